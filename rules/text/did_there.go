package text

import (
	"strings"

	"gotaku/rules/ability"
)

// What …したなら says besides what was done: where it was put, 手札に戻したなら, デッキの下に置いたなら. It is said of what was to go
// there, and of nothing that was to go elsewhere.

// wentThere are the ways in which a zone's own words say that a card goes there.
var wentThere = []struct{ ends, did, not string }{
	{"加える", "加えた", "加えなかった"},
	{"置く", "置いた", "置かなかった"},
	{"出す", "出した", "出さなかった"},
}

// DidThereRows are such sentences, of each zone in the words in which cards go there.
func DidThereRows(zones []ZoneWord) (rows []Row) {
	add := func(place, did, not string, deeds ...ability.Effect) {
		for _, by := range []struct {
			id, ja string
			they   bool
		}{{"", "", false}, {"they ", "相手が", true}} {
			rows = append(rows,
				Row{Quiet: true, ID: by.id + "did, " + place + did, NT: "s1", JA: by.ja + "‹|それを|それらを›" + place + "に" + did + "‹なら|ならば|場合|ら›‹、|›{+:s2}", Node: Clause{Did: true, They: by.they, Deeds: deeds}},
				Row{Quiet: true, ID: by.id + "did not, " + place + not, NT: "s1", JA: by.ja + "‹|それを|それらを›" + place + "に" + not + "‹なら|ならば|場合|ら›‹、|›{+:s2}", Node: Clause{DidNot: true, They: by.they, Deeds: deeds}})
		}
	}
	for _, z := range zones {
		switch z.Zone {
		case ability.Deck:
			add(z.JA, "戻した", "戻さなかった", &ability.Move{To: At(ability.Deck)})
			for _, end := range []struct {
				ja  string
				pos ability.Position
			}{{"の上", ability.Top}, {"の下", ability.BottomP}} {
				to := &ability.Move{To: ability.Place{Zone: ability.Deck, Pos: end.pos}}
				add(z.JA+end.ja, "置いた", "置かなかった", to)
				add(z.JA+end.ja, "戻した", "戻さなかった", to)
			}
			continue
		case ability.Hand_:
			add(z.JA, "戻した", "戻さなかった", &ability.Move{How: ability.Return})
		}
		for _, w := range wentThere {
			if strings.HasSuffix(z.Put, w.ends) {
				add(z.JA, w.did, w.not, &ability.Move{To: At(z.Zone)}, &ability.Find{To: At(z.Zone)}, &ability.Make{To: At(z.Zone)})
			}
		}
	}
	return rows
}

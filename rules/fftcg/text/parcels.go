package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What becomes of each part of the cards that were looked at, said in one sentence in English: add 1 card among them to your hand and put 1
// card at the bottom of your deck, then put the remaining card on top of your deck. Of what is only counted the cards looked at are meant.

// parcelRows are those rows.
func parcelRows() []text.Row {
	looked := ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}
	rest := func(e ability.Effect) bool {
		m, is := e.(*ability.Move)
		return is && m.What.Sel == nil && m.What.Ref.Kind == ability.Rest
	}
	some := func(v any) bool { m := v.(*ability.Move); return m.What.Sel != nil || rest(m) }
	ends := func(v any) bool {
		es := v.([]ability.Effect)
		for _, e := range es[:len(es)-1] {
			if rest(e) {
				return false
			}
		}
		return rest(es[len(es)-1])
	}
	rows := []text.Row{
		{Quiet: true, ID: "some of them", NT: "parcelled", EN: "{Sel:taken}", Node: ability.What{}},
		{Quiet: true, ID: "so many of them", NT: "parcelled", EN: "{Sel.N.N:ncard}", Node: ability.What{Sel: &looked}},
		{Quiet: true, ID: "so many, of them", NT: "parcelled", EN: "{Sel.N:count}", Node: ability.What{Sel: &looked}},
		{Quiet: true, ID: "what is left of them", NT: "parcelled", EN: "{Ref:ref}", Node: ability.What{}},
		{Quiet: true, ID: "each of two parts of them", NT: "chain", EN: "{0:parcel}‹,|› ‹and|then|and then› {1:parcelor}", Node: []ability.Effect{nil, nil}, Needs: ends},
		{Quiet: true, ID: "each of three parts of them", NT: "chain", EN: "{0:parcel}‹,| and|, and|, then| and then› {1:parcelor}‹,|› ‹and|then|and then› {2:parcelor}", Node: []ability.Effect{nil, nil, nil}, Needs: ends},
		{Quiet: true, ID: "a part", NT: "parcelor", EN: "{_:parcel}"},
	}
	for _, d := range []struct {
		id, verb, to string
		how          ability.How
		at           ability.Place
	}{
		{"to hand", "add", "to your hand", ability.Put, text.At(ability.Hand_)},
		{"away", "put", "into the Break Zone", ability.Put, text.At(ability.Discards)},
		{"below", "‹put|return|place›", "‹at|to|on› the bottom of your deck‹| in any order›", ability.Put, text.DeckPlace(ability.BottomP, ability.ChosenOrder)},
		{"on top", "‹put|return|place›", "‹on|at|to› ‹|the ›top of your deck‹| in any order›", ability.Put, text.DeckPlace(ability.Top, ability.ChosenOrder)},
		{"out of the game", "remove", "from the game", ability.Banish, text.At(ability.Removed)},
		{"onto the field", "play", "onto the field", ability.Put, text.At(ability.Field)},
		{"onto the field, dull", "play", "onto the field dull", ability.Put, ability.Place{Zone: ability.Field, State: ability.Acted}},
	} {
		node := &ability.Move{How: d.how, To: d.at}
		rows = append(rows, text.Row{Quiet: true, ID: "a part " + d.id, NT: "parcel", EN: d.verb + " {What:parcelled} " + d.to, Node: node, Needs: some})
		if d.how == ability.Put && d.at.Zone != ability.Hand_ && d.at.Zone != ability.Field { // the verb is that of the part before
			rows = append(rows, text.Row{Quiet: true, ID: "a further part " + d.id, NT: "parcelor", EN: "{What:parcelled} " + strings.Replace(d.to, " of your deck", "‹| of your deck›", 1), Node: node, Needs: some})
		}
	}
	return rows
}

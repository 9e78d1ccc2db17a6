package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// overlaid are what is called on top of this card by an effect: to the area that this stands in, and this is put into its soul. Paid for,
// it is a cost.
func overlaid() (rows []text.Row) {
	under := &ability.Move{What: ability.What{Ref: text.ThisRef}, To: ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}}
	for n, how := range [...]string{"払って", "払わずに"} {
		paying := [...]string{"by paying", "without paying"}[n] + " ‹its|the› ‹[call cost]|call cost›"
		const cost, on = "‹【コールコスト】|コールコスト›を", "このカードの上に‹重ね|重ねて›"
		ja := "{0.What:o}‹、|›" + cost + how + "‹、|›" + on + "‹、|›コールする | {0.What:o}‹、|›" + on + "‹、|›" + cost + how + "コールする"
		do := []ability.Effect{&ability.Act{Word: "call to here", N: ability.N(int32(n))}, under}
		may := strings.ReplaceAll(strings.ReplaceAll(ja, "コールする", "コールして‹よい|もよい›"), "{0.", "{Do.0.")
		rows = append(rows, needing(quiet("called on top if wanted, "+paying[:2], "s6", may, "", text.Clause{May: true, Do: do}), func(v any) bool { return oneOfHand(v.(text.Clause).Do) }))
		const onto = " ‹on top of|onto|over› this card"
		en := "call {0.What:o}" + onto + " " + paying + " | call {0.What:o} " + paying + onto
		rows = append(rows, needing(quiet("called on top, "+paying[:2], "chain", ja, en, do), oneOfHand))
	}
	return rows
}

// oneOfHand tells whether one card is called that lies where its fighter may call it from by an effect.
func oneOfHand(v any) bool {
	s := v.([]ability.Effect)[0].(*ability.Act).What.Sel
	return s != nil && (s.N.Op == ability.Exactly || s.N.Op == ability.UpTo) && text.Equal(s.N.N, ability.N(1)) && s.Of.Who == you && len(s.Of.Zone) > 0 && !slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
		return z != ability.Hand_ && z != ability.Discards
	})
}

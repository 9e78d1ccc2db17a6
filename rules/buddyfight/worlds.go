package buddyfight

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// ours are the worlds of the cards that the program brings along.
var ours = [...]string{"dusk", "steel"}

// flagCards are the flags of these worlds: each permits its world and generic cards.
func flagCards() (out []state.Def) {
	for _, id := range ours {
		for _, w := range worlds {
			if w.ID != id {
				continue
			}
			d := card(w.JA, ability.FlagCard).world(id).has(allowing(worldsOf(id, "generic"))).def()
			s := &d.Sides[0]
			s.NameEN = w.EN
			s.Text, s.TextEN = "君は〈"+w.JA+"〉と〈ジェネリック〉のカードを使える。", "You may use <"+w.EN+"> and <Generic> cards."
			s.Card.Abilities[0].Print = s.Text
			d.ID, d.Number = "buddyfight/"+id, "flag-"+id
			out = append(out, d)
		}
	}
	return out
}

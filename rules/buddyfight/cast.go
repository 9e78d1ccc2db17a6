package buddyfight

import "gotaku/rules/ability"

// carryOut carries a cast out: what the card says is resolved, then it goes to the drop
// zone, or with Set to the spell area, where its effect goes on. [1.cast.3.1,
// 1.cast.3.1.note1, 1.cast.3.1.note2, 4.kw.set.1]
func carryOut(k *K, f *frame) {
	set := k.Has(f.Card, keySet)
	k.Resolve(f)
	to := k.Own(ability.Discards, f.Card)
	if set {
		to = k.Place(ability.SpellArea, f.By)
	}
	k.Do(event{Verb: ability.Moved, Card: f.Card, To: to, Seat: f.By})
}

package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// equip makes the named equipment and links it to a follower. [14.5.2.2]
func equip(k *K, f *frame, r ref, name string) rules.Extent {
	if !k.In(r, ability.Field) || k.Chars(r).Kinds&ability.Follower == 0 {
		return rules.Nothing
	}
	face := k.Pool.Token(name)
	s := k.State.Card(r).Master
	if face == 0 {
		return rules.Nothing
	}
	made := k.Do(event{Verb: ability.Created, To: k.Place(ability.Equipment, s), Slot: int32(face), Name: name, Tag: state.TagMade, Seat: s, Src: f.Src}) // 14.5.2.2.1
	if len(made) == 0 || !k.Here(made[0].New) {
		return rules.Nothing
	}
	token := made[0].New
	k.Do(event{Verb: state.Linked, Card: token, Obj: r, Seat: s}) // 14.5.2.2.2
	k.Do(event{Verb: ability.EquippedV, Card: r, Obj: token, Seat: s, Src: f.Src})
	return rules.Full
}

// equipment: without its bearer it is erased [11.11.1]; else it has its bearer's master [11.11.2].
func equipment(k *K, into []event) []event {
	if k.Count(ability.Equipment, 0)+k.Count(ability.Equipment, 1) == 0 {
		return into
	}
	for _, s := range k.Seats() {
		for _, r := range k.Cards(ability.Equipment, s) {
			host := k.State.Card(r).Host
			if !k.In(host, ability.Field) {
				into = append(into, event{Verb: ability.Moved, Card: r, Tag: state.TagErased, Seat: s, To: state.Place{Of: state.Nobody}})
			} else if m := k.State.Card(host).Master; m != s {
				into = append(into, event{Verb: ability.Moved, Card: r, Tag: state.TagRule, Seat: s, To: k.Place(ability.Equipment, m)})
			}
		}
	}
	return into
}

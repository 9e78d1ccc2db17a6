package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Act carries out a word of card texts that is a procedure of this rulebook. A word
// without a procedure is carried out by hand.
func (game) Act(k *K, f *frame, a *ability.Act, on []ref) rules.Extent {
	switch a.Word {
	case "freeze":
		return freeze(k, f, on)
	case "heal":
		return heal(k, f, on)
	case "attack again":
		for _, r := range on {
			k.Tally(tallyCame, state.Nobody, r, -1, ability.ThisTurn) // 10.1.2.1.2
		}
		return rules.Full
	case "main phase":
		return addMain(k)
	case "skip their attack phase":
		return skip(k, f.By, skipAttack)
	case "skip their main phases":
		return skip(k, f.By, skipMain)
	case "retarget":
		return retarget(k, f, a, on)
	case "use again":
		return rules.UseAgain(k, f)
	case "remove after use":
		return removeAfterUse(k, f.By, on)
	}
	k.ByHandText(f, a.Word)
	return rules.Full
}

// retarget: a Summon or an ability chooses another in the place of what it chose, if it may choose that. [11.3.3, 11.8.9]
func retarget(k *K, f *frame, a *ability.Act, on []ref) (out rules.Extent) {
	out = rules.Nothing
	for _, r := range on {
		var among []ref
		switch w := &a.With; {
		case w.Ref == this:
			among = []ref{f.Src.Card}
		case w.Sel != nil:
			among = k.Matches(f, &w.Sel.Of)
		}
		out = max(out, rules.Retarget(k, f, r, among, a.With.Sel == nil && a.With.Ref != this))
	}
	return out
}

// freeze: what is frozen does not activate in its controller's next active phase.
// [15.2.4.2]
func freeze(k *K, f *frame, on []ref) rules.Extent {
	batch := k.Batch()
	for _, r := range on {
		if k.In(r, ability.Field) {
			batch = append(batch, event{Verb: state.Flagged, Card: r, Slot: int32(flagFrozen), N: 1, Seat: k.State.Card(r).Master, Src: f.Src})
		}
	}
	return did(k, batch)
}

// heal removes the damage that is marked on characters.
func heal(k *K, f *frame, on []ref) rules.Extent {
	batch := k.Batch()
	for _, r := range on {
		if k.In(r, ability.Field) && k.State.Card(r).Damage > 0 {
			batch = append(batch, event{Verb: healed, Card: r, Seat: k.State.Card(r).Master, Src: f.Src})
		}
	}
	return did(k, batch)
}

func did(k *K, batch []event) rules.Extent {
	if len(batch) == 0 || len(k.Do(batch...)) == 0 {
		return rules.Nothing
	}
	return rules.Full
}

package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Act carries out a word of card texts that is a procedure of this rulebook. A
// word without a procedure is carried out by hand.
func (g game) Act(k *K, f *frame, a *ability.Act, on []ref) rules.Extent {
	switch a.Word {
	case "evolve": // 5.16
		for _, r := range append([]ref(nil), on...) {
			g.evolve(k, f, r)
		}
	case "box": // 5.31
		for _, r := range on {
			k.Do(event{Verb: rules.Flagged, Card: r, Slot: int32(flagBoxed), N: 1, Src: f.Src})
		}
	default:
		k.ByHandText(f, a.Word)
	}
	return rules.Full
}

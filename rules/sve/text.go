package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Act carries out a word of card texts that is a procedure of this rulebook. A
// word without a procedure is carried out by hand.
func (game) Act(k *K, f *frame, a *ability.Act, on []ref) rules.Extent {
	switch a.Word {
	case "evolve", "superevolve": // 5.16, 12.2.4
		var into *ability.Filter
		if a.With.Sel != nil {
			into = &a.With.Sel.Of
		}
		return onEach(on, func(r ref) rules.Extent {
			return evolve(k, f, r, into, a.Word == "superevolve" || f.Arg&withSuper != 0 && r == f.Src.Card)
		})
	case "box": // 5.31
		return onEach(on, func(r ref) rules.Extent { return box(k, f, r) })
	case "operate": // 5.32
		return onEach(on, func(r ref) rules.Extent { return operate(k, f, r) })
	case "transform": // 5.17
		if other := a.With.Sel; other != nil { // one of them, and what is left of them
			first := one(k, f, on)
			done := transform(k, f, first, a.Name)
			return min(done, transform(k, f, rules.Without(on, first), other.Of.Has[0].Value))
		}
		return transform(k, f, on, a.Name)
	case "exchange": // 5.13
		return exchange(k, f, on, k.Named(f, &a.With))
	case "fuse": // 12.18
		return fuse(k, f, a)
	case "eat": // 14.2.1
		return onEach(on, func(r ref) rules.Extent { return eat(k, f, r, times(k.Board, f, &a.N)) })
	case "race": // 14.2.3
		return onEach(on, func(r ref) rules.Extent { return race(k, f, r, times(k.Board, f, &a.N)) })
	case "drive": // 14.4.7.3
		return onEach(on, func(r ref) rules.Extent { return gainDrive(k, f, r) })
	case "drivecheck": // 14.4.5
		for n := times(k.Board, f, &a.N); n > 0; n-- {
			driveCheck(k, f, f.By)
		}
	case "equip": // 14.5.2.2
		return onEach(on, func(r ref) rules.Extent { return equip(k, f, r, a.Name) })
	case "unionburst": // 14.5.1.4
		return onEach(on, func(r ref) rules.Extent { return burst(k, f, r) })
	default:
		k.ByHandText(f, a.Word)
	}
	return rules.Full
}

// Ways: a fusion finds its materials itself. [12.18.2]
func (game) Ways() rules.Ways { return rules.Ways{Reckons: "fuse"} }

// onEach does something to several cards; as much as was done of the least.
func onEach(on []ref, do func(ref) rules.Extent) rules.Extent {
	all := rules.Full
	if len(on) == 0 {
		all = rules.Nothing
	}
	for _, r := range append([]ref(nil), on...) {
		all = min(all, do(r))
	}
	return all
}

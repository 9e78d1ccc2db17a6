package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What a text has moved is read as it was before.

// was is what r was before this text, or what was paid for it, moved it to where it is not in play; false: neither did, or it
// was not seen where it was. [SVE 10.11.1, FF-TCG 11.5.5, 11.11.7, Z/X 813.1, Divine Cross 812.1]
func (x *Text) was(r state.Ref) (state.Ref, bool) {
	moved := x.Slot(state.SlotWas)
	if moved == nil {
		return r, false
	}
	i := slices.IndexFunc(moved.Refs, func(o state.Ref) bool { return o.ID == r.ID })
	if i < 0 || x.B.past(moved.Refs[i]) == nil || x.B.InPlay(x.B.State.Card(r).At.Zone) {
		return r, false
	}
	return moved.Refs[i], true
}

// orWas is what r was before this text moved it, else r.
func (x *Text) orWas(r state.Ref) state.Ref {
	r, _ = x.was(r)
	return r
}

// isOrWas says whether r fits a filter: by what it was before this text took it out of play, unless the filter says where
// it is to lie, and by what it was where it is not seen.
func (x *Text) isOrWas(f *ability.Filter, r state.Ref) bool {
	was, seen := x.was(r)
	if seen && len(f.Zone) == 0 && !x.present && x.B.InPlay(x.B.LastCard(was).At.Zone) {
		return x.Fits(f, was) == Yes
	}
	fit := x.Fits(f, r)
	if fit == Maybe && seen {
		fit = x.judge(f, was, x.B.LastCard(was), x.B.Last(was), true)
	}
	return fit == Yes
}

package text

import "gotaku/rules/ability"

// The way back: which word a reference is printed as.

// word finds the word that comes back to this reference.
func (r *resolver) word(f *ability.Ref) {
	switch f.Kind {
	case ability.Subject, ability.Object:
		if f.Slot == SlotJudged {
			return
		}
		if is := *f; !r.calls(f) && r.died && is.Kind == ability.Subject {
			f.Slot = SlotDied
		} else if *f == is && (is.Kind == ability.Subject && !r.came || is.Kind == ability.Object && !r.hits) {
			r.failed = "subject"
		}
	case ability.Paid:
		if by, ok := r.deedOf(*f); ok {
			*f = by
		}
	case ability.Rest:
		if f.Slot != r.look && (r.look != 0 || f.Slot != r.restOf) {
			r.failed = "残り"
		}
		f.Slot = SlotLook
	case ability.Slot:
		is := *f
		defer func() { r.used[is.Slot] = true }()
		switch {
		case f.Slot == r.user && r.kinds[r.user] != 0: // that Forward
			f.Slot, f.As = SlotUser, r.kinds[r.user]
		case f.Slot == r.user:
			f.Slot = SlotUser
		case r.calls(f):
		case f.Slot == r.former:
			f.Slot = SlotFormer
		case f.Slot == r.latter:
			f.Slot = SlotLatter
		case f.Slot == r.look:
			if by, ok := r.deedOf(*f); ok && !r.within {
				*f = by // 公開したカード
			} else {
				f.Slot = SlotLook
			}
		case f.Slot == r.die:
			f.Slot = slotDie
		case f.Slot == r.named:
			f.Slot = SlotNamed
		case f.Slot == r.wins:
			f.Slot = SlotWins
		default:
			if by, ok := r.deedOf(*f); ok {
				*f = by
			} else if f.Slot == r.lastMoved() {
				f.Slot = SlotMoved
			} else if is == r.did[chosen] && !r.ofTwo(chosen, 0) {
				*f = doneRef(chosen)
			} else {
				r.failed = "slot"
			}
		}
	}
}

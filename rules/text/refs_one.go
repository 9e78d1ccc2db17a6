package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What one reference means.

// oneOf is where the things lie of which one is spoken of; 0: nothing was met, or one thing, or it may be either of two.
func (r *resolver) oneOf() uint8 {
	met := uint8(0)
	if r.it.Kind == ability.Slot && r.it.Slot != unbound && r.many[r.it.Slot] {
		met = r.it.Slot
	}
	switch {
	case r.rest == r.look && r.look != 0: // all that was looked at, or what was left of it?
		return 0
	case r.moved > r.look && r.moved != unbound && r.many[r.moved]:
		return r.moved
	case r.look == 0 || r.look == unbound || met == r.look:
		return met
	case met == 0 && r.many[r.look]:
		return r.look
	}
	return 0
}

// saidOfSome: その中に is said of what a card is, and not of how it is or where it lies.
func saidOfSome(c ability.Cond) bool {
	f := c.Of
	if c.Op != ability.Is || c.Ref.Kind != ability.Slot || f == nil || len(f.Is)+len(f.Not)+len(f.Zone) > 0 || f.Ref != (ability.Ref{}) || f.Who != (ability.Who{}) {
		return false
	}
	return f.Kind != 0 || len(f.Or)+len(f.Num) > 0 || slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Attr != ability.KeywordAttr && p.Attr != ability.CounterAttr })
}

// ref resolves one reference, or with back set finds the word for it.
func (r *resolver) ref(f *ability.Ref) {
	w := ability.ActsOn(r.cur)
	r.acting = w != nil && f == &w.Ref
	if r.back {
		r.word(f)
		return
	}
	if r.saidDestroyed(f) {
		return
	}
	if f.Kind != ability.Slot && f.Slot == SlotJudged {
		f.Slot = 0
		return
	}
	if f.Kind == ability.Subject && f.As != 0 {
		if r.cameAs != 0 && r.cameAs&f.As == 0 {
			r.failed = "場に出た"
		}
		f.As = 0
	}
	if f.Kind == ability.Subject && !r.came || f.Kind == ability.Object && !r.hits {
		r.failed = "場に出た"
	}
	if f.Kind != ability.Slot && f.Kind != ability.Rest {
		return
	}
	switch d, ok := asDone(*f); {
	case !ok:
	case d == chosen && !r.chose(f), d != chosen && !r.settles(f, d):
		r.failed = "reference"
		return
	case f.Slot != SlotIt:
		return
	}
	n := uint8(0)
	switch f.Slot {
	case SlotIt, SlotOne, SlotThat, SlotCard:
		var lies bool
		if n, lies = r.pronoun(f); !lies {
			return
		}
	case slotNear:
		f.Slot = SlotIt
		var lies bool
		if n, lies = r.pronoun(f); !lies || r.itOf == byMove {
			r.failed = doubtful // what was named in what is replaced, and not what was paid
			return
		}
	case SlotFormer:
		n = r.aloneOf(r.former)
	case SlotLatter:
		n = r.aloneOf(r.latter)
	case SlotYours, SlotTheirs:
		if n = r.ofSide(f); n == 0 && f.Slot == SlotTheirs && r.attacksCard() {
			*f = ability.Ref{Kind: ability.Object} // the enemy follower: the one that this attacks
			return
		}
	case SlotLook:
		if n = r.look; n == 0 && f.Kind == ability.Rest {
			n = r.restOf
		}
	case SlotSome:
		n = r.oneOf()
	case slotMore:
		n = r.more
	case SlotMoved:
		n = r.lastMoved()
	case slotDie:
		n = r.die
	case SlotNamed:
		n = r.named
	case SlotWins:
		n = r.wins
	case SlotUser:
		n = r.user
	}
	if n == 0 || n == unbound {
		r.failed = "reference"
		return
	}
	f.Slot = n
	r.used[n] = true
	if len(r.both) > 0 && n == r.both[0] {
		for _, part := range r.both[1:] {
			r.used[part] = true
		}
	}
}

// pronoun resolves "it", and what is called by its kind: it is the slot that is meant. False: what is meant lies in none, and stands in the
// reference, or nothing is meant for sure.
func (r *resolver) pronoun(f *ability.Ref) (slot uint8, lies bool) {
	if f.Slot == SlotCard {
		if f.Slot = SlotIt; (r.earlier || r.given != 0) && r.itOf == byChoice {
			r.failed = doubtful
			return 0, false
		}
	}
	r.ofOne = f.Slot == SlotOne
	it, called := r.antecedent(f.As), f.As != 0
	switch {
	case f.Slot == SlotThat && it == r.it:
		if it = r.besideIt(f.As); it == (ability.Ref{}) {
			r.failed = doubtful
		}
	case r.meansOther(it, f.As), f.As == 0 && r.spoken && !r.heard && !r.gone && (it.Kind == ability.Subject || it.Kind == ability.Object):
		r.failed = doubtful // where this card was spoken of since: if this is dull, activate it
	case f.As == 0 && r.leaderCannot(it):
		if it = (ability.Ref{}); r.itself != noneIt {
			it = ThisRef
		}
	case f.As == 0 && r.gainsEither(it):
		r.failed = doubtful
	case f.Slot == SlotIt && f.As == 0 && r.acting && r.ofThis && r.lang == EN && it.Kind == ability.Slot && r.itOf != byChoice: // put a token into your EX area. If this was evolved, give it Rush
		if it = ThisRef; r.bears(BindRef(r.it.Slot)) {
			r.failed = doubtful
		}
	}
	f.As = 0
	if f.Slot == SlotOne && it.Kind == ability.Slot && r.many[it.Slot] {
		r.failed = "it, of several"
		return 0, false
	}
	if it.Kind != ability.Slot {
		one := f.Slot == SlotOne
		if it == (ability.Ref{}) && r.lang == EN && r.ofEachOne() {
			r.failed = doubtful // each enemy follower can't refresh during its controller's next start phase: each one's, and hardly this card's
			return 0, false
		}
		if it == (ability.Ref{}) && r.lang == EN && r.drewOne {
			r.failed = doubtful // draw a card. Give it Rush: the card that was drawn, or this?
			return 0, false
		}
		if *f = it; f.Kind == ability.NoRef && r.spoken && !called && (r.itself == anyIt || one && r.itself == oneIt) { // that Forward is not this
			*f = ThisRef
		} else if f.Kind == ability.NoRef {
			r.failed = noIt
		}
		return 0, false
	}
	if len(r.both) == 0 || it.Slot != r.both[0] {
		return it.Slot, true
	}
	if r.apart && (r.lang == JA || f.Slot == SlotOne) { // the former does this. It does that: the former, or both?
		r.failed = doubtful
		return 0, false
	}
	return r.bearer(), true
}

// ofEachOne tells whether the current effect is done to several things, of which "its" is said as well as of this card.
func (r *resolver) ofEachOne() bool {
	w := ability.ActsOn(r.cur)
	return !r.acting && r.cur != nil && w != nil && w.Sel != nil && OfSeveral(w.Sel) && w.Sel.Of.Ref == (ability.Ref{}) &&
		!slices.ContainsFunc(w.Sel.Each, func(s ability.Selector) bool { return s.Of.Ref != (ability.Ref{}) }) // it and your leader
}

// meansOther tells whether "it", or what is called by its kind, may be something else than what it would be.
func (r *resolver) meansOther(it ability.Ref, as ability.Kinds) bool {
	if as == 0 && r.acting {
		return r.askedOf != (ability.Ref{}) && it != r.askedOf && r.bears(r.askedOf) // if the discarded card is a Forward, add it to your hand
	}
	if as == 0 {
		return r.chosen && it.Kind != ability.Slot && it.Kind != ability.Object // what was chosen, or what chose it?
	}
	if r.acting || it.Kind != ability.Slot || r.itOf == byChoice || r.kinds[it.Slot]&^ability.SpecialKinds != 0 {
		return false
	}
	return it.Slot == r.look || it.Slot == r.moved // そのゼクスのコスト, of a card that need be none
}

// attacksCard tells whether the ability waits for this card to attack a card on the field of the opponent.
func (r *resolver) attacksCard() bool {
	if len(r.waits) != 1 || len(r.picks) > 0 {
		return false
	}
	e := r.waits[0]
	return e.Verb == ability.AttackV && e.Subj != nil && e.Subj.Ref == ThisRef && e.Obj != nil && slices.Equal(e.Obj.Zone, []ability.Zone{ability.Field}) && e.Obj.Who == Who(ability.Opponent)
}

// aloneOf names one of two things that were chosen together, of which something is said alone; not another than it, that is chosen then.
func (r *resolver) aloneOf(n uint8) uint8 {
	if _, chooses := r.cur.(*ability.Select); !chooses {
		r.apart = true
	}
	return n
}

// ofItself tells whether all that holds is said of the card itself.
func ofItself(es []ability.Effect) bool {
	return !slices.ContainsFunc(es, func(e ability.Effect) bool {
		if f, is := e.(*ability.If); is {
			return !ofItself(f.Then) || !ofItself(f.Else)
		}
		w := ability.ActsOn(e)
		return w == nil || w.Sel != nil || w.Ref != ThisRef
	})
}

// hitsAnother tells whether an event is an attack, or that something is destroyed in one, or that the battle of this card is
// over: there is another in it.
func hitsAnother(e *ability.Event) bool {
	switch e.Verb {
	case ability.AttackV:
		return true
	case ability.Destroyed:
		return e.Kind == ability.CombatDamage || e.Kind == ability.AttackDamage
	case ability.PhaseEnded:
		return e.Phase == ability.BattlePhase && e.Subj != nil && e.Subj.Ref == ThisRef
	}
	return false
}

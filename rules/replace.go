package rules

import (
	"slices"

	"gotaku/rules/ability"
)

// forbidden says why e cannot happen; nil: it can. Prohibition beats permission
// and instruction. [SVE 1.3.3]
func (k *Board) forbidden(e *Event) *Why {
	switch e.Verb {
	case ability.Moved:
		by := ability.AnyDamage
		if e.Src.Via != (AbilityID{}) {
			by = ability.AbilityDamage // an ability does it
		}
		var room [4]ability.Verb
		for _, v := range movedAs(e, k, room[:0]) {
			if w := k.cannotKind(v, e.Card, e.Src.Card, k.actor(e), by); w != nil {
				return w
			}
		}
		return nil
	case ability.DealtDamage:
		return k.cannotKind(ability.TakeDamage, e.Card, e.Obj, k.actor(e), e.Kind)
	case ability.CounterPut: // of that name
		was := k.ofName
		defer func() { k.ofName = was }()
		k.ofName = e.Name
	}
	return k.Cannot(e.Verb, e.Card, e.Obj, k.actor(e))
}

// actor is the seat whose effect or action causes e; Nobody for a rule.
func (k *Board) actor(e *Event) Seat {
	if e.Src.Card == (Ref{}) {
		return Nobody
	}
	return k.LastCard(e.Src.Card).Master
}

// movedAs lists the verbs under which a move is forbidden or replaced.
func movedAs(e *Event, k *Board, vs []ability.Verb) []ability.Verb {
	vs = append(vs, ability.Moved)
	switch e.Tag {
	case TagDestroyed:
		vs = append(vs, ability.Destroyed)
	case TagBanished:
		vs = append(vs, ability.Banished)
	case TagDiscarded:
		vs = append(vs, ability.DiscardedV)
	case TagReturned:
		vs = append(vs, ability.Returned)
	}
	if from, to := k.InPlay(e.From.Zone), k.InPlay(e.To.Zone); from && !to {
		vs = append(vs, ability.Left)
	} else if to && !from {
		vs = append(vs, ability.Entered)
	}
	return vs
}

// Cannot says why verb v may not happen to r, done by object with of seat by.
func (k *Board) Cannot(v ability.Verb, r, with Ref, by Seat) *Why {
	return k.cannotKind(v, r, with, by, ability.AnyDamage)
}

func (k *Board) cannotKind(v ability.Verb, r, with Ref, by Seat, kind ability.DamageKind) *Why {
	if a := k.rule(ability.Cannot, v, r, with, by, kind); a != nil {
		return &Why{Rule: k.Cite("forbidden"), JA: "「" + k.nameOf(a.ctx.src.Card) + "」の効果により、できません。", EN: "Forbidden by the effect of " + k.nameOf(a.ctx.src.Card) + "."}
	}
	return nil
}

func (k *Board) nameOf(r Ref) string {
	if c := k.Last(r); len(c.Names) > 0 {
		return c.Names[0]
	}
	return "?"
}

// Rules says whether any effect of that mode is about verb v at all.
func (k *Board) AnyRule(m ability.RuleMode, v ability.Verb) bool {
	k.settle()
	return k.board.ruled[m]&(1<<v) != 0
}

// Ruled says whether an effect of that mode holds for verb v on r.
func (k *Board) Ruled(m ability.RuleMode, v ability.Verb, r, with Ref) bool {
	return k.rule(m, v, r, with, Nobody, ability.AnyDamage) != nil
}

func (k *Board) rule(m ability.RuleMode, v ability.Verb, r, with Ref, by Seat, kind ability.DamageKind) *active {
	if k.settle(); k.board.ruled[m]&(1<<v) == 0 {
		return nil
	}
	for i := range k.board.rules {
		a := &k.board.rules[i]
		c, ok := a.clause.(*ability.Rule)
		if !ok || c.Mode != m || c.Verb != v || c.Name != "" && c.Name != k.ofName || c.Kind != ability.AnyDamage && !kindFits(c.Kind, kind) {
			continue
		}
		if c.By.Side != ability.AnySide && (by == Nobody || !a.ctx.isSeat(c.By, by)) {
			continue
		}
		if w := &c.What; w.Sel == nil && w.Ref.Kind == ability.NoRef && w.Who.Side != ability.AnySide { // about a player
			if by == Nobody || !a.ctx.isSeat(w.Who, by) || c.With != nil && !k.meant(a, c.With, r) {
				continue
			}
			return a
		}
		if !k.concerns(a, r) || c.With != nil && a.ctx.fits(c.With, with) != Yes {
			continue
		}
		return a
	}
	return nil
}

// meant says whether what a player may not do is done to r by what With means.
func (k *Board) meant(a *active, with *ability.Filter, r Ref) bool {
	f, ok := asUsed(with, k.using)
	return ok && a.ctx.fits(&f, r) == Yes
}

// Allowed says whether an effect lets seat by do v with r. [SVE 1.3.1]
func (k *Board) Allowed(v ability.Verb, r Ref, by Seat) bool {
	return k.rule(ability.May, v, r, Ref{}, by, ability.AnyDamage) != nil
}

// kindFits: attack damage is combat damage too. [SVE 5.14]
func kindFits(asked, is ability.DamageKind) bool {
	return asked == ability.AnyDamage || asked == is || asked == ability.CombatDamage && is == ability.AttackDamage
}

// concerns says whether r is among the objects of an effect.
func (k *Board) concerns(a *active, r Ref) bool {
	if a.mod != nil && a.mod.Fixed {
		return slices.Contains(a.mod.On, r)
	}
	w := whatOf(a.clause)
	if w == nil {
		return true
	}
	if w.Sel != nil {
		return a.ctx.fits(&w.Sel.Of, r) == Yes || a.ctx.kept(&w.Sel.Of, r)
	}
	return slices.Contains(a.ctx.refs(w.Ref), r)
}

// replace applies replacement effects to each event of a batch: its own first,
// then in the order its chooser gives; each at most once. [SVE 10.10]
func (k *Kernel) replace(evs []Event) []Event {
	if !k.replaceable(evs, k.replacing) {
		return evs
	}
	var out []Event
	for _, e := range evs {
		out = append(out, k.replaceOne(e)...)
	}
	return out
}

// replaceable says whether any effect bears on any of evs.
func (k *Board) replaceable(evs []Event, but []NodeRef) bool {
	k.settle()
	if !k.board.instead {
		return false
	}
	for i := range k.board.rules {
		for j := range evs {
			if k.bears(&k.board.rules[i], &evs[j], but) {
				return true
			}
		}
	}
	return false
}

func (k *Kernel) replaceOne(e Event) []Event {
	var used []NodeRef
	for {
		fit := k.replacements(&e, used, k.replacing)
		if len(fit) == 0 {
			return []Event{e}
		}
		n := 0
		if len(fit) > 1 {
			n = k.chooseReplacement(&e, fit)
		}
		a := fit[n]
		used = append(used, a.node(k.Book))
		if !k.carryOut(&e, &a, used) || e.N <= 0 && a.clause.(*ability.Instead).N != nil {
			return nil
		}
	}
}

// carryOut does what an effect puts in the place of e: a changed e, or something else
// altogether (false).
func (k *Kernel) carryOut(e *Event, a *active, used []NodeRef) bool {
	in := a.clause.(*ability.Instead)
	if a.mod != nil {
		k.use(a.mod.ID)
	}
	if in.N != nil {
		x := a.ctx
		x.cause = e
		e.N = operate(e.N, in.Op, x.amount(in.N))
		return true
	}
	if len(in.Do) > 0 {
		f := Frame{ID: k.State.NewID(), By: a.ctx.by, Src: a.ctx.src, Bound: a.ctx.bound, Cause: *e, Born: k.State.Now}
		k.replacing = append(k.replacing, used...)
		ext := k.Run(&f, in.Do)
		k.replacing = k.replacing[:len(k.replacing)-len(used)]
		if t, ok := in.Do[0].(*ability.Try); ok && t.May && ext == Nothing {
			return true // declined [Divine Cross 810.3]
		}
		k.replaced++
	}
	return false
}

// Bearing is an effect that would replace an event, or change its amount, and that a
// game carries out itself, in an order of its own.
type Bearing struct {
	By     Seat
	Card   Ref        // the card it comes from
	Op     ability.Op // of the amount
	Amount bool       // it changes the amount
	Steady bool       // by a constant
	Bare   bool       // nothing is done instead
	a      active
}

// Bearings lists the effects that bear on e, in the order of the board.
func (k *Kernel) Bearings(e *Event) []Bearing { return k.bearings(e, k.replacing) }

func (k *Board) bearings(e *Event, but []NodeRef) []Bearing {
	var out []Bearing
	k.settle()
	for _, a := range k.board.rules {
		if !k.bears(&a, e, but) {
			continue
		}
		in := a.clause.(*ability.Instead)
		out = append(out, Bearing{By: a.ctx.by, Card: a.ctx.src.Card, Op: in.Op, Amount: in.N != nil, Steady: in.N != nil && in.N.Op == ability.Const, Bare: in.N == nil && len(in.Do) == 0, a: a})
	}
	return out
}

// CarryOut does what b puts in the place of e; false: something else altogether.
func (k *Kernel) CarryOut(e *Event, b *Bearing) bool {
	return k.carryOut(e, &b.a, []NodeRef{b.a.node(k.Book)})
}

// DoAfter is Do of an event to which these effects have been applied already.
func (k *Kernel) DoAfter(e Event, applied []Bearing) []Event {
	was := len(k.replacing)
	for i := range applied {
		k.replacing = append(k.replacing, applied[i].a.node(k.Book))
	}
	done := k.Do(e)
	k.replacing = k.replacing[:was]
	return done
}

// bears says whether an effect would replace e, or change its amount; those of but have
// done so already.
func (k *Board) bears(a *active, e *Event, but []NodeRef) bool {
	in, ok := a.clause.(*ability.Instead)
	if !ok || !sameKind(in.Of.Verb, e.Verb) || len(but) > 0 && slices.Contains(but, a.node(k.Book)) || !a.ctx.happens(&in.Of, e, Before) {
		return false
	}
	x := a.ctx
	x.cause = e
	return in.If == nil || x.cond(in.If)
}

// NodeRef identifies a continuous effect: the clause and what it is on.
type NodeRef struct {
	Node NodeID
	On   Ref
	Mod  int32
}

func (a *active) node(b *Book) NodeRef {
	n := NodeRef{Node: b.node(a.clause), On: a.on}
	if a.mod != nil {
		n.Mod = a.mod.ID
	}
	return n
}

// replacements lists the effects that would replace e, self-replacements only
// when there is one: those of the very ability that causes e. [SVE 10.10.2.5, 10.10.2.5.1]
func (k *Board) replacements(e *Event, used, but []NodeRef) []active {
	var fit []active
	self := false
	k.settle()
	for i := range k.board.rules {
		a := k.board.rules[i]
		if !k.bears(&a, e, but) || slices.Contains(used, a.node(k.Book)) {
			continue
		}
		mine := e.Src.Via != (AbilityID{}) && a.ctx.src == e.Src
		if mine && !self {
			fit, self = fit[:0], true
		}
		if mine == self {
			fit = append(fit, a)
		}
	}
	return fit
}

func (k *Kernel) chooseReplacement(e *Event, fit []active) int {
	d := Decision{Seat: k.Game.Chooser(k.Board, e), Kind: Choose, Min: 1, Max: 1, Ask: Prompt{Key: "replacement", Rule: k.Cite("replacement")}}
	for i := range fit {
		d.Items = append(d.Items, Item{Card: fit[i].ctx.src.Card.ID, N: int32(i)})
	}
	return int(k.Ask(d).Pick[0].N)
}

// use counts down an effect that works a number of times.
func (k *Kernel) use(id int32) {
	for i := range k.State.Mods {
		if m := &k.State.Mods[i]; m.ID == id && m.Left > 0 {
			if m.Left--; m.Left == 0 {
				k.State.Mods = slices.Delete(k.State.Mods, i, i+1)
			}
			k.Wrote(FactEffects)
			return
		}
	}
}

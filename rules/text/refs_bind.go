package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// binds makes それ mean what a clause bound. What was chosen and not spoken of since is
// chosen for something: then it may be meant as well.
func (r *resolver) binds(slot uint8, by binder) {
	old := r.it
	r.near = 0
	r.earlier = r.earlier || by == byChoice && r.itOf != byChoice && old.Kind == ability.Slot
	r.it, r.other = BindRef(slot), ability.Ref{}
	if r.itOf == byChoice && old.Kind == ability.Slot && !r.used[old.Slot] {
		r.other = old
	}
	if r.itOf == byMove && old == BindRef(r.moved) && !r.used[old.Slot] && !r.many[old.Slot] {
		r.given, r.givenAs = old.Slot, r.kinds[old.Slot]
	}
	r.itOf = by
}

// asksOfNearer refuses what a condition asks of "it", where that was chosen before and something else was moved since that it could
// be asked of as well: choose 1 Forward. Your opponent discards 1 card. If it is a Forward, break it.
func (r *resolver) asksOfNearer(v reflect.Value) {
	if r.near == 0 {
		return
	}
	if a, is := partOf(v).(*ability.Amount); is && a.Op == ability.StatOf && r.saysIt(a.Ref) && !r.doneToIt() {
		if r.byDeed = r.back && a.Ref.Kind == ability.Subject && r.came; !r.byDeed { // the card that entered
			r.failed = doubtful
		}
		return
	}
	c, ok := partOf(v).(*ability.Cond)
	if !ok {
		return
	}
	it := r.saysIt
	switch {
	case c.Op == ability.Is && it(c.Ref):
		if c.Of != nil && (len(c.Of.Is)+len(c.Of.Not) > 0 || r.near == unbound && r.notDrawn(c.Of) || !r.isOf(BindRef(r.near), anyKind(c.Of))) {
			return // only what was chosen stands or rests, or is of that kind
		}
	case r.back && c.Op == ability.Compare && c.L.Op == ability.NumberIn: // how many they are is said by what was done to them
		return
	case c.Op == ability.Compare && (it(c.L.Ref) || it(c.R.Ref)):
	default:
		return
	}
	r.failed = doubtful
}

// asksOfKind refuses a condition on the kind of what was chosen, made or moved as one of certain kinds, where it always or never
// is what is asked: what is meant is something else that was met. 手札1枚を捨てる。フォロワー1体を選ぶ。それがスペルなら.
func (r *resolver) asksOfKind(c *ability.Cond) {
	for i := range c.Args {
		r.asksOfKind(&c.Args[i])
	}
	if c.Op != ability.Is || c.Of == nil || c.Ref.Kind != ability.Slot || c.Of.Kind&^ability.SpecialKinds == 0 {
		return
	}
	is, asked := r.kinds[c.Ref.Slot], c.Of.Kind
	if is&^ability.SpecialKinds == 0 {
		return
	}
	if !is.Fit(asked&^ability.SpecialKinds) || is&^ability.SpecialKinds&^asked == 0 && Equal(*c.Of, ability.Filter{Kind: asked &^ ability.SpecialKinds}) {
		r.failed = doubtful
	}
}

// gives remembers a card that is paid: what is chosen then may not be what "it" is, of which a number is asked.
func (r *resolver) gives(costs []ability.Cost) {
	for i := range costs {
		if m, ok := costs[i].Do.(*ability.Move); ok && m.What.Sel != nil && !OfSeveral(m.What.Sel) && m.What.Sel.Of.Ref != ThisRef {
			r.given, r.givenAs = unbound, r.kindsIn(m.What.Sel)
		}
	}
}

// countsOfGiven refuses a number of "it", where that was chosen behind what was discarded or paid for it, of which it could be
// asked as well: discard a follower. If you do, select an enemy follower. Deal it damage equal to its attack.
func (r *resolver) countsOfGiven(v reflect.Value) {
	a, ok := partOf(v).(*ability.Amount)
	if !ok || a.Op != ability.StatOf || r.given == 0 || r.itOf != byChoice || r.it.Kind != ability.Slot || r.it == BindRef(r.given) {
		return
	}
	if f := a.Ref; f.Kind != ability.Slot || r.back && f != r.it || !r.back && !r.saysIt(f) {
		return
	}
	if k := r.kinds[r.it.Slot]; k == 0 || r.givenAs == 0 || k&r.givenAs != 0 || a.Stat == ability.CostStat {
		r.failed = doubtful
	}
}

// antecedent is what それ means in the current effect: what can bear it, and is of the kinds
// said, if any are. Where both could, nothing is meant for sure.
func (r *resolver) antecedent(as ability.Kinds) ability.Ref {
	if r.calledAsMet(as) || r.eitherAsked(as) || r.eitherPassed(as) {
		r.failed = doubtful
		return r.it
	}
	if r.it == (ability.Ref{}) && len(r.either) > 0 {
		it := r.ofEither(as)
		if it == (ability.Ref{}) && !r.back {
			r.failed = doubtful
		}
		return it
	}
	if r.other == (ability.Ref{}) {
		if !r.isOf(r.it, as) && r.user != 0 && r.kinds[r.user] != 0 && r.kinds[r.user].Fit(as) {
			return BindRef(r.user) // it was an ability of a Forward: that Forward
		}
		if set := (ability.Ref{Kind: ability.Subject}); r.came && !r.isOf(r.it, as) && as&r.subjKinds&^ability.SpecialKinds != 0 && r.isOf(set, as) && !r.metSuch(as) {
			return set // whenever an amulet enters, select a follower and deal it damage equal to that amulet's cost
		}
		if !r.isOf(r.it, as) {
			if was, ok := r.doneTo(as); ok {
				return was
			}
			r.failed = "it, of another kind"
		}
		return r.it
	}
	it, other := r.bears(r.it), r.bears(r.other)
	if _, permits := r.cur.(*ability.Rule); r.cur != nil && !permits && !r.acting && as == 0 { // it is spoken of, and nothing is done to it
		it, other = true, true
	}
	if it, other = it && r.isOf(r.it, as), other && r.isOf(r.other, as); !it && !other && as != 0 {
		r.failed = "it, of another kind"
	}
	switch {
	case it && other:
		r.failed = doubtful
	case other:
		return r.other
	}
	return r.it
}

// metSuch tells whether something of that kind was met since the ability was set off.
func (r *resolver) metSuch(as ability.Kinds) bool {
	for slot := uint8(1); slot <= r.next; slot++ {
		if k := r.kinds[slot] &^ ability.SpecialKinds; k == 0 || k&as != 0 {
			return true
		}
	}
	return false
}

// calledAsMet tells whether it is called by the kind of what the trigger waits for, and what was chosen since was called by none:
// 他のゼクスが登場した時、リソースのカードを選び…、そのゼクスを is hardly the card that was paid with.
func (r *resolver) calledAsMet(as ability.Kinds) bool {
	return r.it.Kind == ability.Slot && r.kinds[r.it.Slot]&^ability.SpecialKinds == 0 && as&r.subjKinds&^ability.SpecialKinds != 0
}

// isOf tells whether what a reference means may be of one of the kinds that a text calls it.
func (r *resolver) isOf(f ability.Ref, as ability.Kinds) bool {
	k := r.subjKinds
	switch f.Kind {
	case ability.Slot:
		k = r.kinds[f.Slot]
	case ability.Subject, ability.Object:
	default:
		return true
	}
	return as == 0 || k&^ability.SpecialKinds == 0 || k.Fit(as)
}

// bearer is the one of two things chosen together that alone can bear the current effect;
// else all are meant.
func (r *resolver) bearer() uint8 {
	if len(r.both) != 3 {
		return r.both[0]
	}
	former, latter := r.bears(BindRef(r.both[1])), r.bears(BindRef(r.both[2]))
	switch {
	case former && !latter:
		return r.both[1]
	case latter && !former:
		return r.both[2]
	}
	return r.both[0]
}

// bears tells whether the current effect could be done to what lies where this does.
func (r *resolver) bears(f ability.Ref) bool {
	where := r.subject
	if f.Kind == ability.Object && r.chosen { // what it was chosen by lies elsewhere
		where = 0
	}
	if f.Kind == ability.Paid { // where it was put
		if where = 0; 0 < f.Slot && int(f.Slot) <= len(r.costs) {
			if m, moves := r.costs[f.Slot-1].Do.(*ability.Move); moves {
				where = PlacesOf([]ability.Zone{m.To.Zone})
			}
		}
	}
	if f.Kind == ability.Slot {
		if where = r.at.slot[f.Slot]; f.Slot == unbound {
			where = r.at.slot[0]
		}
	}
	return r.cur == nil || r.at.could(r.cur, where)
}

// ofUser makes a condition on whose ability it is that was cancelled one on that card: what was cancelled is not there any
// more. Of which kind the card is said to be is remembered.
func (r *resolver) ofUser(c *ability.Cond) {
	switch {
	case c.Op == ability.Not && len(c.Args) == 1:
		r.ofUser(&c.Args[0])
	case c.Op != ability.Is || c.Of == nil || r.user == 0:
	case r.back && c.Ref.Slot == SlotUser:
		r.kinds[r.user] = anyKind(c.Of)
	case !r.back && c.Ref == r.it && len(c.Of.Rel) == 1 && c.Of.Rel[0].Kind == ability.AbilityOf && r.it.Kind == ability.Slot:
		in := c.Of.Rel[0].In
		if in == nil || r.kinds[r.it.Slot]&ability.AbilityObjects&^c.Of.Kind != 0 {
			r.failed = "ability of"
			return
		}
		f := Clone(*in).(ability.Filter)
		f.Who = c.Of.Who
		c.Ref, c.Of = BindRef(r.user), &f
		r.used[r.user], r.kinds[r.user] = true, anyKind(&f)
	}
}

// slot binds one field: a new number, or on the way back the mark of a binder.
func (r *resolver) slot(f *uint8, mark uint8) uint8 {
	if r.back {
		n := *f
		*f = mark
		if n == 0 {
			return unbound
		}
		return n
	}
	if r.next >= 200 {
		r.failed = "too many references"
		return unbound
	}
	r.next++
	*f = r.next
	return r.next
}

// use is an ability that was chosen, and of what kinds the card is of which it was said to be one.
type use struct {
	slot  uint8
	kinds ability.Kinds
}

// bind gives a clause the slots of what it binds; parts are those of things that it chooses
// together.
func (r *resolver) bind(e ability.Effect, parts []uint8) {
	switch e := e.(type) {
	case *ability.Select:
		r.binds(r.slot(&e.Slot, SlotNew), byChoice)
		r.does(chosen, r.it, r.kindsIn(&e.Sel))
		r.many[r.it.Slot], r.kinds[r.it.Slot] = OfSeveral(&e.Sel), r.kindsIn(&e.Sel)
		if r.itsUse = (use{}); !OfSeveral(&e.Sel) {
			for _, x := range e.Sel.Of.Rel {
				if x.Kind == ability.AbilityOf && x.In != nil {
					r.itsUse = use{r.it.Slot, x.In.Kind}
				}
			}
		}
		if len(parts) > 0 {
			r.both = append([]uint8{r.it.Slot}, parts...)
			r.itOf = byMove // the former and the latter are words of their own
		}
	case *ability.Make:
		r.binds(r.slot(&e.Bind, SlotNew), byMaking)
		r.notes(e, r.it.Slot)
	case *ability.Ask:
		r.ask(e)
	case *ability.Find:
		r.binds(r.slot(&e.Bind, SlotNew), bySearch)
		r.many[r.it.Slot], r.kinds[r.it.Slot] = OfSeveral(&e.Sel), r.kindsIn(&e.Sel)
		r.notes(e, r.it.Slot)
	case *ability.Draw:
		if e.Show { // what everybody has seen is known in the hand
			r.binds(r.slot(&e.Bind, SlotNew), bySearch)
			r.many[r.it.Slot] = !Equal(e.N, ability.N(1))
			return
		}
		if r.draws {
			r.moved = r.slot(&e.Bind, 0)
		}
		r.drawnNear(e)
	case *ability.Cancel:
		r.user = r.slot(&e.Bind, 0)
		if r.kinds[r.user] = 0; e.What.Sel == nil && r.it.Kind == ability.Slot && r.it.Slot == r.itsUse.slot { // an ability of a Forward: that Forward
			r.kinds[r.user] = r.itsUse.kinds
		}
	case *ability.Look:
		r.look = r.slot(&e.Bind, SlotNew)
		r.binds(r.look, byMaking)
		r.many[r.look] = e.N == nil || !Equal(*e.N, ability.N(1))
		r.left = 0
		if e.N != nil && e.N.Op == ability.Const {
			r.left = e.N.N
		}
		if e.Until != nil { // what was looked for is it
			r.binds(r.slot(&e.Met, SlotNew), byMaking)
			r.many[r.it.Slot], r.kinds[r.it.Slot] = OfSeveral(e.Until), r.kindsIn(e.Until)
		}
		r.notes(e, r.look)
	case *ability.Move:
		r.bindMove(e)
	case *ability.Turn:
		if e.What.Sel != nil { // it stays where it is, and is "it" no more than before: it is only counted, and named by what was done
			n := r.slot(&e.Bind, 0)
			r.many[n], r.kinds[n] = OfSeveral(e.What.Sel), r.kindsIn(e.What.Sel)
			r.notes(e, n)
		}
	case *ability.Play:
		r.bindBrought("", &e.What, &e.Bind)
	case *ability.Act:
		r.bindBrought(e.Word, &e.What, &e.Bind)
	case *ability.Give:
		r.becomes(e)
	case *ability.CostChange: // used up by the first of several
		if !r.back && e.For.Until == ability.Uses && e.For.N == 1 && e.What.Ref.Kind == ability.Slot && r.many[e.What.Ref.Slot] {
			r.failed = "a cost of each of several"
		}
	}
}

// becomes remembers what kinds a thing that was met has besides, or in their place.
func (r *resolver) becomes(e *ability.Give) {
	switch f := e.What.Ref; {
	case e.Kinds == 0:
	case f.Kind == ability.Slot && r.kinds[f.Slot] != 0:
		r.kinds[f.Slot] |= e.Kinds
	case f.Kind == ability.Subject && r.subjKinds != 0:
		r.subjKinds |= e.Kinds
	}
}

// kindsIn are the kinds that what is chosen may be of; 0: any.
func (r *resolver) kindsIn(s *ability.Selector) (k ability.Kinds) {
	if len(s.Each) == 0 {
		if k = anyKind(&s.Of); k == 0 {
			k = r.at.w.holds(s.Of.Zone)
		}
		return k
	}
	for i := range s.Each {
		of := r.kindsIn(&s.Each[i])
		if of == 0 {
			return 0
		}
		k |= of
	}
	return k
}

// OfSeveral tells whether more than one thing may be chosen.
func OfSeveral(s *ability.Selector) bool {
	switch {
	case len(s.Each) > 0 && !s.Or:
		return true
	case len(s.Each) > 0:
		return slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return OfSeveral(&e) })
	case s.N.Op == ability.All && s.Of.Depth != nil:
		return !Equal(*s.Of.Depth, ability.N(1))
	}
	return several(s.N)
}

// counted binds those of the things in a slot that something really was done to: what was chosen to be destroyed may have stayed, and who
// counts what was destroyed does not count it. It returns where they are bound.
func (r *resolver) counted(e *ability.Move, slot uint8) uint8 {
	r.notes(e, slot)
	ways := r.at.w.doings(e)
	n := r.slot(&e.Bind, 0)
	for _, d := range ways {
		r.really[d] = n
	}
	return n
}

// bindMove binds what moved: what of several that were looked at is put somewhere is it
// from then on, and so is what else was chosen to be moved where nothing was bound.
func (r *resolver) bindMove(e *ability.Move) {
	if e.What.Sel == nil {
		if e.What.Ref.Kind == ability.Rest {
			if r.rest = r.look; r.itOf == byMove && r.left == 1 { // one of two was put there, and the other here: it may be either
				r.other = e.What.Ref
			}
		}
		if is := r.acted; is.Kind == ability.Slot && is.Slot == r.oneOfIt && e.How != ability.Reveal && e.How != ability.Break && e.How != ability.Destroy { // what is to be destroyed may stay
			r.restOf = r.among
		}
		if is := r.acted; is.Kind == ability.Slot {
			r.put = r.counted(e, is.Slot)
			if !r.many[is.Slot] && e.To.Zone == ability.Discards {
				r.given, r.givenAs = is.Slot, r.kinds[is.Slot]
			}
		}
		return
	}
	f := &e.What.Sel.Of
	among := slices.ContainsFunc(f.Rel, func(x ability.Rel) bool {
		return x.Kind == ability.InSlot && (x.Of == BindRef(r.look) || x.Of == BindRef(SlotLook))
	})
	r.moved, r.movedKind = r.slot(&e.Bind, 0), f.Kind
	r.many[r.moved], r.kinds[r.moved] = OfSeveral(e.What.Sel), r.kindsIn(e.What.Sel)
	r.notes(e, r.moved)
	switch {
	case among:
		if n := e.What.Sel.N; n.Op == ability.Exactly && n.N.Op == ability.Const {
			r.left -= n.N.N
		}
		r.it, r.other, r.itOf = BindRef(r.moved), ability.Ref{}, byMove
	case r.it.Kind != ability.Slot:
		r.other, r.it, r.itOf = r.it, BindRef(r.moved), byMove
	case r.itOf != byChoice && ofDeck(f): // the top card of a deck is spoken of behind what was done with others
		r.it, r.other = BindRef(r.moved), ability.Ref{}
	case r.itOf != byChoice || r.used[r.it.Slot]:
		r.other = BindRef(r.moved)
	default:
		r.near = r.moved
	}
	if ofDeck(f) {
		r.look = r.moved // その中: of what came from the deck
	}
}

// lastMoved is what was moved last; where nothing was, but what was chosen before, that.
func (r *resolver) lastMoved() uint8 {
	if r.moved != 0 && r.moved != unbound {
		return r.moved
	}
	return r.put
}

// besideIt is what is called by its kind beside "it": one thing that was moved, or the one that entered. No reference: neither can be
// meant, or both can.
func (r *resolver) besideIt(as ability.Kinds) (is ability.Ref) {
	could := func(f ability.Ref, known ability.Kinds) bool {
		return f != r.it && known != 0 && r.isOf(f, as)
	}
	n := r.moved
	if n != 0 && n != unbound && !r.many[n] && could(BindRef(n), r.kinds[n]) {
		is = BindRef(n)
	}
	if r.came && could(r.met, r.subjKinds) {
		if is != (ability.Ref{}) {
			return ability.Ref{}
		}
		is = r.met
	}
	if r.other != (ability.Ref{}) && r.other != is && r.isOf(r.other, as) {
		return ability.Ref{}
	}
	return is
}

// ofDeck tells whether cards lie at an end of a deck.
func ofDeck(f *ability.Filter) bool {
	return f.Depth != nil && len(f.Zone) == 1 && f.Zone[0] == ability.Deck
}

// bindBrought binds what a procedure brought into play: it is that from then on. Where something
// was chosen before, either may be meant.
func (r *resolver) bindBrought(word string, w *ability.What, bind *uint8) {
	if w.Sel == nil || !slices.Contains(r.at.w.Brings, word) {
		return
	}
	slot := r.slot(bind, 0)
	r.many[slot], r.kinds[slot] = OfSeveral(w.Sel), r.kindsIn(w.Sel)
	if r.it.Kind == ability.Slot {
		r.other = BindRef(slot)
		return
	}
	r.other, r.it, r.itOf = r.it, BindRef(slot), byMove
}

// ask binds a roll, a name or a number. A reroll rolls into the slot of the roll.
func (r *resolver) ask(e *ability.Ask) {
	again := e.Bind == slotDie
	if r.back {
		again = e.Kind == ability.Die && e.Bind != 0 && e.Bind == r.die
	}
	switch {
	case again && r.back:
		e.Bind = slotDie
	case again && r.die == 0:
		r.failed = "サイコロ"
	case again:
		e.Bind = r.die
		r.used[r.die] = true
	case e.Kind == ability.Die:
		r.die = r.slot(&e.Bind, SlotNew)
	case e.Kind == ability.Janken:
		r.wins = r.slot(&e.Bind, SlotNew)
	default:
		r.named = r.slot(&e.Bind, SlotNew)
	}
}

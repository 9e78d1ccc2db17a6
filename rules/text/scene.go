package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// The walk over what an ability does: where its card and what it bound lie at each place
// of the text, and whether what is done there can be done to them.

// list walks effects in the order of the text.
func (s *scene) list(es []ability.Effect) *never {
	for _, e := range es {
		if why := s.effect(e); why != nil {
			return why
		}
	}
	return nil
}

func (s *scene) effect(e ability.Effect) *never {
	switch e := e.(type) {
	case *ability.If:
		if s.fails(&e.Cond) {
			return neverHolds
		}
		if countsNowhere(&e.Cond) {
			return neverPlaced
		}
		return s.parted(e)
	case *ability.Try:
		declined := *s
		for i := range e.Cost {
			if e.Cost[i].Do != nil {
				if why := s.effect(e.Cost[i].Do); why != nil {
					return why
				}
			}
		}
		if why := s.list(e.Do); why != nil {
			return why
		}
		if why := s.branches(e.Then); why != nil {
			return why
		}
		if why := declined.list(e.Else); why != nil {
			return why
		}
		if e.May || len(e.Else) > 0 {
			s.meet(&declined)
		}
		return nil
	case *ability.Modes:
		return s.branches(e.List...)
	case *ability.Later:
		if doneByItself(e) {
			return s.list(e.Do)
		}
		if f := e.On.Subj; f != nil && f.Ref == ThisRef && s.this == PlacesOf([]ability.Zone{ability.Resolving}) {
			return neverThere // a spell that has been carried out
		}
		if why := (&scene{w: s.w, dict: s.dict}).event(&e.On); why != nil {
			return why
		}
		return (&scene{w: s.w, dict: s.dict}).list(e.Do)
	case *ability.Instead:
		in := &scene{w: s.w, dict: s.dict}
		if s.lasts { // what holds has its card where it works when something else happens instead
			in.this = s.home
			if before, _ := s.when(&e.Of); e.Of.Subj != nil && e.Of.Subj.Ref == ThisRef && s.home.apart(before) {
				return neverThere
			}
		}
		return in.list(e.Do)
	case *ability.Repeat:
		return s.list(e.Do)
	case *ability.EachOf:
		return s.list(e.Do)
	}
	if why := s.parts(reflect.ValueOf(e).Elem()); why != nil {
		return why
	}
	if placeless(e) {
		return neverPlaced
	}
	if ofTwoHands(e) {
		return neverEither
	}
	if m, is := e.(*ability.Make); is && s.unmakable(m) {
		return neverLies
	}
	if why := s.bears(e); why != nil {
		return why
	}
	s.moves(e)
	return nil
}

// unmakable tells whether something is made in play that never is there by its kind: a token that is a spell.
func (s *scene) unmakable(m *ability.Make) bool {
	if !slices.Contains(s.w.Play, m.To.Zone) {
		return false
	}
	names := append([]string{m.Name}, m.Or...)
	for i := range m.Also {
		names = append(names, m.Also[i].Name)
	}
	at := PlacesOf([]ability.Zone{m.To.Zone})
	return slices.ContainsFunc(names, func(name string) bool { return s.w.confined(s.dict[name]).apart(at) })
}

// countsNowhere tells whether a condition counts cards of which nothing says where they lie.
func countsNowhere(c *ability.Cond) bool {
	for _, n := range [...]*ability.Amount{&c.L, &c.R} {
		if slices.Contains(countsCards, n.Op) && n.Of != nil && Unplaced(n.Of) {
			return true
		}
	}
	return slices.ContainsFunc(c.Args, func(a ability.Cond) bool { return countsNowhere(&a) })
}

// placeless tells whether an effect is done to some of the cards that fit, and nothing says
// where they lie: then none would be found.
func placeless(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Select:
		return nowhere(&e.Sel)
	case *ability.Damage:
		return nowhere(e.To.Sel)
	case *ability.Play:
		return nowhere(e.What.Sel)
	case *ability.Change, *ability.Give, *ability.Turn, *ability.Mark, *ability.Move:
		w := ability.ActsOn(e)
		return w != nil && nowhere(w.Sel)
	}
	return false
}

// ofTwoHands tells whether so many of the cards in both players' hands are moved: お互いの手札1枚を捨てる is said of each of them.
func ofTwoHands(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	if !is || m.What.Sel == nil || len(m.What.Sel.Each) > 0 || m.What.Sel.N.Op == ability.All {
		return false
	}
	f := &m.What.Sel.Of
	return f.Who.Side == ability.Each && slices.Contains(f.Zone, ability.Hand_)
}

// nowhere tells whether a selector says neither a place nor of what it takes some.
func nowhere(sel *ability.Selector) bool {
	if sel == nil {
		return false
	}
	for i := range sel.Each {
		if nowhere(&sel.Each[i]) {
			return true
		}
	}
	return len(sel.Each) == 0 && Unplaced(&sel.Of)
}

// Unplaced tells whether a noun phrase says neither where cards lie nor of what they are some.
func Unplaced(f *ability.Filter) bool {
	if len(f.Zone) > 0 || f.Ref != (ability.Ref{}) || InSlot(f) || Fought(f) {
		return false
	}
	for i := range f.Or {
		if Unplaced(&f.Or[i]) {
			return true
		}
	}
	return len(f.Or) == 0
}

// branches walks what may happen of several; behind them only what all leave alone is known.
func (s *scene) branches(lists ...[]ability.Effect) *never {
	out := *s
	for _, l := range lists {
		in := *s
		if why := in.list(l); why != nil {
			return why
		}
		out.meet(&in)
	}
	*s = out
	return nil
}

// parted walks what is done if a condition holds, and if not. Of one of two sorts that were
// chosen from, the condition may tell which it is.
func (s *scene) parted(e *ability.If) *never {
	then := *s
	if c := &e.Cond; c.Op == ability.Is && c.Ref.Kind == ability.Slot && c.Of != nil {
		if at := s.confined(c.Of); at != 0 && s.slot[c.Ref.Slot] != 0 {
			then.slot[c.Ref.Slot] &= at
		}
	}
	if why := then.list(e.Then); why != nil {
		return why
	}
	if why := s.list(e.Else); why != nil {
		return why
	}
	s.meet(&then)
	return nil
}

// meet keeps of what is known what is so in another course of things, too; what is bound
// in one of them only is there only then.
func (s *scene) meet(t *scene) {
	if s.this != t.this {
		s.this = 0
	}
	if s.subj != t.subj {
		s.subj = 0
	}
	for i := range s.slot {
		switch {
		case s.slot[i] == 0:
			s.slot[i] = t.slot[i]
		case t.slot[i] != 0 && s.slot[i] != t.slot[i]:
			s.slot[i] = 0
		}
		if s.only[i] != t.only[i] {
			s.only[i] = 0
		}
	}
}

// parts judges every filter and condition within a node.
func (s *scene) parts(v reflect.Value) (why *never) {
	switch x := partOf(v).(type) {
	case *ability.Filter:
		if contradicts(x) || s.w.turnedThere(x) {
			return neverFits
		}
		if s.w.boundsNone(x) {
			return neverBounded
		}
		if x.Ref.Kind == ability.This && s.this.apart(PlacesOf(x.Zone)) {
			return neverThis
		}
		if s.confined(x).apart(PlacesOf(x.Zone)) {
			return neverLies
		}
	case *ability.Cond:
		if s.fails(x) {
			return neverHolds
		}
	case *ability.Time:
		if x.Until == ability.WhileCond && x.Cond != nil && s.over(x.Cond) {
			return neverHolds
		}
	case *ability.Amount:
		if x.Op == ability.CounterOn && !x.Original && s.ref(x.Ref).apart(PlacesOf(s.w.Board)|PlacesOf(s.w.Keeps)) {
			return neverCounts
		}
		if x.Op == ability.CounterOn && x.Original && !s.ref(x.Ref).apart(PlacesOf(s.w.Board)|PlacesOf(s.w.Keeps)) && !(x.Ref == ThisRef && s.hasLeft()) {
			return neverLeft
		}
		if slices.Contains(countsCards, x.Op) && x.Of != nil && Unplaced(x.Of) {
			return neverPlaced
		}
	case *ability.Event:
		return nil
	}
	EachField(v, func(f reflect.Value) {
		if why == nil {
			why = s.parts(f)
		}
	})
	return why
}

// hasLeft tells whether its card has left play, wherever to.
func (s *scene) hasLeft() bool {
	return (s.this == 0 || s.this.apart(PlacesOf(s.w.Play))) && len(s.on) > 0 && !slices.ContainsFunc(s.on, func(e ability.Event) bool {
		return e.Verb != ability.Left || e.Subj == nil || e.Subj.Ref != ThisRef
	})
}

// bears judges whether what an effect acts on can bear it where it lies.
func (s *scene) bears(e ability.Effect) *never {
	play, board := PlacesOf(s.w.Play), PlacesOf(s.w.Board)
	if s.fixed(e) {
		return neverStays
	}
	if w := ability.ActsOn(e); w != nil && w.Sel == nil && w.Ref.Kind == ability.Subject && s.used {
		return neverBears
	}
	on := func(w ability.What, where Places) *never {
		if s.where(w).apart(where) {
			return neverBears
		}
		return nil
	}
	switch e := e.(type) {
	case *ability.Damage:
		if e.Split && e.To.Sel != nil {
			return neverShared // it is divided among what was chosen before
		}
		return on(e.To, board)
	case *ability.Change:
		if e.Stat < ability.CardStats && e.Stat != ability.CostStat {
			return on(e.What, board|PlacesOf(s.w.Keeps))
		}
	case *ability.Cancel:
		if s.where(e.What).within(play | s.aside()) {
			return neverBears // it has no effect to carry out
		}
	case *ability.Turn:
		if e.To == ability.Acted || e.To == ability.Standing {
			return on(e.What, board)
		}
	case *ability.Move:
		if to := goal(e); to.within(play) && s.kindOnly(e.What).apart(to) {
			return neverLies
		}
		switch e.How {
		case ability.Destroy, ability.KOMove:
			return on(e.What, play|PlacesOf(s.w.Destroys))
		case ability.Break:
			return on(e.What, board)
		case ability.Discard:
			return on(e.What, PlacesOf(s.w.Discards))
		case ability.Put:
			if s.looked && e.To.Zone == ability.Hand_ && e.What.Ref.Kind == ability.Slot && s.where(e.What).within(play) {
				return neverAdded
			}
			if to := PlacesOf([]ability.Zone{e.To.Zone}); e.To.On == nil && e.To.Link == (ability.Ref{}) && e.To.Who == (ability.Who{}) && to.within(play) && s.where(e.What) == to {
				return neverMoves
			}
		}
	case *ability.Mark:
		if !e.Remove && s.where(e.What).within(s.aside()) {
			return neverBears
		}
	case *ability.Act:
		if s.again(e) {
			return neverAgain
		}
		if slices.Contains(s.w.OnBoard, e.Word) {
			return on(e.What, board)
		}
		if slices.Contains(s.w.Brings, e.Word) && s.where(e.What).within(play|PlacesOf([]ability.Zone{ability.Resolving})) {
			return neverPlays // it is in play
		}
	case *ability.Play:
		if s.where(e.What).within(play | PlacesOf([]ability.Zone{ability.Resolving})) {
			return neverPlays // it has been played
		}
	case *ability.Rule:
		if own := e.What.Ref == ThisRef || e.With != nil && e.With.Ref == ThisRef; own && e.Verb == ability.Played && s.this.within(play|board) {
			return neverBears // it has been played
		}
		if s.w.unlent(e) {
			return neverPlays
		}
		if e.With != nil && e.What.Sel != nil && s.w.sameSide(e.Verb, e.What.Sel.Of.Who, e.With.Who) {
			return neverHappens
		}
	case *ability.CostChange:
		if e.Verb == ability.Played && (s.where(e.What).within(play) || s.played && e.What.Ref.Kind == ability.Subject) {
			return neverCost
		}
	case *ability.Give:
		if e.What.Ref == ThisRef && s.kinds != 0 && s.kinds&^s.w.Never == 0 && s.this == PlacesOf([]ability.Zone{ability.Resolving}) && len(e.Words)+len(e.Quoted) > 0 && !e.Take {
			return neverBears // it is never in play, and its use is over
		}
		if s.played && e.What.Ref.Kind == ability.Subject && s.subj.apart(play|board) && !e.Take {
			return neverBears // what was played is never in play
		}
		gone := e.What.Ref == ThisRef && len(s.on) > 0 && s.this.within(PlacesOf(s.w.Down)) // what it is now is another card when it comes back
		if (gone || e.What.Ref.Kind == ability.Slot && s.where(e.What).within(s.aside())) && !e.Take && len(e.Words) > 0 && !slices.ContainsFunc(e.Words, func(w string) bool { return slices.Contains(s.w.Before, w) }) {
			return neverBears
		}
	}
	return nil
}

// unlent tells whether a rule lets cards of a sort be played from where nothing is, or another's.
// What an effect has named may be played wherever it lies.
func (w *World) unlent(r *ability.Rule) bool {
	if len(w.Lent) == 0 || r.Mode != ability.May || r.Verb != ability.Played || r.With == nil || r.With.Ref.Kind == ability.Slot || len(r.With.Zone) == 0 {
		return false
	}
	return r.With.Who.Side == ability.Opponent || !PlacesOf(r.With.Zone).within(PlacesOf(w.Lent))
}

// fixed tells whether what alone can be done to cards that move, stand or rest is done to one
// of those that lie where they do all through the match, or may be.
func (s *scene) fixed(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Move, *ability.Turn:
	case *ability.Act:
		if !slices.Contains(s.w.OnBoard, e.Word) {
			return false
		}
	default:
		return false
	}
	w := ability.ActsOn(e)
	return w != nil && s.where(*w)&PlacesOf(s.w.Stays) != 0
}

// again tells whether something is done to a card to which it has been done, and which it is
// done to once only.
func (s *scene) again(e *ability.Act) bool {
	for v, once := range s.w.Once {
		if !slices.Contains(once.Acts, e.Word) {
			continue
		}
		about := func(k ability.RefKind) bool {
			return len(s.on) > 0 && !slices.ContainsFunc(s.on, func(on ability.Event) bool {
				return on.Verb != v || on.Subj == nil || (on.Subj.Ref.Kind == ability.This) != (k == ability.This)
			})
		}
		switch w := &e.What; {
		case w.Sel != nil:
			return once.of(&w.Sel.Of)
		case w.Ref.Kind == ability.Slot:
			return once.of(s.chose[w.Ref.Slot])
		case w.Ref.Kind == ability.This:
			return about(ability.This)
		case w.Ref.Kind == ability.Subject:
			return about(ability.Subject)
		}
	}
	return false
}

// of tells whether it has happened to all that fits a filter.
func (o *OnceOnly) of(f *ability.Filter) bool {
	return f != nil && (slices.Contains(f.Is, o.Is) || f.Kind&ability.SpecialKinds == o.Kind)
}

// goal is where a move says that things go.
func goal(m *ability.Move) Places {
	if m.To.Zone == ability.NoZone && m.How == ability.Return {
		return PlacesOf([]ability.Zone{ability.Hand_})
	}
	return PlacesOf([]ability.Zone{m.To.Zone})
}

// kindOnly is where alone what an effect acts on can lie, by its kind; 0: it is not known.
func (s *scene) kindOnly(w ability.What) Places {
	switch {
	case w.Sel != nil:
		return s.kindsOnly(w.Sel)
	case w.Ref.Kind == ability.Slot:
		return s.only[w.Ref.Slot]
	}
	return 0
}

func (s *scene) kindsOnly(sel *ability.Selector) (out Places) {
	if len(sel.Each) == 0 {
		if InSlot(&sel.Of) {
			return 0
		}
		return s.confined(&sel.Of)
	}
	for i := range sel.Each {
		p := s.kindsOnly(&sel.Each[i])
		if p == 0 {
			return 0
		}
		out |= p
	}
	return out
}

// aside is where a card keeps nothing that it was given when it goes from there into play.
func (s *scene) aside() Places {
	return PlacesOf(append([]ability.Zone{ability.Hand_, ability.Deck}, s.w.Down...)) &^ PlacesOf(s.w.Keeps)
}

// could tells whether an effect could be done to a card that lies there, and would be said
// of it.
func (s *scene) could(e ability.Effect, where Places) bool {
	board := PlacesOf(s.w.Board) | PlacesOf(s.w.Keeps)
	switch e := e.(type) {
	case *ability.Rule:
		if (e.Mode == ability.May || e.Mode == ability.Ignores) && e.Verb == ability.Played { // what may be played is not in play
			return where == 0 || !where.within(board)
		}
		return !where.apart(board)
	case *ability.Give:
		return !where.apart(board)
	}
	w := ability.ActsOn(e)
	if w == nil {
		return true
	}
	t := &scene{w: s.w, dict: s.dict}
	t.slot[unbound] = where
	in := Clone(e).(ability.Effect)
	*ability.ActsOn(in) = ability.What{Ref: BindRef(unbound)}
	return t.bears(in) == nil
}

// doneByItself tells whether what is done later is done by the ability itself, at a step of
// its own course that has a word and is no event: before the damage that it deals.
func doneByItself(e *ability.Later) bool { return e.On.Verb == ability.NoVerb && e.On.Word != "" }

package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// resolver walks the effects of one ability in the order of its text and turns
// "it", "the former", "the rest" into slots, or, with back set, slots into those
// words. Both ways keep the same state, so a word comes back to the same slot.
type resolver struct {
	back           bool
	within         bool        // what is among the cards that were looked at
	draws          bool        // a draw is counted as a move is: その枚数
	it             ability.Ref // what それ means now
	lang           Lang
	itself         itself
	spoken         bool // the card spoke of itself last
	ofThis         bool // a condition asks of this card, while that is done which hangs on it
	drew, asksIt   bool // and a card was drawn since; a condition asked of it
	drewOne        bool // and it was one card
	former, latter uint8
	both           []uint8 // a slot for things chosen together, and theirs
	look, moved    uint8
	put            uint8          // what was chosen and then moved, where nothing else was moved
	left           int32          // how many of what was looked at were not named since
	more           uint8          // what was looked at, of which so many were taken just now
	rest           uint8          // of what was looked at, what was left has been put somewhere
	asked          *asked         // what a condition asked for behind the trigger
	passed         *asked         // what something was done to since, which no word binds
	costs          []ability.Cost // what the ability is used for
	askedOf        ability.Ref    // what a condition asks of by what was done to it, while that is done which hangs on it
	askedToo       bool           // what was passed could be asked what "it" is asked now
	byDeed         bool           // it is named by what it did, and not "it"
	ofOne          bool           // it says "it" where the language parts that from "them"
	acting         bool           // the reference that is resolved is what the current effect is done to
	earlier        bool           // a card was moved or looked at before something was chosen
	near           uint8          // what was moved since it was chosen what it means, and nothing was said of that
	movedKind      ability.Kinds  // of what was moved
	given          uint8          // what was moved, or paid, before what it means was chosen
	givenAs        ability.Kinds  // of what was paid
	die, named     uint8
	wins           uint8 // how many jankens were won
	user           uint8 // of what was cancelled, whose ability it was
	next           uint8
	used           [256]bool
	many           [256]bool          // more than one thing may be bound there
	kinds          [256]ability.Kinds // what is bound there is one of these; 0: nobody knows
	subjKinds      ability.Kinds      // so of what the trigger waits for
	failed         string
	gone           bool                    // this card was moved when it was spoken of last, and is not there to be "it"
	heard          bool                    // what is waited for speaks of this card itself
	acted          ability.Ref             // what the current move acts on
	cur            ability.Effect          // the effect whose words are resolved
	other          ability.Ref             // what それ may also be, if what is done can be done to it
	met            ability.Ref             // what the trigger waits for, or what happens later
	either         []role                  // what it may be of two cards that were met
	opposite       bool                    // this card is the other of two that were met
	itOf           binder                  // what bound it
	itsUse         use                     // an ability that was chosen, of a card of some kind
	wasAsked       ability.Ref             // of what was asked last what it is
	among, oneOfIt uint8                   // those that were chosen of which one was picked, and that one
	restOf         uint8                   // those, once that one has been moved: the rest is of them, where nothing was looked at
	alone          bool                    // what it says is so all the time: nothing is met but this card
	at             scene                   // where what was bound lies
	did            [manyDone]ability.Ref   // what something was last done to, by what was done
	didKind        [manyDone]ability.Kinds // and of which kinds it is
	really         [manyDone]uint8         // where those of it are bound that it really was done to, where it was chosen before
	twice          [manyDone]bool          // it was done to something else before, of which nothing was said since
	told           [manyDone]bool          // what it was done to last was named by it
	before         [manyDone]ability.Kinds // of which kinds the other is
	cameAs         ability.Kinds           // of what entered
	hits           bool                    // the trigger waits for an attack, or for what is destroyed in battle: there is another in it
	came           bool                    // the trigger waits for something to enter
	died           bool                    // so for something to be destroyed
	diedAs         ability.Kinds           // of what kinds that is
	subject        Places                  // where the subject of the trigger lies
	chosen         bool                    // the trigger waits for something to be chosen
	waits          []ability.Event         // what the trigger waits for, or what happens later
	apart          bool                    // of two things chosen together one was named alone
	butThis        bool                    // all others that are spoken of are others than this card, in so many words
	picks          []pick                  // what was chosen or moved before
	sided          []sided                 // the two that were chosen together last, and whose they were
	groups         []ability.Filter        // of what all has been spoken, by what they have
	theirs         bool                    // what the trigger waits for is the opponent's
	itCame         bool                    // it waits for something of one's own, which may be any: this too, or another
	spell          bool                    // it is what a spell does: there is no card of its own in play
}

// binder is the sort of clause that bound what それ means.
type binder uint8

const (
	byEvent binder = iota
	byChoice
	bySearch
	byMaking
	byMove
)

// itself is which "it" may be the card that spoke of itself, where nothing else is bound.
type itself uint8

const (
	noneIt itself = iota
	oneIt         // it, but not them
	anyIt         // それ is both
)

// unbound stands for a binder that nothing refers to.
const unbound = 250

// doubtful: それ may be either of two. noIt: it means nothing.
const (
	doubtful = "それ"
	noIt     = "it"
)

var refType = reflect.TypeOf(ability.Ref{})

// resolveAbility replaces the words by slots and numbers the slots that are used
// in order of binding.
func (g *Game) resolveAbility(a *ability.Ability, lang Lang, itself itself, butThis bool) (failed string) {
	r := &resolver{draws: g.Lex.DrawsCount, lang: lang, itself: itself, butThis: butThis, at: scene{w: g.Lex.World}}
	r.ability(a)
	if r.failed != "" {
		return r.failed
	}
	var to [256]uint8
	n := uint8(0)
	for i := uint8(1); i <= r.next; i++ {
		if r.used[i] {
			n++
			to[i] = n
		}
	}
	if n > ability.MostSlots {
		return "too many references"
	}
	renumber(reflect.ValueOf(a).Elem(), &to)
	return ""
}

// WordAbility is the way back; a is changed in place.
func (g *Game) WordAbility(a *ability.Ability) bool {
	r := &resolver{back: true, draws: g.Lex.DrawsCount, at: scene{w: g.Lex.World}}
	r.ability(a)
	return r.failed == ""
}

func (r *resolver) ability(a *ability.Ability) {
	r.spell, r.alone = a.Kind == ability.Spell, a.Kind == ability.Static
	if r.back && waitsForRoll(a) {
		r.die = slotDie
	}
	r.subject = r.at.subjects(a.On)
	r.spoken = a.Kind == ability.Static && r.itself == oneIt && len(a.Do) > 0 && ofItself(a.Do) // it gains 1000 power for each counter on it
	for i := range a.On {
		r.refs(reflect.ValueOf(&a.On[i]).Elem())
		r.chosen = r.chosen || a.On[i].Verb == ability.Selected
		r.spoken = r.spoken || isThis(a.On[i].Subj) && (a.On[i].Obj == nil || a.On[i].Verb == ability.Selected) || a.On[i].State != nil && ofThisCard(a.On[i].State)
	}
	r.heard = r.spoken
	r.meets(a.On, cancels(a.Do))
	r.waits = a.On
	r.theirs = len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Subj == nil || e.Subj.Who.Side != ability.Opponent })
	r.itCame = len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Subj == nil || e.Subj.Who.Side == ability.Opponent || e.Subj.Ref == ThisRef || slices.ContainsFunc(e.Subj.Rel, func(x ability.Rel) bool { return x.Kind == ability.Other })
	})
	r.came = len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Verb != ability.Entered || e.Subj == nil || e.Subj.Ref == ThisRef
	})
	r.hits = len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return !hitsAnother(&e)
	})
	if r.came {
		r.cameAs = anyKind(a.On[0].Subj)
	}
	r.dies(a.On)
	for i := range a.Cost {
		r.refs(reflect.ValueOf(&a.Cost[i]).Elem())
	}
	r.paid(a.Cost)
	if a.If != nil {
		r.condition(a.If) // while this is engaged, it has Ward
	}
	if a.Needs != nil {
		r.refs(reflect.ValueOf(a.Needs).Elem())
	}
	r.list(a.Do)
	for i := range a.Args { // what a skill does first may be counted
		r.refs(reflect.ValueOf(&a.Args[i]).Elem())
	}
}

// askedOfObject is what a condition asks what it is, or what number it has, where that is the other in what happened.
func askedOfObject(c *ability.Cond) ability.Ref {
	switch {
	case c.Op == ability.Is && c.Ref.Kind == ability.Object:
		return c.Ref
	case c.Op == ability.Compare && c.L.Op == ability.StatOf && c.L.Ref.Kind == ability.Object:
		return c.L.Ref
	}
	return ability.Ref{}
}

// cancels tells whether something is cancelled: by what this was chosen for, if it was chosen.
func cancels(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		switch e := e.(type) {
		case *ability.Cancel:
			return true
		case *ability.If:
			return cancels(e.Then) || cancels(e.Else)
		case *ability.Try:
			return cancels(e.Then) || cancels(e.Else)
		}
		return false
	})
}

// boundLast is where a list binds what it chose, made, found or moved last; nil: it does nothing of the kind, or binds several things apart.
func boundLast(es []ability.Effect) *uint8 {
	for _, e := range slices.Backward(es) {
		switch e := e.(type) {
		case *ability.Select:
			if len(e.Slots) > 0 {
				return nil
			}
			return &e.Slot
		case *ability.Make:
			return &e.Bind
		case *ability.Find:
			return &e.Bind
		case *ability.Move:
			if e.What.Sel != nil {
				return &e.Bind
			}
		case *ability.Try:
			if then := boundLast(e.Then); then != nil {
				return then
			}
			return boundLast(e.Do)
		case *ability.Look:
			if e.Until != nil {
				return nil
			}
			return &e.Bind
		case *ability.If, *ability.Modes:
			return nil
		}
	}
	return nil
}

// eitherBound lets what is chosen or made in place of something lie where that would, so that what is said of it behind that is said of either:
// 『A』1体を場に出す。それは【守護】を持つ。…なら、代わりに2体.
func (r *resolver) eitherBound(then, otherwise []ability.Effect) {
	if r.back {
		return
	}
	is, was := boundLast(then), boundLast(otherwise)
	if is == nil || was == nil || *is == 0 || *was == 0 || *is == *was {
		return
	}
	from, to := *is, *was
	var as [256]uint8
	for i := range as {
		as[i] = uint8(i)
	}
	as[from] = to
	for i := range then {
		renumber(reflect.ValueOf(&then[i]).Elem(), &as)
	}
	r.used[to], r.many[to] = r.used[to] || r.used[from], r.many[to] || r.many[from]
	if r.kinds[to] |= r.kinds[from]; r.kinds[from] == 0 {
		r.kinds[to] = 0 // nobody knows
	}
	if r.it == BindRef(from) {
		r.it = BindRef(to)
	}
	for d := range r.did {
		if r.did[d] == BindRef(from) {
			r.did[d] = BindRef(to)
		}
		if r.really[d] == from {
			r.really[d] = to
		}
	}
	for _, n := range []*uint8{&r.moved, &r.put, &r.near, &r.look} {
		if *n == from {
			*n = to
		}
	}
}

func (r *resolver) list(es []ability.Effect) {
	listed := false // one kind after the other is asked of the same thing
	for i, e := range es {
		before, apart := *r, i+1 < len(es) && (asksAnew(e, es[i+1]) || listed && asksAlikeOf(e, es[i+1]))
		listed = apart
		if r.effect(e); apart {
			r.branch(before)
			r.spoken, r.drew, r.drewOne = before.spoken, before.drew, before.drewOne
		}
	}
}

func (r *resolver) effect(e ability.Effect) {
	user := r.user
	defer func() {
		if _, is := e.(*ability.Cancel); r.user != user && !is { // it was cancelled only if something holds
			r.kinds[r.user] = 0
		}
	}()
	switch e := e.(type) {
	case *ability.If:
		if r.back { // before its words lose their slots
			r.asksOfKind(&e.Cond)
		}
		r.asksOfReplaced(e)
		named, was, ofThis := !r.back && asksOfDone(&e.Cond), r.askedOf, r.ofThis
		r.condition(&e.Cond)
		if !r.back {
			r.asksOfKind(&e.Cond)
		}
		r.ofUser(&e.Cond)
		before := *r
		r.spoken = r.spoken && (r.back || !slices.ContainsFunc(e.Then, toAnother))
		r.list(e.Else)
		r.branch(before)
		r.spoken = before.spoken
		if of := askedOfObject(&e.Cond); of != (ability.Ref{}) && r.it == (ability.Ref{}) {
			r.it, r.spoken = of, false // フォロワーへの攻撃なら、それに: to what is attacked
		}
		if r.askedOf = (ability.Ref{}); named {
			r.askedOf = e.Cond.Ref
		}
		r.ofThis = asksOfThis(&e.Cond)
		r.list(e.Then)
		r.askedOf, r.ofThis = was, ofThis
		r.eitherBound(e.Then, e.Else)
	case *ability.Try:
		r.refs(reflect.ValueOf(&e.Who).Elem())
		for i := range e.Cost {
			r.refs(reflect.ValueOf(&e.Cost[i]).Elem())
		}
		r.gives(e.Cost)
		undone := *r
		r.list(e.Do)
		before := *r
		r.list(e.Then)
		if len(e.Else) > 0 {
			r.undone(e, undone, before)
		}
		if e.May && r.restOf != undone.restOf { // it may be left with the rest
			r.restOf = 0
		}
	case *ability.Modes:
		for i := range e.More {
			r.refs(reflect.ValueOf(&e.More[i]).Elem())
		}
		for _, m := range e.List {
			before := *r
			r.list(m)
			r.branch(before)
		}
	case *ability.Later:
		r.later(e)
	case *ability.Instead:
		r.instead(e)
	case *ability.EachOf:
		r.refs(reflect.ValueOf(&e.What).Elem())
		before := r.it
		if r.list(e.Do); !takesTurns(e.What.Who) {
			return
		}
		if r.moved != unbound { // one of each of them
			r.many[r.moved] = true
		}
		if r.it != before && r.it.Kind == ability.Slot && r.it.Slot != unbound {
			r.many[r.it.Slot] = true
		}
	case *ability.Repeat:
		r.refs(reflect.ValueOf(&e.N).Elem())
		r.list(e.Do)
		if e.If != nil {
			r.refs(reflect.ValueOf(e.If).Elem())
		}
	default:
		r.plain(e)
		r.takes(e)
		return
	}
	r.more = 0
}

// takes marks what was looked at where so many of it are taken, whatever they are: another is one more of it. What is done with those then
// changes nothing.
func (r *resolver) takes(e ability.Effect) {
	var sel *ability.Selector
	switch e := e.(type) {
	case *ability.Select:
		sel = &e.Sel
	case *ability.Move:
		if sel = e.What.Sel; sel == nil && e.What.Ref.Kind == ability.Slot {
			return
		}
	}
	if r.more = 0; sel != nil && sel.N.Op == ability.Exactly && r.look != 0 && Equal(sel.Of, Related(ability.InSlot, BindRef(r.look))) {
		r.more = r.look
	}
}

// undone resolves what is done if something was not: what that would have been done to was not met, nor was what is met where it
// was done. Where either would be meant, nothing is.
func (r *resolver) undone(e *ability.Try, undone, before resolver) {
	then, spoken := r.it, r.spoken
	if r.branch(undone); then != before.it {
		r.it, r.other, r.spoken = ability.Ref{}, ability.Ref{}, false
	}
	r.list(e.Else)
	if r.spoken = r.spoken || spoken; len(e.Then) == 0 && makesOne(e.Do) && makesOne(e.Else) { // here or there
		r.eitherBound(e.Else, e.Do)
	}
}

// makesOne tells whether all that is done is that something is made.
func makesOne(es []ability.Effect) bool {
	if len(es) != 1 {
		return false
	}
	_, makes := es[0].(*ability.Make)
	return makes
}

// plain resolves one thing that is done: what it names, and what it binds.
func (r *resolver) plain(e ability.Effect) {
	r.cur = e
	was := e
	if r.back { // it loses its slots
		was = Clone(e).(ability.Effect)
	}
	var parts []uint8
	if s, ok := e.(*ability.Select); ok && len(s.Slots) == 2 { // the second may be said to be another than the first
		r.former, r.latter = r.slot(&s.Slots[0], SlotFormer), r.slot(&s.Slots[1], SlotLatter)
		parts = []uint8{r.former, r.latter}
	} else if ok {
		for i := range s.Slots {
			parts = append(parts, r.slot(&s.Slots[i], SlotNew))
		}
	}
	r.others(e)
	r.besideOne(e)
	r.ofChosen(e)
	r.cur = nil
	if r.acted = (ability.Ref{}); !r.back {
		was = e
	}
	if m, ok := was.(*ability.Move); ok {
		r.acted = m.What.Ref
	}
	if w := objectIn(was); w != nil && w.Who == (ability.Who{}) {
		_, moves := was.(*ability.Move)
		r.spoken, r.drew, r.drewOne = w.Ref.Kind == ability.This, false, false
		r.gone = r.spoken && moves
	}
	if d, draws := was.(*ability.Draw); draws {
		r.drew, r.drewOne = true, Equal(d.N, ability.N(1)) && !d.Until
	}
	it := r.it
	r.bind(e, parts)
	r.chosenOf(e, parts)
	if s, chooses := was.(*ability.Select); chooses && slices.ContainsFunc(s.Sel.Of.Rel, func(x ability.Rel) bool { return x.Kind == ability.InSlot && x.Of == it }) {
		r.other = ability.Ref{} // of those that were chosen, the one that was picked is it
		r.oneOfIt = r.it.Slot
	}
	r.passes(was, it)
	r.picked(e)
	r.at.moves(was)
}

// refs resolves every reference inside a node.
func (r *resolver) refs(v reflect.Value) {
	if v.Type() == refType {
		r.ref(v.Addr().Interface().(*ability.Ref))
		return
	}
	if _, ok := Is[ability.Rel](v); ok && !r.within { // その中
		r.within = true
		defer func() { r.within = false }()
	}
	if rel, ok := Is[ability.Rel](v); ok && !r.back && rel.Kind == ability.Other && rel.Of == BindRef(SlotIt) && r.it == (ability.Ref{}) && (r.spoken || r.alone) {
		if r.hits { // or than what it attacks
			r.failed = noIt
			return
		}
		rel.Of = ThisRef // all the others, where nothing was met but the card that speaks
		v.Set(reflect.ValueOf(rel))
	}
	if r.sortsOfOne(v) {
		r.failed = noIt
		return
	}
	r.othersAsked(v)
	r.asksOfNearer(v)
	r.asksOfPassed(v)
	r.countsOfGiven(v)
	if a, ok := Is[ability.Amount](v); ok && r.back && a.Op == ability.NumberIn {
		moved := a.Ref == BindRef(r.moved)
		if d := slices.Index(r.really[:], a.Ref.Slot); d >= 0 && a.Ref.Kind == ability.Slot {
			a.Ref = doneRef(deed(d))
		} else if by, ok := r.deedOf(a.Ref); ok && !(moved && r.draws && a.Of == nil) {
			a.Ref = by
		} else if a.Of == nil && !moved && a.Ref == BindRef(r.lastMoved()) {
			a.Ref.Slot = SlotMoved
		} else if !moved && a.Of == nil {
			r.ref(&a.Ref)
		} else if a.Of == nil {
			a.Ref.Slot = SlotMoved // これにより, not それ
		}
		v.Set(reflect.ValueOf(a))
		return
	}
	if c, ok := Is[ability.Cond](v); ok && r.back && saidOfSome(c) && c.Ref.Slot == r.oneOf() {
		r.used[c.Ref.Slot] = true
		c.Ref.Slot = SlotSome
		v.Set(reflect.ValueOf(c))
		r.refs(v.FieldByName("Of"))
		return
	}
	if a, ok := Is[ability.Amount](v); ok && !r.back && a.Op == ability.NumberIn && a.Of != nil {
		if d, named := asDone(a.Ref); (!named || r.did[d] == BindRef(r.moved)) && Equal(*a.Of, ability.Filter{Kind: a.Of.Kind}) && r.movedKind&^ability.Token == a.Of.Kind {
			a.Of = nil // 破壊したフォロワー, where no other cards can be among them
		}
		v.Set(reflect.ValueOf(a))
	}
	if a, ok := Is[ability.Amount](v); ok && !r.back && a.Op == ability.NumberIn {
		d, named := asDone(a.Ref)
		if named && a.Of != nil && a.Of.Kind != 0 && r.didKind[d] != 0 && !r.didKind[d].Fit(a.Of.Kind&^ability.SpecialKinds) {
			r.failed = noIt // none of what it was done to is of that kind
			return
		}
		if named && r.counts(&a.Ref, d) {
			v.Set(reflect.ValueOf(a))
			r.refs(v.FieldByName("Of"))
			return
		}
	}
	if rel, ok := Is[ability.Rel](v); ok && r.back && rel.Kind == ability.InSlot {
		if rel.Of == BindRef(r.look) {
			rel.Of.Slot = SlotLook
			v.Set(reflect.ValueOf(rel))
			return
		}
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			if v.Kind() == reflect.Interface {
				if e, ok := v.Interface().(ability.Effect); ok {
					r.effect(e)
					return
				}
			}
			r.refs(v.Elem())
		}
	case reflect.Slice:
		for i := 0; i < v.Len(); i++ {
			r.refs(v.Index(i))
		}
	case reflect.Struct:
		for i := 0; i < v.NumField(); i++ {
			switch v.Field(i).Kind() {
			case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Struct:
				r.refs(v.Field(i))
			}
		}
	}
}

package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Text is what a text is read in: whose it is, what it is on, what its slots mean.
type Text struct {
	B     *Board
	By    state.Seat
	Src   state.Source
	Frame *state.Frame // nil for a static ability
	Bound []state.Binding
	Cause *state.Event
	Each  state.Ref  // the object of the innermost EachOf
	That  state.Seat // the player a clause is about, when that has been said; Nobody else
	past  bool       // read objects as they were last
	// An object that has gone fits nothing any more: of what holds for as long as something does.
	present bool
}

// TextOf is the text that f carries out.
func (b *Board) TextOf(f *state.Frame) Text {
	return Text{B: b, By: f.By, Src: f.Src, Frame: f, Bound: f.Bound, Cause: &f.Cause, That: state.Nobody}
}

// Copy is x as it is now: what a question keeps of the text that asks.
func (x *Text) Copy() *Text {
	y := *x
	return &y
}

// Slot returns what is bound to a slot.
func (x *Text) Slot(n uint8) *state.Binding {
	list := x.Bound
	if x.Frame != nil {
		list = x.Frame.Bound
		n = x.Frame.Slot(n)
	}
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Slot == n {
			return &list[i]
		}
	}
	return nil
}

// Refs lists the objects a reference names, gone ones included.
func (x *Text) Refs(r ability.Ref) []state.Ref {
	b := x.B
	switch r.Kind {
	case ability.This:
		if r.As != 0 && b.Last(x.Src.Card).Kinds&r.As == 0 {
			return nil // SVE 5.25.3.1
		}
		return b.One(x.Src.Card)
	case ability.Slot, ability.Paid:
		n := r.Slot
		if r.Kind == ability.Paid {
			n |= state.PaidSlot
		}
		if bound := x.Slot(n); bound != nil {
			return bound.Refs
		}
	case ability.Subject:
		switch e := x.Cause; {
		case e == nil || e.Card == (state.Ref{}):
			if met := x.Slot(state.SlotMet); met != nil {
				return met.Refs
			}
		case e.Verb == ability.Moved && e.New != (state.Ref{}) && b.Zones[e.From.Zone].Hidden && b.Sees(e.From, true) == state.NoEyes && b.Sees(e.To, b.ArrivesDown(e)) == state.All:
			return b.One(e.New) // where it lay nobody knew what it is
		case e.Verb == ability.Played:
			return b.One(entered(b, e.Card))
		default:
			return b.One(e.Card)
		}
	case ability.Object:
		if e := x.Cause; e != nil && len(e.By) > 1 && (e.Destroys() || e.Verb == ability.PhaseEnded) {
			return e.By // all that it fought
		} else if e != nil && e.Obj != (state.Ref{}) {
			return b.One(e.Obj)
		} else if met := x.Slot(state.SlotMetBy); met != nil {
			return met.Refs
		}
	case ability.Host:
		if h := b.LastCard(x.Src.Card).Host; h != (state.Ref{}) {
			return b.One(h)
		}
	case ability.Each_:
		return b.One(x.Each)
	case ability.Rest:
		return x.remaining(r.Slot)
	}
	return nil
}

// owes says whether a card is to be played when the present resolution has ended: it is none of the rest. [FF-TCG 11.3.11]
func (g *Ground) owes(r state.Ref) bool {
	return slices.ContainsFunc(g.State.Owed, func(f state.Frame) bool { return f.Card == r })
}

// remaining lists those of a slot that are still the objects that were looked at.
func (x *Text) remaining(slot uint8) []state.Ref {
	b := x.Slot(slot)
	if b == nil {
		return nil
	}
	var out []state.Ref
	for _, r := range b.Refs {
		if x.B.Here(r) && !x.B.owes(r) {
			out = append(out, r)
		}
	}
	return out
}

// Here lists those of a reference that are still the same objects, or that the text follows to what they became.
func (x *Text) Here(r ability.Ref) []state.Ref {
	all := x.Refs(r)
	at := len(x.B.refs)
	for _, o := range all {
		if o = x.now(r, o); x.B.Here(o) {
			x.B.refs = append(x.B.refs, o)
		}
	}
	return x.B.refs[at:len(x.B.refs):len(x.B.refs)]
}

// now is what an object of a reference has become, where the text follows it: its own card, which it moved itself, and
// the card whose move set it off, but not to where nobody follows it. [SVE 4.1.4.1]
func (x *Text) now(r ability.Ref, o state.Ref) state.Ref {
	if x.B.Here(o) {
		return o
	}
	if r.Kind == ability.This {
		if is := x.Slot(state.SlotThis); is != nil {
			o = is.Refs[0]
		}
	}
	if x.Cause != nil && o == x.Cause.Card && !x.B.Here(o) && !x.B.Zones[x.Cause.To.Zone].Untraced {
		return x.Cause.New
	}
	return o
}

// names says whether a reference names r, or what became r.
func (x *Text) names(f ability.Ref, r state.Ref) bool {
	for _, o := range x.Refs(f) {
		if o == r || x.now(f, o) == r || x.orWas(o) == r {
			return true
		}
	}
	return false
}

// lists says whether r is an object of a reference, or was before this text moved it.
func (x *Text) lists(of ability.Ref, r state.Ref) bool {
	return slices.ContainsFunc(x.Refs(of), func(o state.Ref) bool { return o == r || x.orWas(o) == r })
}

// Lists of players, which nobody changes: one alone, from Nobody on; both, by the turn
// player.
var (
	seatAlone = [...]state.Seat{state.Nobody, 0, 1}
	seatsFrom = [2][]state.Seat{{0, 1}, {1, 0}}
)

// Seats lists the players Who means, the turn player first. The list is only read.
func (x *Text) Seats(w ability.Who) []state.Seat {
	one := func(s state.Seat) []state.Seat { return seatAlone[s+1 : s+2 : s+2] }
	switch w.Side {
	case ability.You:
		return one(x.By)
	case ability.Opponent:
		return one(x.By.Other())
	case ability.MasterOf, ability.OwnerOf:
		if rs := x.Refs(w.Of); len(rs) > 0 {
			c := x.B.LastCard(x.orWas(rs[0]))
			if w.Side == ability.OwnerOf {
				return one(c.Owner)
			}
			return one(c.Master)
		}
		return nil
	case ability.That:
		if x.That != state.Nobody {
			return one(x.That)
		}
		return one(x.By)
	case ability.TurnPlayer:
		return one(x.B.Turn())
	}
	return seatsFrom[x.B.Turn()]
}

// Seat is the one player Who means; the ability's master when nobody is said.
func (x *Text) Seat(w ability.Who) state.Seat {
	if w.Side == ability.AnySide || w.Side == ability.Each {
		return x.By
	}
	if s := x.Seats(w); len(s) > 0 {
		return s[0]
	}
	return x.By
}

// IsSeat says whether s is among the players Who means; all are where nobody is said.
func (x *Text) IsSeat(w ability.Who, s state.Seat) bool {
	switch w.Side {
	case ability.AnySide, ability.Each:
		return true
	case ability.You:
		return s == x.By
	case ability.Opponent:
		return s == x.By.Other()
	}
	for _, t := range x.Seats(w) {
		if t == s {
			return true
		}
	}
	return false
}

// whatNow lists the objects a What names that are there now, each once.
func (x *Text) whatNow(w *ability.What) []state.Ref {
	if w.Sel == nil {
		return x.Here(w.Ref)
	}
	if len(w.Sel.Each) == 0 || w.Sel.Or {
		return x.Matches(&w.Sel.Of)
	}
	var all []state.Ref
	for f := range w.Sel.Filters {
		for _, r := range x.Matches(f) {
			if !slices.Contains(all, r) {
				all = append(all, r)
			}
		}
	}
	return all
}

// counted lists what surely fits f. What is linked to something that has left is
// what was linked to it then. [Divine Cross 807.5b, 812.1]
func (x *Text) counted(f *ability.Filter) []state.Ref {
	host := x.hostOf(f)
	if host == (state.Ref{}) || x.B.Here(host) {
		return x.Matches(f)
	}
	var out []state.Ref
	for i := range x.B.State.Past {
		if p := &x.B.State.Past[i]; p.Linked && p.Card.Host == host && x.fitsPublic(f, p.Ref, &p.Card) && x.judge(f, p.Ref, &p.Card, &p.Chars, true) == Yes {
			out = append(out, p.Ref)
		}
	}
	return out
}

// hostOf is the object to which what fits f is linked; zero: none is said.
func (x *Text) hostOf(f *ability.Filter) state.Ref {
	for _, rel := range f.Rel {
		if refs := x.Refs(rel.Of); rel.Kind == ability.LinkedTo && rel.In == nil && len(refs) == 1 {
			return x.orWas(refs[0])
		}
	}
	return state.Ref{}
}

// Matches lists every object that surely fits f, turn player's first, by zone, in
// the order of the zone.
func (x *Text) Matches(f *ability.Filter) []state.Ref {
	var room [16]state.Ref // judging an object may list others on the way: no shared memory here
	out := room[:0]
	x.Candidates(f, func(r state.Ref, sure Fit) {
		if sure == Yes {
			out = append(out, r)
		}
	})
	return x.B.List(out)
}

// count is how many objects fit.
func (x *Text) count(f *ability.Filter) (n int32) {
	if host := x.hostOf(f); host != (state.Ref{}) && !x.B.Here(host) {
		return int32(len(x.counted(f)))
	}
	x.Candidates(f, func(_ state.Ref, sure Fit) {
		if sure == Yes {
			n++
		}
	})
	return n
}

// Candidates calls f for every object that fits or, hidden, may fit.
func (x *Text) Candidates(f *ability.Filter, call func(r state.Ref, sure Fit)) {
	b := x.B
	if f.Ref.Kind != ability.NoRef {
		for _, r := range x.Here(f.Ref) {
			if fit := x.Fits(f, r); fit != No {
				call(r, fit)
			}
		}
		return
	}
	if len(f.Zone) == 0 {
		if !x.among(f, call) && len(f.Or) > 0 {
			b.unionOf(x, f, call)
		}
		return
	}
	best, extreme := int32(0), extremeOf(f)
	if extreme != nil {
		best = x.extreme(f, extreme)
	}
	placed := x.plain(f)
	for _, s := range b.Seats() {
		for _, w := range f.Zone {
			z := b.Zone(w)
			switch {
			case z == state.Nowhere || b.Zones[z].Shared && s != b.Turn():
				continue
			case !b.Zones[z].Shared && !x.IsSeat(f.Who, s):
				continue // what lies there is its
			}
			of := s
			if b.Zones[z].Shared {
				of = state.Nobody
			}
			for _, id := range x.Depth(f, b.State.List(z, of)) { // nothing moves while it is read
				r, fit := b.State.Ref(id), No
				if b.Zones[z].Unsaid && !b.State.Cards[id].FaceDown && !saysFaceUp(f) {
					continue
				}
				if placed {
					fit = x.fitsPlaced(f, r)
				} else {
					fit = x.Fits(f, r)
				}
				if fit == Yes && extreme != nil {
					if n, _ := b.said(r, extreme.Stat); n != best {
						fit = No
					}
				}
				if fit != No {
					call(r, fit)
				}
			}
		}
	}
}

// among is candidates for a filter that names no zone, but things found before, or what fights; false: it names neither.
func (x *Text) among(f *ability.Filter, call func(r state.Ref, sure Fit)) bool {
	of := func(list []state.Ref) {
		for _, r := range list {
			if fit := x.Fits(f, r); fit != No && x.B.Here(r) {
				call(r, fit)
			}
		}
	}
	for _, rel := range f.Rel {
		if rel.Kind == ability.InSlot {
			of(x.Here(rel.Of))
			return true
		}
	}
	for _, rel := range f.Rel {
		if rel.Kind == ability.FoughtBy {
			for i := range x.B.State.Battles {
				of(x.B.State.Battles[i].Attackers)
				of(x.B.State.Battles[i].Targets)
			}
			return true
		}
	}
	return false
}

// Depth cuts a zone's list to the top or bottom N that a filter asks for.
func (x *Text) Depth(f *ability.Filter, list []state.CardID) []state.CardID {
	if f.Depth == nil {
		return list
	}
	n := min(max(int(x.Amount(f.Depth)), 0), len(list))
	if f.Bottom {
		return list[len(list)-n:]
	}
	return list[:n]
}

// saysFaceUp says whether a filter names cards that lie face up.
func saysFaceUp(f *ability.Filter) bool {
	return slices.Contains(f.Is, ability.FaceUp) || slices.ContainsFunc(f.Or, func(o ability.Filter) bool { return saysFaceUp(&o) })
}

// unionOf is candidates for a filter of several.
func (b *Board) unionOf(x *Text, f *ability.Filter, call func(state.Ref, Fit)) {
	rest := *f
	rest.Or = nil
	var seen []state.Ref
	for i := range f.Or {
		for _, m := range x.fitting(&f.Or[i]) {
			if slices.Contains(seen, m.r) {
				continue
			}
			fit := min(m.fit, x.Fits(&rest, m.r))
			if fit != No {
				seen = append(seen, m.r)
				call(m.r, fit)
			}
		}
	}
}

// fitted is an object and how surely it fits.
type fitted struct {
	r   state.Ref
	fit Fit
}

// fitting lists candidates. What is handed to candidates may not reach what it is itself
// handed: then it needs no memory of its own.
func (x *Text) fitting(f *ability.Filter) (out []fitted) {
	x.Candidates(f, func(r state.Ref, fit Fit) { out = append(out, fitted{r, fit}) })
	return out
}

func extremeOf(f *ability.Filter) *ability.Bound {
	for i := range f.Num {
		if f.Num[i].Highest || f.Num[i].Lowest {
			return &f.Num[i]
		}
	}
	return nil
}

// extreme finds the highest (lowest) value of a stat among what the filter leaves.
func (x *Text) extreme(f *ability.Filter, b *ability.Bound) int32 {
	g := *f
	g.Num = nil
	for _, n := range f.Num {
		if !n.Highest && !n.Lowest {
			g.Num = append(g.Num, n)
		}
	}
	best, any := int32(0), false
	for _, r := range x.Matches(&g) {
		n, ok := x.B.said(r, b.Stat)
		if ok && (!any || b.Highest && n > best || b.Lowest && n < best) {
			best, any = n, true
		}
	}
	return best
}

// Matches lists what fits a filter, read as part of f's text.
func (b *Board) Matches(f *state.Frame, of *ability.Filter) []state.Ref {
	x := b.TextOf(f)
	return x.Matches(of)
}

// Fits judges one object by a filter, read as part of f's text.
func (b *Board) Fits(f *state.Frame, of *ability.Filter, r state.Ref) Fit {
	x := b.TextOf(f)
	return x.Fits(of, r)
}

// Holds judges a condition, read as part of f's text.
func (b *Board) Holds(f *state.Frame, c *ability.Cond) bool {
	if c == nil {
		return true
	}
	x := b.TextOf(f)
	return x.Holds(c)
}

// Amount computes a number, read as part of f's text.
func (b *Board) Amount(f *state.Frame, a *ability.Amount) int32 {
	if a.Op == ability.Const {
		return a.N
	}
	x := b.TextOf(f)
	return x.Amount(a)
}

// Candidates counts what fits a filter, or may fit it for all that is known.
func (b *Board) Candidates(f *state.Frame, of *ability.Filter) int {
	x, n := b.TextOf(f), 0
	x.Candidates(of, func(state.Ref, Fit) { n++ })
	return n
}

// usual is where a way of moving goes when the text names no place.
func (b *Board) usual(h ability.How) ability.Zone {
	for i := range b.Zones {
		if z := &b.Zones[i]; z.By == h && h != 0 {
			return z.Word
		}
	}
	switch h {
	case ability.Banish:
		return ability.Removed
	case ability.Return:
		return ability.Hand_
	case ability.Steal:
		return ability.Field
	}
	return ability.Discards
}

// Goal is the place a moving card goes to: the owner's, unless the text says whose. [SVE 4.1.6]
func (x *Text) Goal(p *ability.Place, how ability.How, r state.Ref) state.Place {
	zone := p.Zone
	if zone == ability.NoZone {
		zone = x.B.usual(how)
	}
	of := x.B.LastCard(r).Owner
	if p.Who.Side != ability.AnySide && p.Who.Side != ability.Each && p.Who != (ability.Who{Side: ability.OwnerOf}) { // the owner of nothing else: of the card itself
		of = x.Seat(p.Who)
	} else if how == ability.Steal {
		of = x.By
	}
	for _, host := range x.Here(p.Link) { // it lies with what it is linked to
		of = x.B.State.Card(host).Master
	}
	return x.B.Place(zone, of)
}

// HiddenSelect says whether a selection looks for cards in hidden zones. [SVE 10.6.2.3]
func (b *Board) HiddenSelect(s *ability.Selector) bool {
	for i := range s.Each {
		if b.HiddenSelect(&s.Each[i]) {
			return true
		}
	}
	return b.hiddenFilter(&s.Of)
}

func (b *Board) hiddenFilter(f *ability.Filter) bool {
	for _, w := range f.Zone {
		if z := b.Zone(w); z != state.Nowhere && b.Zones[z].Hidden {
			return true
		}
	}
	for _, r := range f.Rel {
		if r.Kind == ability.InSlot {
			return true // among what was looked at or found on the way
		}
	}
	return f.Ref.Kind == ability.Slot
}

// Selectable lists what a selector may choose as targets.
func (x *Text) Selectable(s *ability.Selector) []state.Ref {
	var room [16]state.Ref
	out := room[:0]
	of := &s.Of
	add := func(r state.Ref, _ Fit) {
		if !slices.Contains(out, r) && x.B.Game.Selectable(x.B, x.By, r, of) == nil && !x.cannotSelect(r) {
			out = append(out, r)
		}
	}
	if s.Or {
		for i := range s.Each {
			of = &s.Each[i].Of
			x.Candidates(of, add)
		}
		return x.B.List(out)
	}
	x.Candidates(of, add)
	return x.B.List(out)
}

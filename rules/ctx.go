package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Text is what a text is read in: whose it is, what it is on, what its slots mean.
type Text struct {
	k     *Board
	by    Seat
	src   Source
	f     *Frame // nil for a static ability
	bound []Binding
	cause *Event
	each  Ref   // the object of the innermost EachOf
	that  Seat  // the player a clause is about, when that has been said; Nobody else
	past  bool  // read objects as they were last
	moved []Ref // what this text has moved, as it was
}

// textOf is the text that f carries out.
func (k *Board) textOf(f *Frame) Text {
	return Text{k: k, by: f.By, src: f.Src, f: f, bound: f.Bound, cause: &f.Cause, that: Nobody}
}

// copy is x as it is now: what a question keeps of the text that asks.
func (x *Text) copy() *Text {
	y := *x
	return &y
}

// slot returns what is bound to a slot.
func (x *Text) slot(n uint8) *Binding {
	list := x.bound
	if x.f != nil {
		list = x.f.Bound
		n = x.f.Slot(n)
	}
	for i := len(list) - 1; i >= 0; i-- {
		if list[i].Slot == n {
			return &list[i]
		}
	}
	return nil
}

// refs lists the objects a reference names, gone ones included.
func (x *Text) refs(r ability.Ref) []Ref {
	k := x.k
	switch r.Kind {
	case ability.This:
		if r.As != 0 && k.Last(x.src.Card).Kinds&r.As == 0 {
			return nil // SVE 5.25.3.1
		}
		return k.one(x.src.Card)
	case ability.Slot, ability.Paid:
		n := r.Slot
		if r.Kind == ability.Paid {
			n |= state.PaidSlot
		}
		if b := x.slot(n); b != nil {
			return b.Refs
		}
	case ability.Subject:
		if x.cause != nil && x.cause.Card != (Ref{}) {
			return k.one(x.cause.Card)
		}
	case ability.Object:
		if x.cause != nil && x.cause.Obj != (Ref{}) {
			return k.one(x.cause.Obj)
		}
	case ability.Host:
		if h := k.LastCard(x.src.Card).Host; h != (Ref{}) {
			return k.one(h)
		}
	case ability.Each_:
		return k.one(x.each)
	case ability.Rest:
		return x.remaining(r.Slot)
	}
	return nil
}

// remaining lists those of a slot that are still the objects that were looked at.
func (x *Text) remaining(slot uint8) []Ref {
	b := x.slot(slot)
	if b == nil {
		return nil
	}
	var out []Ref
	for _, r := range b.Refs {
		if x.k.Here(r) {
			out = append(out, r)
		}
	}
	return out
}

// one hands out a list of one ref, good until the next rest.
func (k *Board) one(r Ref) []Ref {
	at := len(k.refs)
	k.refs = append(k.refs, r)
	return k.refs[at : at+1 : at+1]
}

// here lists those of a reference that are still the same objects.
func (x *Text) here(r ability.Ref) []Ref {
	all := x.refs(r)
	at := len(x.k.refs)
	for _, o := range all {
		if x.cause != nil && o == x.cause.Card && !x.k.Here(o) {
			o = x.cause.New // the effect follows the card whose move set it off [SVE 4.1.4.1]
			if x.k.Zones[x.cause.To.Zone].Untraced {
				continue
			}
		}
		if x.k.Here(o) {
			x.k.refs = append(x.k.refs, o)
		}
	}
	return x.k.refs[at:len(x.k.refs):len(x.k.refs)]
}

// Lists of players, which nobody changes: one alone, from Nobody on; both, by the turn
// player.
var (
	seatAlone = [...]Seat{Nobody, 0, 1}
	seatsFrom = [2][]Seat{{0, 1}, {1, 0}}
)

// seats lists the players Who means, the turn player first. The list is only read.
func (x *Text) seats(w ability.Who) []Seat {
	one := func(s Seat) []Seat { return seatAlone[s+1 : s+2 : s+2] }
	switch w.Side {
	case ability.You:
		return one(x.by)
	case ability.Opponent:
		return one(x.by.Other())
	case ability.MasterOf, ability.OwnerOf:
		for _, r := range x.refs(w.Of) {
			c := x.k.LastCard(r)
			if w.Side == ability.OwnerOf {
				return one(c.Owner)
			}
			return one(c.Master)
		}
		return nil
	case ability.That:
		if x.that != Nobody {
			return one(x.that)
		}
		return one(x.by)
	case ability.TurnPlayer:
		return one(x.k.Turn())
	}
	return seatsFrom[x.k.Turn()]
}

// seat is the one player Who means; the ability's master when nobody is said.
func (x *Text) seat(w ability.Who) Seat {
	if w.Side == ability.AnySide || w.Side == ability.Each {
		return x.by
	}
	if s := x.seats(w); len(s) > 0 {
		return s[0]
	}
	return x.by
}

func (x *Text) isSeat(w ability.Who, s Seat) bool {
	if w.Side == ability.AnySide || w.Side == ability.Each {
		return true
	}
	for _, t := range x.seats(w) {
		if t == s {
			return true
		}
	}
	return false
}

// whatNow lists the objects a What names that are there now.
func (x *Text) whatNow(w *ability.What) []Ref {
	if w.Sel == nil {
		return x.here(w.Ref)
	}
	return x.matches(&w.Sel.Of)
}

// counted lists what surely fits f. What is linked to something that has left is
// what was linked to it then. [Divine Cross 807.5b, 812.1]
func (x *Text) counted(f *ability.Filter) []Ref {
	host := x.hostOf(f)
	if host == (Ref{}) || x.k.Here(host) {
		return x.matches(f)
	}
	var out []Ref
	for i := range x.k.State.Past {
		if p := &x.k.State.Past[i]; p.Linked && p.Card.Host == host && x.judge(f, p.Ref, &p.Card, &p.Chars, true) == Yes {
			out = append(out, p.Ref)
		}
	}
	return out
}

// hostOf is the object to which what fits f is linked; zero: none is said.
func (x *Text) hostOf(f *ability.Filter) Ref {
	for _, rel := range f.Rel {
		if refs := x.refs(rel.Of); rel.Kind == ability.LinkedTo && rel.In == nil && len(refs) == 1 {
			return refs[0]
		}
	}
	return Ref{}
}

// matches lists every object that surely fits f, turn player's first, by zone, in
// the order of the zone.
func (x *Text) matches(f *ability.Filter) []Ref {
	var room [16]Ref // judging an object may list others on the way: no shared memory here
	out := room[:0]
	x.candidates(f, func(r Ref, sure Fit) {
		if sure == Yes {
			out = append(out, r)
		}
	})
	return x.k.list(out)
}

// list hands out a copy of refs, good until the next rest.
func (k *Board) list(refs []Ref) []Ref {
	if len(refs) == 0 {
		return nil
	}
	at := len(k.refs)
	k.refs = append(k.refs, refs...)
	return k.refs[at:len(k.refs):len(k.refs)]
}

// count is how many objects fit.
func (x *Text) count(f *ability.Filter) (n int32) {
	if host := x.hostOf(f); host != (Ref{}) && !x.k.Here(host) {
		return int32(len(x.counted(f)))
	}
	x.candidates(f, func(_ Ref, sure Fit) {
		if sure == Yes {
			n++
		}
	})
	return n
}

// candidates calls f for every object that fits or, hidden, may fit.
func (x *Text) candidates(f *ability.Filter, call func(r Ref, sure Fit)) {
	k := x.k
	if len(f.Or) > 0 && len(f.Zone) == 0 {
		k.unionOf(x, f, call)
		return
	}
	if f.Ref.Kind != ability.NoRef {
		for _, r := range x.here(f.Ref) {
			if fit := x.fits(f, r); fit != No {
				call(r, fit)
			}
		}
		return
	}
	if len(f.Zone) == 0 {
		x.among(f, call)
		return
	}
	best, filter := int32(0), f
	extreme := extremeOf(f)
	if extreme != nil {
		best = x.extreme(f, extreme)
	}
	for _, s := range k.Seats() {
		for _, w := range f.Zone {
			z := k.Zone(w)
			if z == Nowhere || k.Zones[z].Shared && s != k.Turn() {
				continue
			}
			list := k.State.List(z, s)
			list = x.depth(f, list)
			at := len(k.refs)
			for _, id := range list {
				k.refs = append(k.refs, k.State.Ref(id))
			}
			for _, r := range k.refs[at:len(k.refs):len(k.refs)] {
				fit := x.fits(filter, r)
				if fit == Yes && extreme != nil {
					if n, _ := k.said(r, extreme.Stat); n != best {
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

// among is candidates for a filter that names no zone, but things found before.
func (x *Text) among(f *ability.Filter, call func(r Ref, sure Fit)) {
	for _, rel := range f.Rel {
		if rel.Kind != ability.InSlot {
			continue
		}
		for _, r := range x.here(rel.Of) {
			if fit := x.fits(f, r); fit != No {
				call(r, fit)
			}
		}
		return
	}
}

// depth cuts a zone's list to the top or bottom N that a filter asks for.
func (x *Text) depth(f *ability.Filter, list []CardID) []CardID {
	if f.Depth == nil {
		return list
	}
	n := min(max(int(x.amount(f.Depth)), 0), len(list))
	if f.Bottom {
		return list[len(list)-n:]
	}
	return list[:n]
}

// unionOf is candidates for a filter of several.
func (k *Board) unionOf(x *Text, f *ability.Filter, call func(Ref, Fit)) {
	rest := *f
	rest.Or = nil
	var seen []Ref
	for i := range f.Or {
		for _, m := range x.fitting(&f.Or[i]) {
			if slices.Contains(seen, m.r) {
				continue
			}
			fit := min(m.fit, x.fits(&rest, m.r))
			if fit != No {
				seen = append(seen, m.r)
				call(m.r, fit)
			}
		}
	}
}

// fitted is an object and how surely it fits.
type fitted struct {
	r   Ref
	fit Fit
}

// fitting lists candidates. What is handed to candidates may not reach what it is itself
// handed: then it needs no memory of its own.
func (x *Text) fitting(f *ability.Filter) (out []fitted) {
	x.candidates(f, func(r Ref, fit Fit) { out = append(out, fitted{r, fit}) })
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
	for _, r := range x.matches(&g) {
		n, ok := x.k.said(r, b.Stat)
		if ok && (!any || b.Highest && n > best || b.Lowest && n < best) {
			best, any = n, true
		}
	}
	return best
}

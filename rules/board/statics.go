package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// static is a static ability that works now, and what of it held when that was last asked.
type static struct {
	on   state.Ref
	by   state.Seat
	born state.Stamp
	path uint64 // which of its clauses hold: 0 none, else a 1 and the way taken at each of its conditions
	source
}

// staticOf is an ability of a card as it works now.
func (fx *effects) staticOf(b *Board, id state.CardID, s *source) *static {
	fx.asked = static{on: b.State.Ref(id), source: *s}
	fx.asked.read(b)
	return &fx.asked
}

// read notes whose the card is, and how old its ability: both may change while it stays.
func (s *static) read(b *Board) {
	c := &b.State.Cards[s.on.ID]
	s.by, s.born = c.Master, max(c.Entered, s.h.Since)
}

// same says whether two are the same ability of the same object.
func (s *static) same(o *static) bool {
	return s.on == o.on && s.by == o.by && s.born == o.born && s.h.ID == o.h.ID && s.h.Via == o.h.Via
}

// listStatics lists the static abilities that prints and bases have where they work.
func (fx *effects) listStatics(b *Board) {
	fx.statics = fx.statics[:0]
	fx.held(b, 1<<ability.Static, func(id state.CardID, s *source) { fx.statics = append(fx.statics, *fx.staticOf(b, id, s)) })
}

// addStatic lists the clauses of a static ability that hold, and says whether any must
// take its turn among the additions. What it reads is noted, and what of that says what it
// does, if anything of it holds.
func (fx *effects) addStatic(b *Board, s *static, pinned bool) (ordered bool) {
	s.heeded(fx)
	s.read(b)
	x := s.text(b)
	add := func(e ability.Effect) {
		ordered = fx.act(b, Active{Clause: e, born: s.born, Text: x, on: s.on, via: s.h.Via}) || ordered
	}
	listed := (*static)(nil)
	if s.asksNumbers() {
		listed = fx.listed(s)
	}
	if pinned && listed != nil {
		if s.path = listed.path; s.path != 0 {
			for _, e := range s.a.Do {
				add(e)
			}
		}
	} else {
		s.path = s.holds(&x, add)
	}
	if listed != nil {
		listed.path = s.path
	}
	if s.path != 0 {
		fx.does |= s.does
	}
	return ordered
}

// asksNumbers says whether it hangs on numbers of cards whether all of an ability holds. Those are changed last, and an ability that such
// an effect gives, or takes, is there by the numbers as they are with all effects on them. [SVE 10.9.1]
func (s *static) asksNumbers() bool {
	if s.judges&^(fStats-1) == 0 {
		return false
	}
	for _, e := range s.a.Do {
		if _, parted := e.(*ability.If); parted {
			return false
		}
	}
	return true
}

// listed is the same ability in the list of those that prints and bases have; nil: an effect has given it.
func (fx *effects) listed(s *static) *static {
	for i := range fx.statics {
		if fx.statics[i].same(s) {
			return &fx.statics[i]
		}
	}
	return nil
}

// pathsOf notes what holds of each of the static abilities.
func (fx *effects) pathsOf(into []uint64) []uint64 {
	for i := range fx.statics {
		into = append(into, fx.statics[i].path)
	}
	return into
}

// turned says whether something holds by the numbers that have come to be, or does not, which should have been applied before the numbers
// were.
func (fx *effects) turned(b *Board) bool {
	for i := range fx.statics {
		s := &fx.statics[i]
		if s.path == fx.judged[i] || !s.asksNumbers() {
			continue
		}
		for _, e := range s.a.Do {
			if l := b.Game.Layer(e); l >= 0 && l < b.plain {
				return true
			}
		}
	}
	return false
}

// heeded notes what is read to know whether an ability holds, and what it does then.
func (s *static) heeded(fx *effects) {
	fx.judges, fx.reads = fx.judges|s.judges, fx.reads|s.reads
}

// text is how the text of the ability is read.
func (s *static) text(b *Board) Text {
	return Text{B: b, By: s.by, Src: state.Source{Card: s.on, Via: s.h.ID}, That: state.Nobody}
}

// holds hands f each clause of the ability that holds now, and says which they are.
func (s *static) holds(x *Text, f func(ability.Effect)) (path uint64) {
	if s.a.Gate != nil && !x.Holds(s.a.Gate) || s.a.If != nil && !x.Holds(s.a.If) {
		return 0
	}
	path = 1
	for _, e := range s.a.Do {
		path = x.clauses(e, path, f)
	}
	return path
}

// asBefore asks whether of an ability the same holds as before.
func (s *static) asBefore(b *Board) bool {
	x := s.text(b)
	return s.holds(&x, func(ability.Effect) {}) == s.path
}

// holdsAsBefore says whether the same effects hold as when the board was computed, where
// nothing that they do can have changed. Only what reads something that has been written is
// asked anew, of the board with the effects on it: that says the same as the board without
// them where they write nothing of what is read.
func (fx *effects) holdsAsBefore(b *Board, written Facts) bool {
	if written&FactStatics != 0 && !fx.worksAsBefore(b) {
		return false
	}
	judges := uint32(0)
	for i := range fx.statics {
		if s := &fx.statics[i]; s.reads&written != 0 {
			if judges |= s.judges; !s.asBefore(b) {
				return false
			}
		}
	}
	return judges == 0 || judges&fx.writing(b) == 0
}

// worksAsBefore lists anew which static abilities work, and says whether those of which
// something holds are the same as before.
func (fx *effects) worksAsBefore(b *Board) bool {
	was := fx.statics
	fx.statics = fx.former
	fx.listStatics(b)
	fx.former = was
	for i := range fx.statics {
		s := &fx.statics[i]
		n := 0
		for n < len(was) && !s.same(&was[n]) {
			n++
		}
		if n == len(was) { // it is new
			if s.heeded(fx); !s.asBefore(b) || s.judges&fx.writing(b) != 0 {
				return false
			}
			continue
		}
		for o := range was[:n] { // these work no more
			if was[o].path != 0 {
				return false
			}
		}
		s.path, was = was[n].path, was[n+1:]
	}
	for i := range was {
		if was[i].path != 0 {
			return false
		}
	}
	return true
}

// writing is which fields of cards the effects that hold write.
func (fx *effects) writing(b *Board) (w uint32) {
	for i := range fx.acts {
		w |= fx.acts[i].writes()
	}
	for _, i := range fx.sums {
		w |= statField(b.State.Mods[i].Stat)
	}
	return w
}

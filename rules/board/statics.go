package board

import (
	"math/bits"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// static is a static ability that works now, and what of it held when that was last asked.
type static struct {
	on   state.Ref
	by   state.Seat
	born state.Stamp
	path uint64 // which of its clauses hold: 0 none, else a 1 and the way taken at each of its conditions
	was  uint64 // path when the layers in which it applies had been applied; pin: with all effects applied
	pin  bool   // these are not the same
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
	if s.by, s.born = c.Master, c.Entered; !b.order.AgesOfCards {
		s.born = max(s.born, s.h.Since)
	}
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
func (fx *effects) addStatic(b *Board, s *static) (ordered bool) {
	s.heeded(fx)
	s.read(b)
	x, from := s.text(b), len(fx.acts)
	an := func(e ability.Effect) Active {
		return Active{Clause: e, born: s.born, Text: x, on: s.on, via: s.h.Via, of: s.a, judges: s.judges | fTaken}
	}
	add := func(e ability.Effect) { ordered = fx.act(b, an(e)) || ordered }
	listed := (*static)(nil)
	if s.asksNumbers() {
		listed = fx.listed(s)
	}
	s.path = s.holds(&x, func(e ability.Effect) {
		if listed == nil || !listed.pin || b.Game.Layer(e) == b.layers-1 {
			add(e)
		}
	})
	switch {
	case listed == nil:
	case !listed.pin:
		if listed.path = s.path; fx.at <= s.early(b) {
			listed.was = s.path
		}
	default:
		s.path = listed.was
		s.follow(func(e ability.Effect) {
			if b.Game.Layer(e) != b.layers-1 {
				add(e)
				fx.acts[len(fx.acts)-1].judges = fTaken
			}
		})
	}
	if s.path != 0 {
		fx.does |= s.does
	}
	if s.judges != 0 {
		for _, e := range s.a.Do {
			leaves(e, func(e ability.Effect) {
				if listed != nil && listed.pin && b.Game.Layer(e) != b.layers-1 {
					return
				}
				if !slices.ContainsFunc(fx.acts[from:], func(a Active) bool { return a.Clause == e }) {
					ordered = fx.nod(b, an(e)) || ordered
				}
			})
		}
	}
	return ordered
}

// leaves hands f each clause of a static ability's body, whatever it asks for.
func leaves(e ability.Effect, f func(ability.Effect)) {
	i, parted := e.(*ability.If)
	if !parted {
		f(e)
		return
	}
	for _, branch := range [...][]ability.Effect{i.Then, i.Else} {
		for _, e := range branch {
			leaves(e, f)
		}
	}
}

// nod lists an effect that does not hold, and may when others of its layer are applied. It says whether it must take its turn among the
// additions then.
func (fx *effects) nod(b *Board, a Active) (ordered bool) {
	if a.layer = b.Game.Layer(a.Clause); a.layer < 0 || a.judges&^fTaken == 0 {
		return false
	}
	a.dozes = true
	fx.doze, fx.dozing = append(fx.doze, a), fx.dozing|1<<a.layer
	if a.layer != b.plain || a.judges < fStats || commutes(a.Clause) {
		return false
	}
	fx.mixed = true
	return true
}

// wakeable adds to a list of effects of a layer those that do not hold, and read what the list, or what they do themselves, writes.
func (fx *effects) wakeable(list []int32, l int8, lent bool, wrote uint32) []int32 {
	for found := true; found; {
		found = false
		for i := range fx.doze {
			if a := &fx.doze[i]; a.dozes && a.layer == l && (!lent || a.lent()) && !fx.applied(a) && a.judges&^fTaken&wrote != 0 {
				list, found = append(list, int32(len(fx.acts))), true
				wrote |= a.writes()
				fx.acts = append(fx.acts, *a)
				a.dozes = false
			}
		}
	}
	return list
}

// stands says whether an effect holds as the board is; wrote is what has been written since that was asked last.
func (fx *effects) stands(b *Board, a *Active, wrote uint32) bool {
	if a.judges&wrote == 0 {
		return !a.dozes
	}
	if a.Mod != nil {
		return b.Lasts(a.Mod)
	}
	if a.of == nil {
		return true
	}
	if id := a.on.ID; wrote&fTaken != 0 && fx.edited(id) && !slices.ContainsFunc(fx.cards[id].Abilities, func(h state.Held) bool { return h.ID == a.Text.Src.Via && h.Via == a.via }) {
		return false
	}
	if a.judges&^fTaken&wrote == 0 {
		return !a.dozes
	}
	x, holds := a.Text, false
	s := static{source: source{a: a.of}}
	s.holds(&x, func(e ability.Effect) { holds = holds || e == a.Clause })
	return holds
}

// asksNumbers says whether it hangs on numbers of cards what of an ability holds. Those are changed last, and an ability that such
// an effect gives, or takes, is there by the numbers as they are with all effects on them. [SVE 10.9.1]
func (s *static) asksNumbers() bool { return s.judges >= fStats }

// follow hands f each clause of the ability that held when path was noted.
func (s *static) follow(f func(ability.Effect)) {
	if s.path == 0 {
		return
	}
	left := bits.Len64(s.path) - 1
	var walk func(e ability.Effect)
	walk = func(e ability.Effect) {
		i, parted := e.(*ability.If)
		if !parted {
			f(e)
			return
		}
		branch := i.Else
		if left--; s.path>>left&1 != 0 {
			branch = i.Then
		}
		for _, e := range branch {
			walk(e)
		}
	}
	for _, e := range s.a.Do {
		walk(e)
	}
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

// early is the last layer but the game's last in which any of it applies; -1: there is none.
func (s *static) early(b *Board) int8 {
	at := int8(-1)
	for _, e := range s.a.Do {
		leaves(e, func(e ability.Effect) {
			if l := b.Game.Layer(e); l < b.layers-1 {
				at = max(at, l)
			}
		})
	}
	return at
}

// turned says whether something holds by the numbers that have come to be, or does not, which should have been applied before the numbers
// were: of that it is known now. What it has changed itself is no reason.
func (fx *effects) turned(b *Board) (turned bool) {
	for i := range fx.statics {
		if s := &fx.statics[i]; s.path != s.was && s.asksNumbers() && s.early(b) >= 0 {
			s.was, s.pin, turned = s.path, true, true
		}
	}
	return turned
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
	w = fx.written
	for i := range fx.acts {
		w |= fx.acts[i].writes()
	}
	for _, i := range fx.sums {
		w |= statField(b.State.Mods[i].Stat)
	}
	return w
}

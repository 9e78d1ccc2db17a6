package scenario

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// link lays a card under its host.
func (b *builder) link(l link) error {
	if l.ref == (state.Ref{}) {
		for id := range b.k.State.Cards {
			c := &b.k.State.Cards[id]
			if id > 0 && b.named(state.CardID(id), l.under) && c.At.Of == l.seat && c.Host == (state.Ref{}) && !b.sideZone(b.g.specs[c.At.Zone].Word) {
				l.ref = b.k.State.Ref(state.CardID(id))
				break
			}
		}
		if l.ref == (state.Ref{}) {
			return fault(l.line, "there is no %s on that side to lie under", l.under)
		}
	}
	b.line = l.line
	f, err := b.face(l.name, true)
	if err != nil {
		return err
	}
	def := b.rules.Pool.Def(f)
	z := l.zone
	if b.g.Under != nil {
		z = b.rules.Zone(b.g.Under(&def.Sides[0]))
	}
	if z == state.Nowhere || b.sideZone(b.g.specs[z].Word) && def.Sides[0].Kinds&b.g.SideKinds == 0 {
		return fault(l.line, "%s is no card that lies under another: it needs a card of the second deck", l.name)
	}
	r := b.put(f, z, b.k.State.Card(l.ref).At.Of, l.name.Copy)
	b.k.State.Card(r).Host = l.ref
	if err := b.state(&Stmt{Line: l.line, Seat: l.seat}, r, Entry{Name: l.name, Props: l.props}); err != nil {
		return err
	}
	if l.by != ability.NoState && !b.is(l.ref, l.by) && !b.g.Mark(b.k, l.ref, l.by) {
		return fault(l.line, "%s cannot be %s", l.name, b.g.stateWord(l.by))
	}
	return nil
}

func (b *builder) named(id state.CardID, n Name) bool {
	d := b.rules.Pool.Def(b.k.State.Cards[id].Face)
	return d != nil && d.Sides[0].Name == n.Text && (n.Of == nil || slices.Contains(n.Of, b.k.State.Cards[id].Face)) && (n.Copy == 0 || b.copies[id].n == n.Copy)
}

// prop gives a card a number, counters or a state, after everything lies there.
func (b *builder) prop(l laterProp) error {
	b.k.Hide() // what was read before is out of date
	k, p := b.k, l.p
	switch p.Kind {
	case PState:
		if !b.g.Mark(k, l.ref, p.State) {
			return fault(l.line, "a card cannot be written down as %s", p.Src)
		}
	case PDamage:
		b.g.Hurt(k, l.ref, p.N)
	case PStat:
		b.stat(l.ref, p.Stat, p.N, p.Sign)
		if p.Name != nil {
			b.stat(l.ref, b.g.Pair[1], int32(p.Name.Copy), false)
		}
	case PCounter:
		b.counters(state.Counter{On: l.ref, Name: p.Text, N: p.N})
	default:
		return fault(l.line, "a card cannot be written down as %q: %s, new, damage 2, %s 5, %s +1, counter NAME 2", p.Src, b.g.stateList(), b.g.statWord(), b.g.statWord())
	}
	return nil
}

// counters puts counters to those of that name which lie there, as one pile, or takes some of it.
func (b *builder) counters(c state.Counter) {
	all := &b.k.State.Counters
	if i := slices.IndexFunc(*all, func(had state.Counter) bool { return had.On == c.On && had.Name == c.Name }); i >= 0 {
		c.N += (*all)[i].N
		*all = slices.Delete(*all, i, i+1)
	}
	if c.N > 0 {
		*all = append(*all, c)
	}
}

func (b *builder) stat(r state.Ref, s ability.Stat, n int32, sign bool) {
	if !sign {
		now, _ := b.k.Stat(r, s)
		n -= now
	}
	if n != 0 {
		b.k.AddForever(r, s, n, state.Source{})
	}
}

// numbers writes what the board says of the players.
func (b *builder) numbers() error {
	type number struct {
		of state.Seat
		n  ability.Stat
	}
	written := map[number]bool{}
	for i := range b.sc.Lines[:b.lines] {
		st := &b.sc.Lines[i]
		if st.Kind != KNumber {
			continue
		}
		if err := b.number(st); err != nil {
			return err
		}
		written[number{st.Seat, st.Stat}] = true
	}
	for i := range b.sc.Lines[:b.lines] {
		for n, most := range b.g.Most {
			if st := &b.sc.Lines[i]; st.Kind == KNumber && st.Stat == most && !written[number{st.Seat, n}] {
				b.k.Store(st.Seat, n, st.N)
			}
		}
	}
	return nil
}

// number writes a number of a player.
func (b *builder) number(st *Stmt) error {
	if st.N < 0 || st.Max != nil && *st.Max < 0 {
		return fault(st.Line, "a number of a player is written from 0: %s", st.Src)
	}
	if b.g.Write == nil || !b.g.Write(b.k, st.Seat, st.Stat, st.N) {
		b.k.Store(st.Seat, st.Stat, st.N)
	}
	if st.Max == nil {
		return nil
	}
	most := b.g.Most[st.Stat]
	if most == ability.NoStat {
		return fault(st.Line, "this number is not written with its maximum: %s", st.Src)
	}
	b.k.Store(st.Seat, most, *st.Max)
	return nil
}

// is says whether a card on the board is in a state of the game.
func (b *builder) is(r state.Ref, s ability.State) bool {
	b.k.Hide() // what was read before is out of date
	return b.k.Game.State(b.k.Board, s, r)
}

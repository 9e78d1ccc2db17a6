package state

import (
	"encoding/binary"
	"errors"
)

// codec reads or writes data in one canonical form: the same function describes
// both ways. Numbers are zigzag varints; lists are counted.
type codec struct {
	b    []byte
	read bool
	err  error
	eyes Eyes   // writing: a face only where all of these may know it; NoEyes: every face
	mix  bool   // writing: into sum instead of b, a number a word
	sum  uint64 // what has been mixed
}

var errCodec = errors.New("state: the data is cut short or malformed")

func (c *codec) fail() {
	if c.err == nil {
		c.err = errCodec
	}
}

type integer interface {
	~int8 | ~int16 | ~int32 | ~int64 | ~int | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

func num[T integer](c *codec, p *T) {
	if c.mix {
		c.sum = mixed(c.sum, uint64(*p))
		return
	}
	if !c.read {
		c.b = binary.AppendVarint(c.b, int64(*p))
		return
	}
	v, n := binary.Varint(c.b)
	if n <= 0 || int64(T(v)) != v {
		c.fail()
		c.b = nil
		*p = 0
		return
	}
	c.b = c.b[n:]
	*p = T(v)
}

func (c *codec) bool(p *bool) {
	n := uint8(0)
	if *p {
		n = 1
	}
	num(c, &n)
	if c.read {
		if n > 1 {
			c.fail()
		}
		*p = n == 1
	}
}

func (c *codec) string(p *string) {
	n := len(*p)
	num(c, &n)
	if c.mix {
		c.sum = mixedText(c.sum, *p)
		return
	}
	if !c.read {
		c.b = append(c.b, *p...)
		return
	}
	if n < 0 || n > len(c.b) || n > 1<<16 {
		c.fail()
		*p = ""
		return
	}
	*p, c.b = string(c.b[:n]), c.b[n:]
}

// list reads or writes a counted list; each element takes at least one byte.
func list[T any](c *codec, p *[]T, f func(*codec, *T)) {
	n := len(*p)
	num(c, &n)
	if c.read {
		if n < 0 || n > len(c.b) {
			c.fail()
			n = 0
		}
		*p = nil
		if n > 0 {
			*p = make([]T, n)
		}
	}
	for i := range *p {
		f(c, &(*p)[i])
	}
}

// few is list of at most most elements: what came from outside is bounded before it is
// looped over.
func few[T any](c *codec, p *[]T, most int, f func(*codec, *T)) {
	if c.read {
		if n, size := binary.Varint(c.b); size > 0 && n > int64(most) {
			c.fail()
			c.b = nil
		}
	}
	list(c, p, f)
}

func ids(c *codec, p *CardID)     { num(c, p) }
func (c *codec) ref(r *Ref)       { num(c, &r.ID); num(c, &r.Inc) }
func refOf(c *codec, r *Ref)      { c.ref(r) }
func (c *codec) place(p *Place)   { num(c, &p.Zone); num(c, &p.Of); num(c, &p.Slot) }
func (c *codec) node(n *NodeID)   { c.ability(&n.Of); num(c, &n.N) }
func words(c *codec, s *string)   { c.string(s) }
func (c *codec) source(s *Source) { c.ref(&s.Card); c.ability(&s.Via) }

func (c *codec) ability(a *AbilityID) {
	num(c, &a.Face)
	num(c, &a.Side)
	c.bool(&a.Quoted)
	num(c, &a.Word)
	num(c, &a.N)
}

func card(c *codec, p *Card) {
	num(c, &p.Inc)
	num(c, &p.Deal)
	num(c, &p.Seen)
	face := p.Face
	if c.eyes != NoEyes && p.Seen&c.eyes != c.eyes {
		face = 0
	}
	num(c, &face)
	if c.read {
		p.Face = face
	}
	num(c, &p.Owner)
	num(c, &p.Master)
	c.place(&p.At)
	num(c, &p.From)
	c.bool(&p.Played)
	num(c, &p.Side)
	c.bool(&p.Rest)
	c.bool(&p.Open)
	c.bool(&p.FaceDown)
	num(c, &p.Since)
	num(c, &p.Entered)
	num(c, &p.Placed)
	c.ref(&p.Host)
	num(c, &p.Damage)
	num(c, &p.Flags)
}

func binding(c *codec, b *Binding) { num(c, &b.Slot); list(c, &b.Refs, refOf); num(c, &b.N) }

func (c *codec) until(u *Until) { num(c, &u.What); num(c, &u.Turn); num(c, &u.Of) }

func mod(c *codec, m *Mod) {
	num(c, &m.ID)
	c.source(&m.Src)
	num(c, &m.By)
	num(c, &m.Born)
	c.node(&m.Node)
	c.bool(&m.Fixed)
	list(c, &m.On, refOf)
	num(c, &m.Stat)
	num(c, &m.Op)
	num(c, &m.N)
	list(c, &m.Bound, binding)
	c.until(&m.Until)
	num(c, &m.Left)
}

func event(c *codec, e *Event) {
	num(c, &e.Verb)
	num(c, &e.Tag)
	c.ref(&e.Card)
	c.ref(&e.New)
	c.ref(&e.Obj)
	c.place(&e.From)
	c.place(&e.To)
	num(c, &e.Pos)
	num(c, &e.Seat)
	num(c, &e.N)
	num(c, &e.Slot)
	c.string(&e.Name)
	c.source(&e.Src)
	c.bool(&e.Cost)
	c.bool(&e.Rest)
	num(c, &e.Face)
	c.bool(&e.Keep)
	num(c, &e.Kind)
	num(c, &e.Seq)
	list(c, &e.By, refOf)
}

func frame(c *codec, f *Frame) {
	num(c, &f.ID)
	c.ability(&f.Ability)
	c.node(&f.Node)
	num(c, &f.By)
	c.source(&f.Src)
	c.ref(&f.Card)
	num(c, &f.X)
	num(c, &f.Did)
	list(c, &f.Modes, func(c *codec, m *ModePick) { c.node(&m.Node); num(c, &m.Bits) })
	list(c, &f.Bound, binding)
	list(c, &f.Splits, func(c *codec, s *SplitPick) { c.node(&s.Node); list(c, &s.On, (*codec).ref); list(c, &s.N, num[int32]) })
	num(c, &f.Part)
	event(c, &f.Cause)
	num(c, &f.Born)
	num(c, &f.Paid)
	num(c, &f.Options)
	c.ref(&f.With)
	num(c, &f.Arg)
	c.bool(&f.Free)
	c.ref(&f.Obj)
}

func delayed(c *codec, d *Delayed) {
	num(c, &d.ID)
	c.source(&d.Src)
	num(c, &d.By)
	c.node(&d.Node)
	list(c, &d.Bound, binding)
	c.until(&d.Until)
	num(c, &d.Born)
}

func (c *codec) chars(p *Chars) {
	num(c, &p.Num.Has)
	num(c, &p.Num.Own)
	for i := range p.Num.N {
		num(c, &p.Num.N[i])
	}
	num(c, &p.Kinds)
	num(c, &p.Keys)
	list(c, &p.Names, words)
	c.string(&p.Alias)
	list(c, &p.Classes, words)
	list(c, &p.Traits, words)
	list(c, &p.Abilities, func(c *codec, h *Held) { c.ability(&h.ID); num(c, &h.Kind); c.source(&h.Via); num(c, &h.Since) })
	num(c, &p.Sorts)
}

func (c *codec) state(s *State) {
	list(c, &s.Cards, card)
	list(c, &s.Lists, func(c *codec, l *[]CardID) { list(c, l, ids) })
	for i := range s.Num {
		for j := range s.Num[i] {
			num(c, &s.Num[i][j])
		}
	}
	for i := range s.Table {
		num(c, &s.Table[i])
	}
	list(c, &s.Counters, func(c *codec, n *Counter) { c.ref(&n.On); c.string(&n.Name); num(c, &n.N) })
	list(c, &s.Tallies, func(c *codec, t *Tally) {
		c.string(&t.Key)
		num(c, &t.Seat)
		c.ref(&t.On)
		num(c, &t.N)
		num(c, &t.Until)
	})
	list(c, &s.Mods, mod)
	list(c, &s.Delayed, delayed)
	list(c, &s.Waiting, frame)
	list(c, &s.Stack, frame)
	list(c, &s.Owed, frame)
	list(c, &s.Battles, func(c *codec, b *Battle) {
		num(c, &b.ID)
		list(c, &b.Attackers, refOf)
		list(c, &b.Targets, refOf)
		num(c, &b.Stage)
	})
	list(c, &s.Turns, func(c *codec, t *TurnPlan) { num(c, &t.Seat); c.bool(&t.Skip); c.bool(&t.Due) })
	list(c, &s.Past, func(c *codec, p *Past) { c.ref(&p.Ref); card(c, &p.Card); c.chars(&p.Chars); c.bool(&p.Linked) })
	list(c, &s.Happened, event)
	list(c, &s.Trail, takenAt)
	list(c, &s.Round.Loop, takenAt)
	num(c, &s.Round.Here)
	num(c, &s.Round.At)
	num(c, &s.Round.Left)
	num(c, &s.Step)
	num(c, &s.Now)
	num(c, &s.NextID)
	if !c.mix || len(s.Mends) > 0 { // there hardly ever is one, and what is hashed needs no bytes to end with
		list(c, &s.Mends, func(c *codec, m *Mend) { num(c, &m.By); hand(c, &m.Op) })
	}
}

// Encode appends the canonical form of s: a face only where all of e may know it.
// Encode(All) is the public state; Encode(NoEyes) has every face this machine knows.
func (s *State) Encode(b []byte, e Eyes) []byte {
	c := codec{b: b, eyes: e}
	c.state(s)
	return c.b
}

// Hash sums up what Encode writes for the same eyes: states that are written alike have
// the same.
func (s *State) Hash(e Eyes) uint64 {
	c := codec{eyes: e, mix: true, sum: keySeed}
	c.state(s)
	return c.sum ^ c.sum>>32
}

// DecodeState reads what Encode wrote.
func DecodeState(b []byte) (*State, error) {
	c := codec{b: b, read: true}
	s := new(State)
	c.state(s)
	if c.err == nil && len(c.b) > 0 {
		c.fail()
	}
	return s, c.err
}

// item, act and answer are what goes over the wire; see Input.
func item(c *codec, i *Item) {
	num(c, &i.Card)
	num(c, &i.N)
	c.ability(&i.Ability)
	num(c, &i.Face)
}

// EncodeItems appends the canonical form of a list of items.
func EncodeItems(b []byte, items []Item) []byte {
	c := codec{b: b}
	list(&c, &items, item)
	return c.b
}

func payment(c *codec, p *Payment) { num(c, &p.Card); num(c, &p.As) }

func (c *codec) act(a *Act) {
	num(c, &a.Verb)
	num(c, &a.Card)
	num(c, &a.Target)
	c.ability(&a.Ability)
	num(c, &a.N)
}

func takenAt(c *codec, t *Taken) {
	num(c, &t.Seat)
	num(c, &t.Kind)
	c.string(&t.Key)
	c.act(&t.Act)
	list(c, &t.Pick, num[int32])
	list(c, &t.Plan, payment)
	list(c, &t.N, num[int32])
	num(c, &t.Ways)
	num(c, &t.Here)
	num(c, &t.Nth)
}

func (c *codec) answer(a *Answer) {
	c.act(&a.Act)
	list(c, &a.Pick, item)
	list(c, &a.N, num[int32])
	list(c, &a.Plan, payment)
	by := a.Hand != nil
	c.bool(&by)
	if !by {
		return
	}
	if c.read {
		a.Hand = new(HandOp)
	}
	hand(c, a.Hand)
}

func hand(c *codec, h *HandOp) {
	num(c, &h.Verb)
	num(c, &h.Card)
	c.place(&h.To)
	num(c, &h.Pos)
	num(c, &h.Stat)
	num(c, &h.N)
	c.string(&h.Name)
}

// Sum mixes bytes into 64 bits, eight at a step; for comparing states, not
// against an enemy.
func Sum(b []byte) uint64 {
	const p = 0x9E3779B97F4A7C15
	h := uint64(len(b)) * p
	for len(b) >= 8 {
		h = (h ^ binary.LittleEndian.Uint64(b)) * p
		h ^= h >> 29
		b = b[8:]
	}
	for _, x := range b {
		h = (h ^ uint64(x)) * p
		h ^= h >> 29
	}
	h *= 0xBF58476D1CE4E5B9
	return h ^ h>>32
}

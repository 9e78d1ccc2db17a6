package state

import (
	"cmp"
	"math/bits"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// Of is the key of a state. Cards go by where they lie, hidden ones by their handle too;
// the clock, numbers given out, and what has happened are left out, but for the limits
// that are used up. still says of which lists nothing has been written since their key was
// last asked for, and is set for those whose key is kept; nil: none is.
func (c *Keys) Of(s *State, still []bool) uint64 {
	c.codec, c.h, c.s = codec{b: c.b[:0], eyes: All}, keySeed, s
	for i := len(c.lists); i < len(s.Lists); i++ {
		c.lists = append(c.lists, listKey{})
	}
	if turn := s.Table[TableTurnStart]; c.turn != turn {
		for i := range still { // what had come before the turn then has come before it now
			still[i] = still[i] && turn > c.turn && i < len(c.lists) && !c.lists[i].fresh
		}
		c.turn = turn
	}
	for i := range s.Lists {
		if still == nil || !still[i] {
			alone := c.list(i)
			if still != nil {
				still[i] = alone
			}
		}
		c.word(c.lists[i].key)
	}
	for i := range s.Num {
		for j, n := range s.Num[i] {
			if n != 0 {
				c.word(uint64(i*len(s.Num[i])+j)<<32 | uint64(uint32(n)))
			}
		}
	}
	for i := range s.Counters {
		c.object(s.Counters[i].On)
		c.text(s.Counters[i].Name)
		c.word(uint64(s.Counters[i].N))
	}
	for i := range s.Mods {
		if m := &s.Mods[i]; m.Sums() {
			c.add(m)
		} else {
			c.total()
			c.mod(*m)
		}
	}
	c.total()
	for _, fs := range [][]Frame{s.Waiting, s.Stack, s.Owed} {
		n := len(fs)
		c.word(uint64(n))
		for i := range fs {
			c.frame(&fs[i])
		}
	}
	for i := range s.Delayed {
		d := &s.Delayed[i]
		c.nodeID(&d.Node)
		c.word(uint64(d.By))
		c.object(d.Src.Card)
		c.bound(d.Bound)
		c.untilOf(&d.Until)
	}
	for i := range s.Battles {
		for _, side := range [...][]Ref{s.Battles[i].Attackers, s.Battles[i].Targets} {
			n := len(side)
			c.word(uint64(n))
			for _, r := range side {
				c.object(r)
			}
		}
		c.word(uint64(s.Battles[i].Stage))
	}
	for i := range s.Turns {
		c.word(uint64(s.Turns[i].Seat))
		c.flag(s.Turns[i].Skip)
		c.flag(s.Turns[i].Due)
	}
	for i := range s.Tallies {
		if t := &s.Tallies[i]; strings.HasPrefix(t.Key, Limited) {
			c.text(t.Key)
			c.word(uint64(t.Seat))
			c.object(t.On)
			c.word(uint64(t.N))
		}
	}
	c.word(uint64(s.Table[TableTurn]))
	c.word(uint64(s.Table[TablePhase]))
	for i := TableGame; i < len(s.Table); i++ {
		c.word(uint64(s.Table[i]))
	}
	return c.h ^ c.h>>32
}

// Keys tells states apart by places instead of handles: two states of a match with the
// same key go on alike. It keeps memory to work in.
type Keys struct {
	codec
	h    uint64
	s    *State
	sums []sum // of the additions since the last effect of another kind

	lists []listKey // of what lies in the lists of the state
	turn  int32     // of the turn that began then: what has come since is told apart
}

// listKey is the key of what lies in a list.
type listKey struct {
	key   uint64
	fresh bool // something has come since the turn began
}

// list works out the key of what lies in a list. alone: it depends on nothing that lies
// elsewhere.
func (c *Keys) list(i int) (alone bool) {
	alone = true
	list := c.s.Lists[i]
	h, came, fresh := mixed(keySeed, uint64(len(list))), Stamp(c.s.Table[TableTurnStart]), false
	for _, id := range list {
		p := &c.s.Cards[id]
		new := p.Since >= came
		h = c.card(h, id, p, new)
		alone, fresh = alone && p.Host.ID == 0, fresh || new
	}
	c.lists[i] = listKey{h, fresh}
	return alone
}

// sum is by how much additions that end together change a number of an object.
type sum struct {
	on    Ref
	at    int32 // where that lies
	stat  ability.Stat
	until Until
	n     int32
}

// PlaceOf is where a card lies: all are numbered so, from 1; 0 is nowhere.
func (s *State) PlaceOf(id CardID) int32 {
	at := s.Cards[id].At
	if id == 0 || at.Zone == Nowhere {
		return 0
	}
	mine, n := int(at.Zone)*2+int(max(at.Of, 0)), 1
	for _, list := range s.Lists[:mine] {
		n += len(list)
	}
	return int32(n + slices.Index(s.Lists[mine], id))
}

// Act is the key of an act: its cards go by where they lie.
func (c *Keys) Act(s *State, a Act) uint64 {
	c.h = keySeed
	c.word(uint64(a.Verb)<<32 | uint64(uint32(a.N)))
	c.word(uint64(s.PlaceOf(a.Card))<<32 | uint64(s.PlaceOf(a.Target)))
	c.abilityID(&a.Ability)
	return c.h
}

// card is a sum with a card in a word or a few more: this is most of a key, and keys are
// wanted for every act that might return. fresh: it has come since the turn began.
func (c *Keys) card(h uint64, id CardID, p *Card, fresh bool) uint64 {
	name := uint64(uint16(id)) << 48
	if p.Seen == All && p.Face != 0 {
		name = uint64(uint16(p.Face)) << 32
	}
	marks := bit(p.Rest) | bit(p.Open)<<1 | bit(p.FaceDown)<<2 | bit(fresh)<<3 | uint64(p.Seen)<<4
	h = mixed(h, name|marks<<24|uint64(uint8(p.Owner))<<16|uint64(uint8(p.Master))<<8|uint64(uint8(p.Side)))
	rest := bit(p.Played)<<24 | uint64(uint8(p.From))<<8 | uint64(uint8(p.At.Slot))
	more := uint64(p.Flags)<<32 | uint64(uint32(p.Damage))
	if rest|more == 0 && p.Host.ID == 0 {
		return h // as most of a deck
	}
	if p.Host.ID != 0 {
		rest |= uint64(c.s.PlaceOf(p.Host.ID))<<32 | bit(c.s.Here(p.Host))<<16
	}
	return mixed(mixed(h, rest|1<<63), more) // the bit tells it from the next card
}

// bit is 1 for what is so.
func bit(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

const keySeed = 0x9E3779B97F4A7C15

// mixed is a sum with one word more.
func mixed(sum, v uint64) uint64 { return bits.RotateLeft64((sum^v)*0xD6E8FEB86659FD93, 29) + v }

// mixedText is a sum with the bytes of a text, eight a word.
func mixedText(sum uint64, s string) uint64 {
	for i := 0; i < len(s); i += 8 {
		w := uint64(0)
		for j := i; j < min(i+8, len(s)); j++ {
			w = w<<8 | uint64(s[j])
		}
		sum = mixed(sum, w)
	}
	return sum
}

func (c *Keys) word(v uint64) { c.h = mixed(c.h, v) }

func (c *Keys) flag(b bool) {
	if b {
		c.word(1)
		return
	}
	c.word(2)
}

func (c *Keys) text(s string) {
	c.word(uint64(len(s)))
	c.h = mixedText(c.h, s)
}

func (c *Keys) abilityID(a *AbilityID) {
	v := uint64(uint16(a.Face))<<40 | uint64(uint8(a.Side))<<32 | uint64(uint16(a.Word))<<16 | uint64(uint16(a.N))
	if a.Quoted {
		v |= 1 << 60
	}
	c.word(v)
}

func (c *Keys) nodeID(n *NodeID) {
	c.abilityID(&n.Of)
	c.word(uint64(n.N))
}

func (c *Keys) untilOf(u *Until) {
	c.word(uint64(u.What)<<48 | uint64(uint8(u.Of))<<32 | uint64(uint32(u.Turn)))
}

// object writes where an object is; a gone one as what its card is now.
func (c *Keys) object(r Ref) {
	c.word(uint64(c.s.PlaceOf(r.ID)))
	c.flag(c.s.Here(r))
}

func (c *Keys) bound(bs []Binding) {
	for i := range bs {
		c.word(uint64(bs[i].Slot))
		c.word(uint64(bs[i].N))
		for _, r := range bs[i].Refs {
			c.object(r)
		}
	}
}

// add adds up: many additions are as good as one.
func (c *Keys) add(m *Mod) {
	n := m.N
	if m.Op == ability.Sub {
		n = -n
	}
	for _, r := range m.On {
		if !c.s.Here(r) {
			continue
		}
		i := slices.IndexFunc(c.sums, func(o sum) bool { return o.on == r && o.stat == m.Stat && o.until == m.Until })
		if i < 0 {
			i = len(c.sums)
			c.sums = append(c.sums, sum{on: r, at: c.s.PlaceOf(r.ID), stat: m.Stat, until: m.Until})
		}
		c.sums[i].n += n
	}
}

// total writes what was added up.
func (c *Keys) total() {
	slices.SortFunc(c.sums, func(a, b sum) int {
		return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.stat, b.stat), cmp.Compare(a.until.What, b.until.What), cmp.Compare(a.until.Turn, b.until.Turn), cmp.Compare(a.until.Of, b.until.Of))
	})
	for i := range c.sums {
		if o := &c.sums[i]; o.n != 0 {
			c.word(uint64(o.at)) // it is there: add
			c.word(uint64(o.stat))
			c.untilOf(&o.until)
			c.word(uint64(o.n))
		}
	}
	c.sums = c.sums[:0]
}

// mod writes a stored effect; one whose objects have all gone does nothing.
func (c *Keys) mod(m Mod) {
	on, live := m.On, !m.Fixed
	for _, r := range on {
		live = live || c.s.Here(r)
	}
	if !live {
		return
	}
	c.object(m.Src.Card)
	c.bound(m.Bound)
	m.ID, m.Born, m.Src.Card, m.Bound, m.On = 0, 0, Ref{}, nil, nil
	c.b = c.b[:0]
	mod(&c.codec, &m)
	c.word(Sum(c.b))
	for _, r := range on {
		if c.s.Here(r) {
			c.object(r)
		}
	}
}

func (c *Keys) frame(f *Frame) {
	c.abilityID(&f.Ability)
	c.nodeID(&f.Node)
	c.word(uint64(f.By))
	c.word(uint64(f.X))
	c.object(f.Src.Card)
	c.object(f.Card)
	c.object(f.Cause.Card)
	c.object(f.Cause.Obj)
	c.word(uint64(f.Cause.Verb))
	c.word(uint64(f.Cause.N))
	c.bound(f.Bound)
}

// Limited begins the keys of tallies of limits: a loop that uses one up is none.
const Limited = "limit "

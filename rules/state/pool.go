package state

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"maps"
	"slices"

	"gotaku/rules/ability"
)

// FaceID is a printed card of the pool, counted from 1; 0: this machine may not
// know which.
type FaceID int16

// Def is a printed card as the rules read it: one side, or two for a
// double-faced card. It never changes during a match.
type Def struct {
	ID      string // pack/number; unique in a pool
	Number  string // as printed at the card's foot
	Sides   []Side // at least one; Sides[0] carries the number (SVE 2.15)
	Title   string // タイトル, for deck building; may be empty
	Trigger string // trigger icon (SVE 14.4.1), may be empty
}

// Side is one printed side.
type Side struct {
	Name, NameEN     string
	Alias            string   // another name that is printed besides: コラボ名, プレイヤー名
	Classes          []string // canonical: "elf", "royal", ...; elements, colours, worlds in other games
	Kinds            ability.Kinds
	Traits, TraitsEN []string
	Categories       []string // FF-TCG カテゴリ
	Icons            []string // canonical: "generic", "ex", "party"
	Num              Nums
	Text, TextEN     string        // printed; TextEN may be empty
	Card             *ability.Card // the compiled Text
}

// Nums are printed numbers by stat; absent is not zero (a crest has no cost).
type Nums struct {
	Has uint16 // those that may be read
	Own uint16 // those that are printed, hidden by its kind or not
	N   [ability.CardStats]int32
}

// Set gives stat s the value n.
func (n *Nums) Set(s ability.Stat, v int32) {
	n.Has |= 1 << s
	n.Own |= 1 << s
	n.N[s] = v
}

// Show lets the printed ones among stats be read, or hides them.
func (n *Nums) Show(on bool, stats ...ability.Stat) {
	for _, s := range stats {
		if n.Has &^= 1 << s; on {
			n.Has |= n.Own & (1 << s)
		}
	}
}

// Get returns the value of stat s, 0 and false when it is absent.
func (n *Nums) Get(s ability.Stat) (int32, bool) {
	if n.Has&(1<<s) == 0 {
		return 0, false // also of one that is printed and hidden by its kind [SVE 1.3.6.3, 5.25.2.1]
	}
	return n.N[s], true
}

// Pool is every printed card a match may meet: both players' packs and the
// tokens of the rulebook. It is the same on both machines, which compare Hash.
type Pool struct {
	Defs   []Def // Face f is Defs[f-1]
	byID   map[string]FaceID
	tokens map[string]FaceID // by name
	names  map[string]FaceID // first face with that name
	hash   [32]byte
	known  int // cards that every machine has from the beginning, of a pool with room for more; 0: all
}

// NewPool makes a pool of defs in this order. It fails on an id given twice, a
// card without a side, and more than 32,000 cards.
func NewPool(defs []Def) (*Pool, error) {
	m := BeginPool()
	for i := range defs {
		if err := m.Add(defs[i]); err != nil {
			return nil, err
		}
	}
	return m.End(), nil
}

// PoolMaker makes a pool a card at a time.
type PoolMaker struct {
	p    *Pool
	sum  hash.Hash
	form []byte // of the last card
}

// BeginPool begins an empty pool.
func BeginPool() *PoolMaker {
	return &PoolMaker{p: &Pool{byID: map[string]FaceID{}, tokens: map[string]FaceID{}, names: map[string]FaceID{}}, sum: sha256.New()}
}

// Add puts a card after the others. It fails as NewPool does, and then the pool is not to be used.
func (m *PoolMaker) Add(d Def) error {
	p := m.p
	if len(p.Defs) == 32000 {
		return errors.New("state: a pool of more than 32000 cards")
	}
	if len(d.Sides) == 0 {
		return fmt.Errorf("state: card %q has no side", d.ID)
	}
	if _, twice := p.byID[d.ID]; twice {
		return fmt.Errorf("state: two cards with the id %q", d.ID)
	}
	p.Defs = append(p.Defs, d)
	f := FaceID(len(p.Defs))
	p.byID[d.ID] = f
	name := d.Sides[0].Name
	for _, n := range [...]string{name, d.Sides[0].Alias} {
		if _, ok := p.tokens[n]; !ok && n != "" && d.Sides[0].Kinds&ability.Token != 0 {
			p.tokens[n] = f
		}
	}
	if _, ok := p.names[name]; !ok {
		p.names[name] = f
	}
	m.form = append(ability.AppendForm(m.form[:0], &d), '\n')
	m.sum.Write(m.form)
	return nil
}

// End is the pool of all that was added.
func (m *PoolMaker) End() *Pool {
	m.sum.Sum(m.p.hash[:0])
	return m.p
}

// Face finds a card by id; 0 when there is none.
func (p *Pool) Face(id string) FaceID { return p.byID[id] }

// Token finds a token by its name, or by the other that is printed besides; 0 when there is none.
func (p *Pool) Token(name string) FaceID { return p.tokens[name] }

// Named finds the first card with that name; 0 when there is none.
func (p *Pool) Named(name string) FaceID { return p.names[name] }

// Def returns the printed card of face f, nil for the unknown face.
func (p *Pool) Def(f FaceID) *Def {
	if f <= 0 || int(f) > len(p.Defs) || len(p.Defs[f-1].Sides) == 0 {
		return nil
	}
	return &p.Defs[f-1]
}

// Known is how many cards every machine has from the beginning. Those behind them come while a match is played, to
// each machine when it may know them: what all machines must find alike asks no more than these.
func (p *Pool) Known() int {
	if p.known > 0 {
		return p.known
	}
	return len(p.Defs)
}

// Wide is the pool with room for n more cards, which Put fills. Its Hash stays: it is of what is known to all.
func (p *Pool) Wide(n int) *Pool {
	w := *p
	w.known = p.Known()
	w.Defs = append(slices.Clone(p.Defs[:w.known]), make([]Def, n)...)
	w.byID, w.tokens, w.names = maps.Clone(p.byID), maps.Clone(p.tokens), maps.Clone(p.names)
	return &w
}

// Put brings a card into the room that Wide has made. It fails where there is none, or the card has no side or a known id.
func (p *Pool) Put(f FaceID, d Def) error {
	switch {
	case int(f) <= p.Known() || int(f) > len(p.Defs) || len(p.Defs[f-1].Sides) > 0:
		return fmt.Errorf("state: no room for a card at %d", f)
	case len(d.Sides) == 0 || p.byID[d.ID] != 0:
		return fmt.Errorf("state: card %q has no side, or is there already", d.ID)
	}
	p.Defs[f-1], p.byID[d.ID] = d, f
	return nil
}

// Hash is the fingerprint of the pool: printed and compiled data of every card that is known to all.
func (p *Pool) Hash() [32]byte { return p.hash }

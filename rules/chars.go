package rules

import "gotaku/rules/ability"

// Held is an ability that a card has.
type Held struct {
	ID    AbilityID
	Via   Source // what gave it; zero: its own print
	Since Stamp  // how old the effect is that gave it; of no matter once the card has left
}

// Chars is what a card is now: the print and every effect on it. A number may be
// absent, which is not zero; numbers are raw and signed, the game clamps.
type Chars struct {
	Num       Nums
	Kinds     ability.Kinds
	Keys      uint64 // keywords, a bit each (Rules.Key)
	Names     []string
	Collab    string // the one of Names that is a collaboration name [SVE 2.14]
	Classes   []string
	Traits    []string
	Abilities []Held
	Sorts     uint8 // kinds of ability among them, a bit each
}

var blank Chars

// CopyFrom makes c equal to p without sharing slices that are appended to.
func (c *Chars) CopyFrom(p *Chars) {
	names, classes, traits, held := c.Names[:0], c.Classes[:0], c.Traits[:0], c.Abilities[:0]
	*c = *p
	c.Names = append(names, p.Names...)
	c.Classes = append(classes, p.Classes...)
	c.Traits = append(traits, p.Traits...)
	c.Abilities = append(held, p.Abilities...)
}

// wordsOf is where a card says what it is by an attribute; nil: not by words.
func (c *Chars) wordsOf(a ability.Attr) *[]string {
	switch a {
	case ability.NameAttr:
		return &c.Names
	case ability.TraitAttr:
		return &c.Traits
	case ability.ClassAttr:
		return &c.Classes
	}
	return nil
}

// words are what a card says of an attribute.
func (c *Chars) words(a ability.Attr) []string {
	if words := c.wordsOf(a); words != nil {
		return *words
	}
	return nil
}

// clone returns a copy that is never edited.
func (c *Chars) clone() Chars {
	var d Chars
	d.CopyFrom(c)
	return d
}

// board is the result of applying every continuous effect, kept until the next batch.
type board struct {
	version int32
	cards   []*Chars // by CardID; nil: the print
	store   []*Chars // spare Chars to hand out
	used    int
	rules   []active // prohibitions, requirements, permissions, replacements, cost changes
	watch   []watcher
	busy    bool
	open    bool     // some effect depends on more than moves, numbers and counters: see isLoud
	sums    []int32  // fixed additions, by index into State.Mods: their order means nothing
	work    []CardID // readable cards whose texts may work
	acts    []active // every continuous effect that holds
	base    Chars
	layer   []int32 // of the layer being applied, by index into acts
}

// active is one continuous effect that holds now.
type active struct {
	clause ability.Effect // nil: a rule's Mod
	mod    *Mod           // nil: from a static ability
	ctx    ctx
	layer  int8
	born   Stamp
	on     Ref // static ability: the card it is on
}

// watcher is a triggered ability that works now.
type watcher struct {
	on  Ref
	id  AbilityID
	ab  *ability.Ability
	via Source
}

// Chars returns what r is as the rules read it now: blank when it is hidden, face
// down or gone. It is good until the next batch.
func (k *Kernel) Chars(r Ref) *Chars {
	if !k.State.Here(r) {
		return &blank
	}
	return k.chars(r.ID)
}

func (k *Kernel) chars(id CardID) *Chars {
	c := &k.State.Cards[id]
	if !k.readable(c) {
		if k.peek != NoEyes && c.Face != 0 && c.Side != Down && c.Seen&k.peek != 0 {
			return k.Rules.Printed(c.Face, c.Side)
		}
		return &blank
	}
	k.settle()
	if int(id) < len(k.board.cards) && k.board.cards[id] != nil {
		return k.board.cards[id]
	}
	return k.Rules.Printed(c.Face, c.Side)
}

// settle applies the continuous effects if anything changed since that was done.
func (k *Kernel) settle() {
	if !k.board.busy && k.board.version != k.version {
		k.compute()
	}
}

// known says whether chars(id) says all there is to say.
func (k *Kernel) known(id CardID) bool {
	c := &k.State.Cards[id]
	return c.Side == Down || k.readable(c) || k.peek != NoEyes && c.Face != 0 && c.Seen&k.peek != 0
}

// Through runs f while reading goes through the eyes of e.
func (k *Kernel) Through(e Eyes, f func()) {
	was, refs, picks := k.peek, len(k.refs), len(k.picks)
	k.peek = e
	f()
	k.peek, k.refs, k.picks = was, k.refs[:refs], k.picks[:picks]
}

// Original returns the print of r: its own, or that of what overlays it. [SVE 5.24.1]
func (k *Kernel) Original(r Ref) *Chars {
	c := k.State.Card(r)
	if !k.readable(c) {
		return k.chars(r.ID)
	}
	var b Chars
	if k.Game.Base(k, r.ID, &b) {
		return &b
	}
	return k.Rules.Printed(c.Face, c.Side)
}

// Last returns what r is now, or was when it left. [SVE 10.11.1]
func (k *Kernel) Last(r Ref) *Chars {
	if k.State.Here(r) {
		return k.chars(r.ID)
	}
	if p := k.past(r); p != nil {
		return &p.Chars
	}
	return &blank
}

func (k *Kernel) past(r Ref) *Past {
	for i := len(k.State.Past) - 1; i >= 0; i-- {
		if k.State.Past[i].Ref == r {
			return &k.State.Past[i]
		}
	}
	return nil
}

// LastCard returns the card r was when it left, or is.
func (k *Kernel) LastCard(r Ref) *Card {
	if !k.State.Here(r) {
		if p := k.past(r); p != nil {
			return &p.Card
		}
	}
	return k.State.Card(r)
}

// Stat reads a number of a card now; ok is false when it is absent.
func (k *Kernel) Stat(r Ref, s ability.Stat) (n int32, ok bool) { return k.Last(r).Num.Get(s) }

// said is what texts mean by a number of a card now.
func (k *Kernel) said(r Ref, s ability.Stat) (n int32, ok bool) {
	n, ok = k.Stat(r, s)
	return k.Game.Said(k, r, s, n), ok
}

// Has says whether r has a keyword now.
func (k *Kernel) Has(r Ref, key uint64) bool { return k.Last(r).Keys&key != 0 }

// own returns the Chars of a card to edit, made from its print the first time.
func (k *Kernel) own(id CardID) *Chars {
	b := &k.board
	for int(id) >= len(b.cards) {
		b.cards = append(b.cards, nil)
	}
	if b.cards[id] == nil {
		if b.used == len(b.store) {
			b.store = append(b.store, new(Chars))
		}
		p := b.store[b.used]
		b.used++
		c := &k.State.Cards[id]
		p.CopyFrom(k.Rules.Printed(c.Face, c.Side))
		b.cards[id] = p
	}
	return b.cards[id]
}

// compute applies every continuous effect in the order of the game's layers, then
// dependency, then time. [SVE 10.9.1, FF-TCG 11.12.4]
func (k *Kernel) compute() {
	b := &k.board
	b.busy = true
	b.version = k.version
	peek := k.peek
	k.peek = NoEyes
	for i := range b.cards {
		b.cards[i] = nil
	}
	b.used, b.rules, b.watch = 0, b.rules[:0], b.watch[:0]
	k.findWork()
	k.bases()
	layers := k.Game.Layers()
	b.open = k.gather()
	for l := int8(0); l < layers; l++ {
		if l == k.Game.Layer(plain) {
			k.applySums()
		}
		if k.applyLayer(l) && l == 0 || b.open {
			b.open = k.gather() || b.open // abilities have changed, or conditions may have
		}
	}
	for _, c := range b.cards {
		if c != nil {
			k.Game.Bound(c)
		}
	}
	for i := range b.acts {
		if a := &b.acts[i]; a.layer < 0 {
			b.rules = append(b.rules, *a)
		}
	}
	k.held(ability.Triggered, func(id CardID, _ *Card, h Held, a *ability.Ability) {
		b.watch = append(b.watch, watcher{on: k.State.Ref(id), id: h.ID, ab: a, via: h.Via})
	})
	k.peek = peek
	b.busy = false
}

// findWork lists every readable card in a zone where texts work.
func (k *Kernel) findWork() {
	b := &k.board
	b.work = b.work[:0]
	for z := range k.Zones {
		if !k.Zones[z].Texts && !k.elsewhere[z] {
			continue
		}
		for s := 0; s < 2; s++ {
			for _, id := range k.State.Lists[z*2+s] {
				if k.readable(&k.State.Cards[id]) {
					b.work = append(b.work, id)
				}
			}
		}
	}
}

// bases overlays the cards whose base is not their print.
func (k *Kernel) bases() {
	for _, id := range k.board.work {
		if k.Game.Base(k, id, &k.board.base) {
			k.own(id).CopyFrom(&k.board.base)
		}
	}
}

// held calls f for every ability of that kind that works now.
func (k *Kernel) held(kind ability.Kind, f func(id CardID, c *Card, h Held, a *ability.Ability)) {
	for _, id := range k.board.work {
		ch, c := k.chars(id), &k.State.Cards[id]
		if ch.Sorts&(1<<kind) == 0 {
			continue
		}
		for i := range ch.Abilities {
			h := ch.Abilities[i]
			if a := k.Ability(h.ID); a.Kind == kind && (a.Hand == ability.Auto || kind == ability.Triggered && a.Hand <= ability.HandCost) && k.Game.Works(k, a, id, c.At) {
				f(id, c, h, a)
			}
		}
	}
}

// gather lists every stored effect, then every clause of a static ability whose
// condition holds. It says whether any of them is open: has a condition, or reads
// what it is on from the board.
func (k *Kernel) gather() (open bool) {
	b := &k.board
	b.acts, b.sums = b.acts[:0], b.sums[:0]
	ordered := false
	for i := range k.State.Mods {
		m := &k.State.Mods[i]
		if m.sum() {
			b.sums = append(b.sums, int32(i))
			continue
		}
		open = open || !m.Fixed && !steady(k.Clause(m.Node))
		if m.Until.guarded() {
			open = true
			if !k.lasts(m) {
				continue
			}
		}
		ordered = k.addMod(m) == k.Game.Layer(plain) || ordered
	}
	k.held(ability.Static, func(id CardID, c *Card, h Held, a *ability.Ability) {
		open = open || k.open[a]
		x := ctx{k: k, by: c.Master, src: Source{Card: k.State.Ref(id), Via: h.ID}, that: Nobody}
		if a.Gate != nil && !x.cond(a.Gate) || a.If != nil && !x.cond(a.If) {
			return
		}
		for _, e := range a.Do {
			x.clauses(e, func(e ability.Effect) {
				l := k.Game.Layer(e)
				ordered = ordered || l == k.Game.Layer(plain)
				b.acts = append(b.acts, active{clause: e, layer: l, born: max(c.Entered, h.Since), ctx: x, on: x.src.Card})
			})
		}
	})
	if ordered { // something else changes numbers: the additions take their turn
		for _, i := range b.sums {
			k.addMod(&k.State.Mods[i])
		}
		b.sums = b.sums[:0]
	}
	return open
}

// addMod lists a stored effect and says in which layer it applies.
func (k *Kernel) addMod(m *Mod) int8 {
	c, l := k.Clause(m.Node), int8(0)
	if c == nil {
		l = k.Game.Layer(plain)
	} else {
		l = k.Game.Layer(c)
	}
	k.board.acts = append(k.board.acts, active{clause: c, mod: m, layer: l, born: m.Born, ctx: ctx{k: k, by: m.By, src: m.Src, bound: m.Bound, that: Nobody}})
	return l
}

// sum says whether m adds a constant to numbers of certain objects.
func (m *Mod) sum() bool {
	return m.Stat != ability.NoStat && m.Fixed && (m.Op == ability.Add || m.Op == ability.Sub) && !m.Until.guarded()
}

// clauses descends into the conditions of a static ability's body.
func (x *ctx) clauses(e ability.Effect, f func(ability.Effect)) {
	i, ok := e.(*ability.If)
	if !ok {
		f(e)
		return
	}
	branch := i.Else
	if x.cond(&i.Cond) {
		branch = i.Then
	}
	for _, e := range branch {
		x.clauses(e, f)
	}
}

// lasts says whether a stored effect holds now.
func (k *Kernel) lasts(m *Mod) bool {
	t := timeOf(k.Clause(m.Node))
	switch m.Until.What {
	case ability.WhileThis:
		return k.Here(m.Src.Card)
	case ability.InNext:
		return k.inTime(m.Until, t)
	case ability.WhileCond:
	default:
		return true
	}
	x := ctx{k: k, by: m.By, src: m.Src, bound: m.Bound}
	return t == nil || t.Cond == nil || x.cond(t.Cond)
}

// guarded says whether what lasts so may hold or not from one moment to the next.
func (u Until) guarded() bool {
	return u.What == ability.WhileCond || u.What == ability.WhileThis || u.What == ability.InNext
}

// inTime says whether the turn, and the phase, that an effect waits for is on.
func (k *Kernel) inTime(u Until, t *ability.Time) bool {
	return u.What != ability.InNext || k.Turn() == u.Of && k.State.Table[TableTurnNo] > u.Turn && (t.Phase == ability.NoPhase || t.Phase == k.State.Phase())
}

// timeOf returns the duration of a clause that has one.
func timeOf(e ability.Effect) *ability.Time {
	switch e := e.(type) {
	case *ability.Change:
		return &e.For
	case *ability.Give:
		return &e.For
	case *ability.Rule:
		return &e.For
	case *ability.Instead:
		return &e.For
	case *ability.CostChange:
		return &e.For
	case *ability.Later:
		return &e.For
	case *ability.Act:
		return &e.For
	}
	return nil
}

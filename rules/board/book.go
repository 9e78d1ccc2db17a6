package board

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Book is a game joined with a pool, as far as it is read: what stays the same during a
// match.
type Book struct {
	Game       Game
	Pool       *state.Pool
	Zones      []ZoneSpec
	Keywords   []Keyword
	zoneOf     [ability.Zones]state.Zone
	cites      map[string]string
	pays       []ability.Res
	keyOf      map[string]int16  // word -> index+1
	sorts      map[string]uint64 // word -> bits of the words that are sorts of it
	sides      [][]linkedSide    // by face, side
	words      [][]Body
	nodes      map[ability.Effect]state.NodeID
	chosenBy   map[*ability.Move]ability.Who
	unshown    map[*ability.Select]*ability.Move
	theirs     map[ability.Effect]uint16   // which slots are of what each player selected among their own: of what moves such, and of what each does then
	statics    map[*ability.Ability]stated // what linking has found out about the static ones
	layers     int8                        // how many layers the game has
	plain      int8                        // the one in which a rule's change of a number applies
	baseZones  []state.Zone                // the zones in which bases lie
	recasts    []state.Zone                // where a card may be something else than its print
	keeps      state.Zone                  // the zone that keeps what held where a card came from; Nowhere: none
	elsewhere  []bool                      // zones in which some card's text works although the zone's do not
	limitKeys  map[state.AbilityID]string  // of the abilities that have limits
	workplaces []state.Zone                // zones in which texts may work
	allZones   Facts                       // what lies in any of them
	shows      [][2]bool                   // by zone: all see what lies there face up, face down
	wideZones  []bool                      // zones in which also a card whose print does not say so may have a text that works
	order      Order                       // of effects, besides layers
	clauses    map[state.NodeID]ability.Effect
	gameCounts []Counted                 // what some text counts over the game or in the opponent's last turn
	gameKey    map[*ability.Event]string // and its tally
	wide       bool                      // cards come while a match is played
	awaits     bool                      // some text may be used before something happens: ability.AboutTo
	widens     bool                      // some text says what counts too where an icon asks
}

type linkedSide struct {
	play      state.AbilityID // what the text says about playing the card itself: its costs, conditions, limits
	chars     state.Chars
	abilities []Body
	quoted    []Body
	sources   []source // its static and triggered abilities, in the order in which it has them
	acts      []act    // its activated ones, each once
	parts     []Body   // what is carried out when the card is played: Board.Parts
	usedIn    Facts    // the zones in which some of them may work, or that the card lets itself be played from
	worksIn   Facts    // the zones in which some of sources may work
	costs     bool     // its text changes what the card itself costs
}

// act is an activated ability of a print.
type act struct {
	id state.AbilityID
	a  *ability.Ability
	in Facts // the zones in which it may work
}

// BookMaker links what is read of a game and a pool, a card at a time.
type BookMaker struct {
	r    *Book
	next int // card
}

// BeginBook begins with what is read of a game alone: cites are the rule numbers of what is
// asked and refused, pays the resources that costs may ask for.
func BeginBook(g Game, p *state.Pool, cites map[string]string, pays []ability.Res) (*BookMaker, error) {
	r := &Book{Game: g, Pool: p, Zones: g.Zones(), Keywords: g.Keywords(), cites: cites, pays: pays,
		keyOf: map[string]int16{}, sorts: map[string]uint64{}, nodes: map[ability.Effect]state.NodeID{}, chosenBy: map[*ability.Move]ability.Who{}, theirs: map[ability.Effect]uint16{}, unshown: map[*ability.Select]*ability.Move{}, clauses: map[state.NodeID]ability.Effect{}, statics: map[*ability.Ability]stated{}, limitKeys: map[state.AbilityID]string{}, gameKey: map[*ability.Event]string{}}
	r.order = g.Order()
	r.layers, r.plain = g.Layers(), g.Layer(plain)
	r.keeps = state.Nowhere
	for i, z := range r.Zones {
		if r.zoneOf[z.Word] = state.Zone(i); z.Keeps {
			r.keeps = state.Zone(i)
		}
		r.shows = append(r.shows, [2]bool{z.Up == Public, z.Down == Public})
		r.wideZones = append(r.wideZones, z.Texts || z.Recasts)
		if z.Recasts {
			r.recasts = append(r.recasts, state.Zone(i))
		}
		if z.Bases {
			r.baseZones = append(r.baseZones, state.Zone(i))
		}
	}
	r.zoneOf[ability.NoZone] = state.Nowhere
	r.elsewhere = make([]bool, len(r.Zones))
	for i := range r.Keywords {
		w := &r.Keywords[i]
		r.keyOf[w.Word] = int16(i + 1)
		if w.Sort != "" {
			r.sorts[w.Sort] |= 1 << i
		}
		var as []Body
		for j := range w.Abilities {
			as = append(as, bodyOf(&w.Abilities[j]))
			r.number(state.AbilityID{Word: int16(i + 1), N: int16(j + 1)}, as[j].Ability)
		}
		r.words = append(r.words, as)
	}
	if len(r.Keywords) > 64 {
		return nil, fmt.Errorf("board: %s has %d keywords, at most 64", g.Name(), len(r.Keywords))
	}
	return &BookMaker{r: r}, nil
}

// Part is how much has been linked, 0 to 1.
func (m *BookMaker) Part() float32 { return float32(m.next) / float32(max(1, len(m.r.Pool.Defs))) }

// Next links the next card, and returns the book once all are linked.
func (m *BookMaker) Next() (*Book, error) {
	r := m.r
	if m.next < len(r.Pool.Defs) {
		m.next++
		r.sides = append(r.sides, nil)
		return nil, r.link(state.FaceID(m.next))
	}
	for z := range r.Zones {
		r.allZones |= FactIn(state.Zone(z))
	}
	r.findWorkplaces()
	return r, nil
}

// link links the card of a face, for which there is a place.
func (r *Book) link(f state.FaceID) error {
	d := &r.Pool.Defs[f-1]
	var sides []linkedSide
	for s := range d.Sides {
		ls, err := r.linkSide(f, int8(s), &d.Sides[s])
		if err != nil {
			return fmt.Errorf("board: card %q: %w", d.ID, err)
		}
		sides = append(sides, ls)
	}
	r.sides[f-1] = sides
	for s := range sides {
		sides[s].findSources(r)
		sides[s].findParts(r)
	}
	return nil
}

func (r *Book) findWorkplaces() {
	r.workplaces = nil
	for z := range r.Zones {
		if r.Zones[z].Texts || r.elsewhere[z] {
			r.workplaces = append(r.workplaces, state.Zone(z))
		}
	}
}

// Wide is the book with room for n more cards, which Put fills: they come while a match is played, to each machine when
// it may know them.
func (r *Book) Wide(n int) *Book {
	w := *r
	w.wide, w.Pool = true, r.Pool.Wide(n)
	w.sides = append(slices.Clone(r.sides[:w.Pool.Known()]), make([][]linkedSide, n)...)
	w.nodes, w.chosenBy, w.theirs, w.unshown, w.clauses, w.statics, w.limitKeys, w.gameKey = maps.Clone(r.nodes), maps.Clone(r.chosenBy), maps.Clone(r.theirs), maps.Clone(r.unshown), maps.Clone(r.clauses), maps.Clone(r.statics), maps.Clone(r.limitKeys), maps.Clone(r.gameKey)
	w.elsewhere = slices.Clone(r.elsewhere)
	return &w
}

// Put brings a card into the room that Wide has made. A match that runs by the book is to be begun again: what is read
// of its state may hang on the new card. With an error the book is not to be used any more.
func (r *Book) Put(f state.FaceID, d state.Def) error {
	if err := r.Pool.Put(f, d); err != nil {
		return err
	}
	if err := r.link(f); err != nil {
		return err
	}
	r.findWorkplaces()
	return nil
}

// findSources lists what of a side's abilities works by itself, and what may be used.
func (s *linkedSide) findSources(r *Book) {
	for i := range s.quoted {
		r.widens = r.widens || widens(s.quoted[i].Ability)
	}
	for _, h := range s.chars.Abilities {
		if t, ok := r.source(h); ok {
			t.in = r.worksIn(t.a)
			s.sources, s.worksIn = append(s.sources, t), s.worksIn|t.in
		}
		s.costs = s.costs || h.Kind == ability.Static && changesOwnCost(r.Ability(h.ID))
		r.widens = r.widens || widens(r.Ability(h.ID))
		if letsItself(r.Ability(h.ID)) {
			s.usedIn |= FactPlaces
		}
		if h.Kind == ability.Activated && !slices.ContainsFunc(s.acts, func(a act) bool { return a.id == h.ID }) {
			a := act{h.ID, r.Ability(h.ID), 0}
			a.in = r.worksIn(a.a)
			s.acts, s.usedIn = append(s.acts, a), s.usedIn|a.in
		}
	}
}

// findParts lists what a side says about playing the card, and what is carried out then.
func (s *linkedSide) findParts(r *Book) {
	if a := r.Ability(s.play); a != nil && len(s.chars.Names) > 0 {
		s.parts = append(s.parts, Body{Ability: a})
	}
	s.parts = slices.Clip(r.spells(&s.chars, s.parts))
}

// changesOwnCost says whether a text changes, in any case, what its own card costs.
func changesOwnCost(a *ability.Ability) (own bool) {
	ability.Walk(a, func(e ability.Effect) {
		c, ok := e.(*ability.CostChange)
		own = own || ok && c.What.Ref.Kind == ability.This
	})
	return own
}

// letsItself says whether a text lets its own card be played in a way that the rules do not.
func letsItself(a *ability.Ability) (lets bool) {
	ability.Walk(a, func(e ability.Effect) {
		r, ok := e.(*ability.Rule)
		lets = lets || ok && r.Mode == ability.May && (r.Verb == ability.Played || r.Verb == ability.Entered) && r.What.Ref.Kind == ability.This
	})
	return lets
}

func (r *Book) linkSide(f state.FaceID, n int8, s *state.Side) (linkedSide, error) {
	ls := linkedSide{chars: state.Chars{Num: s.Num, Kinds: s.Kinds, Names: []string{s.Name}, Classes: s.Classes, Traits: s.Traits}}
	if s.Alias != "" {
		ls.chars.Names = append(ls.chars.Names, s.Alias)
		ls.chars.Alias = s.Alias
	}
	r.Game.Print(&ls.chars)
	if s.Card == nil {
		return ls, nil
	}
	for i := range s.Card.Abilities {
		a := &s.Card.Abilities[i]
		id := state.AbilityID{Face: f, Side: n, N: int16(i + 1)}
		ls.abilities = append(ls.abilities, bodyOf(a))
		r.number(id, a)
		if err := r.hold(&ls.chars, id, a, state.Source{}); err != nil {
			return ls, err
		}
		if r.Game.Basic(a) {
			r.define(&ls.chars, a)
		}
	}
	if c := s.Card; len(c.Cost) > 0 || c.Needs != nil || len(c.Limit) > 0 {
		ls.abilities = append(ls.abilities, bodyOf(&ability.Ability{Kind: ability.Spell, Cost: c.Cost, Needs: c.Needs, Limit: c.Limit}))
		ls.play = state.AbilityID{Face: f, Side: n, N: int16(len(ls.abilities))}
		r.number(ls.play, ls.abilities[len(ls.abilities)-1].Ability)
	}
	c := &ls.chars
	c.Names, c.Classes, c.Traits, c.Abilities = slices.Clip(c.Names), slices.Clip(c.Classes), slices.Clip(c.Traits), slices.Clip(c.Abilities)
	for i := range s.Card.Quoted {
		a := &s.Card.Quoted[i]
		ls.quoted = append(ls.quoted, bodyOf(a))
		r.number(state.AbilityID{Face: f, Side: n, Quoted: true, N: int16(i + 1)}, a)
	}
	for _, as := range [...][]Body{ls.abilities, ls.quoted} {
		for i := range as {
			if err := cmp.Or(r.payable(as[i].Ability), r.counts(as[i].Ability)); err != nil {
				return ls, err
			}
		}
	}
	return ls, nil
}

// payable refuses an ability whose cost asks for a resource that the game does not have.
func (r *Book) payable(a *ability.Ability) (err error) {
	judge := func(costs []ability.Cost) {
		for i := range costs {
			if c := costs[i].Res; c != ability.NoRes && !slices.Contains(r.pays, c) {
				err = fmt.Errorf("a cost of resource %d, which the game does not have: %q", c, a.Print)
			}
		}
	}
	judge(a.Cost)
	ability.Walk(a, func(e ability.Effect) {
		if t, ok := e.(*ability.Try); ok {
			judge(t.Cost)
		}
	})
	return err
}

// define makes c what a basic ability says it is.
func (r *Book) define(c *state.Chars, a *ability.Ability) {
	*c = c.Clone() // a side's own lists stay as they are
	for _, e := range a.Do {
		if g, ok := e.(*ability.Give); ok {
			become(c, g)
			r.Game.Print(c)
		}
	}
}

// hold adds ability id to c, and for a keyword what its table row means.
func (r *Book) hold(c *state.Chars, id state.AbilityID, a *ability.Ability, via state.Source) error {
	c.Abilities = append(c.Abilities, state.Held{ID: id, Kind: a.Kind, Via: via})
	c.Sorts |= 1 << a.Kind
	for _, w := range a.Works {
		if int(w) >= len(r.zoneOf) {
			return fmt.Errorf("there is no zone %d", w)
		}
	}
	r.noteWorks(a)
	if a.Kind == ability.Keyword {
		w := r.keyOf[a.Word]
		if w == 0 {
			return fmt.Errorf("the game has no keyword %q", a.Word)
		}
		for _, meant := range r.words[w-1] {
			r.noteWorks(meant.Ability)
		}
		r.holdWord(c, w, via)
	}
	return nil
}

// noteWorks notes the zones in which a text says that it works.
func (r *Book) noteWorks(a *ability.Ability) {
	for _, w := range a.Works {
		r.elsewhere[r.zoneOf[w]] = true
	}
}

// worksIn is the zones in which an ability may work.
func (r *Book) worksIn(a *ability.Ability) (in Facts) {
	for z := range r.Zones {
		if r.Game.WorksIn(a, &r.Zones[z]) {
			in |= FactIn(state.Zone(z))
		}
	}
	return in
}

// holdWord adds keyword w to c with the abilities its row lists.
func (r *Book) holdWord(c *state.Chars, w int16, via state.Source) {
	if c.Keys&(1<<(w-1)) != 0 && !r.Keywords[w-1].Stacks {
		return // several count as one [SVE 12.13.3]
	}
	c.Keys |= 1 << (w - 1)
	for j, b := range r.words[w-1] {
		c.Sorts |= 1 << b.Ability.Kind
		c.Abilities = append(c.Abilities, state.Held{ID: state.AbilityID{Word: w, N: int16(j + 1)}, Kind: b.Ability.Kind, Via: via})
	}
}

func (r *Book) number(id state.AbilityID, a *ability.Ability) {
	if len(a.Limit) > 0 {
		r.limitKeys[id] = state.Limited + abilityKey(id)
	}
	if a.Kind == ability.Static {
		r.statics[a] = r.statedBy(a)
	}
	n := int16(0)
	r.findChosen(a)
	r.findUnshown(a)
	ability.Walk(a, func(e ability.Effect) {
		n++
		r.nodes[e] = state.NodeID{Of: id, N: n}
		r.clauses[state.NodeID{Of: id, N: n}] = e
	})
}

// findChosen notes of the moves of what another player has chosen who that is, who moves it, too [Z/X 804.3a]; and marks those
// of what each player selected among their own: each moves theirs. [FF-TCG 6.2.4] What each does behind that is done with theirs, too.
func (r *Book) findChosen(a *ability.Ability) {
	var slots uint16                          // that each player bound
	var by [ability.MostSlots + 1]ability.Who // who chose what is bound
	other := func(e *ability.Move, who ability.Who) {
		if who.Side != ability.AnySide && who.Side != ability.You {
			r.chosenBy[e] = who
		}
	}
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.EachOf:
			if w := &e.What; w.Sel != nil || w.Ref.Kind != ability.NoRef || w.Who.Side != ability.Each {
				return
			}
			if slots != 0 {
				r.theirs[e] = slots
			}
			ability.Children(e, func(in ability.Effect) {
				if s, ok := in.(*ability.Select); ok && s.By.Side == ability.That && s.Sel.Of.Who.Side == ability.That {
					slots |= 1 << s.Slot
				}
			})
		case *ability.Select:
			if int(e.Slot) < len(by) {
				by[e.Slot] = e.By
			}
		case *ability.Move:
			if w := &e.What; w.Sel == nil && w.Ref.Kind == ability.Slot {
				if own := slots & (1 << w.Ref.Slot); own != 0 {
					r.theirs[e] = own
				}
				other(e, by[w.Ref.Slot])
			} else if w.Sel != nil {
				other(e, w.Sel.By)
			}
		}
	})
}

// ChosenBy is who chose what a clause moves, where that is another than its master.
func (r *Book) ChosenBy(e *ability.Move) (who ability.Who, other bool) {
	who, other = r.chosenBy[e]
	return
}

// Theirs says which slots, a bit each, are of what each player selected among their own, where a clause moves such or each
// player does it.
func (r *Book) Theirs(e ability.Effect) uint16 { return r.theirs[e] }

// Node is a clause's number; zero for no clause. Go 1.26 in the browser dies of a nil interface looked up in a large map.
func (r *Book) Node(e ability.Effect) state.NodeID {
	if e == nil {
		return state.NodeID{}
	}
	return r.nodes[e]
}

// Ability returns the ability an id names; nil for none.
func (r *Book) Ability(id state.AbilityID) *ability.Ability {
	if id.N == 0 {
		return nil
	}
	return r.among(id)[id.N-1].Ability
}

// among is the list that an id names an ability of.
func (r *Book) among(id state.AbilityID) []Body {
	switch {
	case id.Word > 0:
		return r.words[id.Word-1]
	case id.Quoted:
		return r.sides[id.Face-1][id.Side].quoted
	default:
		return r.sides[id.Face-1][id.Side].abilities
	}
}

// Clause returns the clause an id names; nil for none.
func (r *Book) Clause(id state.NodeID) ability.Effect { return r.clauses[id] }

// Zone returns the game's zone for a word of texts; Nowhere when it has none.
func (r *Book) Zone(w ability.Zone) state.Zone { return r.zoneOf[w] }

// Row is where a keyword stands in Keywords, from 1; 0: the game has no such word.
func (r *Book) Row(word string) int16 { return r.keyOf[word] }

// Key returns the bits in Chars.Keys of a keyword and of its sorts; 0 when the game has no such word.
func (r *Book) Key(word string) uint64 {
	if w := r.keyOf[word]; w > 0 {
		return 1<<(w-1) | r.sorts[word]
	}
	return 0
}

// Printed returns what face f prints on side s, nil for the unknown face.
func (r *Book) Printed(f state.FaceID, s int8) *state.Chars {
	if f <= 0 || int(f) > len(r.sides) || s < 0 || int(s) >= len(r.sides[f-1]) {
		return nil
	}
	return &r.sides[f-1][s].chars
}

// steady says whether what a clause affects, and by how much, only changes when cards
// move or characteristics change.
func steady(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Change:
		for i := range e.Also {
			if e.Also[i].N.Op != ability.Const {
				return false
			}
		}
		if e.N.Op != ability.Const {
			return false
		}
	case *ability.Give, *ability.Rule, *ability.Instead:
	case *ability.CostChange:
		return e.N.Op == ability.Const
	default:
		return false
	}
	w := WhatOf(e)
	if w == nil || w.Sel == nil {
		return true
	}
	for f := range w.Sel.Filters {
		if !steadyFilter(f) {
			return false
		}
	}
	return true
}

func steadyFilter(f *ability.Filter) bool {
	for i := range f.Or {
		if !steadyFilter(&f.Or[i]) {
			return false
		}
	}
	for i := range f.Num {
		if f.Num[i].N.Op != ability.Const {
			return false
		}
	}
	for _, r := range f.Rel {
		if r.Kind != ability.Other || r.Of.Kind != ability.This {
			return false
		}
	}
	for _, w := range f.Zone {
		if w != ability.Field && w != ability.EX && w != ability.LeaderArea {
			return false // elsewhere a move may change nothing but this
		}
	}
	return len(f.Is)+len(f.Not) == 0 && f.Depth == nil
}

// KeyBit is the bit of a keyword in Chars.Keys, by the place of its row in the game's table.
func KeyBit(g Game, word string) uint64 {
	for i, w := range g.Keywords() {
		if w.Word == word {
			return 1 << i
		}
	}
	return 0
}

// Lookup is Ability for an id that came from outside: nil when there is none such.
func (r *Book) Lookup(id state.AbilityID) *ability.Ability {
	if id.N <= 0 || id.Word < 0 || int(id.Word) > len(r.words) || id.Face < 0 || int(id.Face) > len(r.sides) {
		return nil
	}
	if id.Word > 0 {
		if int(id.N) > len(r.words[id.Word-1]) {
			return nil
		}
		return r.Ability(id)
	}
	if id.Face == 0 || id.Side < 0 || int(id.Side) >= len(r.sides[id.Face-1]) {
		return nil
	}
	s := &r.sides[id.Face-1][id.Side]
	if id.Quoted && int(id.N) > len(s.quoted) || !id.Quoted && int(id.N) > len(s.abilities) {
		return nil
	}
	return r.Ability(id)
}

// Cite is the game's rule number for something the kernel asks (the key of its
// Prompt), refuses ("why " and the reason) or ends a match by ("concede", "loop",
// "effect wins"); "" when the game names none.
func (r *Book) Cite(key string) string {
	if rule, said := r.cites[key]; said {
		return rule
	}
	return r.cites[""]
}

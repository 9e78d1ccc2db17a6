package idle

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// group are cards that are tried in the same games.
type group struct {
	faces []state.FaceID
	deck  rules.DeckSetup // both players play it
	next  map[string]int  // by section: the card that is put out of it next, and then those before it
}

// How much of a deck is of cards that are tried, in percent, of how many each, and of how many cards at most.
const (
	share  = 60
	copies = 4
	most   = 6
)

// groups puts the cards that are tried into decks: those of the same classes that fit the same deck best together, in their order. Cards that are in
// no deck come into play by what names them, and are tried with that.
func (c *Cards) groups() (out []group, err error) {
	if len(c.Decks) == 0 {
		return nil, errors.New("the game has no deck to put cards into")
	}
	pool, err := state.NewPool(c.Defs)
	if err != nil {
		return nil, err
	}
	at := map[string]int{} // the group that is being filled, from 1, by its deck and the classes of its cards
	key, last := "", ""
	var made []state.FaceID
	for _, f := range c.Tried {
		s := &c.Defs[f-1].Sides[0]
		id := sectionOf(c.Wing.Lexicon(), s.Kinds)
		if id == "" {
			made = append(made, f)
			continue
		}
		if s.Name != last { // those of one name may need one another
			base := c.best(pool, f, id)
			key, last = fmt.Sprint(base, s.Classes, id == "leader"), s.Name
			if n := at[key]; n == 0 || id == "leader" || out[n-1].full(id) {
				out = append(out, c.group(base))
				at[key] = len(out)
			}
		}
		out[at[key]-1].put(c, pool, f, id)
	}
	for _, f := range made {
		named := []byte(strconv.Quote(c.Defs[f-1].Sides[0].Name))
		for i := range out {
			if slices.ContainsFunc(out[i].faces, func(g state.FaceID) bool {
				return bytes.Contains(ability.AppendForm(nil, &c.Defs[g-1]), named)
			}) {
				out[i].faces = append(out[i].faces, f)
				break
			}
		}
	}
	return out, nil
}

// sectionOf is the section of decks in which a card of these kinds lies; "": it lies in none.
func sectionOf(x *wing.Lexicon, k ability.Kinds) string {
	for _, id := range [...]string{"main", "leader", "evolve"} {
		for i := range x.Sections {
			if s := &x.Sections[i]; s.ID == id && k&ability.Token == 0 && (s.Any == 0 || k&s.Any != 0) && k&s.Not == 0 {
				return id
			}
		}
	}
	return ""
}

// section is where the cards of a section of a deck are.
func section(d *rules.DeckSetup, id string) *[]state.FaceID {
	switch id {
	case "leader":
		return &d.Leader
	case "evolve":
		return &d.Side
	}
	return &d.Main
}

// faults is how many rules a deck breaks.
func (c *Cards) faults(pool *state.Pool, d *rules.DeckSetup) int {
	return len(c.Wing.Book().Legal(pool, "", d, nil))
}

// best is the deck that a card fits best: it breaks the fewest rules there, and most cards share a class with it.
func (c *Cards) best(pool *state.Pool, f state.FaceID, id string) (best int) {
	least, shared := 0, 0
	for i := range c.Decks {
		d := c.group(i).deck
		was := c.faults(pool, &d)
		list := section(&d, id)
		if len(*list) > 0 {
			(*list)[len(*list)-1] = f
		}
		now, alike := c.faults(pool, &d)-was, 0
		for _, g := range d.Main {
			if slices.ContainsFunc(c.Defs[g-1].Sides[0].Classes, func(s string) bool { return slices.Contains(c.Defs[f-1].Sides[0].Classes, s) }) {
				alike++
			}
		}
		if i == 0 || now < least || now == least && alike > shared {
			best, least, shared = i, now, alike
		}
	}
	return best
}

// group begins the group of a deck, with its cards in an order in which they are put out of it.
func (c *Cards) group(base int) group {
	d := c.Decks[base]
	d.Leader, d.Main, d.Side = slices.Clone(d.Leader), slices.Clone(d.Main), slices.Clone(d.Side)
	r := rules.Mix(uint64(base), 0)
	rules.ShuffleFaces(d.Main, &r)
	return group{deck: d, next: map[string]int{"main": len(d.Main)*share/100 - 1, "evolve": len(d.Side) - 1, "leader": len(d.Leader) - 1}}
}

// full says whether no further card of a section goes into a deck.
func (g *group) full(id string) bool { return len(g.faces) >= most || g.next[id]+1 < copies }

// put puts a card into a deck in the place of others, in as many copies as may be there. One is always there.
func (g *group) put(c *Cards, pool *state.Pool, f state.FaceID, id string) {
	g.faces = append(g.faces, f)
	list := *section(&g.deck, id)
	for n := range copies {
		at := g.next[id]
		if at < 0 {
			return
		}
		was, before := list[at], c.faults(pool, &g.deck)
		if list[at] = f; n > 0 && c.faults(pool, &g.deck) > before {
			list[at] = was
			return
		}
		g.next[id]--
	}
}

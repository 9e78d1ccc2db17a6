// Package idle finds what of cards' texts does nothing at the table. A text may be read whole and print perfectly, and
// still nothing ever comes of it.
//
// Games are played at random with the cards, and the same games, with the same chance, without one ability, clause, cost
// or event of one of them. Where nothing is ever asked, possible, done or shown in another way, that part of the text
// does nothing. How often it was carried out is seen by games that end where it begins. So the rules know nothing of who
// looks on, and whatever a text may say is judged alike.
package idle

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Cards are the cards that games are played with.
type Cards struct {
	Wing  wing.Wing
	Defs  []state.Def       // all that there are, with their compiled texts
	Tried []state.FaceID    // those whose texts are judged
	Decks []rules.DeckSetup // the decks that they are put into
}

// Plan says which games are played.
type Plan struct {
	Seed  uint64 // of the first game of each deck; each further one has the next
	Games int    // of each deck
}

// Unseen is the ability of a card that did not come into any game.
const Unseen = -1

// Unknown is how many games something was carried out in that is not carried out but holds.
const Unknown = -1

// Finding is a part of a card's text that made no difference.
type Finding struct {
	Face     state.FaceID
	Side     int
	Ability  int    // from 0; Unseen: nothing is known of the text, the card never came to where it could do something
	Quoted   bool   // it is one that the card's abilities give
	What     string // a clause in its written form; "ability", "cost", "event"
	From, To int    // where the clause stands in the text, in bytes; 0, 0: that is not known
	Ran      int    // in how many games it was carried out; Unknown: it is nothing that is
	Held     int    // in how many games the card came to where it could do something
	Games    int    // all of them
}

// Never says whether it never came to be carried out.
func (f *Finding) Never() bool { return f.Ran == 0 }

// few is in how many games a part is looked at before it is asked how often it is carried out: most parts make a
// difference in the first of them.
const few = 8

// Find judges the cards' texts and hands over what makes no difference, a card after the other. The error is of a game
// that broke.
func Find(c *Cards, p Plan, found func(Finding)) error {
	c.wanted()
	groups, err := c.groups()
	if err != nil {
		return err
	}
	for i := range groups {
		t := trial{cards: c, plan: p, group: &groups[i]}
		if err := t.begin(); err != nil {
			return err
		}
		for _, f := range groups[i].faces {
			if t.held[f] == 0 {
				found(Finding{Face: f, Ability: Unseen, Games: p.Games})
				continue
			}
			for side := range c.Defs[f-1].Sides {
				if err := t.side(f, side, found); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// trial are the games of a group of cards.
type trial struct {
	cards *Cards
	plan  Plan
	group *group
	whole [][]uint64           // how each game went with all of the texts
	held  map[state.FaceID]int // in how many a card came to where it could do something
}

// begin plays the games with all of the texts.
func (t *trial) begin() error {
	r, err := t.rules(0, 0, nil)
	if err != nil {
		return err
	}
	t.held = map[state.FaceID]int{}
	v := newTable(r, t.group.deck)
	for n := range t.plan.Games {
		went, err := v.play(t.plan.Seed+uint64(n), nil)
		if err != nil {
			return err
		}
		t.whole = append(t.whole, went)
		for f := range v.held {
			t.held[f]++
		}
	}
	return nil
}

// rules are the game's with another text on a side of a card; nil: with all as they are.
func (t *trial) rules(f state.FaceID, side int, text *ability.Card) (*rules.Rules, error) {
	defs := t.cards.Defs
	if text != nil {
		defs = append([]state.Def(nil), defs...)
		sides := append([]state.Side(nil), defs[f-1].Sides...)
		sides[side].Card = text
		defs[f-1].Sides = sides
	}
	pool, err := state.NewPool(defs)
	if err != nil {
		return nil, err
	}
	return rules.NewRules(t.cards.Wing.Book(), pool)
}

// side judges the text of a side of a card. Of what is carried out and makes no difference the parts are told that it has,
// of what is not carried out nothing within is looked at.
func (t *trial) side(f state.FaceID, side int, found func(Finding)) error {
	text := t.cards.Defs[f-1].Sides[side].Card
	list := spots(text)
	for i := 0; i < len(list); i++ {
		idle, ran, err := t.idle(f, side, text, i)
		if err != nil {
			return err
		}
		if s := &list[i]; idle && (ran <= 0 || s.within == 0) {
			found(Finding{f, side, s.ability, s.quoted, s.what, s.from, s.to, ran, t.held[f], t.plan.Games})
			i += s.within
		}
	}
	return nil
}

// idle says whether a spot of a text makes no difference, and then in how many games it was carried out.
func (t *trial) idle(f state.FaceID, side int, text *ability.Card, i int) (idle bool, ran int, err error) {
	without, begins := copied(text), copied(text)
	spots(without)[i].out()
	r, err := t.rules(f, side, without)
	if err != nil {
		return false, 0, err
	}
	v, all := newTable(r, t.group.deck), make([]int, len(t.whole))
	for n := range all {
		all[n] = n
	}
	first := all[:min(few, len(all))]
	if len(t.differs(v, first)) > 0 {
		return false, 0, nil
	}
	stop := spots(begins)[i].stop
	if stop == nil {
		return len(t.differs(v, all[len(first):])) == 0, Unknown, nil
	}
	stop()
	if r, err = t.rules(f, side, begins); err != nil {
		return false, 0, err
	}
	w, in := newTable(r, t.group.deck), []int(nil)
	for _, n := range all {
		in = append(in, t.differs(w, []int{n})...)
	}
	return len(t.differs(v, in)) == 0, len(in), nil
}

// differs plays some of the games and stops at the first that goes another way. One that breaks does: a text that lacks a
// part may be one that nobody prints and that no game is made for.
func (t *trial) differs(v *table, games []int) []int {
	for _, n := range games {
		if went, err := v.play(t.plan.Seed+uint64(n), t.whole[n]); err != nil || went == nil {
			return []int{n}
		}
	}
	return nil
}

package game

import (
	"errors"
	"fmt"
	"slices"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// The cards of one's own in matches between two machines: each side has its own, and those of the other that it was shown.

// placed is how such cards are stored: their places, and the cards as a card file behind them.
type placed []state.FaceID

// storePlaced writes cards with their places; readPlaced reads them.
func storePlaced(at placed, cards []deck.Card) []byte {
	b, err := deck.Join(at, deck.WriteCards(cards))
	if err != nil || len(cards) == 0 {
		return nil
	}
	return b
}

// stored are cards as they are kept, with their places if they have any; storedCards reads them.
func stored(at placed, cards []deck.Card) []byte {
	if at == nil {
		return deck.WriteCards(cards)
	}
	return storePlaced(at, cards)
}

func storedCards(b []byte) (at placed, cards []deck.Card, err error) {
	if isPlaced(b) {
		return readPlaced(b)
	}
	cards, err = deck.ReadCards(b)
	return nil, cards, err
}

func readPlaced(b []byte) (at placed, cards []deck.Card, err error) {
	file, err := deck.Parted(b, &at)
	if err == nil {
		cards, err = deck.ReadCards(file)
	}
	if err == nil && len(at) != len(cards) {
		err = fmt.Errorf("%d cards have %d places", len(cards), len(at))
	}
	return at, cards, err
}

// isPlaced says whether stored cards have places.
func isPlaced(b []byte) bool { return len(b) > 0 && b[0] == '[' }

// placedGame is a game with stored cards at their places.
func placedGame(base *assets.Game, b []byte) (*assets.Game, error) {
	at, cards, err := readPlaced(b)
	if err != nil {
		return nil, err
	}
	own := ownCards(gameName(base), at, cards)
	rs, err := session.Place(base.Rules, own)
	if err != nil {
		return nil, err
	}
	g := assets.Wide(base, rs)
	for i := range cards {
		g.Came(at[i], &cards[i])
	}
	return g, nil
}

// ownCards are cards as a session takes them.
func ownCards(game string, at placed, cards []deck.Card) (own []session.OwnCard) {
	for i := range cards {
		c := session.OwnCard{Print: deck.PrintOf(game, &cards[i].Def), Def: cards[i].Def}
		if at != nil {
			c.Face = at[i]
		}
		own = append(own, c)
	}
	return own
}

// shownCards are the cards that only one side has, of a match whose table is elsewhere too.
type shownCards struct {
	by    map[string]deck.Card // what is known of them, by print
	of    *assets.Game         // with them
	taken int                  // how many of them that has
}

// reading has prints that come from elsewhere judged and read.
func (s *shownCards) reading(shelf *cardShelf, game string) session.Reading {
	return func(print []byte, then func(*state.Def, error)) {
		shelf.alone(game, print, func(c *deck.Card, err error) {
			if fault := (*deck.Error)(nil); errors.As(err, &fault) {
				err = session.BadPrint(err)
			}
			if err != nil {
				then(nil, err)
				return
			}
			s.by[string(print)] = *c
			then(&c.Def, nil)
		})
	}
}

// took notes the cards that a session has, and says whether there are others than before.
func (s *shownCards) took(game string, b session.Brought) (anew bool) {
	anew = s.of == nil || s.of.Rules != b.Rules
	if anew {
		s.of, s.taken = assets.Wide(carried(game), b.Rules), 0
	}
	for _, c := range b.Own[min(s.taken, len(b.Own)):] {
		card := s.by[string(c.Print)]
		s.of.Came(c.Face, &card)
		anew = true
	}
	s.taken = len(b.Own)
	return anew
}

// stored are the cards of a session as they are kept.
func (s *shownCards) stored(own []session.OwnCard) []byte {
	var at placed
	var cards []deck.Card
	for i := range own {
		at, cards = append(at, own[i].Face), append(cards, s.by[string(own[i].Print)])
	}
	return storePlaced(at, cards)
}

// took notes the cards that the session has, once there are more.
func (m *linkMatch) took() {
	if b := m.peer.Brought(); m.cards.took(m.info.Game, b) {
		m.info.Own = m.cards.stored(b.Own)
	}
}

// knowing gives a session's options the cards of one's own.
func (m *linkMatch) knowing(at placed, cards []deck.Card) (own []session.OwnCard) {
	m.cards = shownCards{by: map[string]deck.Card{}}
	own = ownCards(gameID(m.info.Game), at, cards)
	for i := range own {
		m.cards.by[string(own[i].Print)] = cards[i]
	}
	return own
}

// named is a deck with the places that a session has given to its cards.
func named(p *session.Peer, from func(state.FaceID) int, d rules.DeckSetup) rules.DeckSetup {
	own := p.Brought().Own
	for _, l := range [...]*[]state.FaceID{&d.Leader, &d.Main, &d.Side} {
		*l = slices.Clone(*l)
		for i, f := range *l {
			if n := from(f); n >= 0 {
				(*l)[i] = own[n].Face
			}
		}
	}
	return d
}

// alone has the print of a single card read, as any two machines read it.
func (s *cardShelf) alone(game string, print []byte, then func(*deck.Card, error)) {
	s.ask(deck.Task{Do: "alone", Game: game}, print, func(d deck.Done, file []byte, err error) {
		if err == nil && d.Fault != nil {
			err = d.Fault
		}
		var cards []deck.Card
		if err == nil {
			cards, err = deck.ReadCards(file)
		}
		if err == nil && len(cards) != 1 {
			err = fmt.Errorf("%d cards were read of one", len(cards))
		}
		if err != nil {
			then(nil, err)
			return
		}
		then(&cards[0], nil)
	})
}

// lent is the reading of the cards of one's own in a deck, each by itself.
type lent struct {
	s      *cardShelf
	game   string
	prints [][]byte
	cards  []deck.Card
	busy   bool
	err    error
}

func (l *lent) Done() bool    { return l.err != nil || len(l.cards) == len(l.prints) }
func (l *lent) Part() float32 { return float32(len(l.cards)) / float32(max(1, len(l.prints))) }

// Waits says whether a card is being read.
func (l *lent) Waits() bool { return l.busy }

func (l *lent) Step() bool {
	if !l.busy && !l.Done() {
		l.busy = true
		l.s.alone(l.game, l.prints[len(l.cards)], func(c *deck.Card, err error) {
			if l.busy, l.err = false, err; err == nil {
				l.cards = append(l.cards, *c)
			}
		})
	}
	return l.Done()
}

// lend calls then with the cards of one's own in a deck of g, read as the other machine will read them, and with the deck,
// in which they follow those of the game.
func (s *cardShelf) lend(g *assets.Game, d rules.DeckSetup, then func([]deck.Card, rules.DeckSetup)) {
	l := &lent{s: s, game: gameName(g)}
	known := len(carried(l.game).Pool.Defs)
	at := map[state.FaceID]state.FaceID{}
	for _, list := range [...]*[]state.FaceID{&d.Leader, &d.Main, &d.Side} {
		*list = slices.Clone(*list)
		for i, f := range *list {
			if int(f) <= known {
				continue
			}
			if at[f] == 0 {
				l.prints = append(l.prints, deck.PrintOf(l.game, g.Pool.Def(f)))
				at[f] = state.FaceID(known + len(l.prints))
			}
			(*list)[i] = at[f]
		}
	}
	readBehind(s.Core, "cards.reading", l, func() {
		if l.err != nil {
			s.Notice(s.T("error.title"), s.T("cards.unread", inWords(l.err, s.Set.Lang)))
			return
		}
		then(l.cards, d)
	})
}

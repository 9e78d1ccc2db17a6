package game

import (
	"fmt"

	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// withCards is a record with the cards of one's own that stand in it.
func withCards(game string, file, own []byte) []byte {
	at, cards, err := storedCards(own)
	if err != nil {
		return file
	}
	return printsOf(game, at, cards).Before(file)
}

// printsOf is what is printed on cards, which may have places.
func printsOf(game string, at placed, cards []deck.Card) *deck.Prints {
	p := &deck.Prints{At: at}
	for i := range cards {
		p.Prints = append(p.Prints, deck.PrintOf(game, &cards[i].Def))
	}
	return p
}

// openWithCards judges the cards that stand before a record, and opens it with them.
func openWithCards(c *Core, p *deck.Prints, body []byte, atEnd bool, then func(*table)) {
	wrong := func(err error) { c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang))) }
	rec, err := state.DecodeRecord(body)
	if err == nil && !known(rec.Game) {
		err = fmt.Errorf("there is no game %q here", rec.Game)
	}
	var pack *deck.Pack
	if err == nil {
		pack, err = p.Pack(gameID(rec.Game))
	}
	if err != nil {
		wrong(err)
		return
	}
	openThen(c, body, stored(p.At, deck.UnreadCards(pack)), atEnd, then)
}

// listed is what a deck list of another program is, once the reader has said so; nil: none.
func (s *cardShelf) listed(game string, file []byte, then func(*deck.List)) {
	if s.reader() == nil {
		then(nil)
		return
	}
	w := &waiting{stop: func() bool { s.halt(); return true }}
	s.ask(deck.Task{Do: "list", Game: game}, file, func(d deck.Done, list []byte, err error) {
		w.done = true
		w.then = func() {
			l, e := deck.ReadListFor(game, list)
			if err != nil || d.Fault != nil || e != nil {
				l = nil
			}
			then(l)
		}
	})
	readBehind(s.Core, "cards.reading", w, func() { w.then() })
}

// blankPack is the pack of the cards that lists name and nobody has.
const blankPack = "own-blank"

// blanks makes a card without a text of each that a list names and nobody has, for the player to fill in, and calls then.
func (s *cardShelf) blanks(game string, list []deck.Missing, then func()) error {
	key := shelfPrefix + game + "/" + blankPack
	p := &ownPack{key: key, game: game, Name: s.T("cards.blank")}
	if old := s.find(game, key); old != nil {
		*p = *old
		p.cards = append([]deck.Card(nil), old.cards...)
	}
	made, err := deck.Blanks(blankPack, game, list, len(p.cards))
	if err != nil {
		return err
	}
	p.cards = append(p.cards, deck.UnreadCards(made)...)
	s.put(p, then)
	return nil
}

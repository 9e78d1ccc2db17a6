package game

import (
	"bytes"
	"errors"
	"fmt"

	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// A record of a match with cards of one's own is handed over with what is printed on them. Whoever opens it judges and reads
// them again: what a file says that a card does is believed of nobody.

// ownHead begins such a file. Behind it stand the prints, in a line, and the record.
const ownHead = recordHead + "+CARDS\n"

// printed are the cards of such a file.
type printed struct {
	At     placed   `json:",omitempty"` // of a match between two machines
	Prints [][]byte // deck.PrintOf
}

// mostPrinted bounds them: both decks' cards.
const mostPrinted = 600

// withCards is a record with the cards of one's own that stand in it.
func withCards(game string, file, own []byte) []byte {
	var p printed
	cards, err := deck.ReadCards(own)
	if isPlaced(own) {
		p.At, cards, err = readPlaced(own)
	}
	if err != nil || len(own) == 0 {
		return file
	}
	for i := range cards {
		p.Prints = append(p.Prints, deck.PrintOf(game, &cards[i].Def))
	}
	b, err := deck.Join(p, file)
	if err != nil {
		return file
	}
	return append([]byte(ownHead), b...)
}

// errCards says that the cards in a file are none.
var errCards = errors.New("the cards in the file are no cards of its game")

// openWithCards judges and reads the cards of such a file, and opens its record.
func openWithCards(c *Core, file []byte, atEnd bool) {
	wrong := func(err error) { c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang))) }
	var p printed
	body, err := deck.Parted(bytes.TrimPrefix(file, []byte(ownHead)), &p)
	if err != nil || len(p.Prints) > mostPrinted || p.At != nil && len(p.At) != len(p.Prints) {
		wrong(errCards)
		return
	}
	rec, err := state.DecodeRecord(body)
	if err == nil && !known(rec.Game) {
		err = fmt.Errorf("there is no game %q here", rec.Game)
	}
	if err != nil {
		wrong(err)
		return
	}
	pack := &deck.Pack{ID: "own", Game: gameID(rec.Game)}
	for _, b := range p.Prints {
		one, err := deck.ReadPrint(pack.Game, b)
		if err != nil {
			wrong(err)
			return
		}
		pack.Cards = append(pack.Cards, one.Cards[0])
	}
	if p.At != nil {
		l := &lent{s: &c.shelf, game: pack.Game, prints: p.Prints}
		readBehind(c, "cards.reading", l, func() {
			if l.err != nil {
				wrong(l.err)
				return
			}
			openKept(c, body, storePlaced(p.At, l.cards), atEnd)
		})
		return
	}
	own := &ownPack{game: pack.Game, cards: deck.UnreadCards(pack), loose: true}
	own.count()
	n := &needed{s: &c.shelf, packs: []*ownPack{own}, which: [][]int{own.next(len(own.cards))}, all: len(own.cards)}
	readBehind(c, "cards.reading", n, func() {
		if n.left() > 0 {
			wrong(c.shelf.lost)
			return
		}
		openKept(c, body, deck.WriteCards(own.cards), atEnd)
	})
}

// listed is what a deck list of another program is, once the reader has said so; nil: none.
func (s *cardShelf) listed(game string, file []byte, then func(*deck.List)) {
	if s.reader() == nil {
		then(nil)
		return
	}
	w := &waiting{}
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

// blanks makes a card without a text of each that a list names and nobody has, for the player to fill in.
func (s *cardShelf) blanks(game string, list []deck.Missing) error {
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
	s.put(p)
	return nil
}

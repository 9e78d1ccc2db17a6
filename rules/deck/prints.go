package deck

import (
	"bytes"

	"gotaku/rules/state"
)

// A record of a match with cards of the players' own is handed over with what is printed on them. Whoever opens it judges
// and reads them again: what a file says that a card does is believed of nobody.

// printsHead begins such a file. Behind it stand the prints, in a line, and the record.
const printsHead = "GTKREC+CARDS\n"

// mostPrints bounds them: both decks' cards.
const mostPrints = 600

// Prints are the cards of the players' own that a record is of.
type Prints struct {
	At     []state.FaceID `json:",omitempty"` // where they stand, in a match between two machines
	Prints [][]byte       // PrintOf
}

// errPrints says that the cards in a file are none.
var errPrints = &Error{JA: "ファイルのカードは、そのゲームのカードではありません。", EN: "the cards in the file are no cards of its game."}

// Before is a record with the cards before it.
func (p *Prints) Before(record []byte) []byte {
	b, err := Join(p, record)
	if err != nil || len(p.Prints) == 0 {
		return record
	}
	return append([]byte(printsHead), b...)
}

// PrintsOf parts a record's file into the cards before it and the record; nil: there are none.
func PrintsOf(file []byte) (p *Prints, record []byte, err error) {
	rest, has := bytes.CutPrefix(file, []byte(printsHead))
	if !has {
		return nil, file, nil
	}
	p = &Prints{}
	if record, err = Parted(rest, p); err != nil || len(p.Prints) > mostPrints || p.At != nil && len(p.At) != len(p.Prints) {
		return nil, nil, errPrints
	}
	return p, record, nil
}

// Pack judges the cards: all of them are of this game.
func (p *Prints) Pack(game string) (*Pack, error) {
	out := &Pack{ID: "own", Game: game}
	for _, b := range p.Prints {
		one, err := ReadPrint(game, b)
		if err != nil {
			return nil, err
		}
		out.Cards = append(out.Cards, one.Cards[0])
	}
	return out, nil
}

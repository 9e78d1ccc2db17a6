package deck

import (
	"bytes"

	"gotaku/rules/state"
)

// A record of a match with cards of the players' own is handed over with what is printed on them. Whoever opens it judges
// and reads them again: what a file says that a card does is believed of nobody.

// printsHead begins such a file. Behind it stand the prints, in a line, and the record.
const printsHead = "GTKREC+CARDS\n"

// mostPrints bounds them: both decks' cards, and mostPlaced those of a match between two machines.
const (
	mostPrints = 600
	mostPlaced = 256
)

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
	if record, err = Parted(rest, p); err != nil || !p.fits() {
		return nil, nil, errPrints
	}
	return p, record, nil
}

// fits says whether there are no more cards than there may be, each once: where they have places each at its own, and
// two that are printed alike are one of either side's.
func (p *Prints) fits() bool {
	if len(p.Prints) > mostPrints || p.At != nil && (len(p.At) != len(p.Prints) || len(p.At) > mostPlaced) {
		return false
	}
	places, prints := map[state.FaceID]bool{}, map[string]int{}
	for i, b := range p.Prints {
		if prints[string(b)]++; prints[string(b)] > p.owners() {
			return false
		}
		if p.At != nil && (p.At[i] <= 0 || places[p.At[i]]) {
			return false
		}
		if p.At != nil {
			places[p.At[i]] = true
		}
	}
	return true
}

// owners is how many may have brought a card.
func (p *Prints) owners() int {
	if p.At != nil {
		return 2
	}
	return 1
}

// Pack judges the cards: all of them are of this game.
func (p *Prints) Pack(game string) (*Pack, error) {
	if !p.fits() {
		return nil, errPrints
	}
	out, ids := &Pack{ID: "own", Game: game}, map[string]int{}
	for _, b := range p.Prints {
		one, err := ReadPrint(game, b)
		if err != nil {
			return nil, err
		}
		if id := one.Cards[0].ID; ids[id] == p.owners() {
			return nil, errPrints
		} else {
			ids[id]++
		}
		out.Cards = append(out.Cards, one.Cards[0])
	}
	return out, nil
}

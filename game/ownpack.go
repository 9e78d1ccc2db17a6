package game

import (
	"bytes"
	"encoding/json"
	"slices"

	"gotaku/rules/deck"
)

// ownPack is a pack of the player's own.
type ownPack struct {
	key, game string
	Name      string
	By        string   `json:",omitempty"` // the edition of the program that has read the texts, see Env.Edition
	Lines     int      `json:",omitempty"` // behind the head that are cards as they are printed, each a string, and not among Prints yet
	Prints    []string `json:",omitempty"` // the cards as they are printed, as they once stood in the head: what another edition made of their texts is not taken over
	cards     []deck.Card
	unread    int  // how many of them nobody has read
	loose     bool // it is only looked at: nothing of it is stored
}

// count counts the cards that nobody has read.
func (p *ownPack) count() {
	p.unread = 0
	for i := range p.cards {
		if p.cards[i].Report.Status == deck.Unread {
			p.unread++
		}
	}
}

// next are the first cards that nobody has read.
func (p *ownPack) next(most int) (list []int) {
	for i := range p.cards {
		if p.cards[i].Report.Status == deck.Unread && len(list) < most {
			list = append(list, i)
		}
	}
	return list
}

// perStep is how many cards a step reads or writes: a large pack has thousands, and nothing may stand still meanwhile.
const perStep = 16

// withPacks calls then as soon as a game and the player's own packs of it have been read.
func (s *cardShelf) withPacks(id string, then func()) {
	s.withGame(id, func() { s.read(s.stored(gameName(carried(id))), then) })
}

// of are the packs of a game, read from the store once. One that cannot be read stays stored.
func (s *cardShelf) of(game string) []*ownPack {
	for r := s.stored(game); !r.Done(); {
		r.Step()
	}
	return s.packs[game]
}

// packsReading is the reading of a game's packs from the store, some cards at a step.
type packsReading struct {
	s    *cardShelf
	game string
	keys []string
	at   int
	one  *packReading // of the key at; nil: it is not begun
	list []*ownPack
}

// stored begins to read a game's packs from the store; where there are none, or they have been read, it is done.
func (s *cardShelf) stored(game string) *packsReading {
	r := &packsReading{s: s, game: game}
	if _, known := s.packs[game]; !known {
		if r.keys = s.Env.Store.List(shelfPrefix + game + "/"); len(r.keys) == 0 {
			r.Step()
		}
	}
	return r
}

func (r *packsReading) Done() bool {
	_, known := r.s.packs[r.game]
	return known
}

func (r *packsReading) Part() float32 {
	one := float32(0)
	if r.one != nil {
		one = r.one.Part()
	}
	return (float32(r.at) + one) / float32(max(1, len(r.keys)))
}

func (r *packsReading) Step() bool {
	switch {
	case r.Done():
	case r.at == len(r.keys):
		if r.s.packs == nil {
			r.s.packs = map[string][]*ownPack{}
		}
		r.s.packs[r.game] = r.list
	case r.one == nil:
		raw, _ := r.s.Env.Store.Get(r.keys[r.at])
		r.one = readPack(&ownPack{key: r.keys[r.at], game: r.game}, raw, r.s.Env.Edition)
	case !r.one.Step():
	default:
		if r.one.err == nil {
			r.list = append(r.list, r.one.p)
		}
		if r.one.left > 0 {
			raw, _ := r.s.Env.Store.Get(r.keys[r.at])
			r.s.setAside(r.keys[r.at], raw)
		}
		r.one = nil
		r.at++
	}
	return r.Done()
}

// packReading is the reading of a pack as packWriting writes it, some cards at a step. Texts that another edition has read
// are read anew: this one may read them otherwise, and need not know what that one made of them.
type packReading struct {
	p     *ownPack
	file  []byte       // the prints that are left, and the cards behind them
	known bool         // this edition has read the cards
	cards *cardReading // nil: there are prints before them, or those are what is read
	at    int          // of the prints that are read
	left  int          // counts the cards that are none any more
	err   error
	done  bool
}

// readPack begins to read a pack.
func readPack(p *ownPack, raw []byte, edition string) *packReading {
	file, err := deck.Parted(raw, p)
	r := &packReading{p: p, file: file, known: p.By == edition || p.Lines+len(p.Prints) == 0}
	if err != nil {
		r.end(err)
	}
	return r
}

func (r *packReading) end(err error) {
	r.p.count()
	r.err, r.done = err, true
}

func (r *packReading) Done() bool { return r.done }

// Part is how much has been read, 0 to 1: half of it is the prints, half what comes of them or behind them.
func (r *packReading) Part() float32 {
	if r.cards != nil {
		return (1 + r.cards.Part()) / 2
	}
	return (float32(len(r.p.Prints))/float32(max(1, r.p.Lines)) + float32(r.at)/float32(max(1, len(r.p.Prints)))) / 2
}

func (r *packReading) Step() bool {
	switch {
	case r.done:
	case r.p.Lines > 0:
		r.takePrints()
	case r.cards != nil:
		r.readCards()
	case r.known:
		r.cards = &cardReading{from: deck.NewCardReader(r.file)}
	default:
		r.readPrints()
	}
	return r.done
}

func (r *packReading) takePrints() {
	for n := 0; n < perStep && r.p.Lines > 0; n++ {
		var err error
		if r.file, err = r.p.takePrint(r.file); err != nil {
			r.end(err)
			return
		}
	}
}

// readCards reads on in the cards that this edition has read. Where they are not what this one writes, the prints count.
func (r *packReading) readCards() {
	switch {
	case !r.cards.Step():
	case r.cards.err != nil && len(r.p.Prints) > 0:
		r.known, r.cards = false, nil
	default:
		r.p.cards = r.cards.list
		r.end(r.cards.err)
	}
}

func (r *packReading) readPrints() {
	to := min(r.at+perStep, len(r.p.Prints))
	for ; r.at < to; r.at++ {
		if one, err := deck.ReadPrint(r.p.game, []byte(r.p.Prints[r.at])); err == nil {
			r.p.cards = append(r.p.cards, deck.UnreadCards(one)...)
		} else {
			r.left++
		}
	}
	if r.at == len(r.p.Prints) {
		r.end(nil)
	}
}

// takePrint takes the first line of a file as a print.
func (p *ownPack) takePrint(file []byte) (rest []byte, err error) {
	first, rest, _ := bytes.Cut(file, []byte("\n"))
	var print string
	if err := json.Unmarshal(first, &print); err != nil {
		return nil, err
	}
	p.Prints = append(p.Prints, print)
	p.Lines--
	return rest, nil
}

// cardReading is the reading of a card file, some cards at a step.
type cardReading struct {
	from *deck.CardReader
	list []deck.Card
	err  error
	done bool
}

func (r *cardReading) Done() bool { return r.done }

func (r *cardReading) Part() float32 { return r.from.Part() }

func (r *cardReading) Step() bool {
	for n := 0; n < perStep && !r.done; n++ {
		c, err := r.from.Next()
		if c == nil || err != nil {
			r.err, r.done = err, true
		} else {
			r.list = append(r.list, *c)
		}
	}
	return r.done
}

// cardWriting is the writing of a card file, some cards at a step.
type cardWriting struct {
	cards []deck.Card
	n     int // of them that are written
	file  []byte
}

func (w *cardWriting) Done() bool { return w.n == len(w.cards) }

func (w *cardWriting) Part() float32 { return float32(w.n) / float32(max(1, len(w.cards))) }

func (w *cardWriting) Step() bool {
	to := min(w.n+perStep, len(w.cards))
	w.file = append(w.file, deck.WriteCards(w.cards[w.n:to])...)
	w.n = to
	return w.Done()
}

// packWriting is the writing of a pack as it is stored: a head, a line for each card as it is printed, and the cards as a
// card file.
type packWriting struct {
	p      *ownPack
	unread int // of it when this was begun: what is read meanwhile is written anew
	prints []byte
	cards  cardWriting
}

func writePack(p *ownPack) *packWriting {
	p.count()
	return &packWriting{p: p, unread: p.unread, cards: cardWriting{cards: p.cards}}
}

func (w *packWriting) Done() bool { return w.unread == w.p.unread && w.cards.Done() }

func (w *packWriting) Part() float32 { return w.cards.Part() }

func (w *packWriting) Step() bool {
	if w.unread != w.p.unread {
		*w = *writePack(w.p)
	}
	from := w.cards.n
	w.cards.Step()
	for i := from; i < w.cards.n; i++ {
		line, _ := json.Marshal(string(deck.PrintOf(w.p.game, &w.p.cards[i].Def))) // a string can be written
		w.prints = append(append(w.prints, line...), '\n')
	}
	return w.Done()
}

// bytes is the pack as it is stored.
func (w *packWriting) bytes(edition string) ([]byte, error) {
	for !w.Done() {
		w.Step()
	}
	return deck.Join(&ownPack{Name: w.p.Name, By: edition, Lines: w.cards.n}, slices.Concat(w.prints, w.cards.file))
}

package game

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// shelfPrefix is where the player's own cards are kept in the store: a pack under each game and id.
const shelfPrefix = "cards/"

// cardShelf holds the player's own cards. What reads their texts is another thread; cards whose texts nobody has read
// yet are on the shelf all the same.
type cardShelf struct {
	*Core
	with   Helper // reads cards, begun when it is first needed
	lost   error  // why there is none
	packs  map[string][]*ownPack
	joined map[string]*assets.Game // games with all of the player's own cards, as far as nothing has changed since
	open   *ownPack                // the pack that the reader has
	opens  *packOpening            // of one that it is to have; nil: there is none
	busy   bool                    // it reads texts now
	halts  int                     // counts how often the reader was stopped
	serial int                     // counts the changes
	writes *packWriting            // of a pack whose texts have all been read, to be stored with them; nil: there is none
}

// reader is what reads cards; nil: there is none here.
func (s *cardShelf) reader() Helper {
	if s.with == nil && s.lost == nil && s.Env.Reader != nil {
		s.with, s.lost = s.Env.Reader()
	}
	return s.with
}

// errNoReader says that cards cannot be read on this machine.
var errNoReader = errors.New("nothing here reads cards")

// ask hands the reader a task and calls then with what came of it, and the cards behind it.
func (s *cardShelf) ask(q deck.Task, body []byte, then func(deck.Done, []byte, error)) {
	r := s.reader()
	if r == nil {
		if s.lost == nil {
			s.lost = errNoReader
		}
		then(deck.Done{}, nil, s.lost)
		return
	}
	m, err := deck.Join(q, body)
	if err != nil {
		then(deck.Done{}, nil, err)
		return
	}
	at := s.halts
	await(s.Core, r.Ask(m), func(answer []byte, err error) {
		var d deck.Done
		switch {
		case at != s.halts:
			answer, err = nil, errHalted
		case err != nil: // one that has ended is begun again when it is next needed
			s.halt()
		default:
			answer, err = deck.Parted(answer, &d)
		}
		then(d, answer, err)
	})
}

// errHalted says that the reader was stopped while it read.
var errHalted = errors.New("reading was stopped")

// halt stops what the reader does; another begins when it is next needed.
func (s *cardShelf) halt() {
	s.halts++
	if s.with != nil {
		s.with.Stop()
	}
	s.with, s.open, s.opens, s.busy = nil, nil, nil, false
}

// put stores a pack, lets it be seen, and calls then. What is stored under its key and cannot be read is kept beside it.
func (s *cardShelf) put(p *ownPack, then func()) {
	w := writePack(p)
	readBehind(s.Core, "cards.keeping", w, func() {
		s.putWritten(w)
		then()
	})
}

// putWritten is put of a pack of which all or a part has been written already.
func (s *cardShelf) putWritten(w *packWriting) {
	p := w.p
	if s.writes != nil && s.writes.p.key == p.key {
		s.writes = nil
	}
	if raw, there := s.Env.Store.Get(p.key); there && s.find(p.game, p.key) == nil {
		s.setAside(p.key, raw)
	}
	list := slices.DeleteFunc(slices.Clone(s.of(p.game)), func(o *ownPack) bool { return o.key == p.key })
	s.packs[p.game] = append(list, p)
	raw, err := w.bytes(s.Env.Edition)
	if err != nil {
		s.Say(s.T("error.storage"))
		return
	}
	s.Env.Store.Put(p.key, raw)
	s.changed(p.game)
}

// setAside keeps what cannot be read now, as it is: another version may.
func (s *cardShelf) setAside(key string, raw []byte) {
	for n := 1; ; n++ {
		beside := key + "~" + itoa(n)
		if old, there := s.Env.Store.Get(beside); there && !bytes.Equal(old, raw) {
			continue
		}
		s.Env.Store.Put(beside, raw)
		s.Say(s.T("cards.aside"))
		return
	}
}

// clear forgets what was read of the store, which has been replaced. What is read at the moment is not stored any more.
func (s *cardShelf) clear() {
	for _, list := range s.packs {
		for _, p := range list {
			p.loose = true
		}
	}
	s.halt()
	s.packs, s.joined, s.writes = nil, nil, nil
	s.serial++
}

// drop takes a pack off the shelf and out of the store.
func (s *cardShelf) drop(p *ownPack) {
	s.packs[p.game] = slices.DeleteFunc(slices.Clone(s.of(p.game)), func(o *ownPack) bool { return o == p })
	if s.open == p {
		s.open = nil
	}
	if s.writes != nil && s.writes.p == p {
		s.writes = nil
	}
	p.loose = true // what is still read of it is not stored again
	s.Env.Store.Delete(p.key)
	s.changed(p.game)
}

func (s *cardShelf) changed(game string) {
	delete(s.joined, game)
	s.serial++
	s.Dirty()
}

// find is a pack by its key; nil: there is none.
func (s *cardShelf) find(game, key string) *ownPack {
	for _, p := range s.of(game) {
		if p.key == key {
			return p
		}
	}
	return nil
}

// withCards calls then with a game and all of the player's own cards of it.
func (s *cardShelf) withCards(id string, then func(*assets.Game)) {
	s.withPacks(id, func() {
		g := carried(id)
		var more []deck.Card
		known := map[string]bool{}
		for _, p := range s.of(gameName(g)) {
			for i := range p.cards {
				if c := &p.cards[i]; !known[c.Def.ID] && g.Pool.Face(c.Def.ID) == 0 {
					known[c.Def.ID] = true
					more = append(more, *c)
				}
			}
		}
		if len(more) == 0 {
			then(g)
			return
		}
		if j := s.joined[gameName(g)]; j != nil {
			then(j)
			return
		}
		s.join(g, more, func(j *assets.Game) {
			if s.joined == nil {
				s.joined = map[string]*assets.Game{}
			}
			s.joined[gameName(g)] = j
			then(j)
		})
	})
}

// join calls then with a game and more cards, or says why they cannot be joined.
func (s *cardShelf) join(base *assets.Game, more []deck.Card, then func(*assets.Game)) {
	j := assets.Join(base, more)
	s.read(j, func() {
		if err := j.Err(); err != nil {
			s.Notice(s.T("error.title"), s.T("cards.unjoined", inWords(err, s.Set.Lang)))
			return
		}
		then(j.Game())
	})
}

// perTask is how many texts are read in one task, so that another can come between.
const perTask = 12

// works says whether something is read or stored now, a piece in each tick.
func (s *cardShelf) works() bool { return s.busy || s.writes != nil }

// readOn lets the texts be read that nobody has read yet, as long as there is time for it, and a pack be stored whose texts
// have been: it is called in every tick.
func (s *cardShelf) readOn() {
	if w := s.writes; w != nil {
		if !s.behind {
			inSlice(w)
		}
		if w.Done() {
			s.putWritten(w)
		}
		return
	}
	if w := s.opens; w != nil {
		if !s.behind {
			inSlice(w)
		}
		if w.Done() {
			s.opened(w)
		}
		return
	}
	if s.busy || s.lost != nil {
		return
	}
	if p, which := s.toRead(); p != nil {
		s.readTexts(p, which)
	}
}

// toRead is what is read next: what a match waits for goes before what is looked at, and that before what lies on the shelf.
func (s *cardShelf) toRead() (*ownPack, []int) {
	switch top := s.top().(type) {
	case *opening:
		if n, is := top.from.(*needed); is {
			return n.next()
		}
	case *bringing:
		if top.p.unread > 0 {
			return top.p, top.p.next(perTask)
		}
	}
	if s.Env.Reader == nil {
		return nil, nil
	}
	for _, list := range s.packs {
		for _, p := range list {
			if p.unread > 0 {
				return p, p.next(perTask)
			}
		}
	}
	return nil, nil
}

// readTexts has the texts of some cards of a pack read, once the reader has the pack.
func (s *cardShelf) readTexts(p *ownPack, which []int) {
	s.busy = true
	if s.open != p {
		s.opens = &packOpening{p, cardWriting{cards: p.cards}}
		return
	}
	s.ask(deck.Task{Do: "compile", Game: p.game, Cards: which}, nil, func(_ deck.Done, file []byte, err error) {
		var cards []deck.Card
		if err == nil {
			cards, err = deck.ReadCards(file)
		}
		if err == nil && len(cards) != len(which) {
			err = fmt.Errorf("%d cards were read of %d", len(cards), len(which))
		}
		if err != nil {
			s.unreadable(err)
			return
		}
		s.busy = false
		for n, i := range which {
			p.cards[i] = cards[n]
		}
		if p.unread -= len(which); p.unread == 0 && !p.loose {
			s.writes = writePack(p)
		}
		s.Dirty()
	})
}

// packOpening is a pack that the reader is to have, written for it.
type packOpening struct {
	p *ownPack
	cardWriting
}

// opened hands the reader a pack.
func (s *cardShelf) opened(w *packOpening) {
	s.opens = nil
	s.ask(deck.Task{Do: "open", Game: w.p.game}, w.file, func(_ deck.Done, _ []byte, err error) {
		if err != nil {
			s.unreadable(err)
			return
		}
		s.open, s.busy = w.p, false
	})
}

// unreadable says that texts cannot be read, unless that was stopped.
func (s *cardShelf) unreadable(err error) {
	if err == errHalted {
		return
	}
	s.busy, s.lost = false, err
	s.Say(s.T("cards.unread", inWords(err, s.Set.Lang)))
}

// needed is the reading of the texts that a match is played with: those go first.
type needed struct {
	s     *cardShelf
	packs []*ownPack
	which [][]int
	all   int
}

// left is how many texts are not read yet.
func (n *needed) left() (left int) {
	for i, p := range n.packs {
		for _, c := range n.which[i] {
			if p.cards[c].Report.Status == deck.Unread {
				left++
			}
		}
	}
	return left
}

// Done says whether all are read, or will never be.
func (n *needed) Done() bool { return n.left() == 0 || n.s.lost != nil }

// Part is how many are read, 0 to 1.
func (n *needed) Part() float32 { return 1 - float32(n.left())/float32(max(1, n.all)) }

// Waits says that the texts are read by the shelf, see readOn.
func (n *needed) Waits() bool { return true }

func (n *needed) Step() bool { return n.Done() }

// next are the next texts.
func (n *needed) next() (*ownPack, []int) {
	for i, p := range n.packs {
		var list []int
		for _, c := range n.which[i] {
			if p.cards[c].Report.Status == deck.Unread && len(list) < perTask {
				list = append(list, c)
			}
		}
		if len(list) > 0 {
			return p, list
		}
	}
	return nil, nil
}

// bind calls then with a game that has no more of the player's own cards than these faces of g, all of them read; then
// gets the faces there.
func (s *cardShelf) bind(g *assets.Game, faces []state.FaceID, then func(bound *assets.Game, file []byte, of func(state.FaceID) state.FaceID)) {
	base := carried(gameName(g))
	own := func(f state.FaceID) bool { return int(f) > len(base.Pool.Defs) }
	n := &needed{s: s}
	at := map[string]bool{} // ids
	for _, f := range faces {
		if own(f) {
			at[g.Pool.Def(f).ID] = true
		}
	}
	for _, p := range s.of(gameName(base)) {
		var list []int
		for i := range p.cards {
			if at[p.cards[i].Def.ID] {
				delete(at, p.cards[i].Def.ID)
				list = append(list, i)
			}
		}
		if len(list) > 0 {
			n.packs, n.which = append(n.packs, p), append(n.which, list)
			n.all += len(list)
		}
	}
	s.read(n, func() {
		if n.left() > 0 {
			s.Notice(s.T("error.title"), s.T("cards.unread", inWords(s.lost, s.Set.Lang)))
			return
		}
		var used []deck.Card
		for i, p := range n.packs {
			for _, c := range n.which[i] {
				used = append(used, p.cards[c])
			}
		}
		if len(used) == 0 {
			then(base, nil, func(f state.FaceID) state.FaceID { return f })
			return
		}
		slices.SortFunc(used, func(a, b deck.Card) int { return strings.Compare(a.Def.ID, b.Def.ID) })
		s.join(base, used, func(j *assets.Game) {
			then(j, deck.WriteCards(used), func(f state.FaceID) state.FaceID {
				if own(f) {
					return j.Pool.Face(g.Pool.Def(f).ID)
				}
				return f
			})
		})
	})
}

// ofMatch calls then with the game of a match that has been stored, with the cards that it was begun with.
func (s *cardShelf) ofMatch(m *matchInfo, then func(*assets.Game)) {
	s.withGame(m.Game, func() {
		s.ownRead(m, func() {
			at, cards, err := storedCards(m.Own)
			switch {
			case err != nil:
				s.wrongCards(err)
			case at != nil:
				g, err := placedGame(carried(m.Game), m.Own)
				if err != nil {
					s.wrongCards(err)
					return
				}
				then(g)
			case len(cards) > 0:
				s.join(carried(m.Game), cards, then)
			default:
				then(carried(m.Game))
			}
		})
	})
}

// wrongCards says what is wrong with the cards of a match.
func (s *cardShelf) wrongCards(err error) {
	s.Notice(s.T("error.title"), s.T("error.record", inWords(err, s.Set.Lang)))
}

// ownRead calls then once all the cards of the players' own in a match have been read. Of those that came in a file only
// what is printed is kept, and it is judged and read here.
func (s *cardShelf) ownRead(m *matchInfo, then func()) {
	at, cards, err := storedCards(m.Own)
	if err != nil {
		s.wrongCards(err)
		return
	}
	if !slices.ContainsFunc(cards, func(c deck.Card) bool { return c.Report.Status == deck.Unread }) {
		then()
		return
	}
	p := printsOf(gameID(m.Game), at, cards)
	pack, err := p.Pack(gameID(m.Game))
	if err != nil {
		s.wrongCards(err)
		return
	}
	if at != nil {
		l := &lent{s: s, game: pack.Game, prints: p.Prints}
		readBehind(s.Core, "cards.reading", l, func() {
			if l.err != nil {
				s.wrongCards(l.err)
				return
			}
			m.Own = stored(at, l.cards)
			then()
		})
		return
	}
	own := &ownPack{game: pack.Game, cards: deck.UnreadCards(pack), loose: true}
	own.count()
	n := &needed{s: s, packs: []*ownPack{own}, which: [][]int{own.next(len(own.cards))}, all: len(own.cards)}
	readBehind(s.Core, "cards.reading", n, func() {
		if n.left() > 0 {
			s.wrongCards(s.lost)
			return
		}
		m.Own = stored(nil, own.cards)
		then()
	})
}

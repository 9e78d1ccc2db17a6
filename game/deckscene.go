package game

import (
	"path"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/deck"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// deckScene is the choice of a format and of decks before a match.
type deckScene struct {
	plain
	c      *Core
	game   *assets.Game
	mode   string
	join   *link.Link // link mode: the invitation to answer; nil: one is made
	room   *room      // of a link to a room: where this machine sits already
	format string
	terms  terms // of a match by link
	seats  [2]deckChoice
	books  *book
}

// deckChoice is what one seat has chosen.
type deckChoice struct {
	pick  int
	rows  roll              // of the decks
	find  bool              // they are scrolled to the chosen one when they are drawn
	cards roll              // of its cards
	basis map[string]string // by deck: what it is built on, where it could have several
}

func newDecks(c *Core, g *assets.Game, mode string, join *link.Link, r *room) *deckScene {
	s := &deckScene{c: c, game: g, mode: mode, join: join, room: r, terms: terms{Wins: 1}, books: newBook(g.Rules, c.Set.Lang)}
	c.cites = gameName(g)
	s.seats = [2]deckChoice{{basis: map[string]string{}}, {basis: map[string]string{}}}
	if join != nil {
		s.format = join.Format
		s.terms, _ = readTerms(join.Terms)
	}
	s.setFormat(s.format)
	return s
}

// setFormat chooses what is played.
func (s *deckScene) setFormat(id string) {
	s.format = id
	list := s.c.library.decks(s.game, id)
	for seat := range s.seats {
		s.seats[seat].pick, s.seats[seat].find = 0, true
		for i, n := 0, 0; i < len(list) && n <= seat; i++ { // each its own, of those that can be played
			if len(list[i].faults) == 0 {
				s.seats[seat].pick = i
				n++
			}
		}
	}
}

// mayFormat says whether the format is this side's to choose: an invitation has one.
func (s *deckScene) mayFormat() bool { return s.join == nil }

func (s *deckScene) Name() string { return "decks" }

func (s *deckScene) Key(c *Core, k string) bool {
	switch k {
	case "Esc":
		s.back()
	case "Ctrl V":
		c.paste(s.take)
	default:
		return false
	}
	return true
}

// back goes to the title, out of the room too.
func (s *deckScene) back() {
	if s.room != nil {
		s.room.peer.Close()
	}
	s.c.Go(newTitle(s.c))
}

// seated says whether the seat in the room can still be had; if not, it is said why and there is nothing to choose for.
func (s *deckScene) seated() bool {
	if s.room == nil {
		return true
	}
	st := s.room.peer.Status()
	if st.Phase != link.Ended {
		return true
	}
	s.c.Go(newTitle(s.c))
	s.c.Notice(s.c.T("mode.join"), s.c.pick(st.Problem.Japanese(), st.Problem.English()))
	return false
}

// Tick takes over lists that were pasted into the page.
func (s *deckScene) Tick(c *Core) {
	if !s.seated() {
		return
	}
	if c.Env.Pasted == nil || c.top() != Scene(s) {
		return
	}
	if text, ok := c.Env.Pasted(); ok {
		s.take(text)
	}
}

// take takes a pasted list over and chooses it. What is no deck may be cards; else it is said what cannot be read in it.
func (s *deckScene) take(text string) { s.takeFile("", []byte(text)) }

func (s *deckScene) takeFile(name string, file []byte) {
	d, err := s.c.library.readDeck(file, s.game, s.format)
	switch {
	case err == nil:
		s.add(d)
	case d.list != nil:
		s.complete(d.list, err)
	default:
		s.c.shelf.listed(gameName(s.game), file, func(l *deck.List) {
			if l == nil {
				s.c.shelf.bring(gameName(s.game), name, file, s.renew, func() { s.c.Notice(s.c.T("error.title"), err.Error()) })
				return
			}
			if l.Name == "" {
				l.Name = strings.TrimSuffix(name, path.Ext(name))
			}
			if d, err = s.c.library.found(l, s.game, s.format); err != nil {
				s.complete(l, err)
				return
			}
			s.add(d)
		})
	}
}

// complete offers blank cards for those of a list that nobody has.
func (s *deckScene) complete(l *deck.List, why error) {
	l, missing := s.game.Index.Known(l)
	if len(missing) == 0 || s.c.Env.Reader == nil { // without a reader nothing could be filled in
		if d, err := s.c.library.found(l, s.game, s.format); err == nil {
			s.add(d)
			return
		}
		s.c.Notice(s.c.T("error.title"), why.Error())
		return
	}
	var names []string
	for _, m := range missing {
		names = append(names, strings.TrimSpace(m.Number+" "+m.Name))
	}
	s.c.Open(&confirm{c: s.c, question: s.c.T("cards.missing", len(missing)), text: strings.Join(first(names, 5), "\n") + "\n\n" + s.c.T("cards.missing.note"), yes: s.c.T("cards.missing.make"), key: "Y", do: func() {
		err := s.c.shelf.blanks(gameName(s.game), missing, func() {
			s.renewed(func(n *deckScene) {
				d, err := n.c.library.found(l, n.game, n.format)
				if err != nil {
					n.c.Notice(n.c.T("error.title"), err.Error())
					return
				}
				n.add(d)
			})
		})
		if err != nil {
			s.c.Notice(s.c.T("error.title"), inWords(err, s.c.Set.Lang))
		}
	}})
}

// add keeps a deck and chooses it.
func (s *deckScene) add(d ownDeck) {
	key := s.c.library.keep("", d.list)
	s.c.Say(s.c.T("deck.imported", d.list.Name))
	if d.deck.Format != s.format && s.mayFormat() {
		s.setFormat(d.deck.Format)
	}
	s.choose(0, key)
}

// renew shows the choice again, with the cards that the player has now.
func (s *deckScene) renew() { s.renewed(func(*deckScene) {}) }

func (s *deckScene) renewed(then func(*deckScene)) {
	s.c.shelf.withCards(gameName(s.game), func(g *assets.Game) {
		n := newDecks(s.c, g, s.mode, s.join, s.room)
		n.terms = s.terms
		n.setFormat(s.format)
		s.c.Go(n)
		then(n)
	})
}

// choose picks the deck of a key for a seat.
func (s *deckScene) choose(seat int, key string) {
	list := s.c.library.decks(s.game, s.format)
	if i := slices.IndexFunc(list, func(d ownDeck) bool { return d.key == key }); i >= 0 {
		s.seats[seat].pick, s.seats[seat].find = i, true
	}
}

// chosen is the deck of a seat, with the basis chosen for it; nil: there is none.
func (s *deckScene) chosen(seat int, list []ownDeck) *ownDeck {
	if len(list) == 0 {
		return nil
	}
	v := &s.seats[seat]
	d := &list[min(v.pick, len(list)-1)]
	if b, ok := v.basis[d.id()]; ok && slices.Contains(d.bases, b) {
		own := *d.deck
		own.Basis = b
		d.deck = &own
	}
	return d
}

// id names a deck among all.
func (d *ownDeck) id() string {
	if d.key != "" {
		return d.key
	}
	return d.deck.Name
}

// sides is how many seats choose here.
func (s *deckScene) sides() int {
	if s.mode == modeLink {
		return 1
	}
	return 2
}

// barred is why the match cannot begin; nil: it can.
func (s *deckScene) barred() *board.Why {
	for seat := range s.sides() {
		d := s.chosen(seat, s.c.library.decks(s.game, s.format))
		switch {
		case d == nil:
			rule := ""
			if f := rules.FormatOf(s.game.Rules.Game, s.format); f != nil {
				rule = f.Rule
			}
			return &board.Why{Rule: rule, JA: "この形式のデッキがありません。", EN: "There is no deck for this format."}
		case len(d.faults) > 0:
			return &d.faults[0]
		}
	}
	return nil
}

// lab tries the chosen decks against each other.
func (s *deckScene) lab() {
	list := s.c.library.decks(s.game, s.format)
	s.c.Go(newLab(s.c, s.game, s, [2]*ownDeck{s.chosen(0, list), s.chosen(1, list)}))
}

// start begins with the chosen decks.
func (s *deckScene) start() {
	if s.mode == modeLink {
		d := s.chosen(0, s.c.library.decks(s.game, s.format))
		s.c.shelf.lend(s.game, d.setup(), func(own []deck.Card, setup rules.DeckSetup) {
			s.c.Go(newInvite(s.c, brought{carried(gameName(s.game)), s.format, s.c.pick(deckName(d), d.deck.NameEN), setup, own, s.terms}, s.join, s.room))
		})
		return
	}
	s.sitDown(func(g *assets.Game, own []byte, decks [2]rules.DeckSetup) {
		s.c.startLocal(g, own, s.mode, s.format, decks)
	})
}

// layOut begins with the chosen decks and a board that is made by hand.
func (s *deckScene) layOut() {
	s.sitDown(func(g *assets.Game, own []byte, decks [2]rules.DeckSetup) { beginLaid(s.c, g, own, s.format, decks) })
}

// sitDown goes on with the chosen decks, and the player's own cards in them.
func (s *deckScene) sitDown(then func(g *assets.Game, own []byte, decks [2]rules.DeckSetup)) {
	var decks [2]rules.DeckSetup
	var faces []state.FaceID
	for seat := range s.sides() {
		decks[seat] = s.chosen(seat, s.c.library.decks(s.game, s.format)).setup()
		faces = append(append(append(faces, decks[seat].Leader...), decks[seat].Main...), decks[seat].Side...)
	}
	s.c.shelf.bind(s.game, faces, func(g *assets.Game, own []byte, of func(state.FaceID) state.FaceID) {
		for i := range decks {
			for _, list := range [...]*[]state.FaceID{&decks[i].Leader, &decks[i].Main, &decks[i].Side} {
				*list = slices.Clone(*list)
				for n, f := range *list {
					(*list)[n] = of(f)
				}
			}
		}
		then(g, own, decks)
	})
}

func (s *deckScene) Draw(f *Frame) {
	f.Screen()
	if s.books.lang != s.c.Set.Lang {
		s.books = newBook(s.game.Rules, s.c.Set.Lang)
	}
	b := f.bounds()
	if !f.Phone {
		b = b.CenterBox(f.Px(1280), f.Px(720))
	}
	pad, top := f.Px(40), f.Px(16)
	if f.Phone {
		pad, top = f.Px(16), f.Px(8)
	}
	in := b.InsetXY(pad, top)
	if f.upright() {
		s.drawUpright(f, in)
		return
	}
	s.head(f, in.TopStrip(f.Px(54)))
	in = in.Below(f.Px(60))
	s.formats(f, in.TopStrip(f.Px(34)))
	in = in.Below(f.Px(46))
	gap := f.Px(24)
	w := (in.W - gap*float32(s.sides()-1)) / float32(s.sides())
	for seat := range s.sides() {
		f.Region([...]Region{RegionMine, RegionTheirs}[seat])
		s.column(f, render.R(in.X+float32(seat)*(w+gap), in.Y, w, in.H), seat)
	}
	s.books.large(f, "show:")
}

// drawUpright has the seats' decks one under the other.
func (s *deckScene) drawUpright(f *Frame, in render.Rect) {
	row := f.Px(46)
	f.Button(render.R(in.X, in.Y, f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, s.back)
	f.Text(render.R(in.X+f.Px(116), in.Y, in.W-f.Px(116), f.Px(42)), s.c.gameTitle(gameName(s.game))+f.T("common.dot")+f.T("mode."+s.mode), render.Style{Font: render.Bold, Size: f.Px(16), Color: render.Text1})
	s.doings(f, render.R(in.X, in.Y+row+f.Px(4), in.W, f.Px(46)))
	in = in.Below(2*row + f.Px(14))
	s.beside(f, in.TopStrip(f.Px(34)))
	in = in.Below(f.Px(44))
	if len(s.game.Rules.Game.Formats()) > 1 {
		s.formatChips(f, in.TopStrip(f.Px(34)))
		in = in.Below(f.Px(44))
	}
	gap := f.Px(12)
	h := (in.H - gap*float32(s.sides()-1)) / float32(s.sides())
	for seat := range s.sides() {
		f.Region([...]Region{RegionMine, RegionTheirs}[seat])
		s.column(f, render.R(in.X, in.Y+float32(seat)*(h+gap), in.W, h), seat)
	}
	s.books.large(f, "show:")
}

// head is the title and what is done with the whole.
func (s *deckScene) head(f *Frame, in render.Rect) {
	f.Button(render.R(in.X, in.Y+f.Px(6), f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, s.back)
	f.Text(render.R(in.X+f.Px(116), in.Y+f.Px(4), f.Px(260), f.Px(44)), f.T("deck.choose"), render.Style{Font: render.Bold, Size: f.Px(26), Color: render.Text1})
	if !f.Phone {
		f.Text(render.R(in.X+f.Px(350), in.Y+f.Px(10), f.Px(300), f.Px(36)), s.c.gameTitle(gameName(s.game))+f.T("common.dot")+f.T("mode."+s.mode), render.Style{Size: f.Px(13.5), Color: render.Text2})
	}
	s.doings(f, render.R(in.Right()-f.Px(474), in.Y+f.Px(4), f.Px(474), f.Px(46)))
}

// doings are what is done with the chosen decks, from the right.
func (s *deckScene) doings(f *Frame, in render.Rect) {
	wide := min(f.Px(220), in.W*0.44)
	play := render.R(in.Right()-wide, in.Y, wide, in.H)
	small := (in.W - wide - f.Px(24)) / 2
	why, do := s.barred(), s.start
	if why != nil {
		do = nil
	}
	f.Button(play, "play", f.T("deck.play"), "Space", render.Primary, do)
	f.targets[len(f.targets)-1].Why = func() *board.Why { return why }
	if s.sides() == 2 { // two decks that can be tried against each other
		try := s.lab
		if why != nil {
			try = nil
		}
		f.Button(render.R(play.X-2*(small+f.Px(12)), play.Y, small, play.H), "lab", f.T("lab.title"), "", render.Outline, try)
		f.targets[len(f.targets)-1].Why = func() *board.Why { return why }
	}
	f.Button(render.R(play.X-small-f.Px(12), play.Y, small, play.H), "import", f.T("deck.import"), "I", render.Outline, func() { s.c.paste(s.take) })
}

// formats are what can be played, and what the chosen one asks for, beside what is done without a deck.
func (s *deckScene) formats(f *Frame, r render.Rect) {
	s.formatChips(f, s.beside(f, r))
}

// beside is what is done without a deck, from the right of r; it returns what is left of r.
func (s *deckScene) beside(f *Frame, r render.Rect) render.Rect {
	w := f.Px(124)
	f.Button(render.R(r.Right()-w, r.Y-f.Px(2), w, r.H+f.Px(4)), "cards", f.T("cards.mine"), "", render.Outline, func() { s.c.Go(newPacks(s.c, gameName(s.game), s.renew)) })
	r.W -= w + f.Px(12)
	if s.mode == modeLink { // how the other side reads who sits here; asked until it is known, and kept
		w = f.Px(200)
		f.Field(render.R(r.Right()-w, r.Y-f.Px(4), w, r.H+f.Px(8)), "name", f.T("settings.name"), s.c.Set.Name, f.T("settings.name"), nameMost, false, func(v string) {
			s.c.ChangeSettings(func(set *Settings) { set.Name = v })
		})
		r.W -= w + f.Px(12)
	}
	if s.mode == modeSolo {
		w = f.Px(124)
		why, do := s.barred(), s.layOut
		if why != nil {
			do = nil
		}
		f.Button(render.R(r.Right()-w, r.Y-f.Px(2), w, r.H+f.Px(4)), "layout", f.T("deck.layout"), "", render.Outline, do)
		f.targets[len(f.targets)-1].Why = func() *board.Why { return why }
		r.W -= w + f.Px(12)
	}
	return r
}

// formatChips are what can be played, and what the chosen one asks for where there is room for it.
func (s *deckScene) formatChips(f *Frame, r render.Rect) {
	all := s.game.Rules.Game.Formats()
	x := r.X
	gap := f.Px(8)
	w := min(f.Px(126), (r.W+gap)/float32(max(1, len(all)))-gap)
	for _, v := range all {
		if !s.mayFormat() && v.ID != s.format {
			continue
		}
		name, label := "format:"+v.ID, s.c.pick(v.JA, v.EN)
		do := func() { s.setFormat(v.ID) }
		f.Chip(render.R(x, r.Y, w, r.H), &render.Chip{ID: f.Add(Target{Name: name, Label: label, State: selWord(v.ID == s.format), Do: do}), Label: label, Sel: v.ID == s.format, Focus: f.Focused(name)})
		x += w + gap
	}
	note := ""
	if of := rules.FormatOf(s.game.Rules.Game, s.format); of != nil {
		note = s.c.pick(of.Note[0], of.Note[1])
	}
	if !s.mayFormat() {
		note = f.T("deck.format.theirs")
	}
	st, room := render.Style{Size: f.Px(12.5), Color: render.Text2}, render.R(x+f.Px(8), r.Y, r.Right()-x-f.Px(8), r.H)
	if f.Art.Measure(note, st.Font, st.Size)*0.8 < room.W {
		f.Text(room, note, st)
		return
	}
	if st.Size = f.Px(11); f.Art.Measure(note, st.Font, st.Size) > 1.8*room.W {
		return // two lines have no room for it; what is wrong with a deck says the same
	}
	f.Para(render.R(room.X, room.Center().Y-f.Px(14), room.W, 0), note, st, f.Px(14))
}

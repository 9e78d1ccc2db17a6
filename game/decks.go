package game

import (
	"errors"
	"fmt"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/sve"
	"gotaku/web/link"
)

// deckPrefix is where imported decks are kept in the store.
const deckPrefix = "deck/"

// ownDeck is a deck that can be chosen.
type ownDeck struct {
	key    string // in the store; "" for a starter deck
	deck   *deck.Deck
	list   *deck.List
	status [3]int // cards by deck.Status
}

// decks are the starter decks and those that were imported.
func (c *Core) decks() []ownDeck {
	g := assets.SVE()
	var out []ownDeck
	for i, d := range g.Decks {
		out = append(out, ownDeck{deck: d, list: g.Lists[i]})
	}
	for _, key := range c.Env.Store.List(deckPrefix) {
		raw, _ := c.Env.Store.Get(key)
		if d, err := readDeck(raw, c.Set.Lang); err == nil {
			d.key = key
			out = append(out, d)
		}
	}
	for i := range out {
		out[i].count(g)
	}
	return out
}

func (d *ownDeck) count(g *assets.Game) {
	d.status = [3]int{}
	for _, list := range [...][]rules.FaceID{d.deck.Main, d.deck.Evolve} {
		for _, f := range list {
			d.status[g.Reports[f-1].Status]++
		}
	}
}

// readDeck reads and judges a deck list. The error names every line at fault, in
// the language asked for.
func readDeck(raw []byte, lang string) (ownDeck, error) {
	g := assets.SVE()
	l, err := deck.ReadList(raw)
	if err != nil {
		return ownDeck{}, inWords(err, lang)
	}
	d, err := g.Index.Resolve(l)
	if err != nil {
		return ownDeck{}, inWords(err, lang)
	}
	var faults []string
	for _, f := range sve.Legal(g.Pool, d.Leader, d.Main, d.Evolve) {
		s := f.JA
		if lang == "en" {
			s = f.EN
		}
		faults = append(faults, s+"（SVE "+f.Rule+"）")
	}
	if len(faults) > 0 {
		return ownDeck{}, errors.New(strings.Join(first(faults, 6), "\n"))
	}
	return ownDeck{deck: d, list: l}, nil
}

// inWords is an error of package deck in a language.
func inWords(err error, lang string) error {
	var texts interface{ Text(lang string) string }
	if errors.As(err, &texts) {
		return errors.New(strings.Join(first(strings.Split(texts.Text(lang), "\n"), 6), "\n"))
	}
	return err
}

// first is at most n of the lines, and how many are left out.
func first(lines []string, n int) []string {
	if len(lines) <= n {
		return lines
	}
	return append(append([]string(nil), lines[:n]...), fmt.Sprintf("… +%d", len(lines)-n))
}

// importDeck takes a pasted list over, or says everything that is wrong with it.
func (c *Core) importDeck(s string) {
	d, err := readDeck([]byte(s), c.Set.Lang)
	if err != nil {
		c.Notice(c.T("error.title"), c.T("error.deck", "\n"+err.Error()))
		return
	}
	c.Env.Store.Put(fmt.Sprintf("%s%016x", deckPrefix, c.Env.Seed()), d.list.Text("ja"))
	c.Say(c.T("deck.imported", deckName(&d)))
}

func deckName(d *ownDeck) string {
	if d.deck.Name != "" {
		return d.deck.Name
	}
	return "—"
}

// deckScene is the choice of decks before a match.
type deckScene struct {
	plain
	c     *Core
	mode  string
	join  *link.Link // link mode: the invitation to answer; nil: one is made
	pick  [2]int
	books *book
}

func newDecks(c *Core, mode string, join *link.Link) *deckScene {
	s := &deckScene{c: c, mode: mode, join: join, books: newBook(sveRules(), c.Set.Lang)}
	s.pick[1] = min(1, len(c.decks())-1)
	return s
}

func (s *deckScene) Name() string { return "decks" }

func (s *deckScene) Key(c *Core, k string) bool {
	switch k {
	case "Esc":
		c.Go(newTitle(c))
	case "Ctrl V":
		c.paste(c.importDeck)
	default:
		return false
	}
	return true
}

// Tick takes over lists that were pasted into the page.
func (s *deckScene) Tick(c *Core) {
	if c.Env.Pasted == nil || c.top() != Scene(s) {
		return
	}
	if text, ok := c.Env.Pasted(); ok {
		c.importDeck(text)
	}
}

// start begins with the chosen decks.
func (s *deckScene) start() {
	list := s.c.decks()
	at := func(i int) *deck.Deck { return list[min(s.pick[i], len(list)-1)].deck }
	if s.mode == modeLink {
		s.c.Go(newInvite(s.c, at(0), s.join))
		return
	}
	s.c.startLocal(s.mode, [2]*deck.Deck{at(0), at(1)})
}

func (s *deckScene) Draw(f *Frame) {
	f.Screen()
	if s.books.lang != s.c.Set.Lang {
		s.books = newBook(sveRules(), s.c.Set.Lang)
	}
	b := f.bounds()
	if !f.Phone {
		b = b.CenterBox(f.Px(1280), f.Px(720))
	}
	pad := f.Px(40)
	if f.Phone {
		pad = f.Px(16)
	}
	in := b.InsetXY(pad, f.Px(16))
	f.Button(render.R(in.X, in.Y+f.Px(6), f.Px(96), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, func() { s.c.Go(newTitle(s.c)) })
	f.Text(render.R(in.X+f.Px(116), in.Y+f.Px(4), f.Px(260), f.Px(44)), f.T("deck.choose"), render.Style{Font: render.Bold, Size: f.Px(26), Color: render.Text1})
	if !f.Phone {
		f.Text(render.R(in.X+f.Px(300), in.Y+f.Px(10), f.Px(300), f.Px(36)), "Shadowverse EVOLVE・"+f.T("mode."+s.mode), render.Style{Size: f.Px(13.5), Color: render.Text2})
	}
	play := render.R(in.Right()-f.Px(220), in.Y+f.Px(4), f.Px(220), f.Px(46))
	f.Button(play, "play", f.T("deck.play"), "Space", render.Primary, s.start)
	f.Button(render.R(play.X-f.Px(142), play.Y, f.Px(130), play.H), "import", f.T("deck.import"), "I", render.Outline, func() { s.c.paste(s.c.importDeck) })
	list := s.c.decks()
	body := in.Below(f.Px(70))
	if s.mode == modeLink {
		s.column(f, body, 0, f.T("deck.choose.yours"), list)
		return
	}
	w := (body.W - f.Px(24)) / 2
	titles := [2]string{f.T("deck.choose.yours"), f.T("deck.choose.theirs")}
	if s.mode != modeBot {
		n := s.c.namesFor(s.mode)
		titles = [2]string{f.T("deck.of", n[0]), f.T("deck.of", n[1])}
	}
	s.column(f, render.R(body.X, body.Y, w, body.H), 0, titles[0], list)
	s.column(f, render.R(body.X+w+f.Px(24), body.Y, w, body.H), 1, titles[1], list)
}

// column lists the decks a seat can take, and shows the chosen one.
func (s *deckScene) column(f *Frame, r render.Rect, seat int, head string, list []ownDeck) {
	f.Text(r.TopStrip(f.Px(22)), head, render.Style{Size: f.Px(13.5), Color: render.Text2})
	y := r.Y + f.Px(28)
	row := f.Px(58)
	if f.Phone {
		row = f.Px(46)
	}
	show := min(len(list), 5)
	from := max(0, min(s.pick[seat]-show+1, len(list)-show))
	for i := from; i < from+show; i++ {
		d := &list[i]
		name := "deck:" + itoa(seat) + ":" + itoa(i)
		id := f.Add(Target{Name: name, Label: deckName(d), State: selWord(s.pick[seat] == i), Do: func() { s.pick[seat] = i }})
		v := render.Row{ID: id, Title: deckName(d), Sub: s.describe(d), Right: f.T("deck.status.short", d.status[deck.Automatic], d.status[deck.Assisted], d.status[deck.Vanilla]), Sel: s.pick[seat] == i, Over: f.Over(name), Focus: f.Focused(name)}
		if face := s.books.face(d.deck.Leader[0]); face != nil {
			v.Badge, v.Cost = &face.Attrs[0], face.Attrs[0].Letter
		}
		f.Row(render.R(r.X, y, r.W, row-f.Px(8)), &v)
		y += row
	}
	s.spread(f, render.R(r.X, y+f.Px(8), r.W, r.Bottom()-y-f.Px(8)), seat, &list[min(s.pick[seat], len(list)-1)])
}

func (s *deckScene) describe(d *ownDeck) string {
	own := s.c.T("deck.own")
	if d.key == "" {
		own = s.c.T("deck.starter")
	}
	return own + "・" + s.c.T("deck.count", len(d.deck.Main), len(d.deck.Evolve))
}

// spread shows the different cards of a deck on cloth.
func (s *deckScene) spread(f *Frame, r render.Rect, seat int, d *ownDeck) {
	f.ClothRound(r, render.SVE, f.Px(12))
	in := r.Inset(f.Px(14))
	if d.key != "" {
		f.Button(render.R(in.Right()-f.Px(100), in.Bottom()-f.Px(34), f.Px(100), f.Px(34)), "deck:delete:"+itoa(seat), f.T("common.delete"), "", render.Outline, func() {
			s.c.Env.Store.Delete(d.key)
			s.pick = [2]int{0, 0}
		})
	}
	var faces []rules.FaceID
	for _, part := range [...][]rules.FaceID{d.deck.Leader, d.deck.Main, d.deck.Evolve} {
		for _, x := range part {
			if len(faces) == 0 || faces[len(faces)-1] != x {
				faces = append(faces, x)
			}
		}
	}
	w := f.Px(76)
	if f.Phone {
		w = f.Px(44)
	}
	bw, bh := render.CardBox(w, false)
	cols := max(1, int((in.W+f.Px(6))/(bw+f.Px(6))))
	f.Clip(r)
	for i, x := range faces {
		at := render.R(in.X+float32(i%cols)*(bw+f.Px(6)), in.Y+float32(i/cols)*(bh+f.Px(8)), bw, bh)
		if at.Y > r.Bottom() {
			break
		}
		name := "show:" + itoa(seat) + ":" + itoa(i)
		c := s.books.printed(x)
		if f.Over(name) {
			c.State |= render.Hovered
		}
		c.ID = f.Add(Target{Name: name, Label: s.books.name(x), Still: true})
		f.Card(at, &c)
	}
	f.Unclip()
	s.large(f, seat, faces)
}

// large shows the card that is pointed at.
func (s *deckScene) large(f *Frame, seat int, faces []rules.FaceID) {
	p := f.c.pointedName()
	prefix := "show:" + itoa(seat) + ":"
	if !strings.HasPrefix(p, prefix) {
		return
	}
	for i, x := range faces {
		if p == prefix+itoa(i) {
			c := s.books.printed(x)
			w, h := f.LargeBox()
			at := render.R(f.c.mouse.X, f.c.mouse.Y, 1, 1).Inset(-f.Px(40))
			r, _ := render.PlaceBeside(f.bounds().Inset(f.Px(6)), at, w, h, f.Px(8))
			f.LargeCard(r.X, r.Y, &c)
		}
	}
}

package game

import (
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/deck"
)

// deckMark begins the part of an address that carries a deck.
const deckMark = "d="

// share is what can be handed to others of a deck: its list, a short code, a link that opens it, its cards to print.
type share struct {
	plain
	b *builder
}

func (s *share) Name() string { return "share" }

func (s *share) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

func (s *share) Draw(f *Frame) {
	b := s.b
	in := dialogBox(f, 420, 380)
	f.Text(in.TopStrip(f.Px(26)), f.T("share.title"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	at := in.Below(f.Px(38)).TopStrip(f.Px(44))
	var link func()
	if b.c.page() != "" {
		link = func() { b.c.copy(b.c.page()+"#"+deckMark+b.own.list.Code(), b.c.T("share.link.copied")) }
	}
	var save func()
	if b.c.Env.Save != nil {
		save = b.print
	}
	for i, v := range [...]struct {
		name, key string
		do        func()
	}{
		{"share:link", "share.link", link},
		{"share:code", "share.code", func() { b.c.copy(b.own.list.Code(), b.c.T("deck.code.copied")) }},
		{"share:text", "share.text", b.copyList},
		{"share:print", "share.print", save},
	} {
		f.Button(at.Move(0, float32(i)*f.Px(52)), v.name, f.T(v.key), "", render.Plain, v.do)
	}
	f.Para(render.R(in.X, at.Y+4*f.Px(52), in.W, 0), f.T("share.note"), render.Style{Size: f.Px(12.5), Color: render.PaperMute}, f.Px(18))
	f.Button(render.R(in.X, in.Bottom()-f.Px(40), in.W, f.Px(40)), "share:close", f.T("common.close"), "Esc", render.Plain, b.c.CloseTop)
}

// openDeck takes an address that carries a deck; false: it does not.
func openDeck(c *Core, s string) bool {
	_, code, is := strings.Cut(s, "#"+deckMark)
	if !is {
		return false
	}
	l, err := deck.ReadList([]byte(strings.TrimSpace(code)))
	if err != nil || !known(l.Game) {
		why := c.T("link.game.unknown", "")
		if err != nil {
			why = c.T("error.deck", "\n"+inWords(err, c.Set.Lang))
		}
		c.Notice(c.T("error.title"), why)
		return true
	}
	c.shelf.withCards(l.Game, func(g *assets.Game) {
		c.Open(&confirm{c: c, question: c.T("share.take", l.Name), text: c.gameTitle(l.Game), yes: c.T("share.take.yes"), key: "Y", do: func() {
			d := newDecks(c, g, modeBot, nil, nil)
			c.Go(d)
			d.take(code)
		}})
	})
	return true
}

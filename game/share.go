package game

import (
	"html"
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
		save = func() { b.c.saveFile("gotaku-cards.html", "text/html", b.proxies()) }
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

// proxies is a page of the deck's cards in their printed size, nine on a sheet, with what they say.
func (b *builder) proxies() []byte {
	var out strings.Builder
	out.WriteString(`<!doctype html><meta charset="utf-8"><title>` + html.EscapeString(b.own.deck.Name) + `</title><style>
@page { size: A4; margin: 10mm } body { margin: 0; font: 8pt/1.35 sans-serif; display: flex; flex-wrap: wrap; align-content: flex-start }
div { width: 63mm; height: 88mm; box-sizing: border-box; border: .2mm solid #888; padding: 3mm; overflow: hidden; break-inside: avoid; position: relative }
b { font-size: 10pt } i { font-style: normal; color: #555 } u { text-decoration: none; position: absolute; right: 3mm; bottom: 3mm; font-size: 12pt; font-weight: bold } p { margin: 1.5mm 0; white-space: pre-line }
</style>`)
	for _, x := range facesOf(b.own.deck) {
		s := &b.own.of.Pool.Def(x).Sides[0]
		var numbers []string
		for _, f := range deck.FieldsOf(gameName(b.own.of), b.own.of.Pool.Def(x)) {
			if !f.Back && deck.IsNumber(gameName(b.own.of), f.Key) {
				numbers = append(numbers, deck.ColumnName(gameName(b.own.of), f.Key, b.c.Set.Lang)+" "+f.Value)
			}
		}
		text := s.Text
		if en := b.books.inEnglish(x); b.c.Set.Lang == "en" && en != "" || text == "" {
			text = en
		}
		card := "<div><b>" + html.EscapeString(b.books.name(x)) + "</b><br><i>" + html.EscapeString(deck.KindOf(gameName(b.own.of), s.Kinds, b.c.Set.Lang)+"　"+strings.Join(s.Traits, "・")) + "</i><p>" +
			html.EscapeString(text) + "</p><u>" + html.EscapeString(strings.Join(numbers, "　")) + "</u></div>\n"
		for range b.count(x) {
			out.WriteString(card)
		}
	}
	return []byte(out.String())
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

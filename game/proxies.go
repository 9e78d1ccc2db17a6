package game

import (
	"image"

	"gotaku/game/paper"
	"gotaku/render"
	"gotaku/rules/state"
)

// A card on paper: its size in millimetres, and in pixels at 300 to the inch.
const (
	cardWide, cardHigh     = 63.0, 88.0
	cardWidePx, cardHighPx = 744, 1039
	cardsAcross            = 3
	bandPx                 = 64 // so many rows are drawn at a step
)

// proxies draws the cards of a deck to be printed, in their size, nine on a sheet with marks to cut along, a band of a card at
// a step.
type proxies struct {
	b     *builder
	faces []state.FaceID
	doc   paper.Doc
	list  *render.List // of the card at hand
	draws *paper.Drawing
	row   int // of it
	made  []paper.Picture
	band  *image.RGBA
}

func newProxies(b *builder) *proxies {
	return &proxies{b: b, faces: facesOf(b.own.deck)}
}

func (p *proxies) Done() bool { return len(p.made) == len(p.faces) }

// Part is how much is drawn.
func (p *proxies) Part() float32 {
	return (float32(len(p.made)) + float32(p.row)/cardHighPx) / float32(max(len(p.faces), 1))
}

// Step draws a band.
func (p *proxies) Step() bool {
	if p.Done() {
		return true
	}
	if p.draws == nil {
		card := p.b.books.printed(p.faces[len(p.made)])
		face := *card.Face // what is printed may be handed on: the player's own pictures stay here
		face.Own, card.Face = "", &face
		p.list = p.b.c.Art.NewList()
		p.list.Reset(cardWidePx, cardHighPx, 1)
		p.list.PrintedCard(cardWidePx, cardHighPx, &card)
		p.draws, p.row = paper.NewDrawing(cardWidePx), 0
	}
	high := min(bandPx, cardHighPx-p.row)
	p.band = image.NewRGBA(image.Rect(0, p.row, cardWidePx, p.row+high))
	p.list.DrawSoft(p.band)
	for y := p.row; y < p.row+high; y++ {
		p.draws.Row(p.band.Pix[p.band.PixOffset(0, y):])
	}
	if p.row += high; p.row == cardHighPx {
		p.made = append(p.made, p.doc.Add(p.draws))
		p.draws, p.list, p.row = nil, nil, 0
	}
	return p.Done()
}

// file is the whole file.
func (p *proxies) file() []byte {
	var all []paper.Picture
	for i, x := range p.faces {
		for range p.b.count(x) {
			all = append(all, p.made[i])
		}
	}
	left, top := (paper.Width-cardsAcross*cardWide)/2, (paper.Height-cardsAcross*cardHigh)/2
	for len(all) > 0 {
		var page paper.Page
		n := min(len(all), cardsAcross*cardsAcross)
		for i, v := range all[:n] {
			page.Show(v, left+float64(i%cardsAcross)*cardWide, top+float64(i/cardsAcross)*cardHigh, cardWide, cardHigh)
		}
		const gap, long = 1.5, 5.0
		for i := range cardsAcross + 1 {
			x, y := left+float64(i)*cardWide, top+float64(i)*cardHigh
			page.Line(x, top-gap-long, x, top-gap)
			page.Line(x, paper.Height-top+gap, x, paper.Height-top+gap+long)
			page.Line(left-gap-long, y, left-gap, y)
			page.Line(paper.Width-left+gap, y, paper.Width-left+gap+long, y)
		}
		p.doc.Close(&page)
		all = all[n:]
	}
	return p.doc.Bytes()
}

// print draws the deck's cards and hands the file over.
func (b *builder) print() {
	p := newProxies(b)
	readBehind(b.c, "share.printing", p, func() { b.c.saveFile("gotaku-cards.pdf", "application/pdf", p.file()) })
}

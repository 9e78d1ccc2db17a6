package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// handList is the list of the game's cards, of which one is brought onto the table by hand.
type handList struct {
	plain
	t      *handRoom
	word   string // what their names are looked through for
	known  string // for which the list was made
	list   []state.FaceID
	scroll roll
}

func newHandList(t *handRoom) *handList { return &handList{t: t, known: "-"} }

func (d *handList) Name() string { return "bring" }

func (d *handList) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

// onlyTokens says whether nothing else may be made here: between machines, and where a text is carried out.
func (t *handRoom) onlyTokens() bool { return !t.mending || t.match.link != nil }

// cards are those whose name or number holds the word.
func (d *handList) cards() []state.FaceID {
	if d.known != d.word {
		d.known, d.list, d.scroll = d.word, cardsNamed(d.t.book, d.word, d.t.onlyTokens()), roll{}
	}
	return d.list
}

// cardsNamed are the cards of a game whose name or number holds a word; of them all, or the tokens alone.
func cardsNamed(b *book, word string, tokens bool) (out []state.FaceID) {
	for i := range b.rules.Pool.Defs {
		v := &b.rules.Pool.Defs[i]
		if len(v.Sides) == 0 || tokens && v.Sides[0].Kinds&ability.Token == 0 {
			continue
		}
		if s := &v.Sides[0]; finds(folded(v.Number+"\n"+s.Name+"\n"+s.NameEN), word) {
			out = append(out, state.FaceID(i+1))
		}
	}
	return out
}

// bringRows is how many cards are seen at once.
const bringRows = 7

func (d *handList) Draw(f *Frame) {
	rows := bringRows
	if f.Phone {
		rows = 4
	}
	in := dialogBox(f, 560, float32(rows)*46+132)
	f.Text(in.TopStrip(f.Px(26)), f.T("hand.bring.title"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "bring:close", f.T("common.close"), "Esc", render.Plain, f.c.CloseTop)
	word := f.T("hand.bring.word")
	f.field(render.R(in.X, in.Y+f.Px(40), in.W, f.Px(42)), edit{name: "bring:word", text: d.word, most: 40, live: true, done: func(s string) { d.word = s }}, word, word, true)
	list, cards := render.R(in.X, in.Y+f.Px(92), in.W, float32(rows)*f.Px(46)), d.cards()
	if len(cards) == 0 {
		f.Para(list, f.T("hand.bring.none"), render.Style{Size: f.Px(14), Color: render.PaperMute}, f.Px(21))
	}
	f.Shelf("bring:list", list, &d.scroll, shelf{n: len(cards), cols: 1, w: list.W - f.Px(barWide+2), h: f.Px(40), down: f.Px(46), few: true, bar: render.PaperMute}, func(i int, at render.Rect) {
		face := cards[i]
		v := d.t.book.rules.Pool.Def(face)
		name := "bring:" + v.ID
		row := render.Row{Title: d.t.book.name(face), Sub: v.Number, Right: d.t.book.kinds(v.Sides[0].Kinds), Paper: true}
		row.ID = f.Add(Target{Name: name, Label: row.Title, Do: func() {
			f.c.CloseTop()
			d.t.hand = handOp{brings: face}
			d.t.c.Dirty()
		}})
		row.Over, row.Focus = f.Over(name), f.Focused(name)
		f.Row(at, &row)
	})
}

// handBrings are the places where the chosen card of the list can be brought, either player's.
func (t *handRoom) handBrings(f *Frame, s *render.Side) {
	face := t.hand.brings
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.book.name(face)})
	for _, of := range [...]state.Seat{t.handSeat(), t.handSeat().Other()} {
		s.Panel.Items = append(s.Panel.Items, text(t.name(of)))
		spots := slices.DeleteFunc(t.spots(of, t.onlyTokens()), func(o handSpot) bool { return o.word == ability.Deck })
		s.Panel.Items = append(s.Panel.Items, t.put(f, spots, func(o handSpot) state.HandOp {
			return state.HandOp{Verb: ability.Created, To: o.at, N: int32(face)}
		})...)
	}
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.book.t("common.back"), "Esc", func() { t.hand = handOp{} }))
}

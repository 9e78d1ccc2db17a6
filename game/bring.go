package game

import (
	"bytes"
	"strings"

	"gotaku/render"
	"gotaku/rules/deck"
)

// bring judges a file of cards and shows what was found in it, before anything is kept; else is called where there is no
// card in it. What is shown goes back to by back.
func (s *cardShelf) bring(game, name string, file []byte, back, none func()) {
	if s.reader() == nil {
		none()
		return
	}
	w := &waiting{stop: func() bool { s.halt(); return true }}
	s.ask(deck.Task{Do: "read", Game: game, Name: name}, file, func(d deck.Done, cards []byte, err error) {
		w.done = true
		w.then = func() {
			r := &cardReading{from: deck.NewCardReader(cards), err: err, done: err != nil}
			readBehind(s.Core, "cards.reading", r, func() {
				switch {
				case r.err != nil:
					s.Notice(s.T("error.title"), s.T("cards.unread", inWords(r.err, s.Set.Lang)))
				case d.Fault != nil && (name != "" || beyondLists(file)):
					s.Notice(s.T("error.title"), d.Fault.Text(s.Set.Lang))
				case d.Fault != nil || d.Found == nil || len(r.list) == 0 && !understood(d.Found) && !beyondLists(file):
					none()
				default:
					p := &ownPack{key: shelfPrefix + game + "/" + d.Found.ID, game: game, Name: d.Found.Name, cards: r.list, loose: true}
					p.count()
					s.open = p
					s.Go(&bringing{cardsOf: cardsOf{c: s.Core, p: p}, found: d.Found, back: back})
				}
			})
		}
	})
	readBehind(s.Core, "cards.reading", w, func() { w.then() })
}

// beyondLists says whether a text is none that lists a deck by its cards, whatever is wrong with it: it is JSON, or longer
// than those are.
func beyondLists(file []byte) bool {
	text := bytes.TrimSpace(file)
	return len(file) > deck.MaxListFile || len(text) > 0 && (text[0] == '{' || text[0] == '[')
}

// understood says whether any columns of cards were found in a file.
func understood(f *deck.Found) bool {
	name, more := false, 0
	for _, c := range f.Columns {
		name = name || c.Key == "name"
		if c.Key != "" {
			more++
		}
	}
	return name && more > 2
}

// waiting is something that another thread does.
type waiting struct {
	done bool
	then func()
	stop func() bool // ends it, if it may be ended; nil: it goes on unseen
	part float32
}

// Stop is for who does not want to wait; false: it must be waited for.
func (w *waiting) Stop() bool { return w.stop == nil || w.stop() }

func (w *waiting) Done() bool { return w.done }
func (w *waiting) Step() bool { return w.done }
func (*waiting) Waits() bool  { return true }

// Part grows as long as it lasts: how much there is nobody knows.
func (w *waiting) Part() float32 {
	w.part += (1 - w.part) / 200
	return w.part
}

// bringing shows what was found in a file of cards: the cards with what was made of their texts, the columns, and the rows
// that were not taken. Nothing is kept before the player says so.
type bringing struct {
	plain
	cardsOf
	found *deck.Found
	back  func()
	tab   int // of bringTabs
	left  int // the row of those that are left which is shown
	rolls [3]roll
}

// bringTabs are the lists of what was found.
var bringTabs = [...]string{"cards", "columns", "left"}

func (b *bringing) Name() string { return "bring" }

func (b *bringing) Key(c *Core, k string) bool {
	if k == "Esc" {
		b.back()
		return true
	}
	return false
}

// keep puts the cards on the shelf. What lies there under the same name is replaced only when that is wanted.
func (b *bringing) keep() {
	s := &b.c.shelf
	do := func() {
		s.put(b.p, func() {
			b.p.loose = false
			b.c.Say(b.c.T("cards.kept", len(b.p.cards)))
			b.back()
		})
	}
	if s.find(b.p.game, b.p.key) == nil {
		do()
		return
	}
	b.c.Open(&confirm{c: b.c, question: b.c.T("cards.again", b.p.title(b.c)), text: b.c.T("cards.again.note"), yes: b.c.T("cards.replace"), key: "Y", do: do})
}

func (b *bringing) Draw(f *Frame) {
	f.Screen()
	in := f.page()
	f.Button(render.R(in.X, in.Y+f.Px(2), f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, b.back)
	title := f.T("cards.title")
	if b.p.Name != "" && !strings.HasPrefix(b.p.Name, "own-") {
		title += "「" + b.p.Name + "」"
	}
	keep := b.keep
	if len(b.p.cards) == 0 {
		keep = nil
	}
	head := render.R(in.X+f.Px(116), in.Y, in.W-f.Px(116+250), f.Px(46))
	button := render.R(in.Right()-f.Px(240), in.Y, f.Px(240), f.Px(46))
	in = in.Below(f.Px(60))
	st := render.Style{Size: f.Px(12.5), Color: render.Text2}
	if f.upright() { // what was found has a line of its own, and so has the answer
		head.W = in.Right() - head.X
		f.Text(head, title, render.Style{Font: render.Bold, Size: f.Px(20), Color: render.Text1})
		in = in.Below(f.Para(render.R(in.X, in.Y-f.Px(6), in.W, 0), b.summary(), st, f.Px(18)))
		button = in.TopStrip(f.Px(46))
		in = in.Below(f.Px(58))
	} else {
		f.Text(head.TopStrip(f.Px(26)), title, render.Style{Font: render.Bold, Size: f.Px(20), Color: render.Text1})
		f.Text(head.Below(f.Px(26)).TopStrip(f.Px(20)), b.summary(), st)
	}
	f.Button(button, "cards:keep", f.T("cards.keep", len(b.p.cards)), "Space", render.Primary, keep)
	left, right := f.halves(in, 0.46, f.Px(20))
	f.Region(RegionPiles)
	b.lists(f, left)
	f.Region(RegionMine)
	if b.tab == len(bringTabs)-1 && b.left < len(b.found.Left) {
		b.leftDetail(f, right)
		return
	}
	b.detail(f, right)
}

// leftTitle names a row that was not taken.
func (b *bringing) leftTitle(l *deck.FoundLeft) string {
	return b.c.T("cards.line", l.Line) + "　" + l.Card
}

// leftDetail is such a row with why it was not taken, which is too long for a line.
func (b *bringing) leftDetail(f *Frame, r render.Rect) {
	l := &b.found.Left[b.left]
	f.Round(r, f.Px(12), render.Ink900)
	why := b.c.pick(l.JA, l.EN)
	f.Mark(Target{Name: "about", Label: why, Still: true}, r)
	in := r.Inset(f.Px(18))
	y := f.Para(in, b.leftTitle(l), render.Style{Font: render.Bold, Size: f.Px(18), Color: render.Text1}, f.Px(26)) + f.Px(8)
	f.Para(in.Below(y), why, render.Style{Size: f.Px(13.5), Color: render.Text1}, f.Px(21))
}

// summary is what was found in a line.
func (b *bringing) summary() string {
	n := counted(b.p.cards)
	out := b.c.T("cards.found", b.found.Encoding, b.found.Rows, len(b.p.cards)) + "　" + b.c.T("deck.status.short", n[deck.Automatic], n[deck.Assisted], n[deck.Vanilla])
	if n[deck.Unread] > 0 {
		out += "　" + b.c.T("cards.left", n[deck.Unread])
	}
	return out
}

// counted counts cards by how their texts are read.
func counted(cards []deck.Card) (n [4]int) {
	for i := range cards {
		n[cards[i].Report.Status]++
	}
	return n
}

// lists are the cards, the columns, or the rows that were left.
func (b *bringing) lists(f *Frame, r render.Rect) {
	var chips []render.Chip
	for i, n := range [...]int{len(b.p.cards), len(b.found.Columns), b.found.LeftN} {
		name, label := "tab:"+bringTabs[i], f.T("cards.tab."+bringTabs[i], n)
		id := f.Add(Target{Name: name, Label: label, State: selWord(b.tab == i), Do: func() { b.tab = i }})
		chips = append(chips, render.Chip{ID: id, Label: label, Sel: b.tab == i, Focus: f.Focused(name)})
	}
	f.Chips(r.TopStrip(f.Px(34)), chips)
	box, row := r.Below(f.Px(44)), f.Px(46)
	n := [...]int{len(b.p.cards), len(b.found.Columns), len(b.found.Left)}[b.tab]
	if n == 0 {
		f.Para(box, f.T("cards.none."+bringTabs[b.tab]), render.Style{Size: f.Px(13.5), Color: render.Text2}, f.Px(20))
		return
	}
	list := shelf{n: n, cols: 1, w: box.W - f.Px(barWide), h: row - f.Px(6), down: row, few: n > manyRows, bar: render.Text3}
	f.Shelf("list:"+bringTabs[b.tab], box, &b.rolls[b.tab], list, func(i int, at render.Rect) {
		switch b.tab {
		case 0:
			b.cardRow(f, i, at)
		case 1:
			c := &b.found.Columns[i]
			v := render.Row{Title: c.Name, Sub: c.Sample, Off: c.Key == "", Right: f.T("cards.column.none")}
			if c.Key != "" {
				if v.Right = "→ " + deck.ColumnName(b.p.game, c.Key, b.c.Set.Lang); c.Back {
					v.Right += f.T("cards.column.back")
				}
			}
			v.ID = f.Add(Target{Name: "column:" + itoa(i), Label: c.Name + " " + v.Right, Still: true})
			f.Row(at, &v)
		default:
			l := &b.found.Left[i]
			name := "left:" + itoa(i)
			v := render.Row{Title: b.leftTitle(l), Sub: b.c.pick(l.JA, l.EN), Sel: b.left == i, Over: f.Over(name), Focus: f.Focused(name)}
			v.ID = f.Add(Target{Name: name, Label: v.Title + " " + v.Sub, State: selWord(b.left == i), Do: func() { b.left = i }})
			f.Row(at, &v)
		}
	})
}

package game

import (
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// cardEdit is where a card of the player's own is written: its columns and its printed text, and beside them what of that
// text is understood.
type cardEdit struct {
	plain
	c     *Core
	from  *packs
	p     *ownPack
	at    int // of its cards; -1: a new one
	game  string
	vals  map[string]string // by column, of the front; the text by lines
	lines []string
	back  []deck.Field // the second side, which stays as it is
	text  string       // the column that the lines are of
	made  *state.Def   // what is written, judged; nil: it is no card
	fault *deck.Error  // why
	card  *deck.Card   // what was read last
	meant []deck.Meant
	asked []byte // the print that was sent to be read last
	busy  bool
	wrong error // it cannot be read at all
	cols  roll
	says  roll
}

// otherText is the column of the other language's text.
var otherText = map[string]string{"text": "textEN", "textEN": "text"}

// textOf is the column that a text is of.
func textOf(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool { return r >= 0x3040 && r < 0xff00 }) {
		return "text"
	}
	return "textEN"
}

// editLines is how many lines the text of a card may have here.
const editLines = 10

// newCardEdit edits a card of a pack; at -1 a new one.
func newCardEdit(v *packs, p *ownPack, at int) *cardEdit {
	e := &cardEdit{c: v.c, from: v, p: p, at: at, game: v.game, vals: map[string]string{}, text: "text"}
	if at >= 0 {
		def := &p.cards[at].Def
		for _, f := range deck.FieldsOf(e.game, def) {
			if f.Back {
				e.back = append(e.back, f)
			} else {
				e.vals[f.Key] = f.Value
			}
		}
	} else if b, err := deck.Blanks(blankPack, e.game, []deck.Missing{{Section: "main", CardCount: deck.CardCount{N: 1, Name: v.c.T("cards.new.name")}}}, len(p.cards)); err == nil {
		for _, f := range deck.FieldsOf(e.game, &b.Cards[0]) {
			e.vals[f.Key] = f.Value
		}
		e.vals["number"] = e.freeNumber()
	}
	if e.vals["text"] == "" && (e.vals["textEN"] != "" || e.c.Set.Lang == "en") {
		e.text = "textEN"
	}
	if kind := deck.KindOf(e.game, e.kinds(at), e.c.Set.Lang); kind != "" && deck.Fits(e.game, "kind", kind) {
		e.vals["kind"] = kind
	}
	e.lines = strings.Split(e.vals[e.text], "\n")
	e.judge()
	return e
}

// kinds are those of the card as it was.
func (e *cardEdit) kinds(at int) ability.Kinds {
	if at >= 0 {
		return e.p.cards[at].Def.Sides[0].Kinds
	}
	return 0
}

// freeNumber is a number that no card of the pack has.
func (e *cardEdit) freeNumber() string {
	for n := len(e.p.cards) + 1; ; n++ {
		number := "my-" + itoa(n)
		if !slices.ContainsFunc(e.p.cards, func(c deck.Card) bool { return c.Def.Number == number }) {
			return number
		}
	}
}

// judge makes the card of what is written.
func (e *cardEdit) judge() {
	lines := slices.DeleteFunc(slices.Clone(e.lines), func(s string) bool { return strings.TrimSpace(s) == "" })
	if other := otherText[e.text]; e.vals[other] == "" && len(lines) > 0 { // as long as it has one text, that is of the language in which it is written
		if now := textOf(strings.Join(lines, "")); now != e.text {
			e.vals[e.text], e.text = "", now
		}
	}
	e.vals[e.text] = strings.Join(lines, "\n")
	fields := slices.Clone(e.back)
	for _, key := range deck.Keys(e.game) {
		if v := e.vals[key]; v != "" {
			fields = append(fields, deck.Field{Key: key, As: deck.ColumnName(e.game, key, e.c.Set.Lang), Value: v})
		}
	}
	e.made, e.fault = nil, nil
	m, fault := deck.NewMaker(e.id(), e.game, "")
	if fault == nil {
		fault = m.Add(0, fields)
	}
	if fault != nil {
		fault.Line, fault.Card = 0, ""
		e.fault = fault
	} else {
		e.made = &m.Pack().Cards[0]
		if slices.ContainsFunc(e.p.cards, func(c deck.Card) bool { return c.Def.Number == e.made.Number }) && (e.at < 0 || e.p.cards[e.at].Def.Number != e.made.Number) {
			e.fault = &deck.Error{JA: "同じ番号のカードがあります。", EN: "another card has this number."}
		}
	}
	e.c.Dirty()
}

// id is the pack's.
func (e *cardEdit) id() string { return e.p.key[strings.LastIndexByte(e.p.key, '/')+1:] }

func (e *cardEdit) Name() string { return "cardedit" }

func (e *cardEdit) Key(c *Core, k string) bool {
	if k == "Esc" {
		e.leave()
		return true
	}
	return false
}

// leave goes back; what was changed and not kept is lost only when that is confirmed.
func (e *cardEdit) leave() {
	do := func() { e.c.Go(e.from) }
	if !e.changed() {
		do()
		return
	}
	e.c.Open(&confirm{c: e.c, question: e.c.T("cards.leave"), yes: e.c.T("cards.leave.yes"), key: "Y", do: do})
}

func (e *cardEdit) changed() bool {
	if e.made == nil {
		return true
	}
	return e.at < 0 || string(deck.PrintOf(e.game, e.made)) != string(deck.PrintOf(e.game, &e.p.cards[e.at].Def))
}

// Tick has what is written read, once nothing else is.
func (e *cardEdit) Tick(*Core) {
	if e.busy || e.made == nil || e.wrong != nil {
		return
	}
	print := deck.PrintOf(e.game, e.made)
	if string(print) == string(e.asked) {
		return
	}
	e.asked, e.busy = print, true
	e.c.shelf.ask(deck.Task{Do: "alone", Game: e.game}, print, func(d deck.Done, file []byte, err error) {
		e.busy = false
		if err == nil && d.Fault != nil {
			err = d.Fault
		}
		var cards []deck.Card
		if err == nil {
			cards, err = deck.ReadCards(file)
		}
		if err != nil || len(cards) != 1 {
			e.wrong = err
			return
		}
		e.card, e.meant = &cards[0], d.Meant
		e.c.Dirty()
	})
}

// read says whether what is understood is of what is written now, and not of what was there before.
func (e *cardEdit) read() bool {
	return e.made != nil && e.card != nil && !e.busy && string(e.asked) == string(deck.PrintOf(e.game, e.made))
}

// keep puts the card into its pack.
func (e *cardEdit) keep() {
	p := *e.p
	p.loose = false
	p.cards = slices.Clone(e.p.cards)
	card := deck.UnreadCards(&deck.Pack{Cards: []state.Def{*e.made}})[0]
	if e.at < 0 {
		p.cards = append(p.cards, card)
	} else {
		p.cards[e.at] = card
	}
	if e.c.shelf.open == e.p {
		e.c.shelf.open = nil
	}
	e.c.shelf.put(&p, func() {
		e.c.Say(e.c.T("cards.kept", 1))
		e.from.cardsOf.p = nil
		e.c.Go(e.from)
	})
}

// try puts the card on a table: a match of both hands, in whose first deck half of the cards are this one, at the moment at
// which it can be played.
func (e *cardEdit) try() {
	base := carried(e.game)
	d := base.Decks[0].Setup().Declared(base.Rules, base.Decks[0].Format)
	other := d
	d.Main = slices.Clone(d.Main)
	for i := 0; i < len(d.Main); i += 2 {
		d.Main[i] = state.FaceID(len(base.Pool.Defs) + 1)
	}
	card := *e.card
	e.c.shelf.join(base, []deck.Card{card}, func(g *assets.Game) {
		beginTried(e.c, g, deck.WriteCards([]deck.Card{card}), card.Def.ID, base.Decks[0].Format, [2]rules.DeckSetup{d, other})
	})
}

func (e *cardEdit) Draw(f *Frame) {
	f.Screen()
	in := f.page()
	f.Button(render.R(in.X, in.Y+f.Px(2), f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, e.leave)
	f.Text(render.R(in.X+f.Px(116), in.Y, min(f.Px(280), in.W-f.Px(116)), f.Px(46)), f.T("cards.edit"), render.Style{Font: render.Bold, Size: f.Px(20), Color: render.Text1})
	keep, try := e.keep, e.try
	if e.made == nil || e.fault != nil || !e.changed() {
		keep = nil
	}
	if !e.read() {
		try = nil
	}
	first, second, in := f.headed(in, f.Px(140), f.Px(180))
	f.Button(second, "card:keep", f.T("cards.edit.keep"), "", render.Primary, keep)
	f.Button(first, "card:try", f.T("cards.edit.try"), "", render.Outline, try)
	left, right := f.halves(in, 0.5, f.Px(20))
	f.Region(RegionPiles)
	e.columns(f, left)
	f.Region(RegionMine)
	e.meaning(f, right)
}

// column is what a column is called beside its field.
func (e *cardEdit) column(key string) string {
	if e.c.Set.Lang == "ja" {
		return deck.ColumnName(e.game, key, "ja")
	}
	if of, is := strings.CutSuffix(key, "EN"); is {
		return "English " + of
	}
	return capital(deck.ColumnName(e.game, key, "en"))
}

// columns are the fields of the card: short ones side by side, then the lines of its text.
func (e *cardEdit) columns(f *Frame, r render.Rect) {
	var keys []string
	for _, k := range deck.Keys(e.game) {
		if k != "text" && k != "textEN" {
			keys = append(keys, k)
		}
	}
	row, gap, label, apart := f.Px(38), f.Px(8), f.Px(104), f.Px(20)
	if f.Phone {
		label, apart = f.Px(74), f.Px(12)
	}
	rows := (len(keys) + 1) / 2
	lines := min(len(e.lines)+1, editLines)
	high := float32(rows+lines)*(row+gap) + f.Px(34)
	all := r
	f.Mark(Target{Name: "columns", Still: true, Roll: &e.cols}, all)
	r.W -= f.Px(barWide)
	f.Clip(r)
	e.cols.fit(high-r.H, row)
	y := r.Y - e.cols.at
	half := (r.W - f.Px(8) - apart) / 2
	field := func(at render.Rect, name, text, value string, most int, set func(string)) bool {
		seen := at.Y >= r.Y-f.Px(1) && at.Bottom() <= r.Bottom()+f.Px(1)
		if seen {
			f.Search(at, name, text, value, most, set)
		}
		return seen
	}
	short := func() {
		for i, k := range keys {
			at := render.R(r.X+float32(i%2)*(half+apart), y+float32(i/2)*(row+gap), half, row)
			name := e.column(k)
			if field(render.R(at.X+label, at.Y, at.W-label, at.H), "col:"+k, name, e.vals[k], 120, func(v string) {
				e.vals[k] = v
				e.judge()
			}) {
				f.Text(render.R(at.X, at.Y, label-f.Px(6), at.H), name, render.Style{Size: f.Px(12.5), Color: render.Text2})
			}
		}
		y += float32(rows) * (row + gap)
	}
	text := func() {
		f.Text(render.R(r.X, y, r.W, f.Px(30)), e.column(e.text)+"　"+f.T("cards.edit.lines"), render.Style{Size: f.Px(12.5), Color: render.Text2})
		y += f.Px(34)
		for i := range lines {
			value := ""
			if i < len(e.lines) {
				value = e.lines[i]
			}
			at := render.R(r.X, y+float32(i)*(row+gap), r.W-f.Px(8), row)
			field(at, "line:"+itoa(i), f.T("cards.edit.line", i+1), value, 400, func(v string) {
				for len(e.lines) <= i {
					e.lines = append(e.lines, "")
				}
				e.lines[i] = v
				e.judge()
			})
		}
		y += float32(lines) * (row + gap)
	}
	if f.Phone { // what is written most stands where it is seen
		text()
		short()
	} else {
		short()
		text()
	}
	f.Unclip()
	f.ScrollBar("columns", all, &e.cols, render.Text3)
}

// meaning is what is understood of the text: each ability with its mark, in both languages, and the pieces that are not.
func (e *cardEdit) meaning(f *Frame, r render.Rect) {
	f.Round(r, f.Px(12), render.Ink900)
	f.Mark(Target{Name: "meaning", Label: e.said(), Still: true, Roll: &e.says}, r)
	in := r.Inset(f.Px(18))
	f.Clip(in)
	y := in.Y - e.says.at
	from := y
	say := func(text string, st render.Style, line float32) {
		if text != "" {
			y += f.Para(render.R(in.X, y, in.W-f.Px(14), 0), text, st, line) + f.Px(6)
		}
	}
	head := render.Style{Size: f.Px(12), Color: render.Text2}
	body := render.Style{Size: f.Px(13.5), Color: render.Text1, Rich: true}
	switch {
	case e.wrong != nil:
		say(f.T("cards.unread", inWords(e.wrong, e.c.Set.Lang)), body, f.Px(21))
	case e.fault != nil:
		say(f.T("cards.edit.fault"), head, f.Px(18))
		say(e.fault.Text(e.c.Set.Lang), render.Style{Font: render.Bold, Size: f.Px(13.5), Color: render.Sel}, f.Px(21))
	case e.card == nil:
		say(f.T("cards.reading"), body, f.Px(21))
	}
	if e.card != nil && e.wrong == nil {
		status := f.T("cards.reading") // what was understood before stands below until then
		if e.read() {
			status = f.T("cards.status." + itoa(int(e.card.Report.Status)))
		}
		if e.made != nil {
			say(status, render.Style{Font: render.Bold, Size: f.Px(15), Color: render.Text1}, f.Px(24))
		}
		for i := range e.meant {
			m := &e.meant[i]
			mark := deck.Automatic
			if m.Hand > 0 {
				mark = deck.Assisted
			}
			say(mark.Mark()+" "+f.T("cards.edit.ability", i+1)+"　"+f.T("cards.edit.hand."+itoa(min(m.Hand, 3))), head, f.Px(18))
			e.printed(f, m, in, &y)
			for i, text := range [...]string{m.JA, m.EN} { // what is not understood is said as it is printed: once is enough
				if text != m.Print && (i == 0 || text != m.JA) {
					say(text, body, f.Px(21))
				}
			}
			y += f.Px(8)
		}
		for i := range e.card.Report.Problems {
			p := &e.card.Report.Problems[i]
			say("「"+p.Text+"」", render.Style{Font: render.Bold, Size: f.Px(13.5), Color: render.Sel}, f.Px(21))
			say(e.c.pick(p.JA, p.EN), render.Style{Size: f.Px(12.5), Color: render.Text2}, f.Px(18))
		}
	}
	f.Unclip()
	e.says.fit(y-from-in.H, f.Px(40))
	f.ScrollBar("meaning", r, &e.says, render.Text3)
}

// said is what is understood, in a line for who does not see it.
func (e *cardEdit) said() string {
	switch {
	case e.fault != nil:
		return e.fault.Text(e.c.Set.Lang)
	case !e.read():
		return ""
	}
	out := e.c.T("cards.status." + itoa(int(e.card.Report.Status)))
	for i := range e.meant {
		out += "　" + e.c.pick(e.meant[i].JA, e.meant[i].EN)
	}
	for i := range e.card.Report.Problems {
		out += "　「" + e.card.Report.Problems[i].Text + "」"
	}
	return out
}

// printed writes an ability as it is printed, with what is not understood of it marked.
func (e *cardEdit) printed(f *Frame, m *deck.Meant, in render.Rect, y *float32) {
	s := &e.card.Def.Sides[m.Side]
	whole := s.Text
	if whole == "" {
		whole = s.TextEN
	}
	st := render.Style{Font: render.Bold, Size: f.Px(13.5), Color: render.Text1}
	at := render.R(in.X, *y, in.W-f.Px(14), 0)
	if begin := strings.Index(whole, m.Print); begin >= 0 {
		for i := range e.card.Report.Problems {
			p := &e.card.Report.Problems[i]
			from, to := runeAt(whole, p.From)-begin, runeAt(whole, p.To)-begin
			if p.Side != m.Side || to <= 0 || from >= len(m.Print) {
				continue
			}
			f.Stretch(at, m.Print, st, f.Px(21), max(from, 0), min(to, len(m.Print)), func(r render.Rect) {
				f.Fill(render.R(r.X, r.Bottom()-f.Px(3), r.W, f.Px(2)), render.Sel)
				f.Fill(r, render.Alpha(render.Sel, 0.16))
			})
		}
	}
	*y += f.Para(at, m.Print, st, f.Px(21)) + f.Px(6)
}

// runeAt is the byte at which the n-th character of a text begins.
func runeAt(s string, n int) int {
	for i := range s {
		if n == 0 {
			return i
		}
		n--
	}
	return len(s)
}

package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// puzzleMark begins the part of an address that carries the board of a puzzle; before the record stands what is to be
// reached, and where nothing does the turn player is to win.
const (
	puzzleMark = "p="
	goalHead   = "goal "
)

// goal is what is to be reached in a match that is a puzzle.
type goal struct {
	match.Goal
	Asked  string `json:"asked,omitempty"` // as the puzzle said it
	Record []byte `json:"record"`          // from here
	told   bool
}

// cutGoal parts what is to be reached from the record behind it.
func cutGoal(b []byte) (asked string, record []byte) {
	line, _, is := strings.Cut(string(b[:min(len(b), mostGoal)]), "\n")
	if asked, has := strings.CutPrefix(line, goalHead); is && has {
		return asked, b[len(line)+1:]
	}
	return "", b
}

// mostGoal is how long such a line may be, in bytes.
const mostGoal = 400

// playPuzzle goes on from the board of a puzzle, to reach what was asked.
func playPuzzle(t *table, asked string) {
	r := t.match.replay
	setup, inputs := r.Moment()
	if setup == nil || t.view.Result.Over {
		return
	}
	g := &goal{Asked: asked, Record: momentOf(t)}
	var ok bool
	if asked == "" {
		g.Seat = t.view.Turn
		ok = match.SetGoal(r.Match(), &g.Goal)
	} else {
		g.Goal, ok = match.ReadGoal(r.Match(), asked, t.book.desk.Score.Stat, t.book.desk.Score.Zone)
	}
	if !ok {
		t.c.Notice(t.c.T("error.title"), t.c.T("board.goal.none"))
		return
	}
	c, m := t.c, &matchInfo{Key: newMatchKey(t.c.Env.Seed()), Game: t.match.Game, Mode: modeSolo, Own: t.match.Own, Seed: t.c.Env.Seed(), setup: *setup, Goal: g}
	t.s.Close()
	c.sit(m, inputs)
	if on, is := c.scene.(*table); is {
		c.Notice(c.T("board.puzzle.title"), c.T("board.goal", on.name(g.Seat), goalWords(on, &g.Goal)))
	}
}

// goalWords say what is to be reached.
func goalWords(t *table, g *match.Goal) string {
	switch g.Aim {
	case match.AimStay:
		return t.book.t("goal.stay")
	case match.AimGone:
		return t.book.t("goal.gone", t.nameOf(g.Card.ID))
	case match.AimHave:
		return t.book.t("goal.have", t.book.name(g.Face))
	case match.AimHurt:
		key := "goal.more"
		if t.lives() {
			key = "goal.less"
		}
		return t.book.t(key, t.scoreName(), int(g.N))
	}
	return t.book.t("goal.win")
}

// watchGoal says when a puzzle is solved, or the turn has gone by; it may be tried again.
func watchGoal(t *table) {
	g := t.match.Goal
	if g == nil || g.told || t.view == nil || t.c.top() != Scene(t) || t.anim.busy() {
		return
	}
	s, is := t.s.(*session.Local)
	if !is || !g.Holds(s.Match()) {
		return
	}
	switch g.Judge(s.Match()) {
	case match.Reached:
		g.told = true
		t.c.Notice(t.c.T("board.puzzle.title"), t.c.T("board.solved", t.name(g.Seat), goalWords(t, &g.Goal)))
	case match.Missed:
		g.told = true
		again := newConfirm(t.c, t.c.T("board.missed"), t.c.T("board.again"), "Y", nil, func() {
			t.s.Close()
			openPuzzle(t.c, g.Asked, g.Record)
		})
		again.text = t.c.T("board.goal", t.name(g.Seat), goalWords(t, &g.Goal))
		t.c.Open(again)
	default:
		return
	}
	t.c.Dirty()
}

// openPuzzle opens the board of a puzzle and lets it be played.
func openPuzzle(c *Core, asked string, record []byte) {
	openThen(c, record, nil, true, func(t *table) { playPuzzle(t, asked) })
}

// puzzleSheet says what is to be reached from the moment that is shown, and hands the puzzle over.
type puzzleSheet struct {
	plain
	t     *table
	g     match.Goal
	word  string // what the cards are looked through for
	rolls [2]roll
}

// openPuzzleSheet asks at first for what puzzles mostly ask.
func openPuzzleSheet(t *table) {
	t.c.CloseTop()
	t.c.Open(&puzzleSheet{t: t, g: match.Goal{Seat: t.view.Turn, N: 1, Stat: t.book.desk.Score.Stat, Zone: t.book.desk.Score.Zone}})
}

func (d *puzzleSheet) Name() string { return "puzzle" }

func (d *puzzleSheet) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

// aimKeys name the aims, in the order of match.Aim.
var aimKeys = [...]string{"win", "stay", "gone", "have", "hurt"}

// asked is the goal as it is handed over; "": something is not chosen yet, or it could not be reached.
func (d *puzzleSheet) asked() string {
	m := d.t.s.(interface{ Match() *match.Match }).Match()
	g := d.g
	if g.Aim != match.AimHurt {
		g.Stat, g.Zone = 0, 0
	}
	if !match.SetGoal(m, &g) {
		return ""
	}
	return g.Text(m.Setup().Rules.Pool)
}

func (d *puzzleSheet) Draw(f *Frame) {
	t := d.t
	in := dialogBox(f, 620, 440)
	f.Text(in.TopStrip(f.Px(26)), f.T("board.puzzle"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "puzzle:close", f.T("common.close"), "Esc", render.Plain, t.c.CloseTop)
	y := in.Y + f.Px(38)
	half := (in.W - f.Px(10)) / 2
	for i := range 2 {
		s := state.Seat(i)
		d.choice(f, render.R(in.X+float32(i)*(half+f.Px(10)), y, half, f.Px(36)), "puzzle:seat:"+itoa(i), f.T("goal.of", t.name(s)), d.g.Seat == s, func() { d.g.Seat = s })
	}
	y += f.Px(42)
	cols := len(aimKeys)
	if f.upright() {
		cols = 3
	}
	w := (in.W - f.Px(6)*float32(cols-1)) / float32(cols)
	for i, key := range aimKeys {
		at := render.R(in.X+float32(i%cols)*(w+f.Px(6)), y+float32(i/cols)*f.Px(42), w, f.Px(36))
		d.choice(f, at, "puzzle:aim:"+key, f.T("goal."+key+".short"), d.g.Aim == match.Aim(i), func() { d.g.Aim = match.Aim(i) })
	}
	y += float32((len(aimKeys)+cols-1)/cols) * f.Px(42)
	foot := render.R(in.X, in.Bottom()-f.Px(44), half, f.Px(44))
	d.detail(f, render.R(in.X, y+f.Px(4), in.W, foot.Y-y-f.Px(12)))
	var link, file func()
	if asked := d.asked(); asked != "" {
		link = func() {
			sendBoard(t, puzzleMark, append([]byte(goalHead+asked+"\n"), momentOf(t)...), "board.puzzle.copied")
		}
		file = func() { saveReport(t, goalWords(t, &d.g), asked) }
	}
	f.Button(foot, "puzzle:link", f.T("puzzle.link"), "", render.Primary, link)
	f.Button(foot.Move(half+f.Px(10), 0), "puzzle:file", f.T("puzzle.file"), "", render.Plain, file)
	if link == nil {
		f.hint(f.T("puzzle.link"), f.T("puzzle.none"))
	}
}

// choice is one of several of which one is chosen.
func (d *puzzleSheet) choice(f *Frame, r render.Rect, name, label string, on bool, do func()) {
	kind := render.Plain
	if on {
		kind = render.Primary
	}
	f.Button(r, name, label, "", kind, do)
	f.targets[len(f.targets)-1].State = selWord(on)
}

// detail is what more is to be said of an aim: which card, or how much; and what it comes to in words.
func (d *puzzleSheet) detail(f *Frame, r render.Rect) {
	t := d.t
	small := render.Style{Size: f.Px(13), Color: render.PaperMute}
	words := f.T("board.goal", t.name(d.g.Seat), goalWords(t, &d.g))
	switch {
	case d.g.Aim == match.AimGone && d.g.Card == (state.Ref{}), d.g.Aim == match.AimHave && d.g.Face == 0:
		words = f.T("puzzle.card")
	}
	used := f.Para(render.R(r.X, r.Y, r.W, 0), words, render.Style{Font: render.Bold, Size: f.Px(14), Color: render.PaperInk}, f.Px(20)) + f.Px(6)
	r = render.R(r.X, r.Y+used, r.W, r.H-used)
	switch d.g.Aim {
	case match.AimGone:
		list := d.inPlay()
		d.cards(f, r, 0, len(list), func(i int) (render.Row, bool, func()) {
			v := list[i]
			return render.Row{Title: t.nameOf(v.ID), Sub: t.name(v.Master)}, d.g.Card == v.Ref, func() { d.g.Card = v.Ref }
		})
	case match.AimHave:
		f.field(render.R(r.X, r.Y, r.W, f.Px(36)), edit{name: "puzzle:word", text: d.word, most: 40, live: true, done: func(s string) { d.word, d.rolls[1] = s, roll{} }}, f.T("hand.bring.word"), f.T("hand.bring.word"), true)
		list := cardsNamed(t.book, d.word, false)
		d.cards(f, render.R(r.X, r.Y+f.Px(42), r.W, r.H-f.Px(42)), 1, len(list), func(i int) (render.Row, bool, func()) {
			face := list[i]
			return render.Row{Title: t.book.name(face), Sub: t.book.rules.Pool.Def(face).Number}, d.g.Face == face, func() { d.g.Face = face }
		})
	case match.AimHurt:
		w := f.Px(64)
		step := func(by int32) func() {
			if n := d.g.N + by; n > 0 && n < 100 {
				return func() { d.g.N = n }
			}
			return nil
		}
		f.Button(render.R(r.X, r.Y, w, f.Px(40)), "puzzle:less", "−", "", render.Plain, step(-1))
		f.Text(render.R(r.X+w, r.Y, w, f.Px(40)), itoa(int(d.g.N)), render.Style{Font: render.Bold, Size: f.Px(20), Color: render.PaperInk, Align: render.Center})
		f.Button(render.R(r.X+2*w, r.Y, w, f.Px(40)), "puzzle:more", "+", "", render.Plain, step(1))
	default:
		f.Para(render.R(r.X, r.Y, r.W, 0), f.T("board.puzzle.note"), small, f.Px(19))
	}
}

// cards is a list of which one is chosen.
func (d *puzzleSheet) cards(f *Frame, r render.Rect, nth, n int, of func(i int) (render.Row, bool, func())) {
	f.Shelf("puzzle:list", r, &d.rolls[nth], shelf{n: n, cols: 1, w: r.W - f.Px(barWide+2), h: f.Px(40), down: f.Px(44), few: true, bar: render.PaperMute}, func(i int, at render.Rect) {
		row, on, do := of(i)
		name := "puzzle:card:" + itoa(i)
		row.Paper, row.Sel = true, on
		row.ID = f.Add(Target{Name: name, Label: row.Title + " " + row.Sub, State: selWord(on), Do: do})
		row.Over, row.Focus = f.Over(name), f.Focused(name)
		f.Row(at, &row)
	})
}

// inPlay are the cards in play whose faces are seen, the other seat's first.
func (d *puzzleSheet) inPlay() (out []*match.CardView) {
	t := d.t
	for _, s := range [...]state.Seat{d.g.Seat.Other(), d.g.Seat} {
		for z := range t.book.rules.Zones {
			if spec := &t.book.rules.Zones[z]; spec.Play && !spec.Fixed {
				list := t.zone(spec.Word, s)
				for i := range list {
					if list[i].Face != 0 && !slices.ContainsFunc(out, func(o *match.CardView) bool { return o.ID == list[i].ID }) {
						out = append(out, &list[i])
					}
				}
			}
		}
	}
	return out
}

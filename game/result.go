package game

import (
	"cmp"
	"slices"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// result shows how a match ended.
type result struct {
	plain
	t    *table
	life [2][]int // or the damage where there is none: by turn, from before the first
	sums sums
}

// sums are what is told of a match besides its end, for the near seat.
type sums struct {
	damage, drawn int
	of            []int // of the game's own, in its order
}

func newResult(t *table) *result {
	r := &result{t: t}
	r.read()
	return r
}

// read goes through the events once.
func (r *result) read() {
	me := r.t.bottom()
	of := &r.t.book.desk.Score
	life := [2]int{of.Begins, of.Begins}
	r.life = [2][]int{{life[0]}, {life[1]}}
	r.sums.of = make([]int, len(of.Sums))
	for i := range r.t.events {
		e := &r.t.events[i].Event
		switch e.Verb {
		case state.TurnBegan:
			if e.N == 1 { // the chart begins with what was set up
				r.life[0], r.life[1] = r.life[0][:0], r.life[1][:0]
			}
			r.life[0], r.life[1] = append(r.life[0], life[0]), append(r.life[1], life[1])
		case state.NumberChanged:
			if of.Stat != 0 && of.Down == 0 && ability.Stat(e.Slot) == of.Stat {
				life[e.Seat] += int(e.N)
			}
		case of.Down:
			life[e.Seat] -= int(e.N)
		case of.Up:
			life[e.Seat] += int(e.N)
		case ability.DealtDamage:
			score := e.Card.ID == 0 // a player, whose points are the score
			if score && of.Stat != 0 && of.Down == 0 && of.Zone == 0 {
				life[e.Seat] -= int(e.N)
				score = false
			}
			if v := r.t.card(e.Obj.ID); v != nil && v.Owner == me && !score {
				r.sums.damage += int(e.N)
			}
		case ability.Moved:
			if of.Zone != 0 && r.t.word(e.To.Zone) == of.Zone {
				life[e.To.Of]++
			}
			if of.Zone != 0 && r.t.word(e.From.Zone) == of.Zone {
				life[e.From.Of]--
			}
			if e.Tag == state.TagDrawn && e.Seat == me {
				r.sums.drawn++
			}
		}
		for k := range of.Sums {
			if v := r.t.card(e.Card.ID); e.Verb == of.Sums[k].Verb && v != nil && v.Owner == me {
				r.sums.of[k]++
			}
		}
	}
	for s := state.Seat(0); s < 2; s++ {
		r.life[s] = append(r.life[s], r.t.score(s))
	}
}

// lives says whether players have something that runs out; else the cards in a zone
// count against them.
func (t *table) lives() bool { return t.book.desk.Score.Stat != 0 }

// score is what a match is won and lost by.
func (t *table) score(s state.Seat) int {
	of := &t.book.desk.Score
	if t.lives() {
		return t.number(s, of.Stat)
	}
	return len(t.zone(of.Zone, s))
}

// scoreMost is how many cards that count against a player lose; 0 where nothing does.
func (t *table) scoreMost(s state.Seat) int {
	if t.lives() {
		return 0
	}
	return t.number(s, t.book.desk.Score.Most)
}

// scoreName names what the scores are.
func (t *table) scoreName() string {
	return cmp.Or(t.book.words(t.book.desk.Score.Name), t.book.statName(t.book.desk.Score.Stat))
}

func (r *result) Name() string { return "result" }

func (r *result) Key(c *Core, k string) bool { return false }

// resultWord says who won, from the near seat where one sits there.
func (t *table) resultWord() string {
	v := t.view.Result
	switch {
	case v.Draw:
		return t.book.t("result.draw")
	case t.s.Seat() == state.Nobody:
		return t.book.t("result.winner", t.name(v.Winner))
	case v.Winner == t.s.Seat():
		return t.book.t("result.win")
	}
	return t.book.t("result.lose")
}

// reasonWord says why the match ended.
func (t *table) reasonWord() string {
	v := t.view.Result
	switch loser := v.Winner.Other(); {
	case v.Rule == t.book.rules.Cite("concede"):
		return t.book.t("result.concede", t.name(loser))
	case v.Draw && v.Rule == t.book.rules.Cite("loop"):
		return t.book.t("result.loop")
	case v.Draw:
		return t.book.t("result.draw.note")
	case v.Why != (board.Why{}):
		return assets.Fill(t.book.pick(v.Why.JA, v.Why.EN), t.name(loser), t.score(loser))
	}
	return t.book.t("result.effect")
}

func (r *result) Draw(f *Frame) {
	t := r.t
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true}, f.whole())
	f.Cloth(f.whole(), t.book.game)
	b := f.bounds()
	box := b.CenterBox(min(f.Px(900), b.W-f.Px(16)), min(f.Px(632), b.H-f.Px(12)))
	f.PaperSheet(box)
	if f.Phone {
		r.drawPhone(f, box.Inset(f.Px(18)))
		return
	}
	in := render.R(box.X+f.Px(54), box.Y+f.Px(40), box.W-f.Px(108), box.H-f.Px(66))
	r.head(f, in)
	f.Fill(render.R(in.X, in.Y+f.Px(140), in.W, f.Px(1)), render.Paper300)
	r.middle(f, render.R(in.X, in.Y+f.Px(150), in.W, f.Px(232)))
	f.Fill(render.R(in.X, in.Y+f.Px(394), in.W, f.Px(1)), render.Paper300)
	r.figures(f, render.R(in.X, in.Y+f.Px(406), in.W, f.Px(50)))
	r.buttons(f, render.R(in.X, in.Bottom()-f.Px(82), in.W, f.Px(52)))
	f.Text(render.R(in.X, in.Bottom()-f.Px(22), in.W, f.Px(20)), t.match.resultNote(t.c, t.s), render.Style{Size: f.Px(12.5), Color: render.PaperMute})
}

// words are what stands in the largest letters and below: who won and why, or before that
// what is to be said of the match.
func (r *result) words() (word, reason string) {
	word, reason = r.t.resultWord(), r.t.reasonWord()
	if v := r.t.match.verdict(r.t.s); v != nil {
		return verdictWord(r.t.c, v), word + "　" + reason
	}
	return word, reason
}

// middle is the chart, or what the verdict says and the file that shows it.
func (r *result) middle(f *Frame, b render.Rect) {
	t := r.t
	v := t.match.verdict(t.s)
	if v == nil {
		r.chart(f, b)
		return
	}
	text := t.book.pick(v.JA, v.EN)
	f.Mark(Target{Name: "verdict", Label: text, Still: true}, b)
	h := f.Para(render.R(b.X, b.Y+f.Px(10), b.W, 0), text, render.Style{Font: render.Bold, Size: f.Px(20), Color: render.DownPaper}, f.Px(30))
	if save := t.match.evidence(t.c); save != nil {
		f.Button(render.R(b.X, min(b.Y+f.Px(22)+h, b.Bottom()-f.Px(46)), min(b.W, f.Px(320)), f.Px(46)), "evidence", t.book.t("result.evidence"), "E", render.Plain, save)
	}
}

func (r *result) head(f *Frame, in render.Rect) {
	t := r.t
	f.Dots(render.R(in.X, in.Y+f.Px(12), f.Px(90), f.Px(90)), render.Shu, render.White)
	x := in.X + f.Px(116)
	w := in.W - f.Px(116+210)
	word, reason := r.words()
	f.Text(render.R(x, in.Y, w, f.Px(70)), word, render.Style{Font: render.Bold, Size: f.Px(54), Color: render.PaperInk})
	f.Text(render.R(x, in.Y+f.Px(72), w, f.Px(24)), reason, render.Style{Font: render.Bold, Size: f.Px(15.5), Color: render.PaperInk})
	when := turnWord(t.c, t.view.TurnNo)
	if rule := t.book.rule(t.view.Result.Rule); rule != "" {
		when = rule + "　" + when
	}
	f.Text(render.R(x, in.Y+f.Px(98), w, f.Px(20)), when, render.Style{Size: f.Px(12.5), Color: render.PaperMute})
	right := render.R(in.Right()-f.Px(200), in.Y, f.Px(200), f.Px(120))
	me := t.bottom()
	for i, s := range [...]state.Seat{me, me.Other()} {
		c := render.R(right.X+float32(i)*f.Px(125), right.Y, f.Px(75), f.Px(20))
		ink := render.PaperInk
		if !t.view.Result.Draw && t.view.Result.Winner != s {
			ink = render.PaperMute
		}
		f.Text(c.Move(0, f.Px(10)), t.name(s), render.Style{Size: f.Px(13), Color: render.PaperMute, Align: render.Center})
		f.Text(render.R(c.X, c.Y+f.Px(30), c.W, f.Px(56)), f.Art.Int(t.score(s)), render.Style{Font: render.Bold, Size: f.Px(46), Color: ink, Align: render.Center})
	}
	f.Text(render.R(right.X, right.Y+f.Px(48), right.W, f.Px(20)), t.book.t("result.versus"), render.Style{Size: f.Px(13), Color: render.PaperMute, Align: render.Center})
	f.Text(render.R(right.X, right.Y+f.Px(92), right.W, f.Px(20)), t.book.words(t.book.desk.Score.Result), render.Style{Size: f.Px(12), Color: render.PaperMute, Align: render.Center})
}

// chart draws both lives over the turns.
func (r *result) chart(f *Frame, b render.Rect) {
	t := r.t
	title, step := t.book.words(t.book.desk.Score.Chart), t.book.desk.Score.Step
	f.Text(b.TopStrip(f.Px(24)), title, render.Style{Font: render.Bold, Size: f.Px(13.5), Color: render.PaperInk})
	me := t.bottom()
	f.Chart(b.Below(f.Px(26)), []render.Line{{Name: t.name(me), Values: r.life[me], Mine: true}, {Name: t.name(me.Other()), Values: r.life[me.Other()]}}, step)
}

// figure is something told of a match as a number.
type figure struct{ name, text string }

func (r *result) figures(f *Frame, b render.Rect) {
	t := r.t
	vals := []figure{
		{t.book.t("result.damage"), itoa(r.sums.damage)}, {t.book.t("result.drawn"), itoa(r.sums.drawn)},
		{t.book.t("result.log"), itoa(len(t.log))}, {t.book.t("result.inputs"), itoa(t.view.Inputs)}, {t.book.t("result.check"), t.match.checked(t.c, t.s)},
	}
	for k, n := range r.sums.of {
		vals = slices.Insert(vals, 2+k, figure{t.book.words(t.book.desk.Score.Sums[k].Name), itoa(n)})
	}
	w := b.W / float32(len(vals))
	for i, v := range vals {
		x := b.X + float32(i)*w
		f.Text(render.R(x, b.Y, w, f.Px(18)), v.name, render.Style{Size: f.Px(12), Color: render.PaperMute})
		f.Text(render.R(x, b.Y+f.Px(20), w-f.Px(8), f.Px(26)), v.text, render.Style{Font: render.Bold, Size: f.Px(18), Color: render.PaperInk})
	}
}

func (r *result) buttons(f *Frame, b render.Rect) {
	t := r.t
	gap := f.Px(12)
	w := (b.W - 3*gap) / 4.4
	first := render.R(b.X, b.Y, w*1.4, b.H)
	var again func()
	if t.match.canRematch(t.s) {
		again = t.rematch
	}
	f.Button(first, "rematch", t.book.t("result.rematch"), "Space", render.Primary, again)
	at := render.R(first.Right()+gap, b.Y, w, b.H)
	f.Button(at, "review", t.book.t("result.table"), "R", render.Plain, t.c.CloseTop)
	f.Button(at.Move(w+gap, 0), "save", t.book.t("result.save"), "S", render.Plain, func() { t.match.export(t.c, t.s) })
	f.Button(at.Move(2*(w+gap), 0), "leave", t.book.t("result.leave"), "Esc", render.Plain, func() { t.match.finish(t.c); t.leave() })
}

func (r *result) drawPhone(f *Frame, in render.Rect) {
	f.Dots(render.R(in.X, in.Y, f.Px(60), f.Px(60)), render.Shu, render.White)
	x := in.X + f.Px(76)
	word, reason := r.words()
	f.Text(render.R(x, in.Y-f.Px(6), in.W-f.Px(76), f.Px(48)), word, render.Style{Font: render.Bold, Size: f.Px(36), Color: render.PaperInk})
	f.Text(render.R(x, in.Y+f.Px(44), in.W-f.Px(76), f.Px(22)), reason, render.Style{Size: f.Px(14), Color: render.PaperInk})
	r.middle(f, render.R(in.X, in.Y+f.Px(72), in.W, in.H-f.Px(72+116)))
	r.figures(f, render.R(in.X, in.Bottom()-f.Px(112), in.W, f.Px(46)))
	r.buttons(f, render.R(in.X, in.Bottom()-f.Px(50), in.W, f.Px(46)))
}

// rematch begins another match with the seats' first and second swapped.
func (t *table) rematch() {
	if t.match.link == nil {
		t.s.Close()
	}
	t.match.rematch(t.c)
}

package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
)

// timeline is a recorded match from its first turn to its last: how the seats stood, turn by turn, and where that turned.
type timeline struct {
	plain
	t *table
}

// timeKey opens it.
const timeKey = "T"

// openTimeline opens it.
func openTimeline(t *table) { t.c.Open(&timeline{t: t}) }

func (d *timeline) Name() string { return "timeline" }

func (d *timeline) Key(c *Core, k string) bool {
	if k == "Esc" || k == timeKey {
		c.CloseTop()
		return true
	}
	return false
}

// standing says how the seats stand, as the bots judge it.
func standing(m *match.Match) int { return bot.Stands(m.Kernel()) }

// mostTurnings is how many turning points are named at most.
const mostTurnings = 3

// turnings are the turns in which most changed, in the order of the match: those that changed at least a third of what
// the greatest did, and of a match in which little did none.
func turnings(rounds []session.Round) (out []int) {
	const least = 300 // three points
	most := least * 3
	for i := range rounds {
		most = max(most, abs(rounds[i].Swing))
	}
	for i := range rounds {
		if rounds[i].Turn > 0 && abs(rounds[i].Swing)*3 >= most {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(a, b int) int { return abs(rounds[b].Swing) - abs(rounds[a].Swing) })
	out = out[:min(len(out), mostTurnings)]
	slices.Sort(out)
	return out
}

func abs(n int) int { return max(n, -n) }

func (d *timeline) Draw(f *Frame) {
	t := d.t
	r := t.match.replay
	rounds := r.Rounds()
	turns := turnings(rounds)
	in := dialogBox(f, 900, 400)
	f.Text(in.TopStrip(f.Px(26)), f.T("time.title"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "time:close", f.T("common.close"), "Esc", render.Plain, t.c.CloseTop)
	foot := f.Px(52)
	if f.Phone {
		foot = f.Px(46)
	}
	room := render.R(in.X, in.Y+f.Px(40), in.W, in.H-f.Px(40)-foot-f.Px(10))
	d.bars(f, room, rounds, turns)
	w := (in.W - f.Px(10)*(mostTurnings-1)) / mostTurnings
	for k, i := range turns {
		v := &rounds[i]
		who := t.name(0)
		if v.Swing < 0 {
			who = t.name(1)
		}
		at := render.R(in.X+float32(k)*(w+f.Px(10)), in.Bottom()-foot, w, foot)
		f.Button(at, "time:turning:"+itoa(k), f.T("time.turning", v.Turn, who), "", render.Plain, func() { t.review(v.At) })
	}
	if len(turns) == 0 {
		f.Text(render.R(in.X, in.Bottom()-foot, in.W, foot), f.T("time.none"), render.Style{Size: f.Px(13), Color: render.PaperMute})
	}
}

// bars draws a bar for each turn: upwards where the near seat stands better when it begins.
func (d *timeline) bars(f *Frame, b render.Rect, rounds []session.Round, turns []int) {
	t := d.t
	at, near := t.match.replay.At(), 1
	if t.bottom() != 0 {
		near = -1
	}
	most := 1
	for i := range rounds {
		most = max(most, abs(rounds[i].Stands))
	}
	for _, side := range [...]struct {
		name string
		r    render.Rect
	}{{t.name(t.bottom()), b.TopStrip(f.Px(18))}, {t.name(t.bottom().Other()), render.R(b.X, b.Bottom()-f.Px(18), b.W, f.Px(18))}} {
		f.Text(side.r, f.T("time.better", side.name), render.Style{Size: f.Px(12), Color: render.PaperMute})
	}
	bars := render.R(b.X, b.Y+f.Px(20), b.W, b.H-f.Px(40))
	w := bars.W / float32(max(len(rounds), 1))
	mid := bars.Y + bars.H/2
	for i := range rounds {
		v := &rounds[i]
		cell := render.R(bars.X+float32(i)*w, bars.Y, w, bars.H)
		now := v.At <= at && (i+1 == len(rounds) || rounds[i+1].At > at)
		name := "time:" + itoa(i)
		f.Mark(Target{Name: name, Label: f.T("turn.number", v.Turn), State: selWord(now), Do: func() { t.review(v.At) }}, cell)
		switch {
		case now:
			f.Fill(cell, render.Paper300)
		case f.Over(name) || f.Focused(name):
			f.Fill(cell, render.Alpha(render.Paper300, 0.5))
		}
		h := float32(near*v.Stands) / float32(most) * (bars.H/2 - f.Px(20))
		ink := render.PaperMute
		if slices.Contains(turns, i) {
			ink = render.Shu
		}
		bar := render.R(cell.X+w*0.2, mid-max(h, 0), w*0.6, max(abs32(h), f.Px(2)))
		f.Fill(bar, ink)
		if w > f.Px(16) || i%5 == 0 {
			f.Text(render.R(cell.X, bars.Bottom()-f.Px(16), w, f.Px(16)), itoa(int(v.Turn)), render.Style{Size: f.Px(11), Color: render.PaperInk, Align: render.Center})
		}
	}
	f.Fill(render.R(bars.X, mid, bars.W, f.Px(1)), render.PaperInk)
}

func abs32(n float32) float32 { return max(n, -n) }

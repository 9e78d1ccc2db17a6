package game

import (
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/games"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// lesson is what is said in a first game: each hint of the game's guide once, when its moment has come.
type lesson struct {
	*table
	on    bool
	shown []bool
	now   int // the hint that is shown, from 1; 0: none
	seen  int // the table's serial when the moments were last looked at
}

// lessonBot is who plays against a beginner.
const lessonBot = "greedy"

// startLesson begins the first game of a table.
func startLesson(c *Core, id string) {
	c.shelf.withCards(id, func(g *assets.Game) {
		guide := c.paper.guide(id)
		if guide == nil { // it comes
			c.waits = append(c.waits, func() bool {
				if c.paper.guide(id) == nil {
					return false
				}
				startLesson(c, id)
				return true
			})
			return
		}
		l := &guide.Lesson
		m := &matchInfo{Key: newMatchKey(c.Env.Seed()), Game: id, Mode: modeBot, Bot: lessonBot, Seed: l.Seed, Lesson: true}
		m.setup = rules.Setup{Rules: g.Rules, Decks: [2]rules.DeckSetup{g.Decks[l.Decks[0]].Setup(), g.Decks[l.Decks[1]].Setup()}}
		m.setup.Names[0] = c.Set.Name
		c.ChangeSettings(func(s *Settings) { s.Met = true })
		c.sit(m, nil)
	})
}

// tick looks whether the moment of another hint has come.
func (t *lesson) tick() {
	if !t.match.Lesson || t.match.replay != nil {
		return
	}
	guide := t.c.paper.guide(t.book.rules.Game.Name())
	if guide == nil {
		return
	}
	if t.shown == nil {
		t.shown, t.on = make([]bool, len(guide.Lesson.Hints)), true
	}
	if t.seen == t.serial || !t.on {
		return
	}
	t.seen = t.serial
	for i := range guide.Lesson.Hints {
		if !t.shown[i] && t.holds(guide.Lesson.Hints[i].When) {
			t.shown[i], t.now = true, i+1
			t.c.Dirty()
			return
		}
	}
}

// holds says whether all moments are now.
func (t *lesson) holds(list []wing.Moment) bool {
	return !slices.ContainsFunc(list, func(m wing.Moment) bool { return !t.isNow(m) })
}

func (t *lesson) isNow(m wing.Moment) bool {
	me := t.s.Seat()
	asked := t.dec != nil && t.dec.Seat == me && !t.passer.pass.on
	switch m.Is {
	case "ask":
		return asked && t.dec.Ask.Key == m.Of
	case "window":
		return asked && t.dec.Window == m.Of
	case "can":
		at := slices.Index(wing.Doings, m.Of)
		return asked && slices.ContainsFunc(t.acts, func(a state.Act) bool { return actNames[min(a.Verb, state.ActGame)] == wing.Doings[at] })
	case "turn":
		return itoa(int(t.view.TurnNo)) >= m.Of && len(itoa(int(t.view.TurnNo))) >= len(m.Of)
	case "mine":
		return t.view.TurnNo > 0 && t.view.Turn == me
	case "theirs":
		return t.view.TurnNo > 0 && t.view.Turn != me
	}
	return false
}

// item is the hint that is shown, as a line of the asking panel; ok is false where there is none.
func (t *lesson) item(f *Frame) (it render.Item, ok bool) {
	if !t.on || t.now == 0 || t.view.Result.Over {
		return it, false
	}
	h := &t.c.paper.guide(t.book.rules.Game.Name()).Lesson.Hints[t.now-1]
	n := 0
	for _, s := range t.shown {
		if s {
			n++
		}
	}
	words := t.pressed(f, t.c.words(h.Text))
	step := t.book.t("lesson.step", n, len(t.shown))
	id := f.Add(Target{Name: "hint:off", Label: t.book.t("lesson.off"), State: step, Region: RegionPanel, Do: func() { t.on = false }})
	return render.Item{Kind: render.ItemHint, Text: words, Right: step, Note: t.book.t("lesson.off"), Less: id, Over: f.Over("hint:off"), Focus: f.Focused("hint:off")}, true
}

// pressed puts into a hint what is pressed for each {key} in it: the key, or on a phone, which has none, the button that does
// the same, if it is seen.
func (t *lesson) pressed(f *Frame, hint string) string {
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(hint, "{")
		key, after, _ := strings.Cut(rest, "}")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		at := slices.IndexFunc(f.targets, func(g Target) bool { return g.Key == key && g.Label != "" })
		if f.Phone && at >= 0 {
			out.WriteString(t.c.pick("「"+f.targets[at].Label+"」", "“"+f.targets[at].Label+"”"))
		} else {
			out.WriteString(arrows.Replace(t.c.Set.Keys.of(key)))
		}
		hint = after
	}
}

// lessons lists the tables for a first game.
type lessons struct {
	plain
	c *Core
}

func (v *lessons) Name() string { return "lessons" }

func (v *lessons) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

func (v *lessons) Draw(f *Frame) {
	var ids []string
	for _, w := range games.All() {
		if id := wing.ID(w); assets.Starters(id) > 0 {
			ids = append(ids, id)
		}
	}
	cols := 1
	if f.Phone && f.W > f.H {
		cols = 2
	}
	rows := (len(ids) + cols - 1) / cols
	wide := 420 * float32(cols)
	note, line := render.Style{Size: f.Px(12.5), Color: render.PaperMute}, f.Px(18.5)
	told := f.Art.Height(f.T("lesson.note"), note, min(f.Px(wide), f.bounds().W-f.Px(16))-f.Px(48), line)
	in := dialogBox(f, wide, 136+told/f.Px(1)+float32(rows)*48)
	f.Text(in.TopStrip(f.Px(26)), f.T("lesson.title"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	y := in.Y + f.Px(34)
	y += f.Para(render.R(in.X, y, in.W, 0), f.T("lesson.note"), note, line) + f.Px(10)
	gap := f.Px(10)
	w := (in.W - gap*float32(cols-1)) / float32(cols)
	for i, id := range ids {
		f.Button(render.R(in.X+float32(i%cols)*(w+gap), y+float32(i/cols)*f.Px(48), w, f.Px(42)), "lesson:"+id, v.c.gameTitle(id), itoa(i+1), render.Plain, func() {
			v.c.CloseTop()
			startLesson(v.c, id)
		})
	}
	y += float32(rows)*f.Px(48) + f.Px(4)
	f.Button(render.R(in.X, y, in.W, f.Px(40)), "lesson:no", f.T("lesson.no"), "Esc", render.Plain, func() {
		v.c.ChangeSettings(func(s *Settings) { s.Met = true })
		v.c.CloseTop()
	})
}

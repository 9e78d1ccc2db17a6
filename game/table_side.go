package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
)

// drawRail draws the tool rail and the right rail.
func (t *table) drawRail(f *Frame) {
	f.U = t.lay.RailU
	if !t.lay.Phone {
		f.Tools(t.lay.Tools, t.tools(f))
	}
	near := t.bottom()
	s := &t.side
	*s = render.Side{
		Theirs: t.plate(f, near.Other(), false), Mine: t.plate(f, near, true),
		Turn: t.book.t("turn.number", t.view.TurnNo), Log: t.book.t("log.count", len(t.log)),
		Slide: t.anim.slide(t.c),
	}
	s.LogID = f.Add(Target{Name: "log", Label: s.Log, Key: "L", Region: RegionTools, Do: t.openLog})
	t.phases(f, s)
	s.Panel.Scroll = t.scroll
	s.Panel.Blink = t.c.blink()
	t.ask(f, s)
	if !t.lay.Phone {
		s.LastWord, s.Last = t.book.t("log.last"), t.lastLine()
	}
	if t.lay.Phone {
		s.Menu = f.Add(Target{Name: "menu", Label: t.book.t("menu.menu"), Region: RegionTools, Do: t.openMenu})
	}
	t.markPanel(f, s)
	f.Side(t.lay.Rail, s)
}

// markPanel makes the place of the asking panel answer to the wheel and to a
// finger that sweeps over it, as far as there is more than is seen.
func (t *table) markPanel(f *Frame, s *render.Side) {
	r := t.lay.Rail
	w, room := r.W-f.Px(24), r.H-f.Px(330)
	if t.lay.Phone {
		w, room = f.Px(320), f.Px(170)
		r = render.R(r.Right()-w, r.Y+f.Px(50), w, r.H-f.Px(200))
	}
	most := max(0, f.PanelHeight(w, &s.Panel)-room)
	if most == 0 {
		t.scroll = 0
		return
	}
	t.scroll = min(t.scroll, most)
	s.Panel.Scroll = t.scroll
	f.Mark(Target{Name: "panel", Still: true, Turn: func(lines float32) {
		t.scroll = clampF(t.scroll+lines*40*t.lay.RailU, 0, most)
		t.c.Dirty()
	}}, r)
}

// lastLine is the last thing that was done, its consequences left out.
func (t *table) lastLine() string {
	for i := len(t.log) - 1; i >= 0; i-- {
		if l := &t.log[i]; !l.sub {
			return l.text
		}
	}
	return ""
}

// askBox is where the asking panel stands, roughly: for tooltips about answers.
func (t *table) askBox() render.Rect {
	r := t.lay.Rail
	return render.R(r.X, r.Y+r.H*0.3, r.W, r.H*0.25)
}

func (t *table) tools(f *Frame) []render.Tool {
	tool := func(name string, icon render.Icon, key, short string, do func()) render.Tool {
		label := t.book.t(key)
		id := f.Add(Target{Name: "tool:" + name, Label: label, Key: short, Region: RegionTools, Do: do, Off: do == nil})
		return render.Tool{ID: id, Icon: icon, Label: label, Off: do == nil, Over: f.Over("tool:" + name), Focus: f.Focused("tool:" + name)}
	}
	var undo, redo func()
	if t.s.CanUndo() {
		undo = t.undo
	}
	if t.s.CanRedo() {
		redo = t.redo
	}
	return []render.Tool{
		tool("menu", render.IconMenu, "menu.menu", "", t.openMenu),
		tool("log", render.IconLog, "menu.log", "", t.openLog),
		tool("undo", render.IconUndo, "menu.undo", "Ctrl Z", undo),
		tool("redo", render.IconRedo, "act.redo", "Ctrl Shift Z", redo),
		tool("look", render.IconLook, "menu.look", "Z", t.openLook),
		tool("settings", render.IconSettings, "menu.settings", ",", func() { t.c.Open(newPrefs(t.c)) }),
	}
}

func (t *table) undo() {
	t.anim.stop()
	if err := t.s.Undo(); err != nil {
		t.c.Say(t.book.t("error.undo"))
	}
}

func (t *table) redo() {
	if err := t.s.Redo(); err != nil {
		t.c.Say(t.book.t("error.undo"))
	}
}

// plate is a player's plate.
func (t *table) plate(f *Frame, s rules.Seat, mine bool) render.Plate {
	hand := len(t.zone(ability.Hand_, s))
	p := render.Plate{Game: t.book.game, Name: t.name(s), Big: t.c.Art.Int(t.number(s, ability.PlayerLife)), Label: t.book.statName(ability.PlayerLife), Mine: mine, Mon: "seat" + itoa(int(s))}
	if list := t.zone(ability.LeaderArea, s); len(list) > 0 {
		if d := t.book.rules.Pool.Def(list[0].Face); d != nil {
			p.Mon = d.ID
		}
	}
	p.Sub = t.book.t("zone.hand") + " " + itoa(hand)
	if limit := t.number(s, ability.HandLimit); mine && limit > 0 {
		p.Sub = t.book.t("hand.limit", hand, limit)
	}
	pp, top := t.number(s, ability.PlayerPP), t.number(s, ability.PlayerMaxPP)
	ep, sep := t.number(s, ability.PlayerEP), t.number(s, ability.PlayerSEP)
	p.First = []render.Gems{{Name: "PP", Count: t.c.Art.Ratio(pp, top), Shape: render.ShapeDiamond, Color: render.GemPP, Full: pp, Of: top}}
	p.Then = []render.Gems{
		{Name: "EP", Count: itoa(ep), Shape: render.ShapeCircle, Color: render.Sel, Full: ep, Of: max(3, ep)},
		{Name: "SEP", Count: itoa(sep), Shape: render.ShapeSquare, Color: render.GemSEP, Full: sep, Of: max(1, sep)},
	}
	if t.view.Turn == s && t.view.TurnNo > 0 {
		p.Turn = t.turnWords(s)
	}
	name := "plate:" + itoa(int(s))
	p.ID = f.Add(Target{Name: name, Label: p.Name + " " + p.Label + " " + p.Big, Region: RegionTools, Still: true})
	return p
}

// turnWords says whose turn it is, on the plate of that seat.
func (t *table) turnWords(s rules.Seat) string {
	switch t.s.Seat() {
	case rules.Nobody:
		return t.book.t("turn.this")
	case s:
		return t.book.t("turn.yours")
	}
	return t.book.t("turn.theirs")
}

var phaseKeys = []struct {
	p   ability.Phase
	key string
}{{ability.StartPhase, "start"}, {ability.MainPhase, "main"}, {ability.EndPhase, "end"}}

func (t *table) phases(f *Frame, s *render.Side) {
	s.Now = -1
	for i, p := range phaseKeys {
		name := "phase:" + p.key
		id := f.Add(Target{Name: name, Label: t.book.t("phase." + p.key + ".long"), Still: true, Region: RegionTools,
			Hint: func() (string, string) { return t.book.t("phase." + p.key + ".long"), "" }})
		s.Phases = append(s.Phases, render.Phase{ID: id, Name: t.book.t("phase." + p.key)})
		if t.view.Phase == p.p {
			s.Now = i
		}
	}
}

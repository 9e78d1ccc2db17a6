package game

import (
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawRail draws the tool rail and the right rail.
func (t *railRoom) drawRail(f *Frame) {
	f.U = t.lay.RailU
	if !t.lay.Phone {
		f.Tools(t.lay.Tools, t.tools(f))
	}
	near := t.bottom()
	s := &t.side
	*s = render.Side{
		Theirs: t.plate(f, near.Other(), false), Mine: t.plate(f, near, true),
		Turn: t.turnWord(), Log: t.book.t("log.count", len(t.log)),
		Slide: t.anim.slide(t.c),
	}
	s.LogID = f.Add(Target{Name: "log", Label: s.Log, Key: "L", Region: RegionTools, Do: t.openLog})
	t.phases(f, s)
	s.Panel.Blink = t.c.blink()
	t.panel.ask(f, s)
	if it, ok := t.teacher.item(f); ok {
		s.Panel.Items = append([]render.Item{it}, s.Panel.Items...)
	}
	if !t.lay.Phone {
		s.LastWord, s.Last = t.book.t("log.last"), t.lastLine()
	}
	if t.lay.Phone {
		s.Menu = f.Add(Target{Name: "menu", Label: t.book.t("menu.menu"), Region: RegionTools, Do: t.openMenu})
	}
	t.markPanel(f, s)
	f.Side(t.lay.Rail, s)
}

// markPanel makes what the asking panel lists scroll as far as there is more than is seen.
func (t *railRoom) markPanel(f *Frame, s *render.Side) {
	box, most := f.PanelRoom(t.lay.Rail, s)
	t.asked = box
	f.panel = append(f.panel, box)
	if t.scroll.fit(most, f.Px(40)); most == 0 {
		return
	}
	s.Panel.Scroll = t.scroll.at
	for i := range s.Panel.Items {
		it := &s.Panel.Items[i]
		for _, id := range [...]render.ID{it.ID, it.Less, it.More, it.Set} {
			if id != 0 {
				f.targets[id-1].In = &t.scroll
			}
		}
	}
	s.Panel.Roll = f.Add(Target{Name: "panel", Still: true, Roll: &t.scroll})
	s.Panel.Bar = f.Add(f.bar("panel", &t.scroll))
}

// lastLine is the last thing that was done, its consequences left out.
func (t *railRoom) lastLine() string {
	for i := len(t.log) - 1; i >= 0; i-- {
		if l := &t.log[i]; !l.sub {
			return l.text
		}
	}
	return ""
}

// askBox is where the asking panel stands: for tooltips about answers.
func (t *railRoom) askBox() render.Rect { return t.asked }

func (t *railRoom) tools(f *Frame) []render.Tool {
	tool := func(name string, icon render.Icon, key, short string, do func()) render.Tool {
		label := t.book.t(key)
		id := f.Add(Target{Name: "tool:" + name, Label: label, Key: short, Region: RegionTools, Do: do, Off: do == nil})
		if do == nil {
			f.hint(label, t.book.t("why."+name))
		}
		return render.Tool{ID: id, Icon: icon, Label: label, Off: do == nil, Over: f.Over("tool:" + name), Focus: f.Focused("tool:" + name)}
	}
	var undo, redo func()
	if t.s.CanUndo() {
		undo = t.passer.undo
	}
	if t.s.CanRedo() {
		redo = t.passer.redo
	}
	list := []render.Tool{
		tool("menu", render.IconMenu, "menu.menu", "", t.openMenu),
		tool("log", render.IconLog, "menu.log", "", t.openLog),
		tool("undo", render.IconUndo, "menu.undo", "Ctrl Z", undo),
		tool("redo", render.IconRedo, "act.redo", "Ctrl Shift Z", redo),
		tool("look", render.IconLook, "menu.look", "Z", t.openLook),
	}
	if do := t.openTalk(); do != nil {
		list = append(list, tool("talk", render.IconTalk, "menu.talk", talkKey, do))
	}
	return append(list, tool("settings", render.IconSettings, "menu.settings", ",", func() { t.c.Open(newPrefs(t.c)) }))
}

// plate is a player's plate: what the game counts of a player, in the game's words.
func (t *railRoom) plate(f *Frame, s state.Seat, mine bool) render.Plate {
	p := render.Plate{Game: t.book.game, Name: t.name(s), Mine: mine, Mon: "seat" + itoa(int(s))}
	if of := t.book.desk.Find(wing.AsLeader); of != nil {
		if list := t.zone(of.Zone, s); len(list) > 0 {
			if d := t.book.rules.Pool.Def(list[0].Face); d != nil {
				p.Mon = d.ID
			}
		}
	}
	t.plateBig(&p, s)
	p.Sub = t.plateSub(s, mine)
	if left := t.timeLeft(mine); left != "" && t.lay.Phone { // whose plate has no such line
		p.Name += "　" + left
	}
	p.First, p.Then = t.gems(s, t.book.desk.Plate.First), t.gems(s, t.book.desk.Plate.Then)
	if t.view.Turn == s && t.view.TurnNo > 0 {
		p.Turn = t.turnWords(s)
	}
	if g := t.book.desk.Token; g != nil && t.number(s, g.Stat) > 0 {
		p.Token = t.piles.wordFor(g.Name, g.Short)
	}
	name := "plate:" + itoa(int(s))
	p.ID = f.Add(Target{Name: name, Label: p.Name + " " + p.Label + " " + p.Big + p.Of + " " + p.Sub + tokenLabel(p.Token), Region: RegionTools, Still: true})
	return p
}

// plateBig is the number that a match is won and lost by.
func (t *railRoom) plateBig(p *render.Plate, s state.Seat) {
	p.Big, p.Label = t.c.Art.Int(t.score(s)), t.scoreName()
	if most := t.scoreMost(s); most > 0 {
		p.Of = "/" + itoa(most)
	}
}

// plateSub is the line of a plate: hand, deck where there is room, and further numbers.
func (t *railRoom) plateSub(s state.Seat, mine bool) string {
	hand := len(t.zone(ability.Hand_, s))
	out := t.book.t("zone.hand") + " " + itoa(hand)
	if limit := t.number(s, ability.HandLimit); mine && limit > 0 {
		out = t.book.t("hand.limit", hand, limit)
	}
	if t.book.desk.Plate.Deck {
		out = t.book.t("zone.hand") + " " + itoa(hand) + "　" + t.book.t("zone.deck") + " " + itoa(len(t.zone(ability.Deck, s)))
	}
	if left := t.timeLeft(mine); left != "" {
		out += "　" + t.book.t("terms.left", left)
	}
	for _, k := range t.book.desk.Plate.Also {
		if n := t.number(s, k); n > 0 {
			out += "　" + t.book.statName(k) + " " + itoa(n)
		}
	}
	return out
}

// hues are the colours of figures by their names.
var hues = map[wing.Hue]render.Color{wing.Sky: render.GemPP, wing.Gold: render.Sel, wing.Violet: render.GemSEP}

func (t *railRoom) gems(s state.Seat, list []wing.Gem) (out []render.Gems) {
	for _, g := range list {
		n := t.number(s, g.Stat)
		v := render.Gems{Name: t.book.statName(g.Stat), Count: itoa(n), Shape: render.ShapeOf(g.Shape), Color: hues[g.Color], Full: n, Of: max(g.Least, n)}
		if g.Of != 0 {
			v.Of = t.number(s, g.Of)
			v.Count = t.c.Art.Ratio(n, v.Of)
		}
		out = append(out, v)
	}
	return out
}

// turnWords says whose turn it is, on the plate of that seat.
func (t *railRoom) turnWords(s state.Seat) string {
	switch t.s.Seat() {
	case state.Nobody:
		return t.book.t("turn.this")
	case s:
		return t.book.t("turn.yours")
	}
	return t.book.t("turn.theirs")
}

// turnWord is which turn it is.
func (t *railRoom) turnWord() string { return turnWord(t.c, t.view.TurnNo) }

// turnWord names a turn; before the first, that the players get ready.
func turnWord(c *Core, n int32) string {
	if n == 0 {
		return c.T("turn.setup")
	}
	return c.T("turn.number", n)
}

// phases are the phases of a turn in the game's words.
func (t *railRoom) phases(f *Frame, s *render.Side) {
	s.Now = t.view.PhaseAt
	for i, p := range t.book.rules.Game.Words().Phases {
		name, full := "phase:"+itoa(i), t.book.pick(p.FullJA, p.FullEN)
		id := f.Add(Target{Name: name, Label: full, Still: true, Do: t.passer.openStops(), Region: RegionTools, Hint: func() (string, string) { return full, "" }})
		s.Phases = append(s.Phases, render.Phase{ID: id, Name: t.book.pick(p.JA, p.EN), Full: full})
	}
}

package game

import (
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
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
		Turn: t.turnWord(), Log: t.book.t("log.count", len(t.log)),
		Slide: t.anim.slide(t.c),
	}
	s.LogID = f.Add(Target{Name: "log", Label: s.Log, Key: "L", Region: RegionTools, Do: t.openLog})
	t.phases(f, s)
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

// markPanel makes what the asking panel lists scroll as far as there is more than is seen.
func (t *table) markPanel(f *Frame, s *render.Side) {
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
func (t *table) lastLine() string {
	for i := len(t.log) - 1; i >= 0; i-- {
		if l := &t.log[i]; !l.sub {
			return l.text
		}
	}
	return ""
}

// askBox is where the asking panel stands: for tooltips about answers.
func (t *table) askBox() render.Rect { return t.asked }

func (t *table) tools(f *Frame) []render.Tool {
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

// plate is a player's plate: what the game counts of a player, in the game's words.
func (t *table) plate(f *Frame, s state.Seat, mine bool) render.Plate {
	p := render.Plate{Game: t.book.game, Name: t.name(s), Mine: mine, Mon: "seat" + itoa(int(s))}
	if list := t.zone(ability.LeaderArea, s); len(list) > 0 {
		if d := t.book.rules.Pool.Def(list[0].Face); d != nil {
			p.Mon = d.ID
		}
	}
	t.plateBig(&p, s)
	p.Sub = t.plateSub(s, mine)
	p.First, p.Then = t.gems(s, gemsFirst), t.gems(s, gemsThen)
	if t.view.Turn == s && t.view.TurnNo > 0 {
		p.Turn = t.turnWords(s)
	}
	if t.number(s, ability.Ticket) > 0 {
		p.Token = t.book.t("token.name" + t.short())
	}
	name := "plate:" + itoa(int(s))
	p.ID = f.Add(Target{Name: name, Label: p.Name + " " + p.Label + " " + p.Big + p.Of + " " + p.Sub + tokenLabel(p.Token), Region: RegionTools, Still: true})
	return p
}

// plateBig is the number that a match is won and lost by: life, else the cards that
// count against the player.
func (t *table) plateBig(p *render.Plate, s state.Seat) {
	if t.counts(ability.PlayerLife) {
		p.Big, p.Label = t.c.Art.Int(t.number(s, ability.PlayerLife)), t.book.statName(ability.PlayerLife)
		return
	}
	if most := t.number(s, ability.DamageMost); most > 0 {
		p.Big, p.Of, p.Label = t.c.Art.Int(len(t.zone(t.lossZone(), s))), "/"+itoa(most), t.book.t("zone.damage")
		if t.lossZone() == ability.KO {
			p.Label = t.book.t("zone.ko")
		}
	}
}

// lossZone is the zone whose cards count against a player.
func (t *table) lossZone() ability.Zone {
	if t.book.rules.Zone(ability.KO) != state.Nowhere {
		return ability.KO
	}
	return ability.DamageZone
}

// counts says whether the game knows a number of players.
func (t *table) counts(n ability.Stat) bool {
	_, ok := t.book.rules.Game.Words().Numbers[n]
	return ok
}

// plateSub is the line of a plate: hand, deck where nothing else needs the room, and
// further numbers.
func (t *table) plateSub(s state.Seat, mine bool) string {
	hand := len(t.zone(ability.Hand_, s))
	out := t.book.t("zone.hand") + " " + itoa(hand)
	if limit := t.number(s, ability.HandLimit); mine && limit > 0 {
		out = t.book.t("hand.limit", hand, limit)
	}
	if !t.counts(ability.PlayerPP) { // there is room
		out = t.book.t("zone.hand") + " " + itoa(hand) + "　" + t.book.t("zone.deck") + " " + itoa(len(t.zone(ability.Deck, s)))
	}
	if t.counts(ability.PlayerCrystals) {
		if n := t.number(s, ability.PlayerCrystals); n > 0 {
			out += "　" + t.book.statName(ability.PlayerCrystals) + " " + itoa(n)
		}
	}
	return out
}

// gem is a number of players that is shown as so many figures; of is the number
// that says how many there may be, else at least so many are shown.
type gem struct {
	stat, of ability.Stat
	shape    *render.Path
	color    render.Color
	least    int
}

// The rows of a plate; a game has those of the numbers that it has words for.
var (
	gemsFirst = []gem{{ability.PlayerPP, ability.PlayerMaxPP, render.ShapeDiamond, render.GemPP, 0}}
	gemsThen  = []gem{{ability.PlayerEP, 0, render.ShapeCircle, render.Sel, 3}, {ability.PlayerSEP, 0, render.ShapeSquare, render.GemSEP, 1}}
)

func (t *table) gems(s state.Seat, list []gem) (out []render.Gems) {
	for _, g := range list {
		if !t.counts(g.stat) {
			continue
		}
		n := t.number(s, g.stat)
		v := render.Gems{Name: t.book.statName(g.stat), Count: itoa(n), Shape: g.shape, Color: g.color, Full: n, Of: max(g.least, n)}
		if g.of != 0 {
			v.Of = t.number(s, g.of)
			v.Count = t.c.Art.Ratio(n, v.Of)
		}
		out = append(out, v)
	}
	return out
}

// turnWords says whose turn it is, on the plate of that seat.
func (t *table) turnWords(s state.Seat) string {
	switch t.s.Seat() {
	case state.Nobody:
		return t.book.t("turn.this")
	case s:
		return t.book.t("turn.yours")
	}
	return t.book.t("turn.theirs")
}

// turnWord is which turn it is; before the first, that the players get ready.
func (t *table) turnWord() string {
	if t.view.TurnNo == 0 {
		return t.book.t("turn.setup")
	}
	return t.book.t("turn.number", t.view.TurnNo)
}

// phases are the phases of a turn in the game's words.
func (t *table) phases(f *Frame, s *render.Side) {
	s.Now = t.view.PhaseAt
	for i, p := range t.book.rules.Game.Words().Phases {
		name, full := "phase:"+itoa(i), t.book.pick(p.FullJA, p.FullEN)
		id := f.Add(Target{Name: name, Label: full, Still: true, Do: t.openStops(), Region: RegionTools, Hint: func() (string, string) { return full, "" }})
		s.Phases = append(s.Phases, render.Phase{ID: id, Name: t.book.pick(p.JA, p.EN)})
	}
}

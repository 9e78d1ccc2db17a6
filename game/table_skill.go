package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// Skills are chosen among rows: in the panel, or beside the unit they are on.

// skillCard says whether a card is the unit whose skills are asked for.
func (t *skillRoom) skillCard(id state.CardID) bool {
	list := t.skillCards()
	return len(list) > 0 && list[0] == id
}

// skillRow is a skill that may be chosen, or the reason why not.
type skillRow struct {
	act   state.Act
	why   *board.Why
	head  render.SkillHead
	attrs []render.Attr
	note  string
	lines []render.Item // what it would do
	deals int           // by how much units of the other would have less
}

// skills are those of the window, and which of them is chosen.
type skills struct {
	list []skillRow
	at   int // -1: none
}

// picksSkill says whether a skill is asked for.
func (t *skillRoom) picksSkill() bool {
	of := t.book.desk.Skill
	return of != nil && t.dec != nil && t.dec.Kind == rules.Acting && t.dec.Window == of.Window
}

// beginSkills lists the skills of the unit that may use one, its own and those of what is
// attached to it, and tries each on a copy.
func (t *skillRoom) beginSkills() {
	t.skill = skills{list: t.skill.list[:0], at: -1}
	if !t.picksSkill() {
		return
	}
	verb, of := t.skillVerb(), t.book.desk.Skill
	for _, id := range t.skillCards() {
		v := t.card(id)
		if v == nil || v.Chars == nil {
			continue
		}
		for _, h := range v.Chars.Abilities {
			if a := t.book.rules.Ability(h.ID); a != nil && a.Marks&(of.Mark|of.Not) == of.Mark {
				t.skill.list = append(t.skill.list, t.skillRow(state.Act{Verb: verb, Card: id, Ability: h.ID}, v, a))
			}
		}
	}
	for i := range t.skill.list { // the one that does most
		if r := &t.skill.list[i]; r.why == nil && (t.skill.at < 0 || r.deals > t.skill.list[t.skill.at].deals) {
			t.skill.at = i
		}
	}
}

// skillVerb is the act that uses a skill; EndPhase, which no card has, where there is none.
func (t *skillRoom) skillVerb() state.ActVerb {
	if v := t.book.rules.Game.Words().Skill; v != 0 {
		return v
	}
	return state.EndPhase
}

// bears says whether a card is attached to another.
func (t *skillRoom) bears(id, other state.CardID) bool {
	v := t.card(id)
	return v != nil && slices.Contains(v.Linked, other)
}

// skillCards are the main unit and what is attached to it.
func (t *skillRoom) skillCards() (out []state.CardID) {
	of := t.book.desk.Skill
	for _, v := range t.zone(of.Zone, t.dec.Seat) {
		out = append(out, v.ID)
		for _, id := range v.Linked {
			if o := t.card(id); o != nil && t.word(o.At.Zone) == of.Held {
				out = append(out, id)
			}
		}
	}
	return out
}

func (t *skillRoom) skillRow(act state.Act, v *match.CardView, a *ability.Ability) skillRow {
	r := skillRow{act: act, head: render.SkillHead{Cost: t.book.costOf(a), Name: t.book.powerName(act.Ability, a), Damage: damageOf(a)}}
	if face := t.book.face(v.Face); face != nil {
		r.attrs = face.Attrs
	}
	for _, n := range v.Needs {
		if n.Ability == act.Ability {
			r.head.Cost = int(n.Now)
		}
	}
	if r.head.Name == "" {
		r.head.Name = t.book.t("skill.nameless")
	}
	if _, effect, ok := strings.Cut(t.book.ability(act.Ability), "\n"); ok {
		r.note = effect
	}
	answer := state.Answer{Act: act}
	if r.why = t.s.Check(answer); r.why == nil {
		r.lines, r.deals = t.outcome(t.s.Foresee(answer))
	}
	return r
}

// outcome tells what an answer would do to units, as far as it can be foreseen, and what
// those of the other would lose in all.
func (t *skillRoom) outcome(seen *session.Foreseen) (out []render.Item, deals int) {
	if seen == nil {
		return nil, 0
	}
	foe := t.dec.Seat.Other()
	for _, s := range [...]state.Seat{foe, t.dec.Seat} {
		for _, w := range t.fought() {
			for _, v := range t.zone(w, s) {
				line, lost := t.foresight.changeOf(&v, seen.View)
				if s == foe {
					deals += lost
				}
				if line != "" {
					out = append(out, render.Item{Kind: render.ItemStrong, Text: t.book.t("skill.on", t.name(s), t.book.name(v.Face)), Right: line})
				}
			}
		}
	}
	if !seen.Whole && len(out) == 0 {
		out = append(out, text(t.book.t("skill.unknown")))
	} else if !seen.Whole {
		out = append(out, text(t.book.t("skill.more")))
	} else if len(out) == 0 {
		out = append(out, text(t.book.t("skill.nothing")))
	}
	return out, deals
}

// skillItems are the rows of the skills.
func (t *skillRoom) skillItems(f *Frame, prefix string) (out []render.Item) {
	for i := range t.skill.list {
		r := &t.skill.list[i]
		name := prefix + itoa(i)
		tg := Target{Name: name, Label: r.head.Name, Region: RegionPanel, Off: r.why != nil, State: selWord(i == t.skill.at)}
		it := render.Item{Kind: render.ItemSkill, Badges: r.attrs, Mark: itoa(r.head.Cost), Text: r.head.Name, Right: r.head.Damage, Note: r.note, Sel: i == t.skill.at, Off: r.why != nil, Over: f.Over(name), Focus: f.Focused(name)}
		if r.why != nil {
			why := r.why
			it.Note = t.book.pick(why.JA, why.EN) + " " + t.book.rule(why.Rule)
			tg.Why = func() *board.Why { return why }
		} else {
			tg.Do = func() { t.pickSkill(i) }
		}
		it.ID = f.Add(tg)
		out = append(out, it)
	}
	return out
}

// pickSkill chooses a skill; the one that is chosen is used.
func (t *skillRoom) pickSkill(i int) {
	if t.skill.at == i && t.picked != 0 { // twice on the card
		t.useSkill()
		return
	}
	t.skill.at = i
	t.c.Dirty()
}

// useSkill uses the chosen skill.
func (t *skillRoom) useSkill() {
	if i := t.skill.at; i >= 0 && i < len(t.skill.list) {
		t.act(t.skill.list[i].act)
	}
}

// askSkill is the panel of the skills.
func (t *skillRoom) askSkill(f *Frame, s *render.Side) {
	rows := t.skillItems(f, "row:")
	if len(rows) == 0 {
		rows = append(rows, text(t.book.t("skill.none")))
	}
	if i := t.skill.at; i >= 0 {
		r := &t.skill.list[i]
		if rows = append(rows, r.lines...); t.lay.Phone { // what scrolls away are the rows
			rows = append(slices.Clone(r.lines), rows[:len(rows)-len(r.lines)]...)
		}
		s.OK = f.button("ok", t.book.t("skill.use", r.head.Name), "Space", render.Primary, t.useSkill)
	} else {
		s.OK.Label = t.book.t("skill.cannot")
	}
	s.Panel.Items = append(s.Panel.Items, rows...)
	s.Then = append(s.Then, f.button("pass", t.book.t("skill.pass"), "P", render.Raised, func() { t.act(state.Act{Verb: state.Pass}) }))
}

// drawSkills draws the skills beside the unit that is taken up for them.
func (t *skillRoom) drawSkills(f *Frame) {
	if !t.picksSkill() || t.picked == 0 {
		return
	}
	at, ok := t.anim.spot[t.picked]
	if !ok {
		return
	}
	p := render.Panel{Asked: true, Over: t.nameOf(t.picked), Items: t.skillItems(f, "skill:")}
	w := f.Px(t.posts.pick(250, 190))
	h := f.PanelHeight(w, &p)
	g := t.lay.Ground
	r := render.R(at.X-w-f.Px(10), clampF(at.Center().Y-h/2, g.Y+f.Px(6), max(g.Y+f.Px(6), g.Bottom()-h-f.Px(6))), w, min(h, g.H-f.Px(12)))
	f.Mark(Target{Name: "skills", Still: true}, r)
	f.Panel(r, &p)
}

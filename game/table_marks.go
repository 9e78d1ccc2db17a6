package game

import (
	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawPlaces draws the cards that count against a player, each in its place.
func (t *pileRoom) drawPlaces(f *Frame, s state.Seat, p *wing.Place, place render.Place, list []match.CardView) {
	tg := t.pileTarget(s, p, list)
	v := &t.losses
	*v = render.Places{Name: t.briefly(p), Now: len(list), Of: t.number(s, p.Limit), Last: t.wordFor(p.Last, p.LastShort), State: t.marks(f, tg) &^ render.IsLegal, Pop: t.anim.pop(s), Cells: v.Cells[:0]}
	v.ID = f.Add(tg)
	for i := range list {
		c, ok := t.made.faces[list[i].ID]
		if !ok {
			c = t.book.card(&list[i], 0)
			c.Stats, c.Label, c.Damage, c.State = [3]render.Stat{}, "", "", render.ByBadge
			t.made.faces[list[i].ID] = c
		}
		st, id := t.posts.stateOf(f, &list[i], tg.Do, false)
		c.State |= st
		c.ID = id
		v.Cells = append(v.Cells, c)
	}
	t.rows.strips = f.Places(t.rows.strips, place.R, v)
	for i := range list {
		t.anim.put(list[i].ID, t.rows.strips[i])
	}
}

// drawToken draws the thing of which there is one: on the table, or its place when
// somebody has it.
func (t *pileRoom) drawToken(f *Frame) {
	_, place, ok := t.only(wing.AsThing, state.Nobody)
	g := t.book.desk.Token
	if !ok || g == nil {
		return
	}
	m := &t.made.token
	if m.target.Name == "" {
		m.Token = render.Token{Name: t.wordFor(g.Name, g.Short), Owner: t.wordFor(g.Nobody, g.NobodyShort)}
		for s := range state.Seat(2) {
			if t.number(s, g.Stat) > 0 {
				m.Owner, m.Gone = assets.Fill(t.wordFor(g.Owner, g.OwnerShort), t.name(s)), true
			}
		}
		m.target = Target{Name: "token", Label: t.book.words(g.Name) + " " + m.Owner, Region: RegionPiles, Still: true, Hint: t.tokenHint}
	}
	m.ID = f.Add(m.target)
	f.Token(place.R, &m.Token)
}

func (t *pileRoom) tokenHint() (title, text string) {
	g := t.book.desk.Token
	return t.book.words(g.Name), t.book.words(g.Hint)
}

// madeToken is the token as it is drawn and pressed.
type madeToken struct {
	render.Token
	target Target
}

// madeOnce is what may be done only so often, as it is drawn and pressed.
type madeOnce struct {
	render.Once
	target Target
}

// wordFor is a word in full, or on the phone the short one for it.
func (t *pileRoom) wordFor(full, short [2]string) string {
	if t.lay.Phone {
		return t.book.words(short)
	}
	return t.book.words(full)
}

// tokenLabel is what a plate's label says of a token.
func tokenLabel(s string) string {
	if s == "" {
		return ""
	}
	return " " + s
}

// drawOnces draws what a seat may do only so often in a turn, and whether it has.
func (t *pileRoom) drawOnces(f *Frame, s state.Seat) {
	_, place, ok := t.only(wing.AsOnces, s)
	if !ok {
		return
	}
	if len(t.made.onces) == 0 {
		for i := range t.view.Allowed[s] {
			t.made.onces = append(t.made.onces, t.once(s, i))
		}
	}
	t.onces = t.onces[:0]
	for i := range t.made.onces {
		m := &t.made.onces[i]
		v := m.Once
		v.Over, v.Focus = f.Over(m.target.Name), f.Focused(m.target.Name)
		v.ID = f.Add(m.target)
		t.onces = append(t.onces, v)
	}
	f.Onces(place.R, t.onces)
}

// once is the i-th thing that a seat may do only so often.
func (t *pileRoom) once(s state.Seat, i int) madeOnce {
	a := &t.view.Allowed[s][i]
	v := render.Once{Name: t.book.statName(a.Of), Word: t.book.t("once.free"), Done: a.Used >= a.Most && a.Used > 0, Off: t.view.Turn != s || t.view.Phase != a.In}
	switch {
	case v.Done:
		v.Word = t.book.t("once.done")
	case v.Off:
		for _, p := range t.book.rules.Game.Words().Phases {
			if p.Phase == a.In {
				v.Word = t.book.t("once.only", t.book.pick(p.JA, p.EN))
			}
		}
	case a.Most > 1:
		v.Word = t.c.Art.Ratio(int(a.Used), int(a.Most))
	}
	return madeOnce{v, Target{Name: "once:" + itoa(i), Label: v.Name + " " + v.Word, Region: RegionPiles, Still: true, Hint: func() (string, string) {
		return v.Name, t.onceHint(s, i)
	}}}
}

// onceHint says how often in a turn, when, and whether that is done.
func (t *pileRoom) onceHint(s state.Seat, i int) string {
	if i >= len(t.view.Allowed[s]) {
		return ""
	}
	a := &t.view.Allowed[s][i]
	key, most, phase := "once.hint", int(a.Most), ""
	if a.Used >= a.Most && a.Used > 0 {
		key = "once.hint.used"
	}
	for _, p := range t.book.rules.Game.Words().Phases {
		if p.Phase == a.In {
			phase = t.book.pick(p.FullJA, p.FullEN)
		}
	}
	return t.book.t(key, most, phase)
}

// drawHanded draws the token on its way between the table and the plates.
func (t *pileRoom) drawHanded(f *Frame) {
	if !t.anim.handing() {
		return
	}
	h := &t.anim.token
	from, to := t.tokenBox(f, h.from), t.tokenBox(f, h.to)
	if from.Empty() || to.Empty() {
		return
	}
	k := render.OutCubic(clampF(float32(t.anim.now-h.start)/tokenMs, 0, 1))
	r := render.R(mix(from.X, to.X, k), mix(from.Y, to.Y, k), mix(from.W, to.W, k), mix(from.H, to.H, k))
	g := t.book.desk.Token
	f.Token(r, &render.Token{Name: t.wordFor(g.Name, g.Short)})
}

// tokenBox is where the token lies with a seat, or on the table.
func (t *pileRoom) tokenBox(f *Frame, s state.Seat) render.Rect {
	if s == state.Nobody {
		_, place, _ := t.only(wing.AsThing, s)
		return place.R
	}
	id := t.rail.side.Mine.ID
	if t.near(s) == render.Far {
		id = t.rail.side.Theirs.ID
	}
	r, _ := f.RectOf(id)
	return r.CenterBox(r.W*0.5, r.H*0.5)
}

package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Draw draws the table, back to front.
func (t *table) Draw(f *Frame) {
	t.lay = render.LayoutWith(t.book.game, t.c.W, t.c.H, t.c.options())
	f.Phone, f.U = t.lay.Phone, t.lay.U
	t.anim.layer = t.anim.layer[:0]
	if t.c.insets != (insets{}) {
		f.Fill(f.bounds(), render.Ink950)
	}
	f.Cloth(t.lay.Ground, t.book.game)
	f.MiddleLine(t.lay.Ground, t.lay.Middle)
	f.TurnEdge(t.lay.Ground, t.anim.edge(t))
	for _, s := range [...]rules.Seat{t.bottom().Other(), t.bottom()} {
		t.drawSeat(f, s)
	}
	t.drawBand(f)
	t.drawHand(f, t.bottom())
	t.drawArrows(f)
	t.anim.draw(f, t)
	t.drawRail(f)
	f.U = t.lay.U
	t.drawGrip(f)
	f.U = t.lay.RailU
	t.drawLarge(f)
	f.U = t.lay.U
}

// drawSeat draws everything of a seat but the near hand.
func (t *table) drawSeat(f *Frame, s rules.Seat) {
	far := t.near(s) == render.Far
	if far {
		t.drawFarHand(f, s)
	}
	t.markRows(f, s)
	t.drawField(f, s)
	t.drawEX(f, s)
	t.drawLeader(f, s)
	if t.lay.Phone {
		t.drawTiles(f, s)
	} else {
		t.drawPiles(f, s)
	}
}

// state is what is shown about a card now, besides what it is.
func (t *table) state(id rules.CardID) (render.State, string) {
	var st render.State
	if t.aimed(id) {
		st |= render.IsTarget
	}
	if t.dec == nil {
		return st, ""
	}
	switch t.dec.Kind {
	case rules.Acting:
		return st | t.actingState(id), ""
	case rules.Choose:
		it, ok := t.itemOf(id)
		switch mark := t.chosenMark(it); {
		case ok && mark != "":
			return st | render.IsSel, mark
		case ok && t.mayPick(it):
			st |= render.IsLegal
		}
	case rules.ByHand:
		if t.hand.card == id {
			st |= render.IsSel
		}
	}
	return st, ""
}

func (t *table) actingState(id rules.CardID) render.State {
	switch {
	case t.picked == id && id != 0:
		return render.IsSel
	case t.picked != 0:
		if _, ok := t.actOn(t.picked, id); ok {
			return render.IsLegal
		}
		return 0
	case t.hasAct(id):
		if t.c.Set.Hints {
			return render.IsLegal
		}
		return 0
	}
	if v := t.card(id); v != nil && v.Master == t.dec.Seat && t.word(v.At.Zone) == ability.Hand_ {
		return render.Veiled
	}
	return 0
}

// aimed says whether a card is being attacked.
func (t *table) aimed(id rules.CardID) bool {
	for i := range t.view.Battles {
		for _, at := range t.view.Battles[i].Targets {
			if at.ID == id && id != 0 {
				return true
			}
		}
	}
	return false
}

// stateWords names a state for tests and for those who cannot see it.
func stateWords(s render.State) string {
	switch {
	case s&render.IsSel != 0:
		return "selected"
	case s&render.IsLegal != 0:
		return "legal"
	case s&render.IsTarget != 0:
		return "target"
	case s&render.Veiled != 0:
		return "cannot"
	}
	return ""
}

func cardName(id rules.CardID) string { return "card:" + itoa(int(id)) }

// target is a card as something to press. What does not change before the next
// event is made once.
func (t *table) target(v *rules.CardView, st render.State, region Region) Target {
	id := v.ID
	tg, ok := t.made.cards[id]
	if !ok {
		tg = Target{
			Name: cardName(id), Label: t.book.cardTitle(v), Card: id,
			Drag: t.dec != nil && t.dec.Kind == rules.Acting && t.hasAct(id),
			Do:   func() { t.pressCard(id) },
			Why:  func() *rules.Why { return t.reason(id) },
		}
		t.made.cards[id] = tg
	}
	tg.Region, tg.State = region, stateWords(st)
	return tg
}

// drawCard draws one card of a row at r, or leaves that to its movement.
func (t *table) drawCard(f *Frame, r render.Rect, v *rules.CardView, region Region, lift bool) {
	st, mark := t.state(v.ID)
	tg := t.target(v, st, region)
	name := tg.Name
	t.anim.put(v.ID, r)
	if t.grip.on && t.grip.card == v.ID && !t.aiming() {
		f.CardGhost(r, t.book.t("card.moving"))
		return
	}
	c, ok := t.made.faces[v.ID]
	if !ok {
		c = t.book.card(v, t.overOf(v))
		c.Pill, c.Tag = t.pill(v), t.tag(v)
		t.made.faces[v.ID] = c
	}
	c.SelMark = mark
	c.State |= st
	c.Waiting = t.waiting(v.ID)
	if f.Over(name) {
		c.State |= render.Hovered
	}
	if f.Focused(name) {
		c.State |= render.Focused
	}
	if t.anim.takes(v.ID, r, c) { // drawn later, but pressed where it will lie
		f.Mark(tg, r)
		return
	}
	at := r
	if d := t.anim.nudge(v.ID, r); d != (render.Point{}) {
		at = r.Move(d.X, d.Y)
	} else if lift {
		at = r.Move(0, -t.lift(f, name, c.State))
	}
	if k, over := t.anim.turned(v.ID); k < 1 {
		other := render.Card{Game: t.book.game, State: c.State & render.Rested}
		if t.overOf(v) != 0 {
			other = t.book.card(v, 0)
		}
		drawTurned(f, at, &c, &other, k, over)
	} else {
		f.Card(at, &c)
	}
	hit := r
	if at.Y < r.Y {
		hit = render.R(r.X, at.Y, r.W, r.Bottom()-at.Y)
	}
	f.Mark(tg, hit)
	t.drawTucks(f, at, v, region)
}

// lift is how far a hand card stands out, in px.
func (t *table) lift(f *Frame, name string, s render.State) float32 {
	switch {
	case f.Over(name) || f.Focused(name):
		return f.Px(24)
	case s&render.IsSel != 0:
		return f.Px(16)
	}
	return 0
}

// waiting is how many waiting abilities a card has.
func (t *table) waiting(id rules.CardID) int {
	n := 0
	for i := range t.view.Waiting {
		if t.view.Waiting[i].Card == id {
			n++
		}
	}
	return n
}

// pill is 登場 while a follower came this turn and cannot attack for it.
func (t *table) pill(v *rules.CardView) string {
	if !v.New || t.word(v.At.Zone) != ability.Field || v.Rest || v.Master != t.view.Turn || v.Chars == nil || v.Chars.Kinds&ability.Follower == 0 {
		return ""
	}
	if t.attacks(v.ID) || v.Chars.Keys&(t.book.rules.Key("storm")|t.book.rules.Key("rush")) != 0 {
		return ""
	}
	return t.book.t("card.arrived")
}

func (t *table) drawField(f *Frame, s rules.Seat) {
	list := t.zone(ability.Field, s)
	w := f.Px(render.WidthField)
	if t.lay.Phone {
		w = f.Px(46)
	}
	zone := t.lay.At(render.ZoneField, t.near(s))
	var boxes []render.Rect
	slots := max(len(list), t.number(s, ability.FieldLimit), 5)
	boxes, w = render.Spread(t.boxes, zone, w, f.U, len(list), slots, func(i int) bool { return list[i].Rest })
	t.boxes = boxes
	region := RegionMine
	if t.near(s) == render.Far {
		region = RegionTheirs
	}
	for i := len(list); i < len(boxes); i++ {
		t.drawSlot(f, s, i, boxes[i].CenterBox(w, w*88/63))
	}
	for i := range list {
		if list[i].Rest {
			f.Slot(boxes[i].CenterBox(w, w*88/63))
		}
	}
	for _, rested := range [...]bool{false, true} {
		for i := range list {
			if list[i].Rest == rested {
				t.drawCard(f, boxes[i], &list[i], region, false)
			}
		}
	}
}

// drawSlot draws a free place of the field, lit if what is taken up may go there.
func (t *table) drawSlot(f *Frame, s rules.Seat, i int, r render.Rect) {
	id := t.picked
	if id == 0 || t.dec == nil || s != t.dec.Seat || len(t.playActs(id)) == 0 || !t.goesToField(id) {
		f.Slot(r)
		return
	}
	r = r.Inset(-f.Px(9))
	name := "place:" + itoa(int(s)) + ":field:" + itoa(i)
	over := f.Over(name) || t.grip.on && t.lay.At(render.ZoneField, t.near(s)).Contains(t.grip.at) && r.Contains(t.grip.at)
	hit := f.Add(Target{Name: name, Label: t.book.t("act.here"), State: "legal", Region: RegionMine, Do: func() { t.play(id) }})
	f.LegalSlot(r, t.book.t("act.here"), over, t.anim.grow(), hit)
	if f.Focused(name) {
		f.FocusLine(r, f.Px(4))
	}
}

func (t *table) drawEX(f *Frame, s rules.Seat) {
	list := t.zone(ability.EX, s)
	zone := t.lay.At(render.ZoneEX, t.near(s))
	n := max(len(list), 5)
	w := min(f.Px(render.WidthEX), zone.H*63/88)
	pitch := zone.W / float32(n)
	f.Text(render.R(zone.X-f.Px(34), zone.Y, f.Px(28), zone.H), "EX", render.Style{Size: f.Px(12.5), Color: render.Text2, Align: render.Right})
	for i := range n {
		bw, bh := render.CardBox(w, false)
		r := render.R(zone.X+pitch*(float32(i)+0.5)-bw/2, zone.Center().Y-bh/2, bw, bh).Snap()
		if i >= len(list) {
			f.Slot(r)
			continue
		}
		region := RegionMine
		if t.near(s) == render.Far {
			region = RegionTheirs
		}
		t.drawCard(f, r, &list[i], region, false)
	}
}

func (t *table) drawLeader(f *Frame, s rules.Seat) {
	r := t.lay.At(render.ZoneLeader, t.near(s))
	p := render.Leader{Mon: "seat" + itoa(int(s)), Life: t.number(s, ability.PlayerLife), Name: t.book.t("kind.leader"), Pop: t.anim.pop(s)}
	if list := t.zone(ability.LeaderArea, s); len(list) > 0 {
		v := &list[0]
		st, _ := t.state(v.ID)
		t.anim.put(v.ID, r)
		if d := t.book.rules.Pool.Def(v.Face); d != nil {
			p.Mon = d.ID
		}
		p.Tag = t.leaderTag(v)
		tg := t.target(v, st, RegionMine)
		if t.near(s) == render.Far {
			tg.Region = RegionTheirs
		}
		tg.Name = "leader:" + itoa(int(s))
		tg.Label = t.name(s) + " " + t.book.statName(ability.PlayerLife) + " " + itoa(p.Life)
		p.State = st
		if f.Over(tg.Name) {
			p.State |= render.Hovered
		}
		if f.Focused(tg.Name) {
			p.State |= render.Focused
		}
		p.ID = f.Add(tg)
	}
	f.Leader(r, &p)
}

// leaderTag counts what lies on a leader: abilities it has gained, and counters.
func (t *table) leaderTag(v *rules.CardView) string {
	n := 0
	if v.Chars != nil && v.Print != nil {
		n = max(0, len(v.Chars.Abilities)-len(v.Print.Abilities))
	}
	if n += len(v.Counters); n == 0 {
		return ""
	}
	return t.book.t("leader.effects", n)
}

// drawBand draws what is being played, on the middle line.
func (t *table) drawBand(f *Frame) {
	r := t.lay.At(render.ZoneResolution, render.Both)
	list := t.shared(ability.Resolving)
	if id := t.picked; id != 0 && t.dec != nil && len(t.playActs(id)) > 0 && !t.goesToField(id) {
		b := r.CenterBox(r.W, max(r.H, f.Px(40)))
		name := "place:use"
		f.LegalSlot(b, t.book.t("act.use"), f.Over(name) || t.grip.on && t.overPlace(t.grip.at), t.anim.grow(), f.Add(Target{Name: name, Label: t.book.t("act.use"), State: "legal", Region: RegionMine, Do: func() { t.play(id) }}))
		return
	}
	text := t.book.t("zone.resolution") + " " + t.book.t("common.none")
	if len(list) > 0 {
		text = t.book.t("zone.resolution") + " " + t.book.name(list[0].Face)
		t.anim.put(list[0].ID, r.CenterBox(r.H*63/88, r.H))
	} else if t.lay.Phone {
		return
	}
	tg := Target{Name: "pile:resolution", Label: text, Region: RegionPiles, Still: len(list) == 0}
	if len(list) > 0 {
		tg.Card = list[0].ID
		tg.Do = func() { t.browse(ability.Resolving, 0) }
	}
	f.Band(r, text, f.Add(tg))
}

// drawArrows draws who attacks whom.
func (t *table) drawArrows(f *Frame) {
	for i := range t.view.Battles {
		b := &t.view.Battles[i]
		for _, by := range b.Attackers {
			for _, at := range b.Targets {
				p, ok := t.anim.spot[by.ID]
				q, ok2 := t.anim.spot[at.ID]
				if ok && ok2 {
					f.Arrow(p.Center(), edgeOf(q, p.Center()), true)
				}
			}
		}
	}
	if t.grip.on && t.attacks(t.grip.card) {
		f.Arrow(t.grip.from.Center(), t.grip.at, true)
	}
}

// edgeOf is where the line from p to the middle of r enters r.
func edgeOf(r render.Rect, p render.Point) render.Point {
	c := r.Center()
	dx, dy := p.X-c.X, p.Y-c.Y
	k := float32(1)
	if dx != 0 {
		k = min(k, r.W/2/absF(dx))
	}
	if dy != 0 {
		k = min(k, r.H/2/absF(dy))
	}
	return render.Point{X: c.X + dx*k*0.7, Y: c.Y + dy*k*0.7}
}

func absF(v float32) float32 {
	if v < 0 {
		return -v
	}
	return v
}

// aiming says whether what is dragged is an attack: an arrow, while the card stays
// where it is.
func (t *table) aiming() bool {
	return t.grip.on && t.attacks(t.grip.card) && len(t.playActs(t.grip.card)) == 0
}

// drawGrip draws what is being dragged.
func (t *table) drawGrip(f *Frame) {
	if !t.grip.on {
		return
	}
	v := t.card(t.grip.card)
	if v == nil {
		return
	}
	g := &t.grip
	c := t.book.card(v, t.overOf(v))
	c.State |= render.Dragged
	r := render.R(g.at.X-g.grab.X*g.from.W, g.at.Y-g.grab.Y*g.from.H, g.from.W, g.from.H)
	if t.aiming() {
		return
	}
	f.CardTurned(r, g.tilt, 1.08, 1, &c)
	if s := t.costPreview(g.card); s != "" {
		f.CostPill(r.X-f.Px(6), r.Y+r.H*0.2, s, "")
	}
}

package game

import (
	"gotaku/render"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawLeaders draws what stands for the player: a leader, or two of them.
func (t *rowRoom) drawLeaders(f *Frame, s state.Seat) {
	p, place, ok := t.only(wing.AsLeader, s)
	if !ok {
		return
	}
	list := t.zone(p.Zone, s)
	n := max(1, len(list))
	gap := f.Px(4)
	h := (place.R.H - gap*float32(n-1)) / float32(n)
	for i := range n {
		r := place.R
		r.Y, r.H = r.Y+float32(i)*(h+gap), h
		if i < len(list) {
			t.drawLeader(f, s, p, r, &list[i], i)
			continue
		}
		f.Leader(r, &render.Leader{Mon: "seat" + itoa(int(s)), Life: t.number(s, p.Stat), Name: t.called(p), Pop: t.anim.pop(s)})
	}
}

// drawLeader draws the i-th leader of a seat with its own life.
func (t *rowRoom) drawLeader(f *Frame, s state.Seat, at *wing.Place, r render.Rect, v *match.CardView, i int) {
	p := render.Leader{Mon: "seat" + itoa(int(s)), Life: t.number(s, at.Stat), Name: t.called(at), Pop: t.anim.pop(s)}
	several := len(t.zone(at.Zone, s)) > 1
	if several {
		p.Name = t.book.name(v.Face)
	}
	if v.Chars != nil {
		if n, has := v.Chars.Num.Get(at.Own); has && at.Own != 0 {
			p.Life = int(n)
		}
	}
	if d := t.book.rules.Pool.Def(v.Face); d != nil {
		p.Mon = d.ID
	}
	st, _ := t.state(v.ID)
	t.anim.put(v.ID, r)
	p.Tag = t.leaderTag(v)
	tg := t.target(v, st, t.region(s))
	tg.Name = "leader:" + itoa(int(s))
	if i > 0 {
		tg.Name += ":" + itoa(i)
	}
	tg.Label = t.name(s) + " " + t.book.statName(at.Stat) + " " + itoa(p.Life)
	if several {
		tg.Label = t.book.name(v.Face) + " " + tg.Label
	}
	p.State = st
	p.State |= f.pointing(tg.Name)
	p.ID = f.Add(tg)
	f.Leader(r, &p)
}

// leaderTag counts what lies on a leader: abilities it has gained, and counters.
func (t *rowRoom) leaderTag(v *match.CardView) string {
	n := 0
	if v.Chars != nil && v.Print != nil {
		n = max(0, len(v.Chars.Abilities)-len(v.Print.Abilities))
	}
	if n += len(v.Counters); n == 0 {
		return ""
	}
	return t.book.t("leader.effects", n)
}

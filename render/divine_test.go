package render

import "testing"

// The table of units with what is attached to them, as full as it may be.

type sampleUnit struct {
	card   Card
	energy int
	labels []Label
	left   int
	hurt   bool
}

func divineFace(no, name, letter string) *Face {
	f := other(DivineCross, no, name, letter, letter)
	f.Kind = "ユニット"
	return f
}

func divineUnits(full bool) (near, far [4]*sampleUnit) {
	slam := divineFace("D011", "石切場の大槌", "赤")
	star := divineFace("D012", "星読みのカノ", "青")
	snake := divineFace("D013", "朱塗りの蛇", "赤")
	grass := divineFace("D014", "草笛の旅人", "緑")
	wing := Label{Name: "貸し出しの翼", Kind: "アシスト", Gives: []Given{{"HP", "＋200", 1}}}
	long := Label{Name: "十三夜の長い帯と白い鈴", Kind: "アシスト", Gives: []Given{{"HP", "＋200", 1}, {"退却コスト", "−1", -1}, {"爆ぜる帯の舞", "300", 0}, {"EX パワー", "", 0}}}
	near[0] = &sampleUnit{Card{ID: 1, Face: slam, Stats: hp(1200, 1000), Damage: "−500"}, 2, []Label{wing}, 700, true}
	near[1] = &sampleUnit{Card{ID: 2, Face: star, Stats: hp(900, 900)}, 3, nil, 0, false}
	near[2] = &sampleUnit{Card{ID: 3, Face: grass, Stats: hp(700, 700)}, 1, nil, 0, false}
	far[0] = &sampleUnit{Card{ID: 5, Face: snake, Stats: hp(800, 1000), Damage: "−300"}, 4, nil, 500, true}
	far[1] = &sampleUnit{Card{ID: 6, Face: grass, Stats: hp(1000, 1000)}, 1, nil, 0, false}
	far[2] = &sampleUnit{Card{ID: 7, Face: star, Stats: hp(500, 500)}, 0, nil, 0, false}
	if !full {
		return near, far
	}
	for i := range near {
		c := Card{ID: ID(10 + i), Face: [...]*Face{slam, star, grass, snake}[i], Stats: hp(1500, 1300), Damage: "−1400"}
		if i == 1 {
			c.State, c.Pill = Stunned, "気絶"
		}
		if i == 2 {
			c.State, c.Damage = Lethal, "−1500"
		}
		near[i] = &sampleUnit{c, 7 + i, []Label{long}, 100, true}
		d := c
		d.ID += 20
		far[i] = &sampleUnit{d, 9 - i, []Label{long}, 100, true}
	}
	return near, far
}

func drawDivine(l *List, t *Table, full bool) {
	l.U, l.Phone = t.U, t.Phone
	l.Cloth(t.Ground, t.Game)
	l.MiddleLine(t.Ground, t.Middle)
	near, far := divineUnits(full)
	if !t.Phone {
		l.HandBacks(t.At("hand", Far), t.Game, 5, "相手の手札 5", 30)
	}
	for i := range t.Places {
		p := &t.Places[i]
		us := near
		if p.Seat == Far {
			us = far
		}
		switch p.Zone {
		case "main":
			drawUnit(l, p, us[0])
		case "standby":
			drawUnit(l, p, us[1+p.Index])
		case "ko":
			c := Card{Face: divineFace("D015", "無口な鐘", "無"), State: ByBadge}
			v := Places{Name: "KO置き場", Now: 1, Of: 3, Last: "敗北", Cells: []Card{c}}
			if full {
				v.Now, v.Cells = 2, []Card{c, {Face: divineFace("D016", "青い鐘", "青"), State: ByBadge}}
			}
			l.Places(nil, p.R, &v)
		case "marks":
			l.Onces(p.R, []Once{{Name: "チャージ", Word: "済", Done: true}, {Name: "イベント", Word: "まだ"}, {Name: "退却", Word: "メインのみ", Off: true}})
		case "ticket":
			l.Token(p.R, &Token{Name: "ウィニングチケット", Owner: "持ち主 なし"})
		case "deck", "cemetery":
			top := Card{Face: divineFace("D017", "一日だけの祭", "赤")}
			v := Pile{Game: DivineCross, Name: "デッキ", Count: 9}
			if p.Zone == "cemetery" {
				v.Name, v.Top = "捨て場", &top
			}
			if p.Tile {
				l.Tile(p.R, &Tile{Name: v.Name, Count: 9})
			} else {
				l.Pile(p.R, &v)
			}
		case "resolution":
			if !t.Phone {
				l.Band(p.R, "解決領域 なし", 0)
			}
		case "hand":
			if p.Seat == Near {
				w := l.Px(l.pick(WidthHand, 88))
				for _, b := range Fan(nil, p.R, w, l.U, 4) {
					l.Card(b, &Card{Face: divineFace("D018", "森番の双子", "緑"), Stats: hp(1000, 1000)})
				}
			}
		}
	}
}

func drawUnit(l *List, p *Place, u *sampleUnit) {
	var at UnitAt
	if u == nil {
		l.Unit(&at, p.R, 0, 0, false, false)
		l.Slot(at.Card)
		l.Text(at.Card, "スタンバイ", Style{Size: l.Px(l.pick(12, 10.5)), Color: Text2, Align: Center})
		return
	}
	owner := p.Seat == Near
	l.Unit(&at, p.R, len(u.labels), u.energy, u.hurt, owner)
	c := u.card
	c.Under = u.energy
	l.Card(at.Card, &c)
	for i := range u.labels {
		l.Label(at.Labels[i], &u.labels[i])
	}
	l.UnitWords(&at, "エネルギー", u.energy)
	for i, r := range at.Energy {
		f := divineFace("D0", "e", [...]string{"赤", "緑", "青", "無"}[i%4])
		if !owner {
			f = nil
		}
		l.Energy(r, at.EnergySeen(i), f, DivineCross, 0, 0)
	}
	if u.hurt {
		l.Remains(at.Left, &Remains{Name: "残り HP", Short: "残", N: u.left, Lethal: u.card.is(Lethal)})
	}
}

func TestDivineTable(t *testing.T) {
	for _, s := range []struct {
		name string
		w, h int
		o    Options
	}{{"1280", 1280, 720, Options{}}, {"1920", 1920, 1080, Options{}}, {"phone", 1688, 780, Options{Scale: 2}}, {"phone1", 844, 390, Options{}}} {
		for _, full := range []bool{false, true} {
			tb := LayoutWith(DivineCross, s.w, s.h, s.o)
			name := "divine-" + s.name
			if full {
				name += "-full"
			}
			gallery(t, name, s.w, s.h, tb.U, func(l *List) { drawDivine(l, &tb, full) })
		}
	}
}

// TestUnitPartsFit: whatever is attached to a unit stands in its place, and nothing of it lies on anything else.
func TestUnitPartsFit(t *testing.T) {
	for _, s := range []struct {
		w, h int
		o    Options
	}{{1280, 720, Options{}}, {1920, 1080, Options{}}, {844, 390, Options{}}, {1688, 780, Options{Scale: 2}}, {1280, 720, Options{Text: 1.3}}} {
		tb := LayoutWith(DivineCross, s.w, s.h, s.o)
		l := art(t).NewList()
		l.Reset(s.w, s.h, tb.U)
		l.Phone = tb.Phone
		for i := range tb.Places {
			p := &tb.Places[i]
			for k := range tb.Places {
				if q := &tb.Places[k]; k != i && p.Zone != "hand" && q.Zone != "hand" && p.R.Overlaps(q.R) && !overTheLine(p) && !overTheLine(q) {
					t.Errorf("%d: %s %d %d lies on %s %d %d", s.w, p.Zone, p.Seat, p.Index, q.Zone, q.Seat, q.Index)
				}
			}
			if p.Zone != "main" && p.Zone != "standby" {
				continue
			}
			for n := range 4 * 2 * 12 {
				unitFits(t, l, p, n%4%3, n/8, n/4%2 == 1, n%4 == 3)
			}
		}
	}
}

// overTheLine says whether a place is for what comes up in the middle, over others.
func overTheLine(p *Place) bool { return p.Zone == "resolution" || p.Zone == "ticket" }

func unitFits(t *testing.T, l *List, p *Place, labels, energy int, left, owner bool) {
	t.Helper()
	var at UnitAt
	l.Unit(&at, p.R, labels, energy, left, owner)
	parts := append([]Rect{at.Card}, at.Labels...)
	if !at.Name.Empty() {
		parts = append(parts, at.Name)
	}
	if left {
		if at.Left.Empty() {
			t.Errorf("%s: no place for what is left", p.Zone)
		}
		parts = append(parts, at.Left)
	}
	if len(at.Energy) != energy || len(at.Labels) != labels {
		t.Fatalf("%d energy, %d labels", len(at.Energy), len(at.Labels))
	}
	if energy > 0 {
		last := at.Energy[energy-1]
		row := Rect{at.Energy[0].X, last.Y, last.Right() - at.Energy[0].X, last.H}
		parts = append(parts, row, at.Count)
	}
	for i, a := range parts {
		if !a.Within(p.R.Inset(-1.5)) {
			t.Errorf("%s %d %d with %d labels, %d energy, %v: part %d %+v is outside %+v", p.Zone, p.Seat, p.Index, labels, energy, left, i, a, p.R)
		}
		for k, b := range parts[:i] {
			if in := a.Intersect(b); in.W > 1 && in.H > 1 {
				t.Errorf("%s %d %d with %d labels, %d energy, %v: part %d %+v lies on part %d %+v", p.Zone, p.Seat, p.Index, labels, energy, left, i, a, k, b)
			}
		}
	}
}

package render

import "testing"

// sampleSide is the rail of the SVE pictures.
func sampleSide() *Side {
	pp := func(n, m int, s string) []Gems { return []Gems{{"PP", s, ShapeDiamond, GemPP, n, m}} }
	ep := func(n int, s string) []Gems {
		return []Gems{{"EP", s, ShapeCircle, Sel, n, 3}, {"SEP", "1", ShapeSquare, GemSEP, 1, 1}}
	}
	return &Side{
		Theirs: Plate{ID: 900, Game: SVE, Mon: "mahiru", Name: "まひる", Sub: "手札 4", Big: "14", Label: "体力", First: pp(3, 6, "3/6"), Then: ep(1, "1")},
		Mine:   Plate{ID: 901, Game: SVE, Mon: "iori", Name: "いおり", Sub: "手札 6（上限 7）", Big: "17", Label: "体力", First: pp(4, 7, "4/7"), Then: ep(0, "0"), Turn: "あなたの番", Mine: true},
		Turn:   "第 7 ターン", Log: "記録 42", LogID: 902,
		Phases: []Phase{{ID: 903, Name: "開始"}, {ID: 904, Name: "メイン"}, {ID: 905, Name: "終了"}}, Now: 1,
		Panel: Panel{Asked: true, Over: "あなたに聞いています", Question: "「霧渡りの早馬」を\u200b場に出しますか", Items: []Item{
			{Kind: ItemText, Text: "光っている所で離すと出ます。\n場の並びに意味はありません。"},
			{Kind: ItemButton, ID: 906, Text: "場に出す", Key: "Enter"},
			{Kind: ItemButton, ID: 907, Text: "手札に戻す", Key: "Esc"},
		}},
		OK:       Button{ID: 908, Label: "決定", Key: "Space", Off: true},
		Then:     []Button{{ID: 909, Label: "メインフェイズを終える", Key: "E", Kind: Raised}},
		LastWord: "直前", Last: "「渡し場の犬」を EX エリアに置いた",
	}
}

func sampleTools() []Tool {
	return []Tool{{1, IconMenu, "メニュー", false, false, false}, {2, IconLog, "記録", false, false, false}, {3, IconUndo, "戻す", false, false, false},
		{4, IconLook, "検分", false, false, false}, {5, IconRules, "規則", false, false, false}, {6, IconSettings, "設定", false, false, false}}
}

type sampleSeat struct {
	field, ex   []Card
	life        int
	mon         string
	evolve      int
	deck, grave int
	top         Card
	gone        int
}

func sampleNear() sampleSeat {
	return sampleSeat{
		field: []Card{
			{ID: 11, Face: cardBanpei, Stats: sveStats(2, 2, 1, 3), Words: []string{"守護"}, State: Rested},
			{ID: 12, Face: cardTouka, Stats: sveStats(5, 4, 3, 4), Words: []string{"突進"}, State: Evolved},
			{ID: 13, Face: cardSyoki, Stats: sveStats(3, 3, 2, 2), Pill: "登場"},
		},
		ex:   []Card{{ID: 14, Face: cardInu, Stats: sveStats(1, 1, 2, 2), State: IsLegal}, {ID: 15, Face: cardKane}},
		life: 17, mon: "iori", evolve: 6, deck: 24, grave: 7, top: Card{Face: cardYari, Stats: sveStats(2, 2, 2, 2)}, gone: 0,
	}
}

func sampleFar() sampleSeat {
	return sampleSeat{
		field: []Card{
			{ID: 21, Face: cardRenshi, Stats: sveStats(2, 2, 2, 4), Words: []string{"守護"}},
			{ID: 22, Face: cardFutago, Stats: sveStats(2, 3, 2, 4), State: Rested},
			{ID: 23, Face: cardSuna, Stats: sveStats(2, 2, 1, 1)},
			{ID: 24, Face: cardShahon},
		},
		ex:   []Card{{ID: 25, Face: cardHinoko}, {ID: 26, Face: cardHinoko}},
		life: 14, mon: "mahiru", evolve: 8, deck: 21, grave: 9, top: Card{Face: cardSuna, Stats: sveStats(2, 2, 1, 1)}, gone: 2,
	}
}

// drawTable draws the SVE scene of the pictures. boxes is work space.
func drawTable(l *List, t *Table, side *Side, near, far *sampleSeat, boxes *[]Rect) {
	l.Phone = t.Phone
	l.U = t.U
	l.Cloth(t.Ground, t.Game)
	l.MiddleLine(t.Ground, t.Middle)
	if !t.Phone {
		l.HandBacks(t.At("hand", Far), t.Game, 4, "相手の手札 4", 30)
	}
	drawSeat(l, t, Far, far, boxes)
	drawSeat(l, t, Near, near, boxes)
	if !t.Phone {
		l.Band(t.At("resolution", Both), "解決領域 なし", 31)
	}
	drawHand(l, t, boxes)
	l.TurnEdge(t.Ground, 1)
	l.U = t.RailU
	if !t.Phone {
		l.Tools(t.Tools, sampleToolsKept)
	}
	l.Side(t.Rail, side)
	l.U = t.U
	drawHeld(l, t)
}

var sampleToolsKept = sampleTools()

func drawSeat(l *List, t *Table, s Seat, d *sampleSeat, boxes *[]Rect) {
	w := l.Px(WidthField)
	if t.Phone {
		w = l.Px(46)
	}
	zone := t.At("field", s)
	rested := func(i int) bool { return d.field[i].State&Rested != 0 }
	*boxes, w = Spread(*boxes, zone, w, l.U, len(d.field), 5, rested)
	for i, b := range *boxes {
		up := b.CenterBox(w, w*88/63)
		if i >= len(d.field) {
			if s == Near {
				l.LegalSlot(up.Inset(-l.Px(10)), "場へ", i == 3, 0, 40+ID(i))
			} else {
				l.Slot(up)
			}
			continue
		}
		if d.field[i].State&Rested != 0 {
			l.Slot(up)
		}
		l.Card(b, &d.field[i])
	}
	ex := t.At("ex", s)
	*boxes, w = exRow(*boxes, ex, l.U, len(d.ex))
	l.Text(Rect{ex.X - l.Px(30), ex.Y, l.Px(28), ex.H}, "EX", Style{Size: l.Px(12.5), Color: Text2, Align: Right})
	for i, b := range *boxes {
		if i < len(d.ex) {
			l.Card(b, &d.ex[i])
		} else {
			l.Slot(b)
		}
	}
	l.Leader(t.At("leader", s), &Leader{ID: 50 + ID(s), Mon: d.mon, Life: d.life, Name: "リーダー"})
	if t.Phone {
		for _, p := range t.Places {
			if p.Seat == s && p.Tile {
				l.Tile(p.R, &Tile{ID: 60, Name: tileName(p.Zone), Count: tileCount(p.Zone, d)})
			}
		}
		return
	}
	l.Pile(t.At("evolve", s), &Pile{ID: 51, Game: SVE, Name: "エボルヴ", Count: d.evolve})
	l.Pile(t.At("deck", s), &Pile{ID: 52, Game: SVE, Name: "デッキ", Count: d.deck})
	l.Pile(t.At("cemetery", s), &Pile{ID: 53, Game: SVE, Name: "墓場", Count: d.grave, Top: &d.top})
	l.ZoneName(t.At("banished", s).TopStrip(l.Px(18)), "消滅", d.gone)
}

func exRow(out []Rect, zone Rect, u float32, n int) ([]Rect, float32) {
	out = out[:0]
	w := min(54*u, zone.H*63/88)
	pitch := zone.W / 5
	for i := range 5 {
		bw, bh := CardBox(w, false)
		out = append(out, Rect{zone.X + pitch*(float32(i)+0.5) - bw/2, zone.Center().Y - bh/2, bw, bh}.Snap())
	}
	return out, w
}

func tileName(z string) string {
	return map[string]string{"hand": "手札", "evolve": "エボルヴ", "banished": "消滅", "deck": "デッキ", "cemetery": "墓場"}[z]
}

func tileCount(z string, d *sampleSeat) int {
	switch z {
	case "evolve":
		return d.evolve
	case "deck":
		return d.deck
	case "cemetery":
		return d.grave
	case "banished":
		return d.gone
	}
	return 4
}

var sampleHand = []Card{
	{ID: 70, Face: cardKane},
	{ID: 71, Face: cardHata, Stats: sveStats(4, 4, 4, 4), Words: []string{"突進"}, State: Veiled},
	{},
	{ID: 73, Face: cardMissyo, Words: []string{"クイック"}, State: Veiled},
	{ID: 74, Face: cardYari, Stats: sveStats(2, 2, 2, 2)},
	{ID: 75, Face: cardBanpei, Stats: sveStats(2, 2, 3, 3), Words: []string{"守護"}},
}

func drawHand(l *List, t *Table, boxes *[]Rect) {
	w := l.Px(WidthHand)
	if t.Phone {
		w = l.Px(88)
	}
	*boxes = Fan(*boxes, t.At("hand", Near), w, l.U, len(sampleHand))
	for i, b := range *boxes {
		if sampleHand[i].Face == nil {
			l.CardGhost(b, "移動中")
			continue
		}
		l.Card(b, &sampleHand[i])
	}
}

var sampleHeld = Card{ID: 72, Face: cardHaya, Stats: sveStats(3, 3, 2, 2), Words: []string{"疾走"}, State: Dragged}

func drawHeld(l *List, t *Table) {
	r := Rect{t.Table.X + t.Table.W*0.575, t.Table.Y + t.Table.H*0.5, l.Px(WidthHand), l.Px(WidthHand) * 88 / 63}
	if t.Phone {
		r = Rect{t.Table.X + t.Table.W*0.54, t.Table.Y + t.Table.H*0.29, l.Px(88), l.Px(88) * 88 / 63}
	}
	l.CardTurned(r, -0.07, 1.08, 1, &sampleHeld)
	l.CostPill(r.X-l.Px(4), r.Y+r.H*0.2, "PP 4 → 1", "3 を支払う")
	l.Pointer(Point{r.Center().X + l.Px(14), r.Center().Y})
}

func TestTablePictures(t *testing.T) {
	for _, s := range []struct {
		name string
		w, h int
		o    Options
	}{{"sve-table-1280x720", 1280, 720, Options{}}, {"sve-table-1920x1080", 1920, 1080, Options{}}, {"sve-table-phone-844x390", 1688, 780, Options{Scale: 2}}} {
		tb := LayoutWith(SVE, s.w, s.h, s.o)
		near, far := sampleNear(), sampleFar()
		var boxes []Rect
		side := sampleSide()
		if tb.Phone {
			side.Panel.Items = side.Panel.Items[1:]
			side.Then[0].Label = "フェイズを終える"
		}
		gallery(t, s.name, s.w, s.h, tb.U, func(l *List) { drawTable(l, &tb, side, &near, &far, &boxes) })
	}
}

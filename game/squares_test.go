package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// The crowded table of the game whose seats share a board of squares.

const crowdedSquares = "squares-zx.scenario"

// squareEnglish are English names for its cards, and their texts.
var squareEnglish = strings.NewReplacer(
	"鉄線の獅子", "Lion of Iron Wire", "針金細工の鶴", "Crane of Bent Wire", "朱塗りの戦車", "Vermilion Chariot", "芽吹く城壁", "Budding Rampart",
	"水路の測り手", "Surveyor of the Canal", "夜見の葬列", "Funeral of the Night Watch", "双つの灯籠", "Twin Lanterns", "呼び戻しの笛", "Pipe of Calling Back", "一斉点火", "All Lamps at Once",
	"【常】スクエアにある他のすべてのあなたの[剣士]のパワーを+1000する。", "[static] All other <Swordsman> cards in your squares get +1000 power.",
	"【自】このカードが登場した時、カードを1枚引く。", "[auto] When this card enters, draw 1 card.", "【レンジ2】", "[Range 2]", "ヴォイドブリンガー", "Void Bringer",
	"【自】このカードが攻撃された時、ターン終了時まで、このカードのパワーを+2000する。", "[auto] When this card is attacked, until the end of the turn, this card gets +2000 power.",
	"〈このカードをスリープする、手札にあるカードを1枚トラッシュに置く〉カードを1枚引く。", " put this card to sleep, put 1 card in your hand into the trash: Draw 1 card.", "【起】", "[activate]",
	"剣士", "Swordsman", "traits 細工", "traits Craft", "traits 樹", "traits Tree", "traits 水守", "traits Canal", "traits 影", "traits Shade", "《影》", "《Shade》",
)

// TestCrowdedSquares draws the crowded table, what is dragged over it, and what is asked about it, from both seats, in every
// size and language.
func TestCrowdedSquares(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			name := "-" + lang + "-" + itoa(size[0])
			free := func(r *rig, what string) {
				t.Helper()
				r.shot("zx-" + what + name)
				for _, s := range r.overlaps() {
					t.Errorf("%s%s: %s", what, name, s)
				}
			}
			r := crowdedOf(t, crowdedSquares, 0, size[0], size[1], lang, true)
			free(r, "crowded")
			tb := r.table()
			r.pointAt(cardName(tb.zone(ability.Square, 0)[1].ID))
			r.shot("zx-large" + name)
			m := newMovers(t, r, 1)
			hand := tb.zone(ability.Hand_, 0)
			m.grab(hand[1].ID)
			free(r, "drag")
			m.letGo()
			m.pressAt(hand[1].ID)
			free(r, "taken")
			m.key("Esc")

			r.does(state.PlayCard, hand[2].ID)
			free(r, "pay")
			if size[0] < 900 { // what pays lies in a tile, which opens
				m.click("pile:0:resource")
				free(r, "pay-open")
				m.key("Esc")
			}
			r.key("Space")
			r.settle()
			r.key("2")
			free(r, "from-trash")
			r.key("Space")
			r.settle()
			free(r, "square")
			if tb := r.table(); tb.dec == nil || tb.dec.Ask.Key != "square" {
				t.Fatalf("asked %+v, want a square", tb.dec)
			}
			r.click("slot:1")
			free(r, "square-chosen")
			r.key("Space")
			r.settle()
			free(r, "entered")
		}
	}
}

// TestPlacesAreChosenOnTheBoard: where squares are asked for they are lit, pressed on the board alone, by both seats, and
// named as the board names them.
func TestPlacesAreChosenOnTheBoard(t *testing.T) {
	for _, size := range screens {
		for seat := range state.Seat(2) {
			r := newRig(t, size[0], size[1])
			r.click("table:zx")
			r.click("mode:solo")
			r.click("play")
			r.settle()
			tb := r.table()
			d := rules.Decision{Seat: seat, Kind: rules.Choose, Min: 1, Max: 1, Slots: ability.Square, Ask: rules.Prompt{Key: "square", Rule: "1006.3"}}
			for _, n := range []int32{0, 3, 5} {
				d.Items = append(d.Items, state.Item{N: n})
			}
			a := &asking{Session: tb.s, view: *tb.view, d: &d}
			a.view.Mine, a.view.TurnNo, a.view.Turn = a.d, 2+int32(seat), seat
			n := newTable(r.c, a, tb.match, tb.book.rules)
			n.match = &matchInfo{Key: "match/x", Mode: modeSolo}
			r.c.Set.Flip = true
			r.c.Go(n)
			r.settle()
			r.shot("zx-places-" + itoa(int(seat)) + "-" + itoa(size[0]))
			f := r.c.now()
			for i, want := range [3]string{"a3", "a2", "c2"} {
				tg := f.find("slot:" + itoa(i))
				if tg == nil || tg.State != "legal" || !strings.HasSuffix(tg.Label, " "+want) {
					t.Fatalf("%v seat %d: place %d is %+v, want %s lit", size, seat, i, tg, want)
				}
				if f.find("row:"+itoa(i)) != nil {
					t.Errorf("%v: place %d is a row of the panel, too", size, i)
				}
			}
			near, _ := r.c.Find("slot:0")
			if far := near.Center().Y < n.lay.Middle; far != (seat == 0) {
				t.Errorf("%v seat %d: the first square lies at %v", size, seat, near)
			}
			r.click("slot:0")
			r.click("slot:2") // another one is meant
			if tg := r.c.now().find("slot:2"); tg.State != "selected" || r.c.now().find("slot:0").State != "legal" {
				t.Errorf("chosen is %+v", tg)
			}
			r.key("Space")
			if a.got == nil || len(a.got.Pick) != 1 || a.got.Pick[0].N != 5 {
				t.Errorf("%v seat %d: answered %+v, want square 5", size, seat, a.got)
			}
		}
	}
}

// speaks changes the language at a board's table, with what its cards say in it.
func (r *rig) speaks(lang string, key boardKey) {
	r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
	r.tick(1)
	tb := r.table()
	for _, c := range layOut(r.t, key).cards {
		tb.book.english, tb.book.clauses = append(tb.book.english, c.English), append(tb.book.clauses, c.Said)
	}
}

// TestCostsAreNamed: where it is asked in which order costs are paid, each says what it is.
func TestCostsAreNamed(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			r := crowdedOf(t, crowdedSquares, 0, size[0], size[1], "ja", true)
			if lang == "en" { // what is not printed in it the grammar says
				r.speaks(lang, boardKey{crowdedSquares, 0, "ja"})
			}
			r.does(state.UseAbility, r.table().zone(ability.Square, 0)[1].ID)
			tb := r.table()
			if tb.dec == nil || tb.dec.Ask.Key != "costs" {
				t.Fatalf("asked %+v", tb.dec)
			}
			r.shot("zx-costs-" + lang + "-" + itoa(size[0]))
			want := map[string][2]string{"ja": {"このカードをスリープする", "手札にあるカードを1枚トラッシュに置く"}, "en": {"put this card to sleep", "put 1 card in your hand into the trash"}}[lang]
			for i, it := range tb.dec.Items {
				if got, _ := tb.panel.itemWords(it); got != want[i] {
					t.Errorf("%s: cost %d is called %q, want %q", lang, i, got, want[i])
				}
			}
		}
	}
}

// TestABlindChoiceCountsTheCards: of hidden cards each row says which it is, in the order in which they lie; where nothing
// that is asked for is there, that is said and no row stands for what cannot be chosen.
func TestABlindChoiceCountsTheCards(t *testing.T) {
	for _, size := range screens {
		m := newMovers(t, newRig(t, size[0], size[1]), 7)
		m.c.Set.Idle = true // else it is not asked where there is nothing
		m.click("table:zx")
		m.click("mode:solo")
		m.click("play")
		m.settle()
		tb := m.until("no Start Card", func(tb *table) bool { return tb.dec.Ask.Key == "start" && len(tb.first) == 0 })
		m.shot("zx-nothing-" + itoa(size[0]))
		if m.c.now().find("row:0") != nil || len(tb.dec.Items) < 10 {
			t.Errorf("%v: there are rows for what cannot be chosen", size)
		}
		tb = m.until("a life card to choose", func(tb *table) bool { return tb.dec.Ask.Key == "life" })
		m.shot("zx-blind-" + itoa(size[0]))
		for i, it := range tb.dec.Items {
			if got, _ := tb.panel.itemWords(it); got != itoa(i+1)+" 枚目" {
				t.Errorf("%v: card %d is called %q", size, i, got)
			}
		}
		first, _ := m.c.Find("row:0")
		last, _ := m.c.Find("row:" + itoa(len(tb.dec.Items)-1))
		if phone := size[0] < 900; (first.Y == last.Y) != phone || first.X < tb.lay.Ground.Right() {
			t.Errorf("%v: the cards are asked for at %v to %v, over the table's %v", size, first, last, tb.lay.Ground)
		}
	}
}

// TestWhatCanBeChosenStandsFirst: in a pile of cards of which few fit, those stand first, and stay where they are when one is
// chosen.
func TestWhatCanBeChosenStandsFirst(t *testing.T) {
	m := newMovers(t, newRig(t, 1280, 720), 7)
	m.click("table:zx")
	m.click("mode:solo")
	m.click("play")
	m.settle()
	tb := m.until("a lower half to choose", func(tb *table) bool { return tb.dec.Ask.Key == "lower" })
	if n := len(tb.first); n == 0 || n == len(tb.dec.Items) || slices.Contains(tb.first, tb.dec.Items[0]) {
		t.Fatalf("%d of %d fit, or the first: nothing is shown by that", n, len(tb.dec.Items))
	}
	order := tb.panel.rowOrder()
	for i, at := range order {
		if slices.Contains(tb.first, tb.dec.Items[at]) != (i < len(tb.first)) {
			t.Fatalf("the rows are %v", order)
		}
	}
	m.click("row:" + itoa(order[0]))
	m.settle()
	if again := tb.panel.rowOrder(); len(tb.picks) != 1 || !slices.Equal(again, order) {
		t.Errorf("%d chosen, the rows are %v, were %v", len(tb.picks), again, order)
	}
}

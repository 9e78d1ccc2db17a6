package game

import (
	"slices"
	"testing"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// asking is a session that asks one decision of the test's own and keeps the answer.
type asking struct {
	session.Session
	view   match.View
	d      *rules.Decision
	got    *state.Answer
	events []match.Told
}

func (a *asking) Tick()                              {}
func (a *asking) View() *match.View                  { return &a.view }
func (a *asking) Decision() *rules.Decision          { return a.d }
func (a *asking) Acts() []state.Act                  { return nil }
func (a *asking) Events(from int) []match.Told       { return a.events[min(from, len(a.events)):] }
func (a *asking) Answer(_ int, v state.Answer) error { a.got = &v; return nil }
func (a *asking) Next(part []state.Item) []state.Item {
	if len(part) >= int(a.d.Max) {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(a.d.Items), func(it state.Item) bool { return slices.Contains(part, it) })
}

func (a *asking) Check(v state.Answer) *board.Why {
	sum := int32(0)
	for _, n := range v.N {
		sum += n
	}
	if a.d.Kind == rules.Choose && len(v.Pick) < int(a.d.Min) || a.d.Kind == rules.Split && sum != a.d.Max {
		return &board.Why{Rule: "1.2", JA: "だめ", EN: "no"}
	}
	return nil
}

// asked seats a table at a session that asks d.
func asked(t *testing.T, w, h int, d rules.Decision) (*rig, *asking) {
	t.Helper()
	r := seated(t, w, h)
	tb := r.table()
	a := &asking{Session: tb.s, view: *tb.view, d: &d}
	d.Seat = tb.dec.Seat
	a.view.Mine = a.d
	n := newTable(r.c, a, tb.match, tb.book.rules)
	n.match = &matchInfo{Key: "match/x", Mode: modeSolo}
	r.c.Go(n)
	r.settle()
	return r, a
}

func handItems(t *testing.T, n int) []state.Item {
	r := seated(t, 1280, 720)
	tb := r.table()
	var out []state.Item
	for _, v := range tb.zone(ability.Hand_, tb.dec.Seat)[:n] {
		out = append(out, state.Item{Card: v.ID})
	}
	return out
}

func TestChooseInOrder(t *testing.T) {
	items := handItems(t, 3)
	r, a := asked(t, 1280, 720, rules.Decision{Kind: rules.Choose, Min: 2, Max: 2, Ordered: true, Items: items, Ask: rules.Prompt{Key: "order"}})
	r.click("row:2")
	if ok := r.c.now().find("ok"); !ok.Off || ok.Why() == nil {
		t.Fatal("OK can be pressed with one of two chosen")
	}
	r.click(cardName(items[0].Card)) // on the table
	r.shot("choose-1280")
	r.key("Space")
	want := []state.Item{items[2], items[0]}
	if a.got == nil || !slices.Equal(a.got.Pick, want) {
		t.Fatalf("answered %+v, want the items %v in the order of choosing", a.got, want)
	}
}

func TestChoosingOneReplaces(t *testing.T) {
	items := handItems(t, 3)
	r, a := asked(t, 1280, 720, rules.Decision{Kind: rules.Choose, Min: 1, Max: 1, Items: items, Ask: rules.Prompt{Key: "select"}})
	r.click("row:0")
	r.key("2") // the second that can be chosen
	r.key("Space")
	if a.got == nil || !slices.Equal(a.got.Pick, items[1:2]) {
		t.Fatalf("answered %+v, want item %v", a.got, items[1])
	}
}

func TestNumber(t *testing.T) {
	r, a := asked(t, 1280, 720, rules.Decision{Kind: rules.Number, Min: 0, Max: 6, Ask: rules.Prompt{Key: "x"}})
	r.click("more")
	r.click("more")
	r.key("Up")
	r.click("less")
	r.shot("number-1280")
	r.key("Space")
	if a.got == nil || !slices.Equal(a.got.N, []int32{2}) {
		t.Fatalf("answered %+v, want 2", a.got)
	}
	r.key("5")
	r.key("Space")
	if !slices.Equal(a.got.N, []int32{5}) {
		t.Fatalf("answered %v after the digit, want 5", a.got.N)
	}
}

func TestSplitGivesEverythingOut(t *testing.T) {
	items := handItems(t, 2)
	r, a := asked(t, 1280, 720, rules.Decision{Kind: rules.Split, Max: 4, Items: items, Ask: rules.Prompt{Key: "split"}})
	r.click("less:0")
	if ok := r.c.now().find("ok"); !ok.Off || ok.Why() == nil {
		t.Fatal("OK can be pressed with 3 of 4 given out")
	}
	r.click("more:1")
	r.key("Space")
	if a.got == nil || !slices.Equal(a.got.N, []int32{2, 2}) {
		t.Fatalf("answered %+v, want 2 and 2", a.got)
	}
}

// TestSplitInUnits: one press gives or takes a whole unit.
func TestSplitInUnits(t *testing.T) {
	r, a := asked(t, 1280, 720, rules.Decision{Kind: rules.Split, Min: 1000, Max: 4000, Items: handItems(t, 2), Ask: rules.Prompt{Key: "split"}})
	r.click("less:0")
	r.click("more:1")
	r.key("Space")
	if a.got == nil || !slices.Equal(a.got.N, []int32{2000, 2000}) {
		t.Fatalf("answered %+v, want 2000 and 2000", a.got)
	}
}

func TestByHandTools(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		r, a := asked(t, size[0], size[1], rules.Decision{Kind: rules.ByHand, Hand: "風の吹いたほうへ移す。", Ask: rules.Prompt{Key: "hand"}})
		tb := r.table()
		id := tb.zone(ability.Hand_, tb.dec.Seat)[0].ID
		r.shot("byhand-" + itoa(size[0]))
		r.click(cardName(id))
		r.shot("byhand-card-" + itoa(size[0]))
		r.click("hand:move")
		to := "hand:to:" + itoa(int(ability.EX)) + ":" + itoa(int(tb.dec.Seat)) + ":0"
		r.rollTo(to)
		r.click(to)
		want := state.HandOp{Verb: ability.Moved, Card: id, To: state.Place{Zone: tb.book.rules.Zone(ability.EX), Of: tb.dec.Seat}}
		if a.got == nil || a.got.Hand == nil || *a.got.Hand != want {
			t.Fatalf("answered %+v, want %+v", a.got, want)
		}
		r.key("Space")
		if a.got.Hand != nil {
			t.Fatal("Space did not end the operations")
		}
	}
}

func TestYesNoByKeys(t *testing.T) {
	for key, want := range map[string]int32{"Y": 1, "N": 0} {
		r, a := asked(t, 1280, 720, rules.Decision{Kind: rules.YesNo, Ask: rules.Prompt{Key: "may"}})
		for _, other := range []string{"Space", "E", "P", "Enter"} {
			r.key(other)
		}
		if a.got != nil {
			t.Fatal("a key other than Y and N answered")
		}
		r.key(key)
		if a.got == nil || a.got.N[0] != want {
			t.Fatalf("%s answered %+v, want %d", key, a.got, want)
		}
	}
}

func TestQuickWindowIsPassedOnlyByP(t *testing.T) {
	r := seated(t, 1280, 720)
	for range 30 {
		if r.table().passer.isQuick() {
			break
		}
		if r.table().dec.Kind == rules.Acting {
			r.key("E")
			r.key("E")
		} else {
			r.key("Space")
		}
		r.settle()
	}
	if !r.table().passer.isQuick() {
		t.Fatal("no quick window came")
	}
	r.shot("quick-1280")
	n := r.table().view.Inputs
	for _, k := range []string{"Space", "E", "Enter"} {
		r.key(k)
		if r.table().view.Inputs != n {
			t.Fatalf("%s passed the quick window", k)
		}
	}
	r.key("P")
	if r.table().view.Inputs <= n {
		t.Fatal("P did not pass the quick window")
	}
}

func TestInviteScreen(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:link")
	r.click("play")
	r.tick(3)
	v, ok := r.c.scene.(*invite)
	if !ok || v.err != "" {
		t.Fatalf("scene %s, error %q; want the invitation", r.c.scene.Name(), v.err)
	}
	r.shot("invite-1280")
	r.click("copy")
	r.tick(1)
	if want := v.address(); r.clip != want || want[:len("https://table.example/#r=")] != "https://table.example/#r=" {
		t.Fatalf("copied %q, want the link %q", r.clip, want)
	}
	r.key("Esc")
	if r.c.scene.Name() != "title" || len(r.store.List(matchPrefix)) != 0 {
		t.Fatalf("after leaving: scene %s, stored %v", r.c.scene.Name(), r.store.List(matchPrefix))
	}
}

// What the other side would do by hand is shown in words before it is agreed to.
func TestByHandProposalIsShown(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		r, a := asked(t, size[0], size[1], rules.Decision{Kind: rules.YesNo, Hand: "風の吹いたほうへ移す。", Op: &state.HandOp{}, Ask: rules.Prompt{Key: "consent"}})
		tb := r.table()
		me, zone := tb.dec.Seat, func(w ability.Zone) state.Zone { return tb.book.rules.Zone(w) }
		mine, theirs := tb.zone(ability.Hand_, me)[0].ID, tb.zone(ability.Hand_, me.Other())[0].ID
		in, opp := tb.name(me), tb.name(me.Other())
		for _, c := range []struct {
			op   state.HandOp
			want []string
		}{
			{state.HandOp{Verb: ability.Moved, Card: mine, To: state.Place{Zone: zone(ability.EX), Of: me}}, []string{in + " 手札「" + tb.nameOf(mine) + "」", "→ " + in + " EXエリア"}},
			{state.HandOp{Verb: ability.Moved, Card: theirs, To: state.Place{Zone: zone(ability.Deck), Of: me.Other()}, Pos: -1}, []string{opp + " 手札「" + tb.nameOf(theirs) + "」", "→ " + opp + " デッキの下"}},
			{state.HandOp{Verb: ability.DealtDamage, Card: mine, N: 3}, []string{in + " 手札「" + tb.nameOf(mine) + "」", "3 ダメージ"}},
			{state.HandOp{Verb: ability.MinusV, Card: mine, Stat: ability.Attack, N: 2}, []string{in + " 手札「" + tb.nameOf(mine) + "」", "攻撃力 −2"}},
			{state.HandOp{Verb: ability.CounterPut, Card: mine, N: 1, Name: "印"}, []string{in + " 手札「" + tb.nameOf(mine) + "」", "印 +1"}},
			{state.HandOp{Verb: state.NumberChanged, To: state.Place{Of: me.Other()}, Stat: ability.PlayerPP, N: -1}, []string{opp + " PP −1"}},
			{state.HandOp{Verb: ability.Drew, To: state.Place{Of: me}}, []string{in + " 1 枚引く"}},
			{state.HandOp{Verb: ability.Shuffled, To: state.Place{Of: me}}, []string{in + " 切る"}},
		} {
			*a.d.Op = c.op
			r.c.Dirty()
			r.settle()
			r.shot("byhand-consent-" + itoa(size[0]))
			var got []string
			for _, it := range tb.rail.side.Panel.Items {
				if it.Kind == render.ItemStrong || it.Kind == render.ItemText {
					got = append(got, it.Text)
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%+v is told as %q, want %q", c.op, got, c.want)
			}
		}
		r.key("Y")
		if a.got == nil || !slices.Equal(a.got.N, []int32{1}) {
			t.Fatalf("answered %+v, want yes", a.got)
		}
	}
}

package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// What would follow from a skill is what follows.
func TestSkillDoesWhatIsForeseen(t *testing.T) {
	m := newMovers(t, sitDC(t, 1280, 720, "solo"), 3)
	used := 0
	for used < 6 {
		tb := m.until("a skill", func(tb *table) bool { return tb.skiller.picksSkill() && tb.skiller.skill.at >= 0 })
		act := state.Answer{Act: tb.skiller.skill.list[tb.skiller.skill.at].act}
		if tb.throws.jankenShown() {
			m.click("janken")
		}
		seen, from := tb.s.Foresee(act), len(tb.events)
		if seen == nil || len(seen.Events) == 0 {
			t.Fatal("nothing is foreseen of a skill that can be used")
		}
		m.key("Space")
		for i, e := range seen.Events {
			if got := tb.events[from+i].Event; got.Verb != e.Event.Verb || got.Card != e.Event.Card || got.N != e.Event.N {
				t.Fatalf("event %d was foreseen as %+v, it was %+v", i, e.Event, got)
			}
		}
		used++
		m.settle()
	}
}

// Nothing is foreseen that hangs on what nobody may know: the hand stays as it is known.
func TestForeseenTellsNoSecret(t *testing.T) {
	m := newMovers(t, sitDC(t, 1280, 720, "solo"), 5)
	n := 0
	for range 40 {
		tb := m.table()
		if tb.dec == nil {
			break
		}
		for _, a := range tb.acts {
			seen := tb.s.Foresee(state.Answer{Act: a})
			if seen == nil {
				continue
			}
			n++
			for s := range 2 {
				for _, w := range []ability.Zone{ability.Deck, ability.Hand_} {
					for _, v := range seen.View.Zones[tb.book.rules.Zone(w)][s] {
						if v.Face != 0 && !v.Public {
							t.Fatalf("%+v shows card %d of a hidden zone", a, v.ID)
						}
					}
				}
			}
			for _, e := range seen.Events {
				if e.Event.Tag == state.TagDrawn && e.Face != 0 {
					t.Fatalf("%+v tells what is drawn", a)
				}
			}
		}
		m.once()
		m.settle()
	}
	if n < 30 {
		t.Errorf("only %d acts were tried", n)
	}
}

// Why something cannot be done is said with the rule.
func TestDCSaysWhyNot(t *testing.T) {
	m := newMovers(t, sitDC(t, 1280, 720, "solo"), 7)
	m.c.Set.Idle = true // also where no skill can be used
	charges := func(tb *table) state.CardID {
		return m.inHand(tb, ability.Unit|ability.Command, func(a *state.Act) bool { return strings.HasPrefix(tb.drops.placeName(a), "place:charge") })
	}
	tb := m.until("a charge", func(tb *table) bool {
		return tb.dec.Window == "main" && charges(tb) != 0 && len(tb.zone(ability.Hand_, tb.dec.Seat)) > 2
	})
	main := tb.zone(ability.Main, tb.dec.Seat)[0].ID
	m.dragCard(charges(tb), "place:charge:"+itoa(int(main)))
	m.settle()
	tb = m.table()
	if tb.dec.Window != "main" {
		t.Fatalf("asked %q after the charge", tb.dec.Ask.Key)
	}
	unit := m.inHand(tb, ability.Unit, func(*state.Act) bool { return true })
	if unit != 0 { // it can still be put, not charged
		x, y := m.corner(unit)
		at, _ := m.c.Find(cardName(main))
		m.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 9, Y: y - 12})
		m.tick(1, Event{Kind: PointerMove, X: at.Center().X, Y: at.Center().Y}, Event{Kind: PointerUp, X: at.Center().X, Y: at.Center().Y})
		if m.c.tip == nil || m.c.tip.tip.Rule != "DC 602.2" {
			t.Errorf("a second charge: %+v, want the rule 602.2", m.c.tip)
		}
	}
	short := m.until("a skill without energy", func(tb *table) bool {
		return tb.skiller.picksSkill() && slices.ContainsFunc(tb.skiller.skill.list, func(r skillRow) bool { return r.why != nil })
	})
	i := slices.IndexFunc(short.skiller.skill.list, func(r skillRow) bool { return r.why != nil })
	m.click("row:" + itoa(i))
	if w := short.skiller.skill.list[i].why; m.c.tip == nil || m.c.tip.tip.Rule != "DC "+w.Rule || short.skiller.skill.at == i {
		t.Errorf("pressed: tip %+v, chosen %d; want the rule %s and nothing chosen", m.c.tip, short.skiller.skill.at, w.Rule)
	}
}

// A match is played by keys alone.
func TestDCByKeys(t *testing.T) {
	r := sitDC(t, 1280, 720, "solo")
	r.c.Set.Idle = true
	m := newMovers(t, r, 9)
	for n := 0; m.table().view.TurnNo < 6; n++ {
		tb := m.table()
		if tb.dec == nil || n > 200 {
			t.Fatalf("turn %d after %d answers", tb.view.TurnNo, n)
		}
		before, at := tb.view.Inputs, tb.serial
		switch {
		case isJanken(tb.dec):
			m.key(itoa(n%3 + 1))
		case tb.skiller.picksSkill() && tb.skiller.skill.at >= 0:
			m.key(itoa(tb.skiller.skill.at + 1))
			m.key("Space")
		case tb.skiller.picksSkill():
			m.key("P")
		case tb.dec.Kind == rules.Acting && len(tb.acts) > 1 && n%4 != 3:
			m.key("1") // takes the first card up
			if tb.picked == 0 {
				t.Fatal("1 takes nothing up")
			}
			m.key("1")
		case tb.dec.Kind == rules.Acting:
			m.key("E")
			m.key("E")
		case tb.dec.Kind == rules.YesNo:
			m.key("Y")
		default:
			m.key("A")
			m.key("Space")
		}
		if tb = m.table(); tb.view.Inputs == before && tb.serial == at {
			t.Fatalf("the keys answer nothing: %s %s", kindNames[tb.dec.Kind], tb.dec.Ask.Key)
		}
		m.settle()
	}
}

// Cards put on a pile together stay in their order at one key.
func TestPileOrderIsOneKey(t *testing.T) {
	r, a := asksDC(t, 1280, 720)
	tb := r.table()
	d := rules.Decision{Seat: 0, Kind: rules.Choose, Ordered: true, Min: 3, Max: 3, Ask: rules.Prompt{Key: "pile", Rule: "310.3"}}
	for _, v := range tb.zone(ability.Hand_, 0)[:3] {
		d.Items = append(d.Items, state.Item{Card: v.ID})
	}
	a.then(r, &d)
	r.both("dc-pile")
	r.key("A")
	if a.got == nil || !slices.Equal(a.got.Pick, d.Items) {
		t.Fatalf("answered %+v, want the cards as they lie", a.got)
	}
}

// Two at one screen: the table is covered between the two halves of a janken and of the
// choice of the first unit.
func TestDCHotseatHidesTheFirstHalf(t *testing.T) {
	m := newMovers(t, sitDC(t, 1280, 720, "hotseat"), 2)
	covered := 0
	var last state.Eyes
	for n := 0; n < 400 && covered < 3; n++ {
		if m.c.top().Name() == "cover" {
			m.key("Space")
			m.settle()
		}
		tb := m.table()
		if tb.dec == nil {
			break
		}
		pair := tb.view.Inputs < 0
		if pair && tb.view.Eyes == last {
			t.Fatal("the same hand is shown for the other half")
		}
		if pair {
			covered++
		}
		last = tb.view.Eyes
		m.once()
		m.tick(1)
		if tb = m.table(); tb.dec != nil && tb.view.Eyes != last && m.c.top().Name() != "cover" && !tb.view.Result.Over {
			t.Fatal("the hand of the other is shown at once")
		}
		m.settle()
	}
	if covered < 2 {
		t.Errorf("%d second halves were asked", covered)
	}
}

// The other seat is played by the program.
func TestDCAgainstTheBot(t *testing.T) {
	m := newMovers(t, sitDC(t, 844, 390, "bot"), 3)
	tb := m.table()
	for n := 0; tb.view.TurnNo < 6 && n < 400 && !tb.view.Result.Over; n++ {
		if tb.dec == nil {
			m.tick(20)
		} else if m.tick(16); tb.dec != nil {
			m.once()
		}
		if st := tb.s.Status(); st.Problem != nil {
			t.Fatal(st.Problem)
		}
	}
	if tb.view.TurnNo < 6 && !tb.view.Result.Over {
		t.Fatalf("it is turn %d", tb.view.TurnNo)
	}
}

// What was done is taken back.
func TestDCUndo(t *testing.T) {
	m := newMovers(t, sitDC(t, 1280, 720, "solo"), 4)
	tb := m.until("a main phase", func(tb *table) bool { return tb.dec.Window == "main" && tb.view.TurnNo == 3 })
	before := tb.view.Inputs
	hand := len(tb.zone(ability.Hand_, tb.dec.Seat))
	for tb.view.Inputs == before {
		m.move()
		m.settle()
		if tb.throws.jankenShown() {
			m.click("janken")
		}
	}
	for tb.view.Inputs > before {
		m.key("Ctrl Z")
	}
	if got := len(tb.zone(ability.Hand_, tb.dec.Seat)); got != hand || tb.dec.Window != "main" {
		t.Errorf("%d cards in the hand, asked %q; want %d and the main phase", got, tb.dec.Window, hand)
	}
	if tb.s.Status().Phase != session.Playing {
		t.Error("the match does not go on")
	}
}

// A hand without a unit is said to have none, and only such a hand; the other may draw.
func TestDCHandWithoutAUnit(t *testing.T) {
	r := newRig(t, 1280, 720)
	g := assets.Of("divinecross")
	var deck rules.DeckSetup
	units := 0
	for i := range g.Pool.Defs { // few units
		f := state.FaceID(i + 1)
		if unit := g.Pool.Defs[i].Sides[0].Kinds&ability.Unit != 0; unit && units < 2 {
			units++
			deck.Main = append(deck.Main, f, f)
		} else if !unit && len(deck.Main) < 30 {
			deck.Main = append(deck.Main, f, f)
		}
	}
	none, bonus := 0, 0
	for range 4 {
		r.c.startLocal(g, nil, modeSolo, "", [2]rules.DeckSetup{deck, deck})
		m := newMovers(t, r, 1)
		for n := 0; m.table().view.TurnNo == 0; n++ {
			tb := m.table()
			m.settle()
			ok := m.c.now().find("ok")
			switch {
			case n > 60:
				t.Fatal("the set-up does not end")
			case tb.dec.Ask.Key == "bonus":
				bonus++
				m.both("dc-bonus")
				m.key("Y")
			case len(tb.first) == 0:
				none++
				if pass := m.c.now().find("pass"); !ok.Off || pass == nil || pass.Off || pass.Label != tb.book.t("ask.nothing.first unit") {
					t.Fatalf("a hand without a unit: %+v", pass)
				}
				m.both("dc-nounit")
				m.key("P")
			default:
				if ok != nil && !ok.Off {
					t.Fatal("a hand with a unit may be said to have none")
				}
				m.key("1")
				m.key("Space")
			}
		}
	}
	if none < 2 || bonus < 1 {
		t.Errorf("%d hands without a unit, %d draws offered", none, bonus)
	}
}

// A deck is built: thirty cards, two of a name and a kind.
func TestDCDeckIsBuilt(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("table:divinecross")
	if r.c.now().find("mode:solo") == nil {
		t.Fatal("the table cannot be sat at")
	}
	r.click("mode:solo")
	r.click("deck:build:0")
	b := r.c.scene.(*builder)
	rulesOf := func() (out []string) {
		for _, w := range b.own.faults {
			out = append(out, w.Rule)
		}
		return out
	}
	if got := rulesOf(); len(got) > 0 {
		t.Fatalf("the starter deck breaks %v", got)
	}
	f := b.own.deck.Main[0]
	for b.count(f) < 3 {
		r.clickIn("pool", "card:"+itoa(int(f)))
	}
	if got := rulesOf(); !slices.Contains(got, "402.2b") || !slices.Contains(got, "402.2c") {
		t.Errorf("three of a name in %d cards break %v", len(b.own.deck.Main), got)
	}
	for len(b.own.deck.Main) > 30 || b.count(f) > 2 {
		r.clickIn("mine", "held:"+itoa(int(f)))
	}
	if got := rulesOf(); len(got) > 0 {
		t.Errorf("put right it breaks %v", got)
	}
}

// What is not read is done by hand, with the tools of this table.
func TestDCByHand(t *testing.T) {
	for _, size := range screenSizes {
		r, a := asksDC(t, size[0], size[1])
		tb := r.table()
		card := tb.zone(ability.Hand_, 0)[0].ID
		d := rules.Decision{Seat: 0, Kind: rules.ByHand, Hand: "風の吹いたほうへ移す。", Ask: rules.Prompt{Key: "hand"}}
		press := func(want state.HandOp, names ...string) {
			t.Helper()
			a.then(r, &d)
			r.click(cardName(card))
			r.both("dc-byhand")
			for _, n := range names {
				r.clickRow(n)
			}
			if a.got == nil || a.got.Hand == nil || *a.got.Hand != want {
				t.Errorf("%v: answered %+v, want %+v", names, a.got, want)
			}
		}
		press(state.HandOp{Verb: ability.DealtDamage, Card: card, N: 100}, "hand:damage")
		press(state.HandOp{Verb: ability.Healed, Card: card, N: 100}, "hand:heal")
		press(state.HandOp{Verb: ability.CounterPut, Card: card, N: 1, Name: "stun"}, "hand:stun+")
		press(state.HandOp{Verb: ability.Moved, Card: card, To: state.Place{Zone: tb.book.rules.Zone(ability.KO)}}, "hand:move", "hand:to:"+itoa(int(ability.KO))+":0:0")
	}
}

// An assist goes to the unit it is dropped on, and nothing more is asked.
func TestAssistGoesWhereItIsDropped(t *testing.T) {
	m := newMovers(t, sitDC(t, 1280, 720, "solo"), 12)
	assist := func(tb *table) state.CardID {
		return m.inHand(tb, ability.Assist, func(a *state.Act) bool { return a.Verb == state.PlayCard })
	}
	tb := m.until("an assist and units", func(tb *table) bool {
		id := state.CardID(0)
		if tb.dec.Window == "main" && !tb.throws.jankenShown() {
			id = assist(tb)
		}
		return id != 0 && len(tb.drops.hosts(id, tb.playActs(id)[0])) > 1
	})
	id := assist(tb)
	list := tb.drops.hosts(id, tb.playActs(id)[0])
	to := list[len(list)-1]
	x, y := m.corner(id)
	m.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 9, Y: y - 12})
	tx, ty := m.middle("place:attach:" + itoa(int(to)))
	m.tick(1, Event{Kind: PointerMove, X: tx, Y: ty}, Event{Kind: PointerUp, X: tx, Y: ty})
	m.tick(2)
	if v := m.table().card(id); v == nil || v.Host.ID != to {
		t.Errorf("the assist: %+v, want it with %d; asked %q", v, to, m.table().dec.Ask.Key)
	}
}

package game

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// sitDC sits down at the Divine Cross table.
func sitDC(t testing.TB, w, h int, mode string) *rig {
	r := newRig(t, w, h)
	r.click("table:divinecross")
	r.click("mode:" + mode)
	r.click("play")
	r.settle()
	return r
}

// movers plays Divine Cross as hands does: by drags to where a word says what they do.
type movers struct {
	*hands
	drags map[string]int // places dragged to
}

func newMovers(t testing.TB, r *rig, seed uint64) *movers {
	return &movers{&hands{rig: r, rand: rules.Mix(seed, 1), used: map[string]int{}}, map[string]int{}}
}

// once answers the decision that stands; false: there is none.
func (m *movers) once() bool {
	m.t.Helper()
	tb := m.table()
	if m.c.top().Name() == "result" || tb.dec == nil {
		return false
	}
	if !isJanken(tb.dec) && tb.throws.jankenShown() {
		m.click("janken")
	}
	if m.wait(tb); tb.dec == nil {
		return true
	}
	before, at := tb.view.Inputs, tb.serial
	switch {
	case isJanken(tb.dec):
		m.used["janken"]++
		m.click("hand:" + itoa(m.rand.N(3)))
		if m.table().throws.janken.have == [2]bool{true, true} && m.table().throws.jankenShown() {
			m.used["both hands"]++
		}
	case tb.skiller.picksSkill():
		m.skill()
	case tb.dec.Kind == rules.Acting:
		m.move()
	default:
		return m.hands.once()
	}
	if tb.view.Inputs == before && tb.serial == at && !tb.view.Result.Over {
		m.t.Fatalf("nothing was answered: %s at input %d", tb.dec.Ask.Key, before)
	}
	return true
}

// skill uses a skill by its row in the panel, beside the unit, or by its number.
func (m *movers) skill() {
	m.t.Helper()
	tb := m.table()
	if tb.skiller.skill.at < 0 {
		m.used["no skill"]++
		m.key("P")
		return
	}
	m.used["skill"]++
	switch m.rand.N(3) {
	case 0:
		m.key("Space")
	case 1:
		m.clickRow("row:" + itoa(tb.skiller.skill.at))
		m.key("Space")
	default:
		m.used["skill on the card"]++
		m.click(cardName(tb.zone(ability.Main, tb.dec.Seat)[0].ID))
		m.click("skill:" + itoa(tb.skiller.skill.at))
	}
}

// move does an act by a drag.
func (m *movers) move() {
	m.t.Helper()
	tb := m.table()
	acts := tb.acts
	a := acts[m.rand.N(len(acts))]
	if a.Verb == state.EndPhase && len(acts) > 1 {
		a = acts[m.rand.N(len(acts))]
	}
	name := tb.drops.placeName(&a)
	if a.Verb == state.Pass {
		m.used["pass"]++
		if m.c.now().find("end") != nil {
			m.key("E")
		} else {
			m.key("P")
		}
		return
	}
	if a.Verb == state.EndPhase {
		m.used["end"]++
		m.key("E")
		if m.c.top().Name() == "confirm" {
			m.key("E")
		}
		return
	}
	if name == "" {
		m.used["use"]++
		if _, ok := m.c.Find(cardName(a.Card)); ok {
			m.pressAt(a.Card)
		} else {
			m.takeOut(a.Card)
		}
		for i, b := range tb.drops.options(a.Card) {
			if b == a {
				m.clickRow("act:use:" + itoa(i))
				return
			}
		}
		m.t.Fatalf("%+v is not offered", a)
	}
	card := a.Card
	if card == 0 {
		card = tb.zone(ability.Main, tb.dec.Seat)[0].ID
	}
	if _, ok := m.c.Find("use:" + itoa(int(card))); ok { // it does not lie on the table
		m.used["shown"]++
		m.clickRow("use:" + itoa(int(card)))
		m.click(name)
		return
	}
	if _, ok := m.c.Find(cardName(card)); !ok {
		m.takeOut(card)
		m.click(name)
		return
	}
	m.dragCard(card, name)
}

// corner is a point of a card that the next one of a full hand does not cover.
func (m *movers) corner(card state.CardID) (x, y float32) {
	b, _ := m.c.Find(cardName(card))
	return b.X + b.W*0.15, b.Center().Y
}

// pressAt clicks a card there.
func (m *movers) pressAt(card state.CardID) {
	x, y := m.corner(card)
	m.tick(1, Event{Kind: PointerMove, X: x, Y: y}, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerUp, X: x, Y: y})
}

// dragCard drags a card to a place, which is lit only then.
func (m *movers) dragCard(card state.CardID, place string) {
	m.t.Helper()
	tb := m.table()
	x, y := m.corner(card)
	m.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 9, Y: y - 12})
	if tb.picked != card {
		m.shot("dc-stuck")
		m.t.Fatalf("card %d cannot be taken up for %s: at %v,%v, seat %d, bottom %d, top %s", card, place, x, y, tb.dec.Seat, tb.bottom(), m.c.top().Name())
	}
	if place == "place:use" {
		if list := tb.drops.hosts(card, tb.playActs(card)[0]); len(list) > 0 {
			place = "place:attach:" + itoa(int(list[m.rand.N(len(list))]))
		}
	}
	tx, ty := m.middle(place)
	m.drags[place[:len("place:x")]]++
	m.tick(1, Event{Kind: PointerMove, X: tx, Y: ty}, Event{Kind: PointerUp, X: tx, Y: ty})
}

func TestWholeDCMatchByHand(t *testing.T) {
	attached := 0
	for _, size := range screenSizes {
		m := newMovers(t, sitDC(t, size[0], size[1], "solo"), uint64(size[0]))
		n := 0
		for ; m.once(); n++ {
			if n > 1500 {
				t.Fatal("the match does not end")
			}
			m.settle()
			if n%15 == 8 {
				m.shot("dc-" + itoa(size[0]) + "-" + itoa(n))
			}
		}
		for range 4 {
			m.settle()
		}
		m.shot("dc-result-" + itoa(size[0]))
		t.Logf("%d answers, turn %d: %v %v", n, m.table().view.TurnNo, m.used, m.drags)
		if tr := m.c.Tree(); !tr.Over_ || tr.Over != "result" {
			t.Fatalf("after %d answers over %v, on top %q; want the result", n, tr.Over_, tr.Over)
		}
		for _, k := range []string{"choose", "end", "skill", "use", "janken", "both hands"} {
			if m.used[k] == 0 {
				t.Errorf("the match never used %q: %v", k, m.used)
			}
		}
		for _, k := range []string{"place:c", "place:p", "place:u", "place:s"} {
			if m.drags[k] == 0 {
				t.Errorf("nothing was dragged to %s…: %v", k, m.drags)
			}
		}
		attached += m.drags["place:a"]
		m.tells(ability.Charged, state.Declared, ability.RetreatedV, ability.JankenWon, state.Faced, ability.Moved)
	}
	if attached == 0 {
		t.Error("no assist was ever dragged onto a unit")
	}
}

// tells checks that the log has a line of each sentence that the wing has for these verbs.
func (m *movers) tells(verbs ...ability.Verb) {
	m.t.Helper()
	tb := m.table()
	for _, d := range tb.book.desk.Told {
		if !slices.Contains(verbs, d.Verb) || d.Line == [2]string{} {
			continue
		}
		line := strings.ReplaceAll(tb.book.words(d.Line), "[s]", "s?")
		words := regexp.MustCompile("^" + regexp.MustCompile(`\{\d\}`).ReplaceAllString(line, ".+") + "$")
		if !slices.ContainsFunc(tb.log, func(l logLine) bool { return words.MatchString(l.text) }) {
			m.t.Errorf("the log never says %s", words)
		}
	}
}

// until plays until something is so.
func (m *movers) until(what string, so func(tb *table) bool) *table {
	m.t.Helper()
	for range 400 {
		if tb := m.table(); tb.dec != nil && so(tb) {
			return tb
		}
		if !m.once() {
			break
		}
		m.settle()
	}
	m.t.Fatalf("it never happens: %s", what)
	return nil
}

// inHand is the first card of the asked seat's hand of a kind with an act.
func (m *movers) inHand(tb *table, k ability.Kinds, v func(a *state.Act) bool) state.CardID {
	list := tb.zone(ability.Hand_, tb.dec.Seat)
	for i := range list {
		if kindsOf(&list[i])&k == 0 {
			continue
		}
		for _, a := range tb.actsOf(list[i].ID) {
			if v(&a) {
				return list[i].ID
			}
		}
	}
	return 0
}

// grab takes a card of the hand up and carries it over the table.
func (m *movers) grab(id state.CardID) {
	x, y := m.corner(id)
	m.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 9, Y: y - 12})
	g := m.table().lay.Ground
	m.tick(2, Event{Kind: PointerMove, X: g.X + g.W*0.86, Y: g.Y + g.H*0.62})
}

func (m *movers) letGo() {
	g := m.table().lay.Ground
	m.tick(1, Event{Kind: PointerUp, X: g.X + g.W*0.86, Y: g.Y + g.H*0.62})
}

// What is taken up says where it goes and what that does.
func TestDCLooks(t *testing.T) {
	for _, size := range screenSizes {
		r := sitDC(t, size[0], size[1], "solo")
		r.both("dcl-setup")
		m := newMovers(t, r, 4)
		play := func(a *state.Act) bool { return a.Verb == state.PlayCard }
		for _, c := range []struct {
			name string
			kind ability.Kinds
		}{{"unit", ability.Unit}, {"event", ability.EventCard}, {"assist", ability.Assist}} {
			name, k, want := c.name, c.kind, play
			if k == ability.Unit {
				want = func(a *state.Act) bool { return a.Verb != state.PlayCard }
			}
			tb := m.until("a card to move: "+name, func(tb *table) bool {
				return tb.dec.Window == "main" && tb.view.TurnNo > 5 && m.inHand(tb, k, want) != 0
			})
			m.grab(m.inHand(tb, k, want))
			m.both("dcl-drag-" + name)
			m.letGo()
			m.pressAt(m.inHand(tb, k, want))
			m.both("dcl-click-" + name)
			m.key("Esc")
		}
		tb := m.until("a skill to use", func(tb *table) bool { return tb.skiller.picksSkill() && tb.skiller.skill.at >= 0 })
		m.both("dcl-skill")
		m.click(cardName(tb.zone(ability.Main, tb.dec.Seat)[0].ID))
		m.tick(1, Event{Kind: PointerMove, X: 5, Y: 300})
		m.both("dcl-skill-card")
	}
}

// both shows the screen in both languages, as a match has it.
func (r *rig) both(name string) {
	for _, lang := range []string{"en", "ja"} {
		r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
		r.tick(1)
		r.shot(name + "-" + lang + "-" + itoa(r.c.W))
	}
}

// throws is a janken that is asked of a seat.
func throws(seat state.Seat) rules.Decision {
	d := rules.Decision{Seat: seat, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "janken", Rule: "916.1"}}
	for n := int32(0); n < 3; n++ {
		d.Items = append(d.Items, state.Item{N: n})
	}
	return d
}

// thrown are the events of two hands that were shown, and of a winner; Nobody: a tie.
func thrown(a, b int32, won state.Seat, frame int32) (out []state.Event) {
	out = append(out, state.Event{Verb: state.Opened, Name: "janken", Seat: 0, N: a}, state.Event{Verb: state.Opened, Name: "janken", Seat: 1, N: b})
	if won != state.Nobody {
		out = append(out, state.Event{Verb: ability.JankenWon, Seat: won, Seq: frame})
	}
	return out
}

// asksDC seats a table of Divine Cross at a session of the test's own.
func asksDC(t *testing.T, w, h int) (*rig, *asking) {
	t.Helper()
	r := sitDC(t, w, h, "solo")
	tb := r.table()
	a := &asking{Session: tb.s, view: *tb.view}
	a.view.Events, a.view.Theirs, a.view.TurnNo = 0, "", 3
	n := newTable(r.c, a, tb.match, tb.book.rules)
	n.match = &matchInfo{Key: "match/x", Mode: modeSolo}
	r.c.Go(n)
	return r, a
}

// then shows what happened, and asks; nil: it waits.
func (a *asking) then(r *rig, d *rules.Decision, events ...state.Event) {
	for _, e := range events {
		a.events = append(a.events, match.Told{N: len(a.events), Event: e})
	}
	a.d, a.got, a.view.Mine, a.view.Events = d, nil, d, len(a.events)
	r.table().refresh()
	r.tick(2)
}

// A hand is chosen on the board, in the panel or by its number; both are shown when both
// have chosen, a tie is followed by another, and the winner is shown for a while.
func TestJankenBoard(t *testing.T) {
	for _, size := range screenSizes {
		r, a := asksDC(t, size[0], size[1])
		tb := r.table()
		first := throws(0)
		pick := func() int32 {
			if a.got == nil || len(a.got.Pick) != 1 {
				t.Fatalf("answered %+v, want one hand", a.got)
			}
			return a.got.Pick[0].N
		}
		for n, press := range []func(){func() { r.click("hand:0") }, func() {
			if r.c.now().find("row:1") == nil { // the panel leaves the table free
				r.click("hand:1")
				return
			}
			r.click("row:1")
		}, func() { r.key("3") }} {
			a.then(r, &first)
			r.both("dcj-choose")
			if press(); pick() != int32(n) {
				t.Errorf("answered hand %d, want %d", pick(), n)
			}
		}
		a.then(r, &first, thrown(0, 0, state.Nobody, 1)...)
		r.both("dcj-tie")
		if tb.throws.janken.done || !tb.throws.jankenShown() {
			t.Error("a tie is decided, or not shown")
		}
		a.d, a.view.Theirs = nil, "janken"
		tb.throws.janken.mine = 2
		tb.refresh()
		r.both("dcj-wait")
		a.view.Theirs = ""
		a.then(r, &first, thrown(1, 2, 0, 1)...)
		a.then(r, &first, thrown(1, 0, 1, 1)...)
		r.both("dcj-again")
		if tb.throws.janken.wins != [2]int{1, 1} {
			t.Errorf("won %v, want one each", tb.throws.janken.wins)
		}
		was := r.c.now().find("hand:0").R
		if r.tick(200); r.c.now().find("hand:0").R != was {
			t.Error("the hands to choose move while they are asked for")
		}
		a.then(r, nil, thrown(1, 2, 0, 2)...)
		r.both("dcj-won")
		if tb.throws.janken.wins != [2]int{1, 0} || tb.throws.janken.won != 0 || !tb.throws.janken.done {
			t.Errorf("after another text's: %+v", tb.throws.janken)
		}
		a.then(r, nil, state.Event{Verb: ability.TicketLost, Seat: 1}, state.Event{Verb: ability.JankenWon, Seat: 1, Seq: 3})
		r.both("dcj-ticket")
		if !tb.throws.janken.card || tb.throws.janken.won != 1 {
			t.Errorf("won by the ticket: %+v", tb.throws.janken)
		}
		r.tick(200)
		if tb.throws.jankenShown() || r.c.now().find("janken") != nil {
			t.Error("the board stays")
		}
		if a.then(r, &first); tb.throws.janken.wins != [2]int{} {
			t.Errorf("a new one begins with %v won", tb.throws.janken.wins)
		}
		a.then(r, nil, thrown(2, 2, 1, 4)...)
		if g := r.c.now().find("janken"); g == nil || !strings.Contains(g.Label, tb.book.t("janken.lot", tb.name(1))) {
			t.Errorf("won by lot, the board says %+v", g)
		}
	}
}

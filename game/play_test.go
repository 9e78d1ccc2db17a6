package game

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// hands plays a match through the screen: by drags and clicks, as a person would.
type hands struct {
	*rig
	rand rules.Rand
	used map[string]int // kinds of answers given
}

// answerer answers at a game's table as a person would there: by moving cards where its acts are moves.
func answerer(t testing.TB, r *rig, game string, seed uint64) (once func() bool) {
	if games.Of(game).Table().Acts.Moved {
		return newMovers(t, r, seed).once
	}
	return (&hands{rig: r, rand: rules.Mix(seed, 5), used: map[string]int{}}).once
}

// once answers the decision that stands; false: there is none.
func (h *hands) once() bool {
	h.t.Helper()
	tb := h.table()
	if h.c.top().Name() == "result" || tb.dec == nil {
		return false
	}
	h.wait(tb)
	if tb.dec == nil || h.c.top().Name() == "result" {
		return true
	}
	before := tb.view.Inputs
	h.used[kindNames[tb.dec.Kind]]++
	switch tb.dec.Kind {
	case rules.Acting:
		h.act()
	case rules.Choose:
		h.choose()
	case rules.YesNo:
		h.click([...]string{"no", "yes"}[h.rand.N(2)])
	case rules.Pay:
		h.pay()
	default:
		h.key("Space")
	}
	if tb, ok := h.c.scene.(*table); ok && tb.view.Inputs == before && !tb.view.Result.Over {
		h.t.Fatalf("nothing was answered: %s %s at input %d", kindNames[tb.dec.Kind], tb.dec.Ask.Key, before)
	}
	return true
}

// wait lets what is passed over by itself go by.
func (h *hands) wait(tb *table) {
	h.t.Helper()
	for i := 0; tb.dec != nil && (tb.passer.pass.on || tb.early("Space")); i++ {
		if h.tick(1); i > 200 {
			h.t.Fatalf("it is never passed over: %s", tb.dec.Ask.Key)
		}
	}
}

func (h *hands) act() {
	h.t.Helper()
	tb := h.table()
	a := tb.acts[h.rand.N(len(tb.acts))]
	if a.Verb == state.EndPhase && len(tb.acts) > 1 && h.rand.N(4) != 0 {
		a = tb.acts[h.rand.N(len(tb.acts))]
	}
	h.used[actNames[min(a.Verb, state.ActGame)]]++
	switch a.Verb {
	case state.Pass:
		if h.c.now().find("end") != nil {
			h.key("E")
		} else {
			h.key("P")
		}
	case state.EndPhase:
		h.key("E")
		if h.c.top().Name() == "confirm" {
			h.key("E")
		}
	case state.PlayCard:
		h.play(a.Card)
	case state.DeclareAttack:
		if a.Target == 0 {
			h.dragTo(h.nameOf(a.Card), "place:attack")
			return
		}
		h.dragTo(h.nameOf(a.Card), h.nameOf(a.Target))
	default:
		h.click(h.nameOf(a.Card))
		n := 0
		for _, b := range tb.actsOf(a.Card) {
			if b == a {
				break
			}
			if b.Verb != state.PlayCard && b.Verb != state.DeclareAttack {
				n++
			}
		}
		h.clickRow("act:use:" + itoa(n))
	}
}

// nameOf is a card's name on the screen.
func (h *hands) nameOf(id state.CardID) string {
	for s := state.Seat(0); s < 2; s++ {
		for _, v := range h.table().zone(ability.LeaderArea, s) {
			if v.ID == id {
				return "leader:" + itoa(int(s))
			}
		}
	}
	return cardName(id)
}

// play drags a card to a lit place; what lies where it cannot be dragged is used by the panel's row.
func (h *hands) play(id state.CardID) {
	h.t.Helper()
	tb := h.table()
	if _, ok := h.c.Find(cardName(id)); !ok {
		h.click("use:" + itoa(int(id)))
		h.key("Enter")
		return
	}
	x, y := h.middle(cardName(id))
	h.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 12, Y: y - 12})
	to := "place:use"
	if tb.picker.goesToField(id) {
		to = ""
		for _, v := range h.c.Tree().Things {
			if v.State == "legal" && len(v.Name) > 6 && v.Name[:6] == "place:" {
				to = v.Name
				break
			}
		}
	}
	tx, ty := h.middle(to)
	h.tick(1, Event{Kind: PointerMove, X: tx, Y: ty}, Event{Kind: PointerUp, X: tx, Y: ty})
}

// pay clicks cards at random until they pay; or lets the app pay.
func (h *hands) pay() {
	h.t.Helper()
	tb := h.table()
	for i := 0; i < 12 && len(tb.payer.pay.from) > 0; i++ {
		if tb.s.Check(state.Answer{Plan: tb.payer.pay.plan}) == nil && len(tb.payer.pay.plan) > 0 {
			h.used["paid by hand"]++
			h.key("Space")
			return
		}
		p := tb.payer.pay.from[h.rand.N(len(tb.payer.pay.from))]
		before := len(tb.zone(ability.Hand_, tb.dec.Seat))
		if _, ok := h.c.Find(cardName(p.Card)); ok {
			h.click(cardName(p.Card))
		} else if v := tb.card(p.Card); tb.inTile(v) {
			h.used["paid from a tile"]++
			h.takeOut(p.Card)
			for h.c.top().Name() == "browser" {
				h.key("Esc")
			}
		} else if i := tb.payer.inPlan(p.Card); i >= 0 {
			h.clickRow("pay:" + itoa(i))
		} else {
			h.clickRow("from:" + itoa(int(p.Card)))
		}
		if after := len(tb.zone(ability.Hand_, tb.dec.Seat)); after != before {
			h.t.Fatalf("%d cards in the hand after a card was only chosen to pay with, want %d", after, before)
		}
	}
	if _, ok := tb.s.Propose(); !ok {
		h.used["given up"]++
		h.key("Esc")
		return
	}
	h.used["paid by the app"]++
	h.key("A")
	h.key("Space")
}

// takeOut opens the pile where a card lies and takes the card up there.
func (h *hands) takeOut(card state.CardID) {
	h.t.Helper()
	h.used["taken out"]++
	tb := h.table()
	v := tb.card(card)
	h.click(tb.piles.pileName(v.At.Of, tb.placeOf(tb.word(v.At.Zone), wing.AsPile, wing.AsCount, wing.AsRow).Name))
	for n := 0; !h.seen(cardName(card)) && n < 40; n++ {
		x, y := h.middle("browser:box")
		h.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: 0.5})
	}
	h.click(cardName(card))
}

func (h *hands) choose() {
	h.t.Helper()
	tb := h.table()
	n := int(tb.dec.Min)
	if tb.dec.Max > tb.dec.Min {
		n += h.rand.N(int(min(tb.dec.Max, int32(len(tb.dec.Items)))-tb.dec.Min) + 1)
	}
	for len(tb.picks) < n && len(tb.next) > 0 {
		it := tb.next[h.rand.N(len(tb.next))]
		h.row(slices.Index(tb.dec.Items, it))
	}
	for i := 0; len(tb.picks) > 0 && i < 100; i++ { // together they may be too few, or the wrong ones
		if _, ok := tb.picker.ready(); ok {
			break
		}
		if len(tb.next) == 0 {
			h.row(slices.Index(tb.dec.Items, tb.picks[h.rand.N(len(tb.picks))]))
		} else {
			h.row(slices.Index(tb.dec.Items, tb.next[h.rand.N(len(tb.next))]))
		}
	}
	if len(tb.picks) == 0 {
		h.used["none"]++
		h.key("P")
		return
	}
	h.key("Space")
}

// row clicks the row of an item, or the place that it is.
func (h *hands) row(n int) {
	h.t.Helper()
	if name := "slot:" + itoa(n); h.seen(name) {
		h.used["place"]++
		h.click(name)
		return
	}
	h.clickRow("row:" + itoa(n))
}

// clickRow clicks a row of the panel; one that is out of sight is scrolled to first.
func (h *rig) clickRow(name string) {
	h.t.Helper()
	in := func(v Thing) bool { return v.Name == name }
	for i := 0; !slices.ContainsFunc(h.c.Tree().Things, in); i++ {
		if i > 100 {
			h.t.Fatalf("%s cannot be scrolled to", name)
		}
		dy := float32(1)
		if i == 0 {
			dy = -1000
		}
		x, y := h.middle("panel")
		h.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: dy})
	}
	h.click(name)
}

func TestWholeMatchByDragging(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		h := &hands{rig: newRig(t, size[0], size[1]), rand: rules.Mix(7, uint64(size[0])), used: map[string]int{}}
		h.c.Set.Idle = size[0] < 1000 // either way
		h.click("mode:solo")
		h.click("play")
		n := 0
		for ; h.once(); n++ {
			if n > 2000 {
				t.Fatal("the match does not end")
			}
			h.settle()
			if n%40 == 20 {
				h.shot("play-" + itoa(size[0]) + "-" + itoa(n))
			}
		}
		h.settle()
		h.shot("result-" + itoa(size[0]))
		if tr := h.c.Tree(); !tr.Over_ || tr.Over != "result" {
			t.Fatalf("after %d answers over %v, on top %q; want the result", n, tr.Over_, tr.Over)
		}
		for _, k := range []string{"play", "attack", "use", "end", "pass", "choose", "yesno"} {
			if h.used[k] == 0 && (k != "pass" || h.c.Set.Idle) {
				t.Errorf("the match never used %q: %v", k, h.used)
			}
		}
	}
}

// midgame is a match in which some cards lie on the table, drawn wide.
func midgame(t testing.TB) *hands {
	h := &hands{rig: newRig(t, 1280, 720), rand: rules.Mix(11, 3), used: map[string]int{}}
	h.click("mode:solo")
	h.click("play")
	for i := 0; i < 70 && h.once(); i++ {
		h.settle()
	}
	return h
}

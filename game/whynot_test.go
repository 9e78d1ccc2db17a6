package game

import (
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What cannot be done says why: where it is dragged, and where the pointer rests on it.

// A card that cannot be played says why when somebody tries to carry it, with the rule and
// in both languages.
func TestDraggingWhatCannotBePlayedSaysWhy(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			r := seated(t, size[0], size[1])
			r.c.Set.Lang = lang
			r.settle()
			tb := r.table()
			var id state.CardID
			for _, v := range tb.zone(ability.Hand_, tb.dec.Seat) {
				if !tb.hasAct(v.ID) {
					id = v.ID
					break
				}
			}
			if id == 0 {
				t.Fatal("every card of the opening hand can be played on turn 1")
			}
			x, y := r.middle(cardName(id))
			r.tick(1, Event{Kind: PointerMove, X: x, Y: y}, Event{Kind: PointerDown, X: x, Y: y})
			r.tick(1, Event{Kind: PointerMove, X: x + 3, Y: y - 60})
			tip := r.c.tip
			if tip == nil || tip.tip.Rule != "SVE 10.4.4" || tip.tip.Text == "" || lang == "ja" && tip.tip.English == "" {
				t.Fatalf("%v %s: dragged, it says %+v", size, lang, tip)
			}
			r.shot("why-drag-" + lang + "-" + itoa(size[0]))
			r.tick(1, Event{Kind: PointerUp, X: x + 3, Y: y - 60})
			if tb.picked != 0 {
				t.Fatal("it was taken up")
			}
		}
	}
}

// explained checks that everything on the screen that is off says why or what it waits for.
func (r *rig) explained(when string) {
	r.t.Helper()
	for _, tg := range r.c.now().targets {
		if !tg.Off {
			continue
		}
		said := tg.Why != nil && tg.Why() != nil
		if !said && tg.Hint != nil {
			_, text := tg.Hint()
			said = text != ""
		}
		if !said {
			r.t.Errorf("%s: %q (%s) is off and does not say why", when, tg.Name, tg.Label)
		}
	}
}

func TestWhatIsOffSaysWhy(t *testing.T) {
	for _, game := range assets.Playable() {
		r := newRig(t, 1280, 720)
		r.c.Set.Idle = true
		r.opens(game)
		r.click("mode:solo")
		r.click("play")
		r.settle()
		once := answerer(t, r, game, 5)
		for n := 0; n < 120 && once(); n++ {
			r.settle()
			r.explained(game + " at input " + itoa(r.table().view.Inputs))
		}
	}
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("play")
	r.settle()
	r.click("tool:menu")
	r.explained("the menu")
	r.key("Esc")
	r.key("Z")
	r.explained("the list of piles")
}

// Where nothing but the end of the phase is left, nobody is told to look for a lit card.
func TestNothingLeftIsSaid(t *testing.T) {
	r := crowdedOf(t, "crowded-sve.scenario", 0, 1280, 720, "ja", true)
	r.settle()
	tb := r.table()
	says := func(key string) bool {
		r.c.dirty = true
		r.c.now()
		return slices.ContainsFunc(tb.rail.side.Panel.Items, func(it render.Item) bool { return it.Text == tb.book.t(key) })
	}
	if lit := slices.ContainsFunc(tb.acts, func(a state.Act) bool { return a.Card != 0 }); !lit || !says("ask.main.note") || says("ask.main.done") {
		t.Fatalf("with acts %v the panel says %v", tb.acts, tb.rail.side.Panel.Items)
	}
	tb.acts = []state.Act{{Verb: state.EndPhase}}
	if says("ask.main.note") || !says("ask.main.done") {
		t.Errorf("with nothing left the panel says %v", tb.rail.side.Panel.Items)
	}
}

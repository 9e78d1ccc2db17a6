package game

import (
	"slices"
	"testing"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// manySizes are the windows in which there are many things to order or choose: also the one in which the browser's tests
// play. In one that is larger than a desk's, more of them fit at a time.
var manySizes = [][2]int{{1280, 720}, {844, 390}, {640, 400}}

const many = "many.scenario"

// toOrder is the nth board of many, with a hand that was discarded and is to be put in order.
func toOrder(t *testing.T, nth, w, h int) *rig {
	t.Helper()
	r := crowdedOf(t, many, nth, w, h, "ja", false)
	r.c.Set.Idle = false
	r.does(state.PlayCard, r.named(ability.Hand_, 0, "大掃除"))
	if d := r.table().dec; nth < 2 && (d == nil || d.Ask.Key != "pile") {
		t.Fatalf("asked %+v, want the order of the pile", d)
	}
	return r
}

// seen says whether all of a thing is seen, and nothing of the rail lies over its middle.
func (r *rig) seen(name string) bool {
	f := r.c.now()
	tg := f.find(name)
	if tg == nil || tg.Out {
		return false
	}
	at := f.at(tg.R.Center())
	return at != nil && at.Name == name
}

// orderedBy puts twelve cards in order by pressing rows that are brought into sight some way.
func orderedBy(t *testing.T, w, h int, way string, bring func(r *rig, name string)) {
	t.Helper()
	r := toOrder(t, 0, w, h)
	n := len(r.table().dec.Items)
	if n != 12 {
		t.Fatalf("%d cards to put in order, want 12", n)
	}
	r.shot("many-" + itoa(w))
	for i := n - 1; i >= 0; i-- { // the last first
		bring(r, "row:"+itoa(i))
	}
	if got := len(r.table().picks); got != n {
		t.Fatalf("%dx%d by %s: %d of %d rows could be pressed", w, h, way, got, n)
	}
	want := slices.Clone(r.table().picks)
	r.key("Space")
	r.settle()
	pile := r.table().zone(ability.Discards, 0)
	for i, it := range want { // the last chosen is on top; the event that was played lies above all
		if got := pile[len(pile)-1-i].ID; got != it.Card {
			t.Fatalf("%dx%d by %s: card %d of the pile is %d, want %d", w, h, way, i, got, it.Card)
		}
	}
}

func TestEveryRowIsReached(t *testing.T) {
	for _, size := range manySizes {
		for _, v := range ways {
			orderedBy(t, size[0], size[1], v.name, func(r *rig, name string) { r.reach(v, "panel", name) })
		}
	}
}

// As they lie is one press, seen at once, and with a part put in order it leaves the rest.
func TestAsTheyLieIsOnePress(t *testing.T) {
	for _, size := range manySizes {
		for _, first := range []int{-1, 3} {
			r := toOrder(t, 0, size[0], size[1])
			want := slices.Clone(r.table().dec.Items)
			if first >= 0 {
				it := want[first]
				r.clickRow("row:" + itoa(first))
				want = append([]state.Item{it}, slices.Delete(want, first, first+1)...)
				x, y := r.middle("panel")
				r.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: -100})
			}
			if !r.seen("same") {
				t.Fatalf("%v: “as they lie” is not seen", size)
			}
			r.click("same")
			r.settle()
			pile := r.table().zone(ability.Discards, 0)
			for i, it := range want {
				if got := pile[len(pile)-1-i].ID; got != it.Card {
					t.Fatalf("%v: card %d of the pile is %d, want %d", size, i, got, it.Card)
				}
			}
		}
	}
}

// The order of equal cards is nobody's choice: what is left is taken as it lies.
func TestEqualCardsAreNotOrdered(t *testing.T) {
	r := toOrder(t, 1, 1280, 720)
	tb := r.table()
	rat := slices.IndexFunc(tb.dec.Items, func(it state.Item) bool { return tb.nameOf(it.Card) == "子鼠" })
	r.click("row:" + itoa(rat))
	if len(tb.picks) != 4 || tb.nameOf(tb.picks[0].Card) != "子鼠" {
		t.Fatalf("%d cards are in order after the one that differs, want all 4", len(tb.picks))
	}
	r.key("Space")
	if tb.dec != nil && tb.dec.Ask.Key == "pile" {
		t.Fatal("the order was not taken")
	}
	if r = toOrder(t, 2, 1280, 720); r.table().dec.Ask.Key == "pile" {
		t.Fatal("a person alone was asked to put equal cards in order")
	}
}

// With a pile open the question beside it is answered as ever: what looks live is live, and
// Space does what OK does.
func TestOKIsLiveBesideAnOpenPile(t *testing.T) {
	for _, size := range manySizes {
		for _, way := range []string{"space", "click"} {
			r := toOrder(t, 0, size[0], size[1])
			tb := r.table()
			tb.browse(ability.Discards, 0)
			if r.c.top().Name() != "browser" {
				t.Fatalf("%v: on top %q, want the pile", size, r.c.top().Name())
			}
			r.shot("many-pile-" + itoa(size[0]))
			for i := range tb.dec.Items {
				name := cardName(tb.dec.Items[i].Card)
				for n := 0; !r.seen(name) && n < 40; n++ {
					x, y := r.middle("browser")
					dy := float32(1)
					if n == 0 {
						dy = -100
					}
					r.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: dy})
				}
				r.click(name)
			}
			if len(tb.picks) != 12 {
				t.Fatalf("%v: %d cards chosen in the pile, want 12", size, len(tb.picks))
			}
			if ok := r.c.now().find("ok"); ok == nil || ok.Off {
				t.Fatalf("%v: OK beside the pile is %+v", size, ok)
			}
			serial := tb.serial
			if way == "space" {
				r.key("Space")
			} else {
				r.click("ok")
			}
			r.settle()
			if tb.serial == serial || r.c.top().Name() != "table" {
				t.Errorf("%v: %s beside the pile did nothing, on top %q", size, way, r.c.top().Name())
			}
		}
	}
}

// The log covers the table only: the question can be answered beside it.
func TestOKIsLiveBesideTheLog(t *testing.T) {
	r := toOrder(t, 0, 1280, 720)
	tb := r.table()
	r.key("L")
	r.click("same")
	r.settle()
	if tb.dec != nil && tb.dec.Ask.Key == "pile" || r.c.top().Name() != "log" {
		t.Errorf("asked %+v, on top %q", tb.dec, r.c.top().Name())
	}
}

// What is chosen last is never chosen by the great button when it is nothing: to choose none
// has a button and a key of its own.
func TestNothingIsNeverThePrimaryAnswer(t *testing.T) {
	items := handItems(t, 2)
	r, a := asked(t, 1280, 720, rules.Decision{Kind: rules.Choose, Min: 0, Max: 1, Items: items, Ask: rules.Prompt{Key: "block"}})
	if ok := r.c.now().find("ok"); !ok.Off || ok.Label == r.table().book.t("ask.nothing.block") {
		t.Fatalf("OK with nothing chosen: %+v", ok)
	}
	r.key("Space")
	if a.got != nil {
		t.Fatal("Space chose nothing")
	}
	if pass := r.c.now().find("pass"); pass == nil || pass.Label != "ブロックしない" || pass.Key != "P" {
		t.Fatalf("the pass is %+v", pass)
	}
	for _, b := range r.table().rail.side.Then {
		if b.Kind == render.Primary {
			t.Errorf("%q is primary", b.Label)
		}
	}
	spots := func() (out []render.Rect) {
		r.tick(1)
		for _, b := range r.table().rail.side.Then {
			out = append(out, r.c.now().targets[b.ID-1].R)
		}
		return append(out, r.c.now().find("ok").R)
	}
	before := spots()
	r.key("1")
	if pass := r.c.now().find("pass"); pass == nil || !pass.Off || pass.Hint == nil || r.c.now().find("ok").Off {
		t.Errorf("with something chosen the pass is %+v", pass)
	}
	if after := spots(); !slices.Equal(before, after) {
		t.Errorf("buttons move from %v to %v while something is chosen", before, after)
	}
	r.key("1")
	r.key("P")
	if a.got == nil || len(a.got.Pick) != 0 {
		t.Fatalf("P gave %+v", a.got)
	}
}

// On a small screen, too, what answers is seen at once, however long the text is; to a question with two answers also where a
// first game gives its longest hint.
func TestAnswersAreSeenAtOnce(t *testing.T) {
	for _, size := range append([][2]int{{390, 844}}, manySizes...) {
		for name, c := range map[string]struct {
			d    rules.Decision
			want []string
		}{
			"number": {rules.Decision{Kind: rules.Number, Min: 0, Max: 9, Ask: rules.Prompt{Key: "number"}}, []string{"more", "track"}},
			"yes":    {rules.Decision{Kind: rules.YesNo, Ask: rules.Prompt{Key: "mulligan"}}, []string{"yes", "no"}},
			"bonus":  {rules.Decision{Kind: rules.YesNo, Ask: rules.Prompt{Key: "bonus"}}, []string{"yes", "no"}},
		} {
			r, _ := asked(t, size[0], size[1], c.d)
			if c.d.Kind == rules.YesNo {
				long, hints := 0, r.c.paper.guide("sve").Lesson.Hints
				for i := range hints {
					if len(hints[i].Text[0]) > len(hints[long].Text[0]) {
						long = i
					}
				}
				l := &r.table().teacher
				l.on, l.now, l.shown = true, long+1, make([]bool, len(hints))
				r.c.Dirty()
				r.tick(1)
			}
			for _, w := range c.want {
				if tg := r.c.now().find(w); !r.seen(w) || tg.R.H < 20*r.c.now().U {
					t.Errorf("%v %s: %q is not seen at once", size, name, w)
				}
			}
		}
		r := crowdedOf(t, crowdedStack, 0, size[0], size[1], "ja", true)
		r.does(state.PlayCard, r.named(ability.Hand_, 0, "篝火送り"))
		r.picks(r.named(ability.Field, 1, "苔むす"), r.named(ability.Field, 1, "樹氷"))
		for _, w := range []string{"auto", "giveup"} {
			if !r.seen(w) {
				t.Errorf("%v pay: %q is not seen at once", size, w)
			}
		}
	}
}

// Where cards of both sides can be chosen, a row says whose its card is: two may have one name.
func TestARowSaysWhoseItsCardIs(t *testing.T) {
	r := crowdedOf(t, crowdedStack, 0, 1280, 720, "ja", true)
	r.does(state.PlayCard, r.named(ability.Hand_, 0, "篝火送り"))
	r.settle()
	r.c.Draw()
	said := map[string]int{}
	for _, it := range r.table().rail.side.Panel.Items {
		said[it.Right]++
	}
	if said["いおりのフィールド"] == 0 || said["まひるのフィールド"] == 0 || said["フィールド"] != 0 {
		t.Errorf("the rows say %v", said)
	}
}

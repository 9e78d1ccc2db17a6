package game

import (
	"encoding/json"
	"iter"
	"strings"
	"testing"

	"gotaku/render"
)

// way is how a person comes to something that lies in a room longer than what is seen of it, and presses it.
type way struct {
	name  string
	step  func(r *rig, room, name string, i int) // the ith step towards a thing
	press func(r *rig, name string)
}

// ways are all of them: the wheel, the mouse held down, a finger, the bar, and the arrow keys.
var ways = []way{
	{"wheel", func(r *rig, room, _ string, i int) {
		x, y := r.middle(room)
		r.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: turned(i, 0.7)})
	}, (*rig).click},
	{"drag", func(r *rig, room, _ string, i int) { r.swept(room, turned(i, -0.25), false) }, (*rig).click},
	{"touch", func(r *rig, room, _ string, i int) { r.swept(room, turned(i, -0.25), true) }, func(r *rig, name string) {
		x, y := r.middle(name)
		r.tick(1, Event{Kind: PointerDown, ID: 1, X: x, Y: y, Touch: true}, Event{Kind: PointerUp, ID: 1, X: x, Y: y, Touch: true})
	}},
	{"bar", func(r *rig, room, _ string, i int) {
		if b, ok := r.c.Find(room + ":bar"); ok {
			y := b.Y + b.H*float32(i%100)/100
			r.tick(1, Event{Kind: PointerDown, X: b.Center().X, Y: b.Y + 1}, Event{Kind: PointerMove, X: b.Center().X, Y: y}, Event{Kind: PointerUp, X: b.Center().X, Y: y})
		}
	}, (*rig).click},
	{"keys", func(r *rig, room, name string, i int) {
		f := r.c.now()
		at, to := f.find(r.c.focus), f.find(name)
		switch a, b := at, to; {
		case a == nil || b == nil || a.Region != b.Region:
			r.key("Tab")
		case wholeOf(f, b).Y > wholeOf(f, a).Y+1:
			r.key("Down")
		case wholeOf(f, b).Y < wholeOf(f, a).Y-1:
			r.key("Up")
		case wholeOf(f, b).X > wholeOf(f, a).X:
			r.key("Right")
		default:
			r.key("Left")
		}
	}, func(r *rig, name string) { r.key("Enter") }},
}

// turned is a step forth, or back after many steps.
func turned(i int, by float32) float32 {
	if i%240 < 120 {
		return by
	}
	return -by
}

// swept moves a pointer that is down over a room, by a part of its height.
func (r *rig) swept(room string, part float32, touch bool) {
	x, y := r.middle(room)
	b, _ := r.c.Find(room)
	dy := b.H * part
	r.tick(1, Event{Kind: PointerDown, ID: 1, X: x, Y: y, Touch: touch}, Event{Kind: PointerMove, ID: 1, X: x, Y: y + dy, Touch: touch}, Event{Kind: PointerUp, ID: 1, X: x, Y: y + dy, Touch: touch})
}

// wholeOf is where all of a target lies, seen or not.
func wholeOf(f *Frame, t *Target) render.Rect {
	for _, h := range f.Hits() {
		if &f.targets[h.ID-1] == t {
			return h.Whole
		}
	}
	return render.Rect{}
}

// comes brings a thing into sight.
func (r *rig) comes(v way, room, name string) {
	r.t.Helper()
	for i := 0; !r.seen(name) || v.name == "keys" && r.c.focus != name; i++ {
		if v.step(r, room, name, i); i > 480 {
			r.t.Fatalf("%dx%d %s: %s is not reached in %s, the focus is on %q", r.c.W, r.c.H, v.name, name, room, r.c.focus)
		}
	}
}

// reach brings a thing into sight and presses it.
func (r *rig) reach(v way, room, name string) {
	r.t.Helper()
	r.comes(v, room, name)
	v.press(r, name)
}

// some are the first, the last and a few between of a list, the last first: those that are seen last.
func some[T any](list []T) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		step := max(1, len(list)/4)
		for i := len(list) - 1; i >= 0; i-- {
			if (i == 0 || (len(list)-1-i)%step == 0) && !yield(i, list[i]) {
				return
			}
		}
	}
}

// TestEveryCardAndListIsReached: what a deck is built of, what it has, the decks there are, the cards of one, the stored
// matches and records, in every size, and by every way in one of them; a press there does what it does.
func TestEveryCardAndListIsReached(t *testing.T) {
	_, rec := recorded(t, 1280, 720, "sve")
	for n, size := range manySizes {
		for i, v := range ways {
			if i%len(manySizes) != n { // the windows share the ways: each does the same in all
				continue
			}
			r := newRig(t, size[0], size[1])
			g := carried("")
			for n := range 9 {
				l := *g.Lists[n%len(g.Lists)]
				l.Name = "写し" + itoa(n)
				r.c.library.keep("", &l)
			}
			r.click("mode:solo")
			list := r.c.library.decks(g, r.c.scene.(*deckScene).format)
			for i := range some(list) {
				for seat := range 2 {
					r.reach(v, "list:"+itoa(seat), "deck:"+itoa(seat)+":"+itoa(i))
					if got := r.c.scene.(*deckScene).seats[seat].pick; got != i {
						t.Fatalf("%v %s: deck %d was pressed, %d is chosen", size, v.name, i, got)
					}
				}
			}
			r.shot("reach-decks-" + itoa(size[0]))
			for i := range some(facesOf(list[len(list)-1].deck)) {
				r.comes(v, "spread:1", "show:1:"+itoa(i))
			}
			r.click("deck:build:0")
			b := r.c.scene.(*builder)
			for _, x := range some(b.cards()) {
				n := b.count(x)
				if r.reach(v, "pool", "card:"+itoa(int(x))); b.count(x) != n+1 {
					t.Fatalf("%v %s: a card that is pressed is not added", size, v.name)
				}
			}
			r.shot("reach-build-" + itoa(size[0]) + "-" + v.name)
			for _, x := range some(facesOf(b.own.deck)) {
				n := b.count(x)
				if r.reach(v, "mine", heldName(x)); b.count(x) != n-1 {
					t.Fatalf("%v %s: a row that is pressed takes no card out", size, v.name)
				}
			}
			r.c.Go(newTitle(r.c))
			for n := range 9 {
				raw, _ := json.Marshal(&matchInfo{Key: matchPrefix + itoa(n), Game: gameName(g), Mode: modeSolo, Turn: 1, When: int64(n)})
				r.store[matchPrefix+itoa(n)], r.store[recordPrefix+itoa(n)] = raw, rec
			}
			for room, button := range map[string]string{"resumes": "continue", "records:list": "records"} {
				r.click(button)
				for i := range some(make([]int, 9)) {
					r.comes(v, room, strings.TrimSuffix(strings.TrimSuffix(room, "s"), "s:list")+":"+itoa(i))
				}
				r.key("Esc")
			}
		}
	}
}

// TestTheFocusStaysWhereARowWent: taking the last copy of a card out of a deck by key leaves the focus in the list.
func TestTheFocusStaysWhereARowWent(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("deck:build:0")
	b := r.c.scene.(*builder)
	for len(facesOf(b.own.deck)) > 0 {
		if !strings.HasPrefix(r.c.focus, "held:") {
			r.c.setFocus(heldName(facesOf(b.own.deck)[0]))
		}
		before := len(facesOf(b.own.deck))
		for len(facesOf(b.own.deck)) == before {
			r.key("Enter")
		}
		if left := len(facesOf(b.own.deck)); left > 0 && (r.c.now().find(r.c.focus) == nil || !strings.HasPrefix(r.c.focus, "held:")) {
			t.Fatalf("with %d rows left the focus is on %q", left, r.c.focus)
		}
	}
}

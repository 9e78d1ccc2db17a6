package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// TestWholeMatchOfZX: Z/X is chosen on the title, its decks are picked, and a match of it is
// played to its end by dragging, clicking and keys alone.
func TestWholeMatchOfZX(t *testing.T) {
	wholeMatch(t, "zx", [2]string{"en", "en"}, func(h *movers) bool { return h.drags["place:p"] > 0 && h.used["shown"] > 0 && h.used["use"] > 0 })
}

// TestCardsAreMovedWhereTheTableSaysSo: a game has acts that are cards being moved if, and only if, its table says that.
func TestCardsAreMovedWhereTheTableSaysSo(t *testing.T) {
	for _, w := range games.All() {
		if drags, says := len(w.Book().Words().Drags) > 0, w.Table().Acts.Moved; drags != says {
			t.Errorf("%s: acts that are moves %v, its table says %v", wing.ID(w), drags, says)
		}
	}
}

// TestSquaresAreSeenFromBothSeats: a card in a square is marked as its master's, in the middle of its square, and lies there
// when it sleeps; resources are counted by colour, on the phone without their cards.
func TestSquaresAreSeenFromBothSeats(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		h := newMovers(t, newRig(t, size[0], size[1]), 7)
		h.click("table:zx")
		h.click("mode:solo")
		h.click("play")
		h.settle()
		marks, slept := map[render.State]int{}, 0
		for n := 0; n < 150 && h.once(); n++ {
			h.settle()
			tb, ok := h.c.scene.(*table)
			if !ok || tb.dec == nil {
				break
			}
			h.c.Draw()
			for s := range state.Seat(2) {
				list := tb.zone(ability.Square, s)
				for i := range list {
					v := &list[i]
					want := render.Mine
					if tb.near(v.Master) == render.Far {
						want = render.Theirs
					}
					if got := tb.posts.whose(v); got != want {
						t.Fatalf("card %d of seat %d is marked %v, want %v", v.ID, v.Master, got, want)
					}
					place, _ := tb.at(tb.post(ability.Square, int(v.At.Slot)), s)
					r := tb.anim.spot[v.ID]
					if on := tb.posts.posted(tb.post(ability.Square, int(v.At.Slot)), s); on[0].ID != v.ID || tb.anim.busy() {
						continue
					}
					marks[want]++
					if !r.Within(place.R) || v.Rest != (r.W > r.H) {
						t.Fatalf("card %d, sleeping %v, lies at %v in %v", v.ID, v.Rest, r, place.R)
					}
					if v.Rest {
						slept++
					}
				}
				if list := tb.zone(ability.Resource, s); len(list) > 0 {
					if _, there := h.c.Find(cardName(list[0].ID)); there == tb.lay.Phone {
						t.Fatalf("%v: a resource can be pressed: %v", size, there)
					}
				}
			}
		}
		if marks[render.Mine] == 0 || marks[render.Theirs] == 0 || slept == 0 {
			t.Errorf("%v: seen were %v, %d of them sleeping", size, marks, slept)
		}
	}
}

// TestAPaymentIsProposed: what is paid with is chosen at once, counts as its own colours, and is given by one press.
func TestAPaymentIsProposed(t *testing.T) {
	h := newMovers(t, newRig(t, 1280, 720), 7)
	h.click("table:zx")
	h.click("mode:solo")
	h.click("play")
	h.settle()
	for n := 0; n < 300; n++ {
		if tb := h.table(); tb.dec != nil && tb.dec.Kind == rules.Pay {
			total, have := tb.payer.paid()
			if int32(total) != tb.dec.Part.N {
				t.Fatalf("%d proposed of %d", total, tb.dec.Part.N)
			}
			for i, n := range tb.payer.due() {
				if have[i] < n {
					t.Errorf("of colour %d it pays %d of %d", i, have[i], n)
				}
			}
			was := tb.view.Inputs
			h.key("Space")
			if tb.view.Inputs == was {
				t.Error("Space does not pay")
			}
			return
		}
		h.once()
		h.settle()
	}
	t.Fatal("nothing was ever paid")
}

// TestALostLifeCardIsShownLarge: on its way out of the life a card goes by way of the table's middle, turned over there.
func TestALostLifeCardIsShownLarge(t *testing.T) {
	h := newMovers(t, newRig(t, 1280, 720), 7)
	h.click("table:zx")
	h.click("mode:solo")
	h.click("play")
	h.settle()
	for n := 0; n < 500; n++ {
		tb := h.table()
		ask := ""
		if tb.dec != nil {
			ask = tb.dec.Ask.Key
		}
		h.once()
		if ask == "life" {
			for _, f := range tb.anim.flights {
				if !f.shown.Empty() {
					if r, flip := f.on(f.to, f.start+shownMs/2, false); r.Center() != f.shown.Center() || r.H < 200 || flip != 1 {
						t.Errorf("halfway it is at %v, turned %v", r, flip)
					}
					return
				}
			}
		}
		h.settle()
	}
	t.Fatal("no life card was shown")
}

// TestADeckIsCountedInTheGamesWords: what a deck has is said by the names that its game has for the sections.
func TestADeckIsCountedInTheGamesWords(t *testing.T) {
	r := newRig(t, 1280, 720)
	for _, id := range assets.Playable() {
		g := carried(id)
		decks := r.c.library.decks(g, "")
		got := r.c.library.sizes(&decks[0])
		for _, s := range games.Of(id).Lexicon().Sections {
			if want := s.Shown("ja") + " " + itoa(len(*decks[0].deck.Section(s.ID))); s.ID != "leader" && s.ID != "opened" && !strings.Contains(got, want) {
				t.Errorf("%s: %q does not say %q", id, got, want)
			}
		}
	}
}

// TestAToastLeavesWhatCanBePressed: over a list that reaches to the screen's foot a toast stands at its head.
func TestAToastLeavesWhatCanBePressed(t *testing.T) {
	r := newRig(t, 844, 390)
	for range 9 {
		r.click("mode:solo")
		r.click("play")
		r.settle()
		r.table().leave()
		r.tick(1)
	}
	r.click("continue")
	r.c.Say("Kept.")
	r.tick(1)
	r.c.Draw()
	r.shot("toast")
	f := r.c.now()
	box := f.ToastBox(r.c.toastAt(f), "Kept.")
	for _, v := range r.c.Tree().Things {
		if in := render.R(v.X, v.Y, v.W, v.H); strings.HasPrefix(v.Name, "resume:") && in.Overlaps(box) {
			t.Errorf("the toast %v lies over %s %v", box, v.Name, in)
		}
	}
}

package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// seated is a solo match in the main phase of the first player.
func seated(t *testing.T, w, h int) *rig {
	t.Helper()
	r := newRig(t, w, h)
	r.click("mode:solo")
	r.click("play")
	r.settle()
	r.click("yes")
	r.settle()
	for r.table().dec != nil && r.table().dec.Ask.Key == "mulligan" {
		r.click("no")
		r.settle()
	}
	if k := r.table().dec.Ask.Key; k != "main" {
		t.Fatalf("asked %q after the set-up, want main", k)
	}
	return r
}

// toPlay is the first card of the hand that can be played, turns being ended until there is one.
func toPlay(t *testing.T, r *rig) state.CardID {
	t.Helper()
	for range 40 {
		tb := r.table()
		for _, a := range tb.acts {
			if a.Verb == state.PlayCard && tb.picker.goesToField(a.Card) {
				return a.Card
			}
		}
		switch {
		case tb.passer.isQuick():
			r.key("P")
		case tb.dec.Kind == rules.Acting:
			r.key("E")
			if r.c.top().Name() == "confirm" {
				r.key("E")
			}
		default:
			r.key("Space")
		}
		r.settle()
	}
	t.Fatal("nothing can be played in 40 answers")
	return 0
}

func fieldSize(r *rig, s state.Seat) int { return len(r.table().zone(ability.Field, s)) }

func TestDragOntoALitPlacePlays(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}} {
		r := seated(t, size[0], size[1])
		id := toPlay(t, r)
		s := r.table().dec.Seat
		r.settle()
		n := fieldSize(r, s)
		r.dragTo(cardName(id), "place:"+itoa(int(s))+":field:"+itoa(n))
		if got := fieldSize(r, s); got != n+1 {
			t.Fatalf("%v: %d cards on the field after the drag, want %d", size, got, n+1)
		}
	}
}

func TestDragThatEndsElsewherePutsBack(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	inputs := r.table().view.Inputs
	x, y := r.middle(cardName(id))
	r.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x, Y: y - 30})
	if !r.table().drops.grip.on || r.table().picked != id {
		t.Fatal("8 px of movement did not take the card up")
	}
	r.tick(1, Event{Kind: PointerUp, X: 40, Y: 600})
	if tb := r.table(); tb.drops.grip.on || tb.picked != 0 || tb.view.Inputs != inputs {
		t.Fatalf("held %v, picked %d, inputs %d; want it put back at input %d", tb.drops.grip.on, tb.picked, tb.view.Inputs, inputs)
	}
}

func TestShortMovementIsAClick(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	x, y := r.middle(cardName(id))
	r.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 5, Y: y}, Event{Kind: PointerUp, X: x + 5, Y: y})
	if r.table().picked != id || r.table().drops.grip.on {
		t.Fatalf("picked %d, want %d taken up by the click", r.table().picked, id)
	}
	r.click("back")
	if r.table().picked != 0 {
		t.Fatal("the back button did not put the card back")
	}
}

func TestClickThenPlace(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	s := r.table().dec.Seat
	n := fieldSize(r, s)
	r.click(cardName(id))
	r.click("place:" + itoa(int(s)) + ":field:" + itoa(n))
	if got := fieldSize(r, s); got != n+1 {
		t.Fatalf("%d cards on the field, want %d", got, n+1)
	}
}

func TestKeyboardPlaysACard(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	s := r.table().dec.Seat
	n := fieldSize(r, s)
	for range 12 { // Tab: panel, hand ...
		r.key("Tab")
		if tg := r.c.now().find(r.c.focus); tg != nil && tg.Region == RegionHand {
			break
		}
	}
	for range 10 {
		if r.c.focus == cardName(id) {
			break
		}
		r.key("Right")
	}
	if r.c.focus != cardName(id) {
		t.Fatalf("the focus is on %q, want %q", r.c.focus, cardName(id))
	}
	r.key("Enter")
	if r.table().picked != id || !strings.HasPrefix(r.c.focus, "place:") {
		t.Fatalf("Enter: picked %d, focus %q; want %d taken up and a place focused", r.table().picked, r.c.focus, id)
	}
	r.key("Enter")
	if got := fieldSize(r, s); got != n+1 {
		t.Fatalf("%d cards on the field, want %d", got, n+1)
	}
}

func TestStalePressDoesNothing(t *testing.T) {
	r := seated(t, 1280, 720)
	x, y := r.middle("end")
	r.tick(1, Event{Kind: PointerDown, X: x, Y: y})
	tb := r.table()
	tb.refresh() // a new decision appears while the button is held
	inputs := tb.view.Inputs
	r.tick(1, Event{Kind: PointerUp, X: x, Y: y})
	if tb.view.Inputs != inputs || len(r.c.over) != 0 {
		t.Fatal("a press begun before the decision answered it")
	}
	if r.c.blink() == 0 {
		t.Fatal("the panel did not blink")
	}
}

// TestToolsAreNotStale: who presses a tool, or leaves, while the other does something is not kept from it.
func TestToolsAreNotStale(t *testing.T) {
	r := seated(t, 1280, 720)
	pressed := func(name string) {
		x, y := r.middle(name)
		r.tick(1, Event{Kind: PointerMove, X: x, Y: y}, Event{Kind: PointerDown, X: x, Y: y})
		r.table().refresh()
		r.tick(1)
		r.tick(2, Event{Kind: PointerUp, X: x, Y: y})
	}
	if pressed("tool:menu"); r.c.top().Name() != "menu" {
		t.Fatalf("the menu is not opened, but %s is", r.c.top().Name())
	}
	if pressed("menu:leave"); r.c.scene.Name() != "title" {
		t.Errorf("the table is not left: %s", r.c.scene.Name())
	}
}

func TestStaleDragDoesNothing(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	s := r.table().dec.Seat
	n := fieldSize(r, s)
	x, y := r.middle(cardName(id))
	r.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x, Y: y - 40})
	tx, ty := r.middle("place:" + itoa(int(s)) + ":field:" + itoa(n))
	r.table().refresh()
	r.tick(1, Event{Kind: PointerMove, X: tx, Y: ty}, Event{Kind: PointerUp, X: tx, Y: ty})
	if got := fieldSize(r, s); got != n || r.table().drops.grip.on {
		t.Fatalf("%d cards on the field, want %d: the drag belonged to another decision", got, n)
	}
}

func TestTouchHoldShowsTheCardAndIsNoTap(t *testing.T) {
	r := seated(t, 844, 390)
	id := toPlay(t, r)
	x, y := r.middle(cardName(id))
	r.tick(1, Event{Kind: PointerDown, ID: 3, X: x, Y: y, Touch: true})
	r.tick(15) // 250 ms
	if r.c.Pointed() != nil {
		t.Fatal("the large face came before 350 ms")
	}
	r.tick(10)
	if tg := r.c.Pointed(); tg == nil || tg.Card != id {
		t.Fatal("a touch held 350 ms did not show the card")
	}
	r.tick(1, Event{Kind: PointerUp, ID: 3, X: x, Y: y, Touch: true})
	if r.table().picked != 0 {
		t.Fatal("the release of a hold was taken for a tap")
	}
	if r.c.Pointed() != nil {
		t.Fatal("the large face stayed after the release")
	}
}

func TestForbiddenCardSaysWhyWithItsRule(t *testing.T) {
	r := seated(t, 1280, 720)
	tb := r.table()
	for _, v := range tb.zone(ability.Hand_, tb.dec.Seat) {
		if tb.hasAct(v.ID) {
			continue
		}
		r.click(cardName(v.ID))
		if r.c.tip == nil || r.c.tip.tip.Rule != "SVE 10.4.4" || !r.c.tip.tip.Forbid {
			t.Fatalf("tip %+v, want the reason of rule SVE 10.4.4", r.c.tip)
		}
		return
	}
	t.Fatal("every card of the opening hand can be played on turn 1")
}

func TestUndoAndRedo(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	before := r.table().view.Inputs
	r.click(cardName(id))
	r.key("Enter")
	after := r.table().view.Inputs
	if after <= before {
		t.Fatalf("inputs %d then %d", before, after)
	}
	r.click("tool:undo")
	if got := r.table().view.Inputs; got != before {
		t.Fatalf("after undo %d inputs, want %d", got, before)
	}
	r.click("tool:redo")
	if got := r.table().view.Inputs; got != after {
		t.Fatalf("after redo %d inputs, want %d", got, after)
	}
}

func TestMatchIsResumedAfterARestart(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	r.click(cardName(id))
	r.key("Enter")
	want := r.c.Tree()
	again := NewCore(sharedArt, r.env())
	again.ResumeTab()
	if got := again.Tree(); got.Scene != "table" || got.Hash != want.Hash || got.Inputs != want.Inputs {
		t.Fatalf("resumed on %q with hash %s at input %d, want hash %s at %d", got.Scene, got.Hash, got.Inputs, want.Hash, want.Inputs)
	}
	r.table().leave()
	again = NewCore(sharedArt, r.env())
	if again.ResumeTab(); again.scene.Name() != "title" {
		t.Errorf("whoever has left a table is on %s after a restart", again.scene.Name())
	}
}

func TestDamagedStoredMatchIsNamedAndKept(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.store[matchPrefix+"x"] = []byte(`{"mode":"solo","record":"R1RLUkVD"}`)
	r.key("C")
	if r.c.top().Name() != "notice" {
		t.Fatalf("on top %q, want a notice", r.c.top().Name())
	}
	if _, ok := r.store[matchPrefix+"x"]; !ok {
		t.Fatal("the match that cannot be read was thrown away")
	}
}

func TestSettingsStayAndBadOnesAreReplaced(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("settings")
	r.click("lang:1")
	r.click("text:2")
	r.click("calm")
	again := loadSettings(r.store, "")
	if again.Lang != "en" || again.Text != 1.3 || !again.Calm {
		t.Fatalf("stored %+v", again)
	}
	r.store[settingsKey] = []byte(`{"lang":"xx","text":9,"name":"` + strings.Repeat("あ", 30) + `"}`)
	bad := loadSettings(r.store, "")
	if bad.Lang != "ja" || bad.Text != 1 || bad.Name != strings.Repeat("あ", nameMost) {
		t.Fatalf("read %+v from bad settings", bad)
	}
	r.store[settingsKey] = []byte(`{"servers":["stun:host.example:3478","file:///x"],"page":"javascript:0"}`)
	if got := loadSettings(r.store, ""); got.Servers != nil || got.Page != "" {
		t.Fatalf("servers %q and page %q are kept, which are none", got.Servers, got.Page)
	}
	r.store[settingsKey] = []byte(`{"servers":["stun:host.example:3478"],"page":"https://host.example/x/"}`)
	if got := loadSettings(r.store, ""); len(got.Servers) != 1 || got.Page != "https://host.example/x/" {
		t.Fatalf("servers %q and page %q are not kept", got.Servers, got.Page)
	}
	r.store[settingsKey] = []byte(`{"lang":`)
	if got := loadSettings(r.store, ""); got.Lang != "ja" || !got.Confirm {
		t.Fatalf("read %+v from damaged settings", got)
	}
}

func TestNameIsTyped(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("settings")
	r.click("name")
	r.tick(1, Event{Kind: TextTyped, Text: "いおりx"}, Event{Kind: KeyPress, Key: "Backspace"}, Event{Kind: KeyPress, Key: "Enter"})
	if r.c.Set.Name != "いおり" {
		t.Fatalf("name %q, want いおり", r.c.Set.Name)
	}
}

func TestPastedDeck(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	n := len(r.c.library.decks(assets.Of("sve"), ""))
	r.clip = "名前：だめ\nゲーム：sve\n\nメイン\n3 五-S999 無い札\n"
	r.click("import")
	r.tick(1)
	d, ok := r.c.top().(*notice)
	if !ok || !strings.Contains(d.text, "五-S999") {
		t.Fatalf("on top %q, want a notice that names the line at fault", r.c.top().Name())
	}
	r.key("Space")
	if len(r.c.library.decks(assets.Of("sve"), "")) != n {
		t.Fatal("a deck at fault was taken over")
	}
	r.clip = string(r.c.library.decks(assets.Of("sve"), "")[0].list.Text("ja"))
	r.click("import")
	r.tick(1)
	if got := len(r.c.library.decks(assets.Of("sve"), "")); got != n+1 {
		t.Fatalf("%d decks after pasting a right list, want %d", got, n+1)
	}
}

func TestPastedInvitationsThatAreWrongAreNamed(t *testing.T) {
	for _, s := range []string{"", "hello", "https://table.example/", "https://table.example/#r=x", "#o=zzz"} {
		r := newRig(t, 1280, 720)
		r.clip = s
		r.click("paste")
		r.tick(1)
		if r.c.top().Name() != "notice" {
			t.Errorf("%q: on top %q, want a notice", s, r.c.top().Name())
		}
	}
}

func TestNothingIsDrawnAnewWhenNothingHappens(t *testing.T) {
	r := seated(t, 1280, 720)
	painted(t, 0)
	r.settle()
	_, n := r.c.Draw()
	r.tick(120)
	if _, m := r.c.Draw(); m != n {
		t.Fatalf("%d frames were built in two seconds in which nothing happened", m-n)
	}
}

func TestHotseatCoversTheHand(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:hotseat")
	r.click("play")
	r.settle()
	for range 6 {
		if r.c.top().Name() != "cover" {
			t.Fatalf("on top %q, want the cover before seat %d sees its hand", r.c.top().Name(), r.table().dec.Seat)
		}
		seat := r.table().dec.Seat
		r.key("Space")
		for r.table().dec.Seat == seat && r.c.top().Name() == "table" {
			for _, v := range r.table().zone(ability.Hand_, seat.Other()) {
				if v.Face != 0 {
					t.Fatalf("seat %d sees a card of the other hand", seat)
				}
			}
			switch {
			case r.table().dec.Kind == rules.YesNo:
				r.click("no")
			case r.table().passer.isQuick():
				r.key("P")
			default:
				r.key("E")
				r.key("E")
			}
			r.settle()
		}
	}
}

// TestALinkOpenedAtATableIsNotLost: it is said, once, when it begins, and then it does.
func TestALinkOpenedAtATableIsNotLost(t *testing.T) {
	r := seated(t, 1280, 720)
	r.hash = "r=nonsense"
	r.tick(30)
	if want := r.c.T("link.waits"); r.c.toast != want || r.c.scene.Name() != "table" {
		t.Fatalf("on %s it is said %q", r.c.scene.Name(), r.c.toast)
	}
	r.c.toast = ""
	if r.tick(60); r.c.toast != "" {
		t.Errorf("it is said again: %q", r.c.toast)
	}
	r.table().leave()
	if r.tick(2); r.hash != "" || r.c.top().Name() != "notice" {
		t.Errorf("at the title %q is left of it, on %s", r.hash, r.c.top().Name())
	}
}

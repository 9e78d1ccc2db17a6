package game

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// lookedOn is a match at which a third app looks on.
func lookedOn(t *testing.T, rigs [2]*rig, third *rig, game string) {
	t.Helper()
	facing(t, rigs, game, 5)
	a, b := sessiontest.NewWire(0, sessiontest.Faults{})
	m := rigs[0].table().match.link
	m.stand.gallery.Admit(a)
	s := session.NewWatch(assets.Of(game).Rules, m.stored.Format, nil, b)
	for n := 0; s.View() == nil && n < 400; n++ {
		m.stand.gallery.Show(m.peer)
		s.Tick()
	}
	third.c.Go(newTable(third.c, s, &matchInfo{Game: game, Mode: modeWatch}, s.Brought().Rules))
}

// watchedOn lets those who play answer so often, and the third see it.
func watchedOn(t *testing.T, rigs [2]*rig, third *rig, n int) {
	t.Helper()
	b := &bot.Random{Rand: rules.Mix(6, 3)}
	g := &rigs[0].table().match.link.stand.gallery
	for range n {
		together(t, rigs, "one is asked", func() bool {
			a, b := rigs[0].table(), rigs[1].table()
			return a.view != nil && b.view != nil && (a.dec != nil || b.dec != nil || a.view.Result.Over)
		})
		for _, r := range rigs {
			if tb := r.table(); tb.dec != nil {
				tb.s.Answer(tb.view.Inputs, b.Choose(tb.match.link.peer.Match().Kernel(), tb.s.Decision()))
			}
		}
		rigs[0].tick(3)
		rigs[1].tick(3)
		for range 130 {
			g.Show(rigs[0].table().match.link.peer)
			third.tick(1)
		}
	}
}

// TestWhoLooksOnSeesTheTable: a third screen follows the match, shows backs where cards are hidden, offers nothing to do,
// and stores nothing.
func TestWhoLooksOnSeesTheTable(t *testing.T) {
	for k, game := range assets.Playable() {
		size := screenSizes[k%len(screenSizes)]
		rigs, third := [2]*rig{newRig(t, 1280, 720), newRig(t, 844, 390)}, newRig(t, size[0], size[1])
		lookedOn(t, rigs, third, game)
		watchedOn(t, rigs, third, 25)
		third.settle()
		tb := third.table()
		if tb.view.Inputs < 10 || tb.dec != nil || tb.view.TurnNo != rigs[0].table().view.TurnNo {
			t.Fatalf("%s: who looks on has %d inputs, turn %d", game, tb.view.Inputs, tb.view.TurnNo)
		}
		for s := range tb.view.Zones {
			for seat := range tb.view.Zones[s] {
				for _, v := range tb.view.Zones[s][seat] {
					if c := &rigs[0].table().match.link.peer.Match().State().Cards[v.ID]; v.Face != 0 && c.Seen != state.All {
						t.Fatalf("%s: who looks on sees card %d, which not everybody does", game, v.ID)
					}
				}
			}
		}
		third.inBoth("watch-" + game)
		tb.openMenu()
		for _, name := range []string{"menu:mend", "menu:concede", "menu:watch", "menu:board"} {
			if third.c.now().find(name) != nil {
				t.Fatalf("%s: who looks on is offered %q", game, name)
			}
		}
		third.key("Esc")
		if len(third.store.List(matchPrefix)) > 0 {
			t.Fatalf("%s: a match that is looked on at is stored", game)
		}
		for _, r := range rigs {
			for _, o := range r.overlaps() {
				t.Error(o)
			}
		}
		for _, o := range third.overlaps() {
			t.Errorf("%s: %s", game, o)
		}
	}
}

// TestLookingOnIsAskedFor: the address of who looks on leads to the way there and not to a seat.
func TestLookingOnIsAskedFor(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.c.Open(&letIn{c: r.c, url: "https://table.example/#w=room.key&g=sve"})
	r.inBoth("letin")
	r.click("letin:copy")
	r.tick(1)
	if r.clip != "https://table.example/#w=room.key&g=sve" {
		t.Fatalf("copied %q", r.clip)
	}
	r.key("Esc")
	r.c.openLink("#w=nonsense")
	if n, is := r.c.top().(*notice); !is || n.text == "" {
		t.Fatalf("an address that is none leads to %s", r.c.top().Name())
	}
}

// TestBothAgreeToShowTheirHands: at the menu each player agrees, and the third screen shows both hands in every game; what one of
// the two ends is over.
func TestBothAgreeToShowTheirHands(t *testing.T) {
	for k, game := range assets.Playable() {
		size := screenSizes[k%len(screenSizes)]
		rigs, third := [2]*rig{newRig(t, 1280, 720), newRig(t, 844, 390)}, newRig(t, size[0], size[1])
		lookedOn(t, rigs, third, game)
		g := &rigs[0].table().match.link.stand.gallery
		watchedOn(t, rigs, third, 8)
		known := func() (n [2]int) {
			for seat := range n {
				for _, v := range third.table().zone(ability.Hand_, state.Seat(seat)) {
					if v.Face != 0 && v.Face == rigs[seat].table().match.link.peer.Match().State().Cards[v.ID].Face {
						n[seat]++
					}
				}
			}
			return n
		}
		run := func() {
			for range 300 {
				rigs[0].tick(1)
				rigs[1].tick(1)
				g.Show(rigs[0].table().match.link.peer)
				third.tick(1)
			}
		}
		agree := func(r *rig) {
			r.settle()
			r.table().openMenu()
			r.inBoth("watch-hands-menu-" + game)
			r.click("menu:hands")
			r.inBoth("watch-hands-sure-" + game)
			r.key("Y")
		}
		agree(rigs[1])
		run()
		if n := known(); n != [2]int{} {
			t.Fatalf("%s: one agrees, and %v cards are seen", game, n)
		}
		agree(rigs[0])
		run()
		if n := known(); n[0]+n[1] < 4 || n[0] != len(third.table().zone(ability.Hand_, 0)) || n[1] != len(third.table().zone(ability.Hand_, 1)) {
			t.Fatalf("%s: both agree, and %v cards are seen", game, n)
		}
		third.settle()
		third.inBoth("watch-hands-" + game)
		for _, o := range third.overlaps() {
			t.Errorf("%s: %s", game, o)
		}
		rigs[1].table().openMenu()
		rigs[1].click("menu:hands")
		run()
		if n := known(); n != [2]int{} {
			t.Fatalf("%s: one has ended it, and %v cards are seen", game, n)
		}
	}
}

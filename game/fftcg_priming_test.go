package game

import (
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/fftcg"
	"gotaku/rules/state"
)

// TestPrimingIsPlayed: a Forward is primed by pressing it, the card on top is what is seen, and what lies under it is told. [NS]
func TestPrimingIsPlayed(t *testing.T) {
	r := newRig(t, 1280, 720)
	painted(t, 0)
	g := assets.Of("fftcg")
	boy, ren := g.Pool.Face("fftcg-tobira/扉-141"), g.Pool.Face("fftcg-tobira/扉-001")
	d := g.Decks[0].Setup()
	d.Main = append([]state.FaceID(nil), d.Main...)
	for i := range d.Main {
		if d.Main[i] != ren && i%2 == 0 {
			d.Main[i] = boy // more than may be: it is to come soon
		}
	}
	r.c.startLocal(g, nil, modeSolo, "", [2]rules.DeckSetup{d, d})
	r.settle()
	h := &hands{rig: r, rand: rules.Mix(4, 3), used: map[string]int{}}
	for n := 0; n < 200 && h.table().dec != nil; n++ {
		tb := h.table()
		h.wait(tb)
		var a state.Act
		for _, b := range tb.acts {
			if b.Verb == fftcg.Prime {
				a = b
			}
		}
		if tb.dec == nil || tb.dec.Kind != rules.Acting || a.Verb != fftcg.Prime {
			h.once()
			h.settle()
			continue
		}
		h.click(cardName(a.Card))
		h.settle()
		h.shot("prime-asked")
		h.clickRow("act:use:0")
		h.settle()
		if tb = h.table(); tb.dec != nil && tb.dec.Kind == rules.Pay {
			h.key("A")
			h.key("Space")
			h.settle()
		}
		if tb = h.table(); tb.dec != nil && tb.dec.Kind == rules.Choose && len(tb.next) > 0 {
			h.shot("prime-found")
			h.row(slices.Index(tb.dec.Items, tb.next[0]))
			h.key("Space")
			h.settle()
		}
		tb = h.table()
		on := tb.zone(ability.Evolution, tb.card(a.Card).At.Of)
		h.shot("prime-done")
		if len(on) == 0 {
			continue // it was not in the deck any more, or nothing was taken
		}
		if on[0].Host.ID != a.Card || on[0].Face != ren {
			t.Fatalf("on top lies %d of %d", on[0].Face, on[0].Host.ID)
		}
		for _, s := range h.overlaps() {
			t.Error(s)
		}
		if got := tb.nameOf(a.Card); got != "灯守レン" {
			t.Errorf("the Character is called %q, and not as what lies on top", got)
		}
		return
	}
	t.Fatal("nothing was primed")
}

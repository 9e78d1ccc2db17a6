package game

import (
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// TestLimitDeckIsPlayed: a card of the LB deck is cast through the pile in which it lies, and what was turned up for it
// is told from what lies face down; who has no LB deck has no place for one. [NS]
func TestLimitDeckIsPlayed(t *testing.T) {
	for i, size := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		r := newRig(t, size[0], size[1])
		painted(t, 0)
		r.c.ChangeSettings(func(s *Settings) { s.Lang = [...]string{"ja", "en", "ja"}[i] })
		g := assets.Of("fftcg")
		r.c.startLocal(g, nil, modeSolo, "", [2]rules.DeckSetup{g.Decks[2].Setup(), g.Decks[i%2].Setup()})
		r.settle()
		h := &hands{rig: r, rand: rules.Mix(uint64(i), 3), used: map[string]int{}}
		cast := 0
		for n := 0; n < 400 && cast < 1 && h.table().dec != nil; n++ {
			tb := h.table()
			h.wait(tb)
			a := slices.IndexFunc(tb.acts, func(a state.Act) bool {
				return a.Verb == state.PlayCard && tb.word(tb.card(a.Card).At.Zone) == ability.EvolveDeck
			})
			if tb.dec == nil || tb.dec.Kind != rules.Acting || a < 0 {
				h.once()
				h.settle()
				continue
			}
			id := tb.acts[a].Card
			h.shot("limit-table-" + itoa(size[0]))
			h.takeOut(id)
			h.key("Enter")
			h.settle()
			for h.table().dec != nil && h.table().dec.Kind != rules.Acting && h.table().dec.Kind != rules.Pay {
				h.once()
				h.settle()
			}
			if tb = h.table(); tb.dec != nil && tb.dec.Kind == rules.Pay {
				h.key("A")
				h.key("Space")
				h.settle()
			}
			if tb = h.table(); tb.card(id).FaceDown {
				t.Fatalf("%v: the card lies in the LB deck still", size)
			}
			cast++
			for h.table().dec != nil && h.table().dec.Kind != rules.Acting {
				h.once()
				h.settle()
			}
			tb = h.table()
			s := tb.card(id).Owner
			h.click(tb.piles.pileName(s, "limit"))
			h.settle()
			h.shot("limit-pile-" + itoa(size[0]))
			up := [...]string{"表向き", "Face up", "表向き"}[i]
			if !r.writes(up) {
				t.Errorf("%v: what lies face up is not told from what does not", size)
			}
			for _, s := range h.overlaps() {
				t.Error(s)
			}
			h.click("browser:close")
			h.settle()
			for _, s := range h.overlaps() {
				t.Error(s)
			}
		}
		if cast < 1 {
			t.Errorf("%v: no card of the LB deck was cast", size)
		}
		tb := h.table()
		for s, want := range []bool{true, false} {
			if _, there := tb.at(tb.placeOf(ability.EvolveDeck, wing.AsPile), state.Seat(s)); there != want {
				t.Errorf("%v: seat %d has a place for its LB deck: %v", size, s, there)
			}
		}
	}
}

// writes says whether a text stands on the screen.
func (r *rig) writes(text string) bool {
	r.c.dirty = true
	f := r.c.now()
	return slices.ContainsFunc(f.Written(f.ops), func(p render.Piece) bool { return p.Text == text })
}

// TestLimitDeckIsBuilt: an LB deck is a list of its own in the deck editor, which says how many it holds, and where
// a card with Limit Break goes by itself. [NS]
func TestLimitDeckIsBuilt(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("table:fftcg")
	r.click("mode:solo")
	r.clip = string(assets.Of("fftcg").Lists[2].Text("ja"))
	r.click("import")
	r.settle()
	r.shot("limit-decks")
	r.click("deck:build:0")
	r.settle()
	r.shot("limit-build")
	for _, s := range []string{"メイン　50", "LBデッキ　0–8"} {
		if !r.writes(s) {
			t.Errorf("the deck editor does not write %q", s)
		}
	}
	b := r.c.scene.(*builder)
	pool := b.own.of.Pool
	was := len(b.own.deck.Side)
	r.click("kind:limit break")
	r.settle()
	r.click("card:" + itoa(int(pool.Face("fftcg-tobira/扉-140"))))
	r.settle()
	if got := len(b.own.deck.Side); got != was+1 || len(b.own.deck.Main) != 50 {
		t.Errorf("the LB deck has %d cards after one more than %d, the main deck %d", got, was, len(b.own.deck.Main))
	}
}

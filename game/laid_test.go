package game

import (
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
)

// TestACardThatIsTriedCanBePlayed: a match to try a card of the starter decks in comes to where the first seat can play it, in
// every game, for most cards: what needs a board, or is not played from the hand, begins with the match.
func TestACardThatIsTriedCanBePlayed(t *testing.T) {
	for _, id := range assets.Playable() {
		g := assets.Of(id)
		d := g.Decks[0].Setup().Declared(g.Rules, g.Decks[0].Format)
		var could, all, most int
		for n, f := range slices.Compact(slices.Sorted(slices.Values(d.Main))) {
			if n%3 > 0 {
				continue
			}
			tried := d
			tried.Main = slices.Clone(d.Main)
			for i := 0; i < len(tried.Main); i += 2 {
				tried.Main[i] = f
			}
			m := &matchInfo{Seed: 7, setup: rules.Setup{Rules: g.Rules, Format: g.Decks[0].Format, Decks: [2]rules.DeckSetup{tried, d}}}
			l, err := newLaying(m, g.Pool.Def(f).ID)
			if err != nil {
				t.Fatal(err)
			}
			for !l.Step() {
			}
			all++
			if w := l.s.Decision(); l.begun == l.s.View().Inputs && w != nil && l.playable(w) {
				could++
			} else if l.begun == 0 || l.begun > 100 {
				t.Errorf("%s: %s begins after %d inputs", id, g.Pool.Def(f).ID, l.begun)
			}
			most = max(most, l.given)
			l.s.Close()
		}
		t.Logf("%s: %d of %d can be played, after at most %d answers", id, could, all, most)
		if could*3 < all*2 {
			t.Errorf("%s: only %d of %d can be played", id, could, all)
		}
	}
}

// TestALayingThatNobodyWaitsForEnds: Esc goes back, and no table is opened afterwards.
func TestALayingThatNobodyWaitsForEnds(t *testing.T) {
	r := newRig(t, 1280, 720)
	g := assets.Of(assets.Playable()[0])
	d := g.Decks[0].Setup().Declared(g.Rules, g.Decks[0].Format)
	beginTried(r.c, g, nil, "nothing", g.Decks[0].Format, [2]rules.DeckSetup{d, d})
	l := r.c.top().(*opening).from.(*laying)
	given := l.given
	r.key("Esc")
	if r.tick(120); r.c.top().Name() != "title" || l.given > given+100 {
		t.Errorf("on %s after %d answers", r.c.top().Name(), l.given)
	}
}

package session_test

import (
	"fmt"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestOffered: what is offered can be done. Of all acts that random players take, by what
// they themselves know, none is put back. [SVE 10.6.2.1.2, FF-TCG 11.3.3] Where cards pay
// that nobody may look at, and targets come after that, what was paid may be the target, or
// else there turns out to be none.
func TestOffered(t *testing.T) {
	for _, game := range assets.Playable() {
		t.Run(game, func(t *testing.T) {
			acts, back := 0, map[string]int{}
			sessiontest.RandomGames(t, 60, soup(game, deals(t, game)), func(k *rules.Kernel, d *rules.Decision, a state.Answer) {
				if d.Kind != rules.Acting {
					return
				}
				acts++
				blind := k.Game.Currency() == ability.Gauge && k.Zones[k.Zone(ability.GaugeZone)].Down == board.None
				if n := len(d.Barred); n > 0 && d.Refused != nil && !(blind && d.Refused.Rule == k.Cite("target")) {
					last := d.Barred[n-1]
					back[fmt.Sprintf("act %d of %s: %s", last.Verb, k.Pool.Def(k.State.Cards[last.Card].Face).Sides[0].Name, d.Refused)]++
				}
			})
			for what, n := range back {
				t.Errorf("%d times of %d was offered and put back: %s", n, acts, what)
			}
		})
	}
}

// soup deals decks of whatever cards of the game's packs are like those of a starter deck.
func soup(game string, deal sessiontest.Deal) sessiontest.Deal {
	pool := assets.Of(game).Rules.Pool
	return func(seed uint64) rules.Setup {
		s := deal(seed)
		r := rules.Mix(seed, 77)
		for i := range s.Decks {
			main := append([]state.FaceID(nil), s.Decks[i].Main...)
			for j, f := range main {
				for range 20 {
					if g := state.FaceID(r.N(len(pool.Defs)) + 1); pool.Def(g).Sides[0].Kinds == pool.Def(f).Sides[0].Kinds {
						main[j] = g
						break
					}
				}
			}
			s.Decks[i].Main = main
		}
		return s
	}
}

package session_test

import (
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// ofEveryGame are lots for which every game has the same words.
var ofEveryGame = []string{"die", "pick", "janken"}

// TestLotsSayWhatTheyDecide: each lot of a match names what it is cast for, by words that there are, and on whom it fell.
func TestLotsSayWhatTheyDecide(t *testing.T) {
	for _, id := range assets.Games() {
		g := assets.Of(id)
		if g == nil || len(g.Decks) < 2 {
			continue
		}
		seats := 0
		for seed := uint64(1); seed <= 12; seed++ {
			s := rules.Setup{Rules: g.Rules, Format: g.Decks[0].Format}
			for i := range s.Decks {
				s.Decks[i] = g.Decks[(int(seed)+i)%len(g.Decks)].Setup().Declared(g.Rules, s.Format)
			}
			m := match.New(s, state.All)
			p, r := &bot.Random{Rand: rules.Mix(seed, 1)}, rules.Mix(seed, 2)
			for w := m.Pending(); w != nil; w = m.Pending() {
				in := session.Due(m, seed)
				if in == nil {
					answered := sessiontest.Answers(m, p, &r)
					in = &answered
				}
				if err := m.Feed(*in); err != nil {
					t.Fatal(err)
				}
			}
			told := m.Events(state.All, 0)
			for i := range told {
				e := &told[i].Event
				if e.Verb != state.Rolled {
					continue
				}
				words := g.Rules.Game.Words().Lots[e.Name]
				if !slices.Contains(ofEveryGame, e.Name) && (words[0] == "" || words[1] == "") {
					t.Errorf("%s: there are no words for the lot %q", id, e.Name)
				}
				if e.Seat != state.Nobody {
					seats++
				} else if e.N < 1 || e.N > e.Slot {
					t.Errorf("%s: %d of %d came", id, e.N, e.Slot)
				}
			}
			m.Close()
		}
		if seats == 0 {
			t.Errorf("%s: no lot has fallen on a player", id)
		}
	}
}

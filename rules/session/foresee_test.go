package session_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// TestForesee: what is tried on a copy changes nothing, happens when it is done, and
// goes no further than the step.
func TestForesee(t *testing.T) {
	for _, id := range assets.Playable() {
		g := assets.Of(id)
		s := rules.Setup{Rules: g.Rules}
		for i := range s.Decks {
			s.Decks[i] = g.Decks[i].Setup()
		}
		l, err := session.NewLocal(session.LocalOptions{Setup: s, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		p, whole := bot.Random{Rand: rules.Mix(5, 1)}, 0
		for n := 0; n < 150 && !l.Result().Over; n++ {
			d := l.Decision()
			if d == nil {
				l.Tick()
				continue
			}
			a := p.Choose(l.Match().Kernel(), d)
			before, from := l.Match().Hash(state.All), l.View().Events
			seen := l.Foresee(a)
			if l.Match().Hash(state.All) != before || l.View().Events != from {
				t.Fatalf("%s input %d: it was not a copy that was tried", id, n)
			}
			pair := l.Match().Pending().Kind != state.InAnswer
			if err := l.Answer(l.View().Inputs, a); err != nil {
				t.Fatal(err)
			}
			if pair && seen != nil {
				t.Fatalf("%s input %d: half of a pair is foreseen", id, n)
			}
			if seen == nil {
				continue
			}
			if seen.Whole {
				whole++
			}
			now := l.Match().Events(state.Crowd, from)
			for i, e := range seen.Events {
				if i >= len(now) && seen.Unless {
					break // what comes after nobody has responded
				}
				if i >= len(now) || now[i].Event.Verb != e.Event.Verb || now[i].Event.Card != e.Event.Card || now[i].Event.N != e.Event.N {
					t.Fatalf("%s input %d: event %d was foreseen as %+v", id, n, i, e.Event)
				}
			}
		}
		if whole < 10 {
			t.Errorf("%s: only %d answers were foreseen to the end of their step", id, whole)
		}
		l.Close()
	}
}

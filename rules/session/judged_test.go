package session_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// BenchmarkJudged is what it costs to judge an answer as it comes from outside: whole
// answers to questions all over a match, one after the other.
func BenchmarkJudged(b *testing.B) {
	for _, game := range assets.Playable() {
		b.Run(game, func(b *testing.B) {
			type asked struct {
				k *rules.Kernel
				d *rules.Decision
				a state.Answer
			}
			var all []asked
			m := match.New(starters(b, game), state.All)
			p, r := &bot.Random{Rand: 9}, rules.Mix(9, 9)
			for n := 0; m.Pending() != nil && len(all) < 200; n++ {
				in := session.Due(m, 9)
				if in == nil {
					a := sessiontest.Answers(m, p, &r)
					in = &a
				}
				if in.Kind == state.InAnswer {
					f := m.Fork()
					b.Cleanup(f.Close)
					all = append(all, asked{f.Kernel(), f.Pending().D[0], in.Answers[0]})
				}
				if err := m.Feed(*in); err != nil {
					b.Fatal(err)
				}
			}
			m.Close()
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				q := &all[i%len(all)]
				if why := q.d.Check(q.k, state.NoEyes, q.a); why != nil {
					b.Fatal(why)
				}
			}
		})
	}
}

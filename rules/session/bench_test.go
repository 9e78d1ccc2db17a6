package session_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// BenchmarkCommit makes and commits to the deck of a side: what is done once a match.
func BenchmarkCommit(b *testing.B) {
	s := starters(b, "sve")
	for b.Loop() {
		p, err := session.NewPeer(peersOf(s)[0], nil)
		if err != nil {
			b.Fatal(err)
		}
		p.Close()
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(s.Decks[0].Main)+len(s.Decks[0].Side)), "ns/card")
}

// BenchmarkShown judges one card that is shown.
func BenchmarkShown(b *testing.B) { session.BenchShown(b) }

// BenchmarkProof works a whole match out again with both decks open.
func BenchmarkProof(b *testing.B) {
	for _, game := range assets.Playable() {
		b.Run(game, func(b *testing.B) {
			p, err := sessiontest.NewPeers(peersOf(starters(b, game)), 8, sessiontest.Faults{})
			if err != nil {
				b.Fatal(err)
			}
			defer p.Close()
			r := &bot.Random{Rand: rules.Mix(8, 3)}
			for step(b, p, r) {
			}
			for p.P[0].Status().Proof == session.Unproven {
				p.Tick()
			}
			b.ReportMetric(float64(len(p.P[0].Match().Inputs())), "inputs")
			for b.Loop() {
				if why := p.P[0].Prove(16); why != nil {
					b.Fatal(why)
				}
			}
		})
	}
}

package game

import (
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
)

// newBot makes the player of the other seat.
func newBot(seed uint64) session.Player { return &player{seed: seed} }

// player lets a policy play in a session: what it chooses is a function of the
// seed and the number of inputs, so that a match that goes on goes on alike.
type player struct{ seed uint64 }

func (p *player) Answer(m *rules.Match, d *rules.Decision) rules.Answer {
	policy := bot.Random{Rand: rules.Mix(p.seed, uint64(len(m.Inputs())))}
	return policy.Choose(m.Kernel(), d)
}

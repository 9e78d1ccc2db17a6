package game

import (
	"gotaku/rules/bot"
	"gotaku/rules/session"
)

// botPause is how long the bot waits between two of its answers, in ms, so that
// each can be seen.
const botPause = 550

// newBot makes the player of the other seat.
func newBot(seed uint64) session.Player { return bot.NewGreedy(seed) }

// mayThink says whether the session may go on by itself in this tick: a bot waits
// until what it did last has been seen.
func (t *table) mayThink() bool {
	if t.match.Mode != modeBot || t.dec != nil {
		return true
	}
	return !t.anim.busy() && !t.jankenShown() && t.c.ms-t.anim.asked >= botPause
}

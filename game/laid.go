package game

import (
	"slices"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// laying is a match with both hands that plays by itself where nobody sees it, an answer in a step: through its set-up to where
// somebody is first to act, and, if a card is to be tried, on until the first seat can play that.
type laying struct {
	s     *session.Local
	with  *bot.Greedy
	card  string // the id of what is tried; "": nothing is
	begun int    // inputs at which somebody was first to act; 0: nobody has been
	given int    // answers
	done  bool
}

// mostLaid is how many answers such a match takes at most: a set-up needs a dozen, a turn two.
const mostLaid = 400

func newLaying(m *matchInfo, card string) (*laying, error) {
	s, err := session.NewLocal(session.LocalOptions{Setup: m.setup, Seed: m.Seed})
	if err != nil {
		return nil, err
	}
	return &laying{s: s, with: bot.NewGreedy(m.Seed), card: card}, nil
}

func (l *laying) Done() bool    { return l.done }
func (l *laying) Part() float32 { return float32(l.given) / mostLaid }

func (l *laying) Step() bool {
	d := l.s.Decision()
	if d == nil || l.given == mostLaid {
		l.done = true
		return true
	}
	if d.Kind == rules.Acting && l.s.CanMend() && l.s.View().TurnNo > 0 {
		if l.begun == 0 {
			l.begun = l.s.View().Inputs
		}
		if l.card == "" || l.playable(d) {
			l.begun, l.done = l.s.View().Inputs, true
			return true
		}
	}
	l.given++
	l.done = l.s.Answer(l.s.View().Inputs, l.with.Answer(l.s.Match(), d)) != nil
	return l.done
}

// Stop is for who does not want to wait.
func (l *laying) Stop() bool {
	l.s.Close()
	return true
}

// playable says whether the first seat can play the card now: it has not been on a table yet, so that an act of the game's own
// with it is one of those by which cards come there.
func (l *laying) playable(d *rules.Decision) bool {
	return d.Seat == 0 && slices.ContainsFunc(l.s.Acts(), func(a state.Act) bool {
		if a.Verb != state.PlayCard && a.Verb < state.ActGame {
			return false
		}
		v := findCard(l.s.View(), a.Card)
		return v != nil && v.Face != 0 && l.s.Match().Setup().Rules.Pool.Def(v.Face).ID == l.card
	})
}

// sitLaid opens the table of a match that has played by itself so far; then gets the table.
func sitLaid(c *Core, m *matchInfo, card string, then func(*table)) {
	l, err := newLaying(m, card)
	if err != nil {
		c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang)))
		return
	}
	c.read(l, func() {
		inputs := slices.Clone(l.s.Match().Inputs()[:l.begun])
		l.s.Close()
		c.sit(m, inputs)
		if t, is := c.scene.(*table); is && t.match == m {
			then(t)
		}
	})
}

// beginLaid begins a match with both hands in which the players' board is made by hand: it is set up by itself, and the tools
// are open.
func beginLaid(c *Core, g *assets.Game, own []byte, format string, decks [2]rules.DeckSetup) {
	m := newLocalMatch(c, g, own, modeSolo, format, decks)
	m.Laid = true
	sitLaid(c, m, "", func(t *table) {
		t.handwork.mend()
		m.changed(c, t.s)
	})
}

// beginTried begins a match with both hands in which the first seat can play a card of its deck at once, if ever it can.
func beginTried(c *Core, g *assets.Game, own []byte, card, format string, decks [2]rules.DeckSetup) {
	sitLaid(c, newLocalMatch(c, g, own, modeSolo, format, decks), card, func(*table) {})
}

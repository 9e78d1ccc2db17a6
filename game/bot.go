package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/deck"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// botPause is how long the bot waits after something happened, in ms, so that it can be
// seen: of an answer by which nothing did, nothing is.
const botPause = 550

// thinkMost is how long an answer of the helper is waited for, in ms. A bot's slowest
// answer takes a second in a browser; a helper that begins reads a game first.
const thinkMost = 15_000

// newBot makes the player of the other seat.
func (c *Core) newBot(m *matchInfo) session.Player {
	name := botOf(m.Bot)
	return &botPlayer{Player: bot.New(name, m.Seed), c: c, game: gameID(m.Game), own: m.Own, name: name, seed: m.Seed}
}

// botOf is a player that there is: a match that was stored before one could be chosen, or
// elsewhere, names none.
func botOf(name string) string {
	if bot.Known(name) {
		return name
	}
	return bot.Usual
}

// botPlayer thinks in the app's helper as long as there is one, else where the table
// is drawn. Both come to the same answer.
type botPlayer struct {
	bot.Player
	c    *Core
	game string
	own  []byte // the player's own cards in the match
	name string // of bot.Players
	seed uint64
}

// Answer thinks here.
func (b *botPlayer) Answer(m *match.Match, d *rules.Decision) state.Answer {
	b.c.help.here++
	return b.Player.Answer(m, d)
}

// Begin lets the helper think.
func (b *botPlayer) Begin(m *match.Match, d *rules.Decision) session.Thought {
	h := b.c.helper()
	if h == nil {
		return nil
	}
	request, err := json.Marshal(thinkRequest{Game: b.game, Own: b.own, Bot: b.name, Seed: b.seed, Seat: d.Seat, Record: match.NewRecord(m).Encode()})
	if err != nil {
		b.c.loseHelper(err)
		return nil
	}
	return &thought{c: b.c, since: b.c.ms, task: h.Ask(request)}
}

// thought is an answer that the helper thinks of.
type thought struct {
	c     *Core
	since int64
	task  Task[[]byte]
}

var errThinkLate = errors.New("no answer came in time")

// Poll is the answer when it is there.
func (t *thought) Poll() (*state.Answer, error) {
	if !t.task.Done() {
		if t.c.help.with != nil && t.c.ms-t.since < thinkMost {
			return nil, nil
		}
		t.c.loseHelper(errThinkLate)
		return nil, errThinkLate
	}
	b, err := t.task.Result()
	var a state.Answer
	if err == nil {
		a, err = state.DecodeAnswer(b)
	}
	if err != nil {
		t.c.loseHelper(err)
		return nil, err
	}
	t.c.help.away++
	return &a, nil
}

// thinkRequest asks a helper for a bot's answer at the end of a record.
type thinkRequest struct {
	Game   string     `json:"game"`
	Own    []byte     `json:"own,omitempty"` // cards besides those of the game
	Bot    string     `json:"bot"`
	Seed   uint64     `json:"seed"` // of the bot
	Seat   state.Seat `json:"seat"`
	Record []byte     `json:"record"`

	Lab *labRequest `json:"lab,omitempty"` // instead: many games
}

// Thinker does requests, in the helper. The zero Thinker is ready.
type Thinker struct {
	labs labs
	with session.Thinker
	own  []byte       // the cards that were joined last
	of   *assets.Game // with this game
}

// game is a game with more cards.
func (t *Thinker) game(id string, own []byte) (*assets.Game, error) {
	base := carried(id)
	if len(own) == 0 {
		return base, nil
	}
	if t.of != nil && gameName(t.of) == gameName(base) && bytes.Equal(t.own, own) {
		return t.of, nil
	}
	if isPlaced(own) {
		g, err := placedGame(base, own)
		if err != nil {
			return nil, err
		}
		t.own, t.of = own, g
		return g, nil
	}
	cards, err := deck.ReadCards(own)
	if err != nil {
		return nil, err
	}
	j := assets.Join(base, cards)
	for !j.Step() {
	}
	t.own, t.of = own, j.Game()
	return t.of, j.Err()
}

// Think does a request: all of it is judged before anything is done.
func (t *Thinker) Think(request []byte) ([]byte, error) {
	var q thinkRequest
	if err := json.Unmarshal(request, &q); err != nil {
		return nil, err
	}
	if q.Lab != nil {
		return t.labs.play(q.Lab, func(id string) (*assets.Game, error) { return t.game(id, q.Own) })
	}
	if q.Seat != 0 && q.Seat != 1 || !known(q.Game) || !bot.Known(q.Bot) {
		return nil, fmt.Errorf("seat %d of the game %.40q cannot be thought for by %.40q", q.Seat, q.Game, q.Bot)
	}
	rec, err := state.DecodeRecord(q.Record)
	if err != nil {
		return nil, err
	}
	g, err := t.game(q.Game, q.Own)
	if err != nil {
		return nil, err
	}
	a, err := t.with.Think(rec, g.Rules, q.Seat, bot.New(q.Bot, q.Seed))
	if err != nil {
		return nil, err
	}
	return state.EncodeAnswer(nil, &a), nil
}

// mayThink says whether the session may go on by itself in this tick: a bot waits
// until what happened last has been seen.
func (t *table) mayThink() bool {
	if t.match.Mode != modeBot || t.dec != nil {
		return true
	}
	return !t.handwork.mending && !t.anim.busy() && !t.throws.jankenShown() && t.c.motion()-t.anim.told >= botPause
}

package lab

import (
	"fmt"
	"runtime/debug"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// Played is how one game went.
type Played struct {
	Seed      uint64
	Result    rules.Result
	Decisions int
	Turns     int
	First     state.Seat // who had the first turn, where hands are noted
	Fault     string     // what broke; empty: nothing did

	digest uint64 // of every answer, where it is wanted
}

// hand is which cards a seat held in one game, each face once.
type hand struct {
	opening []state.FaceID
	drawn   []state.FaceID
}

// Table plays one game after another of one set-up, in the same memory. It is not safe for
// concurrent use.
type Table struct {
	setup   *rules.Setup
	players [2]string
	hand    state.Zone // where hands lie

	Digests bool // sum the answers up, and choose among all legal acts, so that the sum is of no game's listing
	Judges  bool // judge again what players of direct play sample
	Hands   bool // note which cards are held

	hands [2]hand // of the game that is played

	runner match.Runner
	policy [2]seated
	game   *Played
}

// NewTable makes a table; players are two of bot.Players.
func NewTable(setup *rules.Setup, players [2]string) *Table {
	return &Table{setup: setup, players: players, hand: setup.Rules.Zone(ability.Hand_)}
}

// Chunk plays a chunk of a plan, which was checked and is of the table's set-up.
func (t *Table) Chunk(p *Plan, chunk int) *Tally {
	t.Digests, t.Hands = p.Digest, true
	var sum Tally
	seed, n := p.Span(chunk)
	for i := range n {
		g := t.Play(seed + uint64(i))
		sum.note(&g, &t.hands, t.setup.Rules.Pool, p.Digest)
	}
	return &sum
}

// Play plays the game of a seed. A panic of the rules is the game's fault, not the
// program's end.
func (t *Table) Play(seed uint64) (p Played) {
	p.Seed, t.game = seed, &p
	for i := range t.hands {
		t.hands[i] = hand{t.hands[i].opening[:0], t.hands[i].drawn[:0]}
	}
	defer func() {
		if v := recover(); v != nil {
			p.Fault = fmt.Sprintf("%v\n%s", v, debug.Stack())
			t.runner = match.Runner{} // what it kept is in no known state
		}
	}()
	if t.players == [2]string{"random", "random"} {
		t.direct(seed, &p)
	} else {
		t.thought(seed, &p)
	}
	if !p.Result.Over && p.Fault == "" {
		p.Fault = "it did not end"
	}
	return p
}

// direct plays the procedures directly: nobody looks ahead.
func (t *Table) direct(seed uint64, p *Played) {
	s := t.runner.First(t.setup.Rules)
	o := &match.Table{K: s, Rand: rules.Mix(seed, 0), Trusts: !t.Judges && !t.Digests}
	for i := range t.policy {
		t.policy[i].table, t.policy[i].Rand = t, rules.Mix(seed, uint64(1+i))
		o.Policy[i] = &t.policy[i]
	}
	was := t.runner.Counts().Asked
	p.Result = t.runner.Play(t.setup, s, o)
	p.Decisions = t.runner.Counts().Asked - was
	p.Turns = int(s.Table[state.TableTurnNo])
	p.Fault = misplaced(s)
}

// thought plays a match of players of whom one at least looks ahead.
func (t *Table) thought(seed uint64, p *Played) {
	o := session.LocalOptions{Setup: *t.setup, Seed: seed}
	for i, who := range t.players {
		o.Bots[i] = watched{bot.New(who, seed+uint64(i)), t}
	}
	l, err := session.NewLocal(o)
	if err != nil {
		p.Fault = err.Error()
		return
	}
	defer l.Close()
	for n := 0; n < patience && !l.Result().Over; n++ {
		l.Tick()
		if st := l.Status(); st.Problem != nil {
			p.Fault = st.Problem.Error()
			return
		}
	}
	for _, in := range l.Match().Inputs() {
		if in.Kind == state.InAnswer {
			p.Decisions++
		}
	}
	p.Result, p.Turns = l.Result(), int(l.Match().State().Table[state.TableTurnNo])
}

// patience is after how many answers a match does not end.
const patience = 20000

// watched is a player whose hand is noted.
type watched struct {
	session.Player
	table *Table
}

func (w watched) Answer(m *match.Match, d *rules.Decision) state.Answer {
	w.table.look(m.Kernel(), d)
	return w.Player.Answer(m, d)
}

// look notes what the seat that may act holds.
func (t *Table) look(k *rules.Kernel, d *rules.Decision) {
	if !t.Hands || d.Kind != rules.Acting {
		return
	}
	if len(t.hands[0].opening)+len(t.hands[1].opening) == 0 { // the first turn begins
		t.game.First = k.Turn()
		for s := range t.hands {
			h := &t.hands[s]
			h.opening = t.held(k.State, state.Seat(s), h.opening)
			h.drawn = append(h.drawn, h.opening...) // what its seat loses before it may act was in the hand as well
		}
	}
	h := &t.hands[d.Seat]
	h.drawn = t.held(k.State, d.Seat, h.drawn)
}

// held adds the faces of a seat's hand to a list, each once.
func (t *Table) held(s *state.State, seat state.Seat, list []state.FaceID) []state.FaceID {
	for _, id := range s.List(t.hand, seat) {
		if f := s.Cards[id].Face; !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	return list
}

// Counts is what the games of direct play took.
func (t *Table) Counts() match.Counts { return t.runner.Counts() }

// misplaced looks for cards that are nowhere and for lists that lie.
func misplaced(s *state.State) string {
	at := make([]bool, len(s.Cards))
	for i, list := range s.Lists {
		for _, id := range list {
			if c := &s.Cards[id]; at[id] || int(c.At.Zone) != i/2 {
				return fmt.Sprintf("card %d lies in two places", id)
			}
			at[id] = true
		}
	}
	return ""
}

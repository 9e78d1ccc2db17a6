package session

import (
	"errors"
	"fmt"
	"runtime/debug"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Player answers decisions for a seat without a person. It may use only what the
// eyes of d.Seat may know, though m may know more; the same match and decision
// must give the same answer.
type Player interface {
	Answer(m *match.Match, d *rules.Decision) state.Answer
}

// Slow is a Player that can think beside the session: in another thread, or on
// another machine.
type Slow interface {
	Player
	// Begin begins to think of the answer to d; nil: there is nobody who could, and
	// Answer is called. m changes after this returns.
	Begin(m *match.Match, d *rules.Decision) Thought
}

// Thought is an answer that is thought of elsewhere.
type Thought interface {
	// Poll is the answer when it is there, nil before; an error says that none comes.
	// It is judged like any other.
	Poll() (*state.Answer, error)
}

// think asks the bot of a seat. Before done it is thinking elsewhere. What does not
// come from there, or is no answer, it thinks of here.
func (l *Local) think(s state.Seat, b Player, d *rules.Decision) (a state.Answer, done bool, err error) {
	if slow, ok := b.(Slow); ok {
		if passes(l.m, d) {
			return state.Answer{Act: state.Act{Verb: state.Pass}}, true, nil
		}
		if l.thoughts[s] == nil {
			l.thoughts[s] = slow.Begin(l.m, d)
		}
		if t := l.thoughts[s]; t != nil {
			a, err := t.Poll()
			if a == nil && err == nil {
				return state.Answer{}, false, nil
			}
			if a != nil && check(l.m, d, *a) == nil {
				return *a, true, nil
			}
		}
	}
	a, err = answered(b, l.m, d)
	return a, true, err
}

// passes says whether a seat can do nothing but pass: nobody need think of that, and to ask
// elsewhere takes time.
func passes(m *match.Match, d *rules.Decision) bool {
	if d.Kind != rules.Acting {
		return false
	}
	list := acts(m, d)
	return len(list) == 1 && list[0] == state.Act{Verb: state.Pass}
}

// answered asks a bot, whose trials run the rules and may crash like them.
func answered(b Player, m *match.Match, d *rules.Decision) (a state.Answer, err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &match.Fault{Input: len(m.Inputs()), Trace: fmt.Sprintf("%v\n%s", v, debug.Stack())}
		}
	}()
	return b.Answer(m, d), nil
}

// errNotAsked: a seat is not asked at the end of a record.
var errNotAsked = errors.New("session: the seat is not asked anything that a player decides")

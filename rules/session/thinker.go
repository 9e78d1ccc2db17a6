package session

import (
	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Thinker is the other side of Slow: it answers for seats at the ends of records. It keeps the match that it thought in
// last, and where the next record continues that one it is fed only what is new. The zero Thinker is ready.
type Thinker struct {
	m   *match.Match
	rec *state.Record // what m has played
}

// Think is what b answers for seat s at the end of a record of the rules rs. An answer hangs on the record alone, not on
// what was thought of before.
func (t *Thinker) Think(r *state.Record, rs *rules.Rules, s state.Seat, b Player) (a state.Answer, err error) {
	if err := t.follow(r, rs); err != nil {
		t.forget()
		return a, err
	}
	defer t.m.Close() // nothing of it runs until the next record comes
	d := asked(t.m, s)
	if d == nil || t.m.Pending().Kind == state.InArranged {
		return a, errNotAsked
	}
	if a, err = answered(b, t.m, d); err != nil {
		t.forget()
	}
	return copied(a), err
}

// follow brings the match to the end of a record: the one that it has where the record continues it, else a new one.
func (t *Thinker) follow(r *state.Record, rs *rules.Rules) error {
	if t.m == nil || t.m.Setup().Rules != rs || !r.Continues(t.rec) {
		t.forget()
		m, err := match.Replay(r, rs, state.All)
		if err != nil {
			return err
		}
		t.m, t.rec = m, r
		return nil
	}
	for _, in := range r.Inputs[len(t.rec.Inputs):] {
		if err := t.m.Feed(in); err != nil {
			return err
		}
	}
	t.rec = r
	return nil
}

// forget ends the match: the next record begins anew.
func (t *Thinker) forget() {
	if t.m != nil {
		t.m.Close()
	}
	t.m, t.rec = nil, nil
}

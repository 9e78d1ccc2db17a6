package game

import (
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link/local"
)

// A match on this machine is played in one window at a time. Two that both had it would each store what it knows, and the
// one that stores last would undo what was played in the other.

// Claim is this window's hold on a stored match.
type Claim interface {
	Whose() local.Whose
	Release()
}

// here says whether a match is played on this machine alone: one over a link is held by its seat.
func (m *matchInfo) here() bool {
	return m.link == nil && m.replay == nil && (m.Mode == modeBot || m.Mode == modeSolo || m.Mode == modeHotseat)
}

// elsewhere says whether the match is another window's: what is stored is that one's.
func (m *matchInfo) elsewhere() bool {
	return m.link != nil && m.link.displaced() || m.claim != nil && m.claim.Whose() == local.Others
}

// letGo lets other windows have the match.
func (m *matchInfo) letGo() {
	if m.claim != nil {
		m.claim.Release()
		m.claim = nil
	}
}

// claimed does something with a stored match once this window has it, as it is stored then. Where another window has it, the
// person is asked whether to go on here.
func claimed(c *Core, m *matchInfo, then func(*matchInfo)) {
	if c.Env.Claim == nil {
		then(m)
		return
	}
	takeHold(c, m, false, then)
}

// takeHold asks for a stored match; take: also from another window.
func takeHold(c *Core, m *matchInfo, take bool, then func(*matchInfo)) {
	claim := c.Env.Claim(m.Key, take)
	c.waits = append(c.waits, func() bool {
		switch claim.Whose() {
		case local.Asking:
			return false
		case local.Others:
			c.Open(&confirm{c: c, question: c.T("window.other"), text: c.T("window.take.note"), yes: c.T("window.take"), key: "Y", do: func() { takeHold(c, m, true, then) }})
			return true
		}
		await(c, c.Env.Renew(m.Key), func(struct{}, error) { // where it fails, what was read at the start stands
			now, err := c.storedMatch(m.Key)
			if err != nil {
				claim.Release()
				c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang)))
				return
			}
			now.claim = claim
			then(now)
		})
		return true
	})
}

// watchClaim holds the match, and sees to it that it is only looked at here once another window has taken it over.
func (t *table) watchClaim() {
	m := t.match
	switch {
	case t.cut || !m.here() || t.c.Env.Claim == nil:
		return
	case m.claim == nil:
		m.claim = t.c.Env.Claim(m.Key, false)
	case m.elsewhere():
		t.cut, t.s = true, lookedAt{t.s}
		t.handwork.mending = false
		t.refresh()
		t.c.Notice(t.c.T("window.gone"), t.c.T("window.gone.note"))
	}
}

// goneFrom lets a match go whose table was left.
func goneFrom(was, now Scene) {
	if t, is := was.(*table); is && was != now {
		t.match.letGo()
	}
}

// lookedAt is a session in which this window does nothing any more.
type lookedAt struct{ session.Session }

func (lookedAt) Tick()                                   {}
func (lookedAt) Decision() *rules.Decision               { return nil }
func (lookedAt) Answer(int, state.Answer) error          { return session.ErrNotNow }
func (lookedAt) Check(state.Answer) *board.Why           { return nil }
func (lookedAt) Acts() []state.Act                       { return nil }
func (lookedAt) Next([]state.Item) []state.Item          { return nil }
func (lookedAt) Sources() []state.Payment                { return nil }
func (lookedAt) Gives(state.Payment) (int32, *board.Why) { return 0, nil }
func (lookedAt) Propose() ([]state.Payment, bool)        { return nil, false }
func (lookedAt) Foresee(state.Answer) *session.Foreseen  { return nil }
func (lookedAt) Concede() error                          { return session.ErrNotNow }
func (lookedAt) Undo() error                             { return session.ErrNotNow }
func (lookedAt) UndoBy(int) error                        { return session.ErrNotNow }
func (lookedAt) Redo() error                             { return session.ErrNotNow }
func (lookedAt) CanUndo() bool                           { return false }
func (lookedAt) CanRedo() bool                           { return false }
func (lookedAt) CanMend() bool                           { return false }
func (lookedAt) Mend(state.HandOp) error                 { return session.ErrNotNow }

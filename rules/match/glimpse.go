package match

import "gotaku/rules/state"

// glimpse is a look at a match in the midst of what an input sets off.
type glimpse struct {
	n    int // when so many events have happened
	eyes state.Eyes
	view *View
}

// Happened is how many events there were.
func (m *Match) Happened() int {
	m.start()
	return m.log.len()
}

// Glimpse is what e saw of the match when it had n events, which lie behind the present moment and come of these inputs;
// nil: they do not come. It is looked at on a copy: in the midst of a procedure nothing that is read may be kept.
func (m *Match) Glimpse(inputs []state.Input, n int, e state.Eyes) *View {
	f := m.Fork()
	defer f.Close()
	f.start()
	f.glimpse = &glimpse{n: n, eyes: e}
	for i := 0; i < len(inputs) && f.log.len() < n; i++ {
		if f.Feed(inputs[i]) != nil {
			return nil
		}
	}
	return f.glimpse.view
}

// glimpsed takes the look when its event has been told. Nobody is asked anything there.
func (m *Match) glimpsed() {
	if m.glimpse == nil || m.glimpse.n != m.log.len() {
		return
	}
	was := m.want
	m.want = nil
	m.glimpse.view = m.View(m.glimpse.eyes)
	m.want = was
}

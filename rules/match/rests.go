package match

import (
	"gotaku/rules/state"
)

// A match keeps its rests, so that taking back need not play it from its beginning. A record that comes from elsewhere may
// have any number of inputs, and a board of any number of cards: so what is kept is weighed, and where it is too much every
// second rest goes. Taking back plays a few more inputs then.

// mostKept is how much rests may weigh: some hundred megabytes, which no match of two decks comes near to.
const mostKept = 1 << 20

// mostMends is how often the board may be put right in a match: each is a rest that stays, since no input leads over it.
const mostMends = 1000

// weight is how many things a rest has a copy of, most of which are about as large.
func (r *rest) weight() int {
	s := r.state
	return len(s.Cards) + len(s.Mods) + len(s.Tallies) + len(s.Happened) + len(s.Waiting) + len(s.Delayed) + 16
}

// weighAll is what rests weigh, beside the first.
func weighAll(list []rest) (n int) {
	for i := range list[1:] {
		n += list[i+1].weight()
	}
	return n
}

// keep notes a rest.
func (m *Match) keep(r rest) {
	m.rests = append(m.rests, r)
	if m.kept += r.weight(); m.kept > mostKept {
		m.thin()
	}
}

// thin lets every second rest go. The first and the last stay, and those on either side of a board that was put right.
func (m *Match) thin() {
	var out []rest
	last := len(m.rests) - 1
	for i, r := range m.rests {
		if i == 0 || i == last || r.mended() || m.rests[i+1].mended() || i%2 == 0 {
			out = append(out, r)
		}
	}
	m.rests, m.kept = out, weighAll(out)
}

// mended says whether the board is put right as the match goes on from here.
func (r *rest) mended() bool { return len(r.state.Mends) > 0 }

// mends is how often the board was put right.
func (m *Match) mends() (n int) {
	for i := range m.inputs {
		if m.inputs[i].Kind == state.InMended {
			n++
		}
	}
	return n
}

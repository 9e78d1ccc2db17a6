package game

import (
	"fmt"
	"slices"

	"gotaku/render"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// terms are what two persons agree to besides the game and its format: the host chooses
// them, the invitation brings them, and both machines compare them.
type terms struct {
	Wins    int // so many wins decide; 1: each match stands for itself
	Minutes int // each person has for a match; 0: there is no clock
}

// What can be chosen.
var (
	termWins    = []int{1, 2}
	termMinutes = []int{0, 15, 25}
)

// String is how terms stand in an invitation; the usual ones are not mentioned.
func (t terms) String() string {
	if t == (terms{Wins: 1}) {
		return ""
	}
	return fmt.Sprintf("%d.%d", t.Wins, t.Minutes)
}

// readTerms reads them; false: they are none that this app knows.
func readTerms(s string) (t terms, ok bool) {
	if s == "" {
		return terms{Wins: 1}, true
	}
	if n, err := fmt.Sscanf(s, "%d.%d", &t.Wins, &t.Minutes); n != 2 || err != nil || t.String() != s {
		return t, false
	}
	return t, slices.Contains(termWins, t.Wins) && slices.Contains(termMinutes, t.Minutes)
}

// knownTerms says whether terms of an invitation are known here.
func knownTerms(s string) bool {
	_, ok := readTerms(s)
	return ok
}

// words are what an invitation and a choice call them.
func (t terms) words(c *Core) (wins, clock string) {
	wins, clock = c.T("terms.single"), c.T("terms.noclock")
	if t.Wins > 1 {
		wins = c.T("terms.wins", t.Wins)
	}
	if t.Minutes > 0 {
		clock = c.T("terms.minutes", t.Minutes)
	}
	return wins, clock
}

// termChips are the choice of them, the host's; a guest sees what was chosen.
func (s *deckScene) termChips(f *Frame, r render.Rect) {
	var chips []render.Chip
	add := func(name string, t terms, label string) {
		sel := s.terms == t
		if !sel && !s.mayFormat() {
			return
		}
		id := f.Add(Target{Name: "terms:" + name, Label: label, State: selWord(sel), Do: func() {
			if s.mayFormat() {
				s.terms = t
			}
		}})
		chips = append(chips, render.Chip{ID: id, Label: label, Sel: sel, Focus: f.Focused("terms:" + name)})
	}
	for _, n := range termWins {
		t := terms{n, s.terms.Minutes}
		label, _ := t.words(s.c)
		add("wins:"+itoa(n), t, label)
	}
	for _, n := range termMinutes {
		t := terms{s.terms.Wins, n}
		_, label := t.words(s.c)
		add("clock:"+itoa(n), t, label)
	}
	f.Chips(r, chips)
}

// series is how the matches with one person have gone so far.
type series struct {
	Wins [2]int `json:"wins"` // this person's, the other's
}

// decided says whether the agreed number of wins is reached.
func (v *series) decided(t terms) bool { return t.Wins > 1 && max(v.Wins[0], v.Wins[1]) >= t.Wins }

// note counts a match that is over.
func (v *series) note(t terms, draw bool, winner, me state.Seat) {
	if v.decided(t) { // the next one begins anew
		*v = series{}
	}
	switch {
	case draw:
	case winner == me:
		v.Wins[0]++
	default:
		v.Wins[1]++
	}
}

// score says how the matches have gone, this one among them.
func (m *linkMatch) score(c *Core) string {
	v, t := m.stored.Series, m.terms()
	if r := m.peer.Result(); r.Over {
		v.note(t, r.Draw, r.Winner, m.peer.Seat())
	}
	switch {
	case v.decided(t) && v.Wins[0] > v.Wins[1]:
		return c.T("terms.won", v.Wins[0], v.Wins[1])
	case v.decided(t):
		return c.T("terms.lost", v.Wins[0], v.Wins[1])
	case t.Wins > 1:
		return c.T("terms.score.of", v.Wins[0], v.Wins[1], t.Wins)
	}
	return c.T("terms.score", v.Wins[0], v.Wins[1])
}

// terms are what the match is played by.
func (m *linkMatch) terms() terms {
	t, ok := readTerms(m.stored.Terms)
	if !ok {
		return terms{Wins: 1}
	}
	return t
}

// clocks are how much time both persons have used, in seconds: each machine measures its
// own person, tells the other, and meanwhile reckons for the other.
type clocks struct {
	Used     [2]int64 `json:"used"`               // this person's, the other's
	Reckoned int64    `json:"reckoned,omitempty"` // the other's as it is reckoned here

	at   int64 // second in which it was looked at last
	told int64 // what was told last
}

// grace is how long the other machine may be late to say that its time is up, in seconds.
const grace = 20

// run lets the clocks go on; changed: another second is to be shown.
func (v *clocks) run(now int64, mine, theirs bool) (changed bool) {
	gone := now - v.at
	if v.at == 0 || gone < 0 || gone > 3600 { // it stood still, or somebody turned the machine's clock
		gone = 0
	}
	v.at = now
	if mine {
		v.Used[0] += gone
	}
	if theirs {
		v.Used[1] += gone
		v.Reckoned += gone
	}
	return gone > 0 && (mine || theirs)
}

// heard takes how much time the other machine says its person has used. It knows that better: it counts no way that a message
// takes, and nothing that is still being shown. But it may say what it likes, so less than half of what is reckoned here
// is not believed: else who never answers would never be late.
func (v *clocks) heard(said int64) { v.Used[1] = max(said, v.Reckoned/2-grace) }

// left is how much time is left of so many minutes.
func (v *clocks) left(who, minutes int) int64 { return max(0, int64(minutes)*60-v.Used[who]) }

// clockWord is a time as it is shown.
func clockWord(seconds int64) string { return fmt.Sprintf("%d:%02d", seconds/60, seconds%60) }

// timeLeft is what is left of a person's time; "" where there is no clock.
func (t *table) timeLeft(mine bool) string {
	if l := t.match.link; l != nil && l.terms().Minutes > 0 {
		return clockWord(l.stored.Clocks.left(b2i(!mine), l.terms().Minutes))
	}
	return ""
}

// runClocks measures this person's time and gives the match up when it is gone.
func (t *table) runClocks() {
	l := t.match.link
	if l == nil || l.peer == nil || t.view == nil || t.view.Result.Over {
		return
	}
	minutes := l.terms().Minutes
	if minutes == 0 {
		return
	}
	v := &l.stored.Clocks
	me := t.s.Seat()
	quiet := t.match.waits(t.s) // who cannot be heard is not held to it
	if !v.run(t.c.Env.Now(), t.dec != nil && !quiet, t.view.Asked[me.Other()] && t.dec == nil && !quiet) {
		return
	}
	t.c.Dirty()
	if v.Used[0] != v.told && (t.dec == nil || v.Used[0]%5 == 0) {
		v.told = v.Used[0]
		l.tell(session.Note{Kind: session.Clock, N: int(v.told) * 10})
	}
	if v.left(0, minutes) == 0 && t.dec != nil {
		if t.s.Concede() == nil {
			t.c.Notice(t.c.T("link.terms"), t.c.T("terms.timeup"))
		}
	}
	l.peer.Late(v.Used[1] > int64(minutes)*60+grace)
}

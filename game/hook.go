package game

import (
	"encoding/json"
	"fmt"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// Thing is one interactive thing on the screen. Positions are CSS pixels.
type Thing struct {
	Name  string  `json:"name"`
	Label string  `json:"label"`
	State string  `json:"state,omitempty"`
	Key   string  `json:"key,omitempty"`
	Card  int     `json:"card,omitempty"`
	Off   bool    `json:"off,omitempty"`
	X     float32 `json:"x"`
	Y     float32 `json:"y"`
	W     float32 `json:"w"`
	H     float32 `json:"h"`
}

// Tree is what the app shows, for tests and for those who cannot see it.
type Tree struct {
	Tick     int       `json:"tick"`
	Frame    int       `json:"frame"`
	Scene    string    `json:"scene"`
	Over     string    `json:"over,omitempty"` // the topmost dialog or drawer
	Inputs   int       `json:"inputs"`
	Hash     string    `json:"hash,omitempty"` // of what everybody knows, and the question
	Turn     int32     `json:"turn"`
	TurnSeat int       `json:"turnSeat"`
	Phase    string    `json:"phase,omitempty"`
	Seat     int       `json:"seat"`  // this machine's; -1: both
	Asked    int       `json:"asked"` // the seat this machine answers for now; -1: none
	Kind     string    `json:"kind,omitempty"`
	Ask      string    `json:"ask,omitempty"` // the decision's key
	Window   string    `json:"window,omitempty"`
	Acts     []ActSeen `json:"acts,omitempty"`
	Min      int32     `json:"min"` // of a choice or number
	Max      int32     `json:"max"`
	Picks    int       `json:"picks"` // chosen so far
	Busy     bool      `json:"busy"`  // something moves
	Over_    bool      `json:"finished"`
	Draw     bool      `json:"draw,omitempty"`
	Winner   int       `json:"winner"`
	Status   string    `json:"status,omitempty"` // of the session or the meeting
	Problem  string    `json:"problem,omitempty"`
	Proof    string    `json:"proof,omitempty"` // of a match between two machines that is over
	Line     string    `json:"line,omitempty"`  // what is said of the connection while the other side cannot be heard
	Notice   string    `json:"notice,omitempty"`
	Heard    string    `json:"heard,omitempty"` // the last sound
	Toast    string    `json:"toast,omitempty"`
	BotsHere int       `json:"botsHere"` // answers of bots that this thread thought of
	BotsAway int       `json:"botsAway"` // and the helper
	Things   []Thing   `json:"things"`   // the topmost last
}

// ActSeen is an act that can be tried.
type ActSeen struct {
	Verb   string `json:"verb"`
	Card   int    `json:"card,omitempty"`
	Target int    `json:"target,omitempty"`
	Place  string `json:"place,omitempty"` // where the card is dragged to, in games of such acts
}

var actNames = map[state.ActVerb]string{state.Pass: "pass", state.PlayCard: "play", state.UseAbility: "use", state.DeclareAttack: "attack", state.EndPhase: "end", state.ActGame: "game"}

var kindNames = map[rules.Kind]string{rules.Acting: "act", rules.Choose: "choose", rules.YesNo: "yesno", rules.Number: "number", rules.Split: "split", rules.ByHand: "byhand", rules.Pay: "pay"}

// Tree lists what is on the screen.
func (c *Core) Tree() *Tree {
	f := c.now()
	t := &Tree{Tick: c.ticks, Frame: c.drawn, Scene: c.scene.Name(), Seat: -1, Asked: -1, Winner: -1, TurnSeat: -1, Toast: c.toast, Heard: c.alarm.last, BotsHere: c.help.here, BotsAway: c.help.away}
	if len(c.over) > 0 {
		t.Over = c.top().Name()
	}
	if n, ok := c.top().(*notice); ok {
		t.Notice = n.text
	}
	k := 1 / c.Scale
	for _, id := range f.order() {
		v := &f.targets[id-1]
		if v.R.Empty() || v.Name == "scrim" {
			continue
		}
		t.Things = append(t.Things, Thing{v.Name, v.Label, v.State, c.Set.Keys.of(v.Key), int(v.Card), v.Off, v.R.X * k, v.R.Y * k, v.R.W * k, v.R.H * k})
	}
	switch s := c.scene.(type) {
	case *table:
		s.tell(t)
	case *invite:
		t.Status = s.status()
	}
	return t
}

// order lists the uncovered targets as they lie, the topmost last.
func (f *Frame) order() []render.ID {
	last := make([]int, len(f.targets)+1)
	for i, h := range f.Hits() {
		last[h.ID] = i
	}
	var out []render.ID
	for i, h := range f.Hits() {
		if int(h.ID) > f.modal && last[h.ID] == i && !h.R.Empty() {
			out = append(out, h.ID)
		}
	}
	return out
}

var phaseNames = map[session.Phase]string{session.Meeting: "meeting", session.Playing: "playing", session.Dropped: "dropped", session.Resuming: "resuming", session.Stopped: "stopped", session.Ended: "ended"}

var proofNames = map[session.Proof]string{session.Verified: "verified", session.Disproved: "disproved"}

// tell adds what the table knows.
func (t *table) tell(tr *Tree) {
	v := t.view
	tr.Inputs, tr.Turn, tr.TurnSeat = v.Inputs, v.TurnNo, int(v.Turn)
	tr.Seat, tr.Busy = int(t.s.Seat()), t.anim.busy()
	if r := v.Result; r.Over {
		tr.Over_, tr.Draw = true, r.Draw
		if !r.Draw {
			tr.Winner = int(r.Winner)
		}
	}
	tr.Phase = v.Step
	if m, ok := t.s.(interface{ Match() *match.Match }); ok && m.Match() != nil {
		tr.Hash = fmt.Sprintf("%016x", m.Match().Hash(state.Crowd))
	}
	st := t.s.Status()
	tr.Status = phaseNames[st.Phase]
	if st.Problem != nil {
		tr.Problem = st.Problem.EN
	}
	tr.Line = t.match.trouble(t.c, t.s)
	tr.Proof = proofNames[st.Proof]
	if t.dec == nil || t.passer.pass.on { // what is passed over asks nobody
		return
	}
	tr.Asked, tr.Kind, tr.Ask, tr.Window = int(t.dec.Seat), kindNames[t.dec.Kind], t.dec.Ask.Key, t.dec.Window
	tr.Min, tr.Max, tr.Picks = t.dec.Min, t.dec.Max, len(t.picks)
	for _, a := range t.acts {
		tr.Acts = append(tr.Acts, ActSeen{actNames[min(a.Verb, state.ActGame)], int(a.Card), int(a.Target), t.drops.placeName(&a)})
	}
}

// TreeJSON is Tree as JSON.
func (c *Core) TreeJSON() string {
	b, err := json.Marshal(c.Tree())
	if err != nil {
		return "{}"
	}
	return string(b)
}

// Find is the thing of that name on the screen, in device pixels; ok is false if
// there is none.
func (c *Core) Find(name string) (r render.Rect, ok bool) {
	t := c.now().find(name)
	if t == nil {
		return render.Rect{}, false
	}
	return t.R, true
}

// stateWord is a target's state in words.
func (c *Core) stateWord(s string) string {
	switch s {
	case "selected", "legal", "target", "cannot":
		return c.T("state." + s)
	}
	return ""
}

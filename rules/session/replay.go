package session

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Replay is a recorded match to look at: it goes forth and back by single answers and
// takes none. It is a Session whose seats nobody holds here.
type Replay struct {
	onlooker
	alone
	setup  rules.Setup
	inputs []state.Input // all of them
	turns  []int32       // in which turn each of stops lies
	stops  []int         // the numbers of inputs at which a person was asked, and the end
	told   []int         // how many events there were at each of stops
	m      *match.Match  // fed up to where it stands
	past   int           // between two stops: so many events of what follows are shown too; 0: none
	fed    int           // while it is judged
	me     state.Eyes    // what the record knows
	eyes   state.Eyes    // what is shown of it
	view   *match.View
	fault  *Problem
	older  *Problem // it was made by another version: what of it does not run any more

	// Stands says how the seats stand, where somebody wants to know it of each moment.
	Stands func(m *match.Match) int
	stands []int // by stop
}

// OpenRecord judges a record file's form and finds its cards in the rules that book
// gives for its game (nil: there is no such game). The inputs are judged by Step: nothing
// is to be shown before all of them were.
func OpenRecord(file []byte, book func(game string) *rules.Rules) (*Replay, *Problem) {
	if len(file) > state.MaxRecord {
		return nil, &Problem{Key: "damaged", Input: -1,
			JA: fmt.Sprintf("記録が大きすぎます（%d バイト。%d バイトまで）。", len(file), state.MaxRecord),
			EN: fmt.Sprintf("The record is too large: %d bytes, at most %d.", len(file), state.MaxRecord)}
	}
	rec, err := state.DecodeRecord(file)
	if err != nil {
		return nil, &Problem{Key: "damaged", Input: -1, JA: "対戦の記録として読めません。別のファイルか、壊れています。",
			EN: "This cannot be read as the record of a match: it is another file, or damaged."}
	}
	rs := book(rec.Game)
	if rs == nil {
		return nil, &Problem{Key: "game", Input: -1, JA: "「" + rec.Game + "」の記録です。そのゲームはここにありません。",
			EN: fmt.Sprintf("This is a record of %q, a game that is not here.", rec.Game)}
	}
	if rules.FormatOf(rs.Game, rec.Format) == nil {
		return nil, &Problem{Key: "format", Input: -1, JA: "「" + rec.Format + "」という形式はここにありません。",
			EN: fmt.Sprintf("There is no format %q here.", rec.Format)}
	}
	setup, err := match.SetupOf(rec, rs)
	older := err != nil
	if older {
		if setup, err = match.SetupLike(rec, rs); err != nil {
			return nil, &Problem{Key: "version", Input: -1, JA: "別の版の記録です。そのときのカードがここにないため、開けません。",
				EN: "This record was made by another version: some of its cards are not here any more."}
		}
	}
	r := &Replay{setup: setup, inputs: rec.Inputs, me: Knows(&setup)}
	r.eyes = r.me
	r.m = match.New(setup, r.me)
	if older {
		r.older = &Problem{Key: "version", Input: -1, JA: "別の版の記録です。最後まで動きましたが、当時とは違うかもしれません。",
			EN: "This record was made by another version. It runs to its end, but may differ from what was played then."}
	}
	return r, nil
}

// Knows is what the writer of a record knew: the cards of both seats, or of one.
func Knows(s *rules.Setup) state.Eyes {
	e := state.All
	for seat := range s.Decks {
		for _, list := range [...][]state.FaceID{s.Decks[seat].Main, s.Decks[seat].Side} {
			for _, f := range list {
				if f == 0 {
					e &^= state.EyesOf(state.Seat(seat))
				}
			}
		}
	}
	return e
}

// Done says whether every input has been judged, or one was refused.
func (r *Replay) Done() bool { return r.fault != nil || r.fed > len(r.inputs) }

// Part is how much of the record has been judged, 0 to 1.
func (r *Replay) Part() float32 { return float32(r.fed) / float32(len(r.inputs)+1) }

// Step judges one more input; true: all is judged. The replay then stands at its
// beginning, or Refused says what is wrong.
func (r *Replay) Step() bool {
	if r.Done() {
		return true
	}
	if w := r.m.Pending(); r.fed == len(r.inputs) || w != nil && w.D[0] != nil {
		r.stop()
	}
	if r.fed < len(r.inputs) {
		if err := r.m.Feed(r.inputs[r.fed]); err != nil && r.older != nil {
			r.cut()
		} else if err != nil {
			r.fault = &Problem{Key: "damaged", Input: r.fed, JA: fmt.Sprintf("記録の入力 %d は規則に合いません。", r.fed),
				EN: fmt.Sprintf("Input %d of the record is not legal.", r.fed)}
			return true
		}
	}
	if r.fed++; r.Done() {
		r.Go(0)
	}
	return r.Done()
}

// stop notes a moment to stop at.
func (r *Replay) stop() {
	r.stops, r.turns = append(r.stops, r.fed), append(r.turns, r.m.State().Table[state.TableTurnNo])
	r.told = append(r.told, r.m.Happened())
	if r.Stands != nil {
		r.stands = append(r.stands, r.Stands(r.m))
	}
}

// cut ends a record of another version at what the rules of this one do not take.
func (r *Replay) cut() {
	n, turn := r.fed, int32(0)
	r.m.Undo(n) // what broke the rules is not there
	if r.m.Broken() == nil {
		turn = r.m.State().Table[state.TableTurnNo]
	}
	if k := len(r.stops); k == 0 || r.stops[k-1] != n {
		r.stop()
	}
	r.older = &Problem{Key: "version", Input: n, JA: fmt.Sprintf("別の版の記録です。第 %d ターンの入力 %d から先は、この版の規則では動かないので、そこまでを見せます。", turn, n),
		EN: fmt.Sprintf("This record was made by another version. From input %d in turn %d on it does not run any more: it is shown up to there.", n, turn)}
	r.inputs, r.fed = r.inputs[:n:n], n
}

// Older is what to know of a record of another version; nil: it is of this one.
func (r *Replay) Older() *Problem { return r.older }

// Round is a turn of a record.
type Round struct {
	Turn   int32
	At     int // the moment with which it begins
	Stands int // how the seats stand then
	Swing  int // by how much that is changed when it ends
}

// Rounds lists the turns of a record.
func (r *Replay) Rounds() (out []Round) {
	for n, turn := range r.turns {
		if k := len(out); k == 0 || out[k-1].Turn != turn {
			out = append(out, Round{Turn: turn, At: n})
			if n < len(r.stands) {
				out[k].Stands = r.stands[n]
			}
		}
	}
	for k := range out {
		end := len(r.stands) - 1
		if k+1 < len(out) {
			end = out[k+1].At
		}
		if end >= 0 && end < len(r.stands) {
			out[k].Swing = r.stands[end] - out[k].Stands
		}
	}
	return out
}

// Refused is why the record cannot be shown; nil: it can.
func (r *Replay) Refused() *Problem { return r.fault }

// Len is how many moments there are to stop at, At the number of the present one.
func (r *Replay) Len() int { return len(r.stops) }

// At is the number of the present moment, from 0.
func (r *Replay) At() int {
	n := 0
	for n+1 < len(r.stops) && r.stops[n+1] <= len(r.m.Inputs()) {
		n++
	}
	return n
}

// Turn is the number of the moment at which the turn begins that lies so many after the
// present one, or before it; the last or the first where there is none.
func (r *Replay) Turn(step int) int {
	at := r.At()
	want := r.turns[at] + int32(step)
	if step < 0 && at > 0 && r.turns[at-1] == r.turns[at] {
		want++ // first to the beginning of this one
	}
	for n, turn := range r.turns {
		if turn >= want {
			return n
		}
	}
	return len(r.stops) - 1
}

// Moment is the match up to where the replay stands, for somebody to go on with; nil: the
// record does not know every card.
func (r *Replay) Moment() (*rules.Setup, []state.Input) {
	if r.me != state.All {
		return nil, nil
	}
	return &r.setup, slices.Clone(r.m.Inputs())
}

// Until is the record up to where the replay stands.
func (r *Replay) Until() []byte {
	rec := match.NewRecord(r.m)
	rec.Inputs = r.m.Inputs()
	return rec.Encode()
}

// Go goes to a moment; one that is not there is the first or the last.
func (r *Replay) Go(n int) {
	to := r.stops[min(max(n, 0), len(r.stops)-1)]
	r.view, r.past = nil, 0
	if to < len(r.m.Inputs()) {
		if _, err := r.m.Undo(to); err != nil {
			r.broken(err)
			return
		}
	}
	for i := len(r.m.Inputs()); i < to; i++ {
		if err := r.m.Feed(r.inputs[i]); err != nil {
			r.broken(err)
			return
		}
	}
}

// broken stops a replay whose inputs were judged before: the rules would be at fault.
func (r *Replay) broken(err error) {
	r.fault = &Problem{Key: "broken", Input: len(r.m.Inputs()), JA: "規則の処理が止まりました。", EN: err.Error()}
}

// Eyes is what is shown.
func (r *Replay) Eyes() state.Eyes { return r.eyes }

// Knows is what the record knows.
func (r *Replay) Knows() state.Eyes { return r.me }

// Look shows what one seat saw, or all that the record knows.
func (r *Replay) Look(e state.Eyes) { r.eyes, r.view = e&r.me, nil }

// Tick has nothing to do.
func (r *Replay) Tick() {}

// View is what is shown.
func (r *Replay) View() *match.View {
	if r.view == nil && r.past > 0 {
		r.view = r.m.Glimpse(r.following(), r.Shown(), r.eyes)
	}
	if r.view == nil {
		r.view, r.past = r.m.View(r.eyes), 0
		r.view.Inputs = len(r.m.Inputs())
	}
	return r.view
}

// Events lists what happened up to the present moment.
func (r *Replay) Events(from int) []match.Told {
	out := eventsOf(r.m, r.eyes, from)
	if r.past == 0 {
		return out
	}
	ahead := r.Following()
	begin := max(from-r.told[r.At()], 0)
	return append(out, ahead[min(begin, r.past):r.past]...)
}

// following are the inputs up to the next stop.
func (r *Replay) following() []state.Input {
	at := r.At()
	if at+1 >= len(r.stops) {
		return nil
	}
	return r.inputs[r.stops[at]:r.stops[at+1]]
}

// Following lists what happens between the present stop and the next, also what is shown of it already.
func (r *Replay) Following() []match.Told {
	f := r.m.Fork()
	defer f.Close()
	n := f.Happened()
	for _, in := range r.following() {
		if f.Feed(in) != nil {
			return nil
		}
	}
	return eventsOf(f, r.eyes, n)
}

// Shown is how many events are shown to have happened.
func (r *Replay) Shown() int { return r.told[r.At()] + r.past }

// Told is how many events there were at a moment to stop at.
func (r *Replay) Told(n int) int { return r.told[n] }

// GoEvent goes to where so many events had happened, be it in the midst of what an answer set off. Where nothing is between
// two stops it is the earlier one.
func (r *Replay) GoEvent(n int) {
	at, is := slices.BinarySearch(r.told, n) // the first of those that are equal
	if !is {
		at = max(at-1, 0)
	}
	r.Go(at)
	if at+1 < len(r.told) {
		r.past = min(max(n-r.told[at], 0), r.told[at+1]-r.told[at]-1)
	}
}

// Undo goes one moment back, Redo one forth.
func (r *Replay) Undo() error { return r.move(-1) }

// Redo goes one moment forth.
func (r *Replay) Redo() error { return r.move(1) }

func (r *Replay) move(step int) error {
	if n := r.At() + step; n < 0 || n >= len(r.stops) {
		return ErrNotNow
	}
	r.Go(r.At() + step)
	return nil
}

// CanMend is false: it is only looked at.
func (r *Replay) CanMend() bool { return false }

// Mend is refused.
func (r *Replay) Mend(state.HandOp) error { return ErrNotNow }

// CanUndo says whether there is an earlier moment.
func (r *Replay) CanUndo() bool { return r.At() > 0 }

// CanRedo says whether there is a later one.
func (r *Replay) CanRedo() bool { return r.At()+1 < len(r.stops) }

// Result is the match's at the present moment.
func (r *Replay) Result() rules.Result { return r.m.Result() }

// Seat is Nobody.
func (r *Replay) Seat() state.Seat { return state.Nobody }

// Names are the players' names.
func (r *Replay) Names() [2]string { return r.setup.Names }

// Status is that it can be looked at, or why not.
func (r *Replay) Status() Status {
	if r.fault != nil {
		return Status{Phase: Stopped, Problem: r.fault}
	}
	return Status{Phase: Playing}
}

// Record is the whole record, wherever the replay stands.
func (r *Replay) Record() []byte {
	rec := match.NewRecord(r.m)
	rec.Inputs = r.inputs
	return rec.Encode()
}

// Match is the match itself, to read.
func (r *Replay) Match() *match.Match { return r.m }

// Close ends it.
func (r *Replay) Close() { r.m.Close() }

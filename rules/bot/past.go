package bot

import (
	"gotaku/rules"
	"gotaku/rules/state"
)

// past is the record that a table reads on which everything that one seat may not know was
// dealt at random: what was answered is answered again, and what that seat could not see
// goes as chance will. It is most of a rules.Outside.
type past struct {
	s      *state.State
	in     []state.Input // since the rest
	at     int
	off    bool // the record did not fit this table
	seat   state.Seat
	random Random
}

// stopped marks the result of a table that was only looked at.
const stopped = "bot"

func stop(k *rules.Kernel) { k.Win(rules.Result{Draw: true, Rule: stopped}) }

// read hands out the next input of the record; nil after its end, and where the record
// does not fit.
func (t *past) read(kind state.InputKind) *state.Input {
	if t.at >= len(t.in) {
		return nil
	}
	in := &t.in[t.at]
	t.at++
	if in.Kind != kind {
		t.at, t.off = len(t.in), true
		return nil
	}
	return in
}

// guess answers for both seats.
func (t *past) guess(k *rules.Kernel, d [2]*rules.Decision) [2]state.Answer {
	return [2]state.Answer{t.random.Choose(k, d[0]), t.random.Choose(k, d[1])}
}

// Shuffle deals anew, also where the record knows how it went: the seat does not.
func (t *past) Shuffle(ids []state.CardID) []state.FaceID {
	t.read(state.InShuffled)
	f := t.s.Faces(ids)
	rules.ShuffleFaces(f, &t.random.Rand)
	return f
}

// Arrange reads the seat's own orders; of others it knows nothing.
func (t *past) Arrange(ids []state.CardID, by state.Seat) []state.FaceID {
	f := t.s.Faces(ids)
	in := t.read(state.InArranged)
	switch {
	case by != t.seat:
		rules.ShuffleFaces(f, &t.random.Rand)
	case in != nil && len(in.Faces) == len(f):
		copy(f, in.Faces)
	}
	return f
}

// Show reads what the seat was shown; what others were shown stays as it was dealt.
func (t *past) Show(_ []state.CardID, to state.Eyes) []state.FaceID {
	if in := t.read(state.InShown); in != nil && to&state.EyesOf(t.seat) != 0 {
		return in.Faces
	}
	return nil
}

// Random reads the record, then draws.
func (t *past) Random(n int32) int32 {
	if in := t.read(state.InRolled); in != nil {
		return in.N
	}
	return int32(t.random.Rand.N(int(n)))
}

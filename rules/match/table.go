package match

import (
	"gotaku/rules"
	"gotaku/rules/state"
)

// Policy chooses answers.
type Policy interface {
	Choose(k *rules.Kernel, d *rules.Decision) state.Answer
}

// Table is an Outside for direct play on a state that knows every face: chance
// from Rand, answers from a policy per seat.
type Table struct {
	K      *state.State
	Rand   rules.Rand
	Policy [2]Policy
	Trusts bool // what policies pick by Decision.Sample is not judged again
}

// Samples makes Table a rules.Sampler where Trusts is set.
func (t *Table) Samples() bool { return t.Trusts }

// Draws makes Table a rules.Drawer where Trusts is set and the seat's policy is one.
func (t *Table) Draws(k *rules.Kernel, d *rules.Decision) *rules.Rand {
	if p, is := t.Policy[d.Seat].(rules.Drawer); is && t.Trusts {
		return p.Draws(k, d)
	}
	return nil
}

// Answer asks the seat's policy.
func (t *Table) Answer(k *rules.Kernel, d *rules.Decision) state.Answer {
	return t.Policy[d.Seat].Choose(k, d)
}

// Both asks both policies.
func (t *Table) Both(k *rules.Kernel, d [2]*rules.Decision) [2]state.Answer {
	return [2]state.Answer{t.Policy[0].Choose(k, d[0]), t.Policy[1].Choose(k, d[1])}
}

// Shuffle deals the faces of ids anew among them.
func (t *Table) Shuffle(ids []state.CardID) []state.FaceID {
	f := t.K.Faces(ids)
	rules.ShuffleFaces(f, &t.Rand)
	return f
}

// Arrange leaves the order as it is.
func (t *Table) Arrange(ids []state.CardID, _ state.Seat) []state.FaceID { return t.K.Faces(ids) }

// Show knows what the state knows.
func (t *Table) Show(ids []state.CardID, _ state.Eyes) []state.FaceID { return nil }

// Random draws from the stream.
func (t *Table) Random(n int32) int32 { return int32(t.Rand.N(int(n))) }

package rules

// Rand is a small random stream of its own (splitmix64): bots, simulations and
// local chance each have one. The state of a match holds none.
type Rand uint64

// Next returns the next 64 bits.
func (r *Rand) Next() uint64 {
	*r += 0x9E3779B97F4A7C15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// N returns a number from 0 to n-1; 0 for n below 2.
func (r *Rand) N(n int) int {
	if n < 2 {
		return 0
	}
	return int(r.Next() % uint64(n))
}

// Mix makes a seed from two numbers, so that chance is a function of a match's
// seed and the index of the input.
func Mix(a, b uint64) Rand {
	r := Rand(a ^ (b+1)*0xD1342543DE82EF95)
	r.Next()
	return r
}

// Policy chooses answers.
type Policy interface {
	Choose(k *Kernel, d *Decision) Answer
}

// Table is an Outside for direct play on a state that knows every face: chance
// from Rand, answers from a policy per seat.
type Table struct {
	K      *State
	Rand   Rand
	Policy [2]Policy
	Passes bool // policies are not asked where their seat can do nothing but leave a window
}

func (t *Table) passes() bool { return t.Passes }

// Answer asks the seat's policy.
func (t *Table) Answer(k *Kernel, d *Decision) Answer { return t.Policy[d.Seat].Choose(k, d) }

// Both asks both policies.
func (t *Table) Both(k *Kernel, d [2]*Decision) [2]Answer {
	return [2]Answer{t.Policy[0].Choose(k, d[0]), t.Policy[1].Choose(k, d[1])}
}

// Shuffle deals the faces of ids anew among them.
func (t *Table) Shuffle(ids []CardID) []FaceID {
	f := t.K.Faces(ids)
	ShuffleFaces(f, &t.Rand)
	return f
}

// Arrange leaves the order as it is.
func (t *Table) Arrange(ids []CardID, _ Seat) []FaceID { return t.K.Faces(ids) }

// Show knows what the state knows.
func (t *Table) Show(ids []CardID, _ Eyes) []FaceID { return nil }

// Random draws from the stream.
func (t *Table) Random(n int32) int32 { return int32(t.Rand.N(int(n))) }

// ShuffleFaces puts faces into a random order.
func ShuffleFaces(f []FaceID, r *Rand) {
	for i := len(f) - 1; i > 0; i-- {
		j := r.N(i + 1)
		f[i], f[j] = f[j], f[i]
	}
}

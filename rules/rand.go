package rules

import "gotaku/rules/state"

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

// ShuffleFaces puts faces into a random order.
func ShuffleFaces(f []state.FaceID, r *Rand) {
	for i := len(f) - 1; i > 0; i-- {
		j := r.N(i + 1)
		f[i], f[j] = f[j], f[i]
	}
}

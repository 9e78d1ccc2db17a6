package rules

// Spin watches a loop inside a procedure that card texts could make endless.
type Spin struct {
	k    *Kernel
	n    int
	seen []uint64
}

// spinPatience is how many rounds a loop may turn before its states are compared.
const spinPatience = 64

// spinLimit is how many rounds a loop may turn while nobody is asked anything.
const spinLimit = 400

// NewSpin begins to watch a loop.
func (k *Kernel) NewSpin() *Spin {
	if n := len(k.spins); n < cap(k.spins) {
		if s := k.spins[:n+1][n]; s != nil { // one that has ended
			*s = Spin{k: k, seen: s.seen[:0]}
			k.spins = k.spins[:n+1]
			return s
		}
	}
	s := &Spin{k: k}
	k.spins = append(k.spins, s)
	return s
}

// Round begins another round. When the same state returns and nobody was asked
// anything in between, nobody can stop it: a draw. [SVE 15.2.1.3]
func (s *Spin) Round() {
	s.n++
	if s.n < spinPatience {
		return
	}
	if s.n > spinLimit {
		s.k.Win(Result{Draw: true, Rule: s.k.Cite("loop")}) // it grows for ever, and nobody was asked
	}
	key := s.k.LoopKey()
	for _, old := range s.seen {
		if old == key {
			s.k.Win(Result{Draw: true, Rule: s.k.Cite("loop")})
		}
	}
	s.seen = append(s.seen, key)
}

// End stops watching: loops end innermost first.
func (s *Spin) End() { s.k.spins = s.k.spins[:len(s.k.spins)-1] }

// asked tells every loop that somebody was asked or chance was needed: what was
// seen before no longer proves anything.
func (k *Kernel) asked() {
	for _, s := range k.spins {
		s.seen, s.n = s.seen[:0], 0
	}
}

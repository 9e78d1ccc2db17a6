package match

// Thin lets every second rest go, and is how many are left.
func (m *Match) Thin() int {
	m.thin()
	return len(m.rests)
}

// MostMends is how often a board may be put right.
const MostMends = mostMends

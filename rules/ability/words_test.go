package ability

import "testing"

// TestFit: one of the kinds and one of the special kinds that are asked for.
func TestFit(t *testing.T) {
	for _, c := range []struct {
		k, want Kinds
		fits    bool
	}{
		{Follower, 0, true}, {Follower, Follower, true}, {Follower, Follower | Amulet, true}, {Follower, Amulet, false}, {0, Follower, false},
		{Follower | Token, Follower | Token, true}, {Follower, Follower | Token, false}, {Amulet | Token, Follower | Token, false}, {Amulet | Token, Token, true},
		{Follower | EvolveCard, Follower | Token | EvolveCard, true}, {Amulet | Token, Follower | Amulet | Token, true}, {Follower, Token, false},
	} {
		if got := c.k.Fit(c.want); got != c.fits {
			t.Errorf("kinds %b fit %b: %v", c.k, c.want, got)
		}
	}
}

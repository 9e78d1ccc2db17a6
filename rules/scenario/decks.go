package scenario

import (
	"fmt"
	"slices"
	"strings"

	"gotaku/rules/state"
)

// legal reads "legal A" and "illegal A", with the rule that is broken.
func (p *parser) legal(st *Stmt, not bool, rest string) {
	if st.Kind, st.Not, st.Seat = KLegal, not, seatOf(rest); st.Seat == state.Nobody {
		p.fail("legal A, or illegal A [rule]: the seat is A or B, not %q", clip(rest))
	}
}

// expectLegal judges the deck with which a seat begins the match.
func (r *seer) expectLegal(st *Stmt) string {
	s := r.m().Setup()
	var broken []string
	for _, w := range s.Rules.Game.Legal(s.Rules.Pool, s.Format, &s.Decks[st.Seat], nil) {
		broken = append(broken, w.Rule)
	}
	switch {
	case !st.Not && len(broken) > 0:
		return fmt.Sprintf("the deck of %c breaks %s", 'A'+st.Seat, strings.Join(broken, ", "))
	case st.Not && len(broken) == 0:
		return fmt.Sprintf("the deck of %c is legal", 'A'+st.Seat)
	case st.Not && st.Rule != "" && !slices.Contains(broken, st.Rule):
		return fmt.Sprintf("the deck of %c breaks %s, not %s", 'A'+st.Seat, strings.Join(broken, ", "), st.Rule)
	}
	return ""
}

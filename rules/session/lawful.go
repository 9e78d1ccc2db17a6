package session

import (
	"gotaku/rules"
	"gotaku/rules/board"
)

// unlawful is a deck that the rulebook does not allow.
type unlawful struct{ why *board.Why }

func (u *unlawful) Error() string { return u.why.Error() }
func (u *unlawful) Unwrap() error { return u.why }

// lawful judges a deck, and the basis it is declared to be built on, by the rulebook, as
// far as its cards are known: before the match the other's leaders, numbers and basis,
// after it everything.
func lawful(s *rules.Setup, d *rules.DeckSetup) error {
	if rules.FormatOf(s.Rules.Game, s.Format) == nil {
		return &unlawful{&board.Why{Rule: s.Rules.Game.Formats()[0].Rule, JA: "このゲームにない形式です。", EN: "the game has no such format."}}
	}
	for _, w := range s.Rules.Game.Legal(s.Rules.Pool, s.Format, d, nil) {
		return &unlawful{&w}
	}
	return nil
}

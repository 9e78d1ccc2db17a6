package session

import "gotaku/rules"

// Lawful judges an opened deck, and the basis it was declared to be built on, by
// the rulebook: the Legal of a match between people.
func Lawful(r *rules.Rules, format string) func(rules.DeckSetup) error {
	return func(d rules.DeckSetup) error {
		for _, w := range r.Game.Legal(r.Pool, format, &d, nil) {
			return &w
		}
		return nil
	}
}

package fftcg

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Chapter 13. A loop that abilities drive goes round as often as players declare, or
// is a draw [13.1-13.3]. Of acts that lead back to where they were taken, whatever they
// cost, the player says how many times more, and whoever answered otherwise than by passing
// on the way as well; so often the same is done without asking, and then none of them is
// taken there again this turn [13.2, 13.3]. What is noted for that says nothing about the state of the game, as the
// prefix of its keys tells.

const (
	tallyActs     = "used acts"   // acts taken this turn
	tallyResolved = "used since " // and their number: what has resolved since the latest
	patience      = 4             // so much resolves in a row before it may be a loop
)

var whyAgain = &board.Why{Rule: "13.2", JA: "同じ局面で同じ行動をもう一度はできません。", EN: "The same action was taken in this very state."}

// endless says whether an act might be taken again and again in one state: an ability
// without a limit, or a card that all have seen and that is back where it was cast
// from. What it costs may be 0, or come back. [13.2]
func endless(b *B, a state.Act) bool {
	switch a.Verb {
	case state.UseAbility:
		ab := b.Lookup(a.Ability)
		return ab != nil && rules.Repeatable(ab)
	case state.PlayCard:
		return b.State.Cards[a.Card].Seen == state.All
	}
	return false
}

// holdPriority is one holding of priority. When several things in a row have resolved
// without an act it is all of them until nothing more is set off, or somebody acts: then
// the kernel watches whether the same state returns. Nobody can stop that: a draw. A
// choice could: who could make it declares how many times more. What a rule process or a
// state sets off when the stack has become empty goes on with them. [11.1, 11.8.18, 12.3, 13.1-13.3]
func (g game) holdPriority(k *K) rules.Next {
	if !resolvesOn(k.Board) {
		return g.onePriority(k)
	}
	if g.beforePriority(k); idle(k.Board) {
		return g.onePriority(k)
	}
	s := k.Loops.NewSpin()
	next, acts := rules.Again, acted(k.Board)
	for next == rules.Again && !idle(k.Board) && acted(k.Board) == acts {
		s.Round()
		if next = g.onePriority(k); next == rules.Again {
			g.beforePriority(k)
		}
	}
	s.End()
	return next
}

// idle says whether nothing is on the stack, nor waits to go there.
func idle(b *B) bool { return len(b.State.Stack)+len(b.State.Waiting) == 0 }

func acted(b *B) int32 { return b.Tallied(tallyActs, state.Nobody, ref{}) }

// resolvesOn says whether several things in a row have resolved without an act.
func resolvesOn(b *B) bool {
	for i := range b.State.Tallies {
		if t := &b.State.Tallies[i]; t.N >= patience && t.Seat == state.Nobody && t.Key == resolvedKey(b) {
			return true
		}
	}
	return false
}

// resolvedKey is the tally of what has resolved since the latest act of the turn.
func resolvedKey(b *B) string {
	n := acted(b)
	if int(n) < len(resolvedKeys) {
		return resolvedKeys[n]
	}
	return fmt.Sprint(tallyResolved, n)
}

// resolvedKeys are the first of them.
var resolvedKeys = func() (out [64]string) {
	for n := range out {
		out[n] = fmt.Sprint(tallyResolved, n)
	}
	return
}()

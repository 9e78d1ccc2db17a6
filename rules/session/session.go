// Package session shows one match from a seat: one person with both hands, a
// person against a bot, or two machines over an abstract channel. Whoever shows
// it cannot tell which it has.
//
// A session is polled: Tick does what is to be done now and returns. Nothing here
// blocks or runs by itself, and nothing is safe for concurrent use.
package session

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Session is one match seen from a seat.
type Session interface {
	Seen
	Asking
	Undoing
	Mending
	// Tick does what needs no person: chance, bots, messages. Call it every frame.
	Tick()
	// Close ends the session and its channel.
	Close()
}

// Seen is what a seat may know of its match.
type Seen interface {
	// View is what the seat may see: the same pointer until something changes; nil
	// before the match has begun. View().Inputs names the moment for Answer; it is
	// below zero while one half of a secret pair of answers is in.
	View() *match.View
	// Events lists what happened from event number from on, as the seat saw it.
	Events(from int) []match.Told
	Result() rules.Result
	// Seat is this person's seat; Nobody: both.
	Seat() state.Seat
	Names() [2]string
	Status() Status
	// Record is the match as a record file, as far as this machine knows it.
	Record() []byte
}

// Asking is what a person is asked, and may answer.
type Asking interface {
	// Decision is what this person is asked; nil while waiting. A secret order is
	// asked as an ordered choice of all its cards, the first for the top, with the
	// key "arrange".
	Decision() *rules.Decision
	// Answer answers the decision of the moment that View().Inputs named. A stale or
	// illegal answer is refused and changes nothing.
	Answer(inputs int, a state.Answer) error
	// Check says why an answer to the present decision is not legal, through the
	// seat's eyes; nil: it is.
	Check(a state.Answer) *board.Why
	// Acts lists the acts of the present decision, Next what may be added to a part
	// of a choice; nil where that is not what is asked.
	Acts() []state.Act
	Next(part []state.Item) []state.Item
	// Sources lists what may serve a plan for the present decision, Propose is a plan
	// that pays; nothing where no plan is asked for.
	Sources() []state.Payment
	// Gives is how much a single payment yields, or why nothing.
	Gives(pay state.Payment) (n int32, why *board.Why)
	Propose() (plan []state.Payment, ok bool)
	// Foresee tries an answer to the present decision on a copy: what follows from it
	// alone, as all may know it; nil where it cannot be given.
	Foresee(a state.Answer) *Foreseen
	// Concede gives the match up for this person's seat (for both hands: the seat asked).
	Concede() error
}

// Undoing takes back to this person's last decision, and brings it again. Where another
// person plays, that person is asked if anything has come out since.
type Undoing interface {
	Undo() error
	Redo() error
	CanUndo() bool
	CanRedo() bool
	// UndoBy is Undo to this person's n-th last decision.
	UndoBy(n int) error
	// Back is what stands between the seats about taking back, or putting right.
	Back() Back
	// Allow answers the other seat's wish that is asked by that number, and no other that has come since; with always a
	// no is for all that come.
	Allow(of int, yes, always bool) error
	// Keep ends this person's wish.
	Keep()
}

// Mending puts the board right by hand at a rest, where a card or the program is wrong.
// Where another person plays, that person is asked.
type Mending interface {
	// CanMend says whether the board may be put right now.
	CanMend() bool
	// Mend puts it right by an operation, or asks to; why not is a *board.Why.
	Mend(op state.HandOp) error
}

// Idle says why an operation by hand that may be done would change nothing, as far as this machine knows; nil: it would.
func Idle(s Session, op state.HandOp) *board.Why {
	has, is := s.(interface{ Match() *match.Match })
	if !is || has.Match() == nil {
		return nil
	}
	k := has.Match().Kernel()
	if op = op.Bare(); rules.CheckMend(k, 0, &op) != nil && rules.CheckMend(k, 1, &op) != nil {
		return nil
	}
	return rules.HandIdle(k, &op)
}

// alone is a session in which nobody is asked before something is taken back, step by step.
type alone struct{}

// UndoBy is refused: Undo is without limit.
func (alone) UndoBy(int) error { return ErrNotNow }

// Back is nothing.
func (alone) Back() Back { return Back{} }

// Allow is refused: nobody asks.
func (alone) Allow(of int, yes, always bool) error { return ErrNotNow }

// Keep has nothing to end.
func (alone) Keep() {}

// Errors of a session.
var (
	ErrStale  error = &told{"もう終わった選択への答えです。", "the answer belongs to a decision that has passed"}
	ErrNotNow error = &told{"今はできません。", "this cannot be done now"}
)

// told is an error that a person reads.
type told struct{ ja, en string }

func (e *told) Error() string { return "session: " + e.en }

// Text is what it says in a language, "ja" or "en".
func (e *told) Text(lang string) string {
	if lang == "en" {
		return e.en
	}
	return e.ja
}

// Phase is where a session is in its life.
type Phase uint8

// The phases.
const (
	Meeting  Phase = iota // waiting for the other side to come and agree
	Playing               // the match runs
	Dropped               // the channel is gone; the match waits for a new one
	Resuming              // a stored match waits until the other side has sent what is missing
	Stopped               // it cannot go on: Problem says why
	Ended                 // there is a result
)

// Proof is what the opened decks and secrets showed after an online match.
type Proof uint8

// The proofs.
const (
	Unproven Proof = iota // not (yet) opened by both sides
	Verified              // every shuffle, lot, draw and hidden answer was right
	Disproved
)

// Status is how a session is.
type Status struct {
	Phase    Phase
	Problem  *Problem // why it stopped or was disproved, else the last message that was ignored
	Proof    Proof
	Checking bool   // what the other opened is being checked, or awaited: a rematch would leave it unproven
	Rematch  bool   // the other side asks for another match
	Backs    int    // how often the match was taken back, or brought again
	Mends    int    // how often the board was put right by hand
	Ignored  int    // messages that were ignored since the channel opened
	Trace    string // of the last crash of the rules, for those who mend it: neither shown nor sent
}

// Problem says what is wrong, where.
type Problem struct {
	Key    string // version, game, pack, rules, format, seat, other, deck, hash, lie, accused, left, withheld, unopened, broken, damaged, protocol, refused, flood, proof
	Input  int    // number of the input it is about; -1: none
	JA, EN string
}

func (p *Problem) Error() string { return p.EN }

// Text is what it says in a language, "ja" or "en".
func (p *Problem) Text(lang string) string {
	if lang == "en" {
		return p.EN
	}
	return p.JA
}

// whyBroken: the rules crashed on an answer, and the match stands where it stood before.
var whyBroken = &board.Why{JA: "ルールの処理が止まったので、この操作を取り消しました。", EN: "The rules stopped at this, so it was taken back."}

// brokenAt is the problem of a match that the rules, or chance given from outside,
// stopped at input n.
func brokenAt(n int) *Problem {
	return &Problem{"broken", n, fmt.Sprintf("入力 %d でルールの処理が止まりました。", n), fmt.Sprintf("The rules stopped at input %d.", n)}
}

// final says whether no other channel can mend it.
func (p *Problem) final() bool {
	return slices.Contains([]string{"hash", "broken", "deck", "lie", "accused", "left"}, p.Key)
}

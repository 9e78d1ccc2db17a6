package rules

import (
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Begin readies a kernel, new or used before, to go on from s: a state before set-up, or a
// rest. deals is the number of the last shuffle that anybody has seen; told hears of what
// happens, nil: nobody listens.
func (k *Kernel) Begin(setup *Setup, s *state.State, deals int32, o Outside, told func(*state.Event)) {
	begin(k, setup, deals, o, told)
	k.began = nil
	k.Board.Begin(s) // and with it all is read anew
}

// BeginAt is Begin with a copy of a state that is never written any more, of one match and its forks: where the kernel went on
// from the same one before, little has to be copied and read anew.
func BeginAt(k *Kernel, setup *Setup, s *state.State, deals int32, o Outside, told func(*state.Event)) {
	begin(k, setup, deals, o, told)
	board.Begin(k.Board, s, k.began == s)
	k.began = s
}

func begin(k *Kernel, setup *Setup, deals int32, o Outside, told func(*state.Event)) {
	setUp(k, setup)
	k.deals, k.out, k.told, k.samples = deals, o, told, samples(o)
	k.draws, _ = o.(Drawer)
	k.result, k.ended, k.Loops.idle, k.Loops.listing, k.opened, k.givenUp = Result{}, false, 0, 0, k.opened[:0], false
}

// Leave lets go of what the match was begun with, which nobody goes on with.
func Leave(k *Kernel) {
	setUp(k, nil)
	k.out, k.told, k.samples, k.draws = nil, nil, false, nil
}

// SetUp notes how the match that is on was set up.
func (k *Kernel) SetUp(s *Setup) {
	setUp(k, s)
	k.Wrote(board.FactAll)
}

// setUp notes how a match was set up, and what of that is read; nil: not at all.
func setUp(k *Kernel, s *Setup) {
	k.Setup, k.Format, k.Basis = s, "", [2]string{}
	if s != nil {
		k.Format, k.Basis = s.Format, [2]string{s.Decks[0].Basis, s.Decks[1].Basis}
	}
}

// Play runs set-up and turns until the match ends, or until Stop. At each rest, before the
// next step, it calls rested. Panics of the rules pass through.
func (k *Kernel) Play(rested func()) (r Result) {
	defer func() {
		if k.ended {
			recover()
			r = k.result
		}
	}()
	k.restart()
	if k.State.Step < 0 {
		k.Game.Setup(k)
		k.State.Step = 0
	}
	for {
		k.restart()
		rested()
		k.Loops.stepped()
		if len(k.State.Mends) > 0 {
			mend(k)
		} else {
			k.step()
		}
		k.rested()
	}
}

// Stop unwinds a match that nobody goes on with: for Outside, in the place of an answer.
func (k *Kernel) Stop() {
	k.ended = true
	panic(over{})
}

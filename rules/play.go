package rules

import (
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Begin readies a kernel, new or used before, to go on from s: a state before set-up, or a
// rest. deals is the number of the last shuffle that anybody has seen; told hears of what
// happens, nil: nobody listens.
func (k *Kernel) Begin(setup *Setup, s *state.State, deals int32, o Outside, told func(*state.Event)) {
	k.Board.Begin(s)
	k.deals, k.out, k.told, k.samples = deals, o, told, samples(o)
	k.draws, _ = o.(Drawer)
	k.result, k.ended, k.idle, k.listing, k.opened, k.givenUp = Result{}, false, 0, 0, k.opened[:0], false
	k.SetUp(setup)
}

// SetUp notes how the match was set up, and what of that is read; nil: not at all.
func (k *Kernel) SetUp(s *Setup) {
	k.Setup, k.Format, k.Basis = s, "", [2]string{}
	if s != nil {
		k.Format, k.Basis = s.Format, [2]string{s.Decks[0].Basis, s.Decks[1].Basis}
	}
	k.Wrote(board.FactAll)
}

// Deals is the number of the last shuffle: no rewind takes it back.
func (k *Kernel) Deals() int32 { return k.deals }

// idleSteps is how many steps may pass by with nobody asked and nothing left to
// chance: more is a loop that no procedure watches.
const idleSteps = 5000

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
		if k.idle++; k.idle > idleSteps { // nobody can stop it
			k.Win(Result{Draw: true, Rule: k.Cite("loop")})
		}
		if len(k.State.Mends) > 0 {
			mend(k)
		} else {
			k.step()
		}
		k.Hide(k.opened...)
		k.opened = k.opened[:0]
	}
}

// Stop unwinds a match that nobody goes on with: for Outside, in the place of an answer.
func (k *Kernel) Stop() {
	k.ended = true
	panic(over{})
}

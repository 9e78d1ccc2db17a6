package sessiontest

import (
	"errors"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/bot"
	"gotaku/rules/state"
)

// The games below are the toy with one planted fault each, of the kinds that only
// machines of different knowledge show.

// peeks counts by the faces of a hidden hand.
type peeks struct{ toy }

func (g peeks) Steps() []rules.Step {
	return wrap(g.toy, func(k *rules.Kernel) {
		for _, r := range k.Cards(ability.Hand_, k.NonTurn()) {
			if f := k.State.Card(r).Face; f > 7 {
				k.Store(k.Turn(), ability.PlayerPP, 1)
			}
		}
	})
}

// skips leaves a question out when the hidden hand holds nothing for it.
type skips struct{ toy }

func (g skips) Steps() []rules.Step {
	return wrap(g.toy, func(k *rules.Kernel) {
		for _, r := range k.Cards(ability.Hand_, k.NonTurn()) {
			if f := k.State.Card(r).Face; f > 7 {
				k.Ask(say(k.NonTurn(), rules.YesNo, "window"))
				return
			}
		}
	})
}

// judges refuses what this machine knows to be wrong, not what all can see.
type judges struct{ toy }

func (g judges) CheckAct(k *rules.Kernel, d *rules.Decision, e state.Eyes, a state.Act) *board.Why {
	if why := g.toy.CheckAct(k, d, e, a); why != nil {
		return why
	}
	if a.Verb == state.PlayCard && k.State.Cards[a.Card].Face == 2 {
		return whyToy
	}
	return nil
}

// shows lets a seat know a card that it was not shown.
type shows struct{ toy }

func (g shows) Steps() []rules.Step {
	return wrap(g.toy, func(k *rules.Kernel) {
		for _, r := range k.Cards(ability.Hand_, k.NonTurn()) {
			k.State.Card(r).Seen = state.All // no Reveal: no machine is told the face
		}
	})
}

// wrap adds a fault to the beginning of each turn.
func wrap(g toy, fault func(*rules.Kernel)) []rules.Step {
	steps := g.Steps()
	begin := steps[0].Do
	steps[0].Do = func(k *rules.Kernel) rules.Next {
		n := begin(k)
		fault(k)
		return n
	}
	return steps
}

// differs plays games until the machines differ; a tenth of the answers is a lie.
func differs(t *testing.T, g rules.Game) error {
	t.Helper()
	for seed := uint64(0); seed < 30; seed++ {
		s := ToySetup()
		s.Rules = link(g)
		e := NewEngines(s)
		r := rules.Mix(seed, 2)
		p := &bot.Random{Rand: rules.Mix(seed, 1)}
		for n := 0; e.Pending() != nil && n < 2000; n++ {
			in := Chance(e.M[0], seed)
			if in == nil {
				a := Answers(e.M[0], p, &r)
				in = &a
			}
			if w := e.Pending(); w.Kind == state.InAnswer && w.D[0].Kind == rules.Acting && r.N(10) == 0 {
				hand := e.M[0].State().List(1, w.Seat)
				if len(hand) > 0 {
					in.Answers[0] = state.Answer{Act: state.Act{Verb: state.PlayCard, Card: hand[r.N(len(hand))]}}
				}
			}
			var why *board.Why
			if err := e.Feed(*in); err != nil && !errors.As(err, &why) {
				e.Close()
				return err
			}
		}
		e.Close()
	}
	return nil
}

func TestEnginesShowPlantedFaults(t *testing.T) {
	if err := differs(t, toy{}); err != nil {
		t.Fatalf("without a fault: %v", err)
	}
	for name, g := range map[string]rules.Game{"peeks": peeks{}, "skips": skips{}, "judges": judges{}, "shows": shows{}} {
		var split *Split
		if err := differs(t, g); !errors.As(err, &split) {
			t.Errorf("%s: not shown (%v)", name, err)
		}
	}
}

func TestWireFaults(t *testing.T) {
	a, b := NewWire(1, Bad)
	for i := range 1000 {
		a.Send([]byte{byte(i), byte(i >> 8), 7})
	}
	whole, order, last := 0, 0, -1
	for {
		m, ok := b.Poll()
		if !ok {
			break
		}
		if len(m) == 3 && m[2] == 7 {
			whole++
			if n := int(m[0]) | int(m[1])<<8; n < last {
				order++
				last = n
			} else {
				last = n
			}
		}
	}
	if whole < 700 || whole > 1100 || order == 0 {
		t.Fatalf("%d whole, %d out of order", whole, order)
	}
	a.Close()
	if b.Open() || b.Send([]byte{1}) == nil {
		t.Fatal("the other end stays open")
	}
}

package divinecross_test

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/divinecross"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// liar says to have no unit, or places something else, whenever that cannot be seen.
type liar struct {
	bot.Random
	told map[string]int
}

func (l *liar) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	if d.Ask.Key != "first unit" || !d.MayFail {
		return l.Random.Choose(k, d)
	}
	if d.Seat == 0 {
		l.told["none"]++
		return state.Answer{}
	}
	for _, it := range d.Items {
		if f := k.State.Cards[it.Card].Face; k.Pool.Def(f).Sides[0].Kinds&ability.Unit == 0 {
			l.told["command"]++
			return state.Answer{Pick: []state.Item{it}}
		}
	}
	return l.Random.Choose(k, d)
}

// TestSetupLies: a hand without a unit is shown, and what was placed is turned up: lies
// are found out, and a unit is placed. [403.3, 403.5]
func TestSetupLies(t *testing.T) {
	r, told := testRules(t), map[string]int{}
	for seed := uint64(0); seed < 20; seed++ {
		s, first := setupOf(t, r, seed), match.FirstState(r)
		players := [2]match.Policy{&liar{bot.Random{Rand: rules.Mix(seed, 1)}, told}, &liar{bot.Random{Rand: rules.Mix(seed, 2)}, told}}
		if res := match.Play(&s, first, &match.Table{K: first, Rand: rules.Mix(seed, 0), Policy: players}); !res.Over || res.Draw {
			t.Fatalf("seed %d: %+v", seed, res)
		}
		if err := sessiontest.Conserved(first, &s); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
	if told["none"] < 20 || told["command"] < 10 {
		t.Error(told)
	}
}

// TestSetupLiesOnFourEngines: machines that know different cards find them out alike.
func TestSetupLiesOnFourEngines(t *testing.T) {
	rs := testRules(t)
	for seed := uint64(0); seed < 5; seed++ {
		es := sessiontest.NewEngines(setupOf(t, rs, seed))
		r, p := rules.Mix(seed, 7), &liar{bot.Random{Rand: rules.Mix(seed, 8)}, map[string]int{}}
		for n := 0; es.Pending() != nil && n < 60; n++ {
			in := sessiontest.Chance(es.M[0], seed)
			if in == nil {
				a := sessiontest.Answers(es.M[0], p, &r)
				in = &a
			}
			if err := es.Feed(*in); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
		if err := es.M[0].Broken(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		es.Close()
	}
}

// TestDecks: thirty cards, two of a name and type, a unit. [402.2]
func TestDecks(t *testing.T) {
	r := testRules(t)
	var deck []state.FaceID
	for i := range 15 {
		deck = append(deck, state.FaceID(i+1), state.FaceID(i+1))
	}
	if f := divinecross.Legal(r.Pool, deck); len(f) > 0 {
		t.Error(f)
	}
	deck[0] = deck[2]
	if f := divinecross.Legal(r.Pool, deck); len(f) != 1 || f[0].Rule != "402.2c" {
		t.Error(f)
	}
	if f := divinecross.Legal(r.Pool, deck[1:]); len(f) != 1 || f[0].Rule != "402.2b" {
		t.Error(f)
	}
	two := command("ash", ability.EventCard) // a unit and a command of one name are two
	two.ID, two.Number = "d/ash the event", "ash the event"
	r = testRules(t, two)
	if f := divinecross.Legal(r.Pool, append(slices.Clone(deck[4:]), deck[2], state.FaceID(len(r.Pool.Defs)), deck[1], state.FaceID(len(r.Pool.Defs)))); len(f) > 0 {
		t.Error(f)
	}
}

package buddyfight_test

import (
	"fmt"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/buddyfight"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// must lists what has to happen in the random games.
var must = []string{"ask charge", "ask gauge", "ask buddy", "ask area", "ask size", "ask strike", "ask link", "ask aim", "ask may", "ask select", "ask trigger", "ask equip change", "ask ambush",
	"act play in main", "act play in final", "act play in timing", "act play in counter", "act play in answer", "act use in main", "act transform in main", "act transform in final",
	"act attack in attack", "act link attack in attack", "act pass in attack", "act move in move", "asked call", "asked cast", "asked use", "asked trigger", "nested hit", "soul", "spell area", "item", "face down soul", "nested battle"}

// count counts what random players are asked and do.
func count(n map[string]int) sessiontest.Watch {
	return func(k *rules.Kernel, d *rules.Decision, a state.Answer) {
		n["ask "+d.Ask.Key]++
		if d.Kind == rules.Acting {
			n[fmt.Sprintf("act %s in %s", k.Game.Words().Acts[a.Act.Verb][1], d.Window)]++
			if d.Window == "answer" {
				n["asked "+d.Then]++
			} else if len(k.State.Battles) > 0 && k.State.Phase() == ability.MainPhase { // before what follows of the battle, not of the phase
				n["nested "+d.Then]++
			}
		}
		for s := state.Seat(0); s < 2; s++ {
			for _, z := range []ability.Zone{ability.Soul, ability.SpellArea, ability.Item} {
				if k.Count(z, s) > 0 {
					n[k.Zones[k.Zone(z)].Name]++
				}
			}
			for _, r := range k.Cards(ability.Soul, s) {
				if k.State.Card(r).FaceDown {
					n["face down soul"]++
				}
			}
		}
		if len(k.State.Battles) > 1 || len(k.State.Battles) == 1 && k.State.Phase() == ability.MainPhase {
			n["nested battle"]++
		}
	}
}

// testRules joins the rulebook with the sample cards.
func testRules(t testing.TB) *rules.Rules {
	t.Helper()
	p, err := state.NewPool(buddyfight.Wing{}.Scenario().Own)
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.NewRules(buddyfight.Game(), p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// setupOf is a match between two decks drawn from the sample cards.
func setupOf(t testing.TB, r *rules.Rules, seed uint64) rules.Setup {
	t.Helper()
	s := rules.Setup{Rules: r, Names: [2]string{"甲", "乙"}}
	for i := range s.Decks {
		x := rules.Mix(seed, uint64(i))
		d := &s.Decks[i]
		kind := func(f int) ability.Kinds { return r.Pool.Defs[f].Sides[0].Kinds }
		copies := make([]int, len(r.Pool.Defs))
		if seed%5 == 0 { // soul that lies face down
			for _, name := range []string{"伏せる竜", "三つ埋める", "掘り出す", "縄張りの竜"} {
				f := r.Pool.Named(name)
				copies[f-1] = 4
				d.Main = append(d.Main, f, f, f, f)
			}
		}
		for len(d.Main) < 50 {
			f := x.N(len(r.Pool.Defs))
			if kind(f)&ability.FlagCard != 0 || kind(f)&ability.Monster == 0 && x.N(3) == 0 || copies[f] == 1 && r.Pool.Defs[f].Sides[0].Name == "角の竜" {
				continue
			}
			if copies[f] < 4 {
				copies[f]++
				d.Main = append(d.Main, state.FaceID(f+1))
			}
		}
		for len(d.Leader) == 0 || len(d.Side) == 0 {
			switch f := x.N(len(r.Pool.Defs)); {
			case kind(f)&ability.FlagCard != 0 && len(d.Leader) == 0:
				d.Leader = append(d.Leader, state.FaceID(f+1))
			case kind(f)&(ability.Monster|ability.ItemCard) != 0 && len(d.Side) == 0 && copies[f] > 0:
				d.Side = append(d.Side, state.FaceID(f+1))
			}
		}
		if why := buddyfight.Game().Legal(r.Pool, "", d, nil); len(why) > 0 && why[0].Rule != "4.misc.omnilord.1" {
			t.Fatalf("the deck is not legal: %+v", why)
		}
	}
	return s
}

// deals are the matches of the seeds.
func deals(t testing.TB) sessiontest.Deal {
	r := testRules(t)
	return func(seed uint64) rules.Setup { return setupOf(t, r, seed) }
}

// TestRandomGames: whatever the rules have for players to do is done.
func TestRandomGames(t *testing.T) {
	sessiontest.GamesOfAllSorts(t, 300, deals(t), count, must, "RP.1")
}

func TestFourEngines(t *testing.T) { sessiontest.FourEngines(t, 10, deals(t)) }

func TestUndoForkReplay(t *testing.T) { sessiontest.UndoForkReplay(t, 3, deals(t)) }

// TestLossesSayWhy: who lost is told whether life or deck ran out, or neither. [RP.1]
func TestLossesSayWhy(t *testing.T) {
	deal, told := deals(t), map[string]int{}
	var runner match.Runner
	for seed := range uint64(600) { // decks run out in few
		setup := deal(seed)
		s := runner.First(setup.Rules)
		o := &match.Table{K: s, Rand: rules.Mix(seed, 0)}
		for i := range o.Policy {
			o.Policy[i] = &bot.Random{Rand: rules.Mix(seed, uint64(1+i))}
		}
		r := runner.Play(&setup, s, o)
		if r.Draw || r.Rule != "RP.1" {
			continue
		}
		lost := r.Winner.Other()
		var want string // an effect has ended it
		switch {
		case s.Num[lost][ability.PlayerLife.Slot()] <= 0:
			want = "{0} ran out of life"
		case len(s.List(setup.Rules.Zone(ability.Deck), lost)) == 0:
			want = "{0} ran out of deck"
		}
		if told[want]++; r.Why.EN != want {
			t.Errorf("seed %d: %q, want %q", seed, r.Why.EN, want)
		}
	}
	if len(told) != 3 {
		t.Errorf("only these were told: %v", told)
	}
}

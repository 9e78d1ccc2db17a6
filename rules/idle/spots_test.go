package idle

import (
	"fmt"
	"slices"
	"testing"

	"gotaku/rules/ability"
)

// sample is a text with something of everything that can be taken out.
func sample() *ability.Card {
	draw := func(n int32) ability.Effect { return &ability.Draw{N: ability.Amount{N: n}} }
	return &ability.Card{
		Abilities: []ability.Ability{
			{Kind: ability.Construction, Word: "copies"},
			{Kind: ability.Triggered, On: []ability.Event{{Verb: ability.Entered}, {Verb: ability.DiscardedV}},
				Cost: []ability.Cost{{Res: ability.PP, N: ability.Amount{N: 1}}, {Res: ability.PP}},
				Do:   []ability.Effect{&ability.If{Then: []ability.Effect{draw(1)}, Else: []ability.Effect{draw(2)}}, draw(3)}},
			{Kind: ability.Static, Do: []ability.Effect{&ability.Instead{Do: []ability.Effect{draw(4)}}}},
		},
		Quoted: []ability.Ability{{Kind: ability.Spell, Do: []ability.Effect{draw(5)}}},
	}
}

func TestSpots(t *testing.T) {
	var got []string
	for _, s := range spots(sample()) {
		what := s.what
		if len(what) > 12 {
			what = what[:12]
		}
		got = append(got, fmt.Sprint(s.ability, s.quoted, " ", what, " ", s.within, s.stop != nil))
	}
	want := []string{
		"1 false ability 7 true", "1 false cost 0 false", "1 false event 0 false", "1 false event 0 false",
		"1 false If{Then:[Dra 2 true", "1 false Draw{N:{N:1} 0 true", "1 false Draw{N:{N:2} 0 true", "1 false Draw{N:{N:3} 0 true",
		"2 false ability 2 false", "2 false Instead{Do:[ 1 false", "2 false Draw{N:{N:4} 0 true",
		"0 true ability 1 true", "0 true Draw{N:{N:5} 0 true",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%q, want\n%q", got, want)
	}
}

// TestSpotsAreTakenOut: what is taken out is missing, what stops stands before it, and the text that was copied is as it was.
func TestSpotsAreTakenOut(t *testing.T) {
	whole := string(ability.AppendForm(nil, sample()))
	for i, s := range spots(sample()) {
		c, d := copied(sample()), copied(sample())
		list := spots(c)
		list[i].out()
		without := string(ability.AppendForm(nil, c))
		if without == whole || len(spots(c)) != len(list)-1-s.within && s.what != "event" {
			t.Errorf("%d %s: without it is %s", i, s.what, without)
		}
		if s.stop == nil {
			continue
		}
		spots(d)[i].stop()
		if n := len(spots(d)); n != len(list)+1 {
			t.Errorf("%d %s: with what stops there are %d spots", i, s.what, n)
		}
	}
}

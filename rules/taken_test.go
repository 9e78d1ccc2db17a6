package rules

import (
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// TestWays: how many answers public facts surely leave.
func TestWays(t *testing.T) {
	items := func(n int) []state.Item { return make([]state.Item, n) }
	one := state.Answer{Pick: items(1)}
	for i, c := range []struct {
		d    Decision
		a    state.Answer
		want int
	}{
		{Decision{Kind: Acting}, state.Answer{}, 1},
		{Decision{Kind: Acting}, state.Answer{Act: state.Act{Verb: state.UseAbility}}, plenty},
		{Decision{Kind: YesNo}, state.Answer{}, 2},
		{Decision{Kind: Number, Min: 3, Max: 7}, state.Answer{}, 5},
		{Decision{Kind: Split, Max: 5, Items: items(3)}, state.Answer{}, 6},
		{Decision{Kind: Choose, Min: 1, Max: 1, Items: items(4)}, one, 4},
		{Decision{Kind: Choose, Min: 1, Max: 2, Items: items(4)}, one, 10},
		{Decision{Kind: Choose, Min: 1, Max: 9, Items: items(2)}, one, 3},
		{Decision{Kind: Choose, Min: 2, Max: 2, Items: items(4), MayFail: true}, one, 11},
		{Decision{Kind: Choose, Min: 3, Max: 3, Items: items(3)}, one, 1},
		{Decision{Kind: Choose, Min: 3, Max: 3, Items: items(3), Ordered: true}, one, 6},
		{Decision{Kind: Choose, Min: 2, Max: 2, Items: items(3), Ordered: true}, one, 6},
		{Decision{Kind: Choose, Min: 20, Max: 20, Items: items(60)}, one, plenty},
		{Decision{Kind: Choose, Min: 12, Max: 12, Items: items(12), Ordered: true}, one, plenty},
		{Decision{Kind: Choose, Min: 1, Max: 1, Items: items(4), Of: &ability.Filter{}}, one, 1},
		{Decision{Kind: Choose, Max: 1, Items: items(4), Sum: &ability.Bound{}}, one, plenty},
		{Decision{Kind: Choose, Max: 1, Items: items(4), Distinct: ability.NameAttr}, state.Answer{}, 1},
		{Decision{Kind: Pay}, state.Answer{}, 1},
	} {
		if got := c.d.ways(c.a); got != c.want {
			t.Errorf("%d: %d ways, want %d", i, got, c.want)
		}
	}
}

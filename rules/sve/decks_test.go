package sve_test

import (
	"fmt"
	"reflect"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/sve"
)

// deckPool holds, for deck tests: face 1 a Royal leader, 2 a Royal leader with
// title 海, 3..19 Royal followers, 20..23 their evolve cards, then oddities.
func deckPool(t *testing.T) (*state.Pool, func(name string) state.FaceID) {
	t.Helper()
	var defs []state.Def
	add := func(name, class, title string, kinds ability.Kinds) {
		defs = append(defs, state.Def{ID: fmt.Sprint("t/", len(defs)), Title: title,
			Sides: []state.Side{{Name: name, Classes: []string{class}, Kinds: kinds}}})
	}
	add("領主", "royal", "", ability.Leader)
	add("海の領主", "royal", "海", ability.Leader)
	for i := range 17 {
		add(fmt.Sprint("兵", i), "royal", "海", ability.Follower)
	}
	for i := range 4 {
		add(fmt.Sprint("兵", i), "royal", "海", ability.Follower|ability.EvolveCard)
	}
	add("旅人", "neutral", "", ability.Follower)
	add("魔女", "witch", "", ability.Follower)
	add("海の魔女", "witch", "海", ability.Follower)
	add("精", "royal", "", ability.Follower|ability.Token)
	add("高み", "royal", "", ability.Amulet|ability.AdvanceCard)
	add("兵0", "royal", "", ability.Follower) // same name as another card
	pool, err := state.NewPool(defs)
	if err != nil {
		t.Fatal(err)
	}
	return pool, func(name string) state.FaceID {
		f := pool.Named(name)
		if f == 0 {
			t.Fatalf("no %s", name)
		}
		return f
	}
}

// faces repeats: n copies of each face from a to b.
func faces(a, b state.FaceID, n int) []state.FaceID {
	var out []state.FaceID
	for f := a; f <= b; f++ {
		for range n {
			out = append(out, f)
		}
	}
	return out
}

func TestLegal(t *testing.T) {
	pool, named := deckPool(t)
	lead := []state.FaceID{1}
	main := faces(3, 18, 3) // 48 cards
	evolve := faces(20, 22, 3)
	plus := func(list []state.FaceID, more ...state.FaceID) []state.FaceID {
		return append(append([]state.FaceID(nil), list...), more...)
	}
	second := state.FaceID(len(pool.Defs)) // the other card named 兵0
	for _, c := range []struct {
		what                 string
		leader, main, evolve []state.FaceID
		rules                []string
	}{
		{"48 and 9", lead, main, evolve, nil},
		{"the smallest", lead, main[:40], nil, nil},
		{"the largest", lead, plus(main, 19, 19), plus(evolve, 23), nil},
		{"a neutral card", lead, plus(main, named("旅人")), evolve, nil},
		{"39", lead, main[:39], evolve, []string{"6.1.1.2"}},
		{"51", lead, plus(main, 19, 19, 19), evolve, []string{"6.1.1.2"}},
		{"11 evolve", lead, main, plus(evolve, 23, 23), []string{"6.1.1.3"}},
		{"no leader", nil, main, evolve, []string{"6.1.1.1"}},
		{"two leaders", []state.FaceID{1, 2}, main, evolve, []string{"6.1.1.1"}},
		{"a follower as leader", []state.FaceID{3}, main, evolve, []string{"6.1.1.1"}},
		{"a leader in the main deck", lead, plus(main, 1), evolve, []string{"6.1.1.2"}},
		{"an evolve card in the main deck", lead, plus(append(faces(3, 5, 3), faces(7, 18, 3)...), 23), evolve, []string{"6.1.1.2"}},
		{"an advance card in the main deck", lead, plus(main, named("高み")), evolve, []string{"6.1.1.2"}},
		{"a token in the main deck", lead, plus(main, named("精")), evolve, []string{"6.1.1.2"}},
		{"a follower in the evolve deck", lead, main, plus(evolve, 19), []string{"6.1.1.3"}},
		{"an advance card in the evolve deck", lead, main, plus(evolve, named("高み")), nil},
		{"four of a card", lead, plus(main, 3), evolve, []string{"6.1.1.4"}},
		{"four of a name on two cards", lead, plus(main, second), evolve, []string{"6.1.1.4"}},
		{"three main and three evolve of a name", lead, main, faces(20, 22, 3), nil},
		{"four evolve cards of a name", lead, main, plus(evolve, 20), []string{"6.1.1.4"}},
		{"another class", lead, plus(main, named("魔女")), evolve, []string{"6.1.1.5.1"}},
		{"another class, one title", []state.FaceID{2}, plus(main, named("海の魔女")), evolve, nil},
		{"another class, one title but one card", []state.FaceID{2}, plus(main, named("海の魔女"), named("旅人")), evolve, []string{"6.1.1.5.1"}},
		{"a title the leader lacks", lead, plus(main, named("海の魔女")), evolve, []string{"6.1.1.5.1"}},
		{"a face that no pack has", lead, plus(main, 9999), evolve, []string{"6.1.1"}},
		{"a leader that is not known", []state.FaceID{0}, main, evolve, []string{"6.1.1"}},
		{"40 and 10 cards that are not known", lead, make([]state.FaceID, 40), make([]state.FaceID, 10), nil},
		{"39 and 11 cards that are not known", lead, make([]state.FaceID, 39), make([]state.FaceID, 11), []string{"6.1.1.2", "6.1.1.3"}},
		{"several faults in rule order", nil, plus(main[:37], named("精")), plus(evolve, 20, 20), []string{"6.1.1.1", "6.1.1.2", "6.1.1.2", "6.1.1.3", "6.1.1.4"}},
	} {
		var got []string
		for _, f := range sve.Legal(pool, c.leader, c.main, c.evolve) {
			got = append(got, f.Rule)
			if f.JA == "" || f.EN == "" {
				t.Errorf("%s: a fault without words", c.what)
			}
		}
		if !reflect.DeepEqual(got, c.rules) {
			t.Errorf("%s: faults %v, want %v", c.what, got, c.rules)
		}
	}
}

func TestLegalMessages(t *testing.T) {
	pool, _ := deckPool(t)
	got := sve.Legal(pool, []state.FaceID{1}, append(faces(3, 18, 3), 3), nil)
	want := []sve.Fault{{"6.1.1.4", "「兵0」がメインデッキに 4 枚あります（同名は 3 枚まで）。",
		`"兵0" is in the main deck 4 times, at most 3.`}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

package scenario

import "testing"

const goalBoard = `scenario T
game sve shows 7.2.4
card 狼 | フォロワー | コスト 2 | 3/2
card 番犬 | フォロワー | コスト 2 | 1/3
turn A main; A PP 5/5; first B; B life 4
A field: 狼, 狼; hand: 狼
B field: 番犬 (act); B hand: 狼
`

// TestGoals: every aim is open, then reached by what it asks for, or missed when the turn ends; who wins has reached any.
func TestGoals(t *testing.T) {
	for name, lines := range map[string]string{
		"win":         "goal A: win; goal open\nA: attack 狼 -> B leader\nB: pass\ngoal open\nA: attack 狼#2 -> B leader\nB: pass\ngoal reached\n",
		"lose":        "goal A: win\nB: concede\ngoal reached\n",
		"give up":     "goal A: win\nA: concede\ngoal missed\n",
		"turn":        "goal A: win\npass to B main\ngoal missed\n",
		"damage":      "goal A: damage 3\ngoal open\nA: attack 狼 -> B leader\nB: pass\ngoal reached\n",
		"more damage": "goal A: damage 4\nA: attack 狼 -> B leader\nB: pass\ngoal open\npass to B main\ngoal missed\n",
		"rid":         "goal A: rid of 番犬@B\ngoal open\nA: attack 狼 -> 番犬@B\nB: pass\ngoal reached\n",
		"have":        "goal B: have 狼\ngoal open\npass to B main\ngoal missed\ngoal B: have 狼\nB: play 狼\ngoal reached\n",
		"survive":     "goal B: survive\ngoal open\nA: attack 狼 -> B leader\nB: pass\ngoal open\npass to B main\ngoal reached\n",
		"not survive": "goal B: survive\nA: attack 狼 -> B leader\nB: pass\nA: attack 狼#2 -> B leader\nB: pass\ngoal missed\n",
		"won":         "goal A: damage 30\nB: concede\ngoal reached\n",
	} {
		holds(t, name, goalBoard+lines)
	}
}

// TestGoalsThatAreNone: what cannot be reached, is so already or is not understood is said at its line.
func TestGoalsThatAreNone(t *testing.T) {
	for lines, want := range map[string]string{
		"goal A: have 狼\n":          "f:8: goal A: have 狼 is none now: it cannot be reached, or is so already",
		"goal A: damage 0\n":        "f:8: goal A: damage 0 is none now: it cannot be reached, or is so already",
		"goal A: wins\n":            "f:8: goal A: wins is none now: it cannot be reached, or is so already",
		"goal A: rid of card 999\n": "f:8: goal A: rid of card 999 is none now: it cannot be reached, or is so already",
		"goal C: win\n":             "f:8: goal A: win, and goal open, reached or missed, not \"C: win\"",
		"goal open\n":               "f:8: no goal was set",
		"goal A: damage 1\ngoal reached; A: concede\n": "f:9: expected goal reached; the goal is open",
	} {
		fails(t, goalBoard+lines, want)
	}
}

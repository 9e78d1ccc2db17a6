package scenario

import "testing"

const twins = `scenario T
game fftcg shows 7.4
card 双子 | forward | fire 2 | power 5000 | number 1
card 双子 | forward | ice 3 | power 7000 | number 2
card 双子 | backup | fire 1
card 薪売り | backup | fire 1 | generic
turn A main 1
`

// TestTwoCardsOfAName: cards of one name are told apart by their kind or their number.
func TestTwoCardsOfAName(t *testing.T) {
	holds(t, "kind and number", twins+`A field: 双子/backup; hand: 双子/1, 双子/2 x2
A hand: 双子 x3
A hand: 双子/2, 双子/2#2, 双子/forward
A hand has no 双子/バックアップ
双子/1: power 5000
双子/2#2: power 7000
双子@A: kind backup
B sees A field: 双子/backup
options A: pass
`)
	holds(t, "of an act", twins+`A field: 薪売り x3; hand: 双子/1, 双子/2
cannot A: cast 双子/2 pay dull 薪売り, dull 薪売り#2, dull 薪売り#3 [11.4.6.1.1]
A: cast 双子/1 pay dull 薪売り, dull 薪売り#2
A field: 双子/1, 薪売り x3
`)
	holds(t, "an evolve card needs no word", `scenario T
game sve
card 若竹 | フォロワー | コスト 1 | 1/1
card 若竹 | エボルヴ・フォロワー | 3/3
card 若竹 | アミュレット | コスト 1
A field: 若竹/follower, 若竹/amulet; evolve deck: 若竹
B field: 若竹/follower (evolved by 若竹)
A evolve deck: 若竹/evolve follower
若竹/amulet: in A field
若竹@B: 3/3
`)
	fails(t, twins+"A field: 双子", "f:8: several cards are called 双子, write which: 双子/1, 双子/2, 双子/backup")
	fails(t, twins+"A field: 双子/forward", "f:8: several cards are called 双子/forward, write which: 双子/1, 双子/2")
	fails(t, twins+"A field: 双子/3", "f:8: no card 双子 is told apart by \"3\" (forward, 1, forward, 2, backup)")
	fails(t, twins+"A field: 双子/1\nA field: 双子/2", "f:9: A field: expected 双子/2; it is 双子/1")
	fails(t, "scenario T\ngame sve\ncard 狼 | follower | cost 1 | 1/1\ncard 狼 | follower | cost 2 | 2/2",
		"f:4: card \"狼\" is written on line 3 already: a second card of that name needs another kind, or each of them a number of its own (| number 2)")
	fails(t, "scenario T\ngame fftcg\ncard 狼 | forward | fire 1 | number 1\ncard 狼 | forward | fire 2 | number 1",
		"f:4: card \"狼\" is written on line 3 already: a second card of that name needs another kind, or each of them a number of its own (| number 2)")
}

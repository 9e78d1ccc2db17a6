package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// stacks are the rows of 【スタック】を+1する, which puts a counter on a card that has the keyword. SVE 13.3.2.4
func stacks() []text.Row {
	up := &ability.Mark{What: stackCard(), Name: stackCounter}
	return []text.Row{
		{Quiet: true, ID: "stack up", NT: "effect", JA: "‹|自分の場の›【スタック】を+{N:num}する", EN: "[stack] +{N:num} | add [stack] +{N:num} | add {N:num} to a [stack] on your field", Node: up},
		// A token with the keyword comes with one counter (13.3.2.2), so that what is begun has as many as are added.
		{ID: "stack up, or begin one", NT: "effect", JA: "‹|自分の場の›【スタック】を+{Else.0.N:num}する(自分の場に【スタック】を持つカードがないなら、『" + sediment + "』1つを場に出し【スタック】を+する)",
			EN:   "add {Else.0.N:num} to a [stack] on your field (If there are no cards on your field with Stack, summon a Magic Sediment token with 1 Stack counter‹|.›)",
			Node: stackOrBegin(ability.Amount{}), Needs: func(v any) bool { return text.Equal(v.(*ability.If).Else[0].(*ability.Mark).N, ability.N(1)) }},
		{Quiet: true, ID: "stack on it", NT: "effect", JA: "{What:what}に【スタック】{N:num}‹個|つ›を置く | {What:what}の【スタック】を+{N:num}する", Node: &ability.Mark{Name: stackCounter}},
	}
}

// sediment is the token with スタック that a text makes where no card has it.
const sediment = "大地の魔片"

// stackOrBegin puts n counters on a card with スタック, or makes one where there is none.
func stackOrBegin(n ability.Amount) *ability.If {
	return &ability.If{
		Cond: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &stackCard().Sel.Of}, Cmp: ability.LE},
		Then: []ability.Effect{&ability.Make{Name: sediment, N: ability.N(1), To: ability.Place{Zone: ability.Field, Who: text.Who(ability.You)}, Bind: text.SlotNew}},
		Else: []ability.Effect{&ability.Mark{What: stackCard(), Name: stackCounter, N: n}},
	}
}

// saysAtOnce: only this is said with what is done otherwise in one sentence.
func saysAtOnce(e *ability.If) bool { return text.Equal(e, stackOrBegin(ability.N(1))) }

package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// floorRows say what a cost does not go down to: 、ただし、0以下にならない. What is said of it in a sentence of its own, or in
// parentheses, is read as that (flooredJA, flooredEN).
func floorRows() []text.Row {
	said := func(v any) bool { return v.(*ability.CostChange).Floor != nil }
	here := func(needs func(any) bool) func(any) bool {
		return func(v any) bool { e := v.(text.Clause).Do[0]; return said(e) && (needs == nil || needs(e)) }
	}
	of := func(e *ability.CostChange) text.Clause {
		e.Verb = ability.Played
		return text.Clause{Do: []ability.Effect{e}}
	}
	all := func(who ability.Who) ability.What {
		return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: who}}}
	}
	yours := text.Who(ability.You)
	const by, noun = "{Do.0.Op:pm}{Do.0.N:num}", "{Do.0.What.Sel.Of+:npraw}"
	rows := []text.Row{
		{ID: "own cost, not below", NT: "playcost", JA: "コストを{Op:pm}{N:num}する{Floor:floor}", EN: "{Op:pm}{N:num}{Floor:floor}", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}, Needs: said},
		{Quiet: true, ID: "held cost, not below", NT: "heldby", JA: "{Op:pm}{N:num}‹する|される›{Floor:floor}", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}, Needs: said},
		{Quiet: true, ID: "own cost changes, not below", NT: "ruCost", JA: "{Op:pm}{N:num}‹される|する|になる›{Floor:floor}", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}, Needs: said},
		{ID: "cost change, not below", NT: "s6", JA: "{Do.0.What:what}のコスト‹を|は›" + by + "‹する|される›{Do.0.Floor:floor}", EN: "{Do.0.What:what} ‹costs~cost› " + by + " to play{Do.0.Floor:floor}", Node: of(&ability.CostChange{}), Needs: here(lyingThere)},
		{ID: "next cost, not below", NT: "s6", JA: "次に‹|自分が›" + noun + "をプレイする際‹、|›コストを" + by + "する{Do.0.Floor:floor} | ‹次に自分が|自分が次に|次に›プレイする" + noun + "のコスト‹を|は›" + by + "‹する|される›{Do.0.Floor:floor}", EN: "the next " + noun + " you play costs " + by + "{Do.0.Floor:floor}", Node: of(&ability.CostChange{What: all(yours), Next: true}), Needs: here(nil)},
		{ID: "all cost, not below", NT: "s6", JA: "{Do.0.What.Sel.Of.Who:player}が" + noun + "をプレイする際‹、|›コストを" + by + "する{Do.0.Floor:floor} | {Do.0.What.Sel.Of.Who:player}がプレイする" + noun + "のコスト‹を|は›" + by + "‹する|される›{Do.0.Floor:floor}", EN: "each " + noun + " {Do.0.What.Sel.Of.Who:player} play‹s~› costs " + by + "{Do.0.Floor:floor}", Node: of(&ability.CostChange{What: all(ability.Who{})}), Needs: here(ofOthers)},
		{Quiet: true, ID: "cost of what lies there, not below", NT: "s6", JA: "{Do.0.What.Sel.Of:np}‹|すべて›をプレイする際‹、|›コストを" + by + "‹する|される›{Do.0.Floor:floor}", Node: of(&ability.CostChange{What: all(ability.Who{})}), Needs: here(text.PlayedFromThere)},
	}
	return rows
}

// lyingThere: cards that lie somewhere, or were met; what this costs itself is said otherwise.
func lyingThere(v any) bool {
	w := v.(*ability.CostChange).What
	return w.Sel == nil && w.Ref != text.ThisRef || w.Sel != nil && w.Sel.Of.Ref == (ability.Ref{}) && len(w.Sel.Of.Zone) > 0
}

// ofOthers leaves what this costs to the rows of its own cost.
func ofOthers(v any) bool {
	f := v.(*ability.CostChange).What.Sel.Of
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 0
}

// floorsJA are the ends of what is said of the least that something costs, with how much more than the number that is.
var floorsJA = []struct {
	said string
	more int
}{
	{"以下にはならない", 1}, {"以下にならない", 1}, {"以下になることはない", 1}, {"未満にはならない", 0}, {"未満にならない", 0}, {"未満になることはない", 0},
	{"より小さくならない", 0}, {"より小さくはならない", 0}, {"より少なくならない", 0}, {"より少なくはならない", 0}, {"より低くならない", 0}, {"より低くはならない", 0}, {"より下がらない", 0}, {"より下にはならない", 0}, {"を下回らない", 0}, {"より小さくなることはない", 0},
}

// flooredJA is what is said of the least that something costs, behind what lowers it, in a sentence of its own or in parentheses, as
// the end of that sentence; end 0: no such thing is said at i.
func flooredJA(r []rune, i int) (words string, end int) {
	end = i
	skip := func(ws ...string) bool {
		for _, w := range ws {
			if leads(r, end, w) {
				end += len([]rune(w))
				return true
			}
		}
		return false
	}
	stop := skip("。", "、")
	for skip(" ", "\n") {
	}
	open := skip("(")
	but := skip("ただし、", "ただし", "但し、", "但し")
	if !open && !(stop && but) && !(r[i] == '。' && (leads(r, end, "このコストは") || leads(r, end, "そのコストは"))) {
		return "", 0
	}
	skip("これによって、", "これによって", "これにより、", "これにより", "この効果で、", "この効果で", "この能力で、", "この能力で")
	skip("このコストは", "そのコストは", "これのコストは", "このカードのコストは", "コストは", "それのコストは")
	least := -1
	if skip("最低でも", "最低", "最小", "下限は", "下限") {
		n, at := smallNumber(r, end)
		if at == end {
			return "", 0
		}
		end, least = at, n
		skip("までしか下がらない", "まで下がる", "になる", "まで", "コスト", "である", "とする")
	} else {
		n, at := smallNumber(r, end)
		if at == end {
			return "", 0
		}
		end = at
		if n == 0 && skip("にはならない", "にならない") {
			least = 1
		}
		for _, f := range floorsJA {
			if least < 0 && skip(f.said) {
				least = n + f.more
			}
		}
	}
	if open {
		skip("。")
		if !skip(")") {
			return "", 0
		}
	}
	if least < 0 || end < len(r) && r[end] != '。' && r[end] != '\n' && r[end] != '」' {
		return "", 0
	}
	return "、ただし、" + text.Itoa(int32(least)) + "未満にならない", end
}

// smallNumber is the number whose digits stand at i.
func smallNumber(r []rune, i int) (n, end int) {
	for end = i; end < len(r) && end < i+2 && '0' <= r[end] && r[end] <= '9'; end++ {
		n = n*10 + int(r[end]-'0')
	}
	return n, end
}

// floorsEN are what stands before the least that something costs in English, and behind it.
var floorsEN = []struct {
	before, behind string
	more           int
}{
	{" (to a minimum of ", ")", 0}, {", to a minimum of ", "", 0}, {" to a minimum of ", "", 0}, {" (minimum ", ")", 0}, {" (minimum of ", ")", 0}, {" (min ", ")", 0}, {" (down to a minimum of ", ")", 0}, {", down to a minimum of ", "", 0}, {", but not less than ", "", 0}, {" but not less than ", "", 0}, {", but not below ", "", 0}, {" but not below ", "", 0},
	{". This cannot reduce its cost below ", "", 0}, {". This cannot reduce its cost to less than ", "", 0}, {". This cannot reduce the cost below ", "", 0}, {". Its cost cannot be reduced below ", "", 0}, {". Its cost cannot go below ", "", 0}, {". It cannot cost less than ", "", 0}, {". (It cannot cost less than ", ")", 0}, {" (it cannot cost less than ", ")", 0}, {". Its cost cannot be less than ", "", 0}, {". Its cost cannot become ", " or less", 1}, {" (its cost cannot become ", " or less)", 1},
	{" (it cannot become ", " or less)", 1}, {" (its cost cannot be reduced below ", ")", 0}, {" (this cannot reduce its cost below ", ")", 0}, {". (This cannot reduce its cost below ", ")", 0},
}

// flooredEN is that in English.
func flooredEN(r []rune, i int) (words string, end int) {
	if !strings.ContainsRune(" ,.", r[i]) {
		return "", 0
	}
	for _, f := range floorsEN {
		end = said(r, i, f.before)
		if end < 0 {
			continue
		}
		n, at := smallNumber(r, end)
		if at == end {
			continue
		}
		if end = said(r, at, f.behind); end < 0 {
			continue
		}
		if strings.HasSuffix(f.behind, ")") && end > 1 && leads(r, at, ".") {
			continue
		}
		if end < len(r) && r[end] != '.' && r[end] != '\n' && r[end] != '”' && !leads(r, end, " for each") {
			continue
		}
		return ", but not below " + text.Itoa(int32(n+f.more)), end
	}
	return "", 0
}

// said is the end of words at i, where "can't" says as much as "cannot"; -1: they do not stand there.
func said(r []rune, i int, words string) int {
	for _, w := range []string{words, strings.ReplaceAll(words, "cannot", "can't"), strings.ReplaceAll(words, "cannot", "can’t")} {
		if leads(r, i, w) {
			return i + len([]rune(w))
		}
	}
	return -1
}

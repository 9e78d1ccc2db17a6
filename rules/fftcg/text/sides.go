package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Two players in one sentence: your opponent discards 1 card and you draw 1 card. Each does it with what is theirs.

// sideRows are those rows.
func sideRows() []text.Row {
	return []text.Row{text.AfterwardsRow("その後‹、|›‹|さらに、|さらに›", "‹then, |then ›"),
		{Quiet: true, ID: "your next cast this turn", NT: "s6", EN: "the next {Do.0.What.Sel.Of+:npraw} {Do.0.What.Sel.Of.Who:player} cast this turn costs {Do.0.N:num} less‹| to cast› | during this turn, the next {Do.0.What.Sel.Of+:npraw} {Do.0.What.Sel.Of.Who:player} cast costs {Do.0.N:num} less‹| to cast›",
			Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub, Next: true}}}},
		{Quiet: true, ID: "your next cast this turn, not free", NT: "s6", EN: "the next {Do.0.What.Sel.Of+:npraw} {Do.0.What.Sel.Of.Who:player} cast this turn costs {Do.0.N:num} less‹| to cast› (it cannot become 0) | during this turn, the next {Do.0.What.Sel.Of+:npraw} {Do.0.What.Sel.Of.Who:player} cast costs {Do.0.N:num} less‹| to cast› (it cannot become 0)",
			Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: ability.Sub, Next: true, Floor: &atLeastOne}}}},
		{Quiet: true, ID: "they do this and that", NT: "s6", EN: "your opponent {Do.0:effect3}‹, then| and then| and|, and› {Do.1:effect3}", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{nil, nil}}, Needs: func(v any) bool {
			c := v.(text.Clause)
			then := c
			then.Do = c.Do[1:]
			return text.Actable(c) && text.Actable(then)
		}},
		{ID: "both players", NT: "s6", JA: "{_:byeach}", EN: "{_:byeach}"}}
}

// goesOn: behind what is done whatever else is so, another player acts in the same sentence: それをダルにし、対戦相手は手札を1枚捨てる. Behind
// what is so if there are so many, it is said what is so if there are more: it gains +2000 power, and if you have 7 or more, it gains Brave.
func goesOn(said, behind, _ string) (joint int, fits func(*text.Clause) bool) {
	if theirs, joined := strings.CutPrefix(behind, "、"); joined && (strings.HasPrefix(theirs, "対戦相手は") || strings.HasPrefix(theirs, "あなたは")) {
		return 1, func(one *text.Clause) bool { return !one.Did && !one.DidNot && text.Unbound(one) }
	}
	for _, and := range [...]string{", and ", " and ", ", and, ", " and, "} {
		for _, has := range [...]string{"if you control ", "if you have "} {
			if more, is := strings.CutPrefix(behind, and+has); is && len(more) > 1 && strings.HasPrefix(more[1:], " or more, ") && strings.Contains(strings.ToLower(said), has) {
				return len(and), nil
			}
		}
	}
	return 0, nil
}

// doers are how the players are said who act, in the order of the sides.
var doers = [...]struct {
	who    ability.Side
	ja, en string
}{{ability.You, "あなたは", "you "}, {ability.Opponent, "対戦相手は", "your opponent "}}

// between is what joins what two players do.
var between = [...][]string{text.JA: {"、"}, text.EN: {", and ", ", then ", " and ", " then "}}

// parseByEach reads what one player does and what the other does then.
func parseByEach(p *text.Parser, pos int, add func(int, any)) {
	eachBy(p, pos, false, func(end int, by ability.Side, first ability.Effect) {
		for _, and := range between[p.Lang] {
			if !p.HasString(end, and) {
				continue
			}
			eachBy(p, end+len([]rune(and)), true, func(end int, then ability.Side, second ability.Effect) {
				if by != then {
					add(end, text.Clause{Do: []ability.Effect{first, second}})
				}
			})
		}
	})
}

// eachBy reads what a player is said to do; last: nothing is said behind it.
func eachBy(p *text.Parser, pos int, last bool, out func(int, ability.Side, ability.Effect)) {
	for _, s := range doers {
		said := text.Pick(p.Lang, s.ja, s.en)
		if !p.HasString(pos, said) {
			continue
		}
		verb := formOf(s.who, last, p.Lang)
		from := pos + len([]rune(said))
		if p.Lang == text.JA && p.HasString(from, "、") {
			from++
		}
		for _, r := range p.At(p.Game.Table.Nonterminal(verb), from) {
			if c := (text.Clause{Do: []ability.Effect{r.Val.(ability.Effect)}}); !text.Actable(c) {
				continue
			}
			e := text.Clone(r.Val).(ability.Effect)
			if s.who != ability.You {
				text.DoneBy(e, text.Who(s.who))
			}
			out(r.End, s.who, e)
		}
	}
}

// formOf is the form in which a player is said to do something.
func formOf(who ability.Side, last bool, l text.Lang) string {
	switch {
	case l == text.JA && !last:
		return "effectR"
	case l == text.EN && who == ability.Opponent:
		return "effect3"
	}
	return "effect"
}

// printByEach prints what two players do under one condition.
func printByEach(w *text.Printer, v any) (string, bool) {
	c, ok := v.(text.Clause)
	if !ok || len(c.Do) != 2 || !text.Equal(c, text.Clause{Do: c.Do}) {
		return "", false
	}
	out, before := "", ability.AnySide
	for i, e := range text.Clone(c.Do).([]ability.Effect) {
		who := text.Doer(e)
		if !text.Actable(text.Clause{Do: []ability.Effect{e}}) || who.Side == before {
			return "", false
		}
		before = who.Side
		for _, s := range doers {
			if s.who != who.Side {
				continue
			}
			did, ok := w.Named(formOf(s.who, i > 0, w.Lang), e)
			if !ok {
				return "", false
			}
			if i > 0 {
				out += text.Pick(w.Lang, "、", " and ")
			}
			out += text.Pick(w.Lang, s.ja, s.en) + did
		}
	}
	return out, before != ability.AnySide
}

package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// behead gives what was read what its head says, and gives to the players what is of
// another kind than its head says.
func (d dialect) behead(c *text.Compiler, h *head, first int, n *text.Normal) {
	refuse := func(ja, en string) {
		c.Card.Abilities = c.Card.Abilities[:first]
		c.Give(&ability.Ability{Kind: ability.Static, Print: n.Source(c.Printed)}, ability.HandAll, n, &text.Trouble{Piece: n, JA: ja, EN: en})
	}
	if c.Offer != nil && !c.Offer.Taken && !slices.ContainsFunc(c.Card.Abilities[first:], func(a ability.Ability) bool { return a.Hand != ability.Auto }) {
		refuse("コストのある能力は起動能力", "only activated abilities have a cost")
		return
	}
	for i := first; i < len(c.Card.Abilities); i++ {
		a := &c.Card.Abilities[i]
		if len(h.gates) > 0 || h.window != 0 {
			d.gainsIt(c, a)
		}
		if a.Hand == ability.Auto && h.kind != 0 && a.Kind != h.kind && a.Kind != ability.Keyword && !replaces(a) && !(h.kind == ability.Spell && priced(a)) || a.Kind == ability.Keyword && (len(h.gates) > 0 || h.window != 0 || h.limit > 0) {
			refuse("見出しと文が合わない", "the text is not of the kind that its head says")
			return
		}
		if a.Hand != ability.Auto {
			continue
		}
		unseen := len(h.works) == 1 && (h.works[0] == ability.Deck || h.works[0] == ability.LifeZone) // nobody may look [304.1, 307.1]
		if slices.Equal(h.works, everywhere) && !ofItself(a) || slices.Equal(worksIn(a, h), elsewhere) && (a.Kind != ability.Static || !ofItself(a)) || unseen && (a.Kind != ability.Static || !ofItself(a)) {
			refuse("どこでも有効なのは、このカード自身についての能力だけ", "only what is about this card itself is valid in every zone")
			return
		}
		if len(h.works) == 1 && h.works[0] == ability.Hand_ && a.Kind == ability.Triggered && !ofItself(a) {
			refuse("手札にあって見えないカードは、ほかで起きたことでは誘発しない", "what lies unseen in a hand is not set off by what happens elsewhere")
			return
		}
		if a.Kind == ability.Static && h.limit > 0 && !(h.often && replaces(a)) {
			refuse("プレイされない能力に回数はない", "what is not played has no number of times")
			return
		}
		if a.Kind != ability.Static && slices.ContainsFunc(a.Do, comesOrMayCome) {
			refuse("一度のことか、ずっとのことか、分からない", "once, or for good?")
			return
		}
		if becomes(a, h.works) {
			refuse("登場したこのカードは新たなカード", "this card, once it has entered, is another")
			return
		}
		if works := worksIn(a, h); len(works) == 1 && works[0] == ability.Hand_ {
			costOfPlaying(a.Do)
		}
		a.Marks |= h.marks
		gates := h.gates
		switch {
		case h.window == ability.AnyWindow:
		case a.Kind == ability.Activated:
			a.Window = h.window
		default:
			gates = append(gates, ability.Cond{Op: ability.TurnOf, Who: text.Who(sides[h.window])})
		}
		a.Gate = all(gates)
		if h.limit > 0 {
			a.Limit = append(a.Limit, ability.Limit{N: h.limit})
		}
		if len(h.works) > 0 {
			a.Works = h.works
		}
	}
}

// gainsIt makes a keyword that is valid at times only what its card gains then: P「甲」【常】絶界. [803.2a, 1104.1, 1106.1]
func (d dialect) gainsIt(c *text.Compiler, a *ability.Ability) {
	if a.Hand != ability.Auto || a.Kind != ability.Keyword {
		return
	}
	gains := &ability.Give{What: ability.What{Ref: text.ThisRef}}
	switch a.Word {
	case "zekkai", "endless range":
		gains.Words = []string{a.Word}
	case "range":
		gains.Quoted = []int{c.Quote(ability.Ability{Kind: ability.Keyword, Word: a.Word, Args: a.Args})}
	default:
		return
	}
	*a = ability.Ability{Kind: ability.Static, Do: []ability.Effect{gains}, Print: a.Print}
}

// worksIn is where an ability works: where its head says so, or what it was read as.
func worksIn(a *ability.Ability, h *head) []ability.Zone {
	if len(h.works) > 0 {
		return h.works
	}
	return a.Works
}

// ofItself says whether an ability holds of its own card alone, or waits for what becomes of that: out of a hidden zone it is
// not known of others what holds.
func ofItself(a *ability.Ability) bool {
	switch a.Kind {
	case ability.Static:
		return !slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
			switch e := e.(type) {
			case *ability.Change:
				return e.What.Ref != text.ThisRef
			case *ability.Give:
				return e.What.Ref != text.ThisRef
			case *ability.CostChange:
				return e.What.Ref != text.ThisRef
			case *ability.Rule:
				return e.What.Ref != text.ThisRef
			}
			return true
		})
	case ability.Triggered:
		return !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Subj == nil || e.Subj.Ref != text.ThisRef })
	}
	return false
}

// comesOrMayCome is how a card enters, or that something may be played from where it lies: what always holds.
func comesOrMayCome(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Give:
		return slices.Contains(e.Words, "enters asleep")
	case *ability.Rule:
		return e.Verb == ability.Played && e.Mode == ability.May && e.For == (ability.Time{})
	}
	return false
}

// becomes says whether an ability brings its card into the squares and speaks of it again,
// which would be of the card that it was. [301.4]
func becomes(a *ability.Ability, works []ability.Zone) bool {
	for i, e := range a.Do {
		m, is := e.(*ability.Move)
		if is && m.What.Ref == text.ThisRef && m.To.Zone == ability.Square && len(works) > 0 && !slices.Contains(works, ability.Square) {
			then := ability.AppendForm(nil, &ability.Card{Abilities: []ability.Ability{{Do: a.Do[i+1:]}}})
			return strings.Contains(string(then), "Ref:{Kind:1}")
		}
	}
	return false
}

// costOfPlaying makes the cost of this card, where it is valid in the hand alone, what playing it costs. [805.2c]
func costOfPlaying(do []ability.Effect) {
	for i, e := range do {
		if c, is := e.(*ability.Change); is && c.Stat == ability.CostStat && c.What.Ref == text.ThisRef && len(c.Also) == 0 && c.For == (ability.Time{}) {
			do[i] = &ability.CostChange{What: c.What, Verb: ability.Played, Op: c.Op, N: c.N, Floor: c.Floor}
		}
	}
}

// priced says whether an ability says nothing but what playing its card costs, which an event may say under its icon.
func priced(a *ability.Ability) bool {
	return a.Kind == ability.Static && !slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
		c, is := e.(*ability.CostChange)
		return !is || c.What.Ref != text.ThisRef
	})
}

// sides are the players in whose turns abilities are valid.
var sides = map[ability.Window]ability.Side{ability.OwnTurn: ability.You, ability.OpponentTurn: ability.Opponent}

// replaces says whether an ability does nothing but replace: it holds, whatever its head. [802.2c]
func replaces(a *ability.Ability) bool {
	return a.Kind == ability.Static && !slices.ContainsFunc(a.Do, func(e ability.Effect) bool { _, is := e.(*ability.Instead); return !is })
}

func all(cs []ability.Cond) *ability.Cond {
	switch len(cs) {
	case 0:
		return nil
	case 1:
		return &cs[0]
	}
	return &ability.Cond{Op: ability.And, Args: cs}
}

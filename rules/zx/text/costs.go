package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// doubleCosts are two costs that share their verb: a card here and one there, one of each of
// two colours. Each is paid with cards of its own. [804.4c]
func doubleCosts() (rows []text.Row) {
	for _, v := range [...]struct {
		ja string
		is ability.Move
	}{
		{"トラッシュに置く", ability.Move{To: text.At(ability.Discards)}},
		{"手札に戻す", ability.Move{How: ability.Return, To: text.At(ability.Hand_)}},
		{"破壊する", ability.Move{How: ability.Destroy, To: text.At(ability.Discards)}},
		{"‹ゲームから|›除外する", ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
	} {
		both := func(s ability.Selector) (out []ability.Cost) {
			for range 2 {
				m := v.is
				m.What.Sel = text.Clone(&s).(*ability.Selector)
				out = append(out, ability.Cost{Do: &m})
			}
			return out
		}
		const first, second = "0.Do.What.Sel.", "1.Do.What.Sel."
		rows = append(rows,
			text.Row{Quiet: true, ID: "two of their own " + v.ja, NT: "cost", JA: "{" + first + "Of:np}を{" + first + "N:count}と、{" + second + "Of:np}を{" + second + "N:count}" + v.ja + " | {" + first + "Of:np}を{" + first + "N:count}と{" + second + "Of:np}を{" + second + "N:count}" + v.ja, Node: both(ability.Selector{})},
			text.Row{Quiet: true, ID: "one of each colour " + v.ja, NT: "cost", JA: "{" + first + "Of.Zone=" + second + "Of.Zone:zoneset}にある‹|あなたの›{" + first + "Of.Has.0.Value:colour}と{" + second + "Of.Has.0.Value:colour}の{" + first + "Of+=" + second + "Of+:npraw}を‹それぞれ1枚ずつ|それぞれ1枚|1枚ずつ›" + v.ja,
				Node: both(ability.Selector{N: text.One(), Of: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}})})
	}
	return rows
}

// costs is a sentence that changes what cards cost: the number they have. [203, 811.1c]
func costs(op ability.Op) text.Clause {
	return text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.CostStat, Op: op}}}
}

// ownCost changes what this card costs.
func ownCost() []ability.Effect {
	return []ability.Effect{&ability.Change{What: ability.What{Ref: text.ThisRef}, Stat: ability.CostStat}}
}

// plays is a sentence that changes what playing cards costs. [805.2c]
func plays(op ability.Op) text.Clause {
	return text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Played, Op: op}}}
}

// playedBy is what a player pays for cards of some sort, wherever they are played from. [805.2c]
func playedBy(op ability.Op) *ability.CostChange {
	return &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Verb: ability.Played, Op: op}
}

// costHere: the number of a card that all can see, in one of the zones that are public.
func costHere(v any) bool {
	s := v.(text.Clause).Do[0].(*ability.Change).What.Sel
	if s == nil {
		return true
	}
	if s.Of.Kind == ability.EventCard && len(s.Of.Zone) == 0 {
		return false // what playing it costs
	}
	return !slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
		return z == ability.Hand_ || z == ability.Deck || z == ability.LifeZone || z == ability.Dynamis
	})
}

// costInHand: the cost of a card in the hand is what playing it costs.
func costInHand(v any) bool {
	s := v.(text.Clause).Do[0].(*ability.CostChange).What.Sel
	return s != nil && s.Of.Ref == (ability.Ref{}) && len(s.Of.Zone) == 1 && s.Of.Zone[0] == ability.Hand_
}

// paying is the deed of what is paid.
var paying = []ability.Effect{&ability.Try{}}

// onlyResources: what is paid is nothing but resources.
func onlyResources(v any) bool {
	for _, k := range v.(text.Clause).Cost {
		if k.Res != ability.Source {
			return false
		}
	}
	return len(v.(text.Clause).Cost) > 0
}

// theirOwn: the player who acts does it with what 自分の says is theirs, and then with what
// they chose.
func theirOwn(v any) bool {
	chose := false
	for _, e := range v.(text.Clause).Do {
		switch e := e.(type) {
		case *ability.Draw:
		case *ability.Select:
			if e.Sel.Of.Who.Side != ability.That {
				return false
			}
			chose = true
		case *ability.Move:
			if s := e.What.Sel; s == nil && !chose || s != nil && s.Of.Who.Side != ability.That {
				return false
			}
		case *ability.Turn:
			if !chose || v.(text.Clause).Actor.Side == ability.Each || e.What.Sel != nil || e.What.Ref == text.ThisRef {
				return false
			}
		default:
			return false
		}
	}
	return true
}

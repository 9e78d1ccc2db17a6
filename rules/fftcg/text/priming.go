package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What texts say of Priming, which is newer than the rulebook. [NS]

// primingWord is the keyword プライミング; what it costs and searches for is that of the ability.
const primingWord = "priming"

var primingHeads = [...]string{"priming", "プライミング", "顕現"}

// nameQuotes are those in which the name stands that it is for.
var nameQuotes = [...][2]rune{{'"', '"'}, {'“', '”'}, {'『', '』'}, {'「', '」'}}

// takesPriming gives a Forward the keyword that a paragraph is: PRIMING "NAME" ―― COST and nothing else; once.
func takesPriming(c *text.Compiler, n *text.Normal) bool {
	if c.Kinds&^ability.Forward != 0 || slices.ContainsFunc(c.Card.Abilities, func(a ability.Ability) bool { return a.Word == primingWord }) {
		return false
	}
	said, cost := primingHead(n)
	if said == nil || string(said.R) == text.OwnName { // it is of another card, whose name may begin with that of this one
		return false
	}
	v, t := c.ReadCost(cost)
	if t != nil {
		return false
	}
	a := primingOf(c.Game.Dict.Name(said.Source(c.Printed), c.Lang)) // as it is printed, like names in the midst of a text
	if a.Cost = text.Clone(v).([]ability.Cost); !inCP(a.Cost) {
		return false
	}
	a.Print = n.Source(c.Printed)
	c.Card.Abilities = append(c.Card.Abilities, a)
	return true
}

// primingHead is the name and what stands behind the dash; nil: it is none.
func primingHead(n *text.Normal) (name, cost *text.Normal) {
	said := strings.ToLower(string(n.R))
	for _, head := range primingHeads {
		if !strings.HasPrefix(said, head) {
			continue
		}
		i := len([]rune(head))
		for i < len(n.R) && n.R[i] == ' ' {
			i++
		}
		for _, q := range nameQuotes {
			if i >= len(n.R) || n.R[i] != q[0] {
				continue
			}
			end := slices.Index(n.R[i+1:], q[1])
			if end <= 0 {
				return nil, nil
			}
			end += i + 1
			from := end + 1
			for from < len(n.R) && strings.ContainsRune(" -―─—ー~", n.R[from]) {
				from++
			}
			if !strings.ContainsAny(string(n.R[end+1:from]), "-―─—ー~") || from == len(n.R) {
				return nil, nil
			}
			return n.Slice(i+1, end), n.Slice(from, len(n.R)).Trim()
		}
	}
	return nil, nil
}

// primingOf is the ability: a Character of a name is searched for, and put on top of this.
func primingOf(name string) ability.Ability {
	f := ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You), Kind: characters, Has: []ability.Prop{{Attr: ability.NameAttr, Value: name}}}
	return ability.Ability{Kind: ability.Keyword, Word: primingWord, Do: []ability.Effect{&ability.Find{
		Who: text.Who(ability.You), Show: true, Bind: 1, Sel: ability.Selector{N: text.One(), Of: f}, To: text.At(ability.Evolution),
	}}}
}

// inCP: it is paid in CP, as all of them are.
func inCP(costs []ability.Cost) bool {
	return len(costs) > 0 && !slices.ContainsFunc(costs, func(c ability.Cost) bool {
		return c.Res != ability.CP || c.Mode != ability.Base || c.N.Op != ability.Const
	})
}

// printPriming prints the keyword with its name and its cost.
func printPriming(w *text.Printer, a *ability.Ability) (string, bool) {
	costs, ok := w.Print(w.Game.Starts.Costs(), a.Cost)
	if len(a.Do) != 1 {
		return "", false
	}
	find, is := a.Do[0].(*ability.Find)
	if !is || len(find.Sel.Of.Has) != 1 {
		return "", false
	}
	name := find.Sel.Of.Has[0].Value
	if w.Lang == text.JA {
		return "プライミング『" + name + "』 ―― " + costs, ok
	}
	if en, known := w.Game.Dict.Names[name]; known {
		name = en
	}
	return `Priming "` + name + `" -- ` + costs, ok
}

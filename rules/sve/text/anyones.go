package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// 墓場のカード5枚を消滅させてよい: whose? What a cost is paid with is its player's own where nobody is named [10.4.3]; of what an effect does
// the rulebook says no such thing, and each player has a cemetery and an EX area of their own [4.1.1]. All cards of the cemetery are all
// of both, as all cards of the field are; of some it is read only where a text says whose they are, or that they may be anyone's, and counted
// they are of either or of both together.

const cemetery, anyones = "墓場の", "いずれかの墓場の"

// bareZones are the words of the places of which that is so.
var bareZones = map[ability.Zone]string{ability.Discards: cemetery, ability.EX: "EXエリアの"}

// anyCemetery reads and prints that it is anyone's.
func anyCemetery() text.Row {
	return text.Row{Quiet: true, ID: "in any cemetery", NT: "mod", JA: "いずれかの墓場の | いずれかのプレイヤーの墓場の", Node: ability.Filter{Zone: []ability.Zone{ability.Discards}}}
}

// bareZone is where a text has a place that is nobody's; -1: nowhere.
func bareZone(s, word string) int {
	for from := 0; ; {
		at := strings.Index(s[from:], word)
		if at < 0 {
			return -1
		}
		at += from
		if before := s[:at]; !strings.HasSuffix(before, "の") && !strings.HasSuffix(before, "か") && !strings.HasSuffix(before, "や") && !strings.HasPrefix(s[at+len(word):], "これ") {
			return at
		}
		from = at + len(word)
	}
}

// taken visits what an effect chooses or moves that lies in one of those places.
func taken(e ability.Effect, visit func(*ability.Selector)) {
	var of func(s *ability.Selector)
	of = func(s *ability.Selector) {
		if s == nil {
			return
		}
		if s.Or && len(s.Each) == 2 && s.Each[0].Of.Who != s.Each[1].Of.Who { // one of mine or one of yours
			return
		}
		for i := range s.Each {
			of(&s.Each[i])
		}
		if len(s.Each) == 0 && s.Of.Ref == (ability.Ref{}) && !text.InSlot(&s.Of) && len(s.Of.Zone) == 1 && bareZones[s.Of.Zone[0]] != "" {
			visit(s)
		}
	}
	switch e := e.(type) {
	case *ability.Select:
		of(&e.Sel)
	case *ability.Move:
		of(e.What.Sel)
	}
}

// takesAnyones tells whether something is chosen or moved that lies in a cemetery of which nobody is named.
func takesAnyones(e ability.Effect) (found bool) {
	taken(e, func(s *ability.Selector) {
		found = found || s.Of.Zone[0] == ability.Discards && s.Of.Who == (ability.Who{}) && s.N.Op != ability.All
	})
	return found
}

// whose makes all that lie in such places all of both players', and is the trouble of a text that does not say whose some are.
func whose(a *ability.Ability, n *text.Normal) *text.Trouble {
	paid := text.Colon(n) + 1
	if strings.Contains(string(n.R[:paid]), ". ") { // the colon is of a later sentence
		paid = 0
	}
	body := strings.ReplaceAll(string(n.R[paid:]), "in the EX area", bareZones[ability.EX])
	for _, either := range []string{"in any EX area", "in either EX area", "in either player's EX area", "in any player's EX area", "in an EX area"} {
		body = strings.ReplaceAll(body, either, bareZones[ability.EX]) // of one card another row says whose it may be
	}
	doubtful := countsAnyones(reflect.ValueOf(a)) // of each, or of both together?
	for _, zone := range [...]ability.Zone{ability.Discards, ability.EX} {
		word := bareZones[zone]
		if bareZone(body, word) < 0 {
			continue
		}
		named := strings.Contains(body, "の"+word) || zone == ability.EX && strings.Contains(body, "in your EX area")
		see := func(s *ability.Selector) {
			switch {
			case s.Of.Zone[0] != zone || s.Of.Who.Side != ability.AnySide && s.Of.Who.Side != ability.You:
			case named && s.Of.Who.Side == ability.You: // some of them are said to be one's own
				doubtful = doubtful || s.N.Op == ability.All
			case s.N.Op == ability.All:
				s.Of.Who = ability.Who{}
			default:
				doubtful = true
			}
		}
		for _, e := range a.Do {
			each(e, func(e ability.Effect) { taken(e, see) })
		}
	}
	if !doubtful {
		return nil
	}
	return &text.Trouble{Piece: n, JA: "誰の墓場やEXエリアか言われていない", EN: "whose cemetery, or EX area, is meant is not said"}
}

// buriesAnyones tells whether all of a sort are buried of which neither the place nor the player is said: who buries, official English
// has it, buries their own, and print of this game has not said so elsewhere.
func buriesAnyones(said string) bool {
	for _, sentence := range strings.FieldsFunc(strings.ToLower(said), func(r rune) bool { return strings.ContainsRune(".:;\n", r) }) {
		_, all, buried := strings.Cut(sentence, "bury each ")
		if !buried {
			_, all, buried = strings.Cut(sentence, "bury all ")
		}
		if buried && !slices.ContainsFunc([]string{" on ", " in ", " from ", "your", "enemy", "opponent", "of them", "of those", "of it", "selected"}, func(w string) bool { return strings.Contains(" "+all, w) }) {
			return true
		}
	}
	return false
}

// countsAnyones tells whether cards of a cemetery are counted of which nobody is named.
func countsAnyones(v reflect.Value) (found bool) {
	if n, is := text.Is[ability.Amount](v); is && n.Op == ability.CountOf && n.Of != nil {
		f := n.Of
		if len(f.Zone) == 1 && f.Zone[0] == ability.Discards && f.Who == (ability.Who{}) && f.Ref == (ability.Ref{}) && !text.InSlot(f) {
			return true
		}
	}
	text.EachField(v, func(f reflect.Value) { found = found || countsAnyones(f) })
	return found
}

// each visits an effect and those within it, but not what is paid.
func each(e ability.Effect, visit func(ability.Effect)) {
	visit(e)
	if t, is := e.(*ability.Try); is {
		bare := *t
		bare.Cost = nil
		e = &bare
	}
	ability.Children(e, func(in ability.Effect) { each(in, visit) })
}

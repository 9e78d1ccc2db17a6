package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What texts say of Limit Break, which is newer than the rulebook. [NS]

// limitWord is the keyword リミットブレイク; its number is that of the ability.
const limitWord = "limit break"

// mostLimit is the highest number of it that can be paid: as many others as an LB deck has at most.
const mostLimit = 7

var limitHeads = [...]string{"limit break", "リミットブレイク"}

// isLimit says whether an ability is the keyword.
func isLimit(a ability.Ability) bool { return a.Kind == ability.Keyword && a.Word == limitWord }

// limitHead reads a paragraph that is LIMIT BREAK ―― N and nothing else; 0: it is none.
func limitHead(r []rune) int32 {
	said := strings.ToLower(string(r))
	for _, head := range limitHeads {
		rest, found := strings.CutPrefix(strings.TrimLeft(said, "[【《"), head)
		if !found {
			continue
		}
		num := strings.TrimLeft(rest, "]】》 -―─—ー~")
		if num == rest || len(num) != 1 || num[0] < '1' || num[0] > '0'+mostLimit || !strings.ContainsAny(rest, "-―─—ー~") {
			return 0
		}
		return int32(num[0] - '0')
	}
	return 0
}

// takesLimit gives a card the keyword that a paragraph is; once: a card costs that or that.
func takesLimit(c *text.Compiler, n *text.Normal) bool {
	num := limitHead(n.R)
	if num == 0 || slices.ContainsFunc(c.Card.Abilities, isLimit) {
		return false
	}
	c.Card.Abilities = append(c.Card.Abilities, ability.Ability{Kind: ability.Keyword, Word: limitWord, Marks: ability.Advance, Args: []ability.Amount{ability.N(num)}, Print: n.Source(c.Printed)})
	return true
}

// printLimit prints the keyword with its number.
func printLimit(w *text.Printer, a *ability.Ability) (string, bool) {
	if len(a.Args) != 1 {
		return "", false
	}
	return text.Pick(w.Lang, "リミットブレイク ―― ", "Limit Break -- ") + text.Itoa(a.Args[0].N), true
}

// limitRows are what texts say of LB cards and of the LB deck, which is told only of how many lie face up there, and
// of what is turned so.
func limitRows() []text.Row {
	inDeck := func(side ability.State) ability.Filter {
		return ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.EvolveDeck}, Is: []ability.State{side}}
	}
	up, down := inDeck(ability.FaceUp), inDeck(ability.FaceDown)
	return []text.Row{
		{ID: "with Limit Break", NT: "mod", JA: "《LB》を持つ | 《LB》の", EN: "… with 《LB》", Node: ability.Filter{Or: []ability.Filter{{Kind: ability.AdvanceCard}}}},
		{ID: "so many limits broken", NT: "cond3", JA: "‹あなた|自分›のLBデッキに表向きのカードが{R:num}枚以上ある | ‹あなた|自分›のLBデッキに{R:num}枚以上の表向きのカードがある", EN: "there are {R:num} or more face‹-| ›up cards in your LB deck | you have {R:num} or more face‹-| ›up cards in your LB deck",
			Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &up}}, Needs: inLimits},
		{ID: "each limit broken", NT: "each", JA: "‹あなた|自分›のLBデッキ‹の|にある›表向きのカード1枚", EN: "face‹-| ›up card in your LB deck", Node: ability.Amount{Op: ability.CountOf, Of: &up, N: 1}},
		{ID: "from the LB deck", NT: "selo", JA: "‹あなた|自分›のLBデッキ‹の|にある›裏向きの{Of+:npraw}{N:count}を", EN: "{N:count} face‹-| ›down {Of+:npraw} ‹from|in› your LB deck", Node: ability.Selector{Of: down}, Needs: func(v any) bool {
			f := v.(ability.Selector).Of
			return f.Ref == (ability.Ref{}) && len(f.Has)+len(f.Or) > 0
		}},
		{ID: "spend limits", NT: "effect", JA: "‹あなた|自分›のLBデッキの裏向きのカード{What.Sel.N.N:num}枚を表向きにする | ‹あなた|自分›のLBデッキの裏向きのカードを{What.Sel.N.N:num}枚表向きにする", EN: "turn {What.Sel.N.N:nummany} face‹-| ›down card‹~s› in your LB deck face‹ |-›up",
			Node: &ability.Turn{To: ability.FaceUp, What: ability.What{Sel: &ability.Selector{Of: down}}}, Needs: spendsLimits},
	}
}

// limitElsewhere tells whether an LB card is spoken of where none ever stays: it lies in the LB deck, on the stack or on the field.
func limitElsewhere(a *ability.Ability) bool {
	isLimits := func(f *ability.Filter) bool { return len(f.Or) == 1 && f.Or[0].Kind == ability.AdvanceCard }
	var visit func(v reflect.Value) bool
	visit = func(v reflect.Value) (found bool) {
		if e, is := text.Is[ability.Event](v); is && e.Verb == ability.DiscardedV && e.Subj != nil && isLimits(e.Subj) {
			return true
		}
		if f, is := text.Is[ability.Filter](v); is && isLimits(&f) && len(f.Zone) > 0 {
			return !slices.Contains(f.Zone, ability.Field) && !slices.Contains(f.Zone, ability.Resolving)
		}
		text.EachField(v, func(f reflect.Value) { found = found || visit(f) })
		return found
	}
	return visit(reflect.ValueOf(a).Elem())
}

// inLimits: there can be so many. [NS]
func inLimits(v any) bool {
	n := v.(ability.Cond).R
	return n.Op == ability.Const && n.N > 0 && n.N <= mostLimit+1
}

func spendsLimits(v any) bool {
	n := v.(*ability.Turn).What.Sel.N.N
	return n.Op == ability.Const && n.N > 0 && n.N <= mostLimit+1
}

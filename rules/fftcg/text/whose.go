package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Whose cards are meant, where it is said of one of two things only.

// whoseIsMeant is why nobody can tell whose cards are meant, or of which of two a kind is said; nil: it is said.
func whoseIsMeant(a *ability.Ability, n *text.Normal) *text.Trouble {
	said := string(n.R)
	switch {
	case itOrDoer(a, said):
		return &text.Trouble{Piece: n, JA: "したカードのことか、されたカードのことか", EN: "is it said of the card that did that, or of the one it was done to?"}
	case comesToYours(a.On) && strings.Contains(strings.ToLower(a.Print), "enters your field or "):
		return &text.Trouble{Piece: n, JA: "アタックするのも、あなたのものだけか", EN: "is what attacks yours as well?"}
	case dullsAnyones(a):
		return &text.Trouble{Piece: n, JA: "誰のものをダルにするのか", EN: "whose are dulled instead?"}
	case kindOfLast(a.If) && strings.Contains(a.Print, "】と【") && !strings.Contains(said, " and "):
		return &text.Trouble{Piece: n, JA: "カードの種類は、両方のことか", EN: "is the kind said of both?"}
	}
	return nil
}

// comesToYours: something of yours enters the field, or does something else of which it is not said whose it is then.
func comesToYours(on []ability.Event) bool {
	return len(on) == 2 && on[0].Verb == ability.Entered && on[0].Subj != nil && on[1].Subj != nil && on[1].Verb != ability.Entered &&
		on[0].Subj.Ref == (ability.Ref{}) && on[0].Subj.Who.Side == ability.You && on[1].Subj.Who == (ability.Who{})
}

// dullsAnyones tells whether things of a sort are dulled in the place of something, of which it is not said whose they are.
func dullsAnyones(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		in, is := e.(*ability.Instead)
		if !is {
			return
		}
		for _, d := range in.Do {
			if t, may := d.(*ability.Try); may && len(t.Do) == 1 {
				d = t.Do[0]
			}
			turn, is := d.(*ability.Turn)
			found = found || is && turn.To == ability.Acted && turn.What.Sel != nil && turn.What.Sel.Of.Who == (ability.Who{}) && turn.What.Sel.Of.Ref == (ability.Ref{})
		}
	})
	return found
}

// kindOfLast: of two sorts that a player controls, the last alone has a kind.
func kindOfLast(c *ability.Cond) bool {
	if c == nil || c.Op != ability.And || len(c.Args) != 2 {
		return false
	}
	a, b := c.Args[0].L.Of, c.Args[1].L.Of
	return a != nil && b != nil && a.Kind == 0 && b.Kind != 0 && len(a.Has) > 0
}

// itOrDoer tells whether a Japanese trigger names a card whose ability does something to another - レンが対戦相手のキャラクターのアビリティに
// 選ばれたとき - and それ behind that is said before anything is chosen: it may be either of the two.
func itOrDoer(a *ability.Ability, said string) (found bool) {
	head, _, _ := strings.Cut(a.Print, "、")
	if !strings.Contains(head, "アビリティ") || !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		by := e.By
		if e.Verb == ability.Selected {
			by = e.Obj
		}
		return by != nil && by.Ref != text.ThisRef && by.Kind&^ability.Summon != 0
	}) {
		return false
	}
	for _, chosen := range [...]string{"選ぶ", "選択"} {
		said, _, _ = strings.Cut(said, chosen)
	}
	if !slices.ContainsFunc([]string{"それを", "それに", "それは", "それの", "それが", "そのキャラクター", "そのフォワード", "そのカード"}, func(it string) bool { return strings.Contains(said, it) }) {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		on := ability.ActsOn(e)
		found = found || on != nil && on.Sel == nil && on.Ref == text.BindRef(text.SlotIt)
	})
	return found
}

package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// 墓場のカード5枚を消滅させてよい: whose? What a cost is paid with is its player's own where nobody is named [10.4.3]; of what an effect does
// the rulebook says no such thing, and each player has a cemetery of their own [4.1.1]. So it is read only where a text says whose it
// is, or that it may be anyone's.

const cemetery, anyones = "墓場の", "いずれかの墓場の"

// anyCemetery reads and prints that it is anyone's.
func anyCemetery() text.Row {
	return text.Row{Quiet: true, ID: "in any cemetery", NT: "mod", JA: "いずれかの墓場の | いずれかのプレイヤーの墓場の", Node: ability.Filter{Zone: []ability.Zone{ability.Discards}}}
}

// bareCemetery is where a text has a cemetery that is nobody's; -1: nowhere.
func bareCemetery(s string) int {
	for from := 0; ; {
		at := strings.Index(s[from:], cemetery)
		if at < 0 {
			return -1
		}
		at += from
		if before := s[:at]; !strings.HasSuffix(before, "の") && !strings.HasSuffix(before, "か") && !strings.HasSuffix(before, "や") && !strings.HasPrefix(s[at+len(cemetery):], "これ") {
			return at
		}
		from = at + len(cemetery)
	}
}

// takesAnyones tells whether something is chosen or moved that lies in a cemetery of which nobody is named.
func takesAnyones(e ability.Effect) (found bool) {
	of := func(s *ability.Selector) {
		if s == nil || len(s.Each) > 0 || s.Of.Ref != (ability.Ref{}) || text.InSlot(&s.Of) {
			return
		}
		found = found || len(s.Of.Zone) == 1 && s.Of.Zone[0] == ability.Discards && s.Of.Who == (ability.Who{})
	}
	switch e := e.(type) {
	case *ability.Select:
		of(&e.Sel)
	case *ability.Move:
		of(e.What.Sel)
	}
	return found
}

// whoseCemetery is the trouble of a text that does not say whose cemetery it means.
func whoseCemetery(a *ability.Ability, n *text.Normal) *text.Trouble {
	body := string(n.R[text.Colon(n)+1:])
	if bareCemetery(body) < 0 {
		return nil
	}
	found := false
	for _, e := range a.Do {
		each(e, func(e ability.Effect) { found = found || takesAnyones(e) })
	}
	if !found {
		return nil
	}
	return &text.Trouble{Piece: n, JA: "誰の墓場か言われていない", EN: "whose cemetery is meant is not said"}
}

// each visits an effect and those within it, but not what is paid.
func each(e ability.Effect, visit func(ability.Effect)) {
	visit(e)
	ability.Children(e, func(in ability.Effect) { each(in, visit) })
}

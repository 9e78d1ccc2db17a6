package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What a text leaves out because it has been said before, and what it says in two sentences of which one row reads one.

// oneTime says once how long two things last that are said of one card: it cannot be blocked this turn and gains Brave until the end of the turn.
func oneTime(n *text.Normal, l text.Lang) *text.Normal {
	if l != text.EN {
		return n
	}
	drop := map[int]int{} // runes that are left out
	from := 0
	for _, said := range strings.SplitAfter(string(n.R), ".") {
		for _, w := range [...][3]string{{" this turn and gains ", " this turn", untilEnd}, {" this turn and loses ", " this turn", untilEnd}, {" " + untilEnd + " and cannot ", " " + untilEnd, " this turn"}} {
			at := strings.Index(said, w[0])
			if at < 0 || !strings.HasSuffix(strings.TrimSuffix(said, "."), w[2]) || strings.Count(said, w[1]) > 1 || w[2] == untilEnd && !strings.Contains(said[:at], " cannot ") {
				continue
			}
			if low := strings.ToLower(said); strings.Contains(low, "if ") || strings.Contains(low, "when ") || strings.ContainsAny(said, "“”") {
				continue
			}
			i := from + len([]rune(said[:at]))
			drop[i] = i + len([]rune(w[1]))
		}
		from += len([]rune(said))
	}
	if len(drop) == 0 {
		return n
	}
	return n.Put(false, func(i int) (string, int) { return "", drop[i] })
}

// declined says that the opponent did not do what they might, where it is said again what that was: your opponent may discard 1 card. If your
// opponent does not discard a card, A.
func declined(n *text.Normal, l text.Lang) *text.Normal {
	const may = "our opponent may discard 1 card. "
	s := string(n.R)
	at := strings.Index(s, may)
	if l != text.EN || at < 0 {
		return n
	}
	from := len([]rune(s[:at+len(may)]))
	return n.Put(false, func(i int) (string, int) {
		for _, said := range [...]string{"If your opponent does not discard a card,", "If your opponent does not discard 1 card,", "If they do not discard a card,", "If they do not discard 1 card,"} {
			if end := i + len(said); i == from && end <= len(n.R) && string(n.R[i:end]) == said {
				return "If they do not,", end
			}
		}
		return "", 0
	})
}

// beforePaying says in one sentence what may be done before a card is paid for, and how much less it costs then.
func beforePaying(n *text.Normal, l text.Lang) *text.Normal {
	s := string(n.R)
	if l != text.EN || !strings.HasPrefix(s, "Before paying the cost ") {
		return n
	}
	const may, so = ", you may ", ". If you do so, the cost "
	at, then := strings.Index(s, may), strings.Index(s, so)
	reduced := strings.Index(s, " is reduced by ")
	if at < 0 || then < at || reduced < then || strings.Count(s, ". ") > 1 {
		return n
	}
	runes := func(bytes int) int { return len([]rune(s[:bytes])) }
	from, mid, cost, end := runes(at), runes(then), runes(then+len(so)), runes(reduced)
	return n.Put(false, func(i int) (string, int) {
		switch i {
		case from:
			return ", you can ", from + len(may)
		case mid:
			return " to reduce the cost to play " + text.OwnName + " onto the field by ", end + len(" is reduced by ")
		case cost:
			return "", 0
		}
		return "", 0
	})
}

// castRemoved says which card it is that may be cast, where of several one was removed and the others went to the bottom of the deck:
// nothing is cast from there.
func castRemoved(n *text.Normal, l text.Lang) *text.Normal {
	s := strings.ToLower(string(n.R))
	const removes, others, cast = "remove 1 card among them from the game", ". return the rest to ", ". you can cast it"
	at := strings.Index(s, removes)
	if l != text.EN || at < 0 {
		return n
	}
	next := strings.Index(s[at:], cast)
	if next < 0 {
		return n
	}
	between := s[at+len(removes) : at+next]
	if rest, apart := strings.CutPrefix(between, others); apart && strings.Contains(rest, "bottom of ") && !strings.Contains(rest, ".") {
	} else if !strings.HasPrefix(between, " and ") || !strings.Contains(between, "bottom of ") || strings.Contains(between, ".") {
		return n
	}
	from := len([]rune(s[:at+next]))
	return n.Put(false, func(i int) (string, int) {
		if i < from {
			return "", 0
		}
		for _, it := range [...]string{"an cast it", "to cast it"} {
			if end := i + len(it); end <= len(n.R) && string(n.R[i:end]) == it {
				return strings.TrimSuffix(it, "it") + "the removed card", end
			}
		}
		return "", 0
	})
}

// heldBehind takes off what older cards say behind an ability in parentheses: that it is there once a player has received so many points of
// damage. It is Damage N ―― of later cards. FF-TCG 15.2.6
func heldBehind(n *text.Normal, l text.Lang) (*text.Normal, *ability.Cond) {
	said := [...][2]string{
		text.EN: {"(If you have received ", " points of damage or more, this Character has this ability.)"},
		text.JA: {"受けているダメージが", "点以上の場合、このキャラクターはこのアビリティを持つ。)"},
	}[l]
	s := string(n.R)
	if l == text.JA {
		for _, whose := range [...]string{"(あなたが", "(あなたの"} {
			if strings.Contains(s, whose+said[0]) {
				said[0] = whose + said[0]
				break
			}
		}
	}
	at := strings.LastIndex(s, said[0])
	if at <= 0 || !strings.HasSuffix(s, said[1]) {
		return n, nil
	}
	num := s[at+len(said[0]) : len(s)-len(said[1])]
	if len(num) != 1 || num[0] < '1' || num[0] > '9' {
		return n, nil
	}
	return n.Slice(0, len([]rune(s[:at]))).Trim(), damageGate(int32(num[0] - '0'))
}

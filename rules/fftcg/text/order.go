package text

import (
	"strings"

	"gotaku/rules/text"
)

// What English says in another order, or in more words, than those in which an ability is read.

// usualOrder says of a paragraph what it waits for first, and of what is paid in the Break Zone what it costs first.
func usualOrder(n *text.Normal, l text.Lang) *text.Normal {
	s := string(n.R)
	if l != text.EN || !strings.HasPrefix(s, "If ") {
		return n
	}
	if m := waitsLast(n, s); m != n {
		return m
	}
	return paidThere(n, s)
}

// waitsLast puts first what a sentence waits for: If C, A when this enters the field.
func waitsLast(n *text.Normal, s string) *text.Normal {
	const last = " when " + text.OwnName + " enters the field."
	if !strings.HasSuffix(s, last) || strings.Count(s, ".") > 1 {
		return n
	}
	end := len(n.R) - len([]rune(last))
	return n.Put(false, func(i int) (string, int) {
		switch i {
		case 0:
			return "When " + text.OwnName + " enters the field, if ", len("If ")
		case end:
			return ".", len(n.R)
		}
		return "", 0
	})
}

// paidThere takes the head of what is paid for while the card lies in the Break Zone: If this is in the Break Zone, you can pay C to play
// this onto the field.
func paidThere(n *text.Normal, s string) *text.Normal {
	const play = "to play " + text.OwnName + " onto the field"
	for _, head := range [...]string{"If " + text.OwnName + " is in the Break Zone, you can pay ", "If " + text.OwnName + " is in your Break Zone, you can pay ", "If " + text.OwnName + " is in the Break Zone, you may pay ", "If " + text.OwnName + " is in your Break Zone, you may pay "} {
		before, _, found := strings.Cut(s, play)
		if !found || !strings.HasPrefix(before, head) || strings.ContainsAny(before[len(head):], ".:") {
			continue
		}
		from, at, to := len([]rune(head)), len([]rune(strings.TrimSuffix(before, " "))), len([]rune(before))+len([]rune(play))
		return n.Put(false, func(i int) (string, int) {
			switch i {
			case 0:
				return "", from
			case at:
				return ": Play " + text.OwnName + " from the Break Zone onto the field", to
			}
			return "", 0
		})
	}
	return n
}

// brokenSo says in English that Forwards were broken this way where nothing but what is broken can have been put into the Break Zone.
func brokenSo(n *text.Normal, l text.Lang) *text.Normal {
	const zone = "into the Break Zone"
	s, ways := string(n.R), [...]string{"put " + zone + " this way", "put from the field " + zone + " this way", "put " + zone + " by this effect"}
	said, verb := 0, false
	for _, w := range ways {
		said += strings.Count(s, w)
	}
	for _, w := range [...]string{"reak all ", "reak it", "reak them"} {
		verb = verb || strings.Contains(s, w)
	}
	if l != text.EN || said == 0 || !verb || said != strings.Count(s, zone) {
		return n
	}
	return n.Put(false, func(i int) (string, int) {
		for _, w := range ways {
			if end := i + len(w); end <= len(n.R) && string(n.R[i:end]) == w {
				return "broken this way", end
			}
		}
		return "", 0
	})
}

// firstHarm says of the first damage that this card is dealt in a turn that it was dealt none before, and that something else happens once:
// what was replaced was not dealt. [11.12.5.4]
func firstHarm(n *text.Normal, l text.Lang) *text.Normal {
	s := string(n.R)
	if l != text.EN || !strings.HasSuffix(s, " instead.") || strings.Count(s, ".") > 1 {
		return n
	}
	const harmed = text.OwnName + " is dealt damage"
	for _, head := range [...]string{"The first time " + harmed + " each turn, ", "The first time " + harmed + " during each turn, ", "During each turn, the first time " + harmed + ", ", "The first time each turn " + harmed + ", "} {
		if strings.HasPrefix(s, head) {
			return n.Put(false, func(i int) (string, int) {
				switch i {
				case 0:
					return "If " + text.OwnName + " has not been dealt damage this turn, if " + harmed + ", ", len([]rune(head))
				case len(n.R) - 1:
					return ". This effect will trigger only once per turn.", len(n.R)
				}
				return "", 0
			})
		}
	}
	return n
}

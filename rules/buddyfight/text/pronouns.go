package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// English says "it" and "its" of the card that speaks, where Japanese names it: このカード. Where nothing else can be meant, the card is
// named again before the text is read; where something else could be, the word is left as it is, and means what was spoken of last.

// thisCardAgain names this card once more where a line says of it what it is while "it" is so, or for each card in "its" soul.
func thisCardAgain(c *text.Compiler, n *text.Normal) *text.Normal {
	low := strings.ToLower(string(n.R))
	if c.Lang != text.EN {
		return n
	}
	if cut, next := soulOfThat(low); cut > 0 {
		return n.Put(false, func(i int) (string, int) {
			switch i {
			case 0:
				return "when ", cut
			case next[0]:
				return " with this card in its soul ", next[1]
			}
			return "", 0
		})
	}
	if at := itIsThisCard(low); at > 0 {
		from := len([]rune(low[:at]))
		return n.Put(false, func(i int) (string, int) {
			if i != from {
				return "", 0
			}
			return "this card", from + len("it")
		})
	}
	if !strings.HasPrefix(low, "this card ") {
		return n
	}
	low, _, _ = strings.Cut(low, ".")
	for _, w := range [...]struct{ said, behind, once, again string }{{" while it is ", " while ", "it", "this card"}, {" card in its soul", " card in ", "its", "this card's"}, {" cards in its soul", " cards in ", "its", "this card's"}} {
		at := strings.Index(low, w.said)
		if at < 0 {
			continue
		}
		from := len([]rune(low[:at])) + len(w.behind)
		return n.Put(false, func(i int) (string, int) {
			if i != from {
				return "", 0
			}
			return w.again, from + len(w.once)
		})
	}
	return n
}

// itIsThisCard is where "it" stands in a line that speaks of this card alone before: when this card attacks, if it is the only
// card attacking; if this card is in the center, it gets. 0: nowhere, or it may be something else.
func itIsThisCard(low string) int {
	if strings.HasPrefix(low, "when this card ") {
		if at := doneToThisCard(low); at > 0 {
			return at
		}
		at := strings.Index(low, ", if it ")
		if at < 0 || !slices.Contains([]string{"attacks", "enters the field", "is attacked", "is destroyed"}, low[len("when this card "):at]) {
			return 0
		}
		rest := low[at+len(", if it "):]
		for _, w := range []string{"is the only card attacking", "is attacking alone", "attacks alone", "is in the ", "is on the ", "is on your "} {
			if strings.HasPrefix(rest, w) {
				return at + len(", if ")
			}
		}
		return 0
	}
	at := strings.Index(low, ", it ")
	ofNumber := slices.ContainsFunc([]string{"power ", "critical ", "defense ", "size "}, func(w string) bool { return strings.HasPrefix(low, "if this card's "+w) }) || strings.HasPrefix(low, "if this card is the only ")
	if at < 0 || !ofNumber && !strings.HasPrefix(low, "if this card is in the ") && !strings.HasPrefix(low, "if this card is on the ") || strings.Contains(low[:at], " soul") || strings.Contains(low[:at], " and ") || strings.ContainsRune(low[:at], '.') {
		return 0
	}
	return at + len(", ")
}

// doneToThisCard is where "it" stands in a line whose event is of this card and nothing else, and that does something to "it" at once: when
// this card is destroyed, put it into your gauge. 0: it does not.
func doneToThisCard(low string) int {
	const when = "when this card "
	at := strings.Index(low, ", ")
	if at < 0 || slices.ContainsFunc([]string{"《", "card", "monster", "item", "spell", "opponent", "you ", ". ", " or ", "\""}, func(w string) bool { return strings.Contains(low[len(when):at], w) }) {
		return 0
	}
	from := at + len(", ")
	if strings.HasPrefix(low[from:], "you may ") {
		from += len("you may ")
	}
	for _, w := range []string{"put ", "return ", "call ", "rest ", "stand ", "destroy ", "discard ", "add "} {
		if strings.HasPrefix(low[from:], w+"it") && !text.IsLetter(rune(low[min(from+len(w)+len("it"), len(low)-1)])) {
			return from + len(w)
		}
	}
	for _, w := range []string{"it gets ", "it gains ", "it cannot "} {
		if strings.HasPrefix(low[from:], w) {
			return from
		}
	}
	return 0
}

// soulOfThat is where a line that begins with the condition that this card lies in the soul of something says what happens to that: the
// words that say that it lies there, and those before what happens. None: the line says something else.
func soulOfThat(low string) (cut int, next [2]int) {
	const lies, happens = "if this card is in the soul of ", ", when that "
	at := strings.Index(low, happens)
	if !strings.HasPrefix(low, lies) || at < 0 || strings.ContainsAny(low[len(lies):at], ",.") {
		return 0, next
	}
	for _, w := range []string{"card ", "monster ", "item "} {
		if strings.HasPrefix(low[at+len(happens):], w) {
			from := len([]rune(low[:at]))
			return len(lies), [2]int{from, from + len(happens) + len(w)}
		}
	}
	return 0, next
}

// itsIsThisCard tells whether "its" stands here for this card's, of which the sentence has spoken last: its attack, its size; and "it" for
// this card where the sentence begins with nothing but what this card is or does. The length of the word and what stands for it; 0: it does not.
func itsIsThisCard(low string, out *text.Normal) (end int, says string) {
	its := strings.HasPrefix(low, "its attack") || strings.HasPrefix(low, "its size")
	if !its && !strings.HasPrefix(low, "it gets ") && !strings.HasPrefix(low, "it gains ") && !strings.HasPrefix(low, "it cannot ") {
		return 0, ""
	}
	said := strings.ToLower(string(out.R[max(0, len(out.R)-longest):]))
	said = strings.TrimPrefix(said[strings.LastIndexAny(said, ".\n")+1:], " ")
	for _, w := range []string{"cards in its soul", "cards in this card's soul", "card in its soul", "a monster in your center", "a monster on your center", "a monster in the center", "a monster on the center"} {
		said = strings.ReplaceAll(said, w, "soul")
	}
	at := strings.LastIndex(said, "this card")
	if at < 0 || slices.ContainsFunc([]string{"card", "monster", "item", "spell", "《", "\"", "attack of", "that ", "choose"}, func(w string) bool { return strings.Contains(said[at+len("this card"):], w) }) {
		return 0, ""
	}
	if its {
		return len("its"), "this card's"
	}
	for _, w := range []string{"during the turn this card ", "during the turn that this card ", "during the battle that this card ", "during the battle in which this card ", "if this card ", "while this card ", "as long as this card "} {
		if strings.HasPrefix(said, w) {
			return len("it"), "this card"
		}
	}
	return 0, ""
}

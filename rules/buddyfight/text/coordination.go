package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// English joins what is done to one sentence with "and", also where the time of the first is not that of the second, or
// where somebody else does it. Such a sentence is two.

// endings are the times that an English clause ends with.
var endings = []string{" this turn", " for this turn", " for the turn", " this battle", " for this battle", " during this battle", " until the end of the battle", " until the end of this battle", " until the end of the turn", " until the end of this turn", " until the end of turn", " until end of turn", " until the end of your opponent's next turn", " until the end of your next turn"}

// goesWith are the words with which a clause begins that has no subject of its own, or none but that of the clause before.
var goesWith = []string{"[", "power", "critical", "defense", "get", "gain", "cannot", "can ", "has ", "have ", "attack", "is ", "are ", "also ", "lose", "if ", "then, if ", "you may "}

// deeds are the words with which a clause begins that tells the player to do something.
var deeds = []string{"you gain ", "you draw ", "you discard ", "you put ", "you lose ", "you return ", "draw ", "deal ", "this card ", "put the top ", "destroy ", "nullify ", "stand ", "choose ", "your opponent "}

// othersDo are the words with which a clause begins that somebody else does, or both players.
var othersDo = []string{"your opponent discards ", "your opponent puts ", "your opponent draws ", "your opponent chooses ", "your opponent returns ", "your opponent destroys ", "each player draws ", "each player discards ", "each player puts ", "you and your opponent "}

// longest is how far a clause is looked at.
const longest = 300

// coordinated ends a sentence before "and" or "then", where what it joins is apart from what stands before: that is so for a time
// that ends it, or the opponent does it. What is left to skip of the text; 0: nothing.
func coordinated(n *text.Normal, i int, low string, out *text.Normal) int {
	at := 0
	for _, s := range []string{"and then, ", "and then ", "and ", "then "} {
		if strings.HasPrefix(low, s) {
			at = len(s)
			break
		}
	}
	if at == 0 {
		return 0
	}
	begins := func(words []string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(low[at:], w) })
	}
	before := strings.TrimRight(string(out.R[max(0, len(out.R)-longest):]), " ")
	said := strings.TrimRight(before, ",")
	said = strings.ToLower(said[strings.LastIndexByte(said, '\n')+1:])
	if k := strings.LastIndex(said, ". "); k >= 0 {
		said = said[k+2:]
	}
	clause := said[strings.LastIndex(said, ", ")+1:]
	theirs := slices.ContainsFunc([]string{"your opponent ", "each player ", "each fighter "}, func(w string) bool { return strings.HasPrefix(strings.TrimPrefix(clause, " "), w) }) && begins(deeds)
	them := slices.ContainsFunc(othersDo, func(w string) bool { return strings.HasPrefix(low[at:], w) }) && !spanFirst(said) // it is another who does this
	if !strings.HasSuffix(before, ",") && !(theirs && strings.HasPrefix(low[at:], "you ")) || begins(goesWith) || strings.Contains(said, " may ") || strings.HasPrefix(said, "if ") && !strings.Contains(said, ", ") {
		return 0
	}
	timed := slices.ContainsFunc(endings, func(e string) bool { return strings.HasSuffix(said, e) }) && !spanFirst(said) && !forEver(strings.ToLower(string(n.R[i+at:min(i+longest, len(n.R))])))
	each := strings.Contains(clause, " for each ") && begins(deeds) // what stands behind it is done once
	if !timed && !theirs && !each && !them {
		return 0
	}
	for len(out.R) > 0 && (out.R[len(out.R)-1] == ' ' || out.R[len(out.R)-1] == ',') {
		k := len(out.R) - 1
		out.R, out.From, out.To, out.Icons = out.R[:k], out.From[:k], out.To[:k], out.Icons[:k]
	}
	k := len(out.R) - 1
	out.Add('.', out.From[k], out.To[k], false)
	out.Add(' ', out.From[k], out.To[k], false)
	for _, w := range []string{"you discard ", "you put ", "you return "} { // one is told to
		if strings.HasPrefix(low[at:], w) {
			return at + len("you ")
		}
	}
	return at
}

// forEver tells whether a clause says what is so, and for no time: that of the clause before may be meant of both.
func forEver(clause string) bool {
	clause, _, _ = strings.Cut(clause, ".")
	clause, _, _ = strings.Cut(clause, "!")
	if strings.HasPrefix(clause, "the attack cannot ") || strings.HasPrefix(clause, "that attack cannot ") { // that is while it goes on
		return false
	}
	lasts := slices.ContainsFunc([]string{" get ", " gets ", " gains ", " cannot ", " can ", " has ", " have ", " become", " is ", " are "}, func(w string) bool { return strings.Contains(clause, w) })
	return lasts && !slices.ContainsFunc(endings, func(e string) bool { return strings.Contains(clause, strings.TrimPrefix(e, " ")) })
}

// spanFirst tells whether a sentence says another time before what is done: the two are not told apart here.
func spanFirst(said string) bool {
	return slices.ContainsFunc(endings, func(e string) bool { return strings.Contains(said, strings.TrimPrefix(e, " ")+", ") })
}

// overThis is where a line that begins with the condition that this card lies in the soul of something says what happens to that: the
// words that say that it lies there, and those before what happens. None: the line says something else.
func overThis(low string) (cut int, next [2]int) {
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

// itAlone is where "it" stands in a line that speaks of this card alone before: when this card attacks, if it is the only
// card attacking; if this card is in the center, it gets. 0: nowhere, or it may be something else.
func itAlone(low string) int {
	if strings.HasPrefix(low, "when this card ") {
		if at := doneToIt(low); at > 0 {
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

// doneToIt is where "it" stands in a line whose event is of this card and nothing else, and that does something to "it" at once: when
// this card is destroyed, put it into your gauge. 0: it does not.
func doneToIt(low string) int {
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

// namedAgain names this card once more where a line says of it what it is while "it" is so, or for each card in "its" soul.
func namedAgain(c *text.Compiler, n *text.Normal) *text.Normal {
	low := strings.ToLower(string(n.R))
	if c.Lang != text.EN {
		return n
	}
	if cut, next := overThis(low); cut > 0 {
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
	if at := itAlone(low); at > 0 {
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

// bothSides are two areas of which something is said to be in each, or that are looked at together.
const bothSides = "left and right"

// eachSide tells whether two areas that are named now are those in which there is something, as a condition says:
// in each, and not in either.
func eachSide(low string, out *text.Normal) bool {
	if !strings.HasPrefix(low, bothSides) {
		return false
	}
	said := strings.ToLower(string(out.R[max(0, len(out.R)-longest):]))
	said = said[strings.LastIndexAny(said, ",.\n")+1:]
	at := max(strings.LastIndex(said, " have "), strings.LastIndex(said, " has "), strings.LastIndex(said, "there is "), strings.LastIndex(said, "there are "))
	return at >= 0 && !strings.Contains(said[at:], " all ")
}

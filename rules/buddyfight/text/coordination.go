package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
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

// ofBoth are the words for both fighters that stand before what is done, and bothDo what they are said to do behind them, as it is said
// of both and of each.
var (
	ofBoth = []string{"both fighters ", "both players ", "you and your opponent "}
	bothDo = [][2]string{{"put ", "puts "}, {"draw ", "draws "}, {"discard ", "discards "}, {"destroy ", "destroys "}, {"return ", "returns "}, {"choose ", "chooses "}, {"gain ", "gains "}, {"lose ", "loses "}, {"deal ", "deals "}, {"stand ", "stands "}, {"rest ", "rests "}, {"nullify ", "nullifies "}, {"take ", "takes "}, {"are dealt ", "is dealt "}}
)

// bothGoOn writes the second of two things that both fighters do, as is said of each: both fighters discard a card, then draw a card. What
// is left to skip of the text, and what stands for it; 0: nothing.
func bothGoOn(n *text.Normal, i int, low string) (int, string) {
	joined := ""
	for _, s := range []string{"and then, ", "and then ", "and ", "then, ", "then "} {
		if strings.HasPrefix(low, s) {
			joined = s
			break
		}
	}
	if joined == "" || !bothDid(string(n.R[max(0, i-longest):i])) {
		return 0, ""
	}
	behind := strings.TrimPrefix(low[len(joined):], "each ")
	for _, w := range bothDo {
		if rest, is := strings.CutPrefix(behind, w[0]); is && !withIt(rest) {
			return len(low) - len(rest), strings.ReplaceAll(joined, ", ", " ") + w[1]
		}
	}
	return 0, ""
}

// bothDid tells whether both fighters do what the sentence says so far that ends here, and nobody else does anything in it.
func bothDid(said string) bool {
	said = strings.ToLower(said)
	said = said[strings.LastIndexAny(said, ".!■\n")+1:]
	return slices.ContainsFunc(ofBoth, func(both string) bool {
		_, does, is := strings.Cut(said, both)
		does = strings.TrimPrefix(does, "each ")
		return is && !strings.Contains(does, " you ") && !strings.Contains(does, "opponent ") && slices.ContainsFunc(bothDo, func(w [2]string) bool { return strings.HasPrefix(does, w[0]) })
	})
}

// withIt tells whether something is done to what each of them chose, which is read in one with the choice.
func withIt(rest string) bool {
	return rest == "it" || slices.ContainsFunc([]string{"it ", "it,", "it.", "it!"}, func(w string) bool { return strings.HasPrefix(rest, w) })
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

// areaPairs are two areas of which something is said to be in each, or that are looked at together, as either language says them.
var areaPairs = func() (out []areaPair) {
	list := [...]struct {
		zone   ability.Zone
		ja, en string
	}{{ability.LeftArea, "レフト", "left"}, {ability.CenterArea, "センター", "center"}, {ability.RightArea, "ライト", "right"}}
	for i, a := range list {
		for _, b := range list[i+1:] {
			out = append(out, areaPair{[2]ability.Zone{a.zone, b.zone}, "‹" + a.ja + "と" + b.ja + "|" + b.ja + "と" + a.ja + "›", [2]string{a.en + " and " + b.en, b.en + " and " + a.en}})
		}
	}
	return out
}()

type areaPair struct {
	zones [2]ability.Zone
	ja    string
	en    [2]string // in either order
}

// eachSide rewrites two areas that are named now, of which a condition says that there is something in each, and not in either; of one
// thing that is in two it is not said in which. The length of the words and what stands for them; 0: there are none.
func eachSide(low string, out *text.Normal) (int, string) {
	for _, p := range areaPairs {
		for _, en := range p.en {
			if !strings.HasPrefix(low, en) {
				continue
			}
			said := strings.ToLower(string(out.R[max(0, len(out.R)-longest):]))
			said = said[strings.LastIndexAny(said, ",.\n")+1:]
			at := max(strings.LastIndex(said, " have "), strings.LastIndex(said, " has "), strings.LastIndex(said, "there is "), strings.LastIndex(said, "there are "))
			if at >= 0 && !strings.Contains(said[at:], " all ") || oneThere(said) {
				return len(en), p.en[0] + " each"
			}
		}
	}
	return 0, ""
}

// oneThere tells whether one thing is said to be where something is named now.
func oneThere(said string) bool {
	in := max(strings.LastIndex(said, " in "), strings.LastIndex(said, " on "))
	if in < 0 {
		return false
	}
	words := strings.Fields(strings.ReplaceAll(said[:in], "》", "》 "))
	for i := len(words) - 1; i >= 0; i-- {
		switch words[i] {
		case "a", "an", "another", "1", "one":
			return true
		case "all", "each", "every", "the":
			return false
		}
	}
	return false
}

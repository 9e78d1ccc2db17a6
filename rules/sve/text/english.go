package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// The official English of the game: icons written as words (Fanfare -, Spellchain (10):, Ward), enemy followers, tokens that are
// summoned, verbs joined by "and" about what was selected. It is read; what is printed is the English of every game.

// headWords are the words of icons that stand before a text, in official English; "" behind a threshold: it has no number.
var headWords = []struct{ said, icon string }{
	{"Fanfare", "fanfare"}, {"Last Words", "last words"}, {"On Evolve", "on evolve"}, {"On Super-Evolve", "on super-evolve"}, {"On Super Evolve", "on super-evolve"}, {"Follower Strike", "on attack follower"}, {"Leader Strike", "on attack leader"}, {"Strike", "on attack"}, {"On Race", "on race"}, {"On Drive", "on drive"},
	{"Spellchain", "spellchain"}, {"SC", "spellchain"}, {"NC", "necrocharge"}, {"Necrocharge", "necrocharge"}, {"Combo", "combo"}, {"Overflow", "overflow"}, {"Sanguine", "sanguine"}, {"Earth Rite", "earth rite"}, {"Union Burst", "UB"},
	{"Evolve", "evolve"}, {"Activate", "activate"}, {"Act", "activate"}, {"Serve", "eat"}, {"Quick", "quick"}, {"Q", "quick"},
}

// keywordWords are those of keywords, which stand anywhere.
var keywordWords = []string{"Ward", "Storm", "Rush", "Assail", "Intimidate", "Drain", "Bane", "Aura", "Stack", "Twin Drive", "Single Drive", "Drive", "Start Amulet"}

// Names puts icons for their words before anything else is read: a number in parentheses would be a reminder.
func (d dialect) Names(c *text.Compiler, n *text.Normal, name string) *text.Normal {
	if c.Lang == text.EN {
		n = official(d.words, phaseOfEachEN(n), c.Printed, c.KnowsPrinted, func(i int, r []rune) (string, int) {
			if len(c.Game.Dict.Names) == 0 {
				return "", 0 // no pack tells what is called so
			}
			return traitOfToken(r, i, c.Printed, func(s string) bool {
				_, card := c.Game.Dict.Kinds[s]
				return card || c.Game.Dict.Name(s, text.EN) != s
			})
		})
	} else {
		n = reworded(amongLooked(respoken(sparedOffer(phaseOfEach(inOwnPhase(ownCopies(d.bracketed(c, glued(n)), name)))))))
	}
	return d.Plain.Names(c, n, name)
}

// official is a text with icons in place of their words.
func official(words *wing.Lexicon, n *text.Normal, printed string, known func(string) bool, traits func(int, []rune) (string, int)) *text.Normal {
	depth := text.Depths(quotesOpen(n.R))
	return n.Put(true, func(i int) (string, int) {
		if closesCosts(n.R, i) {
			return "", i + 1
		}
		if actWord(n.R, i) {
			return "[act]", i + len("act")
		}
		if depth[i] > 0 && n.R[max(0, i-1)] != '“' && !leads(n.R, i, "{[") {
			return "", 0
		}
		if icon, end := spelledIcon(n.R, i); end > 0 {
			return icon, end
		}
		if icon, end := commaHead(n.R, i); end > 0 {
			return icon, end
		}
		if words, end := atLineStart(n.R, i); end > 0 {
			return words, end
		}
		if words, end := joined(n.R, i); end > 0 {
			return words, end
		}
		if words, end := spelledOut(n.R, i); end > 0 {
			return words, end
		}
		if words, end := flooredEN(n.R, i); end > 0 {
			return words, end
		}
		if words, end := activatesWith(n.R, i); end > 0 {
			return words, end
		}
		if words, end := plainStats(n.R, i, text.EN); end > 0 {
			return words, end
		}
		if end := activatesAt(n, i, printed); end > 0 {
			if behindQuick(n.R, i) {
				return " " + activates, end
			}
			return activates, end
		}
		if end := bothStats(n.R, i); end > 0 {
			return "/", end
		}
		if stat, end := statBehind(n.R, i); end > 0 {
			return stat, end
		}
		if stat, end := statBefore(n.R, i); end > 0 {
			return stat, end
		}
		if words, end := traits(i, n.R); end > 0 {
			return words, end
		}
		if end := calledToken(n.R, i, printed, known); end > 0 {
			return string(n.R[i:end]) + " token", end
		}
		if icon, end := craftWord(words, n.R, i); end > 0 {
			return icon, end
		}
		return iconWord(n.R, i)
	})
}

// quotesOpen is a text without the quotes of abilities that are given, in which words are as they are elsewhere.
func quotesOpen(r []rune) []rune {
	r = slices.Clone(r)
	for i, c := range r {
		if c == '“' || c == '”' {
			r[i] = ' '
		}
	}
	return r
}

// joined are words that join what is said to something else than their own sentence does: for every spell, which is for each, what is done
// if something is so behind what is done anyhow, and that something is so besides. end 0: none stand at i.
func joined(r []rune, i int) (words string, end int) {
	at := func(said string) bool {
		end = i + len(said)
		return end < len(r) && (i == 0 || !text.IsLetter(r[i-1])) && strings.EqualFold(string(r[i:end]), said)
	}
	if at("for every ") && (r[end] < '0' || r[end] > '9') {
		return string(r[i]) + "or each ", end
	}
	if lesson := "Lesson ("; leads(r, i, lesson) && (i == 0 || r[i-1] == ' ' || r[i-1] == '\n') { // is what is paid
		n := i + len(lesson)
		for end = n; end < len(r) && '0' <= r[end] && r[end] <= '9'; end++ {
		}
		if num := string(r[n:end]); num != "" && leads(r, end, ") - ") {
			return "[lesson " + num + "]: ", end + len(") - ")
		} else if num != "" && (leads(r, end, "):") || leads(r, end, "),")) {
			return "[lesson " + num + "]", end + 1
		}
	}
	if fusion := "Fusion "; begins(r, i) && leads(r, i, fusion) && i+len(fusion) < len(r) && (leads(r, i+len(fusion), "any ") || leads(r, i+len(fusion), "up to ") || '1' <= r[i+len(fusion)] && r[i+len(fusion)] <= '9') {
		return "[activate] [fusion] ", i + len(fusion)
	}
	if fusion := "Activate, Fusion "; begins(r, i) && leads(r, i, fusion) {
		return "[activate] [fusion] ", i + len(fusion)
	}
	if the := "the selected follower"; leads(r, i, the) && i > 0 && r[i-1] == ' ' && oneSelected(r[:i]) && !leads(r, i+len(the), "'s leader") {
		if end = i + len(the); leads(r, end, "'s ") {
			return "its", end + len("'s")
		} else if !leads(r, end, " on ") && wordEnds(r, end) {
			return "it", end
		}
	}
	return "", 0
}

// goesOn tells whether behind a part of a sentence, after some runes, a sentence of its own stands: one that asks if something is so, that does
// what is said last for each of some, or that lets one do something behind what is done anyhow. What a condition within a sentence is said of
// ends with it, where a sentence that begins with one carries it on: nothing may stand behind it that asks nothing anew. What is given if that
// is so, a number or a keyword, is given by the verb before: give it Storm and, if it is a Pim follower, +1/+1.
func goesOn(said, behind, next string) (joint int, fits func(*text.Clause) bool) {
	if may := ", then you may "; strings.HasPrefix(behind, may) && !slices.ContainsFunc([]string{"if ", "when", "may ", "at the ", "each time", "the next time"}, func(w string) bool { return strings.Contains(strings.ToLower(said), w) }) {
		return len(", then "), nil
	}
	const and = " and, "
	rest, joined := strings.CutPrefix(behind, and)
	if !joined || next != "" && !strings.HasPrefix(next, "If ") && !strings.HasPrefix(next, "Activate only ") {
		return 0, nil
	}
	if _, does, _ := strings.Cut(rest, ", "); strings.HasPrefix(rest, "if ") && (does == "" || !strings.Contains("[{+-", does[:1])) {
		return len(and), nil
	}
	if strings.HasPrefix(rest, "for each ") || strings.HasPrefix(rest, "for every ") {
		return len(and), nil
	}
	return 0, nil
}

// atLineStart is what begins a line without an icon and reads as something else there: Stack +1, which is no keyword, and that this may be
// played from somewhere, which is so always. end 0: it does not begin so.
func atLineStart(r []rune, i int) (words string, end int) {
	if i > 0 && r[i-1] != '\n' {
		return "", 0
	}
	for _, stack := range []string{"Stack +", "[stack] +"} {
		if leads(r, i, stack) {
			return "Add [stack] +", i + len(stack)
		}
	}
	for _, this := range []string{"this from your cemetery.", "this card from your cemetery.", "this from your cemetery\n", "this card from your cemetery\n"} {
		if may := "You may play "; leads(r, i, may+this) {
			return "You can play ", i + len(may)
		}
	}
	return "", 0
}

// braced is an icon as the official list writes it in data, in braces around its brackets: {[fanfare]}; end 0: none stands there.
func braced(r []rune, i int) (in []rune, end int) {
	if !leads(r, i, "{[") {
		return nil, 0
	}
	for end = i + 2; end < len(r) && (r[end] == ' ' || text.IsLetter(r[end]) || '0' <= r[end] && r[end] <= '9'); end++ {
	}
	if end == i+2 || !leads(r, end, "]}") {
		return nil, 0
	}
	return r[i+1 : end+1], end + 2
}

// bracketed is a word in braces or brackets as an icon is written; "": there are none.
func bracketed(r []rune) string {
	if first, last := r[0], r[len(r)-1]; first == '{' && last == '}' || first == '[' && last == ']' {
		return "[" + strings.ToLower(string(r[1:len(r)-1])) + "]"
	}
	return ""
}

// bracedHeads are icons of the official list that other icons of the game are called.
var bracedHeads = map[string]string{"[feed]": "[eat]", "[serve]": "[eat]", "[lastwords]": "[last words]", "[onevolve]": "[on evolve]", "[strike]": "[on attack]", "[adv]": "[advance]"}

// activates is the icon of abilities that are activated.
const activates = "[activate]"

// activatesAt is the end of the icon that official English calls "act" and has before an ability, with a comma behind it; what
// turns a card is called "engage" there. 0: none stands there.
func activatesAt(n *text.Normal, i int, printed string) int {
	if !begins(n.R, i) && !behindQuick(n.R, i) || !leads(n.R, i, "[") && !leads(n.R, i, "{[") {
		return 0
	}
	end := i
	for end < len(n.R) && n.R[end] != ']' {
		end++
	}
	if end++; leads(n.R, end, "}") {
		end++
	}
	if end > len(n.R) {
		return 0
	}
	said, next := strings.ToLower(n.Slice(i, end).Source(printed)), end
	for leads(n.R, next, ",") || leads(n.R, next, " ") {
		next++
	}
	of := next < len(n.R) && text.IsLetter(n.R[next]) && !leads(n.R, next, "this") && (i == 0 || n.R[i-1] == '\n' || behindQuick(n.R, i)) && ahead(n.R, next, ':') > 0 // [act] Bury a token:
	if said == "{[act]}" || said == "{act}" || said == "[act]" && (leads(n.R, next, "[") || of) {
		return next
	}
	return 0
}

// behindQuick tells whether the icon of Quick stands right before i: [q][act][engage]: …
func behindQuick(r []rune, i int) bool {
	return slices.ContainsFunc([]string{"[q]", "[quick]"}, func(w string) bool { return i >= len(w) && leads(r, i-len(w), w) })
}

// iconWord finds the word of an icon, or a number that its notation has in another way; end 0: none stands there.
func iconWord(r []rune, i int) (icon string, end int) {
	if in, end := braced(r, i); end > 0 {
		if icon := bracedHeads[string(in)]; icon != "" {
			return icon, end
		}
		if cost, of := iconWord(in, 0); of == len(in) {
			return cost, end
		}
		return string(in), end
	}
	for said, icon := range bracedHeads {
		if end := i + len(said); end <= len(r) && said != icon && bracketed(r[i:end]) == said {
			return icon, end
		}
	}
	if leads(r, i, "[cost0") && i+7 < len(r) && r[i+7] == ']' {
		return "[cost" + string(r[i+6]) + "]", i + 8
	}
	if leads(r, i, "{cost0") && i+7 < len(r) && r[i+7] == '}' {
		return "[cost" + string(r[i+6]) + "]", i + 8
	}
	if i > 0 && text.IsLetter(r[i-1]) {
		return "", 0
	}
	if whenever := "Whenever "; leads(r, i, whenever) && i > 1 && r[i-1] == ' ' && r[i-2] == '.' { // an ability of its own, joined to the line above
		return "\n" + whenever, i + len(whenever)
	}
	if when := "When "; leads(r, i, when) && i > 1 && r[i-1] == ' ' && r[i-2] == '.' && leads(r, lineStart(r, i), "While ") && !leads(r, i, "When you do") { // behind what holds for a while nothing is done
		return "\n" + when, i + len(when)
	}
	if words, end := notCounted(r, i); end > 0 {
		return words, end
	}
	if words, end := madeToken(r, i); end > 0 {
		return words, end
	}
	if starting := "Starting Amulet"; leads(r, i, starting) && wordEnds(r, i+len(starting)) { // of the keyword both lists have a form
		return "[start amulet]", i + len(starting)
	}
	if inName(r, i) {
		return "", 0
	}
	for _, w := range keywordWords {
		if icon := "[" + strings.ToLower(w) + "]"; leads(r, i, icon+". ") && begins(r, i) { // the same with their brackets
			return icon + "\n", i + len(icon) + 2
		}
		if end := i + len(w); leads(r, end, ". ") && (i == 0 || r[i-1] == '\n' || r[i-1] == ' ' && i > 1 && r[i-2] == '.') && leads(r, i, w) { // Ward. Aura.
			return "[" + strings.ToLower(w) + "]\n", end + 2
		}
		if leads(r, i, w) && wordEnds(r, i+len(w)) && !leads(r, i+len(w), " counter") && !leads(r, i+len(w), " token") {
			return "[" + strings.ToLower(w) + "]", i + len(w)
		}
	}
	if words, end := actCost(r, i); end > 0 {
		return words, end
	}
	if pay := "pay "; i > len(pay) && leads(r, i-len(pay), pay) {
		if icon, end := parenthesised(r, i); end > 0 {
			return icon, end
		}
	}
	for _, w := range []string{"Evolve", "Serve"} { // Evolve (2), discard a card: has more to pay
		if tail, end := paidBesides(r, i, w); end > 0 && begins(r, i) {
			return map[string]string{"Evolve": "[evolve]", "Serve": "[eat]"}[w] + " [cost" + tail + "], ", end
		}
	}
	if rite := "Earth Rite"; leads(r, i, rite) && i > 1 && (r[i-2] == ',' || behindAct(r, i)) { // among costs: the colon behind it is that of the costs
		if open := i + len(rite); leads(r, open, " (") && open+4 < len(r) && leads(r, open+3, "):") {
			return "[earth rite " + string(r[open+2]) + "]", open + 4
		}
		return "[earth rite]", i + len(rite)
	}
	for _, w := range headWords {
		if leads(r, i, w.said) && wordEnds(r, i+len(w.said)) {
			if tail, end := headTail(r, i+len(w.said)); end > 0 && (begins(r, i) || behindMode(r, i) || tail != "" || leads(r, end, "is active") || leads(r, end, "isn't active") || leads(r, end, "is not active") || leads(r, end, "active") || leads(r, max(0, i-5), "have ")) {
				if tail != "" && (w.icon == "evolve" || w.icon == "eat") && begins(r, i) { // Evolve (2): is what it costs
					return "[" + w.icon + "] [cost" + tail[1:] + "]: ", end
				}
				space := " "
				if end < len(r) && r[end] == ',' {
					space = ""
				}
				return "[" + w.icon + tail + "]" + space, end
			}
		}
	}
	if (i == 0 || r[i-1] == '\n') && leads(r, i+1, ". ") && '1' <= r[i] && r[i] <= '9' { // a mode, in a list with stops
		return "[" + string(r[i]) + "] ", i + 3
	}
	if begins(r, i) && i+3 < len(r) && r[i] == '(' && '1' <= r[i+1] && r[i+1] <= '9' && r[i+2] == ')' && r[i+3] == ' ' { // a mode
		return "[" + string(r[i+1]) + "] ", i + 4
	}
	return "", 0
}

// actCost finds what stands before the colon of an ability that is activated where "Act" is its first word: Act (1), engage: with
// its costs in icons; end 0: no such words stand at i.
func actCost(r []rune, i int) (words string, end int) {
	from := i
	for from > 0 && !begins(r, from) {
		from--
	}
	word := "Act "
	if activate := "Activate "; leads(r, from, activate) {
		word = activate
	}
	if colon := ahead(r, i, ':'); !leads(r, from, word) || colon == 0 {
		return "", 0
	}
	if i == from {
		end = i + len(word)
		if serve := "Serve "; leads(r, end, serve) {
			return "[eat] ", end + len(serve)
		}
		return "[activate] ", end
	}
	stack := "remove 1 from Stack"
	switch {
	case leads(r, i, "act,") || leads(r, i, "act:"):
		return "[act]", i + len("act")
	case leads(r, i, stack):
		return "[earth rite]", i + len(stack)
	}
	return parenthesised(r, i)
}

// paidBesides is the number in parentheses behind the word of an ability's icon at i, where a comma parts it from what is paid
// besides; end 0: none stands there.
func paidBesides(r []rune, i int, word string) (num string, end int) {
	at := i + len(word)
	if !leads(r, i, word) || !leads(r, at, " (") || ahead(r, i, ':') == 0 {
		return "", 0
	}
	for end = at + 2; end < len(r) && '0' <= r[end] && r[end] <= '9'; end++ {
	}
	if num = string(r[at+2 : end]); num == "" || !leads(r, end, "), ") {
		return "", 0
	}
	return num, end + len("), ")
}

// parenthesised is the icon of what is paid where its number stands in parentheses at i; end 0: none does.
func parenthesised(r []rune, i int) (icon string, end int) {
	if i+2 < len(r) && r[i] == '(' && '0' <= r[i+1] && r[i+1] <= '9' && r[i+2] == ')' {
		return "[cost" + string(r[i+1]) + "]", i + 3
	}
	return "", 0
}

// ahead is where c stands in the sentence that goes on at i; 0: nowhere.
func ahead(r []rune, i int, c rune) int {
	for ; i < len(r) && r[i] != '.' && r[i] != '\n'; i++ {
		if r[i] == c {
			return i
		}
	}
	return 0
}

// headTail reads the number of an icon's word and what parts it from the text; end 0: it does not stand as an icon.
func headTail(r []rune, i int) (tail string, end int) {
	at := i
	if leads(r, at, " ") {
		at++
	}
	open := leads(r, at, "(")
	if open {
		at++
	}
	from := at
	for at < len(r) && '0' <= r[at] && r[at] <= '9' {
		at++
	}
	if at > from && (!open || leads(r, at, ")")) {
		if tail = " " + string(r[from:at]); open {
			at++
		}
	} else {
		at = i
	}
	for _, part := range []string{" - ", ": ", " "} {
		if leads(r, at, part) && (part != " " || leads(r, at, " [") || leads(r, at, " is active") || leads(r, at, " isn't active") || leads(r, at, " is not active") || leads(r, at, " active")) {
			return tail, at + len(part)
		}
	}
	if i > 0 && at < len(r) && (r[at] == ',' || r[at] == '.') && hasBefore(r, i) {
		return tail, at
	}
	if at == len(r) || r[at] == '\n' || r[at] == '.' && (at+1 == len(r) || r[at+1] == '\n') { // it stands alone
		return tail, at
	}
	return "", 0
}

// hasBefore tells whether the word that ends at i is one that one is said to have: have Overflow.
func hasBefore(r []rune, i int) bool {
	for from := i; from > 0; from-- {
		if r[from-1] == ' ' {
			return leads(r, max(0, from-5), "have ")
		}
	}
	return false
}

// begins tells whether a sentence may begin at i.
func begins(r []rune, i int) bool {
	return i == 0 || r[i-1] == '\n' || r[i-1] == '“' || r[i-1] == '}' || i > 1 && r[i-1] == ' ' && (r[i-2] == '.' || r[i-2] == '-' || r[i-2] == ':' || r[i-2] == ']' || r[i-2] == '}')
}

// behindMode tells whether the number of a mode stands before i: (1) Earth Rite: …
func behindMode(r []rune, i int) bool {
	return i > 3 && r[i-1] == ' ' && r[i-2] == ')' && r[i-4] == '(' && begins(r, i-4)
}

func wordEnds(r []rune, i int) bool { return i == len(r) || !text.IsLetter(r[i]) }

// leads tells whether a word stands at i, as it is written.
func leads(r []rune, i int, word string) bool {
	for _, c := range word {
		if i >= len(r) || r[i] != c {
			return false
		}
		i++
	}
	return true
}

// oneSelected tells whether one follower alone was selected before, and nothing else was met that "it" could be.
func oneSelected(r []rune) bool {
	said := strings.ToLower(string(r))
	if at := strings.LastIndexByte(said, '\n'); at >= 0 {
		said = said[at+1:]
	}
	said = strings.Replace(said, "select another follower ", "select a follower ", 1)
	for _, other := range []string{"summon", "token", " top ", "search", "discard", "bury", "buried", "look", "reveal", "return", "another follower", "evolve", "play", " and an ", " and a ", " or "} {
		if strings.Contains(said, other) {
			return false
		}
	}
	return strings.Count(said, "select") == 1 && (strings.Contains(said, "select a follower ") || strings.Contains(said, "select an enemy follower "))
}

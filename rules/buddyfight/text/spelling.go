package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// What is spelled in more than one way is put as the grammar writes it, wherever it stands outside of names.

// spelled are English spellings that are read alike.
var spelled = [][2]string{{"the battle of this card where it attacked", "the battle that this card attacked"}, {"this card's battle where it attacked", "the battle that this card attacked"}, {"a buddy on", "a buddy card on"}, {"a buddy from", "a buddy card from"}, {"a buddy in", "a buddy card in"}, {"a buddy is", "a buddy card is"}, {"buddies on", "buddy cards on"}, {"your cards attacked", "your cards have attacked"}, {"your opponent's cards attacked", "your opponent's cards have attacked"}, {"drops a hand card", "discards a card from their hand"}, {"does not have souls", "does not have a soul"}, {"has souls", "has soul"}, {"do not have souls", "do not have a soul"}, {"one of your opponent's gauge", "a card from your opponent's gauge"}, {"becomes a size ", "becomes size "}, {"become a size ", "become size "}, {" until it leaves the field", ""}, {"this card's battle", "the battle of this card"}, {"would leave your field", "on your field would leave the field"}, {"[omni lord] card", "《omni lord》 card"}, {"one of your opponent's monsters", "a monster on your opponent's field"}, {"one of your opponent's cards", "a card on your opponent's field"}, {"one of your opponent's items", "an item on your opponent's field"}, {"one of your monsters", "a monster on your field"}, {"one of your items", "an item on your field"}, {"one of your gauge", "a card from your gauge"}, {"one", "1"}, {"two", "2"}, {"three", "3"}, {"four", "4"}, {"five", "5"}, {"six", "6"}, {"seven", "7"}, {"eight", "8"}, {"nine", "9"}, {"ten", "10"},
	{"eleven", "11"}, {"twelve", "12"}, {"thirteen", "13"}, {"fourteen", "14"}, {"fifteen", "15"}, {"sixteen", "16"}, {"seventeen", "17"}, {"eighteen", "18"}, {"nineteen", "19"}, {"twenty three", "23"}, {"twenty", "20"}, {"twenty-five", "25"}, {"thirty", "30"}, {"a total of", ""}, {"twice per turn", "2 times per turn"}, {"an additional 1 damage to", "1 damage to"}, {"an additional 2 damage to", "2 damage to"}, {"an additional 3 damage to", "3 damage to"}, {"1 additional damage to", "1 damage to"}, {"2 additional damage to", "2 damage to"},
	{"from among it", "from among them"}, {"call that monster from your drop zone", "call that monster"}, {"call that card from your drop zone", "call that card"}, {"put that monster from your drop zone into", "put that monster into"}, {"put that card from your drop zone into", "put that card into"}, {"of your deck, you may put as many of those cards as you like", "of your deck. you may put as many of those cards as you like"}, {"the number of cards you discarded from your hand", "the number of cards discarded"}, {"the number of cards you discarded", "the number of cards discarded"}, {"for this and the next turn", "this turn and the next"}, {"spell cast by an opponent", "spell cast by your opponent"}, {"and you can only cast this card if", "and if"}, {"and you may only cast this card if", "and if"}, {"already have", "have"}, {"face-down", "face down"}, {"facedown", "face down"}, {"place a", "put a"}, {"place the", "put the"}, {"place this card", "put this card"}, {"place it", "put it"}, {"attacks together with", "link attacks with"}, {"discard 1 hand card", "discard a card from your hand"}, {"discard a hand card", "discard a card from your hand"}, {"discard 2 hand cards", "discard 2 cards from your hand"}, {"to yourself", "to you"}, {"don't have", "do not have"}, {"to the field by paying", "by paying"}, {"to your field by paying", "by paying"}, {"to the field without paying", "without paying"}, {"to your field without paying", "without paying"}, {"call this card to the field from", "call this card from"}, {"call this card to your field from", "call this card from"}, {"your opponent's card effect", "your opponent's card effects"}, {"an opponent's card effect", "your opponent's card effects"}, {"a card effect", "card effects"}, {"your center monster", "a monster in your center"}, {"or lower", "or less"}, {"or higher", "or greater"}, {"one of your other monsters", "another monster on your field"}, {"is sent to the drop zone", "is put into the drop zone"}, {"is sent to your drop zone", "is put into the drop zone"}, {"are sent to the drop zone", "are put into the drop zone"}, {"can't", "cannot"}, {"don't", "do not"}, {"doesn't", "does not"}, {"isn't", "is not"}, {"won't", "will not"}, {"do not take damage", "are not dealt damage"}, {"does not take damage", "is not dealt damage"}, {"cannot take damage", "cannot be dealt damage"}, {"cast only when", "you may only cast this card when"}, {"cast only if", "you may only cast this card if"}, {"cast only during", "you may only cast this card during"}, {"stand your item", "stand an item on your field"}, {"[stand] your item", "stand an item on your field"}, {"and the rest on the bottom", "and put the rest on the bottom"}, {"and the others into", "and put the rest into"}, {"and the other into", "and put the rest into"}, {"and the other on the bottom", "and put the rest on the bottom"}, {"put the others into", "put the rest into"}, {"add one to your hand", "add 1 of them to your hand"}, {"discard your hand", "discard all cards in your hand"}, {"however, ", ""}, {"chooses and discards", "discards"}, {"in hand is reduced", "in your hand is reduced"}, {"your opponent's effect", "your opponent's effects"}, {"when your opponent's turn begins", "at the start of your opponent's turn"}, {"when your opponent's turn starts", "at the start of your opponent's turn"}, {"when your turn begins", "at the start of your turn"}, {"when your turn starts", "at the start of your turn"}, {"when your attack phase begins", "at the start of your attack phase"}, {"when your attack phase starts", "at the start of your attack phase"}, {"when your main phase begins", "at the start of your main phase"}, {"when your main phase starts", "at the start of your main phase"}, {"you have no cards in hand", "you have no cards in your hand"}, {"you have no hand cards", "you have no cards in your hand"}, {"both players put", "each player puts"}, {"both players draw", "each player draws"}, {"both players discard", "each player discards"}, {"both players destroy", "each player destroys"}, {"both players return", "each player returns"}, {"both players choose", "each player chooses"}, {"both fighters put", "each player puts"}, {"both fighters draw", "each player draws"}, {"both fighters discard", "each player discards"}, {"both fighters destroy", "each player destroys"}, {"both fighters return", "each player returns"}, {"both fighters choose", "each player chooses"}, {"each time you", "whenever you"}, {"each time your", "whenever your"}, {"each time this", "whenever this"}, {"may attack even if", "can attack even if"}, {"may attack the fighter", "can attack the fighter"}, {"may attack your opponent", "can attack your opponent"}, {"the start phase of your opponent's next turn", "your opponent's next start phase"}, {"at the beginning of", "at the start of"}, {"both players' fields", "both players' field"}, {"each player's fields", "each player's field"}, {"both fighters' fields", "both fighters' field"}, {"both fields", "both players' field"}, {"would take damage", "would be dealt damage"}, {"would receive damage", "would be dealt damage"}, {"will not take damage", "will not be dealt damage"}, {"this hand card is dropped", "this card is discarded from your hand"}, {"an additional power", "power"}, {"an additional critical", "critical"}, {"an additional defense", "defense"}, {"an additional card", "a card"}, {"non-monster card", "non-monster card"}, {"non-monster cards", "non-monster cards"}, {"with 1 or more soul", "with soul"}, {"with one or more soul", "with soul"}, {"with one soul or more", "with soul"}, {"with 1 soul or more", "with soul"}, {"spell cards", "spells"}, {"spell card", "spell"}, {"monster cards", "monsters"}, {"monster card", "monster"}, {"item cards", "items"}, {"item card", "item"},
	{"during their next turn", "during your opponent's next turn"}, {"until the end of their next turn", "until the end of your opponent's next turn"}, {"each fighter ", "each player "}, {"his or her", "their"}, {"his/her", "their"}, {"may choose to", "may"}, {"[stand]a", "stand a"}, {"[rest]a", "rest a"}, {"look at all cards in your opponent's hand", "look at your opponent's hand"}, {"look at all the cards in your opponent's hand", "look at your opponent's hand"}, {"the rest of the turn", "this turn"}, {"your buddy monster from your", "a buddy monster from your"}, {"during this turn and the next", "this turn and the next"}, {"for this turn and the next", "this turn and the next"}, {"also gets ", "gets "}, {"also gains ", "gains "}, {"during battles in which ", "during the battle in which "}, {"during battles that ", "during the battle in which "}, {"this card on the field is put into", "this card is put from the field into"}, {"attacks alone, and destroys ", "attacks alone and destroys "}, {"destroy them both", "destroy them"}, {"return them both", "return them"}, {"search you deck for", "search your deck for"}, {"chooses and drops a hand card", "discards a card from their hand"}, {"chooses and discards a card from their hand", "discards a card from their hand"}, {"[rest]", "rest"}, {"[stand]", "stand"}, {"life link", "Lifelink"}, {"all of your hand", "all cards in your hand"}, {"all of their hand", "all cards in their hand"}, {"all of your opponent's hand", "all cards in your opponent's hand"}, {"all of your gauge", "all cards in your gauge"}, {"all of your opponent's gauge", "all cards in your opponent's gauge"}, {"all of their gauge", "all cards in their gauge"}, {"all your hand", "all cards in your hand"}, {"all your gauge", "all cards in your gauge"}, {"all of your", "all your"}, {"【[counter] 】", "[Counter]"}, {"【[counter]】", "[Counter]"}, {"you are [transform] into this card", "this card is transformed"}, {"you are [ride] on this card", "you are riding this card"}, {"the beginning of", "the start of"}, {"the end of turn", "the end of the turn"}, {"end of turn", "the end of the turn"}, {"at the the", "at the"}, {"drop a hand card", "discard a card from your hand"}, {"drop this hand card", "discard this card from your hand"}, {"a hand card", "a card from your hand"}, {"this hand card", "this card from your hand"}, {"is dropped from", "is discarded from"}, {"drop a card from your hand", "discard a card from your hand"}, {"drop this card from your hand", "discard this card from your hand"}, {"take damage", "are dealt damage"}, {"takes damage", "is dealt damage"},
	{"discards a card at random from their hand", "discards a card from their hand at random"}, {"your opponent discards a card at random.", "your opponent discards a card from their hand at random."}, {"your opponent discards a card at random,", "your opponent discards a card from their hand at random,"}, {"a card at random from your opponent's hand", "a card from your opponent's hand at random"}, {"a random card from your opponent's hand", "a card from your opponent's hand at random"}, {"a random card in your opponent's hand", "a card from your opponent's hand at random"}, {"chooses a card from his or her hand and discards it", "discards a card from their hand"}, {"chooses a card from their hand, and discards it", "discards a card from their hand"}, {"chooses a card from their hand and discards it", "discards a card from their hand"}, {"the number of cards destroyed by this card", "the number of cards destroyed"}, {"the number of cards destroyed with this card", "the number of cards destroyed"}, {"the number of cards destroyed by this effect", "the number of cards destroyed"}, {"for every", "for each"}, {"from among your drop zone", "from your drop zone"},
	{"if you would be dealt damage this turn, ", "this turn, if you would be dealt damage, "}, {"during this turn", "this turn"}, {"is not destroyed, and remains on the field", "remains on the field"}, {"is not destroyed and remains on the field", "remains on the field"}, {"reveal it to your opponent", "reveal it"}, {"reveal that card to your opponent", "reveal that card"}, {"reveal them to your opponent", "reveal them"}, {"and the remaining cards into", "and put the rest into"}, {"and the remaining cards to", "and put the rest into"}, {"and the rest to", "and put the rest into"}, {"and the rest into", "and put the rest into"}, {"you are [transform] into", "you are transformed into"}, {"you are [ride] on", "you are riding "}, {"you are [riding] on", "you are riding "}, {"on our field", "on your field"}, {"put this on top of", "put this card on top of"}, {"stack this card on top of", "put this card on top of"}, {"center area", "center"}, {"left area", "left"}, {"right area", "right"}, {"use ability", "use this ability"}, {"when your buddy attacks", "when your buddy monster attacks"}, {"when your buddy is ", "when your buddy monster is "}, {"rest your item", "rest an item on your field"}, {"put your item into", "put an item on your field into"}, {"place this card on top of", "put this card on top of"}, {"soul cards", "souls"},
	{"mill a card", "put the top card of your deck into the drop zone"}, {"mill 1 card", "put the top card of your deck into the drop zone"},
	{"from your deck or drop by", "from your deck or drop zone by"}, {"into your drop or", "into your drop zone or"}, {"paying it's", "paying its"}, {"this card get critical", "this card gets critical"}, {"this card get power", "this card gets power"}, {"either players' attack phase", "each player's attack phase"}, {"either player's attack phase", "each player's attack phase"}, {"in total from among", "from among"}, {"items in total", "items"}, {"cards in total", "cards"}, {"monsters in total", "monsters"}, {"also regarded as", "also treated as"}, {"the soul master", "the card with this card in its soul"}}

// spell writes a mark or a word that begins at i; the end of it, or i.
func spell(c *text.Compiler, n *text.Normal, i int, out *text.Normal) int {
	last := rune('\n')
	if len(out.R) > 0 {
		last = out.R[len(out.R)-1]
	}
	put := func(s string, end int) int {
		for _, r := range s {
			out.Add(r, n.From[i], n.To[end-1], false)
		}
		return end
	}
	stop := text.Pick(c.Lang, "。", ".")
	switch n.R[i] {
	case '/':
		if c.Lang == text.EN && digit(last) && statAt(n, i+1) > 0 { // power+2000/critical+1
			for end := i + 1 + statAt(n, i+1); end < len(n.R) && n.R[end] != '.' && n.R[end] != '!'; end++ {
				if n.R[end] == '/' {
					return put(", ", i+1)
				}
			}
			return put(" and ", i+1)
		}
		if c.Lang == text.EN && last == ' ' && at(n.R, i+1) == ' ' && at(n.R, i+2) == '[' { // [Penetrate] / [Soulguard]
			return i + 2
		}
	case '·', '●': // a mode
		if last == '\n' && c.Lang == text.EN {
			return put("・", i+1)
		}
	case '【': // the cost of a keyword, in the brackets of the other costs
		if c.Lang == text.JA && last == '】' && saysCost(n.R[i+1:]) {
			return put("[", i+1)
		}
	case '】':
		if c.Lang == text.JA && slices.Contains(out.R, '[') && slices.Index(out.R[lastOf(out.R, '['):], ']') < 0 {
			return put("]", i+1)
		}
	case '■', '@':
		return put("\n", i+1)
	case '!':
		if string(last) == stop || last == '\n' {
			return i + 1
		}
		return put(stop, i+1)
	case ',':
		if c.Lang == text.EN && strings.HasPrefix(strings.ToLower(string(n.R[i:min(i+23, len(n.R))])), ", other than this card") {
			return i + 1
		}
		if c.Lang == text.EN && strings.HasPrefix(strings.ToLower(string(n.R[i:min(i+7, len(n.R))])), ", into ") {
			return i + 1
		}
		if c.Lang == text.EN && strings.HasPrefix(strings.ToLower(string(n.R[i:min(i+5, len(n.R))])), ",and ") {
			return put(", ", i+1)
		}
		if c.Lang == text.EN && last == ' ' && len(out.R) > 1 { // [Call Cost] , and
			out.R[len(out.R)-1] = ','
			return i + 1
		}
	case '&':
		if k := i + 2; c.Lang == text.EN && last == ' ' && digit(at(n.R, k)) && (strings.HasPrefix(string(n.R[k+1:min(len(n.R), k+6)]), " life") || strings.HasPrefix(string(n.R[k+1:min(len(n.R), k+7)]), " gauge")) { // [Pay 1 gauge & 1 life]
			out.R[len(out.R)-1] = ','
			return put(" pay", i+1)
		}
		if c.Lang == text.EN && last == ' ' {
			out.R[len(out.R)-1] = ','
			return i + 1
		}
	case '.', '。':
		if end := shuffled(c, n, i, out, put); end > i {
			return end
		}
		if string(last) == stop {
			return i + 1
		}
		if c.Lang == text.EN && last == ' ' && len(out.R) > 1 {
			out.R[len(out.R)-1] = '.'
			return i + 1
		}
	case ']': // [Pay 1 gauge] & [Pay 1 life]: one cost
		if c.Lang == text.EN && strings.HasPrefix(string(n.R[i:min(i+5, len(n.R))]), "] & [") {
			return put(", ", i+5)
		}
	case ';':
		if c.Lang == text.EN {
			return put(".", i+1)
		}
	case '+', '-': // +1000 power: power+1000
		if n.R[i] == '-' && last == '\n' && c.Lang == text.EN && at(n.R, i+1) == ' ' { // a mode, as some lists print it
			return put("・", i+2)
		}
		if end, says := statBehind(n, i, out); c.Lang == text.EN && end > i {
			return put(says, end)
		}
	case '«':
		return put("《", i+1)
	case '»':
		if text.IsLetter(at(n.R, i+1)) {
			return put(text.Pick(c.Lang, "》", "》 "), i+1)
		}
		return put("》", i+1)
	case '《':
		if c.Lang == text.EN && (text.IsLetter(last) || digit(last)) {
			return put(" 《", i+1)
		}
	case '》':
		if c.Lang == text.EN && text.IsLetter(at(n.R, i+1)) {
			return put("》 ", i+1)
		}
	case ' ':
		if next := at(n.R, i+1); (next == '+' || next == '-') && digit(at(n.R, i+2)) && numbered(out.R) {
			return i + 1 // critical +1
		}
		if last == ' ' || last == '\n' {
			return i + 1
		}
	}
	if c.Lang == text.JA && oneOrOne(n, i) {
		return put("か", i+len([]rune(oneOr)))
	}
	if c.Lang == text.JA && (theirsDone(n, i, out) || countsDone(n, i, out)) {
		return put("。", i+1)
	}
	if c.Lang != text.EN || text.IsLetter(last) {
		return i
	}
	low := strings.ToLower(string(n.R[i:min(i+72, len(n.R))]))
	if end := bareWord(c, n, i, low, out); end > i {
		return end
	}
	if says := "if destroyed, "; strings.HasPrefix(low, says) && destroysLast(out) {
		return put("if you do, ", i+len(says))
	}
	if end, says := gains(low); end > 0 {
		return put(says, i+end)
	}
	if end, says := itsIsThisCard(low, out); end > 0 {
		return put(says, i+end)
	}
	if end := furtherIf(low, out); end > 0 {
		return i + end
	}
	if end, says := eachSide(low, out); end > 0 {
		return put(says, i+end)
	}
	if end := nullifiedGoes(low, out); end > 0 {
		return i + end
	}
	if end := theirPronoun(low, out); end > 0 {
		return put("your opponent", i+end)
	}
	if end, says := bothGoOn(n, i, low); end > 0 {
		return put(says, i+end)
	}
	if end := coordinated(n, i, low, out); end > 0 {
		return i + end
	}
	before := strings.ToLower(string(out.R[max(0, len(out.R)-6):]))
	if strings.HasPrefix(low, "all of your ") && twiceYours(n, i+len("all of "), out) > i+len("all of ") {
		return put("all", i+len("all of"))
	}
	if end := twiceYours(n, i, out); end > i {
		switch {
		case strings.HasSuffix(before, "all "):
			return end
		case strings.HasSuffix(before, "when ") || strings.HasSuffix(before, "if "): // any other may be one or all
			return put("a ", end)
		}
	}
	if strings.HasSuffix(before, "when ") && strings.HasPrefix(low, "the ") && strings.Contains(clauseOf(low), " with this card in its soul ") { // there is but one
		return put("a ", i+len("the "))
	}
	if said := strings.ToLower(string(out.R[max(0, len(out.R)-longest):])); strings.HasPrefix(low, "and have ") && hasSome(said[strings.LastIndexAny(said, ",.\n")+1:]) { // you have this, and have that
		return put("and you have ", i+len("and have "))
	}
	if end := orAlike(low, out); end > 0 {
		return put("or a ", i+end)
	}
	if end, says := alsoGets(low, out); end > 0 {
		return put(says, i+end)
	}
	if end, says := charged(low); end > 0 {
		return put(says, i+end)
	}
	for _, w := range spelled {
		if !strings.HasPrefix(low, w[0]) {
			continue
		}
		if end := i + len([]rune(w[0])); end <= len(n.R) && (!text.IsLetter(rune(w[0][len(w[0])-1])) || !text.IsLetter(at(n.R, end))) {
			return put(w[1], end)
		}
	}
	return i
}

// hasSome tells whether a clause is the condition that one has something, or has none of it.
func hasSome(clause string) bool {
	return slices.ContainsFunc([]string{"if you have ", "if you do not have ", "if you don't have "}, func(w string) bool { return strings.Contains(clause, w) })
}

// oneOr stands behind the first of two sorts, of which one card is meant.
const oneOr = "1枚か、"

// oneOrOne tells whether one of a sort stands here or, behind it, one of another: モンスター1枚か、アイテム1枚を is one of both.
func oneOrOne(n *text.Normal, i int) bool {
	rest, is := strings.CutPrefix(string(n.R[i:min(len(n.R), i+longest)]), oneOr)
	if !is {
		return false
	}
	other, _, found := strings.Cut(rest, "を")
	kind, one := strings.CutSuffix(other, "1枚")
	return found && one && i > 0 && !digit(n.R[i-1]) && kind != "" && !digit(rune(kind[len(kind)-1])) && !strings.ContainsAny(other, "、。\n")
}

// stems are verbs as they stand before what is done besides, and at the end of a sentence.
var stems = [][2]string{{"捨て", "捨てる"}, {"置き", "置く"}, {"引き", "引く"}, {"戻し", "戻す"}, {"破壊し", "破壊する"}, {"公開し", "公開する"}, {"受け", "受ける"}, {"払い", "払う"}, {"入れ", "入れる"}}

// theirsDone ends a Japanese sentence before what is done besides by the reader, or with what is the reader's, where the
// opponent, or both, do what stands before: 相手は手札1枚を捨て、君はカード1枚を引く.
func theirsDone(n *text.Normal, i int, out *text.Normal) bool {
	if n.R[i] != '、' || at(n.R, i+1) != '君' {
		return false
	}
	said := string(out.R[max(0, len(out.R)-longest):])
	said = said[strings.LastIndexAny(said, "。\n")+1:]
	theirs := max(strings.LastIndex(said, "相手は"), strings.LastIndex(said, "お互いは"))
	if theirs < 0 || strings.Contains(strings.TrimPrefix(said[theirs+len("相手は"):], "、"), "、") {
		return false
	}
	return endsSentence(said, out)
}

// countsDone ends a Japanese sentence before the condition that so much of what it does was done:
// モンスター全てを破壊し、2枚以上破壊したら.
func countsDone(n *text.Normal, i int, out *text.Normal) bool {
	end := i + 1
	for end < len(n.R) && digit(n.R[end]) {
		end++
	}
	if n.R[i] != '、' || end == i+1 {
		return false
	}
	rest := string(n.R[end:min(len(n.R), end+len("枚以上破壊した"))])
	said := string(out.R[max(0, len(out.R)-longest):])
	return slices.ContainsFunc([][2]string{{"破壊し", "破壊した"}, {"捨て", "捨てた"}, {"置き", "置いた"}, {"戻し", "戻した"}}, func(w [2]string) bool {
		return strings.HasPrefix(rest, "枚以上"+w[1]) && strings.HasSuffix(said, w[0])
	}) && endsSentence(said, out)
}

// endsSentence puts the verb that was said last as it stands at the end of a sentence; false: it is none that is known.
func endsSentence(said string, out *text.Normal) bool {
	for _, s := range stems {
		if !strings.HasSuffix(said, s[0]) {
			continue
		}
		k := len(out.R) - len([]rune(s[0]))
		from, to := out.From[k], out.To[len(out.R)-1]
		out.R, out.From, out.To, out.Icons = out.R[:k], out.From[:k], out.To[:k], out.Icons[:k]
		for _, r := range s[1] {
			out.Add(r, from, to, false)
		}
		return true
	}
	return false
}

// nullifiedGoes finds that what was nullified as it was used goes to the drop zone, behind that it is: there it goes anyway.
// How long that is, 0: something else is said.
func nullifiedGoes(low string, out *text.Normal) int {
	said := strings.ToLower(string(out.R[max(0, len(out.R)-longest):]))
	said = strings.TrimRight(said[strings.LastIndexAny(said, ".\n]")+1:], " ,")
	goes, is := strings.CutPrefix(low, "and put ")
	if !is || !strings.HasPrefix(strings.TrimSpace(said), "nullify th") {
		return 0
	}
	for _, what := range []string{"call", "spell", "impact", "card", "monster", "item"} {
		if !strings.HasSuffix(said, "that "+what) && !strings.HasSuffix(said, "the "+what) {
			continue
		}
		for _, it := range []string{"it", "that card", "that monster", "that spell", "that item", "that impact"} {
			for _, zone := range []string{" into the drop zone", " into its owner's drop zone", " into your opponent's drop zone"} {
				if rest, is := strings.CutPrefix(goes, it+zone); is && (rest == "" || rest[0] == '.' || rest[0] == '!' || rest[0] == '\n') {
					k := len(out.R)
					for k > 0 && (out.R[k-1] == ' ' || out.R[k-1] == ',') {
						k--
					}
					out.R, out.From, out.To, out.Icons = out.R[:k], out.From[:k], out.To[:k], out.Icons[:k]
					return len("and put " + it + zone)
				}
			}
		}
	}
	return 0
}

// theirPronoun finds "he or she" where the opponent alone was spoken of in the paragraph: the reader is "you". The length of it, 0: it is none.
func theirPronoun(low string, out *text.Normal) int {
	for _, w := range []string{"he or she ", "he/she "} {
		if !strings.HasPrefix(low, w) {
			continue
		}
		said := strings.ToLower(string(out.R))
		said = said[strings.LastIndex(said, "\n")+1:]
		if !strings.Contains(said, "opponent") || strings.Contains(said, "player") || strings.Contains(said, "each fighter") || strings.Contains(said, "both fighters") {
			return 0
		}
		return len(w) - 1
	}
	return 0
}

// clauseOf is what stands before the next comma or full stop.
func clauseOf(low string) string {
	if k := strings.IndexAny(low, ",.\n"); k >= 0 {
		return low[:k]
	}
	return low
}

// shuffled joins the sentence that a deck which was searched is shuffled to the search, which shuffles it; the
// end of it, or i.
func shuffled(c *text.Compiler, n *text.Normal, i int, out *text.Normal, put func(string, int) int) int {
	const longest = len(". if you searched your deck, shuffle your deck")
	low := strings.ToLower(string(n.R[i:min(i+longest, len(n.R))]))
	if c.Lang != text.EN {
		return i
	}
	const says = ". if you searched your deck, shuffle "
	if strings.HasPrefix(low, says) {
		return put(", and shuffle ", i+len(says))
	}
	said := strings.ToLower(string(out.R[max(0, len(out.R)-160):]))
	said = said[strings.LastIndexAny(said, ".\n")+1:]
	for _, s := range []string{". shuffle it", ". shuffle your deck", ". then, shuffle it", ". then, shuffle your deck", ". then shuffle it", ". then shuffle your deck", ". after that, shuffle your deck"} { // the deck that was searched
		if strings.HasPrefix(low, s) && strings.Contains(said, "search your deck ") && !strings.Contains(said, " shuffle ") {
			return put(", and shuffle your deck", i+len(s))
		}
	}
	return i
}

// statBehind writes a number of a card that stands behind how much more or less it is the other way round. The end of it, or i.
func statBehind(n *text.Normal, i int, out *text.Normal) (int, string) {
	end := i + 1
	for end < len(n.R) && digit(n.R[end]) {
		end++
	}
	if end == i+1 || at(n.R, end) != ' ' || numbered(out.R) {
		return i, ""
	}
	rest := strings.ToLower(string(n.R[end+1 : min(len(n.R), end+10)]))
	for _, w := range []string{"power", "defense", "critical", "size"} {
		if strings.HasPrefix(rest, w) && !text.IsLetter(at(n.R, end+1+len(w))) {
			return end + 1 + len(w), w + string(n.R[i:end])
		}
	}
	return i, ""
}

// gains writes of numbers that they are got, where they are printed as gained. The length of the word and what stands for it.
func gains(low string) (int, string) {
	for _, w := range [...][2]string{{"gains ", "gets "}, {"gain ", "get "}} {
		rest, is := strings.CutPrefix(low, w[0])
		if !is || rest == "" {
			continue
		}
		if rest[0] == '+' || rest[0] == '-' {
			return len(w[0]), w[1]
		}
		for _, stat := range []string{"power", "defense", "critical", "size"} {
			if behind, is := strings.CutPrefix(rest, stat); is && (strings.HasPrefix(strings.TrimPrefix(behind, " "), "+") || strings.HasPrefix(strings.TrimPrefix(behind, " "), "-")) {
				return len(w[0]), w[1]
			}
		}
	}
	return 0, ""
}

// twiceYours skips "your" before what is said to be on your field: that says whose it is. The end of the
// word, or i.
func twiceYours(n *text.Normal, i int, out *text.Normal) int {
	const your, field = "your ", " on your field"
	rest := strings.ToLower(string(n.R[i:min(i+80, len(n.R))]))
	if !strings.HasPrefix(rest, your) || len(out.R) > 0 && text.IsLetter(out.R[len(out.R)-1]) {
		return i
	}
	rest = clauseOf(rest[len(your):])
	at, next := strings.Index(rest, field), strings.Index(rest, " your ")
	if at < 0 || at+len(" on") != next || strings.Contains(rest[:at], " in ") || strings.Contains(rest[:at], " from ") {
		return i
	}
	for _, w := range []string{"《", "other ", "size ", "monster", "item", "card"} {
		if strings.HasPrefix(rest, w) {
			return i + len(your)
		}
	}
	return i
}

// bareWords are keywords that are printed without brackets at times, and mean nothing else.
var bareWords = []string{"penetrate", "soulguard", "double attack", "triple attack", "quadruple attack", "counterattack", "counter"}

// bareHead tells whether a line begins with the word of an icon that stands before what a fighter does: the sentence
// behind it begins with a capital letter, or with the next icon.
func bareHead(n *text.Normal, end int, before string) bool {
	if before != "" && !strings.HasSuffix(before, "\n") {
		return false
	}
	next := at(n.R, end)
	for ; next == ' '; next = at(n.R, end) {
		end++
	}
	return strings.ContainsRune("[【■@\n", next) || 'A' <= next && next <= 'Z'
}

// bareWord puts brackets round a keyword where one is gained, or stands by itself; the end
// of it, or i.
func bareWord(c *text.Compiler, n *text.Normal, i int, low string, out *text.Normal) int {
	before := strings.ToLower(string(out.R[max(0, len(out.R)-8):]))
	gained := strings.HasSuffix(before, "gets ") || strings.HasSuffix(before, "gains ") || strings.HasSuffix(before, "get ") || strings.HasSuffix(before, "and ") || strings.HasSuffix(before, "with ") || before == "" || strings.HasSuffix(before, "\n") || strings.HasSuffix(before, "] ")
	for _, w := range bareWords {
		end := i + len(w)
		if !gained || !strings.HasPrefix(low, w) || text.IsLetter(at(n.R, end)) || w == "counter" && !bareHead(n, end, before) {
			continue
		}
		out.Add('[', n.From[i], n.To[i], true)
		for k := i; k < end; k++ {
			out.Add(n.R[k], n.From[k], n.To[k], true)
		}
		out.Add(']', n.From[end-1], n.To[end-1], true)
		return end
	}
	return i
}

// furtherIf ends a sentence before "and if" and "then, if" behind what is done, and puts a
// comma for "and" behind a trigger; what is left to skip of the text, 0: nothing.
func furtherIf(low string, out *text.Normal) int {
	at := 0
	for _, s := range []string{"and if ", "then, if ", "then if ", "and then, if ", "and you may ", "and deal ", "then deal ", "and then deal ", "and for each ", "and at the end of the turn, ", "and at the end of this turn, "} {
		if strings.HasPrefix(low, s) {
			at = strings.LastIndexAny(strings.TrimRight(s, " "), " ") + 1
			if strings.HasSuffix(s, "may ") || strings.HasSuffix(s, "turn, ") {
				at = len("and ")
			} else if strings.HasSuffix(s, "each ") {
				if at = len("and "); !strings.Contains(clauseOf(low), " destroyed") {
					at = 0
				}
			} else if strings.HasSuffix(s, "deal ") {
				if at = len(strings.TrimSuffix(s, "deal ")); !strings.Contains(low, " for each ") || !strings.Contains(low[:strings.IndexAny(low+".", ".!\n")], " destroyed") {
					at = 0 // so much for what was destroyed is a sentence of its own
				}
			}
		}
	}
	only := strings.HasPrefix(low, "and you may only ")
	begin := len(out.R)
	for begin > 0 && out.R[begin-1] != '.' && out.R[begin-1] != '\n' {
		begin--
	}
	said := strings.TrimSuffix(strings.TrimSpace(strings.ToLower(string(out.R[begin:]))), ",")
	if at == 0 && strings.Contains(said, " into the soul of ") && !strings.Contains(said, "may ") { // what was chosen to have something under it is spoken of on
		for _, s := range []string{"and that ", "and for this turn, that ", "and for this battle, that "} {
			if strings.HasPrefix(low, s) {
				at = len("and ")
			}
		}
	}
	if at == 0 && !strings.Contains(said, "may ") && slices.ContainsFunc([]string{"the turn", "that turn", "this turn", "turn"}, func(w string) bool {
		return strings.HasSuffix(said, "until the end of "+w) || strings.HasSuffix(said, "until end of "+w)
	}) {
		for _, s := range []string{"you gain ", "draw ", "deal ", "put ", "destroy "} { // so long lasts what was said, and no deed does
			if strings.HasPrefix(low, "and "+s) {
				at = len("and ")
			}
		}
	}
	if at == 0 {
		return 0
	}
	mark := '.'
	if _, so, is := strings.Cut(low, "if "); is && strings.HasPrefix(said, "if you do,") && !only && asThingsStand(so) { // that hangs on it too
		if k := len(out.R) - 1; out.R[k] == ' ' {
			out.R, out.From, out.To, out.Icons = out.R[:k], out.From[:k], out.To[:k], out.Icons[:k]
		}
		k := len(out.R) - 1
		for _, r := range strings.TrimPrefix(", and, ", string(out.R[k])) {
			out.Add(r, out.From[k], out.To[k], false)
		}
		return at
	}
	switch {
	case strings.HasPrefix(low, "and you") && !strings.Contains(said, " "):
		return 0
	case only && said != "": // a sentence of its own
	case said == "" || strings.Contains(said, "only "): // when a card may be used
		return 0
	case strings.HasPrefix(said, "when ") || strings.HasPrefix(said, "at the ") || strings.HasPrefix(said, "if "):
		if strings.Contains(said, ",") {
			break
		}
		if mark = ','; strings.HasPrefix(said, "if ") {
			return 0
		}
	}
	for len(out.R) > 0 && (out.R[len(out.R)-1] == ' ' || out.R[len(out.R)-1] == ',') {
		k := len(out.R) - 1
		out.R, out.From, out.To, out.Icons = out.R[:k], out.From[:k], out.To[:k], out.Icons[:k]
	}
	k := len(out.R) - 1
	out.Add(mark, out.From[k], out.To[k], false)
	out.Add(' ', out.From[k], out.To[k], false)
	return at
}

// asThingsStand tells whether a condition begins as those of what lies somewhere or of how much life is left do, and speaks of nothing
// that was done before.
func asThingsStand(so string) bool {
	so, _, _ = strings.Cut(so, ",")
	return slices.ContainsFunc([]string{"you have ", "your life ", "your opponent's life ", "your opponent has ", "there is ", "there are "}, func(w string) bool { return strings.HasPrefix(so, w) }) &&
		!slices.ContainsFunc([]string{"among", "those", "them", " it ", "that ", "this way"}, func(w string) bool { return strings.Contains(so, w) })
}

// numbered says whether the word of a number of cards stands at the end.
func numbered(r []rune) bool {
	s := strings.ToLower(string(r[max(0, len(r)-8):]))
	return strings.HasSuffix(s, "power") || strings.HasSuffix(s, "defense") || strings.HasSuffix(s, "critical") || strings.HasSuffix(s, "size")
}

func at(r []rune, i int) rune {
	if i < len(r) {
		return r[i]
	}
	return 0
}

func digit(c rune) bool { return '0' <= c && c <= '9' }

// destroysLast tells whether the sentence before ends with what is destroyed.
func destroysLast(out *text.Normal) bool {
	said := strings.TrimRight(strings.ToLower(string(out.R[max(0, len(out.R)-longest):])), " .\n")
	said = said[strings.LastIndexAny(said, ".\n")+1:]
	for _, head := range []string{",", "】", "]"} {
		if at := strings.LastIndex(said, head); at >= 0 {
			said = said[at+len(head):]
		}
	}
	said = strings.TrimSpace(said)
	return strings.HasPrefix(said, "destroy ") && !strings.Contains(said, " and ")
}

// statAt is how long the name of a number of a card is that stands there; 0: none does.
func statAt(n *text.Normal, i int) int {
	low := strings.ToLower(string(n.R[min(len(n.R), i):min(len(n.R), i+len("critical"))]))
	for _, w := range []string{"power", "defense", "critical"} {
		if strings.HasPrefix(low, w) {
			return len(w)
		}
	}
	return 0
}

// saysCost tells whether what stands in brackets up to where they close is something that is paid or done, and no word.
func saysCost(r []rune) bool {
	end := slices.Index(r, '】')
	return end > 0 && slices.ContainsFunc([]string{"払う", "置く", "捨てる", "入れる", "破壊する", "レストする", "戻す"}, func(w string) bool { return strings.HasSuffix(string(r[:end]), w) })
}

// lastOf is where a rune stands last, which stands somewhere.
func lastOf(r []rune, c rune) int {
	at := len(r) - 1
	for r[at] != c {
		at--
	}
	return at
}

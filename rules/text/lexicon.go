package text

import (
	"strings"

	"gotaku/rules/ability"
)

// iconKind says what an icon does in a text.
type iconKind uint8

const (
	triggerIcon   iconKind = iota + 1 // before a text: a triggered ability
	activatedIcon                     // before a cost: an activated ability
	markIcon                          // before another head: a property of the ability
	keywordIcon
	thresholdIcon // a condition, with or without a number
	statIcon
	classIcon
	costIcon // a number of a resource
	actIcon
)

// icon is one notation of a game. "#" stands for its number.
type icon struct {
	kind   iconKind
	word   string // canonical English word, as it stands in the data
	ja, en string // canonical notation
	alias  string // other names, divided by |
	marks  ability.Marks
	on     ability.Event // triggerIcon
	value  any           // statIcon: ability.Stat; thresholdIcon: ability.Cond
}

// word is a lexicon entry: faces divided by |, the first printed. An English
// face may be "singular,plural".
type word struct {
	ja, en string
	val    any
}

// zoneWord is a zone with its place phrases.
type zoneWord struct {
	zone   ability.Zone
	ja, en string // 手札, hand
	enPrep string // in, on
	put    string // 手札に加える: how a card goes there; empty: texts do not say it
	into   string // into hand
	made   bool   // tokens are made there
	head   bool   // 自分の手札1枚: the zone is printed for its cards
}

// boundWord is a number that modifiers limit: コスト3以下の, with cost 3 or less.
type boundWord struct {
	ja, en string // en: with its preposition
	b      ability.Bound
	icon   bool // also written as an icon
}

func (b *boundWord) stat() string { return b.en[strings.IndexByte(b.en, ' ')+1:] }

// lexicon is what a game says in its own words. Everything else is common.
type lexicon struct {
	icons    []icon
	zones    []zoneWord
	kinds    []word // ability.Kinds
	stats    []word // ability.Stat, named in words
	states   []word // ability.State, before a noun
	classes  []word // what cards are sorted by, where texts name it in words and not by an icon
	counters string // counter words that a count may carry
	traits   []string
	alike    [][2]string // Japanese words that are read as others
	bounds   []boundWord
	verbs    []verbEvent
	spells   ability.Kinds                  // cards whose text without a head is done once
	defaults map[ability.Kinds]ability.Zone // where a bare kind word means
	rows     Rows
	tokens   []tokenWord           // words that bracket a name, a trait, a category
	skills   bool                  // heads are those of skills and EX powers, and units lie in areas
	wordy    bool                  // heads are words: the card's name stands for it, a colon ends costs, modes are quoted lines
	reach    bool                  // a condition reaches to the end of the paragraph or to the next one; else its sentence
	byName   [langs]map[string]int // icon by folded name
	words    [langs][]string       // its own words
	world    *world                // what the rules of the game let happen
}

// tokenWord is a word with a name in brackets behind it: ジョブ【剣士】, [Job (Samurai)].
type tokenWord struct {
	ja, en string
	attr   ability.Attr
	bare   bool // a number may stand without brackets (カテゴリⅦ)
}

// bare cuts the brackets and the number place off a notation.
func bare(s string) string {
	s = strings.Trim(s, "[]【】《》")
	s = strings.TrimRight(strings.TrimRight(s, "#"), "_ ")
	return string(foldLiteral(s, JA))
}

func (x *lexicon) index() {
	for l := range x.byName {
		x.words[l] = x.lexical(Lang(l))
		x.byName[l] = map[string]int{}
	}
	for i := range x.icons {
		ic := &x.icons[i]
		if ic.kind == classIcon && bare(ic.ja) == ic.ja {
			continue // written as a word only
		}
		x.byName[JA][bare(ic.ja)] = i
		x.byName[EN][bare(ic.en)] = i
		for _, a := range strings.Split(ic.alias, "|") {
			if a != "" {
				x.byName[JA][bare(a)] = i
				x.byName[EN][bare(a)] = i
			}
		}
	}
}

// icon returns the canonical notation of an icon written with this folded name.
func (x *lexicon) icon(name string, l Lang) (string, bool) {
	i, ok := x.byName[l][name]
	num := ""
	if !ok {
		cut := len(name)
		for cut > 0 && ('0' <= name[cut-1] && name[cut-1] <= '9') {
			cut--
		}
		if cut == len(name) && strings.HasSuffix(name, "x") {
			cut--
		}
		num = strings.ToUpper(name[cut:])
		base := name[:cut]
		if cut > 0 && strings.IndexByte("_.:", base[cut-1]) >= 0 {
			base = base[:cut-1]
		}
		i, ok = x.byName[l][base]
		if !ok || num == "" || len(num) > 4 || len(num) > 1 && num[0] == '0' {
			return "", false
		}
	}
	s := x.notation(i, l)
	if strings.Contains(s, "#") != (num != "") {
		if num != "" {
			return "", false
		}
		if s = strings.TrimRight(s[:strings.Index(s, "#")], "_ ") + s[strings.Index(s, "#")+1:]; x.icons[i].kind != thresholdIcon {
			return "", false
		}
		return s, true
	}
	return strings.Replace(s, "#", num, 1), true
}

func (x *lexicon) notation(i int, l Lang) string {
	if l == JA {
		return x.icons[i].ja
	}
	return x.icons[i].en
}

// iconAt finds which icon stands at pos of normalised text and where it ends.
// The number, if it has one, is num (-1: X).
func (x *lexicon) iconAt(r []rune, pos int, l Lang) (ic *icon, num int32, end int) {
	if pos >= len(r) || r[pos] != '[' && r[pos] != '【' && r[pos] != '《' {
		ic, end := x.bareIcon(r, pos, l)
		return ic, noNumber, end
	}
	stop := closer(r[pos])
	end = pos + 1
	for end < len(r) && r[end] != stop && end-pos < 2*maxIcon {
		end++
	}
	if end >= len(r) || r[end] != stop {
		return nil, 0, 0
	}
	var name []rune
	for _, c := range r[pos+1 : end] {
		if c != ' ' {
			name = append(name, c)
		}
	}
	low := string(lower(name))
	if i, ok := x.byName[l][low]; ok {
		return &x.icons[i], noNumber, end + 1
	}
	cut := len(low)
	for cut > 0 && '0' <= low[cut-1] && low[cut-1] <= '9' {
		cut--
	}
	if cut == len(low) && strings.HasSuffix(low, "x") {
		cut, num = cut-1, -1
	}
	if len(low)-cut > 1 && low[cut] == '0' {
		return nil, 0, 0
	}
	for _, c := range low[cut:] {
		if num >= 0 {
			num = num*10 + int32(c-'0')
		}
	}
	if i, ok := x.byName[l][strings.TrimSuffix(low[:cut], "_")]; ok && cut < len(low) {
		return &x.icons[i], num, end + 1
	}
	return nil, 0, 0
}

// bareIcon finds an icon that is written as a word: ブレイブ.
func (x *lexicon) bareIcon(r []rune, pos int, l Lang) (*icon, int) {
	for i := range x.icons {
		s := x.notation(i, l)
		if s == "" || strings.ContainsAny(s[:1], "[") || strings.HasPrefix(s, "【") || strings.HasPrefix(s, "《") {
			continue
		}
		w := []rune(s)
		if end := pos + len(w); end <= len(r) && string(lower(r[pos:end])) == string(lower(w)) && (l == JA || end == len(r) || !isLetter(r[end])) {
			return &x.icons[i], end
		}
	}
	return nil, 0
}

func isLetter(c rune) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

// keywordEnds tells whether the text so far ends with a keyword icon.
func (x *lexicon) keywordEnds(r []rune) bool {
	i := len(r) - 1
	for i >= 0 && r[i] != '【' && len(r)-i <= 2*maxIcon {
		i--
	}
	if i < 0 || r[i] != '【' {
		return false
	}
	ic, _, end := x.iconAt(r, i, JA)
	return ic != nil && end == len(r) && ic.kind == keywordIcon
}

// standsForCards tells whether a zone is printed in place of its cards.
func (x *lexicon) standsForCards(z ability.Zone) bool {
	for i := range x.zones {
		if x.zones[i].zone == z {
			return x.zones[i].head
		}
	}
	return false
}

// isKind tells whether a Japanese word names a kind of card.
func (x *lexicon) isKind(s string) bool {
	for _, k := range x.kinds {
		for _, f := range faces(k.ja) {
			if f == s {
				return true
			}
		}
	}
	return false
}

// bearer is a kind of card whose text without a head holds.
func (x *lexicon) bearer() ability.Kinds { return 1 &^ x.spells }

func faces(s string) []string { return strings.Split(s, "|") }

// noNumber stands for the number of an icon printed without one.
const noNumber = -2

// print prints an icon with its number (-1: X).
func (ic *icon) print(l Lang, num int32) string {
	s := ic.ja
	if l == EN {
		s = ic.en
	}
	i := strings.Index(s, "#")
	switch {
	case i < 0:
		return s
	case num == -1:
		return s[:i] + "X" + s[i+1:]
	case num == noNumber:
		return strings.TrimRight(s[:i], "_ ") + s[i+1:]
	}
	return s[:i] + itoa(num) + s[i+1:]
}

func itoa(n int32) string {
	if n < 0 {
		return "-" + itoa(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

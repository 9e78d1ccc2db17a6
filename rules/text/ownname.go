package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"gotaku/rules/ability"
)

// OwnName stands for the card's own name in normalised text and in faces. FF-TCG 5.2.4.1.
const OwnName = "\ue000"

// hideName puts OwnName in place of the card's name, outside brackets; whole: it is a word
// of its own, and in no brackets at all.
func (x *Lexicon) hideName(n *Normal, name string, l Lang, whole bool) *Normal {
	want := x.spelt(name, l)
	if len(want) == 0 {
		return n
	}
	out := &Normal{}
	inside, words := rune(0), x.words[l]
	for i := 0; i < len(n.R); {
		c := n.R[i]
		end := i + len(want)
		switch {
		case c == inside:
			inside = 0
		case inside == 0 && (c == '【' || c == '[' || c == '《' || whole && Closer(c) != 0):
			inside = Closer(c)
		case inside == 0 && end <= len(n.R) && string(n.R[i:end]) == string(want) && standsAlone(n.R, i, end, whole || l == EN, words):
			out.Add([]rune(OwnName)[0], n.From[i], n.To[end-1], false)
			i = end
			continue
		}
		out.Add(c, n.From[i], n.To[i], n.Icons[i])
		i++
	}
	return out
}

// spelt is a card's name as a normalised text has it.
func (x *Lexicon) spelt(name string, l Lang) (out []rune) {
	src := []rune(name)
	for i := 0; i < len(src); i++ {
		if to, end := x.alikeAt(src, i, l); end > i {
			out, i = append(out, []rune(to)...), end-1
			continue
		}
		switch c := foldRune(src[i]); {
		case c == ' ' && l == JA && !parted(src, i-1, i+1):
		case c == ',' && l == JA:
			out = append(out, '、')
		default:
			out = append(out, c)
		}
	}
	return out
}

// lexical lists the game's own words in a language.
func (x *Lexicon) lexical(l Lang) (out []string) {
	for _, list := range [][]Word{x.Kinds, x.States, x.Stats} {
		for _, w := range list {
			out = append(out, strings.FieldsFunc(Pick(l, w.JA, w.EN), func(c rune) bool { return c == '|' || c == ',' })...)
		}
	}
	for _, z := range x.Zones {
		out = append(out, Pick(l, z.JA, z.EN))
	}
	for _, t := range x.Tokens {
		out = append(out, Pick(l, t.JA, t.EN))
	}
	for i := range x.Icons {
		out = append(out, strings.Trim(Pick(l, x.Icons[i].JA, x.Icons[i].EN), NameMarks))
	}
	return out
}

// isWord tells whether a card's name is a word, or several, of the game's own language:
// then a text that has it may speak of the card or of what the word means.
func (g *Game) isWord(name string, l Lang) bool {
	if name == "" {
		return false
	}
	small := strings.ToLower(name[:1]) + name[1:]
	for _, words := range append([]string{g.Table.faces[l].String()}, g.Lex.words[l]...) {
		if saidIn(words, name) || l == EN && saidIn(words, small) {
			return true
		}
	}
	return false
}

// saidIn tells whether whole words stand within others.
func saidIn(words, name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	last, _ := utf8.DecodeLastRuneInString(name)
	for at := 0; ; {
		i := strings.Index(words[at:], name)
		if i < 0 {
			return false
		}
		at += i
		before, _ := utf8.DecodeLastRuneInString(words[:at])
		behind, _ := utf8.DecodeRuneInString(words[at+len(name):])
		if at += len(name); script(before) != script(first) && script(last) != script(behind) {
			return true
		}
	}
}

// script is the sort of letter that a word is written in: where it changes, words meet.
func script(c rune) int {
	switch {
	case unicode.Is(unicode.Han, c):
		return 1
	case 'ァ' <= c && c <= 'ヿ':
		return 2
	case unicode.Is(unicode.Hiragana, c):
		return 3
	case unicode.IsLetter(c):
		return 4
	}
	return -int(c) // no letter: each is its own
}

// standsAlone tells whether what stands at i is a name, and no part of a longer word.
func standsAlone(r []rune, i, end int, whole bool, words []string) bool {
	if !whole {
		return !goesOn(r, i, end, words) && !withinWord(r, i, end, words)
	}
	return WholeWord(r, i, end)
}

// goesOn tells whether a name in katakana is a part of more of them, which are a word only together: ロック in ブロック. What
// stands before it may be a word of the game by itself.
func goesOn(r []rune, i, end int, words []string) bool {
	const katakana = 2
	if end < len(r) && script(r[end-1]) == katakana && script(r[end]) == katakana {
		return true
	}
	return i > 0 && script(r[i]) == katakana && script(r[i-1]) == katakana && !bulleted(r, i) &&
		!slices.ContainsFunc(words, func(w string) bool { return strings.HasSuffix(string(r[:i]), w) })
}

// bulleted tells whether a point that begins a line stands just before i, and none that parts two words of a name.
func bulleted(r []rune, i int) bool {
	if r[i-1] != '・' {
		return false
	}
	for i -= 2; i >= 0 && r[i] == ' '; i-- {
	}
	return i < 0 || r[i] == '\n'
}

// withinWord tells whether what stands at i is a part of a longer word of the game.
func withinWord(r []rune, i, end int, words []string) bool {
	for _, s := range words {
		w := []rune(s)
		for from := max(0, end-len(w)); from <= i && from+len(w) <= len(r); from++ {
			if len(w) > end-i && from+len(w) >= end && string(r[from:from+len(w)]) == s {
				return true
			}
		}
	}
	return false
}

// mostNamed bounds how often a name that is also a word may stand in a paragraph: each doubles the ways to read it.
const mostNamed = 4

// ofWord reads a paragraph of a card whose name is also a word of the game in each way there is: every such word as the card or
// as what it means. If one alone can be read, the words around tell; false: the name is no word, or does not stand there.
func (c *Compiler) ofWord(n *Normal, spell bool) bool {
	own := []rune(OwnName)[0]
	var at []int
	for i, r := range n.R {
		if r == own {
			at = append(at, i)
		}
	}
	if !c.named || len(at) == 0 {
		return false
	}
	doubt := func(ja, en string) bool {
		c.Give(&ability.Ability{Kind: ability.Static, Print: n.Source(c.Printed)}, ability.HandAll, n, &Trouble{n, 0, nil, ja, en})
		return true
	}
	if len(at) > mostNamed {
		return doubt("このカードの名前はゲームの言葉でもある", "the name of this card is also a word of the game")
	}
	read := n // where none can be read, it is said of the card
	var found *ability.Card
	for as := range 1 << len(at) {
		way := n.Put(false, func(i int) (string, int) {
			if k := slices.Index(at, i); k < 0 || as>>k&1 == 0 {
				return "", i
			}
			return string(c.Game.Lex.spelt(n.Slice(i, i+1).Source(c.Printed), c.Lang)), i + 1
		})
		try := &Compiler{Game: c.Game, Lang: c.Lang, Printed: c.Printed, Kinds: c.Kinds, Card: &ability.Card{}, rep: &Report{}, fuel: fuel{card: c.fuel.card}, quoted: c.quoted, Silent: c.Silent}
		c.Game.dialect.Paragraph(try, way, spell)
		if c.fuel.card = try.fuel.card; c.fuel.card <= 0 {
			return doubt(tooComplex.ja, tooComplex.en)
		}
		switch {
		case slices.ContainsFunc(try.rep.Spans, func(s Span) bool { return s.EN == tooComplex.en }):
			return doubt(tooComplex.ja, tooComplex.en)
		case len(try.rep.Spans) > 0:
		case found != nil && !Equal(*found, *try.Card):
			return doubt("このカードの名前はゲームの言葉でもある", "the name of this card is also a word of the game")
		default:
			found, read = try.Card, way
		}
	}
	c.named = false
	c.Game.dialect.Paragraph(c, read, spell)
	c.named = true
	return true
}

// WholeWord tells whether r[i:end] begins and ends at the borders of words.
func WholeWord(r []rune, i, end int) bool {
	return (i == 0 || !IsLetter(r[i-1])) && (end == len(r) || !IsLetter(r[end]))
}

// WithName puts the card's name where it speaks of itself.
func (g *Game) WithName(s, name string, l Lang) string {
	if l == EN {
		if en, ok := g.Dict.Names[name]; ok {
			name = en
		}
	}
	if name == "" {
		name = Pick(l, "このカード", "this card")
	}
	return strings.NewReplacer(OwnName, name, ItMark, "it").Replace(s)
}

// token reads a bracketed name with its word at src[i], in any of its notations,
// and adds it as WORD【NAME】; it returns the place behind it, or i.
func (g *Game) token(n *Normal, src []rune, at []int, i int, l Lang) int {
	for _, t := range g.Lex.Tokens {
		w := Pick(l, t.JA, t.EN)
		if from, to, end := g.setApart(src, i, w); end > i {
			n.addToken(w, src[from:to], at[i], at[end], l)
			if l == EN && end+1 < len(src) && latin(src[end]) && latin(src[end+1]) { // the list leaves out the blank behind it
				n.Add(' ', at[end], at[end], false)
			}
			return end
		}
		if l == JA && t.Older != "" {
			if end := g.tokenSaid(n, src, at, i, l, t, t.Older); end > i {
				return end
			}
		}
		if end := g.tokenSaid(n, src, at, i, l, t, w); end > i {
			return end
		}
	}
	return i
}

// tokenSaid is token for one word, said so.
func (g *Game) tokenSaid(n *Normal, src []rune, at []int, i int, l Lang, t TokenWord, said string) int {
	w := Pick(l, t.JA, t.EN)
	for _, open := range [...]rune{'【', '[', '《', 0} {
		k := i
		if open != 0 {
			if foldRune(src[k]) != open {
				continue
			}
			k++
		}
		size := leads(src[k:], said)
		if size == 0 || k+size >= len(src) {
			continue
		}
		k += size
		other := "" // 【ジョブ/カード名(忍者)】 is of either
		if open != 0 && (foldRune(src[k]) == '/') {
			for _, o := range g.Lex.Tokens {
				if word := Pick(l, o.JA, o.EN); word != w && leads(src[k+1:], word) > 0 {
					other = word
				}
			}
			if other == "" {
				continue
			}
			k += 1 + leads(src[k+1:], other)
		}
		for k < len(src) && foldRune(src[k]) == ' ' {
			k++
		}
		bare := t.Bare
		if open != 0 {
			bare = Bracketed
		}
		from, to, end := g.tokenName(src, k, bare, l)
		if end == 0 && open != 0 {
			from, to, end = plainToken(src, k, Closer(open))
		}
		if end == 0 {
			continue
		}
		if open != 0 {
			if end >= len(src) || foldRune(src[end]) != Closer(open) {
				continue
			}
			end++
		}
		n.addToken(w, src[from:to], at[i], at[end], l)
		if other != "" {
			for _, c := range Pick(l, "か", " or ") {
				n.Add(c, at[i], at[end], false)
			}
			n.addToken(other, src[from:to], at[i], at[end], l)
		}
		return end
	}
	return i
}

// addToken adds the word of a token and its name.
func (n *Normal) addToken(word string, name []rune, from, to int, l Lang) {
	if last := len(n.R) - 1; l == EN && last >= 0 && ('0' <= n.R[last] && n.R[last] <= '9' || latin(n.R[last])) {
		n.Add(' ', from, from, false) // for 1[Job (Samurai)]
	}
	for _, c := range word + "【" + string(name) + "】" {
		n.Add(c, from, to, true)
	}
}

// setApart finds a word and its name between the marks by which lists of cards set them in another type, each between marks of its own
// or both together; end 0: they do not stand there.
func (g *Game) setApart(src []rune, i int, word string) (from, to, end int) {
	open, stop := g.Lex.SetApart[0], g.Lex.SetApart[1]
	size := leads(src[i:], open)
	if size == 0 {
		return 0, 0, 0
	}
	said := leads(src[i+size:], word)
	if from = i + size + said; said == 0 || from >= len(src) || IsLetter(src[from]) {
		return 0, 0, 0
	}
	for again := true; again; { // the name may be set apart by itself
		again = false
		for from < len(src) && (src[from] == ' ' || src[from] == ':') {
			from++
		}
		if n := leads(src[from:], stop); n > 0 {
			k := from + n
			for k < len(src) && src[k] == ' ' {
				k++
			}
			if n = leads(src[k:], open); n > 0 {
				from, again = k+n, true
			}
		}
	}
	for end = from; end < len(src) && src[end] != '\n' && leads(src[end:], stop) == 0; end++ {
	}
	n := 0
	if end < len(src) {
		n = leads(src[end:], stop)
	}
	for to = end; to > from && src[to-1] == ' '; to-- {
	}
	if n == 0 || to == from || strings.ContainsAny(string(src[from:to]), "【】\"“”") {
		return 0, 0, 0
	}
	if to < end { // a blank within the marks parts words, too
		return from, to, to
	}
	return from, to, end + n
}

// tokenName finds the name behind the word of a token; end 0: there is none.
func (g *Game) tokenName(src []rune, k int, bare Bareness, l Lang) (from, to, end int) {
	if k >= len(src) {
		return 0, 0, 0
	}
	if stop := Closer(foldRune(src[k])); stop != 0 && stop != '}' {
		open, depth := foldRune(src[k]), 0 // a name may have brackets of its own
		for j := k + 1; j < len(src) && src[j] != '\n' && j-k < 40; j++ {
			switch foldRune(src[j]) {
			case open:
				depth++
			case stop:
				if depth == 0 {
					return k + 1, j, j + 1
				}
				depth--
			}
		}
		return 0, 0, 0
	}
	switch j := k; {
	case bare == BareWord:
		for j < len(src) && inNumeral(src[j]) {
			j++
		}
		if j > k {
			return k, j, j
		}
	case bare == BareRun && l == EN:
		if j = g.capitals(src, k); j > k {
			return k, j, j
		}
	}
	return 0, 0, 0
}

// plainToken finds a name that stands in no brackets of its own within those of its word: [Job Sky Pirate], [Job: Sky Pirate].
func plainToken(src []rune, k int, stop rune) (from, to, end int) {
	for k < len(src) && (foldRune(src[k]) == ' ' || foldRune(src[k]) == ':') {
		k++
	}
	for i := k; i < len(src) && i-k < 40; i++ {
		switch c := foldRune(src[i]); {
		case c == stop && i > k:
			return k, i, i
		case c == stop || c == '\n' || Closer(c) != 0:
			return 0, 0, 0
		}
	}
	return 0, 0, 0
}

// inNumeral tells whether a letter may stand in a number or word that is a name.
func inNumeral(c rune) bool {
	return IsLetter(c) || '0' <= c && c <= '9' || c == '-' || 'Ⅰ' <= c && c <= 'Ⅿ'
}

// linking are the small words within a name of several.
var linking = []string{"of", "the"}

// capitals finds the end of a name of words that begin with capitals, small words only
// between two of them. What the game calls its cards and their classes is no part of it, as
// in Job Knight Fire Forward, and neither is the word of another token; a class at the
// beginning or behind a small word is, as in Job Dark Lamplighter and Job Keeper of Light.
func (g *Game) capitals(src []rune, k int) (end int) {
	end = k
	linked := false
	for at := k; at < len(src) && at-k < 40; {
		to := at
		for to < len(src) && (inNumeral(src[to]) || src[to] == '\'' || src[to] == '’') {
			to++
		}
		word := src[at:to]
		switch {
		case upper(word) && (!g.saysKind(string(word)) || (linked || at == k) && g.saysClass(string(word)) && !hasAt(src, to, " Element")):
			end, linked = to, false
		case end == k || !slices.Contains(linking, string(word)):
			return end
		default:
			linked = true
		}
		if to == len(src) || src[to] != ' ' {
			return end
		}
		at = to + 1
	}
	return end
}

// upper tells whether a word begins with a capital.
func upper(word []rune) bool { return len(word) > 0 && unicode.IsUpper(word[0]) }

// saysKind tells whether an English word is one for a kind or a class of card, or stands before a name.
func (g *Game) saysKind(word string) bool {
	for _, w := range g.Lex.Kinds {
		if slices.Contains(strings.FieldsFunc(w.EN, func(c rune) bool { return c == ',' || c == '|' }), word) {
			return true
		}
	}
	if g.saysClass(word) {
		return true
	}
	return slices.ContainsFunc(g.Lex.Tokens, func(t TokenWord) bool { first, _, _ := strings.Cut(t.EN, " "); return first == word })
}

// saysClass tells whether an English word is one for a class of card.
func (g *Game) saysClass(word string) bool {
	return slices.ContainsFunc(g.Lex.Icons, func(ic Icon) bool { return ic.Kind == ClassIcon && ic.EN == word })
}

// hasAt tells whether s stands at a place of a text.
func hasAt(src []rune, at int, s string) bool {
	r := []rune(s)
	return at+len(r) <= len(src) && slices.Equal(src[at:at+len(r)], r)
}

// tokenLeaf reads and prints the tokens of one attribute; the data holds the
// Japanese name.
func (g *Game) tokenLeaf(t TokenWord) Leaf {
	words := func(d *Dict) map[string]string {
		if t.Attr == ability.NameAttr {
			return d.Names
		}
		return d.Traits
	}
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			w := Pick(p.Lang, t.JA, t.EN) + "【"
			if !p.hasWhole(pos, w) {
				return
			}
			from := pos + len([]rune(w))
			for i := from + 1; i < len(p.Text); i++ {
				if p.Text[i] == '】' {
					add(i+1, back(words(&p.Game.Dict), string(p.Text[from:i]), p.Lang))
					return
				}
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			s, ok := v.(string)
			if !ok || s == "" || strings.ContainsAny(s, "【】\n") || strings.Count(s, "[") != strings.Count(s, "]") || strings.Count(s, "(") != strings.Count(s, ")") {
				return "", false
			}
			if w.Lang == EN {
				if e, known := words(&w.Game.Dict)[s]; known {
					s = e
				}
				return "[" + t.EN + " (" + s + ")]", true
			}
			return "【" + t.JA + "（" + s + "）】", true
		},
	}
}

// hasWhole compares as written, case included.
func (p *Parser) hasWhole(pos int, s string) bool {
	r := []rune(s)
	return pos+len(r) <= len(p.Text) && string(p.Text[pos:pos+len(r)]) == s
}

// NameMarks may stand round the name of a special ability.
const NameMarks = " []【】「」《》"

// OwnNamed is the text of a card whose name stands for it, with marks for the name.
func (c *Compiler) OwnNamed(n *Normal, name string, whole bool) *Normal {
	c.named = c.Game.isWord(name, c.Lang)
	return c.Game.Lex.hideName(n, name, c.Lang, whole)
}

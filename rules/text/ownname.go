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
func (x *Lexicon) hideName(n *normal, name string, l Lang, whole bool) *normal {
	var want []rune
	for _, c := range name {
		if c = foldRune(c); c != ' ' || l == EN {
			want = append(want, c)
		}
	}
	if len(want) == 0 {
		return n
	}
	out := &normal{}
	inside, words := rune(0), x.words[l]
	for i := 0; i < len(n.r); {
		c := n.r[i]
		end := i + len(want)
		switch {
		case c == inside:
			inside = 0
		case inside == 0 && (c == '【' || c == '[' || c == '《' || whole && closer(c) != 0):
			inside = closer(c)
		case inside == 0 && end <= len(n.r) && string(n.r[i:end]) == string(want) && standsAlone(n.r, i, end, whole || l == EN, words):
			out.add([]rune(OwnName)[0], n.from[i], n.to[end-1], false)
			i = end
			continue
		}
		out.add(c, n.from[i], n.to[i], n.icons[i])
		i++
	}
	return out
}

// lexical lists the game's own words in a language.
func (x *Lexicon) lexical(l Lang) (out []string) {
	for _, list := range [][]Word{x.Kinds, x.States, x.Stats} {
		for _, w := range list {
			out = append(out, strings.FieldsFunc(pick(l, w.JA, w.EN), func(c rune) bool { return c == '|' || c == ',' })...)
		}
	}
	for _, z := range x.Zones {
		out = append(out, pick(l, z.JA, z.EN))
	}
	for _, t := range x.Tokens {
		out = append(out, pick(l, t.JA, t.EN))
	}
	for i := range x.Icons {
		out = append(out, strings.Trim(pick(l, x.Icons[i].JA, x.Icons[i].EN), nameMarks))
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
	for _, words := range append([]string{g.table.faces[l]}, g.lex.words[l]...) {
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
		return !withinWord(r, i, end, words)
	}
	return wholeWord(r, i, end)
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

// sameAsWord gives a paragraph that may speak of its card, or of what its name means in
// the game, to the players.
func (c *compiler) sameAsWord(n *normal) bool {
	if !c.named || !slices.Contains(n.r, []rune(OwnName)[0]) {
		return false
	}
	c.give(&ability.Ability{Kind: ability.Static, Print: n.source(c.printed)}, ability.HandAll, n,
		&trouble{n, 0, nil, "このカードの名前はゲームの言葉でもある", "the name of this card is also a word of the game"})
	return true
}

// wholeWord tells whether r[i:end] begins and ends at the borders of words.
func wholeWord(r []rune, i, end int) bool {
	return (i == 0 || !isLetter(r[i-1])) && (end == len(r) || !isLetter(r[end]))
}

// withName puts the card's name where it speaks of itself.
func (g *Game) withName(s, name string, l Lang) string {
	if l == EN {
		if en, ok := g.dict.Names[name]; ok {
			name = en
		}
	}
	if name == "" {
		name = pick(l, "このカード", "this card")
	}
	return strings.NewReplacer(OwnName, name, ItMark, "it").Replace(s)
}

// token reads a bracketed name with its word at src[i], in any of its notations,
// and adds it as WORD【NAME】; it returns the place behind it, or i.
func (g *Game) token(n *normal, src []rune, at []int, i int, l Lang) int {
	for _, t := range g.lex.Tokens {
		w := []rune(pick(l, t.JA, t.EN))
		for _, open := range []string{"【", "[", "《", ""} {
			k := i
			if open != "" {
				if string(foldRune(src[k])) != open {
					continue
				}
				k++
			}
			if k+len(w) >= len(src) || string(src[k:k+len(w)]) != string(w) {
				continue
			}
			k += len(w)
			for k < len(src) && foldRune(src[k]) == ' ' {
				k++
			}
			from, to, end := tokenName(src, k, open == "" && t.Bare)
			if end == 0 {
				continue
			}
			if open != "" {
				if end >= len(src) || foldRune(src[end]) != closer([]rune(open)[0]) {
					continue
				}
				end++
			}
			for _, c := range string(w) + "【" + string(src[from:to]) + "】" {
				n.add(c, at[i], at[end], true)
			}
			return end
		}
	}
	return i
}

// tokenName finds the name behind the word of a token; end 0: there is none.
func tokenName(src []rune, k int, bare bool) (from, to, end int) {
	if k >= len(src) {
		return 0, 0, 0
	}
	if stop := closer(foldRune(src[k])); stop != 0 && stop != '}' {
		for j := k + 1; j < len(src) && src[j] != '\n' && j-k < 40; j++ {
			if foldRune(src[j]) == stop {
				return k + 1, j, j + 1
			}
		}
		return 0, 0, 0
	}
	j := k
	for bare && j < len(src) && (isLetter(src[j]) || '0' <= src[j] && src[j] <= '9' || src[j] == '-' || 'Ⅰ' <= src[j] && src[j] <= 'Ⅿ') {
		j++
	}
	if j == k {
		return 0, 0, 0
	}
	return k, j, j
}

// opened tells whether the last quote of this sort is still open.
func (n *normal) opened(open rune) bool {
	for i := len(n.r) - 1; i >= 0; i-- {
		if n.r[i] == open || n.r[i] == closer(open) {
			return n.r[i] == open
		}
	}
	return false
}

// tokenLeaf reads and prints the tokens of one attribute; the data holds the
// Japanese name.
func (g *Game) tokenLeaf(t TokenWord) leaf {
	words := func(d *Dict) map[string]string {
		if t.Attr == ability.NameAttr {
			return d.Names
		}
		return d.Traits
	}
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			w := pick(p.lang, t.JA, t.EN) + "【"
			if !p.hasWhole(pos, w) {
				return
			}
			from := pos + len([]rune(w))
			for i := from + 1; i < len(p.text); i++ {
				if p.text[i] == '】' {
					add(i+1, back(words(&p.g.dict), string(p.text[from:i]), p.lang))
					return
				}
			}
		},
		print: func(w *printer, v any) (string, bool) {
			s, ok := v.(string)
			if !ok || s == "" || strings.ContainsAny(s, "【】()[]\n") {
				return "", false
			}
			if w.lang == EN {
				if e, known := words(&w.g.dict)[s]; known {
					s = e
				}
				return "[" + t.EN + " (" + s + ")]", true
			}
			return "【" + t.JA + "（" + s + "）】", true
		},
	}
}

// hasWhole compares as written, case included.
func (p *parser) hasWhole(pos int, s string) bool {
	r := []rune(s)
	return pos+len(r) <= len(p.text) && string(p.text[pos:pos+len(r)]) == s
}

// nameMarks may stand round the name of a special ability.
const nameMarks = " []【】「」《》"

// ownNamed is the text of a card whose name stands for it, with marks for the name.
func (c *compiler) ownNamed(n *normal, name string, whole bool) *normal {
	c.named = c.g.isWord(name, c.lang)
	return c.g.lex.hideName(n, name, c.lang, whole)
}

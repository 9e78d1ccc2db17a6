package text

import (
	"strings"

	"gotaku/rules/ability"
)

// ownName stands for the card's own name in normalised text and in faces. FF-TCG 5.2.4.1.
const ownName = "\ue000"

// hideName puts ownName in place of the card's name, outside brackets.
func (x *lexicon) hideName(n *normal, name string, l Lang) *normal {
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
	inside := rune(0)
	for i := 0; i < len(n.r); {
		c := n.r[i]
		end := i + len(want)
		switch {
		case c == inside:
			inside = 0
		case inside == 0 && (c == '【' || c == '[' || c == '《' || x.skills && closer(c) != 0):
			inside = closer(c)
		case inside == 0 && end <= len(n.r) && string(n.r[i:end]) == string(want) && (l == JA && !x.skills || wholeWord(n.r, i, end)):
			out.add([]rune(ownName)[0], n.from[i], n.to[end-1], false)
			i = end
			continue
		}
		out.add(c, n.from[i], n.to[i], n.icons[i])
		i++
	}
	return out
}

// wholeWord tells whether r[i:end] begins and ends at the borders of words.
func wholeWord(r []rune, i, end int) bool {
	return (i == 0 || !isLetter(r[i-1])) && (end == len(r) || !isLetter(r[end]))
}

// named prints the card's name where it speaks of itself.
func (g *Game) named(s string, c *ability.Card, name string, l Lang) string {
	if !g.lex.wordy {
		return s
	}
	if g.lex.skills {
		return crossNamed(s, c, l)
	}
	if l == EN {
		if en, ok := g.dict.Names[name]; ok {
			name = en
		}
	}
	if name == "" {
		name = pick(l, "このカード", "this card")
	}
	return strings.NewReplacer(ownName, name, itMark, "it").Replace(s)
}

// token reads a bracketed name with its word at src[i], in any of its notations,
// and adds it as WORD【NAME】; it returns the place behind it, or i.
func (g *Game) token(n *normal, src []rune, at []int, i int, l Lang) int {
	for _, t := range g.lex.tokens {
		w := []rune(pick(l, t.ja, t.en))
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
			from, to, end := tokenName(src, k, open == "" && t.bare)
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
func (g *Game) tokenLeaf(t tokenWord) leaf {
	words := func(d *Dict) map[string]string {
		if t.attr == ability.NameAttr {
			return d.Names
		}
		return d.Traits
	}
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			w := pick(p.lang, t.ja, t.en) + "【"
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
				return "[" + t.en + " (" + s + ")]", true
			}
			return "【" + t.ja + "（" + s + "）】", true
		},
	}
}

// hasWhole compares as written, case included.
func (p *parser) hasWhole(pos int, s string) bool {
	r := []rune(s)
	return pos+len(r) <= len(p.text) && string(p.text[pos:pos+len(r)]) == s
}

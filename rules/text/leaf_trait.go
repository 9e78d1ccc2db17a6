package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// Traits and names, which may stand without brackets.

// maxTraitWords is how many words a trait in English may have.
const maxTraitWords = 4

// Name turns a printed name into the one of the data.
func (d *Dict) Name(s string, l Lang) string { return back(d.Names, s, l) }

// Trait turns a printed trait into the one of the data.
func (d *Dict) Trait(s string, l Lang) string { return back(d.Traits, s, l) }

// Trait turns a printed trait into the one of the data.
func (p *Parser) Trait(s string) string { return p.Game.Dict.Trait(s, p.Lang) }

// KnowsTrait tells whether packs have a trait that is printed so.
func (p *Parser) KnowsTrait(s string) bool { return p.Game.knowsTrait(p.Trait(s)) }

// KnowsPrinted tells whether packs have a trait that is printed so in the language of the text.
func (c *Compiler) KnowsPrinted(s string) bool {
	return c.Game.knowsTrait(c.Game.Dict.Trait(s, c.Lang))
}

// KnowsTrait tells whether packs have a trait of this Japanese name.
func (c *Compiler) KnowsTrait(s string) bool { return c.Game.knowsTrait(s) }

// back finds the Japanese string of an English one; the least of several.
func back(m map[string]string, s string, l Lang) string {
	if l == JA {
		return s
	}
	best := ""
	for ja, en := range m {
		if en == s && (best == "" || ja < best) {
			best = ja
		}
	}
	if best == "" {
		return s
	}
	return best
}

// parseTrait reads 妖精・ or <Fairy>. The run before ・ holds no particle unless the
// trait is known, and no number unless it is known or nothing else.
func parseTrait(p *Parser, pos int, add func(int, any)) {
	if p.Lang == EN {
		if pos < len(p.Text) && p.Text[pos] == '<' {
			for i := pos + 1; i < len(p.Text) && i-pos < 40; i++ {
				if p.Text[i] == '>' {
					add(i+1, p.Game.Dict.Trait(string(p.Text[pos+1:i]), EN))
					return
				}
			}
		}
		if end := p.bareTrait(pos); end > pos {
			add(end, p.Game.Dict.Trait(string(p.Text[pos:end]), EN))
		}
		return
	}
	if p.modifierAt(pos) || p.kindApart(pos) {
		return
	}
	figures := 0
	for i := pos; i < len(p.Text) && i-pos < 20; i++ {
		c := p.Text[i]
		if '0' <= c && c <= '9' {
			figures++
		}
		if c == '・' && i > pos {
			s := string(p.Text[pos:i])
			plain := figures == 0 && (p.syllables(pos, i) || !strings.ContainsAny(p.withoutKa(pos, i), "のをがはにでとかもやへ")) && !p.Game.Lex.isKind(s) && !p.Game.Lex.isClass(s) && !saysDone(p.Text[pos:i]) && !saysMore(s)
			if plain || figures == i-pos || p.Game.knowsTrait(s) {
				add(i+1, s)
			}
			return
		}
		if c == '・' || c == '。' || c == '、' || c == ':' || Closer(c) != 0 || c == '』' || c == '」' || c == '】' || c == ']' || c == '\n' {
			return
		}
	}
}

// kindApart tells whether a kind stands at pos that is written in two words, of which the first is no trait: エボルヴ・フォロワー.
func (p *Parser) kindApart(pos int) bool {
	return slices.ContainsFunc(p.Game.Lex.Kinds, func(k Word) bool {
		return slices.ContainsFunc(faces(k.JA), func(s string) bool { return strings.Contains(s, "・") && p.HasString(pos, s) })
	})
}

// kaWithin tells whether the か at i is a letter of the trait that begins at from, and joins nothing: one letter alone before or behind it is
// no trait.
func (p *Parser) kaWithin(from, i int) bool {
	kana := func(i int) bool { return i >= from && i < len(p.Text) && 'ぁ' <= p.Text[i] && p.Text[i] <= 'ん' }
	return kana(i-1) && kana(i+1) && (i == from+1 || p.HasString(i+2, "・") || p.HasString(i+2, "か"))
}

// syllables tells whether a word that is written in syllables alone stands by itself from one place to another, as behind 墓場の: what would
// be particles elsewhere are letters of it.
func (p *Parser) syllables(from, to int) bool {
	if n := to - from; n < 2 || n > 6 || from > 0 && !strings.ContainsRune("の、。:(「\n", p.Text[from-1]) {
		return false
	}
	return !slices.ContainsFunc(p.Text[from:to], func(c rune) bool { return c < 'ぁ' || c > 'ん' })
}

// withoutKa is what stands from one place to another without the か that are letters of one trait.
func (p *Parser) withoutKa(from, to int) string {
	var out []rune
	for i := from; i < to; i++ {
		if p.Text[i] != 'か' || !p.kaWithin(from, i) {
			out = append(out, p.Text[i])
		}
	}
	return string(out)
}

// saysDone tells whether a verb stands in what could be a trait: 戻した風詠み are the 風詠み that were put back.
func saysDone(s []rune) bool {
	for i := 1; i < len(s); i++ {
		if s[i] == 'た' && strings.ContainsRune("してれせっいえけげめべき", s[i-1]) || s[i] == 'だ' && s[i-1] == 'ん' {
			return true
		}
	}
	return false
}

// bareTrait is the end of a trait that stands in English without brackets, before the kind of
// card that it is said of: a Tide follower; pos: there is none. Its words begin with capital
// letters, as nothing else within a sentence does but names, which are in quotes, and icons.
func (p *Parser) bareTrait(pos int) int {
	first := p.opens(pos)
	if !p.Game.Lex.BareTraits || !first && p.Text[pos-1] != ' ' {
		return pos
	}
	end, coined := pos, false // coined: written as no other word is, so that capitals behind it belong to it: yU@G XY
	for words := 0; words < maxTraitWords; words++ {
		from := end
		for end < len(p.Text) && (IsLetter(p.Text[end]) || end > from && (p.Text[end] == '-' || p.Text[end] == '\'' || p.Text[end] == '@')) {
			end++
		}
		word, known := string(p.low[from:end]), p.KnowsTrait(string(p.Text[pos:end]))
		coined = coined || strings.ContainsRune(word, '@')
		if end == from || !coined && (!isCapital(p.Text[from]) || !known && end-from > 1 && isCapital(p.Text[from+1]) && end-from < 3) {
			return pos // EX, PP
		}
		if i, icon := p.Game.Lex.byName[EN][word]; icon && !known && p.Game.Lex.Icons[i].Kind != ClassIcon || first && from == pos && p.Game.said[word] {
			return pos // an icon, or a word that any sentence may begin with
		}
		for _, k := range p.Game.Lex.Kinds {
			if one, _, _ := strings.Cut(k.EN, ","); p.HasString(end, " "+one) {
				if k.Val == ability.Token && !p.kindAt(end+len(" token")) {
					return pos // a Frog token is one of that name, and a Frog token follower has the trait
				}
				return end
			}
		}
		if !p.HasString(end, " ") {
			return pos
		}
		end++
	}
	return pos
}

func isCapital(c rune) bool { return 'A' <= c && c <= 'Z' }

// kindAt tells whether a kind of card is said at pos, behind a space.
func (p *Parser) kindAt(pos int) bool {
	return slices.ContainsFunc(p.Game.Lex.Kinds, func(k Word) bool {
		one, _, _ := strings.Cut(k.EN, ",")
		return p.HasString(pos, " "+one)
	})
}

// modifierAt tells whether a word stands at pos that looks like a trait and is none.
func (p *Parser) modifierAt(pos int) bool {
	if p.HasString(pos, "間") && p.HasString(pos-2, "いる") {
		return true // 場にいる間: as long as it is there
	}
	return p.HasString(pos, "ランダムな") || p.HasString(pos, "それ以外") || slices.ContainsFunc(p.Game.Lex.Undone, func(w Word) bool {
		return slices.ContainsFunc(faces(w.JA), func(s string) bool { return p.HasString(pos, s) })
	})
}

// saysMore tells whether a word of the grammar stands in what could be a trait: 異なる兵士 are of different names, and 兵士以外 are all others.
func saysMore(s string) bool {
	return slices.ContainsFunc([]string{"異なる", "同じ", "好きな", "任意", "だけ", "以外", "以上", "以下", "未満", "最大", "最小", "最も", "合計", "再び", "初めて", "すべて", "全て", "それぞれ", "残り", "互い", "さらに", "まだ", "もう", "すでに", "既に", "代わり"}, func(w string) bool {
		return strings.Contains(s, w)
	})
}

// parseTraitRun reads a trait before か, タイプ or と.
func parseTraitRun(p *Parser, pos int, add func(int, any)) {
	if p.modifierAt(pos) {
		return
	}
	figures := 0 // at its beginning
	for figures < 12 && pos+figures < len(p.Text) && '0' <= p.Text[pos+figures] && p.Text[pos+figures] <= '9' {
		figures++
	}
	for i := pos + figures; i < len(p.Text) && i-pos < 12; i++ {
		c := p.Text[i]
		if figures > 0 && i > pos+figures {
			return // a number and what it counts
		}
		if c == 'か' && p.kaWithin(pos, i) {
			continue
		}
		if i > pos && (c == 'か' && !p.HasString(i, "から") || p.HasString(i, "としても") || p.HasString(i, "タイプ")) {
			if s := string(p.Text[pos:i]); !p.Game.Lex.isKind(s) && (!saysDone(p.Text[pos:i]) && !saysMore(s) && !p.Game.Lex.isClass(s) || p.Game.knowsTrait(s)) {
				add(i, s)
			}
			return
		}
		if strings.ContainsRune("のをがはにでとかもやへ・。、:『』「」", c) || Closer(c) != 0 || c < 0x80 {
			return
		}
	}
}

func (g *Game) knowsTrait(s string) bool {
	for _, t := range g.Lex.Traits {
		if t == s {
			return true
		}
	}
	_, ok := g.Dict.Traits[s]
	return ok
}

func printTrait(w *Printer, v any) (string, bool) {
	s, ok := v.(string)
	if !ok || s == "" {
		return "", false
	}
	if w.Lang == EN {
		if e, ok := w.Game.Dict.Traits[s]; ok {
			s = e
		}
		return "<" + s + ">", !strings.ContainsAny(s, "<>")
	}
	return s + "・", true
}

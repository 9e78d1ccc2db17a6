package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"gotaku/rules/ability"
)

// WordLeaf reads and prints a list of lexicon words.
func WordLeaf(ws []Word) Leaf {
	type folded struct {
		said []rune
		val  any
	}
	var all [langs][]folded
	for l := range all {
		for _, x := range ws {
			for _, f := range faces(Pick(Lang(l), x.JA, x.EN)) {
				for _, s := range strings.Split(f, ",") {
					all[l] = append(all[l], folded{foldLiteral(s, Lang(l)), x.Val})
				}
			}
		}
	}
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			for _, w := range all[p.Lang] {
				if p.hasWord(pos, w.said) {
					add(pos+len(w.said), w.val)
				}
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			for _, x := range ws {
				if Equal(x.Val, v) {
					s := faces(Pick(w.Lang, x.JA, x.EN))[0]
					if one, many, ok := strings.Cut(s, ","); ok {
						if w.Plural {
							return many, true
						}
						return one, true
					}
					return s, true
				}
			}
			return "", false
		},
	}
}

// hasWord is has that, in English, ends at the end of a word.
func (p *Parser) hasWord(pos int, r []rune) bool {
	return p.has(pos, r) && (p.Lang == JA || !p.letterAt(pos+len(r)))
}

// kindLeaf reads a kind word or several: フォロワーかアミュレット.
func (x *Lexicon) kindLeaf() Leaf {
	one := WordLeaf(x.Kinds)
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			joins := []string{"か", "や"}
			if p.Lang == EN {
				joins = []string{" or "}
			}
			one.Parse(p, pos, func(end int, v any) {
				add(end, v)
				if x.Repeats && p.boundBefore(pos) {
					return
				}
				if p.Lang == EN {
					if joins = []string{" or ", " and/or "}; p.HasString(end-1, "s and ") {
						joins = append(joins, " and ") // the Forwards and Monsters
					}
				}
				for _, join := range joins {
					if !p.HasString(end, join) || v.(ability.Kinds) == 0 {
						continue
					}
					one.Parse(p, end+len([]rune(join)), func(end2 int, v2 any) {
						if a, b := v.(ability.Kinds), v2.(ability.Kinds); a&b == 0 && b != 0 && !mixed(a|b) && (join != " and " || p.Text[end2-1] == 's') {
							add(end2, a|b)
						}
					})
				}
				moreKinds(p, one, end, v.(ability.Kinds), 1, add)
			})
		},
		Print: func(w *Printer, v any) (string, bool) {
			if s, ok := one.Print(w, v); ok {
				return s, true
			}
			k := v.(ability.Kinds)
			for _, a := range x.Kinds {
				for _, b := range x.Kinds {
					ak, bk := a.Val.(ability.Kinds), b.Val.(ability.Kinds)
					if ak|bk == k && ak&bk == 0 && ak != 0 && bk != 0 && !mixed(k) {
						s, _ := one.Print(w, ak)
						t, ok := one.Print(w, bk)
						return s + Pick(w.Lang, "か", " or ") + t, ok
					}
				}
			}
			return x.manyKinds(w, one, k)
		},
	}
}

// boundBefore tells whether what stands right before a kind says which of that kind: 兵士・フォロワー, コスト3以下のスペル. Where things stand,
// and whose they are, does not.
func (p *Parser) boundBefore(pos int) bool {
	const far = 40 // no word is longer
	before := string(p.Text[max(0, pos-far):pos])
	if p.Lang == JA {
		if of, is := strings.CutSuffix(before, "の"); is && strings.HasSuffix(strings.TrimRight(of, "0123456789"), "~") { // 1~3の
			return true
		}
		return slices.ContainsFunc(whichEnds, func(w string) bool { return strings.HasSuffix(before, w) })
	}
	of, spaced := strings.CutSuffix(before, " ")
	word := of[strings.LastIndexByte(of, ' ')+1:]
	if !spaced || word == "" || len(word) == len(of) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(word)
	return strings.HasSuffix(word, "]") || unicode.IsUpper(first)
}

// whichEnds end what says in Japanese which of a kind.
var whichEnds = []string{"・", "]", "]の", "】を持つ", "以下の", "以上の"}

// Three kinds and more are said in a list: a Summon, auto-ability or action ability.
var kindGaps, lastKindGaps = [langs][]string{{"、", "か"}, {", "}}, [langs][]string{{"か"}, {" or ", ", or ", " and/or ", ", and/or "}}

// moreKinds reads on behind n kinds of such a list.
func moreKinds(p *Parser, one Leaf, pos int, k ability.Kinds, n int, add func(int, any)) {
	next := func(gap string, found func(int, ability.Kinds)) {
		if k == 0 || !p.HasString(pos, gap) {
			return
		}
		one.Parse(p, pos+len([]rune(gap)), func(end int, v any) {
			if more := v.(ability.Kinds); more != 0 && more&k == 0 && !mixed(k|more) {
				found(end, k|more)
			}
		})
	}
	for _, gap := range kindGaps[p.Lang] {
		next(gap, func(end int, all ability.Kinds) { moreKinds(p, one, end, all, n+1, add) })
	}
	if n > 1 {
		for _, gap := range lastKindGaps[p.Lang] {
			next(gap, func(end int, all ability.Kinds) { add(end, all) })
		}
		if p.Lang == EN && pos > 0 && p.Text[pos-1] == 's' { // the Forwards, Backups and Monsters
			for _, gap := range [...]string{" and ", ", and "} {
				next(gap, func(end int, all ability.Kinds) {
					if p.Text[end-1] == 's' {
						add(end, all)
					}
				})
			}
		}
	}
}

// manyKinds prints such a list.
func (x *Lexicon) manyKinds(w *Printer, one Leaf, k ability.Kinds) (string, bool) {
	var list []string
	left := k
	for _, word := range x.Kinds {
		if is := word.Val.(ability.Kinds); is != 0 && left&is == is {
			s, ok := one.Print(w, is)
			if !ok {
				return "", false
			}
			list, left = append(list, s), left&^is
		}
	}
	last := len(list) - 1
	if left != 0 || last < 2 || mixed(k) {
		return "", false
	}
	return strings.Join(list[:last], Pick(w.Lang, "か", ", ")) + Pick(w.Lang, "か", " or ") + list[last], true
}

// mixed tells whether kinds are of both sorts: one card must be of both.
func mixed(k ability.Kinds) bool {
	return k&ability.SpecialKinds != 0 && k&^ability.SpecialKinds != 0
}

// iconLeaf reads and prints icons of one kind by their value: a stat, or the
// canonical word of a class.
func (g *Game) iconLeaf(kind iconKind) Leaf {
	val := func(ic *Icon) any {
		if kind == StatIcon {
			return ic.Value
		}
		return ic.Word
	}
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			if ic, _, end := g.Lex.IconAt(p.Text, pos, p.Lang); ic != nil && ic.Kind == kind {
				add(end, val(ic))
			} else if kind == StatIcon && p.Lang == JA { // 攻撃力+1 without brackets
				for i := range g.Lex.Icons {
					ic := &g.Lex.Icons[i]
					if s := bare(ic.JA); ic.Kind == StatIcon && s != ic.JA && p.HasString(pos, s) {
						add(pos+len([]rune(s)), ic.Value)
					}
				}
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			for i := range g.Lex.Icons {
				if ic := &g.Lex.Icons[i]; ic.Kind == kind && Equal(val(ic), v) {
					return ic.print(w.Lang, NoNumber), true
				}
			}
			return "", false
		},
	}
}

func parseKeyword(p *Parser, pos int, add func(int, any)) {
	if ic, num, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang); ic != nil && ic.Kind == KeywordIcon && num == NoNumber {
		add(end, ic.Word)
	}
}

func PrintKeyword(w *Printer, v any) (string, bool) {
	s, _ := v.(string)
	for i := range w.Game.Lex.Icons {
		if ic := &w.Game.Lex.Icons[i]; ic.Kind == KeywordIcon && ic.Word == s {
			return ic.print(w.Lang, NoNumber), true
		}
	}
	return "", false
}

// parseKeywords reads one or more keywords: 【突進】【指定攻撃】, 【突進】と【必殺】.
func parseKeywords(p *Parser, pos int, add func(int, any)) {
	var list []string
	for {
		ic, num, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang)
		if ic == nil || ic.Kind != KeywordIcon || num != NoNumber {
			return
		}
		list = append(list, ic.Word)
		add(end, append([]string(nil), list...))
		pos = end
		for _, sep := range []string{"と", "、", "・", ", and ", " and ", ", "} {
			if p.HasString(pos, sep) {
				pos += len([]rune(sep))
				break
			}
		}
	}
}

func printKeywords(w *Printer, v any) (string, bool) {
	list, ok := v.([]string)
	out := ""
	for i, s := range list {
		k, found := PrintKeyword(w, s)
		if !found {
			return "", false
		}
		if i > 0 && (w.Lang == EN || !strings.HasSuffix(out, "】")) {
			out += Pick(w.Lang, "と", " and ")
		}
		out += k
	}
	return out, ok && len(list) > 0
}

// parseThreshold reads an icon that is a condition: 【コンボ_3】.
func parseThreshold(p *Parser, pos int, add func(int, any)) {
	ic, num, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang)
	if ic == nil || ic.Kind != ThresholdIcon || num == -1 {
		parseBareThreshold(p, pos, add)
		return
	}
	if c, ok := ic.threshold(num); ok {
		add(end, c)
	}
}

// parseBareThreshold reads 覚醒 in 覚醒状態.
func parseBareThreshold(p *Parser, pos int, add func(int, any)) {
	for i := range p.Game.Lex.Icons {
		ic := &p.Game.Lex.Icons[i]
		if s := bare(ic.JA); p.Lang == JA && ic.Kind == ThresholdIcon && p.HasString(pos, s+"状態") {
			if c, ok := ic.threshold(NoNumber); ok {
				add(pos+len([]rune(s)), c)
			}
		}
	}
}

// threshold is the condition of an icon with its number.
func (ic *Icon) threshold(num int32) (ability.Cond, bool) {
	c := Clone(ic.Value).(ability.Cond)
	numbered := strings.Contains(ic.JA, "#")
	switch {
	case c.Op == ability.Did: // so much is paid, one where nothing is said
		c.N = max(num, 1)
		return c, num != 0
	case numbered != (num != NoNumber):
		return c, false
	case numbered:
		c.R = ability.N(num)
	}
	return c, true
}

func printThreshold(w *Printer, v any) (string, bool) {
	c, ok := v.(ability.Cond)
	if !ok || c.Word == "" {
		return "", false
	}
	for i := range w.Game.Lex.Icons {
		ic := &w.Game.Lex.Icons[i]
		if ic.Kind != ThresholdIcon || ic.Word != c.Word {
			continue
		}
		num := int32(NoNumber)
		switch {
		case c.Op == ability.Did && c.N != 1:
			num = c.N
		case c.Op != ability.Did && strings.Contains(ic.JA, "#"):
			num = c.R.N
		}
		if same, ok := ic.threshold(num); ok && Equal(same, c) {
			return ic.print(w.Lang, num), true
		}
	}
	return "", false
}

// parseCostNum reads [コスト2], [コストX].
func parseCostNum(p *Parser, pos int, add func(int, any)) {
	ic, num, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang)
	if ic == nil || ic.Kind != CostIcon || ic.Word != "" {
		return
	}
	if num == -1 {
		add(end, ability.Amount{Op: ability.X})
	} else {
		add(end, ability.N(num))
	}
}

func printCostNum(w *Printer, v any) (string, bool) {
	s, ok := printNum(w, v)
	if !ok {
		return "", false
	}
	for i := range w.Game.Lex.Icons {
		if ic := &w.Game.Lex.Icons[i]; ic.Kind == CostIcon && ic.Word == "" {
			return strings.Replace(Pick(w.Lang, ic.JA, ic.EN), "#", s, 1), true
		}
	}
	return "", false
}

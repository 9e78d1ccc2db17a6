package text

import (
	"strings"

	"gotaku/rules/ability"
)

// wordLeaf reads and prints a list of lexicon words.
func wordLeaf(ws []Word) leaf {
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			for _, x := range ws {
				for _, f := range faces(pick(p.lang, x.JA, x.EN)) {
					for _, s := range strings.Split(f, ",") {
						if p.hasWord(pos, s) {
							add(pos+len([]rune(s)), x.Val)
						}
					}
				}
			}
		},
		print: func(w *printer, v any) (string, bool) {
			for _, x := range ws {
				if equal(x.Val, v) {
					s := faces(pick(w.lang, x.JA, x.EN))[0]
					if one, many, ok := strings.Cut(s, ","); ok {
						if w.plural {
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

// hasWord is hasString that, in English, ends at the end of a word.
func (p *parser) hasWord(pos int, s string) bool {
	r := []rune(string(foldLiteral(s, p.lang)))
	return p.has(pos, r) && (p.lang == JA || !p.letterAt(pos+len(r)))
}

// kindLeaf reads a kind word or several: フォロワーかアミュレット.
func (x *Lexicon) kindLeaf() leaf {
	one := wordLeaf(x.Kinds)
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			join := pick(p.lang, "か", " or ")
			one.parse(p, pos, func(end int, v any) {
				add(end, v)
				if p.hasString(end, join) && v.(ability.Kinds) != 0 {
					one.parse(p, end+len([]rune(join)), func(end2 int, v2 any) {
						if a, b := v.(ability.Kinds), v2.(ability.Kinds); a&b == 0 && b != 0 && !mixed(a|b) {
							add(end2, a|b)
						}
					})
				}
			})
		},
		print: func(w *printer, v any) (string, bool) {
			if s, ok := one.print(w, v); ok {
				return s, true
			}
			k := v.(ability.Kinds)
			for _, a := range x.Kinds {
				for _, b := range x.Kinds {
					ak, bk := a.Val.(ability.Kinds), b.Val.(ability.Kinds)
					if ak|bk == k && ak&bk == 0 && ak != 0 && bk != 0 && !mixed(k) {
						s, _ := one.print(w, ak)
						t, ok := one.print(w, bk)
						return s + pick(w.lang, "か", " or ") + t, ok
					}
				}
			}
			return "", false
		},
	}
}

// mixed tells whether kinds are of both sorts: one card must be of both.
func mixed(k ability.Kinds) bool {
	return k&ability.SpecialKinds != 0 && k&^ability.SpecialKinds != 0
}

// iconLeaf reads and prints icons of one kind by their value: a stat, or the
// canonical word of a class.
func (g *Game) iconLeaf(kind iconKind) leaf {
	val := func(ic *Icon) any {
		if kind == StatIcon {
			return ic.Value
		}
		return ic.Word
	}
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			if ic, _, end := g.lex.iconAt(p.text, pos, p.lang); ic != nil && ic.Kind == kind {
				add(end, val(ic))
			}
			if kind == StatIcon && p.lang == JA { // 攻撃力+1 without brackets
				for _, s := range []Word{{JA: "攻撃力", Val: ability.Attack}, {JA: "体力", Val: ability.LifeStat}} {
					if p.hasString(pos, s.JA) {
						add(pos+len([]rune(s.JA)), s.Val)
					}
				}
			}
		},
		print: func(w *printer, v any) (string, bool) {
			for i := range g.lex.Icons {
				if ic := &g.lex.Icons[i]; ic.Kind == kind && equal(val(ic), v) {
					return ic.print(w.lang, noNumber), true
				}
			}
			return "", false
		},
	}
}

func parseKeyword(p *parser, pos int, add func(int, any)) {
	if ic, num, end := p.g.lex.iconAt(p.text, pos, p.lang); ic != nil && ic.Kind == KeywordIcon && num == noNumber {
		add(end, ic.Word)
	}
}

func printKeyword(w *printer, v any) (string, bool) {
	s, _ := v.(string)
	for i := range w.g.lex.Icons {
		if ic := &w.g.lex.Icons[i]; ic.Kind == KeywordIcon && ic.Word == s {
			return ic.print(w.lang, noNumber), true
		}
	}
	return "", false
}

// parseKeywords reads one or more keywords: 【突進】【指定攻撃】, 【突進】と【必殺】.
func parseKeywords(p *parser, pos int, add func(int, any)) {
	var list []string
	for {
		ic, num, end := p.g.lex.iconAt(p.text, pos, p.lang)
		if ic == nil || ic.Kind != KeywordIcon || num != noNumber {
			return
		}
		list = append(list, ic.Word)
		add(end, append([]string(nil), list...))
		pos = end
		for _, sep := range []string{"と", " and ", ", "} {
			if p.hasString(pos, sep) {
				pos += len([]rune(sep))
				break
			}
		}
	}
}

func printKeywords(w *printer, v any) (string, bool) {
	list, ok := v.([]string)
	out := ""
	for i, s := range list {
		k, found := printKeyword(w, s)
		if !found {
			return "", false
		}
		if i > 0 && (w.lang == EN || w.g.lex.Wordy) {
			out += pick(w.lang, "と", " and ")
		}
		out += k
	}
	return out, ok && len(list) > 0
}

// parseThreshold reads an icon that is a condition: 【コンボ_3】.
func parseThreshold(p *parser, pos int, add func(int, any)) {
	ic, num, end := p.g.lex.iconAt(p.text, pos, p.lang)
	if ic == nil || ic.Kind != ThresholdIcon || num == -1 {
		parseBareThreshold(p, pos, add)
		return
	}
	if c, ok := ic.threshold(num); ok {
		add(end, c)
	}
}

// parseBareThreshold reads 覚醒 in 覚醒状態.
func parseBareThreshold(p *parser, pos int, add func(int, any)) {
	for i := range p.g.lex.Icons {
		ic := &p.g.lex.Icons[i]
		if s := bare(ic.JA); p.lang == JA && ic.Kind == ThresholdIcon && p.hasString(pos, s+"状態") {
			if c, ok := ic.threshold(noNumber); ok {
				add(pos+len([]rune(s)), c)
			}
		}
	}
}

// threshold is the condition of an icon with its number.
func (ic *Icon) threshold(num int32) (ability.Cond, bool) {
	c := clone(ic.Value).(ability.Cond)
	numbered := strings.Contains(ic.JA, "#")
	switch {
	case ic.Word == "earthrite":
		c.N = max(num, 1)
		return c, num != 0
	case numbered != (num != noNumber):
		return c, false
	case numbered:
		c.R = ability.N(num)
	}
	return c, true
}

func printThreshold(w *printer, v any) (string, bool) {
	c, ok := v.(ability.Cond)
	if !ok || c.Word == "" {
		return "", false
	}
	for i := range w.g.lex.Icons {
		ic := &w.g.lex.Icons[i]
		if ic.Kind != ThresholdIcon || ic.Word != c.Word {
			continue
		}
		num := int32(noNumber)
		switch {
		case ic.Word == "earthrite" && c.N != 1:
			num = c.N
		case ic.Word != "earthrite" && strings.Contains(ic.JA, "#"):
			num = c.R.N
		}
		if same, ok := ic.threshold(num); ok && equal(same, c) {
			return ic.print(w.lang, num), true
		}
	}
	return "", false
}

// parseCostNum reads [コスト2], [コストX].
func parseCostNum(p *parser, pos int, add func(int, any)) {
	ic, num, end := p.g.lex.iconAt(p.text, pos, p.lang)
	if ic == nil || ic.Kind != CostIcon || ic.Word != "" {
		return
	}
	if num == -1 {
		add(end, ability.Amount{Op: ability.X})
	} else {
		add(end, ability.N(num))
	}
}

func printCostNum(w *printer, v any) (string, bool) {
	s, ok := printNum(w, v)
	if !ok {
		return "", false
	}
	for i := range w.g.lex.Icons {
		if ic := &w.g.lex.Icons[i]; ic.Kind == CostIcon && ic.Word == "" {
			return strings.Replace(pick(w.lang, ic.JA, ic.EN), "#", s, 1), true
		}
	}
	return "", false
}

// parseLesson reads 【レッスン_1】.
func parseLesson(p *parser, pos int, add func(int, any)) {
	if ic, num, end := p.g.lex.iconAt(p.text, pos, p.lang); ic != nil && ic.Word == "lesson" && num > 0 {
		add(end, ability.N(num))
	}
}

func printLesson(w *printer, v any) (string, bool) {
	s, ok := printNum(w, v)
	for i := range w.g.lex.Icons {
		if ic := &w.g.lex.Icons[i]; ic.Word == "lesson" && ok {
			return strings.Replace(pick(w.lang, ic.JA, ic.EN), "#", s, 1), true
		}
	}
	return "", false
}

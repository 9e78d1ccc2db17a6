package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// addSkillLeaves adds the leaves of games with skills.
func addSkillLeaves(g *text.Game, attributes []text.Word) {
	t := g.Table
	t.AddLeaf("npany", anyLeaf(t.Nonterminal("np")))
	t.AddLeaf("npeach", eachLeaf(t.Nonterminal("np")))
	t.AddLeaf("attr", text.WordLeaf(attributes))
	t.AddLeaf("attrs", attributesLeaf(ability.ClassAttr, attributes))
	t.AddLeaf("advantages", attributesLeaf(ability.TraitAttr, attributes))
	t.AddLeaf("mark2", text.Leaf{Parse: parseAilment, Print: printMark})
	t.AddLeaf("zonename", text.Leaf{Parse: func(p *text.Parser, pos int, add func(int, any)) {
		text.WordLeaf(g.Lex.ZoneWords()).Parse(p, pos, func(end int, v any) { add(end, []ability.Zone{v.(ability.Zone)}) })
	}, Print: text.PrintZoneSet})
	t.AddLeaf("mark", text.Leaf{Parse: parseMark, Print: printMark})
	t.AddLeaf("fieldnp", text.ArticleLeaf(t.Nonterminal("np")))
	t.AddLeaf("zoneset", text.Leaf{Parse: g.ParseZone, Print: text.PrintZoneSet})
	t.AddLeaf("skill", text.Leaf{Parse: parseSkillName, Print: printSkillName})
}

// attributesLeaf is a list of attributes as what a card is besides: 赤, 赤と青, 赤属性、青属性と緑.
func attributesLeaf(of ability.Attr, attributes []text.Word) text.Leaf {
	one := text.WordLeaf(attributes)
	ands := [][]string{text.JA: {"属性と", "属性、", "と", "、"}, text.EN: {", ", " and "}}
	var more func(p *text.Parser, pos int, so []ability.Prop, add func(int, any))
	more = func(p *text.Parser, pos int, so []ability.Prop, add func(int, any)) {
		one.Parse(p, pos, func(end int, v any) {
			list := append(slices.Clip(so), ability.Prop{Attr: of, Value: v.(string)})
			add(end, list)
			for _, and := range ands[p.Lang] {
				if len(list) < len(attributes) && p.HasString(end, and) {
					more(p, end+len([]rune(and)), list, add)
				}
			}
		})
	}
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) { more(p, pos, nil, add) },
		Print: func(w *text.Printer, v any) (string, bool) {
			list, ok := v.([]ability.Prop)
			out := ""
			for i, a := range list {
				s, said := one.Print(w, a.Value)
				switch ok = ok && said && text.Equal(a, ability.Prop{Attr: of, Value: a.Value}); {
				case i == 0:
				case w.Lang == text.JA:
					out += "と"
				case i == len(list)-1:
					out += " and "
				default:
					out += ", "
				}
				out += s
			}
			return out, ok && len(list) > 0
		},
	}
}

// parseMark reads the name before マーカー or " marker".
func parseMark(p *text.Parser, pos int, add func(int, any)) {
	stop := text.Pick(p.Lang, "マーカー", " marker")
	for i := pos; i < len(p.Text) && i-pos < 20; i++ {
		if i > pos && p.HasString(i, stop) {
			if s := string(p.Text[pos:i]); s != "気絶" && s != "ダメージ" {
				add(i, p.MarkNamed(s))
			}
			return
		}
		if strings.ContainsRune("。、 「」『』【[のをがはにでとへら0123456789", p.Text[pos]) || strings.ContainsRune("。、 「」『』【[のをがはに0123456789", p.Text[i]) {
			return
		}
	}
}

func printMark(w *text.Printer, v any) (string, bool) {
	s, ok := text.PrintCounterName(w, v)
	w.Plural = false
	return s, ok && s != stunName
}

// parseAilment reads the name before 状態 or " marker".
func parseAilment(p *text.Parser, pos int, add func(int, any)) {
	stop := text.Pick(p.Lang, "状態", " marker")
	for i := pos; i < len(p.Text) && i-pos < 20; i++ {
		if i > pos && p.HasString(i, stop) {
			if s := string(p.Text[pos:i]); s != "気絶" && s != "stun" {
				add(i, p.MarkNamed(s))
			}
			return
		}
		if strings.ContainsRune("。、 「」『』【[のをがはにでとへら0123456789", p.Text[i]) {
			return
		}
	}
}

// parseSkillName reads スキル「N」, or 「N」 alone. Divine Cross 902.1.
func parseSkillName(p *text.Parser, pos int, add func(int, any)) {
	for _, s := range []string{text.Pick(p.Lang, "スキル", "skill "), ""} {
		if !p.HasString(pos, s) {
			continue
		}
		if from, end := quotedName(p.Text, pos+len([]rune(s))); end > 0 {
			add(end, p.Game.Dict.Name(string(p.Text[from:end-1]), p.Lang))
			return
		}
	}
}

func printSkillName(w *text.Printer, v any) (string, bool) {
	s, ok := v.(string)
	if !ok || s == "" || strings.ContainsAny(s, "「」“”\n") {
		return "", false
	}
	return text.Pick(w.Lang, "スキル「"+s+"」", "skill “"+skillName(w, s)+"”"), true
}

// nameRun finds the end of a name in 「」 at i, which stays as it is printed: one that is
// not what a card gains. end 0: none.
func nameRun(src []rune, i int) (end int) {
	if src[i] != '「' && src[i] != '“' {
		return 0
	}
	for j := i + 1; j < len(src) && j-i <= 40; j++ {
		if strings.ContainsRune("。\n「『：:", src[j]) {
			return 0
		}
		if src[j] != text.Closer(src[i]) {
			continue
		}
		rest := strings.TrimLeft(string(src[j+1:min(j+6, len(src))]), " 　")
		for _, s := range []string{"を得", "を持", "を失", "を与"} {
			if strings.HasPrefix(rest, s) {
				return 0
			}
		}
		return j + 1
	}
	return 0
}

// anyLeaf is a noun phrase that stands for whatever fits: your main unit, your units.
func anyLeaf(n text.Symbol) text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			for _, r := range p.At(n, pos) {
				add(r.End, r.Val)
			}
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			f, ok := v.(ability.Filter)
			w.Plural = ok && f.Ref == (ability.Ref{}) && !(text.Sided(&f) && len(f.Zone) == 1 && f.Zone[0] == ability.Main)
			return w.Print(n, v)
		},
	}
}

// eachLeaf is a noun phrase behind "for each".
func eachLeaf(n text.Symbol) text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			for _, r := range p.At(n, pos) {
				add(r.End, r.Val)
			}
			if p.Lang == text.EN && p.HasString(pos, "of ") {
				for _, r := range p.At(n, pos+len("of ")) {
					add(r.End, r.Val)
				}
			}
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			f, ok := v.(ability.Filter)
			if !ok || w.Lang == text.JA || !text.Sided(&f) || !inAreas(&f) && !text.Equal(f.Zone, facesUp) {
				return w.Print(n, v)
			}
			w.Plural = true
			s, ok := w.Print(n, v)
			return "of " + s, ok
		},
	}
}

package text

import (
	"strings"

	"gotaku/rules/ability"
)

// addSkillLeaves adds the leaves of games with skills.
func (g *Game) addSkillLeaves() {
	t := g.table
	t.addLeaf("npany", anyLeaf(t.nonterminal("np")))
	t.addLeaf("npeach", eachLeaf(t.nonterminal("np")))
	t.addLeaf("attr", wordLeaf(g.lex.Classes))
	t.addLeaf("mark2", leaf{parse: parseAilment, print: printMark})
	t.addLeaf("zonename", leaf{parse: func(p *parser, pos int, add func(int, any)) {
		wordLeaf(g.lex.zoneWords()).parse(p, pos, func(end int, v any) { add(end, []ability.Zone{v.(ability.Zone)}) })
	}, print: printZoneSet})
	t.addLeaf("mark", leaf{parse: parseMark, print: printMark})
	t.addLeaf("skill", leaf{parse: parseSkillName, print: printSkillName})
}

// parseMark reads the name before マーカー or " marker".
func parseMark(p *parser, pos int, add func(int, any)) {
	stop := pick(p.lang, "マーカー", " marker")
	for i := pos; i < len(p.text) && i-pos < 20; i++ {
		if i > pos && p.hasString(i, stop) {
			if s := string(p.text[pos:i]); s != "気絶" && s != "ダメージ" {
				add(i, p.markNamed(s))
			}
			return
		}
		if strings.ContainsRune("。、 「」『』【[のをがはにでとへら0123456789", p.text[pos]) || strings.ContainsRune("。、 「」『』【[のをがはに0123456789", p.text[i]) {
			return
		}
	}
}

// marks are counters and markers that a rulebook names, in both languages: their data
// bears one name. Another keeps the name that its card gives it.
var marks = []Word{{"毒", "poison", "毒"}, {"スタック", "Stack", stackCounter}, {"デジョン", "Warp", "デジョン"}}

func (p *parser) markNamed(s string) string {
	for _, m := range marks {
		if strings.EqualFold(pick(p.lang, m.JA, m.EN), s) {
			return m.JA
		}
	}
	return s
}

func printMark(w *printer, v any) (string, bool) {
	s, ok := printCounterName(w, v)
	w.plural = false
	return s, ok && s != stunName
}

func printCounterName(w *printer, v any) (string, bool) {
	s, ok := v.(string)
	for _, m := range marks {
		if m.JA == s {
			s = pick(w.lang, m.JA, m.EN)
		}
	}
	return s, ok && s != ""
}

// printZoneSet prints the word of one zone.
func printZoneSet(w *printer, v any) (string, bool) {
	z, ok := v.([]ability.Zone)
	if !ok || len(z) != 1 {
		return "", false
	}
	return wordLeaf(w.g.lex.zoneWords()).print(w, z[0])
}

// parseAilment reads the name before 状態 or " marker".
func parseAilment(p *parser, pos int, add func(int, any)) {
	stop := pick(p.lang, "状態", " marker")
	for i := pos; i < len(p.text) && i-pos < 20; i++ {
		if i > pos && p.hasString(i, stop) {
			if s := string(p.text[pos:i]); s != "気絶" && s != "stun" {
				add(i, p.markNamed(s))
			}
			return
		}
		if strings.ContainsRune("。、 「」『』【[のをがはにでとへら0123456789", p.text[i]) {
			return
		}
	}
}

// parseSkillName reads スキル「N」, or 「N」 alone. Divine Cross 902.1.
func parseSkillName(p *parser, pos int, add func(int, any)) {
	for _, s := range []string{pick(p.lang, "スキル", "skill "), ""} {
		if !p.hasString(pos, s) {
			continue
		}
		if from, end := quotedName(p.text, pos+len([]rune(s))); end > 0 {
			add(end, p.g.dict.name(string(p.text[from:end-1]), p.lang))
			return
		}
	}
}

func printSkillName(w *printer, v any) (string, bool) {
	s, ok := v.(string)
	if !ok || s == "" || strings.ContainsAny(s, "「」“”\n") {
		return "", false
	}
	return pick(w.lang, "スキル「"+s+"」", "skill “"+w.skillName(s)+"”"), true
}

// nameRun finds the end of a name in 「」 at i, which stays as it is printed: one that is
// not what a card gains. end 0: none.
func (g *Game) nameRun(src []rune, i int) (end int) {
	if !g.lex.skills || src[i] != '「' && src[i] != '“' {
		return 0
	}
	for j := i + 1; j < len(src) && j-i <= 40; j++ {
		if strings.ContainsRune("。\n「『：:", src[j]) {
			return 0
		}
		if src[j] != closer(src[i]) {
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

// someOf prints a noun phrase that stands for any one of what fits: your main unit, one of
// your units, a card.
func (w *printer) someOf(n nt, s string, f ability.Filter) (string, bool) {
	switch {
	case f.Ref != (ability.Ref{}) || Sided(&f) && len(f.Zone) == 1 && f.Zone[0] == ability.Main:
		return s, true
	case Sided(&f) && (len(f.Zone) == 0 || inAreas(&f)):
		w.plural = true
		s, ok := w.print(n, f)
		w.agree = false
		return "one of " + s, ok
	}
	if strings.HasPrefix(s, "unit") {
		return "a " + s, true
	}
	return withArticle(s), true
}

// anyLeaf is a noun phrase that stands for whatever fits: your main unit, your units.
func anyLeaf(n nt) leaf {
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			for _, r := range p.at(n, pos) {
				add(r.end, r.val)
			}
		},
		print: func(w *printer, v any) (string, bool) {
			f, ok := v.(ability.Filter)
			w.plural = ok && f.Ref == (ability.Ref{}) && !(Sided(&f) && len(f.Zone) == 1 && f.Zone[0] == ability.Main)
			return w.print(n, v)
		},
	}
}

// eachLeaf is a noun phrase behind "for each".
func eachLeaf(n nt) leaf {
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			for _, r := range p.at(n, pos) {
				add(r.end, r.val)
			}
			if p.lang == EN && p.hasString(pos, "of ") {
				for _, r := range p.at(n, pos+len("of ")) {
					add(r.end, r.val)
				}
			}
		},
		print: func(w *printer, v any) (string, bool) {
			f, ok := v.(ability.Filter)
			if !ok || w.lang == JA || !Sided(&f) || !inAreas(&f) {
				return w.print(n, v)
			}
			w.plural = true
			s, ok := w.print(n, v)
			return "of " + s, ok
		},
	}
}

package text

import (
	"strings"

	"gotaku/rules/ability"
)

// addSkillLeaves adds the leaves of games with skills.
func addSkillLeaves(g *Game, attributes []Word) {
	t := g.table
	t.addLeaf("npany", anyLeaf(t.nonterminal("np")))
	t.addLeaf("npeach", eachLeaf(t.nonterminal("np")))
	t.addLeaf("attr", wordLeaf(attributes))
	t.addLeaf("mark2", leaf{parse: parseAilment, print: printMark})
	t.addLeaf("zonename", leaf{parse: func(p *parser, pos int, add func(int, any)) {
		wordLeaf(g.lex.zoneWords()).parse(p, pos, func(end int, v any) { add(end, []ability.Zone{v.(ability.Zone)}) })
	}, print: printZoneSet})
	t.addLeaf("mark", leaf{parse: parseMark, print: printMark})
	t.addLeaf("fieldnp", articleLeaf(t.nonterminal("np")))
	t.addLeaf("zoneset", leaf{parse: g.parseZone, print: printZoneSet})
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

func printMark(w *printer, v any) (string, bool) {
	s, ok := printCounterName(w, v)
	w.plural = false
	return s, ok && s != stunName
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
func nameRun(src []rune, i int) (end int) {
	if src[i] != '「' && src[i] != '“' {
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

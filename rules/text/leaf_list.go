package text

import (
	"strings"

	"gotaku/rules/ability"
)

// addNounLeaves adds the noun phrases that are np in another dress.
func (g *Game) addNounLeaves() {
	t := g.table
	np, raw := t.nonterminal("np"), t.nonterminal("npraw")
	t.addLeaf("anp", articleLeaf(np))
	t.addLeaf("anpraw", articleLeaf(raw))
	t.addLeaf("nps", pluralLeaf(np))
	t.addLeaf("rawnps", pluralLeaf(raw))
	t.addLeaf("fieldnp", fieldLeaf(t.nonterminal("anp")))
	t.addLeaf("nummany", leaf{parse: parseNum, print: func(w *printer, v any) (string, bool) {
		w.plural = !equal(v, ability.N(1))
		w.agree = w.plural
		return printNum(w, v)
	}})
	t.addLeaf("effectsB", leaf{parse: parseChained, print: noPrint})
	t.addLeaf("preds", leaf{parse: parsePredicates, print: noPrint})
	t.addLeaf("told", leaf{parse: parseTold, print: noPrint})
	t.addLeaf("toldfor", leaf{parse: parseToldFor, print: noPrint})
	t.addLeaf("pairand", leaf{parse: pair("と", false), print: noPrint})
	t.addLeaf("pairor", leaf{parse: pair("か", true), print: noPrint})
	t.addLeaf("npeither", leaf{parse: parseEither, print: noPrint})
	t.addLeaf("times", leaf{parse: parseTimes, print: printTimes})
}

// parseEither reads A1枚かB1枚: one thing of either sort.
func parseEither(p *parser, pos int, add func(int, any)) {
	p.oneEach(pos, func(end int, a ability.Filter) {
		if p.lang != JA || !p.hasString(end, "か") {
			return
		}
		p.oneEach(end+1, func(end int, b ability.Filter) {
			f := ability.Filter{Or: []ability.Filter{a, b}}
			pullKind(&f)
			add(end, f)
		})
	})
}

// oneEach reads a noun of some sort, wherever it is, and 1枚.
func (p *parser) oneEach(pos int, out func(int, ability.Filter)) {
	for _, r := range p.at(p.g.nts.npraw, pos) {
		f := r.val.(ability.Filter)
		if !equal(f, ability.Filter{Has: f.Has, Num: f.Num, Kind: f.Kind}) || len(f.Has)+len(f.Num) == 0 {
			continue
		}
		for _, n := range p.at(p.g.table.byName["count"], r.end) {
			if equal(n.val, One()) {
				out(n.end, f)
			}
		}
	}
}

var articles = []string{"a ", "an ", "any "}

// articleLeaf is a noun phrase with an English article.
func articleLeaf(n nt) leaf {
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			for _, r := range p.at(n, pos) {
				add(r.end, r.val)
			}
			if p.lang == EN {
				for _, a := range articles {
					if p.hasString(pos, a) {
						for _, r := range p.at(n, pos+len(a)) {
							add(r.end, r.val)
						}
					}
				}
				if len(p.g.lex.Areas) > 0 && p.hasString(pos, "one of ") {
					for _, r := range p.at(n, pos+len("one of ")) {
						add(r.end, r.val)
					}
				}
				if p.hasString(pos, "another ") {
					for _, r := range p.at(n, pos+len("an")) {
						add(r.end, r.val)
					}
				}
			}
		},
		print: func(w *printer, v any) (string, bool) {
			s, ok := w.print(n, v)
			f, _ := v.(ability.Filter)
			if len(w.g.lex.Areas) > 0 && w.lang == EN && ok {
				return w.someOf(n, s, f)
			}
			if w.lang == JA || !ok || f.Ref != (ability.Ref{}) || f.Kind == ability.Leader && f.Who != (ability.Who{}) || strings.HasPrefix(s, `"`) {
				return s, ok
			}
			return withArticle(s), true
		},
	}
}

// withArticle puts a or an before a noun phrase.
func withArticle(s string) string {
	switch {
	case strings.HasPrefix(s, "other "):
		return "an" + s
	case strings.ContainsRune("aeiou", rune(strings.ToLower(strings.TrimLeft(s, "<["))[0])):
		return "an " + s
	}
	return "a " + s
}

func pluralLeaf(n nt) leaf {
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			for _, r := range p.at(n, pos) {
				add(r.end, r.val)
			}
		},
		print: func(w *printer, v any) (string, bool) {
			w.plural = true
			return w.print(n, v)
		},
	}
}

// fieldLeaf is what an event of the field happens to: this, it, or a noun phrase
// on the field, whose zone the event itself implies.
func fieldLeaf(n nt) leaf {
	onField := func(f ability.Filter) bool { return len(f.Zone) == 1 && f.Zone[0] == ability.Field }
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			for _, r := range p.at(n, pos) {
				f := r.val.(ability.Filter)
				switch {
				case onField(f):
					f.Zone = nil
				case len(f.Zone) > 0:
					continue
				}
				add(r.end, f)
			}
		},
		print: func(w *printer, v any) (string, bool) {
			f, ok := v.(ability.Filter)
			if !ok || len(f.Zone) > 0 {
				return "", false
			}
			if f.Ref == (ability.Ref{}) && f.Kind != ability.Leader {
				f.Zone = []ability.Zone{ability.Field}
			}
			return w.print(n, f)
		},
	}
}

// parseTimes reads "once", "2 times".
func parseTimes(p *parser, pos int, add func(int, any)) {
	if p.hasString(pos, "once") {
		add(pos+4, int32(1))
	}
	if n, end := p.number(pos); end > pos && p.hasString(end, " times") {
		add(end+6, n)
	}
}

func printTimes(w *printer, v any) (string, bool) {
	n, ok := v.(int32)
	if n == 1 {
		return "once", ok
	}
	return itoa(n) + " times", ok && n > 0
}

// parseEffects reads one effect or several chained ones.
func parseEffects(p *parser, pos int, add func(int, any)) {
	t := p.g.table
	for _, r := range p.at(t.byName["chain"], pos) {
		add(r.end, r.val)
	}
	for _, r := range p.at(t.byName["effect"], pos) {
		add(r.end, []ability.Effect{r.val.(ability.Effect)})
	}
	if p.lang == JA {
		for _, r := range p.at(t.byName["told"], pos) {
			add(r.end, r.val)
		}
	}
	join := pick(p.lang, "、", ", then ")
	head := pick(p.lang, "effectR", "effect")
	for _, r := range p.at(t.byName[head], pos) {
		if p.chosen(r.end) && !p.g.lex.Wordy { // 選んで破壊する
			for _, s := range p.at(t.byName["effectsB"], r.end) {
				if es := joined(r.val, s.val); es != nil {
					add(s.end, es)
				}
			}
		}
		join := join
		if p.lang == EN && p.g.lex.Wordy && p.hasString(r.end, " and ") {
			join = " and "
		}
		if !p.hasString(r.end, join) {
			continue
		}
		next := []string{"effects"}
		if p.lang == JA {
			next = []string{"effects", "effectsB"}
		}
		for _, n := range next {
			for _, s := range p.at(t.byName[n], r.end+len([]rune(join))) {
				if es := joined(r.val, s.val); es != nil {
					add(s.end, es)
				}
			}
		}
	}
}

// parseChained reads the rest of a chain whose verbs have no object of their own.
func parseChained(p *parser, pos int, add func(int, any)) {
	t := p.g.table
	for _, r := range p.at(t.byName["effectB"], pos) {
		add(r.end, []ability.Effect{r.val.(ability.Effect)})
	}
	for _, r := range p.at(t.byName["effectBR"], pos) {
		if !p.hasString(r.end, "、") {
			continue
		}
		for _, n := range []string{"effects", "effectsB"} {
			for _, s := range p.at(t.byName[n], r.end+1) {
				if es := joined(r.val, s.val); es != nil {
					add(s.end, es)
				}
			}
		}
	}
}

func noPrint(*printer, any) (string, bool) { return "", false }

func printEffects(w *printer, v any) (string, bool) {
	return w.effectList(v, "effect")
}

// effectList prints effects as one sentence whose last clause has the given form.
func (w *printer) effectList(v any, last string) (string, bool) {
	es, ok := v.([]ability.Effect)
	if !ok || len(es) == 0 {
		return "", false
	}
	if last == "effect" && len(es) == 2 {
		if s, ok := w.named("chain", es); ok {
			return s, true
		}
	}
	out := ""
	for i, e := range es {
		form := last
		if i < len(es)-1 {
			form = pick(w.lang, "effectR", "effect")
		}
		s, ok := w.named(form, e)
		if !ok {
			return "", false
		}
		if i > 0 {
			out += pick(w.lang, "、", ", then ")
		}
		out += s
	}
	return out, true
}

// parseMay reads 捨ててよい, "you may discard"; the value is the effect list.
func parseMay(p *parser, pos int, add func(int, any)) {
	t := p.g.table
	if p.lang == EN {
		if p.hasString(pos, "you may ") {
			for _, r := range p.at(t.byName["effects"], pos+8) {
				add(r.end, r.val)
			}
		}
		return
	}
	if p.g.lex.Wordy {
		for _, r := range p.at(t.byName["effect"], pos) {
			if p.hasString(r.end, "ことができる") {
				add(r.end+len([]rune("ことができる")), []ability.Effect{r.val.(ability.Effect)})
			}
		}
	}
	for _, r := range p.at(t.byName["effectT"], pos) {
		for _, s := range []string{"よい", "もよい"} {
			if p.hasString(r.end, s) {
				add(r.end+len([]rune(s)), []ability.Effect{r.val.(ability.Effect)})
			}
		}
	}
	for _, r := range p.at(t.byName["effectR"], pos) {
		if p.chosen(r.end) {
			p.mayBehind(r.val, r.end, add)
		}
		if p.hasString(r.end, "、") {
			for _, s := range p.at(t.byName["mayeffects"], r.end+1) {
				if es := joined(r.val, s.val); es != nil {
					add(s.end, es)
				}
			}
			p.mayBehind(r.val, r.end+1, add)
		}
	}
}

// mayBehind reads 破壊してよい behind 選び、.
func (p *parser) mayBehind(first any, pos int, add func(int, any)) {
	for _, s := range p.at(p.g.table.byName["effectBT"], pos) {
		for _, may := range []string{"よい", "もよい"} {
			if p.hasString(s.end, may) {
				add(s.end+len([]rune(may)), []ability.Effect{first.(ability.Effect), s.val.(ability.Effect)})
			}
		}
	}
}

// chosen tells whether 選んで stands before pos.
func (p *parser) chosen(pos int) bool {
	return p.lang == JA && pos >= 3 && p.hasString(pos-3, "選んで")
}

func printMay(w *printer, v any) (string, bool) {
	if w.lang == EN {
		s, ok := w.effectList(v, "effect")
		return "you may " + s, ok
	}
	s, ok := w.effectList(v, "effectT")
	if w.g.lex.Wordy {
		s += "も"
	}
	return s + "よい", ok
}

// maxList bounds the costs before a colon and the clauses of one sentence.
const maxList = 12

// joined puts an effect before others; nil: the sentence is too long.
func joined(first any, rest any) []ability.Effect {
	if list := rest.([]ability.Effect); len(list) < maxList {
		return append([]ability.Effect{first.(ability.Effect)}, list...)
	}
	return nil
}

// parseCosts reads cost items with or without something between them.
func parseCosts(p *parser, pos int, add func(int, any)) {
	t := p.g.table
	for _, r := range p.at(t.byName["cost"], pos) {
		add(r.end, r.val)
		next := []int{r.end}
		for _, s := range []string{"、", "と", ", ", " "} {
			if p.hasString(r.end, s) {
				next = append(next, r.end+len([]rune(s)))
			}
		}
		for _, q := range next {
			for _, s := range p.at(t.byName["costs"], q) {
				if len(s.val.([]ability.Cost)) >= maxList {
					continue
				}
				add(s.end, append(append([]ability.Cost(nil), r.val.([]ability.Cost)...), s.val.([]ability.Cost)...))
			}
		}
	}
}

func printCosts(w *printer, v any) (string, bool) {
	cs, ok := v.([]ability.Cost)
	if !ok || len(cs) == 0 {
		return "", false
	}
	out := ""
	for i := 0; i < len(cs); {
		n := 2
		s := ""
		for ; n > 0; n-- {
			if i+n <= len(cs) {
				if s, ok = w.named("cost", cs[i:i+n]); ok {
					break
				}
			}
		}
		if n == 0 {
			return "", false
		}
		out += w.costGap(out, s) + s
		i += n
	}
	return out, true
}

// someOf prints a noun phrase that stands for any one of what fits: your main unit, one of
// your units, a card.
func (w *printer) someOf(n nt, s string, f ability.Filter) (string, bool) {
	switch {
	case f.Ref != (ability.Ref{}) || Sided(&f) && len(f.Zone) == 1 && f.Zone[0] == w.g.lex.Areas[0]:
		return s, true
	case Sided(&f) && (len(f.Zone) == 0 || w.g.lex.inAreas(&f)):
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

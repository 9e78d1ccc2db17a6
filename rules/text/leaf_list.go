package text

import (
	"cmp"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// addNounLeaves adds the noun phrases that are np in another dress.
func (g *Game) addNounLeaves() {
	t := g.Table
	np, raw := t.Nonterminal("np"), t.Nonterminal("npraw")
	t.AddLeaf("anp", ArticleLeaf(np))
	t.AddLeaf("anpraw", ArticleLeaf(raw))
	t.AddLeaf("nps", pluralLeaf(t.Nonterminal("npall")))
	t.AddLeaf("rawnps", pluralLeaf(t.Nonterminal("nprawall")))
	t.AddLeaf("fieldnp", fieldLeaf(t.Nonterminal("anp")))
	t.AddLeaf("fieldnps", fieldLeaf(t.Nonterminal("nps")))
	t.AddLeaf("fieldone", fieldLeaf(t.Nonterminal("np"))) // no Forward you control
	t.AddLeaf("nummany", Leaf{Parse: parseNum, Print: func(w *Printer, v any) (string, bool) {
		w.Plural = !Equal(v, ability.N(1))
		w.agree = w.Plural
		return printNum(w, v)
	}})
	t.AddLeaf("effectsB", Leaf{Parse: parseChained, Print: noPrint})
	t.AddLeaf("preds", Leaf{Parse: func(p *Parser, pos int, add func(int, any)) { parsePredicates(p, "pred", pos, add) }, Print: noPrint})
	t.AddLeaf("predOs", Leaf{Parse: func(p *Parser, pos int, add func(int, any)) { parsePredicates(p, "predO", pos, add) }, Print: noPrint})
	t.AddLeaf("told", Leaf{Parse: parseTold, Print: noPrint})
	t.AddLeaf("toldfor", Leaf{Parse: parseToldFor, Print: noPrint})
	t.AddLeaf("pairand", Leaf{Parse: pair("と", false), Print: noPrint})
	t.AddLeaf("pairor", Leaf{Parse: pair("か", true), Print: noPrint})
	t.AddLeaf("npeither", Leaf{Parse: parseEither, Print: noPrint})
	t.AddLeaf("npboth", Leaf{Parse: parseBoth, Print: noPrint})
	t.AddLeaf("times", Leaf{Parse: parseTimes, Print: printTimes})
}

// parseEither reads A1枚かB1枚: one thing of either sort.
func parseEither(p *Parser, pos int, add func(int, any)) {
	p.oneEach(pos, func(end int, a ability.Filter) {
		if p.Lang != JA || !p.HasString(end, "か") {
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
func (p *Parser) oneEach(pos int, out func(int, ability.Filter)) {
	for _, r := range p.At(p.Game.Starts.npraw, pos) {
		f := r.Val.(ability.Filter)
		if !Equal(f, ability.Filter{Has: f.Has, Num: f.Num, Kind: f.Kind}) || len(f.Has)+len(f.Num) == 0 {
			continue
		}
		for _, n := range p.At(p.Game.Table.byName["count"], r.End) {
			if Equal(n.Val, One()) {
				out(n.End, f)
			}
		}
	}
}

var articles = []string{"a ", "an ", "any "}

// ArticleLeaf is a noun phrase with an English article.
func ArticleLeaf(n Symbol) Leaf {
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			for _, r := range p.At(n, pos) {
				add(r.End, r.Val)
			}
			if p.Lang == EN {
				for _, a := range articles {
					if p.HasString(pos, a) {
						for _, r := range p.At(n, pos+len(a)) {
							add(r.End, r.Val)
						}
					}
				}
				if p.HasString(pos, "one of ") && (len(p.Game.Lex.Areas) > 0 || p.HasString(pos, "one of your ")) {
					for _, r := range p.At(n, pos+len("one of ")) {
						add(r.End, r.Val)
					}
				}
				if p.HasString(pos, "another ") {
					for _, r := range p.At(n, pos+len("an")) {
						add(r.End, r.Val)
					}
					for _, r := range p.At(n, pos+len("another ")) { // than the card that says so
						if f, ok := r.Val.(ability.Filter); ok && len(f.Rel) == 0 && (len(f.Or) == 0 || f.Kind != 0) && f.Ref == (ability.Ref{}) { // of alternatives with one noun none is this card
							f.Rel = Related(ability.Other, ThisRef).Rel
							add(r.End, f)
						}
					}
				}
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			w.Plural = false // of what was counted before it
			s, ok := w.Print(n, v)
			f, _ := v.(ability.Filter)
			if len(w.Game.Lex.Areas) > 0 && w.Lang == EN && ok {
				return w.someOf(n, s, f)
			}
			if w.Lang == JA || !ok || f.Ref != (ability.Ref{}) || w.Game.Lex.alone(&f) && f.Who != (ability.Who{}) || strings.HasPrefix(s, `"`) {
				return s, ok
			}
			if strings.HasPrefix(s, "your ") {
				w.Plural = true
				s, ok = w.Print(n, v)
				w.agree = false
				return "one of " + s, ok
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

func pluralLeaf(n Symbol) Leaf {
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			for _, r := range p.At(n, pos) {
				add(r.End, r.Val)
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			w.Plural = true
			return w.Print(n, v)
		},
	}
}

// fieldLeaf is what an event of the field happens to: this, it, or a noun phrase
// on the field, whose zone the event itself implies.
func fieldLeaf(n Symbol) Leaf {
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			for _, r := range p.At(n, pos) {
				f := r.Val.(ability.Filter)
				switch {
				case len(f.Zone) == 1 && f.Zone[0] == p.Game.Lex.field():
					f.Zone = nil
				case len(f.Zone) > 0:
					continue
				}
				add(r.End, f)
				if one := "1体が"; p.Lang == JA && p.Game.Lex.AnyOne && f.Ref == (ability.Ref{}) && p.HasString(r.End, one) { // any one of them
					add(r.End+len([]rune("1体")), f)
				}
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			f, ok := v.(ability.Filter)
			if !ok || len(f.Zone) > 0 {
				return "", false
			}
			if f.Ref == (ability.Ref{}) && !w.Game.Lex.alone(&f) {
				f.Zone = []ability.Zone{w.Game.Lex.field()}
			}
			return w.Print(n, f)
		},
	}
}

// parseTimes reads "once", "2 times".
func parseTimes(p *Parser, pos int, add func(int, any)) {
	if p.HasString(pos, "once") {
		add(pos+4, int32(1))
	}
	if p.HasString(pos, "twice") {
		add(pos+5, int32(2))
	}
	if n, end := p.Number(pos); end > pos && p.HasString(end, " times") {
		add(end+6, n)
	}
}

func printTimes(w *Printer, v any) (string, bool) {
	n, ok := v.(int32)
	if n == 1 {
		return "once", ok
	}
	return Itoa(n) + " times", ok && n > 0
}

// parseEffects reads one effect or several chained ones.
func parseEffects(p *Parser, pos int, add func(int, any)) {
	t := p.Game.Table
	for _, r := range p.At(t.byName["chain"], pos) {
		add(r.End, r.Val)
		if p.Lang == EN && p.Game.Lex.Commas {
			p.chainGoesOn(r, add)
		}
	}
	for _, r := range p.At(t.byName["effect"], pos) {
		add(r.End, []ability.Effect{r.Val.(ability.Effect)})
	}
	if p.Lang == JA {
		for _, r := range p.At(t.byName["told"], pos) {
			add(r.End, r.Val)
		}
	}
	join := Pick(p.Lang, "、", ", then ")
	head := Pick(p.Lang, "effectR", "effect")
	for _, r := range p.At(t.byName[head], pos) {
		if p.chosen(r.End) && !p.Game.Lex.ChosenApart { // 選んで破壊する
			for _, s := range p.At(t.byName["effectsB"], r.End) {
				if es := joined(r.Val, s.Val); es != nil {
					add(s.End, es)
				}
			}
		}
		join := join
		for _, and := range []string{" and ", ", and ", " then "} {
			if p.Lang == EN && p.HasString(r.End, and) {
				join = and
			}
		}
		if p.Lang == EN && p.Game.Lex.Commas && !p.HasString(r.End, join) && p.HasString(r.End, ", ") && (p.Ahead(r.End, " and ") || p.Ahead(r.End, ", then ")) {
			join = ", " // of three, or of the former and the latter
		}
		if _, selects := r.Val.(*ability.Select); selects && p.Lang == EN && p.Game.Lex.Commas && !p.HasString(r.End, join) && p.HasString(r.End, ", ") {
			join = ", " // Select a follower, deal it 2 damage
		}
		if !p.HasString(r.End, join) {
			continue
		}
		next := []string{"effects"}
		if p.Lang == JA {
			next = []string{"effects", "effectsB"}
		}
		if _, ok := t.byName["effectsA"]; ok {
			next = append(next, "effectsA") // what another player does besides, or what lasts behind what does not
		}
		shown := p.shownEnd(pos, r)
		for _, n := range next {
			if g, gives := r.Val.(*ability.Give); gives && n == "effectsB" && !IsIt(g.What.Ref) {
				continue // このカードは絶界を得、パワーを+1000する: what is left out is what was just spoken of
			}
			for _, s := range p.At(t.byName[n], r.End+len([]rune(join))) {
				if es := joined(r.Val, s.Val); es != nil && (shown == 0 || s.End < shown) {
					add(s.End, es)
				}
			}
		}
	}
}

// chainGoesOn reads one more thing that is done behind what is done in one breath: give it +1/+1 and Ward and act it.
func (p *Parser) chainGoesOn(r reading, add func(int, any)) {
	for _, and := range []string{" and ", ", and ", ", then "} {
		if !p.HasString(r.End, and) {
			continue
		}
		for _, s := range p.At(p.Game.Table.byName["effect"], r.End+len(and)) {
			add(s.End, append(slices.Clone(r.Val.([]ability.Effect)), s.Val.(ability.Effect)))
		}
	}
}

// shownEnd is where a move ends that says first that what is moved is shown, and what that begins with is r: "reveal this
// card from your hand and put it into your deck" is one move, as 公開し、 is. 0: there is none.
func (p *Parser) shownEnd(pos int, r reading) int {
	switch e := r.Val.(type) {
	case *ability.Move:
		if e.How != ability.Reveal {
			return 0
		}
	case *ability.Look:
		if !e.Reveal {
			return 0
		}
	default:
		return 0
	}
	for _, q := range p.At(p.Game.Table.byName["effect"], pos) {
		if m, is := q.Val.(*ability.Move); is && m.Show && q.End > r.End {
			return q.End
		}
	}
	return 0
}

// parseChained reads the rest of a chain whose verbs have no object of their own.
func parseChained(p *Parser, pos int, add func(int, any)) {
	t := p.Game.Table
	for _, r := range p.At(t.byName["effectB"], pos) {
		add(r.End, []ability.Effect{r.Val.(ability.Effect)})
	}
	if p.Game.Lex.HeldBehind && p.Lang == JA {
		p.held(pos, add)
	}
	for _, r := range p.At(t.byName["effectBR"], pos) {
		if !p.HasString(r.End, "、") {
			continue
		}
		next := []string{"effects", "effectsB"}
		if _, ok := t.byName["effectsA"]; ok {
			next = append(next, "effectsA")
		}
		for _, n := range next {
			for _, s := range p.At(t.byName[n], r.End+1) {
				if es := joined(r.Val, s.Val); es != nil {
					add(s.End, es)
				}
			}
		}
	}
}

func noPrint(*Printer, any) (string, bool) { return "", false }

func printEffects(w *Printer, v any) (string, bool) {
	return w.effectList(v, "effect")
}

// effectList prints effects as one sentence whose last clause has the given form.
func (w *Printer) effectList(v any, last string) (string, bool) {
	es, ok := v.([]ability.Effect)
	if !ok || len(es) == 0 {
		return "", false
	}
	if last == "effect" && len(es) > 1 {
		if s, ok := w.Named("chain", es); ok {
			return s, true
		}
	}
	out := ""
	for i, e := range es {
		form := last
		if so, is := e.(*ability.If); is && w.Game.Lex.Onward && i > 0 && i == len(es)-1 && last == "effect" && len(so.Else) == 0 { // 破壊し、…があるなら、カード1枚を引く
			c, said := w.Named("nara", so.Cond)
			then, done := w.effectList(so.Then, last)
			return out + Pick(w.Lang, "、", ", and, ") + c + Pick(w.Lang, "、", ", ") + then, said && done
		}
		if i < len(es)-1 {
			form = Pick(w.Lang, "effectR", "effect")
		}
		s, ok := w.Named(form, e)
		if i > 0 {
			out += Pick(w.Lang, "、", ", then ")
			if !ok {
				s, ok = w.timed(es[i:], last)
				return out + s, ok
			}
		}
		if !ok {
			return "", false
		}
		out += s
	}
	return out, true
}

// parseMay reads 捨ててよい, "you may discard"; the value is the effect list.
func parseMay(p *Parser, pos int, add func(int, any)) {
	t := p.Game.Table
	if p.Lang == EN {
		if p.HasString(pos, "you may ") {
			for _, r := range p.At(t.byName["effects"], pos+8) {
				if wanted(r.Val.([]ability.Effect)) {
					add(r.End, r.Val)
				}
			}
		}
		return
	}
	for _, r := range p.At(t.byName["effect"], pos) {
		if p.HasString(r.End, "ことができる") {
			add(r.End+len([]rune("ことができる")), []ability.Effect{r.Val.(ability.Effect)})
		}
	}
	for _, r := range p.At(t.byName["effectT"], pos) {
		for _, s := range []string{"よい", "もよい"} {
			if p.HasString(r.End, s) {
				add(r.End+len([]rune(s)), []ability.Effect{r.Val.(ability.Effect)})
			}
		}
	}
	for _, r := range p.At(t.byName["effectR"], pos) {
		if p.chosen(r.End) {
			p.mayBehind(r.Val, r.End, add)
		}
		if p.HasString(r.End, "、") {
			for _, s := range p.At(t.byName["mayeffects"], r.End+1) {
				if es := joined(r.Val, s.Val); es != nil {
					add(s.End, es)
				}
			}
			p.mayBehind(r.Val, r.End+1, add)
		}
	}
}

// mayBehind reads 破壊してよい behind 選び、.
func (p *Parser) mayBehind(first any, pos int, add func(int, any)) {
	for _, s := range p.At(p.Game.Table.byName["effectBT"], pos) {
		for _, may := range []string{"よい", "もよい"} {
			if p.HasString(s.End, may) {
				add(s.End+len([]rune(may)), []ability.Effect{first.(ability.Effect), s.Val.(ability.Effect)})
			}
		}
	}
}

// chosen tells whether 選んで stands before pos.
func (p *Parser) chosen(pos int) bool {
	return p.Lang == JA && pos >= 3 && p.HasString(pos-3, "選んで")
}

func printMay(w *Printer, v any) (string, bool) {
	if w.Lang == EN {
		s, ok := w.effectList(v, "effect")
		es, are := v.([]ability.Effect)
		return "you may " + s, ok && are && wanted(es)
	}
	s, ok := w.effectList(v, "effectT")
	return s + cmp.Or(w.Game.Lex.May, "よい"), ok
}

// wanted tells whether effects are things that somebody may do: what holds is not done.
func wanted(es []ability.Effect) bool {
	return !slices.ContainsFunc(es, func(e ability.Effect) bool {
		switch e := e.(type) {
		case *ability.Rule, *ability.Instead:
			return true
		case *ability.Give:
			return len(e.Props) > 0
		case *ability.Move: // what the other player does besides may be no part of what one may do
			return len(es) > 1 && e.What.Sel != nil && e.What.Sel.By.Side == ability.Opponent
		case *ability.Draw:
			return len(es) > 1 && e.Who.Side == ability.Opponent
		}
		return false
	})
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
func parseCosts(p *Parser, pos int, add func(int, any)) {
	t := p.Game.Table
	for _, r := range p.At(t.byName["cost"], pos) {
		add(r.End, r.Val)
		next := []int{r.End}
		for _, s := range []string{"、", "と", ", ", " "} {
			if p.HasString(r.End, s) {
				next = append(next, r.End+len([]rune(s)))
			}
		}
		for _, q := range next {
			for _, s := range p.At(t.byName["costs"], q) {
				if len(s.Val.([]ability.Cost)) >= maxList {
					continue
				}
				add(s.End, append(append([]ability.Cost(nil), r.Val.([]ability.Cost)...), s.Val.([]ability.Cost)...))
			}
		}
	}
}

func printCosts(w *Printer, v any) (string, bool) {
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
				if s, ok = w.Named("cost", cs[i:i+n]); ok {
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
func (w *Printer) someOf(n Symbol, s string, f ability.Filter) (string, bool) {
	switch {
	case f.Ref != (ability.Ref{}) || Sided(&f) && len(f.Zone) == 1 && f.Zone[0] == w.Game.Lex.Areas[0]:
		return s, true
	case Sided(&f) && (len(f.Zone) == 0 || w.Game.Lex.InAreas(&f)):
		w.Plural = true
		s, ok := w.Print(n, f)
		w.agree = false
		return "one of " + s, ok
	}
	if strings.HasPrefix(s, "unit") {
		return "a " + s, true
	}
	return withArticle(s), true
}

package text

import (
	"strings"

	"gotaku/rules/ability"
)

// Costs that are written as icons side by side: 《火》《2》《ダル》《S》. FF-TCG 11.6.2.

// addCostLeaves adds the leaves of games with such costs.
func (g *Game) addCostLeaves() {
	t := g.table
	t.addLeaf("cpcost", leaf{parse: parseCP, print: printCP})
	t.addLeaf("modetotal", leaf{parse: parseTotal, print: func(w *printer, _ any) (string, bool) { return itoa(w.total), true }})
	t.addLeaf("ncards", countOf("card"))
	kind := g.lex.kindLeaf()
	t.addLeaf("kinds", leaf{parse: kind.parse, print: func(w *printer, v any) (string, bool) {
		w.plural = true
		s, ok := kind.print(w, v)
		w.plural = false
		return s, ok
	}})
}

func parseTotal(p *parser, pos int, add func(int, any)) {
	if _, end := p.number(pos); end > pos {
		add(end, counterWord{})
	}
}

// countOf is a count with an English noun: 1 card, all cards.
func countOf(noun string) leaf {
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			parseCount(p, pos, func(end int, v any) {
				if p.lang == JA {
					add(end, v)
					return
				}
				if s := " " + noun; p.hasString(end, s) {
					end += len(s)
					if p.hasString(end, "s") {
						end++
					}
					add(end, v)
				}
			})
		},
		print: func(w *printer, v any) (string, bool) {
			w.counter = "枚"
			s, ok := printCount(w, v)
			if w.lang == JA {
				return s, ok
			}
			if w.plural {
				noun := noun + "s"
				return s + " " + noun, ok
			}
			return s + " " + noun, ok
		},
	}
}

func dullThis() ability.Cost {
	return ability.Cost{Do: &ability.Turn{What: ability.What{Ref: ThisRef}, To: ability.Acted}}
}

// parseCP reads a run of cost icons as a list of costs: elements and numbers are
// one cost of CP, in the place of the first of them.
func parseCP(p *parser, pos int, add func(int, any)) {
	var out []ability.Cost
	at := -1 // of the CP in out
	seen := false
	total, x := int32(0), false
	cp := func() *ability.Cost {
		if at < 0 {
			at = len(out)
			out = append(out, ability.Cost{Res: ability.CP})
		}
		return &out[at]
	}
	for {
		ic, num, end := p.g.lex.iconAt(p.text, pos, p.lang)
		if ic == nil || ic.Kind != CostIcon && ic.Kind != ActIcon {
			break
		}
		switch ic.Word {
		case "dull":
			out = append(out, dullThis())
		case "special":
			return // it marks the ability
		case "crystal":
			if n := len(out); n > 0 && out[n-1].Res == ability.Crystal {
				out[n-1].N.N++
			} else {
				out = append(out, ability.Cost{Res: ability.Crystal, N: ability.N(1)})
			}
		case "":
			if num == noNumber {
				return
			}
			cp()
			if num < 0 {
				x = true
			} else {
				total += num
			}
		default:
			c := cp()
			c.Colors = append(c.Colors, ic.Word)
			total++
		}
		seen, pos = true, end
	}
	if !seen {
		return
	}
	if at >= 0 {
		out[at].N = cpAmount(total, x)
	}
	add(pos, out)
}

// cpAmount is a number of CP, X of which may be chosen.
func cpAmount(n int32, x bool) ability.Amount {
	switch {
	case !x:
		return ability.N(n)
	case n == 0:
		return ability.Amount{Op: ability.X}
	}
	return ability.Amount{Op: ability.Sum, Args: []ability.Amount{ability.N(n), {Op: ability.X}}}
}

// printCP prints one cost of icons.
func printCP(w *printer, v any) (string, bool) {
	cs, ok := v.([]ability.Cost)
	if !ok || len(cs) != 1 {
		return "", false
	}
	c := cs[0]
	switch {
	case equal(c, dullThis()):
		return w.costWord("dull"), true
	case c.Res == ability.Crystal:
		return strings.Repeat(w.costWord("crystal"), int(c.N.N)), c.N.Op == ability.Const && c.N.N > 0 && c.N.N < 10
	case c.Res != ability.CP || c.Do != nil || c.Mode != ability.Base:
		return "", false
	}
	s := ""
	for _, e := range c.Colors {
		s += w.costWord(e)
	}
	n, x := c.N.N, false
	switch {
	case c.N.Op == ability.X:
		n, x = int32(len(c.Colors)), true
	case c.N.Op == ability.Sum && len(c.N.Args) == 2:
		n, x = c.N.Args[0].N, true
	}
	if !equal(c.N, cpAmount(n, x)) && !(x && equal(c.N, cpAmount(0, true)) && len(c.Colors) == 0) {
		return "", false
	}
	rest := n - int32(len(c.Colors))
	if rest > 0 || rest == 0 && !x && len(c.Colors) == 0 {
		s += "《" + itoa(rest) + "》"
	}
	if x {
		s += "《X》"
	}
	return s, rest >= 0
}

// costWord is the notation of a cost icon.
func (w *printer) costWord(word string) string {
	for i := range w.g.lex.Icons {
		if ic := &w.g.lex.Icons[i]; ic.Word == word && (ic.Kind == CostIcon || ic.Kind == ActIcon) {
			return ic.print(w.lang, noNumber)
		}
	}
	return ""
}

// costGap stands between two costs.
func (w *printer) costGap(before, next string) string {
	icons := strings.HasSuffix(before, "》") && strings.HasPrefix(next, "《")
	switch {
	case before == "" || icons || w.lang == JA && !w.g.lex.Wordy:
		return ""
	case w.lang == JA:
		return "、"
	}
	return ", "
}

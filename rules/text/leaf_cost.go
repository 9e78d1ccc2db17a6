package text

import (
	"strings"

	"gotaku/rules/ability"
)

// Costs that are written as icons side by side: 《火》《2》《ダル》《S》. FF-TCG 11.6.2.

// addCostLeaves adds the leaves of games with such costs.
func (g *Game) addCostLeaves() {
	t := g.Table
	t.AddLeaf("cpcost", Leaf{Parse: parseCP, Print: printCP})
	t.AddLeaf("modetotal", Leaf{Parse: parseTotal, Print: func(w *Printer, _ any) (string, bool) { return Itoa(w.total), true }})
	t.AddLeaf("ncards", countOf("card"))
	kind := g.Lex.kindLeaf()
	t.AddLeaf("kinds", Leaf{Parse: kind.Parse, Print: func(w *Printer, v any) (string, bool) {
		w.Plural = true
		s, ok := kind.Print(w, v)
		w.Plural = false
		return s, ok
	}})
}

func parseTotal(p *Parser, pos int, add func(int, any)) {
	if _, end := p.number(pos); end > pos {
		add(end, counterWord{})
	}
}

// countOf is a count with an English noun: 1 card, all cards.
func countOf(noun string) Leaf {
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			parseCount(p, pos, func(end int, v any) {
				if p.Lang == JA {
					add(end, v)
					return
				}
				if s := " " + noun; p.HasString(end, s) {
					end += len(s)
					if p.HasString(end, "s") {
						end++
					}
					add(end, v)
				}
			})
		},
		Print: func(w *Printer, v any) (string, bool) {
			w.counter = "枚"
			s, ok := printCount(w, v)
			if w.Lang == JA {
				return s, ok
			}
			if w.Plural {
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
func parseCP(p *Parser, pos int, add func(int, any)) {
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
		ic, num, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang)
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
func printCP(w *Printer, v any) (string, bool) {
	cs, ok := v.([]ability.Cost)
	if !ok || len(cs) != 1 {
		return "", false
	}
	c := cs[0]
	switch {
	case Equal(c, dullThis()):
		return w.CostWord("dull"), true
	case c.Res == ability.Crystal:
		return strings.Repeat(w.CostWord("crystal"), int(c.N.N)), c.N.Op == ability.Const && c.N.N > 0 && c.N.N < 10
	case c.Res != ability.CP || c.Do != nil || c.Mode != ability.Base:
		return "", false
	}
	s := ""
	for _, e := range c.Colors {
		s += w.CostWord(e)
	}
	n, x := c.N.N, false
	switch {
	case c.N.Op == ability.X:
		n, x = int32(len(c.Colors)), true
	case c.N.Op == ability.Sum && len(c.N.Args) == 2:
		n, x = c.N.Args[0].N, true
	}
	if !Equal(c.N, cpAmount(n, x)) && !(x && Equal(c.N, cpAmount(0, true)) && len(c.Colors) == 0) {
		return "", false
	}
	rest := n - int32(len(c.Colors))
	if rest > 0 || rest == 0 && !x && len(c.Colors) == 0 {
		s += "《" + Itoa(rest) + "》"
	}
	if x {
		s += "《X》"
	}
	return s, rest >= 0
}

// CostWord is the notation of a cost icon.
func (w *Printer) CostWord(word string) string {
	for i := range w.Game.Lex.Icons {
		if ic := &w.Game.Lex.Icons[i]; ic.Word == word && (ic.Kind == CostIcon || ic.Kind == ActIcon) {
			return ic.print(w.Lang, noNumber)
		}
	}
	return ""
}

// costGap stands between two costs.
func (w *Printer) costGap(before, next string) string {
	icons := strings.HasSuffix(before, "》") && strings.HasPrefix(next, "《")
	marks := strings.HasSuffix(before, "]") || strings.HasSuffix(before, "】") || strings.HasPrefix(next, "[")
	switch {
	case before == "" || icons || w.Lang == JA && marks:
		return ""
	case w.Lang == JA:
		return "、"
	}
	return ", "
}

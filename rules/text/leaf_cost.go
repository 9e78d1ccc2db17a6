package text

import (
	"strings"

	"gotaku/rules/ability"
)

// Costs that are written as icons side by side: 《火》《2》《ダル》《S》. FF-TCG 11.6.2.

// addCostLeaves adds the leaves of games with such costs.
func (g *Game) addCostLeaves() {
	t := g.Table
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
	if _, end := p.Number(pos); end > pos {
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
			many := w.Plural
			if w.Plural = false; many {
				return s + " " + noun + "s", ok
			}
			return s + " " + noun, ok
		},
	}
}

// CostWord is the notation of a cost icon.
func (w *Printer) CostWord(word string) string {
	for i := range w.Game.Lex.Icons {
		if ic := &w.Game.Lex.Icons[i]; ic.Word == word && (ic.Kind == CostIcon || ic.Kind == ActIcon) {
			return ic.print(w.Lang, NoNumber)
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

// Optionals is how many of some costs need not be paid.
func Optionals(cs []ability.Cost) (n uint8) {
	for i := range cs {
		if cs[i].Mode == ability.Optional {
			n++
		}
	}
	return n
}

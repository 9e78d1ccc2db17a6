package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Costs in icons: 《火》《2》《ダル》. FF-TCG 11.2, 11.6.2.

func dullThis() ability.Cost {
	return ability.Cost{Do: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}}
}

// parseCP reads a run of cost icons as a list of costs: elements and numbers are
// one cost of CP, in the place of the first of them.
func parseCP(p *text.Parser, pos int, add func(int, any)) {
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
		if ic == nil || ic.Kind != text.CostIcon && ic.Kind != text.ActIcon {
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
			if num == text.NoNumber {
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

// parseCPNumber reads one icon of CP of any Element.
func parseCPNumber(p *text.Parser, pos int, add func(int, any)) {
	if ic, num, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang); ic != nil && ic.Kind == text.CostIcon && ic.Word == "" && num > 0 {
		add(end, ability.N(num))
	}
}

func printCPNumber(w *text.Printer, v any) (string, bool) {
	n, ok := v.(ability.Amount)
	if !ok || n.Op != ability.Const || n.N <= 0 {
		return "", false
	}
	return "《" + text.Itoa(n.N) + "》", true
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
func printCP(w *text.Printer, v any) (string, bool) {
	cs, ok := v.([]ability.Cost)
	if !ok || len(cs) != 1 {
		return "", false
	}
	c := cs[0]
	switch {
	case text.Equal(c, dullThis()):
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
	if !text.Equal(c.N, cpAmount(n, x)) && !(x && text.Equal(c.N, cpAmount(0, true)) && len(c.Colors) == 0) {
		return "", false
	}
	rest := n - int32(len(c.Colors))
	if rest > 0 || rest == 0 && !x && len(c.Colors) == 0 {
		s += "《" + text.Itoa(rest) + "》"
	}
	if x {
		s += "《X》"
	}
	return s, rest >= 0
}

// costIs finds in a face what is said of a cost that an amount is made more or less by: where コストは begins and ends, and
// where the verb does. at: -1, nothing is said of one.
func costIs(f string) (at, from, verb, end int) {
	const cost = "コストは"
	if at = strings.Index(f, cost); at < 0 {
		return at, 0, 0, 0
	}
	from, verb = at+len(cost), -1
	depth := 0
	for i, c := range f[from:] {
		switch c {
		case '‹':
			depth++
		case '›':
			depth--
		}
		if depth < 0 || depth == 0 && c == '|' {
			break // the end of the alternative in which the cost stands
		}
		for _, v := range [...]string{"減る", "増える"} {
			if depth == 0 && strings.HasPrefix(f[from+i:], v) {
				verb, end = from+i, from+i+len(v)
			}
		}
	}
	if verb < 0 {
		at = -1
	}
	return at, from, verb, end
}

// costsMade adds to the faces that say that a cost is lower or higher those that say that it is made so: コストを1減らす.
func costsMade(ja string) string {
	made := strings.NewReplacer("減る", "減らす", "増える", "増やす")
	var out []string
	for _, f := range text.SplitTop(ja) {
		if at, from, verb, end := costIs(f); at >= 0 {
			out = append(out, f[:at]+"コストを"+f[from:verb]+made.Replace(f[verb:end])+f[end:])
		}
	}
	if len(out) == 0 {
		return ja
	}
	return ja + " | " + strings.Join(out, " | ")
}

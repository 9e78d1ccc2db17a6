package text

import "gotaku/rules/ability"

// Amounts in words are added to, multiplied and halved: 自分の場のカードの枚数+2,
// これの攻撃力の2倍.

func parseExprs(p *Parser, pos int, add func(int, any)) {
	t := p.Game.Table
	if p.Lang == EN {
		if p.HasString(pos, "twice ") {
			for _, r := range p.At(t.byName["expr"], pos+len("twice ")) {
				if a := r.Val.(ability.Amount); a.Op != ability.Const {
					add(r.End, times(2, a))
				}
			}
		}
		if n, end := p.Number(pos); end > pos && p.HasString(end, " times ") {
			for _, r := range p.At(t.byName["expr"], end+len(" times ")) {
				add(r.End, times(n, r.Val.(ability.Amount)))
			}
		}
		for _, w := range []string{"twice ", "double "} {
			if p.HasString(pos, w) {
				for _, r := range p.At(t.byName["expr"], pos+len(w)) {
					add(r.End, times(2, r.Val.(ability.Amount)))
				}
			}
		}
	}
	for _, r := range p.At(t.byName["expr"], pos) {
		add(r.End, r.Val)
		p.reckoned(r.End, r.Val.(ability.Amount), add)
	}
	if p.Lang == JA && p.HasString(pos, "「") { // 「自分の場のカードの枚数」の2倍
		for _, r := range p.At(t.byName["expr"], pos+1) {
			if a := r.Val.(ability.Amount); a.Op != ability.Const && p.HasString(r.End, "」") {
				p.reckoned(r.End+1, a, add)
			}
		}
	}
}

// reckoned reads what is done to an amount that stands before pos.
func (p *Parser) reckoned(pos int, a ability.Amount, add func(int, any)) {
	for _, s := range [langs][2]string{JA: {"+", "-"}, EN: {" plus ", " minus "}}[p.Lang] {
		if !p.HasString(pos, s) {
			continue
		}
		op := ability.Sum
		if s == "-" || s == " minus " {
			op = ability.Minus
		}
		for _, r := range p.At(p.Game.Table.byName["expr"], pos+len(s)) {
			if b := r.Val.(ability.Amount); a.Op != ability.Const || b.Op != ability.Const {
				add(r.End, ability.Amount{Op: op, Args: []ability.Amount{a, b}})
			}
		}
	}
	for _, s := range [langs][]string{JA: {"×", "x"}, EN: {" multiplied by ", " x ", " × "}}[p.Lang] {
		if n, end := p.Number(pos + len([]rune(s))); p.HasString(pos, s) && n > 1 && a.Op != ability.Const {
			add(end, times(n, a))
		}
	}
	if p.Lang == JA && p.HasString(pos, "の") {
		if n, end := p.Number(pos + 1); end > pos+1 && p.HasString(end, "倍") {
			add(end+1, times(n, a))
		}
	}
}

func times(n int32, a ability.Amount) ability.Amount {
	return ability.Amount{Op: ability.Mul, Args: []ability.Amount{ability.N(n), a}}
}

func printExprs(w *Printer, v any) (string, bool) {
	a, ok := v.(ability.Amount)
	if !ok {
		return "", false
	}
	if s, ok := w.Named("expr", a); ok {
		return s, true
	}
	if len(a.Args) != 2 {
		return "", false
	}
	of, n := a.Args[0], a.Args[1]
	if a.Op == ability.Mul {
		of, n = n, of
	}
	if n.Op == ability.Const && n.N < 0 || !Equal(a, ability.Amount{Op: a.Op, Args: a.Args}) || a.Op == ability.Mul && n.Op != ability.Const {
		return "", false
	}
	s, ok := w.Named("expr", of)
	more, said := w.Named("expr", n)
	ok = ok && said
	switch a.Op {
	case ability.Sum:
		s += Pick(w.Lang, "+", " plus ") + more
	case ability.Minus:
		s += Pick(w.Lang, "-", " minus ") + more
	case ability.Mul:
		s = Pick(w.Lang, s+"の"+Itoa(n.N)+"倍", Itoa(n.N)+" times "+s)
	default:
		return "", false
	}
	return s, ok
}

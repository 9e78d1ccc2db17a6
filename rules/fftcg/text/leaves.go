package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Leaves are what the texts of FF-TCG say in ways that no row can.
func (d dialect) Leaves(g *text.Game) {
	t := g.Table
	t.AddLeaf("otherhue", otherHues(d.words))
	t.AddLeaf("cpcost", text.Leaf{Parse: parseCP, Print: printCP})
	t.AddLeaf("only", text.Leaf{Parse: parseOnly, Print: unprinted})
	t.AddLeaf("onlyja", text.Leaf{Parse: parseOnlyJA, Print: unprinted})
	t.AddLeaf("castonly", text.Leaf{Parse: parseCastOnly, Print: unprinted})
	t.AddLeaf("usedit", text.Leaf{Parse: unread, Print: printUsedIt})
	t.AddLeaf("itsuser", text.Leaf{Parse: unread, Print: printItsUser})
	t.AddLeaf("ntimes", text.Leaf{Parse: parseOften, Print: printOften})
	t.AddLeaf("events", text.Leaf{Parse: parseEvents, Print: printEvents})
	t.AddLeaf("eachn", text.Leaf{Parse: parseEach, Print: printEach})
	t.AddLeaf("chain", text.Leaf{Parse: func(p *text.Parser, pos int, add func(int, any)) {
		parseWithThis(p, pos, add)
		text.ParseSaidList(p, pos, add)
	}, Print: unprinted})
	t.AddLeaf("stateword", text.Leaf{Parse: parseStateWord, Print: printStateWord})
	t.AddLeaf("turnedups", text.Leaf{Parse: parseTurnedUps, Print: printTurnedUps})
	t.AddLeaf("turnedup", text.Leaf{Parse: parseTurnedUp, Print: printTurnedUp})
	t.AddLeaf("twokinds", text.Leaf{Parse: parseTwoKinds, Print: unprinted})
	t.AddLeaf("allbut", text.Leaf{Parse: parseAllBut, Print: unprinted})
	t.AddLeaf("names", text.Leaf{Parse: parseNames, Print: unprinted})
	t.AddLeaf("altcosts", text.Leaf{Parse: parseInstead, Print: printInstead})
	t.AddLeaf("costsand", text.Leaf{Parse: parseCostsAnd, Print: unprinted})
	t.AddLeaf("onecost", text.Leaf{Parse: parseOneCost, Print: printOneCost})
	t.AddLeaf("ordinal", text.Leaf{Parse: parseOrdinal, Print: printOrdinal})
	t.AddLeaf("extracp", text.Leaf{Parse: parseExtra, Print: printExtra})
	t.AddLeaf("bareclass", text.Leaf{Parse: parseBareClass, Print: unprinted})
	t.AddLeaf("eitherone", text.Leaf{Parse: parseEitherOne, Print: printEitherOne})
	t.AddLeaf("byeach", text.Leaf{Parse: parseByEach, Print: printByEach})
	t.AddLeaf("cpnum", text.Leaf{Parse: parseCPNumber, Print: printCPNumber})
	t.AddLeaf("lastsaid", text.Leaf{Parse: unread, Print: printLasts}) // where the time stands behind the whole sentence
	t.AddLeaf("namesake", text.Leaf{Parse: parseNamesake, Print: unprinted})
	t.AddLeaf("primer", text.Leaf{Parse: parsePrimer, Print: unprinted})
	t.AddLeaf("hues", text.Leaf{Parse: parseHues, Print: printHues})
	t.AddLeaf("huedtwice", text.Leaf{Parse: parseHuedTwice, Print: unprinted})
	t.AddLeaf("makes", text.Leaf{Parse: parseMakes, Print: printMakes})
	t.AddLeaf("crystals", text.Leaf{Parse: parseCrystals, Print: unprinted})
	t.AddLeaf("timed", text.TimedLeaf())
	t.AddLeaf("lasts", text.Leaf{Parse: parseLasts, Print: printLasts})
	t.AddLeaf("lastingfirst", text.Leaf{Parse: parseLastingFirst, Print: unprinted})
	t.AddLeaf("threeof", text.Leaf{Parse: parseThree, Print: printThree})
	t.AddLeaf("twoof", pairLeaf("selb", " and ", false))
	t.AddLeaf("bothof", pairLeaf("selany", " and ", false))
	t.AddLeaf("eitherof", pairLeaf("selb", " or ", true))
	t.AddLeaf("refone", text.Leaf{Parse: parseOne, Print: func(w *text.Printer, v any) (string, bool) { return w.Named("ref", v) }})
}

func unread(*text.Parser, int, func(int, any)) {}

// printUsedIt says on what condition the card is whose ability was cancelled, in the words of a condition on the ability.
func printUsedIt(w *text.Printer, v any) (string, bool) {
	c, ok := v.(ability.Cond)
	if !ok || c.Op != ability.Is || c.Ref != text.BindRef(text.SlotUser) || c.Of == nil {
		return "", false
	}
	card := text.Clone(*c.Of).(ability.Filter)
	f := ability.Filter{Kind: abilities, Zone: []ability.Zone{ability.Resolving}, Who: card.Who, Rel: []ability.Rel{{Kind: ability.AbilityOf, In: &card}}}
	card.Who = ability.Who{}
	s, ok := w.Named(text.Pick(w.Lang, "np", "anp"), f)
	return text.Pick(w.Lang, "それが"+s, "it is "+s), ok
}

// printItsUser calls that card by its kind.
func printItsUser(w *text.Printer, v any) (string, bool) {
	r, ok := v.(ability.Ref)
	if !ok || r.Kind != ability.Slot || r.Slot != text.SlotUser || r.As == 0 {
		return "", false
	}
	s, ok := w.Named("kind", r.As)
	return text.Pick(w.Lang, "その", "that ") + s, ok
}

func unprinted(*text.Printer, any) (string, bool) { return "", false }

// parseCostsAnd reads what is paid and what is done for it in one breath: pay 《2》 and discard 1 card.
func parseCostsAnd(p *text.Parser, pos int, add func(int, any)) {
	const pay, and = "pay ", " and "
	costs := p.Game.Table.Nonterminal("costs")
	if p.Lang == text.EN && !p.HasString(pos, pay) && p.Ahead(pos, and+pay) { // discard 1 card and pay 《2》
		for _, r := range p.At(costs, pos) {
			if !p.HasString(r.End, and+pay) || anyPaid(r.Val.([]ability.Cost)) {
				continue
			}
			for _, q := range p.At(costs, r.End+len(and+pay)) {
				if cs := q.Val.([]ability.Cost); allPaid(cs) {
					add(q.End, append(append([]ability.Cost(nil), cs...), r.Val.([]ability.Cost)...))
				}
			}
		}
		return
	}
	if p.Lang != text.EN || !p.HasString(pos, pay) {
		return
	}
	for _, r := range p.At(costs, pos+len(pay)) {
		if !p.HasString(r.End, and) || !allPaid(r.Val.([]ability.Cost)) {
			continue
		}
		for _, q := range p.At(costs, r.End+len(and)) {
			if cs := q.Val.([]ability.Cost); !anyPaid(cs) {
				add(q.End, append(append([]ability.Cost(nil), r.Val.([]ability.Cost)...), cs...))
			}
		}
	}
}

// anyPaid: one of the costs is a number.
func anyPaid(cs []ability.Cost) bool {
	return slices.ContainsFunc(cs, func(c ability.Cost) bool { return c.Do == nil })
}

// parseBareClass reads an element without 属性: 水の.
func parseBareClass(p *text.Parser, pos int, add func(int, any)) {
	for i := range p.Game.Lex.Icons {
		ic := &p.Game.Lex.Icons[i]
		if s, ok := strings.CutSuffix(ic.JA, "属性"); ok && ic.Kind == text.ClassIcon && p.Lang == text.JA && p.HasString(pos, s) {
			end := pos + len([]rune(s))
			if slices.ContainsFunc([]string{"の", "か", "と", "や", "以外", "になる"}, func(w string) bool { return p.HasString(end, w) }) {
				add(end, ic.Word)
			}
		}
	}
}

// parseCrystals counts icons that stand side by side: 《C》《C》.
func parseCrystals(p *text.Parser, pos int, add func(int, any)) {
	n := int32(0)
	for {
		ic, _, end := p.Game.Lex.IconAt(p.Text, pos, p.Lang)
		if ic == nil || ic.Word != "crystal" {
			break
		}
		n, pos = n+1, end
	}
	if n > 0 {
		add(pos, ability.N(n))
	}
}

// only is when alone an ability is used or triggers, and how often.
type only struct {
	needs []ability.Cond
	limit *ability.Limit
}

// readOnly reads the items of a list: during your turn, if you control a Forward, while Ren
// is attacking, once per turn.
func readOnly(p *text.Parser, pos int, o only, out func(int, only)) {
	if p.Lang != text.EN || len(o.needs) > 3 {
		return
	}
	next := func(end int, o only) {
		out(end, o)
		for _, s := range []string{", and ", ", ", " and "} {
			if p.HasString(end, s) {
				readOnly(p, end+len(s), o, out)
			}
		}
	}
	also := func(end int, c ability.Cond) {
		n := o
		n.needs = append(append([]ability.Cond(nil), o.needs...), c)
		next(end, n)
	}
	if p.HasString(pos, "only ") {
		pos += len("only ")
	}
	t := p.Game.Table
	if p.HasString(pos, "during ") {
		for _, r := range p.At(t.Nonterminal("poss"), pos+len("during ")) {
			for _, w := range []struct {
				word  string
				phase ability.Phase
			}{{"turn", ability.NoPhase}, {"Main Phase", ability.MainPhase}, {"Attack Phase", ability.AttackPhase}} {
				if p.HasString(r.End, strings.ToLower(w.word)) {
					also(r.End+len(w.word), ability.Cond{Op: ability.TurnOf, Who: r.Val.(ability.Who), Phase: w.phase})
				}
			}
		}
	}
	for _, s := range []string{"if ", "while "} {
		if p.HasString(pos, s) {
			for _, r := range p.At(t.Nonterminal("cond"), pos+len(s)) {
				also(r.End, r.Val.(ability.Cond))
			}
		}
	}
	if p.HasString(pos, "up to ") {
		pos += len("up to ")
	}
	if n := o; p.HasString(pos, "twice per turn") && o.limit == nil {
		n.limit = &ability.Limit{N: 2}
		next(pos+len("twice per turn"), n)
	}
	for _, r := range p.At(t.Nonterminal("times"), pos) {
		if n := o; p.HasString(r.End, " per turn") && o.limit == nil {
			n.limit = &ability.Limit{N: r.Val.(int32)}
			next(r.End+len(" per turn"), n)
		}
	}
}

// parseOnlyJA reads the same in Japanese, item by item: あなたのターンの間のみ、1ターンに1度しか使用できない.
func parseOnlyJA(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang == text.JA {
		readOnlyJA(p, pos, only{}, add)
	}
}

// onlyEnds end the last item, onlyGoesOn one with another behind it.
var (
	onlyEnds   = []string{"しか使用できない", "しか使えない", "しか誘発しない", "しか発動しない", "のみ使用できる", "のみ使える", "のみ誘発する", "だけ使用できる", "だけ使える", "しか働かない", "のみ働く", "のみ発動する"}
	onlyGoesOn = []string{"で、", "しか発動せず、", "しか誘発せず、", "のみ発動し、", "しか使用できず、", "しか使えず、", "のみ使用でき、", "のみ使え、", "のみ、", "かつ", "、", "しか使用できず", "しか使えず"}
)

// triggersSo: it is said of when an ability triggers; of when it is used a row says it.
func triggersSo(end string) bool {
	return strings.Contains(end, "発動") || strings.Contains(end, "誘発") || strings.Contains(end, "働")
}

func readOnlyJA(p *text.Parser, pos int, o only, add func(int, any)) {
	if len(o.needs) > 3 {
		return
	}
	item := func(end int, o only) {
		for _, s := range onlyEnds {
			if p.HasString(end, s) && (len(o.needs) > 1 || len(o.needs) == 1 && (o.limit != nil || triggersSo(s))) {
				add(end+len([]rune(s)), text.Clause{Needs: o.all(), Limit: o.limit})
			}
		}
		for _, s := range onlyGoesOn {
			if p.HasString(end, s) {
				readOnlyJA(p, end+len([]rune(s)), o, add)
			}
		}
	}
	needs := func(c ability.Cond) only {
		n := o
		n.needs = append(append([]ability.Cond(nil), o.needs...), c)
		return n
	}
	t := p.Game.Table
	for _, nt := range []string{"while", "nara"} {
		for _, r := range p.At(t.Nonterminal(nt), pos) {
			switch v := r.Val.(type) {
			case ability.Cond:
				item(r.End, needs(v))
			case *ability.Cond:
				item(r.End, needs(*v))
			}
			if p.HasString(r.End, "に") {
				if v, ok := r.Val.(ability.Cond); ok {
					item(r.End+1, needs(v))
				}
			}
		}
	}
	for _, r := range p.At(t.Nonterminal("poss"), pos) { // あなたのターンに
		for _, w := range []struct {
			word  string
			phase ability.Phase
		}{{"ターン", ability.NoPhase}, {"メインフェイズ", ability.MainPhase}, {"アタックフェイズ", ability.AttackPhase}} {
			for _, while := range []string{"", "に", "中", "中に", "の間", "の間に"} {
				if said := w.word + while; p.HasString(r.End, said) {
					n := needs(ability.Cond{Op: ability.TurnOf, Who: r.Val.(ability.Who), Phase: w.phase})
					item(r.End+len([]rune(said)), n)
					if while == "に" { // あなたのターンにレンがブレイクゾーンにある場合にしか
						readOnlyJA(p, r.End+len([]rune(said)), n, add)
					}
				}
			}
		}
	}
	for _, s := range []string{"1ターンに", "ターンごとに"} {
		if !p.HasString(pos, s) || o.limit != nil {
			continue
		}
		for _, r := range p.At(t.Nonterminal("int"), pos+len([]rune(s))) {
			for _, c := range []string{"回", "度"} {
				if n := o; p.HasString(r.End, c) {
					n.limit = &ability.Limit{N: r.Val.(int32)}
					item(r.End+1, n)
				}
			}
		}
	}
}

// parted are the conditions that all have to hold, each by itself: however they are grouped, it is the same that is said.
func parted(c ability.Cond) (all []ability.Cond) {
	if c.Op != ability.And {
		return []ability.Cond{c}
	}
	for _, a := range c.Args {
		all = append(all, parted(a)...)
	}
	return all
}

// all is one condition of several.
func (o *only) all() *ability.Cond {
	switch len(o.needs) {
	case 0:
		return nil
	case 1:
		return &o.needs[0]
	}
	var needs []ability.Cond
	for _, n := range o.needs {
		needs = append(needs, parted(n)...)
	}
	c := needs[0]
	for _, n := range needs[1:] {
		c = ability.Cond{Op: ability.And, Args: []ability.Cond{c, n}}
	}
	return &c
}

// parseLasting reads effects that all last until the end of the turn, behind one that does not.
func parseLasting(p *text.Parser, pos int, add func(int, any)) {
	for _, r := range p.At(p.Game.Table.Nonterminal("effects"), pos) {
		es := text.Clone(r.Val).([]ability.Effect)
		if lastsTill(es) {
			add(r.End, es)
		}
	}
}

// parseLasts reads effects that last until the end of the turn, where it is said so of them.
func parseLasts(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang == text.JA {
		for _, until := range [...]string{"ターン終了時まで", "このターンの間", "このターン中", "このターン"} {
			if !p.HasString(pos, until) {
				continue
			}
			if pos += len([]rune(until)); p.HasString(pos, "、") {
				pos++
			}
			parseLasting(p, pos, add)
			return
		}
		return
	}
	for _, s := range [...]string{untilEnd + ", ", "during this turn, "} {
		if p.HasString(pos, s) {
			parseLasting(p, pos+len(s), add)
		}
	}
	parseLasting(p, pos, func(end int, v any) {
		for _, s := range [...]string{" " + untilEnd, " this turn", " during this turn"} {
			if p.HasString(end, s) {
				add(end+len(s), v)
			}
		}
	})
}

// untilEnd is how long that is.
const untilEnd = "until the end of the turn"

func printLasts(w *text.Printer, v any) (string, bool) {
	es, ok := v.([]ability.Effect)
	if !ok || len(es) == 0 {
		return "", false
	}
	es = text.Clone(es).([]ability.Effect)
	for _, e := range es {
		t := ability.TimeOf(e)
		if t == nil || !text.Equal(*t, ability.Time{Until: ability.EndOfTurn}) {
			return "", false
		}
		*t = ability.Time{}
	}
	s, ok := w.Named("effects", es)
	return text.Pick(w.Lang, "ターン終了時まで、"+s, s+" "+untilEnd), ok
}

func parseOnly(p *text.Parser, pos int, add func(int, any)) {
	readOnly(p, pos, only{}, func(end int, o only) { add(end, text.Clause{Needs: o.all(), Limit: o.limit}) })
}

// parseCastOnly reads when alone a card is cast.
func parseCastOnly(p *text.Parser, pos int, add func(int, any)) {
	readOnly(p, pos, only{}, func(end int, o only) {
		if c := o.all(); c != nil && o.limit == nil {
			add(end, text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{*c}}})
		}
	})
}

// parseOften reads twice, 3 times.
func parseOften(p *text.Parser, pos int, add func(int, any)) {
	for n, said := range often {
		if p.Lang == text.EN && n > 1 && p.HasString(pos, said) {
			add(pos+len(said), ability.N(int32(n)))
			return
		}
	}
	for _, r := range p.At(p.Game.Table.Nonterminal("num"), pos) {
		if p.Lang == text.EN && !p.HasString(r.End, " times") || text.Equal(r.Val, ability.Amount{Op: ability.X}) {
			continue
		}
		end := r.End
		if p.Lang == text.EN {
			end += len(" times")
		}
		add(end, r.Val)
	}
}

// often are numbers of times as words, by the number.
var often = [...]string{2: "twice", 3: "three times", 4: "four times"}

func printOften(w *text.Printer, v any) (string, bool) {
	a, ok := v.(ability.Amount)
	if !ok || a.Op != ability.Const || a.N < 2 {
		return "", false
	}
	return text.Itoa(a.N) + text.Pick(w.Lang, "", " times"), true
}

// parseTwoKinds reads what is said of two kinds together: for each Forward and Monster you control; フォワードとモンスター.
func parseTwoKinds(p *text.Parser, pos int, add func(int, any)) {
	kind := p.Game.Table.Nonterminal("kind")
	for _, r := range p.At(kind, pos) {
		and := text.Pick(p.Lang, "と", " and ")
		if !p.HasString(r.End, and) {
			continue
		}
		for _, q := range p.At(kind, r.End+len([]rune(and))) {
			if a, b := r.Val.(ability.Kinds), q.Val.(ability.Kinds); a != b && (a|b)&^characters == 0 {
				add(q.End, a|b)
			}
		}
	}
}

// parseEach reads what is counted one by one: a noun phrase, or another amount.
func parseEach(p *text.Parser, pos int, add func(int, any)) {
	t := p.Game.Table
	if p.Lang == text.JA {
		for _, r := range p.At(t.Nonterminal("np"), pos) {
			for _, q := range p.At(t.Nonterminal("int"), r.End) {
				f := r.Val.(ability.Filter)
				for _, c := range p.At(t.Nonterminal("ctr"), q.End) {
					if q.Val.(int32) == 1 {
						add(c.End, ability.Amount{Op: ability.CountOf, Of: &f})
					}
				}
			}
		}
	} else {
		for _, r := range p.At(t.Nonterminal("npall"), pos) {
			f := r.Val.(ability.Filter)
			add(r.End, ability.Amount{Op: ability.CountOf, Of: &f})
		}
	}
	for _, r := range p.At(t.Nonterminal("each"), pos) {
		a := r.Val.(ability.Amount)
		a.N = 0
		add(r.End, a)
	}
}

func printEach(w *text.Printer, v any) (string, bool) {
	a, ok := v.(ability.Amount)
	if !ok || a.N != 0 {
		return "", false
	}
	if text.Equal(a, ability.Amount{Op: ability.CountOf, Of: a.Of}) && a.Of != nil {
		s, ok := w.Named("np", *a.Of)
		if w.Lang == text.JA {
			n, _ := w.Named("ctr", 0)
			s += "1" + n
		}
		return s, ok
	}
	a.N = 1
	return w.Named("each", a)
}

// parseWithThis reads what is said of this card and of others: Ren and the Forwards you
// control gain 1000 power. It holds for each, so it is as many effects.
func parseWithThis(p *text.Parser, pos int, add func(int, any)) {
	and := text.OwnName + " and the "
	if p.Lang != text.EN {
		return
	}
	withOne(p, pos, add)
	if !p.HasString(pos, and) {
		return
	}
	t := p.Game.Table
	for _, r := range p.At(t.Nonterminal("nps"), pos+len([]rune(and))) {
		f := r.Val.(ability.Filter)
		if len(f.Zone) == 0 || f.Ref != (ability.Ref{}) || !p.HasString(r.End, " ") {
			continue
		}
		f = text.Clone(f).(ability.Filter)
		if !slices.ContainsFunc(f.Rel, func(x ability.Rel) bool { return x.Of == text.ThisRef }) { // which is one of them already
			f.Rel = append(slices.DeleteFunc(f.Rel, func(x ability.Rel) bool { return x.Kind == ability.Other }), text.Related(ability.Other, text.ThisRef).Rel...)
		}
		saidOfBoth(p, r.End, ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: f}}, add)
	}
}

// saidOfBoth reads behind the end of them what is said of this card and of others, of each by itself.
func saidOfBoth(p *text.Parser, end int, with ability.What, add func(int, any)) {
	if !p.HasString(end, " ") {
		return
	}
	said := func(end int, es []ability.Effect) {
		var out []ability.Effect
		for _, w := range [...]ability.What{{Ref: text.ThisRef}, with} {
			for _, e := range es {
				in := text.Clone(e).(ability.Effect)
				if !text.Subject(in, w) {
					return
				}
				out = append(out, in)
			}
		}
		add(end, out)
	}
	t := p.Game.Table
	for _, q := range p.At(t.Nonterminal("pred"), end+1) {
		said(q.End, []ability.Effect{q.Val.(ability.Effect)})
	}
	for _, q := range p.At(t.Nonterminal("predchain"), end+1) {
		said(q.End, q.Val.([]ability.Effect))
	}
}

// withOne reads what is said of this card and of one that was met before, or of those of a name: Ren and the chosen Forward gain 1000 power.
func withOne(p *text.Parser, pos int, add func(int, any)) {
	and := text.OwnName + " and "
	if !p.HasString(pos, and) {
		return
	}
	t := p.Game.Table
	from := pos + len([]rune(and))
	for _, one := range [...]string{"the chosen ", "that ", "it ", "the selected "} {
		if p.HasString(from, one) {
			for _, r := range p.At(t.Nonterminal("ref"), from) {
				if of := r.Val.(ability.Ref); of.Kind == ability.Slot {
					saidOfBoth(p, r.End, ability.What{Ref: of}, add)
				}
			}
		}
	}
	for _, r := range p.At(t.Nonterminal("nps"), from) { // of one's own, on the field
		if f := r.Val.(ability.Filter); f.Ref == (ability.Ref{}) && f.Who != (ability.Who{}) && len(f.Has) == 1 && f.Has[0].Attr == ability.NameAttr && len(f.Or)+len(f.Rel)+len(f.Num) == 0 {
			f = text.Clone(f).(ability.Filter)
			f.Zone = []ability.Zone{ability.Field}
			saidOfBoth(p, r.End, ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: f}}, add)
		}
	}
}

// parseNames reads names, jobs or categories of which any is meant: 【カード名(ミナ)】と【カード名(トワ)】.
func parseNames(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang != text.JA {
		return
	}
	var more func(pos int, list []ability.Filter)
	more = func(pos int, list []ability.Filter) {
		for _, r := range p.At(p.Game.Table.Nonterminal("prop"), pos) {
			f := r.Val.(ability.Filter)
			if len(f.Has) != 1 || f.Has[0].Attr == ability.ClassAttr {
				continue
			}
			now := append(slices.Clip(list), f)
			if len(now) > 1 {
				add(r.End, ability.Filter{Or: now})
			}
			for _, and := range [...]string{"と", "、"} {
				if len(now) < 5 && p.HasString(r.End, and) {
					more(r.End+1, now)
				}
			}
		}
	}
	more(pos, nil)
}

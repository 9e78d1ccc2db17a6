package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// Print prints a card's abilities in the canonical text of a language, one
// paragraph a line. What was compiled by hand prints as it was printed.
func (g *Game) Print(c *ability.Card, name string, l Lang) string {
	if c == nil {
		return ""
	}
	lines, _ := (&Printer{Game: g, Lang: l, card: c, Kinds: g.Dict.Kinds[name]}).all()
	return g.dialect.Named(g, strings.Join(lines, "\n"), c, name, l)
}

// Says tells whether a language has a sentence for everything of a card; what it has none for prints as it stood on the card.
func (g *Game) Says(c *ability.Card, name string, l Lang) bool {
	_, ok := (&Printer{Game: g, Lang: l, card: c, Kinds: g.Dict.Kinds[name]}).all()
	return ok
}

// all prints the whole card; ok is false if the text lacks something or repeats
// what stood on the card.
func (w *Printer) all() (lines []string, ok bool) {
	lines, ok = w.addCosts(w.card.Cost)
	if w.card.Needs != nil {
		needs, said := w.needs(*w.card.Needs)
		lines, ok = append(lines, needs...), ok && said
	}
	for i := range w.card.Limit {
		s, said := w.Sentence(Clause{CardLimit: &w.card.Limit[i]})
		if ok = ok && said; said {
			lines = append(lines, s)
		}
	}
	more, said := w.abilities(w.card.Abilities)
	return append(lines, more...), ok && said
}

// needs prints what must be so for a card to be played: in a sentence, or in one for each of several conditions.
func (w *Printer) needs(c ability.Cond) (lines []string, ok bool) {
	plain := c
	if w.Game.Lex.PlayedIf != nil {
		plain = w.Game.Lex.PlayedIf(c)
	}
	not := negate(plain)
	if s, said := w.Sentence(Clause{CardNeeds: &not}); said {
		return []string{s}, true
	}
	if c.Op != ability.And || c.Word != "" || !w.Game.Lex.NeedsApart {
		return nil, false
	}
	for i := range c.Args {
		more, said := w.needs(c.Args[i])
		if !said {
			return lines, false
		}
		lines = append(lines, more...)
	}
	return lines, true
}

// PrintAbility prints ability i of a card (i < 0: quoted ability -i-1).
func (g *Game) PrintAbility(c *ability.Card, i int, l Lang) string {
	w := &Printer{Game: g, Lang: l, card: c}
	switch {
	case i >= 0 && i < len(c.Abilities):
		lines, _ := w.abilities(c.Abilities[i : i+1])
		return strings.Join(lines, "\n")
	case i < 0 && -i-1 < len(c.Quoted):
		lines, _ := w.abilities(c.Quoted[-i-1 : -i])
		return strings.Join(lines, "\n")
	}
	return ""
}

// abilities prints abilities as lines: keywords in a row, and several trigger icons
// before one body, share a line. ok is false if anything had to be printed as it
// stood on the card.
func (w *Printer) abilities(as []ability.Ability) (lines []string, ok bool) {
	ok = true
	for i := 0; i < len(as); {
		a := &as[i]
		switch {
		case a.Kind == ability.Keyword:
			s := ""
			for s = w.Game.dialect.Gate(w, a); i < len(as) && as[i].Kind == ability.Keyword && Equal(as[i].Gate, a.Gate) && (a == &as[i] || !carries(a) && !carries(&as[i])); i++ {
				k, found := w.keyword(&as[i])
				ok = ok && found
				if s != "" && !strings.HasSuffix(s, " ") && (w.Lang == EN || !strings.HasSuffix(s, "】")) {
					s += " "
				}
				s += k
			}
			lines = append(lines, s)
		case a.Hand != ability.Auto:
			lines = append(lines, asPrinted(a))
			if i++; i < len(as) && as[i].Hand == a.Hand && as[i].Print == a.Print {
				i++ // the same text behind two icons
			}
		default:
			n := sameBodies(as[i:])
			s, found := w.Game.dialect.Print(w, a, as[i:i+n])
			if !found {
				s, ok = asPrinted(a), false
			}
			if a.Kind == ability.Spell {
				costs, said := w.addCosts(w.printedCosts(a))
				lines, ok = append(lines, costs...), ok && said
			}
			lines = append(lines, s)
			i += n
		}
	}
	return lines, ok
}

// addCosts prints additional costs, each a line.
func (w *Printer) addCosts(cs []ability.Cost) (lines []string, ok bool) {
	if ok = true; !paidBySpell(cs) {
		return nil, ok // the dialect says what a card costs
	}
	for i := 0; i < len(cs); i++ {
		from := i
		if cs[i].Mode == ability.Base {
			continue
		}
		for cs[i].Mode == ability.InsteadOf && i+1 < len(cs) && cs[i+1].Mode == ability.InsteadOf {
			i++ // they are paid together
		}
		s, said := w.Sentence(Clause{AddCost: cs[from : i+1]})
		if ok = ok && said; said {
			lines = append(lines, s)
		}
	}
	return lines, ok
}

// printedCosts are the costs of a spell that stand in sentences.
func (w *Printer) printedCosts(a *ability.Ability) []ability.Cost {
	c := Clone(*a).(ability.Ability)
	w.Game.dialect.Unmend(&c)
	return c.Cost
}

func asPrinted(a *ability.Ability) string {
	if a.Print != "" {
		return a.Print
	}
	for _, e := range a.Do {
		if h, ok := e.(*ability.ByHand); ok {
			return h.Text
		}
	}
	return ""
}

// carries tells whether a keyword stands on a line of its own: it says more than its word and a number, or what its card is.
func carries(a *ability.Ability) bool {
	return len(a.Cost)+len(a.Do) > 0 || a.If != nil || a.Marks&ability.Advance != 0
}

func (w *Printer) keyword(a *ability.Ability) (string, bool) {
	if s, ok := w.Game.dialect.Keyword(w, a); ok {
		return s, true
	}
	for i := range w.Game.Lex.Icons {
		ic := &w.Game.Lex.Icons[i]
		if ic.Word == a.Word && (ic.Kind == KeywordIcon || ic.Kind == MarkIcon) {
			n := int32(NoNumber)
			if len(a.Args) == 1 && a.Args[0].Op == ability.Const && strings.Contains(ic.JA, "#") {
				n = a.Args[0].N
			}
			s := ic.print(w.Lang, n)
			if len(a.Cost) == 0 {
				return s, true
			}
			costs, ok := w.Print(w.Game.Starts.costs, a.Cost)
			return s + Pick(w.Lang, "〔"+costs+"〕", " ["+Capital(costs)+"]"), ok
		}
	}
	return a.Print, false
}

// sameBodies counts how many abilities from the first on differ only in their icon.
func sameBodies(as []ability.Ability) int {
	n := 1
	for n < len(as) && iconOf(&as[0]) && iconOf(&as[n]) && as[0].Hand == as[n].Hand {
		a, b := as[0], as[n]
		a.On, b.On, a.Print, b.Print = nil, nil, "", ""
		if !Equal(a, b) {
			break
		}
		n++
	}
	return n
}

func iconOf(a *ability.Ability) bool {
	return a.Kind == ability.Triggered && len(a.On) == 1 && a.On[0].Word != ""
}

// worksThere tells whether an ability works where it does without its text saying so, by what the dialect knows.
func (w *Printer) worksThere(a *ability.Ability) bool {
	c := *a
	c.Works = nil
	w.Game.dialect.Where(w.Game, &c, nil)
	return Equal(c.Works, a.Works)
}

// ability prints one ability; group are those that share its body.
func (w *Printer) ability(a *ability.Ability, group []ability.Ability) (string, bool) {
	c := Clone(*a).(ability.Ability)
	if c.Kind == ability.Construction {
		c.Print = ""
		s, ok := w.Print(w.Game.Starts.Construct, c)
		return Capital(s) + Pick(w.Lang, "。", "."), ok
	}
	if !Equal(c.Works, w.Game.Lex.works(&c)) && !w.worksThere(&c) {
		return "", false
	}
	w.Game.dialect.Unmend(&c)
	rollSaid(&c)
	if !w.Game.WordAbility(&c) {
		return "", false
	}
	paid := howPaid(&c)
	head, ok := w.head(&c, group)
	if !ok {
		return "", false
	}
	head = w.Game.dialect.Gate(w, &c) + head
	cs, ok := w.Game.Lex.Unfold(c.Do)
	if ok && c.Kind == ability.Static && c.If != nil { // it holds for all of them
		cs, ok = w.Game.Lex.reached(cs)
	}
	if !ok {
		return "", false
	}
	if c.Kind != ability.Triggered && !w.Game.dialect.Conditioned(&c, cs) {
		return "", false
	}
	cs = append(append(cs, w.needed(c.Needs)...), paid...)
	for i := range c.Limit {
		cs = append(cs, Clause{Limit: &c.Limit[i]})
	}
	w.Triggered, w.Many = c.Kind == ability.Triggered, false
	w.under = w.Triggered && c.If != nil
	body, ok := w.Body(cs)
	if !ok {
		return "", false
	}
	if w.Lang == EN && head != "" {
		if strings.HasSuffix(head, ", ") {
			return Capital(head) + Uncapital(body), true
		}
		return head + body, true
	}
	return head + body, true
}

// howPaid takes off the costs of an ability how alone they are paid, which sentences of its text say.
func howPaid(a *ability.Ability) (cs []Clause) {
	a.Cost = slices.DeleteFunc(a.Cost, func(k ability.Cost) bool {
		if k.Mode == ability.Restricted && a.Kind == ability.Activated {
			cs = append(cs, Clause{HowPaid: k.How})
			return true
		}
		return false
	})
	return cs
}

// needed are the sentences that say when alone an ability is used: one, or one for each
// part of a condition that no single sentence says.
func (w *Printer) needed(c *ability.Cond) []Clause {
	if c == nil {
		return nil
	}
	if c.Op == ability.And && len(c.Args) == 2 {
		if _, ok := w.plainly(Clause{Needs: c}); !ok {
			return append(w.needed(&c.Args[0]), w.needed(&c.Args[1])...)
		}
	}
	return []Clause{{Needs: c}}
}

// asPlayed tells whether a is これをプレイする際: the card's own cost changes.
func asPlayed(a *ability.Ability) bool {
	if a.Kind != ability.Static || len(a.Do) != 1 {
		return false
	}
	k, ok := a.Do[0].(*ability.CostChange)
	return ok && k.What.Ref == ThisRef && k.Verb == ability.Played
}

// head prints marks, icons, triggers and costs.
func (w *Printer) head(a *ability.Ability, group []ability.Ability) (string, bool) {
	s := ""
	space := Pick(w.Lang, "", " ")
	for i := range w.Game.Lex.Icons {
		ic := &w.Game.Lex.Icons[i]
		if ic.Kind == MarkIcon && ic.Costs == "" && a.Marks&ic.Marks != 0 {
			s += ic.print(w.Lang, NoNumber) + space
		}
	}
	switch a.Kind {
	case ability.Activated:
		costs, ok := w.Game.dialect.Activated(w, a)
		return s + costs, ok
	case ability.Triggered:
		if !iconOf(a) {
			on, ok := w.Named("trigger", Trigger{If: a.If, On: a.On})
			if w.Lang == EN {
				on = Capital(on)
			}
			return s + on + Pick(w.Lang, "、", ", "), ok
		}
		for i := range group {
			for j := range w.Game.Lex.Icons {
				ic := &w.Game.Lex.Icons[j]
				if ic.Kind == TriggerIcon && Equal(ic.On, group[i].On[0]) {
					s += ic.print(w.Lang, NoNumber) + space
				}
			}
		}
	}
	return s, true
}

// activated prints the icon of an activated ability and its costs.
func (w *Printer) activated(a *ability.Ability) (string, bool) {
	ic := w.activatedIcon(a)
	if ic == nil {
		return "", false
	}
	s := strings.Repeat(ic.print(w.Lang, NoNumber), meals(a))
	own := w.Game.Lex.costMark(a.Marks)
	if own != nil {
		s += Pick(w.Lang, "", " ") + own.print(w.Lang, NoNumber)
	}
	if len(a.Cost) > 0 {
		start := w.Game.Starts.costs
		if own != nil {
			start = w.Game.Table.byName[own.Costs]
		}
		costs, ok := w.Print(start, a.Cost)
		if !ok {
			return "", false
		}
		s += Pick(w.Lang, "", " ") + costs
	}
	return s + Pick(w.Lang, "：", ": "), true
}

// meals is how many eat icons an ability has; one icon of any other.
func meals(a *ability.Ability) int {
	if len(a.Args) == 1 && a.Args[0].N > 1 && a.Args[0].N < 10 {
		return int(a.Args[0].N)
	}
	return 1
}

func (w *Printer) activatedIcon(a *ability.Ability) *Icon {
	icons, kinds := w.Game.Lex.Icons, ability.Marks(0)
	for i := range icons {
		if icons[i].Kind == ActivatedIcon {
			kinds |= icons[i].Marks
		}
	}
	for i := range icons {
		ic := &icons[i]
		if ic.Kind == ActivatedIcon && ic.Marks == a.Marks&kinds && (a.Word == "" || a.Word == ic.Word) {
			return ic
		}
	}
	return nil
}

// Body prints sentences. An amount that no sentence can say becomes X.
func (w *Printer) Body(cs []Clause) (string, bool) {
	s, ok := w.sentences(cs)
	if ok {
		return s, true
	}
	for i := range cs {
		x, found := hardAmount(reflect.ValueOf(&cs[i].Do).Elem())
		if !found {
			continue
		}
		x = Clone(x).(ability.Amount)
		copied := Clone(cs).([]Clause)
		putX(reflect.ValueOf(&copied).Elem(), x)
		return w.sentences(append(copied, Clause{X: &x}))
	}
	return "", false
}

// hardAmount finds an amount in words among the numbers of effects.
func hardAmount(v reflect.Value) (x ability.Amount, ok bool) {
	switch v.Type() {
	case reflect.TypeOf(x):
		a := v.Interface().(ability.Amount)
		return a, a.Op != ability.Const && a.Op != ability.X
	case reflect.TypeOf(ability.Filter{}):
		if d := v.Interface().(ability.Filter).Depth; d != nil && d.Op != ability.Const && d.Op != ability.X {
			return *d, true // the top X cards
		}
		for _, b := range v.Interface().(ability.Filter).Num {
			if b.N.Op != ability.Const && b.N.Op != ability.X {
				return b.N, true
			}
		}
		if d := v.Interface().(ability.Filter).Depth; d != nil && d.Op != ability.Const && d.Op != ability.X {
			return *d, true
		}
		return x, false
	case reflect.TypeOf(ability.Cond{}):
		return x, false
	}
	EachField(v, func(f reflect.Value) {
		if !ok {
			x, ok = hardAmount(f)
		}
	})
	return x, ok
}

func putX(v reflect.Value, x ability.Amount) {
	if v.Type() == reflect.TypeOf(x) {
		if a := v.Addr().Interface().(*ability.Amount); Equal(*a, x) {
			*a = ability.Amount{Op: ability.X}
		}
		return
	}
	EachField(v, func(f reflect.Value) { putX(f, x) })
}

func (w *Printer) sentences(cs []Clause) (string, bool) {
	var b strings.Builder
	last, within := lastDone(cs), w.goesOn
	defer func() { w.goesOn = within }()
	held := false // by a condition in words
	for i, reached := 0, false; i < len(cs); {
		w.goesOn = within || i < last
		free := w.Game.Lex.Apart[w.Lang] && len(cs[i].Do) > 0 && !RefersBack(cs[i].Do)
		if held && free && cs[i].Anyhow {
			cs = slices.Clone(cs)
			held, cs[i].Anyhow = false, false
		}
		s, n, ok := w.breath(cs[i:], reached)
		if !ok {
			return "", false
		}
		if held = held && !reaches(cs[i]) && !cs[i].Anyhow; held && free {
			s = Pick(w.Lang, "さらに、"+s, "Also, "+Uncapital(s))
		}
		held = (held || cs[i].If != nil && inWords(cs[i].If, w.Game.Lex.StateLike) && !cs[i].Otherwise) && !repeats(cs[i].Do) // what is done so often is below it
		if i > 0 && w.Lang == EN {
			b.WriteByte(' ')
		}
		b.WriteString(s)
		reached = reached || w.under || slices.ContainsFunc(cs[i:i+n], reaches)
		i += n
	}
	modes, ok := w.modes(cs[last:])
	return b.String() + modes, ok
}

// repeats tells whether a sentence says that what stands behind it is done so often.
func repeats(do []ability.Effect) bool {
	return slices.ContainsFunc(do, func(e ability.Effect) bool { _, is := e.(*ability.Repeat); return is })
}

// lastDone is the last sentence in which more is done than that some of a list are chosen, or so many instead: the list stands at the end of
// a text, and so what is chosen of before that is said in one breath. 0: there is none.
func lastDone(cs []Clause) int {
	for i := len(cs) - 1; i > 0; i-- {
		if slices.ContainsFunc(cs[i].Do, func(e ability.Effect) bool { _, is := e.(*ability.Modes); return !is }) {
			return i
		}
	}
	return 0
}

// modes prints the list behind the sentence that chooses from it.
func (w *Printer) modes(cs []Clause) (string, bool) {
	var list [][]ability.Effect
	for i := range cs {
		for _, e := range cs[i].Do {
			if m, ok := e.(*ability.Modes); ok && len(m.List) > 0 {
				list = m.List
			}
		}
	}
	out := ""
	for i, m := range list {
		cs, ok := w.Game.Lex.Unfold(m)
		if !ok {
			return "", false
		}
		many := w.Many
		s, ok := w.sentences(cs)
		if w.Many = many; !ok {
			return "", false
		}
		out += "\n" + w.Game.dialect.Mode(i, s, w.Lang)
	}
	return out, true
}

func (w *Printer) Sentence(c Clause) (string, bool) {
	c.Apart = false // it is said in the same words
	for i, e := range c.Do {
		if m, ok := e.(*ability.Modes); ok && !w.goesOn {
			w.total = int32(len(m.List))
			c.Do = append([]ability.Effect(nil), c.Do...)
			c.Do[i] = &ability.Modes{N: m.N, By: m.By}
		}
	}
	s, ok := w.Game.dialect.Sentence(w, c)
	if w.Lang == EN {
		return Capital(s) + ".", ok
	}
	return s + "。", ok
}

func Capital(s string) string {
	if s != "" && 'a' <= s[0] && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}

func Uncapital(s string) string {
	if len(s) > 1 && 'A' <= s[0] && s[0] <= 'Z' && 'a' <= s[1] && s[1] <= 'z' {
		return string(s[0]-'A'+'a') + s[1:]
	}
	return s
}

// ownHand lets a player who discards cards of their hand need no 自分の.
func ownHand(c *Clause) {
	for _, e := range c.Do {
		if m, ok := e.(*ability.Move); ok && m.What.Sel != nil {
			if f := &m.What.Sel.Of; m.How == ability.Discard && Equal(*f, ability.Filter{Who: Who(ability.That), Zone: []ability.Zone{ability.Hand_}}) {
				f.Who = Who(ability.You)
			}
		}
	}
}

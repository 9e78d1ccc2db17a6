package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// maxText bounds one card's text in bytes; more is carried out by hand. The longest printed ones have less than a thousand.
const maxText = 3000

// quotes collects the abilities that a text grants in 「」.
type quotes struct {
	list  []ability.Ability
	depth int
}

// Compiler turns the text of one card into data.
type Compiler struct {
	Game    *Game
	Lang    Lang
	Printed string
	Kinds   ability.Kinds
	Card    *ability.Card
	rep     *Report
	fuel    fuel
	quoted  *quotes
	named   bool          // the card's name is also a word of the game
	Offer   *Offer        // what the head at hand says may be paid; nil: nothing
	asked   *ability.Cond // what the head at hand asks, for elided conditions behind it
	Silent  bool          // within 「」: failures are the outer sentence's
}

// Compile reads the printed text of a card whose kind is not told: a paragraph
// without a head is a spell's unless it can only be a static ability. See CompileAs.
func (g *Game) Compile(name, printed string, l Lang) (*ability.Card, Report) {
	return g.CompileAs(0, name, printed, l)
}

// CompileAs reads the printed text of a card of the given kinds (0: unknown). It
// never fails: what it cannot read becomes an ability carried out by hand, with its
// exact source, and is listed in the report.
func (g *Game) CompileAs(kinds ability.Kinds, name, printed string, l Lang) (*ability.Card, Report) {
	c := g.compile(kinds, name, printed, l)
	return c.Card, *c.rep
}

func (g *Game) compile(kinds ability.Kinds, name, printed string, l Lang) *Compiler {
	rep := &Report{}
	c := &Compiler{Game: g, Lang: l, Printed: printed, Kinds: kinds, Card: &ability.Card{}, rep: rep, fuel: fullFuel, quoted: &quotes{}}
	if len(printed) > maxText {
		c.ByHand(&ability.Ability{Kind: ability.Static}, ability.HandAll, 0, len(printed), 0, nil, "長すぎる文", "this text is too long")
	} else {
		n := g.normalize(printed, l)
		n = g.Lex.withoutReminders(g.dialect.Names(c, n, name), c.reminder)
		c.paragraphs(g.dialect.Paragraphs(c, n))
	}
	c.spellCosts()
	c.unoffered()
	c.Card.Quoted = c.quoted.list
	dropUnquoted(c.Card)
	c.unknownWords()
	switch {
	case len(rep.Spans) > 0:
		rep.Class = Assisted
	case len(c.Card.Abilities) > 0 || len(c.Card.Cost) > 0 || c.Card.Needs != nil:
		rep.Class = Automatic
	}
	return c
}

// spellCosts moves the additional costs of a spell to what the spell does, where
// they are paid and asked about.
func (c *Compiler) spellCosts() {
	if !paidBySpell(c.Card.Cost) {
		return
	}
	for i := range c.Card.Abilities {
		if a := &c.Card.Abilities[i]; a.Kind == ability.Spell {
			n := Optionals(c.Card.Cost)
			EachPaid(a, func(k *ability.Cond) { k.Slot += n })
			a.Cost = append(c.Card.Cost, a.Cost...)
			c.Card.Cost = nil
			return
		}
	}
}

// unoffered leaves to the players what asks whether an additional cost was paid that no text
// of the card lets anybody pay.
func (c *Compiler) unoffered() {
	for i := range c.Card.Abilities {
		a := &c.Card.Abilities[i]
		offered, asked := Optionals(c.Card.Cost)+Optionals(a.Cost), uint8(0)
		eachCond(reflect.ValueOf(a).Elem(), func(k *ability.Cond) {
			switch {
			case k.Op == ability.Did && k.Word == "":
				asked = max(asked, k.Slot)
			case k.Op == ability.Happened && k.On != nil && k.On.Paid != nil && k.On.Paid.More && offered != 1: // it is said of the one that there is
				asked = offered + 1
			case k.Op == ability.Is && k.Ref.Kind == ability.Paid && len(c.Card.Cost) == 0 && !paysSomewhere(reflect.ValueOf(a).Elem()): // what was paid of nothing
				asked = offered + 1
			}
		})
		if at := strings.LastIndex(c.Printed, a.Print); asked > offered && at >= 0 {
			c.rep.Spans = append(c.rep.Spans, Span{Start: at, End: at + len(a.Print), At: at, Ability: i, JA: neverPaid.ja, EN: neverPaid.en})
			*a = ability.Ability{Kind: a.Kind, Marks: a.Marks, Print: a.Print, Hand: ability.HandAll, Do: []ability.Effect{&ability.ByHand{Text: a.Print}}}
		}
	}
}

// paidBySpell tells whether the costs of a card are those of what its text does: what every card of the game costs is paid by the
// card, and so is the other way to pay that.
func paidBySpell(costs []ability.Cost) bool {
	based := slices.ContainsFunc(costs, func(k ability.Cost) bool { return k.Mode == ability.Base })
	return slices.ContainsFunc(costs, func(k ability.Cost) bool { return k.Mode != ability.Base && !(based && k.Mode == ability.InsteadOf) })
}

// paysSomewhere tells whether there is a cost anywhere within a node.
func paysSomewhere(v reflect.Value) (found bool) {
	if _, ok := Is[ability.Cost](v); ok {
		return true
	}
	EachField(v, func(in reflect.Value) { found = found || paysSomewhere(in) })
	return found
}

// eachCond calls f with every condition within a node.
func eachCond(v reflect.Value, f func(*ability.Cond)) {
	if v.CanAddr() {
		if c, ok := v.Addr().Interface().(*ability.Cond); ok {
			f(c)
		}
	}
	EachField(v, func(in reflect.Value) { eachCond(in, f) })
}

// EachPaid calls f with every condition of an ability that is an icon and asks whether a
// cost was paid which the icon stands for.
func EachPaid(a *ability.Ability, f func(*ability.Cond)) {
	eachCond(reflect.ValueOf(&a.Do).Elem(), func(c *ability.Cond) {
		if c.Op == ability.Did && c.Word != "" {
			f(c)
		}
	})
}

func (c *Compiler) reminder(n *Normal) {
	c.PassOver(n, "かっこ内は注釈として読み飛ばす", "the text in parentheses is taken for a reminder")
}

// PassOver notes that a piece of text says nothing of what the card does.
func (c *Compiler) PassOver(n *Normal, ja, en string) {
	from, to := n.span()
	c.rep.Warnings = append(c.rep.Warnings, Note{Start: from, End: to, JA: ja, EN: en})
}

func (c *Compiler) paragraphs(ps []*Normal) {
	spell := c.Game.dialect.Spell(c, ps)
	for _, p := range ps {
		if !c.ofWord(p, spell) {
			c.Game.dialect.Paragraph(c, p, spell)
		}
	}
	c.Game.dialect.Whole(c.Card)
}

// startsHead tells whether a paragraph is one that spells do not have.
func (g *Game) startsHead(r []rune, l Lang) bool {
	ic, _, _ := g.Lex.IconAt(r, 0, l)
	return ic != nil && (ic.Kind == TriggerIcon || ic.Kind == ActivatedIcon || ic.Kind == KeywordIcon)
}

// ByHand adds a to the card as an ability that is in part carried out by hand.
func (c *Compiler) ByHand(a *ability.Ability, h ability.Hand, from, to, far int, expected []string, ja, en string) {
	a.Hand = h
	a.Do = []ability.Effect{&ability.ByHand{Text: c.Printed[from:to]}}
	if far < from || far > to {
		far = from
	}
	c.rep.Spans = append(c.rep.Spans, Span{Start: from, End: to, At: far, Ability: len(c.Card.Abilities), Expected: append([]string(nil), expected...), JA: ja, EN: en})
	c.Card.Abilities = append(c.Card.Abilities, *a)
}

// Renumber says that an ability, of which something may have been reported, has another place.
func (c *Compiler) Renumber(from, to int) {
	for i := range c.rep.Spans {
		if s := &c.rep.Spans[i]; s.Ability == from {
			s.Ability = to
		}
	}
}

// Trouble is why a piece of text was not understood.
type Trouble struct {
	Piece    *Normal
	Far      int // runes into piece
	Expected []string
	JA, EN   string
}

func (c *Compiler) Give(a *ability.Ability, h ability.Hand, whole *Normal, t *Trouble) {
	from, to := whole.span()
	far, _ := t.Piece.span()
	if t.Far > 0 && len(t.Piece.To) > 0 {
		far = t.Piece.To[min(t.Far, len(t.Piece.To))-1]
	}
	c.ByHand(a, h, from, to, far, t.Expected, t.JA, t.EN)
}

// Read parses a piece as n; exactly one meaning is wanted.
func (c *Compiler) Read(n Symbol, piece *Normal) (any, *Trouble) {
	all, far, need, spent := c.parse(n, piece)
	switch {
	case len(all) == 1:
		return all[0], nil
	case spent:
		return nil, &Trouble{piece, 0, nil, tooComplex.ja, tooComplex.en}
	case len(all) > 1:
		return nil, doubt(piece, "読み方が二つ以上ある", "there is more than one reading")
	}
	if !c.Game.terse && !c.Silent && c.fuel.looks > 0 {
		far, need = c.look(n, piece)
	}
	ja, en := stuck(piece, far, c.Printed)
	return nil, &Trouble{piece, far, need, ja, en}
}

// clauses reads the sentences of a body.
func (c *Compiler) clauses(n *Normal) ([]Clause, *Trouble) {
	var out []Clause
	take := func(one Clause, s *Normal) *Trouble {
		if c.Lang == JA && len(one.Do) == 1 && !one.May && one.Per == nil && len(one.On)+len(one.Cost) == 0 && countedAmong(one.Do[0]) && strings.Contains(string(s.R), "さらに") {
			one.Further = true
		}
		if one.from, one.to = s.span(); c.toldTheReader(&one, s) {
			return doubt(s, "ほかのプレイヤーがすることの中で、読む者のものが言われている", "what another player does is said of what is yours")
		}
		if len(one.AddCost) > 0 || len(one.Cost) > 0 {
			paid := s
			if at := Colon(s); at >= 0 && len(one.AddCost) == 0 { // 〈cost〉: what it is paid for
				paid = s.Slice(0, at)
			}
			if t := c.anyonesPay(paid); t != nil {
				return t
			}
		}
		if !costToOwners(one.AddCost) {
			return doubt(s, "カードはオーナーの領域に置かれる", "a card goes to its owner")
		}
		if c.Kinds != 0 && c.Kinds&^c.Game.Lex.Spells == 0 {
			one.toPlay()
		}
		if do := reflect.ValueOf(one.Do); halfWhose(one.Do) || c.theirsToOwn(&one, s) || c.ownBehindTheirs(do, s) || c.othersOfNobody(do, s) {
			return doubt(s, "二つ目がだれのものかは、言われていない", "whose the second of these are is not said")
		}
		said := strings.ToLower(string(s.R))
		if c.behindInstead(&one, said) {
			return doubt(s, "代わりに起きることに続けて言われたことを、今するのか、その時にするのか", "is what stands behind what happens instead done now, or then?")
		}
		if c.Lang == EN {
			if itsOfEach(&one, said) {
				return doubt(s, "それぞれのものの数は、一つずつは数えられない", "a number of each of them is not counted for each")
			}
			if one.perOfAct(said); one.trails(said) {
				return doubt(s, "最後に言われた条件や時が、どこまでのことか言われていない", "how far back the end of the sentence reaches is not said")
			}
		}
		ofCard := strings.Contains(said, Pick(c.Lang, "そのカード", "that card"))
		if c.Lang == EN || ofCard || strings.Contains(said, "それ") { // what is left out in Japanese is no word beside others
			one.toldApart(ofCard)
		}
		one.ownSelected()
		one.YouDid = (one.Did || one.DidNot) && !one.They && c.Lang == EN && ofYou(s)
		out = append(out, one)
		return nil
	}
	list := sentences(n, c.Lang)
	for i, s := range list {
		next := ""
		if i+1 < len(list) {
			next = string(list[i+1].R)
		}
		asked := false // that something was done is asked of all of the sentence
		for one, said, rest := c.goesOn(s, next); rest != nil; one, said, rest = c.goesOn(s, next) {
			one.More, asked = asked, asked || one.Did || one.DidNot
			if t := take(one, said); t != nil {
				return nil, t
			}
			s = rest
		}
		v, t := c.Read(c.Game.Starts.sentence, s)
		if t == nil {
			one := v.(Clause)
			one.More = one.More || asked
			t = take(one, s)
		}
		if t != nil {
			return nil, t
		}
	}
	return out, nil
}

// ofYou tells whether a sentence begins with what the reader did, or did not.
func ofYou(s *Normal) bool {
	said := strings.ToLower(string(s.R))
	return strings.HasPrefix(said, "if you d") || strings.HasPrefix(said, "when you d")
}

// countedAmong tells whether so many are put somewhere that are not named.
func countedAmong(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	if !is || m.What.Sel == nil {
		return false
	}
	of := *m.What.Sel
	of.N = ability.Count{}
	return Equal(of, AmongLooked())
}

// toPlay: what a card that is used once says of its own cost is what playing it costs.
func (c *Clause) toPlay() {
	if len(c.Do) != 1 {
		return
	}
	n, is := c.Do[0].(*ability.Change)
	if is && n.Stat == ability.CostStat && n.What.Ref == ThisRef && len(n.Also) == 0 && n.For == (ability.Time{}) && c.For == (ability.Time{}) {
		c.AsPlayed, c.Do = true, []ability.Effect{&ability.CostChange{What: n.What, Verb: ability.Played, Op: n.Op, N: n.N, Floor: n.Floor}}
	}
}

// goesOn reads what a sentence says up to where it goes on with what is a sentence of its own; rest nil: it does not.
func (c *Compiler) goesOn(s *Normal, next string) (one Clause, said, rest *Normal) {
	if c.Game.Lex.GoesOn == nil {
		return one, nil, nil
	}
	depth := Depths(s.R)
	printed, at := string(s.R), 0 // at: the byte behind rune i
	for i, r := range s.R {
		from := at
		if at += len(string(r)); i == 0 || depth[i] > 0 || r != '、' && r != ' ' && r != ',' {
			continue
		}
		joint, free := c.Game.Lex.GoesOn(printed[:from], printed[from:], next)
		if joint == 0 {
			continue
		}
		if said = s.Slice(0, i); c.Lang == JA {
			said = finite(said)
		}
		if said == nil {
			continue
		}
		if all, _, _, _ := c.parse(c.Game.Starts.sentence, said); len(all) == 1 {
			if one = all[0].(Clause); free == nil || free(&one) {
				return one, said, s.Slice(i+joint, len(s.R))
			}
		}
	}
	return one, nil, nil
}

// finite is a piece that goes on from its last verb, with that as it ends a sentence; nil: no verb stands there.
func finite(s *Normal) *Normal {
	i := len(s.R) - 1
	end, is := Ended(string(s.R[max(i+1-LongestStem, 0):]))
	if !is {
		return nil
	}
	out := s.Slice(0, i)
	out = &Normal{R: slices.Clone(out.R), From: slices.Clone(out.From), To: slices.Clone(out.To), Icons: slices.Clone(out.Icons)}
	for _, r := range end {
		out.Add(r, s.From[i], s.To[i], false)
	}
	return out
}

// Unbound tells whether nothing is said in a sentence that holds for what it says alone, but that something was done.
func Unbound(c *Clause) bool {
	own := Clause{Do: c.Do, Actor: c.Actor, May: c.May, Cost: c.Cost, Did: c.Did, DidNot: c.DidNot, YouDid: c.YouDid, Deeds: c.Deeds, from: c.from, to: c.to}
	return Equal(*c, own) && !slices.ContainsFunc(c.Do, func(e ability.Effect) bool {
		t := ability.TimeOf(e)
		return t != nil && *t != (ability.Time{})
	})
}

// toldTheReader tells whether a sentence that another player acts in speaks of the reader there: what is "yours" would be taken for
// that player's own.
func (c *Compiler) toldTheReader(one *Clause, s *Normal) bool {
	if one.Actor == (ability.Who{}) {
		return false
	}
	said := strings.ToLower(string(s.R))
	if c.Lang == JA {
		at := strings.LastIndex(said, "は")
		for _, w := range [...]string{"相手は", "お互いは"} {
			if i := strings.LastIndex(said, w); i >= 0 {
				at = i
			}
		}
		return c.Game.Lex.Reader != "" && at >= 0 && strings.Contains(said[at:], c.Game.Lex.Reader)
	}
	for _, w := range [...]string{"your opponent ", "each player ", "that player "} {
		if i := strings.LastIndex(said, w); i >= 0 {
			said = said[i+len(w):]
			break
		}
	}
	said, _, _ = strings.Cut(said, " for each ")
	said, _, _ = strings.Cut(said, " for every ")
	said = strings.ReplaceAll(said, "your opponent", "")
	return strings.Contains(said, " your ") && !strings.ContainsRune(said, '“')
}

// Body reads and folds a body with its modes; stands: it may be a static ability.
func (c *Compiler) Body(n *Normal, stands bool) (Body, *Trouble) {
	b, t := c.body(n, stands)
	switch {
	case t != nil:
	case b.fresh:
		t = doubt(n, "文のつながりが読めない(modes that nothing offers)", "the sentences do not fit together (modes that nothing offers)")
	case b.settleX():
		t = doubt(n, "Xを使う文がない", "no sentence uses X")
	case b.CardNot != nil:
		t = c.Game.countsBoth(&ability.Ability{If: b.CardNot}, n)
	}
	return b, t
}

// body is Body before it is known what X is.
func (c *Compiler) body(n *Normal, stands bool) (Body, *Trouble) {
	before, list := c.Game.dialect.Modes(n)
	cs, t := c.clauses(before)
	if t != nil {
		return Body{}, t
	}
	if t := c.offered(cs, before); t != nil {
		return Body{}, t
	}
	cs = eachTime(cs)
	b, why := c.Game.fold(cs, stands, c.Lang, c.asked)
	if why != "" {
		return b, &Trouble{before, 0, nil, "文のつながりが読めない(" + why + ")", "the sentences do not fit together (" + why + ")"}
	}
	if m := deepModes(b.Do); list != nil || m != nil && len(m.List) == 0 { // modes in one sentence are read with it
		if m == nil || list == nil {
			return b, doubt(n, "チョイスの選択肢が読めない", "the modes do not fit the choice")
		}
		for i, l := range list {
			inner, t := c.mode(l, i == len(list)-1)
			if t != nil {
				return b, t
			}
			m.List = append(m.List, inner.Do)
			m.Fresh = m.Fresh || inner.fresh
			b.Limit = append(b.Limit, inner.Limit...)
			if inner.needs != nil {
				b.needs = both(b.needs, *inner.needs)
			}
			if b.X == nil {
				b.X, b.usedX = inner.X, inner.usedX
			}
		}
		if m != nil && len(m.List) != 2 && saysBoth(string(before.R), c.Lang) {
			return b, doubt(before, "両方と言われているが、選択肢は2つではない", "it says both, but there are not two modes")
		}
	}
	if unoffered(reflect.ValueOf(b.Do)) {
		return b, doubt(n, "チョイスの選択肢が読めない", "the modes do not fit the choice")
	}
	return b, nil
}

// saysBoth tells whether both of several modes are to be chosen.
func saysBoth(s string, l Lang) bool {
	return l == EN && strings.Contains(strings.ToLower(s), "choose both") || l == JA && strings.Contains(s, "両方を選")
}

// unoffered tells whether something is to be chosen of modes of which there are none: what is said behind that, without a
// mark, would be done in any case.
func unoffered(v reflect.Value) (found bool) {
	if m, is := v.Interface().(*ability.Modes); is && m != nil && len(m.List) == 0 {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || unoffered(f) })
	return found
}

// mode reads one of several modes. Behind the last there may be what is said of the whole ability: how
// often it is used, when, and what X is.
func (c *Compiler) mode(n *Normal, last bool) (Body, *Trouble) {
	b, t := c.body(n, false)
	if t != nil {
		return b, t
	}
	unused := b.settleX()
	own := Body{Do: b.Do, X: b.X, usedX: b.usedX, twice: b.twice}
	if last {
		own.Limit, own.needs, own.fresh = b.Limit, b.needs, b.fresh
	}
	if unused && !last || !reflect.DeepEqual(b, own) || len(b.Do) == 0 {
		return b, doubt(n, "選択肢の中では言えない文がある", "a mode does not say this")
	}
	if !last {
		b.X = nil // it is that of this mode
	}
	return b, nil
}

// settleX puts what X is where X is said; unused: nowhere.
func (b *Body) settleX() (unused bool) {
	b.twice = b.twice || b.X != nil && meanwhile(b.Do, b.X, ofX)
	inDo, inPlayed := b.X != nil && withX(reflect.ValueOf(&b.Do).Elem(), *b.X), b.X != nil && withX(reflect.ValueOf(&b.Played).Elem(), *b.X)
	if inPlayed && !inDo {
		b.X = nil
	}
	b.usedX = b.usedX || inDo
	return b.X != nil && !b.usedX && len(b.Do) > 0
}

// deepModes finds the Modes at the end of a body, under conditions and costs.
func deepModes(es []ability.Effect) *ability.Modes {
	if len(es) == 0 {
		return nil
	}
	switch e := es[len(es)-1].(type) {
	case *ability.Modes:
		return e
	case *ability.If:
		return deepModes(e.Then)
	case *ability.Try:
		if e.May && len(e.Then)+len(e.Else) == 0 { // one may choose
			return deepModes(e.Do)
		}
		return deepModes(e.Then)
	}
	return nil
}

// dropUnquoted removes quoted abilities that no reading used and numbers the rest
// in order of use.
func dropUnquoted(card *ability.Card) {
	to := map[int]int{}
	var list []ability.Ability
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if v.CanAddr() {
			if g, ok := v.Addr().Interface().(*ability.Give); ok {
				q := append([]int(nil), g.Quoted...)
				for i, k := range q {
					if k < 0 || k >= len(card.Quoted) {
						continue
					}
					if _, ok := to[k]; !ok {
						to[k] = len(list)
						list = append(list, card.Quoted[k])
						visit(reflect.ValueOf(&list[to[k]]).Elem())
					}
					q[i] = to[k]
				}
				g.Quoted = q
				if len(q) == 0 {
					g.Quoted = nil
				}
			}
		}
		EachField(v, visit)
	}
	visit(reflect.ValueOf(&card.Abilities).Elem())
	card.Quoted = list
}

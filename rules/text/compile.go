package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// maxText bounds one card's text in bytes; more is carried out by hand.
const maxText = 8000

// quotes collects the abilities that a text grants in 「」.
type quotes struct {
	list  []ability.Ability
	depth int
}

// compiler turns the text of one card into data.
type compiler struct {
	g       *Game
	lang    Lang
	printed string
	kinds   ability.Kinds
	card    *ability.Card
	rep     *Report
	fuel    int
	quoted  *quotes
	named   bool // the card's name is also a word of the game
	silent  bool // within 「」: failures are the outer sentence's
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
	rep := Report{}
	c := &compiler{g: g, lang: l, printed: printed, kinds: kinds, card: &ability.Card{}, rep: &rep, fuel: fuelPerCard, quoted: &quotes{}}
	if len(printed) > maxText {
		c.byHand(&ability.Ability{Kind: ability.Static}, ability.HandAll, 0, len(printed), 0, nil, "長すぎる文", "this text is too long")
	} else {
		n := g.normalize(printed, l)
		n = withoutReminders(g.dialect.Names(c, n, name), c.reminder)
		c.paragraphs(g.dialect.Paragraphs(c, n))
	}
	c.spellCosts()
	c.card.Quoted = c.quoted.list
	dropUnquoted(c.card)
	c.unknownWords()
	switch {
	case len(rep.Spans) > 0:
		rep.Class = Assisted
	case len(c.card.Abilities) > 0 || len(c.card.Cost) > 0 || c.card.Needs != nil:
		rep.Class = Automatic
	}
	return c.card, rep
}

// spellCosts moves the additional costs of a spell to what the spell does, where
// they are paid and asked about.
func (c *compiler) spellCosts() {
	for i := range c.card.Abilities {
		if a := &c.card.Abilities[i]; a.Kind == ability.Spell {
			n := options(c.card.Cost)
			if n > 0 && riteOf(a) > 0 {
				eachRite(a, func(k *ability.Cond) { k.Slot += n })
			}
			a.Cost = append(c.card.Cost, a.Cost...)
			c.card.Cost = nil
			return
		}
	}
}

func (c *compiler) reminder(n *normal) {
	from, to := n.span()
	c.rep.Warnings = append(c.rep.Warnings, Note{Start: from, End: to, JA: "かっこ内は注釈として読み飛ばす", EN: "the text in parentheses is taken for a reminder"})
}

func (c *compiler) paragraphs(ps []*normal) {
	spell := c.g.dialect.Spell(c, ps)
	for _, p := range ps {
		c.g.dialect.Paragraph(c, p, spell)
	}
}

// startsHead tells whether a paragraph is one that spells do not have.
func (g *Game) startsHead(r []rune, l Lang) bool {
	ic, _, _ := g.lex.iconAt(r, 0, l)
	return ic != nil && (ic.Kind == TriggerIcon || ic.Kind == ActivatedIcon || ic.Kind == KeywordIcon)
}

// byHand adds a to the card as an ability that is in part carried out by hand.
func (c *compiler) byHand(a *ability.Ability, h ability.Hand, from, to, far int, expected []string, ja, en string) {
	a.Hand = h
	a.Do = []ability.Effect{&ability.ByHand{Text: c.printed[from:to]}}
	if far < from || far > to {
		far = from
	}
	c.rep.Spans = append(c.rep.Spans, Span{Start: from, End: to, At: far, Ability: len(c.card.Abilities), Expected: append([]string(nil), expected...), JA: ja, EN: en})
	c.card.Abilities = append(c.card.Abilities, *a)
}

// trouble is why a piece of text was not understood.
type trouble struct {
	piece    *normal
	far      int // runes into piece
	expected []string
	ja, en   string
}

func (c *compiler) give(a *ability.Ability, h ability.Hand, whole *normal, t *trouble) {
	from, to := whole.span()
	far, _ := t.piece.span()
	if t.far > 0 && len(t.piece.to) > 0 {
		far = t.piece.to[min(t.far, len(t.piece.to))-1]
	}
	c.byHand(a, h, from, to, far, t.expected, t.ja, t.en)
}

// read parses a piece as n; exactly one meaning is wanted.
func (c *compiler) read(n nt, piece *normal) (any, *trouble) {
	p := c.g.newParser(piece.r, c.lang, &c.fuel, c.quoted)
	all := p.whole(n)
	switch {
	case len(all) == 1:
		return all[0], nil
	case c.fuel <= 0:
		return nil, &trouble{piece, 0, nil, "文が複雑すぎる", "the text is too complex"}
	case len(all) > 1:
		return nil, &trouble{piece, 0, nil, "読み方が二つ以上ある", "there is more than one reading"}
	}
	if !c.g.terse {
		small := min(c.fuel, fuelPerCard/10)
		p = c.g.newParser(piece.r, c.lang, &small, c.quoted)
		p.wide = true
		p.whole(n)
	}
	where := string(piece.r[min(p.far, len(piece.r)):min(p.far+12, len(piece.r))])
	return nil, &trouble{piece, p.far, p.need, "「" + where + "」のところが読めない", "cannot read on at “" + where + "”"}
}

// clauses reads the sentences of a body.
func (c *compiler) clauses(n *normal) ([]Clause, *trouble) {
	var out []Clause
	for _, s := range sentences(n, c.lang) {
		v, t := c.read(c.g.nts.sentence, s)
		if t != nil {
			return nil, t
		}
		out = append(out, v.(Clause))
	}
	return out, nil
}

// body reads and folds a body with its modes; stands: it may be a static ability.
func (c *compiler) body(n *normal, stands bool) (body, *trouble) {
	before, list := c.g.dialect.Modes(n)
	cs, t := c.clauses(before)
	if t != nil {
		return body{}, t
	}
	b, why := c.g.fold(cs, stands)
	if why != "" {
		return b, &trouble{before, 0, nil, "文のつながりが読めない(" + why + ")", "the sentences do not fit together (" + why + ")"}
	}
	if m := deepModes(b.do); list != nil || m != nil {
		if m == nil || list == nil {
			return b, &trouble{n, 0, nil, "チョイスの選択肢が読めない", "the modes do not fit the choice"}
		}
		for _, l := range list {
			inner, t := c.body(l, false)
			if t != nil {
				return b, t
			}
			m.List = append(m.List, inner.do)
			if b.x == nil {
				b.x = inner.x
			}
		}
	}
	if b.x != nil && !withX(reflect.ValueOf(&b.do).Elem(), *b.x) && len(b.do) > 0 {
		return b, &trouble{n, 0, nil, "Xを使う文がない", "no sentence uses X"}
	}
	return b, nil
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
		eachField(v, visit)
	}
	visit(reflect.ValueOf(&card.Abilities).Elem())
	card.Quoted = list
}

package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What is said of the chosen together: that their names differ, what their costs come to. It
// stands in any place about the noun whose cards are chosen, and once: before it, amid what
// else is said of them, or behind it. "joint" rows say it of the noun (コストの合計が6以下になる,
// of different names), "jointly" rows of the choice (カード名が異なるように), and "jointmod" rows
// what is one with nothing before it (カード名が異なる), "jointfore" rows what English says before the noun (differently named), each as a Selector that has nothing else.

// jointRows are what can be said so in every game, and where.
func jointRows() []Row {
	rows := []Row{
		{ID: "different names", NT: "joint", JA: "‹カード名|名前›の異なる | ‹互いに|それぞれ›‹カード名|名前›‹が|の›異なる | 異なる‹カード名|名前›の", EN: "with different ‹|card ›names", Node: ability.Selector{Distinct: ability.NameAttr}},
		{Quiet: true, ID: "names that differ", NT: "jointmod", JA: "‹カード名|名前›が異なる", Node: ability.Selector{Distinct: ability.NameAttr}},
		{Quiet: true, ID: "differently named", NT: "jointfore", EN: "differently named ", Node: ability.Selector{Distinct: ability.NameAttr}},
		{ID: "names apart", NT: "jointly", JA: "‹|それぞれ|互いに›‹カード名|名前›が異なるように", Node: ability.Selector{Distinct: ability.NameAttr}},
	}
	for _, s := range []struct {
		id, ja, en, way, how string
		of                   ability.Bound
	}{
		{"cost at most", "コスト", "cost", "以下", "less", ability.Bound{Stat: ability.CostStat, Cmp: ability.LE}},
		{"original cost at least", "元のコスト", "original cost", "以上", "more", ability.Bound{Stat: ability.CostStat, Original: true}},
		{"original cost at most", "元のコスト", "original cost", "以下", "less", ability.Bound{Stat: ability.CostStat, Cmp: ability.LE, Original: true}},
	} {
		rows = append(rows, JointSum(s.id, s.ja, s.way, "with total "+s.en+" {Sum.N:num} or "+s.how, s.of)...)
	}
	const among = "その中から‹、|›"
	looked := ability.Selector{Of: Related(ability.InSlot, BindRef(SlotLook))}
	return append(rows,
		Row{ID: "chosen jointly", NT: "selb", JA: "{+:joint}{Of:np}{N:count}", EN: "{N:count} {Of:np} {+:joint}", Node: ability.Selector{}, Needs: CountedNoun},
		Row{ID: "object jointly", NT: "selo", JA: "{Of:np}を{+:jointly}{N:count}", Node: ability.Selector{}, Needs: CountedNoun},
		Row{ID: "target jointly", NT: "targets", JA: "{Of:np}を{+:jointly}{N:count}", Node: ability.Selector{}, Needs: CountedNoun},
		Row{ID: "among jointly", NT: "taken", JA: among + "{Of+:npraw}を{+:jointly}{N:count}", EN: "{N:count} {Of+:npraw} {+:joint} from among them", Node: looked},
		Row{Quiet: true, ID: "chosen jointly, anyhow", NT: "selb", JA: "{_:jointsel}", EN: "{_:jointsel}"},
		Row{Quiet: true, ID: "object jointly, anyhow", NT: "selo", JA: "{_:jointobj}"},
		Row{Quiet: true, ID: "target jointly, anyhow", NT: "targets", JA: "{_:jointobj}"},
		Row{Quiet: true, ID: "among jointly, anyhow", NT: "taken", JA: among + "{+:jointraw}", EN: "{+:jointraw} from among them", Node: looked})
}

// JointSum are the rows of what the numbers of the chosen come to.
func JointSum(id, ja, way, en string, of ability.Bound) []Row {
	node := ability.Selector{Sum: &of}
	return []Row{
		{ID: "sum of " + id, NT: "joint", JA: ja + "の合計が{Sum.N:num}" + way + "になる", EN: en, Node: node},
		{ID: "to a sum of " + id, NT: "jointly", JA: ja + "の合計が{Sum.N:num}" + way + "になるように", Node: node},
	}
}

// jointForm is where a choice stands whose cards have something said of them together.
type jointForm struct {
	raw    bool // where the cards lie is said elsewhere
	object bool // in Japanese the noun has its を: of what is then done
}

// jointly reads such a choice. In it are what was read of it so far and of its cards.
type jointly struct {
	*Parser
	jointForm
	add                                        func(int, any)
	mod, head, np, count, of, amid, wise, fore Symbol
}

// jointSoFar is how much of a choice was read.
type jointSoFar struct {
	s          ability.Selector
	f          ability.Filter // of the noun, before it is there
	amid, noun bool           // something was said of the noun; it is there
	object     bool           // and its を
	quoted     bool           // the noun is in quotes that are open: 「カード名が異なるフォロワー」
}

func (c *jointSoFar) joint() bool { return c.s.Sum != nil || c.s.Distinct != ability.NoAttr }

func (c *jointSoFar) counted() bool { return !Equal(c.s.N, ability.Count{}) }

// addJoint adds the leaves of choices in any order of words; the rows print one order of them.
func (g *Game) addJoint() {
	g.Table.AddLeaf("jointsel", g.jointLeaf(jointForm{}))
	g.Table.AddLeaf("jointobj", g.jointLeaf(jointForm{object: true}))
	g.Table.AddLeaf("jointraw", g.jointLeaf(jointForm{raw: true}))
}

func (g *Game) jointLeaf(form jointForm) Leaf {
	n := g.Table.Nonterminal
	j := jointly{jointForm: form, mod: n("mod"), head: n("head"), np: n("np"), count: n("count"), of: n("joint"), amid: n("jointmod"), wise: n("jointly"), fore: n("jointfore")}
	if form.raw {
		j.np = n("npraw")
	}
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			j := j
			j.Parser, j.add = p, add
			switch {
			case !p.mayStand(j.of, pos) && !p.mayStand(j.amid, pos) && !p.mayStand(j.wise, pos) && !p.mayStand(j.fore, pos):
			case p.Lang == EN:
				j.english(pos)
			default:
				j.japanese(pos, jointSoFar{})
				j.from(pos)
			}
		},
		Print: noPrint,
	}
}

// mayStand tells whether some row of n may stand at pos or behind it.
func (p *Parser) mayStand(n Symbol, pos int) bool {
	return slices.ContainsFunc(p.Game.Table.rules[n].faces[p.Lang], func(f *face) bool {
		return !f.runes.beyond(&p.runes) && !slices.ContainsFunc(f.must, func(l int) bool { return p.lastOf(l) < pos })
	})
}

// said adds what is said together at pos.
func (j *jointly) said(pos int, c jointSoFar, out func(end int, c jointSoFar)) {
	for _, n := range []Symbol{j.of, j.amid, j.wise} {
		switch {
		case n == j.wise && !j.object && !j.raw:
			continue // it is said of what is done, which has an object
		case n == j.amid && j.HasString(pos-1, "と"):
			continue // これとカード名が異なる says from which they differ
		}
		for _, r := range j.At(n, pos) {
			q, more := r.Val.(ability.Selector), c
			if q.Sum != nil && c.s.Sum != nil || q.Distinct != ability.NoAttr && c.s.Distinct != ability.NoAttr {
				continue
			}
			if q.Sum != nil {
				more.s.Sum = q.Sum
			}
			if q.Distinct != ability.NoAttr {
				more.s.Distinct = q.Distinct
			}
			out(r.End, more)
		}
	}
}

// from begins with a zone that has its から: あなたの墓場から、….
func (j *jointly) from(pos int) {
	const from = "から"
	t := j.Game.Table
	if j.raw || !j.Ahead(pos, from) {
		return
	}
	for _, who := range j.At(t.byName["poss"], pos) {
		for _, z := range j.At(t.byName["zoneset"], who.End) {
			if !j.HasString(z.End, from) {
				continue
			}
			f := ability.Filter{Who: who.Val.(ability.Who), Zone: z.Val.([]ability.Zone)}
			for _, at := range j.pause(z.End + len([]rune(from))) {
				j.japanese(at, jointSoFar{f: f, amid: true})
			}
		}
	}
}

// japanese reads on at pos: each piece that is not there yet may be next.
func (j *jointly) japanese(pos int, c jointSoFar) {
	if c.s.Sum == nil || c.s.Distinct == ability.NoAttr { // of either once: different names, and what they cost together
		j.said(pos, c, func(end int, c jointSoFar) {
			for _, at := range j.pause(end) {
				j.japanese(at, c)
			}
		})
	}
	if !c.noun {
		j.towards(pos, c)
		return
	}
	if c.quoted {
		if c.quoted = false; j.HasString(pos, "」") {
			j.japanese(pos+1, c)
		}
		return
	}
	if c.joint() && (j.raw || c.object == j.object) {
		s := c.s
		if c.object && s.Sum != nil && !c.counted() {
			s.N.Op = ability.AnyNumber // コストの合計が5以下になるように選ぶ
		}
		if !Equal(s.N, ability.Count{}) {
			j.add(pos, s)
		}
	}
	if !c.object && (j.raw || j.object) && j.HasString(pos, "を") {
		c.object = true
		for _, at := range j.pause(pos + 1) {
			j.japanese(at, c)
		}
		c.object = false
	}
	if !c.counted() {
		for _, r := range j.At(j.count, pos) {
			c.s.N = r.Val.(ability.Count)
			j.japanese(r.End, c)
		}
	}
}

// towards reads on before the noun.
func (j *jointly) towards(pos int, c jointSoFar) {
	if !c.quoted && !c.joint() && j.HasString(pos, "「") {
		n := c
		n.quoted = true
		j.japanese(pos+1, n)
	}
	if c.joint() && !c.counted() && j.object {
		for _, r := range j.At(j.count, pos) { // 2体のフォワードを
			if n := c; j.HasString(r.End, "の") {
				n.s.N = r.Val.(ability.Count)
				j.japanese(r.End+1, n)
			}
		}
	}
	if !c.amid {
		for _, r := range j.At(j.np, pos) {
			j.noun(r.End, c, r.Val.(ability.Filter))
		}
	} else {
		j.nounFrom(j.mod, j.head, pos, c.f, func(end int, f ability.Filter) { j.noun(end, c, j.whole(f)) })
	}
	if c.joint() {
		return
	}
	for _, r := range j.mods(j.mod, pos, false) {
		if n := c; !j.exceptsMore(&c.f, r) && mergeFilter(&n.f, r.Val.(ability.Filter)) {
			n.amid = true
			j.japanese(r.End, n)
		}
	}
}

// noun reads on behind the noun, if so many of it can be.
func (j *jointly) noun(pos int, c jointSoFar, f ability.Filter) {
	if f.Ref == (ability.Ref{}) && !j.Game.Lex.alone(&f) {
		c.s.Of, c.noun = f, true
		j.japanese(pos, c)
	}
}

// whole makes a noun of what was said of it in several places.
func (j *jointly) whole(f ability.Filter) ability.Filter {
	pullKind(&f)
	sortFilter(&f)
	j.Game.dialect.Noun(j.Game, &f, j.raw)
	return f
}

// english reads how many of a noun, and behind it what is said together and where they lie.
func (j *jointly) english(pos int) {
	const many, wanted = "as many ", " as you "
	for _, r := range j.At(j.count, pos) {
		if j.HasString(r.End, " ") {
			j.englishNoun(r.End+1, r.Val.(ability.Count), "")
			j.englishFore(r.End+1, r.Val.(ability.Count))
		}
	}
	if j.HasString(pos, many) {
		for _, w := range []string{"want", "like", "wish"} {
			j.englishNoun(pos+len(many), ability.Count{Op: ability.AnyNumber}, wanted+w)
		}
	}
}

// englishFore reads what is said together before the noun: 2 differently named followers.
func (j *jointly) englishFore(pos int, n ability.Count) {
	for _, fore := range j.At(j.fore, pos) {
		for _, noun := range []Symbol{j.np, j.Game.Starts.npraw} {
			for _, r := range j.At(noun, fore.End) {
				f := r.Val.(ability.Filter)
				if f.Ref != (ability.Ref{}) || j.Game.Lex.alone(&f) {
					continue
				}
				s := fore.Val.(ability.Selector)
				if s.N, s.Of = n, f; noun == j.np {
					j.add(r.End, s)
				}
				j.englishBehind(r.End, s, noun == j.np)
			}
		}
	}
}

// englishNoun reads the noun, and behind it what must stand there. What is raw may yet be said
// to lie somewhere.
func (j *jointly) englishNoun(pos int, n ability.Count, then string) {
	raw := j.Game.Starts.npraw
	for _, noun := range []Symbol{j.np, raw} {
		for _, r := range j.At(noun, pos) {
			f := r.Val.(ability.Filter)
			if f.Ref != (ability.Ref{}) || j.Game.Lex.alone(&f) || !j.HasString(r.End, then) {
				continue
			}
			end := r.End + len(then)
			if j.HasString(end, ",") {
				end++
			}
			if !j.HasString(end, " ") {
				continue
			}
			j.said(end+1, jointSoFar{s: ability.Selector{N: n, Of: f}}, func(end int, c jointSoFar) {
				if noun == j.np {
					j.add(end, c.s)
				}
				j.englishBehind(end, c.s, noun == j.np)
			})
		}
	}
}

// englishBehind reads what else is said of them, behind all else: what they cost, and, where that was not said yet, where they lie.
func (j *jointly) englishBehind(pos int, s ability.Selector, placed bool) {
	for _, at := range []int{pos, pos + 1} {
		if at > pos && !j.HasString(pos, ",") {
			continue
		}
		for _, r := range j.mods(j.mod, at, true) {
			n, said, placed := s, r.Val.(ability.Filter), placed
			if n.Of = Clone(s.Of).(ability.Filter); !mergeFilter(&n.Of, said) {
				continue
			}
			if placeOnly(said) {
				if placed {
					continue
				}
				placed = true
			} else {
				sortFilter(&n.Of)
			}
			if placed {
				whole := n
				if !j.raw {
					whole.Of = j.whole(n.Of)
				}
				j.add(r.End, whole)
			}
			j.englishBehind(r.End, n, placed)
		}
	}
}

package text

import (
	"strings"

	"gotaku/rules/ability"
)

// Heads of skills and EX powers. A skill is a line with its name, its cost and its
// damage, and the text below it; an EX power begins with its label. Divine Cross 208 to
// 212, 801.1.

// skillHead is what the head of a skill says.
type skillHead struct {
	name         string
	cost, damage int32
	costed, hits bool // it has them
	times        bool // 200×: so much for each of what the text counts
	marked       bool // it says スキル
}

// skillLines divides a text: a head and the lines below it are one ability. Lines
// without a head are one on a command, else each is one.
func skillLines(c *compiler, n *normal) (out []*normal) {
	from, headed := 0, false
	depth := depths(n.r)
	cut := func(to int) {
		if p := n.slice(from, to).trim(); len(p.r) > 0 {
			out = append(out, p)
		}
		from = to
	}
	single := c.kinds&(ability.Unit|ability.Assist) != 0
	for i := 0; i <= len(n.r); i++ {
		start := i == 0 || i < len(n.r) && n.r[i-1] == '\n' && depth[i-1] == 0
		switch {
		case i == len(n.r):
			cut(i)
		case start && c.headed(n.slice(i, len(n.r))):
			cut(i)
			headed = true
		case start && !headed && single && n.r[i] != '・' && n.r[i] != '•':
			cut(i)
		}
	}
	return out
}

// headed tells whether a head begins a text.
func (c *compiler) headed(n *normal) bool {
	if _, _, ok := c.exHead(n); ok {
		return true
	}
	_, _, ok := c.skillHead(n)
	return ok
}

// skilledText reads one ability of a game with skills.
func skilledText(c *compiler, n *normal, spell bool) {
	if c.sameAsWord(n) {
		return
	}
	a := ability.Ability{Print: n.source(c.printed)}
	if h, rest, ok := c.skillHead(n); ok {
		c.skill(&a, h, rest, n)
		return
	}
	if name, rest, ok := c.exHead(n); ok {
		a.Marks, a.Name = ability.EXPower, name
		c.exPower(&a, rest)
		return
	}
	if v, t := c.read(c.g.nts.construct, n.sentence()); t == nil {
		a = clone(v).(ability.Ability)
		a.Print = n.source(c.printed)
		c.card.Abilities = append(c.card.Abilities, a)
		return
	}
	if spell {
		a.Kind = ability.Spell
		c.command(&a, n)
		return
	}
	c.exPower(&a, n)
}

// command reads what a command does, and when it can be played.
func (c *compiler) command(a *ability.Ability, n *normal) {
	b, t := c.body(n, false)
	if t == nil && len(b.do) == 0 && b.cardNot == nil && len(b.cardLimit) == 0 {
		t = &trouble{n, 0, nil, "効果がない", "there is no effect"}
	}
	if t != nil {
		c.give(a, ability.HandEffect, n, t)
		return
	}
	c.cardText(&b)
	if b.cardNot, b.cardLimit = nil, nil; len(b.do) > 0 {
		c.take(a, b, n)
	}
}

// skill reads a skill whose head is known.
func (c *compiler) skill(a *ability.Ability, h skillHead, n, whole *normal) {
	a.Kind, a.Marks, a.Name = ability.Activated, ability.Skill, h.name
	a.Cost = []ability.Cost{{Res: ability.Energy, N: ability.N(h.cost)}}
	if h.hits {
		a.Args = []ability.Amount{ability.N(h.damage)}
	}
	if !h.costed && h.name != "" && !h.hits { // a skill that is used as an EX power is
		a.Marks |= ability.EXPower
		a.Cost = nil
		c.exPower(a, n)
		return
	}
	if !h.costed {
		c.give(a, ability.HandCost, whole, &trouble{whole, 0, []string{"コスト"}, "スキルのコストがない", "the skill has no cost"})
		return
	}
	if len(n.r) == 0 {
		if h.times {
			c.give(a, ability.HandEffect, whole, &trouble{whole, 0, nil, "×が何の数か書かれていない", "nothing says what × counts"})
			return
		}
		c.card.Abilities = append(c.card.Abilities, *a)
		return
	}
	b, t := c.body(n, false)
	if t == nil {
		t = c.ownFailure(a, &b, n)
	}
	if t == nil {
		t = baseDamage(a, h, &b, n)
	}
	if t != nil {
		c.give(a, ability.HandEffect, n, t)
		return
	}
	c.take(a, b, n)
}

// thisSkill is the word for the skill that a text is on, until its name is known.
const thisSkill = "this skill"

// ownFailure takes what a skill says of its own failure, which is judged before it is
// used, and of its cost: a static ability of its unit, about the skill of that name. Divine Cross 917.1b.
func (c *compiler) ownFailure(a *ability.Ability, b *body, n *normal) *trouble {
	for i := 0; i < len(b.do); i++ {
		e, s := b.do[i], ability.Ability{Kind: ability.Static, Print: a.Print}
		if f, ok := e.(*ability.If); ok && len(f.Then) == 1 && len(f.Else) == 0 {
			cond := f.Cond
			e, s.If = f.Then[0], &cond
		}
		in, fails := e.(*ability.Instead)
		cost, costs := e.(*ability.CostChange)
		fails, costs = fails && in.Of.Word == thisSkill, costs && cost.Name == thisSkill
		if !fails && !costs {
			continue
		}
		if a.Name == "" {
			return &trouble{n, 0, nil, "スキルに名前がない", "the skill has no name"}
		}
		if fails {
			in.Of.Word, in.Of.Name = "", a.Name
		} else {
			cost.Name = a.Name
		}
		s.Do = []ability.Effect{e}
		c.take(&s, body{do: s.Do, while: s.If}, n)
		b.do = append(append([]ability.Effect(nil), b.do[:i]...), b.do[i+1:]...)
		i--
	}
	return nil
}

// baseDamage takes what a text says of the damage of its own skill: 1つにつき200ダメージ
// を与える, or ×は…の数. Divine Cross 704.6a-1.
func baseDamage(a *ability.Ability, h skillHead, b *body, n *normal) *trouble {
	fail := func(ja, en string) *trouble { return &trouble{n, 0, nil, ja, en} }
	var base *ability.Amount
	leads := 0
	for i := 0; i < len(b.do); {
		d, ok := b.do[i].(*ability.Damage)
		if !ok || !ownHit(d) {
			i++
			continue
		}
		if base != nil || h.hits && !h.times {
			return fail("スキルのダメージが二度書かれている", "the damage of the skill is said twice")
		}
		base, leads = &d.N, i
		b.do = append(append([]ability.Effect(nil), b.do[:i]...), b.do[i+1:]...)
	}
	if h.times && base == nil && b.count == nil && b.x != nil {
		b.count, b.x = b.x, nil
	}
	if h.times && base == nil && b.count != nil {
		base = &ability.Amount{Op: ability.Mul, Args: []ability.Amount{ability.N(h.damage), *b.count}}
		b.count = nil
	}
	switch {
	case b.count != nil:
		return fail("×がスキルのダメージにない", "the damage of the skill has no ×")
	case base == nil && h.times:
		return fail("×が何の数か書かれていない", "nothing says what × counts")
	case base == nil:
		return nil
	}
	if k := clone(*base).(ability.Amount); looseAmount(k) && !leadsBase(b.do, leads, k) || h.times && h.damage > 0 && perHit(k) != h.damage {
		return fail("スキルのダメージが分からない", "the damage of the skill cannot be told")
	}
	a.Args = []ability.Amount{*base}
	return nil
}

// leadsBase tells whether a base counts what its skill does first, once: the wins of its
// jankens, the cards it draws or moves.
func leadsBase(do []ability.Effect, leads int, n ability.Amount) bool {
	if n.Op == ability.Mul && len(n.Args) == 2 {
		n = n.Args[1]
	}
	if n.Op == ability.Minus && len(n.Args) == 2 {
		n = n.Args[1]
	}
	if n.Op != ability.NumberIn || leads == 0 {
		return false
	}
	binds := func(e ability.Effect) bool {
		switch e.(type) {
		case *ability.Ask:
			return n.Ref == BindRef(slotNamed)
		case *ability.Draw, *ability.Move:
			return n.Ref == BindRef(slotMoved)
		}
		return false
	}
	all := 0
	ability.Walk(&ability.Ability{Do: do}, func(e ability.Effect) {
		if binds(e) {
			all++
		}
	})
	return all == 1 && binds(do[leads-1])
}

// ownHit tells whether damage is said without whom it is dealt to.
func ownHit(d *ability.Damage) bool { return equal(d.To, ability.What{}) }

// perHit is the number before ×.
func perHit(n ability.Amount) int32 {
	if n.Op == ability.Mul && len(n.Args) == 2 && n.Args[0].Op == ability.Const {
		return n.Args[0].N
	}
	return 0
}

// exPower reads an ability that is used, waits, or holds.
func (c *compiler) exPower(a *ability.Ability, n *normal) {
	if end, limit := c.limitHead(n); end > 0 {
		rest := n.slice(end, len(n.r)).trim()
		if _, waits := c.trigger(rest); waits != nil {
			a.Limit, n = []ability.Limit{limit}, rest
		}
	}
	if t, rest := c.trigger(n); rest != nil && !c.judges(n) {
		a.Kind, a.On, a.If = ability.Triggered, t.On, t.If
		c.finish(a, rest, n)
		return
	}
	b, t := c.body(n, true)
	if t == nil && (b.cardNot != nil || len(b.cardLimit) > 0) && a.Marks == 0 && !c.silent {
		c.cardText(&b)
		b.cardNot, b.cardLimit = nil, nil
		if len(b.do) == 0 {
			return
		}
	}
	switch {
	case t != nil:
		a.Kind = ability.Static
		c.give(a, ability.HandAll, n, t)
		return
	case len(b.do) == 0:
		a.Kind = ability.Static
		c.give(a, ability.HandAll, n, &trouble{n, 0, nil, "効果がない", "there is no effect"})
		return
	case len(b.limit) > 0:
		a.Kind = ability.Activated
		if b.limit[0] == (ability.Limit{Any: true}) {
			b.limit = nil
		}
	case static(&b, false, 0):
		a.Kind = ability.Static
		if b.while == nil && len(b.do) == 1 {
			if f, ok := b.do[0].(*ability.If); ok && len(f.Else) == 0 {
				b.while, b.do = &f.Cond, f.Then
			}
		}
	case c.kinds == 0 && a.Marks == 0:
		a.Kind = ability.Spell // of a card whose kind is not told
	default:
		a.Kind = ability.Static
		c.give(a, ability.HandAll, n, &trouble{n, 0, nil, "いつ行うのかが書かれていない", "nothing says when this is done"})
		return
	}
	c.take(a, b, n)
}

// judges tells whether a text says that skills fail: 相手がスキルを使う時 is no trigger then.
func (c *compiler) judges(n *normal) bool {
	b, t := c.body(n, true)
	return t == nil && len(b.do) == 1 && judges(b.do)
}

// exLabels are the labels of EX powers. Divine Cross 212.3.
var exLabels = []string{"EXパワー", "EX power", "EX", "FX", "BC", "X"}

// exHead reads EX「NAME」： at the front.
func (c *compiler) exHead(n *normal) (name string, rest *normal, ok bool) {
	i := 0
	closing := rune(0)
	if len(n.r) > 0 && strings.ContainsRune("【[《", n.r[0]) {
		closing, i = closer(n.r[0]), 1
	}
	for _, s := range exLabels {
		w := []rune(s)
		if i+len(w) <= len(n.r) && strings.EqualFold(string(n.r[i:i+len(w)]), s) {
			ok, i = true, i+len(w)
			break
		}
	}
	if !ok || i < len(n.r) && (isLetter(n.r[i]) || '0' <= n.r[i] && n.r[i] <= '9' && i == 1 || n.r[i] == 'は' || n.r[i] == 'が' || n.r[i] == 'の' || n.r[i] == 'を') {
		return "", nil, false
	}
	if closing != 0 {
		if i >= len(n.r) || n.r[i] != closing {
			return "", nil, false
		}
		i++
	}
	i = blanks(n.r, i)
	if from, end := quotedName(n.r, i); end > 0 && (end == len(n.r) || !strings.ContainsRune("をのがはにと", n.r[end])) {
		name, i = c.nameAt(n, from, end-1), end
	}
	return name, n.slice(blanks(n.r, i), len(n.r)).trim(), true
}

// blanks skips what may stand between the parts of a head.
func blanks(r []rune, i int) int {
	for i < len(r) && strings.ContainsRune(" \n:/", r[i]) {
		i++
	}
	return i
}

// quotedName finds a name in quotes at i: where it begins, and the place behind.
func quotedName(r []rune, i int) (from, end int) {
	if i >= len(r) || r[i] != '「' && r[i] != '“' && r[i] != '"' && r[i] != '『' {
		return 0, 0
	}
	for j := i + 1; j < len(r) && r[j] != '\n'; j++ {
		if (r[j] == closer(r[i]) || r[j] == '"' && r[i] == '"') && j > i+1 {
			return i + 1, j + 1
		}
	}
	return 0, 0
}

// nameAt is a name as it is printed.
func (c *compiler) nameAt(n *normal, from, to int) string {
	if c.silent {
		return strings.TrimSpace(string(n.r[from:to]))
	}
	return c.g.dict.name(strings.TrimSpace(n.slice(from, to).source(c.printed)), c.lang)
}

// skillHead reads the head of a skill at the front, and gives the text below it.
func (c *compiler) skillHead(n *normal) (h skillHead, rest *normal, ok bool) {
	r := n.r
	i := 0
	for _, s := range []string{"【スキル】", "[スキル]", "スキル", "【skill】", "[skill]", "skill"} {
		if w := []rune(s); len(r) >= len(w) && strings.EqualFold(string(r[:len(w)]), s) {
			h.marked, i = true, len(w)
			break
		}
	}
	words, named := 0, false
	for i < len(r) && r[i] != '\n' && r[i] != ':' {
		if r[i] == ' ' || r[i] == '/' || r[i] == '、' || r[i] == ',' {
			i++
			continue
		}
		if from, end := quotedName(r, i); end > 0 && !named {
			h.name, named, i = c.nameAt(n, from, end-1), true, end
			continue
		}
		end, word := h.number(r, i, named)
		if end == 0 {
			break
		}
		if word {
			words++
		}
		i = end
	}
	switch {
	case h.marked && (named || h.costed), h.costed && named, words == 2:
	default:
		return c.bareHead(n)
	}
	if i < len(r) && r[i] == ':' {
		i++
	}
	rest = n.slice(i, len(r)).trim()
	if !h.hits {
		rest = h.damageBehind(rest)
	}
	return h, rest, true
}

// number reads the cost or the damage at i; word: it is called so. end 0: neither.
func (h *skillHead) number(r []rune, i int, named bool) (end int, word bool) {
	for _, s := range []string{"スキルコスト", "コスト", "cost ", "skill cost "} {
		if p, ok := prefixed(r, i, s); ok && !h.costed {
			if v, e := digits(r, p); e > p {
				h.cost, h.costed = v, true
				return e, true
			}
		}
	}
	for _, s := range []string{"スキルダメージ", "ダメージ", "damage ", "skill damage "} {
		if p, ok := prefixed(r, i, s); ok && !h.hits {
			if e := h.hit(r, p); e > 0 {
				return e, true
			}
		}
	}
	if c := r[i]; !h.costed && (c == '⓪' || '①' <= c && c <= '⑳') {
		if h.costed = true; c != '⓪' {
			h.cost = c - '①' + 1
		}
		return i + 1, false
	}
	if strings.ContainsRune("【[《", r[i]) && !h.costed {
		if v, e := digits(r, i+1); e > i+1 && e < len(r) && r[e] == closer(r[i]) {
			h.cost, h.costed = v, true
			return e + 1, false
		}
	}
	if v, e := digits(r, i); e > i && !h.costed && !named && e < len(r) && (r[e] == '「' || r[e] == '“' || r[e] == ' ') {
		h.cost, h.costed = v, true
		return e, false
	}
	if h.costed && !h.hits {
		return h.hit(r, i), false
	}
	return 0, false
}

func prefixed(r []rune, i int, s string) (end int, ok bool) {
	w := []rune(s)
	if i+len(w) > len(r) || !strings.EqualFold(string(r[i:i+len(w)]), s) {
		return 0, false
	}
	end = i + len(w)
	if end < len(r) && r[end] == ':' {
		end++
	}
	for end < len(r) && r[end] == ' ' {
		end++
	}
	return end, true
}

func digits(r []rune, i int) (n int32, end int) {
	for end = i; end < len(r) && '0' <= r[end] && r[end] <= '9' && n <= maxNumber; end++ {
		n = n*10 + int32(r[end]-'0')
	}
	return n, end
}

const timesSigns = "×xX*✕"

// hit reads 300, 200× or ×200; end 0: none.
func (h *skillHead) hit(r []rune, i int) (end int) {
	before := i < len(r) && strings.ContainsRune(timesSigns, r[i])
	if before {
		i++
	}
	v, e := digits(r, i)
	if e == i || v > maxNumber {
		return 0
	}
	behind := e < len(r) && strings.ContainsRune(timesSigns, r[e])
	if behind {
		e++
	}
	if before && behind || e < len(r) && !strings.ContainsRune(" \n:/、", r[e]) {
		return 0
	}
	h.damage, h.hits, h.times = v, true, before || behind
	return e
}

// damageBehind takes the damage off the end of a text: 4「名」…。300.
func (h *skillHead) damageBehind(n *normal) *normal {
	i := len(n.r)
	for i > 0 && (strings.ContainsRune(timesSigns, n.r[i-1]) || '0' <= n.r[i-1] && n.r[i-1] <= '9' || n.r[i-1] == ' ') {
		i--
	}
	if i == len(n.r) || i == 0 || n.r[i-1] != '。' && n.r[i-1] != '.' && n.r[i-1] != '\n' {
		return n
	}
	if h.hit(n.r, blanks(n.r, i)) != len(n.r) {
		h.damage, h.hits, h.times = 0, false, false
		return n
	}
	return n.slice(0, i).trim()
}

// bareHead reads [4] NAME 300: a line of its own, whose name has no quotes.
func (c *compiler) bareHead(n *normal) (h skillHead, rest *normal, ok bool) {
	line := 0
	for line < len(n.r) && n.r[line] != '\n' {
		line++
	}
	r := n.r[:line]
	if len(r) == 0 || !strings.ContainsRune("【[《⓪①②③④⑤⑥⑦⑧⑨⑩", r[0]) {
		return h, nil, false
	}
	from, _ := h.number(r, 0, true)
	to := line
	for to > from && (strings.ContainsRune(timesSigns, r[to-1]) || '0' <= r[to-1] && r[to-1] <= '9') {
		to--
	}
	if from == 0 || to == line || to <= from || strings.ContainsAny(string(r[from:to]), "。、:「」『』“”.") || h.hit(r, to) != line {
		return skillHead{}, nil, false
	}
	h.name = c.nameAt(n, from, to)
	return h, n.slice(line, len(n.r)).trim(), h.name != ""
}

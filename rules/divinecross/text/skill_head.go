package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
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
func skillLines(c *text.Compiler, n *text.Normal) (out []*text.Normal) {
	from, headed := 0, false
	depth := text.Depths(n.R)
	cut := func(to int) {
		if p := n.Slice(from, to).Trim(); len(p.R) > 0 {
			out = append(out, p)
		}
		from = to
	}
	single := c.Kinds&(ability.Unit|ability.Assist) != 0
	for i := 0; i <= len(n.R); i++ {
		start := i == 0 || i < len(n.R) && n.R[i-1] == '\n' && depth[i-1] == 0
		switch {
		case i == len(n.R):
			cut(i)
		case start && hasHead(c, n.Slice(i, len(n.R))):
			cut(i)
			headed = true
		case start && !headed && single && n.R[i] != '・' && n.R[i] != '•':
			cut(i)
		}
	}
	return out
}

// hasHead tells whether a head begins a text.
func hasHead(c *text.Compiler, n *text.Normal) bool {
	if _, _, ok := exHead(c, n); ok {
		return true
	}
	_, _, ok := headOfSkill(c, n)
	return ok
}

// skilledText reads one ability of a game with skills.
func skilledText(c *text.Compiler, n *text.Normal, spell bool) {
	a := ability.Ability{Print: n.Source(c.Printed)}
	if h, rest, ok := headOfSkill(c, n); ok {
		skill(c, &a, h, rest, n)
		return
	}
	if name, rest, ok := exHead(c, n); ok {
		if c.Constructed(rest) {
			return
		}
		a.Marks, a.Name = ability.EXPower, name
		exPower(c, &a, rest)
		return
	}
	if c.Constructed(n) {
		return
	}
	if rest := afterConstruct(c, n); rest != nil {
		n, a.Print = rest, rest.Source(c.Printed)
	}
	if spell {
		a.Kind = ability.Spell
		command(c, &a, n)
		return
	}
	exPower(c, &a, n)
}

// afterConstruct reads a first line about the construction of decks, and gives the lines below it; nil: there is none.
func afterConstruct(c *text.Compiler, n *text.Normal) *text.Normal {
	i := slices.Index(n.R, '\n')
	if i < 0 || !c.Constructed(n.Slice(0, i).Trim()) {
		return nil
	}
	return n.Slice(i+1, len(n.R)).Trim()
}

// command reads what a command does, and when it can be played.
func command(c *text.Compiler, a *ability.Ability, n *text.Normal) {
	b, t := c.Body(n, false)
	if t == nil && len(b.Do) == 0 && b.CardNot == nil && len(b.CardLimit) == 0 {
		t = &text.Trouble{Piece: n, Far: 0, Expected: nil, JA: "効果がない", EN: "there is no effect"}
	}
	if t != nil {
		c.Give(a, ability.HandEffect, n, t)
		return
	}
	c.CardText(&b)
	if b.CardNot, b.CardLimit = nil, nil; len(b.Do) > 0 {
		c.Take(a, b, n)
	}
}

// skill reads a skill whose head is known.
func skill(c *text.Compiler, a *ability.Ability, h skillHead, n, whole *text.Normal) {
	a.Kind, a.Marks, a.Name = ability.Activated, ability.Skill, h.name
	a.Cost = []ability.Cost{{Res: ability.Energy, N: ability.N(h.cost)}}
	if h.hits {
		a.Args = []ability.Amount{ability.N(h.damage)}
	}
	if !h.costed && h.name != "" && !h.hits { // a skill that is used as an EX power is
		a.Marks |= ability.EXPower
		a.Cost = nil
		exPower(c, a, n)
		return
	}
	if !h.costed {
		c.Give(a, ability.HandCost, whole, &text.Trouble{Piece: whole, Far: 0, Expected: []string{"コスト"}, JA: "スキルのコストがない", EN: "the skill has no cost"})
		return
	}
	if len(n.R) == 0 {
		if h.times {
			c.Give(a, ability.HandEffect, whole, &text.Trouble{Piece: whole, Far: 0, Expected: nil, JA: "×が何の数か書かれていない", EN: "nothing says what × counts"})
			return
		}
		c.Card.Abilities = append(c.Card.Abilities, *a)
		return
	}
	b, t := c.Body(n, false)
	if t == nil {
		t = ownFailure(c, a, &b, n)
	}
	if t == nil {
		t = baseDamage(a, h, &b, n)
	}
	if t != nil {
		c.Give(a, ability.HandEffect, n, t)
		return
	}
	c.Take(a, b, n)
}

// thisSkill is the word for the skill that a text is on, until its name is known.
const thisSkill = "this skill"

// ownFailure takes what a skill says of its own failure, which is judged before it is
// used, and of its cost: a static ability of its unit, about the skill of that name. Divine Cross 917.1b.
func ownFailure(c *text.Compiler, a *ability.Ability, b *text.Body, n *text.Normal) *text.Trouble {
	for i := 0; i < len(b.Do); i++ {
		if i > 0 && failsAfter(b.Do[i-1], b.Do[i]) { // じゃんけんする。負けたなら、このスキルは失敗する
			f := b.Do[i].(*ability.If)
			in := thisFails(failsOn())
			in.Do[1].(*ability.If).Cond = f.Cond
			b.Do = append(append(append([]ability.Effect(nil), b.Do[:i-1]...), in), b.Do[i+1:]...)
			i--
		}
		e, s := b.Do[i], ability.Ability{Kind: ability.Static, Print: a.Print}
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
			return &text.Trouble{Piece: n, Far: 0, Expected: nil, JA: "スキルに名前がない", EN: "the skill has no name"}
		}
		if fails {
			in.Of.Word, in.Of.Name = "", a.Name
		} else {
			cost.Name = a.Name
		}
		s.Do = []ability.Effect{e}
		c.Take(&s, text.Body{Do: s.Do, While: s.If}, n)
		b.Do = append(append([]ability.Effect(nil), b.Do[:i]...), b.Do[i+1:]...)
		i--
	}
	return nil
}

// failsAfter tells whether a janken is played for nothing but whether this skill fails.
func failsAfter(played, then ability.Effect) bool {
	f, ok := then.(*ability.If)
	if !ok || !text.Equal(played, text.PlayJanken(1)) || len(f.Then) != 1 || len(f.Else) > 0 || !text.Equal(f.Cond, *text.Won()) && !text.Equal(f.Cond, *text.Lost()) {
		return false
	}
	in, ok := f.Then[0].(*ability.Instead)
	return ok && text.Equal(in, thisFails(failing()))
}

// baseDamage takes what a text says of the damage of its own skill: 1つにつき200ダメージ
// を与える, or ×は…の数. Divine Cross 704.6a-1.
func baseDamage(a *ability.Ability, h skillHead, b *text.Body, n *text.Normal) *text.Trouble {
	fail := func(ja, en string) *text.Trouble {
		return &text.Trouble{Piece: n, Far: 0, Expected: nil, JA: ja, EN: en}
	}
	var base *ability.Amount
	leads := 0
	for i := 0; i < len(b.Do); {
		d, ok := b.Do[i].(*ability.Damage)
		if !ok || !ownHit(d) {
			i++
			continue
		}
		if base != nil || h.hits && !h.times {
			return fail("スキルのダメージが二度書かれている", "the damage of the skill is said twice")
		}
		base, leads = &d.N, i
		b.Do = append(append([]ability.Effect(nil), b.Do[:i]...), b.Do[i+1:]...)
	}
	if h.times && base == nil && b.Count == nil && b.X != nil {
		b.Count, b.X = b.X, nil
	}
	if h.times && base == nil && b.Count != nil {
		base = &ability.Amount{Op: ability.Mul, Args: []ability.Amount{ability.N(h.damage), *b.Count}}
		b.Count = nil
	}
	switch {
	case b.LostX():
		return fail("Xがどこにも書かれていない", "X stands nowhere")
	case b.Count != nil:
		return fail("×がスキルのダメージにない", "the damage of the skill has no ×")
	case base == nil && h.times:
		return fail("×が何の数か書かれていない", "nothing says what × counts")
	case base == nil:
		return nil
	}
	if k := text.Clone(*base).(ability.Amount); text.LooseAmount(k) && !leadsBase(b.Do, leads, k) || h.times && h.damage > 0 && perHit(k) != h.damage {
		return fail("スキルのダメージが分からない", "the damage of the skill cannot be told")
	}
	a.Args = []ability.Amount{*base}
	return nil
}

// leadsBase tells whether a base counts what its skill does first, once: the wins of its
// jankens, the cards it draws or moves.
func leadsBase(do []ability.Effect, leads int, n ability.Amount) bool {
	n = unbound(n)
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
			return n.Ref == text.BindRef(text.SlotWins)
		case *ability.Draw, *ability.Move:
			return n.Ref == text.BindRef(text.SlotMoved)
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
func ownHit(d *ability.Damage) bool { return text.Equal(d.To, ability.What{}) }

// unbound is a number without what it comes to at most.
func unbound(n ability.Amount) ability.Amount {
	if n.Op == ability.Min && len(n.Args) == 2 {
		return n.Args[0]
	}
	return n
}

// perHit is the number before ×.
func perHit(n ability.Amount) int32 {
	n = unbound(n)
	if n.Op == ability.Mul && len(n.Args) == 2 && n.Args[0].Op == ability.Const {
		return n.Args[0].N
	}
	return 0
}

// exPower reads an ability that is used, waits, or holds.
func exPower(c *text.Compiler, a *ability.Ability, n *text.Normal) {
	if end, limit := c.LimitHead(n); end > 0 {
		rest := n.Slice(end, len(n.R)).Trim()
		if _, waits := c.Trigger(rest, true); waits != nil {
			a.Limit, n = []ability.Limit{limit}, rest
		}
	}
	if t, rest := c.Trigger(n, true); rest != nil && !judgesText(c, n) {
		a.Kind, a.On, a.If = ability.Triggered, t.On, t.If
		c.Finish(a, rest, n)
		return
	}
	b, t := c.Body(n, true)
	if t == nil && (b.CardNot != nil || len(b.CardLimit) > 0) && a.Name == "" && !c.Silent {
		c.CardText(&b)
		b.CardNot, b.CardLimit = nil, nil
		if len(b.Do) == 0 {
			return
		}
	}
	switch {
	case t != nil:
		a.Kind = ability.Static
		c.Give(a, ability.HandAll, n, t)
		return
	case len(b.Do) == 0:
		a.Kind = ability.Static
		c.Give(a, ability.HandAll, n, &text.Trouble{Piece: n, Far: 0, Expected: nil, JA: "効果がない", EN: "there is no effect"})
		return
	case len(b.Limit) > 0:
		a.Kind = ability.Activated
		if b.Limit[0] == (ability.Limit{Any: true}) {
			b.Limit = nil
		}
	case text.Static(&b, false, 0) || holdsPerTurn(b.Do):
		a.Kind = ability.Static
		if b.While == nil && len(b.Do) == 1 {
			if f, ok := b.Do[0].(*ability.If); ok && len(f.Else) == 0 {
				b.While, b.Do = &f.Cond, f.Then
			}
		}
	case c.Kinds == 0 && a.Marks == 0:
		a.Kind = ability.Spell // of a card whose kind is not told
	default:
		a.Kind = ability.Static
		c.Give(a, ability.HandAll, n, &text.Trouble{Piece: n, Far: 0, Expected: nil, JA: "いつ行うのかが書かれていない", EN: "nothing says when this is done"})
		return
	}
	c.Take(a, b, n)
}

// judgesText tells whether a text says that skills fail: 相手がスキルを使う時 is no trigger then.
func judgesText(c *text.Compiler, n *text.Normal) bool {
	if !strings.Contains(strings.ToLower(string(n.R)), text.Pick(c.Lang, "失敗", "fail")) {
		return false // read as a sentence only where it may be one: that takes as many steps as the rest
	}
	b, t := c.Body(n, true)
	return t == nil && len(b.Do) == 1 && judges(b.Do)
}

// exLabels are the labels of EX powers. Divine Cross 212.3.
var exLabels = []string{"EXパワー", "EX power", "EX", "FX", "BC", "X"}

// exHead reads EX「NAME」： at the front.
func exHead(c *text.Compiler, n *text.Normal) (name string, rest *text.Normal, ok bool) {
	i := 0
	closing := rune(0)
	if len(n.R) > 0 && strings.ContainsRune("【[《", n.R[0]) {
		closing, i = text.Closer(n.R[0]), 1
	}
	for _, s := range exLabels {
		w := []rune(s)
		if i+len(w) <= len(n.R) && strings.EqualFold(string(n.R[i:i+len(w)]), s) {
			ok, i = true, i+len(w)
			break
		}
	}
	if !ok || i < len(n.R) && (text.IsLetter(n.R[i]) || '0' <= n.R[i] && n.R[i] <= '9' && i == 1 || n.R[i] == 'は' || n.R[i] == 'が' || n.R[i] == 'の' || n.R[i] == 'を') {
		return "", nil, false
	}
	if closing != 0 {
		if i >= len(n.R) || n.R[i] != closing {
			return "", nil, false
		}
		i++
	}
	i = blanks(n.R, i)
	if from, end := quotedName(n.R, i); end > 0 && (end == len(n.R) || !strings.ContainsRune("をのがはにと", n.R[end])) {
		name, i = nameAt(c, n, from, end-1), end
	}
	return name, n.Slice(blanks(n.R, i), len(n.R)).Trim(), true
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
		if (r[j] == text.Closer(r[i]) || r[j] == '"' && r[i] == '"') && j > i+1 {
			return i + 1, j + 1
		}
	}
	return 0, 0
}

// nameAt is a name as it is printed.
func nameAt(c *text.Compiler, n *text.Normal, from, to int) string {
	if c.Silent {
		return strings.TrimSpace(string(n.R[from:to]))
	}
	return c.Game.Dict.Name(strings.TrimSpace(n.Slice(from, to).Source(c.Printed)), c.Lang)
}

// headOfSkill reads the head of a skill at the front, and gives the text below it.
func headOfSkill(c *text.Compiler, n *text.Normal) (h skillHead, rest *text.Normal, ok bool) {
	r := n.R
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
			h.name, named, i = nameAt(c, n, from, end-1), true, end
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
	case named && !h.costed && !h.hits && i < len(r) && strings.ContainsRune("をのがはにと", r[i]): // of a skill of that name
		return h, nil, false
	case h.marked && (named || h.costed), h.costed && named, words == 2:
	default:
		return bareHead(c, n)
	}
	if i < len(r) && r[i] == ':' {
		i++
	}
	rest = n.Slice(i, len(r)).Trim()
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
		if v, e := digits(r, i+1); e > i+1 && e < len(r) && r[e] == text.Closer(r[i]) {
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
	for end = i; end < len(r) && '0' <= r[end] && r[end] <= '9' && n <= text.MaxNumber; end++ {
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
	if e == i || v > text.MaxNumber {
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
func (h *skillHead) damageBehind(n *text.Normal) *text.Normal {
	i := len(n.R)
	for i > 0 && (strings.ContainsRune(timesSigns, n.R[i-1]) || '0' <= n.R[i-1] && n.R[i-1] <= '9' || n.R[i-1] == ' ') {
		i--
	}
	if i == len(n.R) || i == 0 || n.R[i-1] != '。' && n.R[i-1] != '.' && n.R[i-1] != '\n' {
		return n
	}
	if h.hit(n.R, blanks(n.R, i)) != len(n.R) {
		h.damage, h.hits, h.times = 0, false, false
		return n
	}
	return n.Slice(0, i).Trim()
}

// bareHead reads [4] NAME 300: a line of its own, whose name has no quotes.
func bareHead(c *text.Compiler, n *text.Normal) (h skillHead, rest *text.Normal, ok bool) {
	line := 0
	for line < len(n.R) && n.R[line] != '\n' {
		line++
	}
	r := n.R[:line]
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
	h.name = nameAt(c, n, from, to)
	return h, n.Slice(line, len(n.R)).Trim(), h.name != ""
}

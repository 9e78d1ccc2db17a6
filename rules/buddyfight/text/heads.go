package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// costHeads begin the lines of what a card costs, by language. A card is used in one way, which its kind tells: whichever of them stands
// there, it can be no other cost. [1.call.1.6, 1.cast.1.3]
var costHeads = [...][]string{text.JA: {"【コールコスト】", "【使用コスト】", "【装備コスト】", "[コールコスト]", "[使用コスト]", "[装備コスト]", "コールコスト", "使用コスト", "装備コスト"}, text.EN: {"[call cost]", "[cast cost]", "[equip cost]", "[use cost]", "【call cost】", "【cast cost】", "【equip cost】", "call cost", "cast cost", "equip cost"}}

// Paragraphs divides at line ends and before heads; a line that begins with a dot is a
// mode of the line before.
func (d dialect) Paragraphs(c *text.Compiler, n *text.Normal) []*text.Normal {
	var out []*text.Normal
	for _, p := range d.Plain.Paragraphs(c, n) {
		if p.R[0] == '・' || p.R[0] == '•' {
			if k := len(out) - 1; k >= 0 {
				out[k] = oneLine(out[k], p)
				continue
			}
		}
		if k := len(out) - 1; k >= 0 && alone(c, out[k]) && bears(c, p) {
			out[k] = oneLine(out[k], p)
			continue
		}
		said, limit := limitApart(c, p)
		out = append(out, said)
		if limit != nil {
			out = append(out, limit)
		}
	}
	return out
}

// limitApart takes off the end of a line how often its card is called or equipped, which is said of the card and of no ability; nil: the
// line does not end so, or says nothing else.
func limitApart(c *text.Compiler, n *text.Normal) (said, limit *text.Normal) {
	stop := [...]rune{text.JA: '。', text.EN: '.'}[c.Lang]
	end := len(n.R)
	for end > 0 && (n.R[end-1] == stop || n.R[end-1] == ' ') {
		end--
	}
	at := end - 1
	for at >= 0 && n.R[at] != stop {
		at--
	}
	if at < 0 || c.Kinds == 0 || c.Kinds&c.Game.Lex.Spells != 0 {
		return n, nil
	}
	last := strings.ToLower(string(n.R[at+1 : end]))
	if !strings.Contains(last, ownName[c.Lang]) || !slices.ContainsFunc([...][]string{text.JA: {"だけ装備できる", "だけコールできる"}, text.EN: {" you may only equip ", " you may only call "}}[c.Lang], func(w string) bool {
		return c.Lang == text.JA && strings.HasSuffix(last, w) || c.Lang == text.EN && strings.HasPrefix(last, w)
	}) {
		return n, nil
	}
	return n.Slice(0, at+1), n.Slice(at+1, len(n.R)).Trim()
}

// oneLine puts lines together as one paragraph.
func oneLine(parts ...*text.Normal) *text.Normal {
	whole := &text.Normal{}
	for _, part := range parts {
		if len(whole.R) > 0 {
			whole.Add('\n', part.From[0], part.From[0], false)
		}
		for i, r := range part.R {
			whole.Add(r, part.From[i], part.To[i], part.Icons[i])
		}
	}
	return whole
}

// alone tells whether a line is the name of an ability and nothing else: the ability is the next line.
func alone(c *text.Compiler, n *text.Normal) bool {
	end := titled(c, n)
	return end > 0 && end == len(n.R)
}

// bears tells whether a line is an ability that can have a name: a keyword, a cost and a name have none.
func bears(c *text.Compiler, n *text.Normal) bool {
	if titled(c, n) > 0 {
		return false
	}
	low := front(n)
	for _, h := range costHeads[c.Lang] {
		if strings.HasPrefix(low, h) {
			return false
		}
	}
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic != nil && ic.Kind == text.MarkIcon {
		if n = n.Slice(end, len(n.R)).Trim(); len(n.R) == 0 {
			return false
		}
		ic, _, _ = c.Game.Lex.IconAt(n.R, 0, c.Lang)
	}
	return ic == nil || ic.Kind != text.KeywordIcon
}

// Modes stand behind dots.
func (d dialect) Modes(n *text.Normal) (*text.Normal, []*text.Normal) {
	return text.BulletModes(n, text.Depths(n.R), text.Bullets)
}

// Mode prints a dot and the mode.
func (d dialect) Mode(_ int, s string, _ text.Lang) string { return "・" + s }

// Paragraph reads a line: a cost of the card, 【対抗】 or a keyword, a keyword with its cost
// in brackets, an activated ability, or what has no head.
func (d dialect) Paragraph(c *text.Compiler, n *text.Normal, spell bool) {
	before, whole, had := c.Card.Needs, n, len(c.Card.Abilities)
	zones, n := worksSaid(c, n)
	defer func() {
		if t := d.worksOther(c, zones, had, whole); t != nil {
			c.Card.Abilities = c.Card.Abilities[:had]
			c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, t)
		}
		had = min(had, len(c.Card.Abilities))
		if !counterModes(c, had) {
			c.Card.Abilities = c.Card.Abilities[:had]
			c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "対抗で使えるのは、選ぶ効果を持つ魔法や必殺技だけ", EN: "only of a spell or an impact some effects are counters and others are not"})
		}
		if slices.ContainsFunc(c.Card.Abilities[had:], func(a ability.Ability) bool { return ofNoDamage(c.Card, &a) }) {
			c.Card.Abilities = c.Card.Abilities[:had]
			c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "どのダメージか、言われていない", EN: "which damage is meant is not said"})
		}
		if slices.ContainsFunc(c.Card.Abilities[had:], func(a ability.Ability) bool { return ofNothingPaid(c, &a, whole) }) {
			c.Card.Abilities = c.Card.Abilities[:had]
			c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "Xや払った数がいくつか、前に書かれていない", EN: "nothing before says what X, or how much that was paid, is"})
		}
		if c.Card.Needs != before && !d.saysNeeds(c) {
			c.Card.Needs = before
			c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "いつ使えるのかが、もう一度は言えない", EN: "when this can be used cannot be said again"})
		}
	}()
	if !spell && c.Kinds&^c.Game.Lex.Spells == 0 { // a spell that stays
		kinds, first := c.Kinds, len(c.Card.Abilities)
		c.Kinds = 0
		defer func() {
			if c.Kinds = kinds; kinds != 0 {
				d.neverDone(c, first, whole)
			}
		}()
	}
	low := front(n)
	for _, h := range costHeads[c.Lang] {
		if strings.HasPrefix(low, h) {
			d.cardCost(c, n.Slice(len([]rune(h)), len(n.R)).Trim())
			return
		}
	}
	if d.equipCost(c, n) {
		return
	}
	if n = givenLinks(c, linkHead(n)); len(n.R) == 0 {
		return
	}
	if end := deadly(c, n); end > 0 {
		a := lifelink(0)
		a.Print = n.Slice(0, end).Source(c.Printed)
		c.Card.Abilities = append(c.Card.Abilities, a)
		if rest := n.Slice(end, len(n.R)).Trim(); len(rest.R) > 0 {
			d.Paragraph(c, rest, spell)
		}
		return
	}
	if d.overturn(c, n) {
		return
	}
	n = usedAs(c, shared(c, n))
	ic, num, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	rest := n
	if ic != nil {
		rest = n.Slice(end, len(n.R)).Trim()
	}
	switch {
	case ic != nil && ic.Kind == text.MarkIcon && d.equips(c, rest):
		before := len(c.Card.Abilities)
		d.Paragraph(c, rest, spell)
		for i := range c.Card.Abilities[before:] {
			if a := &c.Card.Abilities[before+i]; a.Kind == ability.Keyword && len(a.Cost) > 0 {
				a.Marks |= ic.Marks
				a.Print = n.Slice(0, end).Source(c.Printed) + a.Print
				break
			}
		}
	case ic != nil && ic.Kind == text.MarkIcon && calledThen(c, rest) != nil:
		d.Paragraph(c, calledThen(c, rest), spell)
	case ic != nil && ic.Kind == text.MarkIcon && !d.activates(c, rest):
		c.Card.Abilities = append(c.Card.Abilities, ability.Ability{Kind: ability.Keyword, Word: ic.Word, Print: n.Slice(0, end).Source(c.Printed)})
		if len(rest.R) > 0 {
			d.Paragraph(c, rest, spell)
		}
	case ic != nil && ic.Word == lifelinkWord && num > 0 && !saidOfIt(rest):
		a := lifelink(num)
		a.Print = n.Slice(0, end).Source(c.Printed)
		c.Card.Abilities = append(c.Card.Abilities, a)
		if len(rest.R) > 0 {
			d.Paragraph(c, rest, spell)
		}
	case ic != nil && ic.Word == setWord:
		c.Card.Abilities = append(c.Card.Abilities, ability.Ability{Kind: ability.Keyword, Word: setWord, Print: n.Slice(0, end).Source(c.Printed)})
		if len(rest.R) > 0 {
			d.Paragraph(c, rest, spell)
		}
	case ic != nil && ic.Kind == text.KeywordIcon && opens(c, rest):
		a := ability.Ability{Kind: ability.Keyword, Word: ic.Word, Print: n.Source(c.Printed)}
		if more, ok := d.bracketed(c, &a, rest); ok {
			c.Card.Abilities = append(c.Card.Abilities, a)
			if len(more.R) > 0 {
				d.Paragraph(c, more, spell)
			}
		}
	case ic != nil && ic.Kind == text.KeywordIcon && len(ofKeyword(c, rest)) > 0 && ofKeyword(c, rest) == ic.Word:
		c.Keywords(n.Slice(0, end))
		d.Paragraph(c, rest, spell)
	case ic != nil && ic.Kind == text.KeywordIcon && len(rest.R) == 0 && hasKeyword(c, ic.Word): // its cost has been said before
	case ic != nil && ic.Kind == text.KeywordIcon && d.keywordNext(c, rest):
		c.Keywords(n.Slice(0, end))
		d.Paragraph(c, rest, spell)
	case d.activates(c, n):
		d.activated(c, n)
	default:
		d.text(c, n, spell)
	}
}

// equips says whether a line begins with a keyword that has a cost: 【対抗】 before it is said
// of that, not of calling the card.
func (d dialect) equips(c *text.Compiler, n *text.Normal) bool {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	return ic != nil && ic.Kind == text.KeywordIcon && opens(c, n.Slice(end, len(n.R)).Trim())
}

// Gate prints the mark of a keyword that has a cost.
func (d dialect) Gate(w *text.Printer, a *ability.Ability) string {
	if a.Kind == ability.Keyword && a.Marks&ability.Counter != 0 {
		return text.Pick(w.Lang, "【対抗】", "[Counter] ")
	}
	return d.Plain.Gate(w, a)
}

// keywordNext tells whether a line goes on with a keyword, which may have a cost, or be an
// ability of its own: each is read by itself.
func (d dialect) keywordNext(c *text.Compiler, n *text.Normal) bool {
	ic, _, _ := c.Game.Lex.IconAt(linkHead(n).R, 0, c.Lang)
	return ic != nil && ic.Kind == text.KeywordIcon || deadly(c, n) > 0
}

// text reads a paragraph whose head, if it has one, is the name of the ability.
func (d dialect) text(c *text.Compiler, n *text.Normal, spell bool) {
	if end := saysWhen(c, n); spell && end > 0 && end < len(n.R) { // when a spell is cast, and then what it does
		d.text(c, n.Slice(0, end), spell)
		d.text(c, n.Slice(end, len(n.R)).Trim(), spell)
		return
	}
	defer func() { d.apart(c.Card); d.spread(reflect.ValueOf(c.Card)) }()
	a, whole, before := ability.Ability{}, n, len(c.Card.Abilities)
	n = d.name(c, &a, n)
	if a.Name != "" {
		if d.stays(c, &a, n) {
			return
		}
		if c.Headless(&a, n, spell); len(c.Card.Abilities) == before { // what a card needs has no name
			_, end := quoted(whole.R, 0)
			whole = whole.Slice(0, end)
			c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "名前があるのに能力がない", EN: "a name without an ability"})
		}
		return
	}
	if d.stays(c, &a, n) {
		return
	}
	n = thisCardAgain(c, calledFree(c, n))
	if spell {
		n = thatAttacked(c, n)
	} else {
		n = allOfBare(c, n)
	}
	if c.Constructed(n) {
		return
	}
	d.Plain.Paragraph(c, n, spell)
	if slices.ContainsFunc(c.Card.Abilities[min(before, len(c.Card.Abilities)):], func(a ability.Ability) bool { return ofAnotherKind(c.Kinds, &a) }) {
		c.Card.Abilities = c.Card.Abilities[:before]
		c.Give(&ability.Ability{Kind: ability.Static, Print: whole.Source(c.Printed)}, ability.HandAll, whole, &text.Trouble{Piece: whole, JA: "この種類のカードは、そうは使われない", EN: "no card of this kind is used so"})
	}
}

// name takes the name of an ability off its front, and puts the mark for it where a limit
// names it. An ability whose name only its limit says bears that.
func (d dialect) name(c *text.Compiler, a *ability.Ability, n *text.Normal) *text.Normal {
	if len(n.R) == 0 {
		return n
	}
	if s, end := quoted(n.R, 0); end > 0 && strings.Trim(string(n.R[end:]), " \n.。") != "" && n.R[0] != '『' && !limitsAt(c, n.R, 0, end) {
		if behind := string(n.R[end:min(len(n.R), end+2)]); !strings.HasPrefix(behind, ",") && !strings.HasPrefix(behind, "は") && !goesOn(c, behind) {
			a.Name = s
			n = n.Slice(end, len(n.R)).Trim()
		}
	}
	return named(c, n, itsName[c.Lang], func(s string) bool {
		if a.Name == "" && c.Kinds&c.Game.Lex.Spells == 0 {
			a.Name = s
		}
		return s == a.Name
	})
}

// goesOn tells whether a sentence goes on behind what is quoted first in it: an ability begins with a
// capital letter.
func goesOn(c *text.Compiler, behind string) bool {
	s := strings.TrimPrefix(behind, " ")
	return c.Lang == text.EN && s != "" && 'a' <= s[0] && s[0] <= 'z'
}

// setWord is the keyword of a spell that stays on the field. [4.kw.set.1]
const setWord = "set"

// setLine says whether a line is 【設置】 and nothing else.
func setLine(c *text.Compiler, n *text.Normal) bool {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic != nil && ic.Kind == text.MarkIcon {
		return setLine(c, n.Slice(end, len(n.R)).Trim())
	}
	return ic != nil && ic.Word == setWord
}

// Spell: what a spell that stays on the field says is not done once, as it resolves.
func (d dialect) Spell(c *text.Compiler, ps []*text.Normal) bool {
	return d.Plain.Spell(c, ps) && !slices.ContainsFunc(ps, func(n *text.Normal) bool { return setLine(c, n) })
}

// activates says whether a line is that of an activated ability, 【対抗】 before it or not.
func (d dialect) activates(c *text.Compiler, n *text.Normal) bool {
	if end := titled(c, n); end > 0 {
		n = n.Slice(end, len(n.R)).Trim()
	}
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic != nil && ic.Kind == text.MarkIcon {
		ic, _, _ = c.Game.Lex.IconAt(n.Slice(end, len(n.R)).Trim().R, 0, c.Lang)
	}
	return ic != nil && ic.Kind == text.ActivatedIcon
}

// titled is where the name of an ability ends that stands before its heads; 0: none does.
func titled(c *text.Compiler, n *text.Normal) int {
	if len(n.R) == 0 || n.R[0] == '『' {
		return 0
	}
	_, end := quoted(n.R, 0)
	if limitsAt(c, n.R, 0, end) {
		return 0
	}
	return end
}

// activated reads 【対抗】【起動】“NAME”〔COST〕EFFECT, the name before its heads or behind them.
func (d dialect) activated(c *text.Compiler, whole *text.Normal) {
	a, n := ability.Ability{Kind: ability.Activated, Print: whole.Source(c.Printed)}, whole
	if titled(c, n) > 0 {
		n = d.name(c, &a, n)
	}
	for ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang); ic != nil && (ic.Kind == text.MarkIcon || ic.Kind == text.ActivatedIcon); ic, _, end = c.Game.Lex.IconAt(n.R, 0, c.Lang) {
		a.Marks |= ic.Marks
		n = n.Slice(end, len(n.R)).Trim()
	}
	if a.Name == "" {
		n = d.name(c, &a, n)
	}
	if end := oncePerTurn(c, n); end > 0 {
		a.Limit, n = []ability.Limit{{N: 1}}, n.Slice(end, len(n.R)).Trim()
	}
	when, n := d.during(c, n)
	rest, ok := d.bracketed(c, &a, n)
	if !ok {
		return
	}
	if when == nil {
		when, rest = d.during(c, rest)
	}
	if when != nil { // in their turn, while this is attacked
		if more, left := d.during(c, rest); more != nil {
			when, rest = both(when, *more), left
		}
	}
	c.Finish(&a, rest, whole)
	if last := &c.Card.Abilities[len(c.Card.Abilities)-1]; when != nil && last.Hand == ability.Auto {
		if last.Needs != nil {
			when = both(when, *last.Needs)
		}
		last.Needs = when
		d.spread(reflect.ValueOf(last.Needs))
	}
}

// oncePerTurn is where "once per turn" ends at the front of what an ability does; 0: it is not said there.
func oncePerTurn(c *text.Compiler, n *text.Normal) int {
	for _, s := range [...][]string{text.JA: {"1ターンに1回だけ、", "1ターンに1回、"}, text.EN: {"once per turn, "}}[c.Lang] {
		if strings.HasPrefix(front(n), s) {
			return len([]rune(s))
		}
	}
	return 0
}

// during takes off the front of what an ability does when it may be used: 相手のターンの攻撃中に、;
// nil: it does not say so there.
func (d dialect) during(c *text.Compiler, n *text.Normal) (*ability.Cond, *text.Normal) {
	if k, rest := usedWhen(c, n); k != nil {
		return k, rest
	}
	at := slices.IndexFunc(n.R, func(r rune) bool { return r == ',' || r == '、' || r == '.' || r == '。' })
	if at < 0 || n.R[at] == '.' || n.R[at] == '。' {
		return nil, n
	}
	said := strings.ToLower(string(n.R[:at]))
	if !strings.HasPrefix(said, "during ") && !strings.HasSuffix(said, "中に") && !strings.HasSuffix(said, "中") && !strings.HasSuffix(said, "ている時") {
		return nil, n
	}
	when := n.Slice(0, at).Trim()
	if c.Lang == text.JA && strings.HasSuffix(said, "中") { // 君のメインフェイズ中、 is said for 中に
		whole := &text.Normal{}
		for i, r := range when.R {
			whole.Add(r, when.From[i], when.To[i], when.Icons[i])
		}
		whole.Add('に', when.From[len(when.R)-1], when.To[len(when.R)-1], false)
		when = whole
	}
	v, t := c.Read(c.Game.Table.Nonterminal("useif"), when)
	if t != nil {
		return nil, n
	}
	k := text.Clone(v).(ability.Cond)
	return &k, n.Slice(at+1, len(n.R)).Trim()
}

// usedWhen takes a sentence off the front that says nothing but when the ability may be used:
// 相手のターンの攻撃中に使える。; nil: there is none.
func usedWhen(c *text.Compiler, n *text.Normal) (*ability.Cond, *text.Normal) {
	at := slices.Index(n.R, '。')
	if c.Lang != text.JA || at < 0 {
		return nil, n
	}
	said, is := strings.CutSuffix(string(n.R[:at]), "使える")
	if !is {
		return nil, n
	}
	v, t := c.Read(c.Game.Table.Nonterminal("usewhen"), n.Slice(0, len([]rune(said))).Trim())
	if t != nil {
		return nil, n
	}
	k := text.Clone(v).(ability.Cond)
	return &k, n.Slice(at+1, len(n.R)).Trim()
}

// usedAs says of what happens that it is when a spell may be used, where its sentence goes on with what must be so: 攻撃された時、君の場に
// 《竜》がいるなら使える.
func usedAs(c *text.Compiler, n *text.Normal) *text.Normal {
	end := 0
	if c.Lang == text.JA && c.Kinds != 0 && c.Kinds&^c.Game.Lex.Spells == 0 {
		end = saysWhen(c, n)
	}
	return n.Put(false, func(i int) (string, int) {
		if i < end && n.R[i] == '時' && n.R[i+1] == '、' {
			return "時に", i + 2
		}
		return "", 0
	})
}

// opens says whether a cost in 〔〕 is next: the brackets of an English icon are folded alike.
func opens(c *text.Compiler, n *text.Normal) bool {
	if len(n.R) == 0 || n.R[0] != '[' {
		return false
	}
	ic, _, _ := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	return ic == nil
}

// front is what a head of a line may be read off, in small letters. A line of a thousand keywords
// is looked at as often, so that no more of it is than a head is long.
func front(n *text.Normal) string {
	const longest = 40
	return strings.ToLower(string(n.R[:min(len(n.R), longest)]))
}

// deadly is where such a head of a line ends; 0: there is none.
func deadly(c *text.Compiler, n *text.Normal) int {
	low := front(n)
	for _, h := range deadlyHeads[c.Lang] {
		if strings.HasPrefix(low, h) {
			return len([]rune(h))
		}
	}
	return 0
}

// linkHead puts a Lifelink that is printed without brackets in them.
func linkHead(n *text.Normal) *text.Normal {
	if low := strings.ToLower(string(n.R[:min(len(n.R), 9)])); low != "lifelink " || !digit(at(n.R, 9)) {
		return n
	}
	end := 9
	for digit(at(n.R, end)) {
		end++
	}
	out := &text.Normal{}
	out.Add('[', n.From[0], n.From[0], true)
	for i, r := range n.R {
		if i == end {
			out.Add(']', n.From[i], n.From[i], true)
		}
		out.Add(r, n.From[i], n.To[i], i < end)
	}
	if end == len(n.R) {
		out.Add(']', n.To[end-1], n.To[end-1], true)
	}
	return out
}

// givenLinks puts each Lifelink that a sentence gives into quotes: it is an ability of its own, and not one that a card has
// once or not. [4.kw.lifelink.3]
func givenLinks(c *text.Compiler, n *text.Normal) *text.Normal {
	out := &text.Normal{}
	for i := 0; i < len(n.R); {
		ic, num, end := c.Game.Lex.IconAt(n.R, i, c.Lang)
		if ic == nil || ic.Word != lifelinkWord || num <= 0 || !gives(c.Lang, string(n.R[:i]), string(n.R[end:])) {
			out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
			i++
			continue
		}
		shut := text.Pick(c.Lang, "」", "”")
		out.Add([]rune(text.Pick(c.Lang, "「", "“"))[0], n.From[i], n.From[i], false)
		for ; i < end; i++ {
			out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
		}
		out.Add([]rune(shut)[0], n.To[end-1], n.To[end-1], false)
	}
	return out
}

// saidOfIt tells whether a sentence goes on with what begins a line: it is then no head, but said of something.
func saidOfIt(rest *text.Normal) bool {
	return len(rest.R) > 0 && !rest.Icons[0] && strings.ContainsRune("をがはにの", rest.R[0])
}

// gives tells whether a sentence gives what stands between these.
func gives(l text.Lang, before, behind string) bool {
	if l == text.JA {
		return (strings.HasSuffix(before, "は") || strings.HasSuffix(before, "に")) && slices.ContainsFunc([]string{"を得る", "を与える", "を持つ"}, func(w string) bool { return strings.HasPrefix(behind, w) })
	}
	low := strings.ToLower(before)
	return slices.ContainsFunc([]string{" gain ", " gains ", " get ", " gets "}, func(w string) bool { return strings.HasSuffix(low, w) })
}

// lifelink is the ability of a Lifelink of so much; 0: the game is lost.
func lifelink(n int32) ability.Ability {
	a := ability.Ability{Kind: ability.Triggered, On: []ability.Event{{Verb: ability.Left, Subj: text.ThisFilter()}},
		Do: []ability.Effect{&ability.Damage{To: ability.What{Who: you}, N: ability.N(n)}}}
	if n == 0 {
		a.Do = []ability.Effect{&ability.Flow{Op: ability.LoseGame, Who: you}}
	}
	return a
}

// lifelinked is how much a Lifelink is of; -1: it is another ability.
func lifelinked(a *ability.Ability) int32 {
	b, n := *a, int32(0)
	b.Print = ""
	if e, ok := one(a.Do).(*ability.Damage); ok {
		n = max(e.N.N, 1)
	}
	if text.Equal(b, lifelink(n)) {
		return n
	}
	return -1
}

package text

import (
	"slices"
	"strings"
	"unicode"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// The heads of special abilities: each has a name of its own and the icon S. FF-TCG 11.7.1.
// Lists print the name before the icon, in brackets or bare, and some a mark before both:
//
//	NAME《S》cost：   [NAME] 《S》cost:   [S] NAME 《S》cost:   [S] NAME cost:

// Paragraphs are cut, besides, before what is paid for that stands behind another ability in
// one line.
func (d dialect) Paragraphs(c *text.Compiler, n *text.Normal) (out []*text.Normal) {
	for _, p := range d.burstLines(c, d.Plain.Paragraphs(c, itselfGiven(c, n))) {
		p = colonNamed(c, p)
		depth, from := text.Depths(p.R), 0
		for i := 1; i < len(p.R); i++ {
			stopped := p.R[i-1] == '。' || i > 1 && p.R[i-1] == ' ' && p.R[i-2] == '.'
			if stopped && depth[i] == 0 && paidAt(c, p.R, i) {
				out, from = append(out, p.Slice(from, i).Trim()), i
			}
		}
		out = append(out, p.Slice(from, len(p.R)).Trim())
	}
	return out
}

// nameColon stands for the colon within the name of a special ability, which ends no head.
const nameColon = '∶'

// colonNamed is a paragraph with nameColon where a special ability begins whose name has a colon in it: words alone, on both sides of
// it, up to the icon S.
func colonNamed(c *text.Compiler, p *text.Normal) *text.Normal {
	colon, icon := -1, -1
	for i := 0; i < len(p.R) && icon < 0; i++ {
		switch r := p.R[i]; {
		case r == ':' && colon < 0:
			colon = i
		case specialAt(c, p.R, i) > 0:
			icon = i
		case r == '[' && i == 0: // the brackets of the whole name
		case r == ':' || r == '.' || unicode.IsDigit(r) || strings.ContainsRune("《【[「“。、,\n", r):
			return p
		}
	}
	if icon < 0 || colon <= 0 || colon+1 >= icon || !slices.Contains(p.R[icon:], ':') || len(p.Slice(colon+1, icon).Trim().R) == 0 {
		return p
	}
	p = &text.Normal{R: slices.Clone(p.R), From: p.From, To: p.To, Icons: p.Icons}
	p.R[colon] = nameColon
	return p
}

// burstLines joins EXバースト, or ダメージN, on a line of its own to the ability on the next.
func (d dialect) burstLines(c *text.Compiler, ps []*text.Normal) (out []*text.Normal) {
	for i := 0; i < len(ps); i++ {
		p := ps[i]
		if a := (ability.Ability{}); i+1 < len(ps) && (len(burst(c, p, &a).R) == 0 || damageAlone(c, p)) {
			p = &text.Normal{R: slices.Concat(p.R, ps[i+1].R), From: slices.Concat(p.From, ps[i+1].From), To: slices.Concat(p.To, ps[i+1].To), Icons: slices.Concat(p.Icons, ps[i+1].Icons)}
			i++
		}
		out = append(out, p)
	}
	return out
}

// damageAlone tells whether nothing stands behind ダメージN.
func damageAlone(c *text.Compiler, p *text.Normal) bool {
	_, end := dashed(p.R, text.Pick(c.Lang, "ダメージ", "damage "), c.Lang)
	return end > 0 && len(p.Slice(end, len(p.R)).Trim().R) == 0
}

// paidAt tells whether the head of what is paid for stands at i: icons of costs, or a name before
// the icon S, and a colon behind.
func paidAt(c *text.Compiler, r []rune, i int) bool {
	ic, _, _ := c.Game.Lex.IconAt(r, i, c.Lang)
	paid := ic != nil && r[i] == '《' && (ic.Kind == text.CostIcon || ic.Kind == text.ActIcon)
	for ; i < len(r) && r[i] != ':'; i++ {
		if strings.ContainsRune("。\n“”「」", r[i]) || r[i] == '.' && (i+1 == len(r) || r[i+1] == ' ') {
			return false
		}
		paid = paid || specialAt(c, r, i) > 0
	}
	return paid && i < len(r)
}

// specialAt is where the icon S that stands at i ends; 0: it does not.
func specialAt(c *text.Compiler, r []rune, i int) int {
	if ic, _, end := c.Game.Lex.IconAt(r, i, c.Lang); ic != nil && ic.Word == "special" && r[i] != 'S' && r[i] != 's' {
		return end
	}
	return 0
}

// special takes the name and the icon S off what stands before a colon; rest nil: another head
// stands before it.
func special(c *text.Compiler, a *ability.Ability, cost *text.Normal) (rest *text.Normal) {
	var at, ends []int
	for i := range cost.R {
		if end := specialAt(c, cost.R, i); end > 0 {
			at, ends = append(at, i), append(ends, end)
		}
	}
	if len(at) == 0 {
		return cost
	}
	a.Marks |= ability.Special
	marked := at[0] == 0
	name, rest := cost.Slice(0, at[0]), cost.Slice(ends[0], len(cost.R))
	switch {
	case marked && len(at) > 1:
		name, rest = cost.Slice(ends[0], at[1]), cost.Slice(ends[1], len(cost.R))
	case marked:
		if end := nameEnds(c, rest.R); end > 0 {
			name, rest = rest.Slice(0, end), rest.Slice(end, len(rest.R))
		}
	}
	if name = name.Trim(); len(name.R) > 0 {
		if a.Name = name.Source(c.Printed); c.Silent {
			a.Name = strings.ReplaceAll(string(name.R), string(nameColon), ":")
		}
		a.Name = strings.Trim(a.Name, text.NameMarks)
	}
	if strings.ContainsAny(a.Name, "《\"“―]】") || strings.Contains(a.Name, "--") || strings.Contains(a.Name, "—") || !marked && keywordThen(c, name) && !setAsName(c, name) {
		return nil
	}
	if rest = rest.Trim(); len(rest.R) > 0 && (rest.R[0] == '、' || rest.R[0] == ',') {
		rest = rest.Slice(1, len(rest.R)).Trim()
	}
	return rest
}

// anotherNamesake is what one more icon S asks for: one more card of the same name is discarded. [11.7.1]
func anotherNamesake() ability.Cost {
	return ability.Cost{Do: &ability.Move{How: ability.Discard, What: ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{
		Who: text.Who(ability.You), Zone: []ability.Zone{ability.Hand_}, Rel: []ability.Rel{{Kind: ability.SameName, Of: text.ThisRef}}}}}, To: text.At(ability.Discards)}}
}

// nameEnds is where a name that stands between the mark and the first icon of the costs ends; 0: there is none.
func nameEnds(c *text.Compiler, r []rune) int {
	for i := range r {
		switch ic, _, _ := c.Game.Lex.IconAt(r, i, c.Lang); {
		case strings.ContainsRune(",、", r[i]):
			return 0
		case r[i] == '《' && ic != nil && (ic.Kind == text.CostIcon || ic.Kind == text.ActIcon):
			return i
		}
	}
	return 0
}

// calledAsKeyword tells whether a keyword stands where the name of a special ability does, by itself or with words behind
// it that are in no brackets.
func calledAsKeyword(c *text.Compiler, r []rune) bool {
	ic, _, end := c.Game.Lex.IconAt(r, 0, c.Lang)
	for end < len(r) && r[end] == ' ' {
		end++
	}
	if ic == nil || ic.Kind != text.KeywordIcon || end == len(r) || strings.ContainsRune("[【「", r[end]) {
		return false
	}
	for i := end; i < len(r); i++ {
		if specialAt(c, r, i) > 0 {
			return true
		}
	}
	return false
}

// nameTag stands in lists of cards before the name of a special ability, which they set in another type.
const nameTag = "[[s]]"

// setAsName: a list of cards sets the words apart as the name of a special ability, so that a keyword they begin with is part of it.
func setAsName(c *text.Compiler, n *text.Normal) bool {
	return len(n.From) > 0 && strings.HasSuffix(strings.TrimRight(c.Printed[:n.From[0]], " "), nameTag)
}

// keywordThen tells whether a keyword and other words stand before the icon S: they may be a
// keyword and a name, or one name.
func keywordThen(c *text.Compiler, name *text.Normal) bool {
	ic, _, end := c.Game.Lex.IconAt(name.R, 0, c.Lang)
	return ic != nil && ic.Kind == text.KeywordIcon && end < len(name.R)
}

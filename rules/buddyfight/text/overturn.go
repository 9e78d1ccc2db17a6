package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// overturns are the four forms of Overturn, the longer before those they begin with: an
// ability with what must be so in brackets. [4.reversal]
var overturns = []struct{ word, ja, en string }{
	{"overturn kill reboot", "『逆天殺ReBOOT』", "[Overturn Kill ReBOOT]"},
	{"overturn kill", "『逆天殺』", "[Overturn Kill]"},
	{"great overturn", "『大逆天』", "[Great Overturn]"},
	{"overturn", "『逆天』", "[Overturn]"},
}

// overturn reads 『逆天』〔CONDITION〕EFFECT; false: the line is another.
func (d dialect) overturn(c *text.Compiler, whole *text.Normal) bool {
	low := front(whole)
	k := slices.IndexFunc(overturns, func(o struct{ word, ja, en string }) bool {
		return strings.HasPrefix(low, strings.ToLower(text.Pick(c.Lang, o.ja, o.en)))
	})
	if k < 0 {
		return false
	}
	form := overturns[k]
	a := ability.Ability{Kind: ability.Activated, Word: form.word, Print: whole.Source(c.Printed)}
	n := whole.Slice(len([]rune(text.Pick(c.Lang, form.ja, form.en))), len(whole.R)).Trim()
	n = d.name(c, &a, n)
	end := slices.Index(n.R, ']')
	if !opens(c, n) || end < 0 {
		c.Give(&a, ability.HandCost, whole, &text.Trouble{Piece: n, JA: "〔〕の条件がない", EN: "there is no condition in brackets"})
		return true
	}
	v, t := c.Read(c.Game.Table.Nonterminal("cond"), n.Slice(1, end).Trim().Sentence())
	if t != nil {
		c.Give(&a, ability.HandCost, whole, t)
		return true
	}
	c.Finish(&a, n.Slice(end+1, len(n.R)).Trim(), whole)
	if last := &c.Card.Abilities[len(c.Card.Abilities)-1]; last.Hand == ability.Auto {
		cond := text.Clone(v).(ability.Cond)
		last.Needs = &cond
		d.spread(reflect.ValueOf(last.Needs))
	}
	return true
}

// overturned prints such an ability, whose body has been printed behind the icon of others.
func (d dialect) overturned(w *text.Printer, a *ability.Ability, body string) (string, bool) {
	for _, form := range overturns {
		if form.word != a.Word || a.Needs == nil {
			continue
		}
		cond, ok := w.Named("cond", d.plainly(*a.Needs))
		_, body, found := strings.Cut(body, text.Pick(w.Lang, "：", ": "))
		name := ""
		if a.Name != "" {
			name = text.Pick(w.Lang, "“"+a.Name+"”", ` "`+a.Name+`"`)
		}
		return text.Pick(w.Lang, form.ja, form.en) + name + text.Pick(w.Lang, "〔", " [") + text.Capital(cond) + text.Pick(w.Lang, "〕", "] ") + body, ok && found
	}
	return "", false
}

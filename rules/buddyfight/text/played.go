package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// How and when a card is called, cast or equipped, as its own lines say it.

// saysWhen is where the sentence ends with which a spell begins that says when it can be cast; 0: it begins otherwise.
func saysWhen(c *text.Compiler, n *text.Normal) int {
	at := slices.IndexFunc(n.R, func(r rune) bool { return r == '.' || r == '。' })
	if at < 0 {
		return 0
	}
	said := strings.ToLower(string(n.R[:at]))
	if c.Lang == text.JA {
		if !strings.HasSuffix(said, "使える") || slices.ContainsFunc([]string{"能力", "1ターン", "1ファイト", "“", "『"}, func(w string) bool { return strings.Contains(said, w) }) {
			return 0
		}
		return at + 1
	}
	for _, w := range []string{"you may only cast this card ", "you can only cast this card ", "you may cast this card only ", "you can cast this card only ", "this card can only be cast ", "this card may only be cast "} {
		if strings.HasPrefix(said, w) {
			return at + 1
		}
	}
	return 0
}

// calledThen says of a monster that it can be called as a counter, where its line begins with that mark and says when it can be
// called besides: the mark alone would let it be called whenever a counter is used. nil: the line says something else.
func calledThen(c *text.Compiler, n *text.Normal) *text.Normal {
	low := front(n)
	if c.Kinds&ability.Monster == 0 {
		return nil
	}
	if c.Lang == text.EN {
		for _, w := range []string{"you may call this card", "this card can be called", "this card may be called"} {
			if strings.HasPrefix(low, w+" ") && !strings.Contains(low, "drop zone") && !strings.Contains(low, "without paying") {
				return n.Put(false, func(i int) (string, int) {
					if i > 0 {
						return "", 0
					}
					return "this card can be called as a [counter]", len(w)
				})
			}
		}
		return nil
	}
	said := string(n.R)
	if end := strings.IndexRune(said, '。'); end >= 0 {
		said = said[:end]
	}
	before, calls := strings.CutSuffix(said, "コールできる")
	if !calls || !strings.Contains(said, "このカード") || slices.ContainsFunc([]string{"のみ", "だけ", "しか", "ドロップゾーンから", "払わずに", "【対抗】"}, func(w string) bool { return strings.Contains(said, w) }) {
		return nil
	}
	from := len([]rune(before))
	return n.Put(false, func(i int) (string, int) {
		if i != from {
			return "", 0
		}
		return "【対抗】でコールできる", from + len([]rune("コールできる"))
	})
}

// neverDone lets what a line of a spell that stays on the field says of its card, if something is so, be done as soon as that is so; by
// which something else is done, of which nothing says when, that line is refused: it is not done once, as the spell is cast. [4.kw.set.1]
func (d dialect) neverDone(c *text.Compiler, first int, n *text.Normal) {
	done := c.Card.Abilities[min(first, len(c.Card.Abilities)):]
	for i := range done {
		a := &done[i]
		if a.Kind != ability.Spell || a.Hand != ability.Auto {
			continue
		}
		if f, is := one(a.Do).(*ability.If); is && len(f.Else) == 0 && f.Cond.Op == ability.Compare && goesItself(f.Then) {
			a.Kind, a.On, a.Do = ability.Triggered, []ability.Event{{State: &f.Cond}}, f.Then
			d.Where(c.Game, a, nil)
			continue
		}
		c.Card.Abilities = c.Card.Abilities[:first]
		c.Give(&ability.Ability{Kind: ability.Static, Print: n.Source(c.Printed)}, ability.HandAll, n, &text.Trouble{Piece: n, JA: "いつ行うのかが書かれていない", EN: "nothing says when this is done"})
		return
	}
}

// goesItself tells whether all that is done is that this card goes somewhere.
func goesItself(es []ability.Effect) bool {
	m, is := one(es).(*ability.Move)
	return is && m.What.Ref == text.ThisRef
}

// ofAnotherKind tells whether an ability lets its card be used as none of its kinds is: monsters alone are called, spells and impacts
// alone are cast. [1.call.1.1, 1.cast.1.1]
func ofAnotherKind(k ability.Kinds, a *ability.Ability) bool {
	r, is := one(a.Do).(*ability.Rule)
	if !is || k == 0 || a.Kind != ability.Static || r.Verb != ability.Entered || r.Mode != ability.May {
		return false
	}
	switch r.Name {
	case "from the drop", "as a counter":
		return k&ability.Monster == 0
	case "from a soul":
		return k&(ability.SpellCard|ability.Impact) == 0
	}
	return false
}

// calledFree says of a line without a trigger, by which a card may be called otherwise than the
// rules let it, that the card can be: "you may call it" is done where something happened.
func calledFree(c *text.Compiler, n *text.Normal) *text.Normal {
	low := strings.ToLower(string(n.R))
	for _, w := range freely[c.Lang] {
		at := strings.Index(low, w.may)
		if at < 0 || at > 0 && !onlyIf(c, low[:at]) {
			continue
		}
		from, may := len([]rune(low[:at])), len([]rune(w.may))
		return n.Put(false, func(i int) (string, int) {
			if i != from {
				return "", 0
			}
			return w.can, from + may
		})
	}
	return n
}

// freely are the words with which one may play a card otherwise than the rules let it, and those with which it can be.
var freely = [...][]struct{ may, can string }{
	text.JA: {{"このカードを【使用コスト】を払わずに使ってよい", "このカードを【使用コスト】を払わずに使える"}, {"このカードを【コールコスト】を払わずにコールしてよい", "このカードを【コールコスト】を払わずにコールできる"}},
	text.EN: {{"you may call this card without paying", "this card can be called without paying"}, {"you may cast this card without paying", "this card can be cast without paying"}, {"you may equip this card without paying", "this card can be equipped without paying"},
		{"you may call this card from your drop zone", "this card can be called from your drop zone"}, {"you may call this card from the drop zone", "this card can be called from your drop zone"}},
}

// onlyIf tells whether what stands before is a condition and nothing that sets an ability off.
func onlyIf(c *text.Compiler, before string) bool {
	if c.Lang == text.JA {
		return strings.HasSuffix(before, "なら、") && !strings.Contains(before, "時、")
	}
	return strings.HasPrefix(before, "if ") && strings.HasSuffix(before, ", ")
}

// allOfBare says of what an ability that holds says without a number that it is all of it: 君の場の《竜》の攻撃力+1000. What is done once might be
// done to one of them. Names are those of one card.
func allOfBare(c *text.Compiler, n *text.Normal) *text.Normal {
	if c.Lang != text.JA {
		return n
	}
	said := string(n.R)
	if end := strings.IndexRune(said, '。'); end >= 0 {
		said = said[:end]
	}
	first := -1
	for _, w := range []string{"の攻撃力", "の防御力", "の打撃力", "のサイズ"} {
		at := strings.Index(said, w)
		if at < 0 {
			continue
		}
		by := strings.TrimPrefix(said[at+len(w):], "を")
		if by != "" && (by[0] == '+' || by[0] == '-' || digit(rune(by[0]))) && (first < 0 || at < first) { // 攻撃力+1000, サイズを1減らす
			first = at
		}
	}
	if first < 0 || strings.Contains(said, "時") || strings.Contains(said, "選") {
		return n
	}
	what := said[:first]
	if at := strings.LastIndex(what, "、"); at >= 0 {
		what = what[at+len("、"):]
	}
	on := slices.ContainsFunc([]string{"君の場の", "相手の場の"}, func(w string) bool { return strings.HasPrefix(what, w) })
	if !on || slices.ContainsFunc([]string{"すべて", "枚", "このカード", "ソウル", "アイテム", "変身", "搭乗", "装備"}, func(w string) bool { return strings.Contains(what, w) }) || strings.HasSuffix(what, "』") {
		return n
	}
	from := len([]rune(said[:first]))
	return n.Put(false, func(i int) (string, int) {
		if i != from {
			return "", 0
		}
		return "すべての", from + 1
	})
}

// ofTheirKind lets what is called be a monster, what is equipped an item and what is cast a spell or an impact, where its
// sort is said and not its kind: 《竜》1枚をコールする. No other is chosen for it. [1.call.scope, 1.cast.scope, 1.equip.scope]
func ofTheirKind(es []ability.Effect, n *text.Normal) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		w := acts(e)
		a, act := e.(*ability.Act)
		if _, plays := e.(*ability.Play); w == nil || w.Sel == nil || !plays && !(act && calls(a.Word)) {
			return
		}
		said := strings.ToLower(string(saying(e, n).R))
		kind := ability.SpellCard | ability.Impact
		switch {
		case act || strings.Contains(said, "コール") || strings.Contains(said, "call "):
			kind = ability.Monster
		case strings.Contains(said, "装備") || strings.Contains(said, "equip "):
			kind = ability.ItemCard
		}
		for _, s := range w.Sel.Parts() {
			if s.Of.Kind == 0 && s.Of.Ref == (ability.Ref{}) && !slices.ContainsFunc(s.Of.Or, func(f ability.Filter) bool { return f.Kind != 0 }) && !slices.ContainsFunc(s.Of.Has, func(p ability.Prop) bool { return p.Attr == ability.NameAttr && p.Match == ability.Equals }) {
				s.Of.Kind = kind
			}
		}
	})
}

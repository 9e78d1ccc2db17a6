package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Cards removed by abilities of this card, which other abilities of it speak of: each of them remembers it while it lies there.

// removedByThis are those cards.
func removedByThis() ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Removed}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: text.ThisRef}}}
}

// removerRows: what they are called.
func removerRows() []text.Row {
	const by = "‹" + text.OwnName + "|このカード|このキャラクター|このフォワード›の‹アビリティ|効果›‹によって|により|で›‹ゲームから|›除外され‹ている|た›"
	return []text.Row{{ID: "removed by this", NT: "mod", JA: by, EN: "… ‹|that were |that was ›removed by ‹" + text.OwnName + "'s|" + text.OwnName + "'|this card's|this Character's|this Forward's› ‹|auto-|special ›‹ability|abilities› | … ‹|that were |that was ›removed ‹by|with|due to› " + text.OwnName, Node: removedByThis()},
		{Quiet: true, ID: "each returned", NT: "effect", EN: "return each {What.Sel.Of:np} to its owner's hand", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, How: ability.Return, To: text.At(ability.Hand_)}}}
}

// themRemoved makes them, behind how many cards an ability has removed, those cards: if there are 5 or more, add them to your hand.
func themRemoved(a *ability.Ability) {
	ability.Walk(a, func(e ability.Effect) {
		f, is := e.(*ability.If)
		if !is || f.Cond.Op != ability.Compare || f.Cond.L.Op != ability.CountOf || f.Cond.L.Of == nil || !speaksOfRemoved(reflect.ValueOf(f.Cond.L)) {
			return
		}
		for _, do := range f.Then {
			on := ability.ActsOn(do)
			if on != nil && on.Sel == nil && (on.Ref == text.BindRef(text.SlotIt) || on.Ref == text.BindRef(text.SlotOne)) {
				of := text.Clone(*f.Cond.L.Of).(ability.Filter)
				*on = ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: of}}
			}
		}
	})
}

// Whole lets what abilities of a card remove remember it, where one of them speaks of that.
func (dialect) Whole(c *ability.Card) {
	if !speaksOfRemoved(reflect.ValueOf(c).Elem()) {
		return
	}
	for i := range c.Abilities {
		a := &c.Abilities[i]
		for _, e := range a.Do {
			linkRemoved(e)
		}
	}
}

func linkRemoved(e ability.Effect) {
	if m, is := e.(*ability.Move); is && removes(m) {
		m.Mine = true
	}
	ability.Children(e, linkRemoved)
}

// removes: other cards than this one are removed.
func removes(m *ability.Move) bool {
	return m.How == ability.Banish && m.To.Zone == ability.Removed && m.What.Ref.Kind != ability.This && (m.What.Sel == nil || m.What.Sel.Of.Ref.Kind != ability.This)
}

// speaksOfRemoved tells whether something is said of cards that this card's abilities removed.
func speaksOfRemoved(v reflect.Value) (found bool) {
	if f, is := text.Is[ability.Filter](v); is && slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.LinkedTo && r.Of == text.ThisRef }) {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || speaksOfRemoved(f) })
	return found
}

// Unmend leaves it unsaid, and where an ability works that waits for a Warp counter.
func (d dialect) Unmend(a *ability.Ability) {
	d.Plain.Unmend(a)
	if slices.ContainsFunc(a.On, ofWarp) {
		a.Works = nil
	}
	ability.Walk(a, func(e ability.Effect) {
		if m, is := e.(*ability.Move); is && removes(m) {
			m.Mine = false
		}
	})
}

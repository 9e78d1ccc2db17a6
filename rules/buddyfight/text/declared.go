package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What a fighter declares, and what is so: the name of a card, or one of the kinds of cards.

// declarable are the kinds that cards of a deck are of.
var declarable = []struct {
	kind   ability.Kinds
	ja, en string
}{{ability.Monster, "モンスター", "monster"}, {ability.ItemCard, "アイテム", "item"}, {ability.SpellCard, "魔法", "spell"}, {ability.Impact, "必殺技", "impact"}}

// declares are those rows.
func declares() (rows []text.Row) {
	for _, w := range []struct {
		id, ja, en, has string
		of              ability.Attr
	}{
		{"name", "カード名", "card name", "… ‹with|of› ‹the declared|that› ‹|card ›name", ability.NoAttr},
		{"kind", "‹カードの|›種類", "‹card |›type", "… of ‹the declared|that› ‹|card ›type", ability.KindAttr},
	} {
		of := ability.Filter{Rel: []ability.Rel{{Kind: ability.NamedIn, Attr: w.of, Of: text.BindRef(text.SlotNamed)}}}
		rows = append(rows,
			needing(own1("declares a "+w.id, "effect", w.ja+"‹を1つ|1つを|を›‹宣言|指定›する", "declare ‹a|1› "+w.en, declaring(w.of)), func(v any) bool { return len(v.(*ability.Ask).But) == 0 }),
			own1("of the declared "+w.id, "mod", "‹宣言|指定›した"+w.ja+"の", w.has, of),
			own1("is of the declared "+w.id, "cond1", "{Ref:ref}が‹宣言|指定›した"+w.ja+"‹|のカード›", "{Ref:ref} ‹is of|has› the declared "+w.en+" | {Ref:ref} is ‹a|the› card ‹of|with› the declared "+w.en, ability.Cond{Op: ability.Is, Of: &of}),
			own1("is not of the declared "+w.id, "cond3", "{Args.0.Ref:ref}が‹宣言|指定›した"+w.ja+"‹|のカード›で‹ない|はない›", "{Args.0.Ref:ref} ‹is not of|does not have› the declared "+w.en, ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Of: &of}}}))
	}
	for set := 1; set < 1<<len(declarable); set++ {
		var some []int
		for i := range declarable {
			if set&(1<<i) != 0 {
				some = append(some, i)
			}
		}
		if len(some) < 2 {
			continue
		}
		var ja, en []string
		for _, order := range orders(some) {
			var inJA, inEN []string
			for _, i := range order {
				inJA, inEN = append(inJA, declarable[i].ja), append(inEN, declarable[i].en)
			}
			last := len(inEN) - 1
			joint := " or "
			if last > 1 {
				joint = "‹,|› or "
			}
			ja = append(ja, strings.Join(inJA, "‹か|、›")+"‹|のどれか|のいずれか›‹|1つ›を‹宣言|指定›する")
			en = append(en, "declare ‹|either |1 of ›"+strings.Join(inEN[:last], ", ")+joint+inEN[last])
		}
		rows = append(rows, own1("declares one of "+text.Itoa(int32(len(some)))+" kinds, "+text.Itoa(int32(set)), "effect", strings.Join(ja, " | "), strings.Join(en, " | "), declaring(ability.KindAttr, but(some)...)))
	}
	return rows
}

// declaring is that one declares something, except for some.
func declaring(of ability.Attr, but ...string) *ability.Ask {
	return &ability.Ask{Kind: ability.NameCard, Of: of, But: but, Who: you, Bind: text.SlotNew}
}

// but are the kinds that are not among some, as they are named.
func but(some []int) []string {
	left := ability.FlagCard
	for i, k := range declarable {
		if !slices.Contains(some, i) {
			left |= k.kind
		}
	}
	return left.Words()
}

// orders are the orders that some numbers can stand in.
func orders(of []int) (out [][]int) {
	if len(of) < 2 {
		return [][]int{of}
	}
	for i, n := range of {
		for _, rest := range orders(slices.Delete(slices.Clone(of), i, i+1)) {
			out = append(out, append([]int{n}, rest...))
		}
	}
	return out
}

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
	return append(rows, own1("declares one of some kinds", "effect", "{But:declarable}‹|のどれか|のいずれか›‹|1つ›を‹宣言|指定›する", "declare ‹|either |1 of ›{But:declarable}", declaring(ability.KindAttr)))
}

// declaring is that one declares something.
func declaring(of ability.Attr) *ability.Ask {
	return &ability.Ask{Kind: ability.NameCard, Of: of, Who: you, Bind: text.SlotNew}
}

// but are the kinds that are not among some, as they are named.
func but(some ability.Kinds) []string {
	left := ability.FlagCard
	for _, k := range declarable {
		left |= k.kind &^ some
	}
	return left.Words()
}

// parseDeclarable reads two kinds or more, each once and in any order, and gives those that are left out.
func parseDeclarable(p *text.Parser, pos int, add func(int, any)) {
	var more func(pos int, some ability.Kinds, n int)
	more = func(pos int, some ability.Kinds, n int) {
		for _, k := range declarable {
			word := text.Pick(p.Lang, k.ja, k.en)
			if some&k.kind != 0 || !p.HasString(pos, word) {
				continue
			}
			end, some, n := pos+len([]rune(word)), some|k.kind, n+1
			for _, join := range [...][]string{text.JA: {"か", "、"}, text.EN: {", ", " or ", ", or "}}[p.Lang] {
				if p.HasString(end, join) {
					more(end+len([]rune(join)), some, n)
				}
			}
			if n > 1 {
				add(end, but(some))
			}
		}
	}
	more(pos, 0, 0)
}

// printDeclarable says the kinds that are not left out, in their order.
func printDeclarable(w *text.Printer, v any) (string, bool) {
	but, ok := v.([]string)
	var said []string
	for _, k := range declarable {
		if !slices.ContainsFunc(k.kind.Words(), func(s string) bool { return slices.Contains(but, s) }) {
			said = append(said, text.Pick(w.Lang, k.ja, k.en))
		}
	}
	last := len(said) - 1
	if !ok || len(but) == 0 || last < 1 {
		return "", false
	}
	or := " or "
	if last > 1 {
		or = ", or "
	}
	return strings.Join(said[:last], text.Pick(w.Lang, "か", ", ")) + text.Pick(w.Lang, "か", or) + said[last], true
}

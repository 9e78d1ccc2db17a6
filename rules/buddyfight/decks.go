package buddyfight

import (
	"fmt"
	"slices"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// limit is a row of the limit-break rules: so many of a card in a deck of a flag, and none
// as flag or buddy either where that is no card at all. Flag "" is every flag. Names of
// cards are facts of the document. [6.banned.1, 6.one.1]
type limit struct {
	flag, name, unit string
	most             int
}

// broken are the limits of the document. [6.all, 6.chaos, 6.raitei]
var broken = []limit{
	{"", "ベンジョーはかせ", "6.all.1", 0},
	{"", "C・デスタリカ", "6.all.2", 0},
	{"", "キャンビット", "6.all.3", 1},
	{"the Chaos", "ラディス・ザ・C", "6.chaos.1", 0},
	{"the Chaos", "機神、始動", "6.chaos.2", 1},
	{"the Chaos", "マシニング・サクリファイス", "6.chaos.3", 1},
	{"the Chaos", "超進化増進機 ギアゴッド ver.1.0", "6.chaos.4", 1},
	{"the Chaos", "全機晶竜 ジン・ド・ベータ", "6.chaos.5", 1},
	{"竜牙雷帝", "コネクト忍者 友之進", "6.raitei.1", 1},
	{"竜牙雷帝", "ラウドヴォイス", "6.raitei.2", 1},
	{"竜牙雷帝", "戦士たちの誓い", "6.raitei.3", 1},
}

// Legal judges a deck: its size [NS], one flag, a buddy, the limits by name, Omni Lords of
// other worlds, one back for all. A card 0 is one that is not known. [6, 4.misc.omnilord.1,
// 4.misc.back.1]
func (game) Legal(pool *state.Pool, form string, d *rules.DeckSetup, _ []state.FaceID) (out []board.Why) {
	v := valuesOf(form)
	say := func(rule, ja, en string, a ...any) {
		out = append(out, board.Why{Rule: rule, JA: fmt.Sprintf(ja, a...), EN: fmt.Sprintf(en, a...)})
	}
	for _, f := range slices.Concat(d.Leader, d.Main, d.Side) {
		if f != 0 && pool.Def(f) == nil {
			say("4.misc.back.1", "番号 %d のカードがパックにありません。", "no pack has the card with the id %d.", f)
			return out
		}
	}
	out = append(out, declares(pool, d)...)
	flag := sideOf(pool, d.Leader, 0)
	if len(d.Leader) != 1 || flag == nil || flag.Kinds&ability.FlagCard == 0 {
		say("4.misc.specialflag.1", "デッキにはフラッグが 1 枚必要です。", "a deck has one flag.")
	}
	buddy := sideOf(pool, d.Side, 0)
	if len(d.Side) == 0 || buddy != nil && buddy.Kinds&(ability.Monster|ability.ItemCard) == 0 {
		say("1.call.1.3.b1", "デッキにはバディが 1 枚必要です。", "a deck has a buddy.")
	}
	if under := sideOf(pool, d.Side, 1); len(d.Side) > 2 || under != nil && under.Kinds&ability.FlagCard == 0 {
		say("4.misc.specialflag.4", "フラッグの下に置けるのは、もう 1 枚のフラッグだけです。", "only one more flag lies under a flag.")
	}
	if len(d.Main) < v.Deck {
		say("6.about.1", "デッキは %d 枚以上です（いま %d 枚）。", "a deck has at least %d cards, not %d.", v.Deck, len(d.Main))
	}
	out = append(out, counts(pool, d, flag, buddy, v)...)
	return append(out, backs(pool, d)...)
}

// Bases: a deck declares nothing but that its fighter is to be asked before damage, which the other machine could not know
// of a card that only the owner has. [1.cast.1.1.note2]
func (game) Bases(pool *state.Pool, _ string, d *rules.DeckSetup) []string {
	if mustDeclare(pool, d) {
		return []string{rules.BeforeDamage}
	}
	return nil
}

// mustDeclare says whether players are asked before damage because of this deck alone: one of its cards that only the owner has waits
// for it. For a card that both machines know everybody is asked anyway, be it in the deck or not, and that it is there is not told.
func mustDeclare(pool *state.Pool, d *rules.DeckSetup) bool {
	own := slices.ContainsFunc(slices.Concat(d.Leader, d.Main, d.Side), func(f state.FaceID) bool {
		def := pool.Def(f)
		return def != nil && int(f) > pool.Known() && board.Waiting(def)
	})
	return own && !slices.ContainsFunc(pool.Defs[:pool.Known()], func(d state.Def) bool { return board.Waiting(&d) })
}

// declares judges what a deck declares: what it does not need may be so of a card that is not known.
func declares(pool *state.Pool, d *rules.DeckSetup) (out []board.Why) {
	known := !slices.ContainsFunc(slices.Concat(d.Leader, d.Main, d.Side), func(f state.FaceID) bool { return pool.Def(f) == nil })
	switch needs := mustDeclare(pool, d); {
	case needs && d.Basis != rules.BeforeDamage:
		out = append(out, board.Why{Rule: "1.cast.1.1.note2", JA: "ダメージを受ける時に使えるカードがデッキにあることを、申し出ていません。", EN: "the deck does not declare that it has a card that is used when damage would be dealt."})
	case d.Basis != "" && !needs && (known || d.Basis != rules.BeforeDamage):
		out = append(out, board.Why{Rule: "6.about.1", JA: fmt.Sprintf("デッキの基準「%s」はこのゲームにありません。", d.Basis), EN: fmt.Sprintf("nothing like %q is declared for a deck.", d.Basis)})
	}
	return out
}

// sideOf is the nth card of a list; nil: there is none, or it is not known.
func sideOf(pool *state.Pool, list []state.FaceID, n int) *state.Side {
	if n >= len(list) || pool.Def(list[n]) == nil {
		return nil
	}
	return &pool.Def(list[n]).Sides[0]
}

// counts judges how often a name is in the deck, over all its printings; a buddy is not
// counted. [6.ex.bad.1, 6.ex.good, 6.one.1, 4.misc.omnilord.1, 4.misc.omnilord.2]
func counts(pool *state.Pool, d *rules.DeckSetup, flag, buddy *state.Side, v *Values) (out []board.Why) {
	count := map[string]int{}
	sets := together(pool, d)
	for _, set := range sets {
		n := 0
		for _, f := range d.Main {
			if def := pool.Def(f); def != nil && slices.Contains(set.names, def.Sides[0].Name) {
				n++
			}
		}
		if n > set.most {
			all := strings.Join(set.names, "」「")
			out = append(out, board.Why{Rule: "4.misc.omnilord.2", JA: fmt.Sprintf("「%s」は合わせて %d 枚までです。", all, set.most), EN: fmt.Sprintf("%q together: no more than %d.", set.names, set.most)})
		}
	}
	for _, f := range d.Main {
		def := pool.Def(f)
		if def == nil {
			continue
		}
		s := &def.Sides[0]
		most, rule := v.Copies, "4.misc.omnilord.2"
		if slices.ContainsFunc(sets, func(t joint) bool { return slices.Contains(t.names, s.Name) }) {
			most = len(d.Main)
		}
		if omni(s) && flag != nil && !slices.ContainsFunc(s.Classes, func(w string) bool { return permits(flag, w) }) {
			most, rule = 1, "4.misc.omnilord.1"
		}
		if l := limitOn(flag, s.Name); l != nil {
			if most, rule = l.most, "6.one.1"; most == 0 {
				rule = "6.banned.1"
			}
		}
		most = s.Card.Copies(most, len(d.Main))
		if count[s.Name]++; count[s.Name] == most+1 {
			out = append(out, board.Why{Rule: rule, JA: fmt.Sprintf("「%s」は %d 枚までです。", s.Name, most), EN: fmt.Sprintf("%q: no more than %d.", s.Name, most)})
		}
	}
	for _, s := range [...]*state.Side{flag, buddy} {
		if s == nil {
			continue
		}
		if l := limitOn(flag, s.Name); l != nil && l.most == 0 {
			out = append(out, board.Why{Rule: "6.banned.1", JA: fmt.Sprintf("「%s」は使えません。", s.Name), EN: fmt.Sprintf("%q cannot be used.", s.Name)})
		}
	}
	return out
}

// joint is so many of several names together, in place of so many of each.
type joint struct {
	names []string
	most  int
}

// together lists what cards of a deck say of several names.
func together(pool *state.Pool, d *rules.DeckSetup) (out []joint) {
	for _, f := range d.Main {
		def := pool.Def(f)
		if def == nil || def.Sides[0].Card == nil {
			continue
		}
		for i := range def.Sides[0].Card.Abilities {
			a := &def.Sides[0].Card.Abilities[i]
			if a.Kind != ability.Construction || a.Word != "copies together" || len(a.Args) != 1 {
				continue
			}
			set := joint{most: int(a.Args[0].N), names: namedIn(a)}
			if !slices.ContainsFunc(out, func(o joint) bool { return slices.Equal(o.names, set.names) }) {
				out = append(out, set)
			}
		}
	}
	return out
}

// limitOn is the limit on a card in a deck of a flag; nil: none. A card that is limited
// under one flag is free under the others. [6.ex.good.3]
func limitOn(flag *state.Side, name string) *limit {
	for i := range broken {
		if l := &broken[i]; l.name == name && (l.flag == "" || flag != nil && flag.Name == l.flag) {
			return l
		}
	}
	return nil
}

// omni says whether a card is printed with Omni Lord.
func omni(s *state.Side) bool {
	return s.Card != nil && slices.ContainsFunc(s.Card.Abilities, func(a ability.Ability) bool { return a.Kind == ability.Keyword && a.Word == "omni lord" })
}

// permits says whether a flag names a world.
func permits(flag *state.Side, world string) bool {
	if flag.Card == nil {
		return false
	}
	var named func(f *ability.Filter) bool
	named = func(f *ability.Filter) bool {
		return slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Attr == ability.ClassAttr && p.Value == world }) ||
			slices.ContainsFunc(f.Or, func(o ability.Filter) bool { return named(&o) })
	}
	for i := range flag.Card.Abilities {
		for _, e := range flag.Card.Abilities[i].Do {
			if r, ok := e.(*ability.Rule); ok && r.Mode == ability.May && r.Verb == ability.Played && r.What.Sel != nil && named(&r.What.Sel.Of) {
				return true
			}
		}
	}
	return false
}

// backs: all cards of a deck have the same back, also those that the flag does not permit.
// The back is what packs call the title. [4.misc.back.1]
func backs(pool *state.Pool, d *rules.DeckSetup) []board.Why {
	var first *state.Def
	for _, f := range d.Main {
		def := pool.Def(f)
		switch {
		case def == nil:
		case first == nil:
			first = def
		case def.Title != first.Title:
			return []board.Why{{Rule: "4.misc.back.1", JA: "デッキのカードの裏面はすべて同じでなければなりません。", EN: "All cards of a deck have the same back."}}
		}
	}
	return nil
}

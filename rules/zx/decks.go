package zx

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Sizes of decks. [401]
const (
	deckSize    = 50
	mostCopies  = 4
	ignitions   = 20
	mostDynamis = 16
	mostExtras  = 12
	mostBoosts  = 4
)

// Formats: there is one way to build. [401]
func (game) Formats() []rules.Format {
	return []rules.Format{{JA: "構築戦", EN: "Constructed", Note: [2]string{"ちょうど 50 枚、同じ名前は 4 枚まで、うちイグニッション 20 枚（規則 401）", "Exactly 50, 4 of a name, 20 of them with the ignition icon (rule 401)"}, Main: [2]int{deckSize, deckSize}, Side: [2]int{0, mostDynamis}}}
}

// Legal judges a deck, in rule order; nothing means that it may be played. Each face
// stands for one copy; 0 is a card that is not known, which is counted and breaks no other
// rule. [401]
func (game) Legal(pool *state.Pool, _ string, d *rules.DeckSetup, _ []state.FaceID) []board.Why {
	for _, list := range [...][]state.FaceID{d.Leader, d.Main, d.Side} {
		for _, f := range list {
			if f != 0 && pool.Def(f) == nil {
				return []board.Why{{Rule: "401.1", JA: fmt.Sprintf("番号 %d のカードがパックにありません。", f), EN: fmt.Sprintf("no pack has the card with the id %d.", f)}}
			}
		}
	}
	var out []board.Why
	if d.Basis != "" {
		out = append(out, board.Why{Rule: "401.1", JA: fmt.Sprintf("デッキの基準「%s」はこのゲームにありません。", d.Basis), EN: fmt.Sprintf("nothing like %q is declared for a deck.", d.Basis)})
	}
	out = append(out, legalMain(pool, d.Main)...)
	return append(append(out, legalPlayer(pool, d.Leader)...), legalDynamis(pool, d.Side)...)
}

// counted is what a list has of something, or may have: cards that are not known.
type counted struct{ n, unknown int }

func countOf(pool *state.Pool, list []state.FaceID, is func(*state.Side) bool) (c counted) {
	for _, f := range list {
		switch {
		case f == 0:
			c.unknown++
		case is(&pool.Def(f).Sides[0]):
			c.n++
		}
	}
	return c
}

// says tells whether a side has a keyword in its text.
func says(s *state.Side, word string) bool {
	for i := 0; s.Card != nil && i < len(s.Card.Abilities); i++ {
		if a := &s.Card.Abilities[i]; a.Kind == ability.Keyword && a.Word == word {
			return true
		}
	}
	return false
}

// most is one more way in which a list breaks a rule: of something it has more than it may.
func most(out []board.Why, c counted, most int, rule, ja, en string) []board.Why {
	if c.n > most {
		out = append(out, board.Why{Rule: rule, JA: fmt.Sprintf("%sは %d 枚までです（いま %d 枚）。", ja, most, c.n), EN: fmt.Sprintf("no more than %d %s, not %d.", most, en, c.n)})
	}
	return out
}

// ofDeck says whether a card is of a kind that a deck has. [401.6]
func ofDeck(s *state.Side) bool {
	return s.Kinds&(ability.Zexes|ability.EventCard) != 0 && s.Kinds&(ability.AdvanceCard|ability.EvolveCard|ability.Token) == 0
}

// ofDynamis says whether a card is of a kind that dynamis has. [401.8a, 401.9]
func ofDynamis(s *state.Side) bool {
	for _, kinds := range [...]ability.Kinds{extraCard, boostCard, shiftCard} {
		if s.Kinds&kinds == kinds && s.Kinds&ability.Token == 0 {
			return true
		}
	}
	return false
}

// legalMain judges the deck itself. [401.1-401.6]
func legalMain(pool *state.Pool, main []state.FaceID) (out []board.Why) {
	if n := len(main); n != deckSize {
		out = append(out, board.Why{Rule: "401.1a", JA: fmt.Sprintf("デッキはちょうど %d 枚です（いま %d 枚）。", deckSize, n), EN: fmt.Sprintf("a deck has exactly %d cards, not %d.", deckSize, n)})
	}
	out = append(out, copies(pool, main, "401.2")...)
	out = most(out, countOf(pool, main, func(s *state.Side) bool { return says(s, keyRecovery) }), mostCopies, "401.3", "ライフリカバリーを持つカード", "cards with Life Recovery")
	out = most(out, countOf(pool, main, func(s *state.Side) bool { return says(s, keyVoid) }), mostCopies, "401.4", "ヴォイドブリンガーを持つカード", "cards with Void Bringer")
	ig := countOf(pool, main, func(s *state.Side) bool { return printsIcon(s, iconIG) })
	if ig.n > ignitions || ig.n+ig.unknown < ignitions {
		out = append(out, board.Why{Rule: "401.5", JA: fmt.Sprintf("イグニッションアイコンを持つカードはちょうど %d 枚です（いま %d 枚）。", ignitions, ig.n), EN: fmt.Sprintf("a deck has exactly %d cards with the ignition icon, not %d.", ignitions, ig.n)})
	}
	seen := map[state.FaceID]bool{}
	for _, f := range main {
		if f == 0 || seen[f] {
			continue
		}
		seen[f] = true
		if s := &pool.Def(f).Sides[0]; !ofDeck(s) {
			out = append(out, board.Why{Rule: "401.6", JA: fmt.Sprintf("「%s」はデッキに入れられる種類のカードではありません。", s.Name), EN: fmt.Sprintf("%q is of no kind that a deck has.", s.Name)})
		}
	}
	return out
}

// printsIcon: an icon is printed, or said as a keyword.
func printsIcon(s *state.Side, icon string) bool {
	return slices.Contains(s.Icons, icon) || s.Card != nil && slices.ContainsFunc(s.Card.Abilities, func(a ability.Ability) bool { return a.Kind == ability.Keyword && a.Word == icon })
}

// copies: four of a name, or as many as the card says. [401.2, 401.10, 205.1a]
func copies(pool *state.Pool, list []state.FaceID, rule string) (out []board.Why) {
	n := map[string]int{}
	for _, f := range list {
		if f == 0 {
			continue
		}
		s := &pool.Def(f).Sides[0]
		may := s.Card.Copies(mostCopies, len(list))
		if n[s.Name]++; n[s.Name] == may+1 {
			out = append(out, board.Why{Rule: rule, JA: fmt.Sprintf("「%s」は %d 枚までです。", s.Name, may), EN: fmt.Sprintf("%q: no more than %d.", s.Name, may)})
		}
	}
	return out
}

// legalPlayer: one Player card at most. [401.7]
func legalPlayer(pool *state.Pool, list []state.FaceID) (out []board.Why) {
	out = most(out, counted{n: len(list)}, 1, "401.7", "プレイヤー", "Player cards")
	for _, f := range list {
		if s := &pool.Def(f).Sides[0]; s.Kinds&(playerCard|ability.EvolveCard|ability.Token) != playerCard {
			out = append(out, board.Why{Rule: "401.7", JA: fmt.Sprintf("「%s」はプレイヤーではありません。", s.Name), EN: fmt.Sprintf("%q is no Player card.", s.Name)})
		}
	}
	return out
}

// legalDynamis judges dynamis, and the one lower half of an Overboost that is listed with
// it. [401.7-401.10]
func legalDynamis(pool *state.Pool, side []state.FaceID) (out []board.Why) {
	is := func(kinds ability.Kinds) counted {
		return countOf(pool, side, func(s *state.Side) bool { return s.Kinds&kinds == kinds && s.Kinds&ability.Token == 0 })
	}
	lower, boosts, extras, shifts := is(lowerHalf), is(boostCard), is(extraCard), is(shiftCard)
	out = most(out, lower, 1, "401.7", "オーバーブーストの下部", "lower halves")
	all := counted{n: len(side) - lower.n}
	if lower.unknown > 0 {
		all.n-- // one of them may be a lower half
	}
	out = most(out, all, mostDynamis, "401.8a", "デュナミス", "cards in dynamis")
	out = most(out, counted{n: extras.n + shifts.n}, mostExtras, "401.8a", "ゼクス エクストラとシフト", "Zex Extras and Shifts")
	out = most(out, boosts, mostBoosts, "401.8a", "ゼクス オーバーブースト", "Overboosts")
	if other := len(side) - lower.unknown - lower.n - countOf(pool, side, ofDynamis).n; other > 0 {
		out = append(out, board.Why{Rule: "401.9", JA: "デュナミスに入れられない種類のカードがあります。", EN: "dynamis holds Zex Extras, Overboosts and Shifts only."})
	}
	return append(out, copies(pool, side, "401.10")...)
}

package sve

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// The formats of appendix B; "" is the usual one.
const (
	Sealed    = "sealed"    // B-1
	Crossover = "crossover" // B-2
)

// Formats lists the formats. [6.1.1, B]
func (game) Formats() []rules.Format {
	out := []rules.Format{
		{Rule: "6.1.1", JA: "構築戦", EN: "Constructed", Note: [2]string{"リーダー1枚、メイン40〜50枚、クラスかタイトルを基準に（規則 6.1.1）", "One leader, 40 to 50 main cards, built on a class or a title (rule 6.1.1)"}},
		{ID: Crossover, Rule: "B-2", JA: "クロスオーバー", EN: "Crossover", Note: [2]string{"クラスの違うリーダー2枚、どちらかのクラスかニュートラル（規則 B-2）", "Two leaders of different classes, cards of either or Neutral (rule B-2)"}},
		{ID: Sealed, Rule: "B-1", JA: "シールド戦", EN: "Sealed", Opened: true, Note: [2]string{"開けたパックだけでメイン30枚以上、クラスは自由（規則 B-1）", "Only from the packs you open: 30 main cards or more, any class (rule B-1)"}},
	}
	for i := range out {
		b := buildOf(out[i].ID)
		out[i].Main, out[i].Side = b.main, [2]int{0, b.evolve}
		for _, most := range [...]*int{&out[i].Main[1], &out[i].Side[1]} {
			if *most == noMax {
				*most = 0
			}
		}
	}
	return out
}

// Legal judges a deck, the basis it declares, and what it takes of opened packs, as far
// as its cards are known.
func (game) Legal(pool *state.Pool, format string, d *rules.DeckSetup, opened []state.FaceID) []board.Why {
	faults := LegalIn(pool, format, d.Leader, d.Main, d.Side)
	if len(faults) == 1 && faults[0].Rule == "6.1.1" {
		return []board.Why{board.Why(faults[0])} // cards that no pack has: nothing more can be said
	}
	if d.Basis != "" && !slices.Contains(Bases(pool, format, d), d.Basis) {
		faults = append(faults, Fault{"6.1.1.5.2", fmt.Sprintf("デッキはタイトル「%s」を基準にしていません。", d.Basis),
			fmt.Sprintf("the deck is not built on the title %q.", d.Basis)})
	}
	if format == Sealed && opened != nil {
		faults = append(faults, Opened(pool, opened, d.Main, d.Side)...)
	}
	var out []board.Why
	for _, f := range faults {
		out = append(out, board.Why(f))
	}
	return out
}

// Bases is what a deck may be built on. [6.2.1.3]
func (game) Bases(pool *state.Pool, format string, d *rules.DeckSetup) []string {
	return Bases(pool, format, d)
}

// build is how large the parts of a deck are, and the rules that say so.
type build struct {
	leaders, main                    [2]int // least, most
	evolve, copies                   int    // most
	leaderRule, mainRule, evolveRule string
}

// noMax is more cards than anybody has.
const noMax = 1 << 20

func buildOf(format string) *build {
	switch format {
	case Sealed:
		return &build{leaders: [2]int{0, 1}, main: [2]int{30, noMax}, evolve: noMax, copies: noMax, // B-1/6.1.1.2-5
			leaderRule: "B-1/6.1.1.2", mainRule: "B-1/6.1.1.3", evolveRule: "B-1/6.1.1.4"}
	case Crossover:
		return &build{leaders: [2]int{2, 2}, main: [2]int{40, 50}, evolve: 10, copies: 3, // B-2/6.1.1.1
			leaderRule: "B-2/6.1.1.1", mainRule: "6.1.1.2", evolveRule: "6.1.1.3"}
	}
	return &build{leaders: [2]int{1, 1}, main: [2]int{40, 50}, evolve: 10, copies: 3, // 6.1.1.1-4
		leaderRule: "6.1.1.1", mainRule: "6.1.1.2", evolveRule: "6.1.1.3"}
}

func leaderCards(n int) string {
	if n == 1 {
		return "one leader card"
	}
	return fmt.Sprintf("%d leader cards", n)
}

// legalCrossover: two classes, every card of one of them or Neutral, and both in the
// main deck; titles mean nothing. [B-2]
func legalCrossover(pool *state.Pool, leader, main, evolve []state.FaceID) []Fault {
	if len(leader) != 2 {
		return nil // already a fault
	}
	var out []Fault
	a, b := &pool.Def(leader[0]).Sides[0], &pool.Def(leader[1]).Sides[0]
	if shareClass(a, b) {
		out = append(out, Fault{"B-2/6.1.1.1", "２枚のリーダーのクラスが同じです。", "both leaders are of one class."})
	}
	for _, f := range legalClass(pool, leader, main, evolve) {
		f.Rule = "B-2/6.1.1.5.1"
		out = append(out, f)
	}
	for _, l := range [2]*state.Side{a, b} {
		found := false
		each(pool, main, func(s *state.Side) { found = found || shareClass(s, l) })
		if !found && !slices.Contains(main, 0) {
			out = append(out, Fault{"B-2/6.1.1.5.2", fmt.Sprintf("メインデッキに「%s」と同じクラスのカードがありません。", l.Name),
				fmt.Sprintf("the main deck has no card of the class of %q.", inEnglish(l))})
		}
	}
	return out
}

func shareClass(a, b *state.Side) bool {
	for _, c := range a.Classes {
		for _, d := range b.Classes {
			if c == d {
				return true
			}
		}
	}
	return false
}

// Opened checks that a sealed deck takes nothing that was not opened. [B-1/6.1.1]
func Opened(pool *state.Pool, opened []state.FaceID, lists ...[]state.FaceID) []Fault {
	left := map[state.FaceID]int{}
	for _, f := range opened {
		left[f]++
	}
	var out []Fault
	for _, list := range lists {
		for _, f := range list {
			if left[f]--; left[f] == -1 && f != 0 {
				s := &pool.Def(f).Sides[0]
				out = append(out, Fault{"B-1/6.1.1", fmt.Sprintf("「%s」は開けたパックに足りません。", s.Name), fmt.Sprintf("%q was not opened that often.", inEnglish(s))})
			}
		}
	}
	return out
}

// GrantRush is the action that sealed play adds: Act.Card is a follower, Act.Target
// a card of the evolve deck. [B-1/8.5.1]
const GrantRush = state.ActGame

// mayGrantRush judges the action by plain tests. [B-1/8.5.1]
func mayGrantRush(b *B, s seat, a state.Act) *board.Why {
	r, e := b.State.Ref(a.Card), b.State.Ref(a.Target)
	need := ability.PlayerPP
	if a.N&withEP != 0 {
		need = ability.PlayerEP // B-1/8.5.1.1
	}
	switch {
	case b.Format != Sealed:
		return whyWindow
	case !b.In(r, ability.Field) || b.Chars(r).Kinds&ability.Follower == 0 || b.State.Card(r).Master != s:
		return whyPlace
	case b.Tallied(tallyEvolve, s, ref{}) > 0:
		return whyOnce
	case !b.In(e, ability.EvolveDeck) || b.State.Card(e).At.Of != s || !b.State.Card(e).FaceDown:
		return whyNoEvolve
	case b.Number(s, need) < 1:
		return whyPP
	}
	return nil
}

// grantRush pays 1 PP or 1 EP and turns up a card of the evolve deck: the follower
// has Rush. No evolving or eating this turn after it. [B-1/8.5.1]
func grantRush(k *K, s seat, a state.Act) {
	if why := mayGrantRush(k.Board, s, a); why != nil {
		k.Fail(why)
	}
	pay := ability.PlayerPP
	if a.N&withEP != 0 {
		pay = ability.PlayerEP
	}
	e := k.State.Ref(a.Target)
	k.Do(event{Verb: state.NumberChanged, Seat: s, Slot: int32(pay), N: -1, Cost: true})
	k.Reveal(state.All, e)
	k.Do(event{Verb: state.Faced, Card: e, N: 1, Seat: s})
	k.Hide(e)
	k.Tally(tallyEvolve, s, ref{}, 1, ability.ThisTurn)
	r := k.State.Ref(a.Card)
	lay(k, k.NewFrame(s, r, state.AbilityID{}), r, rushing)
}

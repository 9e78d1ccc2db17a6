package zx

import (
	_ "embed" // the page

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

//go:embed SCENARIOS.md
var page string

// Scenario is what scenarios say and what their boards are like.
func (Wing) Scenario() *wing.Scenario {
	return &wing.Scenario{
		Page: page,
		Deck: deckSize, Class: "", Plans: &wing.Plans{Fate: []string{"sleep", "スリープ"}}, Own: benchCards(), Leads: ability.Square,
		Side: []ability.Zone{ability.Dynamis}, SideKinds: ability.AdvanceCard | ability.EvolveCard | shiftCard,
		Unsaid: []wing.Unsaid{wing.Blanks, {Zone: ability.LifeZone, N: openingLife, Name: wing.Blank}},
		Vague:  []string{"506.2", "701.3", "807.1"},
		Hosted: []ability.Zone{ability.Soul, ability.Equipment, ability.Evolution},
		Start:  func(k *K) { limits(k, 0); limits(k, 1) },
		Step:   boardStep,
		Mark:   func(*K, ref, ability.State) bool { return false },
		Hurt:   func(k *K, r ref, n int32) { k.SetDamage(r, k.State.Card(r).Damage+n) },
		Laid:   laid,
		Spot:   func(s seat, n int) int8 { return seen(s, int8(n-1)) },
		Deeds:  deeds, Asks: questions,
		Verbs: []wing.Verb{
			{Words: []string{"play", "プレイ"}, Acts: sayPlay},
			{Words: []string{"shift", "シフト"}, Acts: wing.Only(PlayShift), Targets: inSquares},
			{Words: []string{"attack", "攻撃"}, Acts: wing.Only(state.DeclareAttack), Targets: inSquares},
			{Words: []string{"use", "起動", "使う"}, Acts: wing.Uses(0, 0, 0)},
		},
	}
}

var deeds = []wing.Word[wing.Deed]{
	{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagDestroyed}, JA: "破壊された", EN: "destroyed"},
}

var questions = []wing.Word[string]{
	{Is: "main", JA: "メイン", EN: "main"},
	{Is: "battle", JA: "バトル", EN: "battle"},
	{Is: "free", JA: "コストなし", EN: "free"}, {Is: "told", JA: "プレイの指示", EN: "told"},
	{Is: "mulligan", JA: "引き直し", EN: "mulligan"},
	{Is: "resource", JA: "リソース", EN: "resource"},
	{Is: "ignite", JA: "イグニッション", EN: "ignite"},
	{Is: "reload", JA: "リロード", EN: "reload"},
	{Is: "life", JA: "ライフ", EN: "life"},
	{Is: "discard", JA: "捨てる", EN: "discard"},
	{Is: "charge", JA: "チャージ", EN: "charge"},
	{Is: "newest", JA: "残すゼクス", EN: "newest"},
	{Is: "start", JA: "スタートカード", EN: "start card"},
	{Is: "gate", JA: "ゲートカード", EN: "gate card"},
	{Is: "lower", JA: "下部", EN: "lower half"},
	{Is: "square", JA: "スクエア", EN: "square"},
	{Is: "enters", JA: "登場", EN: "enters"},
	{Is: "costs", JA: "支払う順番", EN: "costs"},
	{Is: "pay", JA: "支払い", EN: "pay"},
	{Is: "descend", JA: "降臨", EN: "descent"},
	{Is: "void", JA: "ヴォイド", EN: "void"},
	{Is: "gains", JA: "得る能力", EN: "gains"},
}

// boardStep readies a state that was laid out by hand to go on in a phase of seat's turn,
// which is not the first of the game: as the reboot phase begins, with priority in the
// main phase, or as another phase begins. False: play cannot begin there.
func boardStep(k *K, s seat, p ability.Phase, _ int) bool {
	t := &k.State.Table
	t[state.TableTurn], t[state.TablePhase] = int32(s), int32(p)
	for _, seat := range k.Seats() {
		if lacksPlayer(k.Board, seat) {
			r := k.NewCard(k.Pool.Token(virtualName), squareOf(k.Board, seat, homes[seat]), seat)
			k.SetSeen(r)
		}
	}
	switch p {
	case ability.StartPhase: // the turn before has just ended
		t[state.TableTurn], t[state.TablePhase] = int32(s.Other()), int32(ability.EndPhase)
		k.State.Step = stepReboot
	case ability.DrawPhase:
		k.State.Step = stepDraw
	case ability.ResourcePhase:
		k.State.Step = stepResource
	case ability.IgnitionPhase:
		k.State.Step = stepIgnition
	case ability.MainPhase:
		k.State.Step = stepAction
	case ability.EndPhase:
		k.State.Step = stepEnd
	default:
		return false
	}
	return true
}

// laying is the order in which a seat's Zexes fill the squares where none is said, as the
// seat counts them from 1: its own corners, the middle row, its player square.
var laying = [...]int{7, 9, 4, 6, 5, 8, 1, 3, 2}

// laid finds a square for a card that was laid into none, and a Player card its own.
func laid(k *K, r ref) {
	c := k.State.Card(r)
	if k.Zones[c.At.Zone].Word != ability.Square {
		return
	}
	s := c.Master
	if k.Book.Printed(c.Face, c.Side).Kinds&ability.Zexes == 0 {
		c.At.Slot = homes[s]
		return
	}
	c.At.Slot = state.AnySlot
	for _, n := range laying {
		if square := seen(s, int8(n-1)); vacant(k.Board, square) {
			c.At.Slot = square
			return
		}
	}
}

// inSquares is what a line may name that lies in a square.
func inSquares(k *K, s seat, _ state.Act) (out []state.CardID) {
	for _, of := range [...]seat{s.Other(), s} {
		out = append(out, k.State.List(zoneSquare, of)...)
	}
	return out
}

// sayPlay is the act for a card and the nth square as its player counts them, else for
// the first where it may be played.
func sayPlay(k *K, s seat, c state.CardID, how wing.How) (out []state.Act) {
	for i, n := range laying {
		if how.Nth > 0 {
			if i > 0 {
				break
			}
			n = how.Nth
		}
		out = append(out, state.Act{Verb: PlayZex, Card: c, N: int32(seen(s, int8(min(n, squares)-1)))})
	}
	if how.Nth == 0 {
		out = append([]state.Act{{Verb: state.PlayCard, Card: c}}, out...)
	}
	return out
}

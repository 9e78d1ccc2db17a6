package fftcg

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
		Deck: 50, Class: "fire", Side: []ability.Zone{ability.EvolveDeck}, SideKinds: ability.AdvanceCard,
		Hosted: []ability.Zone{ability.Evolution}, Under: func(*state.Side) ability.Zone { return ability.Evolution }, Unsaid: []wing.Unsaid{wing.Blanks},
		Plans: &wing.Plans{Fate: []string{"dull", "discard", "ダル", "捨てる"}},
		Vague: []string{"11.3.2", "11.1.4", "11.6.1", "9.5.1.1"},
		Start: func(*K) {}, Step: boardStep, Nth: mainNo,
		Mark: boardMark, Hurt: func(k *K, r ref, n int32) { k.SetDamage(r, k.State.Card(r).Damage+n) },
		Deeds: deeds, Asks: questions,
		Verbs: []wing.Verb{
			{Words: []string{"cast", "play", "キャスト"}, Acts: wing.Only(state.PlayCard)},
			{Words: []string{"attack", "アタック"}, Acts: wing.Only(state.DeclareAttack)},
			{Words: []string{"party", "パーティー"}, Acts: wing.Only(PartyAttack)},
			{Words: []string{"use", "使う", "activate"}, Acts: wing.Uses(0, ability.Special, 0)},
			{Words: []string{"special", "スペシャル"}, Acts: wing.Uses(ability.Special, 0, 0)},
			{Words: []string{"warp", "デジョン"}, Acts: wing.Only(Warp)},
			{Words: []string{"prime", "プライミング"}, Acts: wing.Only(Prime)},
		},
	}
}

var deeds = []wing.Word[wing.Deed]{
	{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagDestroyed}, JA: "ブレイクされた", EN: "broken"},
	{Is: wing.Deed{Verb: ability.BlockV}, JA: "ブロックした", EN: "blocked"},
	{Is: wing.Deed{Verb: ability.Evolves}, JA: "プライミングした", EN: "primed"}, // [NS]
}

var questions = []wing.Word[string]{
	{Is: "main", JA: "メイン", EN: "main"},
	{Is: "priority", JA: "優先権", EN: "priority"},
	{Is: "pass", JA: "パスのみ", EN: "pass only"},
	{Is: "back attack", JA: "バックアタックのみ", EN: "back attack only"},
	{Is: "attack", JA: "アタック", EN: "attack", Also: "declare"},
	{Is: "party", JA: "パーティー", EN: "party"},
	{Is: "block", JA: "ブロック", EN: "block"},
	{Is: "share", JA: "ダメージの割りふり", EN: "share"},
	{Is: "remainder", JA: "端数", EN: "remainder"},
	{Is: "pay", JA: "支払い", EN: "pay", Also: "payment"},
	{Is: "burst", JA: "EXバースト", EN: "burst", Also: "EX burst"},
	{Is: "discard", JA: "捨てる", EN: "discard", Also: "hand limit"},
	{Is: "excess", JA: "超過", EN: "excess"},
	{Is: "first", JA: "先攻", EN: "first", Also: "go first"},
	{Is: "mulligan", JA: "引き直し", EN: "mulligan"},
}

// boardStep readies a state that was laid out by hand, as scenarios and puzzles are, to
// go on in a phase of seat's turn: at the start of the active phase, with priority in
// main phase nth (1 or 2), as an attack is declared, or as the end phase begins.
// False: play cannot begin there.
func boardStep(k *K, s seat, p ability.Phase, nth int) bool {
	t := &k.State.Table
	t[state.TableTurn], t[state.TablePhase] = int32(s), int32(p)
	t[tableBegan+int(s)] = t[state.TableTurnStart]
	t[tableBegan+int(s.Other())] = t[state.TableTurnStart] - 2
	t[tableHolder], t[tableMains] = int32(s), 1
	for _, seat := range k.Seats() {
		k.Store(seat, ability.HandLimit, 5) // 9.5.1.2
		k.Store(seat, ability.ElapsedTurns, 5)
	}
	switch p {
	case ability.StartPhase: // the turn before has just ended
		t[state.TableTurn], t[state.TablePhase] = int32(s.Other()), int32(ability.EndPhase)
		k.State.Step = stepActive
	case ability.MainPhase:
		k.State.Step, t[tableAfter] = stepPriority, stepAttack
		if nth == 2 {
			t[tableMains], t[tableAfter] = 2, stepEnd
		}
	case ability.AttackPhase:
		k.State.Step = stepDeclare
	case ability.EndPhase:
		k.State.Step, t[tableMains] = stepEnd, 2
	default:
		return false
	}
	for n := int32(0); n < t[tableMains] && p != ability.StartPhase; n++ {
		k.State.Happened = append(k.State.Happened, event{Verb: ability.PhaseBegan, Seat: s, Slot: int32(ability.MainPhase)})
	}
	return true
}

// boardMark makes a card be in a state.
func boardMark(k *K, r ref, s ability.State) bool {
	if s == ability.Frozen {
		k.SetFlags(r, flagFrozen) // 15.2.4
		return true
	}
	return false
}

package buddyfight

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
		Deck: 50, Class: "dragon world", Own: samples(),
		Leads: ability.Flag, Side: []ability.Zone{ability.Buddy},
		Hosted: []ability.Zone{ability.Soul},
		Unsaid: []wing.Unsaid{wing.Blanks, {Zone: ability.Flag, N: 1, Name: plainFlag}},
		Vague:  []string{"2.flow.2.1", "4.flow.1.1", "1.call.1.2", "4.kw.transform.1", "4.kw.move.1"},
		Start:  boardStart,
		Step:   boardStep,
		Mark:   boardMark,
		Hurt:   func(*K, ref, int32) {},
		Deeds:  deeds, Asks: questions,
		Verbs: []wing.Verb{
			{Words: []string{"call left", "レフトにコール"}, Acts: sayCall(1)},
			{Words: []string{"call center", "センターにコール"}, Acts: sayCall(2)},
			{Words: []string{"call right", "ライトにコール"}, Acts: sayCall(3)},
			{Words: []string{"cast", "キャスト"}, Acts: wing.Only(state.PlayCard)},
			{Words: []string{"equip", "装備"}, Acts: wing.Only(state.PlayCard)},
			{Words: []string{"transform", "変身"}, Acts: wing.Only(EquipAs)},
			{Words: []string{"use", "使う"}, Acts: wing.Uses(0, 0, 0), Named: true},
			{Words: []string{"attack", "攻撃"}, Acts: wing.Only(state.DeclareAttack), Targets: attackable},
			{Words: []string{"attack fighter with", "ファイターに攻撃"}, Acts: wing.Only(state.DeclareAttack)},
			{Words: []string{"link", "連携攻撃"}, Acts: wing.Only(LinkAttack), Targets: attackable},
			{Words: []string{"link fighter with", "ファイターに連携攻撃"}, Acts: wing.Only(LinkAttack)},
			{Words: []string{"move left", "レフトに移動"}, Acts: sayMove(1)},
			{Words: []string{"move center", "センターに移動"}, Acts: sayMove(2)},
			{Words: []string{"move right", "ライトに移動"}, Acts: sayMove(3)},
		},
	}
}

var deeds = []wing.Word[wing.Deed]{
	{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagDestroyed}, JA: "破壊された", EN: "destroyed"},
	{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagRule}, JA: "押し出された", EN: "dropped"},
	{Is: wing.Deed{Verb: ability.EquippedV}, JA: "装備された", EN: "equipped"},
}

var questions = []wing.Word[string]{
	{Is: "main", JA: "メイン", EN: "main"},
	{Is: "final", JA: "ファイナル", EN: "final"},
	{Is: "timing", JA: "プレイタイミング", EN: "timing"},
	{Is: "counter", JA: "対抗", EN: "counter"},
	{Is: "answer", JA: "答え", EN: "answer"},
	{Is: "awaited", JA: "ダメージ前", EN: "before damage"},
	{Is: "attack", JA: "攻撃宣言", EN: "declare"},
	{Is: "attack again", JA: "あらためて攻撃", EN: "declare again"},
	{Is: "link", JA: "連携", EN: "link"},
	{Is: "aim", JA: "攻撃対象", EN: "aim"},
	{Is: "charge", JA: "チャージ", EN: "charge"},
	{Is: "gauge", JA: "ゲージ", EN: "gauge"},
	{Is: "buddy", JA: "バディコール", EN: "buddy call"},
	{Is: "area", JA: "エリア", EN: "area"},
	{Is: "overlap", JA: "残すもの", EN: "overlap"},
	{Is: "size", JA: "サイズ", EN: "size"},
	{Is: "strike", JA: "反撃", EN: "strike back"},
	{Is: "mover", JA: "移動する者", EN: "who moves"},
	{Is: "equip change", JA: "装備変更", EN: "equip change"},
	{Is: "ambush", JA: "奇襲", EN: "ambush"},
	{Is: "free", JA: "払わずに", EN: "without paying"},
}

// boardStart writes what a board has before anything is written.
func boardStart(k *K) {
	for s := seat(0); s < 2; s++ {
		k.Store(s, ability.PlayerLife, formats[0].Life)
		if f := flagOf(k.Board, s); f != (ref{}) {
			k.SetTable(tableFlag+int(s), int32(k.State.Card(f).Face))
		}
	}
}

// boardStep readies a state that was laid out by hand, as scenarios and puzzles are, to
// go on at the beginning of a phase of seat's turn, which is not the first of the game; in
// the main phase with its play timing begun. False: play cannot begin there.
func boardStep(k *K, s seat, p ability.Phase, _ int) bool {
	t := &k.State.Table
	t[state.TableTurn], t[state.TablePhase] = int32(s), int32(p)
	switch p {
	case ability.StartPhase: // the turn before has just ended
		t[state.TableTurn], t[state.TablePhase] = int32(s.Other()), int32(ability.EndPhase)
		k.State.Step = stepTurn
	case ability.MainPhase:
		k.State.Step = stepMainTiming
	case ability.AttackPhase:
		k.State.Step = stepAttack
	case ability.EndPhase:
		t[state.TablePhase] = int32(ability.AttackPhase)
		k.State.Step = stepFinal
	default:
		return false
	}
	return true
}

// boardMark makes a card be in a state.
func boardMark(k *K, r ref, s ability.State) bool {
	if s == ability.Transformed {
		k.SetFlags(r, flagTransformed)
		return true
	}
	return false
}

// attackable is what a line may name as attacked: whatever lies in an area.
func attackable(k *K, s seat, _ state.Act) (out []state.CardID) {
	for _, of := range [...]seat{s.Other(), s} {
		for _, w := range field {
			out = append(out, k.State.List(k.Zone(w), of)...)
		}
	}
	return out
}

// sayCall is a call to an area.
func sayCall(area int32) func(*K, seat, state.CardID, wing.How) []state.Act {
	return func(_ *K, _ seat, c state.CardID, _ wing.How) []state.Act {
		return []state.Act{{Verb: state.PlayCard, Card: c, N: area}}
	}
}

// sayMove is a move to an area.
func sayMove(area int32) func(*K, seat, state.CardID, wing.How) []state.Act {
	return func(_ *K, _ seat, c state.CardID, _ wing.How) []state.Act {
		return []state.Act{{Verb: Replace, Card: c, N: area}}
	}
}

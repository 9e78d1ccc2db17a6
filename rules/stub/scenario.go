package stub

import (
	_ "embed" // the page

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

//go:embed SCENARIOS.md
var page string

// Scenario is what scenarios say besides the words of the lexicon, and how a board that is
// written down gets ready to be played on.
func (Wing) Scenario() *wing.Scenario {
	return &wing.Scenario{
		Page: page,
		Deck: deckSize, Class: "white", Unsaid: []wing.Unsaid{wing.Blanks}, Vague: []string{whyNow.Rule},
		Start: boardStart, Step: boardStep,
		Deeds: []wing.Word[wing.Deed]{
			{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagDestroyed}, JA: "負かされた", EN: "beaten"},
			{Is: wing.Deed{Verb: ability.BlockV}, JA: "受けた", EN: "blocked"},
		},
		Asks: []wing.Word[string]{{Is: "main", JA: "メイン", EN: "main"}, {Is: "block", JA: "受け", EN: "block"}},
		Verbs: []wing.Verb{
			{Words: []string{"play", "出す"}, Acts: wing.Only(state.PlayCard)},
			{Words: []string{"use", "使う"}, Acts: wing.Uses(0, 0, 0)},
			{Words: []string{"attack", "攻める"}, Acts: wing.Only(state.DeclareAttack)},
		},
	}
}

// boardStart: both have life and five stones, and have had five turns. [4.1, 5.2]
func boardStart(k *K) {
	for s := seat(0); s < 2; s++ {
		k.Store(s, ability.PlayerLife, startingLife)
		k.Store(s, ability.PlayerPP, mostStones)
		k.Store(s, ability.ElapsedTurns, 5)
	}
}

// boardStep readies the board to go on as a phase begins; in main, with something to do.
func boardStep(k *K, s seat, p ability.Phase, _ int) bool {
	t := &k.State.Table
	t[state.TableTurn], t[state.TablePhase] = int32(s), int32(p)
	switch p {
	case ability.StartPhase: // the turn before has just ended
		t[state.TableTurn] = int32(s.Other())
		k.Store(s, ability.ElapsedTurns, max(k.Stored(s, ability.ElapsedTurns)-1, 0))
		k.State.Step = stepStart
	case ability.MainPhase:
		k.State.Step = stepMain
	default:
		k.State.Step = stepEnd
	}
	return true
}

package fftcg_test

import (
	"fmt"
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/fftcg"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// must lists what has to happen in the random games.
var must = []string{"ask pay", "ask burst", "ask block", "ask order", "ask party", "ask share", "ask select", "ask modes", "ask split", "ask x", "ask may", "ask find",
	"ask discard", "ask mulligan", "act cast in main", "act cast in priority", "act use in main", "act use in priority", "act attack in attack", "act party in attack",
	"act warp in main", "act pass in pass", "stack 2", "stack kind 1 marks 0", fmt.Sprintf("stack kind 1 marks %d", ability.Special), "stack kind 2 marks 0", "frozen", "blocked", "warped",
	"limit broken", "limit answered", "limits spent", "act prime in main", "primed"}

// count counts what random players are asked and do.
func count(n map[string]int) sessiontest.Watch {
	return func(k *rules.Kernel, d *rules.Decision, a state.Answer) {
		n["ask "+d.Ask.Key]++
		if d.Kind == rules.Acting {
			n[fmt.Sprintf("act %s in %s", k.Game.Words().Acts[a.Act.Verb][1], d.Window)]++
		}
		if c := k.State.Card(k.State.Ref(a.Act.Card)); a.Act.Verb == state.PlayCard && k.Zones[c.At.Zone].Word == ability.EvolveDeck { // [NS]
			n["limit "+map[bool]string{true: "broken", false: "answered"}[d.Window == "main"]]++
		}
		if list := k.Cards(ability.EvolveDeck, d.Seat); len(list) > 0 && !slices.ContainsFunc(list, func(r state.Ref) bool { return k.State.Card(r).FaceDown }) {
			n["limits spent"]++
		}
		if f := k.State.Stack; len(f) > 0 {
			n[fmt.Sprintf("stack %d", min(len(f), 2))]++
			if ab := k.Ability(f[len(f)-1].Ability); ab != nil {
				n[fmt.Sprintf("stack kind %d marks %d", ab.Kind, ab.Marks&ability.Special)]++
			}
		}
		for _, r := range k.Cards(ability.Field, d.Seat) {
			if k.Game.State(k.Board, ability.Frozen, r) {
				n["frozen"]++
			}
		}
		if len(k.State.Battles) > 0 && len(k.State.Battles[0].Targets) > 0 {
			n["blocked"]++
		}
		if len(k.Cards(ability.Evolution, d.Seat)) > 0 {
			n["primed"]++
		}
		if len(k.Cards(ability.Removed, d.Seat)) > 0 {
			n["warped"]++
		}
	}
}

// deals are the matches of the seeds, in both formats.
func deals(t testing.TB) sessiontest.Deal {
	r := testRules(t)
	return func(seed uint64) rules.Setup {
		s := setupOf(t, r, seed)
		if seed%5 == 0 {
			s.Format = fftcg.Limited
		}
		return s
	}
}

// TestRandomGames: whatever the rules have for players to do is done.
func TestRandomGames(t *testing.T) {
	sessiontest.GamesOfAllSorts(t, 300, deals(t), count, must, "12.4.1")
}

func TestFourEngines(t *testing.T) { sessiontest.FourEngines(t, 15, deals(t)) }

func TestUndoForkReplay(t *testing.T) { sessiontest.UndoForkReplay(t, 4, deals(t)) }

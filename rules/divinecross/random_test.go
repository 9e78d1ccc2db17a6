package divinecross_test

import (
	"fmt"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// must lists what has to happen in the random games.
var must = []string{"ask first unit", "ask bonus", "ask substitute", "ask energy", "ask host", "ask janken", "ask modifier", "ask pile", "ask charge", "ask charged", "ask swap", "ask may", "ask select",
	"act play in main", "act use in main", "act charge in main", "act put in main", "act retreat in main", "act skill in skill", "act pass in skill", "stunned", "assist", "energy", "ko", "ticket"}

// count counts what random players are asked and do.
func count(n map[string]int) sessiontest.Watch {
	return func(k *rules.Kernel, d *rules.Decision, a state.Answer) {
		n["ask "+d.Ask.Key]++
		if d.Kind == rules.Acting {
			n[fmt.Sprintf("act %s in %s", k.Game.Words().Acts[a.Act.Verb][1], d.Window)]++
		}
		for _, seat := range k.Seats() {
			for _, r := range k.Cards(ability.Main, seat) {
				if k.Game.State(k.Board, ability.Stunned, r) {
					n["stunned"]++
				}
			}
			for _, z := range []ability.Zone{ability.Soul, ability.EnergyZone, ability.KO} {
				if k.Count(z, seat) > 0 {
					n[k.Zones[k.Zone(z)].Name]++
				}
			}
		}
		if k.Stored(0, ability.Ticket)+k.Stored(1, ability.Ticket) > 0 {
			n["ticket"]++
		}
	}
}

// deals are the matches of the seeds.
func deals(t testing.TB) sessiontest.Deal {
	r := testRules(t)
	return func(seed uint64) rules.Setup { return setupOf(t, r, seed) }
}

// TestRandomGames: whatever the rules have for players to do is done.
func TestRandomGames(t *testing.T) {
	sessiontest.GamesOfAllSorts(t, 400, deals(t), count, must, "1002.1", "1002.2")
}

func TestFourEngines(t *testing.T) { sessiontest.FourEngines(t, 15, deals(t)) }

func TestUndoForkReplay(t *testing.T) { sessiontest.UndoForkReplay(t, 4, deals(t)) }

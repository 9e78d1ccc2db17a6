package zx_test

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
	"gotaku/rules/zx"
)

// testRules joins the rulebook with the cards that its scenarios may name and those of its
// pack.
func testRules(t testing.TB) *rules.Rules {
	t.Helper()
	w := zx.Wing{}
	defs := append(w.Scenario().Own, w.Cards().More...)
	for _, c := range compile.Cards(border(t)) {
		defs = append(defs, c.Def)
	}
	p, err := state.NewPool(defs)
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.NewRules(w.Book(), p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// border is the pack.
func border(t testing.TB) *deck.Pack {
	b, err := os.ReadFile("packs/zx-kyokai.json")
	if err != nil {
		t.Fatal(err)
	}
	p, err := deck.ReadPack(b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// starters are the two starter decks.
func starters(t testing.TB, r *rules.Rules) (out [2]rules.DeckSetup) {
	at := map[string]state.FaceID{}
	for i := range r.Pool.Defs {
		at[r.Pool.Defs[i].Number] = state.FaceID(i + 1)
	}
	for i, name := range (zx.Wing{}).Cards().Decks {
		b, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		d := &out[i]
		list := &d.Main
		for line := range strings.Lines(string(b)) {
			switch word := strings.Fields(line); {
			case len(word) == 1:
				list = map[string]*[]state.FaceID{"プレイヤー": &d.Leader, "デッキ": &d.Main, "デュナミス": &d.Side}[word[0]]
			case len(word) >= 3:
				n, err := strconv.Atoi(word[0])
				if f := at[word[1]]; err == nil && f != 0 {
					*list = append(*list, slices.Repeat([]state.FaceID{f}, n)...)
				}
			}
		}
		if len(d.Leader) != 1 || len(d.Main) != 50 || len(d.Side) == 0 {
			t.Fatalf("%s: %d, %d and %d cards", name, len(d.Leader), len(d.Main), len(d.Side))
		}
	}
	return out
}

// setupOf is a match between the starter decks, or between two drawn from all cards.
func setupOf(r *rules.Rules, own [2]rules.DeckSetup, seed uint64) rules.Setup {
	s := rules.Setup{Rules: r, Names: [2]string{"甲", "乙"}}
	if seed%2 == 1 {
		s.Decks = own
		return s
	}
	for i := range s.Decks {
		d, x := &s.Decks[i], rules.Mix(seed, uint64(i))
		for len(d.Main) < 50 || len(d.Side) < 16 {
			f := x.N(len(r.Pool.Defs))
			side, extra := &r.Pool.Defs[f].Sides[0], ability.AdvanceCard|ability.EvolveCard|ability.EquipmentCard
			switch {
			case side.Kinds&ability.Token != 0:
			case side.Kinds == ability.PlayerCard:
				if len(d.Leader) == 0 && seed%3 > 0 {
					d.Leader = append(d.Leader, state.FaceID(f+1))
				}
			case side.Kinds&extra != 0:
				if len(d.Side) < 16 {
					d.Side = append(d.Side, state.FaceID(f+1))
				}
			case len(d.Main) < 50:
				d.Main = append(d.Main, state.FaceID(f+1))
			}
		}
	}
	return s
}

// must lists what has to happen in the random games.
var must = []string{"ask mulligan", "ask resource", "ask ignite", "ask life", "ask reload", "ask discard", "ask charge", "ask square", "ask start", "ask gate", "ask pay", "ask descend", "ask void", "ask trigger", "ask select", "ask may",
	"act play in main", "act play in battle", "act play in free", "act use in main", "act use in battle", "act attack in main", "act shift in main", "act pass in battle", "act pass in free", "force", "shift", "dynamis", "back", "ask lower"}

// count counts what random players are asked and do.
func count(n map[string]int) sessiontest.Watch {
	return func(k *rules.Kernel, d *rules.Decision, a state.Answer) {
		n["ask "+d.Ask.Key]++
		if d.Kind == rules.Acting {
			n[fmt.Sprintf("act %s in %s", k.Game.Words().Acts[a.Act.Verb][1], d.Window)]++
		}
		for _, seat := range k.Seats() {
			for _, z := range []ability.Zone{ability.Soul, ability.Equipment, ability.Dynamis, ability.Evolution} {
				if k.Count(z, seat) > 0 {
					n[k.Zones[k.Zone(z)].Name]++
				}
			}
		}
	}
}

// deals are the matches of the seeds.
func deals(t testing.TB) sessiontest.Deal {
	r := testRules(t)
	own := starters(t, r)
	return func(seed uint64) rules.Setup { return setupOf(r, own, seed) }
}

// TestRandomGames: whatever the rules have for players to do is done.
func TestRandomGames(t *testing.T) {
	sessiontest.GamesOfAllSorts(t, 300, deals(t), count, must, "903.1")
}

func TestFourEngines(t *testing.T) { sessiontest.FourEngines(t, 10, deals(t)) }

func TestUndoForkReplay(t *testing.T) { sessiontest.UndoForkReplay(t, 3, deals(t)) }

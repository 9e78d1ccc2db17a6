package sve

import (
	_ "embed" // the page
	"fmt"

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

//go:embed SCENARIOS.md
var page string

// Scenario is what scenarios say and what their boards are like. Each has the tokens of
// the packs.
func (Wing) Scenario() *wing.Scenario {
	return &wing.Scenario{
		Page: page,
		Deck: 40, Class: "neutral", Given: ability.Token, Vague: []string{"8.2.1", "7.3.3", "8.3.1"},
		Leaders: &wing.Leaders{Zone: ability.LeaderArea, Words: []string{"leader", "リーダー"}, Of: boardLeader},
		Pair:    [2]ability.Stat{ability.Attack, ability.LifeStat},
		Most:    map[ability.Stat]ability.Stat{ability.PlayerPP: ability.PlayerMaxPP}, Write: boardWrite,
		By:   map[ability.State]ability.Zone{ability.Evolved: ability.Evolution, ability.SuperEvolved: ability.Evolution},
		Side: []ability.Zone{ability.EvolveDeck, ability.Evolution}, SideKinds: ability.EvolveCard | ability.AdvanceCard,
		Hosted: []ability.Zone{ability.Evolution, ability.Race, ability.Drive, ability.Equipment},
		Start:  boardStart, Step: boardStep, Under: boardUnder, Unsaid: []wing.Unsaid{wing.Blanks}, Mark: boardMark,
		Hurt:  func(k *K, r ref, n int32) { k.AddForever(r, ability.LifeStat, -n, state.Source{}) },
		Deeds: deeds, Asks: questions, Ends: []string{"ward"},
		Pays: []string{"EP", "PP"},
		Verbs: []wing.Verb{
			{Words: []string{"play", "cast", "プレイ", "プレイする"}, Acts: wing.Only(state.PlayCard)},
			{Words: []string{"attack", "攻撃", "攻撃する"}, Acts: wing.Only(state.DeclareAttack), Targets: attackable},
			{Words: []string{"evolve", "進化", "進化する"}, Acts: sayUses(ability.Evolve, 0, 0), Targets: evolveCards, Into: true, Paid: true},
			{Words: []string{"super-evolve", "super evolve", "超進化", "超進化する"}, Acts: sayUses(ability.Evolve, 0, withSuper), Targets: evolveCards, Into: true, Paid: true},
			{Words: []string{"use", "activate", "起動", "使う"}, Acts: sayUses(0, ability.Evolve, 0), Paid: true},
			{Words: []string{"fuse", "融合", "融合する"}, Acts: sayUses(ability.Fusion, 0, 0), Paid: true},
			{Words: []string{"grant rush", "突進を持たせる"}, Acts: sayRush, Targets: evolveCards, Paid: true},
			{Words: []string{"advance", "アドバンス起動"}, Acts: sayUses(ability.Advance, 0, 0), Paid: true},
		},
	}
}

var deeds = []wing.Word[wing.Deed]{
	{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagDestroyed}, JA: "破壊された", EN: "destroyed"},
	{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagBanished}, JA: "消滅した", EN: "banished"},
	{Is: wing.Deed{Verb: ability.Evolves}, JA: "進化した", EN: "evolved"},
	{Is: wing.Deed{Verb: ability.SuperEvolves}, JA: "超進化した", EN: "super-evolved"},
}

var questions = []wing.Word[string]{
	{Is: "main", JA: "メイン", EN: "main", Also: "action"},
	{Is: "quick", JA: "クイック", EN: "quick"},
	{Is: "first", JA: "先攻", EN: "first", Also: "go first | 先攻後攻"},
	{Is: "mulligan", JA: "マリガン", EN: "mulligan", Also: "引き直し"},
	{Is: "ward", JA: "守護", EN: "ward"},
	{Is: "discard", JA: "捨てる", EN: "discard", Also: "手札上限"},
	{Is: "keep", JA: "残すもの", EN: "keep"},
	{Is: "evolve", JA: "進化カード", EN: "evolve", Also: "evolve card"},
	{Is: "side", JA: "面", EN: "side"},
	{Is: "fuse", JA: "融合", EN: "fuse"},
	{Is: "drive", JA: "ドライブ", EN: "drive"},
	{Is: "burst", JA: "ユニオンバースト", EN: "union burst"},
	{Is: "start amulet", JA: "スタートアミュレット", EN: "start amulet"},
}

// sayUses is wing.Uses with the ways of paying: EP stands for one PP.
func sayUses(marks, not ability.Marks, way int32) func(*K, seat, state.CardID, wing.How) []state.Act {
	list := wing.Uses(marks, not, way)
	return func(k *K, s seat, c state.CardID, how wing.How) []state.Act {
		var out []state.Act
		for _, pp := range list(k, s, c, how) {
			ep := pp
			ep.N |= withEP
			switch how.Pay {
			case "EP":
				out = append(out, ep)
			case "PP":
				out = append(out, pp)
			default:
				out = append(out, pp, ep)
			}
		}
		return out
	}
}

// sayRush is the action of sealed play, paid with PP or EP. [B-1/8.5.1]
func sayRush(_ *K, _ seat, c state.CardID, how wing.How) []state.Act {
	pp := state.Act{Verb: GrantRush, Card: c}
	ep := pp
	ep.N = withEP
	switch how.Pay {
	case "EP":
		return []state.Act{ep}
	case "PP":
		return []state.Act{pp}
	}
	return []state.Act{pp, ep}
}

// attackable is what a line may name as attacked: anything on either field.
func attackable(k *K, s seat, _ state.Act) []state.CardID {
	var out []state.CardID
	for _, of := range [...]seat{s.Other(), s} {
		for _, w := range [...]ability.Zone{ability.Field, ability.LeaderArea} {
			out = append(out, k.State.List(k.Zone(w), of)...)
		}
	}
	return out
}

// evolveCards is what a line may name as evolved into.
func evolveCards(k *K, s seat, _ state.Act) []state.CardID {
	return append([]state.CardID(nil), k.State.List(k.Zone(ability.EvolveDeck), s)...)
}

// boardLeader is the leader of a seat that names none.
func boardLeader(s seat) state.Def {
	name := fmt.Sprintf("%c leader", 'A'+s)
	return state.Def{ID: "scenario/" + name, Number: name, Sides: []state.Side{{Name: fmt.Sprintf("%cのリーダー", 'A'+s), NameEN: name, Kinds: ability.Leader, Classes: []string{"neutral"}, Card: &ability.Card{}}}}
}

// boardStart: PP 10/10, EP and SEP as the game starts with them, limits. [6.2.1, 4.4.4.1, 4.7.3.1, 4.8.3.1]
func boardStart(k *K) {
	for s := seat(0); s < 2; s++ {
		k.Store(s, ability.PlayerPP, 10)
		k.Store(s, ability.PlayerMaxPP, 10)
		if s != seat(k.State.Table[state.TableFirst]) {
			k.Store(s, ability.PlayerEP, 3)
		}
		k.Store(s, ability.PlayerSEP, 1)
		k.Store(s, ability.FieldLimit, 5)
		k.Store(s, ability.EXLimit, 5)
		k.Store(s, ability.HandLimit, 7)
		k.Store(s, ability.ElapsedTurns, 5)
	}
}

// boardWrite: the life of a player is that of the leader. [2.8.3.1]
func boardWrite(k *K, s seat, n ability.Stat, v int32) bool {
	if n != ability.PlayerLife {
		return false
	}
	for _, r := range k.Cards(ability.LeaderArea, s) {
		k.Hide() // what was read before is out of date
		now, _ := k.Stat(r, ability.LifeStat)
		k.AddForever(r, ability.LifeStat, v-now, state.Source{})
	}
	return true
}

// boardStep readies a board to go on at a phase.
func boardStep(k *K, s seat, p ability.Phase, _ int) bool {
	t := &k.State.Table
	t[state.TableTurn], t[state.TablePhase] = int32(s), int32(ability.MainPhase)
	switch p {
	case ability.StartPhase: // the turn before has just ended; this one is counted when it begins
		t[state.TableTurn], t[state.TablePhase] = int32(s.Other()), int32(ability.EndPhase)
		k.Store(s, ability.ElapsedTurns, max(k.Stored(s, ability.ElapsedTurns)-1, 0))
		k.State.Step = stepStart
	case ability.EndPhase:
		k.State.Step = stepEnd
	default:
		k.State.Step = stepAction
	}
	return true
}

// boardUnder is what a card that lies under another is there for.
func boardUnder(s *state.Side) ability.Zone {
	switch {
	case s.Kinds&ability.EquipmentCard != 0:
		return ability.Equipment
	case s.Name == "にんじん":
		return ability.Race
	case s.Name == "ドライブポイント":
		return ability.Drive
	}
	return ability.Evolution
}

// boardMark makes a card be in a state.
func boardMark(k *K, r ref, s ability.State) bool {
	switch s {
	case ability.SuperEvolved: // 12.2.4.1
		k.SetFlags(r, flagSuper)
		k.AddForever(r, ability.Attack, 1, state.Source{})
		k.AddForever(r, ability.LifeStat, 1, state.Source{})
	case ability.Boxed: // 5.31.2
		k.SetFlags(r, flagBoxed)
		f := k.NewFrame(k.State.Card(r).Master, r, state.AbilityID{})
		f.Bind(1, r)
		k.Run(f, takesAll(k.Board))
	default:
		return false
	}
	return true
}

// takesAll is the clause of the game's own table by which a card loses its abilities.
func takesAll(b *B) (out []ability.Effect) {
	for i := range b.Keywords {
		for j := range b.Keywords[i].Abilities {
			for _, e := range b.Keywords[i].Abilities[j].Do {
				if give, ok := e.(*ability.Give); ok && give.Take && give.All {
					out = append(out, e)
				}
			}
		}
	}
	return out
}

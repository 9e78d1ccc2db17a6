package scenario

import (
	"fmt"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/sve"
	"gotaku/rules/text"
)

// sveGame is what scenarios of Shadowverse EVOLVE say.
func sveGame() *Game {
	g := &Game{
		ID: "sve", Deck: 40, Vague: []string{"8.2.1", "7.3.3", "8.3.1"}, Rules: sve.Game, Pool: sveTokens, Compile: func(all []rules.Def, s *rules.Side) []Problem { return compile(text.SVE(), all, s) }, Blank: blank, Leader: sveLeader,
		Pair: [2]ability.Stat{ability.Attack, ability.LifeStat},
		Side: []ability.Zone{ability.EvolveDeck, ability.Evolution}, SideKinds: ability.EvolveCard | ability.AdvanceCard,
		Hosted: []ability.Zone{ability.Evolution, ability.Race, ability.Drive, ability.Equipment},
		Start:  sveStart, Step: sveStep, Under: sveUnder, Unsaid: []Unsaid{blanks}, Mark: sveMark, Hurt: sveHurt,
		Kinds: []word[ability.Kinds]{
			{ability.EvolveCard | ability.Follower, []string{"evolve follower", "エボルヴ・フォロワー", "エボルヴフォロワー"}},
			{ability.Follower, []string{"follower", "フォロワー"}}, {ability.Amulet, []string{"amulet", "アミュレット"}},
			{ability.SpellCard, []string{"spell", "スペル"}}, {ability.Leader, []string{"leader", "リーダー"}},
			{ability.Crest, []string{"crest", "クレスト"}}, {ability.EquipmentCard, []string{"equipment", "イクイップメント"}},
			{ability.EvolveCard, []string{"evolve", "evolved", "エボルヴ"}}, {ability.AdvanceCard, []string{"advance", "アドバンス"}},
			{ability.Token, []string{"token", "トークン"}},
		},
		Classes: []word[string]{
			{"neutral", []string{"neutral", "ニュートラル"}}, {"elf", []string{"elf", "エルフ"}}, {"royal", []string{"royal", "ロイヤル"}},
			{"witch", []string{"witch", "ウィッチ"}}, {"dragon", []string{"dragon", "ドラゴン"}},
			{"nightmare", []string{"nightmare", "ナイトメア"}}, {"bishop", []string{"bishop", "ビショップ"}},
		},
		Phases: []word[ability.Phase]{
			{ability.StartPhase, []string{"start", "スタート", "スタートフェイズ"}}, {ability.MainPhase, []string{"main", "メイン", "メインフェイズ"}},
			{ability.EndPhase, []string{"end", "エンド", "エンドフェイズ"}},
		},
		States: []word[ability.State]{
			{ability.Acted, []string{"act", "acted", "アクト", "アクト状態"}}, {ability.Standing, []string{"stand", "standing", "スタンド", "スタンド状態"}},
			{ability.FaceUp, []string{"face up", "表", "表向き"}}, {ability.FaceDown, []string{"face down", "裏", "裏向き"}},
			{ability.SuperEvolved, []string{"super-evolved", "超進化", "超進化後"}}, {ability.Boxed, []string{"boxed", "箱詰め"}},
			{ability.Equipped, []string{"equipped", "装備"}}, {ability.Attacking, []string{"attacking", "攻撃中"}},
			{ability.TokenState, []string{"a token"}}, {ability.Fused, []string{"fused", "融合"}}, {ability.Raced, []string{"raced", "出走"}},
		},
		Zones: []word[ability.Zone]{
			{ability.Deck, []string{"main deck", "デッキ置き場", "メインデッキ"}}, {ability.EvolveDeck, []string{"evolve deck", "エボルヴデッキ置き場"}},
			{ability.EX, []string{"EX", "EX area"}}, {ability.Removed, []string{"banished zone", "消滅"}},
			{ability.Evolution, []string{"evolution zone"}}, {ability.Resolving, []string{"resolution zone"}}, {ability.LeaderArea, []string{"leader area", "リーダー"}},
			{ability.Race, []string{"race zone"}}, {ability.Drive, []string{"drive zone"}}, {ability.TriggerZone, []string{"trigger zone"}},
			{ability.Equipment, []string{"equipment zone"}}, {ability.Discards, []string{"graveyard"}},
		},
		Numbers: []word[ability.Stat]{
			{ability.PlayerLife, []string{"leader life", "ライフ", "体力"}}, {ability.PlayerMaxPP, []string{"PP max", "最大PP", "PPの最大値"}},
			{ability.ElapsedTurns, []string{"turn", "elapsed turns", "経過ターン数", "ターン", "ターン数"}},
			{ability.HandLimit, []string{"手札上限"}}, {ability.FieldLimit, []string{"場上限"}}, {ability.EXLimit, []string{"EX上限"}},
		},
		Stats: []word[ability.Stat]{{ability.CostStat, []string{"costs"}}, {ability.Attack, []string{"atk"}}, {ability.LifeStat, []string{"defense"}}},
		Deeds: []word[Deed]{
			{Deed{Verb: ability.Moved, Tag: rules.TagDestroyed}, []string{"destroyed", "破壊された"}}, {Deed{Verb: ability.Moved, Tag: rules.TagBanished}, []string{"banished", "消滅した"}},
			{Deed{Verb: ability.Evolves}, []string{"evolved", "進化した"}}, {Deed{Verb: ability.SuperEvolves}, []string{"super-evolved", "超進化した"}},
		},
		Asks: []word[string]{
			{"main", []string{"main", "メイン", "action"}}, {"quick", []string{"quick", "クイック"}},
			{"first", []string{"first", "go first", "先攻", "先攻後攻"}}, {"mulligan", []string{"mulligan", "マリガン", "引き直し"}},
			{"ward", []string{"ward", "守護"}}, {"discard", []string{"discard", "捨てる", "手札上限"}}, {"keep", []string{"keep", "残すもの"}},
			{"evolve", []string{"evolve", "evolve card", "進化カード"}}, {"side", []string{"side", "面"}}, {"fuse", []string{"fuse", "融合"}},
			{"drive", []string{"drive", "ドライブ"}}, {"burst", []string{"union burst", "ユニオンバースト"}}, {"start amulet", []string{"start amulet", "スタートアミュレット"}},
		},

		Pays: []string{"EP", "PP"},
	}
	g.Verbs = sveVerbs()
	return g.index()
}

// How an evolve ability is played, in Act.N, as rules/sve reads it.
const (
	sveEP    int32 = 1 << iota // one PP is paid with EP [12.2.3]
	sveSuper                   // super-evolving [12.2.4]
)

func sveVerbs() []Verb {
	return []Verb{
		{Words: []string{"play", "cast", "プレイ", "プレイする"}, Acts: only(rules.PlayCard)},
		{Words: []string{"attack", "攻撃", "攻撃する"}, Acts: only(rules.DeclareAttack), Targets: sveAttackable},
		{Words: []string{"evolve", "進化", "進化する"}, Acts: sveUses(ability.Evolve, 0, 0), Targets: sveEvolveCards, Into: true, Paid: true},
		{Words: []string{"super-evolve", "super evolve", "超進化", "超進化する"}, Acts: sveUses(ability.Evolve, 0, sveSuper), Targets: sveEvolveCards, Into: true, Paid: true},
		{Words: []string{"use", "activate", "起動", "使う"}, Acts: sveUses(0, ability.Evolve, 0), Paid: true},
		{Words: []string{"fuse", "融合", "融合する"}, Acts: sveUses(ability.Fusion, 0, 0), Paid: true},
		{Words: []string{"grant rush", "突進を持たせる"}, Acts: sveRush, Targets: sveEvolveCards, Paid: true},
		{Words: []string{"advance", "アドバンス起動"}, Acts: sveUses(ability.Advance, 0, 0), Paid: true},
	}
}

// sveUses is uses with the ways of paying: EP stands for one PP.
func sveUses(marks, not ability.Marks, way int32) func(*rules.Kernel, rules.Seat, rules.CardID, *Action) []rules.Act {
	list := uses(marks, not, way)
	return func(k *rules.Kernel, seat rules.Seat, c rules.CardID, a *Action) []rules.Act {
		var out []rules.Act
		for _, pp := range list(k, seat, c, a) {
			ep := pp
			ep.N |= sveEP
			switch a.Pay {
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

// sveRush is the action of sealed play, paid with PP or EP. [B-1/8.5.1]
func sveRush(_ *rules.Kernel, _ rules.Seat, c rules.CardID, a *Action) []rules.Act {
	pp := rules.Act{Verb: sve.GrantRush, Card: c}
	ep := pp
	ep.N = sveEP
	switch a.Pay {
	case "EP":
		return []rules.Act{ep}
	case "PP":
		return []rules.Act{pp}
	}
	return []rules.Act{pp, ep}
}

func sveAttackable(k *rules.Kernel, seat rules.Seat, _ rules.Act) []rules.CardID {
	var out []rules.CardID
	for _, s := range [...]rules.Seat{seat.Other(), seat} {
		for _, w := range [...]ability.Zone{ability.Field, ability.LeaderArea} {
			out = append(out, k.State.List(k.Zone(w), s)...)
		}
	}
	return out
}

func sveEvolveCards(k *rules.Kernel, seat rules.Seat, _ rules.Act) []rules.CardID {
	return append([]rules.CardID(nil), k.State.List(k.Zone(ability.EvolveDeck), seat)...)
}

// sveTokens are the tokens of the rulebook, compiled.
func sveTokens() []rules.Def {
	var out []rules.Def
	for _, d := range assets.SVE().Pool.Defs {
		if d.Sides[0].Kinds&ability.Token != 0 {
			out = append(out, d)
		}
	}
	return out
}

// sveLeader is the leader of a seat that names none.
func sveLeader(seat rules.Seat) rules.Def {
	name := fmt.Sprintf("%c leader", 'A'+seat)
	return rules.Def{ID: "scenario/" + name, Number: name, Sides: []rules.Side{{Name: name, Kinds: ability.Leader, Classes: []string{"neutral"}, Card: &ability.Card{}}}}
}

// sveStart: PP 10/10, EP and SEP as the game starts with them, limits. [6.2.1, 4.4.4.1, 4.7.3.1, 4.8.3.1]
func sveStart(k *rules.Kernel) {
	for s := rules.Seat(0); s < 2; s++ {
		k.Store(s, ability.PlayerPP, 10)
		k.Store(s, ability.PlayerMaxPP, 10)
		if s != rules.Seat(k.State.Table[rules.TableFirst]) {
			k.Store(s, ability.PlayerEP, 3)
		}
		k.Store(s, ability.PlayerSEP, 1)
		k.Store(s, ability.FieldLimit, 5)
		k.Store(s, ability.EXLimit, 5)
		k.Store(s, ability.HandLimit, 7)
		k.Store(s, ability.ElapsedTurns, 5)
	}
}

func sveStep(k *rules.Kernel, seat rules.Seat, p ability.Phase, _ int) error {
	t := &k.State.Table
	t[rules.TableTurn] = int32(seat)
	t[rules.TablePhase] = int32(ability.MainPhase)
	name := "action"
	switch p {
	case ability.StartPhase: // the turn before has just ended; this one is counted when it begins
		t[rules.TableTurn] = int32(seat.Other())
		t[rules.TablePhase] = int32(ability.EndPhase)
		k.Store(seat, ability.ElapsedTurns, max(k.Stored(seat, ability.ElapsedTurns)-1, 0))
		name = "start"
	case ability.EndPhase:
		name = "end"
	}
	for i := range k.Steps {
		if k.Steps[i].Name == name {
			k.State.Step = int32(i)
			return nil
		}
	}
	return fmt.Errorf("the game has no step %q", name)
}

func sveUnder(s *rules.Side) ability.Zone {
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

// Bits of Card.Flags, as rules/sve reads them.
const (
	sveFlagSuper uint32 = 1 << iota
	sveFlagBoxed
)

func sveMark(k *rules.Kernel, r rules.Ref, s ability.State) bool {
	switch s {
	case ability.SuperEvolved: // 12.2.4.1
		k.State.Card(r).Flags |= sveFlagSuper
		k.AddForever(r, ability.Attack, 1, rules.Source{})
		k.AddForever(r, ability.LifeStat, 1, rules.Source{})
	case ability.Boxed: // 5.31.2
		k.State.Card(r).Flags |= sveFlagBoxed
		f := k.NewFrame(k.State.Card(r).Master, r, rules.AbilityID{})
		f.Bind(1, r)
		k.Run(f, takesAll(k))
	default:
		return false
	}
	return true
}

// takesAll is the clause of the game's own table by which a card loses its abilities.
func takesAll(k *rules.Kernel) (out []ability.Effect) {
	for i := range k.Keywords {
		for j := range k.Keywords[i].Abilities {
			for _, e := range k.Keywords[i].Abilities[j].Do {
				if give, ok := e.(*ability.Give); ok && give.Take && give.All {
					out = append(out, e)
				}
			}
		}
	}
	return out
}

func sveHurt(k *rules.Kernel, r rules.Ref, n int32) {
	k.AddForever(r, ability.LifeStat, -n, rules.Source{})
}

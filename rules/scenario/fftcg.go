package scenario

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/fftcg"
	"gotaku/rules/text"
)

// fftcgGame is what scenarios of the FF-TCG say.
func fftcgGame() *Game {
	g := &Game{
		ID: "fftcg", Deck: 50, Plans: true, Rules: fftcg.Game, Pool: fftcg.Objects, Blank: blank, Unsaid: []Unsaid{blanks},
		Vague:   []string{"11.3.2", "11.1.4", "11.6.1", "9.5.1.1"},
		Compile: func(all []rules.Def, s *rules.Side) []Problem { return compile(text.FFTCG(), all, s) },
		Start:   func(*rules.Kernel) {}, Step: fftcgStep, Nth: fftcg.Main,
		Mark: fftcgMark, Hurt: func(k *rules.Kernel, r rules.Ref, n int32) { k.State.Card(r).Damage += n },
		Kinds: []word[ability.Kinds]{
			{ability.Forward, []string{"forward", "フォワード"}}, {ability.Backup, []string{"backup", "バックアップ"}},
			{ability.Monster, []string{"monster", "モンスター"}}, {ability.Summon, []string{"summon", "召喚獣"}},
			{ability.AutoObject, []string{"auto ability", "オートアビリティ"}}, {ability.ActionObject, []string{"action ability", "アクションアビリティ"}},
			{ability.SpecialObject, []string{"special ability", "スペシャルアビリティ"}},
		},
		Classes: []word[string]{
			{"fire", []string{"fire", "火"}}, {"ice", []string{"ice", "氷"}}, {"wind", []string{"wind", "風"}}, {"earth", []string{"earth", "土"}},
			{"lightning", []string{"lightning", "雷"}}, {"water", []string{"water", "水"}}, {"light", []string{"light", "光"}}, {"dark", []string{"dark", "闇"}},
		},
		Icons: []word[string]{
			{"generic", []string{"generic", "一般", "一般アイコン"}}, {"ex", []string{"ex", "EX", "EXバースト"}}, {"party", []string{"party", "パーティー", "パーティーアイコン"}},
		},
		Phases: []word[ability.Phase]{
			{ability.StartPhase, []string{"start", "active", "アクティブ", "アクティブフェイズ"}}, {ability.MainPhase, []string{"main", "メイン", "メインフェイズ"}},
			{ability.AttackPhase, []string{"attack", "アタック", "アタックフェイズ"}}, {ability.EndPhase, []string{"end", "エンド", "エンドフェイズ"}},
		},
		States: []word[ability.State]{
			{ability.Acted, []string{"dull", "ダル", "ダル状態"}}, {ability.Standing, []string{"active", "アクティブ", "アクティブ状態"}},
			{ability.FaceUp, []string{"face up", "表", "表向き"}}, {ability.FaceDown, []string{"face down", "裏", "裏向き"}},
			{ability.Frozen, []string{"frozen", "凍結", "凍結状態"}}, {ability.Attacking, []string{"attacking", "アタック中"}}, {ability.Blocking, []string{"blocking", "ブロック中"}},
			{ability.Damaged, []string{"damaged"}}, {ability.InParty, []string{"in a party", "パーティー中"}},
		},
		Zones: []word[ability.Zone]{
			{ability.Discards, []string{"break zone", "break"}}, {ability.DamageZone, []string{"damage zone", "damage"}}, {ability.Removed, []string{"removed from the game", "removed", "除外"}},
			{ability.Resolving, []string{"stack zone"}},
		},
		Numbers: []word[ability.Stat]{{ability.PlayerCrystals, []string{"crystal"}}, {ability.HandLimit, []string{"手札上限"}}},
		Deeds: []word[Deed]{
			{Deed{Verb: ability.Moved, Tag: rules.TagDestroyed}, []string{"broken", "ブレイクされた"}}, {Deed{Verb: ability.BlockV}, []string{"blocked", "ブロックした"}},
		},
		Asks: []word[string]{
			{"main", []string{"main", "メイン"}}, {"priority", []string{"priority", "優先権"}}, {"pass", []string{"pass only", "パスのみ"}},
			{"attack", []string{"attack", "declare", "アタック"}}, {"party", []string{"party", "パーティー"}}, {"block", []string{"block", "ブロック"}},
			{"share", []string{"share", "ダメージの割りふり"}}, {"remainder", []string{"remainder", "端数"}}, {"pay", []string{"pay", "payment", "支払い"}},
			{"burst", []string{"burst", "EX burst", "EXバースト"}}, {"discard", []string{"discard", "hand limit", "捨てる"}}, {"excess", []string{"excess", "超過"}},
			{"first", []string{"first", "go first", "先攻"}}, {"mulligan", []string{"mulligan", "引き直し"}},
		},

		Verbs: []Verb{
			{Words: []string{"cast", "play", "キャスト"}, Acts: only(rules.PlayCard)},
			{Words: []string{"attack", "アタック"}, Acts: only(rules.DeclareAttack)},
			{Words: []string{"party", "パーティー"}, Acts: only(fftcg.PartyAttack)},
			{Words: []string{"use", "使う", "activate"}, Acts: uses(0, ability.Special, 0)},
			{Words: []string{"special", "スペシャル"}, Acts: uses(ability.Special, 0, 0)},
			{Words: []string{"warp", "デジョン"}, Acts: only(fftcg.Warp)},
		},
	}
	return g.index()
}

func fftcgStep(k *rules.Kernel, seat rules.Seat, p ability.Phase, nth int) error {
	if !fftcg.Ready(k, seat, p, nth) {
		return fmt.Errorf("play cannot begin there")
	}
	return nil
}

func fftcgMark(k *rules.Kernel, r rules.Ref, s ability.State) bool {
	if s == ability.Frozen {
		fftcg.Freeze(k, r)
		return true
	}
	return false
}

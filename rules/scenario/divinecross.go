package scenario

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/divinecross"
	"gotaku/rules/text"
)

// nameless is the main unit of a seat that writes none.
const nameless = "無名"

// divinecrossGame is what scenarios of Divine Cross say.
func divinecrossGame() *Game {
	g := &Game{
		ID: "divinecross", Deck: 30, Rules: divinecross.Game, Pool: namelessUnit, Blank: blank,
		Hosted:  []ability.Zone{ability.EnergyZone, ability.Soul},
		Unsaid:  []Unsaid{blanks, {ability.Main, 1, nameless}},
		Vague:   []string{"601.1", "606.1", "703.1a-1"},
		Compile: func(all []rules.Def, s *rules.Side) []Problem { return compile(text.DivineCross(), all, s) },
		Start:   func(*rules.Kernel) {}, Step: divinecrossStep,
		Mark: divinecrossMark, Hurt: func(k *rules.Kernel, r rules.Ref, n int32) { k.State.Card(r).Damage += n },
		Laid: func(k *rules.Kernel, r rules.Ref) {
			if k.In(r, ability.EnergyZone) {
				divinecross.Charged(k, r)
			}
		},
		Kinds: []word[ability.Kinds]{
			{ability.Unit, []string{"unit", "ユニット"}}, {ability.Command | ability.EventCard, []string{"event", "イベント"}},
			{ability.Command | ability.Assist, []string{"assist", "アシスト"}}, {ability.Command, []string{"action", "アクション", "command", "コマンド"}},
		},
		Classes: []word[string]{
			{"none", []string{"none", "無"}}, {"red", []string{"red", "赤"}}, {"green", []string{"green", "緑"}}, {"blue", []string{"blue", "青"}},
		},
		Heads: []string{"スキル「", "Skill “", "EX「", "EX “"},
		Phases: []word[ability.Phase]{
			{ability.DrawPhase, []string{"start", "draw", "ドロー", "ドローフェイズ"}}, {ability.MainPhase, []string{"main", "メイン", "メインフェイズ"}},
			{ability.BattlePhase, []string{"battle", "バトル", "バトルフェイズ"}}, {ability.EndPhase, []string{"end", "エンド", "エンドフェイズ"}},
		},
		States: []word[ability.State]{
			{ability.FaceUp, []string{"face up", "表", "表向き"}}, {ability.FaceDown, []string{"face down", "裏", "裏向き"}},
			{ability.Stunned, []string{"stunned", "気絶", "気絶状態"}}, {ability.Damaged, []string{"damaged"}}, {ability.Equipped, []string{"assisted", "アシスト付き"}},
		},
		Zones: []word[ability.Zone]{
			{ability.Main, []string{"メイン"}}, {ability.Standby, []string{"スタンバイ"}}, {ability.KO, []string{"KO"}}, {ability.Resolving, []string{"resolution zone"}},
		},
		Numbers: []word[ability.Stat]{{ability.Ticket, []string{"ticket"}}},
		Stats:   []word[ability.Stat]{{ability.Retreat, []string{"retreat", "退却"}}},
		Deeds: []word[Deed]{
			{Deed{Verb: ability.Moved, Tag: rules.TagDestroyed}, []string{"KO'd", "KOされた"}}, {Deed{Verb: ability.CounterPut, Name: divinecross.StunMarker}, []string{"stunned", "気絶した"}},
			{Deed{Verb: ability.Healed}, []string{"healed", "回復した"}}, {Deed{Verb: ability.Charged}, []string{"charged", "チャージされた"}}, {Deed{Verb: ability.Swapped}, []string{"swapped", "入れ替わった"}},
			{Deed{Verb: ability.RetreatedV}, []string{"retreated", "退却した"}}, {Deed{Verb: ability.UsedSkill}, []string{"used a skill", "スキルを使った"}}, {Deed{Verb: rules.Missed}, []string{"failed", "失敗した"}},
		},
		Marks: []word[string]{{"毒", []string{"毒", "poison"}}},
		Asks: []word[string]{
			{"main", []string{"main", "メイン"}}, {"skill", []string{"skill", "スキル"}}, {"first unit", []string{"first unit", "最初のユニット"}},
			{"bonus", []string{"bonus", "ボーナス"}}, {"substitute", []string{"substitute", "交代"}}, {"energy", []string{"energy", "エネルギー"}},
			{"host", []string{"host", "付ける先"}}, {"janken", []string{"janken", "じゃんけん"}}, {"modifier", []string{"modifier", "増減の順番"}},
			{"judge", []string{"judge", "成否判定"}}, {"pile", []string{"pile", "捨て場の順番"}}, {"charge", []string{"charge", "チャージ"}},
			{"charged", []string{"charged", "チャージ先"}}, {"swap", []string{"swap", "入れ替え"}}, {"ko", []string{"ko", "KO"}}, {"discard", []string{"discard", "捨てる"}},
		},

		Says: []word[Action]{
			{Action{Say: SayNumber, N: []int32{1}}, []string{"rock", "グー"}}, {Action{Say: SayNumber, N: []int32{2}}, []string{"scissors", "チョキ"}},
			{Action{Say: SayNumber, N: []int32{3}}, []string{"paper", "パー"}},
			{Action{Say: SayEnd}, []string{"end battle"}},
		},
		Verbs: []Verb{
			{Words: []string{"charge", "チャージ"}, Acts: only(divinecross.Charge), Targets: divinecrossUnits},
			{Words: []string{"put", "出す"}, Acts: divinecrossPut},
			{Words: []string{"play", "プレイ"}, Acts: only(rules.PlayCard)},
			{Words: []string{"retreat", "退却"}, Acts: divinecrossRetreat},
			{Words: []string{"use", "使う"}, Acts: uses(0, ability.Skill, 0), Named: true},
			{Words: []string{"skill", "スキル"}, Acts: divinecrossSkills, Named: true},
		},
	}
	return g.index()
}

// namelessUnit is a unit of 1000 HP without a text, of the attribute none, that
// retreats for nothing.
func namelessUnit() []rules.Def {
	s := rules.Side{Name: nameless, Kinds: ability.Unit, Classes: []string{"none"}, Card: &ability.Card{}}
	s.Num.Set(ability.HP, 1000)
	s.Num.Set(ability.Retreat, 0)
	return []rules.Def{{ID: "scenario/" + nameless, Number: nameless, Sides: []rules.Side{s}}}
}

func divinecrossStep(k *rules.Kernel, seat rules.Seat, p ability.Phase, _ int) error {
	if !divinecross.Ready(k, seat, p) {
		return fmt.Errorf("play cannot begin there")
	}
	return nil
}

func divinecrossMark(k *rules.Kernel, r rules.Ref, s ability.State) bool {
	if s == ability.Stunned {
		divinecross.Stun(k, r)
		return true
	}
	return false
}

func divinecrossUnits(k *rules.Kernel, seat rules.Seat, _ rules.Act) []rules.CardID {
	return append(append([]rules.CardID(nil), k.State.List(k.Zone(ability.Main), seat)...), k.State.List(k.Zone(ability.Standby), seat)...)
}

// divinecrossPut is the act for the first free standby area, or the one of a number.
func divinecrossPut(k *rules.Kernel, seat rules.Seat, c rules.CardID, a *Action) (out []rules.Act) {
	for n := int32(0); n < int32(k.Zones[k.Zone(ability.Standby)].Slots); n++ {
		taken := false
		for _, id := range k.State.List(k.Zone(ability.Standby), seat) {
			taken = taken || int32(k.State.Cards[id].At.Slot) == n
		}
		if a.Nth == int(n)+1 || a.Nth == 0 && !taken {
			out = append(out, rules.Act{Verb: divinecross.PutUnit, Card: c, N: n})
		}
	}
	if len(out) == 0 {
		out = append(out, rules.Act{Verb: divinecross.PutUnit, Card: c, N: int32(max(a.Nth-1, 0))}) // the rules say why not
	}
	return out
}

// divinecrossRetreat names the standby unit for which the main unit retreats.
func divinecrossRetreat(_ *rules.Kernel, _ rules.Seat, c rules.CardID, _ *Action) []rules.Act {
	return []rules.Act{{Verb: divinecross.RetreatUnit, Target: c}}
}

// divinecrossSkills are the skills of a card, or the one that is named.
func divinecrossSkills(k *rules.Kernel, seat rules.Seat, c rules.CardID, a *Action) []rules.Act {
	var out []rules.Act
	for _, act := range uses(ability.Skill, 0, 0)(k, seat, c, a) {
		act.Verb = divinecross.UseSkill
		out = append(out, act)
	}
	return out
}

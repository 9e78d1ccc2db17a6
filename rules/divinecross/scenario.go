package divinecross

import (
	_ "embed" // the page

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// nameless is the main unit of a seat that writes none.
const nameless = "無名"

//go:embed SCENARIOS.md
var page string

// Scenario is what scenarios say and what their boards are like.
func (Wing) Scenario() *wing.Scenario {
	return &wing.Scenario{
		Page: page,
		Deck: 30, Class: "none", Own: namelessUnit(),
		Hosted: []ability.Zone{ability.EnergyZone, ability.Soul},
		Unsaid: []wing.Unsaid{wing.Blanks, {Zone: ability.Main, N: 1, Name: nameless}},
		Vague:  []string{"601.1", "606.1", "703.1a-1"},
		Lines:  []string{"スキル「", "Skill “", "EX「", "EX “"},
		Start:  func(*K) {},
		Step:   boardStep,
		Mark:   boardMark,
		Hurt:   func(k *K, r ref, n int32) { k.SetDamage(r, k.State.Card(r).Damage+n) },
		Laid: func(k *K, r ref) {
			if k.In(r, ability.EnergyZone) {
				k.ShowSide(r, state.Down) // 306.6
			}
		},
		Deeds: deeds, Asks: questions, Says: []wing.Word[wing.Said]{
			{Is: wing.Said{N: 1}, JA: "グー", EN: "rock"},
			{Is: wing.Said{N: 2}, JA: "チョキ", EN: "scissors"},
			{Is: wing.Said{N: 3}, JA: "パー", EN: "paper"},
			{Is: wing.Said{End: true}, EN: "end battle"},
		},
		Verbs: []wing.Verb{
			{Words: []string{"charge", "チャージ"}, Acts: wing.Only(Charge), Targets: chargeable},
			{Words: []string{"put", "出す"}, Acts: sayPut},
			{Words: []string{"play", "プレイ"}, Acts: wing.Only(state.PlayCard)},
			{Words: []string{"retreat", "退却"}, Acts: sayRetreat},
			{Words: []string{"use", "使う"}, Acts: wing.Uses(0, ability.Skill, 0), Named: true},
			{Words: []string{"skill", "スキル"}, Acts: saySkills, Named: true},
		},
	}
}

var deeds = []wing.Word[wing.Deed]{
	{Is: wing.Deed{Verb: ability.Moved, Tag: state.TagDestroyed}, JA: "KOされた", EN: "KO'd"},
	{Is: wing.Deed{Verb: ability.CounterPut, Name: stun}, JA: "気絶した", EN: "stunned"},
	{Is: wing.Deed{Verb: ability.Healed}, JA: "回復した", EN: "healed"},
	{Is: wing.Deed{Verb: ability.Charged}, JA: "チャージされた", EN: "charged"},
	{Is: wing.Deed{Verb: ability.Swapped}, JA: "入れ替わった", EN: "swapped"},
	{Is: wing.Deed{Verb: ability.RetreatedV}, JA: "退却した", EN: "retreated"},
	{Is: wing.Deed{Verb: ability.UsedSkill}, JA: "スキルを使った", EN: "used a skill"},
	{Is: wing.Deed{Verb: state.Missed}, JA: "失敗した", EN: "failed"},
}

var questions = []wing.Word[string]{
	{Is: "main", JA: "メイン", EN: "main"},
	{Is: "skill", JA: "スキル", EN: "skill"},
	{Is: "first unit", JA: "最初のユニット", EN: "first unit"},
	{Is: "bonus", JA: "ボーナス", EN: "bonus"},
	{Is: "substitute", JA: "交代", EN: "substitute"},
	{Is: "energy", JA: "エネルギー", EN: "energy"},
	{Is: "host", JA: "付ける先", EN: "host"},
	{Is: "janken", JA: "じゃんけん", EN: "janken"},
	{Is: "modifier", JA: "増減の順番", EN: "modifier"},
	{Is: "judge", JA: "成否判定", EN: "judge"},
	{Is: "pile", JA: "捨て場の順番", EN: "pile"},
	{Is: "charge", JA: "チャージ", EN: "charge"},
	{Is: "charged", JA: "チャージ先", EN: "charged"},
	{Is: "swap", JA: "入れ替え", EN: "swap"},
	{Is: "ko", EN: "ko", Also: "KO"},
	{Is: "discard", JA: "捨てる", EN: "discard"},
}

// namelessUnit is a unit of 1000 HP without a text, of the attribute none, that
// retreats for nothing.
func namelessUnit() []state.Def {
	s := state.Side{Name: nameless, Kinds: ability.Unit, Classes: []string{"none"}, Card: &ability.Card{}}
	s.Num.Set(ability.HP, 1000)
	s.Num.Set(ability.Retreat, 0)
	return []state.Def{{ID: "scenario/" + nameless, Number: nameless, Sides: []state.Side{s}}}
}

// boardStep readies a state that was laid out by hand, as scenarios and puzzles are, to
// go on in a phase of seat's turn, which is not the first of the game: as the draw
// phase begins, with an action to choose in the main phase, as the battle phase
// begins, or as the end phase begins. False: play cannot begin there.
func boardStep(k *K, s seat, p ability.Phase, _ int) bool {
	t := &k.State.Table
	t[state.TableTurn], t[state.TablePhase] = int32(s), int32(p)
	fresh(k)
	switch p {
	case ability.DrawPhase: // the turn before has just ended
		t[state.TableTurn], t[state.TablePhase] = int32(s.Other()), int32(ability.EndPhase)
		k.State.Step = stepDraw
	case ability.MainPhase:
		k.State.Step = stepAction
	case ability.BattlePhase:
		k.State.Step = stepBattle
	case ability.EndPhase:
		k.State.Step = stepEnd
	default:
		return false
	}
	return true
}

// boardMark makes a card be in a state.
func boardMark(k *K, r ref, s ability.State) bool {
	if s == ability.Stunned {
		k.State.Counters = append(k.State.Counters, state.Counter{On: r, Name: stun, N: 1}) // 918.1
		return true
	}
	return false
}

// chargeable is what a line may name as charged.
func chargeable(k *K, s seat, _ state.Act) []state.CardID {
	return append(append([]state.CardID(nil), k.State.List(k.Zone(ability.Main), s)...), k.State.List(k.Zone(ability.Standby), s)...)
}

// sayPut is the act for the first free standby area, or the one of a number.
func sayPut(k *K, s seat, c state.CardID, how wing.How) (out []state.Act) {
	for n := int32(0); n < int32(k.Zones[k.Zone(ability.Standby)].Slots); n++ {
		taken := false
		for _, id := range k.State.List(k.Zone(ability.Standby), s) {
			taken = taken || int32(k.State.Cards[id].At.Slot) == n
		}
		if how.Nth == int(n)+1 || how.Nth == 0 && !taken {
			out = append(out, state.Act{Verb: PutUnit, Card: c, N: n})
		}
	}
	if len(out) == 0 {
		out = append(out, state.Act{Verb: PutUnit, Card: c, N: int32(max(how.Nth-1, 0))}) // the rules say why not
	}
	return out
}

// sayRetreat names the standby unit for which the main unit retreats.
func sayRetreat(_ *K, _ seat, c state.CardID, _ wing.How) []state.Act {
	return []state.Act{{Verb: RetreatUnit, Target: c}}
}

// saySkills are the skills of a card, or the one that is named.
func saySkills(k *K, s seat, c state.CardID, how wing.How) []state.Act {
	var out []state.Act
	for _, act := range wing.Uses(ability.Skill, 0, 0)(k, s, c, how) {
		act.Verb = UseSkill
		out = append(out, act)
	}
	return out
}

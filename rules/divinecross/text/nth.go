package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// nthEvents are what a player does for so many times in a turn: 1ターンに自分が2回目のチャージをした時. How often it was before is told of a turn,
// so that a turn is always said.
func nthEvents() (rows []text.Row) {
	for _, w := range []struct {
		did, noun, en string
		of            ability.Event
	}{
		{"チャージした", "チャージをした", "charge‹s~› for time {Nth:int}", ability.Event{Verb: ability.Charged}},
		{"退却した", "退却をした", "retreat‹s~› for time {Nth:int}", ability.Event{Verb: ability.RetreatedV}},
		{"じゃんけんに勝った", "", "win‹s~› janken for time {Nth:int}", ability.Event{Verb: ability.JankenWon}},
		{"‹EXパワーを使った|EXパワーを使用した›", "", "use‹s~› an EX power for time {Nth:int}", ability.Event{Verb: ability.ActivatedV}},
		{"‹デッキ|カード›を引いた", "", "draw‹s~› card {Nth:int}", ability.Event{Verb: ability.Drew}},
	} {
		ja := "{Who:player}が{Nth:int}回目に" + w.did
		if w.noun != "" {
			ja = "{Who:player}が{Nth:int}回目の" + w.noun + " | " + ja
		}
		if w.of.Verb == ability.Drew {
			ja = "{Who:player}が{Nth:int}枚目の‹デッキ|カード›を引いた"
		}
		rows = append(rows, text.Row{ID: "nth: " + w.en, NT: "eventNth", JA: ja, EN: "{Who:player} " + w.en, Node: w.of, Needs: isNth})
	}
	rows = append(rows, text.Row{ID: "nth: play", NT: "eventNth", JA: "{Who:player}が{Nth:int}枚目の{Subj:npraw}を‹プレイした|使った|使用した›", EN: "{Who:player} play‹s~› {Subj:npraw} number {Nth:int}", Node: ability.Event{Verb: ability.Played}, Needs: func(v any) bool { return isNth(v) && playable(v.(ability.Event).Subj) }})
	return append(rows,
		text.Row{ID: "the nth in a turn", NT: "events", JA: "‹1ターンに|同じターンに|ターンごとに›‹、|›{0:eventNth}‹時|とき›", EN: "when {0:eventNth} of a turn", Node: []ability.Event{{}}},
		text.Row{ID: "the nth in somebody's turn", NT: "trigger", JA: "{If.Who:poss}ターン‹に|中に|中›‹、|›{On.0:eventNth}‹時|とき›", EN: "when {On.0:eventNth} of {If.Who:poss}turn", Node: text.Trigger{If: &ability.Cond{Op: ability.TurnOf}, On: []ability.Event{{}}}})
}

// isNth: it is said for which time, or which card, it happens.
func isNth(v any) bool { return v.(ability.Event).Nth > 0 }

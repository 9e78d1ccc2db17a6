package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// rows are the productions of Buddyfight: the common ones in its words, and its own.
func rows() text.Rows {
	return text.Common.Minus("attack name", "life name", "its attack", "its life", "attacked", "paid",
		"phase comes", "phase starts", "turn begins", "turn ends", "as a turn ends", "at the end of this turn").With(faces).Plus(own...).Plus(phaseRows()...)
}

// faces are the faces of common rows in the words of Buddyfight.
var faces = text.Faces{
	"this":           {JA: "このカード | これ", EN: "this card | this"},
	"this noun":      {JA: "このカード | これ", EN: "this card | this"},
	"it":             {JA: "それ | それら | その‹カード|モンスター|アイテム›", EN: "it | them | that ‹card|monster|item›"},
	"your":           {JA: "君の | 自分の", EN: "your "},
	"you":            {JA: "君 | 自分", EN: "you"},
	"one event":      {JA: "{0:event}‹時|とき›", EN: "when {0:event} | whenever {0:event}"},
	"this enters":    {JA: "このカードが登場した", EN: "this card enters the field"},
	"enters":         {JA: "{Subj.Who:poss}場に{Subj+:npraw}が登場した", EN: "{Subj+:anpraw} enters {Subj.Who:poss}field"},
	"leaves":         {JA: "{Subj:fieldnp}が場から離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the field"},
	"draw":           {JA: "カード{N:num}枚を引く | カードを{N:num}枚引く | カード{N:num}枚引く", EN: "draw {N:ncard}"},
	"select":         {JA: "{Sel:targets}選ぶ", EN: "choose {Sel:targets} | select {Sel:targets}"},
	"return":         {JA: "{What:o}‹|持ち主の›手札に戻す", EN: "return {What:o} to hand"},
	"act":            {JA: "{What:o}レストする", EN: "rest {What:o}"},
	"stand":          {JA: "{What:o}スタンドする", EN: "stand {What:o}"},
	"stat":           {JA: "{What:what}の{Stat:staticon}を{Op:pm}{N:num}する", EN: "{What:what} ‹gets~get› {Stat:staticon}{Op:pm}{N:num}"},
	"this turn":      {JA: "このターン中 | このターンの間 | このターン", EN: "this turn | during this turn"},
	"give words":     {JA: "{What:what}は{Words:kws}を‹得る|持つ›", EN: "{What:what} ‹gains~gain› {Words:kws}"},
	"lose all":       {JA: "{What:what}の能力‹|すべて›を無効化する", EN: "nullify all abilities of {What:what}"},
	"limit":          {JA: "この能力は1ターンに{Limit.N:int}回だけ‹使える~発動する›", EN: "this ability ‹can be used~activates› only {Limit.N:times} per turn"},
	"own turn while": {JA: "{Who:poss}ターン‹中|の間›", EN: "during {Who:poss}turn"},
}

func own1(id, nt, ja, en string, node any) text.Row {
	return text.Row{ID: id, NT: nt, JA: ja, EN: en, Node: node}
}

// own are the rows that only Buddyfight has.
var own = []text.Row{
	own1("power name", "statname", "攻撃力", "power", ability.Power),
	own1("defense name", "statname", "防御力", "defense", ability.Defense),
	own1("critical name", "statname", "打撃力", "critical", ability.Critical),
	own1("its power", "refstat", "攻撃力", "power", ability.Power),
	own1("its defense", "refstat", "防御力", "defense", ability.Defense),
	own1("its critical", "refstat", "打撃力", "critical", ability.Critical),
	own1("its size", "refstat", "サイズ", "size", ability.Size),
	own1("life", "playerstat", "ライフ", "life", ability.PlayerLife),
	own1("gauge cost", "cost", "ゲージ{0.N:num}を払う | ゲージ{0.N:num}を払い", "pay {0.N:num} gauge", []ability.Cost{{Res: ability.Gauge}}),
	own1("life cost", "cost", "ライフ{0.N:num}を払う | ライフ{0.N:num}を払い", "pay {0.N:num} life", []ability.Cost{{Res: ability.Life}}),
	own1("damage to a fighter", "effect", "{To.Who:player}にダメージ{N:num}を与える | {To.Who:player}に{N:num}ダメージを与える", "deal {N:num} damage to {To.Who:player}", &ability.Damage{}),
	own1("attack nullified", "effect", "その攻撃を無効化する", "nullify the attack", &ability.Battle{Op: ability.EndAttack}),
	own1("life at most", "cond1", "{L.Who:poss}ライフが{R:num}以下", "{L.Who:poss}life is {R:num} or less", ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}),
	own1("buddy there", "cond3", "君の場にバディモンスターがいる", "there is a buddy monster on your field", ability.Cond{Op: ability.Compare, R: ability.N(1),
		L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Who: text.Who(ability.You), Kind: ability.Monster, Is: []ability.State{ability.OfBuddy}}}}),
}

// phaseRows: what resolves in the play timing at which a turn or a phase begins or ends.
// The last phase begins long before its turn ends. [3.start.1.1.note1, 3.attack.1.3.note1,
// 3.final.1.1.note1, 3.final.5.1.note1]
func phaseRows() []text.Row {
	turnEnds := []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}
	rows := []text.Row{
		own1("turn ends", "events", "{0.Who:poss}ターン‹|の›終了時", "at the end of {0.Who:poss}turn", turnEnds),
		own1("at the end of this turn", "s5", "‹この|›ターン‹|の›終了時‹|に›、{+:s6}", "at the end of this turn, {+:s6}", text.Clause{On: turnEnds}),
		own1("attack phase ends", "events", "{0.Who:poss}アタックフェイズ‹|の›終了時", "at the end of {0.Who:poss}attack phase", []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.AttackPhase}}),
	}
	for _, p := range [...]struct {
		ja, en string
		phase  ability.Phase
	}{{"ターン", "turn", ability.TurnItself}, {"メインフェイズ", "main phase", ability.MainPhase}, {"アタックフェイズ", "attack phase", ability.AttackPhase}, {"ファイナルフェイズ", "final phase", ability.EndPhase}} {
		rows = append(rows, own1(p.en+" begins", "events", "{0.Who:poss}"+p.ja+"‹|の›開始時", "at the start of {0.Who:poss}"+p.en, []ability.Event{{Verb: ability.PhaseBegan, Phase: p.phase}}))
	}
	return rows
}

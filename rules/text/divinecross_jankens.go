package text

import "gotaku/rules/ability"

// lossCount is how many jankens were lost; how many there were is told by the fold.
func lossCount() *ability.Amount {
	return &ability.Amount{Op: ability.Minus, N: 1, Args: []ability.Amount{{}, {Op: ability.NumberIn, Ref: bindRef(slotNamed)}}}
}

// severalJankens: of one that is lost it is said so.
func severalJankens(v any) bool {
	c := v.(clause)
	return c.Janken > 0 && c.If != nil && !(c.Janken == 1 && equal(*c.If, *lost()))
}

// crossJankens: how often the jankens of a text were won or lost. Divine Cross 916.
func crossJankens() []row {
	all := ability.Cond{Op: ability.Compare, L: won().L, Word: everyJanken}
	return []row{
		{quiet: true, id: "win every one", nt: "jwin", ja: "すべて‹に|›‹勝てば|勝ったなら|勝った場合›", node: all},
		{id: "win none", nt: "jwin", en: "you win none", ja: "‹1回|一度›も‹勝てなかったなら|勝てなければ|勝てなかった場合|勝っていないなら›", node: *lost()},
		{quiet: true, id: "won every one", nt: "cond3", ja: "すべて‹に|›勝った", node: all},
		{quiet: true, id: "won none", nt: "cond3", ja: "‹1回|一度›も‹勝てなかった|勝っていない›", node: *lost()},
		{quiet: true, id: "if won", nt: "nara", ja: "勝てば | 勝ったら", node: *won()},
		{quiet: true, id: "if so many jankens", nt: "s2", ja: "じゃんけんを{Janken:int}回‹して|し|行って|行い›‹、|›{If:jwin}‹、|›{+:s3}", node: clause{}, needs: severalJankens},
		{quiet: true, id: "so many jankens and per", nt: "s4", ja: "じゃんけんを{Janken:int}回‹して|し|行って|行い›、{+:s5}", node: clause{}, needs: perWin},
		{quiet: true, id: "win many in words", nt: "jwin", ja: "{R:num}回以上勝った場合 | {R:num}回以上勝ったら", node: ability.Cond{Op: ability.Compare, L: won().L}},
		{id: "per loss", nt: "s5", ja: "負けた回数1回につき‹|、›{+:s6} | 負けた回数‹分|だけ›‹、|›{+:s6} | ‹1回|›負ける‹ごとに|たび›‹、|›{+:s6}", en: "{+:s6} for each loss | for each loss, {+:s6}", node: clause{Per: lossCount()}},
	}
}

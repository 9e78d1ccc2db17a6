package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// severalJankens: of one that is lost it is said so.
func severalJankens(v any) bool {
	c := v.(text.Clause)
	return c.Janken > 0 && c.If != nil && !(c.Janken == 1 && text.Equal(*c.If, *text.Lost()))
}

// crossJankens: how often the jankens of a text were won or lost. Divine Cross 916.
func crossJankens() []text.Row {
	all := ability.Cond{Op: ability.Compare, L: text.Won().L, Word: text.EveryJanken}
	return []text.Row{
		{Quiet: true, ID: "win every one", NT: "jwin", JA: "すべて‹に|›‹勝てば|勝ったなら|勝った場合›", Node: all},
		{ID: "win none", NT: "jwin", EN: "you win none", JA: "‹1回|一度›も‹勝てなかったなら|勝てなければ|勝てなかった場合|勝っていないなら›", Node: *text.Lost()},
		{Quiet: true, ID: "won every one", NT: "cond3", JA: "すべて‹に|›勝った", Node: all},
		{Quiet: true, ID: "won none", NT: "cond3", JA: "‹1回|一度›も‹勝てなかった|勝っていない›", Node: *text.Lost()},
		{Quiet: true, ID: "if won", NT: "nara", JA: "勝てば | 勝ったら", Node: *text.Won()},
		{Quiet: true, ID: "if so many jankens", NT: "s2", JA: "じゃんけんを{Janken:int}回‹して|し|行って|行い›‹、|›{If:jwin}‹、|›{+:s3}", Node: text.Clause{}, Needs: severalJankens},
		{Quiet: true, ID: "so many jankens and per", NT: "s4", JA: "じゃんけんを{Janken:int}回‹して|し|行って|行い›、{+:s5}", Node: text.Clause{}, Needs: text.PerWin},
		{Quiet: true, ID: "win many in words", NT: "jwin", JA: "{R:num}回以上勝った場合 | {R:num}回以上勝ったら", Node: ability.Cond{Op: ability.Compare, L: text.Won().L}},
		{ID: "per loss", NT: "s5", JA: "負けた回数1回につき‹|、›{+:s6} | 負けた回数‹分|だけ›‹、|›{+:s6} | ‹1回|›負ける‹ごとに|たび›‹、|›{+:s6}", EN: "{+:s6} for each loss | for each loss, {+:s6}", Node: text.Clause{Per: text.LossCount()}},
	}
}

package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Jankens: one, several, how often they were won or lost. Divine Cross 916.

// What sentences say of an outcome, as what it depends on.
const (
	won    = "‹勝てば|勝ったなら|勝った場合|勝ったら›"
	lost   = "‹負ければ|負けたなら|負けた場合|負けたら›"
	notWon = "‹勝てなかったなら|勝てなければ|勝てなかった場合|勝っていないなら›"

	janken = "‹じゃんけんして|じゃんけんし›‹|、›"
)

// gains is what a player does who gets the winning ticket. Divine Cross 926.1.
const gains = "ウィニングチケットを‹授かる|得る›"

// ticket gives the winning ticket.
func ticket() []ability.Effect { return []ability.Effect{&ability.Act{Word: "ticket"}} }

// severalJankens: of one that is lost it is said so.
func severalJankens(v any) bool {
	c := v.(text.Clause)
	return c.Janken > 0 && c.If != nil && !(c.Janken == 1 && text.Equal(*c.If, *text.Lost()))
}

// ofOne: whether a skill fails is said in rows of its own, for that janken is played then.
func ofOne(v any) bool {
	c := v.(text.Clause)
	return c.If != nil && (text.Equal(*c.If, *text.Won()) || text.Equal(*c.If, *text.Lost())) && !judges(c.Do)
}

// hitsUnsaid: more damage is dealt to what was dealt some before, which another row says.
func hitsUnsaid(e ability.Effect) bool {
	d, is := e.(*ability.Damage)
	return is && ownHit(d)
}

// crossJankens: jankens that a text plays, and what depends on them.
func crossJankens() []text.Row {
	all := ability.Cond{Op: ability.Compare, L: text.Won().L, Word: text.EveryJanken}
	many := ability.Cond{Op: ability.Compare, L: text.Won().L}
	first := []ability.Effect{nil}
	return []text.Row{
		{ID: "outcome won", NT: "outcome", JA: janken + won, EN: "you win janken", Node: *text.Won()},
		{ID: "outcome lost", NT: "outcome", JA: janken + lost, EN: "you lose janken", Node: *text.Lost()},
		{Quiet: true, ID: "won it", NT: "outcomeof", EN: "you win", Node: *text.Won()},
		{Quiet: true, ID: "lost it", NT: "outcomeof", EN: "you lose", Node: *text.Lost()},
		{ID: "if janken", NT: "s2", JA: "{If:outcome}‹、|›{+:s3}", EN: "if {If:outcome}, {+:s3}", Node: text.Clause{Janken: 1}, Needs: ofOne},
		{Quiet: true, ID: "if janken, furthermore", NT: "s2", JA: "{If:outcome}‹、|›さらに‹、|›{+:s3}", Node: text.Clause{Janken: 1}, Needs: func(v any) bool { return ofOne(v) && !slices.ContainsFunc(v.(text.Clause).Do, hitsUnsaid) }},
		{Quiet: true, ID: "janken won or lost", NT: "s2", JA: janken + won + "‹、|›{Do.0:effectR}、" + lost + "‹、|›{Else:effects}", Node: text.Clause{Janken: 1, If: text.Won(), Do: first}},
		{Quiet: true, ID: "won or lost", NT: "s2", JA: won + "‹、|›{Do.0:effectR}、" + lost + "‹、|›{Else:effects}", Node: text.Clause{If: text.Won(), Do: first}},
		{ID: "janken before damage", NT: "s5", JA: "ダメージを与える前に‹、|›{Do.1.Cond:outcome}‹、|›{Do.1.Then:effects}", EN: "before the damage, if {Do.1.Cond:outcome}, {Do.1.Then:effects} | before the damage, play janken and if {Do.1.Cond:outcomeof}, {Do.1.Then:effects}", Node: text.Clause{On: []ability.Event{{Word: beforeDamage}}, Do: []ability.Effect{text.PlayJanken(1), &ability.If{}}}},
		{ID: "janken for a while", NT: "s4", EN: "{For:span}, {+:s5}", Node: text.Clause{}, Needs: func(v any) bool { return lasting(v) && judges(v.(text.Clause).Do) }},
		{Quiet: true, ID: "the winner", NT: "s2", JA: "勝ったプレイヤーは‹、|›{Do.0:effect}", Node: text.Clause{Winner: ability.You, Do: first}, Needs: text.Actable},
		{Quiet: true, ID: "the loser", NT: "s2", JA: "負けたプレイヤーは‹、|›{Do.0:effect}", Node: text.Clause{Winner: ability.Opponent, Do: first}, Needs: text.Actable},

		{Quiet: true, ID: "the winner gains the ticket", NT: "s2", JA: "勝ったプレイヤーは‹、|›" + gains, Node: text.Clause{Winner: ability.You, Do: ticket()}},
		{Quiet: true, ID: "the loser gains the ticket", NT: "s2", JA: "負けたプレイヤーは‹、|›" + gains, Node: text.Clause{Winner: ability.Opponent, Do: ticket()}},
		{Quiet: true, ID: "the winner of one gains the ticket", NT: "s2", JA: janken + "勝ったプレイヤーは‹、|›" + gains, Node: text.Clause{Janken: 1, Winner: ability.You, Do: ticket()}},
		{Quiet: true, ID: "the loser of one gains the ticket", NT: "s2", JA: janken + "負けたプレイヤーは‹、|›" + gains, Node: text.Clause{Janken: 1, Winner: ability.Opponent, Do: ticket()}},
		{Quiet: true, ID: "the winner of one", NT: "s2", JA: janken + "勝ったプレイヤーは‹、|›{Do.0:effect}", Node: text.Clause{Janken: 1, Winner: ability.You, Do: first}, Needs: text.Actable},
		{Quiet: true, ID: "the loser of one", NT: "s2", JA: janken + "負けたプレイヤーは‹、|›{Do.0:effect}", Node: text.Clause{Janken: 1, Winner: ability.Opponent, Do: first}, Needs: text.Actable},
		{Quiet: true, ID: "so many jankens", NT: "jankens", JA: "じゃんけんを{_:int}回‹して|し|行って|行い›"},
		{ID: "jankens so many", NT: "jankens", JA: "{_:int}回じゃんけん‹して|し›"},
		{ID: "if jankens", NT: "s2", JA: "{Janken:jankens}‹|、›{If:jwin}‹、|›{+:s3}", EN: "play janken {Janken:times} and if {If:jwin}, {+:s3}", Node: text.Clause{}, Needs: severalJankens},
		{Quiet: true, ID: "jankens and per", NT: "s4", JA: "{Janken:jankens}、{+:s5}", Node: text.Clause{}, Needs: text.PerWin},
		{Quiet: true, ID: "win every one", NT: "jwin", JA: "すべて‹に|›" + won, Node: all},
		{Quiet: true, ID: "win all", NT: "jwin", JA: "{R:num}回とも" + won, Node: many},
		{ID: "win any", NT: "jwin", JA: "‹1回|一度›でも" + won, EN: "you win any", Node: *text.Won()},
		{ID: "win many", NT: "jwin", JA: "{R:num}回以上" + won, EN: "you win {R:num} or more", Node: many},
		{ID: "win none", NT: "jwin", EN: "you win none", JA: "‹1回|一度›も" + notWon, Node: *text.Lost()},
		{Quiet: true, ID: "if won so many", NT: "nara", JA: "{R:num}回以上勝‹てば|ったら›", Node: many},
		{Quiet: true, ID: "if won none", NT: "nara", JA: "‹1回|一度›も‹勝てなければ|勝てなかったら›", Node: *text.Lost()},
		{Quiet: true, ID: "if won", NT: "nara", JA: "勝てば | 勝ったら", Node: *text.Won()},
		{Quiet: true, ID: "else lost", NT: "s2", JA: "‹負ければ|負けたら|勝てなければ|勝てなかったなら›‹、|›{+:s3}", EN: "if you lose, {+:s3}", Node: text.Clause{Otherwise: true}},

		{ID: "won so many", NT: "cond3", JA: "{R:num}回以上‹勝った|勝つ›", EN: "you won {R:num} or more times", Node: many},
		{Quiet: true, ID: "won", NT: "cond3", JA: "‹じゃんけんに|›勝った | 1回でも勝った", EN: "you won", Node: *text.Won()},
		{ID: "lost", NT: "cond3", JA: "‹じゃんけんに|›負けた", EN: "you lost", Node: *text.Lost()},
		{Quiet: true, ID: "won every one", NT: "cond3", JA: "すべて‹に|›勝った", Node: all},
		{Quiet: true, ID: "won none", NT: "cond3", JA: "‹1回|一度›も‹勝てなかった|勝っていない›", Node: *text.Lost()},
		{ID: "per loss", NT: "s5", JA: "負けた回数1回につき‹|、›{+:s6} | 負けた回数‹分|だけ›‹、|›{+:s6} | ‹1回|›負ける‹ごとに|たび›‹、|›{+:s6}", EN: "{+:s6} for each loss | for each loss, {+:s6}", Node: text.Clause{Per: text.LossCount()}},
	}
}

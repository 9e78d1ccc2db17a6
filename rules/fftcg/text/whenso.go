package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is stacked as an ability of its own where what was just done, or turned up, is so: when the revealed card's cost is 3 or
// less, choose …. With "if" it would be carried out at once.

// whenRows are those rows.
func whenRows() (rows []text.Row) {
	said := func(id, ja, en string, is ability.Cond, needs func(any) bool) {
		rows = append(rows, text.Row{ID: id, NT: "s1", JA: ja + "‹、|›{+:s3}", EN: "when " + en + ", {+:s3}", Node: text.Clause{Reflex: true, If: &is}, Needs: needs})
	}
	for _, st := range []struct {
		stat   ability.Stat
		ja, en string
	}{{ability.CostStat, "コスト", "cost"}, {ability.Power, "パワー", "power"}} {
		is := func(c ability.Cmp) ability.Cond {
			return ability.Cond{Op: ability.Compare, Cmp: c, L: ability.Amount{Op: ability.StatOf, Stat: st.stat}}
		}
		ja, en := "{If.L.Ref:turnedup}の"+st.ja+"が", "{If.L.Ref:turnedup}'s "+st.en+" is "
		said("when shown of so much "+st.en, ja+"{If.R:num}以上‹の|である›とき‹、|›{+:s3} | {If.L.Ref:turnedup}が"+st.ja+"{If.R:num}以上‹の|である|›とき", en+"{If.R:num} or more", is(ability.GE), nil)
		said("when shown of so little "+st.en, ja+"{If.R:num}以下‹の|である›とき‹、|›{+:s3} | {If.L.Ref:turnedup}が"+st.ja+"{If.R:num}以下‹の|である|›とき", en+"{If.R:num} or less", is(ability.LE), nil)
		said("when shown of just so much "+st.en, ja+"{If.R:num}‹の|である›とき‹、|›{+:s3} | {If.L.Ref:turnedup}が"+st.ja+"{If.R:num}の‹|である›とき", en+"{If.R:num}", is(ability.EQ), nil)
		said("when shown of either "+st.en, "{If.Args.0.L.Ref=If.Args.1.L.Ref:turnedup}の"+st.ja+"が{If.Args.0.R:num}か{If.Args.1.R:num}‹の|である›とき‹、|›{+:s3} | {If.Args.0.L.Ref=If.Args.1.L.Ref:turnedup}が"+st.ja+"{If.Args.0.R:num}か{If.Args.1.R:num}‹の|である|›とき", "{If.Args.0.L.Ref=If.Args.1.L.Ref:turnedup}'s "+st.en+" is {If.Args.0.R:num} or {If.Args.1.R:num}", ability.Cond{Op: ability.Or, Args: []ability.Cond{is(ability.EQ), is(ability.EQ)}}, nil)
	}
	said("when shown so", "{If.Ref:turnedup}が{If.Of:npraw}‹の|である›とき", "{If.Ref:turnedup} is {If.Of:anpraw}", ability.Cond{Op: ability.Is}, func(v any) bool { return wordsAlone(v.(text.Clause).If.Of) })
	const by = "‹これにより|これによって|この効果で|この効果によって›"
	for _, d := range []struct{ deed, ja, now, en string }{
		{"destroyed", "ブレイク‹した|された›", "‹ブレイクされた|フィールドからブレイクゾーンに置かれた›", "‹broken|put from the field into the Break Zone›"}, // one that is broken is put there
		{"banished", "除外‹した|された›", "‹ゲームから|›除外された", "removed from the game"},
		{"discarded", "捨てた", "捨てられた", "discarded"},
		{"put into the cemetery", "ブレイクゾーンに置‹いた|かれた›", "ブレイクゾーンに置かれた", "put into the Break Zone"},
		{"revealed", "公開した", "公開された", "revealed"},
	} {
		many := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.deed)}}
		said("when so many cards were "+d.deed, by+d.ja+"カードが{If.R:num}枚以上‹の|である›とき‹、|›{+:s3} | "+by+"カードが{If.R:num}枚以上"+d.now+"とき‹、|›{+:s3} | "+by+"{If.R:num}枚以上のカードが"+d.now+"とき", "{If.R:num} or more cards ‹are|were› "+d.en+way, many, nil)
		said("when so many were "+d.deed, by+d.ja+"{If.L.Of:npraw}が{If.R:num}‹枚|体|つ›以上‹の|である›とき‹、|›{+:s3} | "+by+"{If.L.Of:npraw}が{If.R:num}‹枚|体|つ›以上"+d.now+"とき‹、|›{+:s3} | "+by+"{If.R:num}‹枚|体|つ›以上の{If.L.Of:npraw}が"+d.now+"とき", "{If.R:num} or more {If.L.Of:rawnps} ‹are|were› "+d.en+way, many, func(v any) bool {
			c := v.(text.Clause)
			return c.If != nil && countedKind(c.If.L) && c.If.R.N > 0
		})
	}
	return rows
}

// parseTurnedUp reads the card that was revealed, called so: of what "it" is nothing happens.
func parseTurnedUp(p *text.Parser, pos int, add func(int, any)) {
	if s := text.Pick(p.Lang, "公開したカード", "the revealed card"); p.HasString(pos, s) {
		add(pos+len([]rune(s)), text.Done("revealed"))
	}
}

// printTurnedUp calls it so whatever other word would come back to it.
func printTurnedUp(w *text.Printer, v any) (string, bool) {
	r := v.(ability.Ref)
	return text.Pick(w.Lang, "公開したカード", "the revealed card"), text.IsIt(r) || r == text.BindRef(text.SlotLook) || r == text.Done("revealed")
}

// parseTurnedUps reads the cards that were revealed, called so.
func parseTurnedUps(p *text.Parser, pos int, add func(int, any)) {
	if s := text.Pick(p.Lang, "公開したカード", "the revealed cards"); p.HasString(pos, s) {
		add(pos+len([]rune(s)), text.Done("revealed"))
	}
}

func printTurnedUps(w *text.Printer, v any) (string, bool) {
	r := v.(ability.Ref)
	return text.Pick(w.Lang, "公開したカード", "the revealed cards"), r == text.BindRef(text.SlotLook) || r == text.Done("revealed")
}

// wordsAlone: a filter says what a card is, and neither where nor whose.
func wordsAlone(f *ability.Filter) bool {
	return f != nil && len(f.Zone) == 0 && f.Ref == (ability.Ref{}) && f.Who == (ability.Who{}) && !text.Equal(*f, ability.Filter{})
}

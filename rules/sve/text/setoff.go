package text

import (
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// setOffRows forbid that abilities are set off which an icon marks: 相手のファンファーレ能力は誘発しない. 1.3.3
func setOffRows() (rows []text.Row) {
	for _, icon := range []struct{ word, ja, en string }{
		{"fanfare", "[ファンファーレ]", "[fanfare] | fanfare"}, {"lastwords", "[ラストワード]", "[last words] | last words"}, {"onevolve", "【進化時】", "[on evolve] | on evolve"}, {"onsuperevolve", "【超進化時】", "[on super-evolve] | on super-evolve"},
		{"onattack", "【攻撃時】", "[on attack] | strike"}, {"onrace", "【出走時】", "[on race] | on race"}, {"ondrive", "【ドライブ獲得時】", "[on drive] | on drive"},
	} {
		rows = append(rows, text.Row{ID: "icon of " + icon.word, NT: "seticon", JA: icon.ja, EN: icon.en, Node: icon.word})
	}
	const not, notEN = "能力は‹誘発しない|働かない|発動しない›", " abilities ‹do not|cannot› ‹trigger|activate›"
	const notOfIt, notOfItEN = "能力‹は誘発しない|は働かない|は発動しない|を使えない|は使えない›", notEN + " | # cannot be ‹performed|activated|used|triggered›"
	for n := 1; n <= 3; n++ {
		var who, it, ja, en []string
		var theirs, its []ability.Effect
		for i := range n {
			at := strconv.Itoa(i)
			who, it = append(who, at+".What.Who"), append(it, at+".What.Ref")
			ja = append(ja, "{"+at+".Name:seticon}")
			en = append(en, "{"+at+".Name:seticon}")
			theirs, its = append(theirs, &ability.Rule{Verb: ability.SetOffV}), append(its, &ability.Rule{Verb: ability.SetOffV})
		}
		joined := en[0]
		if n > 1 {
			joined = strings.Join(en[:n-1], ", ") + "‹ and | or |, and |, or ›" + en[n-1]
		}
		icons := strings.Join(ja, "‹|能力›‹と|や|、›")
		whose, ref := "{"+strings.Join(who, "=")+":poss}", "{"+strings.Join(it, "=")+":ref}"
		for _, row := range []text.Row{
			{ID: "icons set off nothing", JA: whose + icons + not, EN: whose + joined + notEN, Node: theirs, Needs: ofSomePlayer},
			{ID: "icons of it set off nothing", JA: ref + "の" + icons + notOfIt, EN: strings.ReplaceAll("the "+joined+" abilities of "+ref+" do not trigger | "+ref+"'s "+joined+notOfItEN, "#", ref+"'s "+joined+" abilities"), Node: its},
			{Quiet: true, ID: "icons of its set off nothing", EN: strings.ReplaceAll("‹its|their› "+joined+notOfItEN, "#", "‹its|their› "+joined+" abilities"), Node: ofIt(its)},
		} {
			row.ID += " " + strconv.Itoa(n)
			if row.NT = "chain"; n == 1 {
				strip := strings.NewReplacer("0.", "")
				row.NT, row.JA, row.EN, row.Node = "effect", strip.Replace(row.JA), strip.Replace(row.EN), row.Node.([]ability.Effect)[0]
			}
			rows = append(rows, row)
		}
	}
	return append(rows, text.Row{Quiet: true, ID: "official your opponents'", NT: "poss", EN: "‹your |›opponents' ", Node: text.Who(ability.Opponent)})
}

// ofIt says of what was met last what these say of anything.
func ofIt(es []ability.Effect) (out []ability.Effect) {
	for range es {
		out = append(out, &ability.Rule{Verb: ability.SetOffV, What: ability.What{Ref: text.BindRef(text.SlotIt)}})
	}
	return out
}

// ofSomePlayer: their abilities are those of cards that were met, and no player's.
func ofSomePlayer(v any) bool {
	if es, several := v.([]ability.Effect); several {
		v = es[0]
	}
	return v.(*ability.Rule).What.Who.Side != ability.That
}

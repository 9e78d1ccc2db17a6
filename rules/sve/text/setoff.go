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
	for n := 1; n <= 3; n++ {
		var who, ja, en []string
		var node []ability.Effect
		for i := range n {
			at := strconv.Itoa(i)
			who = append(who, at+".What.Who")
			ja = append(ja, "{"+at+".Name:seticon}")
			en = append(en, "{"+at+".Name:seticon}")
			node = append(node, &ability.Rule{Verb: ability.SetOffV})
		}
		whose := "{" + strings.Join(who, "=") + ":poss}"
		joined := en[0]
		if n > 1 {
			joined = strings.Join(en[:n-1], ", ") + "‹ and | or |, and |, or ›" + en[n-1]
		}
		row := text.Row{ID: "icons set off nothing " + strconv.Itoa(n), NT: "chain", JA: whose + strings.Join(ja, "‹|能力›‹と|や|、›") + not, EN: whose + joined + notEN, Node: node}
		if n == 1 {
			strip := strings.NewReplacer("0.", "")
			row.NT, row.JA, row.EN, row.Node = "effect", strip.Replace(row.JA), strip.Replace(row.EN), node[0]
		}
		rows = append(rows, row)
	}
	return append(rows, text.Row{Quiet: true, ID: "official your opponents'", NT: "poss", EN: "‹your |›opponents' ", Node: text.Who(ability.Opponent)})
}

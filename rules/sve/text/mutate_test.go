package text_test

import (
	"strings"
	"testing"

	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// files are sentences of the grammar's own, and sentences as cards print them.
var files = [...]string{"testdata/sentences.txt", "testdata/printed.txt"}

// TestCoverage compiles every sentence of the files.
func TestCoverage(t *testing.T) {
	for _, f := range files {
		texttest.Covered(t, f, texttest.Cover{Game: text.Of("sve"), Least: 300})
	}
}

// mutants are the changes that must change what a text means, one at a time.
var mutants = [][2]string{
	{"以上", "以下"}, {"以下", "以上"}, {"自分", "相手"}, {"相手", "自分"}, {"まで", ""}, {"他の", ""}, {"元の", ""},
	{"すべて", "1体"}, {"破壊", "消滅"}, {"手札", "墓場"}, {"墓場", "手札"}, {"+", "-"}, {"-", "+"}, {"攻撃力", "体力"},
	{"体力", "攻撃力"}, {"フォロワー", "アミュレット"}, {"フォロワー", "カード"}, {"メイン", "エンド"}, {"エンド", "メイン"},
	{"上", "下"}, {"下", "上"}, {"このターン、", ""}, {"てよい", "る"}, {"代わりに", ""}, {"ランダムに", ""}, {"次に", ""},
	{"公開して", ""}, {"能力ダメージ", "ダメージ"}, {"攻撃ダメージ", "ダメージ"}, {"する。", "しない。"}, {"いる", "いない"},
	{"ある", "ない"}, {"前者", "後者"}, {"後者", "前者"}, {"これ", "それ"}, {"それ", "これ"}, {"守護", "突進"}, {"突進", "疾走"},
	{"ファンファーレ", "ラストワード"}, {"進化時", "攻撃時"}, {"覚醒", "真紅"}, {"超進化", "進化"}, {"1回", "2回"},
	{"最も", ""}, {"進化後の", ""}, {"アクト状態の", ""}, {"表向きの", ""}, {"を持つ", "を失う"}, {"カード名に", ""}, {"以外の", ""},
	{"エルフ", "ロイヤル"}, {"風詠み", "財宝"}, {"灯りの小鬼", "霜の小鬼"}, {"アクト状態で", ""}, {"同じ", "2倍の"}, {"元のコスト", "コスト"},
}

// meaningless lists what may be dropped without changing the meaning, by what
// stands around it; everything else that can be dropped is a mistake of the table.
var meaningless = [][2]string{
	{"drop 。", ""}, {"double 。", ""}, {"drop 、", ""},
	{"drop \n", ""}, {"double \n", ""}, {"drop を", "を公"}, {"drop を", "を+"}, {"drop を", "を選"}, {"drop を", "を探"}, {"drop を", "を手札"}, {"drop を", "を場"}, {"drop を", "まで"},
	{"drop な", "たなら"},                // そうしたら
	{"drop 枚", "枚数"},                 // 好きな数, の数
	{"drop れ", "これの"},                // この攻撃力
	{"drop い", "がいな"}, {"いる>ある", ""}, // がない
	{"drop の", "相手のリ"}, // 相手リーダー
	{"drop を", "枚を引"}, {"drop ・", "ー・カ"}, {"drop ・", "ン・カ"},
	{"フォロワー>カード", "破壊したフォ"}, {"フォロワー>カード", "選んだフォ"}, {"フォロワー>カード", "出たフォ"}, {"フォロワー>カード", "捨てたフォ"}, {"フォロワー>カード", "このフォロワー以"}, {"フォロワー>カード", "そのフォ"}, {"フォロワー>アミュレット", "そのフォ"}, {"drop 時", "終了"}, {"drop ・", "]・"}, {"drop に", "ーン中に"}, {"drop の", "ターンの終"}, {"drop の", "ターンの開"}, {"それ>これ", "それと同じ枚"}, {"まで>", "最大3体まで"}, {"元の>", "これの元のコスト"}, {"元のコスト>コスト", "これの元のコスト"}, {"double 0", "+0され"}, {"まで>", "回まで使"}, {"まで>", "回まで働"}, {"drop て", "し"}, {"drop て", "見て"}, {"drop て", "探し"}, {"drop も", "ても"}, {"drop 番", "順番"}, {"drop れ", "それの"}, {"double 0", "を0に"},
	{"drop  ", " "}, {"double  ", " "}, {"drop を", "ワーを"}, {"drop を", "ードを"}, {"drop を", "ペルを"}, {"drop を", "大値を"}, {"drop を", "手札を"}, {"drop て", "加え"}, {"drop ら", "それら"},
	{"drop て", "して、【"}, {"drop て", "して、「"}, {"drop _", "_"}, {"double て", "捨て"}, {"drop 中", "ターン中"}, {"drop 中", "ゲーム中"}, {"drop /", "]/["}, {"double /", "]/["},
	{"これ>それ", "墓場のこれ以"}, {"drop ｡", "｡"}, {"drop を", "枚数をデ"}, {"drop を", "つをチ"}, {"drop 支", "を支払"}, {"drop と", "】と【"}, {"drop 1", "は1ターン"},
}

// TestMutants changes one word, drops every third or doubles every eighth rune, or raises one number of
// a sample: the mutant must be refused or mean something else.
func TestMutants(t *testing.T) {
	for _, f := range files {
		texttest.Changed(t, text.Of("sve"), f, "", mutantsOf, allowed)
	}
}

// mutantsOf are the changes of a sentence; a reminder builds nothing.
func mutantsOf(sample int, s string) (out []texttest.Mutant) {
	said, reminder, _ := strings.Cut(s, "（")
	if reminder == "" {
		out = texttest.Mutants(s, mutants)
	} else {
		for _, m := range texttest.Mutants(said, nil) {
			m.Text += "（" + reminder
			out = append(out, m)
		}
	}
	r := []rune(s)
	depth := 0
	for i, c := range r {
		if c == '（' {
			depth++
		}
		if depth > 0 {
			continue
		}
		if (i+sample)%3 == 0 {
			out = append(out, texttest.Mutant{Text: string(r[:i]) + string(r[i+1:]), What: "drop " + string(c), At: texttest.Around(r, i)})
		}
		if (i+sample)%8 == 1 {
			out = append(out, texttest.Mutant{Text: string(r[:i+1]) + string(r[i:]), What: "double " + string(c), At: texttest.Around(r, i)})
		}
	}
	return out
}

func allowed(_ string, m texttest.Mutant) bool {
	for _, a := range meaningless {
		if m.What == a[0] && strings.Contains(m.At, a[1]) {
			return true
		}
	}
	return false
}

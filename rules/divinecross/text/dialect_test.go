package text_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/rules/ability"
	_ "gotaku/rules/games"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// crossGame is the grammar with the words of the coverage files.
func crossGame() *text.Game {
	return text.Of("divinecross").With(text.Dict{Names: map[string]string{"レン": "Ren", "見習い": "Apprentice", "地ならし": "Groundbreaker", "十文字": "Cross Cut"}})
}

// TestCoverage compiles the printed style of Divine Cross in both languages.
func TestCoverage(t *testing.T) {
	names := [2]string{"レン", "Ren"}
	texttest.Covered(t, "testdata/sentences.txt", texttest.Cover{Game: crossGame(), Lang: text.JA, Names: names, Least: 300})
	texttest.Covered(t, "testdata/implied.txt", texttest.Cover{Game: crossGame(), Lang: text.JA, Names: names, Least: 200})
	texttest.Covered(t, "testdata/sentences_en.txt", texttest.Cover{Game: crossGame(), Lang: text.EN, Names: names, Least: 60})
}

// TestNotImplied: what the list of what the rulebook implies says is not read, is not; what is read by now belongs among the rest of it.
func TestNotImplied(t *testing.T) {
	b, err := os.ReadFile("testdata/implied.txt")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for line := range strings.Lines(string(b)) {
		said, not := strings.CutPrefix(line, "# not read: ")
		if !not {
			continue
		}
		said, why, ok := strings.Cut(said, "。 (")
		if found++; !ok || why == "" {
			t.Errorf("no reason: %s", line)
		}
		for _, kinds := range []ability.Kinds{0, ability.Unit, ability.Command | ability.EventCard} {
			if _, rep := crossGame().CompileAs(kinds, "レン", strings.ReplaceAll(said, " ⏎ ", "\n")+"。", text.JA); rep.Class == text.Automatic {
				t.Errorf("it is read: %s", said)
			}
		}
	}
	if found < 3 {
		t.Errorf("%d are not read", found)
	}
}

// crossMutants are changes of one word that must change what a text means.
var crossMutants = [][2]string{
	{"以上", "以下"}, {"以下", "以上"}, {"自分の", "相手の"}, {"相手の", "自分の"}, {"まで選び", "選び"}, {"枚まで引", "枚引"}, {"以外の", "の"}, {"すべて", "1体"}, {"KOする", "捨てる"}, {"KOする", "気絶させる"},
	{"手札", "捨て場"}, {"捨て場", "KO置き場"}, {"KO置き場", "手札"}, {"アップ", "ダウン"}, {"ダウン", "アップ"}, {"増や", "減ら"}, {"減ら", "増や"}, {"メイン・ユニット", "スタンバイ・ユニット"}, {"スタンバイ・ユニット", "メイン・ユニット"},
	{"スタンバイ・ユニット", "ユニット"}, {"スキルダメージ", "ダメージ"}, {"スキルのダメージ", "ダメージ"}, {"与える", "受ける"}, {"受ける", "与える"}, {"勝て", "負け"}, {"勝った", "負けた"}, {"負けた", "勝った"}, {"開始時", "終了時"}, {"終了時", "開始時"},
	{"使う時", "使った時"}, {"使った時", "使う時"}, {"このターン、", ""}, {"次の相手のターン、", "このターン、"}, {"次の相手のターン、", ""}, {"次の自分のターン", "次の相手のターン"}, {"次に", ""}, {"そうしたなら", "そうしなかったなら"}, {"してもよい", "する"}, {"てもよい。", "る。"},
	{"ダメージを与える前に、", ""}, {"気絶", "毒"}, {"気絶している", "ダメージを受けている"}, {"付いている", "付いていない"}, {"いる", "いない"}, {"なら使える", "なら使えない"}, {"なら使えない", "なら使える"}, {"赤", "青"}, {"青", "緑"}, {"属性", "有利"},
	{"『見習い』", "『棟梁』"}, {"「十文字」", "「袈裟」"}, {"累積しない。", ""}, {"EX", ""}, {"スキル「", "EX「"}, {"コスト", ""}, {"×", ""}, {"ランダムに", ""}, {"公開し", "見"}, {"上から", "下から"}, {"下に", "上に"}, {"エネルギーとして", "アシストとして"}, {"イベント", "アクション"}, {"アクション", "イベント"},
	{"アシスト", "エネルギー"}, {"エネルギー", "アシスト"}, {"引く", "捨てる"}, {"回復", "KO"}, {"退却コスト", "HP"}, {"退却", "チャージ"}, {"メインフェイズ", "バトルフェイズ"}, {"ドローフェイズ", "メインフェイズ"}, {"先攻", "後攻"}, {"代わりに", ""}, {"表記の", ""}, {"元の", ""},
	{"シャッフルする", "公開する"}, {"ゲーム", "ターン"}, {"他の", ""}, {"1回でも", "2回以上"}, {"授かる", "失う"}, {"使えない", "使える"}, {"できない", "できる"}, {"受けない", "受ける"}, {"しない", "する"}, {"失敗", "成功"}, {"倍", ""}, {"つにつき", "つの"}, {"限り", "時"}, {"このユニット", "相手のメイン・ユニット"},
}

// TestMutants changes a word, or raises a number, of every sample: the mutant is refused or means something else.
func TestMutants(t *testing.T) {
	for _, file := range []string{"testdata/sentences.txt", "testdata/implied.txt"} {
		texttest.Changed(t, crossGame(), file, "レン", func(i int, s string) []texttest.Mutant {
			out := texttest.Mutants(s, crossMutants)
			r := []rune(s)
			for k, c := range r {
				if (k+i)%13 == 0 {
					out = append(out, texttest.Mutant{Text: string(r[:k]) + string(r[k+1:]), What: "drop " + string(c)})
				}
			}
			return out
		}, crossAllowed)
	}
}

// crossMeaningless are runes that may be dropped, with what stands where they were.
var crossMeaningless = []string{"drop 、", "drop 。", "drop ・", "drop \n", "drop  ", "drop 　", "drop を", "drop に", "drop の", "drop て", "drop も", "drop が", "drop ：", "drop 点", "drop 分", "drop E", "drop 番"}

func crossAllowed(_ string, m texttest.Mutant) bool {
	what, said := m.What, m.Text
	for _, m := range crossMeaningless {
		if what == m {
			return true
		}
	}
	if what == "次に>" && strings.Contains(said, "引いた時") || strings.Contains(said, "ダメージ0×") { // once in either case (Divine Cross 807.6); nothing but × is said
		return true
	}
	return what == "drop 枚" && (strings.Contains(said, "好きな数") || strings.Contains(said, "手札の数")) || what == "drop い" && strings.Contains(said, "がないなら") || what == "コスト>" && strings.Contains(said, "4「雷落とし」ダメージ") // another way to type it
}

// TestHeads: what stands in a head goes to its own fields, however it is typed.
func TestHeads(t *testing.T) {
	g := crossGame()
	skill := func(a *ability.Ability) bool {
		return a.Kind == ability.Activated && a.Marks == ability.Skill && a.Name == "地ならし" && len(a.Cost) == 1 && a.Cost[0].Res == ability.Energy && a.Cost[0].N.N == 4 && len(a.Args) == 1 && text.Equal(a.Args[0], ability.N(300))
	}
	for _, c := range []struct {
		text string
		fits func(a *ability.Ability) bool
	}{
		{"スキル「地ならし」コスト4 ダメージ300", skill}, {"スキル「地ならし」コスト４　ダメージ３００\n自分のデッキを1枚引く。", skill}, {"④「地ならし」300", skill},
		{"【4】「地ならし」300：自分のデッキを1枚引く。", skill}, {"コスト4「地ならし」ダメージ300", skill}, {"4「地ならし」自分のデッキを1枚引く。300", skill}, {"[4] 地ならし 300", skill}, {"《4》地ならし 300\n自分のデッキを1枚引く。", skill},
		{"スキル コスト4 ダメージ300", func(a *ability.Ability) bool { return a.Marks == ability.Skill && a.Name == "" && a.Cost[0].N.N == 4 }},
		{"スキル「地ならし」コスト2\n相手のメイン・ユニットを気絶させる。", func(a *ability.Ability) bool { return len(a.Args) == 0 && len(a.Do) == 1 }},
		{"スキル「数え歌」コスト2 ダメージ200×\nこのユニットのエネルギー1つにつき200ダメージを与える。", func(a *ability.Ability) bool {
			return len(a.Do) == 0 && len(a.Args) == 1 && a.Args[0].Op == ability.Mul && a.Args[0].Args[0].N == 200 && a.Args[0].Args[1].Op == ability.CountOf
		}},
		{"スキル「数え歌」コスト2 ダメージ×200\n×は自分の手札の枚数。", func(a *ability.Ability) bool { return len(a.Args) == 1 && a.Args[0].Args[0].N == 200 }},
		{"EX「世話」自分のターンに1回使える。自分のデッキを1枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Activated && a.Marks == ability.EXPower && a.Name == "世話" && len(a.Limit) == 1 && a.Limit[0].N == 1
		}},
		{"FX 自分のターンに2回使える。自分のデッキを1枚引く。", func(a *ability.Ability) bool { return a.Marks == ability.EXPower && a.Limit[0].N == 2 }},
		{"BC：このユニットがKOされた時、自分のデッキを1枚引く。累積しない。", func(a *ability.Ability) bool {
			return a.Kind == ability.Triggered && a.Marks == ability.EXPower|ability.NoStack && a.On[0].Verb == ability.Destroyed && a.On[0].Subj.Ref == text.ThisRef
		}},
		{"X「石」このユニットは気絶しない。", func(a *ability.Ability) bool {
			return a.Kind == ability.Static && a.Name == "石" && a.Marks == ability.EXPower
		}},
		{"スキル「瞑想」自分のターンに2回使える。自分のデッキを1枚引く。", func(a *ability.Ability) bool {
			return a.Marks == ability.Skill|ability.EXPower && a.Limit[0].N == 2 && len(a.Cost) == 0
		}},
		{"EX このカードが手札にあるなら、自分のターンに1回使える。自分のデッキを1枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Activated && len(a.Works) == 1 && a.Works[0] == ability.Hand_
		}},
	} {
		card, rep := g.CompileAs(ability.Unit, "レン", c.text, text.JA)
		if rep.Class != text.Automatic || len(card.Abilities) != 1 || !c.fits(&card.Abilities[0]) {
			t.Errorf("%s: %s %+v", c.text, texttest.Dump(texttest.Bare(card)), rep.Spans)
		}
	}
}

// TestCategories: each category of clauses of a skill has its own nodes; the
// engine sorts them by these. Divine Cross 704.4 to 704.8.
func TestCategories(t *testing.T) {
	for _, c := range []struct {
		text string
		fits func(e ability.Effect) bool
	}{
		{"ダメージを与える前に、自分のデッキを1枚引く。", func(e ability.Effect) bool {
			l, ok := e.(*ability.Later)
			return ok && l.On.Word == "before damage" && len(l.Do) == 1
		}},
		{"ダメージを200アップする。", func(e ability.Effect) bool { return text.Equal(e, yourSkillBy(ability.Add, 200)) }},
		{"ダメージを100ダウンする。", func(e ability.Effect) bool { return text.Equal(e, yourSkillBy(ability.Sub, 100)) }},
		{"ダメージ+200。", func(e ability.Effect) bool { return text.Equal(e, yourSkillBy(ability.Add, 200)) }},
		{"ダメージを2倍にする。", func(e ability.Effect) bool { return text.Equal(e, yourSkillBy(ability.Times, 2)) }},
		{"相手のメイン・ユニットに100ダメージを与える。", func(e ability.Effect) bool { _, ok := e.(*ability.Damage); return ok }},
		{"このスキルは気絶していても使える。", func(e ability.Effect) bool {
			r, ok := e.(*ability.Rule)
			return ok && r.Verb == ability.UsingSkill && r.Mode == ability.May
		}},
		{"相手のメイン・ユニットを気絶させる。", func(e ability.Effect) bool {
			m, ok := e.(*ability.Mark)
			return ok && m.Name == "stun" && m.What.Sel != nil && m.What.Sel.N.Op == ability.All
		}},
	} {
		card, rep := crossGame().CompileAs(ability.Unit, "レン", "スキル「地ならし」コスト0 ダメージ100\n"+c.text, text.JA)
		if rep.Class != text.Automatic || len(card.Abilities) != 1 || len(card.Abilities[0].Do) != 1 || !c.fits(card.Abilities[0].Do[0]) {
			t.Errorf("%s: %s %+v", c.text, texttest.Dump(texttest.Bare(card)), rep.Spans)
		}
	}
}

func yourSkillBy(op ability.Op, n int32) ability.Effect {
	return &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.SkillDamage, Op: op, N: ability.N(n)}
}

// TestAssists: on an assist "this unit" is the one it is attached to.
func TestAssists(t *testing.T) {
	assist := ability.Command | ability.Assist
	for _, said := range []string{"このユニットのHPを300増やす。", "このカードが付いているユニットのHPを300増やす。", "このカードがついているユニットのHPを300増やす。"} {
		card, rep := crossGame().CompileAs(assist, "レン", said, text.JA)
		if rep.Class != text.Automatic || card.Abilities[0].Do[0].(*ability.Change).What.Ref.Kind != ability.Host {
			t.Errorf("%s: %s %+v", said, texttest.Dump(texttest.Bare(card)), rep.Spans)
		}
		if en := crossGame().Print(card, "レン", text.EN); en != "Increase the HP of the unit this card is attached to by 300." {
			t.Errorf("%s prints %s", said, en)
		}
	}
	card, _ := crossGame().CompileAs(ability.Unit, "レン", "EX このユニットのHPを300増やす。", text.JA)
	if card.Abilities[0].Do[0].(*ability.Change).What.Ref != text.ThisRef {
		t.Error(texttest.Dump(texttest.Bare(card)))
	}
}

// TestNotRead: what the grammar does not know, or what has no meaning where it
// stands, is carried out by hand; nothing is left out silently.
func TestNotRead(t *testing.T) {
	for _, s := range []string{
		"相手のメイン・ユニットを月まで飛ばす。",
		"それに300ダメージを与える。",
		"相手のスタンバイ・ユニットに100ダメージを与える。", // one, or all of them?
		"ダメージを200アップする。",             // of no skill
		"EX ダメージを200アップする。",
		"EX 自分のデッキを1枚引く。",  // when?
		"カードを1枚選び、手札に加える。", // where?
		"スキル「地ならし」ダメージ300\n自分のデッキを1枚引く。",
		"スキル「地ならし」コスト1 ダメージ100×",
		"スキル「地ならし」コスト1 ダメージ100×\n自分のデッキを1枚引く。",
		"スキル「地ならし」コスト1 ダメージ100×\nこのユニットのエネルギー1つにつき200ダメージを与える。",
		"スキル「地ならし」コスト1 ダメージ100\nこのユニットのエネルギー1つにつき200ダメージを与える。",
		"スキル「地ならし」コスト1 ダメージ100\n×は自分の手札の枚数。",
		"スキル「地ならし」コスト1 ダメージ100\nこのカードは自分の手札が0枚なら使える。自分のデッキを1枚引く。",
		"自分のデッキの上から3枚を見る。赤のカードを1枚選び、手札に加える。", // of those, or in an area?
		"自分のユニット1体のHPを100回復し、自分の他のユニット1体に50ダメージを与える。",
		"EX 自分のターンに1回使える。自分のユニット1体のHPを100回復し、自分の他のユニット1体に50ダメージを与える。", // other than which?
		"EX 自分のターンに1回使える。このユニットを自分のスタンバイ・ユニット1体と入れ替える。",               // on a standby unit?
		"自分のメイン・ユニットのHPを、与えたダメージ分回復する。",                               // no event gives that number
		"自分の捨て場のカードを2枚選ぶ。それらをデッキの上か下に置く。",
		"このスキルは気絶していても使える。",
		"自分のデッキを1枚引く。累積しない。",
		"自分のデッキを1枚引く（最大3枚）。",                       // of what is counted nowhere
		"相手のメイン・ユニットに自分の手札1枚につき100ダメージを与える（最大3枚）。", // three cards, or the damage of three?
		"自分のデッキから1枚選び、手札に加える。じゃんけんする。負けたなら、このスキルは失敗する。",
		"じゃんけんする。負けたなら、このスキルは失敗する。",                                           // of no skill
		"スキル「大振り」コスト3 ダメージ500\nじゃんけんする。勝ったなら、ダメージを200アップする。負けたなら、このスキルは失敗する。", // the janken is not played before
		"前の相手のターンに自分のユニットがKOされていた場合、自分のデッキを1枚引く。",
		"このターンに相手のメイン・ユニットが気絶していた場合、自分のデッキを1枚引く。", // at what time?
		"次の相手のターン、相手のコスト4以下のスキルは失敗する。",
		"EX 相手がスキルを使った時、そのスキルのダメージを100ダウンする。",   // it has been dealt
		"EX このユニットが出た時、そのスキルのダメージを100アップする。",    // which?
		"EX 自分の手札が3枚以下なら、このEXパワーは気絶していても使える。",   // none that is used
		"EX 相手は手札が3枚以下なら退却できない。",                // whose hand?
		"このスキルで相手のメイン・ユニットをKOした場合、自分のデッキを2枚引く。", // nothing is KO'd before the text is done
		"自分のデッキを1枚引く。自分のターンに1回使える。自分の手札が0枚であるなら、月まで飛ぶ。",
	} {
		if _, rep := crossGame().CompileAs(0, "レン", s, text.JA); rep.Class != text.Assisted {
			t.Errorf("%s: class %d", s, rep.Class)
		}
	}
}

// TestNotes: notes in parentheses are no text. Divine Cross 207.3.
func TestNotes(t *testing.T) {
	const said = "相手のメイン・ユニットを気絶させる。"
	want, _ := crossGame().Compile("レン", said, text.JA)
	got, rep := crossGame().Compile("レン", "相手のメイン・ユニットを気絶させる（スキルを使えなくなる）。", text.JA)
	if !text.Equal(texttest.Bare(got), texttest.Bare(want)) || len(rep.Warnings) != 1 {
		t.Errorf("%s %+v", texttest.Dump(texttest.Bare(got)), rep)
	}
}

// TestPieces: a text cut off anywhere, or begun anywhere, is refused in good order.
func TestPieces(t *testing.T) {
	texttest.Pieces(t, crossGame(), "testdata/sentences.txt", "レン", text.JA, 13, "「", "\n")
	texttest.Pieces(t, crossGame(), "testdata/sentences_en.txt", "レン", text.EN, 13, "「", "\n")
}

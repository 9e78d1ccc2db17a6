package text

import (
	"strings"
	"testing"

	"gotaku/rules/ability"
)

// ffGame is the grammar with the words of the coverage files.
func ffGame() *Game {
	return Of("fftcg").With(Dict{
		Names:  map[string]string{"レン": "Ren", "ミナ": "Mina"},
		Traits: map[string]string{"剣士": "Swordsman"},
	})
}

// TestFFTCGCoverage compiles the printed style of FF-TCG in both languages.
func TestFFTCGCoverage(t *testing.T) {
	names := [langs]string{"レン", "Ren"}
	covered(t, "testdata/fftcg.txt", cover{ffGame(), JA, names, 220})
	covered(t, "testdata/fftcg_en.txt", cover{ffGame(), EN, names, 130})
}

// ffMutants are changes of one word that must change what a text means.
var ffMutants = [][2]string{
	{"以上", "以下"}, {"以下", "以上"}, {"あなた", "対戦相手"}, {"対戦相手", "あなた"}, {"まで選ぶ", "選ぶ"}, {"以外の", "の"}, {"すべて", "１体"}, {"ブレイクする", "ゲームから除外する"},
	{"手札", "ブレイクゾーン"}, {"ブレイクゾーンにある", "手札の"}, {"＋", "－"}, {"－", "＋"}, {"フォワード", "モンスター"}, {"フォワード", "キャラクター"}, {"バックアップ", "フォワード"}, {"召喚獣", "モンスター"},
	{"アタックした", "ブロックした"}, {"ブロックした", "アタックした"}, {"ターン終了時まで、", ""}, {"できない", "できる"}, {"していない", "している"}, {"代わりに", ""}, {"前者", "後者"}, {"ヘイスト", "ブレイブ"},
	{"ダルにし", "アクティブにし"}, {"凍結する", "ダルにする"}, {"一番下", "一番上"}, {"ジョブ【", "カード名【"}, {"火属性", "氷属性"}, {"《火》", "《氷》"}, {"EXバースト", ""}, {"選ばれない", "ブロックされない"}, {"ダル状態の", ""},
	{"最も", ""}, {"次に", ""}, {"無作為に", ""}, {"使用できる", "使用できない"}, {"減る", "増える"}, {"探し、", "選び、"}, {"《ダル》", ""}, {"《S》", ""}, {"ダル状態で", ""}, {"得る", "失う"}, {"のみ誘発", "使用"}, {"選択する", "選ぶ"}, {"コスト", "パワー"},
}

// TestFFTCGMutants changes a word, or raises a number, of every sample: the mutant is
// refused or means something else.
func TestFFTCGMutants(t *testing.T) {
	terse := *ffGame()
	terse.terse = true
	g := &terse
	for i, s := range samplesOf(t, "testdata/fftcg.txt") {
		if !tried(i) {
			continue
		}
		card, _ := g.Compile("レン", s.ja, JA)
		want := bareData(card)
		check := func(text, what string) {
			got, rep := g.Compile("レン", text, JA)
			if rep.Class == Automatic && Equal(bareData(got), want) {
				t.Errorf("%s\n\t%s\n\tmeans the same (%s)", s.ja, text, what)
			}
		}
		for _, m := range ffMutants {
			for at := 0; ; {
				i := strings.Index(s.ja[at:], m[0])
				if i < 0 {
					break
				}
				at += i
				if text := s.ja[:at] + m[1] + s.ja[at+len(m[0]):]; !ffAllowed(s.ja, at, m) {
					check(text, m[0]+">"+m[1])
				}
				at += len(m[0])
			}
		}
		r := []rune(s.ja)
		for i, c := range r {
			if c = foldRune(c); '0' <= c && c <= '8' && !(i > 0 && strings.ContainsRune("のズ", r[i-1])) {
				check(string(r[:i])+string(c+1)+string(r[i+1:]), "raise "+string(c))
			}
		}
	}
}

// ffAllowed: a second duration, and what the bearer of a granted ability is called,
// change nothing.
func ffAllowed(s string, at int, m [2]string) bool {
	behind := s[at:]
	return m[0] == "フォワード" && strings.HasSuffix(s[:at], "この") || m[0] == "ターン終了時まで、" && strings.Contains(behind, "ターン終了時まで")
}

// TestFFTCGHeads: what stands before a text goes to its own fields.
func TestFFTCGHeads(t *testing.T) {
	g := ffGame()
	for _, c := range []struct {
		text string
		fits func(a *ability.Ability) bool
	}{
		{"月輪《S》《水》《２》《ダル》：カードを１枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Activated && a.Marks == ability.Special && a.Name == "月輪" && len(a.Cost) == 2 && a.Cost[0].Res == ability.CP && a.Cost[0].N.N == 3 && Equal(a.Cost[0].Colors, []string{"water"}) && Equal(a.Cost[1], ability.Cost{Do: &ability.Turn{What: ability.What{Ref: ThisRef}, To: ability.Acted}})
		}},
		{"EXバースト レンがフィールドに出たとき、カードを１枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Triggered && a.Marks == ability.EXBurst && len(a.On) == 1 && a.On[0].Verb == ability.Entered && a.On[0].Subj.Ref == ThisRef
		}},
		{"ダメージ３ ―― レンがアタックしたとき、カードを１枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Triggered && a.Gate != nil && a.Gate.R.N == 3 && a.Gate.L.Of.Zone[0] == ability.DamageZone
		}},
		{"デジョン３ ―― 《火》《１》", func(a *ability.Ability) bool {
			return a.Kind == ability.Keyword && a.Word == "warp" && a.Args[0].N == 3 && len(a.Cost) == 1 && a.Cost[0].N.N == 2
		}},
		{"レンがフィールドに出たとき、あなたがカード名【ミナ】をコントロールしている場合、カードを１枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Triggered && a.If != nil && len(a.Do) == 1
		}},
		{"《１》：カードを１枚引く。このアビリティはあなたのターンの間、１ターンに１回のみ使用できる。", func(a *ability.Ability) bool {
			return a.Needs != nil && a.Needs.Op == ability.TurnOf && len(a.Limit) == 1 && a.Limit[0].N == 1
		}},
	} {
		card, rep := g.Compile("レン", c.text, JA)
		if rep.Class != Automatic || len(card.Abilities) != 1 || !c.fits(&card.Abilities[0]) {
			t.Errorf("%s: %s %+v", c.text, dump(bareData(card)), rep.Spans)
		}
	}
}

// TestFFTCGNotRead: what the grammar does not know is carried out by hand, and the
// name of the card that grants an ability is not that of the one that has it.
func TestFFTCGNotRead(t *testing.T) {
	for _, s := range []string{
		"レンがフィールドに出たとき、月まで飛ぶ。",
		"フォワード１体を選ぶ。ターン終了時まで、それは「レンがアタックしたとき、カードを１枚引く。」を得る。",
		"それに9000ダメージを与える。",
		"自分の場のフォワード１体を選ぶ。",
	} {
		if _, rep := ffGame().Compile("レン", s, JA); rep.Class != Assisted {
			t.Errorf("%s: class %d", s, rep.Class)
		}
	}
}

// TestFFTCGOneThing: English "it" is one thing, one choice is made for one effect, and "and"
// joins what is meant only where all that fit are meant.
func TestFFTCGOneThing(t *testing.T) {
	for _, c := range []struct {
		text string
		read bool
	}{
		{"When Ren enters the field, choose 1 Forward and 1 Backup. Dull it.", false},
		{"When Ren enters the field, choose 1 Forward and 1 Backup. Dull them.", true},
		{"When Ren enters the field, choose 1 Forward and 1 Backup. Dull the former.", true},
		{"When Ren enters the field, choose 2 Forwards. Dull it.", false},
		{"When Ren enters the field, choose up to 1 Forward. Dull it.", true},
		{"When Ren enters the field, look at the top 3 cards of your deck. Add it to your hand.", false},
		{"When Ren enters the field, look at the top card of your deck. Add it to your hand.", true},
		{"When Ren enters the field, 1 Forward you control gains 1000 power and Haste until the end of the turn.", false},
		{"When Ren enters the field, dull and Freeze 1 Forward opponent controls.", false},
		{"When Ren enters the field, dull and Freeze all the Forwards opponent controls.", true},
		{"When Ren enters the field, choose 1 Forward. Deal it 2000 damage for each Backup you control (up to 3 Backups).", false},
		{"If you control [Card Name (Mina)] and [Card Name (Toma)], Ren gains Haste.", false},
		{"If you control [Card Name (Mina)] or [Card Name (Toma)], Ren gains Haste.", true},
		{"The [Card Name (Mina)] and [Card Name (Toma)] you control gain Haste.", true},
		{"When Ren enters the field, search for 1 [Card Name (Mina)], [Card Name (Toma)] or Fire Forward and add it to your hand.", false},
	} {
		if _, rep := ffGame().CompileAs(ability.Forward, "Ren", c.text, EN); (rep.Class == Automatic) != c.read {
			t.Errorf("%s: class %d", c.text, rep.Class)
		}
	}
}

// TestFFTCGNames: brackets of a name are no reminder, and what it says is not spoken.
func TestFFTCGNames(t *testing.T) {
	for _, name := range []string{"Ark (II)", "his/her", "Fire Forward", "Dull or Brave", "A, B"} {
		card, rep := ffGame().CompileAs(ability.Forward, "Ren", "When Ren enters the field, search for 1 [Card Name ("+name+")] and add it to your hand.", EN)
		if rep.Class != Automatic || len(card.Abilities) != 1 {
			t.Errorf("%s: %+v", name, rep.Spans)
			continue
		}
		f, ok := card.Abilities[0].Do[0].(*ability.Find)
		if !ok || len(f.Sel.Of.Has) != 1 || f.Sel.Of.Has[0].Value != name {
			t.Errorf("%s is read as %s", name, dump(card.Abilities[0]))
		}
	}
}

// TestFFTCGPieces: a text cut off anywhere, or begun anywhere, is refused in good
// order: every span lies in the text and names an ability.
func TestFFTCGPieces(t *testing.T) {
	terse := *ffGame()
	terse.terse = true
	for l, file := range []string{"testdata/fftcg.txt", "testdata/fftcg_en.txt"} {
		for i, s := range samplesOf(t, file) {
			r := []rune(s.ja)
			for k := i % 5; k < len(r) && tried(i); k += 5 {
				for _, piece := range []string{string(r[:k]), string(r[k:]), string(r[:k]) + "「" + string(r[k:]), string(r[:k]) + "【" + string(r[k:])} {
					card, rep := terse.Compile("レン", piece, Lang(l))
					checkReport(t, piece, card, rep)
				}
			}
		}
	}
}

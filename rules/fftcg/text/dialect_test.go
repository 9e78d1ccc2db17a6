package text_test

import (
	"strings"
	"testing"

	"gotaku/rules/ability"
	_ "gotaku/rules/games"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// ffGame is the grammar with the words of the coverage files.
func ffGame() *text.Game {
	return text.Of("fftcg").With(text.Dict{
		Names:  map[string]string{"レン": "Ren", "ミナ": "Mina"},
		Traits: map[string]string{"剣士": "Swordsman"},
	})
}

// TestCoverage compiles the printed style of FF-TCG in both languages.
func TestCoverage(t *testing.T) {
	names := [2]string{"レン", "Ren"}
	texttest.Covered(t, "testdata/sentences.txt", texttest.Cover{Game: ffGame(), Lang: text.JA, Names: names, Least: 220})
	texttest.Covered(t, "testdata/sentences_en.txt", texttest.Cover{Game: ffGame(), Lang: text.EN, Names: names, Least: 130})
}

// ffMutants are changes of one word that must change what a text means.
var ffMutants = [][2]string{
	{"以上", "以下"}, {"以下", "以上"}, {"あなた", "対戦相手"}, {"対戦相手", "あなた"}, {"まで選ぶ", "選ぶ"}, {"以外の", "の"}, {"すべて", "１体"}, {"ブレイクする", "ゲームから除外する"},
	{"手札", "ブレイクゾーン"}, {"ブレイクゾーンにある", "手札の"}, {"＋", "－"}, {"－", "＋"}, {"フォワード", "モンスター"}, {"フォワード", "キャラクター"}, {"バックアップ", "フォワード"}, {"召喚獣", "モンスター"},
	{"アタックした", "ブロックした"}, {"ブロックした", "アタックした"}, {"ターン終了時まで、", ""}, {"できない", "できる"}, {"していない", "している"}, {"代わりに", ""}, {"前者", "後者"}, {"ヘイスト", "ブレイブ"},
	{"ダルにし", "アクティブにし"}, {"凍結する", "ダルにする"}, {"一番下", "一番上"}, {"ジョブ【", "カード名【"}, {"火属性", "氷属性"}, {"《火》", "《氷》"}, {"EXバースト", ""}, {"選ばれない", "ブロックされない"}, {"ダル状態の", ""},
	{"最も", ""}, {"次に", ""}, {"無作為に", ""}, {"使用できる", "使用できない"}, {"減る", "増える"}, {"探し、", "選び、"}, {"《ダル》", ""}, {"《S》", ""}, {"ダル状態で", ""}, {"得る", "失う"}, {"のみ誘発", "使用"}, {"選択する", "選ぶ"}, {"コスト", "パワー"},
}

// TestMutants changes a word, or raises a number, of every sample: the mutant is refused or means something else.
func TestMutants(t *testing.T) {
	texttest.Changed(t, ffGame(), "testdata/sentences.txt", "レン", func(_ int, s string) []texttest.Mutant {
		return texttest.Mutants(s, ffMutants)
	}, ffAllowed)
}

// ffAllowed: a second duration, what the bearer of a granted ability is called, that a Forward spoken of again is called a
// Character, which every Forward is, that it is in its place that damage is changed, the icon S behind its mark, and the number of a zone's or phase's name change nothing.
func ffAllowed(s string, m texttest.Mutant) bool {
	before, behind := s[:m.Byte], s[m.Byte:]
	switch word, _, _ := strings.Cut(m.What, ">"); {
	case m.What == "フォワード>キャラクター" && (strings.HasSuffix(before, "その") || strings.HasSuffix(before, "ブレイクゾーンに置いた")):
		return true
	case word == "代わりに": // of damage that would be dealt, そのダメージ is said in its place only
		return strings.HasPrefix(behind, "代わりにそのダメージ")
	case word == "《S》":
		return strings.HasPrefix(before, "【S】")
	case word == "フォワード":
		return strings.HasSuffix(before, "この")
	case word == "ターン終了時まで、":
		return strings.Contains(behind, word)
	case strings.HasPrefix(word, "raise"):
		return strings.HasSuffix(before, "の") || strings.HasSuffix(before, "ズ")
	}
	return false
}

// TestHeads: what stands before a text goes to its own fields.
func TestHeads(t *testing.T) {
	g := ffGame()
	for _, c := range []struct {
		text string
		fits func(a *ability.Ability) bool
	}{
		{"月輪《S》《水》《２》《ダル》：カードを１枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Activated && a.Marks == ability.Special && a.Name == "月輪" && len(a.Cost) == 2 && a.Cost[0].Res == ability.CP && a.Cost[0].N.N == 3 && text.Equal(a.Cost[0].Colors, []string{"water"}) && text.Equal(a.Cost[1], ability.Cost{Do: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}})
		}},
		{"EXバースト レンがフィールドに出たとき、カードを１枚引く。", func(a *ability.Ability) bool {
			return a.Kind == ability.Triggered && a.Marks == ability.EXBurst && len(a.On) == 1 && a.On[0].Verb == ability.Entered && a.On[0].Subj.Ref == text.ThisRef
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
		card, rep := g.Compile("レン", c.text, text.JA)
		if rep.Class != text.Automatic || len(card.Abilities) != 1 || !c.fits(&card.Abilities[0]) {
			t.Errorf("%s: %s %+v", c.text, texttest.Dump(texttest.Bare(card)), rep.Spans)
		}
	}
}

// TestNamesOfAbilities: the name of a special ability stands before its icon, however a list prints it and whatever its words
// mean; what is paid for is an ability of its own also within a line.
func TestNamesOfAbilities(t *testing.T) {
	g := ffGame()
	for _, c := range []struct{ text, names string }{
		{"[S] Blades of Dawn 《S》《Lightning》《Lightning》: Draw 1 card.", "Blades of Dawn"},
		{"[S]Blades of Dawn[S][Lightning]: Draw 1 card.", "Blades of Dawn"},
		{"[S] Blades of Dawn 《Lightning》《Dull》: Draw 1 card. You can only use this ability if you control 2 or more Forwards.", "Blades of Dawn"},
		{"[[s]]Blades of Dawn[[/]] 《S》《Lightning》: Draw 1 card.", "Blades of Dawn"},
		{"[S] Break 《S》《Dull》: Draw 1 card.", "Break"},
		{"[S] Ren's Dull Fire 《S》《Dull》: Draw 1 card.", "Ren's Dull Fire"},
		{"Haste 《S》: Ren gains Haste until the end of the turn.", "Haste"},
		{"[Haste] 《S》: Ren gains Haste until the end of the turn.", "Haste"},
		{"[S] 《S》《Fire》: Draw 1 card.", ""},
		{"EX BURST\nWhen Ren enters the field, draw 1 card.", ""},
		{"When Ren enters the field, draw 1 card.\nEX BURST", "refused"}, // of nothing
		{"Brave [Dawn] 《S》: Draw 1 card.", ",Dawn"},
		{"Brave Dawn 《S》: Draw 1 card.", "refused"}, // one name, or a keyword and one
		{"When Ren attacks, draw 1 card. [S] Blades of Dawn 《S》: Draw 1 card. 《Dull》: Draw 1 card.", ",Blades of Dawn,"},
		{"When Ren attacks, draw 1 card. Blades of Dawn 《S》: Draw 1 card.", ",Blades of Dawn"},
	} {
		card, rep := g.Compile("Ren", c.text, text.EN)
		var names []string
		for _, a := range card.Abilities {
			names = append(names, a.Name)
		}
		if said := strings.Join(names, ","); (rep.Class == text.Automatic) != (c.names != "refused") || c.names != "refused" && said != c.names {
			t.Errorf("%s: %s %+v", c.text, said, rep.Spans)
		}
		if again, _ := g.Compile("Ren", g.Print(card, "Ren", text.EN), text.EN); rep.Class == text.Automatic && !text.Equal(*texttest.Bare(again), *texttest.Bare(card)) {
			t.Errorf("%s prints %s", c.text, g.Print(card, "Ren", text.EN))
		}
	}
}

// TestNotRead: what the grammar does not know is carried out by hand, and the
// name of the card that grants an ability is not that of the one that has it.
func TestNotRead(t *testing.T) {
	for _, s := range []string{
		"レンがフィールドに出たとき、月まで飛ぶ。",
		"フォワード１体を選ぶ。ターン終了時まで、それは「レンがアタックしたとき、カードを１枚引く。」を得る。",
		"それに9000ダメージを与える。",
		"自分の墓場のフォワード１体を選ぶ。",
	} {
		if _, rep := ffGame().Compile("レン", s, text.JA); rep.Class != text.Assisted {
			t.Errorf("%s: class %d", s, rep.Class)
		}
	}
}

// TestOneThing: English "it" is one thing, one choice is made for one effect, and "and"
// joins what is meant only where all that fit are meant.
func TestOneThing(t *testing.T) {
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
		{"When Ren enters the field, choose 1 Forward. Deal it 2000 damage for each Backup you control (up to 3 Backups).", true}, // three are counted at most
		{"If you control [Card Name (Mina)] and [Card Name (Toma)], Ren gains Haste.", true},                                      // both, not either
		{"If you control [Card Name (Mina)] or [Card Name (Toma)], Ren gains Haste.", true},
		{"If you control a Forward and Backup, Ren gains Haste.", false},
		{"The [Card Name (Mina)] and [Card Name (Toma)] you control gain Haste.", true},
		{"When Ren enters the field, search for 1 [Card Name (Mina)], [Card Name (Toma)] or Fire Forward and add it to your hand.", false},
	} {
		if _, rep := ffGame().CompileAs(ability.Forward, "Ren", c.text, text.EN); (rep.Class == text.Automatic) != c.read {
			t.Errorf("%s: class %d", c.text, rep.Class)
		}
	}
}

// TestNames: brackets of a name are no reminder, and what it says is not spoken.
func TestNames(t *testing.T) {
	for _, name := range []string{"Ark (II)", "his/her", "Fire Forward", "Dull or Brave", "A, B"} {
		card, rep := ffGame().CompileAs(ability.Forward, "Ren", "When Ren enters the field, search for 1 [Card Name ("+name+")] and add it to your hand.", text.EN)
		if rep.Class != text.Automatic || len(card.Abilities) != 1 {
			t.Errorf("%s: %+v", name, rep.Spans)
			continue
		}
		f, ok := card.Abilities[0].Do[0].(*ability.Find)
		if !ok || len(f.Sel.Of.Has) != 1 || f.Sel.Of.Has[0].Value != name {
			t.Errorf("%s is read as %s", name, texttest.Dump(card.Abilities[0]))
		}
	}
}

// TestBareNames: a job or a name of another card may stand without brackets, as far as its
// words begin with capitals, and is the same as with them.
func TestBareNames(t *testing.T) {
	for bare, want := range map[string]string{
		"When Ren enters the field, search for 1 Job Lamp Keeper of cost 3 or less and add it to your hand.":             "When Ren enters the field, search for 1 [Job (Lamp Keeper)] of cost 3 or less and add it to your hand.",
		"If you control Card Name Mina, Ren gains Haste.":                                                                "If you control [Card Name (Mina)], Ren gains Haste.",
		"If you control Card Name Mina of the Gate or Card Name O'Toma II, Ren gains Haste.":                             "If you control [Card Name (Mina of the Gate)] or [Card Name (O'Toma II)], Ren gains Haste.",
		"The Job Lamp Keeper Forwards you control gain +1000 power.":                                                     "The [Job (Lamp Keeper)] Forwards you control gain +1000 power.",
		"When Ren or another Job Lamp Keeper enters your field, draw 1 card.":                                            "When Ren or another [Job (Lamp Keeper)] enters your field, draw 1 card.",
		"When Ren enters the field, search for 1 Job Lamp Keeper Category XI Forward of cost 3 and add it to your hand.": "When Ren enters the field, search for 1 [Job (Lamp Keeper)] [Category (XI)] Forward of cost 3 and add it to your hand.",
		"When Ren enters the field, search for 1 Job Lamp Keeper Fire Forward of cost 3 and add it to your hand.":        "When Ren enters the field, search for 1 [Job (Lamp Keeper)] Fire Forward of cost 3 and add it to your hand.",
	} {
		a, ra := ffGame().CompileAs(ability.Forward, "Ren", bare, text.EN)
		b, rb := ffGame().CompileAs(ability.Forward, "Ren", want, text.EN)
		if ra.Class != text.Automatic || rb.Class != text.Automatic || !text.Equal(texttest.Bare(a), texttest.Bare(b)) {
			t.Errorf("%s: class %d, with brackets %d: %+v", bare, ra.Class, rb.Class, ra.Spans)
		}
	}
	if card, rep := ffGame().CompileAs(ability.Forward, "Ren", "If you control Job lamp keeper, Ren gains Haste.", text.EN); rep.Class == text.Automatic {
		t.Errorf("small letters are read as a name: %s", texttest.Dump(card))
	}
}

// TestPieces: a text cut off anywhere, or begun anywhere, is refused in good order.
func TestPieces(t *testing.T) {
	texttest.Pieces(t, ffGame(), "testdata/sentences.txt", "レン", text.JA, 5, "「", "【")
	texttest.Pieces(t, ffGame(), "testdata/sentences_en.txt", "レン", text.EN, 5, "「", "【")
}

// TestWhose: where nobody is said to act, 自分の is of the player whose ability it is, in a state or condition too; who
// acts is spoken of as others are; in English nobody says their of themselves.
func TestWhose(t *testing.T) {
	for _, c := range []struct{ text, en string }{
		{"自分の手札が0枚になったとき、カードを1枚引く。", "When it comes about that there are exactly 0 cards in your hand, draw 1 card."},
		{"レンがフィールドに出たとき、自分の手札が0枚である場合、カードを1枚引く。", "When Ren enters the field, if there are exactly 0 cards in your hand, draw 1 card."},
		{"自分がコントロールするフォワードがアタックしたとき、カードを1枚引く。", "When a Forward you control attacks, draw 1 card."},
		{"自分のターンの間、レンのパワーを+1000する。", "During your turn, Ren gains 1000 power."},
		{"レンがアタックしたとき、自分の手札を1枚捨てる。", "When Ren attacks, discard 1 card."},
		{"レンがアタックしたとき、対戦相手は自分がコントロールするフォワード1体を選択する。それをダルにする。", "When Ren attacks, your opponent selects 1 Forward they control. Dull it."},
		{"レンがアタックしたとき、各プレイヤーは自分がコントロールするフォワード1体を選択する。それをダルにする。", "When Ren attacks, each player selects 1 Forward they control. Dull them."},
	} {
		card, rep := text.Of("fftcg").Compile("レン", c.text, text.JA)
		if got := text.Of("fftcg").Print(card, "Ren", text.EN); rep.Class != text.Automatic || got != c.en {
			t.Errorf("%s\n\tclass %d, prints %s\n\twant %s", c.text, rep.Class, got, c.en)
		}
	}
	for _, said := range []string{"When Ren attacks, discard 1 card in their hand.", "When Ren attacks, choose 1 Forward they control. Break it.", "When a Forward they control attacks, draw 1 card."} {
		if _, rep := text.Of("fftcg").Compile("Ren", said, text.EN); rep.Class != text.Assisted {
			t.Errorf("%s is read: of whom?", said)
		}
	}
}

package texttest

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// meant are words of printed texts that change what is meant, each with the words in which
// the canonical print may say the same. A word of the source that the print lacks was
// dropped on the way.
var meant = [2][][2]string{
	text.JA: {
		{"以上", "以上|がある|がいる|より多い"},
		{"以下", "以下|下記"},
		{"以外|を除く", "以外|他の|でない|ない|異なる|代わりに"},
		{"他の", "他の|以外"},
		{"限り", "限り|場合|間|なら"},
		{"元の", "元の"},
		{"最も|一番[高低]", "最も"},
		{"すべて|全て|全部", "すべて|全て|手札を|手札に|メイン・ユニット|2回以上|何回でも|ダメージは0になる|受けるダメージ"},
		{"効果で|効果によ", "効果|これにより|能力により"},
		{"能力で|能力によ|アビリティによ|アビリティで", "能力|アビリティ|これにより"},
		{"スキルで|スキルによ", "スキル"},
		{"ランダム|見ないで|無作為", "ランダム|無作為"},
		{"公開", "公開"},
		{"お互い|各プレイヤー|自分と相手", "お互い|各プレイヤー|それぞれ|自分と相手|対戦相手|相手"},
		{"代わりに|かわりに", "代わりに|のではなく|そうでない|場に残|減|\\+|-|0になる|にする|倍"},
		{"てよい|てもよい", "てよい|てもよい|：|できる|支払わない場合"},
		{"このターン|ターン終了時まで|ターンの終わりまで|ターン終了まで", "このターン|ターン終了時まで|ターンの終了時|次に|追加ターン"},
		{"次の自分|次の相手|次のあなた|次の対戦", "次の"},
		{"次に", "次に|次の"},
		{"異なる|違う", "異な|チョイス|以外|種類|代わりに"},
		{"同名|同じ名前|同じカード名", "同|カード名が異な"},
		{"表向き", "表向き"}, {"裏向き", "裏向き"},
		{"トークン", "トークン"},
		{"墓場", "墓場"}, {"捨て場", "捨て場"}, {"ブレイクゾーン", "ブレイクゾーン"}, {"EXエリア", "EXエリア"}, {"エボルヴデッキ", "エボルヴデッキ"},
		{"消滅領域", "消滅領域"}, {"KO置き場", "KO置き場|KO"}, {"ダメージゾーン", "ダメージゾーン"},
		{"手札", "手札|捨て|チャージ"}, {"デッキ", "デッキ|引|探|サーチ"},
		{"対戦相手|相手", "対戦相手|相手|お互い|じゃんけん|公開|無視|これと交戦"},
		{"倍", "倍"}, {"半分", "半分"}, {"初めて", "初めて|1回|1枚目"},
		{"できない|られない|されない", "ない|のみ|使える|誘発する|まで入れる"},
	},
	text.EN: {
		{"or more", "or more|if a |opponent calls a "}, {"or less|or fewer", "or less|or fewer"}, {"other than", "other than|not|non-"}, {"as long as|for as long", "as long as|if|until|during"},
		{"original|printed", "original|printed"}, {"highest", "highest"}, {"lowest", "lowest"},
		{`\ball `, "all |the Forwards|damage becomes 0"}, {"at random|randomly", "random"}, {"reveal", "reveal"}, {"instead", "instead|reduced|becomes|increased|remains|otherwise|changes by"},
		{"you may|may ", "may|can be|can cast|up to|used only|does not pay|optional|\\[cost"}, {"this turn|end of the turn|end of turn", "turn"}, {"next", "next"},
		{"different", "different"}, {"same name", "same name"}, {"Break Zone", "Break Zone"}, {"discard pile", "discard pile"}, {"KO zone", "KO"}, {"Damage Zone", "Damage Zone"},
		{"hand", "hand|discard"}, {"deck", "deck|search|draw"}, {"opponent", "opponent|each player|janken|reveal"}, {"cannot|can't", "cannot|only|do not"},
		{"double", "double|multipl|times|damage instead"}, {"half|halve", "hal"}, {"each player", "each player"}, {"without paying", "without paying"},
	},
}

var (
	folded    = strings.NewReplacer("相手プレイヤーすべて", "相手", "プレイヤーすべて", "お互い", "０", "0", "１", "1", "２", "2", "３", "3", "４", "4", "５", "5", "６", "6", "７", "7", "８", "8", "９", "9")
	reminders = regexp.MustCompile(`[（(][^（()）]*[)）]|―――(?s:.*)`)
	mays      = regexp.MustCompile(`\bmay\b|\boptional\b`)
	permits   = regexp.MustCompile(`できる|使える|入れられる|しか|:|：`)
	quoted    = regexp.MustCompile(`"[^"]*"`)
	numerals  = regexp.MustCompile(`[0-9]+`)
)

// meantRead are those words, in capitals and small letters.
var meantRead = func() (out [2][][2]*regexp.Regexp) {
	for l, words := range meant {
		for _, w := range words {
			out[l] = append(out[l], [2]*regexp.Regexp{regexp.MustCompile("(?i)" + w[0]), regexp.MustCompile("(?i)" + w[1])})
		}
	}
	return out
}()

// dropped lists what the print of a text lacks of it: words that mean something, and
// numbers.
func dropped(source, print string, l text.Lang) (out []string) {
	source, print = reminders.ReplaceAllString(folded.Replace(source), ""), folded.Replace(print)
	for _, w := range meantRead[l] {
		if m := w[0].FindString(source); m != "" && !w[1].MatchString(print) {
			out = append(out, m)
		}
	}
	had := numerals.FindAllString(print, -1)
	for _, n := range numerals.FindAllString(source, -1) {
		if n = strings.TrimLeft(n, "0"); n == "" { // [cost01] is [cost1]
			n = "0"
		}
		if n == "1" || slices.Contains(had, n) { // one is said without a number
			continue
		}
		out = append(out, n)
	}
	return out
}

// bothSay compares the prints of a card; what has no print is its own text in both.
func bothSay(t *testing.T, prints [2]string) {
	t.Helper()
	if a, b := prints[text.JA], prints[text.EN]; a != b && (apartInAsking(a, b) || !slices.Equal(figures(a, text.JA), figures(b, text.EN))) {
		t.Errorf("%s\n\tand otherwise %s", a, b)
	}
}

// apartInAsking tells whether the prints in both languages differ in whether they leave to somebody whether something is done. What
// may be done by a rule, or for a cost, Japanese says otherwise.
func apartInAsking(ja, en string) bool {
	may, wish := mays.MatchString(en), strings.Contains(ja, "よい")
	return wish && !may || may && !wish && !permits.MatchString(ja)
}

// inWords are the numbers from two on that English says in a word.
var inWords = []*regexp.Regexp{regexp.MustCompile("(?i)double|twice|second"), regexp.MustCompile("(?i)triple|third"), regexp.MustCompile("(?i)quadruple|fourth"), regexp.MustCompile("(?i)fifth")}

// figures are the numbers of a print above one, which is often a word, as others are in English.
func figures(print string, l text.Lang) []string {
	out := numerals.FindAllString(folded.Replace(print), -1)
	if l == text.EN {
		unnamed := quoted.ReplaceAllString(print, "")
		for n, w := range inWords {
			if w.MatchString(unnamed) {
				out = append(out, strconv.Itoa(n+2))
			}
		}
	}
	out = slices.DeleteFunc(out, func(n string) bool { return n == "0" || n == "1" })
	slices.Sort(out)
	return slices.Compact(out)
}

// saidOtherwise are texts whose print says a number in a word, or does not need it, or says both players' by naming none, or says of
// those that are barred what the text says of those that are not.
var saidOtherwise = []string{"このダメージは2000増える", "光と闇以外のすべての属性のCP", "any Element other than Light or Dark", "ダメージ0×", "⏎ 11枚引く", "multiplied by 2", "to play Ren from your hand onto the field", "under the top 4 cards", "from your and/or your opponent's Break Zone",
	"がある場合にしかプレイできない", "以外にはブロックされない", "cannot be blocked except by", "the next damage dealt to Ren is dealt to it instead"}

// inOtherWords are pieces of texts that the print says in quite other words.
var inOtherWords = strings.NewReplacer("以下の能力を得る", "", "手札にあるこのカードのコスト", "", "この能力で", "", "他のスクエアに置かれ", "", "以下の効果", "", "裏向きでライフ", "", "他のノーマルスクエアに移動", "")

// Said holds the prints of a card that is read whole against what it says, by language: what its text says stands in the print of that
// language too, and both say the same numbers, and leave the same to a player; what is printed in the language that the text is not in is
// in words of that alone. And it has a sentence for all of it in both languages: what has none would stand before a player of the other
// language as it stood on the card, and nobody would see what was read.
func Said(t *testing.T, g *text.Game, card *ability.Card, names [2]string, kinds ability.Kinds, printed string, l text.Lang) {
	t.Helper()
	var prints [2]string
	for in := text.JA; in <= text.EN; in++ {
		name := names[in]
		g := g.With(text.Dict{Names: g.Dict.Names, Traits: g.Dict.Traits, Kinds: map[string]ability.Kinds{name: kinds}})
		if prints[in] = g.Print(card, name, in); !g.Says(card, name, in) {
			t.Errorf("%s\n\thas no print in language %d: %s\n\t%s", printed, in, prints[in], Dump(Bare(card)))
		}
	}
	other := text.JA + text.EN - l
	if at := foreign(strings.NewReplacer(names[text.JA], "", names[text.EN], "").Replace(prints[other]), other); at != "" {
		t.Errorf("%s\n\tprints %s\n\tat %q", printed, prints[other], at)
	}
	if slices.ContainsFunc(saidOtherwise, func(s string) bool { return strings.Contains(strings.ReplaceAll(printed, "\n", " ⏎ "), s) }) {
		return
	}
	if lacks := dropped(inOtherWords.Replace(printed), prints[l], l); len(lacks) > 0 {
		t.Errorf("%s\n\tprints %s\n\twithout %q", printed, prints[l], lacks)
	}
	bothSay(t, prints)
}

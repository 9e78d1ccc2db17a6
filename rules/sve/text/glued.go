package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// Japanese as a list pastes it, with nothing but their words where icons are: ファンファーレ1枚引く, 起動コスト1これをアクト：…. The word of an icon
// stands where an ability begins, and no particle behind it makes it a word of a sentence.

// gluedHeads are the words of icons that stand before an ability. A head that pays has a colon behind what it pays.
var gluedHeads = []struct {
	said, icon string
	pays       bool
}{
	{"ファンファーレ", "[ファンファーレ]", false}, {"ラストワード", "[ラストワード]", false}, {"アドバンス起動", "[アドバンス起動]", true},
	{"起動", "[起動]", true}, {"進化", "[進化]", true}, {"食事", "[食事]", true}, {"憑依", "[憑依]", true}, {"クイック", "[クイック]", false}, {"Q", "[クイック]", false},
	{unionBurst, "[UB]", false},
}

// unionBurst is the word of the icon that marks an ability, before those of its head.
const unionBurst = "UB"

// behindWords go on with a sentence behind a word that is no icon.
var behindWords = []string{"を", "は", "が", "の", "に", "と", "か", "や", "も", "で", "能力", "、", "した", "する", "して", "し、", "させ", "され", "でき", "時", "後", "前", "・", "ー"}

// glued is a text with icons in place of their words where abilities begin.
func glued(n *text.Normal) *text.Normal {
	type word struct {
		icon    string
		at, end int
	}
	var words []word
	for i := range n.R {
		if !begins(n.R, i) && !strings.ContainsRune("。「", n.R[i-1]) {
			continue
		}
		for at := i; ; {
			icon, end := gluedAt(n, at, at > i)
			if end == 0 {
				break
			}
			if icon != "" {
				words = append(words, word{icon, at, end})
			}
			at = end
		}
	}
	return putBesideNames(n, func(i int) (string, int) {
		for len(words) > 0 && words[0].at < i { // within a name
			words = words[1:]
		}
		if len(words) == 0 || words[0].at != i {
			if n.Icons[i] {
				return "", 0
			}
			return saidIcon(n.R, i)
		}
		w := words[0]
		words = words[1:]
		return w.icon, w.end
	})
}

// gluedAt is the icon whose word stands at i, where an ability begins or, behind an icon of its head, what it pays; end 0: none does.
// An icon that stands there as one is passed over.
func gluedAt(n *text.Normal, i int, behind bool) (icon string, end int) {
	if i < len(n.R) && n.Icons[i] {
		for end = i; end < len(n.R) && n.Icons[end] && n.R[end] != '】' && n.R[end] != ']'; end++ {
		}
		return "", end + 1
	}
	for _, h := range gluedHeads {
		if end := i + len([]rune(h.said)); leads(n.R, i, h.said) && headWord(n.R, end, h.said, h.pays) {
			return h.icon, end
		}
	}
	if num, end := pointsAt(n.R, i); behind && end > 0 && (colonBehind(n.R, end) || endsLine(n.R, end)) {
		return "[コスト" + num + "]", end
	}
	return "", 0
}

// headWord tells whether the word of an icon that ends at end is one: no sentence goes on with it, and what pays does so.
func headWord(r []rune, end int, said string, pays bool) bool {
	if slices.ContainsFunc(behindWords, func(w string) bool { return leads(r, end, w) }) && !leads(r, end, "後攻") {
		return false
	}
	alone := endsLine(r, end) || r[end] == '。'
	if said == "クイック" || said == "Q" {
		return alone || r[end] == '【' || r[end] == '[' || leads(r, end, "起動")
	}
	if said == unionBurst {
		if from := end - len([]rune(said)); from == 0 || r[from-1] == '\n' { // before a trigger in words
			return !alone
		}
		return end < len(r) && (r[end] == '【' || r[end] == '[' || slices.ContainsFunc(gluedHeads, func(h struct {
			said, icon string
			pays       bool
		}) bool {
			return h.said != unionBurst && leads(r, end, h.said)
		}))
	}
	_, points := pointsAt(r, end)
	return !alone && (!pays || colonBehind(r, end) || points > 0 && endsLine(r, points))
}

// colonBehind tells whether a colon stands behind what is said at i, before its sentence ends.
func colonBehind(r []rune, i int) bool {
	for depth := 0; i < len(r) && r[i] != '\n'; i++ {
		switch {
		case strings.ContainsRune("「『", r[i]):
			depth++
		case strings.ContainsRune("」』", r[i]):
			depth--
		case r[i] == ':' && depth == 0:
			return true
		}
		if r[i] == '。' || depth < 0 {
			return false
		}
	}
	return false
}

// endsLine tells whether a line ends at i.
func endsLine(r []rune, i int) bool { return i == len(r) || r[i] == '\n' }

// pointsAt is the number of points that コスト2 says at i; end 0: it says none.
func pointsAt(r []rune, i int) (num string, end int) {
	const word = "コスト"
	if !leads(r, i, word) {
		return "", 0
	}
	at := i + len([]rune(word))
	if at < len(r) && r[at] == 'X' {
		return "X", at + 1
	}
	for end = at; end < len(r) && '0' <= r[end] && r[end] <= '9'; end++ {
	}
	if end == at || end > at+2 {
		return "", 0
	}
	return string(r[at:end]), end
}

// saidIcons are words of icons within a sentence, which tell which abilities are meant.
var saidIcons = []struct{ said, icon string }{
	{"起動能力", "[起動]能力"}, {"進化能力", "[進化]能力"}, {"進化コスト", "[進化]コスト"}, {"進化を除く", "[進化]を除く"}, {"ファンファーレ能力", "[ファンファーレ]能力"}, {"ラストワード能力", "[ラストワード]能力"},
	{"UB能力", "[UB]能力"}, {"ファンファーレを持つ", "[ファンファーレ]を持つ"}, {"ラストワードを持つ", "[ラストワード]を持つ"}, {"クイックを持つ", "[クイック]を持つ"},
}

// saidIcon is a text of an icon in place of its word at i, which is no part of a longer one.
func saidIcon(r []rune, i int) (icon string, end int) {
	if i > 0 && strings.ContainsRune("超[【ス", r[i-1]) { // 超進化, アドバンス起動
		return "", 0
	}
	for _, w := range saidIcons {
		if leads(r, i, w.said) {
			return w.icon, i + len([]rune(w.said))
		}
	}
	return "", 0
}

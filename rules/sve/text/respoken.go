package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// What a sentence says in fewer words than the grammar, because of the one before or of what stands beside.

// respoken says such a text in those words.
func respoken(n *text.Normal) *text.Normal {
	return n.Put(true, func(i int) (string, int) {
		if said := allOfBefore(n.R, i); said != "" {
			return said, i + len([]rune("それら"))
		}
		return "", 0
	})
}

// sentence is the one at i of a paragraph, up to its 。.
func sentence(r []rune, i int) string {
	end := i
	for end < len(r) && r[end] != '。' && r[end] != '\n' {
		end++
	}
	return string(r[i:end])
}

// lineStart is where the line of i begins.
func lineStart(r []rune, i int) int {
	for i > 0 && r[i-1] != '\n' {
		i--
	}
	return i
}

// putBesideNames puts words in place of others as Put does, but for what stands in a name.
func putBesideNames(n *text.Normal, at func(i int) (words string, end int)) *text.Normal {
	named := false
	return n.Put(true, func(i int) (string, int) {
		switch n.R[i] {
		case '『':
			named = true
		case '』':
			named = false
		}
		if named {
			return "", 0
		}
		return at(i)
	})
}

// Spans that stand before what they hold for.
var spansBefore = []string{"このターン、", "ターン終了時まで、", "このターン終了時まで、", "次の相手のターン終了時まで、"}

// Words of what a sentence does to all of some cards by which they stay what they were, and lie where they lay.
var leavesThem = []string{"する", "される", "を持つ", "を得る", "ダメージ", "をスタンドする", "をアクトする"}

// allOfBefore is what それら at i means behind a sentence that does something to all of some cards: 自分の場の妖精・フォロワーすべては[攻撃力]+1する。
// このターン、それらは【疾走】を持つ. It is said again as it was said, where nothing else was spoken of in the paragraph and nothing that was done
// changes which cards they are; "": it is not.
func allOfBefore(r []rune, i int) string {
	if !leads(r, i, "それらは") && !leads(r, i, "それらを") && !leads(r, i, "それらに") {
		return ""
	}
	from := lineStart(r, i)
	before := string(r[from:i])
	for _, s := range spansBefore {
		before = strings.TrimSuffix(before, s)
	}
	before, ends := strings.CutSuffix(strings.TrimRight(before, " "), "。")
	if !ends || strings.Contains(before, "。") || slices.ContainsFunc([]string{"選", "探", "見る", "公開", "出す", "出し", "置", "それ", "とき", "『"}, func(w string) bool { return strings.Contains(before, w) }) {
		return ""
	}
	subject, does, all := strings.Cut(before, "すべて")
	if !all || strings.Contains(does, "すべて") {
		return ""
	}
	them := subject
	for _, head := range []string{"、", ":", "]", "】"} {
		if at := strings.LastIndex(them, head); at >= 0 {
			them = them[at+len(head):]
		}
	}
	them = strings.TrimLeft(them, " ")
	if !strings.HasPrefix(them, "自分の場の") && !strings.HasPrefix(them, "相手の場の") && !strings.HasPrefix(them, "場の") ||
		slices.ContainsFunc([]string{"以上", "以下", "アクト", "スタンド", "進化", "持つ", "最も"}, func(w string) bool { return strings.Contains(them, w) }) {
		return ""
	}
	if !slices.ContainsFunc(leavesThem, func(w string) bool { return strings.HasSuffix(does, w) }) || slices.ContainsFunc([]string{"破壊", "消滅", "戻", "変身", "墓場", "代わり"}, func(w string) bool { return strings.Contains(does, w) }) {
		return ""
	}
	return them + "すべて"
}

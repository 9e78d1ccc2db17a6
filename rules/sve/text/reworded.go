package text

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/text"
)

// Japanese that says in other words, or in another order, what the grammar reads, and that is no row yet: it is put into those words before
// anything is read. Names stay as they are.

// reworded is a text in those words.
func reworded(n *text.Normal) *text.Normal {
	n = againModes(n)
	paid := addedCost(string(n.R))
	return putBesideNames(n, func(i int) (string, int) {
		if words, end := ofSomePlayed(n.R, i); end > i {
			return words, end
		}
		return paid.at(n.R, i)
	})
}

// oneOf is the first of some words that stands at i, and where it ends; "": none does.
func oneOf(r []rune, i int, words ...string) (word string, end int) {
	for _, w := range words {
		if leads(r, i, w) {
			return w, i + len([]rune(w))
		}
	}
	return "", i
}

// ofSomePlayed is a trigger of what is played, behind which it is asked which of those cards, or of all, that were played this turn it is. That
// is so of the card as it is played, whatever is played before the ability is carried out: 自分がカードをプレイしたとき、このターンに3枚目のカードなら.
func ofSomePlayed(r []rune, i int) (string, int) {
	const turn, yours, played = "自分のターン中、", "自分が", "をプレイしたとき、"
	before := i
	if i >= len([]rune(turn)) && leads(r, i-len([]rune(turn)), turn) {
		before -= len([]rune(turn))
	}
	if !leads(r, i, yours) || before > 0 && r[before-1] != '\n' {
		return "", 0
	}
	some, _, is := strings.Cut(strings.TrimPrefix(sentence(r, i), yours), played)
	at := i + len([]rune(yours+some+played))
	if !is || strings.ContainsAny(some, "、。「") || leads(r, at, "これ") {
		return "", 0
	}
	of, nth, end := playedAs(r, at, some, "カード")
	_, end = oneOf(r, end, "、")
	switch {
	case of == "":
		return "", 0
	case of == some && !strings.HasSuffix(nth, "以上"):
		return yours + "このターン" + nth + "枚目の" + some + played, end
	case before < i:
		return "", 0 // it would be two conditions of a trigger
	}
	return "「このターン中に自分がプレイした" + of + "の数」が" + nth + "である限り、" + yours + some + played, end
}

// playedAs reads a question which of some cards that were played this turn a card is; of "": none is asked.
func playedAs(r []rune, i int, nouns ...string) (of, nth string, end int) {
	_, at := oneOf(r, i, "それが", "そのカードが", "これが")
	turn, at := oneOf(r, at, "このターン")
	if turn == "" {
		return "", "", i
	}
	_, at = oneOf(r, at, "中に", "中", "に", "、", "の", "で")
	_, at = oneOf(r, at, "自分が")
	_, at = oneOf(r, at, "プレイした")
	if at >= len(r) || r[at] < '1' || '9' < r[at] {
		return "", "", i
	}
	nth = string(r[at])
	word, at := oneOf(r, at+1, "枚目以降の", "枚目以降にプレイした", "枚目の", "枚目にプレイした")
	if strings.Contains(word, "以降") {
		nth += "以上"
	}
	for _, of := range nouns {
		if word == "" || !leads(r, at, of) {
			continue
		}
		if word, end := oneOf(r, at+len([]rune(of)), "なら", "の場合", "だったなら"); word != "" {
			return of, nth, end
		}
	}
	return "", "", i
}

// added is what a card lets one do as it is played, once in its text, by the word that ends it and by what it is done to.
type added struct {
	does  string // 捨て, before て
	nouns []string
}

// doings are the verbs of what may be done so.
var doings = []string{"墓場に置い", "捨て", "消滅させ", "手札に戻し", "破壊し", "アクトし"}

// addedCost finds what a card lets one do as it is played: 場のアミュレット1つを墓場に置いてよい. It has no verb if that is not one thing.
func addedCost(s string) (paid added) {
	const as = "これをプレイする際、"
	if strings.Count(s, as) != 1 {
		return paid
	}
	said, _, _ := strings.Cut(s[strings.Index(s, as)+len(as):], "。")
	said = strings.TrimPrefix(strings.TrimPrefix(said, "追加コストとして"), "、")
	said, may := strings.CutSuffix(said, "よい")
	said = strings.TrimSuffix(said, "も")
	for _, does := range doings {
		noun, is := strings.CutSuffix(said, does+"て")
		if !is || !may || strings.ContainsAny(noun, "、：:「") {
			continue
		}
		noun = strings.TrimSuffix(noun, "を")
		for _, any := range []string{"を好きな枚数", "好きな枚数", "を好きな数", "まで"} {
			noun = strings.TrimSuffix(noun, any)
		}
		noun = strings.TrimRight(strings.TrimRight(noun, "枚体つ"), "0123456789")
		noun = strings.TrimPrefix(strings.TrimSuffix(noun, "を"), "自分の")
		paid.does, paid.nouns = does, []string{"自分の" + noun, noun, "カード"}
		for _, from := range []string{"手札", "場", "EXエリア", "墓場"} {
			if sort, is := strings.CutPrefix(noun, from+"の"); is {
				paid.nouns = append(paid.nouns, sort)
			}
		}
		if noun == "手札" {
			paid.nouns = append(paid.nouns, "手札のカード", "自分の手札のカード")
		}
	}
	slices.SortFunc(paid.nouns, func(a, b string) int { return len(b) - len(a) })
	return paid
}

// at is the question whether that was done where a text asks so by what it was done to: アミュレットを墓場に置いていたなら.
func (p added) at(r []rune, i int) (string, int) {
	if p.does == "" || i > 0 && !strings.ContainsRune("。\n、]】 ", r[i-1]) {
		return "", 0
	}
	const paid = "この追加コストを支払っていたなら"
	as, at := oneOf(r, i, "この追加コストとして", "これの追加コストとして", "追加コストとして", "これをプレイする際に", "プレイする際に", "これをプレイしたときに", "これにより", "これによって")
	_, at = oneOf(r, at, "、")
	if as == "" && leads(r, i, "そうしていたなら") {
		return paid, i + len([]rune("そうしていたなら"))
	}
	noun, end := oneOf(r, at, p.nouns...)
	if noun == "" {
		return "", 0
	}
	if end < len(r) && '0' <= r[end] && r[end] <= '9' {
		_, end = oneOf(r, end+1, "枚", "体", "つ")
	}
	if !leads(r, end, "を"+p.does) {
		return "", 0
	}
	end += len([]rune("を" + p.does))
	if had, behind := oneOf(r, end, "ていたなら", "ていた場合", "ているなら", "ていれば"); had != "" {
		return paid, behind
	}
	if had, behind := oneOf(r, end, "たなら", "た場合"); had != "" && as != "" && !strings.HasPrefix(as, "これに") {
		return paid, behind
	}
	return "", 0
}

// mostAgain is how many modes may be chosen again and again.
const mostAgain = 4

// againModes is a text whose modes may be chosen more than once, with each of them as often as it may be: 同じ選択肢を選んでもよい.
func againModes(n *text.Normal) *text.Normal {
	for i := range n.R {
		if n.R[i] != '同' {
			continue
		}
		_, end := oneOf(n.R, i, "同じ選択肢を", "同じものを", "同じ効果を", "同じモードを", "同じ能力を")
		if end == i {
			continue
		}
		_, end = oneOf(n.R, end, "複数回", "何度でも", "何回でも", "2回以上", "重複して", "再び", "")
		said, end := oneOf(n.R, end, "選んでもよい。", "選んでよい。", "チョイスしてもよい。", "チョイスしてよい。", "選ぶことができる。", "チョイスできる。", "選べる。")
		if said == "" {
			continue
		}
		before := string(n.R[:i])
		at := strings.LastIndex(before, "から")
		if at < 0 || strings.Contains(before[at:], "\n") || strings.Count(before[at:], "。") != 1 {
			return n
		}
		number, _, so := strings.Cut(before[at+len("から"):], "つ")
		if most, err := strconv.Atoi(number); so && err == nil && 2 <= most && most <= mostAgain {
			return manifold(n, i, end, most)
		}
		return n
	}
	return n
}

// manifold is a text without the sentence from i to end, and with each of the modes behind it so many times.
func manifold(n *text.Normal, i, end, most int) *text.Normal {
	var starts []int
	stop := end
	for k := end; k <= len(n.R); k++ {
		mark := leads(n.R, k, "【"+strconv.Itoa(len(starts)+1)+"】")
		if mark {
			starts = append(starts, k)
		}
		if stop = k; k == len(n.R) || n.R[k] == '\n' && len(starts) > 0 && !leads(n.R, k+1, "【"+strconv.Itoa(len(starts)+1)+"】") {
			break
		}
	}
	if len(starts) < 2 || len(starts) > 5 {
		return n
	}
	out := &text.Normal{}
	put := func(from, to int) {
		for k := from; k < to; k++ {
			out.Add(n.R[k], n.From[k], n.To[k], n.Icons[k])
		}
	}
	put(0, i)
	put(end, starts[0])
	for m, from := range starts {
		to := stop
		if m+1 < len(starts) {
			to = starts[m+1]
		}
		body := n.Slice(from+len([]rune("【1】")), to).Trim()
		for again := range most {
			for _, c := range "【" + strconv.Itoa(m*most+again+1) + "】" {
				out.Add(c, n.From[from], n.To[to-1], true)
			}
			for k, c := range body.R {
				out.Add(c, n.From[from], n.To[to-1], body.Icons[k])
			}
			if m+1 < len(starts) || again+1 < most {
				out.Add('\n', n.From[from], n.To[to-1], false)
			}
		}
	}
	put(stop, len(n.R))
	return out
}

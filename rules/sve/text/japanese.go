package text

import (
	"strconv"
	"strings"
	"unicode"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Japanese as it is typed where icons cannot be: the word of a threshold without its brackets, which means one thing only where
// its number, or what stands behind it, is that of the icon.

// thresholdWords are the words of icons that have a number.
var thresholdWords = []string{"コンボ", "スペルチェイン", "ネクロチャージ"}

// riteWord is that of the icon whose number may be left out, and behindRite what stands behind it then.
const riteWord = "土の秘術"

var behindRite = []string{":", "を持つ", "によって"}

// ownCopies is a text about building decks that calls the card by its name, in which it speaks of itself: 『灯』は自分のデッキに.
func ownCopies(n *text.Normal, name string) *text.Normal {
	own := "『" + name + "』は自分の"
	return n.Put(false, func(i int) (string, int) {
		if begins(n.R, i) && name != "" && leads(n.R, i, own) && (leads(n.R, i+len([]rune(own)), "デッキに") || leads(n.R, i+len([]rune(own)), "エボルヴデッキに")) {
			return "これは自分の", i + len([]rune(own))
		}
		return "", 0
	})
}

// bracketed is a text with the brackets of icons round such words. Names are left as they are.
func (d dialect) bracketed(c *text.Compiler, n *text.Normal) *text.Normal {
	named := false
	return n.Put(true, func(i int) (string, int) {
		if words, end := flooredJA(n.R, i); end > 0 {
			return words, end
		}
		if words, end := quotedKeywords(c, n.R, i); end > 0 {
			return words, end
		}
		switch n.R[i] {
		case '『':
			named = true
		case '』':
			named = false
		}
		if words, end := fusesWith(n.R, i); end > 0 && !named {
			return words, end
		}
		if words, end := fedCarrots(n.R, i); end > 0 && !named {
			return words, end
		}
		if named || n.Icons[i] || i > 0 && (n.R[i-1] == '【' || n.R[i-1] == '[') {
			return "", 0
		}
		if num, end := modeMark(n.R, i); end > 0 {
			return "【" + strconv.Itoa(num) + "】", end
		}
		if words, end := plainStats(n.R, i, text.JA); end > 0 {
			return words, end
		}
		if words, end := ofSoMany(n.R, i); end > 0 {
			return words, end
		}
		if num, end := paidNumber(n.R, i); end > 0 {
			return "[コスト" + num + "]", end
		}
		if icon, end := d.classAt(c, n.R, i); end > 0 {
			return icon, end
		}
		for _, w := range thresholdWords {
			if leads(n.R, i, w) {
				if num, end := iconNumber(n.R, i+len([]rune(w))); num != "" {
					return "【" + w + "_" + num + "】", end
				}
			}
		}
		if !leads(n.R, i, riteWord) {
			return "", 0
		}
		end := i + len([]rune(riteWord))
		if num, end := iconNumber(n.R, end); num != "" {
			return "【" + riteWord + "_" + num + "】", end
		}
		for _, b := range behindRite {
			if leads(n.R, end, b) {
				return "【" + riteWord + "】", end
			}
		}
		return "", 0
	})
}

// classAt is the icon of a class whose word stands at i as a word of its own, before what it is the class of; end 0: none does.
// Packs may have a trait of that name.
func (d dialect) classAt(c *text.Compiler, r []rune, i int) (icon string, end int) {
	if i > 0 && (r[i-1] == '・' || r[i-1] == 'ー' || unicode.In(r[i-1], unicode.Katakana, unicode.Han)) {
		return "", 0
	}
	for _, class := range d.words.Classes {
		if !leads(r, i, class.JA) || c.KnowsTrait(class.JA) {
			continue
		}
		end = i + len([]rune(class.JA))
		for _, part := range classParts {
			if !leads(r, end, part.between) {
				continue
			}
			for _, b := range part.behind {
				if leads(r, end+len([]rune(part.between)), b) {
					return "[" + class.JA + "]", end
				}
			}
		}
		if end < len(r) && unicode.In(r[end], unicode.Katakana) && !c.KnowsTrait(string(r[end:traitEnd(r, end)])) {
			continue // one word of two: ロイヤルパラディン
		}
		if traitBehind(c, r, end) && !c.KnowsTrait(string(r[i:traitEnd(r, i)])) {
			return "[" + class.JA + "]", end
		}
	}
	return "", 0
}

// traitEnd is the end of the trait that stands at i, before the ・ that ends it; i: none does.
func traitEnd(r []rune, i int) int {
	for end := i; end < len(r) && !strings.ContainsRune("のをがはにでとかもやへ。、:『』「」()[]【】 \n", r[end]); end++ {
		if r[end] == '・' {
			return end
		}
	}
	return i
}

// traitBehind tells whether a trait stands at i behind the word of a class, and others behind it, before what has them: ナイトメア絶傑・フォロワー.
// エルフ族 is a trait, and 族 is none.
func traitBehind(c *text.Compiler, r []rune, i int) bool {
	if end := traitEnd(r, i); end < i+2 && !c.KnowsTrait(string(r[i:end])) {
		return false
	}
	for end := traitEnd(r, i); end > i; end = traitEnd(r, i) {
		i = end + 1
		for _, b := range classed {
			if leads(r, i, b) {
				return true
			}
		}
	}
	return false
}

// classParts are what stands between a class and what it is the class of.
var classParts = []struct {
	between string
	behind  []string
}{
	{"・", classed},
	{"", classed},
	{"", []string{"でない", "以外の"}},
	{"クラスの", []string{""}},
}

// classed are the kinds of cards that have a class.
var classed = []string{"フォロワー", "スペル", "アミュレット", "カード", "エボルヴ", "トークン"}

// modeMark is the number of the mode that begins at i where a text has something else before its modes than 【1】, a number in
// parentheses or with a stop, or the same dot before each of them; end 0: none begins there.
func modeMark(r []rune, i int) (num, end int) {
	switch {
	case i == 0 || r[i-1] != '\n':
		return 0, 0
	case strings.ContainsRune("・•●■", r[i]):
		return dotsBefore(r, i) + 1, i + 1
	case r[i] == '(' && leads(r, i+2, ")") && !leads(r, i+3, ":"):
		num, end = int(r[i+1]-'0'), i+3
	case leads(r, i+1, ".") || leads(r, i+1, ":") || leads(r, i+1, ")"):
		num, end = int(r[i]-'0'), i+2
	}
	if num < 1 || num > 9 {
		return 0, 0
	}
	return num, end
}

// quotedKeywords are keywords that stand in quotes of their own before what is said of them: 「【疾走】」を持つ; end 0: none do.
func quotedKeywords(c *text.Compiler, r []rune, i int) (words string, end int) {
	if r[i] != '「' {
		return "", 0
	}
	for end = i + 1; end < len(r) && r[end] != '」'; {
		ic, num, next := c.Game.Lex.IconAt(r, end, c.Lang)
		if ic == nil || ic.Kind != text.KeywordIcon || num != text.NoNumber {
			return "", 0
		}
		end = next
	}
	if !leads(r, end, "」を") && !leads(r, end, "」と") || end == i+1 {
		return "", 0
	}
	return string(r[i+1 : end]), end + 1
}

// ofSoMany is "the following" where it says how many modes there are: 次の2つから; end 0: no such words stand at i.
func ofSoMany(r []rune, i int) (words string, end int) {
	for _, w := range []string{"次の", "以下の", "下記の"} {
		at := i + len([]rune(w))
		if !leads(r, i, w) || at >= len(r) || r[at] < '1' || '9' < r[at] {
			continue
		}
		for _, behind := range []string{"つから", "つの中から", "つのうちから", "つのうち", "つの効果から", "つの能力から", "つの選択肢から", "つの効果のうち"} {
			if at++; leads(r, at, behind) {
				return "下記から", at + len([]rune(behind))
			}
			at--
		}
	}
	return "", 0
}

// dotsBefore counts the lines directly above that begins at i which begin with the same dot.
func dotsBefore(r []rune, i int) (lines int) {
	for at := i - 1; at > 0; lines++ {
		from := lineStart(r, at)
		if r[from] != r[i] {
			break
		}
		at = from - 1
	}
	return lines
}

// paidNumber is a number in parentheses among the costs of an ability, behind its icon or before a colon; end 0: none stands there.
func paidNumber(r []rune, i int) (num string, end int) {
	if r[i] != '(' {
		return "", 0
	}
	num, end = iconNumber(r, i+1)
	if num == "" || !leads(r, end, ")") {
		return "", 0
	}
	if end++; !leads(r, end, ":") && !(i > 0 && r[i-1] == ']' && leads(r, end, "[")) {
		return "", 0
	}
	return num, end
}

// iconNumber is the number of an icon whose word ends at i; "": none stands there.
func iconNumber(r []rune, i int) (num string, end int) {
	for end = i; end < len(r) && (end == i && r[end] == '_' || '0' <= r[end] && r[end] <= '9'); end++ {
	}
	num = strings.TrimPrefix(string(r[i:end]), "_")
	if len(num) > 2 || strings.HasPrefix(num, "0") {
		return "", i
	}
	return num, end
}

// typedRows read what is typed in place of an icon, or behind one where print has nothing.
func typedRows() []text.Row {
	rows := []text.Row{
		{ID: "if without a comma", NT: "s2", JA: "{If:nara}{+:s3}", Node: text.Clause{}, Needs: func(v any) bool { c := v.(text.Clause); return c.If != nil && !c.While }},
		{ID: "points by their word", NT: "cost", JA: "コスト{0.N:num}", Node: []ability.Cost{{Res: ability.PP}}},
		{ID: "if a threshold", NT: "nara", JA: "{_:threshold}‹なら|ならば|の場合›", Needs: ofThreshold},
		{ID: "threshold and a colon", NT: "s2", JA: "{If:threshold}‹：|、›{+:s3}", Node: text.Clause{}, Needs: func(v any) bool { c := v.(text.Clause).If; return c != nil && ofThreshold(*c) }},
	}
	for _, c := range []struct {
		cmp ability.Cmp
		ja  string
	}{{ability.LE, "以下の"}, {ability.GE, "以上の"}, {ability.EQ, "の"}} {
		rows = append(rows, text.Row{ID: "cost by its icon " + c.ja, NT: "mod", JA: "{Num.0.N:costnum}" + c.ja, Node: ability.Filter{Num: []ability.Bound{{Stat: ability.CostStat, Cmp: c.cmp}}}})
	}
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}

// ofThreshold: a number is compared; what an icon lets one pay is no such condition.
func ofThreshold(v any) bool {
	c := v.(ability.Cond)
	return c.Word != "" && c.Op != ability.Did
}

// fusesWith is the icon of a fusion where that of what is activated is not printed before it. 12.18.2
func fusesWith(r []rune, i int) (string, int) {
	const icon = "【融合】"
	if leads(r, i, icon) && (i == 0 || r[i-1] == '\n') {
		return "[起動]" + icon, i + len([]rune(icon))
	}
	return "", 0
}

// fedCarrots is the icon of eating with a number of carrots behind it, for as many icons. 14.2.2.3
func fedCarrots(r []rune, i int) (string, int) {
	const icon = "[食事]"
	if !leads(r, i, icon) || i > 0 && r[i-1] != '\n' {
		return "", 0
	}
	_, at := oneOf(r, i+len([]rune(icon)), "『にんじん』を", "『にんじん』", "にんじんを", "にんじん", "×", "_", "")
	if at >= len(r) || r[at] < '1' || '9' < r[at] {
		return "", 0
	}
	many := int(r[at] - '0')
	_, end := oneOf(r, at+1, "枚", "個", "つ")
	if !leads(r, end, ":") && !leads(r, end, "[") {
		return "", 0
	}
	return strings.Repeat(icon, many), end
}

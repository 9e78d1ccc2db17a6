package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// paragraphs divides a text into abilities: at line ends, before head icons, and
// never before a mode number, which belongs to the line above.
func (g *Game) paragraphs(n *Normal, l Lang) []*Normal {
	depth := Depths(n.R)
	var cuts []int
	for i := 1; i < len(n.R); i++ {
		switch {
		case n.R[i] == '\n' && depth[i] == 0:
			if !g.dialect.Continues(n.R, i+1) {
				cuts = append(cuts, i)
			}
		case depth[i] == 0 && (n.R[i-1] == '。' || n.R[i-1] == ' ' && i > 1 && n.R[i-2] == '.') && g.headAt(n.R, i, l):
			cuts = append(cuts, i)
		}
	}
	var out []*Normal
	from := 0
	for _, c := range append(cuts, len(n.R)) {
		if p := n.Slice(from, c).Trim(); len(p.R) > 0 {
			out = append(out, p)
		}
		from = c
	}
	return out
}

// headAt tells whether an icon that begins an ability stands at i.
func (g *Game) headAt(r []rune, i int, l Lang) bool {
	ic, _, _ := g.Lex.IconAt(r, i, l)
	return ic != nil && (ic.Kind == TriggerIcon || ic.Kind == ActivatedIcon || ic.Kind == MarkIcon)
}

// bracketed puts the brackets of an icon round a head written without them:
// "ファンファーレ：", "Ward".
func (g *Game) bracketed(n *Normal, l Lang) *Normal {
	end := 0
	for end < len(n.R) && n.R[end] != ':' && n.R[end] != '。' && n.R[end] != '.' && end <= maxIcon {
		end++
	}
	i, ok := g.Lex.byName[l][string(Lower(foldSpaces(n.R[:end])))]
	if !ok || end == 0 {
		return n
	}
	ic := &g.Lex.Icons[i]
	head := ic.Kind == TriggerIcon && end < len(n.R) && n.R[end] == ':'
	if !head && (ic.Kind != KeywordIcon && !ic.Alone || end < len(n.R)-1) {
		return n
	}
	out := &Normal{}
	for _, c := range ic.print(l, NoNumber) {
		out.Add(c, n.From[0], n.To[end-1], true)
	}
	for k := end; k < len(n.R); k++ {
		out.Add(n.R[k], n.From[k], n.To[k], n.Icons[k])
	}
	return out
}

func foldSpaces(r []rune) []rune {
	var out []rune
	for _, c := range r {
		if c != ' ' {
			out = append(out, c)
		}
	}
	return out
}

// modeNumber reads 【1】 or [1] and the place behind it; end 0: none.
func modeNumber(r []rune, i int) (num, end int) {
	for i < len(r) && (r[i] == ' ' || r[i] == '\n') {
		i++
	}
	if i < len(r) && '①' <= r[i] && r[i] <= '⑨' {
		return int(r[i] - '①' + 1), i + 1
	}
	if i+2 >= len(r) || r[i] != '【' && r[i] != '[' {
		return 0, 0
	}
	j := i + 1
	for ; j < len(r) && '0' <= r[j] && r[j] <= '9' && j < i+3; j++ {
		num = num*10 + int(r[j]-'0')
	}
	if j > i+1 && j < len(r) && r[j] == Closer(r[i]) {
		return num, j + 1
	}
	return 0, 0
}

// NumberedModes cuts a body into what stands before 【1】 and the modes. No modes: nil.
func NumberedModes(n *Normal, depth []int) (before *Normal, list []*Normal) {
	start, want := -1, 1
	before = n
	for i := 0; i < len(n.R); i++ {
		if depth[i] != 0 || n.R[i] != '【' && n.R[i] != '[' && (n.R[i] < '①' || n.R[i] > '⑨') {
			continue
		}
		num, end := modeNumber(n.R, i)
		if end == 0 || num != want {
			continue
		}
		if start < 0 {
			before = n.Slice(0, i).Trim()
		} else {
			list = append(list, n.Slice(start, i).Trim())
		}
		start, want = end, want+1
	}
	if start >= 0 {
		list = append(list, n.Slice(start, len(n.R)).Trim())
	}
	return before, list
}

// stopQuoted tells whether an English sentence ends with the quote that closes at i, whose last full stop is also its own: it
// gains “….” Draw 1 card.
func stopQuoted(r []rune, i int) bool {
	return r[i] == '”' && i > 0 && r[i-1] == '.' && i+2 < len(r) && r[i+1] == ' ' && unicode.IsUpper(r[i+2])
}

// sentences cuts at full stops outside quotes; the stops are dropped.
func sentences(n *Normal, l Lang) []*Normal {
	depth := Depths(n.R)
	var out []*Normal
	from := 0
	for i, c := range n.R {
		end := c == '。' || c == '\n'
		if l == EN {
			end = c == '\n' || c == '.' && (i+1 == len(n.R) || n.R[i+1] == ' ' || n.R[i+1] == '\n')
		}
		to := i
		if l == EN && stopQuoted(n.R, i) {
			end, to = true, i+1
		}
		if end && depth[i] == 0 {
			if s := n.Slice(from, to).Trim(); len(s.R) > 0 {
				out = append(out, s)
			}
			from = i + 1
		}
	}
	if s := n.Slice(from, len(n.R)).Trim(); len(s.R) > 0 {
		out = append(out, s)
	}
	return out
}

// Colon finds the first colon outside quotes; -1: none.
func Colon(n *Normal) int {
	depth := Depths(n.R)
	for i, c := range n.R {
		if c == ':' && depth[i] == 0 {
			return i
		}
		if c == '。' && depth[i] == 0 {
			break
		}
	}
	return -1
}

// withoutReminders drops what stands in parentheses and reports each. Within quotes
// a parenthesis belongs to what is said (how a half is rounded), but for a reminder of the
// game that a list sets before the quote that closes.
func (x *Lexicon) withoutReminders(n *Normal, drop func(*Normal)) *Normal {
	out := &Normal{}
	depth := Depths(n.R)
	for i := 0; i < len(n.R); {
		if n.R[i] == '(' && (depth[i] == 0 || x.remindsWithin(n, i)) && !n.Icons[i] { // a name has its own
			end, level := i, 0
			for ; end < len(n.R); end++ {
				if n.R[end] == '(' {
					level++
				}
				if n.R[end] == ')' {
					if level--; level == 0 {
						break
					}
				}
			}
			if end < len(n.R) && x.rider(n.R[i:end+1]) {
				stop := rune(0)
				if !number(n.R[i : end+1]) {
					stop = out.endsSentence()
				}
				for ; i <= end; i++ {
					out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
				}
				if stop != 0 && (i == len(n.R) || n.R[i] != stop) {
					out.Add(stop, n.To[end], n.To[end], false)
				}
				continue
			}
			if end < len(n.R) && !x.saysMore(n, i, end) {
				drop(n.Slice(i, end+1))
				if i = end + 1; i < len(n.R) && n.R[i] == ' ' && len(out.R) > 0 && out.R[len(out.R)-1] == ' ' {
					i++
				}
				if last := len(out.R) - 1; i < len(n.R) && strings.ContainsRune(",.:;", n.R[i]) && last >= 0 && out.R[last] == ' ' {
					out = out.Slice(0, last)
				}
				continue
			}
		}
		out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
		i++
	}
	return out.Trim()
}

// endsSentence takes the full stop, and the space behind it, off the end of a text, so that what stands in parentheses behind it is of
// the same sentence; 0: it ends without one.
func (n *Normal) endsSentence() (stop rune) {
	last := len(n.R)
	if last > 0 && n.R[last-1] == ' ' {
		last--
	}
	if last == 0 || n.R[last-1] != '。' && n.R[last-1] != '.' {
		return 0
	}
	stop = n.R[last-1]
	spaced := last < len(n.R)
	*n = *n.Slice(0, last-1)
	if spaced {
		n.Add(' ', n.To[last-2], n.To[last-2], false)
	}
	return stop
}

// longestReminder bounds the runes of what is looked at for a reminder within a quote: of a text of brackets alone not all is read for each.
const longestReminder = 200

// remindsWithin tells whether what stands in parentheses within a quote only reminds, as the game knows.
func (x *Lexicon) remindsWithin(n *Normal, i int) bool {
	r := n.R[i:min(len(n.R), i+longestReminder)]
	end := slices.Index(r, ')')
	if end < 0 {
		return false
	}
	said := strings.ToLower(string(r[:end+1]))
	return slices.ContainsFunc(x.Reminders, func(s string) bool { return reminds(said, s) })
}

// riders are what parentheses say that changes what is meant.
var riders = []string{"(端数", "(0にはならない)", "(it cannot become 0)", "(1以下にはならない)", "(it cannot become 1 or less)", "(up to ", "(最大"}

// number tells whether there is nothing but a number in parentheses.
func number(r []rune) bool { return strings.Trim(string(r), "()0123456789") == "" }

func (x *Lexicon) rider(r []rune) bool {
	if number(r) {
		return true // a number reminds of nothing: (2): may be a cost
	}
	low := strings.ToLower(string(r))
	for _, s := range append(x.Riders, riders...) {
		if strings.HasPrefix(low, s) {
			return true
		}
	}
	return slices.ContainsFunc(x.Bounding, func(s string) bool { return strings.Contains(low, s) })
}

// limits are what a reminder does not begin with, wherever it stands: they say how often, of what or when.
var limits = []string{"(once ", "(only ", "(other than ", "(except ", "(unless ", "(not ", "(no ", "(of ", "(with ", "(without ", "(from ", "(in ", "(on ", "(to ", "(for ", "(then", "(ターンごとに", "(1ターンに", "(1ターン1回", "(このカード以外", "(これ以外", "(それ以外", "(その後", "(さらに"}

// narrows are words with which a whole sentence in parentheses still takes back some of what was said.
var narrows = []string{"以外", "のみ", "だけ", "しか", "ただし", "除"}

// bounds are what parentheses bound, forbid, time or change with what is said before them, whichever word they begin with.
var bounds = []string{"以外", "以下", "以上", "未満", "超え", "まで", "なら", "場合", "のみ", "だけ", "しか", "限", "ない", "1回", "ターン中", "ターンに", "ターンの", "終了時", "異な", "別の", "同じ", "違う", "ただし", "代わり", "かわり", "ランダム", "無作為", "除",
	"if ", "unless ", "except", "only", "other than ", "once", "until ", "during ", "turn", "different", "must", "cannot", "can't", "not ", "n't ", "no ", "or less", "or more", "fewer", "less than", "more than", "higher", "lower", "up to ", "at most", "at least", "at random", "instead", "same "}

// saysMore tells whether the parentheses from i to end are a part of what is said. What the game knows for a reminder is one, and so
// is what tells, behind a keyword with a line of its own, what the keyword does. All else may be passed over behind a whole sentence,
// and says more where it stands within one or bounds what was said: to those who passed it over, the bound would be lost.
func (x *Lexicon) saysMore(n *Normal, i, end int) bool {
	said := strings.ToLower(string(n.R[i : end+1]))
	starts := func(s string) bool { return strings.HasPrefix(said, s) }
	if slices.ContainsFunc(x.Reminders, func(s string) bool { return reminds(said, s) }) {
		return false
	}
	after := end + 1
	for ; after < len(n.R) && n.R[after] == ' '; after++ {
	}
	ends := after == len(n.R) || n.R[after] == '\n'
	last := ends || n.R[after] == '【' || n.Icons[after] // the next ability begins
	switch headed := last && x.headed(n, i); {
	case headed && ends:
		return false
	case slices.ContainsFunc(limits, starts):
		return true
	case headed || explains(n.R[i+1:end]):
		return false
	case x.Notes && n.R[end-1] == '。' && !slices.ContainsFunc(narrows, func(s string) bool { return strings.Contains(said, s) }):
		return false
	}
	if slices.ContainsFunc(bounds, func(s string) bool { return strings.Contains(said, s) }) {
		return true
	}
	before := i - 1
	for ; before >= 0 && n.R[before] == ' '; before-- {
	}
	return before >= 0 && !n.Icons[before] && !strings.ContainsRune("。.!:\n)]】』》」\"”", n.R[before]) && !last
}

// reminds tells whether parentheses say what a game knows for a reminder: how they begin, behind … how they end, with # for a number.
func reminds(said, known string) bool {
	begins, ends, _ := strings.Cut(known, "…")
	if strings.Contains(known, "#") {
		said = numberless(said)
	}
	return strings.HasPrefix(said, begins) && strings.HasSuffix(said, ends)
}

// numberless is what is said with # for each number.
func numberless(said string) string {
	var out strings.Builder
	for i, c := range said {
		switch digit := '0' <= c && c <= '9'; {
		case !digit:
			out.WriteRune(c)
		case i == 0 || said[i-1] < '0' || said[i-1] > '9':
			out.WriteByte('#')
		}
	}
	return out.String()
}

// headed tells whether nothing but keywords stands on the line before i.
func (x *Lexicon) headed(n *Normal, i int) bool {
	from := i
	for ; from > 0 && !strings.ContainsRune("\n)", n.R[from-1]); from-- {
	}
	if len(n.Slice(from, i).Trim().R) == 0 {
		return false
	}
	depth, plain := 0, []rune{}
	for k := from; k < i; k++ {
		switch c := n.R[k]; {
		case strings.ContainsRune("[【『《〔<", c):
			depth++
		case strings.ContainsRune("]】』》〕>", c):
			depth--
		case depth == 0 && !n.Icons[k] && !strings.ContainsRune(" ■・◆", c):
			plain = append(plain, c)
		}
	}
	if len(plain) == 0 {
		return true
	}
	said := string(n.R[from:i]) // perhaps behind the head of its kind, and with its number: 【常】レンジ2
	if at := strings.LastIndexAny(said, "】]」"); at >= 0 {
		_, size := utf8.DecodeRuneInString(said[at:])
		said = strings.TrimSpace(said[at+size:])
	}
	for _, word := range [...]string{bare(strings.TrimSpace(string(n.R[from:i]))), said, strings.TrimRight(said, "0123456789 "), strings.TrimRight(said, "0123456789 ") + "_#"} {
		_, ja := x.byName[JA][word]
		_, en := x.byName[EN][word]
		if ja || en {
			return true
		}
	}
	return false
}

// explains tells whether parentheses begin with a keyword of which they say what it is: (【突進】は…), ([Rush]: …).
func explains(r []rune) bool {
	if len(r) == 0 || !strings.ContainsRune("[【『", r[0]) {
		return false
	}
	to := slices.IndexFunc(r, func(c rune) bool { return strings.ContainsRune("]】』", c) })
	return to >= 0 && to+1 < len(r) && strings.ContainsRune("は:", r[to+1])
}

// QuoteAt tells whether a quoted line begins at i.
func QuoteAt(r []rune, i int) bool {
	for i < len(r) && (r[i] == ' ' || r[i] == '\n' || r[i] == '・') {
		i++
	}
	return i < len(r) && (r[i] == '「' || r[i] == '“')
}

// QuotedModes cuts off the quotes that stand behind the last full stop. Where anything but a mark stands between them or behind
// them, they are no modes: what would be lost is read, or refused, with all the rest.
func QuotedModes(n *Normal, depth []int) (before *Normal, list []*Normal) {
	for i, c := range n.R {
		if depth[i] != 0 || c != '。' && c != '.' && c != ':' && c != '\n' || !QuoteAt(n.R, i+1) {
			continue
		}
		before = n.Slice(0, i+1).Trim()
		for k := i + 1; k < len(n.R); k++ {
			if depth[k] != 0 || n.R[k] != '「' && n.R[k] != '“' {
				if depth[k] == 0 && !strings.ContainsRune(besideModes, n.R[k]) {
					return n, nil
				}
				continue
			}
			from := k + 1
			for k++; k < len(n.R) && depth[k] > 0; k++ {
			}
			list = append(list, n.Slice(from, min(k, len(n.R))).Trim())
		}
		return before, list
	}
	return n, nil
}

// besideModes may stand between quoted modes and behind them.
const besideModes = " \n。.、,」”"

// Bullets are the marks that modes may stand behind.
const Bullets = "・•①②③④⑤⑥⑦⑧⑨"

// BulletModes cuts off what stands behind some of Bullets, at line ends or behind full stops.
func BulletModes(n *Normal, depth []int, bullets string) (before *Normal, list []*Normal) {
	from := -1
	before = n
	for i, c := range n.R {
		if depth[i] != 0 || !strings.ContainsRune(bullets, c) || i == 0 || n.R[i-1] != '\n' && n.R[i-1] != '。' && n.R[i-1] != '.' && n.R[i-1] != ' ' {
			continue
		}
		if from < 0 {
			before = n.Slice(0, i).Trim()
		} else {
			list = append(list, n.Slice(from, i).Trim())
		}
		from = i + 1
	}
	if from >= 0 {
		list = append(list, n.Slice(from, len(n.R)).Trim())
	}
	return before, list
}

// Sentence is a paragraph without its last full stop.
func (n *Normal) Sentence() *Normal {
	if i := len(n.R) - 1; i >= 0 && (n.R[i] == '。' || n.R[i] == '.') {
		return n.Slice(0, i)
	}
	return n
}

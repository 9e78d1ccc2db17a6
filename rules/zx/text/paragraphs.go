package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// Paragraphs divides at heads; what labels and quotes hold together is put together again.
func (d dialect) Paragraphs(c *text.Compiler, n *text.Normal) []*text.Normal {
	var out []*text.Normal
	open := false
	var parts []*text.Normal
	for _, p := range d.Plain.Paragraphs(c, n) {
		for end := d.leading(c, p); end > 0; end = d.leading(c, p) {
			parts, p = append(parts, p.Slice(0, end)), p.Slice(end, len(p.R)).Trim()
		}
		parts = append(parts, p)
	}
	for i, p := range parts {
		p = quoted(p)
		last := len(out) - 1
		ic, _, _ := c.Game.Lex.IconAt(p.R, 0, c.Lang)
		if last >= 0 && ic == nil && runsOn(c, out[last], p) {
			out[last] = quoted(joined(out[last], p))
			continue
		}
		switch {
		case last >= 0 && ic != nil && (ic.Word == costLabel || ic.Word == triggerLabel || ic.Word == effectLabel):
			out[last] = joined(out[last], p)
		case last >= 0 && grants(out[last]) && i == len(parts)-1:
			out[last] = granted(out[last], p)
		case open || last >= 0 && grants(out[last]):
			out[last], open = joined(out[last], p), true // which of them are granted? none is read
		default:
			out = append(out, p)
		}
	}
	return out
}

// leading is where a keyword ends that stands on one line with the head of another ability behind it; 0: none does.
func (d dialect) leading(c *text.Compiler, n *text.Normal) int {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic == nil || ic.Kind != text.KeywordIcon {
		low := strings.ToLower(string(n.R))
		end = 0
		for _, w := range [...]string{"レンジ", "アルターフォース", "電影", "range", "alter force", "denei"} {
			if rest, ok := strings.CutPrefix(low, w); ok {
				if behind := strings.TrimLeft(rest, " 0123456789∞"); behind != rest {
					end = len([]rune(low)) - len([]rune(behind))
				}
			}
		}
	}
	if end == 0 || end >= len(n.R) {
		return 0
	}
	rest := n.Slice(end, len(n.R)).Trim()
	switch ic, _, _ := c.Game.Lex.IconAt(rest.R, 0, c.Lang); {
	case ic == nil:
		return 0
	case ic.Kind == text.ActivatedIcon, ic.Kind == text.KeywordIcon, ic.Word == autoIcon, ic.Word == staticIcon, ic.Word == eventIcon, ic.Word == battleIcon:
		return end
	}
	return 0
}

// below are the words behind which a granted ability stands.
const below = "以下の能力を得る"

func grants(n *text.Normal) bool {
	return strings.HasSuffix(string(n.Sentence().R), below)
}

// runsOn says whether a text under a head goes on in the next line: its sentence is not at
// its end, or what it gains stands there in quotes.
func runsOn(c *text.Compiler, a, b *text.Normal) bool {
	if ic, _, _ := c.Game.Lex.IconAt(a.R, 0, c.Lang); ic == nil || ic.Kind != text.MarkIcon && ic.Kind != text.ActivatedIcon || len(b.R) == 0 {
		return false
	}
	return grants(a) && text.QuoteAt(b.R, 0) || c.Lang == text.JA && !strings.ContainsRune("。」』)〉:", a.R[len(a.R)-1])
}

func joined(a, b *text.Normal) *text.Normal {
	return &text.Normal{R: slices.Concat(a.R, b.R), From: slices.Concat(a.From, b.From), To: slices.Concat(a.To, b.To), Icons: slices.Concat(a.Icons, b.Icons)}
}

// granted puts the ability that stands last on a card into quotes: …は「…」を得る.
func granted(a, b *text.Normal) *text.Normal {
	a = a.Sentence()
	a = a.Slice(0, len(a.R)-len([]rune(below)))
	out, end := joined(a, &text.Normal{}), a.To[len(a.To)-1]
	out.Add('「', end, end, false)
	b = b.Sentence()
	out = joined(out, b)
	end = b.To[len(b.To)-1]
	for _, c := range "」を得る" {
		out.Add(c, end, end, false)
	}
	return out
}

// quoted puts what is gained, said behind 以下の能力を得る in quotes, where its noun stands.
func quoted(n *text.Normal) *text.Normal {
	at := strings.Index(string(n.R), below+"。「")
	if at < 0 || !strings.HasSuffix(string(n.Sentence().R), "」") {
		return n
	}
	from := len([]rune(string(n.R)[:at]))
	behind := n.Sentence().Slice(from+len([]rune(below))+1, len(n.Sentence().R))
	out := joined(n.Slice(0, from), behind)
	end := out.To[len(out.To)-1]
	for _, c := range "を得る" {
		out.Add(c, end, end, false)
	}
	return out
}

// longestGiven is at least as many runes as a keyword with its number and を得る has.
const longestGiven = 32

// numbered puts quotes around a keyword with a number that is gained or lost: 【レンジ_2】を得る.
func numbered(n *text.Normal) *text.Normal {
	out, depth := &text.Normal{}, text.Depths(n.R)
	for i := 0; i < len(n.R); i++ {
		end := i
		for _, w := range [...]string{"【レンジ", "レンジ", "アルターフォース", "電影"} {
			near := n.R[i:min(len(n.R), i+longestGiven)]
			rest, is := strings.CutPrefix(string(near), w)
			behind := strings.TrimLeft(rest, "_ 0123456789∞")
			if is && behind != rest && depth[i] == 0 {
				behind = strings.TrimPrefix(behind, "】")
				if strings.HasPrefix(behind, "を得") || strings.HasPrefix(behind, "を失") || strings.HasPrefix(behind, "を持つ。") {
					end = i + len(near) - len([]rune(behind))
				}
				break
			}
		}
		if end > i {
			out.Add('「', n.From[i], n.From[i], false)
			out = joined(out, n.Slice(i, end))
			out.Add('」', n.To[end-1], n.To[end-1], false)
			i = end - 1
			continue
		}
		out.Add(n.R[i], n.From[i], n.To[i], n.Icons != nil && n.Icons[i])
	}
	return out
}

// Continues is so of a line that says a mode.
func (d dialect) Continues(r []rune, i int) bool {
	return d.Plain.Continues(r, i) || i < len(r) && (r[i] == '・' || r[i] == '◆')
}

// Modes stand each in a line of its own, behind a dot; or are numbered.
func (d dialect) Modes(n *text.Normal) (before *text.Normal, list []*text.Normal) {
	if before, list = text.BulletModes(n, text.Depths(n.R), "・◆"); list == nil {
		return d.Plain.Modes(n)
	}
	return before, list
}

// apart makes two sentences of one in which two players act, or that asks about what it showed: カードを1枚引き、相手は….
func apart(n *text.Normal) *text.Normal {
	out, depth, from, cut := &text.Normal{}, text.Depths(n.R), 0, false
	waits := strings.HasPrefix(string(n.R), "【自】") // its first sentence says for what
	for i, r := range n.R {
		word := []rune{r}
		switch end, is := text.Ended(string(n.R[max(from, i+1-text.LongestStem) : i+1])); {
		case cut:
			word, from, cut, waits = []rune("。"), i+1, false, false
		case depth[i] > 0:
		case strings.ContainsRune("。】:", r):
			from, waits = i+1, waits && r == '】'
		case is && i+2 < len(n.R) && n.R[i+1] == '、':
			if behind := string(n.R[i+2:]); strings.HasPrefix(behind, "相手は") || strings.HasPrefix(behind, "あなたは") || asks(string(n.R[from:i]), behind) {
				if cut = !bound(string(n.R[from:i]), behind, waits); cut {
					word = []rune(end)
				}
			}
		}
		for _, w := range word {
			out.Add(w, n.From[i], n.To[i], n.Icons != nil && n.Icons[i])
		}
	}
	return out
}

// asks: what was just shown is asked about, in the same sentence. 公開し、それがゼクスならば
func asks(before, behind string) bool {
	return strings.HasSuffix(before, "公開") && (strings.HasPrefix(behind, "それが") || strings.HasPrefix(behind, "そのカードが") || strings.HasPrefix(behind, "公開したカードが"))
}

// bound: something stands before that holds for this sentence alone. That something was paid holds for all that follows; that
// something was done (破壊したならば) for what another player does behind it with what they choose, which speaks of that.
func bound(s, behind string, waits bool) bool {
	if _, then, is := strings.Cut(s, "時、"); is && waits {
		s = then
	}
	next, _, _ := strings.Cut(behind, "。")
	chooses := strings.HasPrefix(next, "相手は") && strings.Contains(next, "選び")
	for _, did := range [...]string{"たならば、", "たなら、", "た場合、", "たら、"} {
		done, then, is := strings.Cut(s, did)
		if is && !strings.ContainsAny(done, "がはにで、") && (strings.HasSuffix(done, "払っ") || chooses) {
			s = then
		}
	}
	for _, w := range [...]string{"ならば、", "なら、", "場合、", "時、", "間、", "まで、", "につき"} {
		if strings.Contains(s, w) {
			return true
		}
	}
	return false
}

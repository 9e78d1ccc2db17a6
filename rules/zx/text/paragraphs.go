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
		case last >= 0 && d.headAlone(c, out[last]):
			out[last] = joined(out[last], p)
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

// headAlone tells whether a line is a head, such as P「甲」, of what stands on the next.
func (d dialect) headAlone(c *text.Compiler, n *text.Normal) bool {
	h, rest, why := d.head(c, spelt(n))
	return why == nil && len(rest.R) == 0 && (len(h.gates) > 0 || h.word != "") && h.cost == nil && h.event == nil
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
	if c.Lang == text.JA && slices.ContainsFunc(goingOn[:], func(w string) bool { return strings.HasPrefix(string(b.R), w) }) {
		return true
	}
	return grants(a) && text.QuoteAt(b.R, 0) || c.Lang == text.JA && !strings.ContainsRune("。」』)〉:", a.R[len(a.R)-1])
}

// goingOn are the words with which the text of one ability goes on in a line of its own. [205.2]
var goingOn = [...]string{"この能力は", "その後、", "そうしたならば、", "そうした場合、"}

func joined(a, b *text.Normal) *text.Normal {
	return &text.Normal{R: slices.Concat(a.R, b.R), From: slices.Concat(a.From, b.From), To: slices.Concat(a.To, b.To), Icons: slices.Concat(a.Icons, b.Icons)}
}

// granted puts quotes around the ability that stands last on a card, below the words that grant it: …は以下の能力を得る「…」.
func granted(a, b *text.Normal) *text.Normal {
	out := joined(a.Sentence(), &text.Normal{})
	b = b.Sentence()
	out.Add('「', b.From[0], b.From[0], false)
	out = joined(out, b)
	end := b.To[len(b.To)-1]
	out.Add('」', end, end, false)
	return out
}

// quoted leaves out the full stop behind the words that grant what stands in quotes behind it, which are one sentence with that.
func quoted(n *text.Normal) *text.Normal {
	at := strings.Index(string(n.R), below+"。「")
	if at < 0 || !strings.HasSuffix(string(n.Sentence().R), "」") {
		return n
	}
	stop := len([]rune(string(n.R)[:at])) + len([]rune(below))
	return joined(n.Slice(0, stop), n.Slice(stop+1, len(n.R)))
}

// Continues is so of a line that says a mode.
func (d dialect) Continues(r []rune, i int) bool {
	return d.Plain.Continues(r, i) || i < len(r) && (r[i] == '・' || r[i] == '◆' || r[i] == '「' && offers(string(r[:i])))
}

// modesBelow are the words behind which modes stand.
const modesBelow = "以下から"

// offers tells whether the last line of a text that is no quote says that the modes stand below it.
func offers(before string) bool {
	lines := strings.Split(strings.TrimSpace(before), "\n")
	for i := len(lines) - 1; i > 0 && strings.HasPrefix(lines[i], "「"); i-- {
		lines = lines[:i]
	}
	return strings.Contains(lines[len(lines)-1], modesBelow)
}

// Modes stand each in a line of its own, behind a dot or in quotes; or are numbered.
func (d dialect) Modes(n *text.Normal) (before *text.Normal, list []*text.Normal) {
	if before, list = text.BulletModes(n, text.Depths(n.R), "・◆"); list == nil {
		if before, list = text.QuotedModes(n, text.Depths(n.R)); list != nil && offers(string(before.R)) {
			return before, list
		}
		return d.Plain.Modes(n)
	}
	return before, list
}

// goesOn: another player acts behind a verb, or it is asked about what was just shown: カードを1枚引き、相手は…; 公開し、それが….
// That something was paid holds for all that follows; that something was done (破壊したならば) for what another player does
// behind it with what they choose, which speaks of that. What else is said before holds for its own part alone.
func goesOn(said, behind, _ string) (joint int, fits func(*text.Clause) bool) {
	behind, joined := strings.CutPrefix(behind, "、")
	theirs := strings.HasPrefix(behind, "相手は")
	if !joined || !theirs && !strings.HasPrefix(behind, "あなたは") && !asks(said, behind) {
		return 0, nil
	}
	return 1, func(one *text.Clause) bool {
		if (one.Did || one.DidNot) && !text.Equal(one.Deeds, paying) && !(theirs && strings.Contains(behind, "選び")) {
			return false
		}
		return text.Unbound(one)
	}
}

// asks: what was just shown, or chosen, is asked about in the same sentence: 公開し、それがゼクスならば; 選び、そのゼクスのパワーが3000以下ならば.
func asks(before, behind string) bool {
	if cond, _, is := strings.Cut(behind, "、"); is && strings.HasSuffix(before, "選び") && (strings.HasSuffix(cond, "ならば") || strings.HasSuffix(cond, "なら") || strings.HasSuffix(cond, "場合")) {
		return strings.HasPrefix(cond, "そのゼクス") || strings.HasPrefix(cond, "そのカード") || strings.HasPrefix(cond, "それが") || strings.HasPrefix(cond, "それの")
	}
	return strings.HasSuffix(before, "公開し") && (strings.HasPrefix(behind, "それが") || strings.HasPrefix(behind, "そのカードが") || strings.HasPrefix(behind, "公開したカードが"))
}

package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// How the ways of a choice are laid out, and which of them the text has been read of.

// Modes are lines in quotes or behind a bullet, as many as the sentence before them says; if there are more or
// fewer, one was lost or is of something else.
func (dialect) Modes(n *text.Normal) (*text.Normal, []*text.Normal) {
	before, list := text.QuotedModes(n, text.Depths(n.R))
	if list == nil {
		before, list = moreBehind(n)
	}
	if list == nil {
		before, list = text.BulletModes(n, text.Depths(n.R), modeBullet)
	}
	if list != nil {
		before = withoutThem(before)
	}
	if said := modesSaid(string(before.R)); list != nil && said > 0 && said != len(list) {
		return before, nil
	}
	return before, list
}

// withoutThem leaves out, before modes, of what more are chosen: select up to 2 of them instead.
func withoutThem(n *text.Normal) *text.Normal {
	const them, instead = " of them", " instead"
	at := strings.Index(string(n.R), them+instead)
	if at < 0 {
		return n
	}
	at = len([]rune(string(n.R)[:at]))
	out := &text.Normal{R: slices.Clone(n.R[:at]), From: slices.Clone(n.From[:at]), To: slices.Clone(n.To[:at]), Icons: slices.Clone(n.Icons[:at])}
	for i := at + len(them); i < len(n.R); i++ {
		out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
	}
	return out
}

// moreBehind cuts off modes that stand before the sentence that lets more of them be chosen: 「…」「…」…場合、代わりに2つまで選ぶ.
func moreBehind(n *text.Normal) (before *text.Normal, list []*text.Normal) {
	end := len(n.R)
	for end > 0 && n.R[end-1] != '」' && n.R[end-1] != '”' {
		end--
	}
	more := n.Slice(end, len(n.R)).Trim()
	if s := strings.ToLower(string(more.R)); !strings.Contains(s, "代わりに") && !strings.Contains(s, "instead") {
		return n, nil
	}
	modes := n.Slice(0, end)
	if before, list = text.QuotedModes(modes, text.Depths(modes.R)); list == nil {
		return n, nil
	}
	said := &text.Normal{R: slices.Clone(before.R), From: slices.Clone(before.From), To: slices.Clone(before.To), Icons: slices.Clone(before.Icons)}
	for i, r := range more.R {
		if at := more.From[i]; i == 0 && r < 0x80 { // English parts them
			said.Add(' ', at, at, false)
		}
		said.Add(r, more.From[i], more.To[i], more.Icons[i])
	}
	return said, list
}

// yoursByThem is what your opponent does to cards of yours; rows of their deeds speak of
// their own cards.
func yoursByThem(s string) string {
	low := strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, s)
	for i := range low {
		if n := deedOnYours(low[i:]); n > 0 {
			return s[i : i+n]
		}
	}
	return ""
}

// deedOnYours is how many bytes at the beginning of a text say so; 0: it does not begin so.
func deedOnYours(s string) int {
	if _, is := strings.CutPrefix(s, "対戦相手は"); is {
		return upTo(s, len("対戦相手は"), "。、「", []string{"あなたの手札", "あなたのブレイクゾーン", "あなたのデッキ"})
	}
	rest, is := strings.CutPrefix(s, "your opponent ")
	if !is {
		return 0
	}
	rest = strings.TrimPrefix(rest, "may ")
	for _, verb := range [...]string{"discard", "select", "remove", "put", "return", "play", "reveal", "add"} {
		did, is := strings.CutPrefix(rest, verb)
		if did = strings.TrimPrefix(did, "s"); !is || !strings.HasPrefix(did, " ") {
			continue
		}
		var ends []string
		for _, at := range [...]string{"in", "from", "of"} {
			for _, place := range [...]string{"hand", "break zone", "deck"} {
				ends = append(ends, at+" your "+place)
			}
		}
		return upTo(s, len(s)-len(did)+1, ".,“", ends)
	}
	return 0
}

// upTo is where the last of some ends lies behind a place, before any of the marks at which a sentence part stops; 0: nowhere.
func upTo(s string, from int, stops string, ends []string) (n int) {
	within := len(s)
	if i := strings.IndexAny(s[from:], stops); i >= 0 {
		within = from + i
	}
	for _, e := range ends {
		if i := strings.LastIndex(s[from:within], e); i >= 0 {
			n = max(n, from+i+len(e))
		}
	}
	return n
}

// modesSaid is how many modes a text says that there are; 0: it says no number.
func modesSaid(s string) (n int) {
	for i := range s {
		d, said := strings.CutPrefix(s[i:], "of the ")
		end := " following"
		if !said {
			d, said = strings.CutPrefix(s[i:], "以下の")
			end = "つ"
		}
		if said && d != "" && d[0] >= '2' && d[0] <= '9' && strings.HasPrefix(d[1:], end) {
			n = int(d[0] - '0')
		}
	}
	return n
}

// Mode prints a mode in quotes.
func (dialect) Mode(_ int, s string, l text.Lang) string {
	return text.Pick(l, "「"+s+"」", "“"+s+"”")
}

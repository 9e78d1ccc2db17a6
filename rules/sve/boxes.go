package sve

import (
	"regexp"
	"strings"

	"gotaku/rules/wing"
)

// A text that makes a token prints behind it, below a row of dashes, what that token is. 9.1

// box is a token as lists print it: 『…』[class]trait・kind[コスト1][攻撃力]1/[体力]1 and its text.
var box = regexp.MustCompile(`(?s)^『([^』]+)』\s*\[([^\]]+)\]\s*((?:[^\[\]『』・\s]+・)*)(フォロワー|アミュレット|スペル|イクイップメント|クレスト)(?:・トークン)?\s*` +
	`(?:\[コスト([0-9０-９]+)\])?\s*(?:\[攻撃力\]([0-9０-９]+)\s*[/／]\s*\[体力\]([0-9０-９]+))?\s*(.*)$`)

// dashes are the row above a box.
var dashes = regexp.MustCompile(`[―─━]{3,}`)

// Boxes are the tokens that a text says the whole of, as cells of a pack.
func (Wing) Boxes(text string) (out []wing.Box) {
	for _, s := range dashes.Split(text, -1)[1:] {
		m := box.FindStringSubmatch(strings.TrimSpace(s))
		if m == nil {
			continue
		}
		out = append(out, wing.Box{
			{"name", strings.TrimSpace(m[1])}, {"class", m[2]}, {"traits", strings.TrimSuffix(m[3], "・")}, {"kind", m[4] + "・トークン"},
			{"cost", m[5]}, {"attack", m[6]}, {"life", m[7]}, {"text", strings.TrimSpace(m[8])},
		})
	}
	return out
}

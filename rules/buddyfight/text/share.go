package text

import (
	"gotaku/rules/text"
)

// sharedHead begins the line of a D ability, by language.
var sharedHead = [...][]string{text.JA: {"『D』", "【D】", "[D]"}, text.EN: {"[D]", `"D" `}}

// sharing is what a D ability is: every own card with D-Share on the field has it. [4.kw.dshare.1]
var sharing = [...][2]string{text.JA: {"君の場の【D・シェア】を持つカードすべては「", "」を得る。"}, text.EN: {"all cards with [D-Share] on your field gain “", "”."}}

// shared writes the line of a D ability as what it is.
func shared(c *text.Compiler, n *text.Normal) *text.Normal {
	for _, head := range sharedHead[c.Lang] {
		if len(n.R) <= len([]rune(head)) || string(n.R[:len([]rune(head))]) != head {
			continue
		}
		rest := n.Slice(len([]rune(head)), len(n.R)).Trim()
		if len(rest.R) == 0 {
			return n
		}
		out := &text.Normal{}
		for _, r := range sharing[c.Lang][0] {
			out.Add(r, n.From[0], n.From[0], false)
		}
		for i, r := range rest.R {
			out.Add(r, rest.From[i], rest.To[i], rest.Icons[i])
		}
		end := rest.To[len(rest.To)-1]
		for _, r := range sharing[c.Lang][1] {
			out.Add(r, end, end, false)
		}
		return out
	}
	return n
}

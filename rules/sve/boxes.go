package sve

import (
	"strings"

	"gotaku/rules/wing"
)

// A text that makes a token prints behind it, below a row of dashes, what that token is. 9.1

// Boxes are the tokens that a text says the whole of, as cells of a pack.
func (Wing) Boxes(text string) (out []wing.Box) {
	for _, s := range belowDashes(text) {
		if b, ok := boxOf(s); ok {
			out = append(out, b)
		}
	}
	return out
}

// belowDashes are the parts of a text that stand behind rows of three dashes or more.
func belowDashes(text string) (parts []string) {
	from := -1
	for i := 0; i < len(text); {
		n := len(text[i:]) - len(strings.TrimLeft(text[i:], "―─━"))
		if n >= 3*len("―") {
			if from >= 0 {
				parts = append(parts, text[from:i])
			}
			from = i + n
		}
		i += max(n, 1)
	}
	if from >= 0 {
		parts = append(parts, text[from:])
	}
	return parts
}

// boxOf reads a token as lists print it: 『…』[class]trait・kind[コスト1][攻撃力]1/[体力]1 and its text.
func boxOf(s string) (b wing.Box, ok bool) {
	s, ok = strings.CutPrefix(strings.TrimSpace(s), "『")
	name, s, named := strings.Cut(s, "』")
	s, open := strings.CutPrefix(strings.TrimSpace(s), "[")
	class, s, closed := strings.Cut(s, "]")
	if !ok || !named || !open || !closed || name == "" || class == "" {
		return nil, false
	}
	traits, kind, s := kindOf(strings.TrimSpace(s))
	if kind == "" {
		return nil, false
	}
	s = strings.TrimSpace(strings.TrimPrefix(s, "・トークン"))
	cost, attack, life := "", "", ""
	if n, rest := printedNumber(s, "[コスト"); n != "" && strings.HasPrefix(rest, "]") {
		cost, s = n, strings.TrimSpace(rest[1:])
	}
	if n, rest := printedNumber(s, "[攻撃力]"); n != "" {
		rest = strings.TrimSpace(rest)
		for _, slash := range [...]string{"/", "／"} {
			if behind, is := strings.CutPrefix(rest, slash); is {
				if m, text := printedNumber(strings.TrimSpace(behind), "[体力]"); m != "" {
					attack, life, s = n, m, text
				}
			}
		}
	}
	return wing.Box{{"name", strings.TrimSpace(name)}, {"class", class}, {"traits", traits}, {"kind", kind + "・トークン"},
		{"cost", cost}, {"attack", attack}, {"life", life}, {"text", strings.TrimSpace(s)}}, true
}

// kindOf reads traits and a kind off the front of s: 妖精・フォロワー. kind is empty where there is none.
func kindOf(s string) (traits, kind, rest string) {
	if trait, behind, is := strings.Cut(s, "・"); is && trait != "" && !strings.ContainsAny(trait, "[]『』 　\t\r\n") {
		if more, kind, rest := kindOf(behind); kind != "" {
			return strings.TrimSuffix(trait+"・"+more, "・"), kind, rest
		}
	}
	for _, kind := range [...]string{"フォロワー", "アミュレット", "スペル", "イクイップメント", "クレスト"} {
		if rest, is := strings.CutPrefix(s, kind); is {
			return "", kind, rest
		}
	}
	return "", "", s
}

// printedNumber reads the digits, half or full width, behind a label; n is empty where there are none.
func printedNumber(s, label string) (n, rest string) {
	rest, is := strings.CutPrefix(s, label)
	if !is {
		return "", s
	}
	behind := strings.TrimLeft(rest, "0123456789０１２３４５６７８９")
	return rest[:len(rest)-len(behind)], behind
}

package text

import (
	"strings"

	"gotaku/rules/text"
)

// What is paid is printed in several ways.

// coloured is resources in brackets, as they are printed: [赤1無1] are 《赤1》《無1》, and so are 《赤1無色1》.
func coloured(r []rune) (words string, end int) {
	if len(r) == 0 || r[0] != '[' && r[0] != '《' {
		return bareColour(r)
	}
	for i := 1; i < len(r); {
		if (r[i] == ']' || r[i] == '》') && i > 1 {
			return words, i + 1
		}
		if r[i] == '、' && words != "" {
			i++
			continue
		}
		if !strings.ContainsRune("赤青白黒緑無", r[i]) {
			return "", 0
		}
		colour := string(r[i])
		if i++; i < len(r) && r[i] == '色' {
			i++
		}
		n := ""
		for ; i < len(r) && ('0' <= r[i] && r[i] <= '9' || '①' <= r[i] && r[i] <= '⑨'); i++ {
			if n += string(r[i]); r[i] >= '①' {
				n = string(r[i] - '①' + '1')
			}
		}
		if n == "" {
			return "", 0
		}
		words += "《" + colour + n + "》"
	}
	return "", 0
}

// bareColour is one colour without brackets, which are lost before what is paid: 赤1を支払ってよい.
func bareColour(r []rune) (words string, end int) {
	if len(r) == 0 || !strings.ContainsRune("赤青白黒緑無", r[0]) {
		return "", 0
	}
	end = 1
	if len(r) > 1 && r[1] == '色' {
		end++
	}
	from := end
	for end < len(r) && '0' <= r[end] && r[end] <= '9' {
		end++
	}
	if end == from || !strings.HasPrefix(string(r[end:min(end+3, len(r))]), "を支払") && !strings.HasPrefix(string(r[end:min(end+2, len(r))]), "を払") {
		return "", 0
	}
	return "《" + string(r[0]) + string(r[from:end]) + "》", end
}

// spelt is a text with the costs that are printed.
func spelt(n *text.Normal) *text.Normal {
	return n.Put(false, func(i int) (string, int) {
		if leads(n.R, i) {
			return "", i
		}
		words, end := coloured(n.R[i:])
		return words, i + end
	})
}

// inked is a cost with the resources that stand in brackets of their own: [黒3]、このカードをスリープする.
func inked(n *text.Normal) *text.Normal {
	return n.Put(false, func(i int) (string, int) {
		words, end := coloured(n.R[i:])
		return words, i + end
	})
}

// leads says whether brackets at i are the head's: nothing but heads stands before them.
func leads(r []rune, i int) bool {
	return i == 0 || r[i-1] == '】' || r[i-1] == ']'
}

// aCost says whether brackets hold what is paid, and not a race: resources of a colour, or something that is done.
func aCost(n *text.Normal) bool {
	s := string(n.R)
	if _, end := coloured(append([]rune("["), append(append([]rune{}, n.R...), ']')...)); end > 0 {
		return true
	}
	return strings.HasSuffix(s, "スリープ") || strings.Contains(s, "を") && (strings.HasSuffix(s, "る") || strings.HasSuffix(s, "す") || strings.HasSuffix(s, "く") || strings.HasSuffix(s, "ぶ"))
}

// oftenAt is how often in a turn an ability is carried out, said before what it waits for: ターン中に1回、.
func oftenAt(s string) (end int, times int32) {
	for _, w := range [...]string{"ターン中に", "1ターンに", "各ターンに", "ターンに"} {
		rest, is := strings.CutPrefix(s, w)
		if !is {
			continue
		}
		for _, times := range [...]string{"回だけ、", "回、", "度だけ、", "度、", "回まで、"} {
			if digit, _, is := strings.Cut(rest, times); is && len(digit) == 1 && '1' <= digit[0] && digit[0] <= '9' {
				return len([]rune(w + digit + times)), int32(digit[0] - '0')
			}
		}
	}
	return 0, 0
}

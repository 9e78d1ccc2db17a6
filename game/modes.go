package game

import "strings"

// modeOf finds the text of mode n, counted from 0, in a printed ability: modes
// are lines that begin with a bullet or a circled number.
func modeOf(print string, n int) string {
	i := -1
	for _, line := range strings.Split(print, "\n") {
		line = strings.TrimSpace(line)
		r := []rune(line)
		if len(r) == 0 || !strings.ContainsRune("・①②③④⑤⑥⑦⑧⑨●◆", r[0]) {
			continue
		}
		if i++; i == n {
			return strings.TrimSpace(string(r[1:]))
		}
	}
	return ""
}

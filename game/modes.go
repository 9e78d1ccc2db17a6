package game

import (
	"strings"
	"unicode/utf8"
)

// modeOf finds the text of mode n, counted from 0, in the text of an ability.
func modeOf(text string, n int) string {
	i := -1
	for _, line := range strings.Split(text, "\n") {
		mode, ok := modeLine(strings.TrimSpace(line))
		if !ok {
			continue
		}
		if i++; i == n {
			return strings.TrimSpace(mode)
		}
	}
	return ""
}

// modeLine takes off what the line of a mode begins with: a bullet, a circled number, 【1】 or [1].
func modeLine(line string) (rest string, ok bool) {
	for _, b := range [...][2]string{{"【", "】"}, {"[", "]"}} {
		inner, ok := strings.CutPrefix(line, b[0])
		number, rest, closed := strings.Cut(inner, b[1])
		if ok && closed && number != "" && strings.Trim(number, "0123456789") == "" {
			return rest, true
		}
	}
	first, size := utf8.DecodeRuneInString(line)
	if strings.ContainsRune("・●◆", first) || '①' <= first && first <= '⑨' {
		return line[size:], true
	}
	return "", false
}

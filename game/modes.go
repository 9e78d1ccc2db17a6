package game

import (
	"regexp"
	"strings"
)

// modeHead is how the line of a mode begins: a bullet, a circled number, or 【1】.
var modeHead = regexp.MustCompile(`^(?:[・①-⑨●◆]|【[0-9]+】|\[[0-9]+\])\s*`)

// modeOf finds the text of mode n, counted from 0, in the text of an ability.
func modeOf(text string, n int) string {
	i := -1
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		head := modeHead.FindString(line)
		if head == "" {
			continue
		}
		if i++; i == n {
			return strings.TrimSpace(line[len(head):])
		}
	}
	return ""
}

package session

import (
	"encoding/base64"
	"fmt"
	"strings"
)

// reportHead is how the file of a problem begins.
const reportHead = "# gotaku report"

// reportWide is how many letters of the record stand on a line.
const reportWide = 96

// Reported is a file that says what is wrong and leads to it: a scenario that plays the record
// of a match up to that moment, and says the goal of a puzzle, if it is one. The same file opens as a record.
func Reported(game, title, words string, record []byte, goal string) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", reportHead)
	for line := range strings.Lines(words) {
		fmt.Fprintf(&b, "# %s\n", strings.TrimSpace(line))
	}
	fmt.Fprintf(&b, "scenario %s\ngame %s\nrecord\n", strings.Join(strings.Fields(title), " "), game)
	code := base64.StdEncoding.EncodeToString(record)
	for len(code) > 0 {
		n := min(reportWide, len(code))
		fmt.Fprintf(&b, "  %s\n", code[:n])
		code = code[n:]
	}
	if goal != "" {
		fmt.Fprintf(&b, "%s%s\n", goalLine, goal)
	}
	return []byte(b.String())
}

// goalLine is how the line begins that says the goal of a puzzle.
const goalLine = "goal "

// ReportedGoal is the goal of the puzzle that such a file is; "": it is none.
func ReportedGoal(file []byte) string {
	_, s, is := strings.Cut(string(file), "\n"+goalLine)
	if !is || !strings.HasPrefix(string(file), reportHead) {
		return ""
	}
	line, _, _ := strings.Cut(s, "\n")
	return strings.TrimSpace(line)
}

// ReportedRecord is the record in such a file; nil: it is none.
func ReportedRecord(file []byte) []byte {
	s := string(file)
	if !strings.HasPrefix(s, reportHead) {
		return nil
	}
	_, s, _ = strings.Cut(s, "\nrecord\n")
	var code strings.Builder
	for line := range strings.Lines(s) {
		if !strings.HasPrefix(line, "  ") {
			break
		}
		code.WriteString(strings.TrimSpace(line))
	}
	b, err := base64.StdEncoding.DecodeString(code.String())
	if err != nil {
		return nil
	}
	return b
}

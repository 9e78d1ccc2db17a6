package scenario

import (
	"iter"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Limits of a file: beyond them it is refused rather than read for hours.
const (
	maxFile  = 1 << 20
	maxLines = 20000
	maxTimes = 60 // copies by xN
)

// plain turns full-width punctuation outside 「」 into its plain form and cuts the
// remark off: a # at the start or after a space.
func plain(line string) string {
	var b strings.Builder
	quoted := false
	space := true
	for _, c := range line {
		switch {
		case c == '「':
			quoted = true
		case c == '」':
			quoted = false
		}
		if !quoted {
			if c == '#' && space {
				break
			}
			c = plainRune(c)
		}
		space = c == ' ' || c == '\t'
		b.WriteRune(c)
	}
	return strings.TrimRight(strings.ReplaceAll(b.String(), "→", "->"), " \t")
}

func plainRune(c rune) rune {
	switch c {
	case '　', '\t':
		return ' '
	case '：':
		return ':'
	case '；':
		return ';'
	case '，':
		return ','
	case '（':
		return '('
	case '）':
		return ')'
	case '＃':
		return '#'
	case '＠':
		return '@'
	case '×':
		return 'x'
	}
	if c >= '０' && c <= '９' {
		return c - '０' + '0'
	}
	return c
}

// cutRemark cuts the remark off a line of card text, which otherwise stays as it is.
func cutRemark(line string) string {
	for i, c := range line {
		if c == '#' && i > 0 {
			if before, _ := utf8.DecodeLastRuneInString(line[:i]); before == ' ' || before == '　' || before == '\t' {
				return strings.TrimRight(line[:i], " 　\t")
			}
		}
	}
	return strings.TrimRight(line, " 　\t\r")
}

// outside yields where sep stands in s outside 「」 and ().
func outside(s, sep string) iter.Seq[int] {
	return func(yield func(int) bool) {
		depth, quoted := 0, false
		for i, c := range s {
			switch {
			case c == '「':
				quoted = true
			case c == '」':
				quoted = false
			case quoted:
			case c == '(':
				depth++
			case c == ')':
				depth--
			}
			if !quoted && depth <= 0 && strings.HasPrefix(s[i:], sep) && !yield(i) {
				return
			}
		}
	}
}

// split cuts s at each sep outside 「」 and (), and trims the pieces.
func split(s, sep string) (out []string) {
	at := 0
	for i := range outside(s, sep) {
		out = append(out, strings.TrimSpace(s[at:i]))
		at = i + len(sep)
	}
	return append(out, strings.TrimSpace(s[at:]))
}

// before cuts s at the first sep outside 「」 and ().
func before(s, sep string) (head, tail string, found bool) {
	for i := range outside(s, sep) {
		return strings.TrimSpace(s[:i]), strings.TrimSpace(s[i+len(sep):]), true
	}
	return strings.TrimSpace(s), "", false
}

// first cuts the first word off.
func first(s string) (word, rest string) {
	s = strings.TrimSpace(s)
	if i := strings.IndexByte(s, ' '); i >= 0 {
		return s[:i], strings.TrimSpace(s[i:])
	}
	return s, ""
}

// last cuts the last word off.
func last(s string) (rest, word string) {
	s = strings.TrimSpace(s)
	if i := strings.LastIndexByte(s, ' '); i >= 0 {
		return strings.TrimSpace(s[:i]), s[i+1:]
	}
	return "", s
}

// number reads a whole number, with a sign or without.
func number(s string) (int32, bool) {
	s = strings.TrimPrefix(strings.TrimSpace(s), "+")
	s = strings.ReplaceAll(s, "−", "-")
	n, err := strconv.ParseInt(s, 10, 32)
	return int32(n), err == nil && n > -100000 && n < 100000
}

// endNumber cuts a number off the end of s: "attack 3", "攻撃力3", "life -1".
func endNumber(s string) (rest string, n int32, sign, ok bool) {
	s = strings.ReplaceAll(strings.TrimSpace(s), "−", "-")
	i := len(s)
	for i > 0 && s[i-1] >= '0' && s[i-1] <= '9' {
		i--
	}
	if i == len(s) {
		return s, 0, false, false
	}
	if i > 0 && (s[i-1] == '+' || s[i-1] == '-') {
		i--
		sign = true
	}
	n, ok = number(s[i:])
	return strings.TrimSpace(s[:i]), n, sign, ok
}

package deck

import (
	"fmt"
	"strconv"
	"strings"
)

// readListText reads one entry a line: "3 五-S010 鴎の先触れ", "3x鴎の先触れ",
// "鴎の先触れ x3". "リーダー", "main" begin a section, before the first of
// which cards go to the main one; "名前：", "英語名：", "ゲーム：", "形式：" and "基準："
// say the deck's names, game, format and basis; a line that begins with # is a comment.
func readListText(game string, src []byte) (*List, *Error) {
	l := &List{Game: game}
	g := gameOf(game)
	section := ""
	for i, line := range strings.Split(string(src), "\n") {
		no := i + 1
		trimmed := strings.TrimSpace(line)
		if trimmed == "" || trimmed[0] == '#' {
			continue
		}
		if done, e := l.property(&g, trimmed, no); e != nil {
			return nil, e
		} else if done {
			continue
		}
		if id := g.section(trimmed); id != "" {
			section = id
			continue
		}
		c, e := entry(trimmed, no)
		if e != nil {
			return nil, e
		}
		if section == "" {
			section = g.mainSection()
		}
		if e := l.checkEntry(c, 0); e != nil {
			return nil, e
		}
		l.put(g, section, c)
	}
	return l, nil
}

// property reads "ゲーム：…" and the like.
func (l *List) property(g **Game, line string, no int) (bool, *Error) {
	at := strings.IndexAny(line, ":：")
	if at < 0 {
		return false, nil
	}
	val := strings.TrimSpace(strings.TrimLeft(line[at:], ":："))
	c := cell{field: strings.TrimSpace(line[:at]), val: val, at: spot{line: no}}
	for i := range properties {
		if p := &properties[i]; c.field == p.ja || strings.EqualFold(c.field, p.key) {
			return true, p.set(l, *g, c)
		}
	}
	switch strings.ToLower(c.field) {
	case "ゲーム", "game":
		found := gameOf(val)
		if found == nil {
			return true, c.fault(quote(val)+"というゲームはありません。使えるのは "+join(Games())+"。",
				quoteEN(val)+" is no game here; allowed: "+join(Games())+".")
		}
		if len(l.Sections) > 0 {
			return true, c.fault("ゲームはカードより前に書きます。", "the game must come before the cards.")
		}
		*g, l.Game = found, val
	default:
		return false, nil
	}
	return true, nil
}

// section finds the section a line begins; "" when it begins none.
func (g *Game) section(line string) string {
	s := strings.Trim(fold(line), "[]【】<>= \t:")
	for i := range g.Sections {
		if is(&g.Sections[i].Name, s) {
			return g.Sections[i].ID
		}
	}
	return ""
}

// mainSection is where cards go before any section line.
func (g *Game) mainSection() string {
	for i := range g.Sections {
		if g.Sections[i].ID == "main" {
			return "main"
		}
	}
	return g.Sections[0].ID
}

// entry reads one line with a card.
func entry(line string, no int) (CardCount, *Error) {
	n, rest, ok := leadingCount(line)
	if !ok {
		n, rest, ok = trailingCount(line)
	}
	if !ok {
		return CardCount{}, &Error{Line: no, JA: quote(line) + "は読めません。「3 番号 カード名」のように枚数から書きます。",
			EN: quoteEN(line) + " cannot be read; write the count first, as in \"3 number name\"."}
	}
	c := CardCount{N: n, Line: no}
	c.Number, c.Name = splitNumber(rest)
	return c, nil
}

// splitNumber divides "五-S010 鴎の先触れ" into number and name; a first word
// that does not look like a number is part of the name.
func splitNumber(s string) (number, name string) {
	end := strings.IndexAny(s, " 　")
	if end < 0 {
		end = len(s)
	}
	if looksLikeNumber(s[:end]) {
		return s[:end], strings.TrimSpace(s[end:])
	}
	return "", s
}

// leadingCount reads "3 ", "3x", "3×", "3枚".
func leadingCount(line string) (n int, rest string, ok bool) {
	folded := fold(line)
	digits := 0
	for digits < len(folded) && folded[digits] >= '0' && folded[digits] <= '9' {
		digits++
	}
	if digits == 0 {
		return 0, "", false
	}
	n, err := strconv.Atoi(folded[:digits])
	if err != nil {
		n = maxCount + 1 // refused by checkEntry
	}
	runes := []rune(line) // fold maps rune to rune, so the digits are as many runes
	tail := string(runes[digits:])
	for _, sep := range []string{"x", "X", "ｘ", "×", "枚", "*"} {
		if rest, ok := strings.CutPrefix(tail, sep); ok && strings.TrimSpace(rest) != "" {
			return n, strings.TrimSpace(rest), true
		}
	}
	if rest := strings.TrimSpace(tail); rest != "" && rest != tail {
		return n, rest, true
	}
	return 0, "", false
}

// trailingCount reads "name x3", "name ×3", "name 3枚".
func trailingCount(line string) (n int, rest string, ok bool) {
	at := strings.LastIndexAny(line, " 　")
	if at < 0 {
		return 0, "", false
	}
	word := fold(strings.TrimSpace(line[at:]))
	word = strings.TrimSpace(strings.TrimSuffix(strings.TrimLeft(word, " xX×*"), "枚"))
	n, err := strconv.Atoi(word)
	return n, strings.TrimSpace(line[:at]), err == nil
}

// looksLikeNumber reports whether a word is a card number: it has a digit and a
// hyphen or a slash.
func looksLikeNumber(s string) bool {
	return strings.ContainsAny(s, "0123456789") && strings.ContainsAny(s, "-/")
}

// Text writes the list as text; ReadList reads it back to the same list, line
// numbers aside.
func (l *List) Text(lang string) []byte {
	var b strings.Builder
	line := func(key, ja, val string) {
		switch {
		case val == "":
		case lang == "ja":
			b.WriteString(ja + "：" + val + "\n")
		default:
			b.WriteString(key + ": " + val + "\n")
		}
	}
	line("game", "ゲーム", l.Game)
	for _, p := range properties {
		line(p.key, p.ja, *p.of(l))
	}
	g := gameOf(l.Game)
	for _, s := range l.Sections {
		head := s.ID
		for i := range g.Sections {
			if g.Sections[i].ID == s.ID && lang == "ja" {
				head = g.Sections[i].JA
			}
		}
		b.WriteString("\n" + head + "\n")
		for _, c := range s.Cards {
			fmt.Fprintf(&b, "%d %s\n", c.N, strings.TrimSpace(c.Number+" "+c.Name))
		}
	}
	return []byte(b.String())
}

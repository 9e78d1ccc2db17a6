package deck

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

// listHead are the keys of a list that are no sections.
var listHead = []string{"game", "name", "nameEN"}

// readListJSON reads { "game": "sve", "name": ..., "leader": [...], "main":
// [...], "evolve": [...] } with entries { "n": 3, "number": ..., "name": ... }.
func readListJSON(src []byte) (*List, *Error) {
	d := &document{src}
	root, e := d.open()
	if e != nil {
		return nil, e
	}
	members, e := d.object(root, "")
	if e != nil {
		return nil, e
	}
	l := &List{Game: games[0].ID}
	for i := range members {
		m := &members[i]
		if !contains(listHead, m.key) {
			continue
		}
		s, e := d.text(m.value, m.key)
		if e != nil {
			return nil, e
		}
		c := cell{key: m.key, field: m.key, val: strings.TrimSpace(s), at: spot{src: src, off: m.off}}
		if m.key != "game" {
			if e := c.plain(maxListName); e != nil {
				return nil, e
			}
			if m.key == "name" {
				l.Name = c.val
			} else {
				l.NameEN = c.val
			}
			continue
		}
		if gameOf(c.val) == nil {
			return nil, c.fault(quote(c.val)+"というゲームはありません。使えるのは "+join(Games())+"。",
				quoteEN(c.val)+" is no game here; allowed: "+join(Games())+".")
		}
		l.Game = c.val
	}
	g := gameOf(l.Game)
	allowed := append([]string(nil), listHead...)
	for i := range g.Sections {
		allowed = append(allowed, g.Sections[i].ID)
	}
	for i := range members {
		m := &members[i]
		if contains(listHead, m.key) {
			continue
		}
		if !contains(allowed, m.key) {
			return nil, d.unknownKey(m, allowed)
		}
		entries, e := d.list(m.value, m.key, maxEntries)
		if e != nil {
			return nil, e
		}
		for _, v := range entries {
			if e := d.entry(l, g, m.key, v); e != nil {
				return nil, e
			}
		}
	}
	return l, nil
}

// entry reads one object of a section.
func (d *document) entry(l *List, g *Game, section string, v value) *Error {
	members, e := d.object(v, section)
	if e != nil {
		return e
	}
	line, col := place(d.src, v.off)
	c := CardCount{Line: line}
	for i := range members {
		m := &members[i]
		switch m.key {
		case "n":
			n, err := strconv.Atoi(string(m.raw))
			if err != nil {
				return d.at(m.off, "n", fmt.Sprintf("枚数は 1 から %d までの整数です。", maxCount),
					fmt.Sprintf("must be a whole number from 1 to %d.", maxCount))
			}
			c.N = n
		case "number", "name":
			s, e := d.text(m.value, m.key)
			if e != nil {
				return e
			}
			if m.key == "number" {
				c.Number = strings.TrimSpace(s)
				if strings.ContainsFunc(c.Number, unicode.IsSpace) {
					return d.at(m.off, "number", "番号に空白はありません。", "a number has no spaces.")
				}
			} else {
				c.Name = strings.TrimSpace(s)
			}
		default:
			return d.unknownKey(m, []string{"n", "number", "name"})
		}
	}
	if c.Number == "" {
		c.Number, c.Name = splitNumber(c.Name)
	}
	if e := l.checkEntry(c, col); e != nil {
		return e
	}
	l.put(g, section, c)
	return nil
}

// JSON writes the list; ReadList reads it back to the same list, line numbers aside.
func (l *List) JSON() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "{\n  \"game\": %s,\n  \"name\": %s", jsonText(l.Game), jsonText(l.Name))
	if l.NameEN != "" {
		b.WriteString(",\n  \"nameEN\": " + jsonText(l.NameEN))
	}
	for _, s := range l.Sections {
		fmt.Fprintf(&b, ",\n  %s: [", jsonText(s.ID))
		for i, c := range s.Cards {
			if i > 0 {
				b.WriteByte(',')
			}
			fmt.Fprintf(&b, "\n    {\"n\": %d", c.N)
			if c.Number != "" {
				b.WriteString(", \"number\": " + jsonText(c.Number))
			}
			if c.Name != "" {
				b.WriteString(", \"name\": " + jsonText(c.Name))
			}
			b.WriteByte('}')
		}
		b.WriteString("\n  ]")
	}
	b.WriteString("\n}\n")
	return []byte(b.String())
}

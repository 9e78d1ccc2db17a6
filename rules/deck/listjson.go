package deck

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// readListJSON reads { "game": ..., "name": ..., "format": ..., "leader": [...], "main":
// [...], "evolve": [...] } with entries { "n": 3, "number": ..., "name": ... }.
func readListJSON(game string, src []byte) (*List, *Error) {
	d := &document{src}
	root, e := d.open()
	if e != nil {
		return nil, e
	}
	members, e := d.object(root, "")
	if e != nil {
		return nil, e
	}
	l := &List{Game: game}
	for i := range members { // the game first: it has the words of the others
		if members[i].key != "game" {
			continue
		}
		c, e := d.head(&members[i])
		if e != nil {
			return nil, e
		}
		if gameOf(c.val) == nil {
			return nil, c.fault(quote(c.val)+"というゲームはありません。使えるのは "+join(Games())+"。",
				quoteEN(c.val)+" is no game here; allowed: "+join(Games())+".")
		}
		l.Game = c.val
	}
	g := gameOf(l.Game)
	allowed := []string{"game"}
	for i := range properties {
		allowed = append(allowed, properties[i].key)
	}
	known := len(allowed)
	for i := range g.Sections {
		allowed = append(allowed, g.Sections[i].ID)
	}
	for i := range members {
		m := &members[i]
		if at := slices.Index(allowed, m.key); at >= 0 && at < known {
			if at == 0 {
				continue
			}
			c, e := d.head(m)
			if e == nil {
				e = properties[at-1].set(l, g, c)
			}
			if e != nil {
				return nil, e
			}
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

// head reads the value of a key that is no section.
func (d *document) head(m *member) (cell, *Error) {
	s, e := d.text(m.value, m.key)
	return cell{key: m.key, field: m.key, val: strings.TrimSpace(s), at: spot{src: d.src, off: m.off}}, e
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
	fmt.Fprintf(&b, "{\n  \"game\": %s", jsonText(l.Game))
	for _, p := range properties {
		if v := *p.of(l); v != "" {
			fmt.Fprintf(&b, ",\n  %s: %s", jsonText(p.key), jsonText(v))
		}
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

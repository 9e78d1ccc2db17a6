package text

import "strings"

// paragraphs divides a text into abilities: at line ends, before head icons, and
// never before a mode number, which belongs to the line above.
func (g *Game) paragraphs(n *normal, l Lang) []*normal {
	depth := depths(n.r)
	var cuts []int
	for i := 1; i < len(n.r); i++ {
		switch {
		case n.r[i] == '\n' && depth[i] == 0:
			if _, end := modeNumber(n.r, i+1); end == 0 && !(g.lex.Wordy && quoteAt(n.r, i+1)) {
				cuts = append(cuts, i)
			}
		case depth[i] == 0 && (n.r[i-1] == '。' || n.r[i-1] == ' ' && i > 1 && n.r[i-2] == '.') && g.headAt(n.r, i, l):
			cuts = append(cuts, i)
		}
	}
	var out []*normal
	from := 0
	for _, c := range append(cuts, len(n.r)) {
		if p := n.slice(from, c).trim(); len(p.r) > 0 {
			out = append(out, p)
		}
		from = c
	}
	return out
}

// headAt tells whether an icon that begins an ability stands at i.
func (g *Game) headAt(r []rune, i int, l Lang) bool {
	ic, _, _ := g.lex.iconAt(r, i, l)
	return ic != nil && (ic.Kind == TriggerIcon || ic.Kind == ActivatedIcon || ic.Kind == MarkIcon)
}

// bracketed puts the brackets of an icon round a head written without them:
// "ファンファーレ：", "Ward".
func (g *Game) bracketed(n *normal, l Lang) *normal {
	end := 0
	for end < len(n.r) && n.r[end] != ':' && n.r[end] != '。' && n.r[end] != '.' && end <= maxIcon {
		end++
	}
	i, ok := g.lex.byName[l][string(lower(foldSpaces(n.r[:end])))]
	if !ok || end == 0 {
		return n
	}
	ic := &g.lex.Icons[i]
	head := ic.Kind == TriggerIcon && end < len(n.r) && n.r[end] == ':'
	if !head && (ic.Kind != KeywordIcon && ic.Word != "quick" || end < len(n.r)-1) {
		return n
	}
	out := &normal{}
	for _, c := range ic.print(l, noNumber) {
		out.add(c, n.from[0], n.to[end-1], true)
	}
	for k := end; k < len(n.r); k++ {
		out.add(n.r[k], n.from[k], n.to[k], n.icons[k])
	}
	return out
}

func foldSpaces(r []rune) []rune {
	var out []rune
	for _, c := range r {
		if c != ' ' {
			out = append(out, c)
		}
	}
	return out
}

// modeNumber reads 【1】 or [1] and the place behind it; end 0: none.
func modeNumber(r []rune, i int) (num, end int) {
	for i < len(r) && (r[i] == ' ' || r[i] == '\n') {
		i++
	}
	if i < len(r) && '①' <= r[i] && r[i] <= '⑨' {
		return int(r[i] - '①' + 1), i + 1
	}
	if i+2 >= len(r) || r[i] != '【' && r[i] != '[' {
		return 0, 0
	}
	j := i + 1
	for ; j < len(r) && '0' <= r[j] && r[j] <= '9' && j < i+3; j++ {
		num = num*10 + int(r[j]-'0')
	}
	if j > i+1 && j < len(r) && r[j] == closer(r[i]) {
		return num, j + 1
	}
	return 0, 0
}

// numberedModes cuts a body into what stands before 【1】 and the modes. No modes: nil.
func numberedModes(n *normal, depth []int) (before *normal, list []*normal) {
	start, want := -1, 1
	before = n
	for i := 0; i < len(n.r); i++ {
		if depth[i] != 0 || n.r[i] != '【' && n.r[i] != '[' && (n.r[i] < '①' || n.r[i] > '⑨') {
			continue
		}
		num, end := modeNumber(n.r, i)
		if end == 0 || num != want {
			continue
		}
		if start < 0 {
			before = n.slice(0, i).trim()
		} else {
			list = append(list, n.slice(start, i).trim())
		}
		start, want = end, want+1
	}
	if start >= 0 {
		list = append(list, n.slice(start, len(n.r)).trim())
	}
	return before, list
}

// sentences cuts at full stops outside quotes; the stops are dropped.
func sentences(n *normal, l Lang) []*normal {
	depth := depths(n.r)
	var out []*normal
	from := 0
	for i, c := range n.r {
		end := c == '。' || c == '\n'
		if l == EN {
			end = c == '\n' || c == '.' && (i+1 == len(n.r) || n.r[i+1] == ' ' || n.r[i+1] == '\n')
		}
		if end && depth[i] == 0 {
			if s := n.slice(from, i).trim(); len(s.r) > 0 {
				out = append(out, s)
			}
			from = i + 1
		}
	}
	if s := n.slice(from, len(n.r)).trim(); len(s.r) > 0 {
		out = append(out, s)
	}
	return out
}

// colon finds the first colon outside quotes; -1: none.
func colon(n *normal) int {
	depth := depths(n.r)
	for i, c := range n.r {
		if c == ':' && depth[i] == 0 {
			return i
		}
		if c == '。' && depth[i] == 0 {
			break
		}
	}
	return -1
}

// withoutReminders drops what stands in parentheses and reports each. Within quotes
// a parenthesis belongs to what is said (how a half is rounded).
func withoutReminders(n *normal, drop func(*normal)) *normal {
	out := &normal{}
	depth := depths(n.r)
	for i := 0; i < len(n.r); {
		if n.r[i] == '(' && depth[i] == 0 {
			end, level := i, 0
			for ; end < len(n.r); end++ {
				if n.r[end] == '(' {
					level++
				}
				if n.r[end] == ')' {
					if level--; level == 0 {
						break
					}
				}
			}
			if end < len(n.r) && !rider(n.r[i:end+1]) {
				drop(n.slice(i, end+1))
				i = end + 1
				continue
			}
		}
		out.add(n.r[i], n.from[i], n.to[i], n.icons[i])
		i++
	}
	return out.trim()
}

// riders are what parentheses say that changes what is meant.
var riders = []string{"(端数", "(0にはならない)", "(it cannot become 0)"}

func rider(r []rune) bool {
	for _, s := range riders {
		if strings.HasPrefix(string(r), s) {
			return true
		}
	}
	return false
}

// quoteAt tells whether a quoted line begins at i.
func quoteAt(r []rune, i int) bool {
	for i < len(r) && (r[i] == ' ' || r[i] == '\n' || r[i] == '・') {
		i++
	}
	return i < len(r) && (r[i] == '「' || r[i] == '“')
}

// quotedModes cuts off the quotes that stand behind the last full stop.
func quotedModes(n *normal, depth []int) (before *normal, list []*normal) {
	for i, c := range n.r {
		if depth[i] != 0 || c != '。' && c != '.' && c != ':' && c != '\n' || !quoteAt(n.r, i+1) {
			continue
		}
		before = n.slice(0, i+1).trim()
		for k := i + 1; k < len(n.r); k++ {
			if depth[k] != 0 || n.r[k] != '「' && n.r[k] != '“' {
				continue
			}
			from := k + 1
			for k++; k < len(n.r) && depth[k] > 0; k++ {
			}
			list = append(list, n.slice(from, min(k, len(n.r))).trim())
		}
		return before, list
	}
	return n, nil
}

// bulletModes cuts off what stands behind bullets, at line ends or behind full stops.
func bulletModes(n *normal, depth []int) (before *normal, list []*normal) {
	from := -1
	before = n
	for i, c := range n.r {
		if depth[i] != 0 || c != '・' && c != '•' && (c < '①' || c > '⑨') || i == 0 || n.r[i-1] != '\n' && n.r[i-1] != '。' && n.r[i-1] != '.' && n.r[i-1] != ' ' {
			continue
		}
		if from < 0 {
			before = n.slice(0, i).trim()
		} else {
			list = append(list, n.slice(from, i).trim())
		}
		from = i + 1
	}
	if from >= 0 {
		list = append(list, n.slice(from, len(n.r)).trim())
	}
	return before, list
}

// sentence is a paragraph without its last full stop.
func (n *normal) sentence() *normal {
	if i := len(n.r) - 1; i >= 0 && (n.r[i] == '。' || n.r[i] == '.') {
		return n.slice(0, i)
	}
	return n
}

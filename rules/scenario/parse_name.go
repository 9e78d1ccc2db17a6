package scenario

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// String writes a name as a scenario does.
func (n Name) String() string {
	if n.Leader {
		switch n.Seat {
		case 0:
			return "A leader"
		case 1:
			return "B leader"
		}
		return "leader"
	}
	s := n.Text
	if strings.ContainsAny(s, " ,;@#()") || strings.Contains(s, "->") {
		s = "「" + s + "」"
	}
	if n.Which != "" {
		s += "/" + n.Which
	}
	if n.Copy > 0 {
		s += "#" + itoa(n.Copy)
	}
	if n.Seat == 0 {
		s += "@A"
	} else if n.Seat == 1 {
		s += "@B"
	}
	return s
}

// name reads the name of a card at the front of s and returns what follows.
func (p *parser) name(s string) (Name, string) {
	s = strings.TrimSpace(s)
	n := Name{Seat: state.Nobody}
	if l, rest, ok := p.leader(s); ok {
		return l, rest
	}
	switch {
	case strings.HasPrefix(s, "「"):
		end := strings.Index(s, "」")
		if end < 0 {
			p.fail("「 is not closed: %q", clip(s))
		}
		n.Text, s = s[len("「"):end], s[end+len("」"):]
	default:
		n.Text = p.knownAt(s)
		s = s[len(n.Text):]
	}
	if n.Text == "" {
		p.fail("here should be the name of a card, not %q", clip(s))
	}
	if !p.s.known[n.Text] {
		p.fail("there is no card %q; write it in the head: card %s | kind | numbers", clip(n.Text), clip(n.Text))
	}
	if name, ok := p.s.alias[n.Text]; ok {
		n.Text = name
	}
	if r, ok := strings.CutPrefix(s, "/"); ok {
		s = p.which(&n, r)
	}
	return p.suffix(n, s)
}

// suffix reads #2 and @B.
func (p *parser) suffix(n Name, s string) (Name, string) {
	for s != "" && (s[0] == '#' || s[0] == '@') {
		if s[0] == '@' {
			if len(s) < 2 || seatOf(s[1:2]) == state.Nobody {
				p.fail("after @ comes A or B, not %q", clip(s[1:]))
			}
			n.Seat, s = seatOf(s[1:2]), s[2:]
			continue
		}
		i := 1
		for i < len(s) && s[i] >= '0' && s[i] <= '9' {
			i++
		}
		c, ok := number(s[1:i])
		if !ok || c < 1 {
			p.fail("after # comes the number of the copy, from 1, not %q", clip(s[1:]))
		}
		n.Copy, s = int(c), s[i:]
	}
	return n, strings.TrimSpace(s)
}

// leads is the zone where leaders lie; NoZone: there are none.
func (g *Game) leads() ability.Zone {
	if g.Leaders == nil {
		return ability.NoZone
	}
	return g.Leaders.Zone
}

// isLeader says whether a card lies there.
func (g *Game) isLeader(k *rules.Kernel, c *state.Card) bool {
	return g.Leaders != nil && k.Zones[c.At.Zone].Word == g.Leaders.Zone
}

// leaderWords are the words by which leaders go.
func (g *Game) leaderWords() []string {
	if g.Leaders == nil {
		return nil
	}
	return g.Leaders.Words
}

// titled says whether a text begins with the word of a leader.
func (p *parser) titled(s string) bool {
	return slices.ContainsFunc(p.s.Game.leaderWords(), func(w string) bool { return strings.HasPrefix(s, w) })
}

// leader reads "B leader", "leader", "相手の" and what the game says.
func (p *parser) leader(s string) (Name, string, bool) {
	seat, rest := seatWord(s)
	if seat == state.Nobody {
		for _, w := range [...]string{"自分の", "own "} {
			if r, ok := strings.CutPrefix(rest, w); ok {
				seat, rest = p.lead, r
			}
		}
		rest = strings.TrimPrefix(strings.TrimPrefix(rest, "相手の"), "enemy ")
	}
	for _, w := range p.s.Game.leaderWords() {
		r, ok := strings.CutPrefix(rest, w)
		if !ok || p.s.known[p.longest(s)] {
			continue
		}
		if r == "" || strings.ContainsAny(r[:1], " ,:-)") {
			return Name{Leader: true, Seat: seat}, strings.TrimSpace(r), true
		}
	}
	return Name{}, s, false
}

// longest is the longest known name that s begins with and that ends there.
func (p *parser) longest(s string) string {
	for _, n := range p.names {
		if r, ok := strings.CutPrefix(s, n); ok && (r == "" || strings.ContainsAny(r[:1], nameEnds)) {
			return n
		}
	}
	return ""
}

// knownAt is the name that s begins with: a known one, else its first word.
func (p *parser) knownAt(s string) string {
	if n := p.longest(s); n != "" {
		return n
	}
	if i := strings.IndexAny(s, " ,;:()#@/"); i >= 0 {
		return s[:i]
	}
	return s
}

// nameOnly reads a name with nothing after it.
func (p *parser) nameOnly(s string) Name {
	n, rest := p.name(s)
	if rest != "" {
		p.fail("%q after the card %s is not understood", clip(rest), n)
	}
	return n
}

// names reads a list of names; X x2 stands for two.
func (p *parser) nameList(s string) []Name {
	var out []Name
	for _, e := range p.entries(s) {
		if e.Back || len(e.Props) > 0 || e.Under != nil {
			p.fail("here only names may stand, not %q", clip(s))
		}
		for i := 0; i < e.Times; i++ {
			out = append(out, e.Name)
		}
	}
	return out
}

// entries reads a list of cards: "X (act), Y under X, ? x3", "none".
func (p *parser) entries(s string) []Entry {
	var out []Entry
	s = strings.TrimSpace(s)
	switch fold(s) {
	case "", "none", "empty", "nothing", "なし":
		return nil
	}
	for _, part := range split(s, ",") {
		if part == "" {
			p.fail("an empty place in the list %q", clip(s))
		}
		out = append(out, p.entry(part))
	}
	return out
}

func (p *parser) entry(s string) Entry {
	e := Entry{Times: 1}
	if w := p.knownAt(s); (w == "back" || w == "裏") && !p.s.known[w] {
		e.Back = true
		s = strings.TrimSpace(s[len(w):])
	} else {
		e.Name, s = p.name(s)
	}
	for s != "" {
		switch {
		case s[0] == '(':
			end := strings.IndexByte(s, ')')
			if end < 0 {
				p.fail("( is not closed: %q", clip(s))
			}
			e.Props = append(e.Props, p.propList(s[1:end])...)
			s = strings.TrimSpace(s[end+1:])
		case s[0] == 'x':
			i := 1
			for i < len(s) && (s[i] >= '0' && s[i] <= '9' || s[i] == ' ' && i == 1) {
				i++
			}
			n, ok := number(s[1:i])
			if !ok || n < 1 || n > maxTimes {
				p.fail("x3: from 1 to %d copies, not %q", maxTimes, clip(s))
			}
			e.Times, s = int(n), strings.TrimSpace(s[i:])
		case strings.HasPrefix(s, "under "):
			var host Name
			host, s = p.name(s[len("under "):])
			e.Under = &host
		case p.s.Game.byAnother(s):
			e.Props = append(e.Props, p.prop(s))
			s = ""
		default:
			p.fail("%q after the card %s is not understood: (%s), x3, under X", clip(s), e.Name, p.s.Game.States[0].W[0])
		}
	}
	return e
}

// propList reads "attack 3, act, 守護".
func (p *parser) propList(s string) []Prop {
	var out []Prop
	for _, part := range split(s, ",") {
		if part == "" {
			p.fail("an empty place in the list %q", clip(s))
		}
		out = append(out, p.prop(part))
	}
	return out
}

// tryProps reads a list of properties, if it is one.
func (p *parser) tryProps(s string) (out []Prop, ok bool) {
	defer func() {
		if v := recover(); v != nil {
			if _, mine := v.(*Error); !mine {
				panic(v)
			}
			out, ok = nil, false
		}
	}()
	return p.propList(s), true
}

// prop reads one property.
func (p *parser) prop(s string) Prop {
	g := p.s.Game
	pr := Prop{Src: s, Seat: state.Nobody}
	for _, w := range [...]string{"not ", "no "} {
		if r, ok := strings.CutPrefix(s, w); ok {
			pr.Not, s = true, strings.TrimSpace(r)
		}
	}
	if p.labelled(&pr, s) {
		return pr
	}
	f := fold(s)
	if a, b, ok := pair(s); ok && g.Pair[0] != 0 {
		pr.Kind, pr.Stat, pr.N = PStat, g.Pair[0], a
		pr.Name = &Name{Copy: int(b), Text: "/"} // the second number
		return pr
	}
	switch f {
	case "new", "新", "新規":
		pr.Kind = PNew
		return pr
	case "gone":
		pr.Kind = PGone
		return pr
	}
	if st, ok := find(g.States, s); ok {
		pr.Kind, pr.State = PState, st
		if _, under := g.By[st]; under {
			pr.Kind = PBy
		}
		return pr
	}
	if w, ok := g.keys[f]; ok {
		pr.Kind, pr.Text = PKeyword, w
		return pr
	}
	if ks, ok := g.kindsOf(s); ok {
		pr.Kind, pr.Kinds = PKind, ks
		return pr
	}
	if head, n, sign, ok := endNumber(s); ok {
		pr.N, pr.Sign = n, sign
		if p.numbered(&pr, head) {
			return pr
		}
	}
	if c, ok := find(g.Classes, s); ok {
		pr.Kind, pr.Text = PClass, c
		return pr
	}
	p.fail("%q is no number (%s 3), state (%s), keyword or other property of a card", clip(s), g.statWord(), g.stateList())
	return pr
}

// numbered reads a property that ends in a number.
func (p *parser) numbered(pr *Prop, head string) bool {
	g := p.s.Game
	h := fold(head)
	for _, w := range [...]string{"original ", "printed ", "元の"} {
		if r, ok := strings.CutPrefix(h, w); ok {
			if s, is := g.stats[strings.TrimSpace(r)]; is {
				pr.Kind, pr.Stat = POriginal, s
				return true
			}
		}
	}
	if s, ok := g.stats[h]; ok {
		pr.Kind, pr.Stat = PStat, s
		return true
	}
	if h == "damage" || h == "ダメージ" {
		pr.Kind = PDamage
		return true
	}
	for _, w := range [...]string{"counter ", "counters "} {
		if len(head) > len(w) && strings.EqualFold(head[:len(w)], w) {
			pr.Kind, pr.Text = PCounter, g.mark(strings.TrimSpace(head[len(w):]))
			return true
		}
	}
	for _, w := range [...]string{" counters", " counter", "カウンター"} {
		if len(head) > len(w) && strings.EqualFold(head[len(head)-len(w):], w) {
			pr.Kind, pr.Text = PCounter, g.mark(strings.TrimSpace(head[:len(head)-len(w)]))
			return true
		}
	}
	return false
}

// labelled reads a property with a label: trait X, class X, name X, in A hand,
// owner B, evolved by X.
func (p *parser) labelled(pr *Prop, s string) bool {
	g := p.s.Game
	label, rest := first(s)
	if rest == "" {
		return false
	}
	switch strings.ToLower(label) {
	case "trait", "traits", "タイプ":
		pr.Kind, pr.Text = PTrait, unquote(rest)
	case "name", "カード名":
		pr.Kind, pr.Text = PName, unquote(rest)
	case "class", "クラス":
		c, ok := find(g.Classes, rest)
		if !ok {
			p.fail("there is no class %q", clip(rest))
		}
		pr.Kind, pr.Text = PClass, c
	case "kind", "種類":
		ks, ok := g.kindsOf(rest)
		if !ok {
			p.fail("there is no kind %q (%s)", clip(rest), g.kindList())
		}
		pr.Kind, pr.Kinds = PKind, ks
	case "owner", "オーナー", "master", "マスター":
		pr.Kind = POwner
		if l := strings.ToLower(label); l == "master" || l == "マスター" {
			pr.Kind = PMaster
		}
		if pr.Seat = seatOf(rest); pr.Seat == state.Nobody {
			p.fail("the %s is A or B, not %q", label, clip(rest))
		}
	case "at", "位置":
		n, ok := number(rest)
		if !ok || g.Spot == nil || n < 1 || n > lastSpot {
			return false
		}
		pr.Kind, pr.N = PSpot, n
	case "of":
		n := p.nameOnly(rest)
		pr.Kind, pr.Name = PSource, &n
	case "in":
		seat, zone := seatWord(rest)
		z, ok := g.zones[fold(zone)]
		if !ok {
			return false
		}
		pr.Kind, pr.Seat, pr.Zone = PIn, seat, z
	default:
		st, is := find(g.States, label)
		_, under := g.By[st]
		r, ok := strings.CutPrefix(rest, "by ")
		if !is || !under || !ok {
			return false
		}
		n := p.nameOnly(r)
		pr.Kind, pr.State, pr.Name = PBy, st, &n
	}
	return true
}

// byAnother says whether a text begins with a state that a card is in by another.
func (g *Game) byAnother(s string) bool {
	label, _ := first(s)
	st, is := find(g.States, label)
	_, under := g.By[st]
	return is && under
}

func unquote(s string) string {
	return strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(s), "「"), "」")
}

func itoa(n int) string {
	if n < 0 {
		return "-" + itoa(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// isWide says whether a text has Japanese letters.
func isWide(s string) bool {
	for _, c := range s {
		if c >= 0x3040 && c <= 0x9fff || c >= 0xff01 && c <= 0xff9f {
			return true
		}
	}
	return utf8.RuneCountInString(s) == 0
}

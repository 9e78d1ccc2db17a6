package scenario

import (
	"fmt"
	"os"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Error is a fault of a scenario file.
type Error struct {
	File string
	Line int
	What string
}

func (e *Error) Error() string { return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.What) }

// ReadFile reads and parses a file.
func ReadFile(path string) ([]*Scenario, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return Parse(path, b)
}

// Parse reads the scenarios of a file. A scenario of which a line cannot be read is
// among them and bears its first such line as its Fault; the others are not touched
// by that. The error is an *Error: the file as a whole is none that holds scenarios.
func Parse(file string, b []byte) ([]*Scenario, error) {
	p := &parser{file: file}
	switch {
	case len(b) > maxFile:
		return nil, &Error{file, 1, fmt.Sprintf("the file has %d bytes, at most %d", len(b), maxFile)}
	case !utf8.Valid(b):
		return nil, &Error{file, 1 + strings.Count(string(b[:firstBad(b)]), "\n"), "the file is not UTF-8"}
	}
	lines := strings.Split(strings.TrimPrefix(string(b), "\ufeff"), "\n")
	if len(lines) > maxLines {
		return nil, &Error{file, maxLines, fmt.Sprintf("more than %d lines", maxLines)}
	}
	for i, l := range lines {
		p.line = i + 1
		p.try(func() { p.take(strings.TrimSuffix(l, "\r")) })
	}
	p.try(p.finish)
	if len(p.out) == 0 {
		return nil, &Error{file, 1, "there is no scenario: a scenario begins with a line `scenario TITLE`"}
	}
	return p.out, nil
}

func firstBad(b []byte) int {
	for i := 0; i < len(b); {
		r, n := utf8.DecodeRune(b[i:])
		if r == utf8.RuneError && n == 1 {
			return i
		}
		i += n
	}
	return len(b)
}

// parser reads a file line by line.
type parser struct {
	file   string
	line   int
	out    []*Scenario
	s      *Scenario // the one being read
	card   *Card     // whose text may follow
	side   *Side
	names  []string // known names, longest first
	begun  bool     // the head is over
	lead   state.Seat
	acted  bool // the segment before was something a seat did
	led    bool // the segment before began with a seat
	coding bool // what is indented is a record
	coded  strings.Builder
	skip   bool // the present scenario has a fault: nothing is read before the next
}

// try reads on; a fault is noted at the scenario it stands in, of which nothing more
// is read.
func (p *parser) try(read func()) {
	defer func() {
		if v := recover(); v != nil {
			e, mine := v.(*Error)
			if !mine {
				panic(v)
			}
			if p.s == nil {
				p.s = &Scenario{File: p.file, Line: p.line}
			}
			p.s.Fault = e
			p.out = append(p.out, p.s)
			p.s, p.card, p.side, p.begun, p.skip, p.coding = nil, nil, nil, false, true, false
			p.coded.Reset()
		}
	}()
	read()
}

// fail stops reading a scenario.
func (p *parser) fail(format string, a ...any) {
	panic(&Error{p.file, p.line, fmt.Sprintf(format, a...)})
}

// take reads one line.
func (p *parser) take(raw string) {
	if strings.TrimSpace(raw) == "" {
		return
	}
	if indented := raw[0] == ' ' || raw[0] == '\t' || strings.HasPrefix(raw, "　"); indented {
		if p.coding {
			p.coded.WriteString(strings.TrimSpace(raw))
			return
		}
		if text := strings.Trim(cutRemark(raw), " 　\t"); p.side != nil {
			if text != "" && text[0] != '#' {
				p.text(text)
			}
			return
		}
	}
	line := strings.TrimSpace(plain(raw))
	if line == "" {
		return
	}
	word, rest := first(line)
	if p.coding {
		p.takeRecord()
	}
	if word == "scenario" {
		p.try(p.finish)
		p.skip, p.names = false, nil
		p.s = &Scenario{File: p.file, Line: p.line, Title: rest, known: map[string]bool{}, alias: map[string]string{}}
		if rest == "" {
			p.fail("a scenario needs a title: scenario TITLE")
		}
		return
	}
	if p.skip {
		return
	}
	if p.s == nil {
		p.fail("the first line of a scenario is `scenario TITLE`, not %q", clip(line))
	}
	switch word {
	case "game":
		p.game(rest)
		return
	case "card", "back":
		p.head(word, rest)
		return
	}
	if p.s.Game == nil {
		p.fail("the game comes before anything else: %s", gameLine())
	}
	if word == recordLine && rest == "" {
		if p.begun || len(p.s.Cards) > 0 || len(p.s.Lines) > 0 {
			p.fail("a record stands in the place of cards and board")
		}
		p.coding = true
		return
	}
	p.side, p.card = nil, nil
	p.acted, p.led = false, false
	for _, seg := range split(line, ";") {
		if seg != "" {
			p.segment(seg)
		}
	}
}

func (p *parser) finish() {
	if p.s == nil {
		return
	}
	if p.s.Game == nil {
		panic(&Error{p.file, p.s.Line, fmt.Sprintf("scenario %q names no game: %s", p.s.Title, gameLine())})
	}
	if p.coding {
		p.takeRecord()
	}
	p.out = append(p.out, p.s)
	p.s, p.card, p.side, p.begun = nil, nil, nil, false
}

// gameLine shows how the line of the game is written.
func gameLine() string {
	return "game GAME shows RULE; GAME is " + strings.Join(games.IDs(), ", ")
}

// game reads the id of a game and the rules that are shown: `game ID shows 8.4.2 8.4.9`.
func (p *parser) game(rest string) {
	id, rest := first(rest)
	if p.s.Game != nil {
		p.fail("the game is written twice")
	}
	if p.s.Game = GameOf(id); p.s.Game == nil {
		p.fail("there is no game %q here: %s", clip(id), gameLine())
	}
	for _, d := range p.s.Game.pool() {
		for i := range d.Sides {
			p.know(d.Sides[i].Name)
		}
	}
	for _, d := range p.s.Game.pool() {
		for i := range d.Sides {
			p.alias(d.Sides[i].NameEN, d.Sides[i].Name)
			p.alias(strings.ToLower(d.Sides[i].NameEN), d.Sides[i].Name)
		}
	}
	p.know("?")
	if rest == "" {
		return
	}
	word, list := first(rest)
	if word != "shows" {
		p.fail("after the game comes `shows` and the rules, not %q", clip(word))
	}
	rules := strings.FieldsFunc(list, func(c rune) bool { return c == ' ' || c == ',' })
	if len(rules) > 8 {
		p.fail("a scenario shows at most 8 rules, this one names %d", len(rules))
	}
	for _, id := range rules {
		p.shows(id)
	}
}

// shows reads what a scenario shows: `text`, or a rule that the engine carries out. One
// that it does not carry out cannot be broken, so nothing would be shown of it.
func (p *parser) shows(id string) {
	if id == textWord {
		p.s.Reading = true
		return
	}
	class := p.s.Game.class(id)
	switch {
	case class == "":
		p.fail("the rulebook of %s has no rule %q", p.s.Game.ID, clip(id))
	case class != wing.Engine:
		p.fail("rule %s is %s: a scenario shows rules that the engine carries out, or `%s`", id, class, textWord)
	case slices.Contains(p.s.Shows, id):
		p.fail("rule %s is named twice", id)
	}
	p.s.Shows = append(p.s.Shows, id)
}

// textWord stands among the rules that a scenario shows: how the text of a card is read.
const textWord = "text"

// know makes a name readable; longer names are tried first.
func (p *parser) know(name string) {
	if name == "" || p.s.known[name] {
		return
	}
	p.s.known[name] = true
	i := sort.Search(len(p.names), func(i int) bool { return len(p.names[i]) <= len(name) })
	p.names = append(p.names, "")
	copy(p.names[i+1:], p.names[i:])
	p.names[i] = name
}

// alias makes another name of a card readable, if nothing bears it.
func (p *parser) alias(other, name string) {
	if other != "" && !p.s.known[other] {
		p.know(other)
		p.s.alias[other] = name
	}
}

// head reads `card NAME | kind | cost 2 | ...`, or the back of the card before.
func (p *parser) head(word, rest string) {
	if p.s.Game == nil {
		p.fail("the game comes before the cards: %s", gameLine())
	}
	if p.begun {
		p.fail("cards are written before the board")
	}
	parts := split(rest, "|")
	name := parts[0]
	if strings.HasPrefix(name, "「") && strings.HasSuffix(name, "」") {
		name = strings.TrimSuffix(strings.TrimPrefix(name, "「"), "」")
	}
	if name == "" {
		p.fail("a card needs a name: card NAME | kind | cost 2")
	}
	if word == "back" {
		if p.card == nil || len(p.card.Sides) != 1 {
			p.fail("a back belongs to the card written just before")
		}
	} else {
		p.s.Cards = append(p.s.Cards, Card{Line: p.line})
		p.card = &p.s.Cards[len(p.s.Cards)-1]
	}
	p.card.Sides = append(p.card.Sides, Side{Line: p.line, Print: state.Side{Name: name}})
	p.side = &p.card.Sides[len(p.card.Sides)-1]
	for _, f := range parts[1:] {
		if f != "" {
			p.field(f)
		}
	}
	if len(p.side.Print.Classes) == 0 && p.s.Game.Class != "" {
		p.side.Print.Classes = []string{p.s.Game.Class}
	}
	if p.side.Print.Kinds == 0 {
		p.fail("card %q has no kind (%s)", name, p.s.Game.kindList())
	}
	p.know(name)
	delete(p.s.alias, name)
	p.know(p.side.Print.Alias)
	if word == "card" {
		p.distinct()
	}
}

func (g *Game) kindList() string {
	var out []string
	for _, k := range g.Kinds {
		out = append(out, strings.Join(k.W, " / "))
	}
	return strings.Join(out, ", ")
}

// field reads one field of a card: a kind, a number, a class, traits.
func (p *parser) field(f string) {
	g, side := p.s.Game, &p.side.Print
	if fold(f) == "by hand" {
		p.card.Hand = true
		return
	}
	if label, rest := first(f); rest != "" {
		switch strings.ToLower(label) {
		case "class", "クラス":
			side.Classes = append(side.Classes, p.classList(rest)...)
			return
		case "advantage", "有利":
			side.Traits = append(side.Traits, p.classList(rest)...)
			return
		case "trait", "traits", "タイプ", "job", "jobs", "ジョブ":
			for _, t := range strings.FieldsFunc(rest, isDot) {
				side.Traits = append(side.Traits, strings.TrimSpace(t))
			}
			return
		case "category", "カテゴリ":
			for _, c := range strings.FieldsFunc(rest, isDot) {
				side.Categories = append(side.Categories, strings.TrimSpace(c))
			}
			return
		case "number", "カードナンバー":
			p.card.Number = rest
			return
		case "collab", "コラボ名":
			side.Alias = rest
			return
		case "title", "タイトル":
			p.card.Title = rest
			return
		case "trigger", "トリガー":
			p.card.Trigger = rest
			return
		}
	}
	if what, n, _, ok := endNumber(f); ok {
		if s, is := g.stats[fold(what)]; is {
			side.Num.Set(s, n)
			return
		}
	}
	if a, b, ok := pair(f); ok && g.Pair[0] != 0 {
		side.Num.Set(g.Pair[0], a)
		side.Num.Set(g.Pair[1], b)
		return
	}
	if p.classes(f) {
		return
	}
	if ic, ok := find(g.Icons, f); ok {
		side.Icons = append(side.Icons, ic)
		return
	}
	if ks, ok := g.kindsOf(f); ok {
		side.Kinds |= ks
		return
	}
	p.fail("card %q: %q is no kind, number, class or traits of this game", side.Name, clip(f))
}

// classList reads classes joined by dots.
func (p *parser) classList(s string) (out []string) {
	for _, c := range strings.FieldsFunc(s, isDot) {
		v, ok := find(p.s.Game.Classes, strings.TrimSpace(c))
		if !ok {
			p.fail("there is no class %q", clip(c))
		}
		out = append(out, v)
	}
	return out
}

// classes reads "fire", "fire/ice", and with the cost behind them "fire 3".
func (p *parser) classes(f string) bool {
	g, side := p.s.Game, &p.side.Print
	words, n, _, counted := endNumber(f)
	if !counted {
		words = f
	}
	var all []string
	for _, w := range strings.FieldsFunc(words, isDot) {
		c, ok := find(g.Classes, strings.TrimSpace(w))
		if !ok {
			return false
		}
		all = append(all, c)
	}
	if counted && len(all) > 0 {
		side.Num.Set(ability.CostStat, n)
	}
	side.Classes = append(side.Classes, all...)
	return len(all) > 0
}

func isDot(c rune) bool { return c == '・' || c == '･' || c == '/' || c == ',' || c == '、' }

// kindsOf reads a kind of one or several words: エボルヴ・フォロワー, evolve follower.
func (g *Game) kindsOf(f string) (ability.Kinds, bool) {
	if k, ok := find(g.Kinds, f); ok {
		return k, true
	}
	all := ability.Kinds(0)
	for _, w := range strings.FieldsFunc(f, func(c rune) bool { return isDot(c) || c == ' ' }) {
		k, ok := find(g.Kinds, w)
		if !ok {
			return 0, false
		}
		all |= k
	}
	return all, all != 0
}

// pair reads "2/3".
func pair(s string) (a, b int32, ok bool) {
	x, y, found := strings.Cut(s, "/")
	if !found {
		return 0, 0, false
	}
	a, ok = number(x)
	if !ok {
		return 0, 0, false
	}
	b, ok = number(y)
	return a, b, ok
}

// text adds a line of printed text to the card being read.
func (p *parser) text(line string) {
	s := &p.side.Print
	for _, h := range p.s.Game.Lines {
		if rest, ok := strings.CutPrefix(line, h); ok {
			name, _, _ := strings.Cut(rest, "」")
			name, _, _ = strings.Cut(name, "”")
			p.know(name)
		}
	}
	if s.Text == "" {
		p.side.Line = p.line
		s.Text = line
	} else {
		s.Text += "\n" + line
	}
}

func clip(s string) string {
	if r := []rune(s); len(r) > 60 {
		return string(r[:60]) + "..."
	}
	return s
}

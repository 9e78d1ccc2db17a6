package text

import (
	"strings"

	"gotaku/rules/ability"
)

// Slots that the grammar writes before references are resolved. refs.go replaces
// all of them by numbers, or finds them again before printing.
const (
	SlotNew    = 255 // a binder: the next free slot, if anything refers to it
	SlotIt     = 254 // それ, it
	SlotFormer = 253 // 前者
	SlotLatter = 252 // 後者
	SlotLook   = 251 // その中: what was looked at last
	slotDie    = 248 // 出た目: the die rolled last
	slotNamed  = 247 // 指定した: the name or number named last
	slotMoved  = 249 // これにより捨てた: what the last move moved
)

// maxNumber is the largest number a text may say.
const maxNumber = 99999

// number reads digits at pos.
func (p *parser) number(pos int) (n int32, end int) {
	end = pos
	for end < len(p.text) && '0' <= p.text[end] && p.text[end] <= '9' && n <= maxNumber {
		n = n*10 + int32(p.text[end]-'0')
		end++
	}
	if end == pos || n > maxNumber {
		return 0, pos
	}
	return n, end
}

func (g *Game) addLeaves() {
	t := g.table
	t.addLeaf("np", g.nounLeaf(false))
	t.addLeaf("npraw", g.nounLeaf(true))
	t.addLeaf("num", leaf{parse: parseNum, print: printNum})
	t.addLeaf("int", leaf{parse: parseInt, print: printInt})
	t.addLeaf("count", leaf{parse: parseCount, print: printCount})
	t.addLeaf("name", leaf{parse: parseName, print: printName})
	t.addLeaf("trait", leaf{parse: parseTrait, print: printTrait})
	t.addLeaf("traitrun", leaf{parse: parseTraitRun, print: noPrint})
	t.addLeaf("zone", wordLeaf(g.lex.zoneWords()))
	t.addLeaf("zoneset", leaf{parse: g.parseZone, print: noPrint})
	t.addLeaf("fieldset", leaf{parse: g.parseField, print: noPrint})
	t.addLeaf("kws", leaf{parse: parseKeywords, print: printKeywords})
	t.addLeaf("kw", leaf{parse: parseKeyword, print: printKeyword})
	t.addLeaf("threshold", leaf{parse: parseThreshold, print: printThreshold})
	t.addLeaf("ctrname", leaf{parse: parseCounterName, print: printCounterName})
	t.addLeaf("quoted", leaf{parse: parseQuoted, print: printQuoted})
	t.addLeaf("effects", leaf{parse: parseEffects, print: printEffects})
	t.addLeaf("mayeffects", leaf{parse: parseMay, print: printMay})
	t.addLeaf("costs", leaf{parse: parseCosts, print: printCosts})
	t.addLeaf("ctr", leaf{parse: parseCtr, print: printCtr})
	t.addLeaf("kind", g.lex.kindLeaf())
	t.addLeaf("class", g.iconLeaf(ClassIcon))
	t.addLeaf("staticon", g.iconLeaf(StatIcon))
	t.addLeaf("costnum", leaf{parse: parseCostNum, print: printCostNum})
	t.addLeaf("lesson", leaf{parse: parseLesson, print: printLesson})
	t.addLeaf("state", wordLeaf(g.lex.States))
	t.addLeaf("statword", wordLeaf(g.lex.Stats))
	for _, n := range []struct{ name, noun string }{{"ncard", "card"}, {"ncounter", "counter"}, {"ntime", "time"}, {"npoint", "point"}} {
		t.addLeaf(n.name, numNoun(n.noun))
	}
	for _, w := range g.lex.Tokens {
		t.addLeaf(map[ability.Attr]string{ability.NameAttr: "name", ability.TraitAttr: "trait", ability.CategoryAttr: "category"}[w.Attr], g.tokenLeaf(w))
	}
	g.addCostLeaves()
	g.addNounLeaves()
	g.dialect.Leaves(g)
}

func parseNum(p *parser, pos int, add func(int, any)) {
	if n, end := p.number(pos); end > pos {
		add(end, ability.N(n))
	}
	if p.hasString(pos, "x") && !p.letterAt(pos+1) && !p.letterAt(pos-1) {
		add(pos+1, ability.Amount{Op: ability.X})
	}
}

// letterAt tells whether an ASCII letter stands at pos.
func (p *parser) letterAt(pos int) bool {
	return pos >= 0 && pos < len(p.low) && 'a' <= p.low[pos] && p.low[pos] <= 'z'
}

func printNum(w *printer, v any) (string, bool) {
	a, ok := v.(ability.Amount)
	switch {
	case !ok:
		return "", false
	case equal(a, ability.Amount{N: a.N}):
		return itoa(a.N), a.N >= 0
	case equal(a, ability.Amount{Op: ability.X}):
		return "X", true
	}
	return "", false
}

// numNoun is a number with an English noun: 1 card, 2 cards. In Japanese it is
// the number alone.
func numNoun(noun string) leaf {
	return leaf{
		parse: func(p *parser, pos int, add func(int, any)) {
			parseNum(p, pos, func(end int, v any) {
				if p.lang == JA {
					add(end, v)
					return
				}
				one := equal(v, ability.N(1))
				if !one && p.hasString(end, " "+noun+"s") {
					add(end+len(noun)+2, v)
				} else if p.hasString(end, " "+noun) && !p.letterAt(end+len(noun)+1) {
					add(end+len(noun)+1, v)
				}
			})
			if p.lang == EN && p.hasString(pos, "a "+noun) && !p.letterAt(pos+len(noun)+2) {
				add(pos+len(noun)+2, ability.N(1))
			}
		},
		print: func(w *printer, v any) (string, bool) {
			s, ok := printNum(w, v)
			if ok && w.lang == EN {
				s += " " + noun
				if !equal(v, ability.N(1)) {
					s += "s"
				}
			}
			return s, ok
		},
	}
}

func parseInt(p *parser, pos int, add func(int, any)) {
	if n, end := p.number(pos); end > pos {
		add(end, n)
	}
}

func printInt(w *printer, v any) (string, bool) {
	n, ok := v.(int32)
	return itoa(n), ok && n >= 0
}

// counterAt tells whether a counter word stands at pos; it means nothing of its own.
func (p *parser) counterAt(pos int) bool {
	return pos < len(p.text) && strings.ContainsRune(p.g.lex.Counters, p.text[pos])
}

type counterWord struct{}

func parseCtr(p *parser, pos int, add func(int, any)) {
	if p.counterAt(pos) {
		add(pos+1, counterWord{})
	}
}

func printCtr(w *printer, v any) (string, bool) { return w.counter, true }

func parseCount(p *parser, pos int, add func(int, any)) {
	if p.lang == EN {
		parseCountEN(p, pos, add)
		return
	}
	for _, s := range []string{"すべて", "全て"} {
		if p.hasString(pos, s) {
			add(pos+len([]rune(s)), ability.Count{Op: ability.All})
		}
	}
	for _, s := range []string{"好きな枚数", "好きな数"} {
		if p.hasString(pos, s) {
			add(pos+len([]rune(s)), ability.Count{Op: ability.AnyNumber})
		}
	}
	most := p.hasString(pos, "最大")
	if most {
		pos += len([]rune("最大"))
	}
	parseNum(p, pos, func(end int, v any) {
		if !p.counterAt(end) || most && !p.hasString(end+1, "まで") {
			return
		}
		c := ability.Count{N: v.(ability.Amount)}
		if p.hasString(end+1, "まで") {
			add(end+3, ability.Count{Op: ability.UpTo, N: c.N})
			return
		}
		add(end+1, c)
	})
}

func parseCountEN(p *parser, pos int, add func(int, any)) {
	for _, s := range []string{"a ", "an ", "another "} {
		if p.hasString(pos, s) && s != "another " {
			add(pos+len(s)-1, ability.Count{N: ability.N(1)})
		}
	}
	if p.hasString(pos, "all ") {
		add(pos+3, ability.Count{Op: ability.All})
	}
	if p.hasString(pos, "all the ") {
		add(pos+7, ability.Count{Op: ability.All})
	}
	if p.hasString(pos, "any number of ") {
		add(pos+13, ability.Count{Op: ability.AnyNumber})
	}
	op := ability.Exactly
	if p.hasString(pos, "up to ") {
		op, pos = ability.UpTo, pos+6
	}
	parseNum(p, pos, func(end int, v any) { add(end, ability.Count{Op: op, N: v.(ability.Amount)}) })
}

func printCount(w *printer, v any) (string, bool) {
	c, ok := v.(ability.Count)
	if !ok {
		return "", false
	}
	w.plural = !equal(c, ability.Count{N: ability.N(1)})
	switch c.Op {
	case ability.All:
		return pick(w.lang, "すべて", "all"), equal(c.N, ability.Amount{})
	case ability.AnyNumber:
		return pick(w.lang, "好きな枚数", "any number of"), equal(c.N, ability.Amount{})
	}
	n, ok := printNum(w, c.N)
	if w.lang == EN {
		if c.Op == ability.UpTo {
			n = "up to " + n
			w.plural = !equal(c.N, ability.N(1))
		}
		return n, ok
	}
	n += w.counter
	if w.agree = c.Op == ability.UpTo; w.agree {
		n += "まで"
	}
	return n, ok
}

func pick(l Lang, ja, en string) string {
	if l == JA {
		return ja
	}
	return en
}

// parseName reads a card name in its quotes; the data holds the Japanese name.
func parseName(p *parser, pos int, add func(int, any)) {
	open, stop := '『', '』'
	if p.lang == EN {
		open, stop = '"', '"'
	}
	if pos >= len(p.text) || p.text[pos] != open {
		return
	}
	for i := pos + 1; i < len(p.text); i++ {
		if p.text[i] == stop {
			if i > pos+1 {
				add(i+1, p.g.dict.name(string(p.text[pos+1:i]), p.lang))
			}
			return
		}
	}
}

func printName(w *printer, v any) (string, bool) {
	s, ok := v.(string)
	if !ok || s == "" || strings.ContainsAny(s, "『』\"\n") {
		return "", false
	}
	if w.lang == EN {
		if e, ok := w.g.dict.Names[s]; ok {
			s = e
		}
		return `"` + s + `"`, true
	}
	return "『" + s + "』", true
}

// name turns a printed name into the one of the data.
func (d *Dict) name(s string, l Lang) string { return back(d.Names, s, l) }

func (d *Dict) trait(s string, l Lang) string { return back(d.Traits, s, l) }

// back finds the Japanese string of an English one; the least of several.
func back(m map[string]string, s string, l Lang) string {
	if l == JA {
		return s
	}
	best := ""
	for ja, en := range m {
		if en == s && (best == "" || ja < best) {
			best = ja
		}
	}
	if best == "" {
		return s
	}
	return best
}

// parseTrait reads 妖精・ or <Fairy>. The run before ・ holds no particle unless the
// trait is known, and no number unless it is known or nothing else.
func parseTrait(p *parser, pos int, add func(int, any)) {
	if p.lang == EN {
		if pos < len(p.text) && p.text[pos] == '<' {
			for i := pos + 1; i < len(p.text) && i-pos < 40; i++ {
				if p.text[i] == '>' {
					add(i+1, p.g.dict.trait(string(p.text[pos+1:i]), EN))
					return
				}
			}
		}
		return
	}
	if p.modifierAt(pos) {
		return
	}
	figures := 0
	for i := pos; i < len(p.text) && i-pos < 20; i++ {
		c := p.text[i]
		if '0' <= c && c <= '9' {
			figures++
		}
		if c == '・' && i > pos {
			s := string(p.text[pos:i])
			plain := figures == 0 && !strings.ContainsAny(s, "のをがはにでとかもやへ") && !p.g.lex.isKind(s)
			if plain || figures == i-pos || p.g.knowsTrait(s) {
				add(i+1, s)
			}
			return
		}
		if c == '・' || c == '。' || c == '、' || c == ':' || closer(c) != 0 || c == '』' || c == '」' || c == '】' || c == ']' || c == '\n' {
			return
		}
	}
}

// modifierAt tells whether a word stands at pos that looks like a trait and is none.
func (p *parser) modifierAt(pos int) bool {
	return p.hasString(pos, "ランダムな") || p.hasString(pos, "進化していない") || p.hasString(pos, "それ以外")
}

// parseTraitRun reads a trait before か, タイプ or と.
func parseTraitRun(p *parser, pos int, add func(int, any)) {
	if p.modifierAt(pos) {
		return
	}
	figures := 0 // at its beginning
	for figures < 12 && pos+figures < len(p.text) && '0' <= p.text[pos+figures] && p.text[pos+figures] <= '9' {
		figures++
	}
	for i := pos + figures; i < len(p.text) && i-pos < 12; i++ {
		c := p.text[i]
		if figures > 0 && i > pos+figures {
			return // a number and what it counts
		}
		if i > pos && (c == 'か' && !p.hasString(i, "から") || p.hasString(i, "としても") || p.hasString(i, "タイプ")) {
			if s := string(p.text[pos:i]); !p.g.lex.isKind(s) {
				add(i, s)
			}
			return
		}
		if strings.ContainsRune("のをがはにでとかもやへ・。、:『』「」", c) || closer(c) != 0 || c < 0x80 {
			return
		}
	}
}

// zoneWords are the names of the zones.
func (x *Lexicon) zoneWords() []Word {
	var out []Word
	for _, z := range x.Zones {
		out = append(out, Word{z.JA, z.EN, z.Zone})
	}
	return out
}

// parseZone reads the word of a zone.
func (g *Game) parseZone(p *parser, pos int, add func(int, any)) {
	for _, z := range g.lex.Zones {
		if p.hasWord(pos, z.JA) {
			add(pos+len([]rune(z.JA)), []ability.Zone{z.Zone})
		}
	}
}

// parseField reads the word of the zone that nobody owns alone.
func (g *Game) parseField(p *parser, pos int, add func(int, any)) {
	g.parseZone(p, pos, func(end int, v any) {
		if v.([]ability.Zone)[0] == ability.Field {
			add(end, v)
		}
	})
}

func (g *Game) knowsTrait(s string) bool {
	for _, t := range g.lex.Traits {
		if t == s {
			return true
		}
	}
	_, ok := g.dict.Traits[s]
	return ok
}

func printTrait(w *printer, v any) (string, bool) {
	s, ok := v.(string)
	if !ok || s == "" {
		return "", false
	}
	if w.lang == EN {
		if e, ok := w.g.dict.Traits[s]; ok {
			s = e
		}
		return "<" + s + ">", !strings.ContainsAny(s, "<>")
	}
	return s + "・", true
}

func printPlain(w *printer, v any) (string, bool) {
	s, ok := v.(string)
	return s, ok && s != ""
}

// parseCounterName reads the name before カウンター or " counter".
func parseCounterName(p *parser, pos int, add func(int, any)) {
	if p.hasString(pos, "ランダムな") {
		return
	}
	stop := pick(p.lang, "カウンター", " counter")
	for i := pos + 1; i < len(p.text) && i-pos < 20; i++ {
		c := p.text[i]
		if p.hasString(i, stop) {
			add(i, p.markNamed(string(p.text[pos:i])))
			return
		}
		if strings.ContainsRune("。、 「『【[のをがはにでとかもやへら0123456789", p.text[pos]) || strings.ContainsRune("。、 「『【[のをがはにでとかもやへら0123456789", c) {
			return
		}
	}
}

// printZoneSet prints the word of one zone.
func printZoneSet(w *printer, v any) (string, bool) {
	z, ok := v.([]ability.Zone)
	if !ok || len(z) != 1 {
		return "", false
	}
	return wordLeaf(w.g.lex.zoneWords()).print(w, z[0])
}

func (p *parser) markNamed(s string) string {
	for _, m := range p.g.lex.Markers {
		if strings.EqualFold(pick(p.lang, m.JA, m.EN), s) {
			return m.JA
		}
	}
	return s
}

func printCounterName(w *printer, v any) (string, bool) {
	s, ok := v.(string)
	for _, m := range w.g.lex.Markers {
		if m.JA == s {
			s = pick(w.lang, m.JA, m.EN)
		}
	}
	return s, ok && s != ""
}

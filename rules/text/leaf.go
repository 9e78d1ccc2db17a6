package text

import (
	"slices"
	"strings"
	"unicode"

	"gotaku/rules/ability"
)

// Slots that the grammar writes before references are resolved. refs.go replaces
// all of them by numbers, or finds them again before printing.
const (
	SlotNew    = 255 // a binder: the next free slot, if anything refers to it
	SlotIt     = 254 // それ, it
	SlotOne    = 246 // the same, of one thing: English "it" where the language parts it from "them"
	SlotThat   = 229 // the same, called by its kind beside "it" in one sentence: another thing than that
	SlotCard   = 228 // the same, called a card by a condition: not what was chosen since, if a card was met before
	SlotFormer = 253 // 前者
	SlotLatter = 252 // 後者
	SlotLook   = 251 // その中: what was looked at last
	slotDie    = 248 // 出た目: the die rolled last
	SlotNamed  = 247 // 指定した: the name or number named last
	SlotWins   = 227 // 勝った回数: the jankens played last
	SlotSome   = 245 // その中に: what was looked at last, or the several things that were met last
	SlotDied   = 243 // of the subject of a trigger: what was destroyed
	SlotJudged = 226 // of the subject or object of a trigger: the game has found that it is spoken of
	slotNear   = 223 // the same, behind 代わりに: nothing that was not met in the text itself
	SlotYours  = 225 // your follower: of two that were chosen together, the one that is yours
	SlotTheirs = 224 // the enemy follower: so the opponent's
	SlotUser   = 244 // of what was cancelled last, the cards whose abilities it was
	slotDone   = 230 // 捨てたカード and its like, a slot each: done.go
	slotMore   = 222 // もう1枚: what was looked at last, of which so many, whatever they are, were taken just before
	SlotMoved  = 249 // これにより捨てた: what the last move moved
)

// MaxNumber is the largest number a text may say.
const MaxNumber = 99999

// Number reads digits at pos; end is pos where there are none.
func (p *Parser) Number(pos int) (n int32, end int) {
	end = pos
	for end < len(p.Text) && '0' <= p.Text[end] && p.Text[end] <= '9' && n <= MaxNumber {
		n = n*10 + int32(p.Text[end]-'0')
		end++
	}
	if end == pos && p.Lang == EN {
		return p.numberWord(pos)
	}
	if end == pos || n > MaxNumber {
		return 0, pos
	}
	return n, end
}

// numberWords are those that English writes out, from six on: a game that does so with less says it among its spellings.
var numberWords = []string{"six", "seven", "eight", "nine", "ten"}

// numberWord reads one, which stands in small letters: in a name, or in a trait, it is no number.
func (p *Parser) numberWord(pos int) (n int32, end int) {
	if p.letterAt(pos - 1) {
		return 0, pos
	}
	for i, w := range numberWords {
		if end = pos + len(w); end <= len(p.Text) && string(p.Text[pos:end]) == w && !p.letterAt(end) {
			return int32(i) + 6, end
		}
	}
	return 0, pos
}

func (g *Game) addLeaves() {
	t := g.Table
	t.AddLeaf("np", g.nounLeaf(false, false))
	t.AddLeaf("npraw", g.nounLeaf(true, false))
	t.AddLeaf("npall", g.nounLeaf(false, true))
	t.AddLeaf("nprawall", g.nounLeaf(true, true))
	t.AddLeaf("npamid", Leaf{Parse: g.parseAmid, Print: noPrint})
	t.AddLeaf("num", Leaf{Parse: parseNum, Print: printNum})
	t.AddLeaf("int", Leaf{Parse: parseInt, Print: printInt})
	t.AddLeaf("count", Leaf{Parse: parseCount, Print: printCount})
	t.AddLeaf("manycount", Leaf{Parse: parseMany, Print: noPrint})
	t.AddLeaf("name", Leaf{Parse: parseName, Print: printName})
	t.AddLeaf("trait", Leaf{Parse: parseTrait, Print: printTrait})
	t.AddLeaf("traitrun", Leaf{Parse: parseTraitRun, Print: noPrint})
	t.AddLeaf("zone", WordLeaf(g.Lex.ZoneWords()))
	t.AddLeaf("zoneset", Leaf{Parse: g.ParseZone, Print: noPrint})
	t.AddLeaf("fieldset", Leaf{Parse: g.parseField, Print: noPrint})
	t.AddLeaf("kws", Leaf{Parse: parseKeywords, Print: printKeywords})
	t.AddLeaf("kw1", Leaf{Parse: parseOneKeyword, Print: printKeywords})
	t.AddLeaf("kw", Leaf{Parse: parseKeyword, Print: PrintKeyword})
	t.AddLeaf("threshold", Leaf{Parse: parseThreshold, Print: printThreshold})
	t.AddLeaf("ctrname", Leaf{Parse: parseCounterName, Print: PrintCounterName})
	t.AddLeaf("quoted", Leaf{Parse: parseQuotes, Print: printQuoted})
	t.AddLeaf("effects", Leaf{Parse: parseEffects, Print: printEffects})
	t.AddLeaf("mayeffects", Leaf{Parse: parseMay, Print: printMay})
	t.AddLeaf("costs", Leaf{Parse: parseCosts, Print: printCosts})
	t.AddLeaf("ctr", Leaf{Parse: parseCtr, Print: printCtr})
	t.AddLeaf("madectr", Leaf{Parse: parseCtr, Print: printMadeCtr})
	t.AddLeaf("paid", Leaf{Parse: parsePaid, Print: printCtr}) // 《1》を支払ったなら: which cost is said again
	t.AddLeaf("exprs", Leaf{Parse: parseExprs, Print: printExprs})
	t.AddLeaf("kind", g.Lex.kindLeaf())
	t.AddLeaf("class", g.iconLeaf(ClassIcon))
	t.AddLeaf("staticon", g.iconLeaf(StatIcon))
	t.AddLeaf("costnum", Leaf{Parse: parseCostNum, Print: printCostNum})
	t.AddLeaf("state", WordLeaf(g.Lex.States))
	t.AddLeaf("statword", WordLeaf(g.Lex.Stats))
	for _, n := range []struct{ name, noun string }{{"ncard", "card"}, {"ncounter", "counter"}, {"ntime", "time"}, {"npoint", "point"}} {
		t.AddLeaf(n.name, numNoun(n.noun))
	}
	for _, w := range g.Lex.Tokens {
		t.AddLeaf(map[ability.Attr]string{ability.NameAttr: "name", ability.TraitAttr: "trait", ability.CategoryAttr: "category"}[w.Attr], g.tokenLeaf(w))
	}
	g.addCostLeaves()
	g.addNounLeaves()
	g.dialect.Leaves(g)
}

func parseNum(p *Parser, pos int, add func(int, any)) {
	if n, end := p.Number(pos); end > pos {
		add(end, ability.N(n))
	}
	if p.HasString(pos, "x") && !p.letterAt(pos+1) && !p.letterAt(pos-1) {
		add(pos+1, ability.Amount{Op: ability.X})
	}
	if !p.Game.Lex.TimesSign || p.Lang != JA || !p.Ahead(pos, "×") {
		return
	}
	for _, r := range p.At(p.Game.Table.byName["expr"], pos) { // 自分の手札の枚数×100
		if a := r.Val.(ability.Amount); a.Op != ability.Const && a.Op != ability.X && p.HasString(r.End, "×") {
			if n, end := p.Number(r.End + 1); end > r.End+1 {
				add(end, times(n, a))
			}
		}
	}
}

// letterAt tells whether an ASCII letter stands at pos.
func (p *Parser) letterAt(pos int) bool {
	return pos >= 0 && pos < len(p.low) && 'a' <= p.low[pos] && p.low[pos] <= 'z'
}

func printNum(w *Printer, v any) (string, bool) {
	a, ok := v.(ability.Amount)
	switch {
	case !ok:
		return "", false
	case Equal(a, ability.Amount{N: a.N}):
		return Itoa(a.N), a.N >= 0
	case Equal(a, ability.Amount{Op: ability.X}):
		return "X", true
	}
	return "", false
}

// numNoun is a number with an English noun: 1 card, 2 cards. In Japanese it is
// the number alone.
func numNoun(noun string) Leaf {
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			parseNum(p, pos, func(end int, v any) {
				if p.Lang == JA {
					add(end, v)
					return
				}
				one := Equal(v, ability.N(1))
				if !one && p.HasString(end, " "+noun+"s") {
					add(end+len(noun)+2, v)
				} else if p.HasString(end, " "+noun) && !p.letterAt(end+len(noun)+1) {
					add(end+len(noun)+1, v)
				}
			})
			if p.Lang == EN && p.HasString(pos, "a "+noun) && !p.letterAt(pos+len(noun)+2) {
				add(pos+len(noun)+2, ability.N(1))
			}
		},
		Print: func(w *Printer, v any) (string, bool) {
			s, ok := printNum(w, v)
			if ok && w.Lang == EN {
				s += " " + noun
				if !Equal(v, ability.N(1)) {
					s += "s"
				}
			}
			return s, ok
		},
	}
}

func parseInt(p *Parser, pos int, add func(int, any)) {
	if n, end := p.Number(pos); end > pos {
		add(end, n)
	}
}

func printInt(w *Printer, v any) (string, bool) {
	n, ok := v.(int32)
	return Itoa(n), ok && n >= 0
}

// counterAt tells whether a counter word stands at pos; it means nothing of its own.
func (p *Parser) counterAt(pos int) bool {
	return pos < len(p.Text) && strings.ContainsRune(p.Game.Lex.Counters, p.Text[pos])
}

type counterWord struct{}

func parseCtr(p *Parser, pos int, add func(int, any)) {
	if p.counterAt(pos) {
		add(pos+1, counterWord{})
	}
}

// parsePaid reads a cost in 《》 that is only said once more.
func parsePaid(p *Parser, pos int, add func(int, any)) {
	if pos >= len(p.Text) || p.Text[pos] != '《' {
		return
	}
	for end := pos + 1; end < len(p.Text) && end-pos < maxIcon; end++ {
		if p.Text[end] == '》' {
			add(end+1, counterWord{})
			return
		}
	}
}

// printMadeCtr prints the counter word of what is made in play: that of the card named before it, if its kind is known.
func printMadeCtr(w *Printer, _ any) (string, bool) {
	kinds := w.Game.Dict.Kinds[w.name]
	if kinds == 0 {
		return "体", true
	}
	f := Zoned(ability.Field)
	return w.Game.dialect.Counter(w.Game, &f, kinds), true
}

func printCtr(w *Printer, v any) (string, bool) { return w.counter, true }

func parseCount(p *Parser, pos int, add func(int, any)) {
	if p.Lang == EN {
		parseCountEN(p, pos, add)
		return
	}
	for _, s := range []string{"すべて", "全て"} {
		if p.HasString(pos, s) {
			add(pos+len([]rune(s)), ability.Count{Op: ability.All})
		}
	}
	for _, s := range []string{"好きな枚数", "好きな枚数だけ", "好きな数だけ", "好きな数", "好きなだけ"} {
		if p.HasString(pos, s) {
			add(pos+len([]rune(s)), ability.Count{Op: ability.AnyNumber})
		}
	}
	most := p.HasString(pos, "最大")
	if most {
		pos += len([]rune("最大"))
	}
	parseNum(p, pos, func(end int, v any) {
		c := ability.Count{N: v.(ability.Amount)}
		switch {
		case !p.counterAt(end):
			return
		case p.HasString(end+1, "まで"):
			c.Op = ability.UpTo
			end += 2
		case most:
			c.Op = ability.UpTo
		}
		add(end+1, c)
	})
	const asMany = "と同じ枚数"
	if !p.Ahead(pos, asMany) {
		return
	}
	for _, r := range p.At(p.Game.Table.byName["expr"], pos) { // あなたのライフの枚数と同じ枚数まで
		if a := r.Val.(ability.Amount); a.Op != ability.Const && a.Op != ability.X && p.HasString(r.End, asMany) {
			end := r.End + len([]rune(asMany))
			add(end, ability.Count{N: a})
			if p.HasString(end, "まで") {
				add(end+2, ability.Count{Op: ability.UpTo, N: a})
			}
		}
	}
}

// parseOneKeyword reads a keyword as a list of one.
func parseOneKeyword(p *Parser, pos int, add func(int, any)) {
	parseKeyword(p, pos, func(end int, v any) { add(end, []string{v.(string)}) })
}

// parseMany reads a count of cards: 2つ may be of modes, which have a row of their own.
func parseMany(p *Parser, pos int, add func(int, any)) {
	parseCount(p, pos, func(end int, v any) {
		if c := v.(ability.Count); c.Op <= ability.UpTo && p.Lang == JA && !strings.ContainsAny(string(p.Text[pos:end]), "つ個") {
			add(end, v)
		}
	})
}

func parseCountEN(p *Parser, pos int, add func(int, any)) {
	for _, s := range []string{"a ", "an ", "another "} {
		if p.HasString(pos, s) && s != "another " {
			add(pos+len(s)-1, ability.Count{N: ability.N(1)})
		}
	}
	if p.HasString(pos, "all ") {
		add(pos+3, ability.Count{Op: ability.All})
	}
	if p.HasString(pos, "all the ") {
		add(pos+7, ability.Count{Op: ability.All})
	}
	if p.HasString(pos, "any number of ") {
		add(pos+13, ability.Count{Op: ability.AnyNumber})
	}
	if p.HasString(pos, "a total of ") {
		pos += len("a total of ")
	}
	op := ability.Exactly
	if p.HasString(pos, "up to ") {
		op, pos = ability.UpTo, pos+6
	}
	parseNum(p, pos, func(end int, v any) { add(end, ability.Count{Op: op, N: v.(ability.Amount)}) })
}

func printCount(w *Printer, v any) (string, bool) {
	c, ok := v.(ability.Count)
	if !ok {
		return "", false
	}
	w.Plural = !Equal(c, ability.Count{N: ability.N(1)})
	switch c.Op {
	case ability.All:
		return Pick(w.Lang, "すべて", "all"), Equal(c.N, ability.Amount{})
	case ability.AnyNumber:
		return Pick(w.Lang, "好きな枚数", "any number of"), Equal(c.N, ability.Amount{})
	}
	n, ok := printNum(w, c.N)
	if w.Lang == EN {
		if c.Op == ability.UpTo {
			n = "up to " + n
			w.Plural = !Equal(c.N, ability.N(1))
		}
		return n, ok
	}
	n += w.counter
	if w.agree = c.Op == ability.UpTo; w.agree {
		n += "まで"
	}
	return n, ok
}

func Pick(l Lang, ja, en string) string {
	if l == JA {
		return ja
	}
	return en
}

// opens tells whether a sentence may begin at pos, where a capital letter says nothing.
func (p *Parser) opens(pos int) bool {
	return pos == 0 || pos > 1 && p.Text[pos-1] == ' ' && !IsLetter(p.Text[pos-2])
}

// ZoneWords are the names of the zones.
func (x *Lexicon) ZoneWords() []Word {
	var out []Word
	for _, z := range x.Zones {
		out = append(out, Word{z.JA, z.EN, z.Zone})
	}
	return out
}

// ParseZone reads the word of a zone.
func (g *Game) ParseZone(p *Parser, pos int, add func(int, any)) {
	for _, z := range g.Lex.Zones {
		if p.hasWord(pos, foldLiteral(z.JA, p.Lang)) {
			add(pos+len([]rune(z.JA)), []ability.Zone{z.Zone})
		}
	}
}

// parseField reads the word of the zone that nobody owns alone.
func (g *Game) parseField(p *Parser, pos int, add func(int, any)) {
	g.ParseZone(p, pos, func(end int, v any) {
		if v.([]ability.Zone)[0] == ability.Field {
			add(end, v)
		}
	})
}

// notCalled are words that say which counters are meant, or how many, and are the name of none: one more counter.
var notCalled = []string{
	"ランダムな", "好きな", "異なる", "違う", "同じ", "新しい", "追加", "残り", "余り", "全", "各", "別", "複数", "すべて", "全て",
	"more", "other", "another", "additional", "further", "extra", "different", "same", "new", "single", "such", "remaining", "last", "total", "any", "all", "random", "many", "fewer", "less", "with", "from", "this", "that", "those", "these", "each", "without", "card", "cards",
}

// parseCounterName reads the name before カウンター or " counter".
func parseCounterName(p *Parser, pos int, add func(int, any)) {
	stop := Pick(p.Lang, "カウンター", " counter")
	const of, places = 'の', "場上下中前後内外" // within a name behind one letter: 死の宣告. Whose counters they are is said in more, but for places
	for i := pos + 1; i < len(p.Text) && i-pos < 20; i++ {
		c := p.Text[i]
		if p.HasString(i, stop) {
			if said := string(p.Text[pos:i]); !slices.ContainsFunc(strings.Fields(strings.ToLower(said)), func(w string) bool { return slices.Contains(notCalled, w) }) {
				add(i, p.MarkNamed(said))
			}
			return
		}
		if c == ' ' && betweenWords(p.Text, pos, i) {
			continue
		}
		if c == of && i == pos+1 && unicode.Is(unicode.Han, p.Text[pos]) && !strings.ContainsRune(places, p.Text[pos]) {
			continue
		}
		if strings.ContainsRune("。、 「『【[のをがはにでともやへらた0123456789", p.Text[pos]) || strings.ContainsRune("。、 「『【[のをがはにでとかもやへたる0123456789", c) {
			return
		}
	}
}

// betweenWords tells whether the space at i stands between the two words of a counter's name, of which neither is a word of the sentence: a
// divine water counter. One with more words is called otherwise.
func betweenWords(r []rune, pos, i int) bool {
	end := i + 1
	for end < len(r) && ('a' <= r[end] && r[end] <= 'z' || end == i+1 && 'A' <= r[end] && r[end] <= 'Z') {
		end++
	}
	return i-pos > longWord && end-i > longWord && !slices.ContainsFunc(r[pos+1:i], func(c rune) bool { return c < 'a' || 'z' < c })
}

// longWord is how many letters no article, number in words or preposition has.
const longWord = 3

// PrintZoneSet prints the word of one zone.
func PrintZoneSet(w *Printer, v any) (string, bool) {
	z, ok := v.([]ability.Zone)
	if !ok || len(z) != 1 {
		return "", false
	}
	return WordLeaf(w.Game.Lex.ZoneWords()).Print(w, z[0])
}

func (p *Parser) MarkNamed(s string) string {
	for _, m := range p.Game.Lex.Markers {
		if strings.EqualFold(Pick(p.Lang, m.JA, m.EN), s) {
			return m.JA
		}
	}
	if p.Lang == EN { // as a name begins, in either language
		first, second, two := strings.Cut(s, " ")
		if two {
			return Capital(first) + " " + Capital(second)
		}
		return Capital(s)
	}
	return s
}

func PrintCounterName(w *Printer, v any) (string, bool) {
	s, ok := v.(string)
	for _, m := range w.Game.Lex.Markers {
		if m.JA == s {
			s = Pick(w.Lang, m.JA, m.EN)
		}
	}
	return s, ok && s != ""
}

package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// between are what stands between two quotes of one list.
var between = [langs][]string{JA: {"」と「", "」「", "」、「"}, EN: {"” and “", "”, “", "”, and “", "” “"}}

// parseQuotes reads one ability in quotes, or several, each in its own.
func parseQuotes(p *Parser, pos int, add func(int, any)) {
	parseQuoted(p, pos, func(end int, v any) {
		add(end, v)
		for _, s := range between[p.Lang] {
			if p.HasString(end, s) {
				parseQuotes(p, end+len([]rune(s)), func(end2 int, w any) {
					if list := v.([]int); len(list) < maxQuotes {
						add(end2, append(append([]int(nil), list...), w.([]int)...))
					}
				})
			}
		}
	})
}

// maxQuotes bounds how deep abilities may stand within abilities.
const maxQuotes = 4

// parseQuoted reads the ability in 「…」 at pos (behind the opening quote) and
// gives its index. The text inside is compiled by the same grammar as an ability
// of the card that receives it.
func parseQuoted(p *Parser, pos int, add func(int, any)) {
	if p.quoted.depth >= maxQuotes || pos == 0 {
		return
	}
	stop := Pick(p.Lang, "」", "”")
	open := Pick(p.Lang, "「", "“")
	level, end := 1, pos
	for ; end < len(p.Text); end++ {
		if p.HasString(end, open) {
			level++
		}
		if p.HasString(end, stop) {
			if level--; level == 0 {
				break
			}
		}
	}
	if end >= len(p.Text) {
		return
	}
	if strings.Contains(string(p.Text[pos:end]), OwnName) && !p.ofOwn(pos-1) {
		return // the name of the card that grants the ability, to another
	}
	p.Granted(pos, end, add)
}

// Granted reads what stands from pos to end as an ability that is given, and gives its index.
func (p *Parser) Granted(pos, end int, add func(int, any)) {
	inner := &Normal{}
	for i := pos; i < end; i++ {
		inner.Add(p.Text[i], 0, 0, false)
	}
	p.quoted.depth++
	defer func() { p.quoted.depth-- }()
	rep := Report{}
	c := &Compiler{Game: p.Game, Lang: p.Lang, Kinds: p.Game.Lex.bearer(), Card: &ability.Card{}, rep: &rep, fuel: fuel{card: *p.fuel}, quoted: p.quoted, Silent: true}
	c.paragraphs(p.Game.dialect.Paragraphs(c, inner))
	if of := p.Game.Lex.OfItself[p.Lang]; len(rep.Spans) > 0 && of != "" && !strings.Contains(string(inner.R), strings.TrimSpace(of)) {
		rep, c.Card = Report{}, &ability.Card{}
		c.paragraphs(p.Game.dialect.Paragraphs(c, inner.Put(false, func(i int) (string, int) {
			if i == 0 {
				return of + string(inner.R[0]), 1
			}
			return "", 0
		})))
	}
	*p.fuel = c.fuel.card
	if len(rep.Spans) > 0 || len(c.Card.Abilities) == 0 {
		return
	}
	var list []int
	for _, a := range c.Card.Abilities {
		if a.Kind == ability.Spell {
			return // nothing says when it is done, on a card that stays
		}
		a.Print = ""
		list = append(list, p.quoted.intern(a))
	}
	add(end, list)
}

// ofOwn tells whether the card itself is what the words before a quote speak of: レンは「…」.
func (p *Parser) ofOwn(quote int) bool {
	s := string(p.Text[:quote])
	for open, stop := Pick(p.Lang, "「", "“"), Pick(p.Lang, "」", "”"); ; { // one quoted before
		from, to := strings.LastIndex(s, open), strings.LastIndex(s, stop)
		if from < 0 || to < from || slices.ContainsFunc(behindSubject[p.Lang], func(w string) bool { return strings.Contains(s[to:], w) }) {
			break // none, or another subject stands between
		}
		s = s[:from]
	}
	if i := strings.LastIndexAny(s, Pick(p.Lang, "。」", ".”")); i >= 0 {
		s = s[i:]
	}
	is, said := ownSubject(s, p.Lang)
	return is || p.Lang == JA && !said // 5枚以上の場合、追加で「…」を得る: the folder sees what the sentence before speaks of
}

// ownSubject tells whether the last subject that is said is the card itself; said: some is.
func ownSubject(s string, l Lang) (is, said bool) {
	s = strings.ReplaceAll(strings.ReplaceAll(s, "、パワーは", "、"), "のパワーは", "のパワー")
	at := -1
	for _, w := range behindSubject[l] {
		at = max(at, strings.LastIndex(s, w))
	}
	return at >= 0 && strings.HasSuffix(s[:at], OwnName), at >= 0
}

// behindSubject are the words between a subject and what it gains.
var behindSubject = [langs][]string{JA: {"は", "のパワー", "に"}, EN: {" gain", " also", " lose"}}

// Quote keeps an ability that something gains, for a dialect that reads it in other words, and says which it is.
func (c *Compiler) Quote(a ability.Ability) int { return c.quoted.intern(a) }

func (q *quotes) intern(a ability.Ability) int {
	for i := range q.list {
		if Equal(q.list[i], a) {
			return i
		}
	}
	q.list = append(q.list, a)
	return len(q.list) - 1
}

// printQuoted prints granted abilities without their last full stop.
func printQuoted(w *Printer, v any) (string, bool) {
	list, ok := v.([]int)
	if !ok || len(list) == 0 || w.card == nil {
		return "", false
	}
	var as []ability.Ability
	for _, i := range list {
		if i < 0 || i >= len(w.card.Quoted) {
			return "", false
		}
		as = append(as, w.card.Quoted[i])
	}
	in := &Printer{Game: w.Game, Lang: w.Lang, card: w.card, depth: w.depth + 10}
	lines, ok := in.abilities(as)
	if !ok || len(lines) == 0 {
		return "", false
	}
	for i, s := range lines {
		for _, stop := range []string{"。", "."} {
			lines[i] = strings.TrimSuffix(lines[i], stop)
		}
		if strings.Contains(s, "\n") {
			return "", false
		}
	}
	s := strings.Join(lines, between[w.Lang][0])
	return strings.ReplaceAll(s, OwnName, Pick(w.Lang, "このキャラクター", "this Character")), true
}

package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
)

// crossAbility prints one ability of a game with skills: its head, then its text.
func crossAbility(w *printer, a *ability.Ability) (string, bool) {
	c := clone(*a).(ability.Ability)
	if c.Kind == ability.Construction {
		c.Print = ""
		s, ok := w.print(w.g.nts.construct, c)
		if w.lang == EN {
			s = Capital(s)
		}
		return s + pick(w.lang, "。", "."), ok
	}
	where, ok := crossWhere(&c)
	if !ok {
		return "", false
	}
	unhealed(&c)
	unoffered(c.Do)
	var base []Clause
	if !w.g.wordAbility(&c) {
		return "", false
	}
	head, ok := w.crossHead(&c, &base)
	if !ok {
		return "", false
	}
	on := ""
	if c.Kind == ability.Triggered {
		if on, ok = w.named("trigger", Trigger{If: c.If, On: c.On}); !ok {
			return "", false
		}
		on += pick(w.lang, "、", ", ")
		if len(c.Limit) == 1 {
			head2, said := w.print(w.g.nts.limitHead, c.Limit[0])
			if !said {
				return "", false
			}
			on, c.Limit = head2+on, nil
		}
		if w.lang == EN {
			on = Capital(on)
		}
	}
	lead := 0
	if len(base) == 1 && base[0].Per != nil && looseAmount(*base[0].Per) {
		lead = 1
	}
	cs, ok := w.g.lex.unfold(c.Do[:min(lead, len(c.Do))])
	if !ok {
		return "", false
	}
	if lead > 0 {
		cs, base = append(cs, base...), nil
	}
	more, ok := w.g.lex.unfold(c.Do[min(lead, len(c.Do)):])
	if cs = append(cs, more...); !ok {
		return "", false
	}
	for i := range cs {
		cs[i].They = cs[i].They && w.lang == EN
	}
	if c.If != nil && c.Kind != ability.Triggered {
		if len(cs) == 0 || cs[0].If != nil {
			return "", false
		}
		cs[0].If, cs[0].While = c.If, true
	}
	w.triggered, w.many = c.Kind == ability.Triggered, false
	said := ""
	if len(cs) > 0 {
		if said, ok = w.body(cs); !ok {
			return "", false
		}
	}
	before, behind, ok := w.crossAround(&c, base, where)
	if on != "" && w.lang == EN {
		said = uncapital(said)
	}
	return joinLines(w.lang, head, before, on+said, behind), ok
}

// joinLines puts the parts of an ability together: a head of its own line ends with one.
func joinLines(l Lang, parts ...string) string {
	out := ""
	for _, p := range parts {
		if p == "" {
			continue
		}
		if l == EN && out != "" && out[len(out)-1] != '\n' && out[len(out)-1] != ' ' {
			out += " "
		}
		out += p
	}
	if n := len(out); n > 0 && out[n-1] == '\n' {
		out = out[:n-1]
	}
	return out
}

// crossHead prints the head; base is the sentence that says what × counts.
func (w *printer) crossHead(a *ability.Ability, base *[]Clause) (string, bool) {
	name := ""
	if a.Name != "" {
		name = pick(w.lang, "「"+a.Name+"」", "“"+w.skillName(a.Name)+"” ")
	}
	switch {
	case a.Marks&ability.Skill != 0 && a.Marks&ability.EXPower != 0:
		return pick(w.lang, "スキル"+name, "Skill "+name), len(a.Cost)+len(a.Args) == 0 && a.Name != ""
	case a.Marks&ability.Skill != 0:
		if a.Kind != ability.Activated || len(a.Cost) != 1 || a.Cost[0].Res != ability.Energy || a.Cost[0].N.Op != ability.Const || len(a.Args) > 1 {
			return "", false
		}
		gap := ""
		if name == "" {
			gap = " "
		}
		s := pick(w.lang, "スキル"+name+gap+"コスト", "Skill "+name+"Cost ") + itoa(a.Cost[0].N.N)
		if len(a.Args) == 0 {
			return s + "\n", true
		}
		s += pick(w.lang, " ダメージ", " Damage ")
		if a.Args[0].Op == ability.Const {
			return s + itoa(a.Args[0].N) + "\n", true
		}
		hit := &ability.Damage{N: clone(a.Args[0]).(ability.Amount)}
		if per := w.g.lex.perOf(hit); per != nil && hit.N.Op == ability.Const {
			*base = []Clause{{Per: per, Do: []ability.Effect{hit}}}
			return s + itoa(hit.N.N) + "×\n", true
		}
		if n := perHit(a.Args[0]); n > 0 {
			*base = []Clause{{Count: &a.Args[0].Args[1]}}
			return s + itoa(n) + "×\n", true
		}
		return "", false
	case a.Marks&ability.EXPower != 0:
		gap := ""
		if name == "" {
			gap = " "
		}
		return pick(w.lang, "EX"+name+gap, "EX "+name), len(a.Cost)+len(a.Args) == 0
	}
	return "", a.Name == "" && len(a.Cost)+len(a.Args) == 0
}

// skillName is the name of a skill in the language that is printed.
func (w *printer) skillName(s string) string {
	if e, ok := w.g.dict.Names[s]; ok && w.lang == EN {
		return e
	}
	return s
}

// crossAround prints the sentences before and behind the text: how often it is used, what
// × counts, and whether it accumulates.
func (w *printer) crossAround(a *ability.Ability, base []Clause, where []ability.Zone) (before, behind string, ok bool) {
	ok = true
	say := func(c Clause) string {
		s, said := w.sentence(c)
		ok = ok && said
		return s
	}
	switch used := a.Kind == ability.Activated && a.Marks&(ability.Skill|ability.EXPower) != ability.Skill; {
	case used && len(a.Limit) == 0:
		before = say(Clause{Limit: &ability.Limit{Any: true}})
	default:
		for i := range a.Limit {
			s := say(Clause{Limit: &a.Limit[i], Where: where})
			if used {
				before = joinLines(w.lang, before, s)
			} else {
				behind = joinLines(w.lang, behind, s)
			}
		}
	}
	if a.Needs != nil {
		before = joinLines(w.lang, before, say(Clause{Needs: a.Needs}))
	}
	for _, c := range base {
		before = joinLines(w.lang, before, say(c))
	}
	if a.Marks&ability.NoStack != 0 {
		behind = joinLines(w.lang, behind, say(Clause{NoStack: true}))
	}
	return before, behind, ok
}

// mentionsHost tells whether a card speaks of the unit it is attached to.
func mentionsHost(c *ability.Card) (found bool) {
	var visit func(reflect.Value)
	visit = func(v reflect.Value) {
		if r, ok := v.Interface().(ability.Ref); ok {
			found = found || r.Kind == ability.Host
		}
		eachField(v, visit)
	}
	visit(reflect.ValueOf(c).Elem())
	return found
}

// crossNamed prints what a card calls itself, and the unit it is attached to.
func crossNamed(s string, c *ability.Card, l Lang) string {
	self := pick(l, "このユニット", "this unit")
	if mentionsHost(c) || discardsThis(c) {
		self = pick(l, "このカード", "this card")
	}
	if l == EN {
		s = capitalMarks(s, OwnName, self)
		s = capitalMarks(s, hostName, "the unit this card is attached to")
	}
	return strings.NewReplacer(OwnName, self, hostName, pick(l, "このカードが付いているユニット", "the unit this card is attached to"), ItMark, "it").Replace(s)
}

// capitalMarks puts words for a mark that begins a sentence.
func capitalMarks(s, mark, words string) string {
	for _, before := range []string{". ", "\n", "EX ", "” "} {
		s = strings.ReplaceAll(s, before+mark, before+Capital(words))
	}
	if rest, ok := strings.CutPrefix(s, mark); ok {
		return Capital(words) + rest
	}
	return s
}

// discardsThis tells whether a card speaks of being discarded: a unit is rarely, an assist is.
func discardsThis(c *ability.Card) (found bool) {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		for _, e := range a.On {
			found = found || e.Verb == ability.DiscardedV && e.Subj != nil && e.Subj.Ref == ThisRef
		}
		ability.Walk(a, func(e ability.Effect) {
			m, ok := e.(*ability.Move)
			found = found || ok && m.How == ability.Discard && m.What.Ref == ThisRef
		})
	}
	return found
}

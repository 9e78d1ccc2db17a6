package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// crossAbility prints one ability of a game with skills: its head, then its text.
func crossAbility(w *text.Printer, a *ability.Ability) (string, bool) {
	c := text.Clone(*a).(ability.Ability)
	if c.Kind == ability.Construction {
		c.Print = ""
		s, ok := w.Print(w.Game.Starts.Construct, c)
		if w.Lang == text.EN {
			s = text.Capital(s)
		}
		return s + text.Pick(w.Lang, "。", "."), ok
	}
	where, ok := crossWhere(&c)
	if !ok {
		return "", false
	}
	unhealed(&c)
	if c.Marks&ability.Dazed != 0 {
		c.Do, c.Marks = append([]ability.Effect{evenDazed()}, c.Do...), c.Marks&^ability.Dazed
	}
	comesOld(&c)
	unchosenForKO(c.Do)
	unoffered(c.Do)
	var base []text.Clause
	if !w.Game.WordAbility(&c) {
		return "", false
	}
	head, ok := crossHead(w, &c, &base)
	if !ok {
		return "", false
	}
	on := ""
	if c.Kind == ability.Triggered {
		if on, ok = w.Named("trigger", text.Trigger{If: c.If, On: c.On}); !ok {
			return "", false
		}
		on += text.Pick(w.Lang, "、", ", ")
		if len(c.Limit) == 1 {
			head2, said := w.Print(w.Game.Starts.LimitHead, c.Limit[0])
			if !said {
				return "", false
			}
			on, c.Limit = head2+on, nil
		}
		if w.Lang == text.EN {
			on = text.Capital(on)
		}
	}
	lead := 0
	if len(base) == 1 && base[0].Per != nil && text.LooseAmount(*base[0].Per) {
		lead = 1
	}
	cs, ok := w.Game.Lex.Unfold(c.Do[:min(lead, len(c.Do))])
	if !ok {
		return "", false
	}
	if lead > 0 {
		cs, base = append(cs, base...), nil
	}
	more, ok := w.Game.Lex.Unfold(c.Do[min(lead, len(c.Do)):])
	if cs = append(cs, more...); !ok {
		return "", false
	}
	if c.If != nil && c.Kind != ability.Triggered {
		if len(cs) == 0 || cs[0].If != nil {
			return "", false
		}
		cs[0].If, cs[0].While = c.If, true
	}
	w.Triggered, w.Many = c.Kind == ability.Triggered, false
	said := ""
	if len(cs) > 0 {
		if said, ok = w.Body(cs); !ok {
			return "", false
		}
	}
	before, behind, ok := crossAround(w, &c, base, where)
	if on != "" && w.Lang == text.EN {
		said = text.Uncapital(said)
	}
	return joinLines(w.Lang, head, before, on+said, behind), ok
}

// joinLines puts the parts of an ability together: a head of its own line ends with one.
func joinLines(l text.Lang, parts ...string) string {
	out := ""
	for _, p := range parts {
		if p == "" {
			continue
		}
		if l == text.EN && out != "" && out[len(out)-1] != '\n' && out[len(out)-1] != ' ' {
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
func crossHead(w *text.Printer, a *ability.Ability, base *[]text.Clause) (string, bool) {
	name := ""
	if a.Name != "" {
		name = text.Pick(w.Lang, "「"+a.Name+"」", "“"+skillName(w, a.Name)+"” ")
	}
	switch {
	case a.Marks&ability.Skill != 0 && a.Marks&ability.EXPower != 0:
		return text.Pick(w.Lang, "スキル"+name, "Skill "+name), len(a.Cost)+len(a.Args) == 0 && a.Name != ""
	case a.Marks&ability.Skill != 0:
		if a.Kind != ability.Activated || len(a.Cost) != 1 || a.Cost[0].Res != ability.Energy || a.Cost[0].N.Op != ability.Const || len(a.Args) > 1 {
			return "", false
		}
		gap := ""
		if name == "" {
			gap = " "
		}
		s := text.Pick(w.Lang, "スキル"+name+gap+"コスト", "Skill "+name+"Cost ") + text.Itoa(a.Cost[0].N.N)
		if len(a.Args) == 0 {
			return s + "\n", true
		}
		s += text.Pick(w.Lang, " ダメージ", " Damage ")
		if a.Args[0].Op == ability.Const {
			return s + text.Itoa(a.Args[0].N) + "\n", true
		}
		hit := &ability.Damage{N: text.Clone(a.Args[0]).(ability.Amount)}
		most := text.MostOf(hit)
		if per := w.Game.Lex.PerOf(hit); per != nil && hit.N.Op == ability.Const {
			*base = []text.Clause{{Per: per, Most: most, Do: []ability.Effect{hit}}}
			return s + text.Itoa(hit.N.N) + "×\n", true
		}
		if n := perHit(a.Args[0]); n > 0 {
			*base = []text.Clause{{Count: &a.Args[0].Args[1]}}
			return s + text.Itoa(n) + "×\n", true
		}
		return "", false
	case a.Marks&ability.EXPower != 0:
		gap := ""
		if name == "" {
			gap = " "
		}
		return text.Pick(w.Lang, "EX"+name+gap, "EX "+name), len(a.Cost)+len(a.Args) == 0
	}
	return "", a.Name == "" && len(a.Cost)+len(a.Args) == 0
}

// skillName is the name of a skill in the language that is printed.
func skillName(w *text.Printer, s string) string {
	if e, ok := w.Game.Dict.Names[s]; ok && w.Lang == text.EN {
		return e
	}
	return s
}

// crossAround prints the sentences before and behind the text: how often it is used, what
// × counts, and whether it accumulates.
func crossAround(w *text.Printer, a *ability.Ability, base []text.Clause, where []ability.Zone) (before, behind string, ok bool) {
	ok = true
	say := func(c text.Clause) string {
		s, said := w.Sentence(c)
		ok = ok && said
		return s
	}
	switch used := a.Kind == ability.Activated && a.Marks&(ability.Skill|ability.EXPower) != ability.Skill; {
	case used && len(a.Limit) == 0:
		before = say(text.Clause{Limit: &ability.Limit{Any: true}})
	default:
		for i := range a.Limit {
			s := say(text.Clause{Limit: &a.Limit[i], Where: where})
			if used {
				before = joinLines(w.Lang, before, s)
			} else {
				behind = joinLines(w.Lang, behind, s)
			}
		}
	}
	if a.Needs != nil {
		before = joinLines(w.Lang, before, say(text.Clause{Needs: a.Needs}))
	}
	for _, c := range base {
		before = joinLines(w.Lang, before, say(c))
	}
	if a.Marks&ability.NoStack != 0 {
		behind = joinLines(w.Lang, behind, say(text.Clause{NoStack: true}))
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
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(c).Elem())
	return found
}

// crossNamed prints what a card calls itself, and the unit it is attached to.
func crossNamed(s string, c *ability.Card, l text.Lang) string {
	self := text.Pick(l, "このユニット", "this unit")
	if mentionsHost(c) || asCard(c) {
		self = text.Pick(l, "このカード", "this card")
	}
	if l == text.EN {
		s = capitalMarks(s, text.OwnName, self)
		s = capitalMarks(s, hostName, "the unit this card is attached to")
	}
	return strings.NewReplacer(text.OwnName, self, hostName, text.Pick(l, "このカードが付いているユニット", "the unit this card is attached to"), text.ItMark, "it").Replace(s)
}

// capitalMarks puts words for a mark that begins a sentence.
func capitalMarks(s, mark, words string) string {
	for _, before := range []string{". ", "\n", "EX ", "” "} {
		s = strings.ReplaceAll(s, before+mark, before+text.Capital(words))
	}
	if rest, ok := strings.CutPrefix(s, mark); ok {
		return text.Capital(words) + rest
	}
	return s
}

// asCard tells whether a card speaks of being discarded, attached or moved: a unit is
// rarely, an assist is.
func asCard(c *ability.Card) (found bool) {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		for _, e := range a.On {
			put := e.Verb == ability.Moved && e.To != ability.NoZone && e.To != ability.Main && e.To != ability.Standby
			found = found || (e.Verb == ability.DiscardedV || e.Verb == ability.AttachedV || put) && e.Subj != nil && e.Subj.Ref == text.ThisRef
		}
		ability.Walk(a, func(e ability.Effect) {
			switch e := e.(type) {
			case *ability.Move:
				found = found || e.How != ability.KOMove && e.What.Ref == text.ThisRef
			case *ability.Rule:
				found = found || e.Verb == ability.DiscardedV && e.What.Ref == text.ThisRef
			}
		})
	}
	return found
}

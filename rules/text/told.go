package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// What shares something that is said once: the place of two things selected together,
// and the subject of several verbs.

// pair reads 相手の場のA1体とB1体: the second shares the side and place of the first.
func pair(join string, or bool) func(*parser, int, func(int, any)) {
	return func(p *parser, pos int, add func(int, any)) {
		t := p.g.table
		firsts := p.at(t.byName["selb"], pos)
		if len(p.g.lex.Areas) > 0 {
			firsts = append(append([]reading(nil), firsts...), p.at(t.byName["selbare"], pos)...)
		}
		for _, r := range firsts {
			first := r.val.(ability.Selector)
			if p.lang != JA || !p.hasString(r.end, join) || !Sided(&first.Of) || first.Of.Depth != nil {
				continue
			}
			for _, at := range p.pause(r.end + 1) {
				p.sharing(first, or, at, add)
			}
		}
	}
}

// sharing reads the second of a pair.
func (p *parser) sharing(first ability.Selector, or bool, pos int, add func(int, any)) {
	t := p.g.table
	for _, s := range p.at(t.byName["npraw"], pos) {
		f := s.val.(ability.Filter)
		area := len(f.Zone) > 0 && p.g.lex.inAreas(&f)
		if f.Who != (ability.Who{}) || f.Ref != (ability.Ref{}) || len(f.Zone) > 0 && !area || f.Kind == ability.Leader {
			continue
		}
		if f.Who = first.Of.Who; first.Of.Kind != ability.Leader && !area {
			f.Zone = first.Of.Zone
		}
		p.g.fillZone(&f)
		for _, n := range p.at(t.byName["count"], s.end) {
			add(n.end, ability.Selector{Or: or, Each: []ability.Selector{first, {N: n.val.(ability.Count), Of: f}}})
		}
	}
}

// parsePredicates reads what is said of a subject, in one clause or several.
func parsePredicates(p *parser, pos int, add func(int, any)) {
	t := p.g.table
	for _, r := range p.at(t.byName["pred"], pos) {
		add(r.end, []ability.Effect{r.val.(ability.Effect)})
	}
	for _, r := range p.at(t.byName["predR"], pos) {
		if !p.hasString(r.end, "、") {
			continue
		}
		for _, s := range p.at(t.byName["preds"], r.end+1) {
			if es := joined(r.val, s.val); es != nil {
				add(s.end, es)
			}
		}
	}
}

// parseTold reads a subject and all that is said of it: それは、…し、…する.
func parseTold(p *parser, pos int, add func(int, any)) {
	parseSubject(p, pos, false, func(end int, c Clause) { add(end, c.Do) })
}

// parseToldFor reads the same with a duration behind the subject; the value is a clause.
func parseToldFor(p *parser, pos int, add func(int, any)) {
	parseSubject(p, pos, true, func(end int, c Clause) { add(end, c) })
}

func parseSubject(p *parser, pos int, timed bool, add func(int, Clause)) {
	t := p.g.table
	for _, r := range p.at(t.byName["topic"], pos) {
		if !p.hasString(r.end, "は") {
			continue
		}
		for _, at := range p.pause(r.end + 1) {
			if !timed {
				p.said(at, Clause{}, r.val.(ability.What), add)
				continue
			}
			for _, s := range p.at(t.byName["span"], at) {
				for _, q := range p.pause(s.end) {
					p.said(q, Clause{For: s.val.(ability.Time)}, r.val.(ability.What), add)
				}
			}
		}
	}
}

// pause is pos and, if a comma stands there, the place behind it.
func (p *parser) pause(pos int) []int {
	if p.hasString(pos, "、") {
		return []int{pos, pos + 1}
	}
	return []int{pos}
}

// said gives predicates their subject. One that is chosen anew for each does not
// carry over.
func (p *parser) said(pos int, c Clause, w ability.What, add func(int, Clause)) {
	for _, r := range p.at(p.g.table.byName["preds"], pos) {
		list := clone(r.val).([]ability.Effect)
		if len(list) > 1 && w.Sel != nil && w.Sel.N.Op != ability.All {
			continue
		}
		ok, by := true, false
		for _, e := range list {
			ok = ok && subject(e, w)
			if r, is := e.(*ability.Rule); is {
				limited := r.By != (ability.Who{}) || r.Kind != ability.AnyDamage
				ok, by = ok && (limited || !by), limited // 相手の能力によって破壊されず、選ばれない: by whom?
			}
		}
		if c.Do = list; ok {
			add(r.end, c)
		}
	}
}

// subject gives an effect that was read without its subject the one it has.
func subject(e ability.Effect, w ability.What) bool {
	f := reflect.ValueOf(e).Elem().FieldByName("What")
	if !f.IsValid() || !f.IsZero() {
		return false
	}
	f.Set(reflect.ValueOf(clone(w)))
	return true
}

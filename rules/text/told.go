package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// What shares something that is said once: the place of two things selected together,
// and the subject of several verbs.

// pair reads 相手の場のA1体とB1体: the second shares the side and place of the first.
func pair(join string, or bool) func(*Parser, int, func(int, any)) {
	return func(p *Parser, pos int, add func(int, any)) {
		t := p.Game.Table
		firsts := p.At(t.byName["selb"], pos)
		if len(p.Game.Lex.Areas) > 0 {
			firsts = append(append([]reading(nil), firsts...), p.At(t.byName["selbare"], pos)...)
		}
		for _, r := range firsts {
			first := r.Val.(ability.Selector)
			if p.Lang != JA || !p.HasString(r.End, join) || !Sided(&first.Of) && !offField(&first.Of) || first.Of.Depth != nil {
				continue
			}
			for _, at := range p.pause(r.End + 1) {
				p.sharing([]ability.Selector{first}, join, or, at, add)
			}
		}
		if !or {
			p.soManyOfEach(pos, add)
		}
	}
}

// soManyOfEach reads 自分の墓場のAとBそれぞれ1枚まで: those behind the first share its place, and all the number.
func (p *Parser) soManyOfEach(pos int, add func(int, any)) {
	if p.Lang != JA {
		return
	}
	for _, r := range p.At(p.Game.Table.byName["np"], pos) {
		if first := r.Val.(ability.Filter); Sided(&first) && len(first.Zone) > 0 && first.Ref == (ability.Ref{}) {
			p.furtherOfEach([]ability.Filter{first}, r.End, add)
		}
	}
}

// furtherOfEach reads one more sort of such a list, and behind the last how many of each there are.
func (p *Parser) furtherOfEach(list []ability.Filter, end int, add func(int, any)) {
	if len(list) >= maxList || !p.HasString(end, "と") {
		return
	}
	t, first := p.Game.Table, list[0]
	for _, s := range p.At(t.byName["npraw"], end+1) {
		f := s.Val.(ability.Filter)
		if f.Who != (ability.Who{}) || f.Ref != (ability.Ref{}) || len(f.Zone) > 0 || !p.Game.Lex.counted(ability.Selector{Of: f}) {
			continue
		}
		f.Who, f.Zone, f.On = first.Who, first.Zone, Clone(first.On).(*ability.Squares)
		all := append(slices.Clone(list), f)
		if p.furtherOfEach(all, s.End, add); len(all) > mostSorts {
			continue
		}
		word := "それぞれ"
		if p.HasString(s.End, "を") {
			word = "を" + word
		}
		if !p.HasString(s.End, word) {
			continue
		}
		for _, n := range p.At(t.byName["count"], s.End+len([]rune(word))) {
			each := make([]ability.Selector, len(all))
			for i := range all {
				each[i] = ability.Selector{N: n.Val.(ability.Count), Of: all[i]}
			}
			add(n.End, ability.Selector{Each: each})
		}
	}
}

// mostSorts is how many sorts of things one choice prints.
const mostSorts = 3

// sharing reads the second of such a list, or the third, which has the place of the first.
func (p *Parser) sharing(list []ability.Selector, join string, or bool, pos int, add func(int, any)) {
	t, first := p.Game.Table, list[0]
	for _, s := range p.At(t.byName["npraw"], pos) {
		f := s.Val.(ability.Filter)
		area := len(f.Zone) > 0 && p.Game.Lex.InAreas(&f)
		if len(f.Num) == 0 && slices.ContainsFunc(first.Of.Num, func(b ability.Bound) bool { return b.Lowest || b.Highest }) {
			continue // the lowest of the first, or of both?
		}
		if f.Who != (ability.Who{}) || f.Ref != (ability.Ref{}) || len(f.Zone) > 0 && !area || p.Game.Lex.alone(&f) {
			continue
		}
		if f.Who = first.Of.Who; !p.Game.Lex.alone(&first.Of) && !area {
			f.Zone, f.On = first.Of.Zone, Clone(first.Of.On).(*ability.Squares)
		}
		p.Game.fillZone(&f)
		for _, n := range p.At(t.byName["count"], s.End) {
			all := append(slices.Clone(list), ability.Selector{N: n.Val.(ability.Count), Of: f})
			add(n.End, ability.Selector{Or: or, Each: all})
			if len(all) < mostSorts && p.HasString(n.End, join) {
				for _, at := range p.pause(n.End + 1) {
					p.sharing(all, join, or, at, add)
				}
			}
		}
	}
}

// parsePredicates reads what is said of a subject, in one clause or several; of is how one is said: pred of what stands before は,
// predO of what stands before を.
func parsePredicates(p *Parser, of string, pos int, add func(int, any)) {
	t := p.Game.Table
	one, said := t.byName[of]
	if !said {
		return // the game has no such rows
	}
	for _, r := range p.At(one, pos) {
		add(r.End, []ability.Effect{r.Val.(ability.Effect)})
	}
	chained, said := t.byName["predR"]
	if of == "predO" {
		chained, said = t.byName["predOR"]
	}
	if !said {
		return
	}
	for _, r := range p.At(chained, pos) {
		if !p.HasString(r.End, "、") {
			continue
		}
		for _, s := range p.At(t.byName[of+"s"], r.End+1) {
			if es := joined(r.Val, s.Val); es != nil {
				add(s.End, es)
			}
		}
	}
}

// parseTold reads a subject and all that is said of it: それは、…し、…する.
func parseTold(p *Parser, pos int, add func(int, any)) {
	parseSubject(p, pos, false, func(end int, c Clause) { add(end, c.Do) })
}

// parseToldFor reads the same with a duration behind the subject; the value is a clause.
func parseToldFor(p *Parser, pos int, add func(int, any)) {
	parseSubject(p, pos, true, func(end int, c Clause) { add(end, c) })
}

func parseSubject(p *Parser, pos int, timed bool, add func(int, Clause)) {
	t := p.Game.Table
	for _, r := range p.At(t.byName["topic"], pos) {
		of := "preds"
		if p.HasString(r.End, "を") {
			of = "predOs"
		} else if !p.HasString(r.End, "は") {
			continue
		}
		for _, at := range p.pause(r.End + 1) {
			if !timed {
				p.said(of, at, Clause{}, r.Val.(ability.What), add)
				continue
			}
			for _, s := range p.At(t.byName["span"], at) {
				for _, q := range p.pause(s.End) {
					p.said(of, q, Clause{For: s.Val.(ability.Time)}, r.Val.(ability.What), add)
				}
			}
		}
	}
}

// pause is pos and, if a comma stands there, the place behind it.
func (p *Parser) pause(pos int) []int {
	if p.HasString(pos, "、") {
		return []int{pos, pos + 1}
	}
	return []int{pos}
}

// said gives predicates their subject. One that is chosen anew for each does not
// carry over.
func (p *Parser) said(of string, pos int, c Clause, w ability.What, add func(int, Clause)) {
	for _, r := range p.At(p.Game.Table.byName[of], pos) {
		list := Clone(r.Val).([]ability.Effect)
		if of == "predOs" && len(list) == 1 {
			continue // それを破壊する has a row of its own
		}
		if len(list) > 1 && w.Sel != nil && w.Sel.N.Op != ability.All {
			continue
		}
		ok, by := true, false
		for i, e := range list {
			ok = ok && Subject(e, w)
			if r, is := e.(*ability.Rule); is {
				if first, also := list[max(i-1, 0)].(*ability.Rule); also && by && r.Verb == ability.Banished && first.Verb == ability.Destroyed {
					r.By, r.Kind = first.By, first.Kind // 能力によって破壊されず、消滅しない: abilities alone banish
				}
				limited := r.By != (ability.Who{}) || r.Kind != ability.AnyDamage
				ok, by = ok && (limited || !by), limited // 相手の能力によって破壊されず、選ばれない: by whom?
			}
		}
		if c.Do = list; ok {
			add(r.End, c)
		}
	}
}

// Subject gives an effect that was read without its subject, or without its object, the one it has.
func Subject(e ability.Effect, w ability.What) bool {
	f := reflect.ValueOf(e).Elem().FieldByName("What")
	if !f.IsValid() || !f.IsZero() && !Equal(f.Interface(), ability.What{Ref: BindRef(SlotIt)}) {
		return false
	}
	f.Set(reflect.ValueOf(Clone(w)))
	return true
}

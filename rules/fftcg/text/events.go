package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Triggers of several events with one subject, or of one event with several subjects: when
// Ren blocks or is blocked; when Ren or a Fire Forward enters your field. They are as many
// events, any of which sets the ability off.

// parseEvents reads such a head; one event has rows of its own.
func parseEvents(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang == text.JA {
		eitherJA(p, pos, add)
		firstJA(p, pos, add)
		ontoFieldJA(p, pos, add)
		subjects(p, pos, func(end int, who []ability.Filter) { doneJA(p, end, "が", who, nil, add) })
		return
	}
	for _, when := range []string{"when ", "whenever "} {
		if !p.HasString(pos, when) {
			continue
		}
		subjects(p, pos+len(when), func(end int, who []ability.Filter) {
			done(p, end, who, nil, false, add)
		})
	}
}

// orJA stands between a head and a time.
const orJA = "か、"

// orsJA stand between what a subject has done and what else it has.
var orsJA = [...]string{orJA, "か", "ときか、", "ときか"}

// stemsJA are said of the first of two without their ends: アタックかブロックした.
var stemsJA = [...]struct {
	ja   string
	verb ability.Verb
}{{"アタック", ability.AttackV}, {"ブロック", ability.BlockV}}

// eitherJA reads レンがフィールドに出たときか、あなたのターンの終了時.
func eitherJA(p *text.Parser, pos int, add func(int, any)) {
	if !p.Ahead(pos, orJA) {
		return
	}
	event := p.Game.Table.Nonterminal("event")
	for _, r := range p.At(event, pos) {
		if !p.HasString(r.End, "とき"+orJA) {
			continue
		}
		for _, nt := range times {
			for _, q := range p.At(p.Game.Table.Nonterminal(nt), r.End+len([]rune("とき"+orJA))) {
				if list := q.Val.([]ability.Event); list[0].Verb == ability.PhaseBegan {
					add(q.End, append([]ability.Event{r.Val.(ability.Event)}, list...))
				}
			}
		}
	}
}

// ontoFieldJA reads in front on whose field they come: あなたのフィールドにレンか火属性のフォワード1体が出るたび.
func ontoFieldJA(p *text.Parser, pos int, add func(int, any)) {
	for _, side := range sidesJA {
		onto := side.ja + "フィールドに"
		if !p.HasString(pos, onto) {
			continue
		}
		subjects(p, pos+len([]rune(onto)), func(end int, who []ability.Filter) {
			for _, s := range [...]string{"が出たとき", "が出るたび"} {
				if list := entering(who, side.who); len(list) > 1 && p.HasString(end, s) {
					add(end+len([]rune(s)), list)
				}
			}
		})
	}
}

// sidesJA are whose field it is.
var sidesJA = [...]struct {
	ja  string
	who ability.Side
}{{"あなたの", ability.You}, {"対戦相手の", ability.Opponent}}

// times are said of what happens or when, of the latter once or each time.
var times = [...]string{"events", "eachtime"}

// firstJA reads レンがブロックするか、ブロックされたとき: of the first that they do it is said as it is done.
func firstJA(p *text.Parser, pos int, add func(int, any)) {
	if !p.Ahead(pos, "か") {
		return
	}
	for _, r := range p.At(p.Game.Table.Nonterminal("eventRu"), pos) {
		e := r.Val.(ability.Event)
		who := e.Subj
		if who == nil {
			who = e.Obj
		} else if e.Obj != nil {
			continue // which of the two does the second?
		}
		if who == nil || e.Who != (ability.Who{}) {
			continue
		}
		for _, or := range []string{orJA, "か"} {
			doneJA(p, r.End, or, []ability.Filter{*who}, []ability.Event{e}, add)
			if !p.HasString(r.End, or) {
				continue
			}
			for _, nt := range times { // 出るか、あなたのターンの終了時
				for _, q := range p.At(p.Game.Table.Nonterminal(nt), r.End+len([]rune(or))) {
					if list := q.Val.([]ability.Event); list[0].Verb == ability.PhaseBegan {
						add(q.End, append([]ability.Event{e}, list...))
					}
				}
			}
		}
	}
}

// printEvents prints what happens or a time.
func printEvents(w *text.Printer, v any) (string, bool) {
	list, ok := v.([]ability.Event)
	if !ok || len(list) != 2 || list[0].Verb == ability.PhaseBegan || list[1].Verb != ability.PhaseBegan {
		return "", false
	}
	a, ok := w.Named("events", list[:1])
	b, okB := w.Named("events", list[1:])
	if !okB {
		b, okB = w.Named("eachtime", list[1:])
	}
	return a + text.Pick(w.Lang, orJA, " or ") + b, ok && okB
}

// subjects reads this card, or one noun phrase of the field, or this card with one or two others.
func subjects(p *text.Parser, pos int, give func(int, []ability.Filter)) {
	out := func(end int, who []ability.Filter) {
		give(end, who)
		if one := "1体"; p.Lang == text.JA && len(who) > 1 && p.HasString(end, one) { // any one of them
			give(end+len([]rune(one)), who)
		}
	}
	np := p.Game.Table.Nonterminal("fieldnp")
	for _, r := range p.At(np, pos) {
		one := r.Val.(ability.Filter)
		out(r.End, []ability.Filter{one})
		if one.Ref != text.ThisRef {
			continue
		}
		next := func(end int, seps []string, out func(int, ability.Filter)) {
			for _, sep := range seps {
				if !p.HasString(end, sep) {
					continue
				}
				for _, q := range p.At(np, end+len([]rune(sep))) {
					if other := q.Val.(ability.Filter); other.Ref == (ability.Ref{}) {
						out(q.End, other)
					}
				}
			}
		}
		ors := [...][]string{{orJA, "か"}, {" or ", ", or "}}[p.Lang]
		next(r.End, ors[:len(ors)-int(p.Lang)], func(end int, other ability.Filter) { out(end, []ability.Filter{one, other}) })
		next(r.End, [...][]string{{"、"}, {", "}}[p.Lang], func(end int, second ability.Filter) {
			next(end, ors, func(end int, third ability.Filter) {
				second := second
				if second.Who == (ability.Who{}) {
					second.Who = third.Who // whose the last is said to be, the others are
				}
				if second.Who == third.Who {
					out(end, []ability.Filter{one, second, third})
				}
			})
		})
	}
}

// doneJA reads アタックしたか、ブロックされたとき behind が.
func doneJA(p *text.Parser, pos int, after string, who []ability.Filter, before []ability.Event, add func(int, any)) {
	if !p.HasString(pos, after) {
		return
	}
	at := pos + len([]rune(after))
	more := func(end int, list []ability.Event) {
		all := append(append([]ability.Event(nil), before...), list...)
		if (len(all) > 1 || all[0].Verb == ability.Entered && all[0].Subj.Who != (ability.Who{})) && p.HasString(end, "とき") {
			add(end+len([]rune("とき")), all)
		}
		if len(all) < 4 {
			for _, or := range orsJA {
				doneJA(p, end, or, who, all, add)
			}
		}
	}
	for _, v := range []struct {
		nt     string
		object bool
	}{{"vp", false}, {"vpo", true}} {
		for _, r := range p.At(p.Game.Table.Nonterminal(v.nt), at) {
			more(r.End, each(r.Val.(ability.Event), who, v.object))
		}
	}
	for _, stem := range stemsJA {
		if said := stem.ja + "か"; len(before) == 0 && p.HasString(at, said) {
			doneJA(p, at+len([]rune(stem.ja)), "か", who, each(ability.Event{Verb: stem.verb}, who, false), add)
		}
	}
	for _, side := range sidesJA {
		if s := side.ja + "フィールドに出た"; len(before) == 0 && p.HasString(at, s) {
			more(at+len([]rune(s)), entering(who, side.who))
		}
		if s := side.ja + "フィールドに出るたび"; len(before) == 0 && p.HasString(at, s) {
			if list := entering(who, side.who); len(list) > 0 {
				add(at+len([]rune(s)), list)
			}
		}
	}
}

// each is one event for each subject, or object.
func each(e ability.Event, who []ability.Filter, object bool) (list []ability.Event) {
	for i := range who {
		e, f := text.Clone(e).(ability.Event), text.Clone(who[i]).(ability.Filter)
		if object {
			e.Obj = &f
		} else {
			e.Subj = &f
		}
		list = append(list, e)
	}
	return list
}

// entering is that each enters the field of a player, who is not said again of this card.
func entering(who []ability.Filter, side ability.Side) (list []ability.Event) {
	for i := range who {
		f := text.Clone(who[i]).(ability.Filter)
		if f.Ref == (ability.Ref{}) {
			if f.Who != (ability.Who{}) {
				return nil
			}
			f.Who = text.Who(side)
		}
		list = append(list, ability.Event{Verb: ability.Entered, Subj: &f})
	}
	return list
}

// done reads what they do, one thing or another; is: what was said before is done to them, so that of the next it need not be said
// that it is: is blocked or chosen.
func done(p *text.Parser, pos int, who []ability.Filter, before []ability.Event, is bool, add func(int, any)) {
	more := func(end int, list []ability.Event, is bool) {
		all := append(append([]ability.Event(nil), before...), list...)
		if len(all) > 1 {
			add(end, all)
		}
		if len(all) > 4 || !p.HasString(end, " or ") {
			return
		}
		done(p, end+len(" or "), who, all, is, add)
		for _, nt := range times {
			for _, r := range p.At(p.Game.Table.Nonterminal(nt), end+len(" or ")) {
				if p.HasString(end+len(" or "), "at the ") {
					add(r.End, append(append([]ability.Event(nil), all...), r.Val.([]ability.Event)...))
				}
			}
		}
	}
	for _, v := range []struct {
		nt         string
		object, is bool
	}{{"vp", false, false}, {"vpo", true, false}, {"vpDone", false, true}, {"vpoDone", true, true}} {
		if v.is && !is {
			continue
		}
		if !p.HasString(pos, " ") && len(before) == 0 {
			return
		}
		at := pos
		if len(before) == 0 {
			at++
		}
		for _, r := range p.At(p.Game.Table.Nonterminal(v.nt), at) {
			more(r.End, each(r.Val.(ability.Event), who, v.object), v.is || p.HasString(at, "is ") || p.HasString(at, "are "))
		}
	}
	if len(before) > 0 {
		return
	}
	for _, s := range []string{" enters your field", " enter your field"} {
		if !p.HasString(pos, s) {
			continue
		}
		if list := entering(who, ability.You); len(list) > 0 {
			more(pos+len(s), list, false)
		}
	}
}

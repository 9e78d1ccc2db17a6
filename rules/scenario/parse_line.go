package scenario

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// structural words: a segment that begins with one is never a continuation.
var structural = map[string]bool{"turn": true, "first": true, "start": true, "format": true, "legal": true, "illegal": true, "asked": true, "not": true, "can": true, "cannot": true, "rewound": true,
	"options": true, "winner": true, "draw": true, "A": true, "B": true, "spectator": true, "happened": true, "set": true, "goal": true}

// segment reads one statement of a line.
func (p *parser) segment(seg string) {
	p.begun = true
	st := Stmt{Line: p.line, Src: seg, Seat: state.Nobody}
	seg, st.Rule = cite(seg)
	word, rest := first(seg)
	colon := strings.TrimSuffix(word, ":")
	if p.acted && !structural[colon] && !passTo(seg) && !strings.HasPrefix(seg, "chance:") {
		st.Kind, st.Seat, st.Act = KAct, p.lead, p.action(seg)
		p.add(st)
		return
	}
	switch {
	case word == "turn":
		p.turn(&st, rest)
		p.lead, p.led = st.Seat, true
	case word == "start" && rest == "":
		st.Kind = KTurn
	case word == "first" && seatOf(rest) != state.Nobody:
		st.Kind, st.Seat = KFirst, seatOf(rest)
	case strings.HasPrefix(seg, "chance:"):
		st.Kind, st.Chance = KChance, p.chance(strings.TrimSpace(seg[len("chance:"):]))
	case strings.HasPrefix(seg, "both:"):
		p.both(&st, seg[len("both:"):])
	case passTo(seg):
		p.passTo(&st, rest)
	case word == "asked" || word == "not" && strings.HasPrefix(rest, "asked"):
		p.asked(&st, seg)
	case word == "not" && rest == "over":
		st.Kind, st.Not = KOver, true
	case word == "can" || word == "cannot":
		p.can(&st, word == "cannot", rest)
	case word == "rewound":
		p.can(&st, true, rest)
		st.Kind = KAct
	case strings.HasPrefix(seg, "happened:"):
		p.happened(&st, seg[len("happened:"):])
	case word == "not" && strings.HasPrefix(rest, "happened:"):
		st.Not = true
		p.happened(&st, rest[len("happened:"):])
	case word == "set" && rest != "":
		p.set(st, rest)
		return
	case word == "goal":
		p.goal(&st, rest)
	case word == "format":
		st.Kind, st.What = KFormat, rest
	case word == "legal" || word == "illegal":
		p.legal(&st, word == "illegal", rest)
	case word == "options":
		p.options(&st, rest)
	case word == "winner":
		if st.Kind, st.Seat = KOver, seatOf(rest); st.Seat == state.Nobody {
			p.fail("the winner is A or B, not %q", clip(rest))
		}
	case colon == "draw":
		st.Kind = KOver
	case strings.HasPrefix(seg, "waiting:"):
		st.Kind, st.Entries = KWaiting, p.entries(seg[len("waiting:"):])
	case strings.HasPrefix(seg, "stack:"):
		st.Kind, st.Entries = KStack, p.entries(seg[len("stack:"):])
	case word == "spectator":
		p.sees(&st, state.Crowd, rest)
	case seatOf(colon) != state.Nobody:
		p.seatLine(&st, seatOf(colon), word != colon, rest)
		return
	case p.led && p.inherits(seg):
		p.seatLine(&st, p.lead, false, seg)
		return
	default:
		p.props(&st, seg)
	}
	p.acted = false
	p.add(st)
}

func (p *parser) add(st Stmt) { p.s.Lines = append(p.s.Lines, st) }

func passTo(seg string) bool { return strings.HasPrefix(seg, "pass to ") }

// seatOf reads a seat; Nobody: it is none.
func seatOf(s string) state.Seat {
	switch strings.TrimSpace(s) {
	case "A", "Ａ":
		return 0
	case "B", "Ｂ":
		return 1
	}
	return state.Nobody
}

// seatWord cuts a seat off the front of s: "A hand", "Aの手札".
func seatWord(s string) (state.Seat, string) {
	s = strings.TrimSpace(s)
	for i, c := range [...]string{"A", "B"} {
		if r, ok := strings.CutPrefix(s, c); ok {
			if r == "" || r[0] == ' ' {
				return state.Seat(i), strings.TrimSpace(r)
			}
			if r, ok := strings.CutPrefix(r, "の"); ok {
				return state.Seat(i), strings.TrimSpace(r)
			}
		}
	}
	return state.Nobody, s
}

// cite cuts a rule off the end: "... [12.8.2]".
func cite(s string) (rest, rule string) {
	s = strings.TrimSpace(s)
	if i := strings.LastIndexByte(s, '['); i >= 0 && strings.HasSuffix(s, "]") {
		r := strings.TrimSpace(s[i+1 : len(s)-1])
		if r != "" && (r[0] >= '0' && r[0] <= '9' || strings.IndexAny(strings.TrimLeft(r, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), "-.") == 0) {
			return strings.TrimSpace(s[:i]), r
		}
	}
	return s, ""
}

// inherits says whether a segment goes on with the seat of the one before: it
// begins with a zone or a number.
func (p *parser) inherits(seg string) bool {
	if head, _, ok := before(seg, ":"); ok {
		_, is := p.s.Game.zones[fold(head)]
		return is
	}
	if _, _, ok := p.zoneHas(seg); ok {
		return true
	}
	_, _, _, ok := p.numberOf(seg)
	return ok
}

// seatLine reads what begins with a seat.
func (p *parser) seatLine(st *Stmt, seat state.Seat, says bool, rest string) {
	st.Seat, p.lead = seat, seat
	p.acted, p.led = says, true
	if says {
		st.Kind, st.Act = KAct, p.action(rest)
		p.add(*st)
		return
	}
	if w, title := first(rest); w == "basis" && title != "" {
		st.Kind, st.What = KBasis, title
		p.add(*st)
		return
	}
	if w, of := first(rest); w == "sees" {
		p.sees(st, state.EyesOf(seat), "sees "+of)
		p.add(*st)
		return
	}
	if head, list, ok := before(rest, ":"); ok {
		if slices.Contains(p.s.Game.leaderWords(), fold(head)) {
			if props, is := p.tryProps(list); is {
				st.Kind, st.Name, st.Props = KProps, Name{Leader: true, Seat: seat}, props
				p.add(*st)
				return
			}
		}
		p.zoneLine(st, head, list)
		p.add(*st)
		return
	}
	if z, list, ok := p.zoneHas(rest); ok {
		st.Kind, st.Zone = KHas, z
		if l, not := strings.CutPrefix(list, "no "); not {
			st.Not, list = true, l
		}
		st.Entries = p.entries(list)
		p.add(*st)
		return
	}
	stat, n, most, ok := p.numberOf(rest)
	if z, _ := p.zoneAt(rest); !ok && z != state.Nowhere {
		p.fail("after the zone comes a colon, `has` or `sees`: %c %s: X, not %q", 'A'+seat, p.s.Game.specs[z].Name, clip(rest))
	}
	if !ok {
		p.fail("%q is no zone and no number of a player (%s)", clip(rest), p.s.Game.numberList())
	}
	st.Kind, st.Stat, st.N, st.Max = KNumber, stat, n, most
	p.add(*st)
}

// zoneLine reads the right side of `A hand: ...`.
func (p *parser) zoneLine(st *Stmt, head, list string) {
	z, ok := p.s.Game.zones[fold(head)]
	if !ok {
		p.fail("there is no zone %q (%s)", clip(head), p.s.Game.zoneList())
	}
	st.Zone = z
	if p.s.Game.specs[z].Shared {
		st.Seat = state.Nobody
	}
	if n, ok := countOf(list); ok {
		st.Kind, st.N = KCount, n
		return
	}
	st.Kind, st.Entries = KZone, p.entries(list)
}

// countOf reads "3 cards", "3枚".
func countOf(list string) (int32, bool) {
	for _, w := range [...]string{"cards", "card", "枚", "体"} {
		if s, ok := strings.CutSuffix(list, w); ok {
			if n, is := number(s); is && n >= 0 {
				return n, true
			}
		}
	}
	return 0, false
}

// zoneHas reads "field has X".
func (p *parser) zoneHas(s string) (state.Zone, string, bool) {
	head, list, ok := before(s, " has ")
	if !ok {
		return 0, "", false
	}
	z, ok := p.s.Game.zones[fold(head)]
	return z, list, ok
}

// numberOf reads "PP 3/7", "life 4", "体力4".
func (p *parser) numberOf(s string) (stat ability.Stat, n int32, most *int32, ok bool) {
	g := p.s.Game
	if head, tail := last(s); head != "" {
		if a, b, is := pair(tail); is {
			stat, ok = g.nums[fold(head)]
			return stat, a, &b, ok
		}
	}
	head, n, sign, ok := endNumber(s)
	if !ok || sign && n > 0 {
		return 0, 0, nil, false
	}
	for _, l := range g.leaderWords() {
		if h, cut := strings.CutPrefix(head, l); cut && h != "" {
			head = strings.TrimSpace(strings.TrimPrefix(h, "の"))
		}
	}
	stat, ok = g.nums[fold(head)]
	return stat, n, nil, ok
}

// turn reads "A main".
func (p *parser) turn(st *Stmt, rest string) {
	seat, phase := first(rest)
	if st.Kind, st.Seat = KTurn, seatOf(seat); st.Seat == state.Nobody {
		p.fail("turn A main: the seat is A or B, not %q", clip(seat))
	}
	ph, nth, ok := p.phase(phase)
	if !ok {
		p.fail("there is no phase %q (%s)", clip(phase), wordList(p.s.Game.Phases))
	}
	st.Phase, st.Nth = ph, nth
}

// phase reads "main", "main 2".
func (p *parser) phase(s string) (ph ability.Phase, nth int, ok bool) {
	if head, n, _, counted := endNumber(s); counted && head != "" {
		s, nth = head, int(n)
	}
	ph, ok = find(p.s.Game.Phases, s)
	return ph, nth, ok
}

// passTo reads "pass to B main".
func (p *parser) passTo(st *Stmt, rest string) {
	_, rest = first(rest) // to
	if w, more := first(rest); w == "next" {
		st.N, rest = 1, more
	}
	seat, where := first(rest)
	if st.Kind, st.Seat = KPassTo, seatOf(seat); st.Seat == state.Nobody {
		p.fail("pass to B main: the seat is A or B, not %q", clip(seat))
	}
	if ph, nth, ok := p.phase(where); ok {
		st.Phase, st.Nth = ph, nth
	} else if w, ok := find(p.s.Game.Asks, where); ok {
		st.What = w
	} else {
		p.fail("there is no phase or question %q (%s; %s)", clip(where), wordList(p.s.Game.Phases), wordList(p.s.Game.Asks))
	}
}

// asked reads "asked B: quick", "asked B", "not asked A".
func (p *parser) asked(st *Stmt, seg string) {
	seg, not := strings.CutPrefix(seg, "not ")
	seg = strings.TrimSpace(strings.TrimPrefix(seg, "asked"))
	who, what, _ := before(seg, ":")
	if st.Kind, st.Not, st.Seat = KAsked, not, seatOf(who); st.Seat == state.Nobody {
		p.fail("asked B: WHAT: the seat is A or B, not %q", clip(who))
	}
	if what == "" {
		return
	}
	w, ok := find(p.s.Game.Asks, what)
	if !ok {
		p.fail("there is no question %q (%s)", clip(what), wordList(p.s.Game.Asks))
	}
	st.What = w
}

func (p *parser) can(st *Stmt, not bool, rest string) {
	who, what, ok := before(rest, ":")
	if st.Kind, st.Not, st.Seat = KCan, not, seatOf(who); st.Seat == state.Nobody || !ok {
		p.fail("can A: ... and cannot A: ... [rule]: the seat is A or B and a colon follows, not %q", clip(rest))
	}
	st.Act = p.action(what)
}

func (p *parser) options(st *Stmt, rest string) {
	who, list, ok := before(rest, ":")
	if st.Kind, st.Seat = KOptions, seatOf(who); st.Seat == state.Nobody || !ok {
		p.fail("options A: the seat is A or B and a colon follows, not %q", clip(rest))
	}
	for _, o := range p.optionList(list) {
		st.Acts = append(st.Acts, p.option(o))
	}
}

// optionList splits options; a comma before what is no option goes on with the
// targets of the one before.
func (p *parser) optionList(list string) []string {
	var out []string
	for _, s := range split(list, ",") {
		if s != "" {
			out = append(out, s)
		}
	}
	return out
}

// sees reads "sees B hand: back x2".
func (p *parser) sees(st *Stmt, e state.Eyes, rest string) {
	_, rest = first(rest)
	head, list, ok := before(rest, ":")
	seat, zone := seatWord(head)
	z, is := p.s.Game.zones[fold(zone)]
	if !ok || !is || seat == state.Nobody && !p.s.Game.specs[z].Shared {
		p.fail("A sees B hand: back x2: there is no seat and zone %q", clip(head))
	}
	st.Kind, st.Viewer, st.Seat, st.Zone, st.Entries = KSees, e, seat, z, p.entries(list)
}

// props reads "X: attack 3, act", "X gone", and shared zones.
func (p *parser) props(st *Stmt, seg string) {
	head, list, ok := before(seg, ":")
	if z, is := p.s.Game.zones[fold(head)]; ok && is && p.s.Game.specs[z].Shared {
		p.zoneLine(st, head, list)
		return
	}
	if !ok {
		if who, gone := strings.CutSuffix(seg, " gone"); gone {
			head, list = who, "gone"
		} else {
			p.fail("%q is not understood: it begins with no seat, and no card with a colon", clip(seg))
		}
	}
	st.Kind = KProps
	var rest string
	if st.Name, rest = p.name(head); rest != "" {
		p.fail("%q after the card %s is not understood", clip(rest), st.Name)
	}
	st.Props = p.propList(list)
}

func wordList[T any](list []word[T]) string {
	var out []string
	for _, w := range list {
		out = append(out, strings.Join(w.W, " / "))
	}
	return strings.Join(out, ", ")
}

func (g *Game) zoneList() string {
	var out []string
	for _, z := range g.specs {
		if z.Word != ability.NoZone {
			out = append(out, z.Name+" / "+z.JA)
		}
	}
	return strings.Join(out, ", ")
}

func (g *Game) numberList() string {
	var out []string
	words := g.book.Words().Numbers
	for s := ability.NoStat; s < ability.Stats; s++ {
		if w, ok := words[s]; ok {
			out = append(out, w[1]+" / "+w[0])
		}
	}
	return strings.Join(out, ", ")
}

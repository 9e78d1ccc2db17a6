package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// expect says what differs from an expectation; "" when nothing does.
func (r *run) expect(st *Stmt) string {
	switch st.Kind {
	case KZone:
		return r.expectZone(st)
	case KCount:
		if n := len(r.state().List(st.Zone, st.Seat)); n != int(st.N) {
			return fmt.Sprintf("%s: expected %d cards, there are %d: %s", r.zoneName(st.Seat, st.Zone), st.N, n, r.zoneText(st.Seat, st.Zone))
		}
	case KHas:
		return r.expectHas(st)
	case KNumber:
		return r.expectNumber(st)
	case KAsked:
		return r.expectAsked(st)
	case KCan:
		return r.expectCan(st)
	case KOptions:
		return r.expectOptions(st)
	case KProps:
		return r.expectProps(st)
	case KSees:
		return r.expectSees(st)
	case KWaiting:
		return r.expectCards("waiting", st.Entries, r.waiting())
	case KStack:
		return r.expectCards("stack", st.Entries, r.resolving())
	case KOver:
		return r.expectOver(st)
	case KGoal:
		return r.expectGoal(st)
	case KHappened:
		return r.expectHappened(st)
	case KLegal:
		return r.expectLegal(st)
	}
	return ""
}

// expanded writes X x3 out as three entries.
func expanded(es []Entry) []Entry {
	var out []Entry
	for _, e := range es {
		for i := 0; i < e.Times; i++ {
			one := e
			one.Times = 1
			if e.Name.Copy > 0 {
				one.Name.Copy += i
			}
			out = append(out, one)
		}
	}
	return out
}

func (r *seer) expectZone(st *Stmt) string {
	list := slices.Clone(r.state().List(st.Zone, st.Seat))
	if r.g.specs[st.Zone].Ordered {
		return r.expectOrdered(st, list)
	}
	return r.expectCards(r.zoneName(st.Seat, st.Zone), st.Entries, list)
}

func (r *seer) expectOrdered(st *Stmt, list []state.CardID) string {
	want := expanded(st.Entries)
	ok := len(want) == len(list)
	for i := 0; ok && i < len(want); i++ {
		ok = r.fits(list[i], &want[i])
	}
	if ok {
		return ""
	}
	return fmt.Sprintf("%s: expected, top first, %s; it is %s", r.zoneName(st.Seat, st.Zone), entriesText(st.Entries), r.cardsText(list))
}

// expectCards compares a list of cards with what is expected, in any order.
func (r *seer) expectCards(where string, es []Entry, list []state.CardID) string {
	want := expanded(es)
	if len(want) == len(list) && r.matched(want, list) {
		return ""
	}
	return fmt.Sprintf("%s: expected %s; it is %s", where, entriesText(es), r.cardsText(list))
}

// matched says whether each entry can be given a card of its own.
func (r *seer) matched(want []Entry, list []state.CardID) bool {
	of := make([]int, len(list)) // entry + 1 that has the card
	var give func(e int, seen []bool) bool
	give = func(e int, seen []bool) bool {
		for c, id := range list {
			if seen[c] || !r.fits(id, &want[e]) {
				continue
			}
			seen[c] = true
			if of[c] == 0 || give(of[c]-1, seen) {
				of[c] = e + 1
				return true
			}
		}
		return false
	}
	for e := range want {
		if !give(e, make([]bool, len(list))) {
			return false
		}
	}
	return true
}

// fits says whether a card is what an entry describes.
func (r *seer) fits(id state.CardID, e *Entry) bool {
	if e.Back || !r.is(id, e.Name) {
		return false
	}
	if e.Under != nil {
		host := r.state().Cards[id].Host
		if !r.state().Here(host) || !r.is(host.ID, *e.Under) {
			return false
		}
	}
	for i := range e.Props {
		if r.prop(id, &e.Props[i]) != "" {
			return false
		}
	}
	return true
}

func (r *seer) expectHas(st *Stmt) string {
	list := slices.Clone(r.state().List(st.Zone, st.Seat))
	want := expanded(st.Entries)
	if st.Not {
		for _, id := range list {
			for i := range want {
				if r.fits(id, &want[i]) {
					return fmt.Sprintf("%s: expected no %s; it is %s", r.zoneName(st.Seat, st.Zone), want[i].Name, r.cardsText(list))
				}
			}
		}
		return ""
	}
	if !r.matched(want, list) {
		return fmt.Sprintf("%s: expected among others %s; it is %s", r.zoneName(st.Seat, st.Zone), entriesText(st.Entries), r.cardsText(list))
	}
	return ""
}

func (r *seer) expectNumber(st *Stmt) string {
	k := r.k()
	n := k.Number(st.Seat, st.Stat)
	word := r.g.book.Words().Numbers[st.Stat][1]
	if st.Max != nil {
		most := k.Number(st.Seat, r.g.Most[st.Stat])
		if n != st.N || most != *st.Max {
			return fmt.Sprintf("%c %s: expected %d/%d, it is %d/%d", 'A'+st.Seat, word, st.N, *st.Max, n, most)
		}
		return ""
	}
	if n != st.N {
		return fmt.Sprintf("%c %s: expected %d, it is %d", 'A'+st.Seat, word, st.N, n)
	}
	return ""
}

func (r *seer) expectAsked(st *Stmt) string {
	w := r.pending()
	is := false
	if w != nil {
		by := func(d *rules.Decision) bool {
			return (st.What == "" || r.asks(d, st.What)) && (st.Rule == "" || sameRule(st.Rule, d.Ask.Rule))
		}
		switch w.Kind {
		case state.InAnswer:
			is = w.Seat == st.Seat && by(w.D[0])
		case state.InBoth:
			is = by(w.D[st.Seat])
		case state.InArranged:
			is = w.Seat == st.Seat && (st.What == "" || st.What == "order")
		}
	}
	if is == st.Not {
		not := ""
		if st.Not {
			not = "not "
		}
		what := ""
		if st.What != "" {
			what = ": " + st.What
		}
		if st.Rule != "" {
			what += " [" + st.Rule + "]"
		}
		return fmt.Sprintf("expected %sasked %c%s; it is %s", not, 'A'+st.Seat, what, r.question())
	}
	return ""
}

// expectCan tries an action on a copy of the match.
func (r *run) expectCan(st *Stmt) string {
	err := r.try(st.Seat, &st.Act)
	if w, ok := err.(*wrong); ok {
		return w.Error()
	}
	if !st.Not {
		if err != nil {
			return fmt.Sprintf("expected that %c can: %s; %v", 'A'+st.Seat, st.Act.Src, err)
		}
		return ""
	}
	if err == nil {
		return fmt.Sprintf("expected that %c cannot: %s; it can", 'A'+st.Seat, st.Act.Src)
	}
	if st.Rule == "" {
		return ""
	}
	var why *board.Why
	if w, ok := err.(*whyNot); ok {
		why = w.why
	}
	if why == nil {
		return fmt.Sprintf("expected that %c cannot: %s because of %s; the reason is another: %v", 'A'+st.Seat, st.Act.Src, st.Rule, err)
	}
	if !sameRule(why.Rule, st.Rule) {
		return fmt.Sprintf("expected that %c cannot: %s because of %s; the reason is %s: %s", 'A'+st.Seat, st.Act.Src, st.Rule, why.Rule, why.EN)
	}
	return ""
}

// sameRule says whether one rule number is the other or a part of it.
func sameRule(a, b string) bool {
	return a == b || strings.HasPrefix(a, b+".") || strings.HasPrefix(b, a+".")
}

// try carries an action out on a copy and says why it cannot be done; nil: it can.
func (r *run) try(seat state.Seat, a *Action) error {
	w := r.pending()
	if w == nil {
		return fmt.Errorf("the match is over")
	}
	f := r.m().Fork()
	defer f.Close()
	t := &run{seer: seer{sc: r.sc, g: r.g, t: &single{m: f}, copies: slices.Clone(r.copies), count: map[string]int{}},
		lines: r.lines, at: r.at, trial: true, chance: slices.Clone(r.chance),
		to: slices.Clone(r.to), plan: slices.Clone(r.plan), none: r.none, toSeat: r.toSeat, forced: slices.Clone(r.forced)}
	for k, v := range r.count { // copied; the order of a map means nothing here
		t.count[k] = v
	}
	t.m().Pending()
	if err := t.do(seat, a); err != nil {
		if e, ok := err.(*Error); ok {
			return errors.New(e.What) // where it is written is known
		}
		return err
	}
	t.skipForced()
	if len(t.to) > 0 {
		if w := t.pending(); w == nil || w.Kind != state.InAnswer || w.Seat != seat || w.D[0].Kind != rules.Choose || !r.ordering(w.D[0]) {
			return t.untargeted(seat)
		}
	}
	return nil
}

// untargeted says why the next written target was not taken.
func (r *run) untargeted(seat state.Seat) error {
	var d *rules.Decision
	if w := r.pending(); w != nil && w.Kind == state.InAnswer && w.Seat == seat {
		d = w.D[0]
	}
	return refuse(r.notOffered(seat, d, r.to[0]), "-> %s", r.to[0])
}

// outcome says how the match stands.
func (r *seer) outcome() string {
	switch res := r.m().Result(); {
	case res.Draw:
		return fmt.Sprintf("a draw [%s]", res.Rule)
	case res.Over:
		return fmt.Sprintf("%c won [%s]", 'A'+res.Winner, res.Rule)
	}
	return "the match is not over; it is " + r.question()
}

func (r *seer) expectOver(st *Stmt) string {
	res, text := r.m().Result(), r.outcome()
	switch {
	case st.Not:
		if res.Over {
			return "expected that the match goes on; " + text
		}
		return ""
	case !res.Over || res.Draw != (st.Seat == state.Nobody) || !res.Draw && res.Winner != st.Seat:
		return fmt.Sprintf("expected %s; %s", st.Src, text)
	case st.Rule != "" && !sameRule(st.Rule, res.Rule):
		return fmt.Sprintf("expected %s; %s", st.Src, text)
	}
	return ""
}

// resolving lists what lies in the resolution zone, abilities that are no cards by theirs.
func (r *seer) resolving() []state.CardID {
	out := slices.Clone(r.state().List(r.k().Zone(ability.Resolving), state.Nobody))
	for i := range r.state().Stack {
		if f := &r.state().Stack[i]; f.Obj == (state.Ref{}) {
			out = append(out, f.Src.Card.ID)
		}
	}
	return out
}

// waiting lists the cards whose abilities wait, one for each.
func (r *seer) waiting() []state.CardID {
	var out []state.CardID
	for i := range r.state().Waiting {
		out = append(out, r.state().Waiting[i].Src.Card.ID)
	}
	return out
}

func (r *seer) expectSees(st *Stmt) string {
	views := []*match.View{r.m().View(st.Viewer), r.t.view(st.Viewer)}
	whose := []string{"", " on its own machine"}
	for i, v := range views {
		seat := st.Seat
		if seat == state.Nobody {
			seat = 0
		}
		cards := v.Zones[st.Zone][seat]
		if what := r.seen(st, cards); what != "" {
			return what + whose[i]
		}
	}
	return ""
}

// seen compares what a viewer is shown of a zone with what is expected.
func (r *seer) seen(st *Stmt, cards []match.CardView) string {
	want := expanded(st.Entries)
	var ids []state.CardID
	var got []string
	backs := 0
	for i := range cards {
		if cards[i].Face == 0 {
			backs++
			got = append(got, "back")
		} else {
			ids = append(ids, cards[i].ID)
			got = append(got, r.cardName(cards[i].ID))
		}
	}
	if len(cards) == len(want) && r.g.specs[st.Zone].Ordered {
		ok := true
		for i := range cards {
			ok = ok && want[i].Back == (cards[i].Face == 0) && (want[i].Back || r.fits(cards[i].ID, &want[i]))
		}
		if ok {
			return ""
		}
	} else {
		faces := slices.DeleteFunc(want, func(e Entry) bool { return e.Back })
		if len(expanded(st.Entries))-len(faces) == backs && len(faces) == len(ids) && r.matched(faces, ids) {
			return ""
		}
	}
	return fmt.Sprintf("expected to be seen in %s: %s; it is %s", r.zoneName(st.Seat, st.Zone), entriesText(st.Entries), listText(got))
}

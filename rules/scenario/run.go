package scenario

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Run runs a scenario in a mode and returns what differed: nothing means that it
// holds. A fault that stops it is the last difference.
func (sc *Scenario) Run(mode Mode) (out []Error) {
	r := &run{seer: seer{sc: sc, g: sc.Game}}
	defer func() {
		if v := recover(); v != nil {
			r.differ(fmt.Sprintf("the rules crashed: %v\n%s", v, debug.Stack()))
		}
		if r.t != nil {
			r.t.close()
		}
		out = r.out
	}()
	if sc.Record != nil && sc.Fault == nil {
		r.stop(replay(r, mode))
		return
	}
	b, err := newBuilder(sc)
	if err != nil {
		r.stop(err)
		return
	}
	s, setup, err := b.build()
	if err != nil {
		r.stop(err)
		return
	}
	r.copies, r.count = b.copies, b.count
	if r.t, err = newTable(mode, setup, s); err != nil {
		r.stop(err)
		return
	}
	r.lines, r.mode, r.setup = sc.Lines[b.lines:], mode, setup
	r.stop(r.all())
	return
}

// RunFile runs every scenario of a file in a mode.
func RunFile(path string, mode Mode) ([]Error, error) {
	scs, err := ReadFile(path)
	if err != nil {
		return nil, err
	}
	var out []Error
	for _, sc := range scs {
		out = append(out, sc.Run(mode)...)
	}
	return out, nil
}

// seer is what is seen of the match that a scenario is about, in the scenario's words: which
// card a name means, what a card is called, what a line expects, which answer it writes.
type seer struct {
	sc     *Scenario
	g      *Game
	t      table
	copies []copyID
	count  map[string]int
	heard  []told // what happened since the last line on which something was done
}

// run is a scenario being run: how far it has come, and what is still to be asked for.
type run struct {
	seer
	out    []Error
	lines  []Stmt
	at     int     // index into lines
	chance []*Stmt // written and not yet needed
	trial  bool    // on a copy, to see whether something can be done

	to     []Name // targets written behind an arrow and not yet asked for
	plan   []Paid // "pay" written with an act and not yet asked for
	none   bool   // "-> none" has not been asked for
	toSeat state.Seat
	toLine int
	mode   Mode
	setup  rules.Setup
	forced []settled // answers nobody was asked for, since the last action
	goal   *match.Goal
	dealt  []copyID // the copies as the shuffle being fed leaves them
}

func (r *seer) m() *match.Match      { return r.t.main() }
func (r *seer) k() *rules.Kernel     { return r.m().Kernel() }
func (r *seer) state() *state.State  { return r.m().State() }
func (r *seer) pending() *match.Want { return r.m().Pending() }

// line is where the run is.
func (r *run) line() int {
	if r.at >= 0 && r.at < len(r.lines) {
		return r.lines[r.at].Line
	}
	if r.at < 0 && len(r.lines) > 0 {
		return r.lines[0].Line
	}
	if n := len(r.sc.Lines); n > 0 {
		return r.sc.Lines[n-1].Line
	}
	return r.sc.Line
}

// differ notes a difference at the present line.
func (r *run) differ(what string) {
	r.out = append(r.out, Error{r.sc.File, r.line(), what})
}

// stop notes the error that ended the run.
func (r *run) stop(err error) {
	if err == nil {
		return
	}
	var e *Error
	if errors.As(err, &e) {
		line := e.Line
		if line == 0 {
			line = r.line()
		}
		r.out = append(r.out, Error{r.sc.File, line, e.What})
		return
	}
	r.differ(err.Error())
}

// all carries out every statement after the board.
func (r *run) all() error {
	early := 0 // chance that the board itself leads to
	for early < len(r.lines) && r.lines[early].Kind == KChance {
		r.chance = append(r.chance, &r.lines[early])
		early++
	}
	r.at = early - 1
	if err := r.settle(); err != nil {
		return err
	}
	for r.at = early; r.at < len(r.lines); r.at++ {
		if err := r.one(&r.lines[r.at]); err != nil {
			return err
		}
	}
	if err := r.payUnsaid(); err != nil {
		return err
	}
	if err := r.finishTargets(); err != nil {
		return err
	}
	if err := r.left(); err != nil {
		return err
	}
	if len(r.chance) > 0 {
		return fault(r.chance[0].Line, "this chance was never needed")
	}
	return nil
}

// left says that a question is still open at the end that is no offer to act, unless
// the last line is about it: what was to be seen may not have happened yet.
func (r *run) left() error {
	w := r.pending()
	if w == nil || len(r.lines) == 0 || w.Kind == state.InAnswer && w.D[0].Kind == rules.Acting {
		return nil
	}
	switch r.lines[len(r.lines)-1].Kind {
	case KAsked, KCan, KOptions, KSees, KLegal, KGoal:
		return nil
	}
	return fmt.Errorf("the scenario ends while it is %s: answer it, or end with `asked`", r.question())
}

// one carries out one statement. Differences are noted; an error stops the run.
func (r *run) one(st *Stmt) error {
	if !paysNow(st) {
		if err := r.payUnsaid(); err != nil {
			return err
		}
	}
	switch st.Kind {
	case KAct, KBoth, KPassTo:
		r.heard = nil
	}
	switch {
	case st.Set:
		return r.set(st)
	case st.Kind == KGoal && st.What != "":
		return r.setGoal(st)
	case st.Kind == KChance:
		r.chance = append(r.chance, st)
		return r.settle()
	case st.Kind == KAct:
		err := r.do(st.Seat, &st.Act)
		if st.Not {
			return r.rewound(st, err)
		}
		return err
	case st.Kind == KBoth:
		return r.both(st)
	case st.Kind == KPassTo:
		return r.passTo(st)
	case st.Kind == KTurn, st.Kind == KFirst, st.Kind == KFormat, st.Kind == KBasis:
		return fmt.Errorf("the board is written before anything is done or expected")
	}
	if what := r.expect(st); what != "" {
		r.differ(what)
	}
	return nil
}

// whyNot is an error that bears the reason of the rules.
type whyNot struct {
	what string
	why  *board.Why
}

func (w *whyNot) Error() string {
	switch {
	case w.why == nil:
		return w.what
	case w.why.Rule == "":
		return fmt.Sprintf("%s: %s", w.what, w.why.EN)
	}
	return fmt.Sprintf("%s: %s [%s]", w.what, w.why.EN, w.why.Rule)
}

func refuse(why *board.Why, format string, a ...any) error {
	return &whyNot{fmt.Sprintf(format, a...), why}
}

// feed gives the match an input and settles what needs no seat.
func (r *run) feed(in state.Input) error {
	if err := r.t.feed(in); err != nil {
		var why *board.Why
		if errors.As(err, &why) {
			return refuse(why, "refused")
		}
		return err
	}
	r.sync(in)
	r.note()
	r.hear()
	return r.settle()
}

// answer feeds a seat's answer and finds out whether it was put back.
func (r *run) answer(seat state.Seat, a state.Answer) error {
	in := state.Input{Kind: state.InAnswer, Seat: seat}
	in.Answers[0] = a
	if err := r.feed(in); err != nil {
		return err
	}
	if w := r.pending(); w != nil && w.Kind == state.InAnswer && w.Seat == seat && w.D[0].Refused != nil {
		return refuse(w.D[0].Refused, "refused")
	}
	return nil
}

// rewound finds out whether what a seat just did was taken back, and why.
func (r *run) rewound(st *Stmt, err error) error {
	why, ok := err.(*whyNot)
	w := r.pending()
	switch {
	case err != nil && !ok:
		return err
	case !ok || w == nil || w.Kind != state.InAnswer || w.D[0].Refused == nil:
		return fmt.Errorf("expected that it is done and taken back: %s", st.Act.Src)
	case st.Rule != "" && !sameRule(why.why.Rule, st.Rule):
		return fmt.Errorf("expected that it is taken back because of %s; the reason is %s: %s", st.Rule, why.why.Rule, why.why.EN)
	}
	r.to, r.plan, r.none = nil, nil, false
	return nil
}

// sync follows the copies through a shuffle and names the cards that are new.
func (r *run) sync(in state.Input) {
	if r.dealt != nil && (in.Kind == state.InShuffled || in.Kind == state.InArranged) {
		for i, id := range in.IDs {
			r.copies[id] = r.dealt[i]
		}
		r.dealt = nil
	}
	s := r.state()
	for id := len(r.copies); id < len(s.Cards); id++ {
		key := ""
		if id > 0 {
			key = keyOf(r.m().Setup().Rules, s.Cards[id].Face)
		}
		if r.count == nil {
			r.count = map[string]int{}
		}
		r.count[key]++
		r.copies = append(r.copies, copyID{key, r.count[key]})
	}
}

// settle feeds what needs no seat: cards that are shown, and chance.
func (r *run) settle() error {
	for n := 0; n < 10000; n++ {
		w := r.pending()
		if err := r.m().Broken(); err != nil {
			return err
		}
		r.sync(state.Input{})
		if w == nil {
			return nil
		}
		var in state.Input
		var err error
		switch w.Kind {
		case state.InShown:
			in = state.Input{Kind: w.Kind, Seat: state.Nobody, IDs: w.IDs, To: w.To, Faces: r.state().Faces(w.IDs)}
		case state.InShuffled:
			in, err = r.shuffle(w)
		case state.InRolled:
			in, err = r.roll(w)
		case state.InArranged:
			if r.orderFollows(w.Seat) {
				return nil
			}
			in = state.Input{Kind: w.Kind, Seat: w.Seat, IDs: w.IDs, Faces: r.state().Faces(w.IDs)}
		case state.InAnswer:
			if k := w.D[0].Ask.Key; r.sc.asked != nil {
				r.sc.asked[k] = true
			}
			if !r.sameAbility(w.D[0]) || r.chooseFollows(w.Seat) {
				return nil
			}
			in = state.Input{Kind: w.Kind, Seat: w.Seat}
			in.Answers[0].Pick = slices.Clone(w.D[0].Items[:1]) // a machine that goes on writes its next question there
		default:
			return nil
		}
		if err != nil {
			return err
		}
		if err := r.t.feed(in); err != nil {
			return err
		}
		r.sync(in)
		r.note()
		if in.Kind == state.InShown {
			r.showed(&in)
		}
		r.hear()
	}
	return fmt.Errorf("ten thousand inputs without a question")
}

// sameAbility says whether a question is only about which of several instances of
// one ability of one card is played first.
func (r *seer) sameAbility(d *rules.Decision) bool {
	if d.Ask.Key != "trigger" || len(d.Items) == 0 {
		return false
	}
	for _, it := range d.Items {
		if it.Card != d.Items[0].Card || it.Ability != d.Items[0].Ability {
			return false
		}
	}
	return true
}

// chooseFollows says whether the next line of what is done is a choice of that seat.
func (r *run) chooseFollows(seat state.Seat) bool {
	return r.follows(func(st *Stmt) bool { return st.Seat == seat && (st.Act.Say == SayChoose || st.Act.Say == SayOrder) })
}

// orderFollows says whether the next line of that seat gives the order of cards
// that are put together; else they stay as they are.
func (r *run) orderFollows(seat state.Seat) bool {
	return r.follows(func(st *Stmt) bool { return st.Seat == seat && st.Act.Say == SayOrder })
}

// follows judges the line after the present one on which something is done or is
// expected to be asked.
func (r *run) follows(is func(*Stmt) bool) bool {
	for i := r.at + 1; i < len(r.lines) && !r.trial; i++ {
		switch st := &r.lines[i]; st.Kind {
		case KAct:
			return is(st)
		case KPassTo, KBoth:
			return false
		}
	}
	return false
}

// takeChance takes the first written chance of a kind that fits.
func (r *run) takeChance(fits func(*Chance) bool) *Stmt {
	for i, st := range r.chance {
		if fits(&st.Chance) {
			r.chance = slices.Delete(slices.Clone(r.chance), i, i+1)
			return st
		}
	}
	return nil
}

// shuffle deals the faces as the chance line says: those it names come first, the
// others after them as they lay.
func (r *run) shuffle(w *match.Want) (state.Input, error) {
	s := r.state()
	in := state.Input{Kind: w.Kind, Seat: state.Nobody, IDs: w.IDs}
	at := s.Cards[w.IDs[0]].At
	st := r.takeChance(func(c *Chance) bool {
		return c.Kind == state.InShuffled && c.Seat == at.Of && c.Zone == at.Zone
	})
	rest := slices.Clone(w.IDs)
	var order []state.CardID
	if st == nil && !r.trial && !r.alike(rest) {
		return in, fmt.Errorf("%s is shuffled here: a line before must say how it lies then: chance: shuffle %s X, Y", r.zoneName(at.Of, at.Zone), r.zoneName(at.Of, at.Zone))
	}
	if st != nil {
		for _, e := range st.Chance.Names {
			for n := 0; n < e.Times; n++ {
				i := slices.IndexFunc(rest, func(id state.CardID) bool { return r.is(id, e.Name) })
				if i < 0 {
					return in, fault(st.Line, "%s is not among the cards that are shuffled", e.Name)
				}
				order = append(order, rest[i])
				rest = slices.Delete(rest, i, i+1)
			}
		}
	}
	order = append(order, rest...)
	in.Faces = s.Faces(order)
	r.dealt = make([]copyID, len(order))
	for i, id := range order {
		r.dealt[i] = r.copies[id]
	}
	return in, nil
}

// alike says whether all cards have one face, so that their order means nothing.
func (r *seer) alike(ids []state.CardID) bool {
	s := r.state()
	for _, id := range ids {
		if s.Cards[id].Face != s.Cards[ids[0]].Face {
			return false
		}
	}
	return true
}

// roll brings the number that the chance line says. A card named by it is the one
// that is drawn by lot: which number that is, is found by trying.
func (r *run) roll(w *match.Want) (state.Input, error) {
	in := state.Input{Kind: w.Kind, Seat: state.Nobody}
	st := r.takeChance(func(c *Chance) bool { return c.Kind == state.InRolled })
	if st == nil {
		if !r.trial {
			return in, fmt.Errorf("one of %d is drawn by lot here: a line before must say which: chance: random X, chance: die 4", w.N)
		}
		return in, nil
	}
	c := &st.Chance
	switch {
	case c.N >= w.N:
		return in, fault(st.Line, "there are only %d outcomes", w.N)
	case c.N >= 0:
		in.N = c.N
	case c.Who != state.Nobody:
		in.N = int32(c.Who)
	case len(c.Names) != 1:
		return in, fault(st.Line, "chance: random X names one card at a time")
	default:
		n := r.lot(w, c.Names[0].Name)
		if n < 0 {
			return in, fault(st.Line, "%s is not among the %d of which one is drawn by lot", c.Names[0].Name, w.N)
		}
		in.N = n
	}
	return in, nil
}

// lot finds the number that draws a card: the outcome in which that card fares
// differently from what it does in most. More lots may follow before anything is
// seen to happen; they are tried with the first and with the last of their outcomes.
func (r *seer) lot(w *match.Want, name Name) int32 {
	for _, id := range r.cards(name) {
		fates := make([][2]string, w.N)
		count := map[string]int{r.fate(r.m(), id): 1} // as it is now, where nothing else decides
		for n := range fates {
			for last := range fates[n] {
				fates[n][last] = r.fateAfter(id, int32(n), last == 1)
				count[fates[n][last]] += 2
			}
		}
		usual := r.fate(r.m(), id)
		for _, f := range fates {
			for _, s := range f {
				if count[s] > count[usual] {
					usual = s
				}
			}
		}
		best, most, alone := int32(-1), 0, false
		for n, f := range fates {
			unusual := 0
			for _, s := range f {
				if s != usual {
					unusual++
				}
			}
			if unusual > most {
				best, most, alone = int32(n), unusual, true
			} else if unusual == most {
				alone = false
			}
		}
		switch {
		case alone:
			return best
		case most == 0 && usual != r.fate(r.m(), id):
			return 0 // it is drawn whatever the lot
		}
	}
	return -1
}

// fateAfter is what becomes of a card after lot n, and after those that follow at
// once with their first or last outcome.
func (r *seer) fateAfter(id state.CardID, n int32, last bool) string {
	f := r.m().Fork()
	defer f.Close()
	for range 100 {
		if f.Feed(state.Input{Kind: state.InRolled, Seat: state.Nobody, N: n}) != nil {
			return "refused"
		}
		w := f.Pending()
		if w == nil || w.Kind != state.InRolled {
			break
		}
		if n = 0; last {
			n = w.N - 1
		}
	}
	return r.fate(f, id)
}

// fate is what can be seen of a card in a match.
func (r *seer) fate(m *match.Match, id state.CardID) string {
	c := m.State().Cards[id]
	k := m.Kernel()
	ref := m.State().Ref(id)
	want := ""
	if w := m.Pending(); w != nil && slices.Contains(w.IDs, id) {
		want = "shown"
	}
	return fmt.Sprint(c.At, c.Inc, c.Rest, c.FaceDown, c.Damage, c.Flags, c.Seen, c.Open, k.Chars(ref).Num, want)
}

// is says whether a card is one that a name means.
func (r *seer) is(id state.CardID, n Name) bool {
	s := r.state()
	c := &s.Cards[id]
	if n.Leader {
		return r.g.isLeader(r.k(), c) && (n.Seat == state.Nobody || c.At.Of == n.Seat)
	}
	d := r.m().Setup().Rules.Pool.Def(c.Face)
	if d == nil || n.Of != nil && !slices.Contains(n.Of, c.Face) || n.Copy > 0 && r.copies[id].n != n.Copy || n.Seat != state.Nobody && r.side(c) != n.Seat {
		return false
	}
	for i := range d.Sides {
		if d.Sides[i].Name == n.Text {
			return true
		}
	}
	return false
}

// side is the seat on whose side a card is.
func (r *seer) side(c *state.Card) state.Seat {
	if c.At.Of != state.Nobody && c.At.Zone != state.Nowhere {
		return c.At.Of
	}
	return c.Master
}

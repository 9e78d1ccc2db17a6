package rules

import (
	"slices"

	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Outside is the only source of answers and chance.
type Outside interface {
	Answer(k *Kernel, d *Decision) state.Answer
	Both(k *Kernel, d [2]*Decision) [2]state.Answer           // commit, then open
	Shuffle(ids []state.CardID) []state.FaceID                // faces re-dealt among these handles; 0 where this machine may not know
	Arrange(ids []state.CardID, by state.Seat) []state.FaceID // the same, the order chosen in secret by one seat
	Show(ids []state.CardID, to state.Eyes) []state.FaceID
	Random(n int32) int32
}

// Settler is an Outside that wants to know of answers nobody is asked for: public facts
// leave no other.
type Settler interface {
	Settled(d *Decision, a state.Answer)
}

// Ask asks a seat and returns its legal answer. It uses no input where public
// facts leave one answer. What the answer names is shown and judged again where
// the rules show it.
func (k *Kernel) Ask(d Decision) state.Answer {
	p := k.question(&d)
	a := k.put(p)
	if p.Kind == Choose {
		k.took(p.Seat, p.Items, a.Pick)
	}
	k.asked = append(k.asked, p)
	return a
}

// question hands out memory for a decision; it is given back when it has been answered.
func (k *Kernel) question(d *Decision) *Decision {
	n := len(k.asked)
	if n == 0 {
		p := new(Decision)
		*p = *d
		return p
	}
	p := k.asked[n-1]
	k.asked = k.asked[:n-1]
	*p = *d
	return p
}

func (k *Kernel) put(d *Decision) state.Answer {
	if len(k.Loops.spins) > 0 {
		k.Loops.barLoops(d)
	}
	if d.Kind != Acting { // an act is always asked for
		if a, ok := d.forced(&k.Memory); ok {
			if d.Kind == Choose && d.Shown {
				k.RevealPicks(a.Pick)
			}
			k.settled(d, &a)
			return a
		}
	}
	var a state.Answer
	if k.goesRound(d, &a) {
		k.settled(d, &a)
	} else {
		a = k.ask(d)
	}
	k.Loops.answered(d, &a)
	return a
}

// goesRound says whether a loop that is gone round gives the answer to d.
func (k *Kernel) goesRound(d *Decision, a *state.Answer) bool {
	if len(k.Loops.spins) == 0 && k.State.Round.Left == 0 {
		return false
	}
	legal := func(a state.Answer) bool { return d.Check(k, state.NoEyes, a) == nil }
	if !k.Loops.repeated(d, legal, a) && !k.Loops.around(d, legal, a) {
		return false
	}
	d.Refused = k.named(d, a)
	return d.Refused == nil
}

// ask puts a question until its answer is legal.
func (k *Kernel) ask(d *Decision) state.Answer {
	for {
		k.Loops.heard()
		k.Questions.Asked++
		d.sampled, k.agreed.to = false, nil
		a := k.out.Answer(k, d)
		judged := k.judged(d, &a)
		if d.Refused = nil; !judged {
			d.Refused = d.Check(k, state.NoEyes, a)
		}
		if d.Refused != nil {
			d.Barred = bar(d.Barred, a.Act, d.Kind)
			continue
		}
		if judged && d.Kind == Pay {
			a.Plan = k.payments.copy(a.Plan)
			k.showPlan(a.Plan)
			return a
		}
		if d.Refused = answered(k, d, &a); d.Refused == nil {
			return a
		}
	}
}

// answered is named of what a person has answered. A choice among cards of the other seat's that nobody had shown who
// chose stands, as far as it fits: made again, it would show one more of them each time.
func answered(k *Kernel, d *Decision, a *state.Answer) *board.Why {
	blind := d.Kind == Choose && d.Shown && slices.ContainsFunc(a.Pick, func(it state.Item) bool { return blind(k.Board, d.Seat, it.Card) })
	why := k.named(d, a)
	if why != nil && blind {
		k.Through(state.NoEyes, func() { a.Pick = d.fitting(k, a.Pick) })
		return nil
	}
	return why
}

// blind says whether a card is one of the other seat's that a seat has not been shown.
func blind(b *board.Board, seat state.Seat, id state.CardID) bool {
	c := &b.State.Cards[id]
	return id != 0 && c.Owner == seat.Other() && c.Seen&state.EyesOf(seat) == 0
}

// agreed is a plan of payment that was found right through the eyes of the seat that is
// asked for it: of direct play alone.
type agreed struct {
	to   *Decision // nil: nothing was
	plan []state.Payment
}

// judged says whether an answer need not be judged again: a player of direct play has
// picked the act among those that are possible as far as it sees, or has just asked whether
// the plan pays, seeing all that is in it; which is further than what is public. What comes
// from elsewhere is always judged.
func (k *Kernel) judged(d *Decision, a *state.Answer) bool {
	if !k.samples || len(a.Pick)+len(a.N) > 0 || a.Hand != nil {
		return false
	}
	switch d.Kind {
	case Acting:
		return d.sampled && a.Act == d.taken && len(a.Plan) == 0
	case Pay:
		e := state.EyesOf(d.Seat)
		return k.agreed.to == d && a.Act == (state.Act{}) && slices.Equal(k.agreed.plan, a.Plan) &&
			!slices.ContainsFunc(a.Plan, func(p state.Payment) bool { return k.State.Cards[p.Card].Seen&e != e })
	}
	return false
}

// named takes over a legal answer, shows what it names where the rules show it, and
// judges it again.
func (k *Kernel) named(d *Decision, a *state.Answer) *board.Why {
	a.Pick, a.Plan = k.items.copy(a.Pick), k.payments.copy(a.Plan)
	switch {
	case !d.Shown:
		return nil
	case d.Kind == Choose:
		k.RevealPicks(a.Pick)
	case d.Kind == Pay:
		k.showPlan(a.Plan)
	default:
		return nil
	}
	return d.Check(k, state.NoEyes, *a)
}

// settled tells an outside that listens of an answer nobody was asked for.
func (k *Kernel) settled(d *Decision, a *state.Answer) {
	if o, listens := k.out.(Settler); listens {
		o.Settled(d, *a)
	}
}

func bar(list []state.Act, a state.Act, kind Kind) []state.Act {
	if kind != Acting {
		return list
	}
	return append(slices.Clip(list), a)
}

// RevealPicks shows chosen cards to all.
func (k *Kernel) RevealPicks(pick []state.Item) {
	for _, it := range pick {
		if it.Card != 0 {
			k.Reveal(state.All, k.State.Ref(it.Card))
		}
	}
}

// showPlan shows the cards of a plan to all.
func (k *Kernel) showPlan(plan []state.Payment) {
	for _, p := range plan {
		if p.Card != 0 {
			k.Reveal(state.All, k.State.Ref(p.Card))
		}
	}
}

// AskBoth asks both seats at once; neither sees the other's answer before both are
// in. An answer that is refused is asked for again by itself: the other one stands.
func (k *Kernel) AskBoth(a, b Decision) (state.Answer, state.Answer) {
	ds := [2]*Decision{k.question(&a), k.question(&b)}
	k.Loops.heard()
	k.Questions.Asked += 2
	as := k.out.Both(k, ds)
	k.Loops.chanced()
	for i, d := range ds {
		if d.Refused = d.Check(k, state.NoEyes, as[i]); d.Refused == nil {
			d.Refused = answered(k, d, &as[i])
		}
	}
	for i, d := range ds {
		if d.Refused != nil {
			as[i] = k.ask(d)
		}
	}
	for i, d := range ds {
		k.took(d.Seat, d.Items, as[i].Pick)
		if p := as[i].Pick; len(p) == 1 && p[0].Card == 0 {
			k.tell(state.Event{Verb: state.Opened, Seat: d.Seat, N: p[0].N, Name: d.Ask.Key, Src: state.Source{Card: d.Ask.Src, Via: d.Ask.Ability}})
		}
	}
	k.asked = append(k.asked, ds[0], ds[1])
	return as[0], as[1]
}

// TryAct asks for an act, attempts it, and asks again with the reason until one
// works or is a pass. do only announces, and returns what it announced. What its
// player gave up by an empty plan may be tried again, a few times. d stays the caller's.
func (k *Kernel) TryAct(d *Decision, do func(state.Act) *state.Frame) (state.Act, *state.Frame) {
	p := k.question(d)
	k.Loops.window = d.Ask.Key
	barred := p.Barred
	for given := 0; ; {
		a := p.act(k)
		if quits(a) {
			k.asked = append(k.asked, p)
			return a, nil
		}
		var f *state.Frame
		k.givenUp = false
		why := k.Attempt(func() {
			k.tookHeld(p.Seat, a.Card)
			f = do(a)
		})
		if why == nil {
			k.asked = append(k.asked, p)
			return a, f
		}
		k.State.Round = state.Round{} // it does not go on as before
		if k.givenUp && given < givesUp {
			given++
		} else {
			barred = append(slices.Clip(barred), a)
		}
		p.Refused, p.Barred, p.Looped = why, barred, nil // asked anew
	}
}

// act is the act that is answered to d. In direct play that draws it nobody is asked: most
// windows are passed, and there are hundreds in a game.
func (d *Decision) act(k *Kernel) state.Act {
	if k.draws == nil || len(k.Loops.spins) > 0 || k.State.Round.Left > 0 {
		return k.put(d).Act
	}
	r := k.draws.Draws(k, d)
	if r == nil {
		return k.put(d).Act
	}
	var a state.Answer
	var ok bool
	if a.Act, ok, k.drawn = d.Sample(k, state.EyesOf(d.Seat), r, k.drawn); !ok {
		return k.put(d).Act
	}
	k.Loops.heard()
	k.Questions.Asked++
	if len(k.State.Trail) > 0 {
		k.Loops.answered(d, &a)
	}
	return a.Act
}

// quits says whether an act leaves a window: a pass, or the end of the phase.
func quits(a state.Act) bool { return a.Verb == state.Pass || a.Verb == state.EndPhase }

// Sampler is an Outside whose players pick their acts by Decision.Sample: direct play. What
// was picked there has been judged, as far as its player sees, and is not judged again.
type Sampler interface{ Samples() bool }

// Drawer is an Outside of direct play that may hand out the chance by which a player's act
// is drawn among those possible, instead of being asked for the act; nil: it wants to be asked.
type Drawer interface {
	Draws(k *Kernel, d *Decision) *Rand
}

func samples(o Outside) bool {
	p, ok := o.(Sampler)
	return ok && p.Samples()
}

// givesUp is how often a player may take plays back at their payment in one asking.
const givesUp = 8

// failure and over unwind the Go stack: a failure to the innermost Attempt, over
// to the end of the match.
type (
	failure struct{ why *board.Why }
	over    struct{}
)

// Fail takes back the innermost Attempt. Outside every attempt it is a fault of
// the rules code and panics with its rule number.
func (k *Kernel) Fail(w *board.Why) {
	if k.tries == 0 {
		panic("rules: failed outside an attempt: " + w.Error())
	}
	k.failing = true
	panic(failure{w})
}

// Attempt runs do; when it Fails, everything but knowledge is put back and the
// reason returned. [SVE 10.6.2, FF-TCG 14, Z/X 804.2]
func (k *Kernel) Attempt(do func()) (why *board.Why) {
	saved := k.save()
	past, events := k.State.Past, k.State.Happened // they only grow meanwhile
	depth, tries, frames, happened, spins := k.depth, k.tries, len(k.frames), len(k.happened), len(k.Loops.spins)
	frozen := k.Frozen()
	replacing, opened, batches := k.replacing, len(k.opened), len(k.events)
	holding, reserved, doing := k.holding, len(k.reserved), k.doing
	apart, paid, moment := k.apart, len(k.paid), k.moment
	secrets := len(k.secrets)
	defer func() {
		if saved != &k.saved {
			k.spare = append(k.spare, saved)
		}
		if !k.failing {
			return // worked, or unwinding further
		}
		f := recover().(failure)
		k.failing = false
		k.keepKnowledge(saved)
		k.State.CopyNow(saved)
		k.State.Past, k.State.Happened = past, events
		k.Thaw(frozen)
		k.depth, k.tries, k.frames, k.happened, k.Loops.spins = depth, tries, k.frames[:frames], k.happened[:happened], k.Loops.spins[:spins]
		k.replacing, k.opened, k.events = replacing, k.opened[:opened], k.events[:batches]
		k.holding, k.reserved, k.doing = holding, k.reserved[:reserved], doing
		k.apart, k.paid, k.moment = apart, k.paid[:paid], moment
		k.secrets = k.secrets[:secrets]
		k.Wrote(board.FactAll)
		why = f.why
		k.tell(state.Event{Verb: state.TakenBack})
	}()
	k.tries++
	do()
	k.tries--
	return nil
}

// save is a copy of the state as it is. Those of attempts that are in no other are made
// in the same memory, in which what has not moved since lies already.
func (k *Kernel) save() *state.State {
	if k.tries == 0 {
		if cards, all := k.WrittenCards(); all {
			k.saved.CopyNow(k.State)
		} else {
			k.saved.CopyWritten(k.State, uint64(k.Since(board.KeptSaved)&board.FactPlaces), cards)
		}
		k.ForgetWritten()
		k.Keep(board.KeptSaved)
		return &k.saved
	}
	s := new(state.State)
	if n := len(k.spare); n > 0 {
		s = k.spare[n-1]
		k.spare = k.spare[:n-1]
	}
	s.CopyNow(k.State)
	return s
}

// keepKnowledge writes into a saved state what was learned since of the same deal.
func (w Changes) keepKnowledge(saved *state.State) {
	for i := range saved.Cards {
		old, now := &saved.Cards[i], &w.on.State.Cards[i]
		if old.Deal == now.Deal {
			old.Seen |= now.Seen
			if old.Face == 0 {
				old.Face = now.Face
			}
		}
	}
}

// Win ends the match at once: the result unwinds to the top. Why it ended is said in the game's words for the rule, unless
// the game has said it.
func (k *Kernel) Win(r Result) {
	r.Over = true
	if w, said := k.Game.Words().Ends[r.Rule]; said && r.Why == (board.Why{}) {
		r.Why = board.Why{Rule: r.Rule, JA: w[0], EN: w[1]}
	}
	k.result = r
	k.ended = true
	panic(over{})
}

// Lose ends the match for the seats that have lost at once.
func (k *Kernel) Lose(lost [2]bool, rule string) {
	if lost[0] || lost[1] {
		k.Win(k.Game.Losing(k.Board, lost, rule))
	}
}

// Result is how the match ended, or that it has not.
func (k *Kernel) Result() Result { return k.result }

// Losing ends it as most games do: both at once is a draw.
func Losing(lost [2]bool, rule string) Result {
	if lost[0] && lost[1] {
		return Result{Draw: true, Rule: rule}
	}
	if lost[0] {
		return Result{Winner: 1, Rule: rule}
	}
	return Result{Winner: 0, Rule: rule}
}

// frame is the innermost card or ability being announced or resolved.
func (k *Kernel) frame() *state.Frame {
	if len(k.frames) == 0 {
		return nil
	}
	return k.frames[len(k.frames)-1]
}

// Step runs the step the state is at and moves on; false: the match is over.
func (k *Kernel) step() {
	s := k.State
	turn := s.Table[state.TableTurnNo]
	next := k.Rules.Steps[s.Step].Do(k)
	if !next.Stay {
		s.Step = next.Step
	}
	k.forgetGone()
	if s.Table[state.TableTurnNo] != turn { // until then the turn's history speaks of what has left
		k.forgetPast()
	}
}

// forgetGone drops the effects and counters that are on nothing any more. What waits to be carried out may ask what lay on
// its own card when that left.
func (w Changes) forgetGone() {
	s := w.on.State
	if w.on.Since(board.KeptGone)&(board.FactPlaces|board.FactEffects|board.FactCounters) == 0 {
		return
	}
	mods := len(s.Mods)
	for i := range s.Mods {
		if m := &s.Mods[i]; m.Fixed && !slices.ContainsFunc(m.On, s.Here) {
			s.Mods = slices.DeleteFunc(s.Mods, func(m state.Mod) bool {
				return m.Fixed && !slices.ContainsFunc(m.On, s.Here)
			})
			break
		}
	}
	if len(s.Mods) != mods {
		w.on.Ended(nil)
	}
	if len(s.Counters) > 0 {
		s.Counters = slices.DeleteFunc(s.Counters, func(c state.Counter) bool { return !s.Here(c.On) && !s.Awaits(c.On) })
	}
	w.on.Keep(board.KeptGone)
}

// forgetPast drops what nothing can ask about any more.
func (w Changes) forgetPast() {
	s := w.on.State
	if s.Silent() {
		clear(s.Past)
		s.Past = s.Past[:0]
		return
	}
	for i := range s.Past {
		if s.Asked(&s.Past[i]) {
			continue
		}
		n := i
		for j := i + 1; j < len(s.Past); j++ {
			if s.Asked(&s.Past[j]) {
				s.Past[n] = s.Past[j]
				n++
			}
		}
		clear(s.Past[n:])
		s.Past = s.Past[:n]
		break
	}
}

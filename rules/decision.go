package rules

import (
	"slices"
	"strconv"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Kind says what sort of answer a decision wants.
type Kind uint8

// The kinds of decision.
const (
	Acting Kind = iota + 1 // one act of those the game offers
	Choose                 // Min to Max of the items
	YesNo                  // N[0] is 1 or 0
	Number                 // N[0] from Min to Max
	Split                  // N per item, each a multiple of Min (0: 1), at least once each, Max in all
	ByHand                 // an operation of an assisted effect, or none
	Pay                    // a plan for Part
)

// Prompt says what is asked: a key the app has words for, the rule, and what asks.
type Prompt struct {
	Key     string
	Rule    string
	Src     state.Ref
	Ability state.AbilityID
	Node    state.NodeID
	N       int32
	Would   Would
}

// Would is the move that something is done instead of; no card: it is done instead of none.
type Would struct {
	Card state.CardID
	Tag  state.Tag
	To   state.Place
}

// Decision is what the rules ask a seat next. Items are every candidate that
// public facts leave; a hidden card is a candidate to those who cannot see it.
type Decision struct {
	Seat     state.Seat
	Kind     Kind
	Min, Max int32
	Ordered  bool
	Ask      Prompt
	Items    []state.Item
	Of       *ability.Filter // what a hidden item must fit when it is seen
	in       *board.Text     // how the text is read that Of and Sum stand in; nil: in none
	frame    *state.Frame    // Pay: what is paid for
	to       *ability.Place  // where what is chosen goes next, if what cannot go there may not be chosen
	Distinct ability.Attr    // names must differ
	Sum      *ability.Bound  // the total is bounded
	MayFail  bool            // hidden candidates: fewer than Min is legal
	Sure     int32           // MayFail: so many candidates are known to all to fit, and those are there
	Shown    bool            // what is named is shown to all, then judged again
	Slots    ability.Zone    // Choose: the items are places of this zone, N their slots; NoZone: they are not
	Parts    []Part          // Choose: the items are parts of a cost, N which of these; nil: they are not
	Window   string          // Acting: which of the game's windows (main, quick)
	Then     string          // Acting: the step that follows when everybody passes, or how what may be answered is used; "": a pass goes on with what is going on
	Barred   []state.Act     // tried in this asking and put back
	Looped   []state.Answer  // these would go round a loop once more: Spin
	Refused  *board.Why      // why the last answer was put back
	Hand     string          // ByHand, and the questions about it: the printed text
	Op       *state.HandOp   // YesNo: the operation by hand that is agreed to; nil: none
	Part     *Part           // Pay: what is to be paid
	taken    state.Act       // Acting: what Sample has picked; it was judged there
	sampled  bool            // it has picked something
}

// Check says why a is no legal answer as seen by eyes e; nil: it is legal, as far
// as those eyes can tell. NoEyes judges by public facts alone. It is the one place
// that judges what came from outside, and it judges all of it: nothing of an answer is
// stored, shown, looped over or used as an index before.
func (d *Decision) Check(k *Kernel, e state.Eyes, a state.Answer) (why *board.Why) {
	if !d.formed(k, &a) {
		return k.why.form
	}
	if d.loops(a) {
		return k.why.again
	}
	k.Through(e, func() {
		switch d.Kind {
		case Acting:
			if slices.Contains(d.Barred, a.Act) {
				why = k.why.barred
				return
			}
			why = k.Game.CheckAct(k, d, e, a.Act)
		case Choose:
			why = d.checkPick(k, a.Pick)
		case YesNo:
			if len(a.N) != 1 || a.N[0] < 0 || a.N[0] > 1 {
				why = k.why.number
			}
		case Number:
			if len(a.N) != 1 || a.N[0] < d.Min || a.N[0] > d.Max {
				why = k.why.number
			}
		case Split:
			why = d.checkSplit(k, a.N)
		case ByHand:
			if h := a.Hand; h != nil && (*h != h.Bare() || !handMay(k.Board, k.Game, d.Seat, h) || Alone(k.Board, h)) {
				why = k.why.hand
			}
		case Pay:
			if why = d.checkPlan(k, a.Plan); why == nil && k.samples && e == state.EyesOf(d.Seat) {
				k.agreed.to, k.agreed.plan = d, append(k.agreed.plan[:0], a.Plan...)
			}
		}
	})
	return why
}

// formed says whether an answer holds nothing but what is asked for, no more of it than
// there could be, and names only what there is.
func (d *Decision) formed(k *Kernel, a *state.Answer) bool {
	s := k.State
	switch {
	case d.Kind != Acting && a.Act != state.Act{},
		d.Kind != Choose && len(a.Pick) > 0,
		d.Kind != YesNo && d.Kind != Number && d.Kind != Split && len(a.N) > 0,
		d.Kind != ByHand && a.Hand != nil,
		d.Kind != Pay && len(a.Plan) > 0:
		return false
	case !s.Valid(a.Act.Card) || !s.Valid(a.Act.Target) || a.Act.Ability != (state.AbilityID{}) && k.Lookup(a.Act.Ability) == nil:
		return false
	case len(a.Plan) > len(s.Cards) || len(a.N) > max(1, len(d.Items)):
		return false
	}
	return !slices.ContainsFunc(a.Plan, func(p state.Payment) bool { return !s.Valid(p.Card) })
}

// checkPlan judges a plan: each source once; the rest is the game's.
func (d *Decision) checkPlan(k *Kernel, plan []state.Payment) *board.Why {
	for i, p := range plan {
		if p.Card != 0 && slices.ContainsFunc(plan[:i], func(q state.Payment) bool { return q.Card == p.Card }) {
			return k.why.twice
		}
	}
	return k.Game.CheckPlan(k, d.Seat, d.frame, d.Part, plan)
}

// Sources lists what may serve a plan, as seen by eyes e.
func (d *Decision) Sources(k *Kernel, e state.Eyes, into []state.Payment) []state.Payment {
	k.Through(e, func() { into = k.Game.Sources(k, d.Seat, d.frame, d.Part, into) })
	return into
}

// Gives is how much a single payment yields, or why nothing, as seen by eyes e.
func (d *Decision) Gives(k *Kernel, e state.Eyes, pay state.Payment) (n int32, why *board.Why) {
	if pay.Card < 0 || int(pay.Card) >= len(k.State.Cards) {
		return 0, k.why.offered
	}
	k.Through(e, func() { n, why = k.Game.Gives(k, d.Seat, d.Part, pay) })
	return n, why
}

// Propose is a plan that pays, as seen by eyes e; false: there is none.
func (d *Decision) Propose(k *Kernel, e state.Eyes) (plan []state.Payment, ok bool) {
	k.Through(e, func() { plan, ok = k.Game.Solve(k, d.Seat, d.frame, d.Part) })
	return plan, ok
}

// Unit is what a number is divided in: each share is so much or a multiple of it. At least 1.
func (d *Decision) Unit() int32 { return max(1, d.Min) }

// Least is how many are chosen at least: where a hidden card may turn out not to fit, as many
// as all know to be there. [SVE 4.1.2.2]
func (d *Decision) Least() int32 {
	if d.MayFail {
		return min(d.Min, d.Sure)
	}
	return d.Min
}

func (d *Decision) checkSplit(k *Kernel, n []int32) *board.Why {
	sum := int64(0)
	for _, v := range n {
		if v < d.Unit() || v%d.Unit() != 0 {
			return k.why.split
		}
		sum += int64(v)
	}
	if len(n) != len(d.Items) || sum != int64(d.Max) {
		return k.why.split
	}
	return nil
}

func (d *Decision) checkPick(k *Kernel, pick []state.Item) *board.Why {
	n := int32(len(pick))
	if n > d.Max || n < d.Least() {
		return k.why.count
	}
	for i, it := range pick {
		if slices.Contains(pick[:i], it) {
			return k.why.twice
		}
		if !slices.Contains(d.Items, it) {
			return k.why.offered
		}
		if d.Of != nil && it.Card != 0 && d.fits(k, it) == board.No {
			return k.why.filter
		}
		if !d.could(k, it, nil) {
			return d.noRoom(k)
		}
	}
	return d.checkJoint(k, pick, true)
}

// fitting is what of a choice is left where the rest does not fit, in its order.
func (d *Decision) fitting(k *Kernel, pick []state.Item) (out []state.Item) {
	for _, it := range pick {
		if (d.Of == nil || it.Card == 0 || d.fits(k, it) != board.No) && d.could(k, it, nil) && d.checkJoint(k, append(slices.Clip(out), it), false) == nil {
			out = append(out, it)
		}
	}
	if d.checkJoint(k, out, true) != nil {
		return nil
	}
	return out
}

// could says whether what follows the choice could be done with it, as far as it
// is known, at once with others. [FF-TCG 7.7.3, 15.1.1.8.1]
func (d *Decision) could(k *Kernel, it state.Item, with []state.Item) bool {
	if d.to == nil || it.Card == 0 || d.in == nil {
		return true
	}
	var earlier []state.Event
	for _, other := range with {
		if other.Card != 0 {
			earlier = append(earlier, d.follows(k, other))
		}
	}
	return k.Could(d.follows(k, it), earlier...)
}

// follows is what is done next with a card that is chosen.
func (d *Decision) follows(k *Kernel, it state.Item) state.Event {
	x, r := d.read(k), k.State.Ref(it.Card)
	return state.Event{Verb: ability.Moved, Card: r, To: x.Goal(d.to, ability.Put, r), Pos: posOf(d.to), Src: x.Src, Seat: x.By}
}

// noRoom is why what could not follow is not chosen.
func (d *Decision) noRoom(k *Kernel) *board.Why {
	if d.Ask.Key == "find" {
		return k.why.follow
	}
	return k.why.room
}

func (d *Decision) fits(k *Kernel, it state.Item) board.Fit {
	x := d.read(k)
	return x.Fits(d.Of, k.State.Ref(it.Card))
}

// read is what the text is read in that asks.
func (d *Decision) read(k *Kernel) board.Text {
	if d.in == nil {
		return board.Text{B: k.Board, By: d.Seat, That: state.Nobody}
	}
	x := *d.in
	x.B = k.Board
	return x
}

// tied says whether there are limits that tie the items together.
func (d *Decision) tied() bool { return d.Distinct != ability.NoAttr || d.Sum != nil || d.to != nil }

// checkJoint judges the limits that tie the items together; whole: the answer is complete.
func (d *Decision) checkJoint(k *Kernel, pick []state.Item, whole bool) *board.Why {
	if d.Distinct != ability.NoAttr {
		var seen []string
		for _, it := range pick {
			of := k.CharsOf(it.Card)
			if d.Distinct == ability.FirstCost {
				of = k.Original(k.State.Ref(it.Card))
			}
			words := apart(of, d.Distinct)
			if slices.ContainsFunc(words, func(w string) bool { return slices.Contains(seen, w) }) {
				return k.why.distinct
			}
			seen = append(seen, words...)
		}
	}
	for i := 1; i < len(pick); i++ {
		if !d.could(k, pick[i], pick[:i]) {
			return d.noRoom(k)
		}
	}
	if d.Sum == nil {
		return nil
	}
	if d.Sum.Alike {
		return d.checkAlike(k, pick)
	}
	sum := int32(0)
	x := d.read(k)
	for _, it := range pick {
		n, _ := k.CharsOf(it.Card).Num.Get(d.Sum.Stat)
		sum += n
	}
	limit := x.Amount(&d.Sum.N)
	if whole && !board.Compare(sum, d.Sum.Cmp, limit) || !whole && d.Sum.Cmp == ability.LE && sum > limit {
		return k.why.sum
	}
	return nil
}

// checkAlike judges that all have one number, and the same.
func (d *Decision) checkAlike(k *Kernel, pick []state.Item) *board.Why {
	for i, it := range pick {
		n, has := k.CharsOf(it.Card).Num.Get(d.Sum.Stat)
		if first, _ := k.CharsOf(pick[0].Card).Num.Get(d.Sum.Stat); !has || i > 0 && n != first {
			return k.why.alike
		}
	}
	return nil
}

// apart is what cards must not have in common that are told apart by an attribute.
func apart(c *state.Chars, by ability.Attr) []string {
	if by == ability.CostAttr || by == ability.FirstCost {
		n, _ := c.Num.Get(ability.CostStat)
		return []string{strconv.Itoa(int(n))}
	}
	return c.Words(by)
}

// Next lists the items that may be added to part so that the answer can still be
// completed, as seen by eyes e.
func (d *Decision) Next(k *Kernel, e state.Eyes, part []state.Item, into []state.Item) []state.Item {
	if d.Kind != Choose || int32(len(part)) >= d.Max {
		return into
	}
	k.Through(e, func() {
		for _, it := range d.Items {
			if slices.Contains(part, it) || d.Of != nil && it.Card != 0 && d.fits(k, it) == board.No || !d.could(k, it, nil) {
				continue
			}
			if d.tied() && d.checkJoint(k, append(slices.Clone(part), it), false) != nil {
				continue
			}
			if d.Max == 1 && d.loops(state.Answer{Pick: []state.Item{it}}) {
				continue
			}
			into = append(into, it)
		}
	})
	return into
}

// Acts lists the acts a seat may try, as seen by eyes e; those that were tried
// and put back are left out.
func (d *Decision) Acts(k *Kernel, e state.Eyes, into []state.Act) []state.Act {
	out := into
	d.listing(k, e, func() {
		at := len(into)
		into := k.Game.Candidates(k, d, into)
		n := at
		for i := at; i < len(into); i++ {
			if d.allows(k, e, into[i]) {
				into[n] = into[i]
				n++
			}
		}
		out = into[:n]
	})
	return out
}

// Sample picks one of the acts that Acts would list, each with equal chance, and judges
// no more candidates than it must; false: there is none. room is memory to use, and used
// is that memory for the next time.
func (d *Decision) Sample(k *Kernel, e state.Eyes, r *Rand, room []state.Act) (act state.Act, ok bool, used []state.Act) {
	d.listing(k, e, func() {
		list := k.Game.Candidates(k, d, room[:0])
		for from := 0; from < len(list) && !ok; from++ {
			i := from + r.N(len(list)-from)
			act, ok = list[i], d.allows(k, e, list[i])
			list[i] = list[from] // what was refused is not drawn again
		}
		room = list
	})
	d.taken, d.sampled = act, ok
	return act, ok, room
}

// allows says whether a seat may try an act, and has not tried it in this asking.
func (d *Decision) allows(k *Kernel, e state.Eyes, a state.Act) bool {
	k.Questions.Judged++
	return k.Game.CheckAct(k, d, e, a) == nil && !slices.Contains(d.Barred, a) && (len(d.Looped) == 0 || !d.loops(state.Answer{Act: a}))
}

// listing runs f through eyes e while acts are looked through.
func (d *Decision) listing(k *Kernel, e state.Eyes, f func()) {
	if d.Kind != Acting {
		return
	}
	k.Loops.unchanged(func() { k.Through(e, f) })
}

// forced returns the only answer that public facts leave, if there is one. What it picks lies
// in m.
func (d *Decision) forced(m *Memory) (state.Answer, bool) {
	switch d.Kind {
	case Choose:
		if d.Max <= 0 || len(d.Items) == 0 {
			return state.Answer{}, true
		}
		plain := !d.MayFail && d.Of == nil && d.Sum == nil && d.Distinct == 0
		if plain && int(d.Min) >= len(d.Items) && (!d.Ordered || len(d.Items) == 1) {
			return state.Answer{Pick: m.items.copy(d.Items)}, true
		}
		if plain && d.Min == 1 && d.Max == 1 && len(d.Looped) == len(d.Items)-1 {
			i := slices.IndexFunc(d.Items, func(it state.Item) bool { return !d.loops(state.Answer{Pick: []state.Item{it}}) })
			return state.Answer{Pick: d.Items[i : i+1 : i+1]}, true
		}
	case YesNo:
		if len(d.Looped) == 1 {
			return state.Answer{N: []int32{1 - d.Looped[0].N[0]}}, true
		}
	case Number:
		if d.Min == d.Max {
			return state.Answer{N: []int32{d.Min}}, true
		}
	case Split:
		if len(d.Items) == 1 {
			return state.Answer{N: []int32{d.Max}}, true
		}
		if int64(len(d.Items))*int64(d.Unit()) == int64(d.Max) {
			n := make([]int32, len(d.Items))
			for i := range n {
				n[i] = d.Unit()
			}
			return state.Answer{N: n}, true
		}
	}
	return state.Answer{}, false
}

// reachTries bounds the search for a legal combination.
const reachTries = 20000

// reach says whether some choice of Min items fits the limits that tie them
// together, by public facts. A search that is too long counts as a yes.
func (d *Decision) reach(k *Kernel) bool {
	if !d.tied() {
		return true
	}
	tries := reachTries
	var try func(part []state.Item, from int) bool
	try = func(part []state.Item, from int) bool {
		if tries--; tries < 0 {
			return true
		}
		if int32(len(part)) >= d.Min && d.checkJoint(k, part, true) == nil {
			return true
		}
		if int32(len(part)) >= d.Max {
			return false
		}
		for i := from; i < len(d.Items); i++ {
			next := append(slices.Clip(part), d.Items[i])
			if d.checkJoint(k, next, false) == nil && try(next, i+1) {
				return true
			}
		}
		return false
	}
	return try(nil, 0)
}

// lower reduces Min to what can be reached: as much as possible is done. [SVE 1.3.2]
func (d *Decision) lower(k *Kernel) {
	for d.Min > 0 && !d.reach(k) {
		d.Min--
	}
	if d.Min == 0 && !d.reach(k) {
		d.Max, d.Items = 0, nil
	}
}

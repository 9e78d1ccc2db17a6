package scenario

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// do carries out what a seat does or answers.
func (r *run) do(seat state.Seat, a *Action) error {
	if a.Say == SayConcede {
		return r.feed(state.Input{Kind: state.InConceded, Seat: seat})
	}
	w := r.pending()
	if w == nil {
		return fmt.Errorf("%c: %s: the match is over", 'A'+seat, a.Src)
	}
	if a.Say == SayAct || a.Say == SayPass || a.Say == SayEnd {
		if err := r.finishTargets(); err != nil {
			return err
		}
	}
	if r.wasForced(seat, a) {
		return nil
	}
	if w.Kind == state.InArranged && w.Seat == seat {
		return r.arrange(w, a)
	}
	if w.Kind != state.InAnswer || w.Seat != seat {
		return fmt.Errorf("%c: %s: it is %s, and no line answers that", 'A'+seat, a.Src, r.question())
	}
	return r.reply(seat, a, w.D[0])
}

// reply answers a decision of that seat.
func (r *run) reply(seat state.Seat, a *Action, d *rules.Decision) error {
	if d.Kind == rules.Acting {
		return r.act(seat, a, d)
	}
	ans, err := r.toAnswer(seat, a, d)
	if err != nil {
		return err
	}
	if why := d.Check(r.k(), state.EyesOf(seat), ans); why != nil {
		return refuse(why, "%c: %s", 'A'+seat, a.Src)
	}
	if err := r.answer(seat, ans); err != nil {
		return err
	}
	return r.follow()
}

// follow goes on with what was written together with an act.
func (r *run) follow() error {
	if err := r.targets(); err != nil {
		return err
	}
	return r.unasked()
}

// act does an act: the verb's, a pass or the end of the phase.
func (r *run) act(seat state.Seat, a *Action, d *rules.Decision) error {
	k := r.k()
	r.forced = nil
	switch a.Say {
	case SayPass, SayEnd:
		pass, end := state.Act{Verb: state.Pass}, state.Act{Verb: state.EndPhase}
		legal := func(a state.Act) bool { return d.Check(k, state.EyesOf(seat), state.Answer{Act: a}) == nil }
		if a.Say == SayEnd || !legal(pass) && legal(end) {
			pass = end
		}
		return r.tryAct(seat, a, d, pass)
	case SayAct:
	default:
		return fmt.Errorf("%c: %s: it is %s, and this is no answer to it", 'A'+seat, a.Src, r.question())
	}
	acts, err := r.legal(seat, a, d)
	if err != nil {
		return err
	}
	r.to, r.none, r.toSeat, r.toLine = nil, a.None, seat, r.line()
	r.to = append(r.to, a.To[acts[0].used:]...)
	r.plan = a.Plan
	if err := r.tryAct(seat, a, d, acts[0].act); err != nil {
		r.to, r.plan, r.none = nil, nil, false
		return err
	}
	return r.follow()
}

func (r *run) tryAct(seat state.Seat, a *Action, d *rules.Decision, act state.Act) error {
	if why := d.Check(r.k(), state.EyesOf(seat), state.Answer{Act: act}); why != nil {
		return refuse(why, "%c: %s", 'A'+seat, a.Src)
	}
	if err := r.answer(seat, state.Answer{Act: act}); err != nil {
		if w, ok := err.(*whyNot); ok {
			w.what = fmt.Sprintf("%c: %s: %s", 'A'+seat, a.Src, w.what)
		}
		return err
	}
	return nil
}

// madeAct is an act that an action may mean, and how many of its targets it used up.
type madeAct struct {
	act  state.Act
	used int
}

// meant lists the acts an action may mean, legal or not, the likeliest first.
func (r *seer) meant(seat state.Seat, a *Action) []madeAct {
	k := r.k()
	var out []madeAct
	if a.Verb.Bare {
		for _, act := range a.Verb.Acts(k, seat, 0, a.How) {
			out = append(out, madeAct{act, 0})
		}
		return out
	}
	cards := r.cards(a.Card)
	if len(cards) == 0 && a.Verb.Named {
		return r.meantByName(seat, a)
	}
	for _, id := range cards {
		for _, act := range a.Verb.Acts(k, seat, id, a.How) {
			if a.Verb.Targets == nil {
				out = append(out, madeAct{act, 0})
				continue
			}
			out = append(out, r.aimed(seat, a, act)...)
		}
	}
	return out
}

// meantByName lists the acts that use an ability of a name.
func (r *seer) meantByName(seat state.Seat, a *Action) []madeAct {
	k := r.k()
	var out []madeAct
	for id := range r.state().Cards {
		if id == 0 || r.state().Cards[id].At.Zone == state.Nowhere || a.Card.Seat != state.Nobody && r.state().Cards[id].Master != a.Card.Seat {
			continue
		}
		for _, act := range a.Verb.Acts(k, seat, state.CardID(id), a.How) {
			if k.Ability(act.Ability).Name == a.Card.Text {
				out = append(out, madeAct{act, 0})
			}
		}
	}
	return out
}

// aimed fills in what an act itself names.
func (r *seer) aimed(seat state.Seat, a *Action, act state.Act) []madeAct {
	want, used := a.Into, 0
	if !a.Verb.Into && len(a.To) > 0 {
		want, used = &a.To[0], 1
	}
	var out []madeAct
	for _, id := range a.Verb.Targets(r.k(), seat, act) {
		if want == nil || r.means(id, *want, seat) {
			act.Target = id
			out = append(out, madeAct{act, used})
		}
	}
	if len(out) == 0 && a.Verb.Into {
		act.Target = 0
		out = append(out, madeAct{act, 0})
	}
	return out
}

// means is is, reading a bare "leader" as that of the other seat.
func (r *seer) means(id state.CardID, n Name, by state.Seat) bool {
	if n.Leader && n.Seat == state.Nobody {
		n.Seat = by.Other()
	}
	return r.is(id, n)
}

// cards lists the cards a name means that are in the match, in the order in which
// they were written or made.
func (r *seer) cards(n Name) []state.CardID {
	var out []state.CardID
	for id := range r.state().Cards {
		if id > 0 && r.state().Cards[id].At.Zone != state.Nowhere && r.is(state.CardID(id), n) {
			out = append(out, state.CardID(id))
		}
	}
	slices.SortStableFunc(out, func(a, b state.CardID) int { return r.copies[a].n - r.copies[b].n })
	return out
}

// legal lists the legal acts an action may mean. They are of one card and one
// ability: if the words leave more open, that is an error.
func (r *run) legal(seat state.Seat, a *Action, d *rules.Decision) ([]madeAct, error) {
	k := r.k()
	var ok []madeAct
	var why *board.Why
	all := r.meant(seat, a)
	for _, m := range all {
		w := d.Check(k, state.EyesOf(seat), state.Answer{Act: m.act})
		if w == nil {
			ok = append(ok, m)
		} else if why == nil || r.vague(why) {
			why = w
		}
	}
	if len(ok) == 0 {
		if len(all) == 0 {
			return nil, fmt.Errorf("%c: %s: there is nothing that this could mean; legal are: %s", 'A'+seat, a.Src, r.optionsText(seat, d))
		}
		return nil, refuse(why, "%c: %s", 'A'+seat, a.Src)
	}
	for _, m := range ok[1:] {
		if m.act.Card != ok[0].act.Card {
			break
		}
		if m.act.Ability != ok[0].act.Ability {
			return nil, fmt.Errorf("%c: %s: the card has several such abilities, write which: %s 2", 'A'+seat, a.Src, a.Src)
		}
		if m.act.Target != ok[0].act.Target && !r.alike([]state.CardID{m.act.Target, ok[0].act.Target}) {
			return nil, fmt.Errorf("%c: %s: several things fit, write which: %s, %s", 'A'+seat, a.Src, r.cardName(ok[0].act.Target), r.cardName(m.act.Target))
		}
	}
	return ok, nil
}

// vague reasons say only that the card is not where it would have to be.
func (r *seer) vague(w *board.Why) bool { return slices.Contains(r.g.Vague, w.Rule) }

// targets answers questions of the acting seat with what stands behind its arrow.
func (r *run) targets() error {
	for len(r.to) > 0 || r.none || r.plan != nil {
		w := r.pending()
		if w != nil && w.Kind == state.InAnswer && w.Seat == r.toSeat && w.D[0].Kind == rules.Pay && r.plan != nil {
			ans, err := r.toPlan(w.D[0], r.plan)
			if err != nil {
				return err
			}
			r.plan = nil
			if err := r.answer(w.Seat, ans); err != nil {
				return err
			}
			continue
		}
		if w == nil || w.Kind != state.InAnswer || w.Seat != r.toSeat || w.D[0].Kind != rules.Choose || r.ordering(w.D[0]) {
			return nil
		}
		r.skipForced()
		d := w.D[0]
		ans, ok := r.nextTargets(d)
		if !ok {
			return nil
		}
		if why := d.Check(r.k(), state.EyesOf(w.Seat), ans); why != nil {
			return refuse(why, "the targets")
		}
		if err := r.answer(w.Seat, ans); err != nil {
			return err
		}
	}
	return nil
}

// ordering says whether a question is about the order of things or about modes, or asked by
// the course of the turn: targets behind an arrow do not answer it.
func (r *seer) ordering(d *rules.Decision) bool {
	switch d.Ask.Key {
	case "trigger", "modes", "order", "replacement", "discard":
		return true
	}
	return d.Ordered || slices.Contains(r.g.Ends, d.Ask.Key)
}

// nextTargets takes as many of the written targets as the question wants.
func (r *run) nextTargets(d *rules.Decision) (ans state.Answer, ok bool) {
	if len(r.to) == 0 {
		if r.none && d.Least() == 0 {
			r.none = false
			return ans, true
		}
		return ans, false
	}
	for len(r.to) > 0 && int32(len(ans.Pick)) < d.Max {
		i := r.item(d, r.to[0], ans.Pick)
		if i < 0 {
			break
		}
		ans.Pick = append(ans.Pick, d.Items[i])
		r.to = r.to[1:]
	}
	return ans, len(ans.Pick) > 0
}

// item finds the item of a decision that a name means; -1: none. Cards that fit
// come before those that do not.
func (r *seer) item(d *rules.Decision, n Name, taken []state.Item) int {
	k := r.k()
	best, score := -1, -1
	for i, it := range d.Items {
		if slices.Contains(taken, it) || !r.itemIs(it, n, d.Seat) {
			continue
		}
		points := 0
		if slices.Contains(d.Next(k, state.EyesOf(d.Seat), taken, nil), it) {
			points = 1
		}
		if points > score {
			best, score = i, points
		}
	}
	return best
}

func (r *seer) itemIs(it state.Item, n Name, by state.Seat) bool {
	if it.Card != 0 {
		return r.means(it.Card, n, by)
	}
	def := r.m().Setup().Rules.Pool.Def(it.Face)
	return def != nil && def.Sides[0].Name == n.Text && (n.Of == nil || slices.Contains(n.Of, it.Face))
}

// toAnswer turns what is said into an answer to a decision.
func (r *seer) toAnswer(seat state.Seat, a *Action, d *rules.Decision) (ans state.Answer, err error) {
	no := func(format string, more ...any) (state.Answer, error) {
		return ans, fmt.Errorf("%c: %s: it is %s, and "+format, append([]any{'A' + seat, a.Src, r.question()}, more...)...)
	}
	switch d.Kind {
	case rules.Choose:
		return r.toPick(seat, a, d, no)
	case rules.YesNo:
		if a.Say != SayYes && a.Say != SayNo || a.YesKey != "" && a.YesKey != d.Ask.Key {
			return no("the answer is yes or no")
		}
		n := int32(0)
		if a.Say == SayYes {
			n = 1
		}
		return state.Answer{N: []int32{n}}, nil
	case rules.Number:
		if a.Say != SayNumber || len(a.N) != 1 {
			return no("the answer is a number: number 3")
		}
		return state.Answer{N: a.N}, nil
	case rules.Split:
		return r.toSplit(a, d, no)
	case rules.ByHand:
		return r.toHand(a, no)
	case rules.Pay:
		if a.Say != SayPay {
			return no("the answer is a plan: pay X, Y")
		}
		return r.toPlan(d, a.Plan)
	}
	return no("there is no way to answer it")
}

func (r *seer) toPick(seat state.Seat, a *Action, d *rules.Decision, no func(string, ...any) (state.Answer, error)) (ans state.Answer, err error) {
	switch a.Say {
	case SayNone:
		return state.Answer{}, nil
	case SayPass:
		if d.Min == 0 {
			return state.Answer{}, nil
		}
	case SayMode, SayNumber:
		for _, n := range a.N {
			i := slices.IndexFunc(d.Items, func(it state.Item) bool { return it.Card == 0 && it.Face == 0 && r.g.countOf(d, it) == n })
			if i < 0 {
				if n >= 1 && d.Ask.Key == "modes" {
					return ans, refuse(&board.Why{Rule: d.Ask.Rule, EN: "this mode is not offered"}, "%c: %s", 'A'+seat, a.Src)
				}
				return no("there is no number %d to choose", n)
			}
			ans.Pick = append(ans.Pick, d.Items[i])
		}
		return ans, nil
	case SayChoose, SayOrder:
		for i, n := range a.Names {
			at := r.nthItem(d, n, ans.Pick, a, i)
			if at < 0 {
				if why := r.notOffered(seat, d, n); why != nil {
					return ans, refuse(why, "%c: %s", 'A'+seat, a.Src)
				}
				return no("%s cannot be chosen", n)
			}
			ans.Pick = append(ans.Pick, d.Items[at])
		}
		return ans, nil
	}
	return no("the answer is choose ..., or none")
}

// nthItem finds what a name means; "choose X 2" is the second thing of X.
func (r *seer) nthItem(d *rules.Decision, n Name, taken []state.Item, a *Action, i int) int {
	nth := int32(0)
	if i < len(a.N) {
		nth = a.N[i]
	}
	if nth < 2 {
		return r.item(d, n, taken)
	}
	for j, it := range d.Items {
		if r.itemIs(it, n, d.Seat) {
			if nth--; nth == 0 {
				return j
			}
		}
	}
	return -1
}

// notOffered finds out why a card is not among those that may be chosen. Where something
// else is offered, it is not for what the card is.
func (r *seer) notOffered(seat state.Seat, d *rules.Decision, n Name) *board.Why {
	k := r.k()
	others := d != nil && len(d.Items) > 0 && d.Items[0].Card == 0
	for _, id := range r.cards(n) {
		if others {
			break
		}
		ref := r.state().Ref(id)
		if why := k.Game.Selectable(k.Board, seat, ref, nil); why != nil {
			return why
		}
		if why := k.Cannot(ability.Selected, ref, state.Ref{}, seat); why != nil {
			return why
		}
	}
	rule := ""
	if d != nil {
		rule = d.Ask.Rule
	}
	return &board.Why{Rule: rule, EN: n.String() + " is not among what may be chosen"}
}

func (r *seer) toSplit(a *Action, d *rules.Decision, no func(string, ...any) (state.Answer, error)) (state.Answer, error) {
	if a.Say != SaySplit {
		return no("the answer is: split X 2, Y 1")
	}
	ans := state.Answer{N: make([]int32, len(d.Items))}
	for i, n := range a.Names {
		found := false
		for j, it := range d.Items {
			if ans.N[j] == 0 && r.itemIs(it, n, d.Seat) {
				ans.N[j], found = a.N[i], true
				break
			}
		}
		if !found {
			return no("nothing is divided to %s", n)
		}
	}
	return ans, nil
}

func (r *seer) toHand(a *Action, no func(string, ...any) (state.Answer, error)) (state.Answer, error) {
	if a.Say == SayDone {
		return state.Answer{}, nil
	}
	if a.Say != SayHand {
		return no("the answer is done, or an operation: hand move X -> A hand")
	}
	h := &a.Hand
	op := &state.HandOp{Verb: h.Verb, Stat: h.Stat, N: h.N, Name: h.Text, Pos: h.Pos}
	switch {
	case h.Zone != state.Nowhere && r.g.specs[h.Zone].Shared:
		op.To = state.Place{Zone: h.Zone, Of: state.Nobody}
	case h.Seat != state.Nobody:
		op.To = state.Place{Zone: h.Zone, Of: h.Seat}
	}
	if h.Card.Text != "" || h.Card.Leader {
		cards := r.cards(h.Card)
		if len(cards) == 0 {
			return no("there is no %s", h.Card)
		}
		op.Card = cards[0]
	}
	return state.Answer{Hand: op}, nil
}

// arrange gives the order in which a seat puts cards together; the first named
// lies on top.
func (r *run) arrange(w *match.Want, a *Action) error {
	if a.Say != SayOrder {
		return fmt.Errorf("%c: %s: it is %s, and the answer is: order X, Y", 'A'+w.Seat, a.Src, r.question())
	}
	rest := placed(r.state(), w.IDs)
	var order []state.CardID
	for _, n := range a.Names {
		i := slices.IndexFunc(rest, func(id state.CardID) bool { return r.is(id, n) })
		if i < 0 {
			return fmt.Errorf("order: %s is not among the cards", n)
		}
		order = append(order, rest[i])
		rest = slices.Delete(rest, i, i+1)
	}
	order = append(order, rest...)
	places := placed(r.state(), w.IDs)
	in := state.Input{Kind: w.Kind, Seat: w.Seat, IDs: w.IDs}
	r.dealt = make([]copyID, len(order))
	for i, id := range w.IDs {
		from := order[slices.Index(places, id)]
		in.Faces = append(in.Faces, r.state().Cards[from].Face)
		r.dealt[i] = r.copies[from]
	}
	if err := r.feed(in); err != nil {
		return err
	}
	return r.targets()
}

// both gives two secret answers at once.
func (r *run) both(st *Stmt) error {
	w := r.pending()
	if w == nil || w.Kind != state.InBoth {
		return fmt.Errorf("both: it is %s", r.question())
	}
	in := state.Input{Kind: state.InBoth, Seat: state.Nobody}
	for i := range in.Answers {
		a, err := r.toAnswer(state.Seat(i), &st.Acts[i], w.D[i])
		if err != nil {
			return err
		}
		in.Answers[i] = a
	}
	return r.feed(in)
}

package scenario

import (
	"fmt"
	"slices"
	"strings"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Paid is one source of a plan as a line names it: "dull X", "discard X fire".
type Paid struct {
	Name  Name
	Color string // canonical; empty: whichever fits
}

// payments reads a plan.
func (p *parser) payments(s string) []Paid {
	out, plans := []Paid{}, wing.Plans{} // not nil: "pay none" is an answer too
	if p.s.Game.Plans != nil {
		plans = *p.s.Game.Plans
	}
	for _, part := range split(s, ",") {
		part = strings.TrimSpace(part)
		if fold(part) == "none" || part == "なし" {
			continue
		}
		for _, w := range plans.Fate {
			if rest, ok := strings.CutPrefix(part, w+" "); ok && !p.s.known[p.longest(part)] {
				part = strings.TrimSpace(rest)
			}
		}
		n, rest := p.name(part)
		times := 1
		if c, ok := strings.CutPrefix(rest, "x"); ok {
			v, isNumber := number(c)
			if !isNumber || v < 1 || v > maxTimes {
				p.fail("x3: from 1 to %d copies, not %q", maxTimes, clip(rest))
			}
			times, rest = int(v), ""
		}
		paid := Paid{Name: n}
		if rest != "" {
			color, ok := find(p.s.Game.Classes, rest)
			if !ok {
				p.fail("%q after the card %s is no colour", clip(rest), n)
			}
			paid.Color = color
		}
		for range times {
			out = append(out, paid)
		}
	}
	return out
}

// toPlan turns what is said into a plan: of the sources that fit the names, those
// that the rules take.
func (r *seer) toPlan(d *rules.Decision, said []Paid) (state.Answer, error) {
	all := d.Sources(r.k(), state.EyesOf(d.Seat), nil)
	var best *board.Why
	var try func(plan []state.Payment, left []Paid) bool
	var found []state.Payment
	tries := 2000
	try = func(plan []state.Payment, left []Paid) bool {
		if tries--; tries < 0 {
			return false
		}
		if len(left) == 0 {
			why := d.Check(r.k(), state.EyesOf(d.Seat), state.Answer{Plan: plan})
			if why == nil {
				found = plan
			} else {
				best = why
			}
			return why == nil
		}
		for _, p := range all {
			if r.paidIs(p, left[0], d.Seat) && !slices.ContainsFunc(plan, func(q state.Payment) bool { return p.Card != 0 && q.Card == p.Card }) &&
				try(append(slices.Clip(plan), p), left[1:]) {
				return true
			}
		}
		return false
	}
	if try(nil, said) {
		return state.Answer{Plan: found}, nil
	}
	if best == nil {
		for _, s := range said {
			if !slices.ContainsFunc(all, func(p state.Payment) bool { return r.paidIs(p, s, d.Seat) }) {
				return state.Answer{}, r.noSource(d, s)
			}
		}
	}
	return state.Answer{}, refuse(best, "that does not pay")
}

// noSource says why a card that a line names cannot pay: the rules are asked for a
// plan of it alone.
func (r *seer) noSource(d *rules.Decision, s Paid) error {
	for _, id := range r.cards(s.Name) {
		if why := d.Check(r.k(), state.EyesOf(d.Seat), state.Answer{Plan: []state.Payment{{Card: id}}}); why != nil {
			return refuse(why, "%s cannot pay", s.Name)
		}
	}
	return fmt.Errorf("%s cannot pay", s.Name)
}

func (r *seer) paidIs(p state.Payment, s Paid, by state.Seat) bool {
	colors := r.g.book.Words().Colors
	return p.Card != 0 && r.means(p.Card, s.Name, by) && (s.Color == "" || int(p.As) < len(colors) && colors[p.As] == s.Color)
}

// unasked complains of a payment written with an act that nobody asked for: neither
// now, nor after a choice that the same seat has yet to make.
func (r *run) unasked() error {
	if w := r.pending(); len(r.plan) == 0 || w != nil && w.Kind == state.InAnswer && w.Seat == r.toSeat && w.D[0].Kind != rules.Acting {
		return nil
	}
	r.plan = nil
	return fault(r.toLine, "pay: nobody was asked to pay")
}

// payUnsaid pays as the rules propose where no line says how, if that gives up
// nothing but what lies in play.
func (r *run) payUnsaid() error {
	for {
		w := r.pending()
		if w == nil || w.Kind != state.InAnswer || w.D[0].Kind != rules.Pay {
			return nil
		}
		d := w.D[0]
		plan, ok := d.Propose(r.k(), state.EyesOf(d.Seat))
		if !ok || slices.ContainsFunc(plan, func(p state.Payment) bool {
			return p.Card == 0 || !r.k().InPlay(r.state().Cards[p.Card].At.Zone)
		}) {
			return nil
		}
		if err := r.answer(d.Seat, state.Answer{Plan: plan}); err != nil {
			return err
		}
		if err := r.targets(); err != nil {
			return err
		}
	}
}

// paysNow says whether a statement deals with the payment that is asked for.
func paysNow(st *Stmt) bool {
	return st.Kind == KChance || st.Kind == KAsked && (st.What == "" || st.What == "pay" || st.Not) || st.Kind == KAct && st.Act.Say == SayPay || (st.Kind == KCan || st.Kind == KOptions) && payOnly(st)
}

func payOnly(st *Stmt) bool {
	for _, a := range st.Acts {
		if a.Say != SayPay {
			return false
		}
	}
	return st.Kind == KOptions || st.Act.Say == SayPay
}

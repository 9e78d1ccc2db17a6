package scenario

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// set reads "set A PP 3/7" and "set X: damage 300": a number of a player or the
// properties of a card, made so in the middle of a match.
func (p *parser) set(st Stmt, rest string) {
	p.acted = false
	n := len(p.s.Lines)
	if seat, what := seatWord(rest); seat != state.Nobody && !p.titled(what) {
		p.seatLine(&st, seat, false, what)
	} else {
		p.props(&st, rest)
		p.add(st)
	}
	if st := &p.s.Lines[n]; st.Kind != KNumber && st.Kind != KProps {
		p.fail("set A NUMBER 3, or set X: damage 2: a number of a player (%s) or properties of a card, not %q", p.s.Game.numberList(), clip(rest))
	}
	p.s.Lines[n].Set = true
	p.led = false // what follows on the line is written out
}

// set makes a number or a card be as a line says. The match goes on from there as a new
// one that begins with this board, in every mode; so nothing may be half done.
func (r *run) set(st *Stmt) error {
	if err := r.finishTargets(); err != nil {
		return err
	}
	s, since := r.m().Rest()
	if w := r.pending(); w == nil || w.Kind != state.InAnswer || w.D[0].Kind != rules.Acting || len(since) > 0 {
		return fmt.Errorf("set: only where a seat is to act and nothing is half done; it is %s", r.question())
	}
	b := &builder{sc: r.sc, g: r.g, rules: r.sc.rules, k: rules.NewKernel(r.sc.rules, s, nil), copies: r.copies, count: r.count}
	b.k.SetUp(&r.setup)
	if st.Kind == KNumber {
		if err := b.number(st); err != nil {
			return err
		}
	} else {
		ids := r.cards(st.Name)
		if len(ids) == 0 {
			return fmt.Errorf("there is no %s in the match now", st.Name)
		}
		if err := b.reset(st, s.Ref(r.likeliest(ids))); err != nil {
			return err
		}
	}
	t, err := newTable(r.mode, r.setup, s)
	if err != nil {
		return err
	}
	r.t.close()
	r.t, r.forced, r.heard = t, nil, nil
	return r.settle()
}

// reset gives a card the properties of a line.
func (b *builder) reset(st *Stmt, ref state.Ref) error {
	for _, p := range st.Props {
		c := b.k.State.Card(ref)
		switch {
		case p.Not, p.Kind == PBy, p.Kind == PNew, p.Kind == POwner, p.Kind == PState && (p.State == ability.FaceUp || p.State == ability.FaceDown):
			return fault(st.Line, "set: that is written on the board only: %s", p.Src)
		case p.Kind == PState && (p.State == ability.Acted || p.State == ability.Standing):
			if err := b.place(st, ref, p); err != nil {
				return err
			}
			continue
		case p.Kind == PDamage:
			p.N -= c.Damage
		case p.Kind == PCounter:
			p.N -= b.k.Counters(ref, p.Text)
		}
		if err := b.prop(laterProp{st.Line, ref, p}); err != nil {
			return err
		}
	}
	return nil
}

package rules

import (
	"slices"
	"strconv"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Stage is one step of announcing a card or ability; each game lists its own order.
type Stage uint8

// The stages.
const (
	StageEnter     Stage = iota // the card is shown and moves to where it is played
	StageX                      // numbers the player chooses
	StageOptions                // optional additional costs
	StageModes                  // modes
	StageTargets                // everything the text selects
	StageSplits                 // divisions of numbers
	StageLock                   // the cost is determined
	StagePay                    // and paid
	StageRoom                   // is there room for it
	StageAnnounced              // it has been played
)

// Announce runs the stages of a play. It Fails where one cannot be done.
func (k *Kernel) Announce(f *state.Frame) {
	k.frames = append(k.frames, f)
	var bill *Bill
	x, paid := false, false // X has been chosen; and which optional costs are paid
	options := func() {
		if !paid {
			chooseOptions(k, f)
			paid = true
		}
	}
	for _, s := range k.Rules.Stages {
		switch s {
		case StageX:
			if !x {
				k.chooseX(f, paid)
			}
			x = true
		case StageOptions:
			options()
		case StageModes:
			if !paid && anyOption(k, f, func(*ability.Cost) bool { return true }) && modesByOption(k.Board, f) { // so many of them as what is paid gives [FF-TCG 11.3.4.1, 11.3.5]
				options()
			}
			eachPart(k.Board, f, func(f *state.Frame, body []ability.Effect) { chooseModes(k, f, body) })
		case StageTargets:
			if !x && xBounds(k.Board, f) { // [FF-TCG 11.6.5, 11.6.7]
				if anyOption(k, f, costsX) {
					options()
				}
				k.chooseX(f, paid)
				x = true
			}
			eachPart(k.Board, f, k.chooseTargets)
		case StageSplits:
			eachPart(k.Board, f, k.chooseSplits)
		case StageLock:
			bill = k.Lock(f)
		case StagePay:
			k.Pay(f, bill)
		default:
			k.Game.Stage(k, f, s)
		}
	}
	k.frames = k.frames[:len(k.frames)-1]
}

func eachPart(b *board.Board, f *state.Frame, do func(f *state.Frame, body []ability.Effect)) {
	for i, p := range b.Parts(f) {
		f.Part = uint8(i)
		do(f, p.Do)
	}
	f.Part = 0
}

// chooseX asks for an X that the cost needs and nothing else fixes; paid: it is known which optional costs are paid, and what
// is not paid needs none. [FF-TCG 11.3.5]
func (k *Kernel) chooseX(f *state.Frame, paid bool) {
	if f.Free {
		return // [SVE 14.5.1.4.2]
	}
	var costs []*ability.Cost
	n := uint(0)
	eachCost(k, f, func(c *ability.Cost) {
		option := c.Mode == ability.Optional
		if costsX(c) && !(paid && option && f.Options&(1<<n) == 0) {
			costs = append(costs, c)
		}
		if option {
			n++
		}
	})
	k.askX(f, append(costs, aheadOf(k, f)...))
}

// aheadOf lists the costs that a text is paid for on its way, where how many modes are chosen, or what is selected, as it is played hangs
// on their X: that is chosen then, too. [SVE 10.6.2.2.1, 10.6.2.2.4]
func aheadOf(k *Kernel, f *state.Frame) (costs []*ability.Cost) {
	hangs := false
	eachPart(k.Board, f, func(f *state.Frame, body []ability.Effect) {
		board.EachModes(k.Board, f, body, func(m *ability.Modes) { hangs = hangs || usesX(&m.N.N) && early(k, f, m) })
		board.EachTarget(k.Board, f, body, func(s *ability.Select) { hangs = hangs || boundByX(&s.Sel) })
	})
	if !hangs {
		return nil
	}
	eachPart(k.Board, f, func(_ *state.Frame, body []ability.Effect) {
		ability.Walk(&ability.Ability{Do: body}, func(e ability.Effect) {
			if t, is := e.(*ability.Try); is {
				costs = appendX(costs, t.Cost)
			}
		})
	})
	return costs
}

// appendX adds those of some costs that ask for an X.
func appendX(to []*ability.Cost, costs []ability.Cost) []*ability.Cost {
	for i := range costs {
		if costsX(&costs[i]) {
			to = append(to, &costs[i])
		}
	}
	return to
}

// anyOption says whether an optional cost of what is played is such a one.
func anyOption(k *Kernel, f *state.Frame, is func(*ability.Cost) bool) (found bool) {
	eachOption(k, f, func(c *ability.Cost, _ bool) { found = found || is(c) })
	return found
}

// modesByOption says whether it hangs on an optional cost which modes are chosen, or how many.
func modesByOption(b *board.Board, f *state.Frame) (found bool) {
	for _, p := range b.Parts(f) {
		ability.Walk(&ability.Ability{Do: p.Do}, func(e ability.Effect) {
			switch e := e.(type) {
			case *ability.Modes:
				for i := range e.More {
					found = found || e.More[i].If.Op == ability.Did
				}
			case *ability.If:
				found = found || e.Cond.Op == ability.Did && (hasModes(e.Then) || hasModes(e.Else))
			}
		})
	}
	return found
}

func hasModes(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool { _, is := e.(*ability.Modes); return is })
}

// askX asks for the X of costs that are paid together, unless they have one.
func (k *Kernel) askX(f *state.Frame, costs []*ability.Cost) {
	if len(costs) == 0 || f.X != 0 {
		return
	}
	most := int32(0)
	for most < xMost && !slices.ContainsFunc(costs, func(c *ability.Cost) bool { return !affordsX(k, f, c, most+1) }) {
		most++
	}
	f.X = k.Ask(Decision{Seat: f.By, Kind: Number, Min: 0, Max: most, Ask: k.prompt(f, "x")}).N[0]
}

// xBounds says whether what f selects depends on its X.
func xBounds(b *board.Board, f *state.Frame) bool {
	found := false
	board.EachChoice(b, f, func(s *ability.Selector, _ uint8) { found = found || boundByX(s) })
	return found
}

func boundByX(s *ability.Selector) bool {
	for i := range s.Each {
		if boundByX(&s.Each[i]) {
			return true
		}
	}
	return usesX(&s.N.N) || xInFilter(&s.Of)
}

func xInFilter(f *ability.Filter) bool {
	for i := range f.Num {
		if usesX(&f.Num[i].N) {
			return true
		}
	}
	for i := range f.Or {
		if xInFilter(&f.Or[i]) {
			return true
		}
	}
	return false
}

// affordsX says whether a cost could be paid if X were n.
func affordsX(k *Kernel, f *state.Frame, c *ability.Cost, n int32) bool {
	if c.Do == nil {
		return k.affords(f, c, n)
	}
	f.X = n
	could := k.Payable(f, c)
	f.X = 0
	return could
}

// costsX says whether how much of a cost is paid is X: points, or what is done.
func costsX(c *ability.Cost) bool {
	if c.Do == nil {
		return c.Res != ability.NoRes && usesX(&c.N)
	}
	return doesX(c.Do)
}

// doesX says whether an action is done X times, or to X objects.
func doesX(e ability.Effect) bool {
	if m, ok := e.(*ability.Mark); ok && usesX(&m.N) {
		return true
	}
	w := ability.ActsOn(e)
	return w != nil && w.Sel != nil && usesX(&w.Sel.N.N)
}

// xMost is the highest X that may be chosen.
const xMost = 99

func usesX(a *ability.Amount) bool {
	if a.Op == ability.X {
		return true
	}
	for i := range a.Args {
		if usesX(&a.Args[i]) {
			return true
		}
	}
	return false
}

// ChooseCost asks what a player decides of the cost of what an effect plays: its X, and in which way it is paid.
func ChooseCost(k *Kernel, f *state.Frame) {
	k.chooseX(f, false)
	chooseOptions(k, f)
}

// chooseOptions asks about each optional additional cost, and which of two ways of paying is taken. [SVE 10.6.2.2.2, Buddyfight 1.call.1.4]
func chooseOptions(k *Kernel, f *state.Frame) {
	n := uint(0)
	x := k.ctxOf(f)
	asked := f.Free
	eachCost(k, f, func(c *ability.Cost) {
		switch c.Mode {
		case ability.Optional:
			if x.payable(c) && (c.Spares() && needed(k, f, 1<<n) || k.Ask(Decision{Seat: f.By, Kind: YesNo, Ask: k.prompt(f, "option")}).N[0] == 1) {
				f.Options |= 1 << n
				f.Did |= 1 << (n + 1)
			}
			n++
		case ability.InsteadOf:
			if asked || !offered(x, c) {
				return
			}
			asked = true
			f.Options |= insteadOf
			may := settleable(k, f, lock(k, f, false))
			f.Options &^= insteadOf
			if may && (needed(k, f, insteadOf) || k.Ask(Decision{Seat: f.By, Kind: YesNo, Ask: k.prompt(f, "option")}).N[0] == 1) {
				f.Options |= insteadOf
			}
		}
	})
}

// needed says whether f can be paid only if an option is taken: then nobody is asked.
func needed(k *Kernel, f *state.Frame, option uint32) bool {
	if settleable(k, f, lock(k, f, false)) {
		return false
	}
	f.Options |= option
	pays := settleable(k, f, lock(k, f, false))
	f.Options &^= option
	return pays
}

func (k *Kernel) prompt(f *state.Frame, key string) Prompt {
	return Prompt{Key: key, Rule: k.citeFor(f, key), Src: f.Src.Card, Ability: f.Ability}
}

// chooseModes asks which modes; those that could not be played are not offered. [SVE 5.18]
func chooseModes(k *Kernel, f *state.Frame, body []ability.Effect) {
	board.EachModes(k.Board, f, body, func(m *ability.Modes) {
		if early(k, f, m) {
			k.pickModes(f, m)
		}
	})
}

// early says whether modes are chosen while it is played.
func early(k *Kernel, f *state.Frame, m *ability.Modes) bool {
	x := k.ctxOf(f)
	return !k.Game.Ways().ModesAimed || x.Seat(m.By) == f.By && modesAim(k.Board, f, m)
}

// modesAim says whether any of these modes selects something while it is played.
func modesAim(b *board.Board, f *state.Frame, m *ability.Modes) bool {
	aim := false
	for _, body := range m.List {
		board.EachTarget(b, f, body, func(*ability.Select) { aim = true })
		board.EachModes(b, f, body, func(m *ability.Modes) { aim = aim || modesAim(b, f, m) })
	}
	return aim
}

// modesOf is the question which modes: those that could be played, and how many.
func (k *Kernel) modesOf(f *state.Frame, m *ability.Modes) Decision {
	x := k.ctxOf(f)
	n := m.N
	for i := range m.More {
		if x.Holds(&m.More[i].If) {
			n = m.More[i].N
		}
	}
	n = k.ModeCount(f, n)
	d := Decision{Seat: x.Seat(m.By), Kind: Choose, Ordered: false, Ask: k.prompt(f, "modes")}
	d.Ask.Node = k.Node(m)
	may := k.Game.Ways().Modal
	for i := range m.List {
		if may != nil && !may(k, f, m, i) {
			continue
		}
		if k.couldTarget(f, m.List[i]) && !(m.Fresh && k.Tallied(modeKey(k.Board, f, i), f.By, f.Src.Card) > 0) {
			d.Items = append(d.Items, state.Item{N: int32(i)})
		}
	}
	d.Min, d.Max = bounds(n, x.Amount(&n.N), int32(len(m.List)))
	switch {
	case n.Op == ability.All: // every one of those that can be
		d.Min = max(min(d.Min, int32(len(d.Items))), 1)
	case n.Op != ability.Exactly && d.Max > 0:
		d.Min = 1 // [5.18.2.1]
	}
	return d
}

func (k *Kernel) pickModes(f *state.Frame, m *ability.Modes) {
	d := k.modesOf(f, m)
	if d.Max > 0 && int(d.Min) > len(d.Items) {
		k.Fail(k.because(f, "why modes", k.why.modes))
	}
	d.Max = min(d.Max, int32(len(d.Items)))
	pick := state.ModePick{Node: k.Node(m)}
	for _, it := range k.Ask(d).Pick {
		if pick.Bits |= 1 << it.N; m.Fresh {
			k.Tally(modeKey(k.Board, f, int(it.N)), f.By, f.Src.Card, 1, ability.ThisTurn)
		}
		chooseModes(k, f, m.List[it.N])
	}
	f.Modes = append(slices.Clip(f.Modes), pick)
}

// modeKey names the count of how often a mode of f's ability was chosen this turn.
func modeKey(b *board.Board, f *state.Frame, i int) string {
	key, _, _ := b.LimitKey(f, ability.Limit{})
	return key + " mode " + strconv.Itoa(i)
}

// bounds turns a count into least and most among so many.
func bounds(c ability.Count, n, of int32) (int32, int32) {
	n = min(max(n, 0), of)
	switch c.Op {
	case ability.UpTo:
		return 0, n
	case ability.AnyNumber:
		return n, of
	case ability.All:
		return of, of
	}
	return n, n
}

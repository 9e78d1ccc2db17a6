package match

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// View is what one viewer may see of a match at a moment. It shares nothing with
// the match.
type View struct {
	Eyes    state.Eyes
	Turn    state.Seat
	TurnNo  int32
	First   state.Seat
	Phase   ability.Phase
	PhaseAt int // which of Words.Phases it is; -1: none
	Step    string
	Zones   [][2][]CardView // by Zone; shared zones use [0]; first is the top
	Leaders [2][]CardView
	Numbers [2]map[ability.Stat]int32
	Allowed [2][]rules.Allowance // what each seat may do only so often in this turn
	Battles []state.Battle
	Waiting []WaitView
	Stack   []StackView     // newest last
	Asked   [2]bool         // who is asked something now
	Mine    *rules.Decision // what this viewer is asked; nil when nothing
	Theirs  string          // the key of what the other seat is asked
	Doing   Doing           // what is being carried out meanwhile
	Inputs  int
	Events  int
	Result  rules.Result
}

// Doing is the clause of a text that is being carried out, or that chooses as it is played,
// and the card that it is of; 0: nothing is.
type Doing struct {
	Node state.NodeID
	Card state.CardID
}

func (m *Match) doing(d *rules.Decision) (v Doing) {
	v.Node, v.Card = rules.Doing(m.k, d)
	return v
}

// to is v for eyes, where seen are those that may know the card.
func (v Doing) to(e, seen state.Eyes) Doing {
	if seen&e != e {
		return Doing{}
	}
	return v
}

// CardView is one card as the viewer knows it. Face 0: a back.
type CardView struct {
	ID       state.CardID
	Ref      state.Ref
	Face     state.FaceID
	Chars    *state.Chars // now; nil for a back
	Print    *state.Chars // printed (what overlays it included); nil for a back
	Owner    state.Seat
	Master   state.Seat
	At       state.Place
	Rest     bool
	FaceDown bool
	Damage   int32 // marked, in games that mark it
	Open     bool
	New      bool // came this turn
	Public   bool // everybody knows the face
	Host     state.Ref
	Flags    uint32
	Counters []state.Counter
	Ledger   []board.Ledger
	Linked   []state.CardID // cards linked to it, newest last
	Works    []state.Held   // its abilities that work where it lies
	Cost     int32          // what playing it would cost now, if it has a cost
	Needs    []UseView      // what its abilities need without spending it
}

// UseView is what an ability needs now and as printed.
type UseView struct {
	Ability    state.AbilityID
	Now, Print int32
}

// StackView is a card or ability on the stack.
type StackView struct {
	Obj     state.CardID // what lies in the zone of the stack
	Src     state.CardID // the card it comes from: Obj itself for a card
	By      state.Seat
	Ability state.AbilityID
	X       int32
	Targets []state.CardID // everything chosen for it, in the order chosen
}

// WaitView is a waiting ability.
type WaitView struct {
	Card    state.CardID
	By      state.Seat
	Ability state.AbilityID
	ID      int32
}

// View returns what e may see now.
func (m *Match) View(e state.Eyes) *View {
	m.start()
	k := m.k
	s := k.State
	v := &View{Eyes: e, Turn: k.Turn(), TurnNo: s.Table[state.TableTurnNo], First: state.Seat(s.Table[state.TableFirst]), Phase: s.Phase(), PhaseAt: k.Game.PhaseAt(k.Board, k.Game.Words().Phases), Inputs: m.done, Events: m.log.len(), Result: k.Result()}
	if s.Step >= 0 {
		v.Step = k.Rules.Steps[s.Step].Name
	}
	v.Zones = make([][2][]CardView, len(k.Zones))
	for z := range k.Zones {
		for seat := 0; seat < 2; seat++ {
			for _, id := range s.Lists[z*2+seat] {
				v.Zones[z][seat] = append(v.Zones[z][seat], cardView(k, id, e))
			}
		}
	}
	for seat := state.Seat(0); seat < 2; seat++ {
		v.Numbers[seat] = map[ability.Stat]int32{}
		for n := ability.CardStats + 1; n < ability.Stats; n++ {
			v.Numbers[seat][n] = k.Number(seat, n)
		}
		v.Allowed[seat] = k.Game.Allowances(k.Board, seat)
	}
	for _, b := range s.Battles {
		if b.Stage&state.Ended == 0 { // nobody need look at what nothing comes of
			v.Battles = append(v.Battles, b)
		}
	}
	for i := range s.Waiting {
		f := &s.Waiting[i]
		v.Waiting = append(v.Waiting, WaitView{f.Src.Card.ID, f.By, f.Ability, f.ID})
	}
	for i := range s.Stack {
		f := &s.Stack[i]
		w := StackView{Obj: f.Obj.ID, Src: f.Src.Card.ID, By: f.By, Ability: f.Ability, X: f.X}
		for _, b := range f.Bound {
			for _, r := range b.Refs {
				if b.Slot&state.PaidSlot == 0 && k.Here(r) {
					w.Targets = append(w.Targets, r.ID)
				}
			}
		}
		v.Stack = append(v.Stack, w)
	}
	m.viewAsked(v, e)
	return v
}

func (m *Match) viewAsked(v *View, e state.Eyes) {
	if m.want == nil {
		return
	}
	for _, d := range m.want.D {
		if d == nil {
			continue
		}
		v.Asked[d.Seat] = true
		if v.Doing.Card == 0 {
			v.Doing = m.doing(d)
			v.Doing = v.Doing.to(e, m.k.State.Cards[v.Doing.Card].Seen)
		}
		if state.EyesOf(d.Seat)&e != 0 && v.Mine == nil {
			v.Mine = d
		} else {
			v.Theirs = d.Ask.Key
		}
	}
	if m.want.Kind == state.InArranged {
		v.Asked[m.want.Seat] = true
	}
}

func cardView(k *rules.Kernel, id state.CardID, e state.Eyes) CardView {
	c := &k.State.Cards[id]
	r := k.State.Ref(id)
	v := CardView{ID: id, Ref: r, Owner: c.Owner, Master: c.Master, At: c.At, Rest: c.Rest, FaceDown: c.FaceDown, Damage: c.Damage, Open: c.Open, Host: c.Host, Flags: c.Flags,
		New: c.Entered > state.Stamp(k.State.Table[state.TableTurnStart]), Public: c.Seen == state.All}
	if c.Seen&e == e || c.Seen&e&(state.Eyes0|state.Eyes1) != 0 && e == state.All {
		v.Face = c.Face
	}
	if c.Seen == state.All {
		v.Face = c.Face
	}
	if v.Face != 0 {
		k.Through(e, func() { ch := k.Chars(r).Clone(); v.Chars = &ch })
		if v.Chars.Num.Has == 0 && len(v.Chars.Names) == 0 {
			ch := k.Printed(c.Face, 0).Clone()
			v.Chars = &ch
		}
		p := k.Original(r).Clone()
		if len(p.Names) == 0 {
			p = k.Printed(c.Face, 0).Clone()
		}
		v.Print = &p
		v.Ledger = k.Ledger(r)
		if n, has := v.Chars.Num.Get(ability.CostStat); has {
			k.Through(e, func() { v.Cost = k.CostNow(ability.Played, r, n) })
		}
		for _, h := range v.Chars.Abilities {
			if now, print, ok := k.Game.UseCost(k.Board, r, h.ID); ok {
				v.Needs = append(v.Needs, UseView{h.ID, now, print})
			}
			if a := k.Ability(h.ID); a != nil && k.Works(a, id, c.At) {
				v.Works = append(v.Works, h)
			}
		}
	}
	for i := range k.State.Counters {
		if k.State.Counters[i].On == r {
			v.Counters = append(v.Counters, k.State.Counters[i])
		}
	}
	for i := range k.State.Cards {
		if o := &k.State.Cards[i]; o.Host == r && r.ID != 0 && o.At.Zone != state.Nowhere {
			v.Linked = append(v.Linked, state.CardID(i))
		}
	}
	return v
}

// LayOpen puts a face into a view that its viewer was told beside the match, on a card of a seat's hand that this match does
// not know: as it is printed, since nothing that the rules work out hangs on it here.
func (m *Match) LayOpen(v *View, s state.Seat, r state.Ref, f state.FaceID) {
	k := m.k
	z := rules.ZoneOf(k.Zones, ability.Hand_)
	print := k.Printed(f, 0)
	if z < 0 || print == nil {
		return
	}
	for i := range v.Zones[z][s] {
		c := &v.Zones[z][s][i]
		if c.Ref != r || c.Face != 0 {
			continue
		}
		now, was := print.Clone(), print.Clone()
		c.Face, c.Chars, c.Print = f, &now, &was
		c.Cost, _ = now.Num.Get(ability.CostStat)
	}
}

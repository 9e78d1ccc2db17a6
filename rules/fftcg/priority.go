package fftcg

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// give gives the turn player priority. When both have passed on an empty stack, the
// game goes on at step after. [11.1.4]
func give(k *K, after int32, may priority) rules.Next {
	k.SetTable(tableAfter, after)
	k.SetTable(tableMay, int32(may))
	hand(k, k.Turn())
	return rules.Goto(stepPriority)
}

// priority is what its holder may do with it.
type priority int32

const (
	anything    priority = iota
	nothing              // but pass [9.5.1.1]
	backAttacks          // between the damage of First Strike and the other [15.2.3.3, 15.2.5.2]
)

// hand hands priority to a seat; passes begin anew.
func hand(k *K, s seat) {
	k.SetTable(tableHolder, int32(s))
	k.SetTable(tablePasses, 0)
}

// window names what the holder of priority may do. [9.3.1.5, 9.3.1.6, 9.5.1.1]
func window(b *B) string {
	switch {
	case priority(b.State.Table[tableMay]) == nothing:
		return "pass"
	case priority(b.State.Table[tableMay]) == backAttacks:
		return "back attack"
	case b.State.Phase() == ability.MainPhase && len(b.State.Stack) == 0 && seat(b.State.Table[tableHolder]) == b.Turn():
		return "main"
	}
	return "priority"
}

// heldBy is the rule by which priority is held in a window.
func heldBy(window string) string {
	switch window {
	case "pass":
		return "9.5.1.1"
	case "back attack":
		return "15.2.3.3"
	}
	return "11.1.4"
}

// onePriority is one holding of priority. [11.1]
func (g game) onePriority(k *K) rules.Next {
	g.beforePriority(k)
	t := &k.State.Table
	p, w := seat(t[tableHolder]), window(k.Board)
	d := rules.Decision{Seat: p, Kind: rules.Acting, Window: w, Ask: rules.Prompt{Key: w, Rule: heldBy(w)}}
	if len(k.State.Stack) == 0 {
		d.Then = k.Rules.Steps[t[tableAfter]].Name
	}
	moment := ""
	a, f := k.TryAct(&d, func(a state.Act) *frame { // 14.1: rewound as a whole, priority stays
		moment = ""
		if endless(k.Board, a) {
			moment = k.Loops.Moment(a)
			k.Loops.Declare(p, a, moment) // 13.2
		}
		return announce(k, p, a)
	})
	if moment != "" {
		k.Loops.Remember(p, moment) // 13.2
	}
	switch {
	case a.Verb != state.Pass:
		k.Tally(tallyActs, state.Nobody, ref{}, 1, ability.ThisTurn)
		played(k, f, p)
	case t[tablePasses] == 0: // 11.1.6
		hand(k, p.Other())
		k.SetTable(tablePasses, 1)
	case len(k.State.Stack) == 0: // 11.1.7
		return rules.Goto(t[tableAfter])
	default:
		g.resolve(k, k.Pop()) // 11.1.7
		hand(k, k.Turn())     // 11.1.5
		k.Tally(resolvedKey(k.Board), state.Nobody, ref{}, 1, ability.ThisTurn)
	}
	return rules.Again
}

// played puts onto the stack, or the field, what was announced, and says who gains
// priority then. [11.3.8, 11.4.8, 11.6.11, 11.7.11]
func played(k *K, f *frame, p seat) {
	carryOut(k, f)
	if casts(f) && k.Last(f.Card).Kinds&characters != 0 {
		p = k.Turn() // reading: literally, also after a Back Attack [11.4.8]
	}
	hand(k, p)
}

// beforePriority is what happens whenever a player would gain priority: rule
// processes until none is due, then waiting abilities go onto the stack, the turn
// player's first; those that the damage of First Strike set off wait for the other damage. [12.3, 11.1.3, 15.2.3.3]
func (g game) beforePriority(k *K) {
	if priority(k.State.Table[tableMay]) == backAttacks {
		k.Sweep(rules.AllAtOnce)
		disband(k)
		return
	}
	s := k.Loops.NewSpin()
	for stacked := true; stacked; {
		s.Round()
		k.Sweep(rules.AllAtOnce)
		k.StateTriggers() // 11.8.18
		stacked = false
		for _, of := range k.Seats() {
			for _, f := range k.TakeAll(of) {
				stacked = true
				g.Trigger(k, &f)
			}
		}
	}
	s.End()
	disband(k)
}

// Trigger puts a waiting ability onto the stack with its choices; one that cannot
// choose what it must is gone again, and one that can choose no mode has not even
// triggered. [11.8.4, 11.8.8-12]
func (game) Trigger(k *K, f *frame) {
	switch why := k.Attempt(func() { k.Announce(f) }); {
	case why == nil:
		carryOut(k, f)
	case (why.Rule == whyModes.Rule) && f.Node.N == 0:
		k.Unspend(f, k.Ability(f.Ability).Limit)
	}
}

// carryOut brings what was announced where it goes: a character to the field, a
// Summon or an ability onto the stack. [11.3.2, 11.4.8, 11.6.4]
func carryOut(k *K, f *frame) {
	switch {
	case casts(f) && k.Chars(f.Card).Kinds&characters != 0:
		k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Field, f.By), Tag: state.TagPlayed, Seat: f.By, Src: f.Src, N: f.Paid}) // 11.4.8
		if k.In(f.Card, ability.Resolving) {                                                                                                      // something forbids it
			k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Own(ability.Discards, f.Card), Tag: state.TagRule})
		}
	case casts(f):
		f.Obj = f.Card
		k.Push(*f)
	case warping(k.Board, f):
		warp(k, f)
	case priming(k.Board, f):
		prime(k, f)
	default:
		f.Obj = k.PutObject(objectOf(k.Board, f), k.Place(ability.Resolving, f.By), f.By)
		k.Push(*f)
		if a := k.Ability(f.Ability); a != nil && a.Kind == ability.Activated && f.Node.N == 0 {
			k.Do(event{Verb: ability.ActivatedV, Card: f.Obj, Obj: f.Src.Card, Seat: f.By, Src: f.Src}) // 11.6.11
		}
	}
}

// resolve resolves what was on top of the stack. [11.11]
func (g game) resolve(k *K, f frame) {
	a := k.Ability(f.Ability)
	void := a != nil && f.Node.N == 0 && a.Kind == ability.Triggered && !k.Holds(&f, a.If) // 11.11.3
	if !void && !k.Recheck(&f) {                                                           // 11.11.2
		k.Resolve(&f)
	}
	leaveStack(k, &f) // 11.11.10
	g.castOwed(k, 0)
}

// leaveStack: a Summon goes to its owner's Break Zone, an ability ceases to be.
// [11.11.10]
func leaveStack(k *K, f *frame) {
	switch {
	case !k.In(f.Obj, ability.Resolving):
	case !casts(f):
		k.Vanish(f.Obj)
	default:
		k.Do(event{Verb: ability.Moved, Card: f.Obj, To: k.Own(afterUse(f), f.Obj), Tag: state.TagRule})
	}
}

// afterUse is the zone a Summon goes to when it has been used. [11.11.10]
func afterUse(f *frame) ability.Zone {
	if f.Arg&thenRemoved != 0 {
		return ability.Removed
	}
	return ability.Discards
}

// removeAfterUse lets a Summon that this effect casts, or lets its player cast in this turn, be removed when it has been used.
func removeAfterUse(k *K, by seat, on []ref) rules.Extent {
	if rules.AddToOwed(k, on, thenRemoved) == 0 {
		for _, r := range on {
			if k.Allowed(ability.Played, r, by) {
				k.Tally(tallyGone, state.Nobody, r, 1, ability.ThisTurn)
			}
		}
	}
	return rules.Full
}

// Cancelled: what an effect took off the stack leaves it as if it had resolved.
func (game) Cancelled(k *K, f *frame) { leaveStack(k, f) }

// castOwed casts the cards that the effect just resolved said to cast, in its order:
// those from the n-th on. [11.3.11, 11.4.1.1]
func (g game) castOwed(k *K, n int) {
	for len(k.State.Owed) > n {
		f := k.TakeOwed(n)
		g.Trigger(k, &f)
	}
}

// PlayFree: a card cast by an effect is cast when that effect has resolved. [11.3.11, 11.4.1.1]
func (game) PlayFree(k *K, by seat, r ref, _ state.Source, free bool) bool {
	f := k.NewFrame(by, r, state.AbilityID{})
	f.Free, f.Arg = free, byEffect
	k.Owe(*f)
	return true
}

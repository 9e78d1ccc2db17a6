package divinecross_test

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/divinecross"
	"gotaku/rules/state"
)

// TestAdvantage: after everything else, once; a threshold is not paid. [704.6c-1, 209.2]
func TestAdvantage(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("ash", "fern")
	b.on(me, ability.EnergyZone, "study", "ash")
	b.lay("wall", ability.Standby, 0)
	b.answer(b.use(divinecross.UseSkill, me, 2)) // 400, +100, x2
	b.lay("fern", ability.Standby, 1)
	b.step("skill")
	b.in(ability.KO, they)
	b.is("the energy is still there", b.Count(ability.EnergyZone, 0) == 2)

	b = newBoard(t)
	me, they = b.mains("duelist", "wall") // no advantage; +100 by the blade, -100 by the stone
	b.on(me, ability.Soul, "blade")
	b.on(me, ability.EnergyZone, "study", "study")
	b.answer(b.use(divinecross.UseSkill, me, 2))
	b.step("skill")
	b.damage("plain", they, 200)

	moss := unit("moss", "green", "", 900, 0, static(mods(nil, &ability.Filter{Ref: this}, ability.Sub, 100, ability.Time{})))
	b = newBoard(t, moss)
	me, they = b.mains("ash", "moss")
	b.answer(b.use(divinecross.UseSkill, me, 1)) // (200 - 100) x 2
	b.step("skill")
	b.damage("doubled last", they, 200)

	b = newBoard(t)
	me, they = b.mains("ash", "fern")
	b.on(me, ability.Soul, "shield")
	edge := b.on(me, ability.Soul, "blade")
	b.on(me, ability.EnergyZone, "study")
	b.lay("fern", ability.Standby, 1)
	b.answer(b.use(divinecross.UseSkill, edge, 1)) // the assist's skill, the host's advantage: (300 + 100) x 2
	b.step("skill")
	b.in(ability.KO, they)
}

// TestOrder: the turn player orders what multiplies. [704.6b-3]
func TestOrder(t *testing.T) {
	for _, double := range []bool{true, false} {
		b := newBoard(t)
		me, they := b.mains("double", "wall")
		b.on(me, ability.Soul, "blade")
		b.on(me, ability.EnergyZone, "study", "study")
		for range 3 {
			b.lay("ash", ability.Deck, 0)
		}
		order := []state.Item{{Card: me.ID}, {Card: b.Cards(ability.Soul, 0)[0].ID, N: 1}}
		want := int32(400) // 200 x2 +100 -100
		if !double {
			slices.Reverse(order)
			want = 500 // (200+100) x2 -100
		}
		b.answer(b.use(divinecross.UseSkill, me, 1), state.Answer{Pick: order}, number(1))
		b.step("skill")
		b.damage("ordered", they, want)
	}
}

// TestCategories: damage that a clause deals comes before the rest, whatever the order
// of the text. [704.7, 704.8]
func TestCategories(t *testing.T) {
	b := newBoard(t)
	me, _ := b.mains("fern", "wall")
	other, top := b.lay("ash", ability.Standby, 1), b.lay("ash", ability.Deck, 0)
	b.lay("wall", ability.Standby, 1)
	b.on(me, ability.EnergyZone, "study")
	b.answer(b.use(divinecross.UseSkill, me, 1), pick(other))
	b.step("skill")
	b.damage("thorn", other, 200)
	b.in(ability.Hand_, top)
	var verbs []ability.Verb
	for _, e := range b.State.Happened {
		if e.Verb == ability.DealtDamage || e.Verb == ability.Moved {
			verbs = append(verbs, e.Verb)
		}
	}
	b.is("damage, damage, draw", slices.Equal(verbs, []ability.Verb{ability.DealtDamage, ability.DealtDamage, ability.Moved}))

	b = newBoard(t) // before the damage the opponent's units are exchanged
	me, they := b.mains("seer", "wall")
	in := b.lay("dust", ability.Standby, 1)
	b.answer(b.use(divinecross.UseSkill, me, 1))
	b.step("skill")
	b.damage("who left", they, 0)
	b.damage("who came", in, 100)
	b.in(ability.Main, in)
}

// TestSubstitution: without a standby unit the game is lost at the next pass; both at
// once, the non-turn player wins. [1002.2, 1004, 103.3]
func TestSubstitution(t *testing.T) {
	b := newBoard(t)
	_, they := b.mains("ash", "ash")
	b.State.Card(they).Damage = 500
	res := b.over(func() { b.step("main") })
	b.is("the turn player wins", res.Winner == 0 && res.Rule == "1002.2")

	b = newBoard(t)
	me, they := b.mains("ash", "ash")
	b.State.Card(me).Damage, b.State.Card(they).Damage = 500, 500
	res = b.over(func() { b.step("main") })
	b.is("the other one wins", res.Winner == 1 && res.Rule == "103.3")

	b = newBoard(t) // ordered passes: the third KO and the failed substitution lose together
	me, they = b.mains("ash", "ash")
	b.lay("ash", ability.KO, 1)
	b.lay("ash", ability.KO, 1)
	b.lay("ash", ability.Standby, 1)
	b.State.Card(me).Damage, b.State.Card(they).Damage = 500, 500
	res = b.over(func() { b.step("main") })
	b.is("the other one wins again", res.Winner == 1 && res.Rule == "103.3")

	b = newBoard(t)
	me, _ = b.mains("ash", "ash")
	in := b.lay("fern", ability.Standby, 0)
	left := b.on(me, ability.EnergyZone, "study")
	b.State.Card(me).Damage = 500
	b.step("main")
	b.in(ability.Main, in)
	b.in(ability.KO, me)
	b.in(ability.Discards, left) // 1005.2
}

// TestDrawDamage: what cannot be drawn is damage, all at once, and counts as drawn. [1102]
func TestDrawDamage(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("double", "wall")
	b.on(me, ability.EnergyZone, "study", "study")
	b.answer(b.use(divinecross.UseSkill, me, 1), number(1))
	b.step("skill")
	b.damage("two cards missing", me, 200)
	b.damage("they were drawn all the same", they, 300) // 200 x2 -100
	n := 0
	for _, e := range b.State.Happened {
		if e.Verb == ability.DealtDamage && e.Card == me {
			n++
		}
	}
	b.is("dealt at once", n == 1)

	b = newBoard(t)
	me, _ = b.mains("ash", "wall")
	b.step("draw") // the other seat's turn
	b.step("draw")
	b.damage("the draw phase", me, 100)
}

// TestDrawReplaced: only what an empty deck does not give is damage. [104.4, 810.1, 1102.1]
func TestDrawReplaced(t *testing.T) {
	instead := &ability.Instead{Of: ability.Event{Verb: ability.Drew, Who: you}, Do: effects{stuns(foeMain)}}
	b := newBoard(t, unit("well", "blue", "", 500, 0, static(instead)), command("pail", 0, text(draw(2))))
	me, they := b.mains("well", "ash")
	b.lay("ash", ability.Deck, 0)
	pail := b.lay("pail", ability.Hand_, 0)
	b.answer(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: pail.ID}})
	b.step("action")
	b.damage("nothing is missing", me, 0)
	b.is("something else instead", b.Counters(they, "stun") == 1 && b.Count(ability.Hand_, 0) == 0)
}

// TestStun: it lasts to the end of its controller's turn, as long as it is main; it
// forbids skills, but for some. [505.3b, 703.1b, 918, 922]
func TestStun(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("tide", "ash")
	aside := b.lay("ash", ability.Standby, 0)
	stun := func(r state.Ref) bool {
		return len(b.Do(state.Event{Verb: ability.CounterPut, Card: r, Name: "stun", N: 2})) > 0
	}
	b.is("stunned", stun(me) && stun(they) && stun(aside))
	b.is("not twice", !stun(me) && b.Counters(me, "stun") == 1)
	b.on(me, ability.EnergyZone, "study")
	d := rules.Decision{Seat: 0, Kind: rules.Acting, Window: "skill"}
	why := func(n int16) *board.Why { return d.Check(b.Kernel, state.NoEyes, b.use(divinecross.UseSkill, me, n)) }
	b.is("no skill", why(1) != nil && why(1).Rule == "703.1b")
	b.is("but for one", why(2) == nil)
	b.step("end")
	b.is("over for the turn player's main unit", b.Counters(me, "stun") == 0)
	b.is("not for the others", b.Counters(they, "stun") == 1 && b.Counters(aside, "stun") == 1)
}

// TestRetreat: it costs energy, and what goes to standby loses markers and effects, but
// not damage; what comes loses nothing. [302.3, 605, 913]
func TestRetreat(t *testing.T) {
	b := newBoard(t)
	me, _ := b.mains("duelist", "wall")
	in := b.lay("tide", ability.Standby, 0)
	paid := b.on(me, ability.EnergyZone, "study")
	kept := b.on(in, ability.EnergyZone, "ash")
	b.State.Card(me).Damage, b.State.Card(in).Damage = 100, 200
	for _, r := range []state.Ref{me, in} {
		b.Do(state.Event{Verb: ability.CounterPut, Card: r, Name: "stun", N: 1})
	}
	b.Do(state.Event{Verb: ability.CounterRemoved, Card: me, Name: "stun", N: 1})
	b.answer(b.use(state.UseAbility, me, 1)) // +100 this turn
	b.step("action")
	b.is("an effect", len(b.State.Mods) == 1)
	b.Do(state.Event{Verb: ability.CounterPut, Card: me, Name: "stun", N: 1})
	b.answer(state.Answer{Act: state.Act{Verb: divinecross.RetreatUnit, Target: in.ID}})
	b.step("action")
	b.in(ability.Discards, paid)
	b.in(ability.EnergyZone, kept)
	b.in(ability.Main, in)
	b.in(ability.Standby, me)
	b.is("the same object", b.Here(me) && b.Here(in))
	b.is("no stun, no effect", b.Counters(me, "stun") == 0 && len(b.State.Mods) == 0)
	b.is("still stunned", b.Counters(in, "stun") == 1)
	b.damage("who left", me, 100)
	b.damage("who came", in, 200)
	d := rules.Decision{Seat: 0, Kind: rules.Acting, Window: "main"}
	why := d.Check(b.Kernel, state.NoEyes, state.Answer{Act: state.Act{Verb: divinecross.RetreatUnit, Target: me.ID}})
	b.is("once a turn", why != nil && why.Rule == "605.2")
}

// TestTicket: it wins one janken and is gone; whoever gains it takes it away. [106, 916.1a]
func TestTicket(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("gambler", "wall")
	b.answer(b.use(divinecross.UseSkill, me, 1), hand(0), hand(0), hand(0), hand(2)) // a tie, then lost
	b.step("skill")
	b.damage("lost", they, 0) // 100 - 100
	b.is("the ticket", b.Stored(0, ability.Ticket) == 1)
	b.answer(b.use(divinecross.UseSkill, me, 1))
	b.step("skill")
	b.damage("won without a janken", they, 300) // 100 + 300 - 100
	n := 0
	for _, k := range b.asked {
		if k == "janken" {
			n++
		}
	}
	b.is("two jankens, two hands each", n == 4)
	n = 0
	for _, e := range b.State.Happened {
		if e.Verb == ability.TicketGained {
			n++
		}
	}
	b.is("lost by winning, gained again", n == 2)
}

// TestJudgement: a skill that fails does nothing at all. [703.2b, 917]
func TestJudgement(t *testing.T) {
	b := newBoard(t)
	me, they := b.mains("ash", "mirror")
	b.answer(b.use(divinecross.UseSkill, me, 1), hand(1), hand(0))
	next := b.step("skill")
	b.damage("failed", they, 0)
	b.is("on to the end step", b.Rules.Steps[next.Step].Name == "battle end")
	for _, e := range b.State.Happened {
		b.is("nothing was used", e.Verb != ability.UsingSkill && e.Verb != ability.UsedSkill)
	}
	b.answer(b.use(divinecross.UseSkill, me, 1), hand(0), hand(1))
	b.step("skill")
	b.damage("succeeded", they, 200)
}

// TestClass: an effect on all units is open to those that come later, one on a chosen
// unit is not; the HP of texts is what is left. [809.3b-3, 921.1]
func TestClass(t *testing.T) {
	up := &ability.Change{What: all(in(you, ability.Main, ability.Standby)), Stat: ability.HP, N: ability.N(200), For: tillEnd}
	weak := in(foe, ability.Main, ability.Standby)
	weak.Num = []ability.Bound{{Stat: ability.HP, Cmp: ability.LE, N: ability.N(200)}}
	b := newBoard(t, command("rally", ability.EventCard, text(up)), command("cull", 0, text(&ability.Move{What: all(weak), How: ability.KOMove})))
	me, they := b.mains("ash", "ash")
	hurt := b.lay("ash", ability.Standby, 1)
	b.State.Card(hurt).Damage = 300
	late, rally, cull := b.lay("ash", ability.Hand_, 0), b.lay("rally", ability.Hand_, 0), b.lay("cull", ability.Hand_, 0)
	b.answer(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: rally.ID}}, state.Answer{Act: state.Act{Verb: divinecross.PutUnit, Card: late.ID, N: 1}},
		state.Answer{Act: state.Act{Verb: state.PlayCard, Card: cull.ID}})
	for range 3 {
		b.step("action")
	}
	for _, r := range []state.Ref{me, b.State.Ref(late.ID)} {
		n, _ := b.Stat(r, ability.HP)
		b.is("raised", n == 700)
	}
	b.is("in its area", b.State.Cards[late.ID].At.Slot == 1)
	b.in(ability.KO, hurt)
	b.in(ability.Main, they)
}

// TestLoop: what nobody can stop is a draw. [1101.1c, 807.7]
func TestLoop(t *testing.T) {
	always := when(ability.Event{State: &ability.Cond{Op: ability.Compare}}, act("heal", myMain, 100))
	b := newBoard(t, unit("wheel", "red", "", 500, 0, always))
	b.mains("wheel", "ash")
	res := b.over(func() { b.step("main") })
	b.is("a draw", res.Draw && res.Rule == "1101.1c")
}

// TestLoopIsGoneRound: a declared loop is gone round by itself, up to the first moment at which anything else is asked.
// [1101.1a]
func TestLoopIsGoneRound(t *testing.T) {
	any := func(do ...ability.Effect) ability.Ability {
		return ability.Ability{Kind: ability.Activated, Limit: []ability.Limit{{Any: true}}, Do: do}
	}
	hurt := ability.Event{Verb: ability.DealtDamage, Obj: &ability.Filter{Ref: this}}
	for _, c := range []struct {
		from, declared, done int32 // from this time on something is asked, if it is not 0; rounds that are declared; times in all
		asks                 []string
	}{
		{0, 1, 2, []string{"main"}}, {0, 7, 8, []string{"main"}}, // by itself
		{9, 7, 8, []string{"main"}},        // it would be asked later
		{4, 7, 4, []string{"may", "main"}}, // the fourth time it is asked, and then the loop is its player's
	} {
		as := []ability.Ability{ex("heal", any(act("heal", it, 100))), ex("hurt", any(hit(it, 100)))}
		if c.from > 0 {
			watch := when(hurt, &ability.Try{May: true, Do: effects{stuns(foeMain)}})
			watch.If = &ability.Cond{Op: ability.Happened, On: &hurt, N: c.from}
			as = append(as, ex("watch", watch))
		}
		b := newBoard(t, unit("wheel", "red", "", 500, 0, as...))
		wheel, _ := b.mains("wheel", "ash")
		heal, harm := b.use(state.UseAbility, wheel, 1), b.use(state.UseAbility, wheel, 2)
		b.answer(harm, heal, harm, number(c.declared))
		for range 3 {
			b.step("action")
		}
		if c.asks[0] == "may" {
			b.answer(number(0)) // no
		}
		before := len(b.asked)
		for next := (rules.Next{Stay: true}); next.Stay; {
			next = b.step("action")
		}
		done := int32(0)
		for i := range b.State.Happened {
			if b.State.Happened[i].Verb == ability.DealtDamage {
				done++
			}
		}
		if done != c.done || !slices.Equal(b.asked[before:], c.asks) {
			t.Errorf("%+v: %d times, asked %q", c, done, b.asked[before:])
		}
	}
}

// TestLongLoopIsItsPlayers: a loop of more answers than are noted is gone by its player, as often as was declared.
func TestLongLoopIsItsPlayers(t *testing.T) {
	any := func(do ...ability.Effect) ability.Ability {
		return ability.Ability{Kind: ability.Activated, Limit: []ability.Limit{{Any: true}}, Do: do}
	}
	for _, half := range []int{20, 21} { // forty answers are noted
		b := newBoard(t, unit("wheel", "red", "", 9000, 0, ex("heal", any(act("heal", it, 100))), ex("hurt", any(hit(it, 100)))))
		wheel, _ := b.mains("wheel", "ash")
		heal, harm := b.use(state.UseAbility, wheel, 1), b.use(state.UseAbility, wheel, 2)
		for range half {
			b.answer(harm)
		}
		for range half {
			b.answer(heal)
		}
		b.answer(harm, number(2))
		for range 2*half + 1 {
			b.step("action")
		}
		asked := len(b.asked)
		b.step("action")
		if by := len(b.asked) == asked; by != (half == 20) {
			t.Errorf("%d and back: it goes on by itself: %v", half, by)
		}
	}
}

// TestEnergyIsBlank: energy has no information for the rules, also for who may look. [306.6a]
func TestEnergyIsBlank(t *testing.T) {
	b := newBoard(t)
	me, _ := b.mains("ash", "wall")
	card := b.lay("fern", ability.Hand_, 0)
	b.lay("dust", ability.Deck, 0)
	b.answer(state.Answer{Act: state.Act{Verb: divinecross.Charge, Card: card.ID, Target: me.ID}})
	b.step("action")
	now := b.State.Ref(card.ID)
	b.in(ability.EnergyZone, now)
	b.is("attached", b.State.Card(now).Host == me && b.State.Card(now).Seen == state.Eyes0)
	b.Through(state.Eyes0, func() { b.is("blank", len(b.Chars(now).Names) == 0) })
	b.is("a card was drawn", b.Count(ability.Hand_, 0) == 1)
	b.Do(state.Event{Verb: ability.Moved, Card: now, To: b.Place(ability.Discards, 0)})
	b.is("a card again", len(b.Chars(b.State.Ref(card.ID)).Names) == 1)
}

// TestNoStack: it waits once, whatever happens meanwhile. [807.2]
func TestNoStack(t *testing.T) {
	b := newBoard(t)
	me, _ := b.mains("chorus", "wall")
	b.lay("chorus", ability.Standby, 0)
	b.State.Card(me).Damage = 300
	for range 3 {
		b.Do(state.Event{Verb: ability.Charged, Card: me, Seat: 0})
	}
	b.is("one of two cards, once", len(b.State.Waiting) == 1)
	b.step("main")
	b.damage("healed once", me, 200)
}

// TestFirstArea: the first standby area is an area of its own, not any that is free. [603.1]
func TestFirstArea(t *testing.T) {
	b := newBoard(t)
	b.mains("ash", "wall")
	first := b.lay("fern", ability.Standby, 0)
	late := b.lay("ash", ability.Hand_, 0)
	to := b.State.Card(first).At
	b.is("it is the first", to.Slot == 0)
	b.is("not where one lies", len(b.Do(state.Event{Verb: ability.Moved, Card: late, To: to})) == 0)
	b.is("where it is free", len(b.Do(state.Event{Verb: ability.Moved, Card: late, To: b.Place(ability.Standby, 0)})) == 1)
	b.is("the next one", b.State.Card(b.State.Ref(late.ID)).At.Slot == 1)
}

// TestBothLose: of two who lose at once by an effect the player wins whose turn it is not. [103.3]
func TestBothLose(t *testing.T) {
	fall := command("fall", 0, text(&ability.Flow{Op: ability.LoseGame, Who: ability.Who{Side: ability.Each}}))
	b := newBoard(t, fall)
	b.mains("ash", "wall")
	card := b.lay("fall", ability.Hand_, 0)
	b.answer(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: card.ID}})
	res := b.over(func() { b.step("action") })
	b.is("the other player wins", !res.Draw && res.Winner == 1 && res.Rule == "103.3")
}

// TestUnknownResource: a cost in a resource that the game does not have is refused when
// the cards are joined with it.
func TestUnknownResource(t *testing.T) {
	for res, ok := range map[ability.Res]bool{ability.Energy: true, ability.Life: false, ability.PP: false, 99: false} {
		for name, a := range map[string]ability.Ability{
			"a cost":           {Kind: ability.Activated, Cost: []ability.Cost{{Res: res, N: ability.N(1)}}},
			"what may be paid": {Kind: ability.Activated, Do: effects{&ability.Try{May: true, Cost: []ability.Cost{{Res: res, N: ability.N(1)}}}}},
		} {
			p, err := state.NewPool([]state.Def{command("toll", 0, a)})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := rules.NewRules(divinecross.Game(), p); (err == nil) != ok {
				t.Errorf("%s of resource %d: %v", name, res, err)
			}
		}
	}
}

// TestCountedOverTheGame: what a text counts over the game is not forgotten with the turn,
// and counts for the player whose text it is; what it counts of the opponent's last turn is forgotten with their next one; a span of which
// nothing is kept is refused.
func TestCountedOverTheGame(t *testing.T) {
	drawn := func(per ability.Span) state.Def {
		return command("count", 0, text(&ability.Draw{N: ability.Amount{Op: ability.History, Per: per, On: &ability.Event{Verb: ability.Drew, Who: ability.Who{Side: ability.You}}}, Who: ability.Who{Side: ability.You}}))
	}
	b := newBoard(t, drawn(ability.ThisGame))
	b.mains("ash", "wall")
	for range 9 {
		b.lay("wall", ability.Deck, 0)
		b.lay("wall", ability.Deck, 1)
	}
	b.Draw(0, state.Source{})
	b.Draw(0, state.Source{})
	b.Draw(1, state.Source{})
	b.EndsTurn()
	card := b.lay("count", ability.Hand_, 0)
	b.answer(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: card.ID}})
	before := b.Count(ability.Hand_, 0) - 1
	b.step("action")
	b.is("two were drawn in the turn before", b.Count(ability.Hand_, 0) == before+2)

	b = newBoard(t, drawn(ability.LastTurn))
	b.mains("ash", "wall")
	for range 9 {
		b.lay("wall", ability.Deck, 0)
	}
	b.SetTable(state.TableTurn, 1)
	b.Draw(0, state.Source{})
	b.EndsTurn()
	b.SetTable(state.TableTurn, 0)
	b.Draw(0, state.Source{})
	b.Draw(0, state.Source{})
	first, second := b.lay("count", ability.Hand_, 0), b.lay("count", ability.Hand_, 0)
	before = b.Count(ability.Hand_, 0)
	b.answer(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: first.ID}})
	b.step("action")
	b.is("one was drawn in the opponent's last turn", b.Count(ability.Hand_, 0) == before)
	b.EndsTurn()
	b.SetTable(state.TableTurn, 1)
	b.EndsTurn()
	b.SetTable(state.TableTurn, 0)
	before = b.Count(ability.Hand_, 0)
	b.answer(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: second.ID}})
	b.step("action")
	b.is("none was drawn in the opponent's last turn", b.Count(ability.Hand_, 0) == before-1)

	p, err := state.NewPool([]state.Def{drawn(ability.SinceCheck)})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rules.NewRules(divinecross.Game(), p); err == nil {
		t.Error("a count since the last rule process is taken")
	}
}

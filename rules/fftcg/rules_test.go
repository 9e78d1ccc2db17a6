package fftcg_test

import (
	"slices"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/fftcg"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// tabletop is a table on which cards are laid, with the answers to come.
type tabletop struct {
	*rules.Kernel
	t     *testing.T
	queue []state.Answer
}

func newBoard(t *testing.T, more ...state.Def) *tabletop {
	r := testRules(t, more...)
	s := match.FirstState(r)
	b := &tabletop{t: t}
	b.Kernel = rules.NewKernel(r, s, &match.Table{K: s, Policy: [2]match.Policy{b, b}})
	b.SetUp(&rules.Setup{Rules: r})
	s.Table[state.TableTurnNo] = 3
	s.Table[state.TablePhase] = int32(ability.MainPhase)
	for seat := state.Seat(0); seat < 2; seat++ {
		b.Store(seat, ability.HandLimit, 5)
		for range 5 {
			b.lay("plain", ability.Deck, seat)
		}
	}
	return b
}

// Choose takes the next answer; without one, who may act passes.
func (b *tabletop) Choose(_ *rules.Kernel, d *rules.Decision) state.Answer {
	if d.Refused != nil {
		b.t.Fatalf("%s: the answer was refused: %v; %+v", d.Ask.Key, d.Refused, d)
	}
	if len(b.queue) == 0 {
		if d.Kind != rules.Acting {
			b.t.Fatalf("nobody answers %q", d.Ask.Key)
		}
		return state.Answer{}
	}
	a := b.queue[0]
	b.queue = b.queue[1:]
	return a
}

// lay lays a card that has been there since before the turn; what lies open is seen.
func (b *tabletop) lay(name string, z ability.Zone, s state.Seat) state.Ref {
	r := b.NewCard(b.Pool.Named(name), b.Place(z, s), s)
	if z != ability.Deck {
		b.State.Card(r).Seen = state.EyesOf(s)
	}
	if !b.State.Card(r).FaceDown {
		b.State.Card(r).Seen = state.All
	}
	b.Wrote(b.Sighted(r.ID))
	return r
}

// field lays characters on a seat's field.
func (b *tabletop) field(s state.Seat, names ...string) (out []state.Ref) {
	for _, n := range names {
		out = append(out, b.lay(n, ability.Field, s))
	}
	b.Do(state.Event{Verb: state.Resolved}) // what was laid is read anew
	return out
}

func (b *tabletop) answer(as ...state.Answer) { b.queue = append(b.queue, as...) }

func act(v state.ActVerb, r state.Ref) state.Answer {
	return state.Answer{Act: state.Act{Verb: v, Card: r.ID}}
}

func pick(rs ...state.Ref) (a state.Answer) {
	for _, r := range rs {
		a.Pick = append(a.Pick, state.Item{Card: r.ID})
	}
	return a
}

func number(n int32) state.Answer { return state.Answer{N: []int32{n}} }

var pass = state.Answer{}

// run runs a step, and then holdings of priority until there is none or n are over;
// it returns the name of the step that would follow.
func (b *tabletop) run(name string, n int) string {
	i := int32(slices.Index(b.Game.Words().Steps, name))
	priority := int32(len(b.Rules.Steps) - 1)
	for {
		next := b.Rules.Steps[i].Do(b.Kernel)
		if !next.Stay {
			i = next.Step
		}
		if n--; i != priority || n <= 0 {
			return b.Rules.Steps[i].Name
		}
	}
}

func (b *tabletop) in(z ability.Zone, refs ...state.Ref) {
	b.t.Helper()
	for _, r := range refs {
		if c := b.State.Cards[r.ID]; b.Zones[c.At.Zone].Word != z {
			b.t.Errorf("card %d %v lies in %s", r.ID, b.Printed(c.Face, 0).Names, b.Zones[c.At.Zone].Name)
		}
	}
}

func (b *tabletop) is(what string, ok bool) {
	b.t.Helper()
	if !ok {
		b.t.Error(what)
	}
}

const long = 40

// TestPlans judges plans. [5.2.1.3.1, 11.2.1.1, 11.4.6.1]
func TestPlans(t *testing.T) {
	b := newBoard(t)
	f1, f2, i1 := b.lay("helper 1", ability.Field, 0), b.lay("helper 2", ability.Field, 0), b.lay("clerk 1", ability.Field, 0)
	lamp := b.lay("lamp", ability.Field, 0)
	hf, hi, hl, ht := b.lay("plain", ability.Hand_, 0), b.lay("cold", ability.Hand_, 0), b.lay("dawn", ability.Hand_, 0), b.lay("twin", ability.Hand_, 0)
	theirs, hw := b.lay("plain", ability.Hand_, 1), b.lay("breeze", ability.Hand_, 0)
	p := func(r state.Ref, as uint8) state.Payment { return state.Payment{Card: r.ID, As: as} }
	const fire, ice, wind, light = 0, 1, 2, 6
	plan := func(ps ...state.Payment) []state.Payment { return ps }
	for _, c := range []struct {
		name   string
		n      int32
		colors []string
		plan   []state.Payment
		ok     bool
	}{
		{"two Backups", 2, []string{"fire"}, plan(p(f1, fire), p(f2, fire)), true},
		{"the element is missing", 2, []string{"fire"}, plan(p(hi, ice)), false},
		{"the rest is of any element", 2, []string{"fire"}, plan(p(f1, fire), p(i1, ice)), true},
		{"a discard", 2, []string{"fire"}, plan(p(hf, fire)), true},
		{"one left over of a discard", 1, []string{"fire"}, plan(p(hf, fire)), true},
		{"a discard and a Backup", 2, []string{"fire"}, plan(p(f1, fire), p(hi, ice)), true},
		{"two left over", 2, []string{"fire"}, plan(p(hf, fire), p(hi, ice)), false},
		{"a Backup left over", 2, []string{"fire"}, plan(p(f1, fire), p(f2, fire), p(i1, ice)), false},
		{"too little", 3, []string{"fire"}, plan(p(f1, fire), p(f2, fire)), false},
		{"no element asked, one left over", 1, nil, plan(p(hi, ice)), true},
		{"Light of a Backup", 2, []string{"fire"}, plan(p(f1, fire), p(lamp, light)), true},
		{"Light of the hand", 2, nil, plan(p(hl, light)), false},
		{"not its element", 2, []string{"ice"}, plan(p(hf, ice)), false},
		{"the other's card", 2, nil, plan(p(theirs, fire)), false},
		{"two elements, one left over of each", 2, []string{"fire", "ice"}, plan(p(hf, fire), p(hi, ice)), true},
		{"two elements, both of one card", 2, []string{"fire", "ice"}, plan(p(ht, fire)), false},
		{"two elements, exact", 3, []string{"fire", "ice"}, plan(p(ht, fire), p(i1, ice)), true},
		{"two elements, the one left over is used up", 3, []string{"fire", "ice"}, plan(p(f1, fire), p(hf, fire), p(i1, ice)), true},
		{"two elements, another one left over", 3, []string{"fire", "ice"}, plan(p(f1, fire), p(i1, ice), p(hw, wind)), false},
		{"nothing costs nothing", 0, nil, nil, true},
		{"something for nothing", 0, nil, plan(p(f1, fire)), false},
	} {
		part := rules.Part{Res: ability.CP, N: c.n, Colors: c.colors}
		b.Through(state.Eyes0, func() {
			if why := b.Game.CheckPlan(b.Kernel, 0, nil, &part, c.plan); (why == nil) != c.ok {
				t.Errorf("%s: %v", c.name, why)
			}
			if made, ok := b.Game.Solve(b.Kernel, 0, nil, &part); !ok || b.Game.CheckPlan(b.Kernel, 0, nil, &part, made) != nil {
				t.Errorf("%s: proposes %v", c.name, made)
			}
		})
	}
	part := rules.Part{Res: ability.CP, N: 13}
	b.Through(state.Eyes0, func() {
		if _, ok := b.Game.Solve(b.Kernel, 0, nil, &part); ok {
			t.Error("found 13 CP among 12")
		}
	})
}

// TestFieldLimits: what would go beyond a limit does not happen. [7.7.3, 7.7.4, 7.7.5]
func TestFieldLimits(t *testing.T) {
	b := newBoard(t)
	b.field(0, "swift", "dawn", "helper 1", "helper 2", "clerk 1", "clerk 2")
	comes := func(name string) bool {
		r := b.lay(name, ability.Discards, 0)
		b.Do(state.Event{Verb: ability.Moved, Card: r, To: b.Place(ability.Field, 0)})
		return !b.Here(r)
	}
	b.is("a second of the name comes", !comes("swift"))
	b.is("a second generic one does not", comes("plain") && comes("plain"))
	b.is("Light beside Light comes", !comes("lamp"))
	b.is("a fifth Backup does not", comes("smith"))
	b.is("a sixth comes", !comes("sage"))
	for _, r := range b.Cards(ability.Field, 0) {
		if c := b.Chars(r); slices.Contains(c.Names, "smith") {
			b.is("a Backup enters active", b.State.Card(r).Rest) // 5.2.3.1.1.3
		}
	}
}

// TestRuleProcesses puts and breaks. [12.4.4-8]
func TestRuleProcesses(t *testing.T) {
	b := newBoard(t)
	rs := b.field(0, "plain", "cold", "swift", "swift", "dawn", "lamp", "helper 1", "helper 2", "clerk 1", "clerk 2", "smith", "sage")
	weak, hurt := rs[0], rs[1]
	b.AddForever(weak, ability.Power, -5000, state.Source{})
	b.Do(state.Event{Verb: ability.DealtDamage, Card: hurt, Obj: rs[2], N: 7000, Src: state.Source{Card: rs[2]}})
	b.answer(pick(rs[11], rs[10])) // one of seven is the lamp, which goes anyway
	b.Sweep(rules.AllAtOnce)
	b.in(ability.Discards, weak, hurt, rs[2], rs[3], rs[4], rs[5], rs[11], rs[10])
	b.in(ability.Field, rs[6], rs[7], rs[8], rs[9])
	for _, e := range b.State.Happened {
		if e.Verb == ability.Moved && e.Card.ID == hurt.ID && (e.Tag != state.TagDestroyed || e.Obj != rs[2]) {
			t.Errorf("broken without its breaker: %+v", e)
		}
		if e.Verb == ability.Moved && e.Card.ID == weak.ID && e.Tag == state.TagDestroyed {
			t.Error("without power it was broken")
		}
	}
}

// fight lets seat 0 attack with these and seat 1 block with that one.
func (b *tabletop) fight(by []state.Ref, at state.Ref, also ...state.Answer) {
	b.State.Table[state.TablePhase] = int32(ability.AttackPhase)
	if len(by) == 1 {
		b.answer(act(state.DeclareAttack, by[0]))
	} else {
		b.answer(act(fftcg.PartyAttack, by[0]), pick(by[1:]...))
	}
	b.run("declare", 1)
	b.answer(pick(at))
	b.run("block", 1)
	b.answer(also...)
	const blocked = 1
	b.run("damage", 1)
	b.Sweep(rules.AllAtOnce)
	if b.State.Battles[0].Stage > blocked { // first strike: the others, when both have passed
		b.run("other damage", 1)
		b.Sweep(rules.AllAtOnce)
	}
}

// TestFirstStrike: it deals first, and what it breaks deals nothing; of a party all
// members must have it. [15.2.3.2, 15.2.3.3, 15.1.1.9.7]
func TestFirstStrike(t *testing.T) {
	b := newBoard(t)
	by, at := b.field(0, "first"), b.field(1, "cold")[0]
	b.fight(by, at)
	b.in(ability.Field, by...)
	b.in(ability.Discards, at)

	b = newBoard(t)
	by, at = b.field(0, "first", "plain", "swift"), b.field(1, "bold")[0]
	b.fight(by[:2], at, number(0))
	b.in(ability.Discards, by[1], at)
	b.in(ability.Field, by[0])
}

// TestParty: as one for the block, as many for power; all have broken. [15.1.1.9]
func TestParty(t *testing.T) {
	b := newBoard(t)
	by, at := b.field(0, "plain", "plain", "cold", "swift"), b.field(1, "cold")[0]
	if why := b.Game.CheckAct(b.Kernel, &rules.Decision{Window: "attack"}, state.All, state.Act{Verb: fftcg.PartyAttack, Card: by[2].ID}); why == nil {
		t.Error("a party without a common element")
	}
	b.fight(by[:2], at, number(5))
	b.in(ability.Discards, by[0], at)
	b.in(ability.Field, by[1])
	b.is("two thousand are not left for the second", b.State.Card(by[1]).Damage == 2000)
	credited := func(e state.Event) bool {
		return e.Card == at && e.Tag == state.TagDestroyed && slices.Contains(e.By, by[0]) && slices.Contains(e.By, by[1])
	}
	b.is("not all of them have broken it", slices.ContainsFunc(b.State.Happened, credited))

	b = newBoard(t) // one that was broken before it could deal anything has broken it, too
	by, at = b.field(0, "friend", "cold", "bold"), b.field(1, "first")[0]
	b.fight(by[:2], at, number(4))
	b.in(ability.Discards, by[0], at)
	b.is("who dealt nothing has not broken it", slices.ContainsFunc(b.State.Happened, credited))
}

// TestAttack: haste, Brave, one damage, and again. [10.1.2, 10.1.4, 15.2.1.2, 15.2.2.2]
func TestAttack(t *testing.T) {
	b := newBoard(t)
	b.State.Now = 10
	rs := b.field(0, "plain", "swift", "bold")
	b.State.Card(rs[2]).Since = 0
	d := &rules.Decision{Window: "attack"}
	may := func(r state.Ref) bool {
		return b.Game.CheckAct(b.Kernel, d, state.All, state.Act{Verb: state.DeclareAttack, Card: r.ID}) == nil
	}
	b.is("what came this turn may attack", !may(rs[0]))
	b.is("with Haste it may not", may(rs[1]))
	b.answer(act(state.DeclareAttack, rs[2]))
	if next := b.run("declare", long); next != "block" {
		t.Fatal(next)
	}
	b.is("Brave was dulled", !b.State.Card(rs[2]).Rest)
	b.is("who attacks attacks", !may(rs[2]))
	b.run("block", long)
	if next := b.run("damage", long); next != "declare" || b.Count(ability.DamageZone, 1) != 1 {
		t.Errorf("%s, damage %d", next, b.Count(ability.DamageZone, 1))
	}
}

// TestBursts: all damage first, then each burst; Damage counts the card itself, and
// what lies there when it is placed. [6.5.2.1, 15.2.6.3, 15.2.6.3.1]
func TestBursts(t *testing.T) {
	b := newBoard(t)
	early, third := b.lay("echo", ability.Deck, 1), b.lay("echo", ability.Deck, 1)
	deck := b.State.Lists[int(b.Zone(ability.Deck))*2+1]
	copy(deck, append([]state.CardID{early.ID, deck[0], third.ID}, deck[1:5]...))
	b.answer(number(1))
	b.Do(state.Event{Verb: ability.DealtDamage, Seat: 1, N: 3})
	b.in(ability.DamageZone, early, third)
	if b.Count(ability.DamageZone, 0) != 1 || len(b.queue) > 0 {
		t.Errorf("damage %d, answers left %d", b.Count(ability.DamageZone, 0), len(b.queue))
	}
}

// TestStack: the answer resolves first; what has lost all it chose does nothing; a
// Summon goes to the Break Zone last. [7.12.3, 11.11.2, 11.11.10]
func TestStack(t *testing.T) {
	b := newBoard(t)
	at := b.field(1, "cold")[0]
	b.field(0, "helper 1", "helper 2")
	mine, theirs := b.lay("blaze", ability.Hand_, 0), b.lay("frost", ability.Hand_, 1)
	b.field(1, "clerk 1", "clerk 2")
	pay := func(s state.Seat) state.Answer {
		part := rules.Part{Res: ability.CP, N: 2}
		var plan []state.Payment
		b.Through(state.EyesOf(s), func() { plan, _ = b.Game.Solve(b.Kernel, s, nil, &part) })
		return state.Answer{Plan: plan}
	}
	helper := b.Cards(ability.Field, 0)[0]
	b.answer(act(state.PlayCard, mine), pay(0), pass, act(state.PlayCard, theirs), pick(helper), pay(1))
	b.run("main", 4)
	if len(b.State.Stack) != 2 || b.State.Stack[1].Card.ID != theirs.ID {
		t.Fatalf("%d on the stack", len(b.State.Stack))
	}
	b.run("priority", long)
	b.in(ability.Discards, mine, theirs, at)

	b = newBoard(t)
	at = b.field(1, "cold")[0]
	b.field(0, "helper 1", "helper 2")
	b.field(0, "clerk 1", "clerk 2")
	long1, quick := b.lay("lesson", ability.Hand_, 0), b.lay("blaze", ability.Hand_, 0)
	b.answer(act(state.PlayCard, long1), state.Answer{Plan: []state.Payment{{Card: b.Cards(ability.Field, 0)[0].ID}, {Card: b.Cards(ability.Field, 0)[2].ID, As: 1}}})
	b.answer(act(state.PlayCard, quick), state.Answer{Plan: []state.Payment{{Card: b.Cards(ability.Field, 0)[1].ID}, {Card: b.Cards(ability.Field, 0)[3].ID, As: 1}}})
	b.run("main", 5) // both cast, both players pass
	if s, w := b.asked(); len(b.State.Stack) != 1 || s != 0 || w != "priority" {
		t.Errorf("after a resolution seat %d is asked %q", s, w) // 11.1.5
	}
	b.run("priority", long)
	b.in(ability.Discards, long1, quick, at)
	b.is("a Summon without anything left to choose was not void", b.Count(ability.Hand_, 0) == 0)
}

// TestFreeze: what is frozen stays dull for one active phase. [15.2.4.2]
func TestFreeze(t *testing.T) {
	b := newBoard(t)
	rs := b.field(1, "plain", "cold")
	for _, r := range rs {
		b.Do(state.Event{Verb: ability.ActedV, Card: r})
	}
	f := b.NewFrame(0, rs[0], state.AbilityID{})
	b.Game.Act(b.Kernel, f, &ability.Act{Word: "freeze"}, rs[:1])
	b.is("it is not frozen", b.Game.State(b.Board, ability.Frozen, rs[0]))
	b.run("active", 1)
	b.is("the frozen one activated", b.State.Card(rs[0]).Rest && !b.State.Card(rs[1]).Rest)
	b.is("it stays frozen", !b.Game.State(b.Kernel.Board, ability.Frozen, rs[0]))
}

// TestDullIcon: what came this turn is not dulled for its ability, but for CP; a
// Monster is. [11.6.2.2, 15.2.2.3]
func TestDullIcon(t *testing.T) {
	b := newBoard(t)
	b.State.Now = 10
	rs := b.field(0, "smith", "slime", "plain")
	b.State.Card(b.field(0, "helper 1")[0]).Since = 0
	b.run("main", 1)
	may := func(r state.Ref) (n int) {
		d := &rules.Decision{Kind: rules.Acting, Window: "main"}
		for _, a := range d.Acts(b.Kernel, state.Eyes0, nil) {
			if a.Verb == state.UseAbility && a.Card == r.ID {
				n++
			}
		}
		return n
	}
	b.is("the Backup is dulled at once", may(rs[0]) == 0)
	b.is("the Monster is not", may(rs[1]) == 1)
}

// TestWarp: removed with its counters, one less at each main phase 1 of its player,
// and then on the field. [15.2.7.3-5]
func TestWarp(t *testing.T) {
	b := newBoard(t)
	late := b.lay("late", ability.Hand_, 0)
	clerk := b.field(0, "clerk 1")[0]
	b.answer(act(fftcg.Warp, late), state.Answer{Plan: []state.Payment{{Card: clerk.ID, As: 1}}})
	b.run("main", 2)
	b.in(ability.Removed, late)
	gone := b.State.Ref(late.ID)
	if n := b.Counters(gone, ""); n != 2 {
		t.Fatalf("%d counters", n)
	}
	for range 2 {
		b.in(ability.Removed, late)
		b.State.Table[state.TableTurn] = 1
		b.EndsTurn()
		b.run("active", 1)
		b.run("main", long)
		b.EndsTurn()
	}
	b.in(ability.Field, late)
}

// TestLimits of damage and decks. [3.1.1, 8.1.1]
func TestLimits(t *testing.T) {
	for _, format := range []string{"", fftcg.Limited} {
		b := newBoard(t)
		b.Format = format
		for range 6 {
			b.lay("plain", ability.DamageZone, 0)
		}
		lost := b.Attempt(func() {
			defer func() {
				if recover() != nil { // the end of the match unwinds
					b.is("six damage lose a constructed game", format == fftcg.Limited)
				}
			}()
			b.Sweep(rules.AllAtOnce)
			b.is("six damage do not lose a limited game", format == "")
		})
		b.is("nothing failed", lost == nil)
	}
	p := testRules(t).Pool
	main := make([]state.FaceID, 0, 51)
	for f := state.FaceID(1); len(main) < 50; f++ {
		main = append(main, f, f, f)
	}
	for _, c := range []struct {
		format string
		deck   []state.FaceID
		rules  []string
	}{
		{"", main[:50], nil},
		{"", main[:49], []string{"8.1.1.1"}},
		{"", main[:51], []string{"8.1.1.1"}},
		{"", append(slices.Clone(main[1:50]), main[3]), []string{"8.1.1.2"}},
		{"", append(slices.Clone(main[:49]), p.Face("fftcg/auto")), []string{"5.2.3.1"}},
		{fftcg.Limited, slices.Repeat(main[:1], 40), nil},
		{fftcg.Limited, main[:39], []string{"8.1.1.1"}},
	} {
		var got []string
		for _, f := range fftcg.Legal(p, c.format, c.deck, nil) {
			got = append(got, f.Rule)
		}
		if !slices.Equal(got, c.rules) {
			t.Errorf("%q, %d cards: %v, not %v", c.format, len(c.deck), got, c.rules)
		}
	}
}

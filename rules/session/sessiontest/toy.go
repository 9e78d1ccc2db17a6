// Package sessiontest helps to test whatever runs matches: a small game with
// every kind of input, four engines of different knowledge side by side, and a
// channel that loses, cuts, doubles and reorders messages.
package sessiontest

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// toy is a game of a few rules that needs every kind of input: hidden hands and
// decks, shuffles, secret orders, lots, janken. Cards have a power from 1 to 9.
type toy struct {
	rules.Defaults
	lax   bool // a planted fault: whatever else an act names is taken
	tells bool // and is shown
}

// Toy returns the rules of the toy game. Its pool has the cards "toy/1" to "toy/9"
// and the leader "toy/0".
func Toy() *rules.Rules { return link(toy{}) }

// LaxToy is the toy with the fault of taking whatever else an act names, and of showing
// it where it tells: for tests that must find that.
func LaxToy(tells bool) *rules.Rules { return link(toy{lax: true, tells: tells}) }

func link(g rules.Game) *rules.Rules {
	var defs []state.Def
	for n := int32(0); n <= 9; n++ {
		side := state.Side{Name: fmt.Sprint("n", n), Kinds: ability.Follower, Classes: []string{"toy"}}
		if n == 0 {
			side.Kinds = ability.Leader
		}
		side.Num.Set(ability.Attack, n)
		side.Num.Set(ability.LifeStat, n)
		defs = append(defs, state.Def{ID: fmt.Sprint("toy/", n), Sides: []state.Side{side}})
	}
	pool, err := state.NewPool(defs)
	if err == nil {
		var r *rules.Rules
		if r, err = rules.NewRules(g, pool); err == nil {
			return r
		}
	}
	panic(err)
}

// ToyDeck is a deck of n cards with the powers 1 to 9 in turn.
func ToyDeck(r *rules.Rules, n int) rules.DeckSetup {
	d := rules.DeckSetup{Leader: []state.FaceID{r.Pool.Face("toy/0")}}
	for i := 0; i < n; i++ {
		d.Main = append(d.Main, r.Pool.Face(fmt.Sprint("toy/", 1+i%9)))
	}
	d.Side = []state.FaceID{r.Pool.Face("toy/9"), r.Pool.Face("toy/1")}
	return d
}

// ToySetup is a match of two such decks of 20.
func ToySetup() rules.Setup {
	r := Toy()
	return rules.Setup{Rules: r, Decks: [2]rules.DeckSetup{ToyDeck(r, 20), ToyDeck(r, 20)}, Names: [2]string{"甲", "乙"}}
}

func (toy) Name() string { return "toy" }

func (toy) Zones() []board.ZoneSpec {
	return []board.ZoneSpec{
		{Name: "nowhere"},
		{Word: ability.Hand_, Name: "hand", Up: board.Its},
		{Word: ability.Deck, Name: "deck", Ordered: true, Up: board.None},
		{Word: ability.Field, Name: "field", Turns: true, Up: board.Public},
		{Word: ability.Discards, Name: "discards", Up: board.Public},
		{Word: ability.LeaderArea, Name: "leader", Up: board.Public, Fixed: true},
		{Word: ability.EvolveDeck, Name: "side", Up: board.Its},
	}
}

func (toy) Formats() []rules.Format {
	return []rules.Format{{Rule: "toy", JA: "ふつう", EN: "Usual"}, {ID: "x", Rule: "toy", JA: "べつ", EN: "Other"}}
}

// Legal: one leader and ten to sixty cards, at most two at the side.
func (toy) Legal(p *state.Pool, _ string, d *rules.DeckSetup, _ []state.FaceID) []board.Why {
	why := func(ja, en string) []board.Why { return []board.Why{{Rule: "toy.deck", JA: ja, EN: en}} }
	switch {
	case len(d.Leader) != 1 || p.Def(d.Leader[0]).Sides[0].Kinds&ability.Leader == 0:
		return why("リーダーは１枚です。", "a deck has one leader.")
	case len(d.Main) < 10 || len(d.Main) > 60 || len(d.Side) > 2:
		return why("デッキは１０～６０枚です。", "a deck has 10 to 60 cards.")
	}
	return nil
}

func (toy) Keywords() []board.Keyword { return nil }
func (toy) Words() *rules.Words       { return &rules.Words{} }
func (toy) Checks() []rules.Check     { return nil }
func (toy) Stages() []rules.Stage     { return nil }

func (toy) Stage(*rules.Kernel, *state.Frame, rules.Stage)                         {}
func (toy) PayPart(*rules.Kernel, *state.Frame, *rules.Part) bool                  { return false }
func (toy) PlayFree(*rules.Kernel, state.Seat, state.Ref, state.Source, bool) bool { return false }
func (toy) Trigger(*rules.Kernel, *state.Frame)                                    {}
func (toy) DrawEmpty(k *rules.Kernel, s state.Seat, _ int32) bool                  { lose(k, s); return false }
func lose(k *rules.Kernel, s state.Seat)                                           { k.Lose([2]bool{s == 0, s == 1}, "toy") }
func say(s state.Seat, kind rules.Kind, key string) rules.Decision {
	return rules.Decision{Seat: s, Kind: kind, Ask: rules.Prompt{Key: key, Rule: "toy"}}
}

// Setup: shuffle, lots for the first turn, five cards, one new hand, life 12.
func (toy) Setup(k *rules.Kernel) {
	for s := state.Seat(0); s < 2; s++ {
		d := k.Setup.Decks[s]
		for _, f := range d.Leader {
			r := k.NewCard(f, k.Place(ability.LeaderArea, s), s)
			k.SetSeen(r)
		}
		k.NewCards(d.Main, k.Place(ability.Deck, s), s)
		k.NewCards(d.Side, k.Place(ability.EvolveDeck, s), s)
		k.Shuffle(ability.Deck, s)
		k.Reveal(state.EyesOf(s), k.Cards(ability.EvolveDeck, s)...)
		k.Store(s, ability.PlayerLife, 12)
	}
	k.SetTable(state.TableTurn, int32(k.RandomSeat(rules.Lot{Key: "first"})))
	for _, s := range k.Seats() {
		for range 5 {
			k.Draw(s, state.Source{})
		}
		if k.Ask(say(s, rules.YesNo, "mulligan")).N[0] == 1 {
			var batch []state.Event
			for _, r := range k.Cards(ability.Hand_, s) {
				batch = append(batch, state.Event{Verb: ability.Moved, Card: r, To: k.Place(ability.Deck, s), Pos: -1, Seat: s})
			}
			var back []state.Ref
			for _, e := range k.Do(batch...) {
				back = append(back, e.New)
			}
			k.Arrange(s, back...)
			for range 5 {
				k.Draw(s, state.Source{})
			}
		}
	}
}

func (g toy) Steps() []rules.Step {
	return []rules.Step{{Name: "begin", Do: g.begin}, {Name: "main", Do: g.main}}
}

func (toy) begin(k *rules.Kernel) rules.Next {
	k.SetTable(state.TableTurnNo, k.State.Table[state.TableTurnNo]+1)
	k.SetTable(state.TableTurnStart, int32(k.State.Now))
	for _, r := range k.Cards(ability.Field, k.Turn()) {
		k.Do(state.Event{Verb: ability.Stood, Card: r})
	}
	k.Draw(k.Turn(), state.Source{})
	return rules.Goto(1)
}

func (g toy) main(k *rules.Kernel) rules.Next {
	d := say(k.Turn(), rules.Acting, "main")
	d.Window = "main"
	a, f := k.TryAct(&d, func(a state.Act) *state.Frame {
		r := k.State.Ref(a.Card)
		if g.tells && a.Target != 0 {
			k.Reveal(state.All, k.State.Ref(a.Target))
		}
		if a.Verb == state.DeclareAttack {
			k.Do(state.Event{Verb: ability.ActedV, Card: r})
			return &state.Frame{By: k.Turn(), Src: state.Source{Card: r}, X: -1}
		}
		k.Reveal(state.All, r)
		n, _ := k.Stat(r, ability.Attack)
		if n == 9 && k.Count(ability.Field, k.Turn()) == 0 {
			k.Fail(&board.Why{Rule: "toy", JA: "９は場が空だと出せない。", EN: "A nine needs company."})
		}
		return &state.Frame{By: k.Turn(), Src: state.Source{Card: k.Do(state.Event{Verb: ability.Moved, Card: r, To: k.Place(ability.Field, k.Turn())})[0].New}, X: n}
	})
	switch a.Verb {
	case state.EndPhase:
		k.SetTable(state.TableTurn, int32(k.NonTurn()))
		return rules.Goto(0)
	case state.DeclareAttack:
		g.attack(k, f.Src.Card)
	default:
		g.arrive(k, f.By, f.X)
	}
	return rules.Again
}

// attack: janken; the winner's is done, and the loser of it loses one life.
func (toy) attack(k *rules.Kernel, by state.Ref) {
	hand := func(s state.Seat) rules.Decision {
		d := say(s, rules.Number, "janken")
		d.Max = 2
		return d
	}
	a, b := k.AskBoth(hand(0), hand(1))
	n, _ := k.Stat(by, ability.Attack)
	switch (a.N[0] - b.N[0] + 3) % 3 {
	case 1:
		hurt(k, 1, n)
	case 2:
		hurt(k, 0, n)
	}
}

func hurt(k *rules.Kernel, s state.Seat, n int32) {
	k.Do(state.Event{Verb: state.NumberChanged, Seat: s, Slot: int32(ability.PlayerLife), N: -n})
	if k.Stored(s, ability.PlayerLife) <= 0 {
		lose(k, s)
	}
}

// arrive is what a card of power n does when it is played.
func (toy) arrive(k *rules.Kernel, s state.Seat, n int32) {
	o := s.Other()
	top := func(of state.Seat) []state.Ref { d := k.Cards(ability.Deck, of); return d[:min(3, len(d))] }
	switch n {
	case 2: // you may put a card of power 5 or more under your deck, unseen
		d := say(s, rules.Choose, "bury")
		d.Max, d.MayFail, d.Of = 1, true, strong()
		for _, r := range k.Cards(ability.Hand_, s) {
			d.Items = append(d.Items, state.Item{Card: r.ID})
		}
		for _, it := range k.Ask(d).Pick {
			k.Do(state.Event{Verb: ability.Moved, Card: k.State.Ref(it.Card), To: k.Place(ability.Deck, s), Pos: -1})
		}
	case 3: // you see the other hand
		k.Reveal(state.EyesOf(s), k.Cards(ability.Hand_, o)...)
	case 4: // you put the top of your deck in order
		k.Reveal(state.EyesOf(s), top(s)...)
		k.Arrange(s, top(s)...)
	case 5:
		k.Shuffle(ability.Deck, s)
	case 6: // you put the top of the other deck in order
		k.Reveal(state.EyesOf(s), top(o)...)
		k.Arrange(s, top(o)...)
	case 7: // the other discards by lot
		if hand := k.Cards(ability.Hand_, o); len(hand) > 0 {
			k.Do(state.Event{Verb: ability.Moved, Card: hand[k.RandomItem(rules.Lot{Key: "pick"}, k.Items(hand))], To: k.Place(ability.Discards, o), Tag: state.TagDiscarded})
		}
	case 8: // the other may show one or two cards of power 5 or more, and draws as many
		d := say(o, rules.Choose, "show")
		d.Max, d.MayFail, d.Shown = 2, true, true
		d.Of = strong()
		for _, r := range k.Cards(ability.Hand_, o) {
			d.Items = append(d.Items, state.Item{Card: r.ID})
		}
		for range k.Ask(d).Pick {
			k.Draw(o, state.Source{})
		}
	}
}

func strong() *ability.Filter {
	return &ability.Filter{Num: []ability.Bound{{Stat: ability.Attack, Cmp: ability.GE, N: ability.Amount{N: 5}}}}
}

func (toy) Candidates(k *rules.Kernel, d *rules.Decision, into []state.Act) []state.Act {
	for _, z := range [...]ability.Zone{ability.Hand_, ability.Field} {
		for _, r := range k.Cards(z, d.Seat) {
			a := state.Act{Verb: state.PlayCard, Card: r.ID}
			if z == ability.Field {
				a.Verb = state.DeclareAttack
			}
			into = append(into, a)
		}
	}
	return append(into, state.Act{Verb: state.EndPhase})
}

var whyToy = &board.Why{Rule: "toy", JA: "できない。", EN: "Not possible."}

func (g toy) CheckAct(k *rules.Kernel, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	if bare := (state.Act{Verb: a.Verb, Card: a.Card}); a != bare && !g.lax {
		return whyToy
	}
	if a.Verb == state.EndPhase && a.Card == 0 {
		return nil
	}
	if a.Card <= 0 || int(a.Card) >= len(k.State.Cards) {
		return whyToy
	}
	c := &k.State.Cards[a.Card]
	switch {
	case c.At.Of != d.Seat:
		return whyToy
	case a.Verb == state.PlayCard && c.At.Zone == k.Zone(ability.Hand_) && k.Count(ability.Field, d.Seat) < 5:
		return nil
	case a.Verb == state.DeclareAttack && c.At.Zone == k.Zone(ability.Field) && !c.Rest:
		return nil
	}
	return whyToy
}

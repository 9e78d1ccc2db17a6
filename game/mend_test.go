package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// TestPutRightByHand: alone the board is put right at once, by pointer, at any rest; a line of the log says so; it is taken
// back as anything else, and what else is asked waits meanwhile.
func TestPutRightByHand(t *testing.T) {
	for _, game := range assets.Playable() {
		r := newRig(t, 1280, 720)
		tb := r.rests(game, 7)
		me := tb.bottom()
		hand := tb.zone(ability.Hand_, me)
		id, asked := hand[0].ID, tb.dec
		before := tb.s.(*session.Local).Match().Hash(state.NoEyes)
		r.click("tool:menu")
		r.click("menu:mend")
		r.shot("mend-" + game)
		r.click(cardName(id))
		if tb.picked != 0 || tb.handwork.hand.card != id {
			t.Fatalf("%s: a card pressed is played", game)
		}
		r.click("hand:move")
		r.shot("mend-places-" + game)
		z := tb.book.rules.Zone(ability.Deck)
		r.click("hand:to:" + itoa(int(ability.Deck)) + ":" + itoa(int(me)) + ":-1")
		list := tb.view.Zones[z][me]
		if list[len(list)-1].ID != id {
			t.Fatalf("%s: the card is not below the deck", game)
		}
		if !strings.Contains(tb.journal.logText(), "手で直す") {
			t.Fatalf("%s: the log does not say that it was done by hand", game)
		}
		r.click("ok")
		if tb.handwork.mending || tb.dec == nil || tb.dec.Ask.Key != asked.Ask.Key {
			t.Fatalf("%s: the match does not go on as it stood", game)
		}
		r.key("Ctrl Z")
		if tb.s.(*session.Local).Match().Hash(state.NoEyes) != before {
			t.Fatalf("%s: it is not taken back", game)
		}
	}
}

// TestACardIsBroughtByHand: alone any card of the game is found by its number and put where the other seat's lie, by
// pointer, in every game; and what is there can be put into every zone into which the rules let a person put cards.
func TestACardIsBroughtByHand(t *testing.T) {
	for _, game := range assets.Playable() {
		r := newRig(t, 1280, 720)
		tb := r.rests(game, 8)
		r.click("tool:menu")
		r.click("menu:mend")
		r.rollTo("hand:bring")
		r.click("hand:bring")
		they := tb.bottom().Other()
		to := tb.handwork.spots(they, true)[0]
		there := tb.zone(to.word, they)
		main := tb.s.(*session.Local).Match().Setup().Decks[0].Main
		face := main[slices.IndexFunc(main, func(f state.FaceID) bool { // two of a name may be put away by a rule
			return !slices.ContainsFunc(there, func(v match.CardView) bool { return v.Face == f })
		})]
		def := tb.book.rules.Pool.Def(face)
		r.click("bring:word")
		r.tick(1, Event{Kind: TextTyped, Text: def.Number}, Event{Kind: KeyPress, Key: "Enter"})
		r.shot("bring-" + game)
		r.click("bring:" + def.ID)
		r.shot("bring-places-" + game)
		r.rollTo(to.name())
		was := len(there)
		r.click(to.name())
		list := tb.zone(to.word, they)
		if len(list) != was+1 || list[len(list)-1].Face != face {
			t.Fatalf("%s: %s is not brought to %s: %d, %d before", game, def.Number, to.label, len(list), was)
		}
		tb.handwork.hand = handOp{card: list[len(list)-1].ID}
		r.settle()
		r.shot("bring-card-" + game)
		r.click("hand:move")
		r.settle()
		r.shot("bring-move-" + game)
		zones := tb.book.rules.Zones
		for z := range zones {
			own, _ := zones[z].ByHand()
			if !own || zones[z].Links || zones[z].Word == tb.book.desk.ByHand.Attach {
				continue
			}
			for slot := range max(zones[z].Slots, 1) {
				s := handSpot{at: state.Place{Zone: state.Zone(z), Of: they, Slot: slot}, word: zones[z].Word}
				if r.c.now().find(s.name()) == nil {
					t.Errorf("%s: no button puts the card into zone %q, area %d", game, zones[z].Name, slot)
				}
			}
		}
	}
}

// TestPutRightIsAskedFor: between two persons the other reads what would be done, and it is done if he agrees.
func TestPutRightIsAskedFor(t *testing.T) {
	rigs := [2]*rig{newRig(t, 1280, 720), newRig(t, 844, 390)}
	facing(t, rigs, assets.Playable()[0], 6)
	b := &bot.Random{Rand: rules.Mix(6, 3)}
	for n := 0; ; n++ {
		together(t, rigs, "one is asked", func() bool {
			return (rigs[0].table().dec != nil) != (rigs[1].table().dec != nil) && rigs[0].table().view.Inputs == rigs[1].table().view.Inputs
		})
		i := 0
		if rigs[1].table().dec != nil {
			i = 1
		}
		tb := rigs[i].table()
		if n > 8 && tb.s.CanMend() {
			break
		}
		if err := tb.s.Answer(tb.view.Inputs, b.Choose(tb.match.link.peer.Match().Kernel(), tb.s.Decision())); err != nil {
			t.Fatal(err)
		}
		rigs[0].tick(2)
		rigs[1].tick(2)
	}
	me, other := rigs[0], rigs[1]
	hands := len(me.table().zone(ability.Hand_, 0))
	for n, agree := range []string{"back:no", "back:yes"} {
		me.key("Esc")
		if me.click("tool:menu"); !me.table().handwork.mending {
			me.click("menu:mend")
		} else {
			me.click("menu:close")
		}
		name := "hand:draw:0"
		if n > 0 {
			name = "hand:shuffle:0"
		}
		me.click(name)
		together(t, rigs, "it is asked", func() bool { return other.c.top().Name() == "takeback" })
		together(t, rigs, "it is read", func() bool { return other.c.ms-other.c.top().(*takeback).since > 2*seenFor })
		for _, r := range rigs {
			r.shot("mend-asked-" + itoa(n) + "-" + itoa(r.c.W))
		}
		other.click(agree)
		together(t, rigs, "it is answered", func() bool { return me.c.top().Name() == "table" && other.c.top().Name() == "table" })
		me.tick(5)
		if mends := me.table().s.Status().Mends; mends != n || other.table().s.Status().Mends != n {
			t.Fatalf("after %q it was put right %d times", agree, mends)
		}
	}
	if got := len(me.table().zone(ability.Hand_, 0)); got != hands {
		t.Fatalf("the hand had %d cards and has %d", hands, got)
	}
}

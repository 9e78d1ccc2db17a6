package game

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// The crowded table of the stack game, and the moments that only it has.

const crowdedStack = "crowded-fftcg.scenario"

// named is a card of a seat by name, in a zone.
func (r *rig) named(w ability.Zone, s rules.Seat, name string) rules.CardID {
	r.t.Helper()
	tb := r.table()
	list := tb.zone(w, s)
	for i := range list {
		if tb.book.rules.Pool.Def(list[i].Face) != nil && strings.HasPrefix(tb.book.rules.Pool.Def(list[i].Face).Sides[0].Name, name) {
			return list[i].ID
		}
	}
	r.t.Fatalf("no %s there", name)
	return 0
}

// does performs the act of a card.
func (r *rig) does(verb rules.ActVerb, id rules.CardID) {
	r.t.Helper()
	tb := r.table()
	for _, a := range tb.acts {
		if a.Verb == verb && a.Card == id {
			tb.act(a)
			r.settle()
			return
		}
	}
	r.t.Fatalf("it has no act %d among %v; asked %q", verb, tb.acts, tb.dec.Ask.Key)
}

// picks chooses cards.
func (r *rig) picks(ids ...rules.CardID) {
	r.t.Helper()
	tb := r.table()
	var pick []rules.Item
	for _, id := range ids {
		it, ok := tb.itemOf(id)
		if !ok {
			r.t.Fatalf("%s cannot be chosen for %q", tb.nameOf(id), tb.dec.Ask.Key)
		}
		pick = append(pick, it)
	}
	tb.answer(rules.Answer{Pick: pick})
	r.settle()
}

// pays gives the plan that the table proposes.
func (r *rig) pays() {
	r.t.Helper()
	tb := r.table()
	if tb.dec == nil || tb.dec.Kind != rules.Pay {
		r.t.Fatalf("nothing is to be paid: %+v", tb.dec)
	}
	plan, ok := tb.s.Propose()
	if !ok {
		r.t.Fatal("there is no way to pay")
	}
	tb.answer(rules.Answer{Plan: plan})
	r.settle()
}

func (r *rig) passes() { r.does(rules.Pass, 0) }

// TestCrowdedStack draws the crowded table of the stack game, its stack, a payment, a
// party with a blocker, and an EX Burst, in every size and language.
func TestCrowdedStack(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			name := "-" + lang + "-" + itoa(size[0])
			r := crowdedOf(t, crowdedStack, 0, size[0], size[1], lang, false)
			r.shot("ff-open" + name)
			r = crowdedOf(t, crowdedStack, 0, size[0], size[1], lang, true)
			r.shot("ff-main" + name)
			lion, giant := r.named(ability.Field, 0, "薄明"), r.named(ability.Field, 1, "苔むす")
			x, y := r.middle(cardName(lion))
			r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
			r.shot("ff-large" + name)
			r.tick(1, Event{Kind: PointerMove, X: 1, Y: 1})
			r.click(cardName(r.named(ability.Hand_, 0, "石臼")))
			r.shot("ff-place" + name)
			r.key("Esc")
			r.tick(30, Event{Kind: PointerMove, X: 1, Y: 1})
			r.c.Set.Hold = true
			r.does(rules.PlayCard, r.named(ability.Hand_, 0, "篝火送り"))
			r.picks(giant, r.named(ability.Field, 1, "樹氷"))
			r.shot("ff-pay" + name)
			r.pays()
			r.picks(lion)
			r.passes()
			r.does(rules.PlayCard, r.named(ability.Hand_, 1, "追い風"))
			r.picks(giant)
			r.pays()
			r.shot("ff-stack" + name)

			r = crowdedOf(t, crowdedStack, 1, size[0], size[1], lang, true)
			r.c.Set.Hold = true
			r.shot("ff-attack" + name)
			tb := r.table()
			for _, a := range tb.acts {
				if a.Verb != rules.DeclareAttack && a.Verb != rules.Pass && a.Card == lion {
					tb.act(a)
					break
				}
			}
			r.settle()
			r.picks(r.named(ability.Field, 0, "篝火"), r.named(ability.Field, 0, "双つ"))
			r.shot("ff-party" + name)
			r.passes()
			r.passes()
			r.picks(giant)
			r.shot("ff-blocked" + name)

			r = crowdedOf(t, crowdedStack, 1, size[0], size[1], lang, true)
			r.c.Set.Hold = true
			r.does(rules.DeclareAttack, r.named(ability.Field, 0, "稲妻"))
			for r.table().dec.Ask.Key != "burst" {
				tb := r.table()
				switch tb.dec.Kind {
				case rules.Acting:
					r.passes()
				case rules.Choose:
					r.picks()
				default:
					t.Fatalf("asked %q", tb.dec.Ask.Key)
				}
			}
			r.shot("ff-burst" + name)
		}
	}
}

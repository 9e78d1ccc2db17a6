package game

import (
	"strings"
	"testing"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// The crowded table of the stack game, and the moments that only it has.

const crowdedStack = "crowded-fftcg.scenario"

// named is a card of a seat by name, in a zone.
func (r *rig) named(w ability.Zone, s state.Seat, name string) state.CardID {
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
func (r *rig) does(verb state.ActVerb, id state.CardID) {
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
func (r *rig) picks(ids ...state.CardID) {
	r.t.Helper()
	tb := r.table()
	var pick []state.Item
	for _, id := range ids {
		it, ok := tb.picker.itemOf(id)
		if !ok {
			r.t.Fatalf("%s cannot be chosen for %q", tb.nameOf(id), tb.dec.Ask.Key)
		}
		pick = append(pick, it)
	}
	tb.answer(state.Answer{Pick: pick})
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
	tb.answer(state.Answer{Plan: plan})
	r.settle()
}

func (r *rig) passes() { r.does(state.Pass, 0) }

// TestStackTable: everything of the crowded table can be pointed at and says what it is.
func TestStackTable(t *testing.T) {
	for _, size := range screens {
		r := crowdedOf(t, crowdedStack, 0, size[0], size[1], "ja", true)
		r.c.Set.Hold = true
		tb := r.table()
		for s, want := range [2]int{6, 4} {
			list := tb.zone(ability.DamageZone, state.Seat(s))
			if len(list) != want {
				t.Fatalf("%d damage cards, want %d", len(list), want)
			}
			for _, v := range list {
				r.meets(cardName(v.ID), v.ID)
			}
		}
		if p := r.c.now().find("plate:0"); p == nil || p.Label != "いおり ダメージ 6/7 手札 9　デッキ 10　クリスタル 2" {
			t.Errorf("the plate says %+v", p)
		}
		if got := tb.view.PhaseAt; got != 2 || len(tb.rail.side.Phases) != 6 || tb.rail.side.Phases[got].Name != "主1" {
			t.Errorf("phase %d of %+v", got, tb.rail.side.Phases)
		}
		if size[0] > 900 { // a tile on the phone
			n := 0
			for _, v := range tb.zone(ability.Removed, 0) {
				if len(v.Counters) > 0 {
					n++
					r.meets(cardName(v.ID), v.ID)
				}
			}
			if n != 2 {
				t.Errorf("%d cards with counters, want 2", n)
			}
		}
		frozen := tb.card(r.named(ability.Field, 0, "凧揚げ"))
		if c := tb.book.card(frozen, 0); c.Pill != "凍結" || c.State&render.Stunned == 0 || c.State&render.Rested == 0 {
			t.Errorf("the frozen card: pill %q, state %b", c.Pill, c.State)
		}
		if c := tb.book.card(tb.card(r.named(ability.Field, 1, "苔むす")), 0); c.Damage != "−1000" || c.State&render.Lethal != 0 {
			t.Errorf("damage %q, state %b", c.Damage, c.State)
		}
		r.threeOnTheStack()
		var names []string
		for _, it := range tb.piles.stackItems() {
			names = append(names, it.Name+"/"+it.At)
		}
		if got := strings.Join(names, " "); got != "追い風/対象 苔むす巨像 鐘楼の技師メイナ/対象 薄明の剣士リオン 篝火送り/対象 苔むす巨像、樹氷の伝令" {
			t.Errorf("on the stack: %s", got)
		}
		for _, w := range tb.view.Stack {
			r.meets(cardName(w.Obj), w.Obj)
		}
		if !tb.rows.aimed(r.named(ability.Field, 1, "苔むす")) || tb.rows.aimed(r.named(ability.Field, 1, "樹氷")) {
			t.Error("not what the next of the stack has chosen is marked")
		}
	}
}

// TestSecondMainPhase: the strip of phases tells the two main phases of a turn apart.
func TestSecondMainPhase(t *testing.T) {
	r := crowdedOf(t, crowdedStack, 2, 1280, 720, "ja", true)
	r.c.Draw()
	if s := r.table().rail.side; s.Now != 4 || s.Phases[s.Now].Name != "主2" {
		t.Errorf("phase %d of %+v", s.Now, s.Phases)
	}
}

// meets checks that the pointer finds a card at a target.
func (r *rig) meets(name string, id state.CardID) {
	r.t.Helper()
	x, y := r.middle(name)
	r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
	if tg := r.c.Pointed(); tg == nil || tg.Card != id {
		r.t.Errorf("over %s the pointer meets %+v", name, tg)
	}
}

// threeOnTheStack casts a Summon, which sets off an ability, and another in response.
func (r *rig) threeOnTheStack() {
	r.t.Helper()
	giant := r.named(ability.Field, 1, "苔むす")
	r.does(state.PlayCard, r.named(ability.Hand_, 0, "篝火送り"))
	r.picks(giant, r.named(ability.Field, 1, "樹氷"))
	r.shot("ff-pay-" + r.c.Set.Lang + "-" + itoa(r.c.W))
	r.pays()
	r.picks(r.named(ability.Field, 0, "薄明"))
	r.passes()
	r.does(state.PlayCard, r.named(ability.Hand_, 1, "追い風"))
	r.picks(giant)
	r.pays()
}

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
			r.click(cardName(r.named(ability.Hand_, 0, "払暁")))
			r.shot("ff-place" + name)
			r.key("Esc")
			r.tick(30, Event{Kind: PointerMove, X: 1, Y: 1})
			r.c.Set.Hold = true
			r.threeOnTheStack()
			r.shot("ff-stack" + name)

			r = crowdedOf(t, crowdedStack, 1, size[0], size[1], lang, true)
			r.c.Set.Hold = true
			r.shot("ff-attack" + name)
			tb := r.table()
			for _, a := range tb.acts {
				if a.Verb != state.DeclareAttack && a.Verb != state.Pass && a.Card == lion {
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
			r.does(state.DeclareAttack, r.named(ability.Field, 0, "稲妻"))
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

package game

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Targets and attacks say what would become of them before they are chosen.
func TestOutcomesAreSaidBefore(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			want := func(ja, en string) string {
				if lang == "en" {
					return en
				}
				return ja
			}
			r := crowdedOf(t, "outcomes.scenario", 0, size[0], size[1], lang, true)
			r.c.Set.Idle = false
			tb := r.table()
			spear, shield, guard := r.named(ability.Field, 0, "槍兵"), r.named(ability.Field, 1, "盾兵"), r.named(ability.Field, 1, "見張り")
			tb.picker.pressCard(spear)
			r.settle()
			r.shot("fore-attack-" + lang + "-" + itoa(size[0]))
			rows := map[string]string{}
			for _, it := range tb.rail.side.Panel.Items {
				rows[it.Text] = it.Right
			}
			for name, words := range map[string]string{
				tb.nameOf(shield): want("体力 4 → 1　こちら 体力 4 → 2", "Life 4 → 1　own Life 4 → 2"),
				tb.nameOf(guard):  want("→ 墓場　こちら 体力 4 → 3", "→ cemetery　own Life 4 → 3"),
			} {
				if rows[name] != words {
					t.Errorf("%s: %q, want %q", name, rows[name], words)
				}
			}
			leader := tb.zone(ability.LeaderArea, 1)[0].ID
			if got := tb.foresight.foretold(leader); !strings.HasSuffix(got, " 20 → 17") {
				t.Errorf("the leader: %q", got)
			}
			r.key("Esc")
			r.pillInside(spear, leader, "→ 17")
			r.does(state.PlayCard, r.named(ability.Hand_, 0, "火花"))
			r.settle()
			if tb.dec.Kind != rules.Choose {
				t.Fatalf("asked %+v", tb.dec)
			}
			r.shot("fore-target-" + lang + "-" + itoa(size[0]))
			text := ""
			for _, it := range tb.rail.side.Panel.Items {
				rows[it.Text], text = it.Right, text+it.Text
			}
			if got, w := rows[tb.nameOf(shield)], want("体力 4 → 2", "Life 4 → 2"); got != w {
				t.Errorf("the target: %q, want %q", got, w)
			}
			if !strings.Contains(text, want("2ダメージ", "2 damage")) {
				t.Errorf("the effect's text is not told: %q", text)
			}
		}
	}
}

// pillInside drags a card onto another and checks that the word beside the pointer, which ends so, lies whole on the table.
func (r *rig) pillInside(from, to state.CardID, ends string) {
	r.t.Helper()
	tb := r.table()
	x, y := r.middle(cardName(from))
	at, ok := r.c.Find("leader:1")
	if !ok || tb.card(to) == nil {
		r.t.Fatal("there is no leader")
	}
	r.tick(1, Event{Kind: PointerMove, X: x, Y: y}, Event{Kind: PointerDown, X: x, Y: y})
	r.tick(1, Event{Kind: PointerMove, X: x + 3, Y: y - 40})
	r.tick(1, Event{Kind: PointerMove, X: at.X + at.W/2, Y: at.Y + at.H/2})
	r.c.dirty = true
	f := r.c.now()
	said := false
	for _, p := range f.Written(f.ops) {
		if strings.HasSuffix(p.Text, ends) && p.R.Y < at.Bottom() && p.R.X < at.Right()+f.Px(160) {
			said = true
			if !p.R.Within(tb.lay.Ground) {
				r.t.Errorf("“%s” at %v leaves the table %v", p.Text, p.R, tb.lay.Ground)
			}
		}
	}
	if !said {
		r.t.Errorf("nothing says %q beside the pointer", ends)
	}
	r.key("Esc")
	r.tick(1, Event{Kind: PointerUp, X: x, Y: y})
	r.key("Esc")
}

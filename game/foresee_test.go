package game

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
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
			tb.pressCard(spear)
			r.settle()
			r.shot("fore-attack-" + lang + "-" + itoa(size[0]))
			rows := map[string]string{}
			for _, it := range tb.side.Panel.Items {
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
			if got := tb.foretold(leader); !strings.HasSuffix(got, " 20 → 17") {
				t.Errorf("the leader: %q", got)
			}
			r.key("Esc")
			r.does(rules.PlayCard, r.named(ability.Hand_, 0, "火花"))
			r.settle()
			if tb.dec.Kind != rules.Choose {
				t.Fatalf("asked %+v", tb.dec)
			}
			r.shot("fore-target-" + lang + "-" + itoa(size[0]))
			text := ""
			for _, it := range tb.side.Panel.Items {
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

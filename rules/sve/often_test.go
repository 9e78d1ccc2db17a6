package sve_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
	"gotaku/rules/sve"
)

// TestHowOftenIsBounded: a card that another machine brings may say that something is done as often as a text can say, and
// for each card of a hand besides. That is done so often that no game notices, and this machine plays on.
func TestHowOftenIsBounded(t *testing.T) {
	for _, text := range []string{"ドライブチェックを99999回行う。", "自分の手札1枚につき、99999枚引く。"} {
		s, ok := corpusSide(0, text)
		if !ok {
			t.Fatalf("%q is not automatic", text)
		}
		s.Num.Set(ability.CostStat, 0)
		defs := append([]state.Def{{ID: "l", Sides: []state.Side{{Name: "L", Kinds: ability.Leader, Classes: []string{"elf"}}}}}, state.Def{ID: "c", Sides: []state.Side{s}})
		pool, err := state.NewPool(append(defs, assets.Of("sve").Pool.Defs...))
		if err != nil {
			t.Fatal(err)
		}
		rs, err := rules.NewRules(sve.Game(), pool)
		if err != nil {
			t.Fatal(err)
		}
		m := match.New(corpusSetup(rs, []state.FaceID{2}, []state.FaceID{2}, 1), state.All)
		r, most := rules.Mix(1, 2), 0
		p := &bot.Random{Rand: rules.Mix(1, 3)}
		for w := m.Pending(); w != nil && len(m.Inputs()) < 200; w = m.Pending() {
			in := session.Due(m, 1)
			if in == nil {
				a := sessiontest.Answers(m, p, &r)
				in = &a
			}
			was := m.Happened()
			if err := m.Feed(*in); err != nil {
				t.Fatal(err)
			}
			most = max(most, m.Happened()-was)
		}
		m.Close()
		if most < 5 || most > 4*rules.MostTimes {
			t.Errorf("%q: %d events came of one answer, at most %d are wanted", text, most, 4*rules.MostTimes)
		}
	}
}

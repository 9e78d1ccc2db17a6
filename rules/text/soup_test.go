package text

import (
	"strings"
	"testing"
)

// TestSoup compiles random abilities of one to three random sentences: the report
// is sound, and what is automatic and can be printed means the same when read back,
// in both languages.
func TestSoup(t *testing.T) {
	g := SVE()
	for l := JA; l <= EN; l++ {
		r := &gen{g: g, lang: l, seed: 99}
		auto, printed := 0, 0
		for i := 0; i < 1500; i++ {
			s := r.ability()
			card, rep := g.Compile("", s, l)
			checkReport(t, s, card, rep)
			if rep.Class != Automatic {
				continue
			}
			auto++
			for out := JA; out <= EN; out++ {
				if _, ok := (&printer{g: g, lang: out, card: card}).all(); !ok {
					continue
				}
				printed++
				p := g.Print(card, "", out)
				again, rep := g.Compile("", p, out)
				if !equal(bareData(again), bareData(card)) {
					t.Errorf("%q prints %q\n\t%s\n\t%s\n\t%+v", s, p, dump(bareData(card)), dump(bareData(again)), rep.Spans)
				}
			}
		}
		if auto < 250 || printed < auto {
			t.Errorf("language %d: %d of 1500 automatic, %d prints", l, auto, printed)
		}
		t.Logf("language %d: %d automatic, %d prints", l, auto, printed)
	}
}

// ability is a head and a few sentences.
func (r *gen) ability() string {
	heads := []string{"", "[ファンファーレ]", "【攻撃時】", "[起動][コスト1]：", "自分のエンドフェイズが来たとき、", "自分の場に風詠み・フォロワーが出たとき、"}
	stop := "。"
	if r.lang == EN {
		heads = []string{"", "[fanfare] ", "[on attack] ", "[activate] [cost1]: ", "When your end phase begins, ", "When a <風詠み> follower enters your field, "}
		stop = ". "
	}
	s := heads[r.n(len(heads))]
	for i := r.n(3); i >= 0; i-- {
		r.depth = 3
		part := "s1"
		if r.n(6) == 0 {
			part = "sentence"
		}
		s += strings.TrimSpace(r.nt(part)) + stop
	}
	return strings.TrimSpace(s)
}

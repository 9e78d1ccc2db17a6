package text

import (
	"strings"
	"testing"
)

// TestSoup compiles random abilities of one to three random sentences: the report
// is sound, and what is automatic and can be printed means the same when read back,
// in both languages.
func TestSoup(t *testing.T) {
	terse := *Of("sve")
	terse.terse = true
	g := &terse
	for l := JA; l <= EN; l++ {
		r := &gen{g: g, lang: l, seed: 99}
		pool := r.pool(t)
		auto, printed := 0, 0
		for i := range 1000 {
			if !tried(i) {
				continue
			}
			s := r.ability(pool)
			card, rep := g.Compile("", s, l)
			checkReport(t, s, card, rep)
			if rep.Class != Automatic {
				continue
			}
			auto++
			for out := JA; out <= EN; out++ {
				if _, ok := (&Printer{Game: g, Lang: out, card: card}).all(); !ok {
					continue
				}
				printed++
				p := g.Print(card, "", out)
				again, rep := g.Compile("", p, out)
				if !Equal(bareData(again), bareData(card)) {
					t.Errorf("%q prints %q\n\t%s\n\t%s\n\t%+v", s, p, dump(bareData(card)), dump(bareData(again)), rep.Spans)
				}
			}
		}
		if auto < 50 || printed < auto {
			t.Errorf("language %d: %d automatic, %d prints", l, auto, printed)
		}
		t.Logf("language %d: %d automatic, %d prints", l, auto, printed)
	}
}

// pool is the sentences of the coverage file without their heads.
func (r *gen) pool(t *testing.T) []string {
	var out []string
	for _, s := range samples(t) {
		text, stop := s.canon, "。"
		if r.lang == EN {
			text, stop = s.en, ". "
		}
		if strings.ContainsAny(text, "【】\n") && r.lang == JA || strings.Contains(text, "\n") {
			continue
		}
		for _, p := range strings.Split(strings.TrimSuffix(text, "."), stop) {
			if i := strings.IndexAny(p, "]：:"); i >= 0 && i < 30 && !strings.HasPrefix(p, "これ") {
				p = p[i+1:]
			}
			p = strings.TrimLeft(p, "：: 」”")
			if p != "" && !strings.ContainsAny(p, "「」“”") {
				out = append(out, p)
			}
		}
	}
	return out
}

// ability is a head and up to four sentences of the pool, or one made at random.
func (r *gen) ability(pool []string) string {
	heads := []string{"", "[ファンファーレ]", "【攻撃時】", "[起動][コスト1]：", "自分のエンドフェイズが来たとき、", "自分の場に風詠み・フォロワーが出たとき、"}
	conds := []string{"", "", "【覚醒】状態なら、", "そうしたなら、", "自分の場にアミュレットがあるなら、", "【コンボ_3】", "[コスト1]：", "そうしなかったなら、"}
	stop := "。"
	if r.lang == EN {
		heads = []string{"", "[fanfare] ", "[on attack] ", "[activate] [cost1]: ", "When your end phase begins, ", "When a <風詠み> follower enters your field, "}
		conds = []string{"", "", "if [overflow] is active, ", "if you do, ", "if there is an amulet on your field, ", "[combo 3] ", "[cost1]: ", "if you do not, "}
		stop = ". "
	}
	s := heads[r.n(len(heads))]
	for i := r.n(4); i >= 0; i-- {
		part := pool[r.n(len(pool))]
		if r.n(5) == 0 {
			r.depth = 4
			part = strings.TrimSpace(r.nt("s2"))
		}
		s += conds[r.n(len(conds))] + part + stop
	}
	return strings.TrimSpace(s)
}

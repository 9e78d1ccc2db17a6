package text_test

import (
	"strings"
	"testing"

	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestSoup compiles random abilities of one to three random sentences: the report
// is sound, and what is automatic and can be printed means the same when read back,
// in both languages.
func TestSoup(t *testing.T) {
	g := text.Of("sve").Terse()
	for l := text.JA; l <= text.EN; l++ {
		r := text.NewGen(g, l, 99)
		sentences := pool(t, l)
		auto, printed := 0, 0
		for i := range 2000 {
			if !texttest.Tried(i) {
				continue
			}
			s := randomAbility(r, l, sentences)
			card, rep := g.Compile("", s, l)
			texttest.Sound(t, s, card, rep)
			if rep.Class != text.Automatic {
				continue
			}
			auto++
			for out := text.JA; out <= text.EN; out++ {
				if !g.Says(card, "", out) {
					continue
				}
				printed++
				p := g.Print(card, "", out)
				again, rep := g.Compile("", p, out)
				if !text.Equal(texttest.Bare(again), texttest.Bare(card)) {
					t.Errorf("%q prints %q\n\t%s\n\t%s\n\t%+v", s, p, texttest.Dump(texttest.Bare(card)), texttest.Dump(texttest.Bare(again)), rep.Spans)
				}
			}
		}
		if auto < 25 || printed < auto { // of a sixth of 2,000 by chance, 36 to 47
			t.Errorf("language %d: %d automatic, %d prints", l, auto, printed)
		}
		t.Logf("language %d: %d automatic, %d prints", l, auto, printed)
	}
}

// pool is the sentences of the coverage file without their heads.
func pool(t *testing.T, l text.Lang) []string {
	var out []string
	for _, s := range sentences(t, "sve") {
		said, stop := s.Canon, "。"
		if l == text.EN {
			said, stop = s.Other, ". "
		}
		if strings.ContainsAny(said, "【】\n") && l == text.JA || strings.Contains(said, "\n") {
			continue
		}
		for _, p := range strings.Split(strings.TrimSuffix(said, "."), stop) {
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

// randomAbility is a head and up to four sentences of the pool, or one made at random.
func randomAbility(r *text.Gen, l text.Lang, pool []string) string {
	heads := []string{"", "[ファンファーレ]", "【攻撃時】", "[起動][コスト1]：", "自分のエンドフェイズが来たとき、", "自分の場に風詠み・フォロワーが出たとき、"}
	conds := []string{"", "", "【覚醒】状態なら、", "そうしたなら、", "自分の場にアミュレットがあるなら、", "【コンボ_3】", "[コスト1]：", "そうしなかったなら、"}
	stop := "。"
	if l == text.EN {
		heads = []string{"", "[fanfare] ", "[on attack] ", "[activate] [cost1]: ", "When your end phase begins, ", "When a <風詠み> follower enters your field, "}
		conds = []string{"", "", "if [overflow] is active, ", "if you do, ", "if there is an amulet on your field, ", "[combo 3] ", "[cost1]: ", "if you do not, "}
		stop = ". "
	}
	s := heads[r.N(len(heads))]
	for i := r.N(4); i >= 0; i-- {
		part := pool[r.N(len(pool))]
		if r.N(5) == 0 {
			r.Short()
			part = strings.TrimSpace(r.NT("s2"))
		}
		s += conds[r.N(len(conds))] + part + stop
	}
	return strings.TrimSpace(s)
}

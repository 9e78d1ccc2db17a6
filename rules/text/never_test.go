package text_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestRefusals: such a text is carried out by hand, and the whole of it is shown as what
// was not understood, with a reason in both languages.
func TestRefusals(t *testing.T) {
	for _, id := range text.Spoken() {
		b, err := os.ReadFile(filepath.Join("..", id, "text", "testdata", "refused.txt"))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		} else if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(b)) {
			kind, said, ok := strings.Cut(strings.TrimSpace(line), " | ")
			if strings.HasPrefix(line, "#") || !ok {
				continue
			}
			kinds, err := deck.KindsNamed(id, kind)
			if err != nil {
				t.Fatal(err)
			}
			refused(t, text.Of(id), kinds, strings.ReplaceAll(said, " ⏎ ", "\n"))
		}
	}
}

// refused says that all of a text, in the language that its letters tell, is shown as what was not understood, with a
// reason in both languages.
func refused(t *testing.T, g *text.Game, kinds ability.Kinds, said string) {
	t.Helper()
	lang, name := text.EN, "Ren"
	if strings.ContainsFunc(said, func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana, unicode.Han) }) { // 《Dull》 stands in English, too
		lang, name = text.JA, "レン"
	}
	card, rep := g.CompileAs(kinds, name, said, lang)
	if rep.Class != text.Assisted || len(rep.Spans) != 1 {
		t.Errorf("%s: class %d, spans %+v\n\treads %s", said, rep.Class, rep.Spans, g.Print(card, name, lang))
		return
	}
	s := rep.Spans[0]
	if got := said[s.Start:s.End]; s.JA == "" || s.EN == "" || !strings.HasSuffix(said, got) {
		t.Errorf("%s: span %q, %q, %q", said, got, s.JA, s.EN)
	}
}

// TestNamesThatAreWords: where the name of a card is a word of the game, each such word is read as what alone can stand
// there; where both can, the text is not read. A name within a longer word is no name.
func TestNamesThatAreWords(t *testing.T) {
	for _, c := range []struct {
		game string
		l    text.Lang
		name string
		text string
		said string // in the other language; none: it is not read
	}{
		{"fftcg", text.EN, "Backup", "When Backup enters the field, draw 1 card for each Backup you control.", ""},
		{"fftcg", text.EN, "Light", "When Light attacks, choose 1 Light Forward. Break it.", "Lightがアタックしたとき、光属性のフォワード1体を選ぶ。それをブレイクする。"},
		{"fftcg", text.EN, "Light", "When Light attacks, choose 1 Forward other than Light. Break it.", ""},
		{"fftcg", text.EN, "Light", "When Light attacks, choose 1 Forward. Break it. Light gains Haste, then Light becomes active, then Light blocks Light.", ""},
		{"fftcg", text.EN, "Break", "When Break attacks, choose 1 Forward. Break it.", "Breakがアタックしたとき、フォワード1体を選ぶ。それをブレイクする。"},
		{"fftcg", text.EN, "Lighthouse", "When Lighthouse attacks, choose 1 Light Forward. Break it.", "Lighthouseがアタックしたとき、光属性のフォワード1体を選ぶ。それをブレイクする。"},
		{"fftcg", text.JA, "火", "火がアタックしたとき、火属性のフォワード1体を選ぶ。それをブレイクする。", "When 火 attacks, choose 1 Fire Forward. Break it."},
		{"fftcg", text.JA, "アタック", "アタックがアタックしたとき、カードを1枚引く。", "When アタック attacks, draw 1 card."},
		{"fftcg", text.JA, "獣", "獣がアタックしたとき、あなたのブレイクゾーンにある召喚獣1枚を選ぶ。それを手札に加える。", "When 獣 attacks, choose 1 Summon in your Break Zone. Add it to your hand."},
		{"fftcg", text.JA, "ロック", "ロックがアタックしたとき、ロックはブロックされない。ロックにロックカウンターを1個置く。", "When ロック attacks, ロック cannot be blocked. Place 1 ロック Counter on ロック."},
		{"divinecross", text.JA, "エネルギー", "相手のエネルギーを1枚捨てる。", "Discard 1 of your opponent's energy."},
	} {
		g := text.Of(c.game)
		card, rep := g.Compile(c.name, c.text, c.l)
		said := g.Print(card, c.name, 1-c.l)
		if read := rep.Class == text.Automatic; read != (c.said != "") || read && said != c.said {
			t.Errorf("%s: %s\n\tclass %d, %+v\n\t%s", c.name, c.text, rep.Class, rep.Spans, said)
		}
	}
}

// TestEventsHappen: every event that a game's table can say is one that happens in it.
func TestEventsHappen(t *testing.T) {
	for _, id := range text.Spoken() {
		g := text.Of(id)
		for _, r := range g.EventRows() {
			var list []ability.Event
			switch n := r.Node.(type) {
			case ability.Event:
				list = []ability.Event{n}
			case []ability.Event:
				list = n
			}
			for _, e := range list {
				if e.Verb != ability.NoVerb && !slices.Contains(text.Moves, e.Verb) && !slices.Contains(g.Lex.World.Made, e.Verb) {
					t.Errorf("%s: row %s says what does not happen (%d)", id, r.ID, e.Verb)
				}
			}
		}
	}
}

// TestWhatIsWaitedForIsDone: what a dialect says happens in its game is done, or called so,
// by the kernel or by the rules of that game: else its triggers never fire.
func TestWhatIsWaitedForIsDone(t *testing.T) {
	done := func(dirs ...string) string {
		all := ""
		for _, dir := range dirs {
			files, err := filepath.Glob(filepath.Join("..", dir, "*.go"))
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				if b, err := os.ReadFile(f); err == nil && !strings.HasSuffix(f, "_test.go") {
					all += string(b)
				}
			}
		}
		return all
	}
	made := regexp.MustCompile(`Made: *\[\]ability\.Verb\{([^}]*)\}`)
	verb := regexp.MustCompile(`ability\.(\w+)`)
	seen := 0
	for _, id := range text.Spoken() {
		for _, m := range made.FindAllStringSubmatch(done(id+"/text"), -1) {
			rules := done(".", "board", id)
			for _, v := range verb.FindAllStringSubmatch(m[1], -1) {
				seen++
				if does := regexp.MustCompile(`(Verb: |Verb = |verb = |verb := |v = |v := |case .*|return )ability\.` + v[1] + `\b`); !does.MatchString(rules) {
					t.Errorf("%s: %s is waited for, and nothing does it", id, v[1])
				}
			}
		}
	}
	if seen < 60 {
		t.Errorf("%d verbs are looked for", seen)
	}
}

// TestNeitherOf: an exclusion of two is of both.
func TestNeitherOf(t *testing.T) {
	for _, c := range []struct {
		game, text string
		l          text.Lang
	}{
		{"sve", "自分の場の『灯りの小鬼』か『霜の小鬼』以外のフォロワーすべては[攻撃力]+1する。", text.JA},
		{"sve", "自分の場の『灯りの小鬼』と『霜の小鬼』以外のフォロワーすべては[攻撃力]+1する。", text.JA},
		{"fftcg", "レンがフィールドに出たとき、火属性か氷属性以外のフォワードすべてをダルにする。", text.JA},
		{"fftcg", "When Ren enters the field, dull all the Forwards other than Fire or Ice.", text.EN},
	} {
		card, rep := text.Of(c.game).CompileAs(0, text.Pick(c.l, "レン", "Ren"), c.text, c.l)
		not := 0
		ability.Walk(&card.Abilities[0], func(e ability.Effect) {
			if s := text.SelectorOf(e); s != nil {
				for _, p := range s.Of.Has {
					if p.Not {
						not++
					}
				}
			} else if m, ok := e.(*ability.Turn); ok && m.What.Sel != nil {
				not += len(m.What.Sel.Of.Has)
			}
		})
		if rep.Class != text.Automatic || not != 2 {
			t.Errorf("%s: class %d, %d exclusions: %s", c.text, rep.Class, not, texttest.Dump(card.Abilities))
		}
	}
}

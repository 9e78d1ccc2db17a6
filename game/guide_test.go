package game

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/bot"
	"gotaku/rules/games"
	"gotaku/rules/session"
	"gotaku/rules/wing"
)

// TestGuidesAreWhole: every guide is read, says what it says in both languages, names rules that its rulebook has, and words
// that its cards can have; every word of its cards is explained.
func TestGuidesAreWhole(t *testing.T) {
	for _, w := range games.All() {
		id := wing.ID(w)
		g, err := wing.ReadGuide(assets.Carried(id, wing.GuideFile))
		if err != nil {
			t.Errorf("%s: %v", id, err)
			continue
		}
		book := wing.ReadBook(assets.Carried(id, wing.BookFile))
		has := func(rule string) bool {
			for i := range book {
				if book[i].ID == rule || strings.HasPrefix(book[i].ID, rule+".") {
					return true
				}
			}
			return false
		}
		both := func(what string, text [2]string) {
			if text[0] == "" || text[1] == "" || text[0] == text[1] {
				t.Errorf("%s: %s says %q", id, what, text)
			}
		}
		known := map[string]bool{}
		for _, k := range w.Book().Keywords() {
			known[k.Word] = true
			if g.Of(k.Word) == nil && !unexplained[id+" "+k.Word] && !strings.HasPrefix(k.Word, "makes ") {
				t.Errorf("%s: nobody explains %q (%s)", id, k.Word, k.JA)
			}
		}
		for _, e := range g.Keywords {
			both(e.Word, e.Text)
			if !known[e.Word] || !has(e.Rule) {
				t.Errorf("%s: %q [%s] is no keyword, or no rule", id, e.Word, e.Rule)
			}
		}
		for i, h := range g.Lesson.Hints {
			both("hint "+itoa(i+1), h.Text)
		}
	}
}

// unexplained are keywords that are no words of cards: what the rules do with every card, marks, and sentences that say it all.
var unexplained = map[string]bool{"sve procedures": true, "fftcg procedures": true, "fftcg enters dull": true, "zx ig": true, "zx unaffected": true, "zx vessel": true}

// keysAreThere: what a hint tells to press is something that can be pressed now, and its words have no other keys.
func keysAreThere(t *testing.T, r *rig, hint [2]string) {
	for _, text := range hint {
		for _, m := range keyWords.FindAllStringSubmatch(text, -1) {
			if m[1] == "" {
				t.Errorf("%q names %s, and not in braces", text, m[0])
			} else if !slices.ContainsFunc(r.c.now().targets, func(g Target) bool { return g.Key == m[1] }) {
				t.Errorf("%q: no button has the key %s", text, m[1])
			}
		}
	}
}

var keyWords = regexp.MustCompile(`\{([^}]*)\}|\b(?:[B-HJ-Z]|Space|Esc|Ctrl|Shift)\b`)

// TestAFirstGameSaysWhatItHasTo: played by a bot, the first game of each table gives eight different hints within eight turns, or
// all that there are, which are some, and they can be put away.
func TestAFirstGameSaysWhatItHasTo(t *testing.T) {
	for _, id := range assets.Playable() {
		r := newRig(t, 1280, 720)
		startLesson(r.c, id)
		r.opened()
		tb := r.table()
		said := map[string]bool{}
		now := 0 // the hint that was looked at
		hints := r.c.paper.guide(id).Lesson.Hints
		me := bot.New("greedy", 5)
		for n := 0; n < 30_000 && !tb.view.Result.Over && tb.view.TurnNo < 9; n++ {
			for _, it := range tb.rail.side.Panel.Items {
				if it.Note != "" && it.Right != "" {
					said[it.Text] = true
				}
			}
			if tb.dec != nil && !tb.passer.pass.on {
				r.c.Draw()
				if n := tb.teacher.now; n != now {
					now = n
					keysAreThere(t, r, hints[n-1].Text)
				}
				if err := tb.s.Answer(tb.s.View().Inputs, me.Answer(tb.s.(*session.Local).Match(), tb.s.Decision())); err != nil {
					t.Fatal(err)
				}
			}
			r.tick(1)
			if n%20 == 0 {
				r.c.Draw()
			}
		}
		if want := min(8, len(hints)); want == 0 || len(said) < want {
			missing := ""
			for i, h := range hints {
				if !tb.teacher.shown[i] {
					missing += "\n" + h.Text[1]
				}
			}
			t.Errorf("%s: %d of %d hints by turn %d; missing%s", id, len(said), len(hints), tb.view.TurnNo, missing)
		}
		if !tb.view.Result.Over {
			if x, ok := r.c.Find("hint:off"); !ok || x.Empty() {
				t.Errorf("%s: the hints cannot be put away", id)
				continue
			}
			r.click("hint:off")
			r.tick(2)
			if _, still := r.c.Find("hint:off"); still {
				t.Errorf("%s: the hints stay", id)
			}
		}
	}
}

// TestRulesOpenAtTheNumberThatIsCited: a press on a reason opens the rulebook at its rule; numbers and words are found, and
// the words of the game stand in both languages.
func TestRulesOpenAtTheNumberThatIsCited(t *testing.T) {
	r := crowded(t, 1280, 720, "en", true)
	w := r.table().why(t)
	r.c.ShowWhy(w, r.table().lay.Rail)
	r.tick(1)
	r.click("tip")
	v, open := r.c.top().(*rulesPage)
	if !open || v.at != w.Rule {
		t.Fatalf("a press on the reason opens %q", r.c.top().Name())
	}
	r.shot("rules-cited")
	if _, seen := r.c.Find("rule:" + w.Rule); !seen {
		t.Error("its line is not in sight")
	}
	v.search = "mulligan"
	r.c.Dirty()
	r.tick(1)
	r.c.Draw()
	if len(v.rules) == 0 || len(v.rules) > 40 {
		t.Errorf("%d rules speak of a mulligan", len(v.rules))
	}
	v.search = "守護"
	r.click("rules:words")
	r.shot("rules-words")
	if len(v.terms) == 0 || v.terms[0].en != "Ward" || v.terms[0].says[1] == "" {
		t.Fatalf("%+v", v.terms)
	}
	r.click("term:0")
	if v.words || v.at != v.terms[0].rule && v.at != "12.8" {
		t.Errorf("the word leads to %q", v.at)
	}
	r.shot("rules-ward")
	r.key("Esc")
	r.key("R")
	if r.c.top().Name() != "rules" {
		t.Error("R opens no rules")
	}
}

// why is a reason that the table gives.
func (tb *table) why(t *testing.T) *board.Why {
	t.Helper()
	for _, v := range tb.zone(ability.Hand_, tb.dec.Seat) {
		if w := tb.picker.reason(v.ID); w != nil && w.Rule != "" {
			return w
		}
	}
	t.Fatal("nothing is impossible")
	return nil
}

package game

import (
	"strings"
	"testing"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// litText is what of a face's text is lit.
func litText(f *render.Face, id render.ClauseID) (out []string) {
	for _, c := range f.Clauses {
		if c.ID == id && id != (render.ClauseID{}) {
			out = append(out, f.Text[c.Line][c.From:c.To])
		}
	}
	return out
}

// TestClausesLight: on the large face that stays, the clause under the pointer is lit, and no other; what asks while an
// ability is carried out, or has just been done, is lit there and in the panel, in both languages and every size.
func TestClausesLight(t *testing.T) {
	for _, size := range screens {
		for lang, want := range map[string][4]string{
			"ja": {"自分の手札1枚を捨てる", "それに2ダメージ", "1枚引く", "相手の場のフォロワー1体を選ぶ"},
			"en": {"Discard 1 card in your hand", "Deal 2 damage to it", "Draw 1 card", "select 1 follower on your opponent's field"},
		} {
			r := crowdedOf(t, "clauses.scenario", 0, size[0], size[1], lang, true)
			r.c.Draw()
			tb := r.table()
			id := tb.zone(ability.Field, 0)[0].ID
			face := tb.book.face(tb.card(id).Face)
			for _, a := range tb.actsOf(id) {
				if a.Verb != state.DeclareAttack {
					tb.act(a)
					break
				}
			}
			r.tick(1)
			lit := func() string { return strings.Join(litText(face, tb.litOn(id, tb.card(id).Face)), "|") }
			if got := lit(); got != want[3] {
				t.Errorf("%s: %q chooses, want %q", lang, got, want[3])
			}
			tb.give(state.Answer{Pick: tb.dec.Items[:1]})
			r.tick(1)
			if tb.dec == nil || tb.dec.Kind != rules.Choose {
				t.Fatalf("%s: nothing is chosen: %+v", lang, tb.dec)
			}
			r.tick(30) // its cost comes first
			if got := lit(); got != want[2] {
				t.Errorf("%s: %q has just been done, want %q", lang, got, want[2])
			}
			r.settle()
			if got := lit(); got != want[0] {
				t.Errorf("%s: %q is being carried out, want %q", lang, got, want[0])
			}
			words := tb.book.ability(tb.dec.Ask.Ability)
			if lit := tb.litIn(tb.dec.Ask.Ability, words); words[lit[0]:lit[1]] != want[0] {
				t.Errorf("%s: the panel lights %q, want %q", lang, words[lit[0]:lit[1]], want[0])
			}
			tb.closeup.pinned = id
			r.c.Dirty()
			r.tick(1)
			at := render.Rect{}
			for _, tg := range r.c.now().targets {
				if k := lastClause(face, want[1]); tg.Name == "clause:"+itoa(int(k.Of))+":"+itoa(int(k.N)) {
					at = tg.R
				}
			}
			if at.Empty() {
				t.Fatalf("%s: %q stands nowhere on the large face", lang, want[1])
			}
			r.tick(30, Event{Kind: PointerMove, X: at.X + 3, Y: at.Center().Y})
			if tg := r.c.now().find(r.c.hover); tg == nil || !strings.HasPrefix(tg.Name, "clause:") || litText(face, lastClause(face, want[1]))[0] != want[1] {
				t.Errorf("%s: the pointer is over %+v", lang, tg)
			}
			k := lastClause(face, want[0])
			if tg := r.c.now().find("clause:" + itoa(int(k.Of)) + ":" + itoa(int(k.N))); tg == nil || tg.State != "done" {
				t.Errorf("%s: what is carried out is %+v on the large face, want it lit", lang, tg)
			}
			if r.shown().Empty() {
				t.Errorf("%s: the large face that stays has gone", lang)
			}
			r.shot("clause-" + lang + "-" + itoa(size[0]))
		}
	}
}

// TestGrantedAbilitiesLight: what a card has from another is lit among what its large face says of it, while it is carried out
// and only then.
func TestGrantedAbilitiesLight(t *testing.T) {
	for _, lang := range []string{"ja", "en"} {
		r := crowdedOf(t, "granted.scenario", 0, 1280, 720, lang, true)
		r.c.Draw()
		tb := r.table()
		id := tb.zone(ability.Field, 0)[0].ID
		tb.closeup.pinned = id
		lit := func() string {
			r.c.Dirty()
			r.tick(1)
			if g := tb.closeup.ledger(tb.card(id)); g.Done > 0 {
				return g.Notes[g.Done-1].Text
			}
			return ""
		}
		if got := lit(); got != "" {
			t.Errorf("%s: %q is lit before anything is done", lang, got)
		}
		for _, a := range tb.actsOf(id) {
			if a.Verb != state.DeclareAttack {
				tb.act(a)
				break
			}
		}
		r.settle()
		g := tb.closeup.ledger(tb.card(id))
		if len(g.Notes) == 0 {
			t.Fatalf("%s: the large face says nothing of what is gained", lang)
		}
		if got := lit(); got == "" || got != g.Notes[g.Done-1].Text || !strings.Contains(got, map[string]string{"ja": "1枚引く", "en": "Draw 1 card"}[lang]) {
			t.Errorf("%s: %q is lit, of %+v", lang, got, g.Notes)
		}
		r.shot("granted-" + lang)
		tb.give(state.Answer{Pick: tb.dec.Items[:1]})
		r.settle()
		r.tick(60)
		if got := lit(); got != "" {
			t.Errorf("%s: %q is lit when all is done", lang, got)
		}
	}
}

// lastClause is the smallest clause that reads so.
func lastClause(f *render.Face, words string) (id render.ClauseID) {
	for _, c := range f.Clauses {
		if f.Text[c.Line][c.From:c.To] == words {
			id = c.ID
		}
	}
	return id
}

// TestLabelledClauses: a label that becomes a pill moves the clauses behind it.
func TestLabelledClauses(t *testing.T) {
	v := &render.Face{Text: []string{"EX 引く。"}, Clauses: []render.Clause{{To: 12}, {From: 3, To: 9}, {From: 0, To: 2}}}
	relabel(v, 0, labelled(v.Text[0]))
	for i, want := range []string{"[EX] 引く。", "引く", "[EX]"} {
		if c := v.Clauses[i]; v.Text[0][c.From:c.To] != want {
			t.Errorf("%q, want %q", v.Text[0][c.From:c.To], want)
		}
	}
}

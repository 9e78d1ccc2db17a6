package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/buddyfight"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// The crowded table of the game of areas, souls and counters.

const crowdedAreas = "../../rules/buddyfight/boards/crowded.scenario"

// The boards of the file.
const (
	areasMain = iota
	areasFinal
	areasAttacked
	areasTheirMain
	areasLink
)

// plays answers what the person is asked with the first act of a kind by a card that aims at another; "" is the fighter, or no
// card at all. All names are those of the cards in Japanese.
func (r *rig) plays(verb state.ActVerb, by, at string, n int32) {
	r.t.Helper()
	tb := r.table()
	called := func(id state.CardID) string {
		if v := tb.card(id); v != nil && v.Face != 0 {
			return tb.book.rules.Pool.Defs[v.Face-1].Sides[0].Name
		}
		return ""
	}
	for _, a := range tb.s.Acts() {
		if a.Verb == verb && called(a.Card) == by && called(a.Target) == at && (n == 0 || a.N == n) {
			tb.give(state.Answer{Act: a})
			r.settle()
			return
		}
	}
	r.t.Fatalf("nobody can do %v with %q at %q: asked %+v, %+v", verb, by, at, tb.dec, tb.acts)
}

// passTo passes for whoever is asked, until a seat is asked in a window.
func (r *rig) passTo(s state.Seat, window string) {
	r.t.Helper()
	for range 60 {
		tb := r.table()
		switch d := tb.dec; {
		case d == nil:
			r.t.Fatalf("nobody is asked before %q", window)
		case d.Seat == s && d.Window == window:
			return
		case d.Kind == rules.Choose:
			tb.give(state.Answer{Pick: d.Items[:d.Min]})
		case d.Kind == rules.YesNo:
			tb.give(state.Answer{N: []int32{1}})
		default:
			tb.give(state.Answer{Act: state.Act{Verb: state.Pass}})
		}
		r.settle()
	}
	r.t.Fatalf("it never comes to %q", window)
}

// TestCrowdedAreas draws the crowded table in every size and language.
func TestCrowdedAreas(t *testing.T) {
	for _, size := range screens {
		for _, lang := range []string{"ja", "en"} {
			name := "-" + lang + "-" + itoa(size[0])
			board := func(nth int) *rig { return crowdedOf(t, crowdedAreas, nth, size[0], size[1], lang, true) }
			r := board(areasMain)
			r.shot("bf-main" + name)
			tb := r.table()
			for _, see := range []struct {
				name string
				zone ability.Zone
				nth  int
			}{{"soul", ability.CenterArea, 0}, {"flag", ability.Flag, 0}, {"item", ability.Item, 0}, {"set", ability.SpellArea, 1}} {
				r.pointAt(cardName(tb.zone(see.zone, 0)[see.nth].ID))
				r.shot("bf-" + see.name + name)
			}
			r = board(areasFinal)
			r.passTo(0, "final")
			r.shot("bf-final" + name)
			r = board(areasAttacked)
			r.passTo(1, "attack")
			r.plays(state.DeclareAttack, "螺子巻き斥候", "三日月丸 オボロ", 0)
			r.passTo(0, "counter")
			r.shot("bf-attacked" + name)
			r = board(areasTheirMain)
			r.plays(state.PlayCard, "大炉の鉄人 ガンザ", "", 2)
			r.shot("bf-called-asked" + name)
			r.passTo(0, "answer")
			r.shot("bf-called" + name)
			r = board(areasTheirMain)
			r.plays(state.PlayCard, "分解整備", "", 0)
			r.shot("bf-cast-asked" + name)
			r.passTo(0, "answer")
			r.shot("bf-cast" + name)
			r = board(areasLink)
			r.passTo(0, "attack")
			r.shot("bf-link-declare" + name)
			r.plays(buddyfight.LinkAttack, "夜道の提灯持ち", "着込みの大鎧", 0)
			r.shot("bf-link-who" + name)
			tb = r.table()
			tb.give(state.Answer{Pick: tb.dec.Items})
			r.settle()
			r.shot("bf-link" + name)
		}
	}
}

// TestQuestionsOfTheGameAreItsOwn: what an effect or a cost moves or changes is asked in the words that every game has, and
// not as one of the game's own procedures.
func TestQuestionsOfTheGameAreItsOwn(t *testing.T) {
	b := crowdedOf(t, crowdedAreas, areasMain, 1280, 720, "ja", true).table().book
	for key, want := range map[string]string{"move": "動かすカードを選ぶ", "mover": "『移動』するモンスターを選ぶ", "change": "効果を受けるものを選ぶ", "equip change": "『装備変更』を使いますか"} {
		if got, ok := b.question(key); !ok || got != want {
			t.Errorf("%s is asked as %q, want %q", key, got, want)
		}
	}
}

// TestAKeywordNamesItself: what a keyword lets its player do is asked by its name and that of its card, with what it does and not all that the
// card says.
func TestAKeywordNamesItself(t *testing.T) {
	for lang, want := range map[string][3]string{"ja": {"「多脚の運び屋」の『ソウルガード』を使いますか", "ソウル1枚", "しないと「多脚の運び屋」は破壊されます。"}, "en": {"Use Soulguard for 多脚の運び屋?", "one card of its soul", "Otherwise 多脚の運び屋 is destroyed."}} {
		for _, size := range screens {
			r := crowdedOf(t, crowdedAreas, areasMain, size[0], size[1], lang, true)
			r.passTo(0, "attack")
			r.plays(state.DeclareAttack, "三日月丸 オボロ", "多脚の運び屋", 0)
			for r.table().dec.Kind != rules.YesNo {
				r.table().give(state.Answer{Act: state.Act{Verb: state.Pass}})
				r.settle()
			}
			r.shot("bf-guard-" + lang + "-" + itoa(size[0]))
			p := r.table().rail.side.Panel
			if p.Question != want[0] || len(p.Items) < 2 || !strings.Contains(p.Items[1].Text, want[1]) || !strings.HasPrefix(p.Items[0].Text, want[2]) || !strings.Contains(p.Items[0].Text, "4.kw.soulguard.2") {
				t.Errorf("%s, %d: it asks %q, %+v", lang, size[0], p.Question, p.Items)
			}
			w := &r.table().dec.Ask.Would
			for tag, place := range map[state.Tag]ability.Zone{state.TagReturned: ability.Hand_, state.TagPut: ability.Discards} { // it may be returned, or put somewhere else
				w.Tag, w.To.Zone = tag, r.table().book.rules.Zone(place)
				if got, word := r.table().panel.would(), r.table().journal.placeWord(w.To); !strings.Contains(got, "多脚の運び屋") || word == "" || !strings.Contains(got, word) {
					t.Errorf("%s: %q does not say where it goes: %q", lang, got, word)
				}
			}
		}
	}
}

// TestDecliningOfUses: what the other player uses may be passed over by what sort of use it is; what is declined until
// something happens is asked again for an attack on oneself and for a spell, not for a call or in the own attack.
func TestDecliningOfUses(t *testing.T) {
	r := crowdedOf(t, crowdedAreas, areasTheirMain, 1280, 720, "ja", true)
	tb := r.table()
	theirs := []match.StackView{{By: 1}}
	for _, c := range []struct {
		what, window, then string
		turn               state.Seat
		stack              []match.StackView
		stops              map[string]bool
		till               int32
		want               bool
	}{
		{"a call", "answer", "call", 1, theirs, nil, 0, false},
		{"a call, set to pass", "answer", "call", 1, theirs, map[string]bool{"buddyfight/theirs/call": false}, 0, true},
		{"a spell, calls set to pass", "answer", "cast", 1, theirs, map[string]bool{"buddyfight/theirs/call": false}, 0, false},
		{"a call in one's own turn, theirs set to pass", "answer", "call", 0, theirs, map[string]bool{"buddyfight/theirs/call": false}, 0, false},
		{"a call, until something happens", "answer", "call", 1, theirs, nil, 3, true},
		{"an auto ability, until something happens", "answer", "trigger", 1, theirs, nil, 3, true},
		{"a spell, until something happens", "answer", "cast", 1, theirs, nil, 3, false},
		{"a counter in one's own turn, until something happens", "answer", "cast", 0, theirs, nil, 3, false},
		{"an ability, until something happens", "answer", "use", 1, theirs, nil, 3, false},
		{"being attacked, until something happens", "counter", "hit", 1, nil, nil, 3, false},
		{"the own attack, until something happens", "timing", "hit", 0, nil, nil, 3, true},
		{"after the other's attack, until something happens", "counter", "restand", 1, nil, nil, 3, true},
		{"the start of the turn", "counter", "stand", 1, nil, nil, 0, true},
	} {
		r.c.Set.Stops, tb.passer.pass.till = c.stops, c.till
		d := &rules.Decision{Seat: 0, Kind: rules.Acting, Window: c.window, Then: c.then}
		if got := tb.passer.passes(d, &match.View{Turn: c.turn, TurnNo: 3, Stack: c.stack}); got != c.want {
			t.Errorf("%s: passed over %v, want %v", c.what, got, c.want)
		}
	}
}

// TestDecliningKeys: Shift P declines a call and what follows of its sort, and an attack is asked about all the same; the
// switch in the panel declines this and every later call.
func TestDecliningKeys(t *testing.T) {
	for _, size := range screens {
		called := func() *rig {
			r := crowdedOf(t, crowdedAreas, areasTheirMain, size[0], size[1], "ja", true)
			r.c.Set.Idle = false
			r.plays(state.PlayCard, "油差しの小僧", "", 2)
			r.passTo(0, "answer")
			return r
		}
		r := called()
		r.key(untilKey)
		for range 3 {
			r.settle()
		}
		if d := r.table().dec; d.Seat != 1 || d.Window != "main" {
			t.Fatalf("%d: asked seat %d in %q, want the other's main phase", size[0], d.Seat, d.Window)
		}
		r.plays(state.PlayCard, "鉄板の盾", "", 0)
		r.settle()
		if d := r.table().dec; d.Seat != 1 {
			t.Errorf("%d: the second use is asked about: %+v", size[0], d)
		}
		r = called()
		r.click("until")
		r.settle()
		r.passTo(1, "attack")
		r.plays(state.DeclareAttack, "螺子巻き斥候", "三日月丸 オボロ", 0)
		r.passTo(0, "counter")
		if r.table().dec.Then != "hit" || r.table().passer.pass.on {
			t.Errorf("%d: the attack is passed over", size[0])
		}
		r = called()
		if size[0] > 900 {
			r.click("never")
			if on, set := r.c.Set.Stops["buddyfight/theirs/call"]; on || !set {
				t.Errorf("the switch sets %v %v", on, set)
			}
			r.settle()
			if d := r.table().dec; d.Seat != 0 || d.Then != "trigger" {
				t.Errorf("%d: asked %+v, want what the call triggers", size[0], d)
			}
			r.passTo(1, "main")
			r.plays(state.PlayCard, "鉄板の盾", "", 0)
			r.settle()
			if d := r.table().dec; d.Seat != 1 {
				t.Errorf("%d: a use is asked about that never is to be: %+v", size[0], d)
			}
		}
	}
}

// TestDecliningIsForeseen: the panel says who attacks whom, what becomes of it if nothing is used, and where a monster is
// called to.
func TestDecliningIsForeseen(t *testing.T) {
	said := func(r *rig) (out []string) {
		for _, it := range r.table().rail.side.Panel.Items {
			if it.Kind == render.ItemText || it.Kind == render.ItemStrong {
				out = append(out, strings.TrimSpace(it.Text+" "+it.Right))
			}
		}
		return out
	}
	has := func(r *rig, want ...string) {
		t.Helper()
		r.c.Draw()
		for _, w := range want {
			if got := said(r); !slices.Contains(got, w) {
				t.Errorf("the panel says %q, not %q", got, w)
			}
		}
	}
	r := crowdedOf(t, crowdedAreas, areasAttacked, 1280, 720, "ja", true)
	r.passTo(1, "attack")
	r.plays(state.DeclareAttack, "螺子巻き斥候", "三日月丸 オボロ", 0)
	r.passTo(0, "counter")
	has(r, "螺子巻き斥候 が 三日月丸 オボロ を攻撃", "使わなければ、こうなります。", "三日月丸 オボロ → ドロップゾーン", "使える札 1")
	r = crowdedOf(t, crowdedAreas, areasTheirMain, 1280, 720, "ja", true)
	r.plays(state.PlayCard, "大炉の鉄人 ガンザ", "", 2)
	r.passTo(0, "answer")
	has(r, "大炉の鉄人 ガンザ → センター", "まひる ライフ 8 → 9") // the buddy's gift
	r = crowdedOf(t, crowdedAreas, areasTheirMain, 1280, 720, "ja", true)
	r.plays(state.PlayCard, "分解整備", "", 0)
	r.passTo(0, "answer")
	has(r, "夜道の提灯持ち → ドロップゾーン")
}

// TestSizesAndSoul: a monster that is an item now has no part in the sum of sizes, and soul that lies face down is said to.
func TestSizesAndSoul(t *testing.T) {
	r := crowdedOf(t, crowdedAreas, areasMain, 1280, 720, "ja", true)
	tb := r.table()
	if got := tb.piles.summed(0, ability.Size); got != 3 {
		t.Errorf("the sizes are %d, want 3", got)
	}
	g := tb.closeup.ledger(&tb.zone(ability.CenterArea, 0)[0])
	soul := []string{g.Fanned}
	for _, c := range g.Fan {
		soul = append(soul, c.Face.Name, c.Tag)
	}
	if got := strings.Join(soul, " "); got != "ソウル 2 月代の門弟  屋根渡りの猫 裏向き" {
		t.Errorf("the soul: %s", got)
	}
}

// TestFighterIsAimedAt: an attack on a fighter, who is no card, is drawn to the hand, with the fighter's name.
func TestFighterIsAimedAt(t *testing.T) {
	for _, size := range screens {
		r := crowdedOf(t, crowdedAreas, areasMain, size[0], size[1], "ja", true)
		r.c.Draw()
		tb := r.table()
		for s := range state.Seat(2) {
			if q, named := tb.posts.playerBox(s); q.Empty() || named || !q.Within(tb.lay.Ground) {
				t.Errorf("%d: the arrow to seat %d ends in %+v, named there: %v", size[0], s, q, named)
			}
		}
	}
}

// TestTheGaugeLiesInItsPlace: the gauge is a fan of its cards, of which a payment is chosen; however many they are it lies
// beside the buddy and the areas and not over them.
func TestTheGaugeLiesInItsPlace(t *testing.T) {
	most := 0
	for _, nth := range []int{areasMain, areasLink} {
		r := crowdedOf(t, crowdedAreas, nth, 1280, 720, "ja", true)
		r.c.Draw()
		tb := r.table()
		for s := range state.Seat(2) {
			list := tb.zone(ability.GaugeZone, s)
			most = max(most, len(list))
			place, _ := tb.at(tb.placeOf(ability.GaugeZone, wing.AsPile), s)
			for _, v := range list {
				if at := tb.anim.spot[v.ID]; !at.Within(place.R.Inset(-1)) {
					t.Errorf("board %d, seat %d: a card of the gauge lies at %v, its place is %v", nth, s, at, place.R)
				}
			}
		}
	}
	if most < 9 {
		t.Errorf("no gauge is crowded: %d", most)
	}
}

package game

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// sitFF sits down at the FF-TCG table.
func sitFF(t testing.TB, w, h int, mode string) *rig {
	r := newRig(t, w, h)
	r.click("table:fftcg")
	r.click("mode:" + mode)
	r.click("play")
	return r
}

// What is carried out by hand has the zones and numbers of the game.
func TestFFByHandTools(t *testing.T) {
	h := &hands{rig: sitFF(t, 1280, 720, "solo"), rand: 1, used: map[string]int{}}
	for h.table().dec == nil || len(h.table().zone(ability.Hand_, h.table().dec.Seat)) == 0 {
		h.once()
		h.settle()
	}
	r, tb := h.rig, h.table()
	d := rules.Decision{Kind: rules.ByHand, Seat: tb.dec.Seat, Hand: "手で行う。", Ask: rules.Prompt{Key: "hand"}}
	a := &asking{Session: tb.s, view: *tb.view, d: &d}
	a.view.Mine = a.d
	n := newTable(r.c, a, tb.match, tb.book.rules)
	n.match = &matchInfo{Key: "match/x", Mode: modeSolo}
	r.c.Go(n)
	r.settle()
	names := func(prefix string) (out []string) {
		for i := range r.c.now().targets {
			if g := &r.c.now().targets[i]; strings.HasPrefix(g.Name, prefix) {
				out = append(out, g.Label)
			}
		}
		return out
	}
	r.click("hand:points")
	if got, want := names("hand:0"), []string{"クリスタル −1", "クリスタル +1"}; !slices.Equal(got, want) {
		t.Errorf("the numbers are %v, want %v", got, want)
	}
	r.key("Escape")
	r.click(cardName(r.table().zone(ability.Hand_, d.Seat)[0].ID))
	if got, want := names("hand:stat"), []string{"パワー +1000", "パワー −1000"}; !slices.Equal(got, want) {
		t.Errorf("a card's numbers are %v, want %v", got, want)
	}
	r.click("hand:move")
	want := []string{"フィールド", "手札", "ダメージゾーン", "デッキの上", "デッキの下", "ブレイクゾーン", "LBデッキ", "除外領域", "フィールド"}
	if got := names("hand:to:"); !slices.Equal(got, want) {
		t.Errorf("the places are %v, want %v", got, want)
	}
}

func TestWholeFFMatchByHand(t *testing.T) {
	for _, size := range screenSizes {
		h := &hands{rig: sitFF(t, size[0], size[1], "solo"), rand: rules.Mix(5, uint64(size[0])), used: map[string]int{}}
		n := 0
		for ; h.once(); n++ {
			if n > 3000 {
				t.Fatal("the match does not end")
			}
			h.settle()
			if n%60 == 30 {
				h.shot("ff-" + itoa(size[0]) + "-" + itoa(n))
			}
		}
		h.settle()
		h.shot("ff-result-" + itoa(size[0]))
		t.Logf("%d answers, turn %d: %v", n, h.table().view.TurnNo, h.used)
		if tr := h.c.Tree(); !tr.Over_ || tr.Over != "result" || tr.Winner < 0 {
			t.Fatalf("after %d answers over %v, on top %q; want the result", n, tr.Over_, tr.Over)
		}
		for _, k := range []string{"play", "attack", "use", "pass", "choose", "yesno", "pay", "paid by hand"} {
			if h.used[k] == 0 {
				t.Errorf("the match never used %q: %v", k, h.used)
			}
		}
	}
}

// A window is passed over by its moment, whatever could be done in it.
func TestPassingIsByTheMoment(t *testing.T) {
	r := sitFF(t, 1280, 720, "solo")
	tb := r.table()
	mine := match.StackView{By: 0}
	theirs := match.StackView{By: 1}
	window := func(name, then string) *rules.Decision {
		return &rules.Decision{Seat: 0, Kind: rules.Acting, Window: name, Then: then}
	}
	view := func(turn state.Seat, stack ...match.StackView) *match.View {
		return &match.View{Turn: turn, TurnNo: 3, Stack: stack}
	}
	for _, c := range []struct {
		what string
		d    *rules.Decision
		v    *match.View
		set  func(*Settings)
		till int32
		want bool
	}{
		{"the main phase is one's own", window("main", "attack"), view(0), nil, 3, false},
		{"an attack is declared or not", window("attack", "main"), view(0), nil, 3, false},
		{"before the own attack", window("priority", "declare"), view(0), nil, 0, true},
		{"the other leaves the main phase", window("priority", "attack"), view(1), nil, 0, false},
		{"after the other's attack", window("priority", "block"), view(1), nil, 0, false},
		{"until something happens", window("priority", "block"), view(1), nil, 3, true},
		{"that was another turn", window("priority", "block"), view(1), nil, 2, false},
		{"the other's summon happens", window("priority", ""), view(1, theirs), nil, 3, false},
		{"the own summon", window("priority", ""), view(1, theirs, mine), nil, 0, true},
		{"the own summon, asked for", window("priority", ""), view(1, mine), func(s *Settings) { s.Own = true }, 0, false},
		{"held", window("priority", "declare"), view(0), func(s *Settings) { s.Hold = true }, 3, false},
		{"set to be asked", window("priority", "declare"), view(0), func(s *Settings) { s.Stops = map[string]bool{"fftcg/own/declare": true} }, 0, false},
		{"set for the other's turn", window("priority", "declare"), view(0), func(s *Settings) { s.Stops = map[string]bool{"fftcg/theirs/declare": true} }, 0, true},
		{"set to pass", window("priority", "block"), view(1), func(s *Settings) { s.Stops = map[string]bool{"fftcg/theirs/block": false} }, 0, true},
	} {
		r.c.Set.Own, r.c.Set.Hold, r.c.Set.Stops = false, false, nil
		if c.set != nil {
			c.set(&r.c.Set)
		}
		tb.passer.pass.till = c.till
		if got := tb.passer.passes(c.d, c.v); got != c.want {
			t.Errorf("%s: passed over %v, want %v", c.what, got, c.want)
		}
	}
}

// toMain plays until a main phase in which a card can be played.
func toMain(h *hands) *table {
	h.t.Helper()
	for range 200 {
		tb := h.table()
		if tb.dec != nil && tb.dec.Window == "main" && tb.mayAct(state.PlayCard) {
			return tb
		}
		if !h.once() {
			break
		}
		h.settle()
	}
	h.t.Fatal("there is never a card to play")
	return nil
}

// What is taken back to is never what was passed over, and the log tells of that.
func TestUndoGoesBehindPasses(t *testing.T) {
	h := &hands{rig: sitFF(t, 1280, 720, "solo"), rand: rules.Mix(9, 1), used: map[string]int{}}
	tb := toMain(h)
	at := tb.view.Inputs
	h.key("E") // the other is asked as the main phase ends
	h.settle()
	if !tb.passer.isQuick() || tb.dec.Then != "attack" {
		t.Fatalf("asked %s %q, want the other before the attack phase", tb.dec.Ask.Key, tb.dec.Then)
	}
	h.key("E")
	h.settle()
	if tb.dec.Then != "attack" {
		t.Fatal("E passes priority in the other's phase")
	}
	h.key("P")
	for range 200 {
		h.tick(1)
	}
	if tb.view.Inputs < at+3 || len(tb.passer.pass.told) == 0 {
		t.Fatalf("%d inputs since, %d windows passed over; want some of each", tb.view.Inputs-at, len(tb.passer.pass.told))
	}
	if tb.log[len(tb.log)-1].kind != "pass" && !slices.ContainsFunc(tb.log, func(l logLine) bool { return l.kind == "pass" }) {
		t.Error("the log does not tell of a pass")
	}
	for i := 0; tb.view.Inputs > at; i++ {
		h.key("Ctrl Z")
		if tb.passer.passes(tb.dec, tb.view) || i > 3 {
			t.Fatalf("undo %d goes back to %s %q", i, tb.dec.Ask.Key, tb.dec.Then)
		}
	}
	if len(tb.passer.pass.told) > 0 && tb.passer.pass.told[len(tb.passer.pass.told)-1].inputs >= at {
		t.Error("what was taken back is still told")
	}
}

// A card that pays stays where it is until it is paid; what cannot pay says why; and the
// play can be taken back and tried again.
func TestPayingIsPutTogether(t *testing.T) {
	h := &hands{rig: sitFF(t, 1280, 720, "solo"), rand: rules.Mix(9, 2), used: map[string]int{}}
	tb := toMain(h)
	i := slices.IndexFunc(tb.acts, func(a state.Act) bool { return a.Verb == state.PlayCard })
	play := tb.acts[i]
	for range 3 {
		h.play(play.Card)
		h.settle()
		for i := 0; tb.dec.Kind != rules.Pay; i++ {
			if i > 5 {
				t.Fatalf("asked %s, want the payment", tb.dec.Ask.Key)
			}
			h.once()
		}
		hand := len(tb.zone(ability.Hand_, tb.dec.Seat))
		first := tb.payer.pay.from[0].Card
		h.click(cardName(first))
		if tb.payer.inPlan(first) < 0 || h.c.now().find(cardName(first)).State != "selected" {
			t.Fatal("a card that was pressed is not in the plan")
		}
		h.key("Esc")
		h.settle()
		if got := len(tb.zone(ability.Hand_, tb.dec.Seat)); tb.dec.Window != "main" || got != hand+1 {
			t.Fatalf("given up: asked %q with %d cards in the hand, want the main phase and %d", tb.dec.Window, got, hand+1)
		}
	}
	h.play(play.Card)
	h.settle()
	for tb.dec.Kind != rules.Pay {
		h.once()
	}
	h.key("A")
	n, _ := tb.payer.paid()
	if n < int(tb.dec.Part.N) {
		t.Fatalf("the app pays %d of %d", n, tb.dec.Part.N)
	}
	h.key("Space")
	h.settle()
	if tb.dec.Kind == rules.Pay {
		t.Fatal("it is not paid")
	}
}

// The words of a match follow the language.
func TestWordsFollowTheLanguage(t *testing.T) {
	h := &hands{rig: sitFF(t, 1280, 720, "solo"), rand: rules.Mix(9, 2), used: map[string]int{}}
	toMain(h)
	h.key("E")
	h.settle()
	h.tick(1, Event{Kind: PointerMove, X: 5, Y: 700})
	labels := func(lang string) map[string]string {
		h.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
		h.tick(2)
		out := map[string]string{}
		for _, v := range h.c.Tree().Things {
			out[v.Name] = v.Label
		}
		return out
	}
	labels("en")
	ja, en := labels("ja"), labels("en")
	for name, l := range en {
		if strings.ContainsFunc(keptNames.ReplaceAllString(l, ""), func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana) }) {
			t.Errorf("%s reads %q in English (%q in Japanese)", name, l, ja[name])
		}
	}
}

// The moments at which a player is asked are chosen in a dialog.
func TestStopsAreChosen(t *testing.T) {
	for _, size := range screenSizes {
		r := sitFF(t, size[0], size[1], "solo")
		r.table().openMenu()
		r.click("menu:stops")
		r.inBoth("ff-stops")
		r.click("stop:declare:turn.yours")
		r.click("stop:block:turn.theirs")
		if s := r.c.Set.Stops; !s["fftcg/own/declare"] || s["fftcg/theirs/block"] || len(s) != 2 {
			t.Errorf("chosen %v", s)
		}
		r.key("Space")
		if r.c.top().Name() != "table" {
			t.Errorf("on top %s, want the table", r.c.top().Name())
		}
	}
}

// At one screen for two, nobody's hand is shown for a window that is passed over.
func TestNoHandIsShownForAPass(t *testing.T) {
	r := sitFF(t, 1280, 720, "hotseat")
	tb := r.table()
	r.c.ChangeSettings(func(s *Settings) {
		s.Stops = map[string]bool{}
		for _, stop := range tb.book.rules.Game.Words().Stops {
			s.Stops[stopKey("fftcg", stop.Then, true)], s.Stops[stopKey("fftcg", stop.Then, false)] = false, false
		}
	})
	for i := 0; tb.view.TurnNo < 4; i++ {
		if i > 100 {
			t.Fatal("the turns do not go on")
		}
		if r.c.top().Name() == "cover" {
			r.key("Space")
		}
		if tb.dec.Kind == rules.YesNo {
			r.click("no")
		} else if w := tb.dec.Window; w == "main" {
			r.key("E")
		} else if tb.dec.Kind == rules.Choose {
			r.key("A")
			r.key("Space")
		}
		for range 20 {
			r.tick(1)
			if tb.passer.isQuick() {
				t.Fatalf("seat %d's hand is shown for %s %q", tb.dec.Seat, tb.dec.Ask.Key, tb.dec.Then)
			}
		}
	}
}

// The other seat is played by the program.
func TestFFAgainstTheBot(t *testing.T) {
	h := &hands{rig: sitFF(t, 844, 390, "bot"), rand: rules.Mix(3, 3), used: map[string]int{}}
	tb := h.table()
	for n := 0; tb.view.TurnNo < 4 && n < 60; {
		if tb.dec == nil {
			h.tick(10)
		} else if h.tick(16); h.once() {
			n++
		}
		if st := tb.s.Status(); st.Problem != nil {
			t.Fatal(st.Problem)
		}
	}
	if tb.view.TurnNo < 4 {
		t.Fatalf("it is turn %d", tb.view.TurnNo)
	}
}

// A key that was meant for another question answers nothing.
func TestAKeyNeedsAQuestionThatWasSeen(t *testing.T) {
	h := &hands{rig: sitFF(t, 1280, 720, "bot"), rand: rules.Mix(4, 4), used: map[string]int{}}
	r, tb := h.rig, h.table()
	for n := 0; tb.dec == nil || tb.dec.Window != "main"; n++ {
		if r.tick(16); n > 200 {
			t.Fatal("the main phase never comes")
		}
		if tb.dec != nil && tb.dec.Window != "main" {
			h.once()
		}
	}
	at := tb.view.Inputs
	tb.since = r.c.ms
	r.key("E")
	if tb.view.Inputs != at {
		t.Fatal("a key answered a question that had just come")
	}
	r.tick(20)
	r.key("E")
	if tb.view.Inputs == at {
		t.Fatal("a key does not answer a question that was seen")
	}
}

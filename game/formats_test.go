package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/state"
)

var screenSizes = [][2]int{{1280, 720}, {1920, 1080}, {844, 390}}

// inBoth shows the screen in both languages.
func (r *rig) inBoth(name string) {
	for _, lang := range []string{"ja", "en"} {
		r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
		r.tick(1)
		r.shot(name + "-" + lang + "-" + itoa(r.c.W))
	}
	r.c.ChangeSettings(func(s *Settings) { s.Lang = "ja" })
}

func TestADeckIsBuiltOnWhatIsChosen(t *testing.T) {
	for _, size := range screenSizes {
		for _, want := range []string{"宵宮囃子", ""} {
			r := newRig(t, size[0], size[1])
			r.click("mode:solo")
			if r.c.now().find("basis:0:0") != nil {
				t.Fatal("a deck of one basis asks for it")
			}
			pickDeck(r, 0, 2)
			if want == "" {
				r.inBoth("decks-title")
				r.click("basis:0:0")
			}
			r.click("play")
			r.settle()
			if s := r.table().match.setup; s.Format != "" || s.Decks[0].Basis != want || s.Decks[1].Basis != "" {
				t.Fatalf("format %q, bases %q and %q; want the usual, %q and the class", s.Format, s.Decks[0].Basis, s.Decks[1].Basis, want)
			}
		}
	}
}

// A card with a trigger tells what it does, and its title.
func TestACardTellsItsTriggerAndTitle(t *testing.T) {
	for lang, want := range map[string]string{"ja": "【ドロートリガー】1枚引く。", "en": "[draw trigger] Draw 1 card."} {
		r := newRig(t, 1280, 720)
		r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
		r.click("mode:solo")
		pickDeck(r, 0, 2)
		x, y := r.middle("show:0:2")
		r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
		r.shot("decks-large-" + lang)
		face := r.c.scene.(*deckScene).books.face(assets.Of("sve").Pool.Named("提灯持ちの子"))
		if face.Text[0] != want || !strings.HasSuffix(face.Over, "宵宮囃子") {
			t.Errorf("the card reads %q under %q, want %q first", face.Text, face.Over, want)
		}
	}
}

// pickDeck presses a row of a list, scrolled to.
func pickDeck(r *rig, seat, n int) {
	r.t.Helper()
	r.clickIn("list:"+itoa(seat), "deck:"+itoa(seat)+":"+itoa(n))
}

// clickIn scrolls a list until a thing in it is whole, and presses it.
func (r *rig) clickIn(list, name string) {
	r.t.Helper()
	box, _ := r.c.Find(list)
	for i := 0; i < 60; i++ {
		if b, ok := r.c.Find(name); ok && b.Bottom() <= box.Bottom() {
			break
		}
		x, y := r.middle(list)
		r.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: 1})
	}
	r.click(name)
}

func TestCrossoverIsPlayedByTwoLeaders(t *testing.T) {
	for _, size := range screenSizes {
		h := &hands{rig: newRig(t, size[0], size[1]), rand: rules.Mix(3, 4), used: map[string]int{}}
		r := h.rig
		r.click("mode:solo")
		r.click("format:crossover")
		r.inBoth("decks-crossover")
		r.click("play")
		r.settle()
		r.shot("crossover-" + itoa(size[0]))
		if f := r.table().match.setup.Format; f != "crossover" {
			t.Fatalf("format %q, want crossover", f)
		}
		for s := state.Seat(0); s < 2; s++ {
			if n := len(r.table().zone(ability.LeaderArea, s)); n != 2 {
				t.Fatalf("%d leaders of seat %d, want 2", n, s)
			}
			for i, name := range [2]string{"leader:" + itoa(int(s)), "leader:" + itoa(int(s)) + ":1"} {
				r.meets(name, r.table().zone(ability.LeaderArea, s)[i].ID)
			}
		}
		for n := 0; h.once(); n++ {
			if n > 2000 {
				t.Fatal("the match does not end")
			}
			h.settle()
		}
	}
}

// A list that breaks the rules is taken over, says which in both languages, and
// cannot be played.
func TestWhatIsWrongWithADeckIsSaid(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:bot")
	r.clip = strings.Replace(string(r.c.library.decks(assets.Of("sve"), "crossover")[0].list.Text("ja")), "3 五-S010", "4 五-S010", 1)
	r.click("import")
	r.tick(1)
	s := r.c.scene.(*deckScene)
	d := s.chosen(0, r.c.library.decks(assets.Of("sve"), s.format))
	if s.format != "crossover" || d.key == "" || len(d.faults) != 2 || d.faults[0].Rule != "6.1.1.2" || d.faults[1].Rule != "6.1.1.4" {
		t.Fatalf("format %q, deck %q with the faults %v; want the pasted one, of 51 cards and four of a name", s.format, d.key, d.faults)
	}
	r.inBoth("decks-faults")
	r.click("play")
	if r.c.scene != Scene(s) || r.c.tip == nil || r.c.tip.tip.Rule != "SVE 6.1.1.2" {
		t.Fatalf("scene %s, tip %+v; want the reason in place of a match", r.c.scene.Name(), r.c.tip)
	}
	if got, want := s.c.library.faultLine(&d.faults[1]), "規則 6.1.1.4"; !strings.HasPrefix(got, want) {
		t.Errorf("the fault reads %q", got)
	}
	r.click("deck:0:0")
	r.click("play")
	r.settle()
	r.table()
}

// The guest of a link sees the host's format, has decks of it alone, and both
// machines hold the same basis.
func TestALinkIsPlayedInTheHostsFormat(t *testing.T) {
	host, guest := newRig(t, 1280, 720), newRig(t, 844, 390)
	host.click("mode:link")
	host.click("format:crossover")
	host.click("play")
	host.tick(1)
	v := host.c.scene.(*invite)
	if a := v.address(); !strings.HasSuffix(a, "&f=crossover") {
		t.Fatalf("the invitation %q does not say the format", a)
	}
	host.shot("invite-format-1280")
	guest.clip = v.address()
	guest.click("paste")
	guest.tick(1)
	s := guest.c.scene.(*deckScene)
	if s.format != "crossover" || guest.c.now().find("format:") != nil || guest.c.now().find("format:crossover") == nil {
		t.Fatalf("the guest has the format %q, and may choose", s.format)
	}
	guest.inBoth("decks-guest")
	guest.key("Esc")
	byHand(t, host, guest)
	for _, r := range []*rig{host, guest} {
		if got := r.table().s.(linkedSession).Match().Setup(); got.Format != "crossover" || len(got.Decks[0].Leader) != 2 || len(got.Decks[1].Leader) != 2 {
			t.Fatalf("seat %d plays %q with %d and %d leaders", r.table().s.Seat(), got.Format, len(got.Decks[0].Leader), len(got.Decks[1].Leader))
		}
	}
}

func TestALinkSaysTheBasis(t *testing.T) {
	host, guest := newRig(t, 1280, 720), newRig(t, 1280, 720)
	host.click("mode:link")
	pickDeck(host, 0, 2)
	host.click("play")
	host.tick(1)
	host.shot("invite-basis-1280")
	byHand(t, host, guest)
	for _, r := range []*rig{host, guest} {
		if got := r.table().s.(linkedSession).Match().Setup().Decks; got[0].Basis != "宵宮囃子" || got[1].Basis != "" {
			t.Fatalf("seat %d has the bases %q and %q", r.table().s.Seat(), got[0].Basis, got[1].Basis)
		}
	}
	host.table().s.Close()
	guest.tick(1)
	m, err := guest.c.storedMatch(guest.tab["match"])
	if err != nil || m.Link.Format != "" {
		t.Fatalf("stored %+v, %v", m, err)
	}
}

func TestAnInvitationToAnUnknownFormatIsRefused(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.clip = "https://table.example/#r=abcdefgh.AAAAAAAAAAAAAAAAAAAAAA&f=nonsense"
	r.click("paste")
	r.tick(1)
	d, ok := r.c.top().(*notice)
	if !ok || !strings.Contains(d.text, "nonsense") {
		t.Fatalf("on top %q, want a notice that names the format", r.c.top().Name())
	}
}

// A whole match by hand with the title's deck: drive checks are asked for, and trigger.
func TestTheTitleDeckByHand(t *testing.T) {
	for _, size := range screenSizes {
		h := &hands{rig: newRig(t, size[0], size[1]), rand: rules.Mix(5, 9), used: map[string]int{}}
		h.click("mode:solo")
		pickDeck(h.rig, 0, 2)
		pickDeck(h.rig, 1, 2)
		h.click("play")
		asked := 0
		for n := 0; h.once(); n++ {
			if n > 2000 {
				t.Fatal("the match does not end")
			}
			h.settle()
			if tb, ok := h.c.scene.(*table); ok && tb.dec != nil && tb.dec.Ask.Key == "drive" {
				if asked++; asked == 1 {
					h.inBoth("drive")
				}
			}
		}
		triggers := 0
		for _, e := range h.table().s.Events(0) {
			if e.Event.Verb == ability.DriveTriggered {
				triggers++
			}
		}
		if asked == 0 || triggers == 0 || triggers > asked {
			t.Fatalf("asked for %d triggers, %d used", asked, triggers)
		}
	}
}

// Packs are opened, a deck is built of them and nothing else, and played.
func TestSealedIsPlayedFromOpenedPacks(t *testing.T) {
	for _, size := range screenSizes {
		h := &hands{rig: newRig(t, size[0], size[1]), rand: rules.Mix(8, 1), used: map[string]int{}}
		h.click("mode:solo")
		h.click("format:sealed")
		h.click("play")
		if h.c.scene.Name() != "decks" || h.c.tip == nil || h.c.tip.tip.Rule != "SVE B-1" {
			t.Fatalf("scene %s, tip %+v; want a reason with its rule", h.c.scene.Name(), h.c.tip)
		}
		h.inBoth("decks-sealed-none")
		h.click("open:0")
		h.click("open:1")
		h.inBoth("decks-sealed")
		list := h.c.library.decks(assets.Of("sve"), "sealed")
		if len(list) != 2 || len(list[0].faults) != 0 || len(list[0].deck.Opened) != 64 || len(list[0].deck.Main) != 40 {
			t.Fatalf("%d decks, the first with %v, %d cards opened and %d in it", len(list), list[0].faults, len(list[0].deck.Opened), len(list[0].deck.Main))
		}
		h.click("play")
		for n := 0; h.once(); n++ {
			if n > 2000 {
				t.Fatal("the match does not end")
			}
			h.settle()
		}
		if h.used["game"] == 0 && size[0] == 1280 {
			t.Errorf("Rush was never granted: %v", h.used)
		}
	}
}

func TestADeckIsBuilt(t *testing.T) {
	for _, size := range screenSizes {
		r := newRig(t, size[0], size[1])
		r.click("mode:solo")
		r.click("deck:build:0")
		b, ok := r.c.scene.(*builder)
		if !ok {
			t.Fatalf("scene %s, want the builder", r.c.scene.Name())
		}
		start := b.own.deck.Main[0]
		r.clickIn("mine", "held:"+itoa(int(start)))
		r.inBoth("build")
		r.click("class:witch")
		r.tick(1, Event{Kind: PointerMove, X: 1, Y: 1})
		added := b.cards()[0]
		if d := b.books.rules.Pool.Def(added); d.Sides[0].Classes[0] != "witch" {
			t.Fatalf("%s is shown among the witch cards", d.ID)
		}
		for _, f := range b.cards()[:6] {
			if assets.Of("sve").Index.SectionOf("sve", f) == "main" {
				added = f
				break
			}
		}
		r.clickIn("pool", "card:"+itoa(int(added)))
		if got := b.own.faults; len(got) != 1 || got[0].Rule != "6.1.1.5.1" {
			t.Fatalf("faults %v after a card of another class, want 6.1.1.5.1", got)
		}
		r.inBoth("build-fault")
		r.key("Esc")
		s := r.c.scene.(*deckScene)
		d := s.chosen(0, r.c.library.decks(assets.Of("sve"), ""))
		if d.key != b.own.key || len(d.faults) != 1 || len(d.deck.Main) != 50 {
			t.Fatalf("back with deck %q of %d cards, faults %v; want the built one", d.key, len(d.deck.Main), d.faults)
		}
		r.click("deck:build:0")
		r.clickIn("mine", "held:"+itoa(int(added)))
		r.key("Esc")
		r.click("play")
		r.settle()
		if n := len(r.table().match.setup.Decks[0].Main); n != 49 {
			t.Fatalf("the match has %d cards, want 49", n)
		}
	}
}

// A deck can be for another format than it was: the rules of that one judge it.
func TestTheFormatOfADeckIsChosen(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("deck:build:0")
	r.click("format:crossover")
	b := r.c.scene.(*builder)
	if len(b.own.faults) != 1 || b.own.faults[0].Rule != "B-2/6.1.1.1" {
		t.Fatalf("faults %v of one leader in crossover", b.own.faults)
	}
	r.click("class:witch")
	for _, f := range b.cards() { // the witch leader, and one card of hers for one of the first
		if s := assets.Of("sve").Index.SectionOf("sve", f); s == "leader" || s == "main" {
			r.clickIn("pool", "card:"+itoa(int(f)))
			if s == "main" {
				break
			}
		}
	}
	r.clickIn("mine", "held:"+itoa(int(b.own.deck.Main[0])))
	if len(b.own.faults) != 0 || len(b.own.deck.Leader) != 2 {
		t.Fatalf("faults %v with %d leaders", b.own.faults, len(b.own.deck.Leader))
	}
	r.key("Esc")
	r.click("play")
	r.settle()
	if s := r.table().match.setup; s.Format != "crossover" || len(s.Decks[0].Leader) != 2 {
		t.Fatalf("format %q with %d leaders", s.Format, len(s.Decks[0].Leader))
	}
}

func TestADeckOfOpenedPacksTakesNothingElse(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("format:sealed")
	r.click("open:0")
	r.click("deck:build:0")
	b := r.c.scene.(*builder)
	for _, f := range b.cards() {
		if assets.Of("sve").Index.SectionOf("sve", f) != "leader" && !slices.Contains(b.own.deck.Opened, f) {
			t.Fatalf("%s is offered, which was not opened", b.books.name(f))
		}
	}
	f := b.own.deck.Main[0]
	for range 9 {
		b.add(f)
	}
	if len(b.own.faults) != 1 || b.own.faults[0].Rule != "B-1/6.1.1" {
		t.Fatalf("faults %v, want B-1/6.1.1", b.own.faults)
	}
	r.inBoth("build-sealed")
}

// What a deck declares that is no basis is said in words of the game, also where its cards are not here.
func TestADeckThatAsksSaysSo(t *testing.T) {
	c := newRig(t, 1280, 720).c
	found := false
	for _, id := range games.IDs() {
		g := assets.Of(id)
		stops := g.Rules.Game.Words().Stops
		i := slices.IndexFunc(stops, func(s rules.Stop) bool { return s.Then == rules.BeforeDamage })
		if i < 0 {
			continue
		}
		found = true
		for lang, want := range map[string]string{"ja": "たずねる：" + stops[i].JA, "en": "Asked: " + stops[i].EN} {
			c.Set.Lang = lang
			if got := basisName(c, g, &rules.DeckSetup{}, "", rules.BeforeDamage); got != want {
				t.Errorf("%s: %q, want %q", id, got, want)
			}
		}
	}
	if !found {
		t.Error("no game asks before damage")
	}
}

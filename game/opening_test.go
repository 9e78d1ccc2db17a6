package game

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules/deck"
)

// slow is something that is read in steps.
type slow struct{ done, all int }

func (s *slow) Done() bool    { return s.done >= s.all }
func (s *slow) Step() bool    { s.done++; return s.Done() }
func (s *slow) Part() float32 { return float32(s.done) / float32(s.all) }

// TestALongReadingIsShown: what is read in a moment shows nothing; what takes longer shows a sign, which stays long enough
// to be read though all is read by then. Nothing under it can be pressed, the reading takes part of each tick, and Esc
// goes back.
func TestALongReadingIsShown(t *testing.T) {
	for _, size := range screenSizes {
		r := newRig(t, size[0], size[1])
		sign := func() bool { _, there := r.c.Find("sign"); return there }
		begin := func(all int) (work *slow, opened *bool) {
			work, opened = &slow{all: all}, new(bool)
			r.c.read(work, func() { *opened = true })
			if sign() {
				t.Fatal("the sign is there at once")
			}
			return work, opened
		}
		_, opened := begin(1)
		if r.tick(2); !*opened || sign() || len(r.c.over) != 0 {
			t.Fatalf("read in one tick: opened %v, with a sign %v", *opened, sign())
		}

		work, opened := begin(1 << 40)
		for n := 1; n < signAfter; n++ {
			if r.tick(1); sign() {
				t.Fatalf("the sign is there after %d ticks", n)
			}
		}
		if r.c.now().modal == 0 {
			t.Fatal("while nothing is shown what lies under it can be pressed")
		}
		if work.done == 0 || work.Done() {
			t.Fatalf("%d ticks read %d of %d steps", signAfter-1, work.done, work.all)
		}
		if r.tick(1); !sign() {
			t.Fatalf("no sign after %d ticks", signAfter)
		}
		work.done = work.all * 2 / 3
		r.inBoth("opening")
		work.done = work.all - 1
		for o := r.c.top().(*opening); o.ticks < signAfter+signFor-1; {
			if r.tick(1); *opened || !sign() {
				t.Fatalf("the sign goes %d ticks after it came", o.ticks-signAfter)
			}
		}
		if r.tick(1); !*opened || len(r.c.over) != 0 {
			t.Fatalf("when all is read: opened %v, %d over the scene", *opened, len(r.c.over))
		}

		for _, ticks := range []int{1, signAfter} {
			r.c.read(&slow{all: 1 << 40}, func() { t.Fatal("opened after all") })
			r.tick(ticks)
			r.tick(1, Event{Kind: KeyPress, Key: "Esc"})
			if r.tick(3); r.c.top().Name() != "title" {
				t.Fatalf("Esc leads to %s", r.c.top().Name())
			}
		}
	}
}

// TestLanguageOfTheSystem: the app begins in the system's language, tells the machine, and the names that nobody gave
// change with it.
func TestLanguageOfTheSystem(t *testing.T) {
	for system, want := range map[string]string{"": "ja", "ja": "ja", "ja-JP": "ja", "en-GB": "en", "fr": "en", "en": "en", "JA_jp": "ja", "jav": "en"} {
		r := newRig(t, 1280, 720)
		var said []string
		env := r.env()
		env.Lang, env.Speak = system, func(lang string) { said = append(said, lang) }
		c := NewCore(sharedArt, env)
		if c.Set.Lang != want || len(said) != 1 || said[0] != want {
			t.Errorf("system %q: %s, told %q, want %s", system, c.Set.Lang, said, want)
		}
		c.ChangeSettings(func(s *Settings) { s.Lang = "ja" })
		if again := NewCore(sharedArt, env); again.Set.Lang != "ja" {
			t.Errorf("system %q: what was chosen is forgotten", system)
		}
	}
	r := newRig(t, 1280, 720)
	r.click("mode:bot")
	r.click("play")
	tb := r.table()
	if got := [2]string{tb.name(0), tb.name(1)}; got != [2]string{r.c.T("seat.you"), r.c.T("seat.bot")} {
		t.Fatalf("names %q", got)
	}
	r.c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
	r.tick(1)
	if got := [2]string{tb.name(0), tb.name(1)}; got != [2]string{"You", "Bot"} {
		t.Fatalf("in English the names are %q", got)
	}
}

// TestFacesComeAFewAtATime: with many new cards on the screen each frame paints a few of them; then nothing is drawn any more.
func TestFacesComeAFewAtATime(t *testing.T) {
	r := newRig(t, 1280, 720)
	sharedArt.Flush()
	painted(t, facesAtOnce)
	r.click("mode:bot")
	frames := 0
	for r.c.Draw(); sharedArt.Late(); r.c.Draw() {
		if frames++; frames > 100 {
			t.Fatal("the faces do not end")
		}
		r.tick(1)
	}
	if frames < 4 {
		t.Errorf("%d frames for all the faces of two decks", frames)
	}
	_, was := r.c.Draw()
	r.tick(5)
	if _, now := r.c.Draw(); now != was {
		t.Errorf("%d more frames are drawn when all is painted", now-was)
	}
}

// elsewhere is read by another thread.
type elsewhere struct{ slow }

func (*elsewhere) Waits() bool { return true }

// TestReadingGivesWay: what waits for another thread is asked once in a tick, and not over and over; a tick that makes good
// for a late frame reads nothing.
func TestReadingGivesWay(t *testing.T) {
	r := newRig(t, 1280, 720)
	work := &elsewhere{slow{all: 100}}
	r.c.read(work, func() {})
	if r.tick(10); work.done != 10 {
		t.Errorf("asked %d times in 10 ticks", work.done)
	}
	r.c.behind = true
	if r.tick(10); work.done != 10 {
		t.Errorf("asked %d times in ticks that make good for a late frame", work.done-10)
	}
}

// TestManyCardsAreReadInSlices: a large pack is read from the store a few cards at a time before a table shows it, whoever has
// read its texts, and so it is written for who reads them.
func TestManyCardsAreReadInSlices(t *testing.T) {
	r := newRig(t, 1280, 720)
	assets.Of("sve")
	p := &ownPack{key: shelfPrefix + "sve/own-many", game: "sve", Name: "多"}
	for one := deck.UnreadCards(assets.Packs("sve")[0]); len(p.cards) < 1000; {
		p.cards = append(p.cards, one...)
	}
	for _, edition := range []string{"this", "another"} {
		r.c.Env.Edition = "this"
		r.c.shelf.putWritten(writePack(p))
		r.c.shelf.clear()
		r.c.Env.Edition = edition
		got := false
		r.c.shelf.withPacks("sve", func() { got = true })
		from := r.c.top().(*opening).from.(*packsReading)
		for had := 0; !from.Done(); {
			from.Step()
			if o := from.one; o != nil {
				n := len(o.p.Prints) + len(o.p.cards)
				if o.cards != nil && !o.done {
					n += len(o.cards.list)
				}
				if o.done {
					break // what was read has been handed over
				}
				if n-had > 50 {
					t.Fatalf("%s: a step reads %d", edition, n-had)
				}
				had = n
			}
		}
		for n := 0; !got; n++ {
			if r.tick(1); n > 1000 {
				t.Fatalf("%s: it is never read", edition)
			}
		}
		if of := r.c.shelf.of("sve"); len(of) != 1 || len(of[0].cards) != len(p.cards) {
			t.Errorf("%s: the shelf has %d packs", edition, len(of))
		}
	}
	r.c.shelf.readTexts(p, []int{0})
	if w := r.c.shelf.opens; w.Step() || w.n > 50 {
		t.Errorf("a step writes %d cards for the reader", w.n)
	}
}

// TestManyCardsAreKeptInSlices: a large pack is written a few cards at a time, so that no tick takes long; what is read of it
// meanwhile is written too, and what is stored is what is kept.
func TestManyCardsAreKeptInSlices(t *testing.T) {
	r := newRig(t, 1280, 720)
	one := deck.UnreadCards(assets.Packs("sve")[0])
	p := &ownPack{key: shelfPrefix + "sve/own-many", game: "sve", Name: "多", loose: true}
	for len(p.cards) < 1000 {
		p.cards = append(p.cards, one...)
	}
	p.count()
	back := false
	b := &bringing{cardsOf: cardsOf{c: r.c, p: p}, found: &deck.Found{}, back: func() { back = true }}
	r.c.Go(b)
	if r.tick(1); len(r.c.now().targets) > 100 {
		t.Errorf("%d targets of a thousand cards", len(r.c.now().targets))
	}
	b.keep()
	w := r.c.top().(*opening).from.(*packWriting)
	if w.Step(); w.Done() || w.cards.n == 0 || w.cards.n > 50 {
		t.Fatalf("a step writes %d of %d cards", w.cards.n, len(p.cards))
	}
	p.cards[3].Report.Status, p.unread = deck.Vanilla, p.unread-1
	for n := 0; !back; n++ {
		if r.tick(1); n > 1000 {
			t.Fatal("it is never kept")
		}
	}
	raw, _ := r.c.Env.Store.Get(p.key)
	got := &ownPack{key: p.key, game: p.game}
	if left, err := readWhole(got, raw, r.c.Env.Edition); err != nil || left != 0 || len(got.cards) != len(p.cards) || got.unread != p.unread {
		t.Errorf("stored: %d cards, %d unread, %d left, %v; want %d, %d", len(got.cards), got.unread, left, err, len(p.cards), p.unread)
	}
}

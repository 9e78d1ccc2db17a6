package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// readData judges a file at once.
func readData(file []byte) (*dataFile, *dataFault) {
	j := judge(file)
	for !j.Step() {
	}
	return &j.data, j.wrong
}

// dataWith is a file of everything that a machine keeps, with one value.
func dataWith(t *testing.T, key string, value []byte) []byte {
	t.Helper()
	b, err := json.Marshal(&dataFile{Version: dataVersion, Values: map[string][]byte{key: value}})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestDataFilesAreJudgedWhole: values that this program could not have stored are refused, wherever they stand.
func TestDataFilesAreJudgedWhole(t *testing.T) {
	match := func(key string, v any) []byte {
		m := map[string]any{"mode": modeSolo, "game": "sve"}
		m[key] = v
		b, _ := json.Marshal(m)
		return b
	}
	record := seated(t, 1280, 720).table().s.Record()
	own := *assets.Of("sve").Pool.Def(20)
	own.ID, own.Number = "own-x/1", "1"
	cards, odd := &deck.Prints{Prints: [][]byte{deck.PrintOf("sve", &own)}}, &deck.Prints{Prints: [][]byte{[]byte("{}")}}
	goals := func(seat int, record []byte) []byte {
		return match("goal", map[string]any{"seat": seat, "turn": 1, "record": record})
	}
	for name, value := range map[string][]byte{"a goal": goals(1, record), "a goal with own cards": goals(1, cards.Before(record))} {
		if d, err := readData(dataWith(t, "match/1", value)); err != nil || d.left > 0 {
			t.Errorf("%s is refused: %v %+v", name, err, d)
		}
	}
	for key, value := range map[string][]byte{"match/1": goals(1, odd.Before(record)), "record/1": match("own", []byte("{}")), "record/2": odd.Before(record)} {
		if d, err := readData(dataWith(t, key, value)); err != nil || d.left != 1 || d.why == nil || d.Values[key] != nil {
			t.Errorf("%s with a print that is none is taken: %v %+v", key, err, d)
		}
	}
	for name, c := range map[string]struct {
		key   string
		value []byte
	}{
		"a goal of no seat":     {"match/1", goals(9, record)},
		"a goal without board":  {"match/1", goals(1, cards.Before([]byte("nothing")))},
		"a turn before all":     {"match/1", match("turn", -5)},
		"a record that is none": {"match/1", match("record", []byte("GTKREC nonsense"))},
		"a record":              {"record/1", []byte("GTKREC nonsense")},
		"a record of another":   {"match/1", bytes.Replace(match("record", record), []byte(`"sve"`), []byte(`"zx"`), 1)},
		"a room that is none":   {"match/1", match("link", map[string]any{"invite": "x"})},
		"a link without match":  {"match/1", match("link", map[string]any{"snapshot": []byte("nonsense")})},
		"an unknown game":       {"evidence/1", []byte(`{"game":"zzz","file":"AAAA"}`)},
		"no evidence":           {"evidence/1", []byte(`{"game":"sve","file":"AAAA"}`)},
		"a key with a bidi":     {"deck/\u202ex", []byte("3 a\n")},
	} {
		if _, err := readData(dataWith(t, c.key, c.value)); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	if _, err := readData(dataWith(t, "match/1", match("turn", 5))); err != nil {
		t.Errorf("a match is refused: %v", err)
	}
	m, err := readMatch("match/1", match("foe", "\u202e"+strings.Repeat("長", 100000)))
	if err != nil || len(m.Foe) > mostTidy || strings.Contains(m.Foe, "\u202e") {
		t.Errorf("%v, the other's name has %d bytes", err, len(m.Foe))
	}
}

// TestWhatIsSaidOfADataFileIsShort: a file that is one word of a megabyte is not shown, and what is wrong is said in the
// language of the app.
func TestWhatIsSaidOfADataFileIsShort(t *testing.T) {
	r := newRig(t, 1280, 720)
	long := strings.Repeat("7", 1<<20)
	for name, file := range map[string][]byte{
		"its version":    []byte(dataHead + long + `,"values":{}}`),
		"a setting":      dataWith(t, settingsKey, []byte(`{"lang":`+long+`}`)),
		"a kind":         dataWith(t, "match/1", []byte(`{"mode":"`+long+`"}`)),
		"a list of none": dataWith(t, "deck/1", []byte("what")),
		"a stored seat":  dataWith(t, "seat/1", []byte("x")),
	} {
		for _, lang := range assets.Langs {
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			for (keeper{r.c}).load(file); r.c.top().Name() == "opening"; {
				r.tick(1)
			}
			said := r.c.Tree().Notice
			if len(said) == 0 || len(said) > 600 {
				t.Fatalf("%s: %d bytes are said: %.300s", name, len(said), said)
			}
			if latin := regexp.MustCompile(`[a-z]{2,} [a-z]{2,} [a-z]{2,}`); lang == "ja" && latin.MatchString(said) {
				t.Errorf("%s: in Japanese it is said %q", name, said)
			}
			r.key("Esc")
		}
	}
}

// readWhole reads a pack as it is stored.
func readWhole(p *ownPack, raw []byte, edition string) (left int, err error) {
	r := readPack(p, raw, edition)
	for !r.Done() {
		r.Step()
	}
	return r.left, r.err
}

// TestAPackInADataFileIsReadOnce: a card that stands in it a hundred times is read once, and no more cards than a pack may have.
func TestAPackInADataFileIsReadOnce(t *testing.T) {
	own := *assets.Of("sve").Pool.Def(20)
	own.ID, own.Number = "own-x/1", "1"
	print := string(deck.PrintOf("sve", &own))
	pack := func(n int) []byte {
		raw, err := deck.Join(&ownPack{Name: "x", By: "?", Prints: slices.Repeat([]string{print}, n)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return dataWith(t, "cards/sve/own-x", raw)
	}
	d, fault := readData(pack(100))
	if fault != nil || d.left != 99 {
		t.Fatalf("%+v, %d are left", fault, d.left)
	}
	p := &ownPack{game: "sve"}
	if _, err := readWhole(p, d.Values["cards/sve/own-x"], ""); err != nil || len(p.cards) != 1 {
		t.Errorf("%d cards are kept: %v", len(p.cards), err)
	}
	if _, fault := readData(pack(deck.MaxCards + 1)); fault == nil {
		t.Error("a pack of more cards than there may be is taken")
	}
}

// TestDataBringsPrintsAlone: of cards in a data file only what is printed on them is taken, and only where a card may be so.
func TestDataBringsPrintsAlone(t *testing.T) {
	g := assets.Of("sve")
	for name, c := range map[string]struct {
		change func(*state.Def)
		taken  bool
		blank  string // in its place stands one of this name
	}{
		"nothing":     {func(*state.Def) {}, true, ""},
		"a zone":      {func(d *state.Def) { d.Sides[0].Card.Abilities = []ability.Ability{{Works: []ability.Zone{99}}} }, true, ""},
		"no kind":     {func(d *state.Def) { d.Sides[0].Kinds, d.Sides[0].Name = 0, "甲" }, true, "甲"},
		"no name":     {func(d *state.Def) { d.Sides[0].Name = "" }, true, "1"},
		"a long name": {func(d *state.Def) { d.Sides[0].Name = "\u202e\x00" + strings.Repeat("長", 300000) }, true, strings.Repeat("長", 40) + "…"},
		"an unseen":   {func(d *state.Def) { d.Sides[0].Name = "甲\u200b乙" }, true, "甲乙"},
		"a number":    {func(d *state.Def) { d.Number, d.Sides[0].Name = "1 / 2", "甲" }, true, "甲"},
		"a game's id": {func(d *state.Def) { d.ID = g.Pool.Defs[0].ID }, false, ""},
	} {
		d := *g.Pool.Def(20)
		d.ID, d.Number = "own-x/1", "1"
		d.Sides = append([]state.Side(nil), d.Sides...)
		for i := range d.Sides {
			d.Sides[i].Card = &ability.Card{}
		}
		c.change(&d)
		english := make([]deck.English, len(d.Sides))
		for i := range d.Sides {
			english[i].Abilities = make([]string, len(d.Sides[i].Card.Abilities))
		}
		raw, err := deck.Join(&ownPack{Name: "x\u202e"}, deck.WriteCards([]deck.Card{{Def: d, English: english}}))
		if err != nil {
			t.Fatal(err)
		}
		data, fault := readData(dataWith(t, "cards/sve/own-x", raw))
		if (fault == nil) != c.taken {
			t.Errorf("%s: %v", name, fault)
		}
		if fault != nil {
			continue
		}
		var p ownPack
		_, err = readWhole(&p, data.Values["cards/sve/own-x"], "")
		cards := p.cards
		if err != nil || len(cards) != 1 || p.Name != "x" || cards[0].Report.Status != deck.Unread || len(cards[0].Def.Sides[0].Card.Abilities) > 0 {
			t.Errorf("%s: brought back %q %+v %v", name, p.Name, cards, err)
		}
		if got := cards[0].Def.Sides[0].Name; c.blank != "" && (got != c.blank || data.left != 1 || data.why == nil) || c.blank == "" && data.left > 0 {
			t.Errorf("%s: in its place stands %q, %d are left: %s", name, got, data.left, data.why)
		}
	}
}

// fullStore is a disk on which nothing more can be written, which is known some ticks later.
type fullStore struct {
	memory
	left int
	err  error
}

func (s *fullStore) Err() error { return s.err }
func (s *fullStore) Pending() int {
	if s.left--; s.left == 0 {
		s.err = errors.New("full")
	}
	return b2i(s.left > 0)
}

// TestReplacingOnAFullDiskLosesNothing: what is kept stays when what shall take its place cannot be written.
func TestReplacingOnAFullDiskLosesNothing(t *testing.T) {
	r := newRig(t, 1280, 720)
	for key, v := range map[string]string{"match/1": `{"mode":"solo","game":"sve"}`, "deck/x": "3 a\n"} {
		r.store.Put(key, []byte(v))
	}
	was := maps.Clone(r.store)
	r.c.Env.Store = &fullStore{memory: r.store, left: 5}
	keeper{r.c}.replace(map[string][]byte{"deck/x": []byte("2 b\n"), "deck/y": []byte("1 c\n")})
	r.tick(20)
	if len(r.store) != len(was) || string(r.store["deck/x"]) != "3 a\n" || r.store["match/1"] == nil || r.c.top().Name() != "notice" {
		t.Errorf("after it %q, on %s", r.store, r.c.top().Name())
	}
	r.c.Env.Store = r.store
	keeper{r.c}.replace(map[string][]byte{"deck/y": []byte("1 c\n")})
	r.tick(5)
	r.tick(signAfter)
	if len(r.store) != 1 || string(r.store["deck/y"]) != "1 c\n" {
		t.Errorf("replaced by %q", r.store)
	}
}

// slowStore is a disk that takes its time, and on which writing fails from a moment on.
type slowStore struct {
	memory
	left  int   // ticks until all is written
	fails int   // so many batches of writes fail
	puts  int   // writes of this batch
	err   error // of the last that failed
}

func (s *slowStore) Put(k string, v []byte) { s.memory.Put(k, v); s.puts, s.left = s.puts+1, 150 }
func (s *slowStore) Delete(k string)        { s.memory.Delete(k); s.puts, s.left = s.puts+1, 150 }
func (s *slowStore) Err() error             { return s.err }
func (s *slowStore) Pending() int {
	if s.puts == 0 {
		return 0
	}
	if s.left--; s.left > 0 {
		return s.puts
	}
	if s.puts = 0; s.fails > 0 {
		s.fails--
		s.err = errors.New("full")
	}
	return 0
}

// TestReplacingIsWaitedFor: as long as what is kept is replaced, or put back, a sign covers the screen that nobody sends away;
// whether putting back went well is known before anything is said.
func TestReplacingIsWaitedFor(t *testing.T) {
	for fails, said := range map[int]string{0: "title", 1: "notice", 2: "notice"} {
		r := newRig(t, 1280, 720)
		r.store.Put("deck/x", []byte("3 a\n"))
		disk := &slowStore{memory: r.store, fails: fails}
		r.c.Env.Store = disk
		keeper{r.c}.replace(map[string][]byte{"deck/y": []byte("1 c\n")})
		for n := range 36 {
			r.tick(1)
			if n == 15 {
				r.c.Draw()
				if got := r.label("sign"); got != r.c.T("data.replacing") {
					t.Errorf("the sign says %q", got)
				}
				r.tick(1, Event{Kind: KeyPress, Key: "Esc"})
			}
			if r.c.top().Name() != "opening" || !r.c.replacing {
				t.Fatalf("%d fail: after %d ticks on %s", fails, n, r.c.top().Name())
			}
		}
		r.tick(400)
		if got := r.c.top().Name(); got != said || r.c.replacing || disk.Pending() > 0 {
			t.Errorf("%d fail: on %s", fails, got)
		}
		if want := [...]string{"deck/y", "deck/x"}[min(fails, 1)]; len(r.store) != 1 || r.store[want] == nil {
			t.Errorf("%d fail: kept %q", fails, r.store)
		}
	}
}

// TestADataFileWithOwnCardsIsReadAnew: what a data file says that the cards in a match do is believed of nobody: the match
// goes on with what is printed on them, read here.
func TestADataFileWithOwnCardsIsReadAnew(t *testing.T) {
	r := newRig(t, 1280, 720).reads()
	r.click("mode:solo")
	r.brings(ownTable())
	r.click("cards:keep")
	r.opened()
	r.clip = ownList()
	r.click("import")
	r.click("play")
	r.until("the match begins", func() bool { return r.c.scene.Name() == "table" })
	key := r.table().match.Key
	hash := r.table().s.(*session.Local).Match().Hash(state.All)
	m, err := readMatch(key, r.store[key])
	if err != nil {
		t.Fatal(err)
	}
	cards, err := deck.ReadCards(m.Own)
	if err != nil || len(cards) == 0 {
		t.Fatal(err)
	}
	for i := range cards {
		c := &cards[i]
		c.Def.Sides[0].Card = &ability.Card{Abilities: []ability.Ability{{Kind: 99, Works: []ability.Zone{99}}}}
		c.English[0].Abilities, c.English[0].Quoted, c.Said = []string{"wins"}, nil, nil
	}
	m.Own = deck.WriteCards(cards)
	if _, err := deck.ReadCards(m.Own); err != nil {
		t.Fatal(err)
	}
	raw, _ := json.Marshal(m)
	d, fault := readData(dataWith(t, key, raw))
	if fault != nil || d.left > 0 {
		t.Fatalf("it is refused: %+v %+v", fault, d)
	}
	q := newRig(t, 1280, 720).reads()
	q.store.Put(key, d.Values[key])
	m, _ = readMatch(key, q.store[key])
	q.c.resume(m)
	q.until("it goes on", func() bool { return q.c.scene.Name() == "table" })
	if got := q.table().s.(*session.Local).Match().Hash(state.All); got != hash {
		t.Error("it goes on elsewhere")
	}
	cards, _ = deck.ReadCards(q.table().match.Own)
	for i := range cards {
		if c := &cards[i]; c.Report.Status != deck.Automatic || len(c.Def.Sides[0].Card.Abilities) != 1 || c.Def.Sides[0].Card.Abilities[0].Kind == 99 {
			t.Fatalf("%s does %+v", c.Def.ID, c.Def.Sides[0].Card.Abilities)
		}
	}
}

// TestAPackOfAnotherEditionIsReadAnew: what another build of the program made of texts is not taken over, be it in a form
// that this one knows or not; on the machine itself as in a backup.
func TestAPackOfAnotherEditionIsReadAnew(t *testing.T) {
	r := newRig(t, 1280, 720)
	key := shelfPrefix + "sve/own-written"
	cards := blankCards(t)
	cards[0].Report.Status = deck.Vanilla
	kept := &ownPack{key: key, game: "sve", Name: "甲", cards: cards}
	r.c.Env.Edition = "old"
	r.c.shelf.putWritten(writePack(kept))
	raw, _ := r.store.Get(key)
	prints := raw[:len(raw)-len(deck.WriteCards(cards))-1]
	lines := bytes.Split(prints, []byte("\n"))[1:]
	before := fmt.Appendf(nil, `{"Name":"甲","By":"old","Prints":[%s]}`+"\n", bytes.Join(lines, []byte(",")))
	more := bytes.Replace(prints, []byte(`"Lines":1}`), []byte(`"Lines":2}`+"\n"+`"no card"`), 1)
	for name, c := range map[string]struct {
		raw     []byte
		edition string
		unread  int
	}{
		"its own":          {raw, "old", 0},
		"another's":        {raw, "new", len(cards)},
		"an unknown form":  {append(bytes.Clone(prints), "\nof another version\n"...), "old", len(cards)},
		"both":             {append(bytes.Clone(prints), "\nof another version\n"...), "new", len(cards)},
		"in a backup":      {append(bytes.Clone(prints), "\nof another version\n"...), "backup", len(cards)},
		"a print too many": {append(more, '\n'), "new", len(cards)},
		"prints before":    {append(bytes.Clone(before), deck.WriteCards(cards)...), "old", 0},
		"before, anew":     {append(bytes.Clone(before), deck.WriteCards(cards)...), "new", len(cards)},
		"before, a backup": {append(bytes.Clone(before), deck.WriteCards(cards)...), "backup", len(cards)},
	} {
		r.store.Put(key, c.raw)
		if c.edition == "backup" {
			data, fault := readData(dataWith(t, key, c.raw))
			if fault != nil {
				t.Errorf("%s: %v", name, fault)
				continue
			}
			r.store.Put(key, data.Values[key])
		}
		r.c.Env.Edition = c.edition
		r.c.shelf.clear()
		p := r.c.shelf.find("sve", key)
		if p == nil || len(p.cards) != len(cards) || p.unread != c.unread || p.Name != "甲" || p.cards[0].Def.Sides[0].Name != cards[0].Def.Sides[0].Name {
			t.Errorf("%s: %+v", name, p)
		}
		if _, aside := r.store.Get(key + "~1"); aside != (name == "a print too many") {
			t.Errorf("%s: set aside: %v", name, aside)
		}
		r.store.Delete(key + "~1")
	}
}

// TestAPackThatCannotBeReadIsKept: what is written under its name does not take its place.
func TestAPackThatCannotBeReadIsKept(t *testing.T) {
	for _, key := range []string{"own-blank", "own-written"} {
		r := newRig(t, 1280, 720)
		key = shelfPrefix + "sve/" + key
		r.store.Put(key, []byte("of another version"))
		for range 2 {
			p := &ownPack{key: key, game: "sve", cards: blankCards(t)}
			r.c.shelf.putWritten(writePack(p))
			r.c.shelf.clear()
		}
		var list []string
		for k, v := range r.store {
			if string(v) == "of another version" {
				list = append(list, k)
			}
		}
		if len(list) != 1 || list[0] == key || r.c.shelf.find("sve", key) == nil {
			t.Errorf("%s: what could not be read is at %q", key, list)
		}
	}
}

// blankCards are cards as somebody makes them to fill them in.
func blankCards(t *testing.T) []deck.Card {
	p, err := deck.Blanks("own-x", "sve", []deck.Missing{{Section: "main", CardCount: deck.CardCount{N: 1, Number: "1", Name: "甲"}}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	return deck.UnreadCards(p)
}

// heldReader is a reader that answers when it is told to.
type heldReader struct {
	asked, stopped int
	tasks          []*later
}

func (h *heldReader) Ask([]byte) Task[[]byte] {
	h.asked++
	t := &later{}
	h.tasks = append(h.tasks, t)
	return t
}
func (h *heldReader) Stop() {
	h.stopped++
	for _, t := range h.tasks {
		t.done, t.err = true, errors.New("stopped")
	}
}

// TestEscStopsAnImport: who does not wait for a file of cards stops what reads it, and the next one is read by another.
func TestEscStopsAnImport(t *testing.T) {
	r := newRig(t, 1280, 720)
	var readers []*heldReader
	r.c.Env.Reader = func() (Helper, error) {
		readers = append(readers, &heldReader{})
		return readers[len(readers)-1], nil
	}
	for n := 1; n <= 2; n++ {
		r.c.shelf.bring("sve", "a.csv", []byte("x"), func() {}, func() {})
		r.tick(20)
		if r.c.top().Name() != "opening" || len(readers) != n {
			t.Fatalf("on %s with %d readers", r.c.top().Name(), len(readers))
		}
		r.key("Esc")
		r.tick(5)
		if got := readers[n-1]; got.stopped != 1 || got.asked != 1 || r.c.top().Name() == "opening" || r.c.shelf.lost != nil {
			t.Errorf("stopped %d times, on %s, lost %v", got.stopped, r.c.top().Name(), r.c.shelf.lost)
		}
	}
}

// TestWhatIsReadWhileAllIsReplacedIsNotStored: texts that come back after everything was replaced are of what is gone.
func TestWhatIsReadWhileAllIsReplacedIsNotStored(t *testing.T) {
	r := newRig(t, 1280, 720).reads()
	key := shelfPrefix + "sve/own-x"
	r.c.shelf.putWritten(writePack(&ownPack{key: key, game: "sve", cards: blankCards(t)}))
	r.until("it is being read", func() bool { r.c.shelf.readOn(); return r.c.shelf.busy })
	keeper{r.c}.replace(map[string][]byte{"deck/y": []byte("1 c\n")})
	r.until("it is replaced", func() bool { return !r.c.replacing })
	for range 100 {
		r.tick(1)
		time.Sleep(2 * time.Millisecond)
	}
	if len(r.store) != 1 || r.store["deck/y"] == nil {
		t.Errorf("stored: %q", slices.Sorted(maps.Keys(r.store)))
	}
}

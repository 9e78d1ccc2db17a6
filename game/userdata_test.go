package game

import (
	"encoding/json"
	"errors"
	"maps"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// dataWith is a file of everything that a machine keeps, with one value.
func dataWith(t *testing.T, key string, value []byte) []byte {
	t.Helper()
	b, err := json.Marshal(&dataFile{dataVersion, map[string][]byte{key: value}})
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
	cards := &deck.Prints{Prints: [][]byte{[]byte("{}")}} // what is printed is judged when it is read
	goals := func(seat int, record []byte) []byte {
		return match("goal", map[string]any{"seat": seat, "turn": 1, "record": record})
	}
	for name, value := range map[string][]byte{"a goal": goals(1, record), "a goal with own cards": goals(1, cards.Before(record))} {
		if _, err := readData(dataWith(t, "match/1", value)); err != nil {
			t.Errorf("%s is refused: %v", name, err)
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

// TestDataBringsPrintsAlone: of cards in a data file only what is printed on them is taken, and only where a card may be so.
func TestDataBringsPrintsAlone(t *testing.T) {
	g := assets.Of("sve")
	for name, c := range map[string]struct {
		change func(*state.Def)
		taken  bool
	}{
		"nothing":     {func(*state.Def) {}, true},
		"a zone":      {func(d *state.Def) { d.Sides[0].Card.Abilities = []ability.Ability{{Works: []ability.Zone{99}}} }, true},
		"no kind":     {func(d *state.Def) { d.Sides[0].Kinds = 0 }, false},
		"no name":     {func(d *state.Def) { d.Sides[0].Name = "" }, false},
		"a long name": {func(d *state.Def) { d.Sides[0].Name = "\u202e\x00" + strings.Repeat("長", 300000) }, false},
		"a game's id": {func(d *state.Def) { d.ID = g.Pool.Defs[0].ID }, false},
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
		file, _ := deck.Parted(data.Values["cards/sve/own-x"], &p)
		cards, err := deck.ReadCards(file)
		if err != nil || len(cards) != 1 || p.Name != "x" || cards[0].Report.Status != deck.Unread || len(cards[0].Def.Sides[0].Card.Abilities) > 0 {
			t.Errorf("%s: brought back %q %+v %v", name, p.Name, cards, err)
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
	return 1
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
	if len(r.store) != 1 || string(r.store["deck/y"]) != "1 c\n" {
		t.Errorf("replaced by %q", r.store)
	}
}

package game

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"

	"gotaku/web/link/local"
)

// TestKeysChangePlaces: keys only change places, so that nothing loses its key, and what is no such change is not read.
func TestKeysChangePlaces(t *testing.T) {
	m := keymap(nil).move("Space", "X").move("P", "Space").move("L", "P")
	if !m.whole() || m.of("Space") != "X" || m.meant("X") != "Space" || m.of("P") != "Space" || m.of("L") != "P" {
		t.Errorf("%v", m)
	}
	seen := map[string]bool{}
	for _, k := range []string{"Space", "X", "P", "L"} {
		seen[m.of(k)] = true
	}
	if len(seen) != 4 {
		t.Errorf("a key is had twice: %v", m)
	}
	if m = m.move("Space", "Space").move("P", "P").move("L", "L"); len(m) != 0 {
		t.Errorf("taken back, %v is left", m)
	}
	for _, bad := range []keymap{{"P": "X"}, {"P": "Q", "Q": "Q"}, {"Esc": "P", "P": "Esc"}, {"1": "2", "2": "1"}} {
		if bad.whole() {
			t.Errorf("%v counts", bad)
		}
	}
}

// TestAKeyIsChanged: a free key is taken at once, what has a key already is named, and buttons and the table follow.
func TestAKeyIsChanged(t *testing.T) {
	r := crowded(t, 1280, 720, "ja", true)
	r.key("F1")
	r.click("key:L")
	r.key("J")
	if got := r.c.Set.Keys.of("L"); got != "J" {
		t.Fatalf("the log has %q", got)
	}
	r.click("key:I")
	r.key("J")
	d, ok := r.c.top().(*confirm)
	if !ok || !strings.Contains(d.text, r.c.T("keys.log")) {
		t.Fatalf("nobody says what J does: %q", r.c.top().Name())
	}
	r.key("Y")
	if r.c.Set.Keys.of("I") != "J" || r.c.Set.Keys.of("L") != "I" {
		t.Fatalf("%v", r.c.Set.Keys)
	}
	r.click("key:I")
	r.key("3")
	if r.c.toast == "" || r.c.Set.Keys.of("I") != "J" {
		t.Error("a digit was taken")
	}
	r.click("key:I")
	r.key("Esc")
	r.shot("keys-changed")
	r.key("Esc")
	r.key("I")
	if r.c.top().Name() != "log" {
		t.Errorf("the new key leads to %q", r.c.top().Name())
	}
	again := NewCore(sharedArt, r.env())
	if again.Set.Keys.of("L") != "I" {
		t.Error("it is forgotten")
	}
	again.ChangeSettings(func(s *Settings) { s.Keys = nil })
}

// TestDataIsJudgedWholeBeforeAnythingIsReplaced: what was saved comes back as it was; a file with one thing that is not right
// changes nothing, and says which.
func TestDataIsJudgedWholeBeforeAnythingIsReplaced(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.c.ChangeSettings(func(s *Settings) { s.Name = "まひる" })
	r.click("mode:solo")
	r.click("play")
	r.settle()
	r.table().leave()
	var saved []byte
	r.c.Env.Save = func(name, _ string, data []byte) Task[string] { saved = data; return done[string]{v: name} }
	var files []local.File
	r.c.Env.Files = func() []local.File { f := files; files = nil; return f }
	give := func(b []byte) {
		files = []local.File{{Name: "x.json", Data: b}}
		for r.tick(1); r.c.top().Name() == "opening"; {
			r.tick(1)
		}
	}
	r.click("settings")
	r.click("settings:data")
	r.shot("settings-data")
	r.click("data:save")
	was := map[string][]byte{}
	for k, v := range r.store {
		was[k] = v
	}
	same := func(what string) {
		t.Helper()
		if len(r.store) != len(was) {
			t.Fatalf("%s: %d things, were %d", what, len(r.store), len(was))
		}
		for k, v := range was {
			if !bytes.Equal(v, r.store[k]) {
				t.Fatalf("%s: %s has changed", what, k)
			}
		}
	}
	entry := func(key, value string) []byte {
		b, _ := json.Marshal(key)
		return []byte(strings.Replace(string(saved), `"values":{`, `"values":{`+string(b)+`:"`+base64.StdEncoding.EncodeToString([]byte(value))+`",`, 1))
	}
	for what, bad := range map[string][]byte{
		"cut": saved[:len(saved)-9], "doubled": append(bytes.Clone(saved), saved...), "later": bytes.Replace(saved, []byte(`data":1`), []byte(`data":2`), 1),
		"a deck that is none": entry("deck/1", "what"), "a match that is none": entry("match/1", "{}"), "a thing of no kind": entry("else", "x"),
		"a seat that is none": entry("seat/1", "x"), "cards that are none": entry("cards/1", "x"), "empty": []byte(`{"gotaku-data":1,"values":{}}`),
	} {
		give(bad)
		if r.c.top().Name() != "notice" {
			t.Fatalf("%s: %q", what, r.c.top().Name())
		}
		r.key("Esc")
		same(what)
	}
	r.click("data:reset")
	r.shot("settings-reset")
	r.key("N")
	same("not reset")
	r.click("data:reset")
	r.key("Y")
	if len(r.store) != 0 || r.c.Set.Name != "" {
		t.Fatalf("after the reset there are %d things", len(r.store))
	}
	give(saved)
	if r.c.top().Name() != "confirm" || len(r.store) != 0 {
		t.Fatalf("it was not asked: %q", r.c.top().Name())
	}
	r.key("Y")
	same("read again")
	if r.c.Set.Name != "まひる" || len(r.c.stored()) != 1 {
		t.Error("what was read does not count")
	}
}

// TestAMatchIsHeard: what happens has its sound, none with the sounds off, and the machine shows who is asked.
func TestAMatchIsHeard(t *testing.T) {
	r := newRig(t, 1280, 720)
	heard, asked, title := 0, false, ""
	r.c.Env.Sound = func(tones []local.Tone, volume float64) {
		if heard++; len(tones) == 0 || volume <= 0 {
			t.Errorf("%d tones, volume %v", len(tones), volume)
		}
	}
	r.c.Env.Attend = func(a bool, t, _ string) bool { asked, title = a, t; return false }
	r.click("mode:bot")
	r.click("play")
	for range 400 {
		if r.tick(1); asked {
			break
		}
	}
	if !asked || !strings.HasPrefix(title, "●") {
		t.Fatalf("asked %v, title %q", asked, title)
	}
	r.c.hear("play")
	if heard == 0 {
		t.Error("nothing is heard")
	}
	heard = 0
	r.c.ChangeSettings(func(s *Settings) { s.Volume = 0 })
	r.c.hear("play")
	if heard != 0 {
		t.Error("sounds that are off are heard")
	}
	r.table().leave()
	r.tick(2)
	if asked || strings.HasPrefix(title, "●") {
		t.Errorf("at the title it still says %q", title)
	}
}

// TestANewerVersionIsOfferedOnTheTitleAlone, and once.
func TestANewerVersionIsOfferedOnTheTitleAlone(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("play")
	r.settle()
	begun := 0
	r.c.Env.Newer = func() func() { return func() { begun++ } }
	r.tick(200)
	if r.c.top().Name() != "table" {
		t.Fatalf("in a match there is %q", r.c.top().Name())
	}
	r.table().leave()
	r.tick(61)
	if r.c.top().Name() != "confirm" {
		t.Fatalf("on the title there is %q", r.c.top().Name())
	}
	r.key("Esc")
	r.tick(200)
	if r.c.top().Name() != "title" || begun != 0 {
		t.Errorf("it is offered again: %q, begun %d", r.c.top().Name(), begun)
	}
}

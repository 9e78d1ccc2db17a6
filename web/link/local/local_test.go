//go:build !js

package local

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

func TestStoreKeeps(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "b")
	s := OpenDir(dir)
	if !s.Ready() || s.Err() != nil || len(s.List("")) != 0 {
		t.Fatalf("a new store: ready %v, %v, %v", s.Ready(), s.Err(), s.List(""))
	}
	value := []byte("first")
	s.Put("match/1", value)
	value[0] = 'X' // the store has its own copy
	s.Put("match/1/設定", []byte{0, 255})
	s.Put("Deck", []byte("upper"))
	s.Put("deck", []byte("lower"))
	s.Put("gone", nil)
	s.Delete("gone")
	s.Delete("never there")
	if s.Pending() != 0 || s.Err() != nil {
		t.Fatalf("pending %d, %v", s.Pending(), s.Err())
	}
	for _, s := range []*Store{s, OpenDir(dir)} {
		if got := s.List("match/"); !slices.Equal(got, []string{"match/1", "match/1/設定"}) {
			t.Fatalf("listed %q", got)
		}
		for key, want := range map[string]string{"match/1": "first", "match/1/設定": "\x00\xff", "Deck": "upper", "deck": "lower"} {
			if got, ok := s.Get(key); !ok || string(got) != want {
				t.Errorf("%s: %q, %v, want %q", key, got, ok, want)
			}
		}
		if _, ok := s.Get("gone"); ok {
			t.Error("a deleted key is still there")
		}
	}
}

func TestStoreReplacesWholeFiles(t *testing.T) {
	dir := t.TempDir()
	s := OpenDir(dir)
	s.Put("k", bytes.Repeat([]byte("old"), 1000))
	// A crash in the middle of a write leaves its half beside the file.
	if err := os.WriteFile(filepath.Join(dir, "new-1.tmp"), []byte("ne"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "Foreign%ZZ.bin"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	again := OpenDir(dir)
	if got := again.List(""); !slices.Equal(got, []string{"k"}) {
		t.Fatalf("listed %q", got)
	}
	again.Put("k", []byte("new"))
	if got, _ := OpenDir(dir).Get("k"); string(got) != "new" {
		t.Fatalf("got %q", got)
	}
}

func TestStoreNamesWhatIsWrong(t *testing.T) {
	s := OpenDir(t.TempDir())
	s.Put(strings.Repeat("k", MaxKey+1), nil)
	if err := s.Err(); err == nil || !strings.Contains(err.Error(), "storage key of 101 bytes, 1 to 100 are possible") {
		t.Fatalf("a long key: %v", err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s = OpenDir(file)
	if err := s.Err(); !s.Ready() || err == nil || !strings.HasPrefix(err.Error(), "nothing will be kept on this machine: ") {
		t.Fatalf("a store that cannot be: %v", err)
	}
	s.Put("k", []byte("v"))
	if v, ok := s.Get("k"); !ok || string(v) != "v" || s.Err() == nil {
		t.Fatal("it does not serve as a memory")
	}
}

// slow is a disk that answers when the test says so.
type slow struct {
	loaded func(map[string][]byte, error)
	done   []func(error)
}

func (d *slow) load(f func(map[string][]byte, error))          { d.loaded = f }
func (d *slow) put(key string, value []byte, done func(error)) { d.done = append(d.done, done) }
func (d *slow) remove(key string, done func(error))            { d.done = append(d.done, done) }
func (d *slow) get(string, func([]byte, bool, error))          {}
func (d *slow) claim(string, bool, *Claim)                     {}

func TestStoreWrittenBeforeItIsRead(t *testing.T) {
	d := &slow{}
	s := newStore(d)
	s.Put("a", []byte("new"))
	s.Delete("b")
	if s.Ready() || s.Pending() != 2 {
		t.Fatalf("ready %v, pending %d", s.Ready(), s.Pending())
	}
	d.loaded(map[string][]byte{"a": []byte("old"), "b": []byte("old"), "c": []byte("old")}, nil)
	if got := s.List(""); !s.Ready() || !slices.Equal(got, []string{"a", "c"}) {
		t.Fatalf("listed %q", got)
	}
	if v, _ := s.Get("a"); string(v) != "new" {
		t.Fatalf("the load undid a write: %q", v)
	}
	for _, done := range d.done {
		done(nil)
	}
	if s.Pending() != 0 {
		t.Fatalf("pending %d", s.Pending())
	}
}

func TestKeysAndFilesCorrespond(t *testing.T) {
	for _, key := range []string{"a", "A", "%41", "..", "con", "a/b\\c:d", "カード", "\x00"} {
		name := fileOf(key)
		if strings.ContainsAny(name, `/\:`) || strings.ToLower(name) != name {
			t.Errorf("%q has the file name %q", key, name)
		}
		if got, ok := keyOf(name); !ok || got != key {
			t.Errorf("%q came back as %q, %v", key, got, ok)
		}
	}
}

func TestSaveReplacesNothing(t *testing.T) {
	dir := t.TempDir()
	for _, want := range []string{"record.json", "record (2).json", "record (3).json"} {
		path, err := saveIn(dir, "../record.json", []byte(want))
		if err != nil || path != filepath.Join(dir, want) {
			t.Fatalf("saved as %s, %v; want %s", path, err, want)
		}
		if b, _ := os.ReadFile(path); string(b) != want {
			t.Fatalf("%s holds %q", path, b)
		}
	}
}

func TestDroppedFilesArrive(t *testing.T) {
	Drop(fstest.MapFS{
		"pack.json":     {Data: []byte("{}")},
		"dir/deck.csv":  {Data: []byte("1,2")},
		"dir/large.bin": {Data: make([]byte, MaxFile+1)},
	})
	got := map[string]string{}
	for end := time.Now().Add(40 * time.Second); len(got) < 3 && time.Now().Before(end); time.Sleep(time.Millisecond) {
		for _, f := range Files() {
			got[f.Name] = string(f.Data)
			if f.Err != nil {
				got[f.Name] = f.Err.Error()
			}
		}
	}
	if got["pack.json"] != "{}" || got["deck.csv"] != "1,2" || got["large.bin"] != "large.bin: 52428801 bytes, the limit is 52428800" || len(got) != 3 {
		t.Fatalf("got %q", got)
	}
}

func TestTaskFinishesOnce(t *testing.T) {
	var task Task[int]
	if _, err := task.Result(); task.Done() || err == nil {
		t.Fatal("an unfinished task has a result")
	}
	task.finish(7, nil)
	if v, err := task.Result(); !task.Done() || v != 7 || err != nil {
		t.Fatalf("%d, %v", v, err)
	}
}

func TestTabKeeps(t *testing.T) {
	TabPut("match", "x")
	if TabGet("match") != "x" || TabGet("other") != "" {
		t.Fatalf("%q %q", TabGet("match"), TabGet("other"))
	}
}

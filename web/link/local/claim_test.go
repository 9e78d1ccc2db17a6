//go:build !js

package local

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// TestOneWindowHoldsAMatch: of two windows of one folder the first holds it, the second may take it over and then reads what
// the first has written, and the first learns that it has lost it.
func TestOneWindowHoldsAMatch(t *testing.T) {
	dir := t.TempDir()
	one, two := OpenDir(dir), OpenDir(dir)
	first := one.Claim("match/1", false)
	if first.Whose() != Mine {
		t.Fatal("nobody else has it, and it is not held")
	}
	if c := one.Claim("match/2", false); c.Whose() != Mine {
		t.Error("another match is held by its own window")
	}
	if c := two.Claim("match/1", false); c.Whose() != Others {
		t.Fatal("two windows hold one match")
	}
	one.Put("match/1", []byte("turn 9"))
	if _, there := two.Get("match/1"); there {
		t.Fatal("the second window knows what it has not read")
	}
	second := two.Claim("match/1", true)
	if r := two.Renew("match/1"); second.Whose() != Mine || !r.Done() {
		t.Fatal("it cannot be taken over")
	}
	if v, _ := two.Get("match/1"); string(v) != "turn 9" {
		t.Errorf("it goes on from %q", v)
	}
	for first.Whose() == Mine {
		time.Sleep(beat / 10)
	}
	first.Release() // what it has lost it cannot give back
	if c := one.Claim("match/1", false); c.Whose() != Others || second.Whose() != Mine {
		t.Error("the first window takes it back without being asked to")
	}
	one.Delete("match/1")
	if two.Renew("match/1"); len(two.List("")) != 0 {
		t.Error("what was deleted elsewhere is still there")
	}
	second.Release()
	for one.Claim("match/1", false).Whose() != Mine {
		time.Sleep(beat / 10)
	}
}

// TestACrashHoldsNothing: a window that is gone without a word holds nothing for long.
func TestACrashHoldsNothing(t *testing.T) {
	dir := t.TempDir()
	s := OpenDir(dir)
	file := filepath.Join(dir, "match%2f1"+claimSuffix)
	if err := os.WriteFile(file, []byte("another"), 0o600); err != nil {
		t.Fatal(err)
	}
	if c := s.Claim("match/1", false); c.Whose() != Others {
		t.Fatal("a window that lives is taken for dead")
	}
	old := time.Now().Add(-2 * deadAfter)
	if err := os.Chtimes(file, old, old); err != nil {
		t.Fatal(err)
	}
	c := s.Claim("match/1", false)
	if c.Whose() != Mine || len(OpenDir(dir).List("")) != 0 {
		t.Fatal("a window that is gone holds it still")
	}
	c.Release()
}

// TestGivenBackBeforeItIsHeld: who leaves before the browser has answered holds nothing afterwards.
func TestGivenBackBeforeItIsHeld(t *testing.T) {
	c, free := &Claim{}, false
	c.Release()
	c.held(func() { free = true })
	if !free || c.Whose() != Others {
		t.Errorf("it is held: given back %v, %v", free, c.Whose())
	}
}

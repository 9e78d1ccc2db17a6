package game

import (
	"bytes"
	"maps"
	"testing"

	"gotaku/web/link/local"
)

// windows are those of one person: what each holds, by key.
type windows map[string]*hold

type hold struct {
	whose local.Whose
	back  func()
}

func (h *hold) Whose() local.Whose { return h.whose }
func (h *hold) Release()           { h.back() }

func (w windows) claim(key string, take bool) Claim {
	was := w[key]
	if was != nil && !take {
		return &hold{local.Others, func() {}}
	}
	if was != nil {
		was.whose = local.Others
	}
	h := &hold{whose: local.Mine}
	h.back = func() {
		if h.whose = local.Others; w[key] == h {
			delete(w, key)
		}
	}
	w[key] = h
	return h
}

// of makes a rig's window one of them; disk is what all of them share.
func (w windows) of(r *rig, disk memory) {
	r.c.Env.Claim = w.claim
	r.c.Env.Renew = func(key string) Task[struct{}] {
		if v, there := disk[key]; there {
			r.store[key] = v
		} else {
			delete(r.store, key)
		}
		return done[struct{}]{}
	}
}

// beside is another window of a rig's person, which has read a store.
func (w windows) beside(first *rig, store memory) *rig {
	r := newRig(first.t, 1280, 720)
	r.store, r.tab = store, first.tab
	r.c = NewCore(sharedArt, r.env())
	r.c.Resize(1280, 720, 1)
	w.of(r, first.store)
	return r
}

// TestTwoTabsOnOneMatch: the second tab asks before it goes on, and goes on from what the first has played since; the first
// then only looks, says so, and stores nothing.
func TestTwoTabsOnOneMatch(t *testing.T) {
	w := windows{}
	first := seated(t, 1280, 720)
	w.of(first, first.store)
	first.tick(2)
	key := first.table().match.Key

	second := w.beside(first, maps.Clone(first.store))
	first.click(cardName(toPlay(t, first))) // the second tab was opened before this
	first.key("Enter")
	first.settle()
	now := first.c.Tree()

	second.c.ResumeTab()
	second.tick(2)
	if top := second.c.top(); top.Name() != "confirm" || second.c.scene.Name() == "table" {
		t.Fatalf("the second tab shows %s over %s", top.Name(), second.c.scene.Name())
	}
	second.key("Esc")
	if first.tick(2); first.table().cut || first.c.top() != Scene(first.table()) {
		t.Fatal("the first tab has lost what nobody has taken")
	}
	second.c.ResumeTab()
	second.tick(2)
	second.click("confirm:yes")
	second.tick(3)
	if got := second.c.Tree(); got.Scene != "table" || got.Hash != now.Hash || got.Inputs != now.Inputs {
		t.Fatalf("it goes on in %q at input %d with hash %s, want %d with %s", got.Scene, got.Inputs, got.Hash, now.Inputs, now.Hash)
	}
	stored := bytes.Clone(first.store[key])
	first.tick(2)
	if top := first.c.top(); top.Name() != "notice" {
		t.Fatalf("the first tab shows %s", top.Name())
	}
	first.key("Esc")
	for _, k := range []string{"Space", "E", "Ctrl Z", "Enter"} {
		first.key(k)
	}
	first.table().match.changed(first.c, first.table().s)
	if first.table().dec != nil || first.table().s.Undo() == nil || first.table().s.Concede() == nil || !bytes.Equal(first.store[key], stored) {
		t.Fatal("the first tab plays on")
	}
	first.table().leave()
	if first.tick(2); w[key] == nil || w[key].whose != local.Mine {
		t.Fatal("the first tab has given away what is the second's")
	}
	second.table().leave()
	if len(w) != 0 {
		t.Fatalf("who has left holds %d matches", len(w))
	}
}

// TestDeletedInOneTabPlayedInAnother: what another tab plays is deleted only by who takes it from there, which then stores it
// no more.
func TestDeletedInOneTabPlayedInAnother(t *testing.T) {
	w := windows{}
	first := seated(t, 1280, 720)
	w.of(first, first.store)
	first.tick(2)
	key := first.table().match.Key
	second := w.beside(first, first.store)
	list := &resumes{c: second.c}
	second.c.Open(list)
	second.tick(2)

	for _, answer := range []string{"Esc", "Y"} {
		second.click("forget:0")
		second.key("Y")
		second.tick(2)
		if second.c.top().Name() != "confirm" || first.store[key] == nil {
			t.Fatalf("before another tab's match is deleted %s asks", second.c.top().Name())
		}
		second.key(answer)
		second.tick(2)
	}
	if first.store[key] != nil || second.c.top() == Scene(list) || len(w) != 0 {
		t.Fatalf("it is kept, or the list of nothing is open, or %d are held", len(w))
	}
	first.tick(2)
	if first.table().match.changed(first.c, first.table().s); !first.table().cut || first.store[key] != nil {
		t.Fatal("the first tab plays on, or stores it again")
	}
}

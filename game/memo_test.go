package game

import "testing"

// TestWhatIsStoredIsReadOnce: a deck is resolved and a stored match read once, not in every frame; what is stored anew is
// read anew, what is deleted is gone.
func TestWhatIsStoredIsReadOnce(t *testing.T) {
	r := newRig(t, 1280, 720)
	g := carried("")
	l := *g.Lists[0]
	l.Name = "一"
	key := r.c.library.keep("", &l)
	find := func() *ownDeck {
		list := r.c.library.decks(g, "*")
		for i := range list {
			if list[i].key == key {
				return &list[i]
			}
		}
		return nil
	}
	first := find()
	if again := find(); again.deck != first.deck || again.list != first.list {
		t.Error("a deck that did not change is resolved again")
	}
	l.Name = "二"
	r.c.library.keep(key, &l)
	if d := find(); d.deck == first.deck || d.deck.Name != "二" {
		t.Errorf("a deck that changed is %q", find().deck.Name)
	}
	r.store.Put(deckPrefix+"x", []byte("何でもない"))
	if n := len(r.c.library.decks(g, "*")); n != len(g.Decks)+1 {
		t.Errorf("%d decks with one that cannot be read", n)
	}
	r.store.Delete(key)
	if find() != nil {
		t.Error("a deleted deck is listed")
	}
	r.click("mode:solo")
	r.click("play")
	r.table().leave()
	if n := testing.AllocsPerRun(20, func() { r.c.stored() }); n > 12 {
		t.Errorf("%v allocations to list a stored match that was read", n)
	}
	a, b := r.c.stored(), r.c.stored()
	if a[0] == b[0] || len(a) != 1 {
		t.Error("whoever goes on with a match changes what is listed")
	}
}

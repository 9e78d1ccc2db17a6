package game

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"gotaku/rules/bot"
	"gotaku/web/link"
	"gotaku/web/relay"
)

// signalled is an app whose page has a signalling server.
func signalled(t *testing.T, server *httptest.Server) *rig {
	t.Helper()
	r := newRig(t, 1280, 720)
	env := r.env()
	env.Base = server.URL + "/"
	r.c = NewCore(sharedArt, env)
	r.c.Resize(1280, 720, 1)
	return r
}

func signalling(t *testing.T) *httptest.Server {
	t.Helper()
	s := relay.New(relay.DefaultLimits())
	mux := http.NewServeMux()
	mux.Handle("/signal", s)
	server := httptest.NewServer(mux)
	t.Cleanup(func() { s.Close(); server.Close() })
	return server
}

// TestThirdIsToldBeforeADeckIsChosen: the seat is taken when the link is opened, and so it is said then that it is not.
func TestThirdIsToldBeforeADeckIsChosen(t *testing.T) {
	server := signalling(t)
	host, guest, third := signalled(t, server), signalled(t, server), signalled(t, server)
	host.click("mode:link")
	host.click("play")
	v := host.c.scene.(*invite)
	until(t, "the host waits", host, guest, func() bool { return v.step() == 1 })
	_, fragment, _ := strings.Cut(v.address(), "#")
	guest.hash, third.hash = fragment, ""
	until(t, "the guest chooses a deck, and the host sees that somebody came", host, guest, func() bool {
		return guest.c.scene.Name() == "decks" && v.step() == 3
	})
	third.hash = fragment
	third.c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
	until(t, "the third is told", host, third, func() bool {
		n, ok := third.c.top().(*notice)
		return ok && third.c.scene.Name() == "title" && n.text == link.TableFull.English()
	})
	// A reload while the deck is chosen: the same link, the same seat.
	if len(guest.store.List(seatPrefix)) != 1 {
		t.Fatalf("the guest's seat is not stored: %q", guest.store.List(""))
	}
	guest.c.scene.(*deckScene).room.peer.Close()
	guest.c = NewCore(sharedArt, guest.c.Env)
	guest.c.Resize(1280, 720, 1)
	guest.hash = fragment
	until(t, "the guest chooses a deck again", host, guest, func() bool {
		return guest.c.scene.Name() == "decks" && guest.c.scene.(*deckScene).room.peer.Status().Phase == link.Linked
	})
	guest.click("play")
	until(t, "both sit at the table", host, guest, func() bool {
		return host.c.scene.Name() == "table" && guest.c.scene.Name() == "table"
	})
	if len(guest.store.List(seatPrefix)) != 0 {
		t.Fatalf("the guest's seat is kept twice: %q", guest.store.List(""))
	}

	// The link opened again by the guest's program leads to the match, not to another.
	guest.table().s.Close()
	guest.c = NewCore(sharedArt, guest.c.Env)
	guest.c.Resize(1280, 720, 1)
	guest.hash = fragment
	until(t, "both play again", host, guest, func() bool {
		return guest.c.scene.Name() == "table" && guest.c.Tree().Status == "playing" && host.c.Tree().Status == "playing"
	})

	// The match opened twice, while the guest is asked: the first is told at once.
	person := &bot.Random{Rand: 7}
	until(t, "the guest is asked", host, guest, func() bool {
		if tb := host.table(); tb.dec != nil {
			if err := tb.s.Answer(tb.s.View().Inputs, person.Choose(tb.match.link.peer.Match().Kernel(), tb.s.Decision())); err != nil {
				t.Fatal(err)
			}
		}
		return guest.table().dec != nil
	})
	twice := signalled(t, server)
	twice.store = guest.store
	env := twice.c.Env
	env.Store = guest.store
	twice.c = NewCore(sharedArt, env)
	twice.c.Resize(1280, 720, 1)
	twice.hash = fragment
	until(t, "the first is told", twice, guest, func() bool {
		n, ok := guest.c.top().(*notice)
		return ok && n.text == link.Elsewhere.Japanese()
	})
	guest.shot("displaced")
	// What stands there answers nothing, and what is stored is the other tab's.
	until(t, "the other tab has the match", twice, host, func() bool { return twice.c.scene.Name() == "table" && twice.c.Tree().Status == "playing" })
	stored := guest.store.List("")
	var want []string
	for _, k := range stored {
		v, _ := guest.store.Get(k)
		want = append(want, k+string(v))
	}
	guest.click("notice:ok")
	tb := guest.table()
	if tb.dec != nil || tb.end() != nil || guest.c.now().find("menu:concede") != nil {
		t.Fatal("a table whose seat is elsewhere still asks")
	}
	guest.c.Open(&menu{t: tb})
	if guest.c.now().find("menu:concede") != nil {
		t.Fatal("it can be given up there")
	}
	guest.c.CloseTop()
	tb.match.Decks[0] = "of this tab"
	tb.match.changed(guest.c, tb.s)
	tb.match.finish(guest.c)
	for i, k := range stored {
		if v, _ := guest.store.Get(k); k+string(v) != want[i] {
			t.Fatalf("%s was changed by the tab that lost its seat", k)
		}
	}
	guest.shot("displaced-table")
}

// TestInvitationOutlivesAReload: nobody has come yet, the host's page is loaded anew, and the link that was sent is good.
func TestInvitationOutlivesAReload(t *testing.T) {
	server := signalling(t)
	host, guest := signalled(t, server), signalled(t, server)
	host.click("mode:link")
	host.click("play")
	v := host.c.scene.(*invite)
	until(t, "the host waits", host, guest, func() bool { return v.step() == 1 })
	sent := v.address()
	v.m.leave()
	host.c = NewCore(sharedArt, host.c.Env)
	host.c.Resize(1280, 720, 1)
	host.c.ResumeTab()
	if got := host.c.scene.(*invite).address(); got != sent {
		t.Fatalf("the link is %q after the reload, it was %q", got, sent)
	}
	_, guest.hash, _ = strings.Cut(sent, "#")
	until(t, "the guest chooses a deck", host, guest, func() bool { return guest.c.scene.Name() == "decks" })
	guest.click("play")
	until(t, "both sit at the table", host, guest, func() bool {
		return host.c.scene.Name() == "table" && guest.c.scene.Name() == "table"
	})
	until(t, "they play", host, guest, func() bool {
		return host.c.Tree().Status == "playing" && guest.c.Tree().Status == "playing"
	})
}

func TestNameIsAskedOnceWhereALinkIsMade(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	if _, asked := r.c.Find("name"); asked {
		t.Fatal("a name is asked for where nobody else reads it")
	}
	r.key("Esc")
	r.click("mode:link")
	r.click("name")
	r.tick(1, Event{Kind: TextTyped, Text: "いおり"}, Event{Kind: KeyPress, Key: "Enter"})
	r.click("play")
	if got := r.c.scene.(*invite).m.peer.Names()[0]; got != "いおり" {
		t.Fatalf("the other side reads %q", got)
	}
	again := newRig(t, 1280, 720)
	again.store[settingsKey] = r.store[settingsKey]
	again.c = NewCore(sharedArt, again.env())
	again.c.Resize(1280, 720, 1)
	again.click("mode:link")
	if got := again.c.Set.Name; got != "いおり" {
		t.Fatalf("the name is %q after a new start", got)
	}
}

func TestOnlyHere(t *testing.T) {
	for page, want := range map[string]bool{
		"http://127.0.0.1:8080/": true, "http://localhost:8080/x/": true, "http://[::1]:80/": true, "http://192.168.1.5:8080/": false,
		"https://play.example/": false, "": false, "::": false,
	} {
		if got := onlyHere(page); got != want {
			t.Errorf("%q: %v", page, got)
		}
	}
}

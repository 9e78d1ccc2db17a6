package link

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"gotaku/web/link/wire"
)

func TestInvitationRoundTrips(t *testing.T) {
	inv := NewInvitation(NewSeat())
	url := inv.URL("https://table.example/g/")
	if !strings.HasPrefix(url, "https://table.example/g/#r="+inv.Room+".") {
		t.Fatalf("link %s", url)
	}
	l, err := ParseLink(" <" + url + ">\n")
	if err != nil || l.Kind != RoomLink || l.Base != "https://table.example/g/" ||
		l.Invitation.Room != inv.Room || !bytes.Equal(l.Invitation.Key, inv.Key) {
		t.Fatalf("got %+v, %v", l, err)
	}
	if other := NewInvitation(NewSeat()); other.Room == inv.Room || bytes.Equal(other.Key, inv.Key) {
		t.Fatal("two invitations are the same")
	}
}

func TestLinksAreTold(t *testing.T) {
	offer := sample()
	answer := sample()
	answer.answer = true
	for _, c := range []struct {
		in   string
		kind Kind
		base string
	}{
		{"", NoLink, ""},
		{"#", NoLink, ""},
		{"https://a.example/#", NoLink, "https://a.example/"},
		{OfferURL("https://a.example/", offer.text()), OfferLink, "https://a.example/"},
		{AnswerURL("", answer.text()), AnswerLink, ""},
		{answer.text(), AnswerLink, ""},
		{offer.text() + "\n", OfferLink, ""},
	} {
		l, err := ParseLink(c.in)
		if err != nil || l.Kind != c.kind || l.Base != c.base {
			t.Errorf("%.40q: %+v, %v", c.in, l, err)
		}
	}
}

func TestLinksSayTheTable(t *testing.T) {
	for _, url := range []string{NewInvitation(NewSeat()).URL("https://a.example/"), OfferURL("", sample().text())} {
		if got := WithTable(url, "", "", ""); got != url {
			t.Errorf("nothing to say changed %s to %s", url, got)
		}
		for _, table := range [][3]string{{"", "crossover"}, {"go", "", "2.15"}, {"go", "crossover", "2.0"}} {
			want, err := ParseLink(url)
			if err != nil {
				t.Fatal(err)
			}
			want.Game, want.Format, want.Terms = table[0], table[1], table[2]
			if got, err := ParseLink(WithTable(url, table[0], table[1], table[2])); err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s: got %+v (%v), want %+v", url, got, err, want)
			}
		}
	}
}

func TestBrokenLinksAreNamed(t *testing.T) {
	offer := sample().text()
	for _, c := range []struct{ in, want string }{
		{"https://a.example/", "the link has no '#': its end is missing"},
		{"#x=1", "the link's part after '#' begins with neither r=, o= nor a="},
		{"#r=abcdefgh", "the invitation has no key: there is no '.' in it"},
		{"#r=abc.AAAA", "the invitation: room name of 3 characters; it has 8 to 32"},
		{"#r=abcd/fgh.AAAA", "the invitation: room name has '/' at character 5"},
		{"#r=abcdefgh.A*AA", "the invitation's key is damaged: illegal base64 data at input byte 1"},
		{"#r=abcdefgh.AAAA", "the invitation's key has 3 bytes, 16 to 64 are possible; perhaps the link's end is missing"},
		{"#a=" + offer, "the link says a= but holds the other kind of code"},
		{"hello", "the code cannot be read: no code ends after 5 characters as it does"},
	} {
		if _, err := ParseLink(c.in); err == nil || err.Error() != c.want {
			t.Errorf("%.40q: %v, want %s", c.in, err, c.want)
		}
	}
}

func TestSignalURL(t *testing.T) {
	for _, c := range [][2]string{
		{"http://127.0.0.1:8080", "ws://127.0.0.1:8080/signal"},
		{"http://127.0.0.1:8080/", "ws://127.0.0.1:8080/signal"},
		{"https://a.example/g/index.html?x=1#r=2", "wss://a.example/g/signal"},
	} {
		got, err := SignalURL(c[0])
		if err != nil || got != c[1] {
			t.Errorf("SignalURL(%s) = %s, %v; want %s", c[0], got, err, c[1])
		}
	}
	if _, err := SignalURL("file:///x"); err == nil {
		t.Error("a file address was taken")
	}
}

func FuzzParseLink(f *testing.F) {
	f.Add(Invitation{Room: "abcdefgh", Key: make([]byte, 16)}.URL("https://a.example/"))
	f.Add("#o=" + sample().text())
	f.Fuzz(func(t *testing.T, s string) {
		l, err := ParseLink(s)
		if err != nil || l.Kind != RoomLink {
			return
		}
		again, err := ParseLink(l.Invitation.URL(""))
		if err != nil || again.Invitation.Room != l.Invitation.Room || !bytes.Equal(again.Invitation.Key, l.Invitation.Key) {
			t.Fatalf("%q: %+v came back as %+v (%v)", s, l, again, err)
		}
	})
}

func boxes(t *testing.T, inv Invitation) (host, guest box) {
	t.Helper()
	host, err := newBox(inv, wire.Host)
	if err != nil {
		t.Fatal(err)
	}
	guest, err = newBox(inv, wire.Guest)
	if err != nil {
		t.Fatal(err)
	}
	return host, guest
}

func TestSealOpensOnlyForTheOtherSide(t *testing.T) {
	inv := NewInvitation(NewSeat())
	host, guest := boxes(t, inv)
	sealed := host.seal([]byte("offer"))
	if text, err := guest.open(sealed); err != nil || string(text) != "offer" {
		t.Fatalf("the guest opened %q, %v", text, err)
	}
	if bytes.Equal(sealed, host.seal([]byte("offer"))) {
		t.Fatal("the same text was sealed the same way twice")
	}
	if _, err := host.open(sealed); err == nil {
		t.Fatal("a message could be sent back to its sender")
	}
	_, elsewhere := boxes(t, Invitation{Room: inv.Room + "x", Key: inv.Key})
	if _, err := elsewhere.open(sealed); err == nil {
		t.Fatal("a message opened in another room")
	}
	other := bytes.Clone(inv.Key)
	other[0] ^= 1
	_, stranger := boxes(t, Invitation{Room: inv.Room, Key: other})
	if _, err := stranger.open(sealed); err == nil {
		t.Fatal("a message opened with another key")
	}
	for i := range sealed {
		bad := bytes.Clone(sealed)
		bad[i] ^= 1
		if _, err := guest.open(bad); err == nil {
			t.Fatalf("a message opened with byte %d changed", i)
		}
	}
	for n := range sealed {
		if _, err := guest.open(sealed[:n]); err == nil {
			t.Fatalf("the first %d bytes of a message opened", n)
		}
	}
}

// TestWordsOfALinkArePlain: what stands behind a link is refused where it could not be a word of one, for it would be shown.
func TestWordsOfALinkArePlain(t *testing.T) {
	url := NewInvitation(NewSeat()).URL("https://table.example/g/")
	for _, table := range [][3]string{{"\u202esve", "", ""}, {"sve", "a\u0007b", ""}, {strings.Repeat("x", 65), "", ""}, {"sve", "", "日"}} {
		if _, err := ParseLink(url + gameMark + table[0] + formatMark + table[1] + termsMark + table[2]); err == nil {
			t.Errorf("%q is taken", table)
		}
	}
	if l, err := ParseLink(WithTable(url, "sve", "rules", "")); err != nil || l.Game != "sve" || l.Format != "rules" {
		t.Errorf("a link is read as %+v, %v", l, err)
	}
}

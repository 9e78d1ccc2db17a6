package link

import (
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"strings"

	"gotaku/web/link/wire"
)

const (
	minKey = 16 // bytes of the link's key
	maxKey = 64
)

// Invitation names a room and holds the key that lets a guest in. It is a secret between the two players.
type Invitation struct {
	Room string // wire.MinRoom to wire.MaxRoom characters of base64url
	Key  []byte // minKey bytes or more
}

// NewInvitation makes a room for a host, which only this seat can open.
func NewInvitation(host Seat) Invitation {
	key := make([]byte, minKey)
	rand.Read(key)
	return Invitation{Room: host.token().Room(), Key: key}
}

// URL is the link to send: base (the page's address without a fragment), then #r=room.key. Browsers keep the
// fragment to themselves, so no server sees the key.
func (v Invitation) URL(base string) string { return base + "#r=" + v.String() }

// String is room.key, the form to store.
func (v Invitation) String() string {
	return v.Room + "." + base64.RawURLEncoding.EncodeToString(v.Key)
}

// ParseInvitation reads String's form.
func ParseInvitation(s string) (Invitation, error) {
	room, key, two := strings.Cut(s, ".")
	if !two {
		return Invitation{}, faultf("招待に鍵がありません：「.」がありません", "the invitation has no key: there is no '.' in it")
	}
	if err := wire.CheckRoom(room); err != nil {
		return Invitation{}, fault("招待の部屋の名前が正しくありません", fmt.Errorf("the invitation: %w", err))
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(key)
	if err != nil {
		return Invitation{}, fault("招待の鍵が壊れています", fmt.Errorf("the invitation's key is damaged: %w", err))
	}
	if len(b) < minKey || len(b) > maxKey {
		return Invitation{}, faultf("招待の鍵が %d バイトです。%d バイトから %d バイトまでです。リンクの終わりが欠けていませんか", "the invitation's key has %d bytes, %d to %d are possible; perhaps the link's end is missing", len(b), minKey, maxKey)
	}
	return Invitation{Room: room, Key: b}, nil
}

// Kind is what a link, or a pasted text, asks for.
type Kind uint8

// A room of the server; an offer to answer by hand; the answer to an own offer.
const (
	NoLink Kind = iota
	RoomLink
	OfferLink
	AnswerLink
)

// Link is a parsed link or pasted code.
type Link struct {
	Kind       Kind
	Base       string     // the address before the fragment; empty when only a fragment or a code was given
	Invitation Invitation // of a RoomLink
	Code       string     // of an OfferLink or AnswerLink, checked
	Game       string     // what is played there, as the host's program calls it; empty where the link does not say
	Format     string     // and in which format; empty for the usual
	Terms      string     // and by which other terms, as the app writes them; empty for the usual
}

// What stands between a link and the game, and the format, that it invites to.
const (
	gameMark   = "&g="
	formatMark = "&f="
	termsMark  = "&t="
)

// WithTable is a link, one with a fragment, that says what is played there.
func WithTable(url, game, format, terms string) string {
	if game != "" {
		url += gameMark + game
	}
	if format != "" {
		url += formatMark + format
	}
	if terms != "" {
		url += termsMark + terms
	}
	return url
}

// ParseLink reads an address with a fragment, a fragment alone, or a bare code. An empty fragment is NoLink.
func ParseLink(s string) (Link, error) {
	s, terms, _ := strings.Cut(strings.Trim(strings.TrimSpace(s), "<>"), termsMark)
	s, format, _ := strings.Cut(s, formatMark)
	s, game, _ := strings.Cut(s, gameMark)
	l, err := parseLink(s)
	for _, word := range []string{game, format, terms} {
		if err == nil && !plainWord(word) {
			return Link{}, faultf("リンクの終わりが読めません", "the end of the link cannot be read")
		}
	}
	l.Game, l.Format, l.Terms = game, format, terms
	return l, err
}

// plainWord says whether a word of a link is one that could name a game, a format or terms.
func plainWord(s string) bool {
	for i := range len(s) {
		if s[i] < '!' || s[i] > '~' {
			return false
		}
	}
	return len(s) <= 64
}

func parseLink(s string) (Link, error) {
	base, fragment, has := strings.Cut(s, "#")
	if !has {
		base, fragment = "", s
		if strings.Contains(s, "://") {
			return Link{}, faultf("リンクに「#」がありません：終わりが欠けています", "the link has no '#': its end is missing")
		}
	}
	switch {
	case fragment == "":
		return Link{Base: base}, nil
	case strings.HasPrefix(fragment, "r="):
		inv, err := ParseInvitation(fragment[2:])
		return Link{Kind: RoomLink, Base: base, Invitation: inv}, err
	case strings.HasPrefix(fragment, "o="), strings.HasPrefix(fragment, "a="):
		return codeLink(base, fragment[2:], fragment[0])
	case has:
		return Link{}, faultf("リンクの「#」のあとが r=、o=、a= のどれでも始まっていません", "the link's part after '#' begins with neither r=, o= nor a=")
	}
	return codeLink(base, fragment, 0)
}

// codeLink checks a code; want is 'o' or 'a' where the link says which it is, 0 for a bare code.
func codeLink(base, code string, want byte) (Link, error) {
	d, err := parseCode(code)
	if err != nil {
		return Link{}, err
	}
	l := Link{Kind: OfferLink, Base: base, Code: d.text()}
	if d.answer {
		l.Kind = AnswerLink
	}
	if want == 'o' && d.answer || want == 'a' && !d.answer {
		return Link{}, faultf("リンクは %c= ですが、中身は別の種類のコードです", "the link says %c= but holds the other kind of code", want)
	}
	return l, nil
}

// OfferURL is the link that carries an offer code.
func OfferURL(base, code string) string { return base + "#o=" + code }

// AnswerURL is the link that carries an answer code.
func AnswerURL(base, code string) string { return base + "#a=" + code }

// SignalURL is the signalling server beside a page: https://host/x/ has wss://host/x/signal.
func SignalURL(base string) (string, error) {
	scheme, rest, ok := strings.Cut(base, "://")
	ws := map[string]string{"https": "wss", "http": "ws"}[scheme]
	if !ok || ws == "" || rest == "" {
		return "", faultf("%q は http(s) のアドレスではありません", "%q is not an http(s) address", base)
	}
	rest, _, _ = strings.Cut(rest, "#")
	rest, _, _ = strings.Cut(rest, "?")
	if i := strings.LastIndexByte(rest, '/'); i >= 0 {
		rest = rest[:i]
	}
	return ws + "://" + rest + "/signal", nil
}

// Package wire is the language between a browser tab (or a native window) and the signalling server: a handful of
// binary frames, one per WebSocket message. The server reads the frames' heads and relays the bodies, which are sealed
// by a key it never sees.
package wire

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
)

const (
	// Version is the first byte of a Hello; the server refuses any other.
	Version = 3
	// MaxFrame is the largest frame in bytes, head included, that either side may send.
	MaxFrame = 4096
	// TokenSize is the size in bytes of a peer's token.
	TokenSize = 16
	// MaxRoom is the largest room name in characters.
	MaxRoom = 32
	// MinRoom is the smallest room name in characters.
	MinRoom = 8
)

// Token is a secret value by which the server knows a peer again.
type Token [TokenSize]byte

// Mark names a guest's token without giving it away: the host tells the server by it who has the guest's seat.
type Mark [TokenSize]byte

// Mark is the token's.
func (t Token) Mark() Mark {
	sum := sha256.Sum256(append([]byte("gotaku guest "), t[:]...))
	return Mark(sum[:TokenSize])
}

// roomBytes is how much of a hash is a room's name: nobody finds a second token for a room of 72 bits.
const roomBytes = 9

// Room is the room that a host of this token opens, and no other host can: so a server that has forgotten everything
// still knows whose a room is.
func (t Token) Room() string {
	sum := sha256.Sum256(append([]byte("gotaku room "), t[:]...))
	return base64.RawURLEncoding.EncodeToString(sum[:roomBytes])
}

// Role is a peer's place in a room.
type Role uint8

// A room has a host, who opened it, and a guest, who came by the link.
const (
	Host Role = iota
	Guest
)

// Other is the role across the table.
func (r Role) Other() Role { return 1 - r }

// Kind says what a frame is.
type Kind byte

// Hello, Keep and Data are sent by peers; Welcome, Came, Gone, Refuse and Data by the server.
const (
	Hello   Kind = 'h' // first frame of a peer: role, token, room
	Welcome Kind = 'w' // the peer is in the room; Present says whether the other is
	Came    Kind = 'c' // the other peer came, or came again
	Gone    Kind = 'g' // the other peer's socket closed
	Refuse  Kind = 'x' // why the server closes the socket
	Keep    Kind = 'k' // of a host: the guest's seat is for the token of this mark alone
	Data    Kind = 'd' // an opaque body for the other peer
	Relay   Kind = 'r' // the same, of a match that has no other way: where Welcome says that it is passed on
)

// Refusal is why the server closes a socket.
type Refusal uint8

// The refusals. Elsewhere and Expired may come at any time, the others answer a frame.
const (
	NoRoom      Refusal = iota + 1 // unknown or stale room
	Full                           // two others have the seats
	Taken                          // the room is another host's
	Busy                           // the server holds as many rooms or sockets as it may
	TooLarge                       // a frame above MaxFrame
	TooFast                        // more frames than the rate allows
	Elsewhere                      // the same token came by another socket
	Expired                        // the room reached its greatest age
	BadFrame                       // not a frame of this protocol version
	lastRefusal = BadFrame
)

var refusalText = [...]string{
	NoRoom:    "no such room: the link is old, or its host has closed the table",
	Full:      "the table is full: two others already sit there",
	Taken:     "the room is another host's",
	Busy:      "the server is full; try again later",
	TooLarge:  "a signalling message was too large",
	TooFast:   "too many signalling messages",
	Elsewhere: "this seat was opened in another tab",
	Expired:   "the room is too old and was closed",
	BadFrame:  "the server did not understand this program; one of them is older than the other",
}

// String is the refusal in one English sentence.
func (r Refusal) String() string {
	if r == 0 || r > lastRefusal {
		return fmt.Sprintf("refused (code %d)", uint8(r))
	}
	return refusalText[r]
}

// What a Welcome says, as bits.
const (
	welcomePresent = 1 << iota
	welcomeRelays
)

// Frame is one message. Which fields count depends on Kind.
type Frame struct {
	Kind    Kind
	Role    Role    // Hello
	Token   Token   // Hello
	Room    string  // Hello: MinRoom to MaxRoom characters of base64url
	Present bool    // Welcome
	Relays  bool    // Welcome: the server passes Relay on
	Refusal Refusal // Refuse
	Mark    Mark    // Keep
	Body    []byte  // Data, Relay
}

// Encode returns the frame's bytes.
func (f Frame) Encode() []byte {
	switch f.Kind {
	case Hello:
		b := append(make([]byte, 0, 3+TokenSize+len(f.Room)), byte(Hello), Version, byte(f.Role))
		b = append(b, f.Token[:]...)
		return append(b, f.Room...)
	case Welcome:
		b := []byte{byte(Welcome), 0}
		if f.Present {
			b[1] |= welcomePresent
		}
		if f.Relays {
			b[1] |= welcomeRelays
		}
		return b
	case Refuse:
		return []byte{byte(Refuse), byte(f.Refusal)}
	case Keep:
		return append([]byte{byte(Keep)}, f.Mark[:]...)
	case Data, Relay:
		return append([]byte{byte(f.Kind)}, f.Body...)
	}
	return []byte{byte(f.Kind)}
}

// Decode reads one frame. Body aliases b.
func Decode(b []byte) (Frame, error) {
	if len(b) == 0 {
		return Frame{}, fmt.Errorf("signalling frame: empty")
	}
	if len(b) > MaxFrame {
		return Frame{}, fmt.Errorf("signalling frame: %d bytes, the limit is %d", len(b), MaxFrame)
	}
	f := Frame{Kind: Kind(b[0])}
	rest := b[1:]
	switch f.Kind {
	case Hello:
		return decodeHello(f, rest)
	case Keep:
		if len(rest) != TokenSize {
			return Frame{}, fmt.Errorf("signalling frame: malformed mark")
		}
		f.Mark = Mark(rest)
		return f, nil
	case Data, Relay:
		f.Body = rest
		return f, nil
	case Welcome:
		if len(rest) != 1 || rest[0] > welcomePresent|welcomeRelays {
			return Frame{}, fmt.Errorf("signalling frame: malformed welcome")
		}
		f.Present, f.Relays = rest[0]&welcomePresent != 0, rest[0]&welcomeRelays != 0
		return f, nil
	case Refuse:
		if len(rest) != 1 || rest[0] == 0 {
			return Frame{}, fmt.Errorf("signalling frame: malformed refusal")
		}
		f.Refusal = Refusal(rest[0])
		return f, nil
	case Came, Gone:
		if len(rest) != 0 {
			return Frame{}, fmt.Errorf("signalling frame: %d bytes after %q", len(rest), b[0])
		}
		return f, nil
	}
	return Frame{}, fmt.Errorf("signalling frame: unknown kind %#02x", b[0])
}

func decodeHello(f Frame, b []byte) (Frame, error) {
	if len(b) < 1 || b[0] != Version {
		return Frame{}, fmt.Errorf("signalling frame: hello of another protocol version")
	}
	if len(b) < 2+TokenSize || b[1] > byte(Guest) {
		return Frame{}, fmt.Errorf("signalling frame: malformed hello")
	}
	f.Role = Role(b[1])
	copy(f.Token[:], b[2:])
	f.Room = string(b[2+TokenSize:])
	if err := CheckRoom(f.Room); err != nil {
		return Frame{}, fmt.Errorf("signalling frame: %w", err)
	}
	return f, nil
}

// CheckRoom says what is wrong with a room name, or nil.
func CheckRoom(room string) error {
	if len(room) < MinRoom || len(room) > MaxRoom {
		return fmt.Errorf("room name of %d characters; it has %d to %d", len(room), MinRoom, MaxRoom)
	}
	for i := range len(room) {
		if !NameByte(room[i]) {
			return fmt.Errorf("room name has %q at character %d", room[i], i+1)
		}
	}
	return nil
}

// NameByte says whether c is of the base64url alphabet, of which rooms, keys and codes are made.
func NameByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_'
}

package link

import (
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"

	"gotaku/web/link/wire"
)

// Seat is a place in a room that its owner can prove. The link lets anybody who holds it in while a seat is free; from
// the first channel on, each side knows the other by its key, and whoever else holds the link is refused, also by
// a server that has forgotten the room. The app stores it (see Peer.Seat) and gives it again to come back; who has lost
// it cannot be told from any other holder of the link, and needs a new invitation.
type Seat struct {
	Secret [32]byte  // the seed of the private key, on this machine alone
	Other  [32]byte  // the other side's public key; zero before the first channel
	Mark   wire.Mark // by which the server knows the guest, for the host to tell it; zero before the first channel
}

// NewSeat makes a seat that nobody knows.
func NewSeat() Seat {
	var s Seat
	rand.Read(s.Secret[:]) // never fails: it ends the program instead
	return s
}

// Met says whether the other side of the table is known.
func (s Seat) Met() bool { return s.Other != [32]byte{} }

// token is by what the server knows the seat again. It tells nothing of the secret.
func (s Seat) token() wire.Token {
	b, err := hkdf.Key(sha256.New, s.Secret[:], nil, "gotaku 2 token", wire.TokenSize)
	if err != nil {
		panic(err) // the sizes are constants
	}
	return wire.Token(b)
}

// key is the private key.
func (s Seat) key() ed25519.PrivateKey { return ed25519.NewKeyFromSeed(s.Secret[:]) }

// public is the public key.
func (s Seat) public() [32]byte { return [32]byte(s.key()[ed25519.SeedSize:]) }

// signed is a text with the seat's signature after it; said is what else is signed with it.
func (s Seat) signed(said, text []byte) []byte {
	return append(text[:len(text):len(text)], ed25519.Sign(s.key(), together(said, text))...)
}

// verified is the text of a message that the seat of a public key has signed.
func verified(key [32]byte, said, message []byte) (text []byte, ok bool) {
	n := len(message) - ed25519.SignatureSize
	if n < 0 {
		return nil, false
	}
	text = message[:n]
	return text, ed25519.Verify(key[:], together(said, text), message[n:])
}

// together is what is signed: the first by its hash, so that nothing can pass from one to the other.
func together(said, text []byte) []byte {
	sum := sha256.Sum256(said)
	return append(sum[:], text...)
}

// MarshalText writes the seat for the app's storage. It is a secret.
func (s Seat) MarshalText() ([]byte, error) {
	b := append(append(s.Secret[:], s.Other[:]...), s.Mark[:]...)
	return []byte(base64.RawURLEncoding.EncodeToString(b)), nil
}

// UnmarshalText reads what MarshalText wrote.
func (s *Seat) UnmarshalText(text []byte) error {
	b, err := base64.RawURLEncoding.Strict().DecodeString(string(text))
	if err != nil || len(b) != len(s.Secret)+len(s.Other)+len(s.Mark) {
		return faultf("保存された席が壊れています", "a stored seat is damaged")
	}
	s.Secret, s.Other, s.Mark = [32]byte(b[:32]), [32]byte(b[32:64]), wire.Mark(b[64:])
	return nil
}

package link

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"errors"

	"gotaku/web/link/wire"
)

// box seals what one side says in a room: AES-GCM, a key for each direction derived from the link's key, the room and,
// where two seats know each other, what only the two share; the direction is bound to every message. The server, which
// has not the key, can neither read nor write such a message.
type box struct {
	out, in         cipher.AEAD
	outBind, inBind []byte
}

// newBox derives the keys of a room for a role. Shared is nil for what every holder of the link may read.
func newBox(inv Invitation, role wire.Role, shared []byte) (box, error) {
	var b box
	var err error
	if b.out, b.outBind, err = direction(inv, role, shared); err != nil {
		return box{}, err
	}
	b.in, b.inBind, err = direction(inv, role.Other(), shared)
	return b, err
}

// direction is the key and the bound text of what from says.
func direction(inv Invitation, from wire.Role, shared []byte) (cipher.AEAD, []byte, error) {
	bind := "gotaku 2 from host in "
	if from == wire.Guest {
		bind = "gotaku 2 from guest in "
	}
	if shared != nil {
		bind = "two seats, " + bind
	}
	bind += inv.Room
	secret := append(append([]byte{}, inv.Key...), shared...)
	key, err := hkdf.Key(sha256.New, secret, []byte(inv.Room), bind, 16)
	if err != nil {
		return nil, nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, nil, err
	}
	aead, err := cipher.NewGCM(block)
	return aead, []byte(bind), err
}

// seal returns a fresh nonce followed by the sealed text, which opens only beside the same words.
func (b box) seal(text, beside []byte) []byte {
	nonce := make([]byte, b.out.NonceSize(), b.out.NonceSize()+len(text)+b.out.Overhead())
	rand.Read(nonce)
	return b.out.Seal(nonce, nonce, text, append(b.outBind[:len(b.outBind):len(b.outBind)], beside...))
}

// open undoes the other side's seal.
func (b box) open(sealed, beside []byte) ([]byte, error) {
	n := b.in.NonceSize()
	if len(sealed) < n {
		return nil, errors.New("a sealed message is too short")
	}
	text, err := b.in.Open(nil, sealed[:n], sealed[n:], append(b.inBind[:len(b.inBind):len(b.inBind)], beside...))
	if err != nil {
		return nil, errors.New("a sealed message was not made with this key")
	}
	return text, nil
}

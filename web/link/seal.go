package link

import (
	"crypto/cipher"

	"gotaku/rules/seal"
	"gotaku/web/link/wire"
)

// box seals what one side says in a room: AES-GCM, a key for each direction derived from the link's key, the room and
// the direction bound to every message. The server, which has not the key, can neither read nor write such a message.
type box struct {
	out, in         cipher.AEAD
	outBind, inBind []byte
}

// newBox derives the keys of a room for a role.
func newBox(inv Invitation, role wire.Role) (box, error) {
	var b box
	var err error
	if b.out, b.outBind, err = direction(inv, role); err != nil {
		return box{}, err
	}
	b.in, b.inBind, err = direction(inv, role.Other())
	return b, err
}

// direction is the key and the bound text of what from says.
func direction(inv Invitation, from wire.Role) (cipher.AEAD, []byte, error) {
	bind := "gotaku 2 from host in "
	if from == wire.Guest {
		bind = "gotaku 2 from guest in "
	}
	bind += inv.Room
	a, err := seal.Cipher(inv.Key, []byte(inv.Room), bind)
	return a, []byte(bind), err
}

// seal returns a fresh nonce followed by the sealed text.
func (b box) seal(text []byte) []byte { return seal.Seal(b.out, nil, text, b.outBind) }

// open undoes the other side's seal.
func (b box) open(sealed []byte) ([]byte, error) { return seal.Open(b.in, sealed, b.inBind) }

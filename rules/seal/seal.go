// Package seal is how what only one other end may read is sealed: AES-GCM under a key that is derived from a secret both
// have, or that their two keys make. What the secret is, and what is bound to it, whoever seals says.
package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"slices"

	"github.com/cloudflare/circl/dh/x25519"
)

// Key is the length of a public key in bytes.
const Key = x25519.Size

var (
	errSealed = errors.New("seal: this was not sealed with that key")
	errKey    = errors.New("seal: this is no key to agree with")
)

// Own is a key of one's own: X25519 (RFC 7748), from a library of that curve alone, since
// the standard library's brings four others into the page.
type Own struct{ secret, public x25519.Key }

// Fresh makes a key of its own for one purpose.
func Fresh() *Own {
	k := &Own{}
	rand.Read(k.secret[:]) // which ends the program where the system has no chance to give
	x25519.KeyGen(&k.public, &k.secret)
	return k
}

// Public is what the other side is told of a key, Key bytes.
func (k *Own) Public() []byte { return slices.Clone(k.public[:]) }

// Agree is the secret that one's own key and the other's public one make; an error if the other's is none.
func Agree(own *Own, other []byte) ([]byte, error) {
	var public, secret x25519.Key
	if len(other) != Key {
		return nil, errKey
	}
	copy(public[:], other)
	if !x25519.Shared(&secret, &own.secret, &public) { // a point that makes the same secret with every key
		return nil, errKey
	}
	return secret[:], nil
}

// Cipher is the cipher of a secret for one use and one direction of it: use names both, and salt what is public of the
// occasion.
func Cipher(secret, salt []byte, use string) (cipher.AEAD, error) {
	key, err := hkdf.Key(sha256.New, secret, salt, use, 16)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCM(block)
}

// Seal appends to into a fresh number and the text sealed; bound must be the same when it is opened.
func Seal(a cipher.AEAD, into, text, bound []byte) []byte {
	nonce := make([]byte, a.NonceSize())
	rand.Read(nonce)
	return a.Seal(append(into, nonce...), nonce, text, bound)
}

// Open undoes Seal.
func Open(a cipher.AEAD, sealed, bound []byte) ([]byte, error) {
	n := a.NonceSize()
	if len(sealed) < n {
		return nil, errSealed
	}
	text, err := a.Open(nil, sealed[:n], sealed[n:], bound)
	if err != nil {
		return nil, errSealed
	}
	return text, nil
}

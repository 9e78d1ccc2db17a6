// Package seal is how what only one other end may read is sealed: AES-GCM under a key that is derived from a secret both
// have, or that their two keys make. What the secret is, and what is bound to it, whoever seals says.
package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"errors"
)

// Key is the length of a public key in bytes.
const Key = 32

var errSealed = errors.New("seal: this was not sealed with that key")

// Fresh makes a key of its own for one purpose.
func Fresh() *ecdh.PrivateKey {
	k, err := ecdh.X25519().GenerateKey(rand.Reader)
	if err != nil {
		panic(err) // the system has no chance to give
	}
	return k
}

// Agree is the secret that one's own key and the other's public one make; an error if the other's is none.
func Agree(own *ecdh.PrivateKey, other []byte) ([]byte, error) {
	pub, err := ecdh.X25519().NewPublicKey(other)
	if err != nil {
		return nil, err
	}
	return own.ECDH(pub)
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

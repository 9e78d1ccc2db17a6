package session

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/binary"
	"slices"

	"gotaku/rules/state"
)

// Fairness without trust. Each seat commits to a secret and its deck before it
// hears anything of the other's, so that all it draws from the secret later is
// fixed. What it shall not foresee either (the order of its deck, a lot) is mixed
// from that and from a number the other seat gives only when it is needed. At the
// end the secrets are opened and everything is worked out again.

// secret is a seat's secret of one match.
type secret [32]byte

// key derives a key for one use in input n.
func (s *secret) key(use string, n int) [32]byte {
	h := hmac.New(sha256.New, s[:])
	h.Write(binary.AppendUvarint([]byte(use), uint64(n)))
	return [32]byte(h.Sum(nil))
}

// saltSize is the size of the number a seat gives for the other's shuffle.
const saltSize = 16

func (s *secret) salt(n int) []byte {
	k := s.key("salt", n)
	return k[:saltSize]
}

// commit is the commitment to a secret.
func (s *secret) commit() [32]byte {
	return sha256.Sum256(append([]byte("gotaku secret\x00"), s[:]...))
}

// dealt deals the faces of a shuffle: the same ones, in an order that hangs on
// the secret and the salt alone, not on how they lay before.
func (s *secret) dealt(faces []state.FaceID, n int, salt []byte) []state.FaceID {
	out := slices.Clone(faces)
	slices.Sort(out)
	k := s.key("shuffle", n)
	r := stream{key: sha256.Sum256(append(k[:], salt...))}
	r.shuffle(out)
	return out
}

// lot is the number from 0 to n-1 that two contributions make.
func lot(key [32]byte, salt []byte, n int32) int32 {
	h := sha256.Sum256(append(key[:], salt...))
	return int32(binary.BigEndian.Uint64(h[:]) % uint64(n))
}

// stream is a stream of random bytes from a key.
type stream struct {
	key  [32]byte
	n    uint64
	left []byte
}

func (r *stream) byte() byte {
	if len(r.left) == 0 {
		h := sha256.Sum256(binary.BigEndian.AppendUint64(r.key[:], r.n))
		r.n++
		r.left = h[:]
	}
	b := r.left[0]
	r.left = r.left[1:]
	return b
}

// below returns a number from 0 to n-1.
func (r *stream) below(n int) int {
	v := uint64(0)
	for range 8 {
		v = v<<8 | uint64(r.byte())
	}
	return int(v % uint64(n))
}

func (r *stream) shuffle(f []state.FaceID) {
	for i := len(f) - 1; i > 0; i-- {
		j := r.below(i + 1)
		f[i], f[j] = f[j], f[i]
	}
}

// sealed hides or opens bytes with a key that is used once.
func sealed(key [32]byte, b []byte) []byte {
	r := stream{key: key}
	out := make([]byte, len(b))
	for i := range b {
		out[i] = b[i] ^ r.byte()
	}
	return out
}

// A secret half of a pair: a commitment and the sealed answer, padded so that its
// length says nothing; the key opens it.

const (
	padTo      = 64
	mostSealed = 4 << 10 // bytes of a padded answer
)

func sealAnswer(key [32]byte, a *state.Answer) []byte {
	plain := state.EncodeAnswer(nil, a)
	plain = append(binary.AppendUvarint(nil, uint64(len(plain))), plain...)
	for len(plain)%padTo != 0 {
		plain = append(plain, 0)
	}
	com := sha256.Sum256(append(key[:], plain...))
	return append(com[:], sealed(key, plain)...)
}

func openAnswer(key [32]byte, b []byte) (state.Answer, error) {
	if len(b) < 32+padTo || (len(b)-32)%padTo != 0 {
		return state.Answer{}, errShape
	}
	plain := sealed(key, b[32:])
	com := sha256.Sum256(append(key[:], plain...))
	if subtle.ConstantTimeCompare(com[:], b[:32]) != 1 {
		return state.Answer{}, errOpen
	}
	n, size := binary.Uvarint(plain)
	if size <= 0 || n > uint64(len(plain)-size) {
		return state.Answer{}, errSealed
	}
	a, err := state.DecodeAnswer(plain[size : size+int(n)])
	if err != nil {
		err = errSealed
	}
	return a, err
}

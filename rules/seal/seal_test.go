package seal

import (
	"bytes"
	"crypto/ecdh"
	"testing"
)

// TestSeal: what two keys seal is opened by them alone, whole, and with the same bound to it.
func TestSeal(t *testing.T) {
	a, b, other := Fresh(), Fresh(), Fresh()
	cipherOf := func(own, with []byte, use string) func(sealed, bound []byte) ([]byte, error) {
		c, err := Cipher(own, with, use)
		if err != nil {
			t.Fatal(err)
		}
		return func(sealed, bound []byte) ([]byte, error) { return Open(c, sealed, bound) }
	}
	ours, err := Agree(a, b.Public())
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := Agree(b, a.Public())
	if err != nil || !bytes.Equal(ours, theirs) {
		t.Fatalf("two sides have two secrets, %v", err)
	}
	strange, err := Agree(other, a.Public())
	if err != nil {
		t.Fatal(err)
	}
	c, err := Cipher(ours, []byte("here"), "test")
	if err != nil {
		t.Fatal(err)
	}
	sealed := Seal(c, nil, []byte("three cards"), []byte("bound"))
	if bytes.Equal(sealed, Seal(c, nil, []byte("three cards"), []byte("bound"))) {
		t.Error("a number comes twice")
	}
	if got, err := cipherOf(theirs, []byte("here"), "test")(sealed, []byte("bound")); err != nil || string(got) != "three cards" {
		t.Errorf("opened: %q, %v", got, err)
	}
	bent := bytes.Clone(sealed)
	bent[len(bent)-1] ^= 1
	for name, open := range map[string]func() ([]byte, error){
		"another's key":  func() ([]byte, error) { return cipherOf(strange, []byte("here"), "test")(sealed, []byte("bound")) },
		"another place":  func() ([]byte, error) { return cipherOf(theirs, []byte("there"), "test")(sealed, []byte("bound")) },
		"another use":    func() ([]byte, error) { return cipherOf(theirs, []byte("here"), "game")(sealed, []byte("bound")) },
		"nothing bound":  func() ([]byte, error) { return cipherOf(theirs, []byte("here"), "test")(sealed, nil) },
		"a bit changed":  func() ([]byte, error) { return cipherOf(theirs, []byte("here"), "test")(bent, []byte("bound")) },
		"the half of it": func() ([]byte, error) { return cipherOf(theirs, []byte("here"), "test")(sealed[:5], []byte("bound")) },
	} {
		if got, err := open(); err == nil {
			t.Errorf("%s opens %q", name, got)
		}
	}
	for _, none := range [][]byte{nil, make([]byte, 5), make([]byte, Key)} {
		if _, err := Agree(a, none); err == nil {
			t.Errorf("%x is taken for a key", none)
		}
	}
}

// TestAgreesAsTheStandardLibrary: the secret is the one of X25519, whoever works it out.
func TestAgreesAsTheStandardLibrary(t *testing.T) {
	own := Fresh()
	other, err := ecdh.X25519().NewPrivateKey(bytes.Repeat([]byte{7}, Key))
	if err != nil {
		t.Fatal(err)
	}
	ours, err := Agree(own, other.PublicKey().Bytes())
	if err != nil {
		t.Fatal(err)
	}
	public, err := ecdh.X25519().NewPublicKey(own.Public())
	if err != nil {
		t.Fatal(err)
	}
	if theirs, err := other.ECDH(public); err != nil || !bytes.Equal(ours, theirs) {
		t.Errorf("%x here, %x there, %v", ours, theirs, err)
	}
}

package link

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"net/netip"
	"strings"
	"unicode/utf8"

	"gotaku/web/link/wire"
)

// desc is what one side must know of the other to connect: the part of an SDP that is not the same for everybody.
type desc struct {
	answer      bool
	ufrag, pwd  string // ICE credentials, ice-chars
	fingerprint [32]byte
	candidates  []candidate
}

// candidate is a UDP address to try. Exactly one of ip and name is set.
type candidate struct {
	typ  candidateType
	ip   netip.Addr
	name [16]byte // the UUID of an mDNS name <uuid>.local, by which browsers hide local addresses
	port uint16
}

type candidateType uint8

const (
	hostCandidate candidateType = iota
	srflxCandidate
	relayCandidate
)

var typeNames = [...]string{"host", "srflx", "relay"}

const (
	codeVersion   = 1
	maxCandidates = 12
	maxCredential = 64
	minUfrag      = 4
	minPwd        = 22

	familyV4   = 0
	familyV6   = 1
	familyName = 2
)

// encode writes the code's bytes:
//
//	version<<1|answer, len ufrag, ufrag, len pwd, pwd, fingerprint (32), count,
//	count times: type<<2|family, address (4 or 16), port (2); CRC-16 of it all (2)
func (d desc) encode() []byte {
	head := byte(codeVersion << 1)
	if d.answer {
		head |= 1
	}
	b := append(make([]byte, 0, 128), head, byte(len(d.ufrag)))
	b = append(b, d.ufrag...)
	b = append(b, byte(len(d.pwd)))
	b = append(b, d.pwd...)
	b = append(b, d.fingerprint[:]...)
	b = append(b, byte(len(d.candidates)))
	for _, c := range d.candidates {
		b = append(b, byte(c.typ)<<2|c.family())
		switch c.family() {
		case familyName:
			b = append(b, c.name[:]...)
		default:
			b = append(b, c.ip.AsSlice()...)
		}
		b = binary.BigEndian.AppendUint16(b, c.port)
	}
	return binary.BigEndian.AppendUint16(b, crc16(b))
}

func (c candidate) family() byte {
	switch {
	case !c.ip.IsValid():
		return familyName
	case c.ip.Is4():
		return familyV4
	}
	return familyV6
}

// decodeDesc reads encode's bytes and nothing else.
func decodeDesc(b []byte) (desc, error) {
	if len(b) == 0 {
		return desc{}, faultf("空です", "it is empty")
	}
	if v := b[0] >> 1; v != codeVersion {
		return desc{}, faultf("形式 %d のコードです。このアプリが読めるのは形式 %d です", "it has format %d, this program reads %d", v, codeVersion)
	}
	d := desc{answer: b[0]&1 == 1}
	r := reader{b: b, at: 1}
	d.ufrag = r.credential([2]string{"名前", "name"}, minUfrag)
	d.pwd = r.credential([2]string{"合言葉", "password"}, minPwd)
	copy(d.fingerprint[:], r.take(len(d.fingerprint)))
	n := int(r.byte())
	if r.err == nil && n > maxCandidates {
		return desc{}, faultf("アドレスが %d 個あります。上限は %d 個です", "it lists %d addresses, the limit is %d", n, maxCandidates)
	}
	for range n {
		if c := r.candidate(); r.err == nil {
			d.candidates = append(d.candidates, c)
		}
	}
	sum := r.take(2)
	switch {
	case r.err != nil:
		return desc{}, r.err
	case r.at != len(b):
		return desc{}, faultf("終わりのあとに %d バイト余っています", "%d bytes follow its end", len(b)-r.at)
	case binary.BigEndian.Uint16(sum) != crc16(b[:len(b)-2]):
		return desc{}, faultf("どこかの文字が違います（検査の値が合いません）", "a character of it is wrong (its checksum differs)")
	}
	return d, nil
}

// reader takes a code apart; after the first error everything it returns is empty.
type reader struct {
	b   []byte
	at  int
	err error
}

func (r *reader) take(n int) []byte {
	if r.err == nil && r.at+n > len(r.b) {
		r.err = faultf("終わりが欠けています（%d バイトしかなく、少なくとも %d バイト要ります）", "its end is missing (it has %d bytes, at least %d are needed)", len(r.b), r.at+n)
	}
	if r.err != nil {
		return make([]byte, n)
	}
	r.at += n
	return r.b[r.at-n : r.at]
}

func (r *reader) byte() byte { return r.take(1)[0] }

func (r *reader) credential(what [2]string, least int) string {
	n := int(r.byte())
	if r.err == nil && (n < least || n > maxCredential) {
		r.err = fault(fmt.Sprintf("%sが %d 文字です。%d 文字から %d 文字までです", what[0], n, least, maxCredential),
			fmt.Errorf("its %s has %d characters, %d to %d are possible", what[1], n, least, maxCredential))
	}
	s := string(r.take(n))
	if r.err == nil && !iceChars(s) {
		r.err = fault(what[0]+"に、使えない文字があります", fmt.Errorf("its %s has a character that cannot be there", what[1]))
	}
	return s
}

func (r *reader) candidate() candidate {
	at := r.at
	k := r.byte()
	c := candidate{typ: candidateType(k >> 2)}
	if r.err == nil && int(c.typ) >= len(typeNames) {
		r.err = faultf("%d バイト目：知らない種類 %d のアドレスです", "byte %d: an address of unknown type %d", at, c.typ)
	}
	switch k & 3 {
	case familyV4:
		c.ip = netip.AddrFrom4([4]byte(r.take(4)))
	case familyV6:
		c.ip = netip.AddrFrom16([16]byte(r.take(16)))
	case familyName:
		copy(c.name[:], r.take(16))
	default:
		if r.err == nil {
			r.err = faultf("%d バイト目：知らない系統 %d のアドレスです", "byte %d: an address of unknown family %d", at, k&3)
		}
	}
	c.port = binary.BigEndian.Uint16(r.take(2))
	return c
}

// text is the code as people carry it: base64url without padding.
func (d desc) text() string { return base64.RawURLEncoding.EncodeToString(d.encode()) }

// parseCode reads a code as pasted: white space is taken out of it.
func parseCode(s string) (desc, error) {
	s = strings.Join(strings.Fields(s), "")
	n := 0
	for _, c := range s {
		if n++; c >= utf8.RuneSelf || !wire.NameByte(byte(c)) {
			return desc{}, faultf("コードを読めません：%q（%d 文字目）", "the code cannot be read: %q at character %d", c, n)
		}
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(s)
	if err != nil {
		return desc{}, faultf("コードを読めません：%d 文字でこのように終わるコードはありません", "the code cannot be read: no code ends after %d characters as it does", n)
	}
	d, err := decodeDesc(b)
	if err != nil {
		return desc{}, within("コードを読めません：%s", "the code cannot be read: %w", err)
	}
	return d, nil
}

func iceChars(s string) bool {
	for i := range len(s) {
		c := s[i]
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '+' || c == '/') {
			return false
		}
	}
	return true
}

// crc16 is CRC-16/CCITT-FALSE: it finds every single wrong character.
func crc16(b []byte) uint16 {
	sum := uint16(0xffff)
	for _, x := range b {
		sum ^= uint16(x) << 8
		for range 8 {
			if sum&0x8000 != 0 {
				sum = sum<<1 ^ 0x1021
			} else {
				sum <<= 1
			}
		}
	}
	return sum
}

package bring

import (
	"bytes"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/unicode"

	"gotaku/rules/deck"
)

// The encodings that are read, as they are named.
const (
	utf8Name    = "UTF-8"
	utf16Name   = "UTF-16"
	shiftJIS    = "Shift JIS"
	zerosLooked = 4096 // bytes of the beginning in which zeros tell UTF-16 from others
)

// decode is a file as UTF-8, and what it was.
func decode(b []byte) (text []byte, name string, e *deck.Error) {
	if rest, ok := bytes.CutPrefix(b, []byte("\xef\xbb\xbf")); ok {
		b = rest
	}
	switch {
	case bytes.HasPrefix(b, []byte("\xff\xfe")), bytes.HasPrefix(b, []byte("\xfe\xff")):
		return convert(b, unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), utf16Name)
	case zeros(b, 1):
		return convert(b, unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), utf16Name)
	case zeros(b, 0):
		return convert(b, unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM), utf16Name)
	case utf8.Valid(b):
		return b, utf8Name, nil
	}
	return convert(b, japanese.ShiftJIS, shiftJIS)
}

// zeros says whether many bytes at odd or even places are zero, as those of Latin letters are in UTF-16.
func zeros(b []byte, parity int) bool {
	b = b[:min(len(b), zerosLooked)]
	n := 0
	for i := parity; i < len(b); i += 2 {
		if b[i] == 0 {
			n++
		}
	}
	return n > len(b)/8
}

// convert reads an encoding; what it has no character for is no such file.
func convert(b []byte, from encoding.Encoding, name string) ([]byte, string, *deck.Error) {
	out, err := from.NewDecoder().Bytes(b)
	if at := bytes.IndexRune(out, utf8.RuneError); err != nil || at >= 0 {
		return nil, "", &deck.Error{Line: 1 + bytes.Count(out[:max(at, 0)], []byte("\n")),
			JA: "文字コードが UTF-8・UTF-16・Shift JIS のどれでもありません。",
			EN: "the file is not UTF-8, UTF-16 or Shift JIS here."}
	}
	return out, name, nil
}

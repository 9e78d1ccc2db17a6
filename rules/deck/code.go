package deck

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
)

// codeHead begins a share code.
const codeHead = "g1."

// Code is the list as one word for a chat or a link: its text, numbers without
// names where there is a number, compressed, with a check sum.
func (l *List) Code() string {
	short := *l
	short.Sections = nil
	for _, s := range l.Sections {
		cards := make([]CardCount, len(s.Cards))
		for i, c := range s.Cards {
			if c.Number != "" {
				c.Name = ""
			}
			cards[i] = c
		}
		short.Sections = append(short.Sections, Section{s.ID, cards})
	}
	text := short.Text("en")
	var b bytes.Buffer
	sum := crc32.ChecksumIEEE(text)
	b.Write([]byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)})
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		panic(err) // only for a level that does not exist
	}
	w.Write(text) // a bytes.Buffer takes everything
	w.Close()
	return codeHead + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// readCode reads a share code.
func readCode(code string) (*List, *Error) {
	bad := func(ja, en string) *Error {
		return &Error{JA: "デッキコードが壊れています（" + ja + "）。", EN: "the deck code is damaged: " + en + "."}
	}
	raw, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(code, codeHead))
	if err != nil {
		return nil, bad("使えない文字があります", "it has characters that do not belong there")
	}
	if len(raw) < 5 {
		return nil, bad("短すぎます", "it is too short")
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(raw[4:])), MaxListFile+1))
	if err != nil {
		return nil, bad("途中で切れています", "it is cut off or changed")
	}
	if len(text) > MaxListFile {
		return nil, bad("大きすぎます", fmt.Sprintf("more than %d bytes", MaxListFile))
	}
	sum := crc32.ChecksumIEEE(text)
	if !bytes.Equal(raw[:4], []byte{byte(sum >> 24), byte(sum >> 16), byte(sum >> 8), byte(sum)}) {
		return nil, bad("検査が合いません", "its check sum does not fit")
	}
	if e := checkUTF8(text); e != nil {
		return nil, e
	}
	return readListText(usual(), text)
}

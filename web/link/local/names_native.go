//go:build !js

package local

import "golang.org/x/text/encoding/japanese"

// shiftJIS is a text in that encoding; what is none of it becomes replacement characters.
func shiftJIS(b []byte) string {
	text, _ := japanese.ShiftJIS.NewDecoder().Bytes(b) // a decoder replaces what it does not know
	return string(text)
}

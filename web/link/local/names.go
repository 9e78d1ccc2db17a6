package local

import "unicode/utf8"

// ZippedName is the name of a file in a zip, which is in UTF-8, or in the Shift JIS of a Japanese Windows: what a zip says
// of that itself is often wrong.
func ZippedName(b []byte) string {
	if utf8.Valid(b) {
		return string(b)
	}
	return shiftJIS(b)
}

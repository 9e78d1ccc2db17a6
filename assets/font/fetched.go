//go:build js

package font

var regular, bold []byte

// Set hands over the fetched files. A nil slice leaves that face as it is, so Regular can come first and Bold later.
func Set(r, b []byte) {
	if r != nil {
		regular = r
	}
	if b != nil {
		bold = b
	}
}

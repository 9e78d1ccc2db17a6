// Package font holds the app's two typefaces: subsets of BIZ UDPGothic, Regular and Bold, with Latin, kana, symbols and all
// kanji of JIS levels 1 and 2 (OFL.txt). Natively they are embedded; in the browser the page fetches them, so that a new
// version of the program does not fetch them again (Regular in two halves, see package halves), and hands them over
// with Set.
package font

// Regular is the TrueType data of the regular face, or nil before it is there (browser only).
func Regular() []byte { return regular }

// Bold is the TrueType data of the bold face, or nil before it is there (browser only).
func Bold() []byte { return bold }

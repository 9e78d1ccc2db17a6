package text_test

import (
	"gotaku/rules/games"
	"gotaku/rules/stub"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// The example has no dialect of its own: what it says is read by the plain grammar.
func init() {
	games.Register(stub.Wing{})
	text.Dump, text.Whole = texttest.Dump, texttest.Whole
}

// The command cards is the second program of a page: a worker that reads the cards somebody brings (package reader). It
// holds the grammars, which the app does without, and is fetched when it is first needed.
package main

import (
	"gotaku/rules/bring/reader"
	"gotaku/web/link/local"
)

func main() { local.Help(new(reader.Reader).Do) }

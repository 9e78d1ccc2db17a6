// Gotaku (五卓): five card games at one table, in a window or a browser tab.
package main

import (
	"fmt"
	"os"

	"gotaku/game"
	"gotaku/web/link/local"
)

func main() {
	if local.IsHelper() { // this is a worker of a page, where nothing is drawn
		if err := game.AwaitCards(); err != nil {
			panic(err) // and the page thinks for itself
		}
		local.Help(new(game.Thinker).Think)
	}
	if err := game.Start(); err != nil {
		fmt.Fprintln(os.Stderr, "gotaku:", err)
		os.Exit(1)
	}
}

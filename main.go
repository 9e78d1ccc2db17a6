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
		local.Help(new(game.Thinker).Think)
	}
	if err := game.Start(); err != nil {
		fmt.Fprintln(os.Stderr, "gotaku:", err)
		os.Exit(1)
	}
}

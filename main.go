// Gotaku (五卓): five card games at one table, in a window or a browser tab.
package main

import (
	"fmt"
	"os"

	"gotaku/game"
)

func main() {
	if err := game.Start(); err != nil {
		fmt.Fprintln(os.Stderr, "gotaku:", err)
		os.Exit(1)
	}
}

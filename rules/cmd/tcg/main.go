// Command tcg is the rules without an app: it runs scenarios, plays random games,
// compiles card texts, checks decks and measures. It needs no display and no C
// compiler.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
)

// command is a word after tcg.
type command struct {
	name, usage string
	run         func(args []string, out io.Writer) error
}

func commands() []command {
	return []command{
		{"scenario", "scenario [-mode MODE|all] [-coverage GAME [-missing]] FILE|FOLDER...   run scenarios; exit 1 when anything differs", runScenario},
		{"sim", "sim [-game sve] [-n 1000] [-seed 1] [-policy random|greedy] [-decks FILE,FILE]   play games", runSim},
		{"text", "text [-lang ja|en] [-kind follower] [-data] [TEXT|-]   compile a card's text", runText},
		{"deck", "deck [-pack FILE,...] FILE...   check packs and deck lists", runDeck},
		{"bench", "bench [-game sve] [-seconds 3]   measure", runBench},
	}
}

func main() {
	if err := dispatch(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "tcg:", err)
		os.Exit(1)
	}
}

// dispatch runs one command. Its error is what is wrong, already in one line.
func dispatch(args []string, out io.Writer) error {
	if len(args) > 0 {
		for _, c := range commands() {
			if c.name == args[0] {
				return c.run(args[1:], out)
			}
		}
	}
	for _, c := range commands() {
		fmt.Fprintln(out, "tcg", c.usage)
	}
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" {
		return nil
	}
	return fmt.Errorf("there is no command %q", args[0])
}

// flags makes the flag set of a command, which tells its faults by its error.
func flags(name string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	return f
}

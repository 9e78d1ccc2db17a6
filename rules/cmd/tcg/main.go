// Command tcg is the rules without an app: it runs scenarios, plays random games,
// compiles card texts, checks decks and evidence, and measures. It needs no display and no C
// compiler.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"gotaku/rules/games"
	"gotaku/rules/stub"
)

// command is a word after tcg.
type command struct {
	name, usage string
	run         func(args []string, out io.Writer) error
}

func commands() []command {
	return []command{
		{"scenario", "scenario [FLAGS] FILE|FOLDER...   run scenarios; exit 1 when anything differs", runScenario},
		{"sim", "sim [FLAGS]   play games, on this machine or on many", runSim},
		{"worker", "worker -nats URL   play games that tcg sim -nats URL deals", runWorker},
		{"text", "text [FLAGS] TEXT|-   compile a card's text; - reads it from the input, -jsonl cards", runText},
		{"idle", "idle [FLAGS] [FILE|-]   name what of cards' texts makes no difference in random games", runIdle},
		{"deck", "deck [FLAGS] FILE...   check packs and deck lists", runDeck},
		{"evidence", "evidence FILE...   work out which lie the evidence of a match shows", runEvidence},
		{"cards", "cards -o FOLDER   compile the packs of the games, for who plays with them", runCards},
		{"bench", "bench [FLAGS]   measure", runBench},
	}
}

func main() {
	args := os.Args[1:]
	if len(args) > 0 && args[0] == "-stub" {
		games.Register(stub.Wing{})
		args = args[1:]
	}
	if err := dispatch(args, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "tcg:", err)
		os.Exit(1)
	}
}

// dispatch runs one command. Its error is what is wrong, already in one line.
func dispatch(args []string, out io.Writer) error {
	if len(args) > 0 {
		for _, c := range commands() {
			if c.name == args[0] {
				if err := c.run(args[1:], out); !errors.Is(err, flag.ErrHelp) {
					return err
				}
				return nil
			}
		}
	}
	for _, c := range commands() {
		fmt.Fprintln(out, "tcg", c.usage)
	}
	fmt.Fprintln(out, "tcg COMMAND -h   lists the flags of a command")
	fmt.Fprintln(out, "tcg -stub COMMAND ...   with the example game of rules/README.md besides")
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" {
		return nil
	}
	return fmt.Errorf("there is no command %q", args[0])
}

// flags makes the flag set of a command, which tells its faults by its error. Asked
// for help, it prints how the command is written and every flag.
func flags(name string, out io.Writer) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {
		for _, c := range commands() {
			if c.name == name {
				fmt.Fprintln(out, "tcg", c.usage)
			}
		}
		f.SetOutput(out)
		f.PrintDefaults()
		f.SetOutput(io.Discard)
	}
	return f
}

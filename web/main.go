// Command web builds, serves and tests the site.
//
//	go run ./web [-addr HOST:PORT]             build, serve, and let two tabs find each other
//	go run ./web build -o DIR                  make the files for any web server
//	go run ./web serve [-addr HOST:PORT] DIR   serve such a folder, with the signalling; -proxy behind one of yours, -relay=false without relaying
//	go run ./web test                          run every test there is
//	go run ./web test -run NAME [-seed N]      run a test of the browser's again, as its failure says
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"

	"gotaku/web/site"
)

// defaultAddr is every address of the machine, so that a friend in the same network can come.
const defaultAddr = ":8080"

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "web:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	command := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		command, args = args[0], args[1:]
	}
	flags := flag.NewFlagSet("web "+command, flag.ContinueOnError)
	switch command {
	case "":
		addr := flags.String("addr", defaultAddr, "address to listen on; the next free port when taken")
		relays := relaying(flags)
		if err := parse(flags, args, 0); err != nil {
			return err
		}
		return play(ctx, *addr, *relays)
	case "build":
		out := flags.String("o", "", "folder to fill")
		if err := parse(flags, args, 0); err != nil {
			return err
		}
		if *out == "" {
			return errors.New("build: say where with -o DIR")
		}
		return build(ctx, *out)
	case "serve":
		addr := flags.String("addr", defaultAddr, "address to listen on; the next free port when taken")
		relays := relaying(flags)
		proxy := flags.Bool("proxy", false, "a proxy stands before: who asks is the last address in X-Forwarded-For")
		if err := parse(flags, args, 1); err != nil {
			return err
		}
		return serve(ctx, os.Stdout, *addr, flags.Arg(0), served{*proxy, *relays})
	case "test":
		var only chosen
		flags.StringVar(&only.run, "run", "", "run the browser's tests whose names match this regular expression alone")
		flags.Uint64Var(&only.seed, "seed", 0, "run them with this seed of all chance, as a failure names it")
		flags.BoolVar(&only.whole, "whole", false, "play every match of theirs to its end by the rules")
		flags.BoolVar(&only.pictures, "pictures", false, "draw all their tabs, and keep pictures in web/e2e/output")
		if err := parse(flags, args, 0); err != nil {
			return err
		}
		return test(ctx, only)
	}
	return fmt.Errorf("unknown command %q; there are: build, serve, test, and none to play", command)
}

// relaying is the flag that says whether matches without a direct path go through the server.
func relaying(flags *flag.FlagSet) *bool {
	return flags.Bool("relay", true, "pass on the sealed messages of matches whose players get no direct path")
}

func parse(flags *flag.FlagSet, args []string, rest int) error {
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() != rest {
		return fmt.Errorf("%s: %d arguments, want %d", strings.TrimSpace(flags.Name()), flags.NArg(), rest)
	}
	return nil
}

// root is the module's folder.
func root(ctx context.Context) (string, error) {
	out, err := exec.CommandContext(ctx, "go", "env", "GOMOD").Output()
	if err != nil {
		return "", fmt.Errorf("asking for the module: %w", err)
	}
	mod := strings.TrimSpace(string(out))
	if mod == "" || mod == os.DevNull {
		return "", errors.New("this is not the module's folder")
	}
	return filepath.Dir(mod), nil
}

func play(ctx context.Context, addr string, relays bool) error {
	dir, err := root(ctx)
	if err != nil {
		return err
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	out := filepath.Join(cache, "gotaku", "site")
	fmt.Println("building ...")
	err = site.Build(ctx, site.Options{Root: dir, Package: ".", Out: out, Log: os.Stdout})
	if errors.Is(err, site.ErrLarge) { // who tries something out plays
		fmt.Println(err)
	} else if err != nil {
		return err
	}
	return serve(ctx, os.Stdout, addr, out, served{relays: relays})
}

func build(ctx context.Context, out string) error {
	dir, err := root(ctx)
	if err != nil {
		return err
	}
	return site.Build(ctx, site.Options{Root: dir, Package: ".", Out: out, Best: true, Log: os.Stdout})
}

// Command web builds, serves and tests the site.
//
//	go run ./web [-addr HOST:PORT]             build, serve, and let two tabs find each other
//	go run ./web build -o DIR                  make the files for any web server
//	go run ./web serve [-addr HOST:PORT] DIR   serve such a folder, with the signalling
//	go run ./web test                          run every test there is
//	go run ./web test -run NAME [-seed N]      run a test of the browser's again, as its failure says
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"gotaku/web/relay"
	"gotaku/web/site"
)

const defaultAddr = "127.0.0.1:8080"

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
		if err := parse(flags, args, 0); err != nil {
			return err
		}
		return play(ctx, *addr)
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
		if err := parse(flags, args, 1); err != nil {
			return err
		}
		return serve(ctx, os.Stdout, *addr, flags.Arg(0))
	case "test":
		var only chosen
		flags.StringVar(&only.run, "run", "", "run the browser's tests whose names match this regular expression alone")
		flags.Uint64Var(&only.seed, "seed", 0, "play the browser's matches with this seed alone, as a failure names it")
		if err := parse(flags, args, 0); err != nil {
			return err
		}
		return test(ctx, only)
	}
	return fmt.Errorf("unknown command %q; there are: build, serve, test, and none to play", command)
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

func play(ctx context.Context, addr string) error {
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
	if err := site.Build(ctx, site.Options{Root: dir, Package: ".", Out: out}); err != nil {
		return err
	}
	return serve(ctx, os.Stdout, addr, out)
}

func build(ctx context.Context, out string) error {
	dir, err := root(ctx)
	if err != nil {
		return err
	}
	return site.Build(ctx, site.Options{Root: dir, Package: ".", Out: out, Best: true})
}

// serve serves a built folder and the signalling until ctx ends. It says where on w.
func serve(ctx context.Context, w io.Writer, addr, dir string) error {
	files, err := site.Handler(dir)
	if err != nil {
		return err
	}
	l, err := listen(addr)
	if err != nil {
		return err
	}
	mux := http.NewServeMux()
	mux.Handle("/", files)
	mux.Handle("/signal", relay.New(relay.DefaultLimits()))
	srv := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	go func() {
		<-ctx.Done()
		srv.Close()
	}()
	fmt.Fprintf(w, "play at http://%s/\n", l.Addr())
	if err := srv.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// listen takes the address or, when its port is taken, one of the next.
func listen(addr string) (net.Listener, error) {
	host, portText, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fmt.Errorf("address %q: %w", addr, err)
	}
	port, err := strconv.ParseUint(portText, 10, 16)
	if err != nil {
		return nil, fmt.Errorf("address %q: the port is not a number from 0 to 65535", addr)
	}
	for next := port; ; next++ {
		l, err := net.Listen("tcp", net.JoinHostPort(host, strconv.FormatUint(next, 10)))
		if err == nil || !errors.Is(err, syscall.EADDRINUSE) || next == port+20 {
			return l, err
		}
	}
}

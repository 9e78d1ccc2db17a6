package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"gotaku/web/browser"
)

// browserTests is the package whose tests need a browser.
const browserTests = "./web/e2e"

// inBrowser are the packages that have sources of their own for the browser; the others were judged already.
var inBrowser = []string{".", "./assets/font", "./game", "./web/link/..."}

// step is one thing that must pass.
type step struct {
	name string
	run  func(ctx context.Context, dir string) error
}

// chosen says which of the browser's tests run, and how.
type chosen struct {
	run  string // as go test -run; "": every test there is, the native ones too
	seed uint64 // of the matches; 0: each is played with a fixed seed and another
}

// test runs every step, also after one failed, and sums up.
func test(ctx context.Context, only chosen) error {
	dir, err := root(ctx)
	if err != nil {
		return err
	}
	chromium, err := findBrowser(ctx)
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "gotaku-test-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	pure := []string{"CGO_ENABLED=0"} // proof that no C compiler is needed
	wasm := []string{"GOOS=js", "GOARCH=wasm"}
	windows := []string{"CGO_ENABLED=0", "GOOS=windows", "GOARCH=amd64"}
	browserStep := step{"browser tests", goTool(slices.Concat(pure, []string{browser.Env + "=" + chromium}), browserArgs(only)...)}
	if only.run != "" {
		return runSteps(ctx, os.Stdout, dir, []step{browserStep})
	}
	return runSteps(ctx, os.Stdout, dir, []step{
		{"gofmt", gofmt},
		{"vet", goTool(pure, "vet", "./...")},
		{"vet for the browser", goTool(wasm, append([]string{"vet"}, inBrowser...)...)},
		{"build for Windows", goTool(windows, "build", "-o", filepath.Join(tmp, "gotaku.exe"), ".")},
		{"tests", goTool(slices.Concat(pure, []string{browser.Env + "="}), "test", "./...")},
		browserStep, // builds the program for the browser
	})
}

// browserArgs are the go command's for the browser's tests. They run once: what fails has failed.
func browserArgs(only chosen) []string {
	args := []string{"test", "-v", "-count=1", "-timeout=30m"}
	if only.run != "" {
		args = append(args, "-run="+only.run)
	}
	args = append(args, browserTests)
	if only.seed != 0 {
		args = append(args, "-seed="+strconv.FormatUint(only.seed, 10))
	}
	return args
}

// runSteps runs all steps, also after one failed; what it says itself goes to w.
func runSteps(ctx context.Context, w io.Writer, dir string, steps []step) error {
	var summary strings.Builder
	failed := 0
	for _, s := range steps {
		fmt.Fprintf(w, "== %s\n", s.name)
		start := time.Now()
		result := "ok  "
		if err := s.run(ctx, dir); err != nil {
			fmt.Fprintln(w, err)
			result = "FAIL"
			failed++
		}
		fmt.Fprintf(&summary, "%s  %6.1fs  %s\n", result, time.Since(start).Seconds(), s.name)
		if ctx.Err() != nil {
			return ctx.Err()
		}
	}
	fmt.Fprintf(w, "== summary\n%s", summary.String())
	if failed > 0 {
		return fmt.Errorf("%d of %d steps failed", failed, len(steps))
	}
	return nil
}

func goTool(env []string, args ...string) func(context.Context, string) error {
	return func(ctx context.Context, dir string) error {
		cmd := exec.CommandContext(ctx, "go", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), env...)
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		return cmd.Run()
	}
}

// gofmt fails when a file is not in the one format.
func gofmt(ctx context.Context, dir string) error {
	cmd := exec.CommandContext(ctx, "gofmt", "-l", ".")
	cmd.Dir = dir
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("%w\n%s", err, errs.Bytes())
	}
	if len(out) > 0 {
		return fmt.Errorf("not formatted:\n%s", out)
	}
	return nil
}

// findBrowser finds Chromium or Chrome, or installs it where that is a matter of course.
func findBrowser(ctx context.Context) (string, error) {
	if path := browser.Find(); path != "" {
		return path, nil
	}
	missing := errors.New("the browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium), or say where it is in " + browser.Env)
	apt, err := exec.LookPath("apt-get")
	if err != nil || os.Getuid() != 0 {
		return "", missing
	}
	for _, args := range [][]string{{"update"}, {"install", "-y", "--no-install-recommends", "chromium"}} {
		cmd := exec.CommandContext(ctx, apt, args...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		if cmd.Run() != nil {
			return "", missing
		}
	}
	if path := browser.Find(); path != "" {
		return path, nil
	}
	return "", missing
}

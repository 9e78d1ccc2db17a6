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
	"strings"
	"time"

	"gotaku/web/browser"
)

// browserTests is the package whose tests need a browser.
const browserTests = "./web/e2e"

// inBrowser are the packages that must be sound for the browser too.
var inBrowser = []string{".", "./assets/...", "./game/...", "./render/...", "./rules/...", "./web/link/..."}

// step is one thing that must pass.
type step struct {
	name string
	run  func(ctx context.Context, dir string) error
}

// test runs every step, also after one failed, and sums up.
func test(ctx context.Context) error {
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
	steps := []step{
		{"gofmt", gofmt},
		{"vet", goTool(pure, "vet", "./...")},
		{"vet for the browser", goTool(wasm, append([]string{"vet"}, inBrowser...)...)},
		{"build for the browser", goTool(wasm, "build", "-o", filepath.Join(tmp, "app.wasm"), ".")},
		{"build for Windows", goTool(windows, "build", "-o", filepath.Join(tmp, "gotaku.exe"), ".")},
		{"tests", goTool(slices.Concat(pure, []string{browser.Env + "="}), "test", "-v", "./...")},
		{"browser tests", twice(goTool(slices.Concat(pure, []string{browser.Env + "=" + chromium}), "test", "-v", "-count=1", "-timeout=30m", browserTests))},
	}
	return runSteps(ctx, os.Stdout, dir, steps)
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

// twice gives a step that failed a second run, and says so. The program in a tab
// has been seen to die in the runtime's own stack scan (memory access out of
// bounds, under heavy load); that says nothing about the test it strikes.
func twice(run func(context.Context, string) error) func(context.Context, string) error {
	return func(ctx context.Context, dir string) error {
		err := run(ctx, dir)
		if err == nil || ctx.Err() != nil {
			return err
		}
		fmt.Println("== failed, and run once more:", err)
		return run(ctx, dir)
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

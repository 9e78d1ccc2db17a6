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
	"sync"
	"time"

	"gotaku/web/browser"
	"gotaku/web/site"
)

// browserTests is the package whose tests need a browser.
const browserTests = "./web/e2e"

// inBrowser are the packages that have sources of their own for the browser; the others were judged already.
var inBrowser = []string{".", "./assets/font", "./game", "./web/link/..."}

// step is one thing that must pass. What it prints goes to w.
type step struct {
	name string
	run  func(ctx context.Context, w io.Writer, dir string) error
}

// chosen says which of the browser's tests run, and how.
type chosen struct {
	run      string // as go test -run; "": every test there is, the native ones too
	seed     uint64 // of all chance; 0: a fixed one, and one drawn by lot for each match
	whole    bool   // every match goes on to its end by the rules
	pictures bool   // every tab is drawn, and pictures are kept
}

// test runs every step, also after one failed, and sums up.
func test(ctx context.Context, only chosen) error {
	dir, err := root(ctx)
	if err != nil {
		return err
	}
	if browser.Find() == "" && !installs() {
		return errNoBrowser
	}
	browserStep := step{"browser tests", inBrowsers(only)}
	if only.run != "" {
		return runLanes(ctx, os.Stdout, dir, []step{browserStep})
	}
	inTheBrowser := []step{
		browserStep,                            // builds the program for the browser
		{"vet for the browser", vetForBrowser}, // with all that it needs compiled, and while the native tests end
		{"types for Windows", typesFor("windows", "amd64")},
	}
	return runLanes(ctx, os.Stdout, dir, inTheBrowser, []step{
		{"gofmt", gofmt},
		{"vet", vet},
		{"tests", goTool([]string{browser.Env + "="}, "test", "-vet=off", "-ldflags=-w", "./...")}, // vet has run; nobody looks at them with a debugger
	})
}

// sideBySide is how many of the browser's tests run at a time: each waits for the next frame for half of its time.
const sideBySide = 3

// browserArgs are the go command's for the browser's tests. They run once: what fails has failed.
func browserArgs(only chosen) []string {
	args := []string{"test", "-v", "-vet=off", "-count=1", "-timeout=30m", "-parallel=" + strconv.Itoa(sideBySide)}
	if only.run != "" {
		args = append(args, "-run="+only.run)
	}
	args = append(args, browserTests)
	if only.seed != 0 {
		args = append(args, "-seed="+strconv.FormatUint(only.seed, 10))
	}
	if only.whole {
		args = append(args, "-whole")
	}
	if only.pictures {
		args = append(args, "-pictures")
	}
	return args
}

// runLanes runs lanes of steps beside each other, every step also after one failed, and
// sums up on w. The tests in the browser wait for much of their time, in which the others
// run. The first lane's output is seen as it comes, that of the others when a step ends.
func runLanes(ctx context.Context, w io.Writer, dir string, lanes ...[]step) error {
	out := &report{w: w}
	var wait sync.WaitGroup
	for i, lane := range lanes {
		wait.Go(func() {
			for _, s := range lane {
				if ctx.Err() == nil {
					out.run(ctx, dir, s, i == 0)
				}
			}
		})
	}
	wait.Wait()
	if ctx.Err() != nil {
		return ctx.Err()
	}
	fmt.Fprintf(w, "== summary\n%s", out.summary.String())
	if out.failed > 0 {
		return fmt.Errorf("%d of %d steps failed", out.failed, out.steps)
	}
	return nil
}

// report is what lanes write together, a whole piece at a time.
type report struct {
	sync.Mutex
	w             io.Writer
	summary       strings.Builder
	steps, failed int
}

// Write writes a piece.
func (r *report) Write(b []byte) (int, error) {
	r.Lock()
	defer r.Unlock()
	return r.w.Write(b)
}

// run runs one step; live: its output is not kept until it ends.
func (r *report) run(ctx context.Context, dir string, s step, live bool) {
	start := time.Now()
	var kept bytes.Buffer
	to, head := io.Writer(&kept), fmt.Sprintf("== %s\n", s.name)
	if live {
		to = r
		fmt.Fprint(r, head)
	}
	err := s.run(ctx, to, dir)
	result := "ok  "
	if err != nil {
		result = "FAIL"
		fmt.Fprintln(to, err)
	}
	if !live {
		fmt.Fprintf(r, "%s%s", head, kept.Bytes())
	}
	r.Lock()
	defer r.Unlock()
	if r.steps++; err != nil {
		r.failed++
	}
	fmt.Fprintf(&r.summary, "%s  %6.1fs  %s\n", result, time.Since(start).Seconds(), s.name)
}

// roomy lets the compilers and the tests collect their garbage more rarely, which is a fifth of what the tests cost. Who
// has said something else in the environment has it so.
const roomy = "GOGC=400"

// pure is proof that no C compiler is needed.
const pure = "CGO_ENABLED=0"

// goTool is a call of the go command, with more in its environment.
func goTool(env []string, args ...string) func(context.Context, io.Writer, string) error {
	return func(ctx context.Context, w io.Writer, dir string) error {
		cmd := exec.CommandContext(ctx, "go", args...)
		cmd.Dir = dir
		cmd.Env = slices.Concat([]string{roomy}, os.Environ(), []string{pure}, env)
		cmd.Stdout, cmd.Stderr = w, w
		return cmd.Run()
	}
}

// inBrowsers runs the browser's tests, and installs a browser first where it is missing. The others run while that is fetched.
func inBrowsers(only chosen) func(context.Context, io.Writer, string) error {
	return func(ctx context.Context, w io.Writer, dir string) error {
		chromium, err := findBrowser(ctx, w)
		if err != nil {
			return err
		}
		return goTool([]string{browser.Env + "=" + chromium}, browserArgs(only)...)(ctx, w, dir)
	}
}

// vet judges our own packages, as they are natively.
func vet(ctx context.Context, w io.Writer, dir string) error {
	tool, remove, err := vetTool(ctx, w, dir)
	if err != nil {
		return err
	}
	defer remove()
	return goTool(nil, "vet", "-vettool="+tool, "./...")(ctx, w, dir)
}

// vetForBrowser judges what is compiled for the browser alone, as it is compiled for the page.
func vetForBrowser(ctx context.Context, w io.Writer, dir string) error {
	tool, remove, err := vetTool(ctx, w, dir)
	if err != nil {
		return err
	}
	defer remove()
	c := site.NewCompiler(ctx, dir)
	defer c.Close()
	cmd := c.Command(ctx, dir, "vet", slices.Concat([]string{"-vettool=" + tool}, inBrowser)...)
	cmd.Stdout, cmd.Stderr = w, w
	return cmd.Run()
}

// vetTool makes the tool that judges our own packages alone, named as a program is on every system; remove it after use.
func vetTool(ctx context.Context, w io.Writer, dir string) (tool string, remove func(), err error) {
	tmp, err := os.MkdirTemp("", "gotaku-vet-")
	if err != nil {
		return "", nil, err
	}
	tool, remove = filepath.Join(tmp, "vet.exe"), func() { os.RemoveAll(tmp) }
	if err := goTool(nil, "build", "-o", tool, "./web/vet")(ctx, w, dir); err != nil {
		remove()
		return "", nil, err
	}
	return tool, remove, nil
}

// gofmt fails when a file is not in the one format.
func gofmt(ctx context.Context, _ io.Writer, dir string) error {
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

var errNoBrowser = errors.New("the browser tests need Chromium or Chrome: install it (Debian: apt-get install " + browser.Shell + "), or say where it is in " + browser.Env)

// findBrowser finds Chromium or Chrome, and installs the quickest of them where that is a matter of course. Where that
// does not go, whichever there is does as well.
func findBrowser(ctx context.Context, w io.Writer) (string, error) {
	if !browser.Best() && installs() {
		installBrowser(ctx, w)
	}
	if path := browser.Find(); path != "" {
		return path, nil
	}
	return "", errNoBrowser
}

// installs says whether a browser may be installed: by root, on a Debian.
func installs() bool {
	_, err := exec.LookPath("apt-get")
	return err == nil && os.Getuid() == 0
}

// installBrowser installs what Debian has, or says why not.
func installBrowser(ctx context.Context, w io.Writer) {
	for _, args := range [][]string{{"update"}, {"install", "-y", "--no-install-recommends", browser.Shell}} {
		cmd := exec.CommandContext(ctx, "apt-get", append([]string{"-o", "Acquire::http::Timeout=10"}, args...)...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		cmd.Stdout, cmd.Stderr = w, w
		if err := cmd.Run(); err != nil {
			fmt.Fprintf(w, "%s is not installed: %v\n", browser.Shell, err)
			return
		}
	}
}

package e2e

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// failing is a test that fails, and keeps why.
type failing struct {
	testing.TB
	why string
}

func (f *failing) Fatalf(format string, args ...any) {
	f.why = fmt.Sprintf(format, args...)
	runtime.Goexit()
}

// fails runs what must fail and returns why it did.
func (x *Tab) fails(do func()) string {
	x.t.Helper()
	was, f := x.t, &failing{TB: x.t}
	x.t = f
	done, start := make(chan bool), time.Now()
	go func() {
		defer close(done)
		do()
	}()
	<-done
	x.t = was
	if f.why == "" {
		x.t.Fatal("it did not fail")
	}
	if time.Since(start) > patience/2 {
		x.t.Fatalf("it failed only after %v: %s", time.Since(start), f.why)
	}
	return f.why
}

// TestADeadProgramFailsAtOnce: a test whose program dies ends there and then, in the program's own last words, instead of
// waiting for what can no longer happen.
func TestADeadProgramFailsAtOnce(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("dead", s.URL)
	_, _ = Eval[bool](x, `(__gotaku.do("die"), true)`)
	why := x.fails(func() { x.Until("the host waits", `false`) })
	for _, want := range []string{"tab dead: the program stopped before: the host waits", "panic: told to die"} {
		if !strings.Contains(why, want) {
			t.Errorf("without %q: %s", want, why)
		}
	}
	if console := strings.Join(x.Console(), "\n"); !strings.Contains(console, "goroutine ") {
		t.Errorf("the console has no trace:\n%s", console)
	}
}

// TestACrashedTabFailsAtOnce: the same where the tab itself is gone.
func TestACrashedTabFailsAtOnce(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("gone", s.URL)
	go chromedp.Call(x.ctx, page.Crash, cdp.Empty{}) // is never answered
	if why := x.fails(func() { x.Until("the host waits", `false`) }); !strings.Contains(why, "tab gone: the tab crashed before: the host waits") {
		t.Error(why)
	}
}

package e2e

import (
	"bytes"
	"fmt"
	"image"
	_ "image/png"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"gotaku/web/link/pointer"
)

// pointers are the events the echo program saw, without their times.
func (x *Tab) pointers() []pointer.Event {
	x.t.Helper()
	var s struct{ Events []pointer.Event }
	x.State(&s)
	for i := 1; i < len(s.Events); i++ {
		if s.Events[i].Time < s.Events[i-1].Time {
			x.t.Fatalf("event %d is older than the one before: %+v", i, s.Events)
		}
	}
	for i := range s.Events {
		s.Events[i].Time = 0
	}
	return s.Events
}

// TestQuickPointersAreNotLost presses, moves and releases faster than the program ticks.
func TestQuickPointersAreNotLost(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("mouse", s.URL)
	x.PressNow(300, 200, Left)
	x.MoveNow(310, 190)
	x.ReleaseNow(500, 100, Left)
	x.Tick()
	var got []string
	for _, e := range x.pointers() {
		got = append(got, fmt.Sprintf("%d %d at %v,%v", e.Type, e.Buttons, e.X, e.Y))
	}
	at := 0
	for _, want := range []string{"0 1 at 300,200", "1 1 at 310,190", "2 0 at 500,100"} {
		for at < len(got) && got[at] != want {
			at++
		}
		if at == len(got) {
			t.Fatalf("no %q in order in %q", want, got)
		}
	}
	x.RightClick(100, 100)
	x.Wheel(100, 100, 0, 120)
	events := x.pointers()
	last := events[len(events)-1]
	if last.Type != pointer.Wheel || last.DY != 120 {
		t.Fatalf("the wheel came as %+v", last)
	}
	pressed := false
	for _, e := range events {
		pressed = pressed || e.Type == pointer.Down && e.Buttons == pointer.Right
	}
	if !pressed {
		t.Fatalf("no right press in %+v", events)
	}
}

func TestInstantTapsAreNotLost(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	size := Small
	size.Touch = true
	x := b.OpenSized("touch", s.URL, size)
	for i := range 20 {
		x.TouchDownNow(float64(100+i), 50)
		x.TouchUpNow()
	}
	x.Tick()
	var downs, ups []float64
	for _, e := range x.pointers() {
		if e.Device != pointer.Touch {
			continue
		}
		switch e.Type {
		case pointer.Down:
			downs = append(downs, e.X)
		case pointer.Up:
			ups = append(ups, e.X)
		}
	}
	var want []float64
	for i := range 20 {
		want = append(want, float64(100+i))
	}
	if !reflect.DeepEqual(downs, want) || !reflect.DeepEqual(ups, want) {
		t.Fatalf("downs %v\nups %v", downs, ups)
	}
	x.TouchDrag(100, 300, 300, 100)
	events := x.pointers()
	if last := events[len(events)-1]; last.Type != pointer.Up || last.X != 300 || last.Y != 100 {
		t.Fatalf("a drag ended with %+v", last)
	}
}

func TestStorageOutlivesReloads(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("store", s.URL)
	tell(x, "put", "v/名前", "五卓")
	tell(x, "put", "v/b", "1")
	tell(x, "put", "v/b", "2")
	tell(x, "put", "v/c", "3")
	tell(x, "delete", "v/c")
	x.Until("the writes end", `s.pending === 0`)
	x.Reload()
	x.Until("all is there", `JSON.stringify(s.values) === JSON.stringify({"v/b": "2", "v/名前": "五卓"}) && !s.storeErr`)
	if other := b.Open("other", s.URL); MustEval[bool](other, `JSON.parse(__gotaku.state()).keys !== null`) {
		t.Fatal("another person sees the storage")
	}
}

func TestClipboard(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("clipboard", s.URL)
	x.permit()
	x.Click(300, 200)
	tell(x, "copy", "招待 link")
	x.Until("copied", `s.copied === ""`)
	tell(x, "paste")
	x.Until("pasted", `s.task === "招待 link" && s.taskErr === ""`)
	MustEval[bool](x, `(() => { const d = new DataTransfer(); d.setData("text", "by key");
		document.querySelector("canvas").dispatchEvent(new ClipboardEvent("paste", {clipboardData: d, bubbles: true})); return true })()`)
	x.Until("a paste event arrives", `s.pasted && s.pasted[0] === "by key"`)
}

func TestDroppedThings(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("drop", s.URL)
	path := filepath.Join(t.TempDir(), "デッキ.txt")
	if err := os.WriteFile(path, []byte("カード 3"), 0o600); err != nil {
		t.Fatal(err)
	}
	drop := func(data *input.DragData) {
		t.Helper()
		for _, typ := range []input.DispatchDragEventType{input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop} {
			now(x, input.DispatchDragEvent, input.DispatchDragEventParams{Type: typ, X: 300, Y: 200, Data: data})
		}
	}
	drop(&input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1})
	x.Until("the file arrives", `s.files && s.files[0] === "デッキ.txt=カード 3"`)
	// Text and a made-up file, which ended the program before.
	drop(&input.DragData{Items: []*input.DragDataItem{{MimeType: "text/plain", Data: "only text"}}, DragOperationsMask: 1})
	MustEval[bool](x, `(() => { const d = new DataTransfer(); d.items.add(new File(["x"], "made up.txt"));
		document.querySelector("canvas").dispatchEvent(new DragEvent("drop", {dataTransfer: d, bubbles: true, cancelable: true})); return true })()`)
	x.Until("the made-up file arrives", `s.files && s.files[1] === "made up.txt=x"`)
	x.Tick()
}

func TestSaveAndFetch(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("save", s.URL)
	dir := x.permit()
	tell(x, "save", "record.txt", "記録")
	x.poll("the download ends", func() (bool, error) {
		b, err := os.ReadFile(filepath.Join(dir, "record.txt"))
		return string(b) == "記録", err
	})
	info, err := os.Stat(filepath.Join(Root(t), "assets", "font", "ui-bold.ttf"))
	if err != nil {
		t.Fatal(err)
	}
	tell(x, "fetch", "assets/font/ui-bold.ttf")
	x.Until("the font comes", fmt.Sprintf(`s.fetched === %d`, info.Size()))
	tell(x, "fetch", "assets/nothing")
	x.Until("a missing file is named", `s.err === "assets/nothing: the server answered 404"`)
}

func TestPageWorksOffline(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.OpenSized("offline", s.URL, Small.full())
	x.poll("the page is kept", func() (bool, error) {
		return Eval[bool](x, `navigator.serviceWorker.ready.then(r => !!r.active && r.active.state === "activated")`)
	})
	s.Stop()
	x.Reload()
	png := x.Screenshot("offline")
	img, _, err := image.Decode(bytes.NewReader(png))
	if err != nil {
		t.Fatal(err)
	}
	if r, g, bl, _ := img.At(320, 200).RGBA(); r>>8 != 0x20 || g>>8 != 0x60 || bl>>8 != 0x40 {
		t.Fatalf("the picture's middle is %02x%02x%02x, want the echo program's 206040", r>>8, g>>8, bl>>8)
	}
}

func TestDeadProgramIsTold(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	x := b.Open("dead", s.URL)
	_, _ = Eval[bool](x, `(__gotaku.do("die"), true)`)
	x.poll("the page tells", func() (bool, error) {
		return Eval[bool](x, `!document.getElementById("loading").hidden`)
	})
	x.Screenshot("dead")
	text := MustEval[string](x, `document.getElementById("loading").innerText`)
	for _, want := range []string{"The program has stopped", "Reload", "panic: told to die"} {
		if !strings.Contains(text, want) {
			t.Fatalf("the page says %q, without %q", text, want)
		}
	}
}

func TestStoppedProgramIsTold(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, echo), Start(t)
	size := Small
	size.Lang = "ja"
	for how, trap := range map[string]string{
		"in an event":  `(setTimeout(() => { throw new WebAssembly.RuntimeError("out of bounds") }), true)`,
		"in a promise": `(Promise.reject(new WebAssembly.RuntimeError("out of bounds")), true)`,
	} {
		x := b.OpenSized("stopped", s.URL, size)
		MustEval[bool](x, trap)
		x.poll("the page tells", func() (bool, error) {
			return Eval[bool](x, `!document.getElementById("loading").hidden`)
		})
		text := MustEval[string](x, `document.getElementById("loading").innerText`)
		for _, want := range []string{"プログラムが止まりました", "再読み込み", "out of bounds"} {
			if !strings.Contains(text, want) {
				t.Fatalf("%s: the page says %q, without %q", how, text, want)
			}
		}
	}
}

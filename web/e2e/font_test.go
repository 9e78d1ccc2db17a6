package e2e

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"gotaku/web/site"
)

// TestRestOfTheFontComesLater: the first picture stands without it, a rare kanji is blank until it comes, and drawn then
// without anybody's doing.
func TestRestOfTheFontComesLater(t *testing.T) {
	t.Parallel()
	Need(t)
	files, err := site.Handler(build(t, app))
	if err != nil {
		t.Fatal(err)
	}
	come, asked := make(chan struct{}), atomic.Int32{}
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, ".rest") {
			asked.Add(1)
			<-come
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(srv.Close)
	x := Start(t).OpenSized("rare", hooked(srv.URL+"/"), quick.drawn())
	p := newPerson(x)
	p.Key(",")
	p.click("name")
	p.wait("a field of the page", `document.activeElement.tagName === "INPUT"`)
	MustEval[bool](x, `(document.activeElement.value = "鱸鱸鱸", document.activeElement.dispatchEvent(new Event("input")))`)
	p.Key(kb.Enter)
	p.Until("the name is taken over", `s.things.find(g => g.name === "name").state === "鱸鱸鱸"`)
	p.Move(320, 2)
	p.poll("nothing moves any more", func() (bool, error) {
		a, err := p.picture("font-half")
		if err != nil {
			return false, err
		}
		p.drawn()
		b, err := p.picture("font-half")
		return bytes.Equal(a, b), err
	})
	if asked.Load() != 1 {
		t.Fatalf("the rest of the font was asked for %d times", asked.Load())
	}
	half := p.Screenshot("font-half")
	close(come)
	p.poll("the rare kanji are drawn", func() (bool, error) {
		whole, err := p.picture("font-whole")
		return !bytes.Equal(half, whole), err
	})
}

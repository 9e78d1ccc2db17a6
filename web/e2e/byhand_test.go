package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"gotaku/rules/scenario"
)

// permit lets a page's files come into a folder, and its clipboard be read.
func (x *Tab) permit() (folder string) {
	x.t.Helper()
	x.tab.once = true
	folder = x.t.(*testing.T).TempDir()
	id := chromedp.FromContext(x.ctx).BrowserContextID
	_, err := chromedp.CallBrowser(x.ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder, BrowserContextID: id,
	})
	x.must(err)
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		_, err := chromedp.CallBrowser(x.ctx, browser.SetPermission, browser.SetPermissionParams{
			Permission: &browser.PermissionDescriptor{Name: name}, Setting: browser.PermissionSettingGranted, BrowserContextID: id,
		})
		x.must(err)
	}
	return folder
}

// types writes into a field.
func (p *person) types(field, text string) {
	p.t.Helper()
	p.click(field)
	p.wait("a field of the page", `document.activeElement.tagName === "INPUT"`)
	p.Key(text)
	p.Key(kb.Enter)
	p.wait("the field is gone", `!document.querySelector("input")`)
}

// presses brings a thing of the panel into sight and clicks it, once it was there to be read.
func (p *person) presses(name string) {
	p.t.Helper()
	p.dawdle()
	if s, g := p.bring(name); g == nil || g.Off || !p.clickThing(s, g) {
		p.t.Fatalf("tab %s: %q cannot be pressed", p.name, name)
	}
}

// mends opens the tools that put the board right.
func (p *person) mends() {
	p.t.Helper()
	p.click("menu")
	p.untilThing("menu:mend")
	p.click("menu:mend")
	p.untilThing("hand:points")
}

// reports saves a report from the tools by hand, with a text, and runs the file as a scenario.
func (p *person) reports(folder, words string) {
	p.t.Helper()
	p.presses("hand:report")
	p.Until("the board can be kept", `s.over === "board"`)
	p.types("board:words", words)
	p.Screenshot("report-" + p.name)
	p.click("board:report")
	var file string
	p.poll("the report is saved", func() (bool, error) {
		list, err := filepath.Glob(filepath.Join(folder, "*.scenario"))
		if len(list) == 1 {
			file = list[0]
		}
		return file != "", err
	})
	if b, err := os.ReadFile(file); err != nil || !strings.Contains(string(b), "# "+words+"\n") {
		p.t.Fatalf("tab %s: the report does not say %q: %v", p.name, words, err)
	}
	if wrong, err := scenario.RunFile(file, scenario.Plain); err != nil || len(wrong) > 0 {
		p.t.Fatalf("tab %s: the report does not run: %v %v", p.name, err, wrong)
	}
	p.Key(kb.Escape)
	p.Until("the report is closed", `!s.over`)
}

// TestByHandInBothSeats: each of two persons plays a card of their own whose text is carried out by hand. The other reads
// each step and refuses or agrees; then the board is put right by consent, and the problem is reported as a file that runs.
func TestByHandInBothSeats(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host := newPerson(b.OpenSized("hand host", hooked(s.URL), quick))
	folder := host.permit()
	host.click("mode:link")
	host.Until("decks are chosen", `s.scene === "decks" && !s.over`)
	host.bringsOwn("[ファンファーレ] ふしぎなことをする。")
	host.click("play")
	host.Until("there is an invitation", `s.scene === "invite" && s.things.some(g => g.name === "address" && g.state.includes("#r="))`)
	guest := newPerson(b.OpenSized("hand guest", hooked(host.look().find("address").State), quick))
	guest.Until("decks are chosen", `s.scene === "decks" && !s.over`)
	guest.bringsOwn("[ファンファーレ] べつのふしぎなことをする。")
	guest.click("play")
	people := []player{host, guest}
	for _, p := range []*person{host, guest} {
		p.Until("both sit at the table", seated)
	}
	both := func(what, condition string) {
		t.Helper()
		for _, p := range []*person{host, guest} {
			p.Until(what, condition)
		}
	}
	for _, of := range [][2]*person{{host, guest}, {guest, host}} {
		p, q := of[0], of[1]
		play(t, people, func() bool { return p.look().Kind == "byhand" })
		p.Screenshot("byhand-" + p.name)
		draw := fmt.Sprintf("hand:draw:%d", p.look().Seat)
		deck := p.deckLeft()
		for _, answer := range []string{"no", "yes"} {
			at := p.look().Inputs
			p.presses(draw)
			q.Until("the other reads it", `s.kind === "yesno" && s.ask === "consent"`)
			q.Screenshot("byhand-consent-" + q.name)
			q.presses(answer)
			p.Until("it goes on", fmt.Sprintf(`s.kind === "byhand" && s.inputs >= %d`, at+2))
			want := deck
			if answer == "yes" {
				want--
			}
			if n := p.deckLeft(); n != want {
				t.Fatalf("tab %s: after %q there are %d cards in the deck, want %d", p.name, answer, n, want)
			}
		}
		p.presses("ok")
		q.Until("it is asked whether that was all", `s.kind === "yesno" && s.ask === "agree"`)
		q.presses("yes")
	}
	play(t, people, func() bool { return host.look().Ask == "main" })
	at, deck := host.look().Inputs, host.deckLeft()
	host.mends()
	asks := func(what, answer string) {
		t.Helper()
		host.presses(what)
		guest.Until("the guest is asked", `s.over === "takeback"`)
		guest.dawdle()
		guest.dawdle()
		guest.Screenshot("mend-asked")
		guest.click(answer)
		both("it is answered", `!s.over`)
	}
	draw := fmt.Sprintf("hand:draw:%d", host.look().Seat)
	asks(fmt.Sprintf("hand:draw:%d", guest.look().Seat), "back:no")
	host.presses(fmt.Sprintf("hand:draw:%d", guest.look().Seat))
	host.Until("it is said why not", `s.toast && s.toast.includes("refused")`)
	asks(draw, "back:yes")
	both("the board is put right", fmt.Sprintf(`s.inputs > %d`, at))
	if n := host.deckLeft(); n != deck-1 {
		t.Fatalf("%d cards are left of %d", n, deck)
	}
	host.reports(folder, "draws too little")
	host.presses("ok")
	further(t, host, guest)
	if a, c := host.look(), guest.look(); a.Hash != c.Hash && a.Inputs == c.Inputs {
		t.Fatalf("the two do not see the same: %s %s", a.Hash, c.Hash)
	}
}

// deckLeft is how many cards are left in the near deck.
func (p *person) deckLeft() (n int) {
	p.t.Helper()
	s := p.look()
	if g := s.find(fmt.Sprintf("pile:%d:deck", s.Seat)); g == nil {
		p.t.Fatalf("tab %s: there is no deck", p.name)
	} else if _, err := fmt.Sscanf(strings.TrimLeftFunc(g.Label, func(r rune) bool { return r < '0' || r > '9' }), "%d", &n); err != nil {
		p.t.Fatalf("tab %s: the deck is %q", p.name, g.Label)
	}
	return n
}

// TestBoardsBySolitaire: alone a board is put right at once, sent as a puzzle and as a moment, and reported as a file that
// runs; the links open where nobody has the match, and what a puzzle asks for can be tried again.
func TestBoardsBySolitaire(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("boards", hooked(s.URL), quick))
	folder := p.permit()
	p.click("table:zx")
	p.click("mode:solo")
	p.chooseDeck(0)
	p.Until("the match begins", `s.scene === "table"`)
	play(t, []player{p}, func() bool { v := p.look(); return v.Turn >= 2 && v.Kind == "act" && v.find("menu") != nil })
	p.mends()
	hash := p.look().Hash
	p.presses(fmt.Sprintf("hand:draw:%d", p.look().Asked))
	p.Until("it is done at once", fmt.Sprintf(`s.hash !== %q && !s.over`, hash))
	want := p.look()
	p.reports(folder, "一枚多い")
	p.presses("hand:report")
	links := map[string]string{}
	for _, c := range [][2]string{{"board:link", "#m="}, {"puzzle:link", "#p="}} {
		name, mark := c[0], c[1]
		p.Until("the board can be kept", `s.over === "board"`)
		if name == "puzzle:link" {
			p.click("board:puzzle")
			p.Until("it is said who is to reach what", `s.over === "puzzle"`)
		}
		p.click(name)
		for n := 0; !strings.Contains(links[name], mark); n++ { // a clipboard is written some time after the press
			if n == 300 {
				t.Fatalf("%s copies %q", name, links[name])
			}
			time.Sleep(100 * time.Millisecond)
			links[name] = MustEval[string](p.Tab, `navigator.clipboard.readText()`)
		}
	}
	q := newPerson(b.OpenSized("boards elsewhere", hooked(links["board:link"]), quick))
	q.Until("the moment is shown", fmt.Sprintf(`s.scene === "table" && s.hash === %q && s.asked < 0`, want.Hash))
	q.Screenshot("board-moment")
	q.Go(hooked(links["puzzle:link"]))
	q.Until("it is said what is to be done", `s.scene === "table" && s.over === "notice"`)
	q.Screenshot("board-puzzle")
	q.click("notice:ok")
	q.Until("it is the same board", fmt.Sprintf(`s.hash === %q && s.asked >= 0`, want.Hash))
	turn := q.look().Turn
	for q.Tired = 1; q.look().Turn == turn; {
		q.once()
	}
	q.Until("it is said that the turn went by", `s.over === "confirm"`)
	q.click("confirm:yes")
	q.Until("it is tried again", fmt.Sprintf(`s.scene === "table" && s.turn === %d && s.over === "notice"`, turn))
}

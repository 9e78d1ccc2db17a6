package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// says is a condition: a text of the state is the one of a language.
func says(where, text string) string { return `s.` + where + ` === "` + text + `"` }

// wide is a window for pictures, in Japanese.
var wide = Size{W: 1280, H: 720, Scale: 1, Lang: "ja"}

// english turns the app to English, at the title.
func (p *person) english() {
	p.t.Helper()
	p.click("settings")
	p.click("lang:1")
	p.Key(kb.Escape)
	p.Until("the settings are closed", `!s.over`)
}

// sitting makes two people sit down at a table by a link, and returns it.
func sitting(s *Site, b *Browser) (host, guest *person, url string) {
	host = newPerson(b.OpenSized("host", hooked(s.URL), quick))
	url = inviteByLink(host)
	ja := quick
	ja.Lang = "ja"
	guest = newPerson(b.OpenSized("guest", hooked(url), ja))
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	return host, guest, url
}

// further lets two people play on for some answers, which both see.
func further(t *testing.T, host, guest *person) {
	t.Helper()
	at := host.look().Inputs + 5
	play(t, []player{host, guest}, func() bool { return host.look().Inputs >= at && guest.look().Inputs >= at })
}

// TestSeatsStayTheirs is what comes upon two who play by a link: a third who opens it, a server that forgets them, a page
// loaded anew, the seat moved to another tab, a server that is gone, and a player who is.
func TestSeatsStayTheirs(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host, guest, url := sitting(s, b)
	third := thirdIsTold(t, s, b, url, host, guest)
	further(t, host, guest)
	guest.Reload()
	guest.Until("the guest has its seat again", seated)
	host.Until("the host plays on", seated)
	further(t, host, guest)
	second := seatMoves(t, host, guest, url)
	s.Stop()
	third.click("mode:link")
	third.chooseDeck(0)
	third.Until("it is said that there is no server", says("status", "The signalling server cannot be reached; trying again"))
	third.Screenshot("dead-en")
	further(t, host, second) // they have no need of it
	host.Close()
	second.Until("it is said that the host is gone", `s.toast && s.toast.endsWith("の応答がありません。戻れば続きから遊べます。")`)
	second.Until("and why it does not come back", says("line", "接続サーバーに届きません。再試行しています")+` || `+says("line", "切断しても負けにはなりません。戻れば同じ場面から続きます。"))
	second.Screenshot("gone-ja")
}

// thirdIsTold: while two play, also after the server has forgotten them, whoever else opens the link is told so before
// anything else, in his language, and the two play on over the channel they have.
func thirdIsTold(t *testing.T, s *Site, b *Browser, url string, two ...*person) (third *person) {
	t.Helper()
	const ja = "この卓は満席です。最初にリンクを開いたブラウザーだけが席に戻れます"
	const en = "The table is full; only the browser that opened the link first can come back to it"
	third = newPerson(b.OpenSized("third", hooked(url), wide))
	third.Until("the third is told", says("notice", ja))
	third.Screenshot("third-ja")
	third.click("notice:ok")
	third.english()
	rounds := 1
	if *whole {
		rounds = 4 // in as many a seat was lost twice, once
	}
	for range rounds {
		s.Restart()
		for told := ""; told != en; { // before the host is back at the server, there is no such table
			third.paste(url)
			third.Until("the third is told", `s.notice && s.scene === "title"`)
			if told = third.look().Notice; told != en {
				third.click("notice:ok")
			}
		}
		for _, p := range two {
			if v := p.look(); v.Status != "playing" {
				t.Fatalf("tab %s: %s", p.name, v.Status)
			}
		}
		third.Screenshot("third-en")
		third.click("notice:ok")
	}
	return third
}

// seatMoves opens the link a second time in the guest's own browser: the seat moves there with the match, and the first tab
// says so.
func seatMoves(t *testing.T, host, guest *person, url string) (second *person) {
	t.Helper()
	second = newPerson(guest.Beside("second", hooked(url)))
	second.Until("the second tab has the match", seated)
	guest.Until("the first is told", says("notice", "この席は別のタブで開かれました。対戦はそちらで続きます"))
	guest.Screenshot("displaced-ja")
	if v := guest.look(); v.Toast != "" {
		t.Fatalf("and it is said: %q", v.Toast)
	}
	further(t, host, second)
	second.Screenshot("displaced-second")
	if guest.look().Scene != "table" {
		t.Fatalf("the first tab shows %s", guest.look().Scene)
	}
	return second
}

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// ownCards is a list of cards with a text as a spreadsheet gives it, and a deck of them; the decks must be shown.
func (p *person) ownCards(text string) (table, list string) {
	table = "カードNo\tカード名\tカード種類\tクラス\tコスト\t攻撃\t体力\t効果\n"
	list = "名前：渡し\nリーダー\n1 五-D001\nメイン\n"
	for i := range 14 {
		table += fmt.Sprintf("W-%02d\t渡しの者%d\tフォロワー\tロイヤル\t%d\t2\t2\t%s\n", i+1, i+1, i%5+1, text)
		list += fmt.Sprintf("3 W-%02d\n", i+1)
	}
	leader := ""
	for _, g := range p.look().Things { // the leader of a starter deck of the cards' class
		if strings.HasPrefix(g.Name, "show:0:0") {
			leader, _, _ = strings.Cut(g.Label, " ×") // how many copies there are is said behind
		}
	}
	list = strings.Replace(list, "五-D001", leader, 1)
	return table, list
}

// bringsOwn pastes such cards and a deck of them, which is chosen then.
func (p *person) bringsOwn(text string) {
	p.t.Helper()
	table, list := p.ownCards(text)
	p.paste(table)
	p.Until("what was found is shown", `s.scene === "bring"`)
	p.click("cards:keep")
	p.Until("they are kept", `s.scene === "decks" && !s.over`)
	p.paste(list)
	p.Until("the deck is chosen", `s.things.some(g => g.name.startsWith("deck:0:") && g.label === "渡し" && g.state)`)
}

// TestOwnCardsFromAPastedListToAMatch: a list as a spreadsheet gives it is pasted into the page, shown with what was read
// of it, kept, and a pasted deck of those cards is played against the bot, also after the page was loaded anew.
func TestOwnCardsFromAPastedListToAMatch(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("own cards", hooked(s.URL), Size{W: 1280, H: 720, Scale: 1, Calm: true}))
	p.click("mode:bot")
	p.Until("decks are chosen", `s.scene === "decks" && !s.over`)

	table, list := p.ownCards("【守護】")
	p.paste(table)
	p.Until("what was found is shown", `s.scene === "bring"`)
	p.Until("all is read", `s.things.some(g => g.name === "found:9" && g.label.startsWith("◎")) && !s.things.some(g => g.name.startsWith("found:") && !g.label.startsWith("◎"))`)
	p.Screenshot("own-cards-found")
	p.click("cards:keep")
	p.Until("they are kept", `s.scene === "decks" && !s.over`)
	p.paste(list)
	p.Until("the deck is chosen", `s.things.some(g => g.name.startsWith("deck:0:") && g.label === "渡し" && g.state)`)
	p.Screenshot("own-cards-deck")
	p.click("play")
	p.Until("the match begins", `s.scene === "table"`)
	play(t, []player{p}, func() bool { v := p.look(); return v.BotsAway >= 4 || v.Finished })
	if v := p.look(); v.BotsHere != 0 {
		t.Errorf("%d answers of the bot were thought of in the page", v.BotsHere)
	}
	p.Screenshot("own-cards-match")
	turn := p.look().Turn
	p.Reload()
	p.Until("the match goes on", `s.scene === "table"`)
	if v := p.look(); v.Turn != turn {
		t.Errorf("turn %d before, %d after the page was loaded anew", turn, v.Turn)
	}
}

// TestOwnCardsAgainstAnotherTab: a pasted pack is played by link against a tab that has never heard of it; both see the
// same table, and the decks are opened and verified at the end.
func TestOwnCardsAgainstAnotherTab(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host := newPerson(b.OpenSized("own host", hooked(s.URL), quick))
	host.click("mode:link")
	host.Until("decks are chosen", `s.scene === "decks" && !s.over`)
	host.bringsOwn("【守護】")
	host.click("play")
	host.Until("there is an invitation", `s.scene === "invite" && s.things.some(g => g.name === "address" && g.state.includes("#r="))`)
	url := host.look().find("address").State
	guest := newPerson(b.OpenSized("own guest", hooked(url), quick))
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	play(t, []player{host, guest}, func() bool { return host.look().Turn >= 5 && guest.look().Turn >= 5 })
	host.Screenshot("own-link-host")
	guest.Screenshot("own-link-guest")
	guest.Reload()
	guest.Until("the reloaded tab is back at the table", seated)
	guest.Tired = 6 // both have played by then: the rest is for the end
	back := guest.look().Inputs
	play(t, []player{host, guest}, func() bool { return !*whole && host.look().Inputs >= back+6 })
	host.giveUp()
	sameEnd(t, host, guest)
}

// TestOwnCardsAreWrittenAndListed: a card is written by hand and what it means is told while it is typed; it is kept, listed,
// and stays when its removal is not confirmed. A deck list of another program is taken with blank cards.
func TestOwnCardsAreWrittenAndListed(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("own written", hooked(s.URL), Size{W: 1280, H: 720, Scale: 1, Calm: true}))
	p.click("mode:solo")
	p.Until("decks are chosen", `s.scene === "decks" && !s.over`)
	p.click("cards")
	p.Until("the own cards are listed", `s.scene === "packs"`)
	p.click("cards:new")
	p.Until("a card is written", `s.scene === "cardedit"`)
	for field, text := range map[string]string{"col:name": "霧の灯", "line:0": "[ファンファーレ] 1枚引く。ふしぎなことをする。"} {
		p.click(field)
		p.wait("a field of the page", `document.activeElement.tagName === "INPUT"`)
		MustEval[bool](p.Tab, `(document.activeElement.select(), true)`)
		p.Key(text)
		p.Key(kb.Enter)
		p.wait("the field is gone", `!document.querySelector("input")`)
	}
	p.Until("it is said what is not understood", `s.things.some(g => g.name === "meaning" && g.label.includes("ふしぎなことをする。」"))`)
	p.Screenshot("own-cards-written")
	p.click("card:keep")
	p.Until("it is listed", `s.scene === "packs" && s.things.some(g => g.name === "found:0" && g.label.includes("霧の灯"))`)
	p.Screenshot("own-cards-listed")
	p.click("cards:delete")
	p.Until("it is asked", `s.over === "confirm"`)
	p.click("confirm:no")
	p.Until("it is still there", `!s.over && s.things.some(g => g.name === "pack:0")`)
	p.click("back")
	p.Until("decks are chosen again", `s.scene === "decks" && !s.over`)
	p.paste(`<deck game="x"><section name="Main"><card qty="3" id="a">霧の灯</card><card qty="2" id="b">夜の舟</card></section></deck>`)
	p.Until("it is asked for the one that is not here", `s.over === "confirm"`)
	p.click("confirm:yes")
	p.Until("the deck is chosen", `s.scene === "decks" && !s.over && s.things.some(g => g.name.startsWith("deck:0:") && g.state && /^(Deck|デッキ)/.test(g.label))`)
}

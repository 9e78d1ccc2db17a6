package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// ownCards is a list of cards as a spreadsheet gives it, and a deck of them; the decks must be shown.
func (p *person) ownCards() (table, list string) {
	table = "カードNo\tカード名\tカード種類\tクラス\tコスト\t攻撃\t体力\t効果\n"
	list = "名前：渡し\nリーダー\n1 五-D001\nメイン\n"
	for i := range 14 {
		table += fmt.Sprintf("W-%02d\t渡しの者%d\tフォロワー\tロイヤル\t%d\t2\t2\t【守護】\n", i+1, i+1, i%5+1)
		list += fmt.Sprintf("3 W-%02d\n", i+1)
	}
	leader := ""
	for _, g := range p.look().Things { // the leader of a starter deck of the cards' class
		if strings.HasPrefix(g.Name, "show:0:0") {
			leader = g.Label
		}
	}
	list = strings.Replace(list, "五-D001", leader, 1)
	return table, list
}

// TestOwnCardsFromAPastedListToAMatch: a list as a spreadsheet gives it is pasted into the page, shown with what was read
// of it, kept, and a pasted deck of those cards is played against the bot, also after the page was loaded anew.
func TestOwnCardsFromAPastedListToAMatch(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	p := newPerson(b.OpenSized("own cards", hooked(s.URL), Size{W: 1280, H: 720, Scale: 1, Calm: true}))
	p.click("mode:bot")
	p.Until("decks are chosen", `s.scene === "decks" && !s.over`)

	table, list := p.ownCards()
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
	table, list := host.ownCards()
	host.paste(table)
	host.Until("what was found is shown", `s.scene === "bring"`)
	host.click("cards:keep")
	host.Until("they are kept", `s.scene === "decks" && !s.over`)
	host.paste(list)
	host.Until("the deck is chosen", `s.things.some(g => g.name.startsWith("deck:0:") && g.label === "渡し" && g.state)`)
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
	play(t, []player{host, guest}, nil)
	sameEnd(t, host, guest)
}

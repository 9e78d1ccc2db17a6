package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What brackets before an ability say in short: how often it, or its card, is used, and where it works. Each is put as the sentence that
// it stands for, where that stands: [Cn/Turn] is "You may only cast this card's name once per turn".

// inBrackets writes them so, line by line.
func inBrackets(c *text.Compiler, n *text.Normal) *text.Normal {
	if c.Lang != text.EN {
		return n
	}
	out := &text.Normal{}
	for from := 0; from < len(n.R); {
		end := from
		for end < len(n.R) && n.R[end] != '\n' {
			end++
		}
		lineInBrackets(n.Slice(from, end), out)
		if end < len(n.R) {
			out.Add('\n', n.From[end], n.To[end], false)
		}
		from = end + 1
	}
	return out
}

// lineInBrackets writes one line.
func lineInBrackets(n, out *text.Normal) {
	var ofCard, ofAbility []string
	var at []int // where these stand
	heads := &text.Normal{}
	stands := "" // where this card stands for it
	i := 0
	for i < len(n.R) {
		for i < len(n.R) && n.R[i] == ' ' {
			i++
		}
		end := closed(n.R, i)
		if end == 0 {
			break
		}
		said := strings.ToLower(string(n.R[i+1 : end-1]))
		card, ability := oftenSaid(said)
		switch {
		case areasSaid(said) != "" && stands == "" && len(heads.R) == 0 && !usedSo(n.R[end:]):
			stands = areasSaid(said)
		case said == "cont": // that it holds is said by what it says
		case card != "":
			ofCard, at = append(ofCard, card), append(at, i)
		case ability != "" && (ability != ofItsName || named1(n.R[end:])):
			ofAbility, at = append(ofAbility, ability), append(at, i)
		default:
			for k := i; k < end; k++ {
				heads.Add(n.R[k], n.From[k], n.To[k], n.Icons[k])
			}
			heads.Add(' ', n.From[end-1], n.To[end-1], false)
		}
		i = end
	}
	say := func(s string, k int) {
		for _, r := range s {
			out.Add(r, n.From[k], n.To[k], false)
		}
	}
	for k, s := range ofCard {
		if k > 0 {
			say("\n", at[0])
		}
		say(s, at[0])
	}
	rest := n.Slice(i, len(n.R))
	if stands != "" {
		rest = whileThere(rest, stands)
	}
	if len(ofCard) > 0 && len(rest.R)+len(heads.R) > 0 {
		say("\n", at[0])
	}
	for _, part := range [...]*text.Normal{heads, rest} {
		for k, r := range part.R {
			out.Add(r, part.From[k], part.To[k], part.Icons[k])
		}
	}
	if len(ofAbility) == 0 || len(rest.R) == 0 {
		return
	}
	last := len(n.R) - 1
	if !strings.ContainsRune(".!", rest.R[len(rest.R)-1]) {
		say(".", last)
	}
	for _, s := range ofAbility {
		say(" "+s, last)
	}
}

// closed is where the brackets end that open at i; 0: none do.
func closed(r []rune, i int) int {
	if i >= len(r) || r[i] != '[' && r[i] != '【' {
		return 0
	}
	for end := i + 1; end < len(r); end++ {
		if r[end] == text.Closer(r[i]) {
			return end + 1
		}
	}
	return 0
}

// named1 tells whether the name of an ability stands next.
func named1(r []rune) bool {
	for len(r) > 0 && r[0] == ' ' {
		r = r[1:]
	}
	return len(r) > 0 && (r[0] == '"' || r[0] == '“')
}

// ofItsName is how often what bears the name that stands next is used.
const ofItsName = "You may only use that name once per turn."

// oftenSaid is the sentence that brackets stand for: said of the card, or of the ability that they stand before.
func oftenSaid(said string) (card, ability string) {
	switch said {
	case "cn/turn":
		return "You may only cast this name once per turn.", ""
	case "cn/game", "cn/fight":
		return "You may only cast this name once per game.", ""
	case "call/1turn", "call/turn", "1call/turn":
		return "You may only call this name once per turn.", ""
	case "equip/1turn", "equip/turn":
		return "You may only equip this name once per turn.", ""
	case "1/set", "set/1":
		return "You may only set 1 this name on your field.", ""
	case "an/turn":
		return "", ofItsName
	}
	times, span, is := strings.Cut(said, "/")
	if !is || len(times) != 1 || times[0] < '1' || times[0] > '9' {
		return "", ""
	}
	if times = map[string]string{"1": "once"}[times]; times == "" {
		times = said[:1] + " times"
	}
	switch span {
	case "turn":
		return "", "This ability only activates " + times + " per turn."
	case "game", "fight":
		return "", "This ability only activates " + times + " per game."
	}
	return "", ""
}

// worksSaid takes where an ability works off its front: 【Soul】, 【Hand】:. none: it is not said there.
func worksSaid(c *text.Compiler, n *text.Normal) (zones []ability.Zone, rest *text.Normal) {
	end := closed(n.R, 0)
	if c.Lang != text.EN || end == 0 || n.R[0] != '【' {
		return nil, n
	}
	for _, w := range strings.Split(strings.ToLower(string(n.R[1:end-1])), "/") {
		z, is := map[string]ability.Zone{"field": ability.Field, "soul": ability.Soul, "hand": ability.Hand_, "drop": ability.Discards, "drop zone": ability.Discards}[strings.TrimSpace(w)]
		if !is {
			return nil, n
		}
		zones = append(zones, z)
	}
	rest = n.Slice(end, len(n.R)).Trim()
	if len(rest.R) > 0 && rest.R[0] == ':' {
		rest = rest.Slice(1, len(rest.R)).Trim()
	}
	if len(zones) == 1 && zones[0] == ability.Hand_ { // what is said of this card there
		said := rest
		rest = said.Put(false, func(i int) (string, int) {
			low := strings.ToLower(string(said.R[i:min(len(said.R), i+20)]))
			for _, w := range [...][2]string{{"call this card from ", ""}, {"call this card", "call this card from your hand"}, {"drop this card", "discard this card from your hand"}} {
				if strings.HasPrefix(low, w[0]) && w[1] != "" {
					return w[1], i + len(w[0])
				} else if strings.HasPrefix(low, w[0]) {
					return "", 0
				}
			}
			return "", 0
		})
	}
	return zones, rest
}

// worksOther is why what was read does not work where its brackets say so.
func (d dialect) worksOther(c *text.Compiler, zones []ability.Zone, had int, n *text.Normal) *text.Trouble {
	if zones == nil || had > len(c.Card.Abilities) {
		return nil
	}
	said := zones
	if len(zones) == 1 && zones[0] == ability.Field {
		said = nil
	}
	if slices.ContainsFunc(c.Card.Abilities[had:], func(a ability.Ability) bool { return a.Hand == ability.Auto && !slices.Equal(a.Works, said) }) {
		return &text.Trouble{Piece: n, JA: "そこでは働かない能力", EN: "it is an ability that works elsewhere"}
	}
	return nil
}

// asCounterWord is the act that stands first in an effect of several of which a spell may be used as a counter. [abilities.go]
const asCounterWord = "is a counter"

// modeCounter writes 【対抗】 at the front of an effect of several as the sentence that it stands for; the end of it, or i.
func modeCounter(c *text.Compiler, n *text.Normal, i int, out *text.Normal) int {
	if !n.Icons[i] || i > 0 && n.Icons[i-1] && n.R[i] != '[' && n.R[i] != '【' {
		return i
	}
	ic, _, end := c.Game.Lex.IconAt(n.R, i, c.Lang)
	if ic == nil || ic.Kind != text.MarkIcon || ic.Word != "counter" {
		return i
	}
	k := len(out.R) - 1
	for k >= 0 && out.R[k] == ' ' {
		k--
	}
	if k < 1 || !strings.ContainsRune("•・", out.R[k]) || out.R[k-1] != '\n' {
		return i
	}
	for _, r := range text.Pick(c.Lang, "これは対抗で使える。", "This is used as a counter. ") {
		out.Add(r, n.From[i], n.To[end-1], false)
	}
	for end < len(n.R) && n.R[end] == ' ' {
		end++
	}
	return end
}

// counterModes gives a spell of which some effects are counters the mark with which it may be used as one; false: no effects of several
// are counters, but something else is.
func counterModes(c *text.Compiler, had int) bool {
	marked := func(e ability.Effect) bool {
		a, is := e.(*ability.Act)
		return is && a.Word == asCounterWord
	}
	for i := had; i < len(c.Card.Abilities); i++ {
		said, modes := 0, 0
		a := &c.Card.Abilities[i]
		ability.Walk(a, func(e ability.Effect) {
			if marked(e) {
				said++
			}
			m, is := e.(*ability.Modes)
			if !is || a.Kind != ability.Spell {
				return
			}
			for _, mode := range m.List {
				if len(mode) > 1 && marked(mode[0]) {
					modes++
				}
			}
		})
		if said != modes {
			return false
		}
		if said > 0 && !slices.ContainsFunc(c.Card.Abilities, func(a ability.Ability) bool { return a.Kind == ability.Keyword && a.Word == "counter" }) {
			c.Card.Abilities = slices.Insert(c.Card.Abilities, i, ability.Ability{Kind: ability.Keyword, Word: "counter", Print: text.Pick(c.Lang, "【対抗】", "[Counter]")})
			return true
		}
	}
	return true
}

// areasSaid is where a card stands for its ability to be one, as brackets say it: 【Left/Right】; empty: they say something else.
func areasSaid(said string) string {
	switch said {
	case "left/right", "right/left":
		return "left or right"
	case "left", "center", "right":
		return said
	}
	return ""
}

// usedSo tells whether an ability that is used, or answers, stands behind brackets.
func usedSo(r []rune) bool {
	low := strings.ToLower(string(r))
	return strings.Contains(low, "[act]") || strings.Contains(low, "【act】") || strings.Contains(low, "[counter]")
}

// whileThere says of an ability behind its name that it is one only while this card stands there: behind what it waits for, or before all.
func whileThere(n *text.Normal, area string) *text.Normal {
	at := 0
	if _, end := quoted(n.R, 0); len(n.R) > 0 && end > 0 {
		at = end
	}
	for at < len(n.R) && n.R[at] == ' ' {
		at++
	}
	low := strings.ToLower(string(n.R[at:]))
	says := "If this card is on your " + area + ", "
	if strings.HasPrefix(low, "when ") || strings.HasPrefix(low, "at the ") {
		if at += strings.IndexByte(low, ',') + 1; low[max(0, strings.IndexByte(low, ','))] != ',' {
			return n
		}
		says = " if this card is on your " + area + ","
		if strings.HasPrefix(strings.ToLower(string(n.R[at:min(len(n.R), at+4)])), " if ") {
			return n.Put(false, func(i int) (string, int) {
				if i != at {
					return "", 0
				}
				return " if this card is on your " + area + " and ", i + 4
			})
		}
	}
	return n.Put(false, func(i int) (string, int) {
		if i != at {
			return "", 0
		}
		return says + string(n.R[i]), i + 1
	})
}

package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A cost may leave open how much is paid: its fighter chooses that as it is used [1.call.1.4], and what is done may be of so much.

// openPrices are what is paid of which one chooses how much.
var openPrices = []struct {
	id, ja, en string
	res        ability.Res
}{{"gauge", "ゲージ", "gauge", ability.Gauge}, {"life", "ライフ", "life", ability.Life}}

// openCosts are as much as one likes, and how much that was.
func openCosts() (out []text.Row) {
	for _, p := range openPrices {
		pay := []ability.Cost{{Res: p.res, N: ability.Amount{Op: ability.X}}}
		ja := "‹好きな‹数|枚数|数だけ|枚数だけ|だけ›‹の|›‹君の|›" + p.ja + "を|‹君の|›" + p.ja + "を‹、|›好きな‹数|枚数|だけ|数だけ|枚数だけ››"
		out = append(out,
			quiet("any "+p.id, "cost", ja+"払う", "pay ‹any ‹amount|number› of "+p.en+"|as much "+p.en+" as you ‹like|want|wish››", pay),
			quiet("any "+p.id+" -い", "costR", ja+"払い", "", pay),
			quiet("any "+p.id+" -て", "costT", ja+"払って", "", pay),
			quiet(p.id+" paid", "expr", "‹この‹カード|能力›で|›払った"+p.ja+"の‹数|枚数|数値›", "the ‹amount|number› of "+p.en+" ‹|you ›paid | the "+p.en+" ‹|you ›paid", ability.Amount{Op: ability.X}))
	}
	return out
}

// ofNothingPaid tells whether an ability speaks of how much was paid, or of X, where nothing leaves that open.
func ofNothingPaid(c *text.Compiler, a *ability.Ability, n *text.Normal) bool {
	b := *a
	if a.Hand != ability.Auto {
		return false
	}
	if a.Kind == ability.Spell {
		if b.Cost = slices.Concat(c.Card.Cost, a.Cost); text.UnsaidX(&b) {
			return true
		}
	}
	low := strings.ToLower(string(n.R))
	for _, p := range openPrices {
		said := strings.Contains(low, "払った"+p.ja) || strings.Contains(low, p.en+" paid") || strings.Contains(low, p.en+" you paid")
		if said && !opensPrice(reflect.ValueOf(&b).Elem(), p.res) {
			return true
		}
	}
	return false
}

// opensPrice tells whether some cost within v leaves open how much of a resource is paid.
func opensPrice(v reflect.Value, res ability.Res) (found bool) {
	if k, is := text.Is[ability.Cost](v); is && k.Res == res && k.N.Op == ability.X {
		return true
	}
	text.EachField(v, func(in reflect.Value) { found = found || opensPrice(in, res) })
	return found
}

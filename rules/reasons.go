package rules

import (
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// reasons are why the kernel itself refuses something, with the game's rule numbers.
type reasons struct {
	form, targets, divide, modes, hand, consent, cost, offered, count, twice, filter, distinct, alike, sum, number, split, barred, limit, again, follow, room, nobody, place *board.Why
}

func reasonsOf(r *board.Book) reasons {
	why := func(key, ja, en string) *board.Why {
		rule := r.Cite(key)
		if rule == "" {
			rule = r.Cite("why offered")
		}
		return &board.Why{Rule: rule, JA: ja, EN: en}
	}
	return reasons{
		form:     why("why form", "聞かれていないことが答えに入っています。", "The answer says something that was not asked."),
		targets:  why("why targets", "選べる対象が足りません。", "There are not enough things to select."),
		divide:   why("why divide", "割りふる値が対象の数に足りません。", "There is not enough to give each at least one."),
		modes:    why("why modes", "選べるモードがありません。", "No mode can be chosen."),
		hand:     why("why hand", "その操作はできません。", "That operation cannot be done."),
		consent:  why("why consent", "相手が同意しませんでした。", "The other side did not agree."),
		cost:     why("why cost", "コストを支払えません。", "The cost cannot be paid."),
		offered:  why("why offered", "選べるものの中にありません。", "Not among what may be chosen."),
		count:    why("why count", "選ぶ数が合いません。", "Not the number to be chosen."),
		twice:    why("why twice", "同じものを二度は選べません。", "The same thing twice."),
		filter:   why("why filter", "そのカードは条件に合いません。", "That card does not fit."),
		distinct: why("why distinct", "同じ名前のカードは選べません。", "The names must differ."),
		alike:    why("why alike", "同じ数値のカードでなければなりません。", "They must have the same number."),
		sum:      why("why sum", "合計が条件に合いません。", "The total does not fit."),
		number:   why("why number", "その数は選べません。", "That number may not be chosen."),
		split:    why("why split", "それぞれに１以上を割りふらなければなりません。", "Each must get at least one, and all of it must be given out."),
		barred:   why("why barred", "いま試して、できませんでした。", "Just tried, and it could not be done."),
		follow:   why("why follow", "この後の処理ができないカードは選べません。", "What follows could not be done with it."),
		room:     why("why room", "そこに置けないカードは選べません。", "It could not be put there."),
		again:    why("why again", "同じ局面に戻るので、もう繰り返せません。", "That would go round the same loop again."),
		place:    why("why hand", "そこはふさがっているか、このカードを置けない場所です。", "That place is taken, or takes no such card."),
		nobody:   why("why nobody", "いまは何も求められていません。", "Nothing is asked now."),
		limit:    why("why limit", "この能力はもう使えません。", "This ability has been used as often as it may be."),
	}
}

// citeFor is the rule for what is asked or refused while f is announced.
func (k *Kernel) citeFor(f *state.Frame, key string) string {
	if rule := k.Game.CiteFor(k, f, key); rule != "" {
		return rule
	}
	return k.Cite(key)
}

// because is a reason under the rule of the play that f is.
func (k *Kernel) because(f *state.Frame, key string, w *board.Why) *board.Why {
	if rule := k.Game.CiteFor(k, f, key); rule != "" && rule != w.Rule {
		return &board.Why{Rule: rule, JA: w.JA, EN: w.EN}
	}
	return w
}

// Nobody is why an answer is refused where nothing is asked.
func (r *Rules) Nobody() *board.Why { return r.why.nobody }

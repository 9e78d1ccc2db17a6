package scenario

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// zoneName writes a zone as a scenario does.
func (r *seer) zoneName(seat state.Seat, z state.Zone) string {
	if seat == state.Nobody || r.g.specs[z].Shared {
		return r.g.specs[z].Name
	}
	return fmt.Sprintf("%c %s", 'A'+seat, r.g.specs[z].Name)
}

func (r *seer) zoneText(seat state.Seat, z state.Zone) string {
	return r.cardsText(slices.Clone(r.state().List(z, seat)))
}

// cardName writes a card as a scenario does: its name, and which copy where there
// are several of that name.
func (r *seer) cardName(id state.CardID) string {
	if id <= 0 || int(id) >= len(r.state().Cards) {
		return "nothing"
	}
	d := r.m().Setup().Rules.Pool.Def(r.state().Cards[id].Face)
	if d == nil {
		return "?"
	}
	name := d.Sides[0].Name
	if c := &r.state().Cards[id]; c.Side > 0 && int(c.Side) < len(d.Sides) {
		name = d.Sides[c.Side].Name
	}
	if r.g.isLeader(r.k(), &r.state().Cards[id]) {
		return Name{Leader: true, Seat: r.state().Cards[id].At.Of}.String()
	}
	n := Name{Text: name, Seat: state.Nobody}
	if name == d.Sides[0].Name {
		n.Which = r.sc.which(r.state().Cards[id].Face)
	}
	if int(id) < len(r.copies) && r.copies[id].n > 1 && name != "?" {
		n.Copy = r.copies[id].n
	}
	return n.String()
}

func (r *seer) cardsText(ids []state.CardID) string {
	var out []string
	for _, id := range ids {
		s := r.cardName(id)
		if r.state().Cards[id].Rest {
			s += " (" + r.g.stateWord(ability.Acted) + ")"
		}
		if src := r.source(r.state().Ref(id)); src != 0 {
			s += " (of " + r.cardName(src) + ")"
		}
		out = append(out, s)
	}
	return listText(out)
}

func listText(list []string) string {
	if len(list) == 0 {
		return "empty"
	}
	var out []string
	for i := 0; i < len(list); {
		j := i
		for j < len(list) && list[j] == list[i] {
			j++
		}
		if j-i > 1 {
			out = append(out, fmt.Sprintf("%s x%d", list[i], j-i))
		} else {
			out = append(out, list[i])
		}
		i = j
	}
	return strings.Join(out, ", ")
}

func entriesText(es []Entry) string {
	var out []string
	for _, e := range es {
		s := e.Name.String()
		if e.Back {
			s = "back"
		}
		var ps []string
		for _, p := range e.Props {
			ps = append(ps, p.Src)
		}
		if len(ps) > 0 {
			s += " (" + strings.Join(ps, ", ") + ")"
		}
		if e.Times > 1 {
			s += fmt.Sprintf(" x%d", e.Times)
		}
		out = append(out, s)
	}
	return listText(out)
}

// question says what the match waits for.
func (r *seer) question() string {
	w := r.pending()
	if w == nil {
		return "over"
	}
	switch w.Kind {
	case state.InAnswer:
		d := w.D[0]
		what := d.Ask.Key
		if d.Ask.Src.ID != 0 {
			what += " of " + r.cardName(d.Ask.Src.ID)
		}
		s := fmt.Sprintf("%c's question %q [%s]", 'A'+d.Seat, what, d.Ask.Rule)
		if d.Kind == rules.Choose {
			var items []string
			for _, it := range d.Items {
				items = append(items, r.itemName(d, it))
			}
			s += " among " + listText(items)
		}
		return s
	case state.InBoth:
		return "a question to both"
	case state.InArranged:
		return fmt.Sprintf("%c's order of %s", 'A'+w.Seat, r.cardsText(w.IDs))
	}
	return "chance"
}

func (r *seer) itemName(d *rules.Decision, it state.Item) string {
	switch {
	case it.Card != 0:
		return r.cardName(it.Card)
	case it.Face != 0:
		return r.m().Setup().Rules.Pool.Def(it.Face).Sides[0].Name
	}
	return fmt.Sprint(r.g.countOf(d, it))
}

// countOf is the number that an item which is no card goes by: the nth, from 1; of places,
// as the seat that is asked counts them.
func (g *Game) countOf(d *rules.Decision, it state.Item) int32 {
	if d.Slots != ability.NoZone && g.Spot != nil {
		for n := int32(1); n <= lastSpot; n++ {
			if int32(g.Spot(d.Seat, int(n))) == it.N {
				return n
			}
		}
	}
	return it.N + 1
}

// lastSpot is the largest number that a place is counted by.
const lastSpot = 99

// option is one thing a seat can do or choose, with what it can be written as.
type option struct {
	text string
	is   func(*Action) bool
}

// options lists everything a seat can do at a decision. Acts that are put back at
// once are left out.
func (r *run) options(seat state.Seat, d *rules.Decision) []option {
	var out []option
	switch d.Kind {
	case rules.Acting:
		for _, act := range d.Acts(r.k(), state.EyesOf(seat), nil) {
			if r.works(seat, act) {
				out = append(out, option{r.actText(seat, act), func(a *Action) bool { return r.actIs(seat, a, act) }})
			}
		}
	case rules.Choose:
		for _, it := range d.Next(r.k(), state.EyesOf(seat), nil, nil) {
			out = append(out, option{r.itemName(d, it), func(a *Action) bool {
				if (a.Say == SayMode || a.Say == SayNumber) && it.Card == 0 {
					return slices.Contains(a.N, r.g.countOf(d, it))
				}
				return a.Say == SayChoose && slices.ContainsFunc(a.Names, func(n Name) bool { return r.itemIs(it, n, seat) })
			}})
		}
		if d.Least() == 0 {
			out = append(out, option{"none", func(a *Action) bool { return a.Say == SayNone }})
		}
	case rules.YesNo:
		out = append(out, option{"yes", func(a *Action) bool { return a.Say == SayYes }}, option{"no", func(a *Action) bool { return a.Say == SayNo }})
	case rules.Number:
		for n := d.Min; n <= min(d.Max, d.Min+100); n++ {
			out = append(out, option{fmt.Sprint(n), func(a *Action) bool { return a.Say == SayNumber && slices.Contains(a.N, n) }})
		}
	}
	return out
}

// works tries an act on a copy: whether it is put back at once.
func (r *run) works(seat state.Seat, act state.Act) bool {
	f := r.m().Fork()
	defer f.Close()
	t := &run{seer: seer{sc: r.sc, g: r.g, t: &single{m: f}, copies: slices.Clone(r.copies)}, lines: r.lines, at: r.at, trial: true}
	t.m().Pending()
	return t.answer(seat, state.Answer{Act: act}) == nil
}

func (r *seer) actIs(seat state.Seat, a *Action, act state.Act) bool {
	switch a.Say {
	case SayPass:
		return act.Verb == state.Pass
	case SayEnd:
		return act.Verb == state.EndPhase
	case SayAct:
		return slices.ContainsFunc(r.meant(seat, a), func(m madeAct) bool { return m.act == act })
	}
	return false
}

// actText writes an act as a scenario does.
func (r *seer) actText(seat state.Seat, act state.Act) string {
	switch act.Verb {
	case state.Pass:
		return "pass"
	case state.EndPhase:
		if r.state().Phase() == ability.MainPhase {
			return "end main"
		}
		return "end phase"
	}
	for i := range r.g.Verbs {
		v := &r.g.Verbs[i]
		card := cmp.Or(act.Card, act.Target)
		for _, made := range v.Acts(r.k(), seat, card, wing.How{}) {
			target := made.Target
			made.Target = act.Target
			if made != act {
				continue
			}
			s := v.Words[0] + " " + r.cardName(card)
			if act.Target != target && act.Target != 0 {
				arrow := " -> "
				if v.Into {
					arrow = " into "
				}
				s += arrow + r.cardName(act.Target)
			}
			return s
		}
	}
	return fmt.Sprintf("%v", act)
}

func (r *run) optionsText(seat state.Seat, d *rules.Decision) string {
	var out []string
	for _, o := range r.options(seat, d) {
		out = append(out, o.text)
	}
	return listText(out)
}

// expectOptions compares everything a seat can do with the list written down: each
// option is covered by an entry, and each entry covers one.
func (r *run) expectOptions(st *Stmt) string {
	w := r.pending()
	if w == nil || w.Kind != state.InAnswer || w.Seat != st.Seat {
		return fmt.Sprintf("expected options of %c; it is %s", 'A'+st.Seat, r.question())
	}
	opts := r.options(st.Seat, w.D[0])
	var over []string
	used := make([]bool, len(st.Acts))
	for _, o := range opts {
		found := false
		for i := range st.Acts {
			if o.is(&st.Acts[i]) {
				found, used[i] = true, true
			}
		}
		if !found {
			over = append(over, o.text)
		}
	}
	var missing []string
	for i := range st.Acts {
		if !used[i] {
			missing = append(missing, st.Acts[i].Src)
		}
	}
	if len(over) == 0 && len(missing) == 0 {
		return ""
	}
	s := fmt.Sprintf("options of %c:", 'A'+st.Seat)
	if len(missing) > 0 {
		s += " not possible: " + strings.Join(missing, ", ") + ";"
	}
	if len(over) > 0 {
		s += " not written: " + strings.Join(over, ", ") + ";"
	}
	return s + " the whole list is " + r.optionsText(st.Seat, w.D[0])
}

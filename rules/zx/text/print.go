package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Print prints an ability with its head, its gates, and where it is valid.
func (d dialect) Print(w *text.Printer, a *ability.Ability, group []ability.Ability) (string, bool) {
	if s, ok := packed(w.Lang, a); ok {
		return s, true
	}
	b := text.Clone(*a).(ability.Ability)
	before, ok := gatesOf(w, &b)
	valid, said := validity(w.Lang, a), false
	if !ok {
		return "", false
	}
	b.Works = nil
	d.Where(w.Game, &b, nil)
	switch {
	case text.Equal(b.Works, a.Works):
	case slices.Equal(a.Works, everywhere):
		valid += text.Pick(w.Lang, everywhereJA, " "+everywhereEN)
	default:
		for _, z := range a.Works {
			if valid, said = valid+zoneSaid(w.Lang, z), zoneSaid(w.Lang, z) != ""; !said {
				return "", false
			}
		}
	}
	if valid != "" {
		before += text.Pick(w.Lang, "【有効】"+valid+"【効果】", "[valid] "+strings.TrimSpace(valid)+" [effect] ")
	}
	d.Plain.Where(w.Game, &b, nil)
	print, ok := d.Plain.Print(w, &b, nil)
	if b.Kind == ability.Activated {
		head, rest, _ := strings.Cut(print, text.Pick(w.Lang, "：", ": "))
		icon, cost, _ := strings.Cut(head, text.Pick(w.Lang, "】", "]"))
		if cost = strings.TrimSpace(cost); cost != "" && w.Lang == text.JA {
			cost = "〈" + cost + "〉"
		} else if cost != "" {
			cost += ": "
		}
		return icon + text.Pick(w.Lang, "】", "] ") + before + cost + rest, ok
	}
	head := map[ability.Kind]string{ability.Triggered: text.Pick(w.Lang, "【自】", "[auto] "), ability.Static: text.Pick(w.Lang, "【常】", "[static] "), ability.Spell: eventHead(w.Lang, a.Marks)}[b.Kind]
	return head + before + print, ok
}

// eventHead is the icon of an event, or both. [603.1b]
func eventHead(l text.Lang, m ability.Marks) string {
	switch {
	case m&ability.EitherStep != 0:
		return text.Pick(l, "【★】【☆】", "[event] [battle event] ")
	case m&ability.EventStep != 0:
		return text.Pick(l, "【☆】", "[battle event] ")
	}
	return text.Pick(l, "【★】", "[event] ")
}

// packed prints abilities that a keyword with a number stands for.
func packed(l text.Lang, a *ability.Ability) (string, bool) {
	b := text.Clone(*a).(ability.Ability)
	b.Print = ""
	switch {
	case b.Name == denei(1).Name && len(b.Cost) == 1:
		m, is := b.Cost[0].Do.(*ability.Move)
		if is && m.What.Sel != nil && len(m.What.Sel.Of.Num) == 1 {
			n := m.What.Sel.Of.Num[0].N.N
			return text.Pick(l, "電影", "Denei ") + text.Itoa(n), text.Equal(b, denei(n))
		}
	case len(b.Do) == 2:
		if s, is := b.Do[0].(*ability.Select); is {
			n := s.Sel.N.N.N
			return text.Pick(l, "アルターフォース", "Alter Force ") + text.Itoa(n), text.Equal(b, forces(n))
		}
	}
	return "", false
}

// gatesOf takes the gates and the window off an ability and prints them.
func gatesOf(w *text.Printer, a *ability.Ability) (string, bool) {
	var list []ability.Cond
	if a.Gate != nil {
		if list = []ability.Cond{*a.Gate}; a.Gate.Op == ability.And {
			list = a.Gate.Args
		}
	}
	a.Gate = nil
	out, space := "", text.Pick(w.Lang, "", " ")
	if a.Word == driveWord {
		out, a.Word = text.Pick(w.Lang, "ゼクステンド・ドライブ！", "Zextend Drive! "), ""
	}
	for _, g := range list {
		switch {
		case g.Op == ability.TurnOf && g.Phase == ability.NoPhase:
			continue // validity says it
		case text.Equal(g, optima(g.R.N)):
			n := text.Itoa(g.R.N)
			out += text.Pick(w.Lang, "【ゼロオプティマ_"+n+"】", "[Zero Optima "+n+"] ")
			continue
		}
		if s, ok := w.Named("serves", g); ok {
			out += text.Pick(w.Lang, "【P】", "[P] ") + s + space
			continue
		}
		s, ok := levelSaid(w, g)
		if !ok {
			return "", false
		}
		out += s + space
	}
	a.Window = ability.AnyWindow
	return out, true
}

// validity is in whose turns an ability is valid.
func validity(l text.Lang, a *ability.Ability) string {
	side := sides[a.Window]
	conds := []ability.Cond{}
	if a.Gate != nil {
		conds = append(append(conds, *a.Gate), a.Gate.Args...)
	}
	for i := range conds {
		if conds[i].Op == ability.TurnOf {
			side = conds[i].Who.Side
		}
	}
	switch side {
	case ability.You:
		return text.Pick(l, "自分ターン", "your turn")
	case ability.Opponent:
		return text.Pick(l, "相手ターン", "opponent's turn")
	}
	return ""
}

// levelSaid prints a level; of dragons every race that has the word in it counts.
func levelSaid(w *text.Printer, c ability.Cond) (string, bool) {
	c = text.Clone(c).(ability.Cond)
	if f := c.L.Of; f != nil && len(f.Has) == 1 && f.Has[0].Value == dragon && f.Has[0].Match == ability.Contains {
		f.Has[0].Match = ability.Equals
	}
	return w.Named("level", c)
}

// zoneSaid is the word of a zone where an ability is valid.
func zoneSaid(l text.Lang, z ability.Zone) string {
	for _, w := range validWords {
		if w.zone == z {
			return text.Pick(l, w.ja, " "+w.en)
		}
	}
	return ""
}

// Keyword prints a condition of dynamis with what it says.
func (d dialect) Keyword(w *text.Printer, a *ability.Ability) (string, bool) {
	if a.Word == ignitionWord {
		return text.Pick(w.Lang, ignitionJA, ignitionEN), true
	}
	icon := ""
	for _, ic := range icons() {
		if ic.Kind == text.MarkIcon && ic.Word == a.Word {
			icon = text.Pick(w.Lang, ic.JA, ic.EN+" ")
		}
	}
	s, ok := "", false
	switch {
	case icon == "":
		return "", false
	case a.Word == "descent":
		s, ok = w.Named("descent", a.Cost)
	case a.Word == "dream dress" && len(a.Args) == 1:
		s, ok = w.Print(w.Game.Starts.Costs(), []ability.Cost{{Res: ability.Crystal, N: a.Args[0]}})
	case a.Word == "awakening":
		s, ok = w.Print(w.Game.Starts.Costs(), a.Cost)
	case a.Word == "sword descent" && a.If != nil:
		s, ok = levelSaid(w, *a.If)
	case a.Word == "vessel" && len(a.Do) == 1:
		s, ok = w.Named("vessel", a.Do[0])
	}
	return icon + s, ok
}

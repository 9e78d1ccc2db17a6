package scenario

import (
	"fmt"
	"strings"

	"gotaku/rules/match"
	"gotaku/rules/state"
)

// goalWords are how it stands with a goal, as it is written.
var goalWords = map[string]match.Verdict{"open": match.Open, "reached": match.Reached, "missed": match.Missed}

// goal reads "goal A: damage 3" and "goal reached".
func (p *parser) goal(st *Stmt, rest string) {
	st.Kind = KGoal
	if v, is := goalWords[rest]; is {
		st.Verdict = v
		return
	}
	who, what, ok := before(rest, ":")
	if st.Seat = seatOf(who); !ok || st.Seat == state.Nobody {
		p.fail("goal A: win, and goal open, reached or missed, not %q", clip(rest))
	}
	st.What = strings.TrimSpace(who) + ": " + what
	for word, aim := range map[string]match.Aim{"rid of ": match.AimGone, "have ": match.AimHave} {
		if name, is := strings.CutPrefix(what, word); is && !strings.HasPrefix(name, "card ") {
			st.Goal, st.Name = aim, p.nameOnly(name)
		}
	}
}

// setGoal sets a goal from the moment at which the match stands.
func (r *run) setGoal(st *Stmt) error {
	var g match.Goal
	ok := true
	if g.Aim, g.Seat = st.Goal, st.Seat; g.Aim == match.AimWin {
		g, ok = match.ReadGoal(r.m(), st.What, r.g.score.Stat, r.g.score.Zone)
	} else {
		ids := r.cards(st.Name)
		if len(ids) == 0 {
			return fault(st.Line, "there is no %s", st.Name)
		}
		g.Card, g.Face = r.state().Ref(ids[0]), r.state().Cards[ids[0]].Face
		ok = match.SetGoal(r.m(), &g)
	}
	if !ok {
		return fault(st.Line, "goal %s is none now: it cannot be reached, or is so already", st.What)
	}
	r.goal = &g
	return nil
}

// expectGoal says how it stands with the goal.
func (r *run) expectGoal(st *Stmt) string {
	if r.goal == nil {
		return "no goal was set"
	}
	now := r.goal.Judge(r.m())
	if now == st.Verdict {
		return ""
	}
	for word, v := range goalWords {
		if v == now {
			return fmt.Sprintf("expected %s; the goal is %s", st.Src, word)
		}
	}
	return "the goal is in no such state"
}

package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// played is how one game went.
type played struct {
	result    rules.Result
	decisions int
	turns     int32
	digest    uint64 // of every answer, where it was wanted
	fault     string
}

// runSim plays games and reports faults, lengths and winners.
func runSim(args []string, out io.Writer) error {
	f := flags("sim", out)
	game := f.String("game", assets.Games()[0], gameHelp())
	n := f.Int("n", 1000, "how many games, to 10000000")
	seed := f.Uint64("seed", 1, "seed of the first game; each further one has the next")
	policy := f.String("policy", "random", "who plays: random, greedy")
	decks := f.String("decks", "", "deck lists `FILE,FILE` (unsaid: the first starter decks)")
	digest := f.Bool("digest", false, "print one number for every answer of every game, chosen among all legal acts: equal before and after a change that alters no rule")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *n < 1 || *n > 10_000_000 {
		return errors.New("-n is from 1 to 10000000")
	}
	defer debug.SetGCPercent(debug.SetGCPercent(seldom))
	setup, err := setupOf(*game, *decks)
	if err != nil {
		return err
	}
	play := map[string]func(*rules.Setup, uint64) played{"random": (&randomTable{digests: *digest, trusts: !*digest}).play, "greedy": playGreedy}[*policy]
	if play == nil {
		return fmt.Errorf("there is no policy %q; there is random, greedy", *policy)
	}
	var games []played
	faults := 0
	began := time.Now()
	for i := range *n {
		p := play(&setup, *seed+uint64(i))
		if games = append(games, p); p.fault != "" {
			if faults++; faults <= 3 {
				fmt.Fprintf(out, "seed %d: %s\n", *seed+uint64(i), p.fault)
			}
		}
	}
	took := time.Since(began)
	sum(games, out)
	if *digest {
		fmt.Fprintf(out, "digest: %016x\n", digestOf(games))
	}
	fmt.Fprintf(out, "%.0f games/s (%d in %v)\n", float64(*n)/took.Seconds(), *n, took.Round(time.Millisecond))
	if faults > 0 {
		return fmt.Errorf("%d of %d games broke", faults, *n)
	}
	return nil
}

// seldom is how much memory, in percent of what lives, games may use up before it is looked
// through: the cards live, and games need little.
const seldom = 400

// sum prints winners and lengths.
func sum(games []played, out io.Writer) {
	var wins [2]int
	draws := 0
	rules, decisions, turns := map[string]int{}, []int{}, []int{}
	for _, g := range games {
		if g.fault != "" {
			continue
		}
		if g.result.Draw {
			draws++
		} else {
			wins[g.result.Winner]++
		}
		rules[g.result.Rule]++
		decisions, turns = append(decisions, g.decisions), append(turns, int(g.turns))
	}
	fmt.Fprintf(out, "winners: A %d, B %d, draws %d\n", wins[0], wins[1], draws)
	var ends []string
	for r, n := range rules {
		ends = append(ends, fmt.Sprintf("%s %d", r, n))
	}
	slices.Sort(ends)
	fmt.Fprintf(out, "ended by rule: %s\n", strings.Join(ends, ", "))
	fmt.Fprintf(out, "decisions: %s\nturns: %s\n", spread(decisions), spread(turns))
}

// digestOf is one number for how all games went: equal before and after a change of the
// rules code, it says that no answer, no result and no length differs.
func digestOf(games []played) uint64 {
	h := fnv.New64a()
	for _, g := range games {
		r := g.result // how it ended, but not the words for it
		fmt.Fprintf(h, "{%v %v %v %s} %d %d %x\n", r.Over, r.Draw, r.Winner, r.Rule, g.decisions, g.turns, g.digest)
	}
	return h.Sum64()
}

// spread is the least, most, median and mean of a list.
func spread(list []int) string {
	if len(list) == 0 {
		return "none"
	}
	slices.Sort(list)
	sum := 0
	for _, n := range list {
		sum += n
	}
	return fmt.Sprintf("%d to %d, median %d, mean %.1f", list[0], list[len(list)-1], list[len(list)/2], float64(sum)/float64(len(list)))
}

// counted sums the answers of a policy up.
type counted struct {
	bot.Random
	sum  *uint64 // nil: not wanted
	room []byte
	acts []state.Act
}

func (c *counted) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	if c.sum == nil {
		return c.Random.Choose(k, d)
	}
	var a state.Answer
	if d.Kind == rules.Acting {
		a.Act = c.act(k, d)
	} else {
		a = c.Random.Choose(k, d)
	}
	c.room = state.EncodeAnswer(c.room[:0], &a)
	h := fnv.New64a()
	h.Write(binary.BigEndian.AppendUint64(nil, *c.sum))
	h.Write(c.room)
	*c.sum = h.Sum64()
	return a
}

// act chooses among all legal acts in an order of their own: which candidates a game
// lists, and in which order, is not part of what a digest is about.
func (c *counted) act(k *rules.Kernel, d *rules.Decision) state.Act {
	c.acts = d.Acts(k, state.EyesOf(d.Seat), c.acts[:0])
	slices.SortFunc(c.acts, compareActs)
	acts := slices.Compact(c.acts)
	if len(acts) == 0 {
		return state.Act{}
	}
	return acts[c.Rand.N(len(acts))]
}

func compareActs(a, b state.Act) int {
	return cmp.Or(cmp.Compare(a.Verb, b.Verb), cmp.Compare(a.Card, b.Card), cmp.Compare(a.Target, b.Target), cmp.Compare(a.N, b.N), compareAbilities(a.Ability, b.Ability))
}

func compareAbilities(a, b state.AbilityID) int {
	if a.Quoted != b.Quoted {
		if b.Quoted {
			return -1
		}
		return 1
	}
	return cmp.Or(cmp.Compare(a.Face, b.Face), cmp.Compare(a.Side, b.Side), cmp.Compare(a.Word, b.Word), cmp.Compare(a.N, b.N))
}

// randomTable plays one game of random players after another, in the same memory.
type randomTable struct {
	runner  match.Runner
	policy  [2]counted
	digests bool
	trusts  bool // what they sample is not judged again
}

// play plays the procedures directly.
func (r *randomTable) play(setup *rules.Setup, seed uint64) (p played) {
	defer func() {
		if v := recover(); v != nil {
			p.fault = fmt.Sprintf("%v\n%s", v, debug.Stack())
			r.runner = match.Runner{} // what it kept is in no known state
		}
	}()
	s := r.runner.First(setup.Rules)
	t := &match.Table{K: s, Rand: rules.Mix(seed, 0), Trusts: r.trusts}
	for i := range r.policy {
		c := &r.policy[i]
		c.Rand = rules.Mix(seed, uint64(1+i))
		if r.digests {
			c.sum = &p.digest
		}
		t.Policy[i] = c
	}
	was := r.runner.Counts().Asked
	p.result = r.runner.Play(setup, s, t)
	p.decisions = r.runner.Counts().Asked - was
	p.turns = s.Table[state.TableTurnNo]
	if !p.result.Over {
		p.fault = "it did not end"
	}
	p.fault += misplaced(s)
	return p
}

// misplaced looks for cards that are nowhere and for lists that lie.
func misplaced(s *state.State) string {
	at := make([]bool, len(s.Cards))
	for i, list := range s.Lists {
		for _, id := range list {
			if c := &s.Cards[id]; at[id] || int(c.At.Zone) != i/2 {
				return fmt.Sprintf("card %d lies in two places", id)
			}
			at[id] = true
		}
	}
	return ""
}

// playGreedy plays a match of two bots.
func playGreedy(setup *rules.Setup, seed uint64) (p played) {
	l, err := session.NewLocal(session.LocalOptions{Setup: *setup, Seed: seed, Bots: [2]session.Player{bot.NewGreedy(seed), bot.NewGreedy(seed + 1)}})
	if err != nil {
		return played{fault: err.Error()}
	}
	defer l.Close()
	for n := 0; n < 20000 && !l.Result().Over; n++ {
		l.Tick()
		if st := l.Status(); st.Problem != nil {
			return played{fault: st.Problem.Error()}
		}
	}
	for _, in := range l.Match().Inputs() {
		if in.Kind == state.InAnswer {
			p.decisions++
		}
	}
	p.result, p.turns = l.Result(), l.Match().State().Table[state.TableTurnNo]
	if !p.result.Over {
		p.fault = "it did not end"
	}
	return p
}

package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"slices"
	"strings"
	"time"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/lab"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// runBench measures what the design sets aims for.
func runBench(args []string, out io.Writer) error {
	f := flags("bench", out)
	game := f.String("game", assets.Games()[0], gameHelp()+"; several with commas, one after another")
	seconds := f.Float64("seconds", 3, "how long to play random games of each")
	profile := f.String("cpuprofile", "", "write where the time of the random games goes to `FILE`, and measure nothing else")
	if err := f.Parse(args); err != nil {
		return err
	}
	defer debug.SetGCPercent(debug.SetGCPercent(seldom))
	games := strings.Split(*game, ",")
	setups := make([]rules.Setup, len(games))
	for i, g := range games {
		var err error
		if setups[i], err = setupOf(g, ""); err != nil {
			return err
		}
	}
	fmt.Fprintf(out, "%s %s/%s, %d cores\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	long := time.Duration(*seconds * float64(time.Second))
	if *profile != "" {
		return profiled(*profile, func() {
			for i := range setups {
				fmt.Fprintln(out, games[i])
				benchGames(&setups[i], long, out)
			}
		})
	}
	for i, setup := range setups {
		fmt.Fprintln(out, games[i])
		benchGames(&setup, long, out)
		record, err := fed(setup, out)
		if err != nil {
			return err
		}
		if err := copies(setup, record, out); err != nil {
			return err
		}
		if err := wire(setup, out); err != nil {
			return err
		}
	}
	return nil
}

// profiled runs f and writes where its time went to a file for go tool pprof.
func profiled(name string, f func()) error {
	w, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := pprof.StartCPUProfile(w); err != nil {
		return errors.Join(err, w.Close())
	}
	f()
	pprof.StopCPUProfile()
	return w.Close()
}

// benchGames plays random games directly, copies off, and counts what does not depend on the
// machine besides.
func benchGames(setup *rules.Setup, d time.Duration, out io.Writer) {
	n, decisions := 0, 0
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	t := lab.NewTable(setup, [2]string{"random", "random"})
	began, cpu := time.Now(), cpuTime()
	for time.Since(began) < d || n == 0 {
		p := t.Play(uint64(n))
		decisions += p.Decisions
		n++
	}
	took, used := time.Since(began), max(cpuTime()-cpu, 1)
	runtime.ReadMemStats(&after)
	each := time.Duration(max(decisions, 1))
	fmt.Fprintf(out, "random games, direct: %.0f/s, %.0f a second of processor time, %.0f decisions; %d decisions each, %v a decision\n",
		float64(n)/took.Seconds(), float64(n)/used.Seconds(), float64(decisions)/used.Seconds(), decisions/n, (used / each).Round(10*time.Nanosecond))
	fmt.Fprintf(out, "memory: %.1f allocations and %d bytes a decision\n", float64(after.Mallocs-before.Mallocs)/float64(each), (after.TotalAlloc-before.TotalAlloc)/uint64(each))
	c := t.Counts()
	of := func(n int) float64 { return float64(n) / float64(each) }
	fmt.Fprintf(out, "a decision, on any machine: %.2f acts judged, %.2f boards computed, %.1f cards looked at, %.1f filters judged\n",
		of(c.Judged), of(c.Boards), of(c.Looks), of(c.Fits))
}

// fed plays games through Feed and measures each input; it returns the longest record.
func fed(setup rules.Setup, out io.Writer) ([]state.Input, error) {
	var took []time.Duration
	var longest []state.Input
	for seed := uint64(1); seed <= 40; seed++ {
		m := match.New(setup, state.All)
		p, r := &bot.Random{Rand: rules.Mix(seed, 1)}, rules.Mix(seed, 2)
		for w := m.Pending(); w != nil; w = m.Pending() {
			in := session.Due(m, seed)
			if in == nil {
				answered := sessiontest.Answers(m, p, &r)
				in = &answered
			}
			began := time.Now()
			if err := m.Feed(*in); err != nil {
				return nil, fmt.Errorf("seed %d: %w", seed, err)
			}
			m.Pending()
			took = append(took, time.Since(began))
		}
		if err := m.Broken(); err != nil {
			return nil, err
		}
		if len(m.Inputs()) > len(longest) {
			longest = slices.Clone(m.Inputs())
		}
		m.Close()
	}
	slices.Sort(took)
	fmt.Fprintf(out, "an answer to the next decision: p50 %v, p99 %v, most %v (%d inputs)\n", took[len(took)/2], took[len(took)*99/100], took[len(took)-1], len(took))
	return longest, nil
}

// copies measures replay, copy and fork on a long match.
func copies(setup rules.Setup, record []state.Input, out io.Writer) error {
	n := min(300, len(record))
	began := time.Now()
	const rounds = 10
	var m *match.Match
	for range rounds {
		if m != nil {
			m.Close()
		}
		m = match.New(setup, state.All)
		for _, in := range record[:n] {
			if err := m.Feed(in); err != nil {
				return err
			}
		}
		m.Pending()
	}
	fmt.Fprintf(out, "replay of %d inputs: %v\n", n, (time.Since(began) / rounds).Round(time.Microsecond))
	defer m.Close()
	s := m.State()
	const many = 2000
	into := s.Clone()
	began = time.Now()
	for range many {
		into.CopyFrom(s)
	}
	fmt.Fprintf(out, "copy into a used state: %v; a state is %d bytes encoded\n", (time.Since(began) / many).Round(time.Nanosecond), len(s.Encode(nil, state.NoEyes)))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began = time.Now()
	for range many {
		m.Fork()
	}
	took := time.Since(began) / many
	runtime.ReadMemStats(&after)
	fmt.Fprintf(out, "fork: %v, %d bytes", took.Round(10*time.Nanosecond), (after.TotalAlloc-before.TotalAlloc)/many)
	asked, err := forks(setup, record)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "; with its first question, at %d positions: p50 %v, p90 %v\n", len(asked), asked[len(asked)/2], asked[len(asked)*9/10])
	began = time.Now()
	for range many {
		m.Hash(state.All)
	}
	fmt.Fprintf(out, "hash of the public state: %v\n", (time.Since(began) / many).Round(10*time.Nanosecond))
	return nil
}

// forks measures a fork with its first question at positions spread over a match: what lies between the last rest and a
// question differs by tenfold, so one position says little. It returns the means of each position, the least first.
func forks(setup rules.Setup, record []state.Input) ([]time.Duration, error) {
	const (
		every  = 20 // inputs
		rounds = 200
	)
	m := match.New(setup, state.All)
	defer m.Close()
	var took []time.Duration
	for n, in := range record {
		if err := m.Feed(in); err != nil {
			return nil, err
		}
		if n%every != 0 {
			continue
		}
		m.Pending()
		began := time.Now()
		for range rounds {
			f := m.Fork()
			f.Pending()
			f.Close()
		}
		took = append(took, (time.Since(began) / rounds).Round(10*time.Nanosecond))
	}
	slices.Sort(took)
	return took, nil
}

// wire plays a match of two sessions over a good channel and counts bytes.
func wire(setup rules.Setup, out io.Writer) error {
	var o [2]session.PeerOptions
	for i := range o {
		o[i] = session.PeerOptions{Rules: setup.Rules, Name: setup.Names[i], Deck: setup.Decks[i]}
	}
	p, err := sessiontest.NewPeers(o, 1, sessiontest.Faults{})
	if err != nil {
		return err
	}
	defer p.Close()
	r := &bot.Random{Rand: rules.Mix(1, 9)}
	actions, base := 0, 0
	for n := 0; n < 5000; n++ {
		if err := p.Settle(); err != nil {
			return err
		}
		if actions == 0 {
			base = p.Wires[0].Bytes + p.Wires[1].Bytes
		}
		s := p.Asked()
		if s == nil {
			break
		}
		if err := s.Answer(len(s.Match().Inputs()), r.Choose(s.Match().Kernel(), s.Decision())); err != nil {
			return err
		}
		actions++
	}
	bytes := p.Wires[0].Bytes + p.Wires[1].Bytes
	fmt.Fprintf(out, "on the wire: %d bytes to begin, then %d bytes for each of %d actions, proof included\n", base, (bytes-base)/max(actions, 1), actions)
	return nil
}

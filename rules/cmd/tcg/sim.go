package main

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"gotaku/assets"
	"gotaku/rules/bot"
	"gotaku/rules/lab"
)

// runSim plays games and reports faults, lengths and winners.
func runSim(args []string, out io.Writer) error {
	f := flags("sim", out)
	game := f.String("game", assets.Games()[0], gameHelp())
	n := f.Int("n", 1000, "how many games, to 10000000")
	seed := f.Uint64("seed", 1, "seed of the first game; each further one has the next")
	policy := f.String("policy", "random", "who plays: "+strings.Join(bot.Players(), ", ")+"; two with a comma: seat A's, seat B's")
	decks := f.String("decks", "", "deck lists `FILE,FILE` (unsaid: the first starter decks)")
	digest := f.Bool("digest", false, "print one number for every answer of every game, chosen among all legal acts: equal before and after a change that alters no rule")
	side := f.Int("workers", -1, workersHelp+"; 0: workers elsewhere play them all (unsaid: one for each core, and with -nats none)")
	url := f.String("nats", "", "deal the games over the NATS server `URL` to who runs tcg worker (unsaid: a server within)")
	store := f.String("store", "", "keep what was played in `FOLDER`, so that the same command goes on where it was broken off (not with -nats, where the server keeps it)")
	format := f.String("format", "text", "how to report: text, json (everything that was counted), csv (how often who had a card won)")
	if err := f.Parse(args); err != nil {
		return err
	}
	report := map[string]func(*lab.Plan, *lab.Tally, io.Writer) error{"text": sum, "json": sumJSON, "csv": sumCSV}[*format]
	if report == nil {
		return fmt.Errorf("there is no format %q; there is text, json, csv", *format)
	}
	if *n < 1 || *n > lab.MaxGames {
		return fmt.Errorf("-n is from 1 to %d", lab.MaxGames)
	}
	if *url != "" && *store != "" {
		return errors.New("-store is of a server within; with -nats the server keeps the games")
	}
	if *side < 0 && *url == "" {
		*side = runtime.GOMAXPROCS(0)
	}
	if *side > 0 || *url == "" {
		if err := checkWorkers(*side); err != nil {
			return err
		}
	}
	p, err := planOf(*game, *decks, *policy)
	if err != nil {
		return err
	}
	p.Seed, p.Games, p.Digest = *seed, *n, *digest
	defer debug.SetGCPercent(debug.SetGCPercent(seldom))
	began := time.Now()
	t, err := simulate(p, *url, *store, max(0, *side))
	if err != nil {
		return err
	}
	took := time.Since(began)
	if err := report(p, t, out); err != nil {
		return err
	}
	if *format == "text" {
		fmt.Fprintf(out, "%.0f games/s (%d in %v)\n", float64(*n)/took.Seconds(), *n, took.Round(time.Millisecond))
	}
	if t.Broken > 0 {
		return fmt.Errorf("%d of %d games broke", t.Broken, *n)
	}
	return nil
}

// seldom is how much memory, in percent of what lives, games may use up before it is looked
// through: the cards live, and games need little.
const seldom = 400

// Games of a chunk: some seconds of work.
const (
	directChunk  = 1000 // nobody thinks
	thoughtChunk = 5
)

// planOf is a plan of some game, of players named as on the command line.
func planOf(game, decks, policy string) (*lab.Plan, error) {
	g, err := gameOf(game)
	if err != nil {
		return nil, err
	}
	p := &lab.Plan{Game: game, Games: 1, Chunk: directChunk, Rules: lab.Fingerprint(g.Rules)}
	a, b, two := strings.Cut(policy, ",")
	if !two {
		b = a
	}
	if p.Players = [2]string{a, b}; p.Players != [2]string{"random", "random"} {
		p.Chunk = thoughtChunk
	}
	if p.Decks, err = codesOf(game, decks); err != nil {
		return nil, err
	}
	if _, err := setupOfPlan(p); err != nil {
		return nil, err
	}
	return p, p.Check()
}

// simulate deals a plan out, to n workers here and to all that listen elsewhere.
func simulate(p *lab.Plan, url, store string, n int) (*lab.Tally, error) {
	farm, err := openFarm(url, store)
	if err != nil {
		return nil, err
	}
	defer farm.close()
	ctx, stop := context.WithCancel(context.Background())
	worked := make(chan error, 1)
	go func() {
		var err error
		if n > 0 {
			err = farm.work(ctx, n, func(s string) { fmt.Fprintln(os.Stderr, "tcg:", s) })
		}
		worked <- err
	}()
	t, err := farm.deal(p, progress(p))
	stop()
	return t, errors.Join(err, <-worked)
}

// progress says now and then how far a long run is.
func progress(p *lab.Plan) func(int) {
	last := time.Now()
	return func(n int) {
		if time.Since(last) > 10*time.Second {
			last = time.Now()
			fmt.Fprintf(os.Stderr, "%d of %d chunks\n", n, p.Chunks())
		}
	}
}

// sum prints winners and lengths.
func sum(p *lab.Plan, t *lab.Tally, out io.Writer) error {
	for _, f := range t.Faults {
		fmt.Fprintf(out, "seed %d: %s\n", f.Seed, f.What)
	}
	fmt.Fprintf(out, "winners: A %d, B %d, draws %d\n", t.Wins[0], t.Wins[1], t.Draws)
	var ends []string
	for r, n := range t.Rules {
		ends = append(ends, fmt.Sprintf("%s %d", r, n))
	}
	slices.Sort(ends)
	fmt.Fprintf(out, "ended by rule: %s\n", strings.Join(ends, ", "))
	fmt.Fprintf(out, "decisions: %s\nturns: %s\n", spread(t.Decisions), spread(t.Turns))
	fmt.Fprintf(out, "won by A: %s; by B: %s; by who begins: %s\n", percent(t.WinRate(0)), percent(t.WinRate(1)), percent(t.FirstRate()))
	if p.Digest {
		fmt.Fprintf(out, "digest: %016x\n", t.Digest())
	}
	return nil
}

// spread is the least, most, median and mean of what was counted.
func spread(h lab.Histogram) string {
	if len(h) == 0 {
		return "none"
	}
	least, most, median, mean := h.Spread()
	return fmt.Sprintf("%d to %d, median %d, mean %.1f", least, most, median, mean)
}

func percent(r lab.Rate) string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", 100*r.Rate, 100*r.Low, 100*r.High)
}

// sumJSON prints everything that was counted.
func sumJSON(p *lab.Plan, t *lab.Tally, out io.Writer) error {
	e := json.NewEncoder(out)
	e.SetIndent("", "  ")
	return e.Encode(struct {
		Plan    *lab.Plan   `json:"plan"`
		Tally   *lab.Tally  `json:"tally"`
		WinRate [2]lab.Rate `json:"winRate"` // by seat
		First   lab.Rate    `json:"firstRate"`
	}{p, t, [2]lab.Rate{t.WinRate(0), t.WinRate(1)}, t.FirstRate()})
}

// sumCSV prints a row for each card of each seat.
func sumCSV(p *lab.Plan, t *lab.Tally, out io.Writer) error {
	g, err := gameOf(p.Game)
	if err != nil {
		return err
	}
	w := csv.NewWriter(out)
	w.Write([]string{"seat", "card", "name", "opening", "opening won", "rate", "low", "high", "drawn", "drawn won", "rate", "low", "high"})
	for s := range t.Cards {
		for _, id := range slices.Sorted(maps.Keys(t.Cards[s])) {
			c := t.Cards[s][id]
			row := []string{string(rune('A' + s)), id, g.Pool.Def(g.Pool.Face(id)).Sides[0].Name}
			row = append(row, share(c.Opening, c.OpeningWon)...)
			w.Write(append(row, share(c.Drawn, c.DrawnWon)...))
		}
	}
	w.Flush()
	return w.Error()
}

// share are the cells of games that had a card.
func share(games, won int) []string {
	r := lab.RateOf(won, games)
	cells := []string{strconv.Itoa(games), strconv.Itoa(won)}
	for _, v := range []float64{r.Rate, r.Low, r.High} {
		cells = append(cells, strconv.FormatFloat(v, 'f', 4, 64))
	}
	return cells
}

package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"runtime/debug"
	"strconv"
	"sync"
	"syscall"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"gotaku/rules/lab"
)

// runWorker plays what others deal, until it is stopped.
func runWorker(args []string, out io.Writer) error {
	f := flags("worker", out)
	url := f.String("nats", "", "the NATS server that deals, `URL`")
	n := f.Int("workers", runtime.GOMAXPROCS(0), workersHelp)
	if err := f.Parse(args); err != nil {
		return err
	}
	if *url == "" {
		return errors.New("-nats says which server deals the games")
	}
	if err := checkWorkers(*n); err != nil {
		return err
	}
	defer debug.SetGCPercent(debug.SetGCPercent(seldom))
	farm, err := openFarm(*url, "")
	if err != nil {
		return err
	}
	defer farm.close()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	fmt.Fprintf(out, "%d workers at %s; interrupt to end\n", *n, *url)
	return farm.work(ctx, *n, func(s string) { fmt.Fprintln(out, s) })
}

const workersHelp = "how many games are played side by side, to 256"

func checkWorkers(n int) error {
	if n < 1 || n > 256 {
		return errors.New("-workers is from 1 to 256")
	}
	return nil
}

// work lets n play what is dealt, until ctx ends or the server is gone. say hears what is
// refused, and why.
func (f *farm) work(ctx context.Context, n int, say func(string)) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	go func() {
		select {
		case <-f.lost:
			stop()
		case <-ctx.Done():
		}
	}()
	c, err := f.js.CreateOrUpdateConsumer(ctx, workStream, jetstream.ConsumerConfig{Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, AckWait: silence, MaxAckPending: -1})
	if err != nil {
		return err
	}
	var all sync.WaitGroup
	for range n {
		all.Go(func() {
			w := worker{farm: f, say: say}
			for ctx.Err() == nil {
				w.next(ctx, c)
			}
		})
	}
	all.Wait()
	select {
	case <-f.lost:
		return errors.New("the NATS server is gone")
	default:
		return nil
	}
}

// worker plays one chunk after another.
type worker struct {
	farm  *farm
	say   func(string)
	plan  lab.Plan // of the table
	table *lab.Table
}

// pause is how long a worker waits for a chunk, and how long one that it cannot play waits
// for others.
const pause = 2 * time.Second

// next waits a while for a chunk and plays it.
func (w *worker) next(ctx context.Context, c jetstream.Consumer) {
	wait, stop := context.WithTimeout(ctx, pause)
	defer stop()
	batch, err := c.Fetch(1, jetstream.FetchContext(wait))
	if err != nil {
		time.Sleep(pause / 10) // the connection comes back, or ctx ends
		return
	}
	for m := range batch.Messages() {
		w.play(m)
	}
}

// play plays a chunk, gives what it gave, and only then says that it is done: whoever dies
// before has it handed out again.
func (w *worker) play(m jetstream.Msg) {
	t, err := taskOf(m.Data())
	if err != nil {
		w.say("refused: " + err.Error())
		m.TermWithReason("no plan") // nobody could play it
		return
	}
	if err := w.sit(&t.Plan); err != nil {
		w.say("left to others: " + err.Error())
		m.NakWithDelay(pause)
		return
	}
	end := make(chan struct{})
	go func() { // it is being played, however long that takes
		beat := time.NewTicker(silence / 5)
		defer beat.Stop()
		for {
			select {
			case <-beat.C:
				m.InProgress()
			case <-end:
				return
			}
		}
	}()
	tally := w.table.Chunk(&t.Plan, t.Chunk)
	close(end)
	b, err := json.Marshal(tally)
	if err == nil {
		err = w.farm.once(doneSubject+nameOf(&t.Plan)+"."+strconv.Itoa(t.Chunk), b)
	}
	if err != nil {
		w.say("not handed in: " + err.Error())
		m.Nak()
		return
	}
	m.Ack()
}

// taskOf reads a task, which may come from anywhere.
func taskOf(b []byte) (*task, error) {
	if len(b) > maxTask {
		return nil, fmt.Errorf("a task has at most %d bytes", maxTask)
	}
	var t task
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(&t); err != nil {
		return nil, err
	}
	if err := t.Plan.Check(); err != nil {
		return nil, err
	}
	if t.Chunk < 0 || t.Chunk >= t.Plan.Chunks() {
		return nil, fmt.Errorf("the plan has no chunk %d", t.Chunk)
	}
	return &t, nil
}

// sit readies the table of a plan, unless it stands.
func (w *worker) sit(p *lab.Plan) error {
	if w.table != nil && w.plan == *p {
		return nil
	}
	setup, err := setupOfPlan(p)
	if err != nil {
		return err
	}
	if own := lab.Fingerprint(setup.Rules); own != p.Rules {
		return fmt.Errorf("the rules or cards of %s here are others than those of the plan", p.Game)
	}
	w.plan, w.table = *p, lab.NewTable(&setup, p.Players)
	return nil
}

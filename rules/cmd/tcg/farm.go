package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"gotaku/rules/lab"
	"gotaku/rules/state"
)

// Games are dealt to who plays them over NATS JetStream: the chunks of a plan lie in a work
// queue, each under subjects of its own, and are handed out again when whoever took one
// goes silent; what a chunk gave lies in a second stream, once for each chunk. So a worker
// may die, and a chunk may be played twice, and nothing is lost or counted double; and a
// plan that was broken off goes on from where it stood when it is dealt again.
const (
	workStream  = "gotaku-work"
	doneStream  = "gotaku-done"
	workSubject = "gotaku.work."
	doneSubject = "gotaku.done."
	workers     = "workers" // the consumer that all workers share
)

// How long things are waited for.
const (
	connecting = 5 * time.Second
	answering  = 10 * time.Second // one request to the server
	gone       = time.Minute      // a server that is gone so long is given up
	kept       = 7 * 24 * time.Hour
)

// silence is how long nothing is heard of a chunk's worker until it is handed out again.
// Tests shorten it.
var silence = 10 * time.Second

// task is what a worker is handed.
type task struct {
	Plan  lab.Plan `json:"plan"`
	Chunk int      `json:"chunk"`
}

// maxTask is the most bytes a task may have.
const maxTask = 64 << 10

// farm is a connection to the server that deals.
type farm struct {
	nc    *nats.Conn
	js    jetstream.JetStream
	lost  chan struct{}  // closed when the server is gone for good
	local *server.Server // one of our own, in this process; nil: it is somebody else's
	store string         // its folder, if that is nobody's
}

// openFarm connects to a server, and makes the streams if it has none. No url: a server in
// this process, which keeps the games in the folder store, or in none if that is empty.
func openFarm(url, store string) (*farm, error) {
	f := &farm{lost: make(chan struct{})}
	options := []nats.Option{nats.Name("gotaku"), nats.Timeout(connecting), nats.MaxReconnects(int(gone / nats.DefaultReconnectWait)),
		nats.ClosedHandler(func(*nats.Conn) { close(f.lost) })}
	keep := jetstream.FileStorage
	if url == "" {
		if store == "" {
			keep = jetstream.MemoryStorage
		}
		if err := f.serve(store); err != nil {
			return nil, err
		}
		options = append(options, nats.InProcessServer(f.local))
	}
	var err error
	if f.nc, err = nats.Connect(url, options...); err != nil {
		f.close()
		return nil, fmt.Errorf("no NATS server answers at %s: %w", url, err)
	}
	if f.js, err = jetstream.New(f.nc); err == nil {
		err = f.streams(keep)
	}
	if err != nil {
		f.close()
		return nil, fmt.Errorf("the NATS server deals no games (has it JetStream?): %w", err)
	}
	return f, nil
}

// serve starts a server in this process that nobody else can reach.
func (f *farm) serve(store string) (err error) {
	if store == "" {
		if store, err = os.MkdirTemp("", "gotaku-sim"); err != nil {
			return err
		}
		f.store = store
	}
	f.local, err = server.NewServer(&server.Options{ServerName: "gotaku", DontListen: true, JetStream: true, StoreDir: store, NoSigs: true, NoLog: true})
	if err == nil {
		f.local.Start()
		if !f.local.ReadyForConnections(connecting) {
			err = errors.New("it does not start")
		}
	}
	if err != nil {
		f.close()
		return fmt.Errorf("the server that deals the games (folder %s): %w", store, err)
	}
	return nil
}

// streams makes the two streams. One message may lie under a subject: a chunk is queued
// once however often it is dealt, and its result is taken once however often it is played.
func (f *farm) streams(keep jetstream.StorageType) error {
	once := jetstream.StreamConfig{Storage: keep, MaxMsgsPerSubject: 1, Discard: jetstream.DiscardNew, DiscardNewPerSubject: true, MaxAge: kept}
	work, done := once, once
	work.Name, work.Subjects, work.Retention = workStream, []string{workSubject + ">"}, jetstream.WorkQueuePolicy
	done.Name, done.Subjects = doneStream, []string{doneSubject + ">"}
	for _, s := range []jetstream.StreamConfig{work, done} {
		ctx, stop := context.WithTimeout(context.Background(), answering)
		_, err := f.js.CreateOrUpdateStream(ctx, s)
		stop()
		if err != nil {
			return err
		}
	}
	return nil
}

// close ends the connection, and the server if it is ours.
func (f *farm) close() {
	if f.nc != nil {
		f.nc.Close()
	}
	if f.local != nil {
		f.local.Shutdown()
		f.local.WaitForShutdown()
	}
	if f.store != "" {
		os.RemoveAll(f.store)
	}
}

// once puts a message under a subject, unless there is one.
func (f *farm) once(subject string, data []byte) error {
	ctx, stop := context.WithTimeout(context.Background(), answering)
	defer stop()
	_, err := f.js.Publish(ctx, subject, data)
	var api *jetstream.APIError
	if errors.As(err, &api) && strings.Contains(api.Description, "per subject") {
		return nil
	}
	return err
}

// nameOf names a plan among all that a server deals.
func nameOf(p *lab.Plan) string {
	b, err := json.Marshal(p)
	if err != nil {
		panic(err) // a plan is numbers and strings
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:8])
}

// deal deals a plan out and gathers what its chunks gave, until all are there. taken is
// told how many there are, as they come.
func (f *farm) deal(p *lab.Plan, taken func(n int)) (*lab.Tally, error) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	g, err := gameOf(p.Game)
	if err != nil {
		return nil, err
	}
	r := &dealt{farm: f, plan: p, pool: g.Pool, name: nameOf(p), got: make([]*lab.Tally, p.Chunks()), tries: make([]int, p.Chunks()), taken: taken}
	r.left = len(r.got)
	if err := r.open(ctx); err != nil {
		return nil, err
	}
	defer r.come.Stop()
	go func() {
		select {
		case <-f.lost:
			r.come.Stop()
		case <-ctx.Done():
		}
	}()
	for ; r.had > 0 && err == nil; r.had-- { // what was played before it was broken off
		err = r.take(ctx)
	}
	for i := 0; i < len(r.got) && err == nil; i++ {
		if r.got[i] == nil {
			err = r.queue(i)
		}
	}
	for r.left > 0 && err == nil {
		err = r.take(ctx)
	}
	if err != nil {
		return nil, err
	}
	var sum lab.Tally
	for _, t := range r.got { // in the order of the plan, however they came
		sum.Add(t)
	}
	return &sum, r.forget()
}

// dealt is a plan that is being dealt.
type dealt struct {
	*farm
	plan  *lab.Plan
	pool  *state.Pool
	name  string // among all that the server deals
	got   []*lab.Tally
	tries []int // how often each chunk was dealt again
	left  int   // chunks that are not there
	had   int   // results that lay there at first
	done  jetstream.Stream
	come  jetstream.MessagesContext
	taken func(n int)
}

// open begins to listen for results.
func (r *dealt) open(ctx context.Context) error {
	wait, stop := context.WithTimeout(ctx, answering)
	defer stop()
	own := doneSubject + r.name + ".>"
	var err error
	if r.done, err = r.js.Stream(wait, doneStream); err != nil {
		return err
	}
	info, err := r.done.Info(wait, jetstream.WithSubjectFilter(own))
	if err != nil {
		return err
	}
	r.had = len(info.State.Subjects)
	results, err := r.js.OrderedConsumer(wait, doneStream, jetstream.OrderedConsumerConfig{FilterSubjects: []string{own}})
	if err == nil {
		r.come, err = results.Messages()
	}
	return err
}

// take takes the next result. One that is none of the plan is dropped, and its chunk dealt
// again.
func (r *dealt) take(ctx context.Context) error {
	m, err := r.come.Next()
	if err != nil {
		return fmt.Errorf("the NATS server is gone (%w); the same command goes on from where it stood", err)
	}
	chunk, err := strconv.Atoi(strings.TrimPrefix(m.Subject(), doneSubject+r.name+"."))
	if err != nil || chunk < 0 || chunk >= len(r.got) {
		return nil
	}
	var t lab.Tally
	if err := json.Unmarshal(m.Data(), &t); err != nil {
		return r.again(ctx, m, chunk, err)
	}
	if err := t.Of(r.plan, chunk, r.pool); err != nil {
		return r.again(ctx, m, chunk, err)
	}
	if r.got[chunk] == nil {
		r.got[chunk] = &t
		r.left--
		r.taken(len(r.got) - r.left)
	}
	return nil
}

// mostTries is how often a chunk is dealt again: who plays it gives the same each time, so
// what is refused more often is the program's fault and not that of who lies.
const mostTries = 3

// again deals a chunk once more whose result was none, and why it was none.
func (r *dealt) again(ctx context.Context, m jetstream.Msg, chunk int, why error) error {
	if r.tries[chunk]++; r.tries[chunk] > mostTries {
		return fmt.Errorf("chunk %d was played %d times, and each result was refused: %w", chunk, r.tries[chunk], why)
	}
	at, err := m.Metadata()
	if err != nil {
		return err
	}
	wait, stop := context.WithTimeout(ctx, answering)
	defer stop()
	if err := r.done.DeleteMsg(wait, at.Sequence.Stream); err != nil {
		return err
	}
	return r.queue(chunk)
}

// queue puts a chunk into the queue, under another subject each time: the worker who gave
// what was refused may not have said yet that the chunk is done, and when it does, only
// what it was handed goes.
func (r *dealt) queue(chunk int) error {
	b, err := json.Marshal(task{*r.plan, chunk})
	if err == nil {
		err = r.once(fmt.Sprintf("%s%s.%d.%d", workSubject, r.name, chunk, r.tries[chunk]), b)
	}
	if err != nil {
		return fmt.Errorf("chunk %d cannot be dealt: %w", chunk, err)
	}
	return nil
}

// forget drops what a run that has ended left on the server.
func (r *dealt) forget() error {
	ctx, stop := context.WithTimeout(context.Background(), answering)
	defer stop()
	work, err := r.js.Stream(ctx, workStream)
	if err == nil {
		err = work.Purge(ctx, jetstream.WithPurgeSubject(workSubject+r.name+".>"))
	}
	if err == nil {
		err = r.done.Purge(ctx, jetstream.WithPurgeSubject(doneSubject+r.name+".>"))
	}
	return err
}

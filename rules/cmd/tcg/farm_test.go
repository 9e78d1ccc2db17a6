package main

import (
	"context"
	"encoding/json"
	"fmt"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go/jetstream"

	"gotaku/assets"
	"gotaku/rules/lab"
)

// dealer starts a NATS server that can be reached over the network.
func dealer(t *testing.T) string {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: -1, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true})
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(10 * time.Second) {
		t.Fatal("the server does not start")
	}
	return s.ClientURL()
}

// few is a plan of twelve small chunks, and what it gives.
func few(t *testing.T) (*lab.Plan, *lab.Tally) {
	t.Helper()
	p, err := planOf(assets.Playable()[0], "", "random")
	if err != nil {
		t.Fatal(err)
	}
	p.Games, p.Chunk, p.Digest = 36, 3, true
	setup, err := setupOfPlan(p)
	if err != nil {
		t.Fatal(err)
	}
	var sum lab.Tally
	table := lab.NewTable(&setup, p.Players)
	for i := range p.Chunks() {
		sum.Add(table.Chunk(p, i))
	}
	return p, &sum
}

func open(t *testing.T, url, store string) *farm {
	t.Helper()
	f, err := openFarm(url, store)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// nothing hears of what comes.
func nothing(int) {}

// TestFarm: workers that die with a chunk, hand in rubbish, or come late lose and double
// nothing.
func TestFarm(t *testing.T) {
	defer func(was time.Duration) { silence = was }(silence)
	silence = time.Second
	url := dealer(t)
	p, want := few(t)
	f := open(t, url, "")
	defer f.close()
	type ended struct {
		t   *lab.Tally
		err error
	}
	end := make(chan ended, 1)
	go func() {
		t, err := f.deal(p, nothing)
		end <- ended{t, err}
	}()

	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	dies := open(t, url, "")
	c, err := dies.js.CreateOrUpdateConsumer(ctx, workStream, jetstream.ConsumerConfig{Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, AckWait: silence, MaxAckPending: -1})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		m, err := c.Next(jetstream.FetchMaxWait(20 * time.Second))
		if err != nil {
			t.Fatal(err)
		}
		var lost task
		if err := json.Unmarshal(m.Data(), &lost); err != nil || lost.Plan != *p {
			t.Fatalf("a task is %s, %v", m.Data(), err)
		}
	}
	for subject, data := range map[string]string{".4": "rubbish", ".5": `{"games": 3, "wins": [5, 0]}`, ".99": "{}", ".x": "{}"} {
		if err := dies.once(doneSubject+nameOf(p)+subject, []byte(data)); err != nil {
			t.Fatal(err)
		}
	}
	if err := dies.once(workSubject+"other.0", []byte("rubbish")); err != nil {
		t.Fatal(err)
	}
	dies.close()

	late := open(t, url, "")
	defer late.close()
	said := make(chan string, 100)
	working, rest := context.WithCancel(ctx)
	gone := make(chan error, 1)
	go func() { gone <- late.work(working, 2, func(s string) { said <- s }) }()
	var got ended
	select {
	case got = <-end:
	case <-ctx.Done():
		t.Fatal("the games do not end")
	}
	if got.err != nil || !reflect.DeepEqual(got.t, want) {
		t.Errorf("dealt to workers of whom one died: %+v, error %v; alone %+v", got.t, got.err, want)
	}
	rest()
	if err := <-gone; err != nil {
		t.Error(err)
	}
	close(said)
	for s := range said {
		if !strings.HasPrefix(s, "refused: ") {
			t.Errorf("a worker says %q", s)
		}
	}
}

// TestOtherRules: a worker whose rules or cards are others leaves the plan alone.
func TestOtherRules(t *testing.T) {
	p, _ := few(t)
	p.Rules = strings.Repeat("0", len(p.Rules))
	var w worker
	if err := w.sit(p); err == nil || !strings.Contains(err.Error(), "others than those of the plan") {
		t.Errorf("a plan of other rules: %v", err)
	}
}

// TestStore: a run that was broken off goes on, and plays only what is missing.
func TestStore(t *testing.T) {
	defer func(was time.Duration) { silence = was }(silence)
	silence = time.Second
	p, want := few(t)
	p.Chunk = 1
	folder := filepath.Join(t.TempDir(), "store")
	f := open(t, "", folder)
	working, rest := context.WithCancel(t.Context())
	some := make(chan int, p.Chunks())
	end := make(chan error, 1)
	go func() { f.work(working, 1, func(string) {}) }()
	go func() {
		_, err := f.deal(p, func(n int) { some <- n })
		end <- err
	}()
	<-some
	rest()
	f.close()
	if err := <-end; err == nil {
		t.Fatal("all was played before it could be broken off")
	} else if !strings.Contains(err.Error(), "goes on from where it stood") {
		t.Errorf("broken off: %v", err)
	}

	f = open(t, "", folder)
	defer f.close()
	working, rest = context.WithCancel(t.Context())
	defer rest()
	go f.work(working, 2, func(string) {})
	got, err := f.deal(p, nothing)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("broken off and gone on with: %+v, error %v; at once %+v", got, err, want)
	}
}

// TestBadTasks: what no worker should play is refused.
func TestBadTasks(t *testing.T) {
	p, _ := few(t)
	good, err := json.Marshal(task{*p, 0})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := taskOf(good); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{"", "{}", string(good[:len(good)-2]), strings.Replace(string(good), `"chunk":0}`, `"chunk":12}`, 1),
		strings.Replace(string(good), `"games":36`, `"games":36000000`, 1), strings.Repeat(" ", maxTask) + string(good)} {
		if _, err := taskOf([]byte(bad)); err == nil {
			t.Errorf("a task %.80q is not refused", bad)
		}
	}
}

func TestFarmCommands(t *testing.T) {
	for want, args := range map[string][]string{
		"-nats says which server deals the games":                             {"worker"},
		"-workers is from 1 to 256":                                           {"worker", "-nats", "nats://127.0.0.1:1", "-workers", "0"},
		"no NATS server answers at nats://127.0.0.1:1":                        {"worker", "-nats", "nats://127.0.0.1:1"},
		"no NATS server answers at nats://127.0.0.1:2":                        {"sim", "-nats", "nats://127.0.0.1:2"},
		"-store is of a server within; with -nats the server keeps the games": {"sim", "-nats", "nats://127.0.0.1:1", "-store", "x"},
		`there is no format "xml"; there is text, json, csv`:                  {"sim", "-format", "xml"},
		`there is no policy "you"; there is random, greedy, search, deep`:     {"sim", "-policy", "random,you"},
	} {
		if _, err := run(args...); !strings.HasPrefix(err, want) {
			t.Errorf("tcg %v: error %q, want %q", args, err, want)
		}
	}
	out, err := run("sim", "-n", "2", "-format", "csv")
	if err != "" || !strings.HasPrefix(out, "seat,card,name,opening,opening won,rate,low,high,drawn,") || strings.Count(out, "\n") < 10 {
		t.Errorf("as csv: %q, error %q", out, err)
	}
	var whole struct {
		Plan  lab.Plan
		Tally lab.Tally
	}
	out, err = run("sim", "-n", "2", "-format", "json")
	if bad := json.Unmarshal([]byte(out), &whole); err != "" || bad != nil || whole.Tally.Of(&whole.Plan, 0, assets.Of(whole.Plan.Game).Pool) != nil {
		t.Errorf("as json: %q, error %q, %v", out, err, bad)
	}
}

// TestRefusedAtOnce: a chunk whose result is refused before its worker has said that it is done is dealt again, and one
// whose every result is refused ends the run with the reason.
func TestRefusedAtOnce(t *testing.T) {
	p, want := few(t)
	f := open(t, dealer(t), "")
	defer f.close()
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	c, err := f.js.CreateOrUpdateConsumer(ctx, workStream, jetstream.ConsumerConfig{Durable: workers, AckPolicy: jetstream.AckExplicitPolicy, MaxAckPending: -1})
	if err != nil {
		t.Fatal(err)
	}
	setup, err := setupOfPlan(p)
	if err != nil {
		t.Fatal(err)
	}
	table := lab.NewTable(&setup, p.Players)
	for _, rubbish := range []int{1, 1 + mostTries} {
		var got *lab.Tally
		var refused error
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			got, refused = f.deal(p, nothing)
		}()
		dealt := func() bool {
			select {
			case <-ended:
				return false
			default:
				return ctx.Err() == nil
			}
		}
		for bad := 0; dealt(); {
			m, err := c.Next(jetstream.FetchMaxWait(100 * time.Millisecond))
			if err != nil {
				continue
			}
			k, err := taskOf(m.Data())
			if err != nil {
				t.Fatal(err)
			}
			tally := table.Chunk(p, k.Chunk)
			lie := k.Chunk == 0 && bad < rubbish
			if lie {
				tally.Games--
				bad++
			}
			b, err := json.Marshal(tally)
			if err != nil {
				t.Fatal(err)
			}
			if err := f.once(doneSubject+nameOf(p)+"."+strconv.Itoa(k.Chunk), b); err != nil {
				t.Fatal(err)
			}
			for done := false; lie && !done && dealt(); { // only then is said that it is done
				work, err := f.js.Stream(ctx, workStream)
				if err != nil {
					t.Fatal(err)
				}
				_, err = work.GetLastMsgForSubject(ctx, fmt.Sprintf("%s%s.0.%d", workSubject, nameOf(p), bad))
				done = err == nil
			}
			m.Ack()
		}
		if rubbish == 1 && (refused != nil || !reflect.DeepEqual(got, want)) {
			t.Errorf("refused once: %+v, error %v", got, refused)
		}
		if rubbish > mostTries && (refused == nil || !strings.HasPrefix(refused.Error(), "chunk 0 was played 4 times, and each result was refused: a chunk of 3 games has 2")) {
			t.Errorf("refused each time: error %v", refused)
		}
	}
}

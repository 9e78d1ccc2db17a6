package pointer

import (
	"reflect"
	"testing"
)

func TestQueueKeepsEverythingInOrder(t *testing.T) {
	want := []Event{{Type: Down, X: 1}, {Type: Move, X: 2}, {Type: Move, X: 3}, {Type: Up, X: 3}}
	for _, e := range want {
		Push(e)
	}
	if got := Drain(nil); !reflect.DeepEqual(got, want) {
		t.Fatalf("got %+v", got)
	}
	if got := Drain(nil); len(got) != 0 {
		t.Fatalf("a second drain gave %+v", got)
	}
}

func TestCrowdedQueueJoinsMovesOnly(t *testing.T) {
	defer Drain(nil)
	for i := range crowded {
		Push(Event{Type: Move, X: float64(i)})
	}
	Push(Event{Type: Move, X: 1000})
	Push(Event{Type: Move, X: 1001, ID: 1})
	Push(Event{Type: Up, X: 1002})
	Push(Event{Type: Move, X: 1003})
	got := Drain(nil)
	if len(got) != crowded+3 || got[crowded-1].X != 1000 || got[crowded].ID != 1 || got[crowded+1].Type != Up || got[crowded+2].X != 1003 {
		t.Fatalf("%d events, the last %+v", len(got), got[crowded-1:])
	}
}

func TestFullQueueKeepsPresses(t *testing.T) {
	defer Drain(nil)
	for i := range 2 * most {
		Push(Event{Type: Move, ID: int32(i)})
	}
	Push(Event{Type: Up})
	got := Drain(nil)
	if len(got) != most+1 || got[most].Type != Up {
		t.Fatalf("%d events, want %d", len(got), most+1)
	}
}

func TestDrainAllocatesNothing(t *testing.T) {
	buf := make([]Event, 0, 16)
	for range 10 {
		Push(Event{})
	}
	Drain(nil)
	n := testing.AllocsPerRun(100, func() {
		Push(Event{Type: Down})
		Push(Event{Type: Up})
		buf = Drain(buf[:0])
	})
	if n != 0 {
		t.Fatalf("%v allocations", n)
	}
}

package local

import (
	"errors"
	"syscall/js"

	"gotaku/web/link/internal/dom"
)

const table = "values"

// Open opens the app's store, a database of the page's origin.
func Open(app string) *Store { return newStore(&database{name: app}) }

// database is IndexedDB. Writes wait until it is open.
type database struct {
	name    string
	db      js.Value
	open    bool
	err     error // why it can never be used
	waiting []func()
}

func (d *database) load(done func(map[string][]byte, error)) {
	d.start(func(fail func(error)) { d.read(done, fail) }, func(err error) { done(nil, err) })
}

// start opens the database, and lets what is in it be read before anything is written.
func (d *database) start(read func(fail func(error)), failed func(error)) {
	fail := func(err error) {
		d.err = err
		d.flush()
		failed(err)
	}
	err := dom.Try(func() {
		request := js.Global().Get("indexedDB").Call("open", d.name, 1)
		dom.Listen(request, "upgradeneeded", func(js.Value) { request.Get("result").Call("createObjectStore", table) })
		dom.Listen(request, "error", func(js.Value) { fail(dom.Error(request.Get("error"))) })
		dom.Listen(request, "success", func(js.Value) {
			d.db, d.open = request.Get("result"), true
			if err := dom.Try(func() { read(fail) }); err != nil {
				fail(err)
			}
			d.flush()
		})
	})
	if err != nil {
		fail(err)
	}
}

// read gets all keys and values in one transaction; both come in the order of the keys.
func (d *database) read(done func(map[string][]byte, error), fail func(error)) {
	tx := d.db.Call("transaction", table, "readonly")
	store := tx.Call("objectStore", table)
	keys, values := store.Call("getAllKeys"), store.Call("getAll")
	dom.Listen(tx, "complete", func(js.Value) {
		found := map[string][]byte{}
		k, v := keys.Get("result"), values.Get("result")
		for i := range k.Length() {
			found[k.Index(i).String()] = dom.Bytes(v.Index(i))
		}
		done(found, nil)
	})
	dom.Listen(tx, "abort", func(js.Value) { fail(dom.Error(tx.Get("error"))) })
}

func (d *database) flush() {
	for _, f := range d.waiting {
		f()
	}
	d.waiting = nil
}

func (d *database) put(key string, value []byte, done func(error)) {
	d.write(done, func(store js.Value) { store.Call("put", dom.Array(value), key) })
}

func (d *database) remove(key string, done func(error)) {
	d.write(done, func(store js.Value) { store.Call("delete", key) })
}

// write makes one change in a transaction of its own; done comes when it is on disk.
func (d *database) write(done func(error), change func(store js.Value)) {
	if d.err != nil {
		done(d.err)
		return
	}
	if !d.open {
		d.waiting = append(d.waiting, func() { d.write(done, change) })
		return
	}
	err := dom.Try(func() {
		tx := d.db.Call("transaction", table, "readwrite", map[string]any{"durability": "strict"})
		var stops []func()
		end := func(err error) {
			for _, stop := range stops {
				stop()
			}
			done(err)
		}
		stops = append(stops,
			dom.Listen(tx, "complete", func(js.Value) { end(nil) }),
			dom.Listen(tx, "abort", func(js.Value) { end(abortError(tx)) }))
		change(tx.Call("objectStore", table))
		tx.Call("commit") // at once: a reload would abort what is not committed
	})
	if err != nil {
		done(err)
	}
}

func abortError(tx js.Value) error {
	if e := tx.Get("error"); e.Truthy() {
		return dom.Error(e)
	}
	return errors.New("the browser gave the write up")
}

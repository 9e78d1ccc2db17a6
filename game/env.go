package game

import (
	"gotaku/render"
	"gotaku/web/link"
	"gotaku/web/link/local"
)

// Env is what the app has from the machine it runs on. A nil function is
// something that machine cannot do.
type Env struct {
	Store    Store
	Base     string        // the page's address without fragment; "" natively
	Fragment func() string // the link's part after '#', now
	Forget   func()        // takes it out of the address bar
	Calm     bool          // the system asks for less motion
	Lang     string        // the language of the system, as a tag such as "en-US"; "" when unknown
	// Attend lets the machine show beside the app whether its person is asked: its title, its sign and, where text is given
	// and allowed, a message of the system. It says whether nobody looks at the app now.
	Attend func(asked bool, title, text string) bool
	// Fetch gets a file beside the page, by its name in the sources; nil: the program carries all.
	Fetch func(path string) Task[[]byte]
	// Newer begins a newer version of the app that has come, and leaves this one; nil from it: there is none.
	Newer func() func()
	Allow func() Task[bool] // asks the person whether messages of the system may come; nil: there are none
	// Sound makes a sound of tones; nil: this machine makes none.
	Sound  func(tones []local.Tone, volume float64)
	Speak  func(lang string) // tells the machine which language the app speaks now
	Seed   func() uint64     // from chance
	Now    func() int64      // seconds since 1970
	TabGet func(string) string
	TabPut func(key, value string)
	Copy   func(string) Task[struct{}]
	Paste  func() Task[string]
	Pasted func() (string, bool) // what the user pasted into the page
	Save   func(name, mime string, data []byte) Task[string]
	Files  func() []local.File       // picked or dropped since the last call
	Pick   func(accept string) error // lets the user pick files whose names end so
	// PickFolder lets the user pick a folder of pictures; nil: folders are dropped on the window.
	PickFolder func() error
	Pictures   *local.Pictures // the player's own, for the faces of cards; nil: there is no room for them
	// Ask lets the machine edit a line of text in a field of its own at a place, in CSS pixels, on paper or on the dark:
	// typed gets every change of it, end whether it is to be taken over.
	Ask  func(text string, at render.Rect, paper bool, typed func(string), end func(take bool)) Typing
	Seat func() link.Seat // a new one, from chance
	// Helper begins another thread of the program, in which Help runs; nil: everything is quick enough in this one.
	Helper func() (Helper, error)
	Cores  func() int // how many threads do something at once; nil: one
	// Reader begins what reads cards that are brought (package reader); nil: that cannot be done here.
	Reader func() (Helper, error)
	// Claim holds a stored match for this window; take: though another has it. Nil: there is no other. Renew reads it again.
	Claim   func(key string, take bool) Claim
	Renew   func(key string) Task[struct{}]
	Edition string // names the program that reads them: another name may read the same texts otherwise
}

// Store keeps small things by name, across runs. Writing is seen at once; Err
// says later whether it reached the disk.
type Store interface {
	Get(key string) ([]byte, bool)
	Put(key string, value []byte)
	Delete(key string)
	List(prefix string) []string
	Err() error
	Pending() int // writes that are not on the disk yet
}

// Task is something that finishes later and is polled.
type Task[T any] interface {
	Done() bool
	Result() (T, error)
}

// await calls then, from a tick, when t has finished.
func await[T any](c *Core, t Task[T], then func(T, error)) {
	c.waits = append(c.waits, func() bool {
		if !t.Done() {
			return false
		}
		then(t.Result())
		c.Dirty()
		return true
	})
}

// poll asks the tasks that have not finished.
func (c *Core) poll() {
	waits := c.waits
	c.waits = nil
	for _, w := range waits {
		if !w() {
			c.waits = append(c.waits, w)
		}
	}
}

// paste reads the clipboard and hands on what is there.
func (c *Core) paste(then func(string)) {
	if c.Env.Paste == nil {
		c.Say(c.T("error.clipboard"))
		return
	}
	await(c, c.Env.Paste(), func(s string, err error) {
		if err != nil {
			c.Say(c.T("error.clipboard"))
			return
		}
		then(s)
	})
}

// copy writes the clipboard and says so.
func (c *Core) copy(s, said string) {
	if c.Env.Copy == nil {
		c.Say(c.T("error.clipboard"))
		return
	}
	await(c, c.Env.Copy(s), func(_ struct{}, err error) {
		if err != nil {
			c.Say(c.T("error.clipboard"))
			return
		}
		c.Say(said)
	})
}

// saveFile hands the user a file.
func (c *Core) saveFile(name, mime string, data []byte) {
	if c.Env.Save == nil {
		c.Say(c.T("error.storage"))
		return
	}
	await(c, c.Env.Save(name, mime, data), func(where string, err error) {
		if err != nil {
			c.Say(c.T("error.storage"))
			return
		}
		c.Say(c.T("common.saved", where))
	})
}

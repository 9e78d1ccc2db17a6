package local

import "errors"

// MaxWork is the size in bytes up to which a request to a helper, or its answer, is taken.
const MaxWork = 64 << 20

var (
	errNoHelper = errors.New("this machine gives the program no other thread")
	errHelper   = errors.New("the other thread said what it must not")
	errStopped  = errors.New("the other thread was stopped")
)

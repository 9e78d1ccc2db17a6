//go:build !js

package local

// Helper is another thread of the program; natively there is none, for everything is quick enough.
type Helper struct{}

// StartHelper gives none natively.
func StartHelper(string) (*Helper, error) { return nil, errNoHelper }

// Ask is not called natively.
func (h *Helper) Ask([]byte) *Task[[]byte] { return failed[[]byte](errNoHelper) }

// Stop does nothing natively.
func (h *Helper) Stop() {}

// IsHelper says whether this program runs as a helper: natively it never does.
func IsHelper() bool { return false }

// Help does nothing natively.
func Help(func([]byte) ([]byte, error)) {}

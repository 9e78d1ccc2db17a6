package game

import "runtime/debug"

// A tab has one thread: a collection stops drawing and playing alike. Collecting
// at four times the live memory costs some tens of megabytes and makes it rare.
func init() { debug.SetGCPercent(400) }

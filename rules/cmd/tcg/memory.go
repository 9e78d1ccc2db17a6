package main

import (
	"os"
	"runtime/debug"
)

// Games that are simulated leave little behind and much to collect: collecting at four times the live memory costs some
// megabytes and makes it rare. GOGC says otherwise.
func init() {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
}

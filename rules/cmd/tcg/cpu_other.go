//go:build !unix

package main

import "time"

var started = time.Now()

// cpuTime is the time that has passed: here a process is not told its own.
func cpuTime() time.Duration { return time.Since(started) }

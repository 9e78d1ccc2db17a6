// Package match is one game being played: the top floor of the kernel. A match is a pure
// function of its set-up and its record. It drives a rules.Kernel, which asks; what it is
// asked waits here until somebody feeds it an Input.
//
// What holds here: the Go stack of the rules is never copied. The match keeps a copy of the
// state at each rest, when that stack is empty, and any other moment is the last rest and the
// inputs since: so Undo, Fork, Foresee and coming back are one thing. Feed judges by public
// facts alone, so every machine judges alike, and an error has changed nothing. View and
// Events hand out what one viewer may know and share nothing with the match. Faces that were
// learned stay in a memory beside the state, by card and deal.
package match

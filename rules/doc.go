// Package rules is what happens: the third floor of the kernel, and the language in which a
// game's rulebook is written. A Kernel is a board that changes. Its procedures make events
// happen (Do), ask seats (Ask, TryAct), announce and pay what is played, let abilities trigger,
// carry out texts and sweep rule processes; a Game says what its rulebook says otherwise.
// What of this needs less than all of the Kernel is a part of it with a state and a view of its own:
// Changes have the board alone; Chance, Sights, Replacing, Holding and Loops have what they say.
//
// What holds here: whatever a procedure learns from outside, it learns through Outside. The
// state is written by events and by the named changes of changes.go alone, which say what they
// wrote. Every primitive may ask, so nothing read before one is good after it. Control flow
// never depends on a face that some machine may not know. What Fails is put back by the
// innermost Attempt, all but knowledge. A match, its record and its viewers stand above, in
// package match.
package rules

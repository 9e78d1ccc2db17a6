// Package state is a match at a moment as plain data: cards and where they lie, players'
// numbers, what waits and what lasts, what has happened. It is the ground floor of the
// kernel and knows no rule: it asks nothing, does nothing and imports only the data of
// texts.
//
// What holds here: everything is flat slices and small integers, so copying it is copying
// slices, and nothing points into a copy. Every value has one encoding, made and read by one
// function; Encode writes a face only where all of those who read it may know it. What came
// from outside is bounded before it is looped over. A match is told apart from another by
// Encode and Sum, and from itself a round of a loop ago by Keys. An Input is an entry of
// what was answered, and a Record all of them as a file: that is all that has to be kept of
// a match, or sent.
package state

package bot

// Guess lists what may be in a player's decks, for tests.
var Guess = guess

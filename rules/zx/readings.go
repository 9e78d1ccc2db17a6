package zx

// Readings of places where the rulebook is garbled, silent or contradicts itself. Those
// that are a switch stand here; the others are each taken in one function, named here.

// limitsWait would let "N a turn" cap how often an automatic ability waits; read literally
// it is disabled only once it has been resolved so often. [803.1d, 803.2c]
const limitsWait = false

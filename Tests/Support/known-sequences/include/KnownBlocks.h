#pragma once

/// Enters blocks at the depths 1, 2, 3, 2 and 1: two functions are called, of which the first, with a
/// large frame, calls another.
void known_nested_calls(void);

/// Enters blocks at the depths 1, 2 and 2: two functions are called, and the stack of the caller grows
/// in between beyond where the first one was.
void known_growing_frame(void);

/// Enters blocks at the depths 1, 2 and 2: two functions are called, the second by way of one that is
/// not instrumented and lies where the first one was.
void known_relayed_call(void);

/// Enters a block at each depth up to this one.
void known_recursion(long depth);

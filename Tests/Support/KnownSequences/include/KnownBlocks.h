#pragma once

/// Enters blocks at the depths 1, 2, 3, 2 and 1.
///
/// It calls two functions. The first has a large frame and calls another function.
void known_nested_calls(void);

/// Enters blocks at the depths 1, 2 and 2.
///
/// It calls two functions. Between the calls its own stack grows beyond the first function's frame.
void known_growing_frame(void);

/// Enters blocks at the depths 1, 2 and 2.
///
/// It calls two functions. It calls the second function through a function that is not instrumented
/// and whose frame lies at the address of the first function's former frame.
void known_relayed_call(void);

/// Enters a block at each depth from 1 to `depth`.
void known_recursion(long depth);

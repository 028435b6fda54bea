#pragma once

/// Enters blocks at the depths 1, 2, 3, 2 and 1.
///
/// It calls two functions. The first has a large frame and calls another function.
void known_nested_calls(void);

/// Enters blocks at the depths 1, 2 and 2.
///
/// It calls two functions. Between the calls its own stack grows beyond the frame of the first.
void known_growing_frame(void);

/// Enters blocks at the depths 1, 2 and 2.
///
/// It calls two functions. It calls the second through a function that is not instrumented and
/// whose frame is in the place of the first one's.
void known_relayed_call(void);

/// Enters a block at each depth from 1 to `depth`.
void known_recursion(long depth);

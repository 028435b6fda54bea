#pragma once
#include <stdint.h>

/// Runs `work` and stops the calling thread at each instruction between two marks.
///
/// Returns the number of instructions and writes the addresses of the first `capacity` of them. An
/// instruction with a repeat prefix counts once. A mark is `xchg %bx, %bx`. Returns -1, without
/// running `work`, on other systems than Linux on x86-64.
///
/// Only one call at a time is allowed in a process. `work` must not create a thread.
int64_t single_step(
    void (*work)(void *context), void *context, uint64_t *addresses, int64_t capacity);

#pragma once
#include <stdbool.h>

// A program that links this target runs every Swift concurrency job on its main thread: jobs of
// the global executor are queued here, those of the main actor in libdispatch's main queue. With
// an asynchronous entry point, such as a test runner's, the main thread runs them as they come;
// with a synchronous one, when it calls `main_loop_drain`.

/// Work handed to the main loop, called with its context.
typedef void (*main_loop_work)(void *context);

/// Whether the Swift runtime of this platform lets the main thread run every job.
bool main_loop_is_supported(void);

/// Where the loop's own machine code begins and ends, for profiles; NULL where there is no loop.
void main_loop_code(const void **start, const void **end);

/// Runs queued jobs on the main thread, and the jobs that they queue, until none is left.
///
/// Call it on the main thread and from no job.
void main_loop_drain(void);

/// Runs `work` on the main thread at the next moment when no job is queued.
///
/// Call it from any thread of a process with an asynchronous entry point.
void main_loop_when_idle(main_loop_work work, void *context);

#pragma once
#include <stdbool.h>

// A program that links this target runs every Swift concurrency job on its main thread. Jobs of the
// global executor are queued here, jobs of the main actor in libdispatch's main queue. With an
// asynchronous entry point, such as a test runner's, the main thread runs them as they come. With a
// synchronous one it runs them when it calls `main_loop_drain`.

/// Work for the main loop, called with its context.
typedef void (*main_loop_work)(void *context);

/// True if the Swift runtime of this platform lets the main thread run every job.
bool main_loop_is_supported(void);

/// Gives the ends of the loop's own machine code, for profiles; NULL where there is no loop.
void main_loop_code(const void **start, const void **end);

/// Runs queued jobs on the main thread, and the jobs that they queue, until none is left.
///
/// Call it on the main thread and from no job.
void main_loop_drain(void);

/// Runs `work` on the main thread at the next moment when no job is queued.
///
/// Call it from any thread of a process with an asynchronous entry point.
void main_loop_when_idle(main_loop_work work, void *context);

/// Counts the jobs that were put off to a later time so far, as `Task.sleep(for:)` does.
///
/// The runtime's own threads run such a job when its time has come, so the loop misses it.
int main_loop_sleep_count(void);

#pragma once
#include <stdbool.h>

// A program that links this target runs every Swift concurrency job on its main thread. Jobs of the
// global executor are queued here, jobs of the main actor in libdispatch's main queue. With an
// asynchronous entry point, such as a test runner's, the main thread runs the jobs as they come.
// With a synchronous entry point, the main thread runs the jobs when it calls `main_loop_drain`.

/// A function for the main loop to call; `context` is the pointer that was passed along with it.
typedef void (*main_loop_work)(void *context);

/// True if the Swift runtime of this platform lets the main thread run every job.
bool main_loop_is_supported(void);

/// Stores the addresses of the start and the end of the loop's own machine code.
///
/// A profile uses the addresses to tell the loop's code apart. On a platform without the loop, both
/// are NULL.
void main_loop_code(const void **start, const void **end);

/// Runs queued jobs on the main thread, and the jobs that they queue, until no job is left.
///
/// Call this function on the main thread, but never from a job.
void main_loop_drain(void);

/// Runs `work` with `context` on the main thread, at the next moment when no job is queued.
///
/// Any thread of a process with an asynchronous entry point can call this function.
void main_loop_when_idle(main_loop_work work, void *context);

/// Returns the number of jobs that have been delayed so far, for example by `Task.sleep(for:)`.
///
/// The runtime's own threads run a delayed job when its time has come, so the loop does not run it.
int main_loop_sleep_count(void);

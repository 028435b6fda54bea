#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// The monotonic clock, in nanoseconds.
static inline uint64_t probe_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/// Makes the compiler believe that all memory was read and written, so that it neither drops nor
/// moves nor merges the work before and after.
static inline void probe_barrier(void) { __asm__ volatile("" : : : "memory"); }

/// What happened while a function ran.
typedef struct {
  /// Calls of `malloc` and `calloc`, by whomever.
  uint64_t allocations;
  /// The bytes that those calls asked for.
  uint64_t allocated_bytes;
} probe_counts;

/// Work that is counted, called with its context.
typedef void (*probe_work)(void *context);

/// Whether `probe_count` counts: a known sequence of allocations came out right.
///
/// It does on Linux on x86-64, unless the system keeps a process from changing its own code
/// or a sanitizer is at work.
bool probe_can_count(void);

/// Runs `work` and counts what the calling thread does meanwhile.
///
/// One call at a time in a process, and best when no other thread allocates: one that does is not
/// counted, but while it passes a breakpoint a call of this thread may be missed.
///
/// Returns false, without running anything, where breakpoints cannot be set.
bool probe_count(probe_work work, void *context, probe_counts *counts);

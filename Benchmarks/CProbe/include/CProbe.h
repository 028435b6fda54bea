#pragma once
#include <stdbool.h>
#include <stddef.h>
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

/// An instruction that is about to run, and the registers that matter to whoever reads it.
///
/// Source of the registers' roles: System V ABI, AMD64 supplement, 3.2.3.
typedef struct {
  uint64_t address;
  uint64_t stack_pointer;
  /// The first argument, where a function begins.
  uint64_t argument1;
  uint64_t argument2;
  /// What the function returned, where one has just returned.
  uint64_t result;
} probe_step;

/// Work that is recorded, called with its context.
typedef void (*probe_work)(void *context);

/// Stands before and after what is to be recorded: an instruction that does nothing and that no
/// compiler makes.
__attribute__((always_inline)) static inline void probe_mark(void) {
#if defined(__x86_64__)
  __asm__ volatile("xchg %%bx, %%bx" : : : "memory");
#endif
}

/// Whether `probe_record` records: on Linux on x86-64, unless a sanitizer is at work.
bool probe_can_record(void);

/// Runs `work` and records each instruction of the calling thread between two marks, those of the
/// kernel excepted. One with a repeat prefix is recorded once.
///
/// One call at a time in a process. `work` must create no thread: the trap flag would be on in it,
/// which ends the process.
///
/// `steps_only` lets the processor stop at each instruction, which needs no knowledge of them and
/// takes thirty times as long: a check of the other way, which stops it at branches.
///
/// Returns the number of instructions, of which the first `capacity` are recorded; -1, without
/// running anything, where that is not possible.
int64_t probe_record(
    probe_work work, void *context, probe_step *steps, int64_t capacity, bool steps_only);

/// The name of the library function that begins at an address; NULL if none does that can be found.
const char *probe_function_at(uint64_t address);

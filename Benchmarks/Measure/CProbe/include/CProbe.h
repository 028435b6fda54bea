#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/// Returns the time of the monotonic clock, in nanoseconds.
static inline uint64_t probe_now(void) {
#if defined(__APPLE__)
  // Apple's `CLOCK_MONOTONIC` counts whole microseconds.
  return clock_gettime_nsec_np(CLOCK_UPTIME_RAW);
#else
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
#endif
}

/// Tells the compiler that all memory was read and written, so that the compiler does not remove,
/// move or merge the work before and after the call.
static inline void probe_barrier(void) { __asm__ volatile("" : : : "memory"); }

/// The state of the thread before an instruction runs: the instruction's address, and the registers
/// with the arguments and the result of a call.
///
/// The registers are exact for the first instruction of a function and for the first one after a
/// return. Others may have the registers of an earlier instruction of the same function.
///
/// Source of the registers' roles: System V ABI, AMD64 supplement, 3.2.3.
typedef struct {
  uint64_t address;
  uint64_t stack_pointer;
  /// The first argument, if the instruction is the first one of a function.
  uint64_t argument1;
  uint64_t argument2;
  /// The returned value, if a function has just returned.
  uint64_t result;
} probe_step;

/// A function to record, which is called with its context.
typedef void (*probe_work)(void *context);

/// Marks the beginning and the end of the recorded part.
///
/// The instruction has no effect, and compilers do not generate it.
__attribute__((always_inline)) static inline void probe_mark(void) {
#if defined(__x86_64__)
  __asm__ volatile("xchg %%bx, %%bx" : : : "memory");
#endif
}

/// Returns true if `probe_record` can record, as it can on Linux on x86-64 without a sanitizer.
bool probe_can_record(void);

/// Runs `work` and records each instruction of the calling thread between two marks, except the
/// instructions of the kernel. An instruction with a repeat prefix is recorded once.
///
/// Only one call may run at a time in a process. `work` must not create a thread, which would start
/// with the trap flag set and end the process.
///
/// Returns the number of instructions and writes the first `capacity` of them to `steps`. Returns
/// -1 if recording has failed or is not supported; if it is not supported, `work` does not run.
int64_t probe_record(probe_work work, void *context, probe_step *steps, int64_t capacity);

/// Returns the name of the library function that begins at an address; NULL if none is found.
const char *probe_function_at(uint64_t address);

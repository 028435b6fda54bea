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

/// Addresses from the first up to, but not including, the last.
typedef struct {
  uint64_t start;
  uint64_t end;
} probe_range;

/// A basic block that was entered.
typedef struct {
  /// An address in the block.
  uint64_t address;
  /// How many functions wait for that of the block to return, itself included.
  uint64_t depth;
  /// In the first block of an asynchronous function, the context that it was entered with, and the
  /// one that this leads to: its caller's where the function begins, its own where it goes on after
  /// a call. Source: Swift's ABI for asynchronous functions, `AsyncContext`.
  uint64_t context;
  uint64_t outer_context;
} probe_block;

/// Whether the program was compiled so that its blocks can be recorded.
bool probe_has_blocks(void);

/// Runs `work` and records each block that the calling thread enters, in order.
///
/// `async_functions` tells where those lie, by ascending addresses. One call at a time in a thread.
///
/// Returns how many blocks there are, and where they are until the next recording; -1 where the
/// memory does not suffice, or a recording is under way, in which case nothing was run.
int64_t probe_record_blocks(
    probe_work work, void *context, const probe_range *async_functions, size_t async_count,
    const probe_block **blocks);

/// The name of the library function that begins at an address; NULL if none does that can be found.
const char *probe_function_at(uint64_t address);

/// Makes the programs that this process starts from now on lie at the same addresses each time, or
/// no longer. Returns false where the system does not allow it.
bool probe_fix_addresses(bool are_fixed);

/// How many bytes the program has got from the allocator and not given back; -1 where that cannot be
/// found out.
///
/// Exact in a program of one thread that keeps nothing in reserve for it: with
/// `GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0` in its environment.
int64_t probe_live_bytes(void);

/// Lets this process end when the one that started it does, where the system offers that.
void probe_end_with_parent(void);

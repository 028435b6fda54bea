#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Work that is recorded, called with its context.
typedef void (*calls_work)(void *context);

/// Addresses from the first up to, but not including, the last.
typedef struct {
  uint64_t start;
  uint64_t end;
} calls_range;

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
} calls_block;

/// Whether the program was compiled so that its blocks can be recorded.
bool calls_can_record(void);

/// Runs `work` and records each block that the calling thread enters, in order.
///
/// `async_functions` tells where those lie, by ascending addresses. One call at a time in a thread.
///
/// Returns how many blocks there are, and where they are until the next recording; -1 where the
/// memory does not suffice, or a recording is under way, in which case nothing was run.
int64_t calls_record(
    calls_work work, void *context, const calls_range *async_functions, size_t async_count,
    const calls_block **blocks);

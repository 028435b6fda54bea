#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A function whose calls are recorded. Its argument is the context passed to `calls_record`.
typedef void (*calls_work)(void *context);

/// The addresses from the start up to, but not including, the end.
typedef struct {
  uint64_t start;
  uint64_t end;
} calls_range;

/// A basic block that was entered.
typedef struct {
  /// An address in the block.
  uint64_t address;
  /// The number of functions on the stack, from the outermost recorded one to the block's function.
  uint64_t depth;
  /// In the first block of an asynchronous function, the context with which the block was entered.
  uint64_t context;
  /// The parent of `context`: the caller's context if the function begins, or the function's own
  /// context if it continues after a call. Source: Swift's ABI for asynchronous functions,
  /// `AsyncContext`.
  uint64_t outer_context;
} calls_block;

/// Returns true if the program was compiled so that its blocks can be recorded.
bool calls_can_record(void);

/// Runs `work` and records each block that the calling thread enters, in order.
///
/// `async_functions` holds the addresses of the asynchronous functions, in ascending order.
///
/// Returns the number of blocks, and stores the address of the first one in `blocks`. The address
/// is valid until the thread's next recording.
///
/// Returns -1 if memory is short, or if the thread is already recording. In the latter case `work`
/// is not run.
int64_t calls_record(
    calls_work work, void *context, const calls_range *async_functions, size_t async_count,
    const calls_block **blocks);

#include "CCallRecorder.h"
#include <stdlib.h>

typedef struct {
  const uintptr_t *frame;
  uintptr_t return_address;
} entered_frame;

/// The recording of one thread, and its position in the stack.
static _Thread_local struct {
  calls_block *blocks;
  size_t count;
  size_t block_capacity;
  /// The frames that were entered and are not known to be left, outermost first.
  entered_frame *frames;
  size_t depth;
  size_t frame_capacity;
  /// The frame of `calls_record`. The recorded frames lie below it. NULL if nothing is recorded.
  const uintptr_t *bottom;
  const calls_range *async_functions;
  size_t async_count;
  bool is_out_of_memory;
} recording;

static bool has_blocks;

bool calls_can_record(void) { return has_blocks; }

/// Turns the address sanitizer off for functions that read the frames of other functions.
///
/// Such frames hold the sanitizer's padding, and a frame that has returned may be reused.
#define LOOKS_INTO_FRAMES __attribute__((no_sanitize("address")))

/// Returns the frame of the caller of a frame's function.
///
/// Swift may mark the frame of an asynchronous function in bit 60, which is cleared here.
/// Source: System V ABI, AMD64 supplement, 3.2.2; Swift's ABI, asynchronous frames.
LOOKS_INTO_FRAMES static const uintptr_t *caller(const uintptr_t *frame) {
  return (const uintptr_t *)(frame[0] & ~((uintptr_t)1 << 60));
}

/// Returns true if the outer frame's function waits for the inner frame's function to return.
///
/// The outer function may have returned already, if the same function called both. The chain of
/// frame pointers then leads past the outer frame. Some code uses the frame pointer for other
/// values, which breaks the chain. Then only the addresses count, and the outer function waits.
static bool waits(const uintptr_t *outer, const uintptr_t *inner) {
  const uintptr_t *former = inner;
  const uintptr_t *next = caller(inner);
  while (former < next && next < outer && (uintptr_t)next % sizeof(uintptr_t) == 0) {
    former = next;
    next = caller(next);
  }
  const bool leads_past = outer < next && next <= recording.bottom;
  return !leads_past;
}

LOOKS_INTO_FRAMES static void leave_what_returned(const uintptr_t *frame) {
  while (recording.depth > 0) {
    const entered_frame latest = recording.frames[recording.depth - 1];
    if (latest.frame == frame) return;
    // Another function may have reused the frame of one that has returned.
    const bool is_itself = latest.frame > frame && latest.frame[1] == latest.return_address;
    if (is_itself && waits(latest.frame, frame)) return;
    recording.depth -= 1;
  }
}

static bool is_async(uint64_t address) {
  size_t low = 0;
  size_t high = recording.async_count;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (recording.async_functions[middle].start <= address) low = middle + 1;
    else high = middle;
  }
  return low > 0 && address < recording.async_functions[low - 1].end;
}

/// Makes room for one more element, and returns false if memory is short.
///
/// The memory is kept for the next recording.
static bool has_room(void **memory, size_t *capacity, size_t count, size_t size) {
  if (count < *capacity) return true;
  const size_t larger = *capacity ? 2 * *capacity : 4096;
  void *const moved = realloc(*memory, larger * size);
  if (!moved) return false;
  *memory = moved;
  *capacity = larger;
  return true;
}

// A program that was compiled with `-sanitize-coverage=edge,trace-pc-guard` calls the first of these
// functions when it is loaded, and the second in each block. Source: SanitizerCoverage in Clang's
// documents.

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *end);
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *end) {
  has_blocks |= start != end;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard);
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  if (!recording.bottom || recording.is_out_of_memory) return;
  const uintptr_t *const frame = caller(__builtin_frame_address(0));
  leave_what_returned(frame);
  recording.is_out_of_memory =
      !has_room((void **)&recording.frames, &recording.frame_capacity, recording.depth,
                sizeof *recording.frames)
      || !has_room((void **)&recording.blocks, &recording.block_capacity, recording.count,
                   sizeof *recording.blocks);
  if (recording.is_out_of_memory) return;
  if (recording.depth == 0 || recording.frames[recording.depth - 1].frame != frame)
    recording.depth += 1;
  recording.frames[recording.depth - 1] = (entered_frame){frame, frame[1]};
  calls_block block = {
      .address = (uint64_t)(uintptr_t)__builtin_return_address(0), .depth = recording.depth};
  if (is_async(block.address)) {
    block.context = frame[-1];
    block.outer_context = *(const uintptr_t *)block.context;
  }
  recording.blocks[recording.count++] = block;
}

int64_t calls_record(
    calls_work work, void *context, const calls_range *async_functions, size_t async_count,
    const calls_block **blocks) {
  if (recording.bottom) return -1;
  recording.count = 0;
  recording.depth = 0;
  recording.is_out_of_memory = false;
  recording.async_functions = async_functions;
  recording.async_count = async_count;
  recording.bottom = __builtin_frame_address(0);
  work(context);
  recording.bottom = NULL;
  *blocks = recording.blocks;
  return recording.is_out_of_memory ? -1 : (int64_t)recording.count;
}

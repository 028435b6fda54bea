#include "KnownBlocks.h"
#include <stdint.h>
#include <string.h>

// Each function calls the recorder as instrumented code does.
void __sanitizer_cov_trace_pc_guard(uint32_t *guard);

#define BLOCK() do { __sanitizer_cov_trace_pc_guard(&guard); __asm__ volatile("" ::: "memory"); } while (0)
#define KNOWN __attribute__((noinline, optnone))

static uint32_t guard;
static volatile char sink;

KNOWN static void leaf(void) { BLOCK(); }

/// Calls a function from a large frame, so that the frame of the call has a much lower address.
KNOWN static void large(void) {
  volatile char memory[4096];
  BLOCK();
  memory[0] = 1;
  leaf();
  sink = memory[0];
}

/// Enters a block in a frame at a lower address than the frames of earlier calls.
KNOWN static void low(volatile char *memory) {
  BLOCK();
  sink = memory[0];
}

void known_nested_calls(void) {
  BLOCK();
  large();
  leaf();
  BLOCK();
}

/// Calls a function without entering a block, as a function without instrumentation does.
KNOWN static void relay(void) {
  leaf();
  sink = 0;
}

void known_relayed_call(void) {
  BLOCK();
  leaf();
  relay();
}

KNOWN static void grow_and_call(long bytes) {
  BLOCK();
  leaf();
  volatile char memory[bytes];
  memory[0] = 1;
  low(memory);
}

void known_growing_frame(void) { grow_and_call(8192); }

void known_recursion(long depth) {
  BLOCK();
  if (depth > 1) known_recursion(depth - 1);
}

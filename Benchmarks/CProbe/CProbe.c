#define _GNU_SOURCE
#include "CProbe.h"

// A sanitizer has an allocator of its own, and no memory for notes about code that changes.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PROBE_IS_SANITIZED
#endif
#endif

#if defined(__linux__) && defined(__x86_64__) && !defined(PROBE_IS_SANITIZED)

#include <dlfcn.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// Breakpoints as a debugger sets them, in its own process: the first byte of a function becomes
// `int3`; when it is hit, the byte is put back, the trap flag lets that one instruction run, and
// `int3` is put in again. All else runs at full speed, and nothing is left behind.

enum { breakpointCode = 0xCC, trapFlag = 0x100 };

typedef struct {
  const char *function;
  uint8_t *entry;
  uint8_t original;
} Breakpoint;

static Breakpoint breakpoints[] = {{.function = "malloc"}, {.function = "calloc"}};
enum { breakpointCount = sizeof breakpoints / sizeof *breakpoints };

/// Where the calling thread's calls are counted.
static _Thread_local probe_counts *counted;
/// The breakpoint whose instruction the calling thread is running.
static _Thread_local const Breakpoint *steppedOver;

/// The arguments of the function that is about to run are still where its caller put them.
static void count(const Breakpoint *hit, const greg_t *registers) {
  if (!counted) return;
  const uint64_t size = (uint64_t)registers[REG_RDI];
  counted->allocations += 1;
  counted->allocated_bytes += hit == &breakpoints[0] ? size : size * (uint64_t)registers[REG_RSI];
}

static void onTrap(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info;
  greg_t *registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  if (steppedOver) {
    *steppedOver->entry = breakpointCode;
    steppedOver = NULL;
    registers[REG_EFL] &= ~trapFlag;
    return;
  }
  uint8_t *const trapped = (uint8_t *)registers[REG_RIP] - 1;
  for (const Breakpoint *hit = breakpoints; hit < breakpoints + breakpointCount; hit++) {
    if (hit->entry != trapped) continue;
    count(hit, registers);
    *hit->entry = hit->original;
    steppedOver = hit;
    registers[REG_RIP] -= 1;
    registers[REG_EFL] |= trapFlag;
  }
}

/// Lets the code that begins at the breakpoints be changed, or no longer.
static bool setWritable(bool writable) {
  const size_t pageSize = (size_t)sysconf(_SC_PAGESIZE);
  const int protection = PROT_READ | PROT_EXEC | (writable ? PROT_WRITE : 0);
  for (const Breakpoint *each = breakpoints; each < breakpoints + breakpointCount; each++) {
    uint8_t *const page = each->entry - (uintptr_t)each->entry % pageSize;
    if (mprotect(page, pageSize, protection)) return false;
  }
  return true;
}

static bool setBreakpoints(void) {
  for (Breakpoint *each = breakpoints; each < breakpoints + breakpointCount; each++) {
    // The allocator in use, which need not be the C library's.
    each->entry = dlsym(RTLD_DEFAULT, each->function);
    if (!each->entry) return false;
    each->original = *each->entry;
  }
  if (!setWritable(true)) return false;
  for (Breakpoint *each = breakpoints; each < breakpoints + breakpointCount; each++) {
    *each->entry = breakpointCode;
  }
  return true;
}

static void removeBreakpoints(void) {
  for (Breakpoint *each = breakpoints; each < breakpoints + breakpointCount; each++) {
    *each->entry = each->original;
  }
  setWritable(false);
}

bool probe_count(probe_work work, void *context, probe_counts *counts) {
  struct sigaction action, previous;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = onTrap;
  action.sa_flags = SA_SIGINFO;
  *counts = (probe_counts){0, 0};
  if (sigaction(SIGTRAP, &action, &previous)) return false;
  const bool areSet = setBreakpoints();
  if (areSet) {
    counted = counts;
    work(context);
    counted = NULL;
    removeBreakpoints();
  }
  sigaction(SIGTRAP, &previous, NULL);
  return areSet;
}

static void allocateTwice(void *context) {
  void *volatile *memory = context;
  memory[0] = malloc(24);
  memory[1] = calloc(2, 8);
}

bool probe_can_count(void) {
  void *volatile memory[2] = {NULL, NULL};
  probe_counts counts;
  const bool ran = probe_count(allocateTwice, (void *)memory, &counts);
  free(memory[0]);
  free(memory[1]);
  return ran && counts.allocations == 2 && counts.allocated_bytes == 40;
}

#else

bool probe_can_count(void) { return false; }

bool probe_count(probe_work work, void *context, probe_counts *counts) {
  (void)work, (void)context, (void)counts;
  return false;
}

#endif

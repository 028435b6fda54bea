#define _GNU_SOURCE
#include "SingleStepper.h"

#if defined(__linux__) && defined(__x86_64__)

#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <ucontext.h>

enum { trapFlag = 0x100, markLength = 3, stackSize = 1 << 16 };

static char signalStack[stackSize];
static _Thread_local bool isSteppedThread;
static struct sigaction previousAction;

static struct {
  uint64_t *addresses;
  int64_t capacity, count;
  uint64_t latest;
  enum { beforeMark, recording, afterMark } phase;
} state;

static bool isMark(uint64_t address) {
  const uint8_t *const code = (const uint8_t *)address;
  return code[0] == 0x66 && code[1] == 0x87 && code[2] == 0xDB;
}

/// Handles the stop at an instruction.
///
/// It calls only functions of this file, because functions of the C library may be stepped through.
static void onTrap(int signal, siginfo_t *info, void *context) {
  greg_t *const registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  if (!isSteppedThread) {
    // Another thread has met a breakpoint, for which the previous handler is responsible.
    if (previousAction.sa_flags & SA_SIGINFO) previousAction.sa_sigaction(signal, info, context);
    return;
  }
  // The processor stops after each repetition of an instruction that repeats itself.
  if ((uint64_t)registers[REG_RIP] == state.latest) return;
  if (isMark((uint64_t)registers[REG_RIP])) {
    registers[REG_RIP] += markLength;
    state.phase += 1;
    if (state.phase == afterMark) {
      registers[REG_EFL] &= ~(greg_t)trapFlag;
      return;
    }
  }
  state.latest = (uint64_t)registers[REG_RIP];
  if (state.phase != recording) return;
  if (state.count < state.capacity) state.addresses[state.count] = state.latest;
  state.count += 1;
}

/// Sets the trap flag and runs the work.
///
/// It is not inlined, because pushing the flags could overwrite a caller's values below the stack
/// pointer.
__attribute__((noinline)) static void run(void (*work)(void *), void *context) {
  __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" : : : "memory", "cc");
  work(context);
}

int64_t single_step(
    void (*work)(void *context), void *context, uint64_t *addresses, int64_t capacity
) {
  const stack_t stack = {.ss_sp = signalStack, .ss_size = stackSize};
  stack_t previousStack;
  if (sigaltstack(&stack, &previousStack)) return -1;
  memset(&state, 0, sizeof state);
  state.addresses = addresses;
  state.capacity = capacity;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = onTrap;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  int64_t count = -1;
  if (!sigaction(SIGTRAP, &action, &previousAction)) {
    isSteppedThread = true;
    run(work, context);
    isSteppedThread = false;
    sigaction(SIGTRAP, &previousAction, NULL);
    if (state.phase == afterMark) count = state.count;
  }
  sigaltstack(&previousStack, NULL);
  return count;
}

#else

#include <stddef.h>

int64_t single_step(
    void (*work)(void *context), void *context, uint64_t *addresses, int64_t capacity
) {
  (void)work, (void)context, (void)addresses, (void)capacity;
  return -1;
}

#endif

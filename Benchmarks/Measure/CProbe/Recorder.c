#define _GNU_SOURCE
#include "Breakpoints.h"
#include "CProbe.h"
#include "Paths.h"
#include "Platform.h"

#ifdef PROBE_RECORDS

#include <signal.h>
#include <string.h>
#include <ucontext.h>

// Between two branches a thread runs the instructions in order, so it suffices to stop it at
// branches with breakpoints, as a debugger does. The handler of the breakpoint's signal records the
// instructions that have run, performs the branch, reads ahead and plants breakpoints at the ends
// of all paths that the thread may take. `Paths.c` says where these paths end.
//
// If the handler cannot read an instruction, or cannot plant a breakpoint where the thread must
// stop, a single instruction runs: the trap flag stops the thread after this instruction. On
// virtual machines that takes six times as long.
//
// The handler calls only functions of this folder, because any other function may contain
// breakpoints. That includes the functions of the C library with which a compiler copies memory.

enum { trapFlag = 0x100, stackSize = 1 << 16 };

static char signalStack[stackSize];
static _Thread_local bool isRecordedThread;
static struct sigaction previousAction;
static bool isHandlerSet;

static struct {
  probe_step *steps;
  int64_t capacity, count;
  enum { beforeMark, recording, afterMark } phase;
  /// True while the single instruction at `steppedAddress` runs.
  bool isStepping;
  uint64_t steppedAddress;
  /// The paths to the next stop, and the state of the thread where they begin.
  const Paths *paths;
  probe_step start;
  bool hasFailed;
} state;

// MARK: Branches

static uint64_t valueOf(unsigned number, const greg_t *registers) {
  static const int places[] = {
    REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP, REG_RSI, REG_RDI,
    REG_R8, REG_R9, REG_R10, REG_R11, REG_R12, REG_R13, REG_R14, REG_R15,
  };
  return (uint64_t)registers[places[number]];
}

/// Returns true if the flags meet a condition.
///
/// Source: Intel's Software Developer's Manual, volume 1, appendix B.
static bool holds(uint8_t condition, greg_t flags) {
  const bool carry = flags & 1, parity = flags & 4, zero = flags & 0x40, sign = flags & 0x80,
             overflow = flags & 0x800;
  bool result = false;
  switch (condition >> 1) {
    case 0: result = overflow; break;
    case 1: result = carry; break;
    case 2: result = zero; break;
    case 3: result = carry || zero; break;
    case 4: result = sign; break;
    case 5: result = parity; break;
    case 6: result = sign != overflow; break;
    case 7: result = zero || sign != overflow; break;
  }
  return result != (condition & 1);
}

/// Returns the target of an indirect branch, which is in a register or in memory.
///
/// Source: Intel's Software Developer's Manual, volume 2, tables 2-2 and 2-3.
static uint64_t indirectTarget(
    uint64_t address, const Instruction *branch, const greg_t *registers
) {
  const uint8_t *const operand = (const uint8_t *)address + branch->operand;
  const unsigned mode = *operand >> 6, extended = (branch->rex & 1) << 3;
  const unsigned place = (*operand & 7) | extended;
  if (mode == 3) return valueOf(place, registers);
  const uint8_t *displacement = operand + 1;
  uint64_t memory = 0;
  if ((*operand & 7) == 4) {
    const uint8_t scaled = operand[1];
    const unsigned index = (scaled >> 3 & 7) | (branch->rex & 2) << 2;
    const bool hasBase = !(mode == 0 && (scaled & 7) == 5);
    displacement += 1;
    if (hasBase) memory = valueOf((scaled & 7) | extended, registers);
    if (index != 4) memory += valueOf(index, registers) << (scaled >> 6);
    if (!hasBase) memory += (uint64_t)(int64_t)*(const int32_t *)displacement;
  } else if (mode == 0 && (*operand & 7) == 5) {
    memory = address + branch->length + (uint64_t)(int64_t)*(const int32_t *)displacement;
  } else {
    memory = valueOf(place, registers);
  }
  if (mode == 1) memory += (uint64_t)(int64_t)*(const int8_t *)displacement;
  if (mode == 2) memory += (uint64_t)(int64_t)*(const int32_t *)displacement;
  return *(const uint64_t *)memory;
}

/// Performs a branch on the registers and the stack, and returns its target.
static uint64_t follow(uint64_t address, const Instruction *branch, greg_t *registers) {
  const uint64_t next = address + branch->length;
  const uint64_t relative = next + (uint64_t)(int64_t)branch->offset;
  uint64_t target = next;
  switch (branch->kind) {
    case jumpRelative: return relative;
    case jumpIf: return holds(branch->condition, registers[REG_EFL]) ? relative : next;
    case jumpIndirect: return indirectTarget(address, branch, registers);
    case callRelative: target = relative; break;
    case callIndirect: target = indirectTarget(address, branch, registers); break;
    case returnToCaller:
      target = *(const uint64_t *)registers[REG_RSP];
      registers[REG_RSP] += 8 + branch->offset;
      return target;
    default: return next;
  }
  registers[REG_RSP] -= 8;
  *(uint64_t *)registers[REG_RSP] = next;
  return target;
}

// MARK: Recording

/// Records an instruction, with the registers from a state of the thread.
static void record(uint64_t address, const probe_step *thread) {
  if (state.phase != recording) return;
  if (state.count < state.capacity) {
    probe_step *const step = &state.steps[state.count];
    step->address = address;
    step->stack_pointer = thread->stack_pointer;
    step->argument1 = thread->argument1;
    step->argument2 = thread->argument2;
    step->result = thread->result;
  }
  state.count += 1;
}

/// Sets a state to that of the thread before the instruction at an address.
static void readState(probe_step *thread, uint64_t address, const greg_t *registers) {
  thread->address = address;
  thread->stack_pointer = (uint64_t)registers[REG_RSP];
  thread->argument1 = (uint64_t)registers[REG_RDI];
  thread->argument2 = (uint64_t)registers[REG_RSI];
  thread->result = (uint64_t)registers[REG_RAX];
}

/// Records the instruction at which the thread has stopped.
static void recordStop(uint64_t address, const greg_t *registers) {
  probe_step thread;
  readState(&thread, address, registers);
  record(address, &thread);
}

/// Records the instructions that ran since the latest stop, before the breakpoint at an address.
///
/// The registers are those of the latest stop. They matter only for the first instruction after it,
/// and the stack pointer also shows when a function has returned. On the way to the next stop, none
/// begins or returns.
static void recordPath(uint64_t end) {
  const Block *path[maximumBlocks];
  size_t length = state.paths ? findPath(state.paths, end, path) : 0;
  if (length == 0) state.hasFailed = true;
  while (length > 0) {
    length -= 1;
    const Block *const block = path[length];
    for (uint64_t address = block->start; address != block->end;) {
      record(address, &state.start);
      address += instructionAt(address).length;
    }
    if (block->isPassed) record(block->end, &state.start);
  }
}

/// Lets the instruction at an address run alone, with the trap flag set.
static void stepOver(uint64_t address, greg_t *registers) {
  recordStop(address, registers);
  removeBreakpoint(address);
  state.isStepping = true;
  state.steppedAddress = address;
  registers[REG_RIP] = (greg_t)address;
  registers[REG_EFL] |= trapFlag;
}

/// Continues at an address: performs branches, and lets other instructions run until the end of a
/// path.
static void goOn(uint64_t address, greg_t *registers) {
  for (;;) {
    const Instruction instruction = instructionAt(address);
    switch (instruction.kind) {
      case plain:
        state.paths = preparePaths(address);
        if (state.paths) {
          readState(&state.start, address, registers);
          registers[REG_RIP] = (greg_t)address;
        } else {
          stepOver(address, registers);
        }
        return;
      case mark:
        address += instruction.length;
        state.phase += 1;
        if (state.phase == recording) continue;
        removeAllBreakpoints();
        registers[REG_RIP] = (greg_t)address;
        return;
      case unknown:
        stepOver(address, registers);
        return;
      default:
        recordStop(address, registers);
        address = follow(address, &instruction, registers);
    }
  }
}

/// Leads a thread that is not recorded past a breakpoint, by performing the branch.
static void leadPast(const Breakpoint *breakpoint, greg_t *registers) {
  const uint64_t address = breakpoint->address;
  const Instruction branch = readInstruction((const uint8_t *)address, breakpoint->opcode);
  if (branch.kind == plain || branch.kind == unknown) {
    state.hasFailed = true;
    removeBreakpoint(address);
    registers[REG_RIP] = (greg_t)address;
    return;
  }
  registers[REG_RIP] = (greg_t)follow(address, &branch, registers);
}

static void onTrap(int signal, siginfo_t *info, void *context) {
  (void)signal, (void)info;
  greg_t *const registers = ((ucontext_t *)context)->uc_mcontext.gregs;
  const uint64_t address = (uint64_t)registers[REG_RIP];
  if (!isRecordedThread) {
    const Breakpoint *const breakpoint = knownBreakpoint(address - 1);
    if (breakpoint) {
      leadPast(breakpoint, registers);
    } else {
      // The trap is not from a breakpoint of this file. The former handler is installed again, and
      // the thread repeats the trap.
      sigaction(SIGTRAP, &previousAction, NULL);
      isHandlerSet = false;
      registers[REG_RIP] = (greg_t)(address - 1);
    }
    return;
  }
  if (state.isStepping) {
    // An instruction with a repeat prefix stops after each repetition.
    if (address == state.steppedAddress) return;
    registers[REG_EFL] &= ~(greg_t)trapFlag;
    state.isStepping = false;
    goOn(address, registers);
  } else {
    recordPath(address - 1);
    goOn(address - 1, registers);
  }
}

/// Sets the trap flag, which stops the thread for the first time, and runs the work.
///
/// The function is never inlined, because pushing the flags must not overwrite a caller's values
/// below the stack pointer.
__attribute__((noinline)) static void run(probe_work work, void *context) {
  state.isStepping = true;
  __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" : : : "memory", "cc");
  work(context);
}

int64_t probe_record(probe_work work, void *context, probe_step *steps, int64_t capacity) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = onTrap;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  // The handler performs the thread's calls, which write below the thread's stack pointer.
  const stack_t stack = {.ss_sp = signalStack, .ss_size = stackSize};
  stack_t previousStack;
  if (sigaltstack(&stack, &previousStack)) return -1;
  memset(&state, 0, sizeof state);
  state.steps = steps;
  state.capacity = capacity;
  int64_t count = -1;
  // The handler stays installed: another thread may have met a breakpoint but not yet been led past
  // it.
  if (isHandlerSet || !sigaction(SIGTRAP, &action, &previousAction)) {
    isHandlerSet = true;
    isRecordedThread = true;
    run(work, context);
    isRecordedThread = false;
    removeAllBreakpoints();
    if (state.phase == afterMark && !state.hasFailed) count = state.count;
  }
  sigaltstack(&previousStack, NULL);
  return count;
}

static void doLittle(void *context) {
  probe_mark();
  *(volatile int *)context += 1;
  probe_mark();
}

bool probe_can_record(void) {
  int runs = 0;
  probe_step steps[32];
  const int64_t count = probe_record(doLittle, &runs, steps, 32);
  return runs == 1 && count > 0 && count <= 32;
}

#else

bool probe_can_record(void) { return false; }

int64_t probe_record(probe_work work, void *context, probe_step *steps, int64_t capacity) {
  (void)work, (void)context, (void)steps, (void)capacity;
  return -1;
}

#endif

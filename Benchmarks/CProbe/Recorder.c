#define _GNU_SOURCE
#include "CProbe.h"
#include "Instruction.h"

// A sanitizer has its own signal handlers.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PROBE_IS_SANITIZED
#endif
#endif

#if defined(__linux__) && defined(__x86_64__) && !defined(PROBE_IS_SANITIZED)

#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// Between two branches a thread runs the instructions in order, so it suffices to stop it at each
// branch with a breakpoint, as a debugger does. The handler of the breakpoint's signal performs the
// branch, reads ahead to the next branch and plants a breakpoint there.
//
// If the handler cannot read an instruction, or cannot plant a breakpoint at the next branch, a
// single instruction runs: the trap flag stops the thread after this instruction. On virtual
// machines that takes six times as long.
//
// The handler calls only functions of this folder, because any other function may contain
// breakpoints. That includes the functions of the C library with which a compiler copies memory.

enum { breakpointOpcode = 0xCC, trapFlag = 0x100, tableSize = 1 << 16, stackSize = 1 << 16 };

typedef struct {
  uint64_t address;
  uint8_t opcode;
  bool isPlanted;
} Breakpoint;

/// The breakpoints, in a hash table by address; a colliding breakpoint takes the next free place.
static Breakpoint breakpoints[tableSize];
static size_t breakpointCount;
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
  bool hasFailed;
} state;

// MARK: Breakpoints

static Breakpoint *breakpointAt(uint64_t address) {
  size_t index = (address * 0x9E3779B97F4A7C15u) >> 48;
  while (breakpoints[index].address && breakpoints[index].address != address) {
    index = (index + 1) % tableSize;
  }
  return &breakpoints[index];
}

static uint8_t opcodeAt(uint64_t address) {
  const uint8_t opcode = *(const uint8_t *)address;
  if (opcode != breakpointOpcode) return opcode;
  const Breakpoint *known = breakpointAt(address);
  return known->address && known->isPlanted ? known->opcode : opcode;
}

/// Makes a page of code writable and returns true on success. The system call is direct, because
/// the C library's function may contain breakpoints.
static bool makeWritable(uint64_t address) {
  const uint64_t page = address & ~(uint64_t)4095;
  long result;
  register long protection __asm__("rdx") = PROT_READ | PROT_WRITE | PROT_EXEC;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(SYS_mprotect), "D"(page), "S"(4096), "r"(protection)
                   : "rcx", "r11", "memory");
  return result == 0;
}

static bool plant(uint64_t address) {
  Breakpoint *const breakpoint = breakpointAt(address);
  if (breakpoint->address && breakpoint->isPlanted) return true;
  if (!breakpoint->address) {
    if (breakpointCount > tableSize / 2 || !makeWritable(address)) return false;
    breakpointCount += 1;
    breakpoint->address = address;
    breakpoint->opcode = *(const uint8_t *)address;
  }
  breakpoint->isPlanted = true;
  *(volatile uint8_t *)address = breakpointOpcode;
  return true;
}

static void remove(Breakpoint *breakpoint) {
  if (!breakpoint->isPlanted) return;
  *(volatile uint8_t *)breakpoint->address = breakpoint->opcode;
  breakpoint->isPlanted = false;
}

static void removeAll(void) {
  for (Breakpoint *each = breakpoints; each < breakpoints + tableSize; each++) remove(each);
}

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

static void record(uint64_t address, const greg_t *registers) {
  if (state.phase != recording) return;
  if (state.count < state.capacity) {
    probe_step *const step = &state.steps[state.count];
    step->address = address;
    step->stack_pointer = (uint64_t)registers[REG_RSP];
    step->argument1 = (uint64_t)registers[REG_RDI];
    step->argument2 = (uint64_t)registers[REG_RSI];
    step->result = (uint64_t)registers[REG_RAX];
  }
  state.count += 1;
}

/// Lets the instruction at an address run alone, with the trap flag set.
static void stepOver(uint64_t address, greg_t *registers) {
  record(address, registers);
  Breakpoint *const breakpoint = breakpointAt(address);
  if (breakpoint->address) remove(breakpoint);
  state.isStepping = true;
  state.steppedAddress = address;
  registers[REG_RIP] = (greg_t)address;
  registers[REG_EFL] |= trapFlag;
}

/// Continues at an address: performs branches, and lets other instructions run until the next
/// branch.
static void goOn(uint64_t address, greg_t *registers) {
  for (;;) {
    const int64_t before = state.count;
    uint64_t end = address;
    Instruction instruction;
    for (;; end += instruction.length) {
      instruction = readInstruction((const uint8_t *)end, opcodeAt(end));
      if (instruction.kind != plain) break;
      record(end, registers);
    }
    if (end != address) {
      if (plant(end)) {
        registers[REG_RIP] = (greg_t)address;
      } else {
        state.count = before;
        stepOver(address, registers);
      }
      return;
    }
    if (instruction.kind == mark) {
      address += instruction.length;
      state.phase += 1;
      if (state.phase == recording) continue;
      removeAll();
      registers[REG_RIP] = (greg_t)address;
      return;
    }
    if (instruction.kind == unknown) {
      stepOver(address, registers);
      return;
    }
    record(address, registers);
    address = follow(address, &instruction, registers);
  }
}

/// Leads a thread that is not recorded past a breakpoint, by performing the branch.
static void leadPast(Breakpoint *breakpoint, greg_t *registers) {
  const uint64_t address = breakpoint->address;
  const Instruction branch = readInstruction((const uint8_t *)address, breakpoint->opcode);
  if (branch.kind == plain || branch.kind == unknown) {
    state.hasFailed = true;
    remove(breakpoint);
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
    Breakpoint *const breakpoint = breakpointAt(address - 1);
    if (breakpoint->address) {
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
    removeAll();
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

#pragma once
#include "Instruction.h"
#include <stdbool.h>
#include <stdint.h>

/// A breakpoint: an instruction whose first byte is replaced while the breakpoint is planted.
///
/// A breakpoint that was removed stays known, since another thread may just have met it.
typedef struct {
  uint64_t address;
  /// The original first byte of the instruction.
  uint8_t opcode;
  bool isPlanted;
} Breakpoint;

/// Returns the breakpoint at an address; NULL if there never was one.
Breakpoint *knownBreakpoint(uint64_t address);

/// Makes the thread stop before the instruction at an address. Returns false if that is impossible.
bool plantBreakpoint(uint64_t address);

/// Puts back the original instruction at an address, if a breakpoint is planted there.
void removeBreakpoint(uint64_t address);

void removeAllBreakpoints(void);

/// Reads the original instruction at an address, whether or not a breakpoint is planted there.
Instruction instructionAt(uint64_t address);

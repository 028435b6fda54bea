#pragma once
#include <stdint.h>

/// The kinds of instructions that matter when a program is followed from branch to branch.
typedef enum {
  /// Continues with the next instruction.
  plain,
  jumpRelative, jumpIf, jumpIndirect, callRelative, callIndirect, returnToCaller,
  /// `probe_mark`.
  mark,
  /// An instruction that this reader does not know.
  unknown
} InstructionKind;

typedef struct {
  InstructionKind kind;
  /// The length in bytes; 0 for an unknown instruction.
  uint8_t length;
  /// The condition of `jumpIf`, as in the opcode.
  uint8_t condition;
  /// The index of the ModRM byte, which names the place of an indirect target.
  uint8_t operand;
  /// The REX prefix, or 0.
  uint8_t rex;
  /// The distance of a relative target from the next instruction; for a return, the number of
  /// further bytes that it takes off the stack.
  int32_t offset;
} Instruction;

/// Reads the instruction at an address.
///
/// `first` is its original first byte, which a breakpoint may have replaced in `code`.
///
/// Source: Intel's Software Developer's Manual, volume 2, chapter 2 and appendix A.
Instruction readInstruction(const uint8_t *code, uint8_t first);

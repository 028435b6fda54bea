#pragma once
#include <stdint.h>

/// The kinds of instructions that matter when a program is followed from branch to branch.
typedef enum {
  /// An instruction after which the next one in memory runs.
  plain,
  jumpRelative, jumpIf, jumpIndirect, callRelative, callIndirect, returnToCaller,
  /// The instruction of `probe_mark`.
  mark,
  /// An instruction that `readInstruction` does not know.
  unknown
} InstructionKind;

typedef struct {
  InstructionKind kind;
  /// The length in bytes; 0 for an unknown instruction.
  uint8_t length;
  /// The condition code of `jumpIf`: the last four bits of the opcode.
  uint8_t condition;
  /// The index of the ModRM byte in the instruction. In an indirect branch, this byte names the
  /// register or the place in memory that holds the target.
  uint8_t operand;
  /// The REX prefix; 0 if there is none.
  uint8_t rex;
  /// For a relative branch, the distance of the target from the next instruction. For a return, the
  /// number of bytes after the return address that it takes off the stack.
  int32_t offset;
} Instruction;

/// Reads the instruction at the address `code`.
///
/// `first` is the original first byte of the instruction, which a breakpoint may have replaced in
/// memory.
///
/// Source: Intel's Software Developer's Manual, volume 2, chapter 2 and appendix A.
Instruction readInstruction(const uint8_t *code, uint8_t first);

#pragma once
#include <stdint.h>

/// What an instruction means to whoever follows a program from one basic block to the next.
typedef enum {
  /// Goes on with the next one.
  plain,
  jumpRelative, jumpIf, jumpIndirect, callRelative, callIndirect, returnToCaller,
  /// `probe_mark`.
  mark,
  /// Anything that is not known here.
  unknown
} InstructionKind;

typedef struct {
  InstructionKind kind;
  /// Bytes; of an unknown one 0.
  uint8_t length;
  /// The condition of `jumpIf`, as in the opcode.
  uint8_t condition;
  /// Where the byte that names an indirect target's place stands.
  uint8_t operand;
  /// The REX prefix, or 0.
  uint8_t rex;
  /// How far a relative target is from the next instruction, or how many more bytes a return takes
  /// off the stack.
  int32_t offset;
} Instruction;

/// Reads the instruction at an address, of which the first byte may have been replaced.
///
/// Source: Intel's Software Developer's Manual, volume 2, chapter 2 and appendix A.
Instruction readInstruction(const uint8_t *code, uint8_t first);

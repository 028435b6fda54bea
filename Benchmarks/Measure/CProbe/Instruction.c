#include "Instruction.h"
#include <stdbool.h>

/// Flags for the parts that follow an opcode.
enum { nothing = 0, operands = 1, byte1 = 2, bytes2 = 4, bytesOperandSize = 8, invalid = 16 };

/// The state of reading one instruction.
typedef struct {
  const uint8_t *code;
  uint8_t first;
  unsigned at;
  bool hasOperandSize, hasAddressSize, hasSegment;
  uint8_t rex;
} Reader;

/// Returns an instruction with a kind and a length, and with 0 in its other fields.
static Instruction instruction(InstructionKind kind, unsigned length) {
  // An initializer might be compiled to a call of the C library, whose functions may contain
  // breakpoints.
  Instruction result;
  result.kind = kind;
  result.length = (uint8_t)length;
  result.condition = 0;
  result.operand = 0;
  result.rex = 0;
  result.offset = 0;
  return result;
}

static uint8_t byteAt(const Reader *reader, unsigned index) {
  return index == 0 ? reader->first : reader->code[index];
}

static int32_t offsetAt(const Reader *reader, unsigned index, unsigned length) {
  if (length == 1) return (int8_t)byteAt(reader, index);
  const uint8_t *const bytes = reader->code + index;
  return (int32_t)(bytes[0] | bytes[1] << 8 | bytes[2] << 16 | (uint32_t)bytes[3] << 24);
}

static void skipPrefixes(Reader *reader) {
  for (;; reader->at++) {
    switch (byteAt(reader, reader->at)) {
      case 0x66: reader->hasOperandSize = true; continue;
      case 0x67: reader->hasAddressSize = true; continue;
      case 0x64: case 0x65: reader->hasSegment = true; continue;
      case 0x26: case 0x2E: case 0x36: case 0x3E: case 0xF0: case 0xF2: case 0xF3: continue;
    }
    break;
  }
  if ((byteAt(reader, reader->at) & 0xF0) == 0x40) reader->rex = byteAt(reader, reader->at++);
}

/// Returns the length in bytes of the operands: the ModRM byte, a possible SIB byte and a
/// displacement.
static unsigned operandsLength(const Reader *reader, unsigned at) {
  const uint8_t description = byteAt(reader, at);
  const unsigned mode = description >> 6, place = description & 7;
  unsigned length = 1;
  if (mode == 3) return length;
  if (place == 4) {
    length += 1;
    if (mode == 0 && (byteAt(reader, at + 1) & 7) == 5) length += 4;
  }
  if (mode == 0 && place == 5) length += 4;
  if (mode == 1) length += 1;
  if (mode == 2) length += 4;
  return length;
}

/// Returns the flags for the parts that follow an opcode of one byte.
static int shapeOfPrimary(uint8_t opcode, uint8_t description) {
  if (opcode < 0x40) {
    const unsigned column = opcode & 7;
    return column < 4 ? operands : column == 4 ? byte1 : column == 5 ? bytesOperandSize : invalid;
  }
  switch (opcode) {
    case 0x63: case 0x84 ... 0x8F: case 0xD0 ... 0xD3: case 0xD8 ... 0xDF: return operands;
    case 0x68: case 0xA9: return bytesOperandSize;
    case 0x69: case 0x81: return operands | bytesOperandSize;
    // Before F8, C6 and C7 abort and begin a transaction, which a trap would abort.
    case 0xC6: return description == 0xF8 ? invalid : operands | byte1;
    case 0xC7: return description == 0xF8 ? invalid : operands | bytesOperandSize;
    case 0x6A: case 0xA8: case 0xB0 ... 0xB7: case 0xCD: case 0xE4 ... 0xE7: return byte1;
    case 0x6B: case 0x80: case 0x83: case 0xC0: case 0xC1: return operands | byte1;
    case 0xC8: return byte1 | bytes2;
    case 0xF6: return operands | ((description >> 3 & 7) < 2 ? byte1 : nothing);
    case 0xF7: return operands | ((description >> 3 & 7) < 2 ? bytesOperandSize : nothing);
    case 0xFE: case 0xFF: return operands;
    case 0x50 ... 0x5F: case 0x6C ... 0x6F: case 0x90 ... 0x99: case 0x9B ... 0x9F:
    case 0xA4 ... 0xA7: case 0xAA ... 0xAF: case 0xC9: case 0xD7: case 0xEC ... 0xEF:
    case 0xF5: case 0xF8 ... 0xFD:
      return nothing;
  }
  return invalid;
}

/// Returns the flags for the parts that follow an opcode after 0F.
static int shapeOfSecondary(uint8_t opcode) {
  switch (opcode) {
    case 0x05 ... 0x09: case 0x0E: case 0x30 ... 0x37: case 0x77: case 0xA0 ... 0xA2:
    case 0xA8 ... 0xAA: case 0xC8 ... 0xCF:
      return nothing;
    case 0x0F: case 0x70 ... 0x73: case 0xA4: case 0xAC: case 0xBA: case 0xC2: case 0xC4 ... 0xC6:
      return operands | byte1;
    // The undefined instructions 0B, B9 and FF end the process, so no instruction need follow them.
    case 0x0B: case 0xB9: case 0xFF:
    case 0x04: case 0x0A: case 0x0C: case 0x24 ... 0x27: case 0x38 ... 0x3F: case 0x80 ... 0x8F:
      return invalid;
  }
  return operands;
}

static Instruction finished(
    const Reader *reader, InstructionKind kind, unsigned at, int shape
) {
  if (shape & invalid) return instruction(unknown, 0);
  unsigned length = at;
  if (shape & operands) length += operandsLength(reader, at);
  if (shape & byte1) length += 1;
  if (shape & bytes2) length += 2;
  if (shape & bytesOperandSize) length += reader->hasOperandSize && !(reader->rex & 8) ? 2 : 4;
  Instruction result = instruction(kind, length);
  result.operand = (uint8_t)at;
  result.rex = reader->rex;
  return result;
}

static Instruction relative(
    const Reader *reader, InstructionKind kind, unsigned at, unsigned width, uint8_t condition
) {
  // Intel and AMD processors treat the operand-size prefix of a relative branch differently.
  if (reader->hasOperandSize) return instruction(unknown, 0);
  Instruction result = instruction(kind, at + width);
  result.condition = condition;
  result.offset = offsetAt(reader, at, width);
  return result;
}

/// Reads an instruction with the prefix VEX (C4, C5) or EVEX (62), the only meanings of these bytes
/// in 64-bit code.
static Instruction readVector(const Reader *reader, uint8_t prefix) {
  unsigned map = 1, at = reader->at + 2;
  if (prefix == 0xC4) map = byteAt(reader, at - 1) & 0x1F, at = reader->at + 3;
  if (prefix == 0x62) map = byteAt(reader, at - 1) & 7, at = reader->at + 4;
  const uint8_t opcode = byteAt(reader, at);
  switch (map) {
    case 1: return finished(reader, plain, at + 1, shapeOfSecondary(opcode));
    case 2: case 5: case 6: return finished(reader, plain, at + 1, operands);
    case 3: return finished(reader, plain, at + 1, operands | byte1);
  }
  return instruction(unknown, 0);
}

static Instruction readSecondary(const Reader *reader) {
  const unsigned at = reader->at + 1;
  const uint8_t opcode = byteAt(reader, at);
  if (opcode == 0x38) return finished(reader, plain, at + 2, operands);
  if (opcode == 0x3A) return finished(reader, plain, at + 2, operands | byte1);
  if ((opcode & 0xF0) == 0x80) return relative(reader, jumpIf, at + 1, 4, opcode & 0xF);
  return finished(reader, plain, at + 1, shapeOfSecondary(opcode));
}

/// Reads an instruction with the opcode FF, such as a call or jump to an address in a register or
/// in memory.
static Instruction readIndirect(const Reader *reader) {
  const unsigned extension = byteAt(reader, reader->at + 1) >> 3 & 7;
  const InstructionKind kind =
      extension == 2 ? callIndirect : extension == 4 ? jumpIndirect
      : extension == 3 || extension == 5 ? unknown : plain;
  const bool isOdd = kind != plain && (reader->hasSegment || reader->hasAddressSize);
  return finished(reader, isOdd ? unknown : kind, reader->at + 1, operands);
}

Instruction readInstruction(const uint8_t *code, uint8_t first) {
  Reader reader;
  reader.code = code;
  reader.first = first;
  reader.at = 0;
  reader.hasOperandSize = reader.hasAddressSize = reader.hasSegment = false;
  reader.rex = 0;
  if (first == 0x66 && code[1] == 0x87 && code[2] == 0xDB) {
    return instruction(mark, 3);
  }
  skipPrefixes(&reader);
  const uint8_t opcode = byteAt(&reader, reader.at);
  const unsigned next = reader.at + 1;
  switch (opcode) {
    case 0x0F: return readSecondary(&reader);
    case 0x62: case 0xC4: case 0xC5: return readVector(&reader, opcode);
    case 0x70 ... 0x7F: return relative(&reader, jumpIf, next, 1, opcode & 0xF);
    case 0xE8: return relative(&reader, callRelative, next, 4, 0);
    case 0xE9: return relative(&reader, jumpRelative, next, 4, 0);
    case 0xEB: return relative(&reader, jumpRelative, next, 1, 0);
    case 0xC3: return instruction(returnToCaller, next);
    case 0xC2: {
      Instruction result = instruction(returnToCaller, next + 2);
      result.offset = code[next] | code[next + 1] << 8;
      return result;
    }
    case 0xFF: return readIndirect(&reader);
    case 0xA0 ... 0xA3: {
      Instruction move = finished(&reader, plain, next, nothing);
      move.length += reader.hasAddressSize ? 4 : 8;
      return move;
    }
    case 0xB8 ... 0xBF: {
      Instruction move = finished(&reader, plain, next, bytesOperandSize);
      if (reader.rex & 8) move.length += 4;
      return move;
    }
  }
  return finished(&reader, plain, next, shapeOfPrimary(opcode, byteAt(&reader, next)));
}

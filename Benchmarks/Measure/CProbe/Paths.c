#include "Paths.h"
#include "Breakpoints.h"
#include "Platform.h"
#include <stddef.h>

#ifdef PROBE_RECORDS

// A stop takes far longer than reading a few instructions. So where a block ends in a conditional
// jump, both blocks that may follow are read, too, and the blocks after these. The thread stops
// only at the ends of the last blocks.
//
// All blocks of a tree end at different addresses, so that the place of the stop shows which path
// the thread took. This is why the thread stops at a jump that closes a loop, and at a jump after
// which both paths lead to the same end.

enum { maximumPaths = 1 << 13, tableSize = 1 << 14, maximumInstructions = 64 };

/// The paths from each address where they were needed so far. They do not change, as the code does
/// not, so they are read once.
static Paths known[maximumPaths];
static size_t knownCount;
/// For each known element its number plus one, in a hash table by the address of the first
/// instruction; a colliding element takes the next free place.
static uint16_t table[tableSize];

/// Returns true if a function may begin at an address, as functions do at multiples of 16.
///
/// A conditional jump may be the last call of a function. When a function begins, the registers
/// hold its arguments, so the thread must stop there to have them recorded.
static bool mayBeginFunction(uint64_t address) { return address % 16 == 0; }

/// Adds the block that begins at an address.
///
/// Returns false, and adds nothing, if another block ends at the same address, or if the block is
/// so long that reading it may be in vain.
static bool add(Paths *paths, uint64_t start, size_t previous) {
  uint64_t end = start;
  size_t count = 0;
  for (;;) {
    const Instruction instruction = instructionAt(end);
    if (instruction.kind != plain) break;
    // The first block runs in any case.
    if (paths->count > 0 && count == maximumInstructions) return false;
    end += instruction.length;
    count += 1;
  }
  for (size_t index = 0; index < paths->count; index++) {
    if (paths->blocks[index].end == end) return false;
  }
  Block *const block = &paths->blocks[paths->count];
  block->start = start;
  block->end = end;
  block->isPassed = false;
  block->previous = (uint8_t)previous;
  paths->count += 1;
  return true;
}

/// Adds the two blocks after a block, if the thread need not stop at the end of that block.
static void pass(Paths *paths, size_t index) {
  Block *const block = &paths->blocks[index];
  const Instruction jump = instructionAt(block->end);
  if (jump.kind != jumpIf || paths->count + 2 > maximumBlocks) return;
  const uint64_t next = block->end + jump.length;
  const uint64_t target = next + (uint64_t)(int64_t)jump.offset;
  if (mayBeginFunction(target)) return;
  const uint8_t count = paths->count;
  block->isPassed = add(paths, next, index) && add(paths, target, index);
  if (!block->isPassed) paths->count = count;
}

/// Returns the known paths from an address; reads them if they are not known.
static Paths *pathsFrom(uint64_t start) {
  size_t place = (start * 0x9E3779B97F4A7C15u) >> 50;
  for (; table[place]; place = (place + 1) % tableSize) {
    Paths *const paths = &known[table[place] - 1];
    if (paths->blocks[0].start == start) return paths;
  }
  // The last element is kept free for paths that find no place.
  Paths *const paths = &known[knownCount];
  if (knownCount < maximumPaths - 1) {
    knownCount += 1;
    table[place] = (uint16_t)knownCount;
  }
  paths->count = 0;
  add(paths, start, 0);
  for (size_t index = 0; index < paths->count; index++) pass(paths, index);
  return paths;
}

/// Plants breakpoints at the ends where the thread must stop and removes those at the other ends.
/// Returns false if a breakpoint cannot be planted.
static bool plantAtEnds(const Paths *paths) {
  for (size_t index = 0; index < paths->count; index++) {
    const Block *const block = &paths->blocks[index];
    if (block->isPassed) {
      removeBreakpoint(block->end);
    } else if (!plantBreakpoint(block->end)) {
      return false;
    }
  }
  return true;
}

const Paths *preparePaths(uint64_t start) {
  Paths *const paths = pathsFrom(start);
  if (plantAtEnds(paths)) return paths;
  // A breakpoint may be possible at the end of the first block, though not at each other end.
  paths->count = 1;
  paths->blocks[0].isPassed = false;
  return plantAtEnds(paths) ? paths : NULL;
}

size_t findPath(const Paths *paths, uint64_t end, const Block *path[maximumBlocks]) {
  size_t index = 0;
  while (paths->blocks[index].end != end || paths->blocks[index].isPassed) {
    index += 1;
    if (index == paths->count) return 0;
  }
  size_t length = 0;
  for (;; index = paths->blocks[index].previous) {
    path[length] = &paths->blocks[index];
    length += 1;
    if (index == 0) return length;
  }
}

#endif

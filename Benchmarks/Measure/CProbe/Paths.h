#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { maximumBlocks = 15 };

/// A block: instructions that run one after the other, up to the next branch or mark.
typedef struct {
  /// The address of the first instruction.
  uint64_t start;
  /// The address of the instruction that ends the block, such as a branch.
  uint64_t end;
  /// True if the thread does not stop at the end of the block, but runs on into another block.
  bool isPassed;
  /// The number of the block that leads to this one; 0 for the first block.
  uint8_t previous;
} Block;

/// The blocks that may run until the thread stops next, as a tree.
///
/// The first block runs in any case. Each other block stands after the block that leads to it.
typedef struct {
  Block blocks[maximumBlocks];
  uint8_t count;
} Paths;

/// Finds the paths from an address to the places where the thread must stop, and plants a
/// breakpoint at each of these places. The instruction at the address must be a plain one.
///
/// Returns NULL if no breakpoint can be planted.
const Paths *preparePaths(uint64_t start);

/// Writes the blocks of the path that ends at an address to `path`, beginning with the last block.
///
/// Returns the number of blocks; 0 if no path ends there.
size_t findPath(const Paths *paths, uint64_t end, const Block *path[maximumBlocks]);

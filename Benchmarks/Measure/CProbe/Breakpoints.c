#define _GNU_SOURCE
#include "Breakpoints.h"
#include "Platform.h"

#ifdef PROBE_RECORDS

#include <stddef.h>
#include <sys/mman.h>
#include <sys/syscall.h>

enum { breakpointOpcode = 0xCC, tableSize = 1 << 16, pageSize = 4096, pageTableSize = 1 << 10 };

/// The breakpoints, in a hash table by address; a colliding breakpoint takes the next free place.
static Breakpoint breakpoints[tableSize];
static size_t breakpointCount;
/// The pages that were made writable, so that few system calls are needed.
///
/// A page may take the place of another one, which is then made writable once more.
static uint64_t writablePages[pageTableSize];

/// Returns the place of a breakpoint in the table, which is free if the breakpoint is not known.
static Breakpoint *placeOf(uint64_t address) {
  size_t index = (address * 0x9E3779B97F4A7C15u) >> 48;
  while (breakpoints[index].address && breakpoints[index].address != address) {
    index = (index + 1) % tableSize;
  }
  return &breakpoints[index];
}

Breakpoint *knownBreakpoint(uint64_t address) {
  Breakpoint *const place = placeOf(address);
  return place->address ? place : NULL;
}

/// Makes a page of code writable and returns true on success. The system call is direct, because
/// the C library's function may contain breakpoints.
static bool makeWritable(uint64_t address) {
  const uint64_t page = address & ~(uint64_t)(pageSize - 1);
  uint64_t *const place = &writablePages[page / pageSize % pageTableSize];
  if (*place == page) return true;
  long result;
  register long protection __asm__("rdx") = PROT_READ | PROT_WRITE | PROT_EXEC;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(SYS_mprotect), "D"(page), "S"(pageSize), "r"(protection)
                   : "rcx", "r11", "memory");
  if (result != 0) return false;
  *place = page;
  return true;
}

bool plantBreakpoint(uint64_t address) {
  Breakpoint *const breakpoint = placeOf(address);
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

static void removeFromCode(Breakpoint *breakpoint) {
  if (!breakpoint->isPlanted) return;
  *(volatile uint8_t *)breakpoint->address = breakpoint->opcode;
  breakpoint->isPlanted = false;
}

void removeBreakpoint(uint64_t address) {
  if (*(const uint8_t *)address == breakpointOpcode) removeFromCode(placeOf(address));
}

void removeAllBreakpoints(void) {
  for (size_t index = 0; index < tableSize; index++) removeFromCode(&breakpoints[index]);
}

Instruction instructionAt(uint64_t address) {
  uint8_t opcode = *(const uint8_t *)address;
  if (opcode == breakpointOpcode) {
    const Breakpoint *const place = placeOf(address);
    if (place->address && place->isPlanted) opcode = place->opcode;
  }
  return readInstruction((const uint8_t *)address, opcode);
}

#endif

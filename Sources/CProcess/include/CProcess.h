#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Switches fixed addresses on or off for the programs that this process starts from now on. With
/// fixed addresses, a program lies at the same addresses each time.
///
/// Returns false if the system refuses.
bool process_fix_addresses(bool are_fixed);

/// Returns true if this process lies at the same addresses each time that it is started.
bool process_has_fixed_addresses(void);

/// Returns the number of bytes that the program has allocated and not freed; -1 if the system does
/// not tell this number.
///
/// The number is exact in a program of one thread if the allocator keeps no freed memory for that
/// thread: with `GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0` in the program's
/// environment.
int64_t process_live_bytes(void);

/// Lets the system end this process when its parent process ends, where the system offers this.
void process_end_with_parent(void);

/// Opens a new file that has no name and disappears when it is closed; returns -1 and sets `errno` if
/// that fails.
///
/// On Linux the file is in memory: memfd_create(2).
int process_unnamed_file(void);

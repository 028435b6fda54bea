#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Sets whether programs that this process starts from now on lie at the same addresses each time.
/// Returns false where the system refuses.
bool process_fix_addresses(bool are_fixed);

/// Returns true if this process lies at the same addresses each time that it is started.
bool process_has_fixed_addresses(void);

/// Returns the bytes that the program has got from the allocator and not given back; -1 where the
/// system does not tell.
///
/// Exact in a program of one thread that keeps nothing in reserve for it: with
/// `GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0` in its environment.
int64_t process_live_bytes(void);

/// Lets this process end when the one that started it does, where the system offers that.
void process_end_with_parent(void);

/// Opens a new file that has no name and disappears when it is closed; returns -1 and sets `errno` if
/// that fails.
///
/// On Linux the file is in memory: memfd_create(2).
int process_unnamed_file(void);

#pragma once
#include <stdbool.h>
#include <stdint.h>

/// Makes the programs that this process starts from now on lie at the same addresses each time, or
/// no longer. Returns false where the system does not allow it.
bool process_fix_addresses(bool are_fixed);

/// How many bytes the program has got from the allocator and not given back; -1 where that cannot be
/// found out.
///
/// Exact in a program of one thread that keeps nothing in reserve for it: with
/// `GLIBC_TUNABLES=glibc.malloc.tcache_count=0:glibc.malloc.mxfast=0` in its environment.
int64_t process_live_bytes(void);

/// Lets this process end when the one that started it does, where the system offers that.
void process_end_with_parent(void);

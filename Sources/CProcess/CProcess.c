#define _GNU_SOURCE
#include "CProcess.h"

#if defined(__linux__)

#include <malloc.h>
#include <signal.h>
#include <sys/personality.h>
#include <sys/prctl.h>

bool process_fix_addresses(bool are_fixed) {
  const int current = personality(0xFFFFFFFF);
  if (current == -1) return false;
  const unsigned long others = (unsigned long)current & ~(unsigned long)ADDR_NO_RANDOMIZE;
  return personality(others | (are_fixed ? ADDR_NO_RANDOMIZE : 0)) != -1;
}

int64_t process_live_bytes(void) {
#if defined(__GLIBC__)
#if __GLIBC_PREREQ(2, 33)
  const struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#endif
#endif
  return -1;
}

void process_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

#else

bool process_fix_addresses(bool are_fixed) {
  (void)are_fixed;
  return false;
}

int64_t process_live_bytes(void) { return -1; }

void process_end_with_parent(void) {}

#endif

#define _GNU_SOURCE
#include "CProcess.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)

#include <malloc.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>

bool process_fix_addresses(bool are_fixed) {
  const int current = personality(0xFFFFFFFF);
  if (current == -1) return false;
  const unsigned long others = (unsigned long)current & ~(unsigned long)ADDR_NO_RANDOMIZE;
  return personality(others | (are_fixed ? ADDR_NO_RANDOMIZE : 0)) != -1;
}

bool process_has_fixed_addresses(void) {
  const int current = personality(0xFFFFFFFF);
  if (current != -1 && (current & ADDR_NO_RANDOMIZE)) return true;
  // The administrator may have switched randomisation off for all programs: proc(5).
  char setting = 0;
  const int file = open("/proc/sys/kernel/randomize_va_space", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t count = read(file, &setting, 1);
  close(file);
  return count == 1 && setting == '0';
}

static int unnamed_file(void) { return memfd_create("output", MFD_CLOEXEC); }

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

bool process_has_fixed_addresses(void) { return false; }

static int unnamed_file(void) {
  char path[] = "/tmp/output-XXXXXX";
  const int file = mkstemp(path);
  if (file >= 0) unlink(path);
  return file;
}

int64_t process_live_bytes(void) { return -1; }

void process_end_with_parent(void) {}

#endif

int process_unnamed_file(void) {
  const int file = unnamed_file();
  if (file < 0) return -1;
  // A program that was started without standard streams would have one of their numbers here.
  const int above = fcntl(file, F_DUPFD_CLOEXEC, 3);
  close(file);
  return above;
}

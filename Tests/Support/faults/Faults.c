#define _GNU_SOURCE
#include "Faults.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

// Any thread may open and close files at any time, but only one thread at a time uses the files of
// the folder.

/// The folder of the files whose calls are counted; null for none.
static _Atomic(const char *) folder;
/// True at each index that is an open descriptor of one of these files.
static _Atomic bool is_ours[1024];

static int count;
static char names[16384];
static int faulty_number;
static fault_kind faulty_kind;
static int faulty_value;

void faults_begin(const char *path, int number, fault_kind kind, int value) {
  count = 0;
  names[0] = 0;
  faulty_number = number;
  faulty_kind = kind;
  faulty_value = value;
  // The caller may change its text later.
  static char copy[4096];
  snprintf(copy, sizeof copy, "%s", path);
  folder = copy;
}

const char *faults_end(void) {
  folder = NULL;
  return names;
}

#if defined(__linux__)

#define ORIGINAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static bool counts_path(const char *path) {
  const char *ours = folder;
  return ours && strncmp(path, ours, strlen(ours)) == 0;
}

static bool counts(int descriptor) {
  return folder && descriptor >= 0 && descriptor < 1024 && is_ours[descriptor];
}

/// Counts a call and returns true if it fails now.
static bool fails(const char *name) {
  if (strlen(names) + strlen(name) + 2 < sizeof names) strcat(strcat(names, name), " ");
  count += 1;
  if (count != faulty_number) return false;
  if (faulty_kind == fault_error) {
    errno = faulty_value;
    return true;
  }
  // The signal goes to this thread, because another thread would let this one go on.
  raise(faulty_kind == fault_kill ? SIGKILL : SIGSTOP);
  return false;
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & (O_CREAT | __O_TMPFILE)) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  bool is_counted = counts_path(path);
  if (is_counted && fails("open")) return -1;
  int descriptor = ORIGINAL(open)(path, flags, mode);
  if (is_counted && descriptor >= 0 && descriptor < 1024) is_ours[descriptor] = true;
  return descriptor;
}

int close(int descriptor) {
  bool is_failing = counts(descriptor) && fails("close");
  // The descriptor is unmarked even if it was not counted: another file will get its number.
  if (descriptor >= 0 && descriptor < 1024) is_ours[descriptor] = false;
  // On Linux the descriptor is closed also if the call fails.
  int error = errno;
  int answer = ORIGINAL(close)(descriptor);
  if (!is_failing) return answer;
  errno = error;
  return -1;
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (!counts(descriptor)) return ORIGINAL(write)(descriptor, bytes, size);
  if (count + 1 == faulty_number && faulty_kind != fault_error) {
    size_t part = (size_t)faulty_value < size ? (size_t)faulty_value : size;
    ORIGINAL(write)(descriptor, bytes, part);
    fails("write");
    bytes = (const char *)bytes + part;
    ssize_t rest = ORIGINAL(write)(descriptor, bytes, size - part);
    return rest < 0 ? rest : rest + (ssize_t)part;
  }
  return fails("write") ? -1 : ORIGINAL(write)(descriptor, bytes, size);
}

ssize_t read(int descriptor, void *bytes, size_t size) {
  return counts(descriptor) && fails("read") ? -1 : ORIGINAL(read)(descriptor, bytes, size);
}

off_t lseek(int descriptor, off_t offset, int origin) {
  return counts(descriptor) && fails("lseek") ? -1
                                              : ORIGINAL(lseek)(descriptor, offset, origin);
}

int fstat(int descriptor, struct stat *status) {
  return counts(descriptor) && fails("fstat") ? -1 : ORIGINAL(fstat)(descriptor, status);
}

int fsync(int descriptor) {
  return counts(descriptor) && fails("fsync") ? -1 : ORIGINAL(fsync)(descriptor);
}

int flock(int descriptor, int operation) {
  return counts(descriptor) && fails("flock") ? -1 : ORIGINAL(flock)(descriptor, operation);
}

int access(const char *path, int mode) {
  return counts_path(path) && fails("access") ? -1 : ORIGINAL(access)(path, mode);
}

int mkdir(const char *path, mode_t mode) {
  return counts_path(path) && fails("mkdir") ? -1 : ORIGINAL(mkdir)(path, mode);
}

int unlink(const char *path) {
  return counts_path(path) && fails("unlink") ? -1 : ORIGINAL(unlink)(path);
}

int rename(const char *old, const char *new) {
  return counts_path(old) && fails("rename") ? -1 : ORIGINAL(rename)(old, new);
}

#endif

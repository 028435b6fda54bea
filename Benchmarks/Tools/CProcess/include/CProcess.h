#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

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

/// Opens a new file that has no name and disappears when it is closed; returns -1 and sets `errno` if
/// that fails.
///
/// On Linux the file is in memory: memfd_create(2).
int process_unnamed_file(void);

/// Starts a program in a process group of its own, stores its process ID and returns 0; returns the
/// number of the error if that fails.
///
/// `arguments` and `environment` end with NULL. The program begins in `folder`, or in the folder of
/// this process if `folder` is NULL. The program's standard input, output and error are the three
/// open files in `streams`; -1 stands for `/dev/null`.
///
/// On Linux, the system interrupts the program when the thread that has started it ends, however this
/// happens. That thread must therefore wait for the program's end.
int process_start(
    const char *program, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3], pid_t *child);

/// Has the system end a child process when it has used its processor time, with SIGXCPU, or when it
/// makes a file too long, with SIGXFSZ, and give it no more memory than it may take. Returns false if
/// the system does not offer this.
bool process_limit(
    pid_t child, int64_t processor_seconds, int64_t file_bytes, int64_t memory_bytes);

/// Returns the seconds of processor time that a child process has used so far; -1 if the system does
/// not tell.
double process_seconds_so_far(pid_t child);

/// Waits until a child process has ended. Its process ID stays taken until it is collected.
void process_await_end(pid_t child);

/// The way in which a process has ended.
typedef struct {
  /// True if a signal has ended the process.
  bool is_signal;
  /// The number of that signal, or else the exit status.
  int status;
  /// The seconds of processor time that the process has used, with those of its own children.
  double processor_seconds;
} process_end;

/// Returns the way in which a child process has ended, and lets the system forget the process.
process_end process_collect(pid_t child);

#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)

#include <malloc.h>
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
  // The administrator may have switched randomization off for all programs: proc(5).
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

static bool limit_softly(pid_t child, int resource, rlim_t amount) {
  struct rlimit limit;
  if (prlimit(child, resource, NULL, &limit) != 0) return false;
  limit.rlim_cur = amount < limit.rlim_max ? amount : limit.rlim_max;
  return prlimit(child, resource, &limit, NULL) == 0;
}

bool process_limit(
    pid_t child, int64_t processor_seconds, int64_t file_bytes, int64_t memory_bytes) {
  return limit_softly(child, RLIMIT_CPU, (rlim_t)processor_seconds) &&
         limit_softly(child, RLIMIT_FSIZE, (rlim_t)file_bytes) &&
         limit_softly(child, RLIMIT_DATA, (rlim_t)memory_bytes);
}

double process_seconds_so_far(pid_t child) {
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

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

bool process_limit(
    pid_t child, int64_t processor_seconds, int64_t file_bytes, int64_t memory_bytes) {
  (void)child, (void)processor_seconds, (void)file_bytes, (void)memory_bytes;
  return false;
}

double process_seconds_so_far(pid_t child) {
  (void)child;
  return -1;
}

#endif

int process_unnamed_file(void) {
  const int file = unnamed_file();
  if (file < 0) return -1;
  // A program that was started without standard streams would have one of their numbers here.
  const int above = fcntl(file, F_DUPFD_CLOEXEC, 3);
  close(file);
  return above;
}

#if defined(__linux__)

/// The program that a child process is to run.
typedef struct {
  const char *program;
  char *const *arguments;
  char *const *environment;
  const char *folder;
  const int *streams;
  pid_t parent;
} start;

/// Turns the child process into the program, as a terminal would have started it: with no signal
/// held back or ignored. Returns only if that fails.
static void become_program(const start *start) {
  // The parent's handlers must not run here, where the parent's memory is in use.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  setpgid(0, 0);
  // SwiftPM ends its own children on an interruption, and only then.
  if (prctl(PR_SET_PDEATHSIG, SIGINT) != 0) return;
  // The parent may have ended before the system knew that the child is to end with it.
  if (getppid() != start->parent) _exit(1);
  for (int stream = 0; stream < 3; stream++) {
    const int given = start->streams[stream];
    const int file = given < 0 ? open("/dev/null", O_RDWR) : given;
    if (file < 0 || (file == stream ? fcntl(file, F_SETFD, 0) : dup2(file, stream)) < 0) return;
    if (given < 0 && file != stream) close(file);
  }
  if (start->folder && chdir(start->folder) != 0) return;
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(start->program, start->arguments, start->environment);
}

int process_start(
    const char *program, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3], pid_t *child) {
  const start start = {program, arguments, environment, folder, streams, getpid()};
  // The child tells its error through a pipe, since a sanitizer gives it memory of its own.
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  // The number of a standard stream would be taken by that stream in the child.
  const int report = fcntl(ends[1], F_DUPFD_CLOEXEC, 3);
  int error = report < 0 ? errno : 0;
  close(ends[1]);
  if (!error) {
    sigset_t all, former;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &former);
    // posix_spawn() cannot have the child end with its parent.
    *child = vfork();
    if (*child == 0) {
      become_program(&start);
      const int problem = errno;
      write(report, &problem, sizeof problem);
      _exit(1);
    }
    if (*child < 0) error = errno;
    pthread_sigmask(SIG_SETMASK, &former, NULL);
    close(report);
  }
  if (!error && read(ends[0], &error, sizeof error) > 0) process_collect(*child);
  close(ends[0]);
  return error;
}

#else

/// Has the child begin as a process that a terminal has started: with no signal held back, and with
/// no files but its three streams.
static int set_attributes(posix_spawnattr_t *attributes) {
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK;
#if defined(POSIX_SPAWN_CLOEXEC_DEFAULT)
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  sigset_t none;
  sigemptyset(&none);
  const int error = posix_spawnattr_setsigmask(attributes, &none);
  return error ? error : posix_spawnattr_setflags(attributes, flags);
}

static int set_actions(
    posix_spawn_file_actions_t *actions, const char *folder, const int streams[3]) {
  int error = 0;
  if (folder) error = posix_spawn_file_actions_addchdir_np(actions, folder);
  for (int stream = 0; stream < 3 && !error; stream++) {
    error = streams[stream] < 0
        ? posix_spawn_file_actions_addopen(actions, stream, "/dev/null", O_RDWR, 0)
        : posix_spawn_file_actions_adddup2(actions, streams[stream], stream);
  }
  return error;
}

int process_start(
    const char *program, char *const arguments[], char *const environment[], const char *folder,
    const int streams[3], pid_t *child) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  int error = posix_spawnattr_init(&attributes);
  if (error) return error;
  error = posix_spawn_file_actions_init(&actions);
  if (!error) {
    error = set_attributes(&attributes);
    if (!error) error = set_actions(&actions, folder, streams);
    if (!error) error = posix_spawn(child, program, &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
  }
  posix_spawnattr_destroy(&attributes);
  return error;
}

#endif

void process_await_end(pid_t child) {
  siginfo_t information;
  while (waitid(P_PID, (id_t)child, &information, WEXITED | WNOWAIT) != 0 && errno == EINTR) {}
}

process_end process_collect(pid_t child) {
  int status = 0;
  struct rusage usage = {0};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {}
  const bool is_signal = WIFSIGNALED(status);
  return (process_end){
    .is_signal = is_signal,
    .status = is_signal ? WTERMSIG(status) : WEXITSTATUS(status),
    .processor_seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6,
  };
}

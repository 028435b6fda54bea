#define _GNU_SOURCE
#include "CMainLoop.h"

#if defined(__linux__)

#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

// These are the Swift runtime's own entry points for embedders (MutableHooks in its Concurrency
// library) and the functions with which CoreFoundation drains libdispatch's main queue. They are
// looked up by name, so that a program still starts with a runtime that does not have them.
#define SWIFT_CC __attribute__((swiftcall))

// The loop has a section of its own, so that a profile can tell its machine code apart. The linker
// defines the symbols at the start and the end of the section.
#pragma clang section text = "main_loop_section"
extern const char __start_main_loop_section[], __stop_main_loop_section[];

void main_loop_code(const void **start, const void **end) {
  *start = __start_main_loop_section;
  *end = __stop_main_loop_section;
}

typedef struct Job Job;
typedef struct { void *identity, *implementation; } ExecutorRef;
typedef SWIFT_CC void (*EnqueueOriginal)(Job *);
typedef void (*DispatchWork)(void *);

static struct {
  SWIFT_CC void (*runJob)(Job *, ExecutorRef);
  void (*drainMainQueue)(void *);
  int (*mainQueueHandle)(void);
  void *mainQueue;
  void (*dispatchAsync)(void *, void *, DispatchWork);
  const char *(*queueLabel)(void *);
  void **enqueueGlobalHook, **drainMainHook;
} runtime;

typedef struct Node {
  struct Node *next;
  union {
    Job *job;
    struct { main_loop_work function; void *context; } work;
  };
} Node;

typedef struct { Node *first, **end; } Queue;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Queue jobs = {0, &jobs.first};
static Queue idleWork = {0, &idleWork.first};
static int wakeUp = -1;
static _Atomic int sleepCount;

static void append(Queue *queue, Node node) {
  Node *added = malloc(sizeof *added);
  if (!added) abort();
  *added = node;
  added->next = 0;
  pthread_mutex_lock(&lock);
  *queue->end = added;
  queue->end = &added->next;
  pthread_mutex_unlock(&lock);
  uint64_t one = 1;
  if (write(wakeUp, &one, sizeof one) != sizeof one) abort();
}

static bool removeFirst(Queue *queue, Node *removed) {
  pthread_mutex_lock(&lock);
  Node *first = queue->first;
  if (first) {
    queue->first = first->next;
    if (!queue->first) queue->end = &queue->first;
  }
  pthread_mutex_unlock(&lock);
  if (!first) return false;
  *removed = *first;
  free(first);
  return true;
}

static bool hasSignal(int descriptor) {
  struct pollfd descriptors = {descriptor, POLLIN, 0};
  uint64_t count;
  return poll(&descriptors, 1, 0) == 1 && read(descriptor, &count, sizeof count) == sizeof count;
}

static SWIFT_CC void enqueueGlobal(Job *job, EnqueueOriginal original) {
  (void)original;
  append(&jobs, (Node){.job = job});
}

void main_loop_drain(void) {
  for (bool ran = true; ran;) {
    ran = false;
    Node node;
    while (removeFirst(&jobs, &node)) {
      runtime.runJob(node.job, (ExecutorRef){0, 0});
      ran = true;
    }
    if (hasSignal(runtime.mainQueueHandle())) {
      runtime.drainMainQueue(0);
      ran = true;
    }
  }
}

void main_loop_when_idle(main_loop_work work, void *context) {
  append(&idleWork, (Node){.work = {work, context}});
}

int main_loop_sleep_count(void) { return sleepCount; }

/// Runs jobs and idle work forever, in place of the runtime's own loop.
///
/// With the runtime's own loop, jobs of the main actor would leave the main thread.
static SWIFT_CC void drainForever(void *original, void *overridden) {
  (void)original, (void)overridden;
  for (;;) {
    main_loop_drain();
    Node node;
    if (removeFirst(&idleWork, &node)) {
      node.work.function(node.work.context);
      continue;
    }
    struct pollfd descriptors[] = {
      {runtime.mainQueueHandle(), POLLIN, 0}, {wakeUp, POLLIN, 0}
    };
    poll(descriptors, 2, -1);
    hasSignal(wakeUp);
  }
}

bool main_loop_is_supported(void) {
  return runtime.runJob && runtime.drainMainQueue && runtime.mainQueueHandle && runtime.mainQueue
      && runtime.queueLabel && runtime.enqueueGlobalHook && runtime.drainMainHook;
}

// `Task.yield()` and `Task.sleep(for:)` of Swift 6.3 queue their jobs without asking the hook. The
// three functions at the end replace libdispatch's in the program that they are linked into. The
// thread sanitizer also replaces the first two, so its functions are called where it is used.
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
void dispatch_async_f(void *, void *, DispatchWork);
#if __has_feature(thread_sanitizer)
void __interceptor_dispatch_async_f(void *, void *, DispatchWork);
void __interceptor_dispatch_after_f(uint64_t, void *, void *, DispatchWork);
#define NEXT_AFTER_SANITIZER(name) __interceptor_##name
#else
#define NEXT_AFTER_SANITIZER(name) NEXT(name)
#endif

// The hook must be set before `main`. An asynchronous entry point queues its first job before it
// drains the queue, and that job would run on another thread beside the loop.
__attribute__((constructor)) static void takeOverJobs(void) {
  runtime.runJob = dlsym(RTLD_DEFAULT, "swift_job_run");
  runtime.drainMainQueue = dlsym(RTLD_DEFAULT, "_dispatch_main_queue_callback_4CF");
  runtime.mainQueueHandle = dlsym(RTLD_DEFAULT, "_dispatch_get_main_queue_handle_4CF");
  runtime.dispatchAsync = NEXT_AFTER_SANITIZER(dispatch_async_f);
  runtime.mainQueue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
  runtime.queueLabel = dlsym(RTLD_DEFAULT, "dispatch_queue_get_label");
  runtime.enqueueGlobalHook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  runtime.drainMainHook = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
  if (!main_loop_is_supported()) return;
  wakeUp = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (wakeUp < 0) abort();
  *runtime.enqueueGlobalHook = (void *)enqueueGlobal;
  *runtime.drainMainHook = (void *)drainForever;
}

// Not inlined, so that jobs of the main actor, which are measured, cost only a few instructions.
#define SELDOM __attribute__((noinline, cold))

/// Returns true for the queue on which the runtime's threads run jobs.
SELDOM static bool isRuntimeQueue(void *queue) {
  return queue && main_loop_is_supported()
      && strcmp(runtime.queueLabel(queue), "Swift global concurrent queue") == 0;
}

/// Returns true for a function of the Swift runtime.
///
/// libdispatch and the thread sanitizer put functions of their own on the runtime's queue.
SELDOM static bool isRuntimeFunction(DispatchWork work) {
  Dl_info ours, theirs;
  return dladdr((void *)work, &ours) && dladdr((void *)runtime.runJob, &theirs)
      && ours.dli_fbase == theirs.dli_fbase;
}

SELDOM static void dispatchElsewhere(void *queue, void *context, DispatchWork work) {
  if (isRuntimeQueue(queue) && isRuntimeFunction(work)) {
    append(&jobs, (Node){.job = context});
  } else {
    NEXT_AFTER_SANITIZER(dispatch_async_f)(queue, context, work);
  }
}

void dispatch_async_f(void *queue, void *context, DispatchWork work) {
  if (queue && queue == runtime.mainQueue) {
    runtime.dispatchAsync(queue, context, work);
  } else {
    dispatchElsewhere(queue, context, work);
  }
}

void dispatch_after_f(uint64_t when, void *queue, void *context, DispatchWork work) {
  if (isRuntimeQueue(queue)) sleepCount += 1;
  NEXT_AFTER_SANITIZER(dispatch_after_f)(when, queue, context, work);
}

void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (isRuntimeQueue(queue)) sleepCount += 1;
  return NEXT(dispatch_source_create)(type, handle, mask, queue);
}

#else

bool main_loop_is_supported(void) { return false; }
void main_loop_code(const void **start, const void **end) { *start = *end = 0; }
void main_loop_drain(void) {}
void main_loop_when_idle(main_loop_work work, void *context) { work(context); }
int main_loop_sleep_count(void) { return 0; }

#endif

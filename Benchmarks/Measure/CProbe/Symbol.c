#define _GNU_SOURCE
#include "CProbe.h"

#if defined(__linux__)

#include <dlfcn.h>

const char *probe_function_at(uint64_t address) {
  Dl_info info;
  if (!dladdr((const void *)(uintptr_t)address, &info)) return NULL;
  return (uint64_t)(uintptr_t)info.dli_saddr == address ? info.dli_sname : NULL;
}

#else

const char *probe_function_at(uint64_t address) {
  (void)address;
  return NULL;
}

#endif

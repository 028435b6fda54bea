#pragma once

// A sanitizer has its own signal handlers.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define PROBE_IS_SANITIZED
#endif
#endif

/// Defined if instructions can be recorded.
#if defined(__linux__) && defined(__x86_64__) && !defined(PROBE_IS_SANITIZED)
#define PROBE_RECORDS
#endif

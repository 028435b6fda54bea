#pragma once

/// The kinds of faults in a system call.
typedef enum {
  /// The call fails with an error.
  fault_error,
  /// The process is killed; a write has written so many bytes by then.
  fault_kill,
  /// The process stops and keeps its locks; a write has written so many bytes by then.
  fault_stop,
} fault_kind;

/// Starts to count the calls for some files, and makes one of them fail.
///
/// In the program that it is linked into, it replaces those functions of the C library for all
/// callers. It works on Linux only.
///
/// - Parameters:
///   - path: The beginning of the files' paths.
///   - number: The number of the faulty call, counted from 1; 0 for none.
///   - value: The error (errno(3)) or the number of bytes.
void faults_begin(const char *path, int number, fault_kind kind, int value);

/// Stops counting.
///
/// - Returns: The names of the calls in order, each followed by a space.
const char *faults_end(void);

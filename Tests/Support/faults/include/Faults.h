#pragma once

/// The kinds of faults in a system call.
typedef enum {
  /// The call fails with an error.
  fault_error,
  /// The process is killed; a write first writes as many bytes as the value of the fault says.
  fault_kill,
  /// The process stops and keeps its locks; a write first writes as many bytes as the value says.
  fault_stop,
} fault_kind;

/// Starts to count the system calls for some files, and makes one of the calls fail.
///
/// This module replaces the functions of the C library that make these calls, for all callers in
/// the program that it is linked into. It works on Linux only.
///
/// - Parameters:
///   - path: The beginning of the files' paths.
///   - number: The number of the faulty call, counted from 1; 0 for none.
///   - kind: The kind of the fault.
///   - value: The number of the error (errno(3)), or the number of bytes that a write writes.
void faults_begin(const char *path, int number, fault_kind kind, int value);

/// Stops counting.
///
/// - Returns: The names of the calls in order, each followed by a space.
const char *faults_end(void);

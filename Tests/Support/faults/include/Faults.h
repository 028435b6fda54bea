#pragma once

/// What happens to a call instead of, or in the middle of, what it is for.
typedef enum {
  /// The call fails with an error.
  fault_error,
  /// The process is killed; of what is written so many bytes are.
  fault_kill,
  /// The process stops and keeps what it holds; of what is written so many bytes are.
  fault_stop,
} fault_kind;

/// Counts from now on the calls that work on some files, and has one of them go wrong.
///
/// In the program it is linked into it stands before those functions of the C library, for whoever
/// calls them; on Linux alone.
///
/// - Parameters:
///   - path: How the paths of the files begin; it stays there until the end.
///   - number: Which call, counted from 1; 0 for none.
///   - value: The error (errno(3)) or the number of bytes.
void faults_begin(const char *path, int number, fault_kind kind, int value);

/// Counts no longer.
///
/// - Returns: The names of the calls in their order, each followed by a space.
const char *faults_end(void);

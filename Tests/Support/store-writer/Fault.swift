import Faults
import Foundation

/// A fault in a system call of a store: an error, or a signal that kills or stops the process.
struct Fault {
  private let number: Int32
  private let kind: fault_kind
  private let value: Int32

  /// Reads a fault from the words `CALL error|kill|stop VALUE`; the result is `nil` for other
  /// words.
  init?(_ words: ArraySlice<String>) {
    let words = Array(words)
    guard words.count == 3, let number = Int32(words[0]), let value = Int32(words[2]) else {
      return nil
    }
    self.number = number
    self.value = value
    switch words[1] {
    case "error": kind = fault_error
    case "kill": kind = fault_kill
    case "stop": kind = fault_stop
    default: return nil
    }
  }

  /// Starts to count the system calls for the files of a folder, and causes the fault in one of
  /// these calls.
  func begin(in folder: String) {
    faults_begin(folder, number, kind, value)
  }

  /// Prints the names of the system calls since `begin(in:)` as one line on standard error.
  func end() {
    let names = String(cString: faults_end())
    try? FileHandle.standardError.write(contentsOf: Data("\(names)\n".utf8))
  }
}

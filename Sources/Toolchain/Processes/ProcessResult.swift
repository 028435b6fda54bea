import Foundation

/// The output of a program that has ended, and the way it ended.
package struct ProcessResult: Equatable, Sendable {
  /// The way a program ended.
  package enum Ending: Equatable, Sendable {
    /// It ended by itself, with this status.
    case exit(Int32)
    /// A signal with this number ended it.
    case signal(Int32)
  }

  package let ending: Ending
  /// The bytes of standard output, and of standard error unless it was kept apart.
  package let outputData: Data
  /// The bytes of standard error if it was kept apart.
  package let errorOutputData: Data

  /// Standard output, and standard error unless it was kept apart.
  package var output: String { String(decoding: outputData, as: UTF8.self) }
  /// Standard error if it was kept apart.
  package var errorOutput: String { String(decoding: errorOutputData, as: UTF8.self) }

  /// The reason why the program counts as failed; `nil` if it ended with status 0.
  package var failure: String? {
    switch ending {
    case .exit(0): nil
    case .exit(let status): "exit status \(status)"
    case .signal(let number): "ended by signal \(number)"
    }
  }

  /// The messages with which the Swift runtime ended the program.
  package var fatalErrors: [String] {
    lines.filter { $0.contains(": Fatal error: ") }.map(String.init)
  }

  /// The last lines of all output, without those that only show progress.
  package var tail: String {
    lines.filter { $0.prefixMatch(of: #/\[[0-9]+/[0-9]+\] /#) == nil }
      .suffix(30).joined(separator: "\n")
  }

  private var lines: [Substring] {
    (output + errorOutput).split(separator: "\n")
  }
}

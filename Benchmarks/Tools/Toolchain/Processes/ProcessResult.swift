import Foundation

/// The output of a program that has ended, and the way it ended.
package struct ProcessResult: Equatable, Sendable {
  /// The way a program ended.
  package enum Ending: Equatable, Sendable {
    /// The program ended by itself, with this exit status.
    case exit(Int32)
    /// A signal with this number ended the program.
    case signal(Int32)

    var failure: String? {
      switch self {
      case .exit(0): nil
      case .exit(let status): "exit status \(status)"
      case .signal(let number): "ended by signal \(number)"
      }
    }
  }

  /// A limit whose overrun has ended a program.
  package enum Overrun: Equatable, Sendable {
    /// The program has used the processor for too long.
    case processorTime
    /// The program has written too much to standard output or to another file.
    case fileSize
    /// The program has waited for too long without using the processor.
    case idleTime

    fileprivate var words: String {
      switch self {
      case .processorTime: "stopped, as it did not come to an end in its time"
      case .fileSize: "stopped, as it wrote more than it may"
      case .idleTime: "stopped, as it waited for something that did not happen"
      }
    }
  }

  package let ending: Ending
  /// The seconds of processor time that the program has used.
  package let processorSeconds: Double
  /// The limit whose overrun has ended the program; `nil` if the program ended in another way.
  package let overrun: Overrun?
  /// The bytes that the program wrote to standard output.
  ///
  /// With ``ChildProcess/ErrorOutput/withOutput``, these bytes include those of standard error.
  package let outputData: Data
  /// The bytes that the program wrote to standard error; empty if ``outputData`` includes them.
  let errorOutputData: Data

  /// The text that the program wrote to standard output.
  ///
  /// With ``ChildProcess/ErrorOutput/withOutput``, this text includes that of standard error.
  package var output: String { String(decoding: outputData, as: UTF8.self) }
  /// The text that the program wrote to standard error; empty if ``output`` includes this text.
  package var errorOutput: String { String(decoding: errorOutputData, as: UTF8.self) }

  /// The way in which the program failed, such as `exit status 1`; `nil` if the exit status was 0.
  package var failure: String? { overrun?.words ?? ending.failure }

  /// The lines of all output in which the Swift runtime reports a fatal error.
  package var fatalErrors: [String] { Self.fatalErrors(in: output + errorOutput) }

  /// Returns the lines of a text in which the Swift runtime reports a fatal error.
  package static func fatalErrors(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("Fatal error: ") }.map(String.init)
  }

  /// The last 30 lines of all output, not counting lines that only show progress.
  package var tail: String {
    (output + errorOutput).split(separator: "\n")
      .filter { $0.prefixMatch(of: #/\[[0-9]+/[0-9]+\] /#) == nil }
      .suffix(30).joined(separator: "\n")
  }
}

extension ProcessResult.Overrun {
  /// Returns the limit whose overrun has ended a program.
  ///
  /// The result is `nil` if the program ended in another way.
  init?(_ ending: ProcessResult.Ending, wasIdle: Bool) {
    switch ending {
    case .signal(SIGXCPU): self = .processorTime
    case .signal(SIGXFSZ): self = .fileSize
    // The program may have ended by itself just before it would have been ended.
    case .signal(SIGKILL) where wasIdle: self = .idleTime
    default: return nil
    }
  }
}

/// A command of a program; the properties of its type declare the options and arguments.
///
/// Each property that is an ``Option``, a ``Flag`` or an ``Argument`` gets its value from the
/// command line. The help explains each of these properties.
///
/// ```swift
/// struct Count: Command {
///   static let name = "count"
///   static let abstract = "Counts the lines of files."
///
///   @Argument("a file to count the lines of", .file) var paths: [String]
///   @Option("lines to leave out at the start", .number(in: 0...1_000)) var skip = 0
///   @Flag("count empty lines, too") var all: Bool
///
///   func run() throws -> ExitCode { … }
/// }
/// ```
@MainActor package protocol Command: OptionGroup {
  /// The word that a person types to run the command, such as `count`.
  static var name: String { get }
  /// The purpose of the command, in one sentence.
  static var abstract: String { get }
  /// The paragraphs that the command's help shows above the usage; empty if there are none.
  static var discussion: String { get }
  /// The ways to use the command, each without the command's name, such as `PATHS… [OPTIONS]`.
  ///
  /// If the array is empty, the help shows a usage that is derived from the parameters.
  static var usage: [String] { get }
  /// The paragraphs that the command's help shows below the options; empty if there are none.
  static var footer: String { get }

  init()

  /// Does the work of the command, on the main thread.
  ///
  /// - Returns: The code with which the process ends.
  /// - Throws: `UsageError` for values that cannot be used, or any other error for a failure.
  func run() throws -> ExitCode
}

extension Command {
  package static var discussion: String { "" }
  package static var usage: [String] { [] }
  package static var footer: String { "" }
}

/// The code with which a process ends.
///
/// Source of the code 64: sysexits(3), `EX_USAGE`.
package enum ExitCode: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}

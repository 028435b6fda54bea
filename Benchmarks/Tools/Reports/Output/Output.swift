import Foundation
import Terminal
import Toolchain

/// The destination of a report: a file, or standard output.
@MainActor package struct Output {
  /// The standard streams of this program.
  package static let streams = StandardStreams()
  /// The display of this program's progress on standard error.
  package static let progress = ProgressReport(of: ProcessInfo.processInfo.processName)

  private let file: ReportFile?

  /// Creates an output, and checks that it can be written.
  ///
  /// - Parameters:
  ///   - path: The path of a file; `nil` or `-` for standard output.
  ///   - other: The path of another file that the command uses, and the option that names this
  ///     path.
  /// - Throws: `UsageError` if the file cannot be written, or if both paths name the same file.
  package init(_ path: String?, besides other: (path: String?, option: String)? = nil)
    throws(UsageError)
  {
    file = try path.flatMap { path throws(UsageError) in
      path == "-" ? nil : try ReportFile(path, option: "--output")
    }
    if let other, let path = other.path, replaces(path) {
      throw UsageError(
        """
        The report would replace \(path.quoted), the file that \(other.option) names.
        Give --output another file.
        """)
    }
  }

  /// True if the report is written to standard output, not to a file.
  package var isStandardOutput: Bool { file == nil }

  /// The style of text, which has colors only on a terminal.
  package var style: TextStyle { file == nil && Self.streams.welcomesColor ? .colored : .plain }

  /// The number of columns for text that adapts to the width of the terminal.
  package var width: Int { (file == nil ? Self.streams.columns : nil) ?? 80 }

  /// Returns true if writing the report would replace the file at `path`.
  package func replaces(_ path: String) -> Bool { file?.replaces(path) ?? false }

  /// Writes a text: the whole report to the file, or a part of the report to standard output.
  package func write(_ text: String) throws {
    Self.progress.erase()
    if let file { try file.write(text) } else { try Self.streams.write(text) }
  }

  /// Writes a message to standard error, in place of the progress.
  package static func writeError(_ text: String) {
    progress.erase()
    streams.writeError(text)
  }

  /// Returns the root folder of this package, which contains the sources of the architectures.
  package static func packageFolder() throws(PackageFolder.NotFound) -> URL {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    return try PackageFolder.find(
      from: [Bundle.main.executableURL?.deletingLastPathComponent(), here].compactMap(\.self))
  }
}

import Arguments
import Comparisons
import Foundation
import Tables
import Terminal

/// The command that measures the size of code.
struct SizeCommand: Command {
  static let name = "size"
  static let abstract = """
    Measures code size: lines, tokens, declarations, complexity and machine code.
    """
  static let discussion = """
    The architectures are measured by module, feature and role. If PATHs are given, the command \
    measures the Swift sources at these paths instead, without machine code and roles.
    """
  static let usage = ["[OPTIONS]", "PATH… [OPTIONS]"]
  static let footer = """
    \(ExitCode.explanation) The exit code is also 1 if some of the source at the PATHs could not be \
    measured. The other figures are still printed, and the notes say what is missing.
    """

  @Argument("a file or folder of Swift sources to measure instead of the kit", .file)
  var path: [String]
  let options = BaselineOptions()
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    try $path.excludes(
      options.architectures.$architecture, options.$baseline,
      because: "With a PATH, only the files at the PATH are measured, not the architectures.")
    for path in path where !FileManager.default.fileExists(atPath: path) {
      throw UsageError(
        "There is no file or folder at \(path.quoted).\nGive the path of Swift sources.")
    }
  }

  func run() throws -> ExitCode {
    let output = try Output(report.output)
    guard path.isEmpty else { return try measurePaths(to: output) }
    var measurement = try ComparisonMeasurement(
      of: [.size], architectures: options.compared, baseline: options.baseline,
      build: .current, packageFolder: Output.packageFolder())
    try measurement.run(
      to: output, as: report.format, citing: report.commandToCite(self))
    return .success
  }

  private func measurePaths(to output: Output) throws -> ExitCode {
    if let path = path.first(where: output.replaces) {
      throw UsageError(
        """
        The report would replace \(path.quoted), one of the sources to measure.
        Give --output another file.
        """)
    }
    let (sizes, isComplete) = try FolderSizesMeasurement(paths: path)
      .run(progress: Output.progress.show)
    try output.write(
      report.format.text(
        of: sizes, report: sizes.report, style: output.style, citation: citationOfPaths))
    guard !isComplete else { return .success }
    Output.writeError("compare: Not everything could be measured; see the notes.\n")
    return .failure
  }

  /// The citation of sources outside of the kit, with their own commits; `nil` if none is asked
  /// for.
  private var citationOfPaths: Citation? {
    report.commandToCite(self).map { command in
      // Sources can be measured without the kit's own. The program's folder has no commit.
      let folder = (try? Output.packageFolder()) ?? Bundle.main.bundleURL
      var notes: [String] = []
      return Citation(
        command: command, environment: .current(packageFolder: folder, notes: &notes),
        sources: path.map { .init(path: $0, commit: RunEnvironment.commit(ofSources: $0)) })
    }
  }
}

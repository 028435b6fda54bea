import Figures
import Foundation
import Reports
import Sizes
import Terminal

struct SizeCommand: Command {
  static let name = "size"
  static let abstract = """
    Measures code size: lines, tokens, declarations, complexity and machine code.
    """
  static let discussion = """
    The architectures are measured by module, feature and role. If PATHs are given, the command \
    measures the Swift sources at these paths instead, by folder and without machine code. With \
    --roles, it measures their roles, too.
    """
  static let usage = [
    "[OPTIONS]", "PATH… [--roles FILE] [--save FILE] [OPTIONS]",
    "PATH… [--roles FILE] --check FILE [OPTIONS]",
  ]
  static let footer = """
    \(ExitCode.explanation) The exit code is also 1 if some of the source at the PATHs could not be \
    measured, and with --check if a figure grew that may not. The other figures are still printed, \
    and the notes say what is missing.
    """

  @Argument("a file or folder of Swift sources to measure instead of the kit", .file)
  var path: [String]
  @Option(
    """
    give the files at the PATHs roles: a text file with one rule a line, such as \
    'ViewController = View, uses views' or 'Presenter = Presenter'
    """, .file)
  var roles: String?
  @Option("save the sizes to this file, completely or not at all, for a later --check", .file)
  var save: String?
  @Option(
    """
    compare with the sizes saved in this file, and fail if the largest type, the length of \
    functions, the largest role's share, the files without a role, the files with unexpected views \
    or the pairs of roles that name each other's behavior grew
    """, .file)
  var check: String?
  let options = BaselineOptions()
  let report = ReportOptions(format: TableFormat.text)

  func validate() throws(UsageError) {
    try $path.excludes(
      options.architectures.$architecture, options.$baseline,
      because: "With a PATH, only the files at the PATH are measured, not the architectures.")
    try $save.excludes($check)
    for (option, file) in [("--roles", roles), ("--save", save), ("--check", check)]
    where path.isEmpty && file != nil {
      throw UsageError(
        """
        \(option) is for the sources at a PATH, not for the architectures of the kit.
        Give the path of Swift sources: compare size PATH \(option) FILE
        """)
    }
    for path in path where !FileManager.default.fileExists(atPath: path) {
      throw UsageError(
        "There is no file or folder at \(path.quoted).\nGive the path of Swift sources.")
    }
  }

  func run() throws -> ExitCode {
    guard path.isEmpty else { return try measurePaths() }
    let output = try Output(report.output)
    var measurement = try ComparisonMeasurement(
      of: [.size], architectures: options.compared, baseline: options.baseline,
      build: .current, packageFolder: Output.packageFolder())
    try measurement.run(
      .size, to: output, as: report.format, citing: report.commandToCite(self))
    return .success
  }

  private func measurePaths() throws -> ExitCode {
    let output = try Output(
      report.output, besides: save.map { ($0, "--save") } ?? check.map { ($0, "--check") })
    let file = try save.map { path throws(UsageError) in
      try ReportFile(path, option: "--save")
    }
    for input in path + [roles].compactMap(\.self) {
      if output.replaces(input) { throw refusal(of: "--output", toReplace: input) }
      if let file, file.replaces(input) { throw refusal(of: "--save", toReplace: input) }
    }
    let rules = try roles.map { try RoleRules($0) }
    let kept = try check.map { try KeptSizes($0) }
    try kept?.requireComparable(paths: path, rules: rules)
    let (sizes, isComplete) = try FolderSizes.measured(
      at: path, rules: rules, progress: Output.progress.show)
    let result = kept.map { SizesCheck(of: sizes, against: $0, acceptedBy: commandToSave) }
    if isComplete { try file?.write(sizes.json()) }
    try output.write(
      result.map { result in
        try report.format.text(
          of: result, report: result.report, for: output, citation: citationOfPaths)
      }
        ?? report.format.text(
          of: sizes, report: sizes.report, for: output, citation: citationOfPaths))
    guard isComplete else {
      let saved = file == nil ? "" : "Nothing was saved. "
      Output.writeError("compare: \(saved)Not everything could be measured; see the notes.\n")
      return .failure
    }
    return result?.passes ?? true ? .success : .failure
  }

  private func refusal(of option: String, toReplace input: String) -> UsageError {
    let kind = input == roles ? "the file of the roles" : "one of the sources to measure"
    return UsageError(
      """
      \(option) would replace \(input.quoted), \(kind).
      Give \(option) another file.
      """)
  }

  /// The command line that saves the sizes which this command line checks.
  private var commandToSave: String {
    let roles = roles.map { ["--roles", $0] } ?? []
    let words = path + roles + ["--save", check ?? "FILE"]
    return (["compare size"] + words.map(\.printable.shellWord)).joined(separator: " ")
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

import Foundation
import Reports
import Sizes
import Terminal

extension Program {
  static let appsize = Program(
    AppSizeCommand.self, invocation: "swift run -c release appsize",
    version: "appsize \(Citation.kitVersion)")
}

struct AppSizeCommand: Command {
  static let name = "appsize"
  static let abstract = """
    Measures the Swift sources of an app: sizes, the largest types and functions, and roles.
    """
  static let discussion = """
    The sources are read and never built. With --roles, files have roles such as presenter, and the \
    report says which role uses which. With --check, what is over a limit or against the rules for \
    roles must have been so when --save kept it; each warning is printed as 'path:line: warning: …'.
    """
  static let usage = [
    "PATH… [--roles FILE] [OPTIONS]", "PATH… --suggest-roles",
    "PATH… --roles FILE --uses ROLE,ROLE", "PATH… [--roles FILE] --save FILE",
    "PATH… [--roles FILE] --check FILE",
  ]
  static let footer = """
    Exit code: 0 if everything was measured, 64 if the command line is not valid, and 1 if some of \
    the source could not be measured, or with --check if there are warnings.
    """

  @Argument("a file or folder of Swift sources", .file)
  var path: [String]
  @Option(
    """
    give the files roles: a text file with one rule a line, such as \
    'ViewController = View, uses views', 'Presenter = Presenter' or 'Presenter must not use View'
    """, .file)
  var roles: String?
  @Flag("print a file of roles made from the endings of names") var suggestRoles: Bool
  @Option("list the places where the first role names types of the second one", .role)
  var uses: [String]
  @Option(
    """
    keep what is over a limit in this file, for a later --check; limits that were edited in the \
    file stay
    """, .file)
  var save: String?
  @Option(
    """
    warn of each type, function, use and file that is over a limit or against the rules, and that \
    is not kept in this file or has grown
    """, .file)
  var check: String?
  let report = ReportOptions(format: TableFormat.text)

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func validate() throws(UsageError) {
    try $save.excludes($check)
    try $suggestRoles.excludes($roles, $uses, $save, $check)
    try $uses.excludes($save, $check)
    guard !path.isEmpty else {
      throw UsageError("There is no path.\nGive the path of Swift sources: appsize PATH")
    }
    for path in path where !FileManager.default.fileExists(atPath: path) {
      throw UsageError(
        "There is no file or folder at \(path.quoted).\nGive the path of Swift sources.")
    }
    guard uses.isEmpty || uses.count == 2 && roles != nil else {
      throw UsageError(
        """
        --uses needs two roles, and the file of the roles.
        Type for example: --roles FILE --uses Presenter,View
        """)
    }
  }

  func run() throws -> ExitCode {
    let output = try Output(
      report.output, besides: save.map { ($0, "--save") } ?? check.map { ($0, "--check") })
    let file = try save.map { path throws(UsageError) in
      try ReportFile(path, option: "--save")
    }
    for input in path + [roles].compactMap(\.self) {
      if output.replaces(input) { throw refusal(of: "--output", toReplace: input) }
      if let file, file.replaces(input) { throw refusal(of: "--save", toReplace: input) }
    }
    if suggestRoles { return try suggestRoles(to: output) }
    let rules = try roles.map { try RoleRules($0) }
    for role in uses where rules?.roles.contains(role) == false {
      let known = (rules?.roles ?? []).joined(separator: ", ")
      throw UsageError("--uses: there is no role \(role.quoted).\nThe roles are: \(known)")
    }
    let kept = try check.map { try KeptSizes($0, renewedBy: commandToSave(to: $0)) }
    try kept?.requireComparable(paths: path, rules: rules)
    // A file that cannot be read has no limits to keep.
    let limits = kept?.limits ?? save.flatMap(KeptSizes.limits) ?? SizeLimits()
    let (sizes, isComplete) = try FolderSizes.measured(
      at: path, rules: rules, limits: limits, kit: try? Output.packageFolder(),
      progress: Output.progress.show)
    let passes = try write(sizes, against: kept, to: output)
    if isComplete { try file?.write(KeptSizes(of: sizes, limits: limits).json()) }
    guard isComplete else {
      let saved = file == nil ? "" : "Nothing was saved. "
      throw Failure(description: "\(saved)Not everything could be measured; see the notes.")
    }
    return passes ? .success : .failure
  }

  private func suggestRoles(to output: Output) throws -> ExitCode {
    let suggested = try FolderSizes.suggestedRoles(at: path)
    try output.write(suggested.text)
    if suggested.isEmpty {
      throw Failure(description: "No two files share an ending, and none is that of a role.")
    }
    return .success
  }

  /// Writes the places of uses, the check or the report, and returns true if a check passes.
  private func write(
    _ sizes: FolderSizes, against kept: KeptSizes?, to output: Output
  ) throws -> Bool {
    if !uses.isEmpty {
      let places = sizes.uses(of: uses[0], by: uses[1])
      try output.write(
        report.text(
          of: places, report: Report(title: "\(uses[0]) uses \(uses[1])", remarks: places),
          layout: places.map { $0 + "\n" }.joined(), for: output, citation: citation))
    } else if let kept, let check {
      let result = SizesCheck(of: sizes, against: kept, acceptedBy: commandToSave(to: check))
      try output.write(
        report.text(
          of: result, report: result.report, layout: result.text, for: output, citation: citation))
      return result.passes
    } else {
      try output.write(
        report.format.text(of: sizes, report: sizes.report, for: output, citation: citation))
    }
    return true
  }

  private func refusal(of option: String, toReplace input: String) -> UsageError {
    let kind = input == roles ? "the file of the roles" : "one of the sources to measure"
    return UsageError(
      """
      \(option) would replace \(input.quoted), \(kind).
      Give \(option) another file.
      """)
  }

  /// Returns the command line that saves the sizes which this command line checks.
  private func commandToSave(to file: String) -> String {
    let words = path + (roles.map { ["--roles", $0] } ?? []) + ["--save", file]
    return ([Self.name] + words.map(\.printable.shellWord)).joined(separator: " ")
  }

  /// The citation of the sources, with their own commits; `nil` if none is asked for.
  private var citation: Citation? {
    report.commandToCite(self, of: .appsize).map { command in
      // Sources can be measured without the kit's own. The program's folder has no commit.
      let folder = (try? Output.packageFolder()) ?? Bundle.main.bundleURL
      var notes: [String] = []
      return Citation(
        command: command, environment: .current(packageFolder: folder, notes: &notes),
        sources: path.map { .init(path: $0, commit: RunEnvironment.commit(ofSources: $0)) })
    }
  }
}

extension ValueReader<String> {
  /// A reader of the name of a role, which is known only after the file of roles was read.
  fileprivate static var role: ValueReader { ValueReader("ROLE") { text in text } }
}

import Architectures
import Foundation
import Toolchain

/// A person's attempt at an exercise, and the copy of the kit in which it is judged.
struct ExerciseAttempt: Sendable {
  let row: Architecture
  let kit: ExerciseKit
  /// The folder in which the person works.
  let folder: URL
  /// The files that a person may change, and the answers.
  let files: FileTree
  /// The kit's files of the exercise, with the program that plays scenarios.
  let package: FileTree
  let scratch: URL

  /// The answers without empty lines, and without those that begin with a number sign.
  var answers: [String] {
    get throws {
      try (files.text(of: ExerciseKit.answers) ?? "").split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
  }

  /// Builds the attempt with other texts of some files, and judges what was built.
  ///
  /// - Parameters:
  ///   - texts: The texts by path; `nil` for a file that is left out.
  ///   - judge: A function that judges the copy.
  /// - Returns: The checks of `judge`, or the one that says why the attempt does not compile.
  /// - Throws: `ToolError` if a tool fails or a disk is full, and the errors of files.
  func built(
    with texts: [String: String?] = [:], judge: (BuiltCopy) throws -> [ExerciseCheck]
  ) throws -> [ExerciseCheck] {
    var all = package
    for path in all.paths where files.collects(path) { all.set(path, to: nil) }
    for path in files.paths { all.set(path, to: try files.content(of: path)) }
    for (path, text) in texts { all.set(path, to: text.map { Data($0.utf8) }) }
    let root = scratch.appending(component: "package")
    let build = scratch.appending(component: "build")
    try all.write(to: root)
    let result = try BuiltCopy.build(
      root, in: build, toolchain: kit.toolchain, options: ["--enable-code-coverage"])
    guard result.failure == nil else {
      // Of files that do not belong into a module, the package manager says it in a line.
      guard
        let error = BuiltCopy.errors(in: result.output).first
          .map({ "\($0.file):\($0.line): \($0.message)" })
          ?? result.output.firstMatch(of: /(?m)^error: (.*)$/).map({ String($0.output.1) })
      else { throw ToolError.buildFailed(purpose: "the exercise", output: result.tail) }
      return [
        ExerciseCheck(
          ExerciseCheck.compiling, expected: "the sources compile",
          found: error.replacing(root.path + "/", with: ""), passes: false)
      ]
    }
    if let outside = try outside(in: build, of: all.paths) {
      return [
        ExerciseCheck(
          "your code", expected: "it uses only the architecture and what stands in for its needs",
          found: outside, passes: false)
      ]
    }
    return try judge(BuiltCopy(root: root, build: build, toolchain: kit.toolchain))
  }

  /// Finds a use of something outside of the judged code.
  ///
  /// Object files name what code uses, under whatever name the sources use it.
  ///
  /// - Parameters:
  ///   - build: The folder of the build.
  ///   - paths: The paths of the files that were built.
  /// - Returns: The name of what is used; `nil` if nothing is.
  /// - Throws: `ToolError` if the symbols cannot be read, and the errors of files.
  private func outside(in build: URL, of paths: [String]) throws -> String? {
    let sources = paths.filter { $0.hasSuffix(".swift") }
    for path in sources where files.collects(path) {
      if let name = try files.text(of: path).flatMap(OutsideUse.name(in:)) { return name }
    }
    /// Returns the symbols that the objects of some files of a module use.
    func symbols(of module: String, _ paths: [String]) throws -> [String] {
      // The build leaves the objects of files that are gone.
      let objects = paths.map { path in
        let name = "\(URL(filePath: path).lastPathComponent).o"
        return build.appending(path: "debug/\(module).build/\(name)").path
      }.filter(FileManager.default.fileExists(atPath:))
      guard !objects.isEmpty else { return [] }
      let read = try kit.toolchain.run(
        kit.toolchain.tool("llvm-nm"), ["--undefined-only", "--just-symbol-name"] + objects,
        in: build)
      if let failure = read.failure {
        throw ToolError.failed(tool: "llvm-nm", reason: failure, output: read.tail)
      }
      return read.output.split(separator: "\n").map(String.init).filter { !$0.hasSuffix(":") }
    }
    // Sources that reach the judge's scenarios could change them.
    let own: Set = [
      "Models", "PortableUIKit", "HeadlessUIKit", "Views", "Observation", row.module,
    ]
    let all = Set(ExerciseKit.shared + [row.module, row.testTarget, "Testing", "Observation"])
    for (folder, module, allowed) in [
      (row.folder, row.module, own), ("Tests/\(row.testTarget)", row.testTarget, all),
      ("Sources/Specification/Architectures", "Architectures", own.union(["Architectures"])),
      ("Sources/Specification/Scenarios", "Scenarios", all),
    ] {
      let paths = sources.filter { $0.isIn([folder]) }
      let name =
        try symbols(of: module, paths.filter(files.collects)).lazy
        .compactMap { OutsideUse.name(of: $0, besides: allowed) }.first
        ?? symbols(of: module, paths.filter { module != row.module && !files.collects($0) }).lazy
        .compactMap { OutsideUse.name(of: $0, from: row.module, inPlaceOf: all) }.first
      if let name { return name }
    }
    return nil
  }

  /// Builds the attempt, plays all scenarios, and runs the view-free tests.
  ///
  /// - Parameter texts: The texts of files that are not taken from the attempt, by path.
  /// - Returns: The checks; those of tests only if all scenarios hold.
  /// - Throws: The errors of ``built(with:judge:)``.
  func wholeChecks(with texts: [String: String?] = [:]) throws -> [ExerciseCheck] {
    try built(with: texts) { copy in
      let scenarios = try scenarioCheck(in: copy)
      let hasTests = (package.paths + files.paths).contains(where: Self.isTest)
      return scenarios.passes && hasTests ? [scenarios, try testCheck(in: copy)] : [scenarios]
    }
  }

  /// Plays scenarios, all of them if none is named.
  func scenarioCheck(_ ids: [String] = [], in copy: BuiltCopy) throws -> ExerciseCheck {
    let played = try copy.play(ids, of: row, limit: Self.limit)
    let step = ids.isEmpty ? "all scenarios" : ids.joined(separator: ", ")
    func check(_ found: String, passes: Bool = false) -> ExerciseCheck {
      ExerciseCheck(step, expected: "each step holds", found: found, passes: passes)
    }
    if let first = played.broken.first {
      let count = played.broken.count
      let others = count > 1 ? " (\(count) scenarios do not hold)" : ""
      return check("\(first.scenario), \(first.failures[0])\(others)")
    }
    if let end = played.failure { return check(end) }
    return check("\(played.scenarios.count) scenarios hold", passes: !played.scenarios.isEmpty)
  }

  /// Runs the view-free tests, one after the other, as when what they execute is looked at.
  func testCheck(in copy: BuiltCopy) throws -> ExerciseCheck {
    let failures = try copy.failures(
      inTestsOf: row, limit: Self.limit, arguments: ["--no-parallel"])
    return ExerciseCheck(
      "view-free tests", expected: "none fails",
      found: failures.first.map { first in
        // A failure may print all that a screen shows.
        let start = first.prefix(Self.shown)
        return "\(failures.count > 1 ? "\(failures.count) fail; the first is " : "")\(start)"
          + (start.count < first.count ? "…" : "")
      } ?? "none",
      passes: failures.isEmpty)
  }

  /// Judges several times, as code that leaves its result to chance proves nothing.
  func steadily(_ judge: () throws -> ExerciseCheck) throws -> ExerciseCheck {
    let checks = try (0..<3).map { _ in try judge() }
    guard Set(checks.map(\.passes)).count == 1 else {
      return ExerciseCheck(
        "your code", expected: "the same result in each run", found: "another one in another run",
        passes: false)
    }
    return checks[0]
  }

  /// The number of characters of a failure that are shown.
  private static let shown = 400

  /// Returns true for the path of a view-free test.
  static func isTest(_ path: String) -> Bool { path.hasPrefix("Tests/") }

  /// The limit of processor time, in seconds, that none needs who comes to an end.
  private static let limit = 60
}

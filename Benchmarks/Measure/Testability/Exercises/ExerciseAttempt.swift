import Architectures
import Foundation
import Sizes
import Terminal
import Toolchain

/// A person's attempt at an exercise, and the copy of the kit in which it is judged.
struct ExerciseAttempt: Sendable {
  let row: Architecture
  /// The architecture of the kit with which it is compared.
  let other: Architecture
  let kit: ExerciseKit
  /// A copy of the folder in which the person works.
  let folder: URL
  /// The files that a person may change, and the answers.
  let files: FileTree
  /// The kit's files of the exercise and of ``other``, with the programs that play.
  let package: FileTree
  /// The texts of files that differ from the kit's at the start.
  let starter: [String: String?]
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
          ?? result.output.firstMatch(of: /(?m)^(?:.*: )?error: (.*)$/).map({ String($0.output.1) })
      else { throw ToolError.buildFailed(purpose: "the exercise", output: result.tail) }
      return [
        ExerciseCheck(
          ExerciseCheck.compiling, expected: "the sources compile",
          found: error.replacing(root.path + "/", with: "").replacing(build.path + "/", with: ""),
          passes: false)
      ]
    }
    if let outside = try outside(in: build, of: all.paths) {
      return [
        ExerciseCheck(
          "your code", expected: "it uses only the architecture and what stands in for its needs",
          found: outside, passes: false)
      ]
    }
    if let reached = try reachedView(in: build, of: all.paths) {
      return [Self.roleCheck("\(reached), which belongs to views", passes: false)]
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
    // Git puts other names in quotes, and other tools read them in other ways.
    let odd = files.paths.first {
      !$0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._+- ".contains($0)) }
    }
    if let odd { return "the name \(odd.quoted)" }
    // A screen of its own would be under no rule there, and the other architecture's is no attempt.
    if let name = try files.text(of: row.entry)?.firstSwiftName(among: ["class", "all", other.id]) {
      return "\(name) in \(row.entry)"
    }
    let entries = "Sources/Specification/Architectures"
    let sources = paths.filter { $0.hasSuffix(".swift") }
    // Sources that reach the judge's scenarios could change them.
    let own: Set = [
      "Models", "PortableUIKit", "HeadlessUIKit", "Views", "Observation", row.module,
    ]
    let steps: Set = ["Models", "Scenarios"]
    let tests: Set = ["Jobs", "Models", "Scenarios", "Testing", row.module, row.testTarget]
    for (folder, module, allowed) in [
      (row.folder, row.module, own), ("Tests/\(row.testTarget)", row.testTarget, tests),
      (entries, "Architectures", own.union(["Architectures"])),
      ("Sources/Specification/Scenarios", "Scenarios", steps),
    ] {
      let judged = sources.filter { $0.isIn([folder]) && files.collects($0) }
      for path in judged {
        let name = OutsideUse.name(
          in: try files.text(of: path) ?? "", besides: allowed,
          mayHaveOperators: ![row.module, "Architectures"].contains(module))
        if let name { return "\(name) in \(URL(filePath: path).lastPathComponent)" }
      }
      for (symbol, file) in try symbols(.used, in: build, of: module, judged) {
        if let name = OutsideUse.name(of: symbol, besides: allowed) { return "\(name) in \(file)" }
      }
    }
    for (module, folder, user, tests) in [
      (row.module, row.folder, row.testTarget, "Tests/\(row.testTarget)"),
      ("Architectures", entries, "mutant-player", "Benchmarks/Programs/mutant-player"),
      ("Architectures", entries, "session-player", "Benchmarks/Programs/session-player"),
      ("Architectures", entries, "Behavior", "Benchmarks/Measure/Behavior"),
    ] {
      let texts = try package.paths.filter { $0.isIn([folder]) }.map { try package.text(of: $0) }
      let types = Set(
        (texts + starter.filter { $0.key.isIn([folder]) }.values).compactMap(\.self).flatMap {
          $0.swiftStructure.types.filter { $0.kind != .extension }.map(\.name)
        })
      let users = sources.filter { $0.isIn([tests]) && !files.collects($0) }
      for (symbol, file) in try symbols(.used, in: build, of: user, users) {
        if let name = OutsideUse.name(of: symbol, from: module, besides: types) {
          return "\(name) in \(file)"
        }
      }
    }
    return nil
  }

  /// Finds a use of a view, or of what a file of a role with views declares, in a file of a role without.
  ///
  /// - Parameters: As those of ``outside(in:of:)``.
  /// - Returns: The name of what is used; `nil` if nothing is.
  /// - Throws: `ToolError` if the symbols cannot be read.
  private func reachedView(in build: URL, of paths: [String]) throws -> String? {
    let sources = paths.filter { $0.isIn([row.folder]) && $0.hasSuffix(".swift") }
    let views = sources.filter { row.role(ofFile: $0)?.usesViews == true }
    let declared = Set(try symbols(.declared, in: build, of: row.module, views).map(\.name))
    let others = sources.filter { !views.contains($0) }
    for (symbol, file) in try symbols(.used, in: build, of: row.module, others) {
      func name(in module: String) -> String? {
        OutsideUse.name(of: symbol, from: module, besides: [])
      }
      let found =
        declared.contains(symbol)
        ? name(in: row.module) ?? symbol : Architecture.viewModules.lazy.compactMap(name).first
      if let found { return "\(found) in \(file)" }
    }
    return nil
  }

  /// The symbols of an object: those that it has, or those of others that it uses.
  private enum Symbols: String {
    case declared = "--defined-only"
    case used = "--undefined-only"
  }

  /// Returns the symbols in the objects of some files of a module, each with the name of its file.
  private func symbols(
    _ symbols: Symbols, in build: URL, of module: String, _ paths: [String]
  ) throws -> [(name: String, file: Substring)] {
    // The build leaves the objects of files that are gone. One that is missing is an error of the tool.
    let objects = paths.map { path in
      let name = "\(URL(filePath: path).lastPathComponent).o"
      let folder = module.replacing("-", with: "_")
      return build.appending(path: "debug/\(folder).build/\(name)").path
    }
    guard !objects.isEmpty else { return [] }
    let read = try kit.toolchain.run(
      kit.toolchain.tool("llvm-nm"),
      [symbols.rawValue, "--extern-only", "--just-symbol-name"] + objects, in: build)
    if let failure = read.failure {
      throw ToolError.failed(tool: "llvm-nm", reason: failure, output: read.tail)
    }
    // The symbols of each object are below its name.
    var object = "\(URL(filePath: objects[0]).lastPathComponent):"
    return read.output.split(separator: "\n").compactMap { line in
      guard line.hasSuffix(".o:") else { return (String(line), object.dropLast(3)) }
      object = URL(filePath: String(line)).lastPathComponent
      return nil
    }
  }

  /// The check that only roles that know views reach them.
  static func roleCheck(_ found: String, passes: Bool) -> ExerciseCheck {
    ExerciseCheck(
      "rules of roles", expected: "only roles that know views reach them", found: found,
      passes: passes)
  }

  /// Builds mistakes into the attempt as it was built last, of which a switch makes one at a time.
  ///
  /// With and without a mistake it is the same program. So code notices nothing but what the mistake
  /// does.
  ///
  /// - Parameter isChosen: A function that returns true for the mistakes to make.
  /// - Returns: The copy with the mistakes.
  /// - Throws: ``MutationError`` if they do not compile, `ToolError` if a tool fails, and the errors of
  ///   files.
  func mutated(_ isChosen: (Mutant) -> Bool) throws -> MutatedPackage {
    try FileManager.default.createDirectory(at: mutants, withIntermediateDirectories: true)
    return try MutatedPackage(
      of: kit.root, sources: scratch.appending(component: "package"), modules: [row], in: mutants,
      toolchain: kit.toolchain,
      compiler: Tool.answer(of: ["swift", "--version"], in: kit.root) ?? "",
      options: BuiltCopy.wholeModules + ["--enable-code-coverage"], isChosen: isChosen,
      progress: { _ in })
  }

  private var mutants: URL { scratch.appending(component: "mutants") }

  /// Builds a fault into the attempt as it was built last, and judges it without and with the fault.
  ///
  /// - Parameters:
  ///   - fault: The fault, a small change.
  ///   - holding: What is expected without the fault, in words.
  ///   - failing: What is expected with it.
  ///   - judge: A function that judges a copy with variables of the environment.
  /// - Returns: The checks.
  /// - Throws: The errors of ``mutated(_:)`` and of `judge`.
  func checks(
    of fault: PlantedFault, expecting holding: String, and failing: String,
    judge: (BuiltCopy, [String: String]) throws -> ExerciseCheck
  ) throws -> [ExerciseCheck] {
    let mutated = try mutated { $0.key == fault.mutant?.key }
    guard let mutant = mutated.list.mutants.first else {
      throw ExerciseError("The fault at \(fault.name):\(fault.lines.lowerBound) is not made.")
    }
    // Code that leaves its result to chance, or to the number of the run, proves nothing.
    var results: [Bool: [ExerciseCheck]] = [:]
    for isFaulty in [true, true, true, false, false, false].shuffled() {
      let environment = isFaulty ? ["MUTANT": "\(mutant.id)"] : [:]
      results[isFaulty, default: []].append(try judge(mutated.copy, environment))
    }
    guard let sound = results[false]?.first, let faulty = results[true]?.first,
      results.values.allSatisfy({ Set($0.map(\.passes)).count == 1 })
    else {
      return [
        ExerciseCheck(
          "your code", expected: "the same result in each run", found: "another one in another run",
          passes: false)
      ]
    }
    return [
      ExerciseCheck(
        "without the fault", expected: holding, found: sound.found, passes: sound.passes),
      ExerciseCheck(
        "with the fault", expected: failing,
        found: faulty.passes ? "it makes no difference" : faulty.found, passes: !faulty.passes),
    ]
  }

  /// Checks that the view-free tests run no function of the modules with views, in a copy that
  /// ``mutated(_:)`` has built.
  func viewCheck() throws -> ExerciseCheck {
    let build = mutants.appending(component: "build")
    let copy = BuiltCopy(
      root: mutants.appending(component: "package"), build: build, toolchain: kit.toolchain)
    let coverage = try CoveragePackage(built: copy.root, in: build, toolchain: kit.toolchain)
    // A test that leaves it to chance if it runs a view does so in one of several runs.
    let profiles = (1...5).map { build.appending(component: "run-\($0).profraw") }
    for profile in profiles {
      try? FileManager.default.removeItem(at: profile)
      // Tests can tell no other run from this one.
      let tests = try testCheck(in: copy, environment: ["LLVM_PROFILE_FILE": profile.path])
      guard tests.passes else { return tests }
    }
    let functions = try coverage.functionsOfViews(in: coverage.coverage(in: profiles))
    return ExerciseCheck(
      "view-free", expected: "no function of HeadlessUIKit or Views runs",
      found: functions.first ?? "none runs", passes: functions.isEmpty)
  }

  /// The paths of files of the module and of its entry that differ from those at the start.
  var changedFiles: Set<String> {
    get throws {
      try Set(package.paths + files.paths).filter { path in
        let kept = try starter[path] ?? package.text(of: path)
        let text = try files.text(of: path)
        return path.isIn([row.folder, row.entry]) && files.collects(path) && text != kept
      }
    }
  }

  /// Checks that the attempt adds little more code than the kit's way, and nothing more that asks for
  /// something: one that answers only what the scenarios ask needs more.
  ///
  /// - Parameters:
  ///   - solution: The texts of the kit's way by path, beside those at the start.
  ///   - limit: The number of words and signs that the attempt may add beyond those of the kit's way.
  /// - Returns: The check.
  /// - Throws: The errors of reading files.
  func sizeCheck(beyond solution: [String: String?], by limit: Int = 4) throws -> ExerciseCheck {
    let asking: Set = [
      "if", "guard", "switch", "while", "where", "&&", "||", "??", "is", "as", "==", "!=", "===",
      "!==", "<", ">", "<=", ">=", "~=", "#", "Any", "AnyObject",
      "AnyHashable", "Sendable", "SendableMetatype", "any", "some", "associatedtype",
    ]
    let literals: Set<TokenKind> = [.integerLiteral, .floatLiteral, .stringSegment, .regexPattern]
    /// Returns the words and signs of a text; a literal has one for each few characters.
    func words(_ text: String?) -> [String] {
      // This asks for no more than a question mark does.
      let text = (text ?? "").replacing("guard let self else { return }", with: "let self ;")
      return text.swiftWords.flatMap { kind, word in
        literals.contains(kind)
          ? ["literal \(word)"] + Array(repeating: "literal", count: word.utf8.count / 4)
          : [kind == .infixQuestionMark ? "if" : word]
      }
    }
    func added(to path: String, in text: String?) throws -> [String] {
      let start = try starter[path] ?? package.text(of: path)
      return words(text).added(to: words(start))
    }
    let own = try changedFiles.flatMap { try added(to: $0, in: files.text(of: $0)) }
    let kept = try solution.flatMap { try added(to: $0.key, in: $0.value) }
    let more = own.count - kept.count
    func asks(_ word: String) -> Bool { asking.contains(word) || word.hasPrefix("literal") }
    let asked = own.count(where: asks) - kept.count(where: asks)
    return ExerciseCheck(
      "size",
      expected: """
        no condition, comparison, number, text or type of any object, and at most \(limit) words and \
        signs, more than the kit adds
        """,
      found: asked > 0
        ? "\(asked) more of conditions, comparisons, numbers, texts and such types"
        : "\(more) more words and signs",
      passes: more <= limit && asked <= 0)
  }

  /// What ``wholeChecks(with:)`` asks for, in words.
  static let wholeWords = """
    All scenarios must pass, and so must the view-free tests that there are. Random use must find no difference from \
    another architecture. A check sees no more than these do. What the app does in other sessions, for other users or on \
    other machines, you judge yourself.
    """

  /// Builds the attempt, plays all scenarios, runs the view-free tests, and plays random sessions.
  ///
  /// - Parameter texts: The texts of files that are not taken from the attempt, by path.
  /// - Returns: The checks; those after one that fails are left out.
  /// - Throws: The errors of ``built(with:judge:)``.
  func wholeChecks(with texts: [String: String?] = [:]) throws -> [ExerciseCheck] {
    try built(with: texts) { copy in
      var checks = [try scenarioCheck(in: copy)]
      func allPass() -> Bool { checks.allSatisfy(\.passes) }
      if allPass(), (package.paths + files.paths).contains(where: Self.isTest) {
        checks.append(try testCheck(in: copy))
      }
      if allPass() { checks.append(try sessionCheck(in: copy)) }
      return checks
    }
  }

  /// Plays random sessions, which look where no scenario does.
  private func sessionCheck(in copy: BuiltCopy) throws -> ExerciseCheck {
    // Chance chooses them, so that no code is right in these alone.
    let run = try copy.playSessions(
      Self.sessions, from: .random(in: 1...1_000_000), in: [other, row])
    return ExerciseCheck(
      "random use", expected: "in \(Self.sessions) sessions the same as in \(other.name)",
      found: run.failure == nil ? "no difference" : run.tail, passes: run.failure == nil)
  }

  /// The number of random sessions.
  private static let sessions = 200

  /// Plays all scenarios.
  func scenarioCheck(
    in copy: BuiltCopy, environment: [String: String] = [:]
  ) throws -> ExerciseCheck {
    let played = try copy.play(of: row, environment: environment, limit: Self.limit)
    func check(_ found: String, passes: Bool = false) -> ExerciseCheck {
      ExerciseCheck("all scenarios", expected: "each step holds", found: found, passes: passes)
    }
    if let first = played.broken.first {
      let count = played.broken.count
      let others = count > 1 ? " (\(count) scenarios do not hold)" : ""
      return check("\(first.scenario), \(first.failures[0])\(others)")
    }
    if let end = played.failure { return check(end) }
    return check("\(played.scenarios.count) scenarios hold", passes: !played.scenarios.isEmpty)
  }

  /// Runs the view-free tests.
  func testCheck(
    in copy: BuiltCopy, environment: [String: String] = [:]
  ) throws -> ExerciseCheck {
    let failures = try copy.failures(
      inTestsOf: row, limit: Self.limit, environment: environment)
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

  /// The number of characters of a failure that are shown.
  private static let shown = 400

  /// Returns true for the path of a view-free test.
  static func isTest(_ path: String) -> Bool { path.hasPrefix("Tests/") }

  /// The limit of processor time, in seconds, that none needs who comes to an end.
  private static let limit = 60
}

extension [String] {
  /// Returns the words that stand here and not in another text.
  func added(to other: [String]) -> [String] {
    difference(from: other).insertions.map {
      switch $0 {
      case .insert(_, let word, _), .remove(_, let word, _): word
      }
    }
  }
}

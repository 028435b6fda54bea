import Architectures
import Foundation
import Scenarios
import Sizes
import Toolchain

// The exercises in which code is changed.

extension ExerciseKit {
  /// Returns the files of an architecture that a patch of an exercise changes, with their new texts.
  ///
  /// - Throws: ``ChangeError`` if the patch does not fit.
  fileprivate func patched(_ exercise: String, _ row: Architecture) throws -> [String: String?] {
    let path = "Benchmarks/Exercises/\(exercise)/\(row.id).patch"
    let patch = try Patch(String(contentsOf: root.appending(path: path), encoding: .utf8))
    var files = try FileTree(of: root, folders: row.ownPaths)
    let changes = try files.apply(patch)
    return Dictionary(
      uniqueKeysWithValues: changes.map { ($0.path, $0.pathAfter == nil ? nil : $0.after) })
  }

  /// Returns the texts of some files of the kit.
  fileprivate func texts(of paths: some Sequence<String>) throws -> [String: String?] {
    let files = try FileTree(of: root, folders: Array(paths))
    return try Dictionary(uniqueKeysWithValues: paths.map { ($0, try files.text(of: $0)) })
  }
}

extension ChangePatch {
  /// The files that the change makes different, with their texts after it.
  fileprivate var texts: [String: String?] {
    Dictionary(
      files.flatMap { file in
        [
          (file.pathBefore ?? file.path, nil),
          (file.path, file.pathAfter == nil ? nil : file.after),
        ]
      }, uniquingKeysWith: { $1 })
  }
}

extension Exercise {
  static let keepTheLayers = Exercise(
    "keep-the-layers", "Put a role right that reaches past its neighbor.",
    rows: ["mvp", "mvvm", "unidirectional"]
  ) { kit, row, _ in
    let starter = try kit.patched("keep-the-layers", row)
    return ExerciseTask(
      words: """
        In `\(row.folder)/Profile`, a role that must not know views uses one. A role is what the end of a file's name \
        says, such as ProfilePresenter. Put it right: the modules PortableUIKit and Views may be imported only by files \
        of these roles: \(row.roles.filter(\.usesViews).map(\.name).joined(separator: ", ")). No other file names a type \
        of theirs, and none gets hold of a view in another way; a closure that takes a value is no view. No new file is \
        needed, and little more code than in the kit's way. \(ExerciseAttempt.wholeWords)
        """,
      starter: starter,
      own: [row.folder],
      hints: [
        "The file that must not import views does so for one line. What does this line set?",
        "It is about the count below the name, such as \"5 of 40\".",
        "Follow how the message about a refused name gets from its role to the view, and do the same.",
      ],
      explanation: "In the kit: \(starter.keys.sorted().joined(separator: ", ")).",
      solution: try kit.texts(of: starter.keys),
      cheats: [
        [ChangeRun.specification: "extension Scenario { package static let all: [Scenario] = [] }"],
        // An import that another file passes on is an import, too.
        Dictionary(
          uniqueKeysWithValues: starter.map { path, text in
            let passesOn = row.role(ofFile: path)?.usesViews == true ? "\n@_exported " : "\n// "
            return (
              path, text.map { $0.replacing(/\n(?=import (?:Portable|Views))/, with: passesOn) }
            )
          }),
        // A role reaches a view by its type.
        starter.mapValues { _ in nil }.merging(
          try kit.texts(of: starter.keys).mapValues {
            $0.map {
              "\($0)\nnonisolated private func asks(_ view: Any) -> Bool { view is String }\n"
            }
          }
        ) { $1 },
        // A role without views uses what a file with views declares.
        Dictionary(
          uniqueKeysWithValues: try kit.texts(of: starter.keys).map { path, text in
            let usesViews = row.role(ofFile: path)?.usesViews == true
            return (
              path, text.map { $0 + (usesViews ? "let shown = true\n" : "let asked = shown\n") }
            )
          }),
        // A role does not become a view by the name of its file.
        Dictionary(
          uniqueKeysWithValues: starter.compactMap { path, text in
            text.map { text in
              let knowsView = row.role(ofFile: path)?.usesViews == true
              return (
                path.replacing(".swift", with: knowsView ? ".swift" : "ViewController.swift"), text
              )
            }
          } + starter.keys.filter { row.role(ofFile: $0)?.usesViews != true }.map { ($0, nil) }),
      ]
    ) { attempt in
      let layers = [
        try attempt.roleCheck(),
        // To hand a view on under another name takes more.
        try attempt.sizeCheck(beyond: kit.texts(of: starter.keys), by: 8),
      ]
      // Nothing is built that cannot pass.
      return layers.allSatisfy(\.passes) ? layers + (try attempt.wholeChecks()) : layers
    }
  }

  static let freeTheLogic = Exercise(
    "free-the-logic", "Move a decision out of the view controller, and test it without a view.",
    rows: ["mvc"]
  ) { kit, row, _ in
    let test = "Tests/\(row.testTarget)/MyTests.swift"
    let start = """
      import Models
      import Testing

      @testable import MVC

      """
    let controller = "\(row.folder)/Profile/ProfileViewController.swift"
    let decision = "\(row.folder)/Profile/NewestPosts.swift"
    let solution = try kit.patched("free-the-logic", row)
    return ExerciseTask(
      words: """
        In MVC the view controller decides which posts are listed and in which order, so a test needs a screen. Move this \
        decision into a property `newest` of `[Post]`. Its file is `\(decision)`, which \
        declares nothing else, and imports neither PortableUIKit nor Views. It needs little more code than the kit's, and no \
        more conditions, comparisons, numbers and texts. In its place the view controller has `newest`, once, and nothing \
        else that is new. Test the property in `\(test)`. Your tests are run with your property and with the \
        kit's, into which mistakes are built, such as another number. A test must fail with each that breaks a scenario. \(ExerciseAttempt.wholeWords)
        """,
      starter: [test: start],
      own: [controller, decision, test],
      hints: [
        "The decision is in the function that shows the posts.",
        "`newest` is made from all posts of the service. Which of them does it have, and in which order?",
        "Test it with six posts that are in no order.",
      ],
      explanation: "One way is in Benchmarks/Exercises/free-the-logic/mvc.patch.",
      solution: solution,
      cheats: [
        // Only the number is moved.
        solution.merging([
          decision: solution[decision]??.replacing("sorted { $0.date > $1.date }.", with: ""),
          controller: solution[controller]??.replacing(
            "posts.newest", with: "posts.sorted { $0.date > $1.date }.newest"),
        ]) { $1 },
        // The view controller does not use it.
        solution.filter { $0.key != controller },
        // The order is moved, and only the number is tested.
        solution.merging([
          test: solution[test]??.replacing(/\.map\(\\.title\) == .*\)/, with: ".count == 5)")
        ]) { $1 },
        // No scenario has a title like this; random use does.
        solution.merging([
          decision: solution[decision]??.replacing(
            "Array(sorted", with: "Array(filter { !$0.title.hasPrefix(\"\\u{202E}\") }.sorted")
        ]) { $1 },
        // Another member is beside it, which it judges.
        solution.merging([
          decision: solution[decision]??.replacing(
            "Array(sorted { $0.date > $1.date }.prefix(5))",
            with: "precondition(listed == listed)\n    return listed\n  }\n"
              + "  nonisolated var listed: [Post] {\n    Array(sorted { $0.date > $1.date }.prefix(5))"
          ),
          test: start + "@Test func runs() { _ = [Post]().newest }\n",
        ]) { $1 },
        [test: start + "@Test func fails() { Issue.record(\"always\") }\n"],
      ]
    ) { attempt in
      func words(_ text: String?) -> [String] { (text ?? "").swiftWords.map(\.text) }
      let now = words(try attempt.files.text(of: controller))
      let new = now.added(to: words(solution[controller] ?? nil)).first {
        !["self", "."].contains($0)
      }
      let uses = now.count { $0 == "newest" }
      // Another member could stand in for a part of it.
      let declared = try attempt.files.text(of: decision)?.names(
        declaredBy: ExerciseKit.declaring, insideOf: 1)
      let layers = [
        ExerciseCheck(
          "decision", expected: "one newest in the view controller, and nothing new",
          found: new.flatMap { uses == 1 ? "\($0), which is new" : nil } ?? "\(uses) of newest",
          passes: new == nil && uses == 1),
        ExerciseCheck(
          "property", expected: "newest, and no other declaration in its file",
          found: declared?.joined(separator: ", ") ?? "no file", passes: declared == ["newest"]),
        try attempt.roleCheck(),
        try attempt.sizeCheck(beyond: solution.filter { $0.key != test }, by: 15),
      ]
      // Nothing is built that cannot pass.
      guard layers.allSatisfy(\.passes) else { return layers }
      let whole = try layers + attempt.wholeChecks()
      guard whole.allSatisfy(\.passes) else { return whole }
      // In other code, other mistakes fit.
      let tests = try attempt.built(with: solution.filter { $0.key != test }) { _ in
        try attempt.mistakeChecks(in: decision)
      }
      return whole + tests
    }
  }

  static let theForgottenPlace = Exercise(
    "the-forgotten-place", "Find the place that a change has left out."
  ) { kit, row, seed in
    let kept = KeptChanges(in: kit.root, rows: [row])
    let all = try ChangeRequest.all(in: kit.root).flatMap { request in
      (kept.known(of: request, in: row).mistakes?.places ?? [])
        .filter { [.tests, .scenarios].contains($0.notice) }.map { (request, $0) }
    }
    let (request, forgotten) = try all.chosen(by: seed)
    guard let change = try request.change(of: row, in: kit.root),
      let place = LeftOutPlace.all(in: change).first(where: {
        $0.path == forgotten.file && $0.line == forgotten.line
      })
    else { throw ExerciseError("The kept places of \(request.id) do not fit its patch.") }
    let name = URL(filePath: place.path).lastPathComponent
    return ExerciseTask(
      words: """
        The request below was made in \(row.name), but one small place was forgotten. The compiler says nothing. \
        Complete the change, which needs little more code, and no more conditions, comparisons, numbers and texts, than \
        the kit's. \(ExerciseAttempt.wholeWords)

        \(request.task)
        """,
      starter: change.texts.merging([place.path: place.text]) { $1 },
      own: row.ownPaths.filter { !ExerciseAttempt.isTest($0) },
      request: request,
      hints: [
        "Play the request from the touch to the effect, and look where it ends.",
        "The place belongs into \(name).", "It belongs near line \(place.line).",
      ],
      explanation:
        "The change has code at \(name):\(place.line). The whole change: compare change \(request.id) --architecture \(row.id)",
      solution: change.texts,
      cheats: [
        [ChangeRun.specification: "extension Scenario { package static let all: [Scenario] = [] }"],
        // The other architecture of the judge has the whole change.
        change.texts.merging(
          try kit.texts(of: [row.entry]).mapValues {
            "\($0 ?? "")\nlet others = Architecture.all\n"
          }
        ) { $1 },
        // Git writes this name in another way.
        change.texts.merging(["\(row.folder)/\u{C4}.swift": "// No code.\n"]) { $1 },
      ]
    ) { attempt in
      // The tests of the change stay, whatever becomes of them in the attempt.
      try [attempt.sizeCheck(beyond: change.texts)]
        + attempt.wholeChecks(with: change.texts.filter { ExerciseAttempt.isTest($0.key) })
    }
  }

  static let makeTheChange = Exercise(
    "make-the-change", "Make a requested change, and compare its places with the kit's."
  ) { kit, row, seed in
    let request = try ChangeRequest.all(in: kit.root).chosen(by: seed)
    guard let change = try request.change(of: row, in: kit.root) else {
      throw ExerciseError("\(request.id) is not made.")
    }
    let figures = try ChangeFigures(of: change)
    let first = change.sources.first?.path ?? ""
    return ExerciseTask(
      words: """
        Make this change in \(row.name), in as few files as the pattern allows. What all architectures share of it is in \
        your copy already, and so are its scenarios. \(ExerciseAttempt.wholeWords) How it looks, which role does and \
        knows what, and which tests are missing, changed or gone, is for you to judge, too. A check also counts the \
        files that you change.

        \(request.task)
        """,
      request: request,
      hints: [
        "In the kit the change touches \(figures.files) files of \(row.name).",
        "One of them is \(URL(filePath: first).lastPathComponent).",
        "The files are \(change.sources.map { URL(filePath: $0.path).lastPathComponent }.joined(separator: ", ")).",
      ],
      explanation: "The kit's change: compare change \(request.id) --architecture \(row.id)",
      solution: change.texts,
      cheats: [
        [ChangeRun.specification: "extension Scenario { package static let all: [Scenario] = [] }"]
      ]
    ) { attempt in
      let made = try ChangePatch(request, of: row, from: attempt.folder, in: kit.root)
      let own = try made.map { try ChangeFigures(of: $0) }
      let cells = [own, figures].map { $0.flatMap { ChangeFigures.cell(of: [$0]) } ?? "none" }
      return try [attempt.roleCheck()] + attempt.wholeChecks() + [
        ExerciseCheck(
          "files (places)", expected: "\(cells[1]) in the kit; more is no mistake",
          found: cells[0],
          passes: own != nil)
      ]
    }
  }
}

extension ExerciseAttempt {
  /// Makes mistakes in a file of the attempt as it was built last, and finds out if each that breaks a
  /// scenario is found by tests that run no view.
  ///
  /// - Returns: The checks.
  /// - Throws: `ToolError` if a tool fails, and the errors of files.
  fileprivate func mistakeChecks(in path: String) throws -> [ExerciseCheck] {
    func check(_ found: String, passes: Bool = false) -> ExerciseCheck {
      ExerciseCheck(
        "mistakes without a view",
        expected: "view-free tests find each that breaks a scenario", found: found, passes: passes)
    }
    let mutated = try mutated { "\(row.folder)/\($0.file)" == path }
    let tests: TestsAndScenarios
    do {
      tests = try TestsAndScenarios(of: row, in: mutated.copy)
    } catch let error as MutationError {
      return [check("\(error)")]
    }
    let faults = try tests.tested(mutated.list.mutants) { _ in }.filter(\.outcomes.isFault)
    let missed = faults.filter(\.outcomes.needsScreen)
    let place = missed.first.map(\.mutant).map { ", and not \($0.file):\($0.line): \($0.meaning)" }
    let mistakes = check(
      "\(faults.count - missed.count) of \(faults.count)\(place ?? "")", passes: missed.isEmpty)
    guard mistakes.passes else { return [mistakes] }
    return [mistakes, try viewCheck()]
  }

  /// Checks that only roles that know views reach them.
  fileprivate func roleCheck() throws -> ExerciseCheck {
    var problems = try files.roleProblems(of: row, sharesProtocols: false)
    // By its name it is a view's, whatever it adds to.
    let addition = Set(files.paths).subtracting(package.paths).first {
      $0.contains("+") && row.role(ofFile: $0)?.usesViews == true
    }
    if let addition { problems.append("\(addition) adds to a type that it does not declare.") }
    return Self.roleCheck(problems.first ?? "each import is allowed", passes: problems.isEmpty)
  }
}

extension FileTree {
  /// Finds what the rules of roles forbid.
  ///
  /// - Parameters:
  ///   - row: The architecture.
  ///   - sharesProtocols: False if other files must not name the protocols of files with views either,
  ///     as one may stand for a view.
  /// - Returns: A sentence for each forbidden import, for each file of a role without views that names a
  ///   type that a file of the others declares, and for each file of these that adds to what it does not
  ///   declare.
  /// - Throws: The errors of reading files.
  func roleProblems(of row: Architecture, sharesProtocols: Bool = true) throws -> [String] {
    let files = try paths.filter { $0.hasPrefix("\(row.folder)/") && $0.hasSuffix(".swift") }
      .map { path in
        let code = try text(of: path) ?? ""
        let usesViews = row.role(ofFile: path)?.usesViews == true
        return (path: path, code: code, declared: code.swiftStructure.types, usesViews: usesViews)
      }
    /// Returns the names of the types in the files of some roles.
    func types(usingViews: Bool) -> Set<String> {
      Set(
        files.filter { $0.usesViews == usingViews }.flatMap {
          $0.declared.filter { $0.kind.isNominal }.map(\.name)
        })
    }
    let (views, others) = (types(usingViews: true), types(usingViews: false))
    var named: Set = ["associatedtype", "typealias"]
    if !sharesProtocols { named.insert("protocol") }
    let reached = Set(views.compactMap { $0.split(separator: ".").last.map(String.init) }).union(
      files.filter(\.usesViews).flatMap { $0.code.names(declaredBy: named, insideOf: .max) })
    return files.flatMap { path, code, declared, usesViews in
      var problems = row.problems(ofImportsIn: code, path: path)
      guard usesViews else {
        return problems
          + (code.firstSwiftName(among: reached).map { ["\(path) names \($0)."] } ?? [])
      }
      // A file such as ObservableValue+UITextField says by its name that it adds to a type.
      let own = views.union([String(URL(filePath: path).lastPathComponent.prefix { $0 != "+" })])
      let foreign = declared.first {
        $0.kind == .extension ? !own.contains($0.name) : $0.superclass.map(others.contains) ?? false
      }
      if let foreign {
        problems.append("\(path) adds to what it does not declare: \(foreign.name).")
      }
      return problems
    }
  }
}

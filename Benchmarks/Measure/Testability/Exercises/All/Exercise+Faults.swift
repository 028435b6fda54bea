import Architectures
import Foundation
import Scenarios
import Toolchain

// The exercises in which a fault is planted.

extension ExerciseTask {
  /// An exercise in which a planted fault has to be mended, and all else must stay right.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - row: The architecture.
  ///   - kit: The kit.
  ///   - words: What to do.
  ///   - firstHint: The hint before those about the place.
  ///   - asksForPlace: True if a person has to name the line.
  /// - Throws: The errors of reading files.
  fileprivate init(
    mending fault: PlantedFault, in row: Architecture, of kit: ExerciseKit, words: String,
    firstHint: String, asksForPlace: Bool = false
  ) throws {
    let sound = try FileTree(of: kit.root, folders: [fault.path]).text(of: fault.path) ?? ""
    let line = fault.lines.lowerBound
    self.init(
      words: words
        + " The fault is one small change in one file, and so is its mend, which needs no condition, comparison, number "
        + "or text that was not there before the fault. \(ExerciseAttempt.wholeWords) A mend counts if users "
        + "see no difference from a sound app. You judge yourself if there is a better one.",
      answers: asksForPlace ? "# The file and the line of the fault, such as File.swift:12\n" : nil,
      starter: [fault.path: fault.text],
      own: [row.folder],
      hints: [
        firstHint, "It is in \(fault.name).",
        "It is between the lines \(max(1, line - 6)) and \(line + 5).",
      ],
      explanation: "\(fault.name):\(line): \(fault.meaning)\nThe kit's file: \(fault.path)",
      solution: [
        fault.path: sound,
        ExerciseKit.answers: asksForPlace ? "\(fault.name):\(line)\n" : nil,
      ],
      cheats: [
        // An answer to what the scenarios ask is longer than a mend.
        [
          fault.path: sound
            + "\nnonisolated private let asked = [\"Blaine\", \"Robin\", \"Kim\"]\n",
          ExerciseKit.answers: asksForPlace ? "\(fault.name):\(line)\n" : nil,
        ],
        // A condition mends it only where the scenarios look.
        [
          fault.path: sound + "\nlet answer = true ? 1 : 2\n",
          ExerciseKit.answers: asksForPlace ? "\(fault.name):\(line)\n" : nil,
        ],
        // Comments have no faults.
        [fault.path: fault.text.split(separator: "\n").map { "// \($0)\n" }.joined()],
        // A program that ends by itself has not played every scenario.
        [
          fault.path: "import Foundation\n"
            + fault.text.replacing(/func [^\n]*{\n/, maxReplacements: 1) { $0.output + "exit(0)\n" }
        ],
        // What plays the scenarios is not taken from the attempt.
        [ChangeRun.specification: "extension Scenario { package static let all: [Scenario] = [] }"],
      ]
        + (asksForPlace
          ? [
            [fault.path: sound],
            [ExerciseKit.answers: (1...400).map { "\(fault.name):\($0)\n" }.joined()],
          ] : [])
    ) { attempt in
      // Changes to several files can hide a fault without mending it.
      let changed = try attempt.changedFiles.count
      let files = ExerciseCheck(
        "files", expected: "at most one is changed", found: "\(changed) are", passes: changed < 2)
      let size = try attempt.sizeCheck(beyond: [fault.path: sound])
      return try (asksForPlace ? [fault.placeCheck(of: attempt)] : []) + [files, size]
        + attempt.wholeChecks()
    }
  }
}

extension PlantedFault {
  fileprivate func placeCheck(of attempt: ExerciseAttempt) throws -> ExerciseCheck {
    let answers = try attempt.answers
    func check(_ found: String, passes: Bool = false) -> ExerciseCheck {
      ExerciseCheck(
        "place", expected: "one file and line, at which the fault was", found: found, passes: passes
      )
    }
    guard let answer = answers.first else { return check("nothing in answers.txt") }
    guard answers.count == 1 else { return check("more than one place in answers.txt") }
    guard let place = answer.wholeMatch(of: /(?:[^:]*\/)?([^\/: ]+?)(?:\.swift)? *: *([0-9]+)/),
      let line = Int(place.output.2)
    else { return check("\(answer), which is no place such as File.swift:12") }
    let isHere =
      "\(place.output.1).swift" == name
      && (lines.lowerBound - 1...lines.upperBound + 1).contains(line)
    return check(answer + (isHere ? "" : ", which is another place"), passes: isHere)
  }

  fileprivate var brokenInWords: String {
    let broken = outcomes.brokenScenarios
    return broken.count == 1
      ? "the scenario `\(broken[0])` does not hold"
      : "\(broken.count) scenarios do not hold, among them `\(broken[0])`"
  }

  /// The requirements that the first broken scenario proves.
  fileprivate var requirements: [String] {
    Scenario.all.first { $0.id == outcomes.brokenScenarios.first }?.requirements ?? []
  }

  fileprivate func roleHint(in row: Architecture) -> String {
    "It is in a file of this role: \(row.role(ofFile: path)?.name ?? "none")."
  }
}

extension Exercise {
  static let findTheFault = Exercise(
    "find-the-fault", "Find a planted fault, name its line, and mend it."
  ) { kit, row, seed in
    let fault = try kit.readableFaults(of: row, in: Exercise.usualRows).chosen(by: seed)
    return try ExerciseTask(
      mending: fault, in: row, of: kit,
      words: """
        A fault is planted in `\(row.folder)`: \(fault.brokenInWords). Its steps are in \
        `\(try kit.scenarioTexts.file(of: fault.outcomes.brokenScenarios[0]))`. Write the file and the line of the fault into `answers.txt`, and \
        mend it.
        """, firstHint: fault.roleHint(in: row), asksForPlace: true)
  }

  /// Returns the commands that start ``findTheFault`` with a fault that breaks a requirement, by
  /// architecture and requirement.
  ///
  /// - Throws: The errors of reading the kept faults.
  package static func commands(
    from kit: ExerciseKit
  ) throws -> [Architecture.ID: [String: String]] {
    var commands: [Architecture.ID: [String: String]] = [:]
    for row in Architecture.all {
      guard let command = findTheFault.start(in: row.id) else { continue }
      for (seed, fault) in try kit.readableFaults(of: row, in: usualRows).enumerated() {
        for requirement in fault.requirements where commands[row.id]?[requirement] == nil {
          commands[row.id, default: [:]][requirement] = "\(command) --seed \(seed)"
        }
      }
    }
    return commands
  }

  static let secondRow = Exercise(
    "second-row", "Find the mistake of find-the-fault in another architecture."
  ) { kit, row, seed in
    let fault = try kit.readableFaults(of: row, in: Exercise.usualRows).chosen(by: seed)
    return try ExerciseTask(
      mending: fault, in: row, of: kit,
      words: """
        In `find-the-fault` you found a mistake in one architecture. Somebody made the same kind of mistake in \
        \(row.name), so again \(fault.brokenInWords). Which role has the decision here? Write the file and the line into \
        `answers.txt`, and mend it.
        """, firstHint: fault.roleHint(in: row), asksForPlace: true)
  }

  static let stopTheLeak = Exercise(
    "stop-the-leak", "Find out what keeps a closed screen alive, and let go of it."
  ) { kit, row, seed in
    let leaks: Set<MutationOperator> = [.strongSelf, .strongReference]
    let fault = try kit.faults(of: row).filter {
      $0.mutant.map { leaks.contains($0.operator) } ?? false
    }.chosen(by: seed)
    return try ExerciseTask(
      mending: fault, in: row, of: kit,
      words: """
        A screen of \(row.name) stays alive after it has left, and so do the objects that it keeps (P-21). Find out which \
        reference keeps it, and mend it.
        """,
      firstHint: "Draw who keeps whom, with closures as objects of their own. Look for a circle.")
  }

  static let theLateAnswer = Exercise(
    "the-late-answer", "Stop an answer that comes after its screen has left from doing harm."
  ) { kit, row, seed in
    let fault = try kit.faults(of: row).filter {
      [.dropStatement, .otherCase].contains($0.mutant?.operator) && $0.outcomes.breaksOnly("P-20")
    }.chosen(by: seed)
    return try ExerciseTask(
      mending: fault, in: row, of: kit,
      words: """
        An answer of the service arrives after the screen has left or the user has logged out, and changes what it should \
        not (P-20): \(fault.brokenInWords). Mend it in `\(row.folder)`.
        """, firstHint: "Which request goes on after its screen, and what does its answer change?")
  }

  static let writeTheTest = Exercise(
    "write-the-test", "Write a view-free test that finds a fault.",
    rows: ["mvp", "mvvm", "unidirectional"]
  ) { kit, row, seed in
    let fault = try kit.readableFaults(of: row, in: Exercise.usualRows)
      // The last ones come first: a session has find-the-fault with the first ones, whose answers
      // they would tell.
      .filter { $0.mutant != nil && $0.outcomes.viewFreeTests.isNotice }.reversed()
      .chosen(by: seed)
    let folder = "Tests/\(row.testTarget)"
    let kept = try FileTree(of: kit.root, folders: [folder])
    let tests = kept.paths.filter {
      $0.hasPrefix("\(folder)/Profile/") && $0.hasSuffix("Tests.swift")
    }
    let cheat = "\(folder)/Profile/CheatTests.swift"
    let broken = fault.outcomes.brokenScenarios[0]
    let sound = try FileTree(of: kit.root, folders: [fault.path]).text(of: fault.path) ?? ""
    let code = sound.split(separator: "\n", omittingEmptySubsequences: false)[
      fault.lines.lowerBound - 1]
    return ExerciseTask(
      words: """
        Write a view-free test that finds this fault, which is not planted in your copy:

        > `\(fault.name):\(fault.lines.lowerBound)`: \(fault.meaning)

        Your test must pass without the fault and fail with it, and it must run no function of the modules Views and \
        HeadlessUIKit, the kit's stand-in for UIKit. It belongs into `\(folder)/Profile`, whose \
        tests are gone. What they used is left: a fixture makes the role with replacements for what it \
        needs, and its `answer` lets a service answer, which a test awaits. A test imports Jobs, Models, Scenarios and \
        Testing, and `@testable` \(row.module).
        """,
      starter: Dictionary(uniqueKeysWithValues: tests.map { ($0, nil) }),
      own: ["\(folder)/Profile"],
      hints: [
        "The fault is in this role: \(row.role(ofFile: fault.path)?.name ?? "none"). Which calls lead to its line, and what is different after it?",
        "The fault breaks a scenario of \(fault.requirements.joined(separator: ", ")). What does this requirement ask for?",
        "It breaks \(broken), in \(try kit.scenarioTexts.file(of: broken)). Do the same to your fixture.",
      ],
      explanation: "The kit's own tests are in the clone, in \(folder)/Profile.",
      solution: try Dictionary(uniqueKeysWithValues: tests.map { ($0, try kept.text(of: $0)) }),
      cheats: [
        [cheat: "import Testing\n\n@Test func fails() { Issue.record(\"always\") }\n"],
        [cheat: "import Testing\n\n@Test func holds() { #expect(1 + 1 == 2) }\n"],
        [cheat: "import Testing\n\n@Test func luck() { #expect(Bool.random()) }\n"],
        // It holds three times, as often as a test is run without the fault.
        [
          cheat: """
          import Foundation
          import Testing

          @Test func counts() {
            let place = NSTemporaryDirectory() + "\(UUID().uuidString)"
            #expect((1...3).contains { mkdir("\\(place)-\\($0)", 0o700) == 0 })
          }
          """
        ],
        [
          cheat: """
          import Foundation
          import Testing

          @Test func reads() {
            let root = #filePath.components(separatedBy: "/Tests/")[0]
            let text = try? String(contentsOfFile: root + "/\(fault.path)", encoding: .utf8)
            #expect(text.map { $0.contains(\(code.debugDescription)) } ?? true)
          }
          """
        ],
      ]
    ) { attempt in
      let mine = attempt.files.paths.filter { $0.hasPrefix("\(folder)/Profile/") }
      guard try mine.contains(where: { try attempt.files.text(of: $0)?.contains("@Test") == true })
      else {
        return [
          ExerciseCheck(
            "your test", expected: "a test in \(folder)/Profile", found: "none", passes: false)
        ]
      }
      let sound = try attempt.built { [try attempt.testCheck(in: $0)] }
      guard sound.allSatisfy(\.passes) else { return sound }
      let checks = try attempt.checks(
        of: fault, expecting: "your tests pass", and: "one of your tests fails"
      ) { try attempt.testCheck(in: $0, environment: $1) }
      return try checks + (checks.allSatisfy(\.passes) ? [attempt.viewCheck()] : [])
    }
  }

  static let onlyRandomUse = Exercise(
    "only-random-use", "Find steps that show a fault, and write them as a scenario."
  ) { kit, row, seed in
    let texts = try kit.scenarioTexts
    typealias Hidden = (fault: PlantedFault, others: (files: [String: String?], text: String))
    let (fault, others) = try kit.faults(of: row).compactMap { fault -> Hidden? in
      let broken = fault.outcomes.brokenScenarios
      guard fault.mutant != nil, fault.isReadable, broken.count < 3,
        broken[0].hasPrefix("profile.")
      else { return nil }
      return texts.without(broken).map { (fault, $0) }
    }.chosen(by: seed)
    let broken = fault.outcomes.brokenScenarios[0]
    let requirements = fault.requirements
    let known = Requirement.all.filter { requirements.contains($0.id) }
    let path = ExerciseKit.scenario
    func mine(_ scenario: String) -> String {
      """
      import Models

      extension Scenario {
        nonisolated static let mine = \(scenario)
      }

      """
    }
    func sample(_ steps: String) -> String {
      mine(
        """
        Scenario(
            "mine", proves: "\(requirements.first ?? "P-1")", on: .profile(cached: .blaine),
            steps: [
              \(steps)
            ])
        """)
    }
    return ExerciseTask(
      words: """
        A fault is planted in `\(row.folder)` that few steps show. It breaks this requirement:

        \(known.map { "> \($0.id): \($0.text)" }.joined(separator: "\n>\n"))

        No scenario in your folder shows it. Write steps that do into `\(path)`. Your scenario must hold without the \
        fault, and fail with it. The steps that there are, such as `.type("x", into: Control.nameField)`, are in \
        `Step+Members.swift`, and examples in `\(ScenarioTexts.folder)`. Only your scenario is looked at. It stays the only \
        declaration in its file.
        """,
      starter: others.files.merging([fault.path: fault.text, path: sample(".open")]) { $1 },
      own: [path],
      hints: [
        "Use the profile as a tester would who wants to prove the requirement wrong: twice, in another order, while something is in flight.",
        "The fault is in \(fault.name), at a line near \(fault.lines.lowerBound).",
        "\(fault.meaning)",
      ],
      explanation:
        "The kit's scenario \(broken) shows it. \(fault.name):\(fault.lines.lowerBound): \(fault.meaning)",
      solution: [path: mine(others.text.replacing("\"\(broken)\"", with: "\"mine\""))],
      cheats: [
        [path: sample(".open, .sees(Control.nameError, \"No\")")],
        [path: sample("Bool.random() ? .open : .sees(Control.nameError, \"No\")")],
        [path: mine("Scenario(\"mine\", proves: \"P-1\", on: .profile(cached: nil), steps: [])")],
        // It would play other steps than it has.
        [
          path: sample(".open") + """
            extension [Step] {
              nonisolated func enumerated() -> [(Int, Step)] { [(0, .open), (1, .sees(Control.name, ""))] }
            }

            """
        ],
        // The kit's scenarios that show the fault are taken away.
        [path: mine("base.first { $0.id == \"\(broken)\" }!")],
      ]
    ) { attempt in
      let text = try attempt.files.text(of: path)
      // Others could take the place of what plays it.
      let declared = text?.names(
        declaredBy: ExerciseKit.declaring.union(["extension"]), insideOf: 1)
      // With an address or a task it could know its judge, and with an operator change how it is read.
      let other = text?.firstSwiftName(among: ["&", "Task", "init", "operator", "precedencegroup"])
      guard declared == ["Scenario", "mine"], other == nil else {
        return [
          ExerciseCheck(
            "your scenario", expected: "the only declaration in \(path), made of steps",
            found: other ?? (declared ?? []).joined(separator: ", "), passes: false)
        ]
      }
      let only = others.files.merging([
        ChangeRun.specification: """
        extension Scenario { package nonisolated static let all = [mine] }
        extension Requirement { package nonisolated static let all = base }
        """
      ]) { $1 }
      // No test runs here. Empty ones are built sooner.
      let tests = attempt.package.paths.filter(ExerciseAttempt.isTest)
      let texts = only.merging(tests.map { ($0, "") }) { $1 }
      let sound = try attempt.built(with: texts) { [try attempt.scenarioCheck(in: $0)] }
      guard sound.allSatisfy(\.passes) else { return sound }
      return try attempt.checks(
        of: fault, expecting: "your scenario holds", and: "your scenario fails"
      ) { try attempt.scenarioCheck(in: $0, environment: $1) }
    }
  }
}

extension ExerciseKit {
  /// The files with the scenarios of the base.
  fileprivate var scenarioTexts: ScenarioTexts {
    get throws {
      let files = try FileTree(of: root, folders: [ScenarioTexts.folder])
      return ScenarioTexts(
        files: try files.paths.map { ($0, try files.text(of: $0) ?? "") })
    }
  }
}

/// Files of scenarios, with their texts.
private struct ScenarioTexts {
  static let folder = "Sources/Specification/Scenarios/Scenarios"

  var files: [(path: String, text: String)]

  private func index(of id: String) -> Int? {
    files.firstIndex { $0.text.contains("\"\(id)\"") }
  }

  /// Returns the path of the file with a scenario; that of the folder if its id is put together.
  func file(of id: String) -> String { index(of: id).map { files[$0].path } ?? Self.folder }

  /// Returns the files that differ without some scenarios, and the text of the first of these.
  ///
  /// - Returns: `nil` if one is not written in full, or needs what only its file knows.
  func without(_ ids: [String]) -> (files: [String: String?], text: String)? {
    var (rest, changed, first): (Self, [String: String?], String?) = (self, [:], nil)
    for id in ids {
      guard let index = rest.index(of: id),
        let range = rest.files[index].text.rangeOfScenario(id)
      else { return nil }
      let (path, text) = rest.files[index]
      let own = text[range]
      let locals = text.matches(of: /private nonisolated static (?:let|func) (\w+)/)
      guard !locals.contains(where: { own.contains($0.output.1) }) else { return nil }
      first = first ?? String(own)
      let end = text[range.upperBound...].trimmingPrefix(",")
      rest.files[index].text = String(text[..<range.lowerBound]) + end
      changed[path] = rest.files[index].text
    }
    return first.map { (changed, $0) }
  }
}

extension String {
  /// Returns the range of the expression that makes a scenario, from its type to the closing
  /// parenthesis; `nil` if there is none.
  fileprivate func rangeOfScenario(_ id: String) -> Range<Index>? {
    guard let name = firstRange(of: "\"\(id)\""),
      let start = self[..<name.lowerBound].ranges(of: "Scenario(").last
    else { return nil }
    var (depth, isText, isComment) = (0, false, false)
    for index in self[start.lowerBound...].indices {
      switch self[index] {
      case "\n": isComment = false
      case "\"" where !isComment: isText.toggle()
      case "/" where !isText && self[index...].hasPrefix("//"): isComment = true
      case "(" where !isText && !isComment: depth += 1
      case ")" where !isText && !isComment:
        depth -= 1
        if depth == 0 { return start.lowerBound..<self.index(after: index) }
      default: break
      }
    }
    return nil
  }
}

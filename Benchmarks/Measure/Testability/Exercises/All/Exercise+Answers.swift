import Architectures
import Foundation
import Terminal
import Traces

// The exercises whose answers are words.

extension Exercise {
  static let predictTheCalls = Exercise(
    "predict-the-calls", "Predict which functions a tap calls, in order."
  ) { kit, row, _ in
    let scenario = "greeting.shown"
    // The first step is the making of the screen, and the second opens it.
    let expected = try kit.calls(in: scenario, of: row).dropFirst(2).first ?? []
    guard let first = expected.first, let last = expected.last else {
      throw ExerciseError("\(scenario) calls no function of \(row.name).")
    }
    let names = expected.map { CallName($0.function) }
    let lines = names.map { "\($0.type).\($0.name)" }
    let hasShared = try FileTree(of: kit.root, folders: [row.folder]).paths.contains {
      $0.hasPrefix("\(row.folder)/Shared/")
    }
    return ExerciseTask(
      words: """
        A user taps the button of the greeting, and the label shows the greeting. Which functions of \(row.name) run in \
        between? Read `\(row.folder)/Greeting`\(hasShared ? " and `\(row.folder)/Shared`" : ""). Write the functions into \
        `answers.txt` in the order in which they are called, one on each line, such as `Type.function()`. The type is the \
        one with the code, not a protocol.

        Setting a property counts, as `Type.property.setter`, and so does an observer of it, as `Type.property.didSet`. \
        These do not count: closures, initializers of plain values, UIKit, and the modules `Views` and `Models`.
        """,
      answers: "# One function on each line, in the order of the calls.\n",
      hints: [
        "\(names.count) functions of \(row.name) run.",
        "They belong to: \(expected.map(\.role).joined(separator: ", ")).",
        "The first is \(first.function), and the last is \(last.function).",
      ],
      explanation: expected.map { "\($0.role): \($0.function)" }.joined(separator: "\n"),
      solution: [ExerciseKit.answers: lines.joined(separator: "\n")],
      cheats: [
        [ExerciseKit.answers: Set(lines).sorted().reversed().joined(separator: "\n") + "\nrun()"],
        [ExerciseKit.answers: (lines + lines).joined(separator: "\n")],
        [ExerciseKit.answers: names.map(\.name).joined(separator: "\n")],
      ]
    ) { attempt in
      let answers = try attempt.answers.map(CallName.init)
      return [
        ExerciseCheck(
          "calls", expected: "the functions that run, in the order of the calls",
          found: CallName.judgement(of: answers, expected: names), passes: answers == names)
      ]
    }
  }

  static let guessTheScreen = Exercise(
    "guess-the-screen", "Sort ten faults: which are found only with a screen?",
    rows: ["mvp", "mvvm", "unidirectional"]
  ) { kit, row, seed in
    // These change more than their line shows.
    let hidden: Set<MutationOperator> = [
      .otherBranch, .extraCondition, .repeatStatement, .swapStatements,
    ]
    let all = try kit.faults(of: row).filter { fault in
      fault.mutant.map { !hidden.contains($0.operator) } ?? false
    }
    /// Five faults that lie apart.
    func five(_ needScreen: Bool) throws -> [PlantedFault] {
      let some = all.filter { $0.outcomes.needsScreen == needScreen }
      guard some.count > 4 else { throw ExerciseError("There are too few faults.") }
      return try (0..<5).map { try some.chosen(by: seed + $0 * some.count / 5) }
    }
    let faults = try (five(true) + five(false)).sorted {
      ($0.path, $0.lines.lowerBound) < ($1.path, $1.lines.lowerBound)
    }
    let right = faults.map { $0.outcomes.needsScreen ? "screen" : "test" }
    let list = faults.enumerated().map {
      "\($0 + 1). `\($1.name):\($1.lines.lowerBound)`: \($1.meaning)"
    }
    func answers(_ words: [String]) -> String {
      words.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: "\n") + "\n"
    }
    return ExerciseTask(
      words: """
        Below are ten faults of \(row.name). A scenario finds each of them, since it uses a screen. Some of them are also \
        found by a view-free test. Write `screen` after the number of a fault in `answers.txt` if only a screen finds it, \
        and `test` if a view-free test finds it, too.

        \(list.joined(separator: "\n"))
        """,
      answers: "# screen or test\n" + answers(right.map { _ in "" }),
      hints: [
        "Which roles of \(row.name) know a view? The names of their files say it.",
        "A view-free test can run only: "
          + row.roles.filter { !$0.usesViews }.map(\.name).joined(separator: ", ") + ".",
        "Five of the ten are found only with a screen.",
      ],
      explanation: zip(list, right).map { "\($0) \($1.capitalizedFirst)." }.joined(separator: "\n"),
      solution: [ExerciseKit.answers: answers(right)],
      cheats: [
        [ExerciseKit.answers: answers(right.map { _ in "screen" })],
        [ExerciseKit.answers: answers(right.map { _ in "screen test" })],
        [ExerciseKit.answers: answers(right) + answers(right.map { _ in "test" })],
      ]
    ) { attempt in
      let given = try attempt.answers.compactMap { line in
        line.wholeMatch(of: /(\d+) *[:.] *(\w*)\.?/).map {
          "\($0.output.1)\($0.output.2.lowercased())"
        }
      }
      // Two answers to one question are none.
      let answers = right.enumerated().map { "\($0 + 1)\($1)" }
      let isRight = given.sorted() == answers.sorted()
      return [
        ExerciseCheck(
          "ten faults", expected: "each is right",
          // A number would tell, with one change after the other, which ones are right.
          found: isRight ? "all are" : "not each is", passes: isRight)
      ]
    }
  }
}

/// The name of a function or property that is called, and that of its type.
struct CallName: Equatable {
  /// The innermost type; empty if the text has none.
  let type: String
  let name: String

  /// Reads a text such as `Type.function(_:)` or `Type.property.setter`.
  init(_ text: String) {
    let path = text.replacing(/<.*>/, with: "").prefix { $0 != "(" }
    var parts = path.split(separator: ".").map { $0.trimmingCharacters(in: .whitespaces) }
    // A property without one of these is set.
    let accessors = [
      "set": "", "setter": "", "modify": "", "get": ".get", "getter": ".get", "read": ".get",
      "didset": ".didSet", "willset": ".willSet",
    ]
    let accessor = parts.last.flatMap { accessors[$0.lowercased()] }
    if accessor != nil { parts.removeLast() }
    (type, name) = (parts.dropLast().last ?? "", (parts.last ?? "") + (accessor ?? ""))
  }

  /// Says how far calls are from those that were recorded, without naming one.
  static func judgement(of calls: [CallName], expected: [CallName]) -> String {
    if calls == expected { return "all are right" }
    if calls.isEmpty { return "no function in answers.txt" }
    let (names, right) = (calls.map(\.name), expected.map(\.name))
    if names == right { return "the right functions; one of them is in another type" }
    if names.sorted() == right.sorted() { return "the right functions in another order" }
    let count = names.count(where: right.contains)
    return "\(count) of your \(calls.count) lines name a function that is called"
  }
}

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
    let names = expected.map { baseName(ofFunction: $0.function) }
    return ExerciseTask(
      words: """
        A user taps the button of the greeting. Read `\(row.folder)/Greeting`, and `Shared` beside it if there is one. Write \
        the functions of the architecture that run between the tap and the label into `answers.txt`, in the order in \
        which they are called: one on each line, such as `Type.function()`. A property that is set counts, as \
        `Type.property.setter`, and so does its observer, as `Type.property.didSet`. Closures, initializers of plain \
        values, and what belongs to UIKit, the views or the models do not.
        """,
      answers: "# One function on each line, in the order of the calls.\n",
      hints: [
        "\(names.count) functions of \(row.name) run.",
        "They belong to: \(expected.map(\.role).joined(separator: ", ")).",
        "The first is \(first.function), and the last is \(last.function).",
      ],
      explanation: expected.map { "\($0.role): \($0.function)" }.joined(separator: "\n"),
      solution: [ExerciseKit.answers: names.joined(separator: "\n")],
      cheats: [
        [ExerciseKit.answers: Set(names).sorted().reversed().joined(separator: "\n") + "\nrun()"],
        [ExerciseKit.answers: (names + names).joined(separator: "\n")],
      ]
    ) { attempt in
      let answers = try attempt.answers.map(baseName)
      let right = zip(answers, names).prefix { $0 == $1 }.count
      return [
        ExerciseCheck(
          "calls",
          expected: "\(names.count == 1 ? "a function" : "functions") in the order of the calls",
          found: answers == names
            ? "all \(names.count) are right"
            : "\(answers.count) functions; from the first on, \(right) right",
          passes: answers == names)
      ]
    }
  }

  /// Returns the name of a function or property without its type, arguments and accessor.
  @Sendable static func baseName(ofFunction text: String) -> String {
    let name = text.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    let parts = name.split(separator: ".").filter {
      !["get", "set", "getter", "setter", "modify", "read", "didset", "willset"]
        .contains($0.lowercased())
    }
    return parts.last.map(String.init) ?? name
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
      ]
    ) { attempt in
      let given = try attempt.answers.reduce(into: [String: String]()) { given, line in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return }
        given[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces).lowercased()
      }
      let count = right.enumerated().count { given["\($0 + 1)"] == $1 }
      return [
        ExerciseCheck(
          "ten faults", expected: "each is right", found: "\(count) of 10",
          passes: count == right.count)
      ]
    }
  }
}

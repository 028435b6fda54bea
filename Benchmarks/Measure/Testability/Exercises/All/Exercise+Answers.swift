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
    let names = expected.map { CallName($0.function.replacing(/<.*>/, with: "")) }
    let lines = expected.map(\.function)
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
        [ExerciseKit.answers: lines.map { "\($0).getter" }.joined(separator: "\n")],
        [
          ExerciseKit.answers: names.map { "\($0.types.joined()).\($0.name)(never:)" }.joined(
            separator: "\n")
        ],
      ]
    ) { attempt in
      let (words, passes) = CallName.judgement(
        of: try attempt.answers.map(CallName.init), expected: names)
      return [
        ExerciseCheck(
          "calls", expected: "the functions that run, in the order of the calls", found: words,
          passes: passes)
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
    func answers(_ words: some Sequence<String>) -> String {
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
        [ExerciseKit.answers: answers(right) + "1 = test\n"],
        [ExerciseKit.answers: answers(right.dropLast()) + "1: 0\(right[9])\n"],
      ]
    ) { attempt in
      // Two answers to one question are none, and a line that is no answer is wrong, too.
      let given = try attempt.answers.map { line in
        line.wholeMatch(of: /(\d+) *[:.] *(\w*)\.?/).map {
          "\($0.output.1): \($0.output.2.lowercased())"
        } ?? line
      }
      let answers = right.enumerated().map { "\($0 + 1): \($1)" }
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

/// The name of a function or property that is called, and those of its types.
struct CallName {
  /// The names of the types, from the outermost; empty if the text has none.
  let types: [String]
  let name: String
  /// The labels of the arguments in their parentheses; empty if the text does not say them.
  let labels: Substring
  /// The accessor of a property, such as `set`; `nil` for a function, or if the text names none.
  let accessor: String?

  /// Reads a text such as `Type.function(_:)` or `Type.property.setter`.
  init(_ text: String) {
    let path = text.prefix { $0 != "(" }
    labels = text[path.endIndex...]
    var parts = path.split(separator: ".").map { $0.trimmingCharacters(in: .whitespaces) }
    let accessors = [
      "set": "set", "setter": "set", "modify": "set", "get": "get", "getter": "get", "read": "get",
      "didset": "didSet", "willset": "willSet",
    ]
    accessor = parts.last.flatMap { accessors[$0.lowercased()] }
    if accessor != nil { parts.removeLast() }
    (types, name) = (parts.dropLast(), parts.last ?? "")
  }

  /// Returns true if it names a recorded call; it may leave out outer types, labels, and that a property
  /// is set.
  func names(_ call: CallName) -> Bool {
    !types.isEmpty && call.types.suffix(types.count) == types[...] && name == call.name
      && ["", "()", call.labels].contains(labels)
      && (accessor == call.accessor || accessor == nil && call.accessor == "set")
  }

  /// Says how far calls are from those that were recorded, without naming one.
  ///
  /// - Returns: The words, and true if all calls are right.
  static func judgement(
    of calls: [CallName], expected: [CallName]
  ) -> (words: String, passes: Bool) {
    if calls.isEmpty { return ("no function in answers.txt", false) }
    let (names, right) = (calls.map(\.name), expected.map(\.name))
    if names == right {
      let areNamed = zip(calls, expected).allSatisfy { $0.names($1) }
      return (
        areNamed
          ? "all are right" : "the right names in order; a type, a label or an accessor is another",
        areNamed
      )
    }
    if names.sorted() == right.sorted() { return ("the right names in another order", false) }
    let count = names.count(where: right.contains)
    return ("\(count) of your \(calls.count) lines name a function that is called", false)
  }
}

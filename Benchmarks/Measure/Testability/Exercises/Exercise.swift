import Architectures
import Foundation
import Terminal

/// The reason why an exercise cannot be made or judged.
package struct ExerciseError: LocalizedError, Equatable {
  package let errorDescription: String?

  init(_ description: String) { errorDescription = description }
}

/// One of the exercises, which people do in one architecture at a time.
package struct Exercise: Identifiable, Sendable {
  /// The name on the command line, such as `find-the-fault`.
  package let id: String
  /// What a person does, as a sentence in the imperative.
  package let summary: String
  /// The identifiers of the architectures in which it can be done.
  package let rows: [Architecture.ID]
  private let make: @Sendable (ExerciseKit, Architecture, Int) throws -> ExerciseTask

  init(
    _ id: String, _ summary: String,
    rows: [Architecture.ID] = Exercise.usualRows,
    make: @escaping @Sendable (ExerciseKit, Architecture, Int) throws -> ExerciseTask
  ) {
    (self.id, self.summary, self.rows, self.make) = (id, summary, rows, make)
  }

  /// Makes the exercise in one architecture from the kit as it is.
  ///
  /// - Parameters:
  ///   - row: The architecture, one of ``rows``.
  ///   - seed: A number that chooses among the faults or requests; the same number makes the same.
  ///   - kit: What it is made of.
  /// - Returns: The exercise.
  /// - Throws: ``ExerciseError``, whose message names the exercise.
  package func task(in row: Architecture, seed: Int, from kit: ExerciseKit) throws -> ExerciseTask {
    do {
      return try make(kit, row, seed)
    } catch {
      throw ExerciseError("\(id) cannot be made in \(row.name): \(error.message)")
    }
  }

  /// Returns the command that starts the exercise in an architecture; `nil` if it is not made there.
  package func start(in row: Architecture.ID) -> String? {
    rows.contains(row) ? "swift run compare exercise start \(id) --architecture \(row)" : nil
  }

  /// The architectures in which most exercises can be done.
  static let usualRows = ["mvc", "mvp", "mvvm", "unidirectional"]

  /// All exercises, in the order in which to do them: predict, find, modify, make.
  package static let all: [Exercise] = [
    predictTheCalls, guessTheScreen, findTheFault, secondRow, stopTheLeak, theLateAnswer,
    keepTheLayers, writeTheTest, freeTheLogic, theForgottenPlace, makeTheChange, onlyRandomUse,
  ]
}

/// An exercise in one architecture.
package struct ExerciseTask: Sendable {
  /// What to do, in Markdown without a title.
  package var words: String
  /// The content of the answers' file at the start; `nil` without questions.
  var answers: String?
  /// The texts of files that differ from the kit's at the start; `nil` for a file that is missing.
  var starter: [String: String?] = [:]
  /// The files and folders that a person may change; by default those of the architecture.
  var own: [String]?
  /// What a request for a change adds to the kit.
  var request: ChangeRequest?
  /// Three hints, each more direct than the one before.
  package var hints: [String]
  /// What is right, in words.
  package var explanation: String
  /// The texts of files that solve it, beside those of the starter.
  var solution: [String: String?]
  /// Texts of files that look like a solution to somebody who wants none.
  var cheats: [[String: String?]] = []
  /// Judges an attempt.
  var check: @Sendable (ExerciseAttempt) throws -> [ExerciseCheck]

  /// The digest of the words and of the files at the start.
  var digest: String {
    SourceDigest(
      of: [words] + starter.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value ?? ""] }
    ).text
  }
}

/// What one step of a check expected and found.
package struct ExerciseCheck: Equatable, Sendable {
  /// The step that fails if the sources do not compile.
  static let compiling = "compile"

  package let step: String
  package let expected: String
  package let found: String
  package let passes: Bool

  init(_ step: String, expected: String, found: String, passes: Bool) {
    (self.step, self.expected, self.found, self.passes) = (step, expected, found, passes)
  }
}

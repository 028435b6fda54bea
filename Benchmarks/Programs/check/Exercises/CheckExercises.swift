import Architectures
import Foundation
import Reports
import Terminal
import Testability

/// A command that judges the starters, the solutions and the cheats of exercises.
struct CheckExercises: Command {
  static let name = "exercises"
  static let abstract = "Checks that starters and cheats of exercises fail, and solutions pass."
  static let discussion = """
    Without a number, all exercises are judged in all of their architectures.
    """

  @Option(
    "judge one exercise in one architecture, which this number draws", .number(in: 0...Int.max))
  var draw = -1
  @Argument("exercises to judge", .file) var exercises: [String]

  func run() throws -> ExitCode {
    let kit = try ExerciseKit(in: Output.packageFolder())
    let reader = ValueReader.oneOf(Exercise.all, kind: "exercise", placeholder: "", name: \.id)
    let chosen = exercises.isEmpty ? Exercise.all : try exercises.map { try reader.read($0) }
    let all = chosen.flatMap { exercise in
      Architecture.all.filter { exercise.rows.contains($0.id) }.map { (exercise, $0) }
    }
    let drawn = draw < 0 ? all : [all[draw % all.count]]
    let progress = ProgressReport(of: "check")
    let problems = try drawn.flatMap { exercise, row in
      // The seed changes, too, so that in time all faults are judged.
      try ExerciseFolder.problems(
        of: exercise, in: row, seed: max(0, draw) / all.count, from: kit
      ) { progress.show("\(exercise.id) in \(row.name): \($0)") }
    }
    progress.erase()
    let names =
      drawn.count == 1 ? "\(drawn[0].0.id) in \(drawn[0].1.name)" : "\(drawn.count) exercises"
    return try Check.result(of: problems, checked: names)
  }
}

import Architectures
import Foundation
import Reports
import Terminal
import Testability

/// The command with exercises, which are judged.
struct ExerciseCommand: Command {
  static let name = "exercise"
  static let abstract = "Lets you practise an architecture: exercises that check themselves."
  static let discussion = """
    An exercise is a small package in a folder of its own, with one architecture and what it needs. \
    Read its README.md, work in the folder, and let check judge what you did. The first failure is \
    no surprise: each exercise starts broken. There are three hints. The solution is shown after \
    you are done, or when you ask twice.
    """
  static let usage = [
    "", "start EXERCISE --architecture ID [--seed N] [--folder PATH]",
    "check|hint|solution|reset [--folder PATH]",
  ]
  static let footer =
    "Exit code: 0 if the exercise is done or nothing is judged, 1 if not, 64 if the command line is not valid."

  enum Action: String, CaseIterable {
    case start, check, hint, solution, reset
  }

  @Argument("what to do, and which exercise to start; without it, the list", .file)
  var words: [String]
  let architectures = ArchitectureOptions()
  @Option("the folder of the exercise, instead of one in .build/exercises", .file)
  var folder: String?
  @Option(
    "chooses among faults or requests, so that pairs get different ones", .number(in: 0...9_999))
  var seed = 0

  private var place: URL? { folder.map { URL(filePath: $0) } }
  /// The option of a command about the same exercise.
  private var option: String { place.map { " --folder \($0.path)" } ?? "" }
  private static let program = Bundle.main.executablePath ?? "compare"

  func run() throws -> ExitCode {
    let output = try Output(nil)
    let kit = try ExerciseKit(in: Output.packageFolder())
    let actions = ValueReader.oneOf(
      Action.allCases, kind: "action", placeholder: "ACTION", name: \.rawValue)
    guard let word = words.first else {
      try output.write(list(of: kit, style: output.style, width: output.width))
      return .success
    }
    let action = try actions.read(word)
    guard action == .start else {
      guard words.count == 1 else {
        throw UsageError("Name no exercise: \(word) is about the one that is open.")
      }
      return try run(action, ExerciseFolder.open(at: place, from: kit), output)
    }
    let exercises = ValueReader.oneOf(
      Exercise.all, kind: "exercise", placeholder: "EXERCISE", name: \.id)
    guard words.count == 2, architectures.asked?.count == 1, let row = architectures.asked?.first
    else {
      throw UsageError(
        "Name an exercise and an architecture:\ncompare exercise start find-the-fault --architecture mvp"
      )
    }
    let exercise = try exercises.read(words[1])
    guard exercise.rows.contains(row.id) else {
      throw UsageError(
        "\(exercise.id) cannot be done in \(row.name).\nChoose: \(exercise.rows.joined(separator: ", "))"
      )
    }
    Output.progress.begin("exercise: preparing")
    let (folder, task) = try ExerciseFolder.start(
      exercise, in: row, seed: seed, at: place, from: kit)
    // A request has requirements, which are read in the file.
    let paragraphs = task.words.components(separatedBy: "\n\n")
    let shown = paragraphs.prefix(3).prefix { !$0.hasPrefix("#") }
    let more = paragraphs.count > shown.count ? "\n\nRead on in its README.md." : ""
    try output.write(
      """
      \(exercise.summary)
      \(row.name), in \(folder.url.path)

      \(Self.wrapped(shown.joined(separator: "\n\n"), to: output.width))\(more)

      When you think that it is right, run this in the clone:
      swift run compare exercise check\(option)
      Or in the exercise's folder:
      \(Self.program) exercise check

      """)
    return .success
  }

  private func run(
    _ action: Action, _ opened: ExerciseFolder, _ output: Output
  ) throws -> ExitCode {
    var folder = opened
    let (exercise, row) = try folder.subject
    let title = "\(exercise.id) in \(row.name)"
    let command = folder.command(of: Self.program)
    switch action {
    case .start: break
    case .check:
      Output.progress.begin("exercise: \(title)")
      let checks = try folder.check { Output.progress.show("exercise: \($0)") }
      let done = checks.allSatisfy(\.passes)
      let parts = checks.map { text(of: $0, width: output.width) }
      try output.write(
        "\(title), in \(folder.url.path)\n" + parts.joined()
          + (done
            // Without a folder, a command is about an exercise that is not done.
            ? "Done. To see the kit's way: \(command) solution --folder \(folder.url.path)\n"
            : "Not yet.\nIf you are stuck: \(command) hint\(option)\n"))
      // The verdict is told before it is kept, which fails on a full disk.
      try folder.keep(checks)
      return done ? .success : .failure
    case .hint:
      let (number, hint) = try folder.nextHint()
      try output.write(
        "\(title), hint \(number) of 3\(number == 3 ? ", the last" : "")\n\(Self.wrapped(hint, to: output.width))\n"
      )
    case .solution:
      guard try folder.askForSolution() else {
        try output.write("\(title) is not done. To see the solution all the same, ask again.\n")
        return .failure
      }
      let task = try folder.task()
      try output.write(
        "\(title)\n\(Self.wrapped(task.explanation, to: output.width))\n\(folder.difference(of: task))"
      )
    case .reset:
      try output.write("Begin \(title) anew? The attempt is kept beside it. Type yes: ")
      guard readLine() == "yes" else {
        try output.write("\nNothing has changed.\n")
        return .failure
      }
      try output.write("The former attempt is in \(folder.reset().path)\n")
    }
    return .success
  }

  private func text(of check: ExerciseCheck, width: Int) -> String {
    func line(_ label: String, _ text: String) -> String {
      text.split(separator: "\n").flatMap { String($0).printable.wrapped(to: max(20, width - 12)) }
        .enumerated().map { index, line in
          (index == 0 ? label : "").padding(toLength: 12, withPad: " ", startingAt: 0) + line + "\n"
        }.joined()
    }
    let head = line(check.passes ? "passes" : "fails", check.step)
    return check.passes && check.step != "files (places)"
      ? head : head + line("  expected", check.expected) + line("  found", check.found)
  }

  private static func wrapped(_ text: String, to width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).wrapped(to: width).joined(separator: "\n") }.joined(separator: "\n")
  }

  /// The exercises in each architecture, and what to do next.
  private func list(of kit: ExerciseKit, style: TextStyle, width: Int) -> String {
    let rows = Architecture.all.filter { row in Exercise.all.contains { $0.rows.contains(row.id) } }
    let started = ExerciseFolder.all(of: kit)
    func cell(_ exercise: Exercise, _ row: Architecture) -> String {
      guard exercise.rows.contains(row.id) else { return "–" }
      let own = started.filter {
        $0.state.exercise == exercise.id && $0.state.architecture == row.id
      }
      return own.contains(where: \.isDone) ? "done" : own.isEmpty ? "" : "open"
    }
    let table = Table(
      title: "Exercises", columns: rows.map { .init(title: $0.name) },
      sections: [
        .init(
          rows: Exercise.all.map { exercise in
            .init(label: exercise.id, cells: rows.map { .init(text: cell(exercise, $0)) })
          })
      ])
    let open = started.filter { !$0.isDone }.max { $0.state.started < $1.state.started }
    let next = Exercise.all.first { exercise in
      !started.contains { $0.state.exercise == exercise.id }
    }
    var report = Report(
      title: "Exercises", tables: [table],
      remarks: ["–: not made for this architecture."]
        + Exercise.all.map { "\($0.id): \($0.summary)" })
    report.conclusion =
      open.map { "Open: \($0.state.exercise). Go on in \($0.url.path)" }
      ?? next.map { exercise in
        let last = started.max { $0.state.started < $1.state.started }?.state.architecture
        let row = exercise.rows.first { $0 == last } ?? exercise.rows[0]
        return "Next: swift run compare exercise start \(exercise.id) --architecture \(row)"
      }
    return TextRenderer(style: style, width: width).text(of: report)
  }
}

import Architectures
import Foundation
import Terminal
import Toolchain

/// A folder in which a person does an exercise.
package struct ExerciseFolder: Sendable {
  /// What is known of the exercise in a folder.
  package struct State: Codable, Equatable, Sendable {
    static let currentSchema = 2

    var schema = Self.currentSchema
    package let exercise: Exercise.ID
    package let architecture: Architecture.ID
    package let seed: Int
    package let started: Date
    /// The files and folders that a person may change.
    let own: [String]
    /// The digest of what the kit made, which another state of the kit may make otherwise.
    let made: String
    package internal(set) var hints = 0
    /// The digest of the attempt that passed; `nil` if none has.
    package internal(set) var passed: String?
    package internal(set) var askedForSolution = false
  }

  package let url: URL
  package private(set) var state: State
  private let kit: ExerciseKit

  /// The file with the state.
  static let stateFile = "exercise.json"

  /// The name of the folder of an exercise, such as `find-the-fault-mvp`, or with a seed
  /// `find-the-fault-mvp-2`.
  private static func name(_ exercise: Exercise.ID, _ row: Architecture.ID, _ seed: Int) -> String {
    "\(exercise)-\(row)" + (seed == 0 ? "" : "-\(seed)")
  }

  /// Returns the folder that holds the exercises of a kit, unless a person names another.
  private static func parent(of kit: ExerciseKit) -> URL {
    kit.root.appending(path: ".build/exercises")
  }

  /// Starts an exercise in a new folder.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - row: The architecture.
  ///   - seed: The number that chooses among faults or requests.
  ///   - place: The folder; `nil` for the usual one.
  ///   - kit: The kit.
  /// - Returns: The folder and the exercise.
  /// - Throws: ``ExerciseError`` if the folder is in use or cannot be written.
  package static func start(
    _ exercise: Exercise, in row: Architecture, seed: Int, at place: URL?, from kit: ExerciseKit
  ) throws -> (folder: ExerciseFolder, task: ExerciseTask) {
    let url = place ?? parent(of: kit).appending(component: name(exercise.id, row.id, seed))
    let manager = FileManager.default
    if isExercise(url) {
      let found = try ExerciseFolder(at: url, kit)
      throw ExerciseError(
        """
        \(found.state.exercise) has been started in \(url.path.quoted).
        Go on with: swift run compare exercise check --folder \(url.path)
        \(advice(toReset: url))
        """)
    }
    guard (try? manager.contentsOfDirectory(atPath: url.path))?.isEmpty != false else {
      throw ExerciseError("\(url.path.quoted) holds other files. Name a new folder with --folder.")
    }
    let task = try exercise.task(in: row, seed: seed, from: kit)
    let folder = ExerciseFolder(
      url: url,
      state: State(
        exercise: exercise.id, architecture: row.id, seed: seed, started: Date(),
        own: task.own ?? row.ownPaths, made: task.digest),
      kit: kit)
    // An exercise is there as a whole, or not at all.
    let new = url.deletingLastPathComponent().appending(component: ".\(UUID().uuidString)")
    defer { try? manager.removeItem(at: new) }
    do {
      var files = try kit.package(
        of: row, with: task.request,
        addsTests: task.starter.keys.contains(where: ExerciseAttempt.isTest))
      for (path, text) in task.starter { files.set(path, to: text.map { Data($0.utf8) }) }
      files.set(ExerciseKit.answers, to: task.answers.map { Data($0.utf8) })
      files.set(
        ExerciseKit.words,
        to: Data(
          """
          # \(exercise.summary)

          \(task.words)

          To be told if it is right, run this in the clone. Before you have done something it fails:

              swift run compare exercise check

          With `hint` in place of `check`, you get one of three hints.

          """.utf8))
      try files.write(to: new)
      try folder.state.write(to: new.appending(component: stateFile))
      try? manager.removeItem(at: url)
      try manager.moveItem(at: new, to: url)
    } catch let error as CocoaError {
      throw ExerciseError(
        """
        The folder \(url.path.quoted) cannot be written: \(error.localizedDescription)
        Name another with --folder.
        """)
    }
    return (folder, task)
  }

  /// Finds the exercise that is open: that of a named folder, of the folder in which the person is,
  /// or the last one that was started, if possible one that is not done.
  ///
  /// - Throws: ``ExerciseError`` if there is none.
  package static func open(at place: URL?, from kit: ExerciseKit) throws -> ExerciseFolder {
    if let place { return try ExerciseFolder(at: place, kit) }
    if let here = around() { return try ExerciseFolder(at: here, kit) }
    let all = all(of: kit).sorted { $0.state.started < $1.state.started }
    guard let last = all.last(where: { !$0.isDone }) ?? all.last else {
      throw ExerciseError(
        "No exercise is open.\nStart one: swift run compare exercise start find-the-fault --architecture mvp"
      )
    }
    return last
  }

  /// Returns the folder of an exercise that a path is in; `nil` if there is none, and for the empty
  /// path of a folder that was deleted.
  static func around(
    _ path: String = FileManager.default.currentDirectoryPath
  ) -> URL? {
    var path = path[...]
    while let slash = path.lastIndex(of: "/") {
      if isExercise(URL(filePath: String(path))) { return URL(filePath: String(path)) }
      path = path[..<slash]
    }
    return nil
  }

  private static func advice(toReset url: URL) -> String {
    "Begin anew with: swift run compare exercise reset --folder \(url.path)"
  }

  private static func isExercise(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(component: stateFile).path)
  }

  /// The start of commands about this exercise, which find it where the person is.
  ///
  /// In the exercise's folder, the package manager does not know the program.
  ///
  /// - Parameter program: The path of the program.
  /// - Returns: The program with its subcommand.
  package func command(of program: String) -> String {
    Self.around()?.resolvingSymlinksInPath().path == url.path
      ? "\(program) exercise" : "swift run compare exercise"
  }

  /// Returns the exercises that are started in the usual place.
  package static func all(of kit: ExerciseKit) -> [ExerciseFolder] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: parent(of: kit).path)
    return (names ?? []).sorted().compactMap {
      try? ExerciseFolder(at: parent(of: kit).appending(component: $0), kit)
    }
  }

  private init(url: URL, state: State, kit: ExerciseKit) {
    (self.url, self.state, self.kit) = (url, state, kit)
  }

  private init(at url: URL, _ kit: ExerciseKit) throws {
    let file = url.appending(component: Self.stateFile)
    guard let data = try? Data(contentsOf: file) else {
      throw ExerciseError("There is no exercise in \(url.path.quoted).")
    }
    guard let state = try? JSONDecoder().decode(State.self, from: data),
      state.schema == State.currentSchema
    else {
      throw ExerciseError("\(file.path.quoted) cannot be read. Start the exercise in a new folder.")
    }
    self.init(url: url.resolvingSymlinksInPath(), state: state, kit: kit)
  }

  /// The exercise and its architecture.
  ///
  /// - Throws: ``ExerciseError`` if the kit has no such exercise.
  package var subject: (exercise: Exercise, row: Architecture) {
    get throws {
      guard let exercise = Exercise.all.first(where: { $0.id == state.exercise }),
        let row = Architecture.all.first(where: { $0.id == state.architecture })
      else { throw ExerciseError("This kit has no exercise \(state.exercise.quoted).") }
      return (exercise, row)
    }
  }

  /// Makes the exercise again from the kit.
  ///
  /// - Throws: ``ExerciseError`` if the kit makes another one by now.
  package func task() throws -> ExerciseTask {
    let (exercise, row) = try subject
    let task = try exercise.task(in: row, seed: state.seed, from: kit)
    guard task.digest == state.made else {
      throw ExerciseError(
        """
        The kit has changed since \(exercise.id) was started in \(url.path.quoted).
        \(Self.advice(toReset: url))
        """)
    }
    return task
  }

  /// True if the attempt has passed, and has not been changed since.
  package var isDone: Bool {
    state.passed != nil && (try? digest) == state.passed
  }

  // MARK: Checking

  /// Judges the attempt as it is.
  ///
  /// - Parameter progress: A function that takes one short line of text.
  /// - Returns: What each step expected and found.
  /// - Throws: `ToolError` if a tool fails, and the errors of files.
  package func check(progress: (String) -> Void) throws -> [ExerciseCheck] {
    let manager = FileManager.default
    for path in state.own
    where !manager.fileExists(atPath: url.appending(path: path).path)
      && manager.fileExists(atPath: kit.root.appending(path: path).path)
    {
      throw ExerciseError(
        """
        \(path) is missing in \(url.path.quoted).
        \(Self.advice(toReset: url))
        """)
    }
    return try Self.check(at: url, try task(), of: try subject.row, from: kit, progress: progress)
  }

  /// Keeps whether the attempt passes, until its sources change.
  ///
  /// - Parameter checks: What ``check(progress:)`` has returned.
  /// - Throws: ``ExerciseError`` if it cannot be written.
  package mutating func keep(_ checks: [ExerciseCheck]) throws {
    state.passed = checks.allSatisfy(\.passes) ? try digest : nil
    try save()
  }

  private static func check(
    at url: URL, _ task: ExerciseTask, of row: Architecture, from kit: ExerciseKit,
    progress: (String) -> Void
  ) throws -> [ExerciseCheck] {
    // All exercises of an architecture are judged in one place, so that little is built. A request
    // changes the modules on which all others depend.
    let name = ["judge", row.id, task.request?.id].compactMap(\.self).joined(separator: "-")
    let usual = parent(of: kit).appending(component: name)
    let isWritable = FileManager.default.isWritableFile(atPath: kit.root.path)
    let scratch = try ScratchFolder.acquired(
      at: isWritable ? usual : url.appendingPathExtension("judge")
    ) { progress("waiting for another check") }
    let own = (task.own ?? row.ownPaths) + [ExerciseKit.answers]
    // All steps judge the same files, whatever is saved meanwhile.
    let copy = scratch.url.appending(component: "attempt")
    try FileTree(of: url, folders: own).write(to: copy)
    let files = try FileTree(of: copy, folders: own)
    let other = try kit.other(than: row, with: task.request)
    let attempt = ExerciseAttempt(
      row: row, other: other, kit: kit, folder: copy, files: files,
      package: try kit.package(
        of: row, with: task.request,
        addsTests: files.paths.contains(where: ExerciseAttempt.isTest), comparedWith: other),
      starter: task.starter, scratch: scratch.url)
    progress("building and playing; the first build takes a minute or more")
    return try task.check(attempt)
  }

  private var digest: String {
    get throws { try SourceDigest(of: state.own + [ExerciseKit.answers], in: url).text }
  }

  // MARK: Helping

  /// Returns the next hint, or the last one again.
  package mutating func nextHint() throws -> (number: Int, text: String) {
    let hints = try task().hints
    state.hints = min(state.hints + 1, hints.count)
    try save()
    return (state.hints, hints[state.hints - 1])
  }

  /// Returns what the solution changes in files of the start, as `git diff` writes it; empty if it
  /// changes none.
  ///
  /// - Throws: `ToolError` if `git` fails, and the errors of files.
  package func difference(of task: ExerciseTask) throws -> String {
    let paths = task.starter.keys.filter { path in
      task.starter[path] != .some(nil) && (task.solution[path] ?? nil) != nil
    }
    func files(_ texts: [String: String?]) throws -> FileTree {
      var files = try FileTree(of: kit.root, folders: paths)
      for path in paths { files.set(path, to: (texts[path] ?? nil).map { Data($0.utf8) }) }
      return files
    }
    return try files(task.starter).difference(to: files(task.solution))
  }

  /// Notes that a person asks for the solution.
  ///
  /// - Returns: True if it may be shown: the exercise is done, or was asked about before.
  package mutating func askForSolution() throws -> Bool {
    let isShown = state.askedForSolution || isDone
    state.askedForSolution = true
    try save()
    return isShown
  }

  /// Begins anew, and keeps the attempt beside the folder.
  ///
  /// - Returns: The folder of the attempt.
  package func reset() throws -> URL {
    let (exercise, row) = try subject
    var number = 1
    func former() -> URL { url.appendingPathExtension("attempt-\(number)") }
    while FileManager.default.fileExists(atPath: former().path) { number += 1 }
    try FileManager.default.moveItem(at: url, to: former())
    do {
      _ = try Self.start(exercise, in: row, seed: state.seed, at: url, from: kit)
    } catch {
      try? FileManager.default.moveItem(at: former(), to: url)
      throw error
    }
    // The former attempt is no exercise that is open.
    try? FileManager.default.removeItem(at: former().appending(component: Self.stateFile))
    return former()
  }

  private func save() throws {
    do {
      try state.write(to: url.appending(component: Self.stateFile))
    } catch {
      throw ExerciseError(
        """
        What is known of the exercise cannot be written to \(url.path.quoted): \(error.localizedDescription)
        To go on elsewhere, copy the folder, and name the copy with --folder.
        """)
    }
  }
}

extension ExerciseFolder.State {
  fileprivate func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}

extension ExerciseFolder {
  /// Judges the starter, the solution and the cheats of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - row: The architecture.
  ///   - seed: The number that chooses among faults or requests.
  ///   - kit: The kit.
  ///   - progress: A function that takes one short line of text.
  /// - Returns: A sentence for each of them that passes or fails by mistake.
  /// - Throws: ``ExerciseError`` if the exercise cannot be made, and the errors of tools and files.
  package static func problems(
    of exercise: Exercise, in row: Architecture, seed: Int, from kit: ExerciseKit,
    progress: (String) -> Void
  ) throws -> [String] {
    let place = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let (folder, task) = try start(exercise, in: row, seed: seed, at: place, from: kit)
    let own = (task.own ?? row.ownPaths) + [ExerciseKit.answers, ChangeRun.specification]
    let starter = try FileTree(of: folder.url, folders: own)
    func check(_ texts: [String: String?]) throws -> [ExerciseCheck] {
      var files = starter
      for (path, text) in texts { files.set(path, to: text.map { Data($0.utf8) }) }
      let attempt = place.appendingPathExtension("attempt")
      defer { try? FileManager.default.removeItem(at: attempt) }
      try files.write(to: attempt)
      return try self.check(at: attempt, task, of: row, from: kit, progress: progress)
    }
    let name = "\(exercise.id) in \(row.name), seed \(seed)"
    var problems: [String] = []
    let first = try check([:])
    if first.allSatisfy(\.passes) { problems.append("\(name): the starter passes.") }
    if let error = first.first(where: { $0.step == ExerciseCheck.compiling }) {
      problems.append("\(name): the starter does not compile: \(error.found)")
    }
    for (index, cheat) in task.cheats.enumerated()
    where try check(cheat).allSatisfy(\.passes) {
      problems.append("\(name): cheat \(index + 1) passes.")
    }
    for failed in try check(task.solution).filter({ !$0.passes }) {
      problems.append("\(name): the solution fails: \(failed.step): \(failed.found)")
    }
    return problems
  }
}

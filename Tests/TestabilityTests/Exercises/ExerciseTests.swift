import Architectures
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

/// The kit as it is, from which exercises are made.
private let kit = Result {
  try ExerciseKit(in: PackageFolder.find(from: [URL(filePath: #filePath)]))
}

@Suite("Exercises", .inBackground)
struct ExerciseTests {
  /// Each exercise in each of its architectures, except the one that needs recorded calls.
  private static let cases = Exercise.all.filter { $0.id != Exercise.predictTheCalls.id }
    .flatMap { exercise in exercise.rows.map { (exercise.id, $0) } }

  @Test("Each exercise can be made from the kit as it is", arguments: cases)
  func made(id: Exercise.ID, row: Architecture.ID) throws {
    let exercise = try #require(Exercise.all.first { $0.id == id })
    let architecture = try #require(Architecture.all.first { $0.id == row })
    let task = try exercise.task(in: architecture, seed: 0, from: kit.get())
    #expect(!task.words.isEmpty && !task.explanation.isEmpty)
    #expect(Set(task.hints).count == 3)
    #expect(task.solution.contains { path, text in task.starter[path] != .some(text) })
    #expect(!task.cheats.isEmpty)
  }

  @Test("An exercise that cannot be made says which one it is")
  func refused() throws {
    let vipers = try #require(Architecture.all.first { $0.id == "viper" })
    let error = #expect(throws: ExerciseError.self) {
      try Exercise.keepTheLayers.task(in: vipers, seed: 0, from: kit.get())
    }
    let message = try #require(error?.errorDescription)
    #expect(message.hasPrefix("keep-the-layers cannot be made in VIPER: "))
  }

  @Test("The kit's architectures keep the rules of roles", arguments: Architecture.all.map(\.id))
  func kept(row: Architecture.ID) throws {
    let architecture = try #require(Architecture.all.first { $0.id == row })
    let files = try FileTree(of: kit.get().root, folders: [architecture.folder])
    #expect(try files.roleProblems(of: architecture) == [])
  }

  @Test(
    "A role without views is not reached through a file with views",
    arguments: [
      ("class Shown {}", "Presenter.swift names Shown."), ("enum Counter { case Shown }", nil),
      ("class Own { class Shown {} }", "Presenter.swift names Shown."),
      ("protocol Shown: UILabel {}", "Presenter.swift names Shown."),
      ("typealias Shown = Controller", "Presenter.swift names Shown."),
      ("class Own { typealias Shown = Controller }", "Presenter.swift names Shown."),
      ("extension UILabel: Shown {}", "declare: UILabel"),
      (
        "extension ProfilePresenter { subscript(a: Int) -> Int { a } }", "declare: ProfilePresenter"
      ),
      ("class Own: ProfilePresenter { override func count() {} }", "declare: Own"),
      ("class Controller {}\nextension Controller: ProfileViewProtocol { func show() {} }", nil),
    ])
  func reached(code: String, problem: String?) throws {
    var files = try FileTree(of: URL(filePath: "/"), folders: [Architecture.mvp.folder])
    let folder = "\(Architecture.mvp.folder)/Profile"
    files.set("\(folder)/ProfileViewController.swift", to: Data("import Views\n\(code)".utf8))
    files.set(
      "\(folder)/ProfilePresenter.swift",
      to: Data("class ProfilePresenter { func count() { Shown() } }".utf8))
    let problems = try files.roleProblems(of: .mvp, sharesProtocols: false)
    #expect(problems.count == (problem == nil ? 0 : 1))
    #expect(problem.map { problems.joined().contains($0) } ?? true)
  }

  @Test(
    "A predicted call has the type, the name, the labels and the accessor of the recorded one",
    arguments: [
      ("GreetingPresenter.showGreetingTapped()", "GreetingPresenter.showGreetingTapped()", true),
      (" A.setGreeting ", "A.setGreeting(_:)", true),
      ("setGreeting(_:)", "A.setGreeting(_:)", false),
      ("B.setGreeting(_:)", "A.setGreeting(_:)", false), ("B.A.f", "A.f()", false),
      ("State.reset", "Store.State.reset()", true), ("A.f.setter", "A.f()", false),
      ("Model.greeting", "Model.greeting.setter", true),
      ("Model.greeting.set", "Model.greeting.setter", true),
      ("Model.greeting", "Model.greeting.getter", false),
      ("Model.greeting.didset", "Model.greeting.didSet", true),
      ("View.show(_:)", "View.show(_:)", true), ("View.show(of:)", "View.show(_:)", false),
      ("Other<View>.show", "View.show(_:)", false), ("", "A.f()", false),
    ])
  func callName(answer: String, recorded: String, isNamed: Bool) {
    #expect(CallName(answer).names(CallName(recorded)) == isNamed)
  }

  @Test(
    "What is wrong with predicted calls is told without naming one",
    arguments: [
      (["A.f", "B.g"], "all are right"), ([], "no function in answers.txt"),
      (["A.f", "A.g"], "the right names in order; a type, a label or an accessor is another"),
      (["B.g", "A.f"], "the right names in another order"),
      (["A.f", "B.g", "A.h"], "2 of your 3 lines name a function that is called"),
    ])
  func judgement(answers: [String], words: String) {
    let expected = ["A.f()", "B.g(_:)"].map(CallName.init)
    let judged = CallName.judgement(of: answers.map(CallName.init), expected: expected)
    #expect(judged.words == words)
    #expect(judged.passes == (words == "all are right"))
  }
}

@Suite("Planted faults")
struct PlantedFaultTests {
  private func planted(
    _ original: String, _ replacement: String, line: Int, column: Int
  ) -> PlantedFault? {
    let mutant = Mutant(
      id: 1, key: "a", module: "MVP", file: "A.swift", line: line, column: column, function: "f()",
      operator: .number, original: original, replacement: replacement)
    let outcomes = Outcomes(
      viewFreeTests: .noticed, scenarios: .noticed, brokenScenarios: ["greeting.shown"])
    return PlantedFault(
      TestedMutant(mutant: mutant, outcomes: outcomes), of: .mvp,
      in: ["let a = 1", "  stop()", "let b = 2", "", "case .a: go()"])
  }

  @Test("Code is replaced at its place, and a line that is left out leaves no gap")
  func changed() throws {
    let replaced = try #require(planted("1", "2", line: 1, column: 9))
    #expect(replaced.text == "let a = 2\n  stop()\nlet b = 2\n\ncase .a: go()")
    #expect(replaced.lines == 1...1)
    let dropped = try #require(planted("stop()", "", line: 2, column: 3))
    #expect(dropped.text == "let a = 1\nlet b = 2\n\ncase .a: go()")
    #expect(planted("go()", "", line: 5, column: 9) == nil, "A case would be empty.")
  }

  @Test("A closure that keeps an object does not ask if it is there")
  func strong() throws {
    let mutant = Mutant(
      id: 1, key: "a", module: "MVP", file: "A.swift", line: 1, column: 6, function: "f()",
      operator: .strongSelf, original: "weak self", replacement: "self")
    let outcomes = Outcomes(
      viewFreeTests: .unreached, scenarios: .noticed, brokenScenarios: ["greeting.shown"])
    let tested = TestedMutant(mutant: mutant, outcomes: outcomes)
    let planted = PlantedFault(tested, of: .mvp, in: ["f { [weak self] in self?.stop() }"])
    #expect(planted?.text == "f { [self] in self.stop() }")
    // What follows on other lines is not read.
    #expect(
      PlantedFault(tested, of: .mvp, in: ["f { [weak self] in", "  self?.stop()", "}"]) == nil)
    #expect(
      PlantedFault(tested, of: .mvp, in: ["}, { [weak self] in", "  self?.stop()", "}"]) == nil)
  }

  @Test("A fault whose code has moved is not planted")
  func moved() throws {
    #expect(planted("3", "4", line: 1, column: 9) == nil)
    #expect(planted("1", "2", line: 9, column: 9) == nil)
    #expect(planted("1", "2", line: 1, column: 99) == nil)
  }
}

@Suite("Folders of exercises", .inBackground)
struct ExerciseFolderTests {
  private let folder: TemporaryFolder
  private let place: URL

  init() throws {
    folder = try TemporaryFolder()
    place = folder.url.appending(component: "fault")
  }

  private func begun() throws -> ExerciseFolder {
    try ExerciseFolder.start(.findTheFault, in: .mvp, seed: 0, at: place, from: kit.get()).folder
  }

  @Test("It holds a package of one architecture with a fault, and words, but no answer")
  func started() throws {
    let task = try Exercise.findTheFault.task(in: .mvp, seed: 0, from: kit.get())
    let opened = try begun()
    #expect(opened.state.exercise == "find-the-fault")
    let files = try FileTree(
      of: place, folders: ["Package.swift", "README.md", "answers.txt", "Sources", "Tests"])
    #expect(files.paths.contains("Sources/MVP/Greeting/GreetingPresenter.swift"))
    #expect(!files.paths.contains { $0.contains("MVVM") || $0.contains("Faults") })
    for (path, text) in task.starter { #expect(try files.text(of: path) == text) }
    let words = try #require(try files.text(of: "README.md"))
    #expect(words.contains(task.words))
    #expect(!words.contains(task.explanation))
  }

  @Test("It is not started twice, and not among other files")
  func occupied() throws {
    _ = try begun()
    let again = #expect(throws: ExerciseError.self) { try begun() }
    #expect(again?.errorDescription?.contains("has been started in") == true)
    try FileManager.default.removeItem(at: place)
    try folder.write("mine", to: "fault/notes.txt")
    let among = #expect(throws: ExerciseError.self) { try begun() }
    #expect(among?.errorDescription?.contains("holds other files") == true)
    #expect(
      try String(contentsOf: place.appending(component: "notes.txt"), encoding: .utf8) == "mine")
  }

  @Test("Three hints follow each other, and the last one stays")
  func hints() throws {
    var opened = try begun()
    let numbers = try (1...4).map { _ in try opened.nextHint().number }
    #expect(numbers == [1, 2, 3, 3])
    #expect(try ExerciseFolder.open(at: place, from: kit.get()).state.hints == 3)
  }

  @Test("The solution of an open exercise is shown to those who ask twice")
  func solution() throws {
    var opened = try begun()
    #expect(try !opened.askForSolution())
    #expect(try opened.askForSolution())
  }

  @Test("It is found from each folder in it, and from no other one")
  func around() throws {
    _ = try begun()
    let inside = place.appending(path: "Sources/MVP").path
    for path in [place.path, inside] { #expect(ExerciseFolder.around(path)?.path == place.path) }
    // A folder that was deleted has an empty path.
    for path in [folder.url.path, "/", ""] { #expect(ExerciseFolder.around(path) == nil) }
  }

  @Test("It is begun anew if the kit makes another one by now, or if a part of it is gone")
  func outdated() throws {
    let opened = try begun()
    try FileManager.default.removeItem(at: place.appending(path: "Sources/MVP"))
    let gone = #expect(throws: ExerciseError.self) { try opened.check { _ in } }
    #expect(gone?.errorDescription?.hasPrefix("Sources/MVP is missing in") == true)
    let state = place.appending(component: "exercise.json")
    let made = try String(contentsOf: state, encoding: .utf8)
      .replacing(/"made" : "\w+"/, with: #""made" : "another""#)
    try folder.write(made, to: "fault/exercise.json")
    let other = #expect(throws: ExerciseError.self) {
      try ExerciseFolder.open(at: place, from: kit.get()).task()
    }
    #expect(other?.errorDescription?.hasPrefix("The kit has changed since") == true)
  }

  @Test("A reset begins anew, and keeps the attempt beside the folder")
  func reset() throws {
    let path = "Sources/MVP/Greeting/GreetingPresenter.swift"
    let opened = try begun()
    try folder.write("mine", to: "fault/\(path)")
    let former = try opened.reset()
    #expect(try String(contentsOf: former.appending(path: path), encoding: .utf8) == "mine")
    #expect(try String(contentsOf: place.appending(path: path), encoding: .utf8) != "mine")
  }

  @Test("A folder without an exercise is refused, and so is one that cannot be read")
  func missing() throws {
    let none = #expect(throws: ExerciseError.self) {
      try ExerciseFolder.open(at: place, from: kit.get())
    }
    #expect(none?.errorDescription?.hasPrefix("There is no exercise in") == true)
    try folder.write("{", to: "fault/exercise.json")
    let unread = #expect(throws: ExerciseError.self) {
      try ExerciseFolder.open(at: place, from: kit.get())
    }
    #expect(unread?.errorDescription?.contains("cannot be read") == true)
  }
}

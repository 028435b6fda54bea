import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Testability

/// The folder for the compiled program, which all tests share.
private let scratch = Result { try TemporaryFolder() }

private let hasSyntaxLibrary: Bool = {
  guard let resources = (try? SwiftToolchain())?.resourceFolder else { return false }
  return FileManager.default.fileExists(
    atPath: resources.appending(path: "host/SwiftParser.swiftmodule").path)
}()

@Suite(
  "The program that makes mutants", .inBackground, .serialized,
  .enabled(if: hasSyntaxLibrary, "The toolchain has no SwiftSyntax."))
struct MutatorTests {
  private let folder: TemporaryFolder
  private let rewritten: URL

  init() throws {
    folder = try TemporaryFolder()
    rewritten = folder.url.appending(component: "rewritten")
    let root = try PackageFolder.find(from: [URL(filePath: #filePath)])
    for path in [Mutator.sourceFolder, Mutator.sharedSource] {
      let copy = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: root.appending(path: path), to: copy)
    }
    for module in ["Models", "Views", "HeadlessUIKit"] {
      try folder.write("", to: "Sources/Common/\(module)/Empty.swift")
    }
    try folder.write(
      """
      class Requests {
        enum Kind { case load, cancel }
        func start<Answer>(_ kind: Kind, deliver: (Answer) -> Void) {}
      }
      """, to: "Sources/Common/Models/Requests.swift")
    try folder.write(
      """
      enum Part { case loading, shown, failed(Int) }
      enum Screen { case initial, loading, gone, failed(Int), none }
      enum Effect { case load, stop, save(Int) }
      enum Action { case left, opened }
      enum Other { case left, closed }
      enum Message { case screen(Action, on: Int), part(Other) }
      struct Profile {
        enum Posts { case loading, none, failed(Int) }
        var posts = Posts.loading
        mutating func update(_ change: (inout Profile) -> Void) {}
      }
      struct App {
        var screens: [Int: Screen] = [:]
        var profile: Profile?
      }
      func dispatch(_ message: Message) {}
      """, to: "Sources/Sample/Types.swift")
  }

  /// A piece of code, and one of the mutants of the kind `other-case` that it must have.
  private static let cases: [(code: String, mutant: String)] = [
    ("func f(_ screen: inout Screen) { screen = .loading }", ".loading → .gone"),
    ("func f(_ profile: inout Profile) { profile.posts = .loading }", ".loading → .none"),
    ("func f(_ profile: Profile) -> Bool { profile.posts == .none }", ".none → .loading"),
    ("func f(_ app: App) -> Bool { app.profile?.posts != .none }", ".none → .loading"),
    ("func f(_ screen: inout Screen) { screen = .failed(id) }", ".failed(id) → .none"),
    ("func f() -> [Effect] { return [.load] }", ".load → .stop"),
    ("func f(_ isOn: Bool) -> Screen { if isOn { .loading } else { .g } }", ".loading → .gone"),
    ("func f(_ isOn: Bool) -> Screen { return isOn ? .loading : .g }", ".loading → .gone"),
    ("func f() { let screen: Screen = .loading }", ".loading → .gone"),
    (
      "func f(_ app: App, _ id: Int) -> Bool { let now = app.screens[id]; return now == .loading }",
      ".loading → .gone"
    ),
    (
      "func f(_ app: App) { let (old, new) = (app.profile, 1); if old?.posts == .none { go() } }",
      ".none → .loading"
    ),
    (
      "func f(_ profile: inout Profile) { profile.update { $0.posts = .loading } }",
      ".loading → .none"
    ),
    (
      "func f(_ app: App) -> Bool? { app.profile.map { $0.posts == .none } }",
      ".none → .loading"
    ),
    (
      "func f(_ requests: Requests) { requests.start(.load) { $0 } }",
      ".load → .cancel"
    ),
    ("func f(_ m: Message) -> Bool { m == .screen(.left, on: 1) }", ".left → .opened"),
  ]

  @Test("A case is replaced by another one of the type that the code around it demands")
  func demanded() throws {
    for (index, (code, _)) in Self.cases.enumerated() {
      try folder.write(code, to: "Sources/Sample/Case\(index).swift")
    }
    // The type of these is not known; one of them is a case of a single type.
    try folder.write("func f() { go(.loading, .failed(1)) }", to: "Sources/Sample/Several.swift")
    try folder.write("func f() { go(.shown) }", to: "Sources/Sample/Single.swift")
    let mutants = try mutator().rewrite(["Sources/Sample"], of: folder.url, to: rewritten).mutants
      .filter { $0.operator == .otherCase }
    let found = Dictionary(grouping: mutants, by: \.file)
      .mapValues { $0.map { "\($0.original) → \($0.replacement)" } }
    for (index, (code, mutant)) in Self.cases.enumerated() {
      #expect(found["Case\(index).swift"]?.contains(mutant) == true, "\(code)")
    }
    #expect(found["Several.swift"] == nil)
    #expect(found["Single.swift"] == [".shown → .loading"])
  }

  /// Statements of a function of a class, and all their mutants of one of the newer kinds.
  private static let changes: [(statements: String, kind: MutationOperator, mutants: [String])] = [
    (
      "load(); try? await send()", .repeatStatement,
      ["load(); load()", "try? await send(); try? await send()"]
    ),
    // Setting a value again changes nothing, and a lone call is repeated where it is called.
    ("show(held); cache.user = nil", .repeatStatement, []),
    ("load()", .repeatStatement, []),
    ("stop(); held = nil", .swapStatements, ["held = nil; stop()"]),
    // A request begins later, so the order does not matter.
    ("load(); held = nil", .swapStatements, []),
    ("held = nil; cache.user = nil", .swapStatements, []),
    ("held = nil; show(held)", .swapStatements, ["show(held); held = nil"]),
    ("super.stop(); load()", .swapStatements, []),
    ("if isOn { load() }", .otherBranch, ["else { load() }"]),
    ("if isOn { load() } else { stop() }", .otherBranch, ["else { load() }", "if { stop() }"]),
    ("if let held { show(held) } else { load() }", .otherBranch, ["if { load() }"]),
    (
      "guard isOn else { stop(); return }; load()", .otherBranch,
      ["after guard { stop() }", "else { load() }"]
    ),
    ("guard let self else { return }; load()", .otherBranch, []),
    (
      "do { try send(); stop() } catch { load() }", .otherBranch,
      ["catch { stop() }", "do { load() }"]
    ),
    (
      "switch part { case .failed(let id): load(id); case .shown: stop(); default: break }",
      .otherBranch, ["default: { stop() }"]
    ),
    ("if isOn { held = user } else { held = nil }", .otherBranch, []),
    ("show(user)", .otherSource, ["(self.cache.user ?? user)"]),
    ("held?.name = name", .otherSource, ["user.name"]),
    ("show(held)", .otherSource, ["(self.cache.user ?? held)"]),
    ("Task { show(user) }", .otherSource, []),
    ("if isOn { load() }", .extraCondition, ["self.cache.user != nil, isOn"]),
    (
      "guard held != nil else { return }", .extraCondition,
      ["self.cache.user != nil, held != nil", "!self.isOn, held != nil"]
    ),
    ("if isOn, held == nil, cache.user == nil { load() }", .extraCondition, []),
  ]

  @Test("Statements are repeated, swapped and moved, and values and conditions are exchanged")
  func changed() throws {
    for (index, (statements, _, _)) in Self.changes.enumerated() {
      try folder.write(
        """
        class Sample\(index): Base {
          private let cache: Cache
          private var held: User?
          private var isOn = false
          func f(_ user: User, name: Name) { \(statements) }
          func load() { requests.start(.load) { $0 } }
          func show(_ user: User?) { label.user = user }
          private func send() async throws { go() }
          override func stop() { go() }
        }
        """, to: "Sources/Sample/Change\(index).swift")
    }
    try folder.write(
      """
      class Cache { package var user: User? }
      struct Name {}
      struct User { package var name: Name }
      class Base { func stop() {} }
      """, to: "Sources/Common/Models/Values.swift")
    let mutants = try mutator().rewrite(["Sources/Sample"], of: folder.url, to: rewritten).mutants
    for (index, (statements, kind, expected)) in Self.changes.enumerated() {
      let found = mutants.filter {
        $0.file == "Change\(index).swift" && $0.operator == kind && $0.function.contains(".f(")
      }.map(\.replacement)
      #expect(found == expected, "\(kind): \(statements)")
    }
  }

  @Test("Work that a generic function wraps keeps its answer, and may be left out without one")
  func wrapped() throws {
    try folder.write(
      """
      class Log {
        func record(_ text: String) {}
        func record<Answer>(_ text: String, _ work: () throws -> Answer) throws -> Answer {}
      }
      """, to: "Sources/Common/Models/Log.swift")
    try folder.write(
      """
      class Service {
        let log: Log
        func posts() -> [Int] {}
        func save() {}
        func f() { begin { try log.record("a") { posts() } } }
        func g() { begin { try log.record("b") { save() } } }
      }
      """, to: "Sources/Sample/Service.swift")
    let dropped = try mutator().rewrite(["Sources/Sample"], of: folder.url, to: rewritten).mutants
      .filter { $0.operator == .dropStatement }.map(\.original)
    #expect(!dropped.contains { $0.contains("\"a\"") && !$0.contains("begin") })
    #expect(dropped.contains { $0.contains("\"b\"") && !$0.contains("begin") })
  }

  @Test("A file that is deleted in the sources is deleted among the rewritten files, too")
  func deleted() throws {
    try folder.write("let a = 1", to: "Sources/Sample/Deep/Old.swift")
    let mutator = try mutator()
    _ = try mutator.rewrite(["Sources/Sample"], of: folder.url, to: rewritten)
    #expect(FileManager.default.fileExists(atPath: rewritten.path + "/Sample/Deep/Old.swift"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Sample/Deep"))
    _ = try mutator.rewrite(["Sources/Sample"], of: folder.url, to: rewritten)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: rewritten.path).sorted()
        == ["Sample", "Sample/Types.swift"])
  }

  private func mutator() throws -> Mutator {
    try Mutator(
      packageRoot: folder.url, scratch: try scratch.get().url, toolchain: try SwiftToolchain(),
      compiler: "of this test")
  }
}

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
    let mutants = try mutator().rewrite(["Sources/Sample"], to: rewritten).mutants
      .filter { $0.operator == .otherCase }
    let found = Dictionary(grouping: mutants, by: \.file)
      .mapValues { $0.map { "\($0.original) → \($0.replacement)" } }
    for (index, (code, mutant)) in Self.cases.enumerated() {
      #expect(found["Case\(index).swift"]?.contains(mutant) == true, "\(code)")
    }
    #expect(found["Several.swift"] == nil)
    #expect(found["Single.swift"] == [".shown → .loading"])
  }

  @Test("A file that is deleted in the sources is deleted among the rewritten files, too")
  func deleted() throws {
    try folder.write("let a = 1", to: "Sources/Sample/Deep/Old.swift")
    let mutator = try mutator()
    _ = try mutator.rewrite(["Sources/Sample"], to: rewritten)
    #expect(FileManager.default.fileExists(atPath: rewritten.path + "/Sample/Deep/Old.swift"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources/Sample/Deep"))
    _ = try mutator.rewrite(["Sources/Sample"], to: rewritten)
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

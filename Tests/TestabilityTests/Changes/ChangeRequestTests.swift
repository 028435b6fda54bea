import Architectures
import Foundation
import Reports
import TestSupport
import Testing
import Toolchain

@testable import Testability

@Suite("Requests for changes")
struct ChangeRequestTests {
  private let sample: SampleChanges

  init() throws {
    sample = try SampleChanges()
  }

  @Test("They are in the order of their numbers, with their words; what has no words is none")
  func all() throws {
    for (id, text) in [
      ("z", "# R1: First\n\n"), ("b", "# R10: Last"),
      ("a", "# No number\n\nWords.\n\nMore.\n\n## How it was made\n\nOnce.\n"),
    ] {
      try sample.folder.write(text, to: "Benchmarks/Changes/\(id)/request.md")
    }
    try sample.folder.write("", to: "Benchmarks/Changes/begun/mvp.patch")
    try sample.folder.write("{}", to: "Benchmarks/Changes/kept.json")
    let all = try ChangeRequest.all(in: sample.root)
    #expect(all.map(\.id) == ["a", "z", "ask", "b"])
    #expect(all.map(\.title) == ["No number", "First", "Ask first", "Last"])
    #expect(all.map(\.number) == ["a", "R1", "R2", "R10"])
    #expect(all.map(\.task) == ["Words.\n\nMore.", "", "R2-1 It asks.", ""])
    #expect(all[0].words == "Words.\n\nMore.\n\n## How it was made\n\nOnce.")
    #expect(try ChangeRequest.all(in: sample.root.appending(path: "Sources")).isEmpty)
  }

  @Test("A row without a patch is not made yet")
  func notMade() throws {
    #expect(try sample.request().change(of: sample.mvp, in: sample.root) == nil)
    #expect(
      try KeptChanges(in: sample.root).known(of: sample.request(), in: sample.mvp).state
        == .notMade)
  }

  @Test("A patch is written from a working copy, of the files of the row alone, and fits")
  func written() throws {
    var edits: [String: String?] = SampleChanges.edits
    edits["Sources/MVP/Unused.swift"] = .some(nil)
    edits["Sources/MVC/a.swift"] = "let other = 1\n"
    try sample.change(sample.mvp, edits)
    let change = try #require(try sample.request().change(of: sample.mvp, in: sample.root))
    #expect(
      change.sources.map(\.path) == [
        "Sources/MVP/Presenter.swift", "Sources/MVP/Protocols.swift", "Sources/MVP/Question.swift",
        "Sources/MVP/Unused.swift",
      ])
    #expect(change.tests.map(\.path) == ["Tests/MVPTests/a.swift"])
    #expect(change.sources[3].pathAfter == nil && change.sources[2].pathBefore == nil)
    #expect(change.sources[0].after == edits["Sources/MVP/Presenter.swift"])
    #expect(try sample.request().checked(in: sample.root).patches == 1)
    #expect(throws: ChangeError.self) { try sample.change(sample.mvp, [:]) }
  }

  @Test(
    "A row's patch may change the row's files alone",
    arguments: [
      "Sources/MVC/a.swift", "Sources/MVPlus/a.swift", "Tests/MVCTests/a.swift", "Package.swift",
    ])
  func foreign(path: String) throws {
    try sample.folder.write(
      "diff --git a/\(path) b/\(path)\n@@ -1 +1 @@\n-a\n+b\n",
      to: "Benchmarks/Changes/ask/mvp.patch")
    #expect(throws: ChangeError("A patch of MVP may not change \(path).")) {
      try sample.request().change(of: sample.mvp, in: sample.root)
    }
    #expect(
      try sample.request().checked(in: sample.root).problems
        == ["ask, mvp: A patch of MVP may not change \(path)."])
  }

  @Test("A change to a module that breaks a patch is named, with the request and the row")
  func broken() throws {
    try sample.change(sample.mvp, SampleChanges.edits)
    try sample.folder.write(
      "diff --git a/Sources/Common/Models/a.swift b/Sources/Common/Models/a.swift\n"
        + "@@ -1 +1 @@\n-let model = 1\n+let model = 2\n", to: "Benchmarks/Changes/ask/shared.patch"
    )
    let fine = try sample.request().checked(in: sample.root)
    #expect(fine.patches == 2 && fine.problems.isEmpty)
    try sample.folder.write("let model = 3\n", to: "Sources/Common/Models/a.swift")
    try sample.folder.write("protocol Other {}\n", to: "Sources/MVP/Protocols.swift")
    #expect(
      try sample.request().checked(in: sample.root).problems == [
        "ask, shared: The patch does not fit Sources/Common/Models/a.swift near line 1.",
        "ask, mvp: The patch does not fit Sources/MVP/Protocols.swift near line 1.",
      ])
  }

  @Test("The figures count files, places, contracts and lines that hold code")
  func figures() throws {
    let change = try sample.change(sample.mvp, SampleChanges.edits)
    let figures = try ChangeFigures(of: change)
    #expect(
      figures
        == ChangeFigures(
          files: 3, places: 4, editedFiles: 2, linesToOpen: 6 + 6, contracts: 2,
          addedLines: 3 + 2 + 3, removedLines: 0, testFiles: 1, testLines: 1))
    var other = figures
    other.files = 6
    #expect(Figure<ChangeFigures>.changedFiles.text(of: figures) == "3")
    #expect(Figure<ChangeFigures>.changedFiles.median.text(of: [figures, other]) == "4.5")
    #expect(Figure<ChangeFigures>.changedPlaces.median.text(of: [figures, other]) == "4")
    #expect(Figure<ChangeFigures>.changedPlaces.median.text(of: []) == nil)
    #expect(Set(Figure<ChangeFigures>.allOfChanges.map(\.id)).count == 9)
  }

  @Test("A change of comments alone touches a file and no place")
  func comments() throws {
    let path = "Sources/MVP/Unused.swift"
    let figures = try ChangeFigures(
      of: sample.change(sample.mvp, [path: "// Unused.\n\n\(SampleChanges.files[path] ?? "")"]))
    #expect(figures == ChangeFigures(files: 1, editedFiles: 1, linesToOpen: 1))
  }

  @Test("A file of the shared patch that a row owns is part of the row before its change")
  func sharedFile() throws {
    let entry = "Sources/Specification/Architectures/Entries/MVP.swift"
    try sample.folder.write(
      "diff --git a/\(entry) b/\(entry)\n@@ -1 +1 @@\n-let mvp = 1\n+let mvp = 2\n",
      to: "Benchmarks/Changes/ask/shared.patch")
    let change = try sample.change(sample.mvp, [entry: "let mvp = 3\n"])
    #expect(change.sources.map(\.before) == ["let mvp = 2\n"])
  }
}

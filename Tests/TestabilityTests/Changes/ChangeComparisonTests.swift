import Architectures
import Foundation
import Reports
import TestSupport
import Testing

@testable import Testability

@Suite("What a change costs")
struct ChangeComparisonTests {
  private let sample: SampleChanges
  private let environment = RunEnvironment.sample("2026-11-27T12:00:00Z")

  init() throws {
    sample = try SampleChanges()
    try sample.change(sample.mvp, SampleChanges.edits)
  }

  @Test("A result holds until something changes that decides it, and no other change matters")
  func kept() throws {
    #expect(try state() == .notJudged)
    try keep(ChangeResult())
    #expect(try state() == .passes)
    #expect(
      try KeptChanges(in: sample.root, of: .shared)
        .known(of: sample.request(), in: sample.mvp).state == .notJudged)
    try sample.folder.write("other", to: "Sources/MVC/a.swift")
    try sample.folder.write("other", to: "Benchmarks/Changes/ask/mvc.patch")
    #expect(try state() == .passes)
    for path in [
      "Sources/MVP/Unused.swift", "Tests/MVPTests/a.swift", "Sources/Common/Models/a.swift",
      "Sources/Specification/Scenarios/a.swift", "Benchmarks/Changes/ask/Scenarios.swift",
      "Benchmarks/Changes/ask/shared.patch", "Benchmarks/Changes/ask/mvp.patch",
    ] {
      try keep(ChangeResult())
      try sample.folder.write("other", to: path)
      #expect(try state() == .stale, "\(path)")
    }
  }

  @Test("A damaged file keeps nothing, and a sentence names the command that renews it")
  func damaged() throws {
    try sample.folder.write("{", to: "Benchmarks/Changes/kept.json")
    #expect(try state() == .notJudged)
    #expect(
      KeptChanges(in: sample.root).problem == """
        'Benchmarks/Changes/kept.json' does not hold results: it is no JSON, or was cut off. To \
        renew the file, run: compare change --fresh
        """)
  }

  @Test("The matrix has files and places of each request, and their medians")
  func matrix() throws {
    try addOther()
    let text = TextRenderer(width: 100).text(of: try comparison().report)
    #expect(text.contains(/R1 +R2 +median/), "\(text)")
    #expect(text.contains(/MVP +1 \(1\) +3 \(4\) +2 \(2\.5\)/), "\(text)")
    #expect(text.contains(/MVC +– +– +–/), "\(text)")
    #expect(text.contains("R2 is not made yet in MVC."))
    #expect(
      text.contains("R2 is not judged in MVP. To judge them, run: compare change --fresh"))
    #expect(try comparison().holds)
  }

  @Test("Who notices a missing place is told of the requests of which it is known")
  func notices() throws {
    try addOther()
    func text(_ requests: [String]) throws -> String {
      var mistakes = ChangeMistakes()
      mistakes.places = [.compiler, .compiler, .scenarios, .nobody].map {
        .init(file: "a.swift", line: 1, notice: $0)
      }
      let kept = try ChangeRequest.all(in: sample.root).filter { requests.contains($0.id) }.map {
        let digest = try KeptChanges(in: sample.root).digest(of: $0, in: sample.mvp)
        return """
          "\($0.id)": {"first": {"mvp": {
            "digest": "\(digest)",
            "kept": {"date": "2026-11-27T12:00:00Z", "commit": null, "swift": null},
            "result": \(try mistakes.json())}}}
          """
      }
      try sample.folder.write(
        "{\"schema\": 2, \"changes\": {}, \"mistakes\": {\(kept.joined(separator: ","))}}",
        to: "Benchmarks/Changes/kept.json")
      return TextRenderer(width: 100).text(of: try comparison().report)
    }
    #expect(try !text([]).contains("Who notices a missing place first"))
    let one = try text(["ask"])
    #expect(
      one.contains("Who notices a missing place first") && one.contains(/MVP +1 +2 +0 +1 +1\n/),
      "\(one)")
    let all = try text(["ask", "other"])
    #expect(all.contains(/MVP +2 +4 +0 +2 +2\n/), "\(all)")
  }

  @Test("A change that fails, or that does not fit any more, is a failure")
  func failures() throws {
    try keep(ChangeResult(brokenScenarios: ["profile.asks"]))
    let failing = try comparison()
    #expect(!failing.holds)
    #expect(
      failing.report.failures == ["R2 fails in MVP: scenarios do not hold: profile.asks"])
    try sample.folder.write("protocol Other {}\n", to: "Sources/MVP/Protocols.swift")
    let unfit = try comparison()
    #expect(!unfit.holds && unfit.requests.first?.rows.last?.figures == nil)
    #expect(
      unfit.report.failures == [
        "R2 fails in MVP: The patch does not fit Sources/MVP/Protocols.swift near line 1."
      ])
  }

  @Test("A request is shown with its words, its figures and the patches that were asked for")
  func detail() throws {
    let plain = TextRenderer(width: 100).text(of: try comparison().report)
    #expect(
      plain.contains(/MVP +3 +4 +2 +12 +2 +8\n/) && plain.contains(/MVP +0 +1 +1 +–/), "\(plain)")
    #expect(!plain.contains("Files (places)"))
    #expect(
      try comparison().withWordsAndDiffs("report\n", isMarkdown: false)
        == "\nR2: Ask first\n\nR2-1 It asks.\nreport\n")
    let comparison = try comparison(showsDiffs: true)
    let text = comparison.withWordsAndDiffs("", isMarkdown: false)
    #expect(text.contains("\nMVP\ndiff --git a/Sources/MVP/Presenter.swift"), "\(text)")
    #expect(text.contains("\n+  func ask()\n"))
    let markdown = comparison.withWordsAndDiffs("", isMarkdown: true)
    #expect(markdown.contains("\n```diff\ndiff --git a/Tests/MVPTests/a.swift"), "\(markdown)")
    #expect(try comparison.json().contains("\"state\" : \"notJudged\""))
  }

  /// Adds a request that is made in MVP.
  private func addOther() throws {
    try sample.folder.write("# R1: Other\n", to: "Benchmarks/Changes/other/request.md")
    try sample.folder.write(
      "diff --git a/Sources/MVP/new.swift b/Sources/MVP/new.swift\nnew file mode 100644\n"
        + "@@ -0,0 +1 @@\n+let a = 1\n", to: "Benchmarks/Changes/other/mvp.patch")
  }

  private func comparison(showsDiffs: Bool = false) throws -> ChangeComparison {
    try ChangeComparison(
      of: ChangeRequest.all(in: sample.root), in: [sample.mvc, sample.mvp],
      packageRoot: sample.root, showsDiffs: showsDiffs, environment: environment, notes: [])
  }

  private func state() throws -> KeptChanges.State {
    KeptChanges(in: sample.root).known(of: try sample.request(), in: sample.mvp).state
  }

  /// Writes a result of MVP, as a run with the present files would.
  private func keep(_ result: ChangeResult) throws {
    let digest = try KeptChanges(in: sample.root).digest(of: sample.request(), in: sample.mvp)
    try sample.folder.write(
      """
      {"schema": 2, "mistakes": {}, "changes": {"ask": {"first": {"mvp": {
        "digest": "\(digest)",
        "kept": {"date": "2026-11-27T12:00:00Z", "commit": null, "swift": null},
        "result": \(result.json())}}}}}
      """, to: "Benchmarks/Changes/kept.json")
  }
}

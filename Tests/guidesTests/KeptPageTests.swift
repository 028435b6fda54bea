import Foundation
import Reports
import Samples
import Sizes
import TestSupport
import Testability
import Testing

@testable import Figures
@testable import Page
@testable import guides

@Suite("The page of the kept comparison")
struct KeptPageTests {
  private let folder: TemporaryFolder
  private let shown = ShownComparison(now: .sample, baseline: .sample)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes the page of a comparison, and returns its problems.
  private func problems(
    afterWriting comparison: Comparison, of shown: ShownComparison
  ) throws -> [String] {
    let page = ReportPage(of: comparison, baseline: "mvc", architectures: [])
    try folder.write(page.html(), to: KeptPage.path)
    return KeptPage.problems(in: folder.url, of: shown).map(\.message)
  }

  @Test("A page with the figures of the documents has no problem")
  func same() throws {
    #expect(try problems(afterWriting: shown.comparison, of: shown) == [])
  }

  @Test("A missing page is a problem of those who link it, and one without content is named")
  func missing() throws {
    #expect(KeptPage.problems(in: folder.url, of: shown).isEmpty)
    try folder.write("<html></html>", to: KeptPage.path)
    let problems = KeptPage.problems(in: folder.url, of: shown)
    #expect(
      problems[0].description.hasPrefix("\(KeptPage.path): the page's content cannot be read"))
  }

  @Test("Other sizes, faults and findings are named, with the command that makes the page again")
  func otherFigures() throws {
    var other = shown.comparison
    other.architectures[1].size?.total.codeLines = 1_399
    other.architectures[1].size?.features["Greeting"]?.codeLines = 59
    other.architectures[0].mutation?.figures.faultsThatNeedView = 199
    let problems = try problems(afterWriting: other, of: shown)
    #expect(problems.contains("MVP has 1,400 code lines, but 1,399 here."))
    #expect(problems.contains("MVC has 200 faults that need a view, but 199 here."))
    #expect(problems.contains { $0.hasPrefix("it lacks: One more screen ") })
    #expect(problems.contains { $0.hasPrefix("it should not say: One more screen ") })
    #expect(problems.last == "Make it again: swift run -c release guides --page")
  }

  @Test("A page cites the command that makes it again, and no temporary file")
  func citation() throws {
    let kept = URL(filePath: "/tmp/kept.json")
    #expect(
      try CompareProgram.citingGuides(
        "swift run -c release compare report --from kept.json --output FILE.html; read from kept.json.",
        from: kept)
          == """
          swift run -c release guides --page; measured by 'guides --page' or read from \
          Benchmarks/kept-run.json.
          """)
    for page in ["", "kept.json", "read from kept.json; kept.json"] {
      #expect(throws: CompareError.self) {
        try CompareProgram.citingGuides(page, from: kept)
      }
    }
  }

  @Test("Costs of another run are named, even with another compiler")
  func otherRun() throws {
    var baseline = Comparison.sample
    baseline.environment.date = "2026-05-01T10:00:00Z"
    baseline.environment.commit = "5e6f7a8"
    baseline.environment.swift = "6.4"
    let newer = ShownComparison(now: .sample, baseline: baseline)
    let problems = try problems(afterWriting: shown.comparison, of: newer)
    #expect(
      problems == [
        "it does not cite the run of 2026-05-01T10:00:00Z, commit 5e6f7a8.",
        "Make it again: swift run -c release guides --page",
      ])
    #expect(try self.problems(afterWriting: newer.comparison, of: newer) == [])
  }

  @Test("Figures that are joined from several runs have the notes of all of them, each once")
  func joining() {
    var sizes = Comparison.sample
    var tests = Comparison.sample
    for index in sizes.architectures.indices { sizes.architectures[index].coverage = nil }
    sizes.notes = ["a", "coverage: not measured; to measure it, run: compare coverage"]
    tests.notes = ["size: not measured; to measure it, run: compare size", "b", "a"]
    let joined = sizes.withTests(of: tests)
    #expect(joined.notes == ["a", "b"])
    #expect(joined.architectures == Comparison.sample.architectures)
    #expect(joined.withDispatch(of: .sample).dispatchEnvironment == .sample)
  }
}

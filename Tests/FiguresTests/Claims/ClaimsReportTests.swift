import Architectures
import Costs
import Foundation
import Reports
import Samples
import Terminal
import Testing

@testable import Figures

@Suite("The report on the claims")
struct ClaimsReportTests {
  @Test("Each claim of our sources has a verdict, and each published one has a source")
  func claims() {
    let ids = Claim.all.map(\.id)
    #expect(Set(ids) == Set((1...16).map { "C-\($0)" } + (1...34).map { "L-\($0)" }))
    #expect(Set(ids).count == ids.count)
    for claim in Claim.all {
      #expect(claim.id.hasPrefix("L") || !claim.parts.isEmpty, "\(claim.id)")
      #expect(claim.parts.count <= 1 || claim.parts.allSatisfy { $0.label != nil }, "\(claim.id)")
      #expect(claim.text.hasSuffix(".") && claim.source != "", "\(claim.id)")
    }
  }

  @Test("A contradiction is mutual, and between two different claims")
  func contradictions() throws {
    for claim in Claim.all {
      #expect(Set(claim.contradicts).count == claim.contradicts.count)
      for id in claim.contradicts {
        let other = try #require(Claim.all.first { $0.id == id })
        #expect(other.id != claim.id)
        #expect(other.contradicts.contains(claim.id), "\(claim.id) and \(id)")
      }
    }
  }

  @Test("A claim whose figures are all missing says so, and names the commands that measure them")
  func missingFigures() {
    let report = ClaimsReport(in: .bare)
    let withoutFigures: Set<Claim.Verdict> = [.notMeasuredYet, .cannotBeMeasured, .noFigure]
    for part in report.claims.flatMap(\.parts) {
      #expect(withoutFigures.contains(part.verdict) && part.figure == nil && part.reason != "")
    }
    let text = ClaimsRenderer().text(of: report).replacing(/\s+/, with: " ")
    #expect(text.contains("no figure in this comparison"))
    #expect(
      text.contains(
        "compare --format json --output FILE.json; then: compare claims --from FILE.json"))
  }

  @Test("A message in nested reducers is compared with both numbers that were claimed")
  func messages() throws {
    var comparison = Comparison.even
    let instructions: [ComparedBinding: Int] = [
      .messageDepth1: 100, .messageDepth10: 170, .messageValues10: 180,
    ]
    comparison.controls.bindings = instructions.mapValues { count in
      var figures = DispatchFigures()
      figures.counts = Counts([.instructions: count])
      return figures
    }
    let claim = try #require(Claim.all.first { $0.id == "L-27" })
    let parts = ClaimResult(claim, in: comparison).parts
    #expect(parts.map(\.verdict) == [.contradicted, .confirmed])
    #expect(
      parts[1].figure == """
        instructions of a message: 100 at depth 1; at depth 10 170 (×1.70) with switches, 180 \
        (×1.80) with values
        """)
  }

  @Test("Claims that contradict each other are neighbors, and the reading list comes last")
  func order() throws {
    let claims = ClaimsReport(in: .even).claims
    #expect(claims.map(\.id).starts(with: ["C-1", "L-18", "C-2"]))
    let first = try #require(claims.firstIndex { $0.parts.isEmpty })
    #expect(claims[first...].allSatisfy { $0.parts.isEmpty && $0.id.hasPrefix("L") })
    #expect(claims.count == Claim.all.count)
  }

  @Test("The summary counts the verdicts and the reading list")
  func summary() {
    func summary(_ ids: Set<String>) -> String {
      ClaimsReport(of: Claim.all.filter { ids.contains($0.id) }, in: .even).summary
    }
    #expect(
      summary(["L-6", "C-11", "L-4"]) == """
        3 claims: 2 with verdicts (2 not at this size, 1 not measured yet), 1 in the reading list.
        """)
    #expect(summary(["L-4"]) == "1 claim: 1 in the reading list.")
  }

  @Test(
    "The text has a block for each claim, at most as wide as the terminal", arguments: [60, 80])
  func text(width: Int) {
    var comparison = Comparison.even
    comparison[.mvvm].dispatch = comparison[.mvvm].dispatch?.mapValues { figures in
      var figures = figures
      figures.counts[.liveBytes] = 8_700
      return figures
    }
    let text = ClaimsRenderer(width: width).text(of: ClaimsReport(in: comparison))
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= width })
    #expect(text.contains("\nC-11  MVVM costs more memory.\n"))
    #expect(text.contains("\n    ✓ confirmed – with bindings of its own\n        Here, bytes"))
    #expect(text.contains("\n      Its number: ×2.\n"))
    #expect(text.contains("Says otherwise: L-5, L-8, L-12."))
    #expect(text.contains("\n\nReading list\n"))
    #expect(text.contains("\nL-4   A controller of more than 150 lines is massive.\n"))
  }

  @Test("Color never stands alone: words and a sign say the same")
  func color() {
    let report = ClaimsReport(in: .even)
    let plain = ClaimsRenderer().text(of: report)
    let colored = ClaimsRenderer(style: .colored).text(of: report)
    #expect(colored.contains("\u{1B}[") && !plain.contains("\u{1B}"))
    #expect(colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
    #expect(Set(Claim.Verdict.allCases.map(\.symbol)).count == Claim.Verdict.allCases.count)
  }

  @Test("The table has one row for each verdict and for each claim of the reading list")
  func table() throws {
    let report = ClaimsReport(in: .even)
    let rows = report.table.sections.flatMap(\.rows)
    #expect(rows.count == report.claims.reduce(0) { $0 + max(1, $1.parts.count) })
    #expect(rows.map(\.label).filter { $0 != "" } == report.claims.map(\.id))
    #expect(rows.allSatisfy { $0.cells.count == report.table.columns.count })
    let markdown = MarkdownRenderer().text(of: report.report)
    #expect(markdown.contains("| C-8 | With extracted actions, new behavior"))
    #expect(markdown.contains("| 150 lines | – | reading list |"))
  }

  @Test("The JSON has the figures, the verdicts and null for what is not known")
  func json() throws {
    let claims = Claim.all.filter { ["L-6", "L-4"].contains($0.id) }
    let report = ClaimsReport(of: claims, in: .even)
    let json = try report.json()
    for text in [
      #""figure" : null"#, #""part" : null"#, #""number" : null"#, #""seen" : "text""#,
      #""verdict" : "not measured yet""#,
    ] { #expect(json.contains(text)) }
    #expect(json.contains(/"parts" : \[\s*\]/))
    #expect(try JSONDecoder().decode(ClaimsReport.self, from: Data(json.utf8)) == report)
  }
}

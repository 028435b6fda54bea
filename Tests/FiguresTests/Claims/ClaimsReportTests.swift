import Costs
import Foundation
import Reports
import Samples
import Terminal
import Testing

@testable import Figures

@Suite("The report on the claims")
struct ClaimsReportTests {
  @Test("Each of the 47 claims is there once, in order, with at least one judgement")
  func ids() {
    let expected = (1...16).map { "C-\($0)" } + (1...31).map { "L-\($0)" }
    #expect(Claim.all.map(\.id) == expected)
    for claim in Claim.all {
      #expect(!claim.judgements.isEmpty)
      #expect(claim.judgements.count == 1 || claim.judgements.allSatisfy { $0.part != nil })
      #expect(claim.text.hasSuffix("."))
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

  @Test("Claims that contradict each other stand in one group")
  func neighbours() throws {
    let ids = ClaimsReport(in: .even).claims.map(\.id)
    #expect(Set(ids).count == 47)
    let tenth = try #require(ids.firstIndex(of: "L-10"))
    #expect(ids[tenth - 1] == "L-11" || ids[tenth + 1] == "L-11")
    // A group ends where no later claim contradicts an earlier one.
    var groups = 0
    for index in ids.indices.dropLast() {
      let earlier = Set(ids[...index])
      let crosses = Claim.all.contains { claim in
        earlier.contains(claim.id) && claim.contradicts.contains { !earlier.contains($0) }
      }
      if !crosses { groups += 1 }
    }
    #expect(groups > 20)
  }

  @Test("The summary counts the judgements of each verdict")
  func summary() {
    let claims = Claim.all.filter { ["C-8", "C-11"].contains($0.id) }
    #expect(
      ClaimsReport(of: claims, in: .even).summary
        == "2 claims, 3 judgements: 2 not at this size, 1 not measured yet.")
    let counts = ClaimsReport(in: .even).counts
    let judgements = Claim.all.reduce(0) { $0 + $1.judgements.count }
    #expect(counts.reduce(0) { $0 + $1.count } == judgements)
  }

  @Test("Where figures are missing, the text names the commands that measure them")
  func missingFigures() {
    var comparison = Comparison.even
    for index in comparison.architectures.indices { comparison.architectures[index].mutation = nil }
    let text = ClaimsRenderer().text(of: ClaimsReport(in: comparison))
      .replacing(/\s+/, with: " ")
    #expect(
      text.contains(
        "compare --format json --output FILE.json; then: compare claims --from FILE.json"))
  }

  @Test(
    "The text has a block for each claim, at most as wide as the terminal", arguments: [60, 100])
  func text(width: Int) {
    var comparison = Comparison.even
    comparison[.mvvm].setCount(8_687, of: .liveBytes)
    let text = ClaimsRenderer(width: width).text(of: ClaimsReport(in: comparison))
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= width })
    #expect(text.contains("\nC-11  MVVM costs more memory.\n"))
    #expect(
      text.contains(
        "\n    ✓ confirmed – with bindings of its own\n        Here: MVVM 8,687 (×1.74)"))
    #expect(text.contains("\n      Its number: ×2.\n"))
    #expect(text.contains("Says otherwise: L-5, L-8, L-12."))
    #expect(!text.contains("\u{1B}"))
  }

  @Test("Colour never stands alone: words and a sign say the same")
  func colour() {
    let report = ClaimsReport(in: .even)
    let plain = ClaimsRenderer().text(of: report)
    let colored = ClaimsRenderer(style: .colored).text(of: report)
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
    #expect(Set(ClaimVerdict.allCases.map(\.symbol)).count == ClaimVerdict.allCases.count)
  }

  @Test("The table has one row for each judgement, with the verdict in words")
  func table() throws {
    let report = ClaimsReport(in: .even)
    let rows = report.table.sections.flatMap(\.rows)
    #expect(rows.count == report.claims.reduce(0) { $0 + $1.judgements.count })
    #expect(rows.map(\.label).filter { $0 != "" } == report.claims.map(\.id))
    let verdicts = rows.compactMap(\.cells.last?.text)
    #expect(
      verdicts.allSatisfy { text in ClaimVerdict.allCases.contains { text.hasSuffix($0.rawValue) } }
    )
    let markdown = MarkdownRenderer().text(of: report.report)
    #expect(markdown.contains("| C-8 | With extracted actions, new behaviour"))
  }

  @Test("The JSON has the figures, the verdicts and null for what is not known")
  func json() throws {
    let report = ClaimsReport(of: [try #require(Claim.all.first { $0.id == "C-8" })], in: .even)
    let json = try report.json()
    #expect(json.contains(#""figure" : null"#))
    #expect(json.contains(#""part" : null"#))
    #expect(json.contains(#""number" : null"#))
    #expect(json.contains(#""verdict" : "not measured yet""#))
    #expect(json.contains(#""seen" : "text""#))
    #expect(try JSONDecoder().decode(ClaimsReport.self, from: Data(json.utf8)) == report)
  }
}

import Architectures
import Foundation
import Reports
import TestSupport
import Testability
import Testing
import Toolchain

@testable import Figures
@testable import Page
@testable import guides

@Suite("What is the same", .onLinux)
@MainActor struct SamenessTests {
  /// The comparison that the documents show, which is measured once.
  private static let shown = Result {
    let package = try PackageFolder.find(from: [URL(filePath: #filePath)])
    return try ShownComparison(from: nil, in: package).comparison
  }

  @Test("Findings, claims and the page say the same of each pair in each figure of the summary")
  func pairs() throws {
    let shown = try Self.shown.get()
    for figure in FigureGroup.summary.figures {
      let onPage = try #require(FigureContent(figure, of: shown.architectures).same)
      for (index, one) in Architecture.all.enumerated() {
        for other in Architecture.all[(index + 1)...] {
          var pair = shown
          pair.architectures.removeAll { $0.id != one.id && $0.id != other.id }
          let values = pair.architectures.compactMap(figure.value)
          try #require(values.count == 2, "\(one.name) and \(other.name) lack \(figure.label)")
          let areSame = figure.sameness.areSame(values[0], values[1])
          func verdict(_ relation: Relation) throws -> Claim.Verdict {
            try Statement.compare([figure], relation, of: [one], to: .these([other]))
              .verdict(on: shown).verdict
          }
          #expect(onPage[one.id]?.contains(other.id) == areSame)
          #expect(try verdict(.same) == (areSame ? .confirmed : .contradicted))
          let isLess = values[0].number < values[1].number
          #expect(
            try verdict(.less) == (areSame ? .notAtThisSize : isLess ? .confirmed : .contradicted))
          // The finding on a pair names the figures that separate the two.
          let finding = try #require(
            pair.findings.first {
              [FindingRule.fewDifferences.id, FindingRule.severalDifferences.id].contains($0.id)
            })
          let isNamed = finding.statement.contains("\(figure.label) (")
          #expect(isNamed == (!areSame && figure.better != nil), "\(finding.statement)")
        }
      }
    }
  }

  @Test("Counts of kinds without forgotten lines are the same within 7.5% of these kinds")
  func withoutForgottenLines() throws {
    let shown = try Self.shown.get()
    let kinds = try #require(shown.architectures[0].mutation?.kinds?.withoutForgottenLines.of)
    #expect(
      EntryFigure.kindsFoundWithoutForgottenLines.sameness
        == .difference((0.075 * Double(kinds)).rounded()))
  }
}

import Architectures
import Samples
import Testing

@testable import Figures
@testable import Reports

@Suite("What is the same")
struct SamenessTests {
  @Test(
    "Claims and findings say the same of each pair in each figure of the summary",
    arguments: FigureGroup.summary.figures.map(\.id))
  func pairs(id: String) throws {
    let figure = try #require(FigureGroup.summary.figures.first { $0.id == id })
    let all = Comparison.all
    for (index, one) in Architecture.all.enumerated() {
      for other in Architecture.all[(index + 1)...] {
        var pair = all
        pair.architectures.removeAll { $0.id != one.id && $0.id != other.id }
        let values = pair.architectures.compactMap(figure.value)
        try #require(values.count == 2)
        let areSame = figure.sameness.areSame(values[0], values[1])
        let same = Statement.compare([figure], .same, of: [one], to: .these([other]))
        let less = Statement.compare([figure], .less, of: [one], to: .these([other]))
        #expect(try same.verdict(on: all).verdict == (areSame ? .confirmed : .contradicted))
        #expect(
          try less.verdict(on: all).verdict
            == (areSame
              ? .notAtThisSize
              : values[0].number < values[1].number ? .confirmed : .contradicted))
        // The finding on a pair names the figures that separate the two.
        let finding = try #require(pair.findings.first { $0.id.hasSuffix("-pair") })
        #expect(finding.statement.contains("\(figure.label) (") != areSame, "\(finding.statement)")
      }
    }
  }
}

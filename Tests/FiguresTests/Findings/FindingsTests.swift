import Foundation
import Samples
import Testing

@testable import Costs
@testable import Figures
@testable import Reports
@testable import Testability

@Suite("The findings of a comparison")
struct FindingsTests {
  /// Two architectures in which every rule has a statement.
  static let everything: (entries: [Comparison.Entry], controls: Comparison.Controls) = {
    let mvc = entry(
      "MVC",
      [
        timed("greeting-tap", 1), opened(4_759).counting(net: 1_000),
        counted("name-saved", 38_812, net: 2_866),
      ]
    ).with(lines: 327, greeting: 31, roles: ["View controller": 327])
    let mvp = entry(
      "MVP",
      [
        timed("greeting-tap", 1.5), opened(4_800).counting(net: 2_000),
        counted("name-saved", 40_000, net: 4_054),
      ]
    ).with(lines: 529, greeting: 62, roles: ["Presenter": 300, "View": 229])
    let viper = entry("VIPER", [counted("name-saved", 41_000, net: 5_054)])
      .with(lines: 663)
    return ([mvc, mvp, viper], floor(opened(4_048).counting(100_000)))
  }()

  @Test("Each rule gives one, in the order of the rules, when every figure is known")
  func all() {
    let (entries, controls) = Self.everything
    let found = comparison(of: entries, controls).findings(baseline: "MVC")
    #expect(found.map(\.id) == FindingRule.all.map(\.id))
    #expect(found.count == 6)
  }

  @Test("Each has a short id of its own, and a sentence that says its rule")
  func rules() {
    let rules = FindingRule.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(rule.words.contains("; left out ") && rule.words.hasSuffix("."))
    }
  }

  @Test("Without figures there are none, whatever the baseline is")
  func nothing() {
    #expect(findings(of: ["MVC", "MVP"].map { entry($0) }) == [])
    #expect(findings(of: [], baseline: "unknown") == [])
    let (entries, controls) = Self.everything
    let found = comparison(of: entries, controls).findings(baseline: "unknown")
    #expect(found.map(\.id) == FindingRule.all.map(\.id).filter { $0 != "times" })
  }

  @Test("One architecture alone is not compared with others")
  func one() {
    let (entries, controls) = Self.everything
    let found = comparison(of: [entries[1]], controls).findings(baseline: "MVP")
    #expect(found.map(\.id) == ["memory", "common-work"])
  }

  @Test("Their certainty is that of the figures")
  func certainty() {
    let (entries, controls) = Self.everything
    let found = comparison(of: entries, controls).findings(baseline: "MVC")
    let certainties = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0.certainty) })
    #expect(certainties["small-screen"] == "exact counts")
    #expect(certainties["times"] == "times with 95% intervals")
    #expect(certainties["memory"] == "exact counts of one build")
  }

  @Test("They are the same after they were written as JSON and read again")
  func json() throws {
    let (entries, controls) = Self.everything
    let found = comparison(of: entries, controls).findings(baseline: "MVC")
    let text = try found.json()
    #expect(try JSONDecoder().decode([Finding].self, from: Data(text.utf8)) == found)
  }
}

extension DispatchFigures {
  /// Returns the figures with instructions, and with net instructions.
  fileprivate func counting(_ instructions: Int = 100_000, net: Int? = nil) -> Self {
    var figures = self
    figures.counts[.instructions] = instructions
    figures.net = net.map { Counts([.instructions: $0]) }
    return figures
  }
}

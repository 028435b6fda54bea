import Testing

@testable import Comparisons
@testable import Findings

@Suite("Findings on faults")
struct FaultFindingTests {
  // MARK: - Against the baseline

  private func text(of entries: [Comparison.Entry], baseline: String = "MVC") -> String? {
    finding("faults-without-view", of: entries, baseline: baseline)
  }

  @Test("The one whose faults need a view least is compared with the baseline")
  func faults() {
    #expect(
      text(of: [
        module("MVC", lines: 327, faults: 200, needingView: 200),
        module("MVP", lines: 529, faults: 300, needingView: 150),
        module("VIPER", lines: 663, faults: 400, needingView: 160),
      ]) == """
        Finding faults without a view costs code: in VIPER (663 lines of code), 40% of the faults \
        need a view; in MVC (327 lines), all do.
        """)
  }

  @Test("Finding faults is not said to cost code where it does not")
  func cheapTests() {
    #expect(
      text(of: [
        module("MVC", lines: 600, faults: 200, needingView: 180),
        module("MVP", lines: 500, faults: 300, needingView: 150),
      ]) == """
        In MVP (500 lines of code), 50% of the faults need a view; in MVC (600 lines), 90% do.
        """)
  }

  @Test("A baseline whose faults need a view least is compared with the leanest of the others")
  func bestBaseline() {
    let entries = [
      module("Actions", lines: 455, faults: 200, needingView: 150),
      module("MVC", lines: 327, faults: 200, needingView: 200),
      module("MVP", lines: 529, faults: 300, needingView: 150),
    ]
    #expect(
      text(of: entries, baseline: "MVP") == """
        Finding faults without a view costs code: in MVP (529 lines of code), 50% of the faults \
        need a view; in MVC (327 lines), all do.
        """)
  }

  @Test("Of equal shares, the one with less code is named")
  func equalShares() {
    let sentence = text(of: [
      module("MVC", lines: 327, faults: 200, needingView: 200),
      module("VIPER", lines: 663, faults: 400, needingView: 160),
      module("MVP", lines: 529, faults: 200, needingView: 80),
    ])
    #expect(sentence?.contains("in MVP (529 lines of code), 40%") == true)
  }

  @Test("A share that is almost nothing or almost all is not rounded to it")
  func almost() {
    let sentence = text(of: [
      module("MVC", lines: 327, faults: 1_000, needingView: 999),
      module("MVP", lines: 529, faults: 1_000, needingView: 1),
    ])
    #expect(
      sentence == """
        Finding faults without a view costs code: in MVP (529 lines of code), less than 1% of the \
        faults need a view; in MVC (327 lines), more than 99% do.
        """)
  }

  @Test("Shares that look equal are not compared, and neither is one architecture alone")
  func nothingToCompare() {
    #expect(text(of: [module("MVP", lines: 529, faults: 300, needingView: 150)]) == nil)
    #expect(
      text(of: [
        module("MVC", lines: 500, faults: 1_000, needingView: 501),
        module("MVP", lines: 520, faults: 1_000, needingView: 500),
      ]) == nil)
    #expect(
      text(of: [
        entry("MVC").with(lines: 300), module("MVP", lines: 520, faults: 0, needingView: 0),
        entry("MVVM").with(faults: 100, needingView: 20),
      ]) == nil)
  }

  // MARK: - Worse in both

  private func worse(_ entries: Comparison.Entry...) -> String? {
    finding("code-and-faults", of: entries)
  }

  @Test("Each that is worse in code and faults is named once, with one that is better")
  func groups() {
    #expect(
      worse(
        module("MVP", lines: 500, faults: 200, needingView: 90),
        module("MVVM", lines: 450, faults: 200, needingView: 88),
        module("Traditional MVC", lines: 510, faults: 200, needingView: 104),
        module("VIPER", lines: 650, faults: 200, needingView: 80),
        module("Clean Swift", lines: 700, faults: 200, needingView: 82)) == """
          MVP and Traditional MVC have both more code and a larger share of faults that need a view \
          than MVVM (450 lines, 44%); the same is true of Clean Swift beside VIPER (650 lines, 40%). \
          No other is better in both than MVVM or VIPER.
          """)
  }

  @Test("One that is worse than the only one that is not is said to be so alone")
  func one() {
    #expect(
      worse(
        module("MVC", lines: 600, faults: 200, needingView: 180),
        module("MVP", lines: 500, faults: 300, needingView: 150)) == """
          MVC has both more code and a larger share of faults that need a view than MVP (500 lines, \
          50%).
          """)
  }

  @Test("Equal code or an equal share is not worse")
  func ties() {
    #expect(
      worse(
        module("MVP", lines: 500, faults: 200, needingView: 90),
        module("MVVM", lines: 500, faults: 200, needingView: 80),
        module("VIPER", lines: 600, faults: 200, needingView: 80)) == """
          No architecture has both more code and a larger share of faults that need a view than \
          another one.
          """)
  }

  @Test("Of two architectures, none of them worse, nothing is said")
  func two() {
    #expect(
      worse(
        module("MVC", lines: 300, faults: 200, needingView: 200),
        module("MVP", lines: 500, faults: 200, needingView: 100)) == nil)
    #expect(worse(module("MVC", lines: 300, faults: 200, needingView: 200)) == nil)
    #expect(
      worse(
        entry("MVC").with(lines: 300), entry("MVP").with(faults: 10, needingView: 1),
        module("VIPER", lines: 500, faults: 200, needingView: 100)) == nil)
  }

  // MARK: - Instructions

  private func instructions(_ nets: [(String, net: Int, needingView: Int)]) -> String? {
    finding(
      "instructions-and-faults",
      of: nets.map { name, net, needingView in
        entry(name, [counted("name-saved", 40_000 + net, net: net)])
          .with(faults: 200, needingView: needingView)
      })
  }

  @Test("Those that add more instructions and leave more faults to a view are named")
  func instructions() {
    #expect(
      instructions([("MVC", 3_000, 200), ("MVVM", 7_000, 110), ("VIPER", 5_000, 100)]) == """
        MVVM has both more instructions added to a saved name and a larger share of faults that \
        need a view than VIPER (5,000 instructions, 50%). No other is better in both than MVC or \
        VIPER.
        """)
    #expect(
      instructions([("MVC", 3_000, 200), ("MVVM", 4_000, 110), ("VIPER", 5_000, 100)]) == """
        No architecture has both more instructions added to a saved name and a larger share of \
        faults that need a view than another one.
        """)
  }

  @Test("A difference that a layout of the program can make is none")
  func layouts() {
    #expect(instructions([("MVC", 3_040, 200), ("MVP", 3_000, 100)]) == nil)
    #expect(
      instructions([("MVC", 3_100, 200), ("MVP", 3_000, 100)])?
        .hasSuffix("a larger share of faults that need a view than MVP (3,000 instructions, 50%).")
        == true)
  }
}

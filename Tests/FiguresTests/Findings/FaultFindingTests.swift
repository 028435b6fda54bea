import Testing

@testable import Figures

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
        In VIPER (663 lines of code), 40% of the faults need a view; in MVC (327 lines), all do. In \
        3 of 3 pairs of architectures, the one with more code has the smaller share of such faults, \
        and in 0 the larger one.
        """)
  }

  @Test("Pairs in which more code goes with a smaller and with a larger share are counted")
  func pairs() {
    // Beside MVC, each has fewer faults that need a view. Of the others, more code has more.
    #expect(
      text(of: [
        module("MVC", lines: 300, faults: 100, needingView: 90),
        module("MVP", lines: 500, faults: 100, needingView: 30),
        module("MVVM", lines: 600, faults: 100, needingView: 31),
        module("VIPER", lines: 700, faults: 100, needingView: 40),
        module("Redux", lines: 700, faults: 100, needingView: 95),
      ])?.hasSuffix(
        """
        In 3 of 10 pairs of architectures, the one with more code has the smaller share of such \
        faults, and in 5 the larger one.
        """) == true)
  }

  @Test("Two architectures are compared without counting pairs, also if less code finds more")
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
        In MVP (529 lines of code), 50% of the faults need a view; in MVC (327 lines), all do. In 3 \
        of 3 pairs of architectures, the one with more code has the smaller share of such faults, \
        and in 0 the larger one.
        """)
  }

  @Test("Of equal shares, the one with less code is named")
  func equalShares() {
    let sentence = text(of: [
      module("MVC", lines: 327, faults: 200, needingView: 200),
      module("VIPER", lines: 663, faults: 400, needingView: 160),
      module("MVP", lines: 529, faults: 200, needingView: 80),
    ])
    #expect(sentence?.hasPrefix("In MVP (529 lines of code), 40%") == true)
  }

  @Test("A share that is almost nothing or almost all is not rounded to it")
  func almost() {
    let sentence = text(of: [
      module("MVC", lines: 327, faults: 1_000, needingView: 999),
      module("MVP", lines: 529, faults: 1_000, needingView: 1),
    ])
    #expect(
      sentence == """
        In MVP (529 lines of code), less than 1% of the faults need a view; in MVC (327 lines), more \
        than 99% do.
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
}

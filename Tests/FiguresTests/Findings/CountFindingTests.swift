import Testing

@testable import Costs
@testable import Figures

@Suite("Findings on memory and instructions")
struct CountFindingTests {
  // MARK: - Memory

  private func memory(
    _ entries: Comparison.Entry..., controls: Comparison.Controls = floor(opened(4_048))
  ) -> String? {
    finding("memory", of: entries, controls)
  }

  @Test("The smallest and the largest memory are named with their architectures")
  func memory() {
    #expect(
      memory(
        entry("MVC", [opened(4_759)]), entry("MVP", [opened(4_759)]),
        entry("MVVM", [opened(9_199)])) == """
          A profile screen in use keeps 4,759 bytes (MVC and MVP) to 9,199 (MVVM). Without an \
          architecture it keeps 4,048, so patterns add 711 (MVC and MVP) to 5,151 (MVVM).
          """)
    #expect(
      memory(entry("MVC", [opened(4_759)])) == """
        A profile screen in use keeps 4,759 bytes (MVC). Without an architecture it keeps 4,048, \
        so the pattern adds 711.
        """)
  }

  @Test("Nothing is added to less than the floor, and no sentence without the floor")
  func memoryBelowFloor() {
    #expect(memory(entry("MVC", [opened(4_000)]), controls: .init()) == nil)
    #expect(
      memory(entry("MVC", [opened(4_000)]))?.hasSuffix("Without an architecture it keeps 4,048.")
        == true)
    #expect(memory(entry("MVC", [opened(0)])) == nil)
    #expect(memory(entry("MVC")) == nil)
  }

  // MARK: - Opening a screen

  private func screen(
    _ nets: [(String, opened: Int?)],
    controls: Comparison.Controls = floor(counted("profile-open", 101_793))
  ) -> String? {
    finding(
      "opened-screen",
      of: nets.map { name, opened in entry(name, [counted("profile-open", 100_000, net: opened)]) },
      controls)
  }

  @Test("The least and the most instructions of opening a screen are named")
  func openedScreen() {
    #expect(
      screen([("MVC", 1_926), ("MVP", 4_487), ("MVVM", 50_853)]) == """
        Opening a profile screen takes 101,793 instructions without an architecture. Patterns add \
        1,926 instructions (MVC) to 50,853 (MVVM) to that.
        """)
    #expect(
      screen([("MVC", -1_926), ("MVP", 4_487)])?
        .contains("Patterns add −1,926 instructions (MVC) to 4,487 (MVP)") == true)
  }

  @Test("The most instructions are named with the range in which layouts move them")
  func openedScreenInLayouts() {
    let mvvm = counted("profile-open", 152_000, net: 50_207).moving(150_000...153_000)
    #expect(
      finding(
        "opened-screen",
        of: [entry("MVC", [counted("profile-open", 103_000, net: 1_207)]), entry("MVVM", [mvvm])],
        floor(counted("profile-open", 101_793)))?
        .hasSuffix(
          """
          50,207 (MVVM) to that; the layout of the program moves the latter from 48,207 to 51,207.
          """) == true)
  }

  @Test("Equal and missing instructions, and one architecture alone, are not compared")
  func equalScreens() {
    #expect(screen([("MVC", 1_926)]) == nil)
    #expect(screen([("MVC", 1_926), ("MVP", 1_926)]) == nil)
    #expect(screen([("MVC", nil), ("MVP", nil)]) == nil)
    #expect(screen([("MVC", 1_926), ("MVP", 1_928)], controls: .init()) == nil)
  }

  // MARK: - Common work

  private func saved(_ entries: Comparison.Entry...) -> String? {
    finding("common-work", of: entries)
  }

  @Test("The common work is a share of the instructions where most is added")
  func commonWork() {
    let mvc = entry("MVC", [counted("name-saved", 38_812, net: 2_866)])
    let lighter = entry("Lighter MVC", [counted("name-saved", 50_293, net: 14_347)])
    let mvp = entry("MVP", [counted("name-saved", 50_293, net: 14_347)])
    #expect(
      saved(mvc, lighter) == """
        Even in Lighter MVC, which adds the most instructions, 71% of the instructions that save a \
        name are common work: the models and the screen need them without an architecture, too.
        """)
    #expect(
      saved(mvc, lighter, mvp)?
        .contains("Even in Lighter MVC and MVP, which add the most instructions, 71%") == true)
    #expect(
      saved(mvc) == """
        In MVC, 93% of the instructions that save a name are common work: the models and the \
        screen need them without an architecture, too.
        """)
  }

  @Test("The common work is a range of shares if layouts move the instructions")
  func commonWorkInLayouts() {
    let saved = counted("name-saved", 40_000, net: 20_000)
    let mvp = entry("MVP", [counted("name-saved", 21_000, net: 1_000)])
    #expect(
      self.saved(mvp, entry("MVVM", [saved.moving(25_000...50_000)]))?
        .contains(", 40% to 80% of the instructions that save a name are common work") == true)
    #expect(
      self.saved(mvp, entry("MVVM", [saved.moving(40_000...40_010)]))?.contains(", 50% of") == true)
    #expect(self.saved(mvp, entry("MVVM", [saved.moving(10_000...50_000)])) == nil)
  }

  @Test("Less work than the common work has no share")
  func lessThanCommonWork() {
    #expect(saved(entry("MVC", [counted("name-saved", 900, net: -100)])) == nil)
    #expect(saved(entry("MVC", [counted("name-saved", 900)])) == nil)
    #expect(saved(entry("MVC", [counted("name-saved", 0, net: 0)])) == nil)
  }
}

extension DispatchFigures {
  /// Returns the figures with the range of all instructions in several layouts of the program.
  fileprivate func moving(_ range: ClosedRange<Int>) -> Self {
    var figures = self
    figures.instructionsInLayouts = CountRange(low: range.lowerBound, high: range.upperBound)
    return figures
  }
}

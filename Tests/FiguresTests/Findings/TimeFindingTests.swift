import Testing

@testable import Costs
@testable import Figures

@Suite("Findings on times")
struct TimeFindingTests {
  private func text(
    _ entries: Comparison.Entry..., controls: Comparison.Controls = .init()
  ) -> String? {
    finding("times", of: entries, controls)
  }

  @Test("The times outside the noise are counted, and no architecture is named but the baseline")
  func times() {
    #expect(
      text(
        entry("MVC", [timed("greeting-tap", 1), timed("profile-build", 1)]),
        entry("MVP", [timed("greeting-tap", 1.004), timed("profile-build", 1.5)]),
        entry("VIPER", [timed("greeting-tap", 1.06), timed("profile-build", 1.03)])) == """
          3 of 4 times of interactions differ from those of MVC by more than the noise.
          """)
  }

  @Test("A time within the noise of the baseline measured again is not counted")
  func noise() {
    var controls = Comparison.Controls()
    controls.again = [timed("greeting-tap", 1.04)]
    #expect(
      text(
        entry("MVC", [timed("greeting-tap", 1), timed("profile-build", 1)]),
        entry("MVP", [timed("greeting-tap", 1.04), timed("profile-build", 1.5)]),
        controls: controls) == """
          1 of 2 times of interactions differs from those of MVC by more than the noise.
          """)
    #expect(
      text(
        entry("MVC", [timed("greeting-tap", 1)]), entry("MVP", [timed("greeting-tap", 1.001)]))
        == "No time differs from that of MVC by more than the noise.")
  }

  @Test("Without times of another architecture nothing is said")
  func missing() {
    #expect(text(entry("MVC", [timed("greeting-tap", 1)])) == nil)
    #expect(text(entry("MVC", [timed("greeting-tap", 1)]), entry("MVP")) == nil)
    #expect(
      text(
        entry("MVC", [counted("greeting-tap", 5, net: 1)]),
        entry("MVP", [counted("greeting-tap", 6, net: 2)])) == nil)
  }
}

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

  @Test("The interactions with the largest and the smallest difference are named")
  func times() {
    #expect(
      text(
        entry("MVC", [timed("greeting-tap", 1), timed("profile-build", 1)]),
        entry("MVP", [timed("greeting-tap", 1.004), timed("profile-build", 1.5)]),
        entry("VIPER", [timed("greeting-tap", 1.06), timed("profile-build", 1.03)])) == """
          Compared with MVC, times differ most in building a profile screen: MVP takes ×1.50. They \
          differ least in showing a greeting after a tap: all others take ×1.00 to ×1.06. Of the 4 \
          ratios in 2 interactions, 1 is within the noise.
          """)
  }

  @Test("Half the time is farther from the baseline than a little less than twice the time")
  func fasterArchitecture() {
    #expect(
      text(
        entry("MVC", [timed("profile-build", 1), timed("profile-drop", 1)]),
        entry("MVP", [timed("profile-build", 1.9), timed("profile-drop", 0.5)])) == """
          Compared with MVC, times differ most in releasing a profile screen: MVP takes ×0.50. \
          They differ least in building a profile screen: MVP takes ×1.90. Of the 2 ratios in 2 \
          interactions, none is within the noise.
          """)
  }

  @Test("Architectures with the same greatest ratio are named together")
  func ties() {
    let sentence = text(
      entry("MVC", [timed("greeting-tap", 1)]), entry("MVP", [timed("greeting-tap", 1.5)]),
      entry("MVVM", [timed("greeting-tap", 1.2)]), entry("VIPER", [timed("greeting-tap", 1.5)]))
    #expect(sentence?.contains("after a tap: MVP and VIPER take ×1.50. Of") == true)
  }

  @Test("One interaction alone has no other that differs least")
  func oneInteraction() {
    #expect(
      text(entry("MVC", [timed("greeting-tap", 1)]), entry("MVP", [timed("greeting-tap", 1.5)]))
        == """
        Compared with MVC, times differ most in showing a greeting after a tap: MVP takes ×1.50.
        """)
  }

  @Test("Where times differ by no more than the noise, this is said")
  func noise() {
    func text(tap: Double, build: Double, _ controls: Comparison.Controls = .init()) -> String? {
      self.text(
        entry("MVC", [timed("greeting-tap", 1), timed("profile-build", 1)]),
        entry("MVP", [timed("greeting-tap", tap), timed("profile-build", build)]),
        controls: controls)
    }
    let least = "least in showing a greeting after a tap: all ratios are within the noise."
    #expect(text(tap: 1.004, build: 1.5)?.contains(least) == true)
    #expect(
      text(tap: 1.004, build: 1.001)
        == "No time differs from that of MVC by more than the noise.")
    // The baseline differs from itself by as much as the tap of MVP.
    var controls = Comparison.Controls()
    controls.again = [timed("greeting-tap", 1.04)]
    #expect(text(tap: 1.04, build: 1.5, controls)?.contains(least) == true)
  }

  @Test("Each measured interaction has words, and an unknown one keeps its id")
  func words() {
    #expect(Set(InteractionWords.all.keys) == Set(DispatchRun.interactions))
    #expect(InteractionWords.words(for: "posts-shown") == "posts-shown")
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

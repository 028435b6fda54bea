import Testing

@testable import Figures

@Suite("Findings on code")
struct CodeFindingTests {
  // MARK: - The smallest screen

  private func screen(_ lines: Int?...) -> String? {
    finding(
      "small-screen",
      of: zip(["MVC", "MVP", "MVVM", "VIPER"], lines).map { name, lines in
        entry(name).with(lines: 500, greeting: lines)
      })
  }

  @Test("The least and the most code of the smallest screen are named, with their ratio")
  func smallScreen() {
    #expect(
      screen(31, 47, 60, 93) == """
        One more screen as small as Greeting takes 31 lines of code (MVC) to 93 (VIPER), ×3.00; \
        wiring in Shared is not counted.
        """)
    #expect(
      screen(90, 30, 30, 90) == """
        One more screen as small as Greeting takes 30 lines of code (MVP and MVVM) to 90 (MVC and \
        VIPER), ×3.00; wiring in Shared is not counted.
        """)
  }

  @Test("Equal screens, a screen without code and one architecture alone have no ratio")
  func equalScreens() {
    #expect(screen(31, 31) == nil)
    #expect(screen(0, 31) == nil)
    #expect(screen(31, nil) == nil)
    #expect(screen(31) == nil)
  }

  // MARK: - The largest role

  private func role(_ entries: Comparison.Entry...) -> String? {
    finding("largest-role", of: entries)
  }

  @Test("The largest role is named where it has the least and the most of the code")
  func largestRole() {
    let mvc = entry("MVC").with(lines: 300, roles: ["View controller": 300])
    let mvp = entry("MVP").with(lines: 500, roles: ["Presenter": 250, "View": 240])
    let viper = entry("VIPER").with(lines: 800, roles: ["Presenter": 200, "Router": 200])
    #expect(
      role(mvc, mvp, viper) == """
        The largest role holds 25% of the code in VIPER (Presenter or Router), and all of it in \
        MVC (View controller).
        """)
    let mvvm = entry("MVVM").with(lines: 100, roles: ["View model": 50])
    #expect(
      role(mvp, viper, mvvm) == """
        The largest role holds 25% of the code in VIPER (Presenter or Router), and 50% in MVP \
        (Presenter) and MVVM (View model).
        """)
  }

  @Test("A share that is almost nothing or almost all is not rounded to it")
  func almost() {
    let mvc = entry("MVC").with(lines: 1_000, roles: ["View controller": 999])
    let mvp = entry("MVP").with(lines: 1_000, roles: ["Presenter": 1])
    #expect(
      role(mvc, mvp) == """
        The largest role holds less than 1% of the code in MVP (Presenter), and more than 99% in \
        MVC (View controller).
        """)
  }

  @Test("Equal shares, one architecture alone and code without roles are not compared")
  func equalRoles() {
    let mvp = entry("MVP").with(lines: 500, roles: ["Presenter": 250])
    #expect(role(mvp) == nil)
    #expect(role(mvp, entry("MVVM").with(lines: 300, roles: ["View model": 150])) == nil)
    #expect(role(mvp, entry("MVVM").with(lines: 300)) == nil)
    #expect(role(mvp, entry("MVVM")) == nil)
  }
}

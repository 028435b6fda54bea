import Testing

@testable import Figures

@Suite("Findings on what beats what")
struct TradeOffTests {
  private func code(_ entries: Comparison.Entry...) -> String? {
    finding("code-and-faults", of: entries)
  }

  /// Returns the finding on architectures of 1,000 faults each.
  private func code(_ figures: [(String, lines: Int, needingView: Int)]) -> String? {
    finding(
      "code-and-faults",
      of: figures.map { module($0, lines: $1, faults: 1_000, needingView: $2) })
  }

  // MARK: - In both

  @Test("Each that is beaten in code and faults is named once, with one that beats it")
  func groups() {
    #expect(
      code(
        module("MVC", lines: 300, faults: 200, needingView: 200),
        module("MVP", lines: 500, faults: 200, needingView: 92),
        module("MVVM", lines: 450, faults: 200, needingView: 88),
        module("Traditional MVC", lines: 510, faults: 200, needingView: 104),
        module("VIPER", lines: 650, faults: 200, needingView: 78),
        module("Clean Swift", lines: 700, faults: 200, needingView: 82)) == """
          MVVM (450 lines of code, 44% of the faults need a view) beats MVP and Traditional MVC in \
          both: less code, and a smaller share of faults that need a view. VIPER (650 lines, 39%) \
          beats Clean Swift, too. That leaves MVC, MVVM and VIPER: none of them beats another in \
          both.
          """)
  }

  @Test("One that beats the only other one leaves nothing to choose from")
  func one() {
    #expect(
      code(
        module("MVC", lines: 600, faults: 200, needingView: 180),
        module("MVP", lines: 500, faults: 300, needingView: 150)) == """
          MVP (500 lines of code, 50% of the faults need a view) beats MVC in both: less code, and \
          a smaller share of faults that need a view.
          """)
  }

  @Test("Where more code always finds more, none beats another")
  func none() {
    #expect(
      code([("MVC", 300, 1_000), ("MVP", 500, 500), ("VIPER", 700, 400)]) == """
        No architecture beats another in both: less code, and a smaller share of faults that need \
        a view.
        """)
  }

  @Test("Of two architectures, none of them beaten, nothing is said")
  func two() {
    #expect(
      code(
        module("MVC", lines: 300, faults: 200, needingView: 200),
        module("MVP", lines: 500, faults: 200, needingView: 100)) == nil)
    #expect(code(module("MVC", lines: 300, faults: 200, needingView: 200)) == nil)
    #expect(
      code(
        entry("MVC").with(lines: 300), entry("MVP").with(faults: 10, needingView: 1),
        module("VIPER", lines: 500, faults: 200, needingView: 100)) == nil)
  }

  // MARK: - Near ties

  @Test("A share that differs by 1 percentage point is about the same, and by more it is not")
  func sameShare() {
    let near = code([("MVVM", 450, 400), ("MVP", 500, 410), ("VIPER", 700, 300)])
    #expect(
      near == """
        No architecture beats another in both: less code, and a smaller share of faults that need \
        a view. MVP has about the same share as MVVM, but more code. That leaves MVVM and VIPER: \
        none of them beats another in both.
        """)
    let clear = code([("MVVM", 450, 400), ("MVP", 500, 411), ("VIPER", 700, 300)])
    #expect(clear?.contains("beats MVP in both") == true)
    #expect(clear?.contains("about the same") == false)
  }

  @Test("A slightly smaller share is about the same, too, and is not worth more code")
  func slightlySmallerShare() {
    let near = code([("MVVM", 450, 400), ("MVP", 500, 390), ("VIPER", 700, 300)])
    #expect(near?.contains("MVP has about the same share as MVVM, but more code.") == true)
    let clear = code([("MVVM", 450, 400), ("MVP", 500, 389), ("VIPER", 700, 300)])
    #expect(clear?.contains("about the same") == false)
  }

  @Test("With as much code, the smaller share is the better one")
  func sameCode() {
    #expect(
      code([("MVC", 300, 1_000), ("MVP", 500, 450), ("MVVM", 500, 400), ("VIPER", 600, 400)]) == """
        No architecture beats another in both: less code, and a smaller share of faults that need \
        a view. MVP has as much code as MVVM, but a larger share; VIPER has about the same share \
        as MVVM, but more code. That leaves MVC and MVVM: none of them beats another in both.
        """)
  }

  // MARK: - Many architectures

  private typealias Figures = (String, lines: Int, needingView: Int)

  /// Returns figures of architectures, each of which has `step` fewer faults that need a view than
  /// the one before, and 10 lines more.
  private func chain(
    _ name: String, _ count: Int, lines: Int, needingView: Int, step: Int
  ) -> [Figures] {
    (0..<count).map { number in
      ("\(name) \(number)", lines: lines + 10 * number, needingView: needingView - step * number)
    }
  }

  @Test("The sentences name few of many that are beaten, and all that remain")
  func many() {
    let beaten = chain("Beaten", 5, lines: 900, needingView: 990, step: 0)
    let chain = chain("Chain", 6, lines: 100, needingView: 900, step: 50)
    #expect(
      code(beaten + chain) == """
        Chain 0 (100 lines of code, 90% of the faults need a view) beats Beaten 0, Beaten 1, \
        Beaten 2 and 2 others in both: less code, and a smaller share of faults that need a view. \
        That leaves Chain 0, Chain 1, Chain 2, Chain 3, Chain 4 and Chain 5: none of them beats \
        another in both.
        """)
  }

  @Test("The sentences name three that beat others, and count what further ones beat")
  func manyGroups() {
    let good = chain("Good", 5, lines: 100, needingView: 900, step: 100)
    let bad = chain("Bad", 5, lines: 101, needingView: 920, step: 100)
    let text = code(good + bad)
    #expect(text?.hasPrefix("Good 0 (100 lines of code, 90% ") == true)
    #expect(
      text?.contains(
        """
        Good 1 (110 lines, 80%) beats Bad 1; Good 2 (120 lines, 70%) beats Bad 2; 2 others are \
        beaten, too. That
        """) == true)
  }

  @Test("Near ties with the same architecture are one phrase")
  func tiesWithOne() {
    #expect(
      code([("MVVM", 450, 400), ("MVP", 500, 401), ("Redux", 600, 399), ("VIPER", 700, 300)])?
        .contains(" MVP and Redux have about the same share as MVVM, but more code. That") == true)
    #expect(
      code([("MVC", 500, 450), ("MVP", 500, 440), ("MVVM", 500, 400)])?
        .hasSuffix(" MVC and MVP have as much code as MVVM, but larger shares.") == true)
  }

  @Test("Near ties with more than three architectures are counted")
  func manyTies() {
    let good = chain("Good", 4, lines: 100, needingView: 900, step: 100)
    let ties = chain("Tie", 4, lines: 101, needingView: 900, step: 100)
    #expect(
      code(good + ties)?.contains(
        """
        a view. 4 others are about the same as another one in one of the two, and worse in the \
        other. That
        """) == true)
  }

  @Test("What is about the same as a near tie, and clearly better than the first one, remains")
  func chainOfTies() {
    #expect(
      code([("MVVM", 400, 455), ("Redux", 500, 452), ("Clean Swift", 600, 443)])?.hasSuffix(
        """
        Redux has about the same share as MVVM, but more code. That leaves MVVM and Clean Swift: \
        none of them beats another in both.
        """) == true)
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

  @Test("One that adds fewer instructions and leaves fewer faults to a view beats the others")
  func instructions() {
    #expect(
      instructions([("MVC", 3_000, 200), ("MVVM", 7_000, 110), ("VIPER", 5_000, 100)]) == """
        VIPER (5,000 instructions added to a saved name, 50% of the faults need a view) beats MVVM \
        in both: fewer added instructions, and a smaller share of faults that need a view. That \
        leaves MVC and VIPER: none of them beats another in both.
        """)
    #expect(
      instructions([("MVC", 3_000, 200), ("MVVM", 4_000, 110), ("VIPER", 5_000, 100)]) == """
        No architecture beats another in both: fewer added instructions, and a smaller share of \
        faults that need a view.
        """)
  }

  @Test("A difference that a layout of the program can make is none")
  func layouts() {
    #expect(instructions([("MVC", 3_040, 200), ("MVP", 3_000, 100)]) == nil)
    #expect(
      instructions([("MVC", 3_100, 200), ("MVP", 3_000, 100)])?.contains("beats MVC") == true)
    #expect(
      instructions([("MVC", 3_040, 200), ("MVP", 3_000, 100), ("VIPER", 9_000, 20)])?
        .contains("MVC adds about as many instructions as MVP, but a larger share.") == true)
  }
}

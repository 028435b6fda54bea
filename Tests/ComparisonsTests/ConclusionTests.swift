import Samples
import Statistics
import Testing

@testable import CodeSizes
@testable import Comparisons
@testable import Coverage
@testable import DispatchCosts

@Suite("The conclusions from a comparison")
struct ConclusionTests {
  @Test("Without figures there are none")
  func nothing() {
    #expect(conclusions(of: ["MVC", "MVP"].map { entry($0) }) == [])
    #expect(Comparison.sample.conclusions(baseline: "unknown").count == 1)
  }

  @Test("Five sentences are printed when every figure is known")
  func all() {
    var entries = [proving(0, "MVC", lines: 327), proving(30, "MVP", lines: 529)]
    for index in entries.indices {
      entries[index].dispatch = [
        timed("greeting-tap", index == 0 ? 1 : 1.5), opened(4_759), saved(38_812, net: 2_866),
      ]
    }
    entries.append(proving(30, "VIPER", lines: 663))
    var controls = Comparison.Controls()
    controls.floor = [opened(4_048)]
    #expect(conclusions(of: entries, controls).count == 5)
  }

  // MARK: - Proof and code

  @Test("Those that prove the most are compared with the baseline, and those with more code named")
  func proof() {
    #expect(
      conclusions(of: [
        proving(0, "MVC", lines: 327), proving(30, "MVP", lines: 529),
        proving(30, "VIPER", lines: 663),
      ]) == [
        """
        Proof without a view costs code: the tests of MVP and VIPER prove the most requirements \
        without a view, 30 of 32. These architectures have 529 to 663 lines of code. The tests of \
        MVC prove none, and MVC has 327 lines.
        """,
        "VIPER proves no more requirements than MVP, with 25% more code.",
      ])
  }

  @Test("Proof that does not cost code is not said to cost it")
  func cheapProof() {
    #expect(
      conclusions(of: [proving(4, "MVC", lines: 600), proving(30, "MVP", lines: 500)]) == [
        """
        The tests of MVP prove the most requirements without a view, 30 of 32. This architecture \
        has 500 lines of code. The tests of MVC prove 4, and MVC has 600 lines.
        """
      ])
  }

  @Test("A baseline that proves the most is compared with the leanest of the others")
  func provingBaseline() {
    let entries = [
      proving(4, "Actions", lines: 455), proving(0, "MVC", lines: 327),
      proving(30, "MVP", lines: 529),
    ]
    #expect(
      conclusions(of: entries, baseline: "MVP") == [
        """
        Proof without a view costs code: the tests of MVP prove the most requirements without a \
        view, 30 of 32. This architecture has 529 lines of code. The tests of MVC prove none, and \
        MVC has 327 lines.
        """
      ])
  }

  @Test("Several that are the leanest are all named")
  func equallyLean() {
    #expect(
      conclusions(of: [
        proving(30, "MVP", lines: 500), proving(30, "MVVM", lines: 500),
        proving(30, "VIPER", lines: 550), proving(30, "Clean Swift", lines: 800),
      ]).last == """
        VIPER and Clean Swift prove no more requirements than MVP and MVVM, with 10% to 60% more \
        code.
        """)
  }

  @Test("Equal proof is said to be equal")
  func equalProof() {
    #expect(
      conclusions(of: [proving(30, "MVP", lines: 500), proving(30, "MVVM", lines: 520)]) == [
        """
        The tests of each of the 2 architectures prove 30 of 32 requirements without a view. These \
        architectures have 500 to 520 lines of code.
        """,
        """
        Of the 2 architectures that prove the most requirements without a view, none has 10% more \
        code than the leanest, MVP.
        """,
      ])
    #expect(
      conclusions(of: [proving(0, "MVC", lines: 327), proving(0, "Actions", lines: 455)])
        == ["None of the 2 architectures has a test that proves a requirement without a view."])
  }

  @Test("One architecture alone is not compared")
  func alone() {
    #expect(conclusions(of: [proving(30, "MVP", lines: 529)]) == [])
  }

  // MARK: - Time

  @Test("The interactions with the largest and the smallest difference are named")
  func times() {
    #expect(
      conclusions(of: [
        entry("MVC", [timed("greeting-tap", 1), timed("profile-build", 1)]),
        entry("MVP", [timed("greeting-tap", 1.004), timed("profile-build", 1.5)]),
        entry("VIPER", [timed("greeting-tap", 1.06), timed("profile-build", 1.03)]),
      ]) == [
        """
        Compared with MVC, times differ most in profile-build, where MVP takes ×1.50. Times differ \
        least in greeting-tap, where they are ×1.00 to ×1.06, 1 of 2 within the noise.
        """
      ])
  }

  @Test("Half the time is farther from the baseline than a little less than twice the time")
  func fasterArchitecture() {
    #expect(
      conclusions(of: [
        entry("MVC", [timed("profile-build", 1), timed("profile-drop", 1)]),
        entry("MVP", [timed("profile-build", 1.9), timed("profile-drop", 0.5)]),
      ]) == [
        """
        Compared with MVC, times differ most in profile-drop, where MVP takes ×0.50. Times differ \
        least in profile-build, where they are ×1.90.
        """
      ])
  }

  @Test("One interaction alone has no other that differs least")
  func oneInteraction() {
    #expect(
      conclusions(of: [
        entry("MVC", [timed("greeting-tap", 1)]), entry("MVP", [timed("greeting-tap", 1.5)]),
      ]) == ["Compared with MVC, times differ most in greeting-tap, where MVP takes ×1.50."])
  }

  @Test("Where times differ by no more than the noise, this is said")
  func noise() {
    let entries = { (tap: Double, build: Double) in
      [
        entry("MVC", [timed("greeting-tap", 1), timed("profile-build", 1)]),
        entry("MVP", [timed("greeting-tap", tap), timed("profile-build", build)]),
      ]
    }
    let least = "least in greeting-tap, where all are within the noise."
    #expect(conclusions(of: entries(1.004, 1.5))[0].hasSuffix(least))
    #expect(
      conclusions(of: entries(1.004, 1.001))
        == ["No time differs from that of MVC by more than the noise."])
    // The baseline differs from itself by as much as the tap of MVP.
    var controls = Comparison.Controls()
    controls.again = [timed("greeting-tap", 1.04)]
    #expect(conclusions(of: entries(1.04, 1.5), controls)[0].hasSuffix(least))
  }

  // MARK: - Memory

  @Test("The smallest and the largest memory are named with their architectures")
  func memory() {
    var controls = Comparison.Controls()
    controls.floor = [opened(4_048)]
    #expect(
      conclusions(
        of: [
          entry("MVC", [opened(4_759)]), entry("MVP", [opened(4_759)]),
          entry("MVVM", [opened(9_199)]),
        ], controls) == [
          """
          A profile screen in use keeps 4,759 bytes (MVC and MVP) to 9,199 bytes (MVVM); the same \
          screen without an architecture keeps 4,048, which is 85% of the least and 44% of the most.
          """
        ])
    #expect(
      conclusions(of: [entry("MVC", [opened(4_759)])], controls) == [
        """
        A profile screen in use keeps 4,759 bytes (MVC); the same screen without an architecture \
        keeps 4,048, which is 85% of that.
        """
      ])
  }

  @Test("There is no share of less than the floor, and no sentence without the floor")
  func memoryBelowFloor() {
    var controls = Comparison.Controls()
    let entries = [entry("MVC", [opened(4_000)])]
    #expect(conclusions(of: entries, controls) == [])
    controls.floor = [opened(4_048)]
    #expect(conclusions(of: entries, controls)[0].hasSuffix("an architecture keeps 4,048."))
  }

  // MARK: - Common work

  @Test("The common work is a share of the instructions where most is added")
  func commonWork() {
    let entries = [
      entry("MVC", [saved(38_812, net: 2_866)]), entry("Lighter MVC", [saved(50_293, net: 14_347)]),
    ]
    #expect(
      conclusions(of: entries) == [
        """
        Every pattern needs the common work: even in Lighter MVC, which adds the most \
        instructions, 71% of the instructions that save a name do the common work. The models \
        and the screen need this work even without an architecture.
        """
      ])
    #expect(
      conclusions(of: entries + [entry("MVP", [saved(50_293, net: 14_347)])])[0]
        .contains("even in Lighter MVC and MVP, which add the most instructions, 71%"))
    #expect(
      conclusions(of: [entries[0]]) == [
        """
        In MVC, 93% of the instructions that save a name do the common work. The models and \
        the screen need this work even without an architecture.
        """
      ])
  }

  @Test("Less work than the common work has no share")
  func lessThanCommonWork() {
    #expect(conclusions(of: [entry("MVC", [saved(900, net: -100)])]) == [])
  }
}

// MARK: - Samples

/// Returns the conclusions from comparing architectures with the one named `baseline`.
private func conclusions(
  of entries: [Comparison.Entry], _ controls: Comparison.Controls = .init(),
  baseline: String = "MVC"
) -> [String] {
  Comparison(
    environment: .sample, shared: .init(), controls: controls, architectures: entries, notes: []
  ).conclusions(baseline: baseline)
}

/// Returns an architecture with the given dispatch costs, without size and tests.
private func entry(_ name: String, _ dispatch: [DispatchFigures]? = nil) -> Comparison.Entry {
  var entry = Comparison.Entry(id: name, name: name)
  entry.dispatch = dispatch
  return entry
}

/// Returns an architecture of which `proved` requirements are tested without a view.
private func proving(_ proved: Int, _ name: String, lines: Int) -> Comparison.Entry {
  var entry = Comparison.Entry.mvp
  entry.id = name
  entry.name = name
  entry.size?.total.codeLines = lines
  entry.coverage?.requirementsViewFree = (0..<proved).map { "P-\($0)" }
  entry.dispatch = nil
  return entry
}

/// Returns the figures of an interaction whose time is `ratio` times that of the baseline.
///
/// The interval of the ratio is 0.01 wide. The baseline itself has the ratio 1, and the interval of
/// that ratio has no width.
private func timed(_ interaction: String, _ ratio: Double) -> DispatchFigures {
  var figures = DispatchFigures(interaction: interaction)
  figures.ratio =
    ratio == 1 ? .one : Ratio(value: ratio, low: ratio - 0.005, high: ratio + 0.005)
  return figures
}

/// Returns the figures of opening a profile screen that keeps `bytes` bytes of memory.
private func opened(_ bytes: Int) -> DispatchFigures {
  var figures = DispatchFigures(interaction: "profile-open")
  figures.counts = Counts([.liveBytes: bytes])
  return figures
}

/// Returns the figures of saving a name with a number of instructions.
///
/// `net` is the number of instructions beyond those of the floor (the screens without an
/// architecture).
private func saved(_ instructions: Int, net: Int) -> DispatchFigures {
  var figures = DispatchFigures(interaction: "name-saved")
  figures.counts = Counts([.instructions: instructions])
  figures.net = Counts([.instructions: net])
  return figures
}

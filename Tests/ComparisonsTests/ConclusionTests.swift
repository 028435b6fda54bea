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
    var entries = [
      module("MVC", lines: 327, faults: 200, needingView: 200),
      module("MVP", lines: 529, faults: 300, needingView: 150),
    ]
    for index in entries.indices {
      entries[index].dispatch = [
        timed("greeting-tap", index == 0 ? 1 : 1.5), opened(4_759), saved(38_812, net: 2_866),
      ]
    }
    entries.append(module("VIPER", lines: 663, faults: 300, needingView: 160))
    var controls = Comparison.Controls()
    controls.floor = [opened(4_048)]
    #expect(conclusions(of: entries, controls).count == 5)
  }

  // MARK: - Faults and code

  @Test("The one whose faults need a view least is compared with the baseline")
  func faults() {
    #expect(
      conclusions(of: [
        module("MVC", lines: 327, faults: 200, needingView: 200),
        module("MVP", lines: 529, faults: 300, needingView: 150),
        module("VIPER", lines: 663, faults: 400, needingView: 160),
      ]) == [
        """
        Finding faults without a view costs code: in VIPER (663 lines of code), only 40% of the \
        faults need a view; in MVC (327 lines), all do.
        """
      ])
  }

  @Test("Finding faults is not said to cost code where it does not")
  func cheapTests() {
    #expect(
      conclusions(of: [
        module("MVC", lines: 600, faults: 200, needingView: 180),
        module("MVP", lines: 500, faults: 300, needingView: 150),
      ]) == [
        """
        In MVP (500 lines of code), only 50% of the faults need a view; in MVC (600 lines), 90% do.
        """,
        "MVC takes more code than MVP, and a larger share of its faults needs a view.",
      ])
  }

  @Test("A baseline whose faults need a view least is compared with the leanest of the others")
  func bestBaseline() {
    let entries = [
      module("Actions", lines: 455, faults: 200, needingView: 150),
      module("MVC", lines: 327, faults: 200, needingView: 200),
      module("MVP", lines: 529, faults: 300, needingView: 150),
    ]
    #expect(
      conclusions(of: entries, baseline: "MVP") == [
        """
        Finding faults without a view costs code: in MVP (529 lines of code), only 50% of the \
        faults need a view; in MVC (327 lines), all do.
        """
      ])
  }

  @Test("The one that is better in code and faults than most others is named with them")
  func betterInBoth() {
    #expect(
      conclusions(of: [
        module("MVP", lines: 500, faults: 200, needingView: 90),
        module("MVVM", lines: 450, faults: 200, needingView: 88),
        module("Traditional MVC", lines: 510, faults: 200, needingView: 104),
        module("VIPER", lines: 650, faults: 200, needingView: 80),
      ]).last == """
        MVP and Traditional MVC take more code than MVVM, and a larger share of their faults needs \
        a view.
        """)
  }

  @Test("Equal shares and one architecture alone are not compared")
  func nothingToCompare() {
    #expect(conclusions(of: [module("MVP", lines: 529, faults: 300, needingView: 150)]) == [])
    #expect(
      conclusions(of: [
        module("MVP", lines: 500, faults: 300, needingView: 150),
        module("MVVM", lines: 520, faults: 200, needingView: 100),
      ]) == [])
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
          screen without an architecture keeps 4,048 bytes, which is 85% of the least and 44% of \
          the most.
          """
        ])
    #expect(
      conclusions(of: [entry("MVC", [opened(4_759)])], controls) == [
        """
        A profile screen in use keeps 4,759 bytes (MVC); the same screen without an architecture \
        keeps 4,048 bytes, which is 85% of that.
        """
      ])
  }

  @Test("There is no share of less than the floor, and no sentence without the floor")
  func memoryBelowFloor() {
    var controls = Comparison.Controls()
    let entries = [entry("MVC", [opened(4_000)])]
    #expect(conclusions(of: entries, controls) == [])
    controls.floor = [opened(4_048)]
    #expect(conclusions(of: entries, controls)[0].hasSuffix("an architecture keeps 4,048 bytes."))
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

/// Returns the conclusions of a comparison whose baseline is the architecture named `baseline`.
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

/// Returns a module of an architecture, with a size and with the result of planted faults.
///
/// `lines` is the number of lines of code. `faults` is the number of planted faults. `needingView`
/// is the number of those faults that only tests with a view can find.
private func module(
  _ name: String, lines: Int, faults: Int, needingView: Int
) -> Comparison.Entry {
  var entry = Comparison.Entry.mvp
  entry.id = name
  entry.name = name
  entry.size?.total.codeLines = lines
  entry.mutation = .sample(faults: faults, needingView: needingView)
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

/// Returns the figures of the interaction in which a name is saved.
///
/// `instructions` is the number of instructions that the interaction takes. `net` is the number of
/// instructions beyond those of the floor (the screens without an architecture).
private func saved(_ instructions: Int, net: Int) -> DispatchFigures {
  var figures = DispatchFigures(interaction: "name-saved")
  figures.counts = Counts([.instructions: instructions])
  figures.net = Counts([.instructions: net])
  return figures
}

import Figures
import Samples
import Sizes
import Traces

@testable import Behavior
@testable import Costs
@testable import Page
@testable import Testability

extension ReportPage {
  /// A page of five architectures, made by hand, with the figures that the page plots and weighs.
  ///
  /// `Lean` needs fewer lines than `MVP` and finds as many faults. `Large` is worse than `MVP` in
  /// every figure.
  static var several: ReportPage {
    var page = sample
    page.comparison = .sample(of: 5)
    let figures: [(name: String, lines: Int, found: Int, instructions: Int, bytes: Int)] = [
      ("MVC", 250, 0, 1_000, 500), ("MVP", 500, 60, 2_000, 800), ("Lean", 400, 60, 9_000, 700),
      ("Large", 900, 50, 3_000, 900), ("Thorough", 1_000, 90, 5_000, 600),
    ]
    for (index, figure) in figures.enumerated() {
      var entry = page.comparison.architectures[index]
      entry.name = figure.name
      entry.size?.total.codeLines = figure.lines
      entry.mutation?.figures.faults = 100
      entry.mutation?.figures.faultsThatNeedView = 100 - figure.found
      var saved = DispatchFigures(interaction: "name-saved")
      saved.net = Counts([.instructions: figure.instructions])
      var open = DispatchFigures(interaction: "profile-open")
      open.counts = Counts([.liveBytes: figure.bytes])
      entry.dispatch = (entry.dispatch ?? []) + [saved, open]
      page.comparison.architectures[index] = entry
    }
    return page
  }

  /// A page of all architectures, made by hand, whose scenarios all hold.
  static var all: ReportPage {
    var page = sample
    page.comparison = .all
    let requirements = page.requirements
    page.conformance?.architectures = page.comparison.architectures.map { entry in
      Conformance.ArchitectureResult(
        id: entry.id, name: entry.name,
        requirements: Dictionary(
          uniqueKeysWithValues: requirements.map { ($0.id, .init(held: 1, scenarios: 1)) }),
        failures: [])
    }
    return page
  }
}

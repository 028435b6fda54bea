import Reports
import Samples

@testable import Costs
@testable import Figures
@testable import Sizes
@testable import Testability

/// Returns the texts of the findings in a made-up comparison.
///
/// `baseline` is the name of the architecture that the others are compared with.
func findings(
  of entries: [Comparison.Entry], _ controls: Comparison.Controls = .init(),
  baseline: String = "MVC"
) -> [String] {
  comparison(of: entries, controls).findings(baseline: baseline).map(\.text)
}

/// Returns the text of the finding of one rule; `nil` if the rule gives none.
func finding(
  _ id: String, of entries: [Comparison.Entry], _ controls: Comparison.Controls = .init(),
  baseline: String = "MVC"
) -> String? {
  comparison(of: entries, controls).findings(baseline: baseline).first { $0.id == id }?.text
}

/// Returns a comparison of the given architectures.
func comparison(
  of entries: [Comparison.Entry], _ controls: Comparison.Controls = .init()
) -> Comparison {
  Comparison(
    environment: .sample, shared: .init(), controls: controls, architectures: entries, notes: [])
}

/// Returns controls whose floor, the screens without an architecture, has the given figures.
func floor(_ figures: DispatchFigures...) -> Comparison.Controls {
  var controls = Comparison.Controls()
  controls.floor = figures
  return controls
}

/// Returns an architecture with the given dispatch costs, without size and tests.
func entry(_ name: String, _ dispatch: [DispatchFigures]? = nil) -> Comparison.Entry {
  var entry = Comparison.Entry(id: name, name: name)
  entry.dispatch = dispatch
  return entry
}

extension Comparison.Entry {
  /// Returns the architecture with a size.
  ///
  /// `greeting` is the number of code lines of the smallest screen, and `roles` has the numbers of
  /// the code lines of roles.
  func with(lines: Int, greeting: Int? = nil, roles: [String: Int] = [:]) -> Self {
    var entry = self
    var features: [String: CodeSize] = [:]
    if let greeting { features["Greeting"] = CodeSize(lines: greeting) }
    entry.size = ModuleSize(
      total: CodeSize(lines: lines), features: features,
      roles: roles.mapValues { RoleSize(size: CodeSize(lines: $0), uses: [:]) }, assemblyLines: 0)
    return entry
  }
}

/// Returns the figures of an interaction whose time is `ratio` times that of the baseline.
///
/// The interval of the ratio is 0.01 wide. The baseline itself has the ratio 1, and the interval of
/// that ratio has no width.
func timed(_ interaction: String, _ ratio: Double) -> DispatchFigures {
  var figures = DispatchFigures(interaction: interaction)
  figures.ratio =
    ratio == 1 ? .one : Ratio(value: ratio, low: ratio - 0.005, high: ratio + 0.005)
  return figures
}

/// Returns the figures of opening a profile screen that keeps `bytes` bytes of memory.
func opened(_ bytes: Int) -> DispatchFigures {
  var figures = DispatchFigures(interaction: "profile-open")
  figures.counts = Counts([.liveBytes: bytes])
  return figures
}

/// Returns the figures of an interaction with its instructions.
///
/// `net` is the number of instructions beyond those of the floor and of the models; `nil` for the
/// floor itself.
func counted(_ interaction: String, _ instructions: Int, net: Int? = nil) -> DispatchFigures {
  var figures = DispatchFigures(interaction: interaction)
  figures.counts = Counts([.instructions: instructions])
  figures.net = net.map { Counts([.instructions: $0]) }
  return figures
}

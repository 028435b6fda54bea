import Reports
import Samples

@testable import Costs
@testable import Figures
@testable import Sizes
@testable import Testability

/// Returns the finding of one rule in a made-up comparison; `nil` if the rule gives none.
func finding(_ id: String, of entries: [Comparison.Entry]) -> Finding? {
  comparison(of: entries).findings.first { $0.id == id }
}

/// Returns a comparison of the given architectures, in which each kind but the last has words.
func comparison(of entries: [Comparison.Entry]) -> Comparison {
  var comparison = Comparison(
    environment: .sample, shared: .init(), controls: .init(), architectures: entries, notes: [])
  let kinds = entries.lazy.compactMap { $0.mutation?.kinds?.counts.of }.first ?? 0
  comparison.kinds = (0..<kinds).map { index in
    Comparison.Kind(
      words: index == kinds - 1 ? nil : "mistake \(index)", scenario: "scenario-\(index)")
  }
  return comparison
}

/// Returns an architecture without figures.
func entry(_ name: String, id: String? = nil) -> Comparison.Entry {
  Comparison.Entry(id: id ?? name, name: name)
}

extension Comparison.Entry {
  /// Returns the architecture with the number of its code lines, and with that of Greeting.
  func with(lines: Int, greeting: Int? = nil) -> Self {
    var entry = self
    var features: [String: CodeSize] = [:]
    if let greeting { features["Greeting"] = CodeSize(lines: greeting) }
    entry.size = ModuleSize(
      total: CodeSize(lines: lines), features: features, roles: [:], assemblyLines: 0)
    return entry
  }

  /// Returns the architecture with the outcomes of kinds, such as `ffps`: found, found in part, and
  /// only with a screen.
  ///
  /// `bare` has the outcomes without forgotten lines.
  func with(kinds: String, bare: String? = nil) -> Self {
    func counts(_ text: String) -> KindCounts { KindCounts(text.compactMap(KindOutcome.init)) }
    var entry = self
    var summary = MutationSummary.sample(faults: 100, needingView: 50)
    summary.kinds = KindFigures(
      set: "2026-03-01", counts: counts(kinds), withoutForgottenLines: counts(bare ?? kinds))
    entry.mutation = summary
    return entry
  }

  /// Returns the architecture with the time of one interaction, in nanoseconds.
  func with(time: Double, high: Double) -> Self {
    var figures = DispatchFigures()
    figures.nanoseconds = Estimate(value: time, low: time, high: high)
    var entry = self
    entry.dispatch = [.nameSaved: figures]
    return entry
  }
}

import Samples
@testable import Comparisons
@testable import DispatchCosts

extension Comparison {
  /// Returns a comparison with the counts of one interaction, for an architecture and for the
  /// floor, the screens without an architecture.
  static func counted(
    _ counts: [Counter: Int], of id: String = "mvp", floor: [Counter: Int]? = [.retains: 1]
  ) -> Comparison {
    var entry = Entry(id: id, name: id.uppercased())
    entry.dispatch = [.counted(counts)]
    var comparison = Comparison(
      environment: .sample, shared: .init(), controls: .init(), architectures: [entry],
      notes: ["dispatch: why something is null."])
    comparison.controls.floor = floor.map { [.counted($0)] }
    return comparison
  }
}

extension DispatchFigures {
  static func counted(_ counts: [Counter: Int], in interaction: String = "greeting-tap") -> Self {
    var figures = Self(interaction: interaction)
    figures.counts = Counts(counts)
    return figures
  }
}

extension Tolerance {
  /// Returns the tolerance for a percentage such as `2%`, and stops the tests for any other text.
  static func percent(_ text: String) -> Tolerance {
    guard let tolerance = Tolerance(text) else { preconditionFailure("No percentage: \(text)") }
    return tolerance
  }
}

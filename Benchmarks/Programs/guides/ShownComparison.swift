import Figures
import Reports

/// The comparison that the documents show: sizes and tests of now, and costs of a kept run.
struct ShownComparison {
  /// The kept run, in `Benchmarks/kept-run.json`.
  let baseline: Comparison
  let comparison: Comparison
  /// True if the same compiler made both parts.
  ///
  /// Machine code and counts depend on the compiler.
  let hasOneToolchain: Bool

  /// Joins a comparison of now with the costs of a kept run.
  init(now: Comparison, baseline: Comparison) {
    self.baseline = baseline
    comparison = now.withDispatch(of: baseline)
    hasOneToolchain = now.environment.hasSameToolchain(as: baseline.environment)
  }
}

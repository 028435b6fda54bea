import Architectures
import Testing

@testable import Costs

/// Returns the variant with the given id, such as `floor`, in an experiment with all architectures.
@MainActor func variant(_ id: String, in experiment: String) throws -> Variant {
  let experiments = Experiment.all(
    baseline: Architecture.all[0], others: Array(Architecture.all.dropFirst()))
  let found = try #require(experiments.first { $0.id == experiment })
  return try #require(found.variants.first { $0.id == id })
}

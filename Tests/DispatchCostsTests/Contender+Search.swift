import Architectures
import Testing

@testable import DispatchCosts

/// A contender among all experiments with all architectures.
@MainActor func contender(_ id: String, in experiment: String) throws -> Contender {
  let experiments = Experiment.all(
    baseline: Architecture.all[0], others: Array(Architecture.all.dropFirst()))
  let found = try #require(experiments.first { $0.id == experiment })
  return try #require(found.contenders.first { $0.id == id })
}

import DispatchCosts
import Foundation
import Scenarios
import Tables

/// What became of the exact counters since a run that was kept.
///
/// Times are not among them: they differ from run to run.
package struct BaselineCheck: Codable, Equatable, Sendable {
  /// The version of the format.
  package var schema = 1
  /// What the kept run was measured on.
  package var kept: RunEnvironment
  /// What was measured on now.
  package var now: RunEnvironment
  /// By how much a counter may grow; instructions by ``Tolerance/ofInstructions`` at least.
  package var tolerance: Tolerance
  /// How many counters are known on both sides, and were compared.
  package var compared = 0
  /// How many of these shrank by more than the tolerance.
  package var shrunk = 0
  /// What grew by more than the tolerance, and what was kept and is not measured any more.
  package var failures: [Failure] = []
  /// What was left out, and why.
  package var notes: [String] = []

  /// Whether something was compared and nothing failed.
  ///
  /// A check that silently compares nothing would be worse than none.
  package var passes: Bool { compared > 0 && failures.isEmpty }
}

extension BaselineCheck {
  /// A counter that grew, or something that was kept and is not measured any more.
  package struct Failure: Codable, Equatable, Sendable {
    /// The architecture's id, or `floor`.
    package var architecture: String
    package var interaction: String
    /// `nil` if the whole interaction was not measured.
    package var counter: Counter?
    package var kept: Int?
    /// `nil` if it was not measured.
    package var now: Int?

    /// By how many percent the counter grew; `nil` if it was not measured, or was 0.
    package var growth: Decimal? {
      guard let kept, let now, kept != 0 else { return nil }
      var exact = (Decimal(now) - Decimal(kept)) * 100 / Decimal(kept.magnitude)
      var rounded = Decimal()
      // Upwards, so that nothing that grew too much seems to be within the tolerance.
      NSDecimalRound(&rounded, &exact, 2, .up)
      return rounded
    }
  }
}

extension BaselineCheck.Failure {
  private enum EncodedKeys: String, CodingKey {
    case architecture, interaction, counter, kept, now, growth
  }

  package func encode(to encoder: any Encoder) throws {
    // The synthesized method would leave out what is nil, and what follows from the rest.
    var container = encoder.container(keyedBy: EncodedKeys.self)
    try container.encode(architecture, forKey: .architecture)
    try container.encode(interaction, forKey: .interaction)
    try container.encode(counter, forKey: .counter)
    try container.encode(kept, forKey: .kept)
    try container.encode(now, forKey: .now)
    try container.encode(growth, forKey: .growth)
  }
}

extension Counter: Codable {}

import DispatchCosts
import Foundation
import JSON
import Scenarios
import Tables

/// A comparison of exact counts with those of a kept run.
///
/// It compares the counters of ``Counter/all`` that say so (``Counter/isChecked``), each with its own
/// tolerance. Times are not compared: they differ from run to run.
package struct BaselineCheck: Codable, Equatable, Sendable {
  /// The version of the format.
  package var schema = 1
  /// The machine and the tools of the kept run.
  package var kept: RunEnvironment
  /// The machine and the tools of the run that is checked.
  package var now: RunEnvironment
  /// The percentage that a counter may grow by, unless ``Counter/leastTolerance`` allows more.
  package var tolerance: Tolerance
  /// The number of counts that are known on both sides, and were compared.
  package var compared = 0
  /// The number of these that shrank by more than the tolerance.
  package var shrunk = 0
  /// Counts that grew by more than the tolerance, or that were kept and are not measured any more.
  package var failures: [Failure] = []
  /// The reasons why something was left out.
  package var notes: [String] = []

  /// True if something was compared and nothing failed.
  ///
  /// A check that compares nothing does not pass, since it proves nothing.
  package var passes: Bool { compared > 0 && failures.isEmpty }
}

extension BaselineCheck {
  /// A counter that grew, or something that was kept and is not measured any more.
  package struct Failure: Codable, Equatable, Sendable {
    /// The architecture's id, or `floor`.
    package let architecture: String
    package let interaction: String
    /// `nil` if the whole interaction was not measured.
    @OrNull package private(set) var counter: Counter?
    @OrNull package private(set) var kept: Int?
    /// `nil` if it was not measured.
    @OrNull package private(set) var now: Int?
    /// The percentage by which the counter grew; `nil` if it was not measured, or was 0.
    @OrNull package private(set) var growth: Decimal?

    init(
      architecture: String, interaction: String, counter: Counter? = nil, kept: Int? = nil,
      now: Int? = nil
    ) {
      self.architecture = architecture
      self.interaction = interaction
      self.counter = counter
      self.kept = kept
      self.now = now
      growth = Self.growth(from: kept, to: now)
    }

    private static func growth(from kept: Int?, to now: Int?) -> Decimal? {
      guard let kept, let now, kept != 0 else { return nil }
      var exact = (Decimal(now) - Decimal(kept)) * 100 / Decimal(kept.magnitude)
      var rounded = Decimal()
      // Upwards, so that nothing that grew too much seems to be within the tolerance.
      NSDecimalRound(&rounded, &exact, 2, .up)
      return rounded
    }
  }
}

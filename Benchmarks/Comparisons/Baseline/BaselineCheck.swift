import DispatchCosts
import Foundation
import JSON
import Scenarios
import Tables

/// A check that compares the exact counts of a run with those of a kept run.
///
/// Of ``Counter/all``, it compares those whose ``Counter/isChecked`` is true, each with its own
/// tolerance. Times are not compared: they differ from run to run.
package struct BaselineCheck: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 1
  /// The machine and the tools of the kept run.
  var kept: RunEnvironment
  /// The machine and the tools of the run that is checked.
  var now: RunEnvironment
  /// The percentage by which a counter may grow, unless ``Counter/leastTolerance`` allows more.
  var tolerance: Tolerance
  /// The number of compared counts, which are those that both runs have.
  var compared = 0
  /// The number of compared counts that shrank by more than the tolerance.
  var shrunk = 0
  /// The counts that grew by more than the tolerance, or that were kept and are not measured any
  /// more.
  var failures: [Failure] = []
  /// Sentences for the report that say what was left out, and why.
  var notes: [String] = []

  /// True if something was compared and nothing failed.
  ///
  /// A check that compares nothing does not pass, since it proves nothing.
  package var passes: Bool { compared > 0 && failures.isEmpty }
}

extension BaselineCheck {
  /// A counter that grew too much, or a kept count or interaction that is not measured any more.
  struct Failure: Codable, Equatable, Sendable {
    /// The id of the architecture, or `floor` or `bindings` for a control.
    let architecture: String
    let interaction: String
    /// The counter; `nil` if the whole interaction was not measured.
    @OrNull private(set) var counter: Counter?
    /// The count of the kept run; `nil` if the new run did not measure the interaction at all.
    @OrNull private(set) var kept: Int?
    /// The count of the checked run; `nil` if it was not measured.
    @OrNull private(set) var now: Int?
    /// The percentage by which the count grew; `nil` if it was not measured, or if the kept count
    /// is 0.
    @OrNull private(set) var growth: Decimal?

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
      // The result is rounded upwards, so that nothing that grew too much seems to be within the
      // tolerance.
      NSDecimalRound(&rounded, &exact, 2, .up)
      return rounded
    }
  }
}

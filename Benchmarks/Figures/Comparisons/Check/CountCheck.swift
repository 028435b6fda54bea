import Costs
import Foundation
import Reports

/// The result of comparing the exact counts of a new run with those of a kept run.
///
/// The kept run was read from a file. The compared counters are those whose
/// ``Counter/isChecked`` is true. No count may grow. Instructions have grown if their number is
/// greater than ``Allowance`` permits. Times are not compared, since they differ from run to run.
package struct CountCheck: Codable, Equatable, Sendable {
  /// The version of the JSON format.
  var schema = 4
  /// The machine and the tools of the kept run, which was read from a file.
  var kept: RunEnvironment
  /// The machine and the tools of the new run, which is compared with the kept run.
  var now: RunEnvironment
  /// The number of counts that both runs have and that were therefore compared.
  var compared = 0
  /// The number of compared counts that shrank.
  ///
  /// Instructions have shrunk only if their number is smaller than in every layout of the kept run.
  /// A layout is the order in which the linker places functions and data.
  var shrunk = 0
  /// The number of rows whose instructions were compared.
  var rows = 0
  /// The number of these rows in which one more direct call would be a failure.
  var rowsThatShowCall = 0
  /// The row whose instructions may grow by the largest part; `nil` if none were compared.
  @OrNull var widest: Widest? = nil
  /// The failures: the counts that grew too much, and the counts and interactions that the kept run
  /// has and the new run lacks.
  var failures: [Failure] = []
  /// Sentences for the report, such as those that say which counts were not compared, and why.
  var notes: [String] = []

  /// The rule by which counts may grow.
  package static var rule: String { Allowance.rule }

  /// True if at least one count was compared and there are no failures.
  ///
  /// A check that compares nothing does not pass, since it proves nothing.
  package var passes: Bool { compared > 0 && failures.isEmpty }

  /// The instructions of a direct call of a small function, with what it does to its arguments.
  static let instructionsOfCall = 15
}

extension CountCheck {
  /// A row with the part of its least instructions by which they may grow, such as 0.01.
  struct Widest: Codable, Equatable, Sendable {
    let architecture: String
    let interaction: String
    let share: Double
  }

  /// A count that grew too much, or a count or interaction that the kept run has and the new run
  /// lacks.
  struct Failure: Codable, Equatable, Sendable {
    /// The id of the architecture or control to which the failure belongs.
    ///
    /// A control is measured for comparison with the architectures. The ids of the controls are
    /// `floor` and `bindings`.
    let architecture: String
    let interaction: String
    /// The counter whose count grew too much or is missing in the new run; `nil` if the new run did
    /// not measure the interaction at all.
    @OrNull private(set) var counter: Counter?
    /// The count of the kept run; `nil` if the new run did not measure the interaction at all.
    @OrNull private(set) var kept: Int?
    /// The largest count that passes; `nil` if the new run did not measure the interaction at all.
    @OrNull private(set) var allowed: Int?
    /// The count of the new run; `nil` if the new run did not measure this count.
    @OrNull private(set) var now: Int?
    /// The percentage by which the count grew, rounded up; `nil` if the kept count or the new count
    /// is missing, or if the kept count is 0.
    @OrNull private(set) var growth: Decimal?

    init(
      architecture: String, interaction: String, counter: Counter? = nil, kept: Int? = nil,
      allowed: Int? = nil, now: Int? = nil
    ) {
      self.architecture = architecture
      self.interaction = interaction
      self.counter = counter
      self.kept = kept
      self.allowed = allowed
      self.now = now
      growth = Self.growth(from: kept, to: now)
    }

    private static func growth(from kept: Int?, to now: Int?) -> Decimal? {
      guard let kept, let now, kept != 0 else { return nil }
      var exact = (Decimal(now) - Decimal(kept)) * 100 / Decimal(kept.magnitude)
      var rounded = Decimal()
      // The result is rounded upwards, so that a count that grew never seems to be unchanged.
      NSDecimalRound(&rounded, &exact, 2, .up)
      return rounded
    }
  }
}

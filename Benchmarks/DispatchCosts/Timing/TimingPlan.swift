/// The number of launches of the program, and of rounds in each launch, with which times are
/// measured.
struct TimingPlan: Codable, Equatable, Sendable {
  /// The number of launches: processes that measure times, one after the other.
  let launches: Int
  /// The number of rounds at the start of each launch whose times are not used.
  ///
  /// During these rounds, caches and branch predictors adapt to the work.
  let warmRounds: Int
  /// The number of rounds in each launch whose times are used.
  ///
  /// A round takes one sample of the time of each variant.
  let rounds: Int

  /// The plan for the most precise times.
  static let full = TimingPlan(launches: 5, warmRounds: 20, rounds: 250)
  /// The plan for a quick check, with less precise times.
  static let quick = TimingPlan(launches: 3, warmRounds: 5, rounds: 40)
}

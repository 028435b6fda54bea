/// The numbers of launches and rounds with which times are measured.
struct TimingPlan: Codable, Equatable, Sendable {
  /// The number of processes that measure, one after the other.
  let launches: Int
  /// The number of first rounds in a launch whose times are dropped, while caches and branch
  /// predictors adapt to the work.
  let warmRounds: Int
  /// The number of measured rounds in each launch.
  let rounds: Int

  /// The plan for the most precise times.
  static let full = TimingPlan(launches: 5, warmRounds: 20, rounds: 250)
  /// The plan for a quick check, with roughly right times.
  static let quick = TimingPlan(launches: 3, warmRounds: 5, rounds: 40)
}

/// How much time goes into one launch's measurement.
struct TimingPlan: Codable, Equatable, Sendable {
  /// How many times the program is started to measure.
  let launches: Int
  /// Rounds whose times are thrown away, until caches and branch predictors know the work.
  let warmRounds: Int
  /// Rounds that are measured in each launch.
  let rounds: Int

  /// What makes the times as sure as they can be.
  static let full = TimingPlan(launches: 5, warmRounds: 20, rounds: 250)
  /// What shows that everything works, with times that are roughly right.
  static let quick = TimingPlan(launches: 3, warmRounds: 5, rounds: 40)
}

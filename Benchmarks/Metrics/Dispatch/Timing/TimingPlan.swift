/// How much time goes into the times.
struct TimingPlan: Sendable {
  /// Rounds whose times are thrown away, until caches and branch predictors know the work.
  let warmRounds: Int
  /// Rounds that are measured in any case.
  let minimumRounds: Int
  /// Rounds after which nothing is gained any more.
  let maximumRounds: Int
  /// The time after which no further round begins.
  let nanoseconds: UInt64

  /// What makes the times as sure as they can be.
  static let full = TimingPlan(
    warmRounds: 20, minimumRounds: 1_000, maximumRounds: 4_000, nanoseconds: 10_000_000_000)
  /// What shows that everything works, with times that are roughly right.
  static let quick = TimingPlan(
    warmRounds: 5, minimumRounds: 50, maximumRounds: 500, nanoseconds: 1_000_000_000)
}

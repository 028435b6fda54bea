/// A plan for measuring times: the number of launches of the program, and the numbers of rounds in
/// each launch.
struct TimingPlan: Codable, Equatable, Sendable {
  /// The number of launches: processes that measure times, one after the other.
  ///
  /// Each launch runs the program in another layout. A layout is the order in which the linker
  /// places functions and data.
  let launches: Int
  /// The number of rounds at the start of each launch; the times of these rounds are not used.
  ///
  /// During these rounds, caches and branch predictors adapt to the work.
  let warmRounds: Int
  /// The number of rounds in each launch whose times are used.
  ///
  /// These rounds follow the warm rounds. A round takes one sample of the time of each work.
  let rounds: Int

  /// Creates a plan.
  ///
  /// There must be at least two launches, since the intervals of the times are computed from the
  /// differences between launches.
  init(launches: Int, warmRounds: Int, rounds: Int) {
    precondition(
      launches > 1,
      "A plan needs at least two launches, so that times of several launches can be compared.")
    self.launches = launches
    self.warmRounds = warmRounds
    self.rounds = rounds
  }

  /// The plan for the most precise times.
  static let full = TimingPlan(launches: 12, warmRounds: 10, rounds: 100)
  /// The plan for a quick check, with less precise times.
  static let quick = TimingPlan(launches: 5, warmRounds: 3, rounds: 12)
}

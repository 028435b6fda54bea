/// Work that can be repeated; its repetitions are alike, except that two inputs may alternate.
@MainActor package protocol RepeatedWork: AnyObject {
  /// Prepares the input of one repetition.
  ///
  /// The preparation is included in the times, since no clock is precise enough to exclude it. It
  /// is not included in the counts.
  func prepare()

  /// Performs the work once, which is the measured part.
  ///
  /// Call this method at most as often as the number of repetitions that the work was prepared for.
  func perform()
}

extension RepeatedWork {
  package func prepare() {}
}

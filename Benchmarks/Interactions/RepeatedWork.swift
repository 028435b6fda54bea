/// Work whose repetitions are alike, except that two inputs may alternate.
@MainActor package protocol RepeatedWork: AnyObject {
  /// Prepares the input of one repetition.
  ///
  /// It is part of the time, since no clock is precise enough to exclude it, but not of the counts.
  func prepare()

  /// Performs the work once, which is the measured part.
  ///
  /// Call it at most as often as the work was created for.
  func perform()
}

extension RepeatedWork {
  package func prepare() {}
}

/// Work whose repetitions are alike, except that they may take turns between two inputs.
@MainActor protocol RepeatedWork: AnyObject {
  /// Lays out what one repetition needs; timed, since no clock is fine enough to leave it out, but
  /// not counted.
  func prepare()

  /// Does the work once, the measured part; at most as often as promised.
  func perform()
}

extension RepeatedWork {
  func prepare() {}
}

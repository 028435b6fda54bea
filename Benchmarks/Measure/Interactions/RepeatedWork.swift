/// Work that can be repeated.
///
/// All repetitions are the same, except that two inputs, such as two names, may alternate.
@MainActor package protocol RepeatedWork: AnyObject {
  /// Prepares the input of one repetition.
  ///
  /// The measured times include the preparation, since no clock is precise enough to exclude it.
  /// The counts, such as the number of instructions, do not include the preparation.
  func prepare()

  /// Performs the work once.
  ///
  /// Both the measured times and the counts include this method. A ``MeasuredInteraction`` is
  /// created for a number of repetitions. Call this method at most that many times.
  func perform()
}

extension RepeatedWork {
  package func prepare() {}
}

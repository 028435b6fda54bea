/// A call that is still being recorded, to which calls and basic blocks can still be added.
///
/// The properties have the same meaning as those of ``RecordedCalls/Call``.
final class OpenCall {
  let symbol: Int
  var blocks: Set<UInt64> = []
  let resumes: Bool
  let isReturnedTo: Bool
  var suspends = false
  var calls: [OpenCall] = []

  init(symbol: Int, resumes: Bool = false, isReturnedTo: Bool = false) {
    self.symbol = symbol
    self.resumes = resumes
    self.isReturnedTo = isReturnedTo
  }
}

/// One run of an asynchronous function, from its call until its return, including all suspensions.
final class Activation {
  let symbol: Int
  let caller: Activation?
  /// The latest part of the run.
  ///
  /// The first part of a run begins with the call of the function. Each further part begins after a
  /// suspension.
  var call: OpenCall
  /// The serial number of the job that ran ``call``.
  ///
  /// A job is a piece of work of the concurrency runtime.
  var job: Int

  init(symbol: Int, caller: Activation?, call: OpenCall, job: Int) {
    self.symbol = symbol
    self.caller = caller
    self.call = call
    self.job = job
  }

  /// The runs of the asynchronous callers, the outermost caller first, followed by this run.
  var chain: [Activation] { (caller?.chain ?? []) + [self] }
}

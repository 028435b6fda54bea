/// A call that has not returned yet, which can still make calls and run blocks.
///
/// Its properties mean the same as those of ``RecordedCalls/Call``.
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

/// One run of an asynchronous function, from its call to its return, across its suspensions.
final class Activation {
  let symbol: Int
  let caller: Activation?
  /// The part of the run since the latest suspension.
  ///
  /// While the function is suspended, the part before that suspension.
  var call: OpenCall
  /// The number of the job, a piece of work of the concurrency runtime, that ran ``call``.
  var job: Int

  init(symbol: Int, caller: Activation?, call: OpenCall, job: Int) {
    self.symbol = symbol
    self.caller = caller
    self.call = call
    self.job = job
  }

  /// The activations that wait for this activation, outermost first, and at the end this one.
  var chain: [Activation] { (caller?.chain ?? []) + [self] }
}

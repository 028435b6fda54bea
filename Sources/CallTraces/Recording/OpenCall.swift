/// A call that is being read, to which others may still be added.
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

/// An asynchronous function from its call to its return, with its suspensions.
final class Activation {
  let symbol: Int
  let caller: Activation?
  /// What it does now, or has done before it was suspended.
  var call: OpenCall
  /// The job in which it does that.
  var job: Int

  init(symbol: Int, caller: Activation?, call: OpenCall, job: Int) {
    self.symbol = symbol
    self.caller = caller
    self.call = call
    self.job = job
  }

  /// The activation with all that wait for it, outermost first.
  var chain: [Activation] { (caller?.chain ?? []) + [self] }
}

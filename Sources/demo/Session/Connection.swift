/// What lies between the screens and those they ask: it can be slow, and it can be down.
///
/// It knows no clock: whoever drives the session says what time it is.
final class Connection {
  /// How long a slow connection holds an answer back.
  static let delay = Duration.seconds(2)

  /// Whether answers to requests made from now on are held back.
  var isSlow = false
  /// Whether requests made from now on fail.
  var isDown = false
  /// The time since the session began.
  var now = Duration.zero

  private var held: [(due: Duration, continuation: CheckedContinuation<Void, Never>)] = []

  /// When the next answer is due, in time since the session began; `nil` when none is held back.
  var nextDue: Duration? { held.first?.due }

  /// Carries a request over, which takes as long as the answer is held back.
  ///
  /// It ignores cancellation, as what is under way cannot be called back.
  ///
  /// - Throws: `failure` when the connection was down at the request.
  func carry(orThrow failure: any Error) async throws {
    let isDown = isDown
    if isSlow {
      await withCheckedContinuation { held.append((now + Self.delay, $0)) }
    }
    if isDown { throw failure }
  }

  /// Lets the answers go that are due now.
  func releaseDue() {
    release { $0 <= now }
  }

  /// Lets every answer go that is held back.
  func releaseAll() {
    release { _ in true }
  }

  private func release(where isDue: (Duration) -> Bool) {
    let released = held.filter { isDue($0.due) }
    held.removeAll { isDue($0.due) }
    for answer in released { answer.continuation.resume() }
  }
}

/// The connection between the screens and their services, which can be slow or down.
///
/// The connection has no clock of its own: the owner of the session sets `now`.
final class Connection {
  /// The time for which a slow connection delays an answer.
  static let delay = Duration.seconds(2)

  /// True if the answers to new requests are delayed.
  var isSlow = false
  /// True if new requests fail.
  var isDown = false
  /// The time since the session began.
  var now = Duration.zero

  private var held: [(due: Duration, continuation: CheckedContinuation<Void, Never>)] = []

  /// The time at which the next delayed answer is due; `nil` if no answer is delayed.
  ///
  /// The time is counted from the beginning of the session.
  var nextDue: Duration? { held.first?.due }

  /// Waits until the answer to a new request may arrive: at once unless the connection is slow.
  ///
  /// Cancellation is ignored, as a request that was sent cannot be called back.
  ///
  /// - Throws: `failure` when the connection was down at the time of the request.
  func carry(orThrow failure: any Error) async throws {
    let isDown = isDown
    if isSlow {
      await withCheckedContinuation { held.append((now + Self.delay, $0)) }
    }
    if isDown { throw failure }
  }

  /// Lets the delayed answers arrive whose time has come.
  func releaseDue() {
    release { $0 <= now }
  }

  /// Lets all delayed answers arrive.
  func releaseAll() {
    release { _ in true }
  }

  private func release(where isDue: (Duration) -> Bool) {
    let released = held.filter { isDue($0.due) }
    held.removeAll { isDue($0.due) }
    for answer in released { answer.continuation.resume() }
  }
}

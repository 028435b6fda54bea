/// The connection between the screens and their services, which can be slow or down.
///
/// The connection has no clock of its own: the code that runs the session sets `now`.
final class Connection {
  /// The time for which a slow connection delays the answer to a request.
  static let delay = Duration.seconds(2)

  /// True if the answers to new requests are delayed.
  var isSlow = false
  /// True if new requests fail.
  var isDown = false
  /// The time since the session began.
  var now = Duration.zero

  private var held: [(due: Duration, continuation: CheckedContinuation<Void, Never>)] = []

  /// The time from the beginning of the session until the next delayed answer must arrive.
  ///
  /// The time is `nil` if no answer is delayed.
  var nextDue: Duration? { held.first?.due }

  /// Waits until the answer to a new request may arrive; waits only if the connection is slow.
  ///
  /// If the task is cancelled, the wait goes on, because a sent request cannot be undone.
  ///
  /// - Throws: `failure` when the connection was down at the time of the request.
  func carry(orThrow failure: any Error) async throws {
    let isDown = isDown
    if isSlow {
      await withCheckedContinuation { held.append((now + Self.delay, $0)) }
    }
    if isDown { throw failure }
  }

  /// Lets the delayed answers arrive if their delay is over at the time `now`.
  func releaseDue() {
    release { $0 <= now }
  }

  /// Lets all delayed answers arrive, even before their delay is over.
  func releaseAll() {
    release { _ in true }
  }

  private func release(where isDue: (Duration) -> Bool) {
    let released = held.filter { isDue($0.due) }
    held.removeAll { isDue($0.due) }
    for answer in released { answer.continuation.resume() }
  }
}

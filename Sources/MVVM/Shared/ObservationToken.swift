/// Keeps an observer, and what it observes: the observer is called no more once the token is released.
final class ObservationToken {
  private let removeObserver: @MainActor () -> Void

  init(_ removeObserver: @escaping @MainActor () -> Void) {
    self.removeObserver = removeObserver
  }

  deinit {
    // Screens are released on the main actor, and their tokens with them.
    MainActor.assumeIsolated(removeObserver)
  }
}

/// Keeps an observer: it is called no more once the token is cancelled or released.
final class ObservationToken {
  private let removeObserver: @MainActor () -> Void

  init(_ removeObserver: @escaping @MainActor () -> Void) {
    self.removeObserver = removeObserver
  }

  func cancel() {
    removeObserver()
  }

  deinit {
    // Screens are released on the main actor, and their tokens with them.
    MainActor.assumeIsolated(removeObserver)
  }
}

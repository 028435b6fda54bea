import Foundation
import Models

/// A photo library in which the scenario chooses the photos.
package final class ScenarioPhotoLibrary: PhotoLibrary {
  private var continuations: [CheckedContinuation<Data?, Never>] = []

  /// The number of times the library was opened.
  package private(set) var openedCount = 0
  /// True while the library waits for the person.
  package var isOpen: Bool { !continuations.isEmpty }

  /// True if the screen has cancelled all requests for a photo.
  package var isCancelled: Bool { openedCount > 0 && cancelledCount == openedCount }

  /// The number of requests for a photo that the screen has cancelled.
  package private(set) var cancelledCount = 0

  package init() {}

  package func choosePhoto() async -> Data? {
    openedCount += 1
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        continuations.append(continuation)
        UnansweredCalls.insert(self) { self.close() }
      }
    } onCancel: {
      MainActor.assumeIsolated { cancelledCount += 1 }
    }
  }

  /// Chooses a photo, or cancels with `nil`, for the oldest waiting request.
  ///
  /// - Throws: `ScenarioError.libraryIsClosed` when no library is open.
  package func choose(_ photo: Data?) throws(ScenarioError) {
    guard !continuations.isEmpty else { throw .libraryIsClosed }
    continuations.removeFirst().resume(returning: photo)
    if continuations.isEmpty { UnansweredCalls.remove(self) }
  }

  /// Cancels all waiting requests, so that no task is left waiting.
  package func close() {
    for continuation in continuations { continuation.resume(returning: nil) }
    continuations = []
    UnansweredCalls.remove(self)
  }
}

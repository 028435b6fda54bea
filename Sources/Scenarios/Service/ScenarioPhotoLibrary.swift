import Foundation
import Models

/// A photo library in which the scenario is the person who chooses.
package final class ScenarioPhotoLibrary: PhotoLibrary {
  private var continuations: [CheckedContinuation<Data?, Never>] = []

  /// How often the library was opened.
  package private(set) var openedCount = 0
  /// Whether the library waits for the person.
  package var isOpen: Bool { !continuations.isEmpty }

  /// Whether the screen has cancelled every opening of the library.
  package var isCancelled: Bool { openedCount > 0 && cancelledCount == openedCount }

  /// How many openings of the library the screen has cancelled.
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

  /// Chooses a photo, or cancels with `nil`, in the library that was opened first.
  ///
  /// - Throws: `ScenarioError.libraryIsClosed` when no library is open.
  package func choose(_ photo: Data?) throws(ScenarioError) {
    guard !continuations.isEmpty else { throw .libraryIsClosed }
    continuations.removeFirst().resume(returning: photo)
    if continuations.isEmpty { UnansweredCalls.remove(self) }
  }

  /// Cancels in every library that is still open, so that no task is left waiting.
  package func close() {
    for continuation in continuations { continuation.resume(returning: nil) }
    continuations = []
    UnansweredCalls.remove(self)
  }
}

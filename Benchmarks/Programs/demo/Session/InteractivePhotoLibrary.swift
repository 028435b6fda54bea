import Foundation
import Models

/// A photo library in which the person at the keyboard chooses the photo.
final class InteractivePhotoLibrary: PhotoLibrary {
  private var continuations: [CheckedContinuation<Data?, Never>] = []

  /// True while a screen waits for the person's choice.
  var isOpen: Bool { !continuations.isEmpty }

  func choosePhoto() async -> Data? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuations.append($0) }
    } onCancel: {
      // Screens cancel on the main actor, where this runs at once.
      MainActor.assumeIsolated { choose(nil) }
    }
  }

  /// Gives the waiting screen a photo, or no photo if `photo` is `nil`, and closes the library.
  func choose(_ photo: Data?) {
    let waiting = continuations
    continuations = []
    for continuation in waiting { continuation.resume(returning: photo) }
  }
}

import Observation

/// A view or a view controller, whose properties the update cycle updates; UIKit has no such type.
protocol PropertiesUpdating: AnyObject, Sendable {
  var needsUpdateProperties: Bool { get set }
  /// The number of updates so far, which tells the tracking of the latest from that of earlier ones.
  var propertiesUpdateCount: UInt32 { get set }
  /// True if an update need not wait until the view appears.
  var isShown: Bool { get }

  func updateProperties()
  func updatePropertiesIfNeeded()
}

extension PropertiesUpdating {
  /// Requests an update in the next update cycle or, while the view is not shown, when it appears.
  func requestUpdate() {
    guard !needsUpdateProperties else { return }
    needsUpdateProperties = true
    if isShown { UpdateCycle.add(self) }
  }

  /// Updates the properties if an update was requested or the properties were never updated.
  ///
  /// A change of what `updateProperties()` reads from an observable object requests the next update.
  func updateIfRequested() {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    propertiesUpdateCount &+= 1
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self, count = propertiesUpdateCount] in
      MainActor.assumeIsolated {
        // After an update that was requested explicitly, the former one is still tracked.
        if self?.propertiesUpdateCount == count { self?.requestUpdate() }
      }
    }
  }
}

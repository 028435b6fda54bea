import Observation

extension UIViewController {
  /// Requests an update of the properties in the next update cycle.
  ///
  /// While the view is not on screen, the update waits until the view appears.
  package func setNeedsUpdateProperties() {
    guard !needsUpdateProperties else { return }
    needsUpdateProperties = true
    if appearance != .disappeared { UpdateCycle.add(self) }
  }

  /// Updates the properties at once, if an update was requested or the properties were never updated.
  ///
  /// A change of what `updateProperties()` reads from an observable object requests the next update.
  package func updatePropertiesIfNeeded() {
    guard needsUpdateProperties, isViewLoaded else { return }
    needsUpdateProperties = false
    propertiesUpdateCount &+= 1
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self, count = propertiesUpdateCount] in
      MainActor.assumeIsolated {
        // After an update that was requested explicitly, the former one is still tracked.
        if self?.propertiesUpdateCount == count { self?.setNeedsUpdateProperties() }
      }
    }
  }
}

extension UIViewController: PropertiesUpdating {
  var isShown: Bool { appearance != .disappeared }

  /// Requests an update of the properties in the next update cycle.
  ///
  /// While the view is not on screen, the update waits until the view appears.
  package func setNeedsUpdateProperties() {
    requestUpdate()
  }

  /// Updates the properties of this view controller, its view and all views in it at once.
  ///
  /// Only properties are updated that need it: an update was requested, or there was none yet.
  package func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }
}

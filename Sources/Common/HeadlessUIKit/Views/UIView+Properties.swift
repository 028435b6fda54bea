extension UIView: PropertiesUpdating {
  var isShown: Bool { window != nil }

  /// Requests an update of the properties in the next update cycle.
  ///
  /// While the view is in no window, the update waits until the view is in one.
  package func setNeedsUpdateProperties() {
    requestUpdate()
  }

  /// Updates the properties of this view, its view controller and all views in it at once.
  ///
  /// Only properties are updated that need it: an update was requested, or there was none yet.
  package func updatePropertiesIfNeeded() {
    viewController?.updateIfRequested()
    updateIfRequested()
    for subview in subviews { subview.updatePropertiesIfNeeded() }
  }
}

extension UIViewController {
  /// The appearance state of a view controller: off screen, on screen or in a transition.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Tells the view controller that its view is about to appear or to disappear.
  ///
  /// The view is about to appear if `isAppearing` is true, and to disappear if `isAppearing` is
  /// false.
  package func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance = isAppearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
  }

  /// Tells the view controller that its view has appeared or disappeared.
  package func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      updatePropertiesIfNeeded()
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      break
    }
  }

  /// Calls `viewIsAppearing(_:)` if the appearance state is `appearing`.
  func sendViewIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Begins the appearance transition that a change of the view hierarchy causes.
  ///
  /// No transition begins while another one is under way, or if the view controller is already in
  /// the state in which the transition would end.
  ///
  /// - Parameter isAppearing: True if the view is about to appear, false if the view is about to
  ///   disappear.
  /// - Returns: True if a transition began.
  func beginAppearanceUnlessInTransition(_ isAppearing: Bool) -> Bool {
    guard appearance == (isAppearing ? .disappeared : .appeared) else { return false }
    beginAppearanceTransition(isAppearing, animated: false)
    return true
  }
}

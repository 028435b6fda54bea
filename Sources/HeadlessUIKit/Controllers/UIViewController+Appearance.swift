extension UIViewController {
  /// The stages of appearing and disappearing.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Tells the view controller that its view is about to appear or to disappear.
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
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      break
    }
  }

  /// Tells a view controller that is appearing that its view is in the view hierarchy.
  func sendViewIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Begins a transition caused by a change of the view hierarchy, unless one is under way.
  ///
  /// - Returns: True if a transition began.
  func beginAppearanceUnlessInTransition(_ isAppearing: Bool) -> Bool {
    guard appearance == (isAppearing ? .disappeared : .appeared) else { return false }
    beginAppearanceTransition(isAppearing, animated: false)
    return true
  }
}

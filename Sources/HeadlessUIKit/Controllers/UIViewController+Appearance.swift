extension UIViewController {
  /// Where a view controller is on its way to the screen and back.
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

  /// Tells a view controller on its way to the screen that its view is in the view hierarchy.
  func sendViewIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Begins a transition that a change of the view hierarchy causes, unless a container already
  /// drives one; says whether it did.
  func beginAppearanceUnlessInTransition(_ isAppearing: Bool) -> Bool {
    guard appearance == (isAppearing ? .disappeared : .appeared) else { return false }
    beginAppearanceTransition(isAppearing, animated: false)
    return true
  }
}

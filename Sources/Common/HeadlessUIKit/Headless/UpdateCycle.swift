import Jobs

/// The cycle in which view controllers update their properties; UIKit has no such type.
///
/// UIKit updates properties before it draws the next frame. Without frames, the cycle runs at the end
/// of each event of a person, and whenever the main loop has no job left. A person's touches and keys
/// run the cycle themselves. Code that sends other events runs the cycle after each of them.
package enum UpdateCycle {
  private static var waiting: [UIViewController] = []

  /// Updates the view controllers whose properties need it, until none is left.
  ///
  /// - Returns: True if there was a view controller to update.
  @discardableResult
  package static func run() -> Bool {
    guard !waiting.isEmpty else { return false }
    while !waiting.isEmpty {
      let viewControllers = waiting
      waiting = []
      for viewController in viewControllers where viewController.appearance != .disappeared {
        viewController.updatePropertiesIfNeeded()
      }
    }
    return true
  }

  /// Adds a view controller to those that the next cycle updates.
  static func add(_ viewController: UIViewController) {
    waiting.append(viewController)
    MainLoop.beforeIdle = run
  }
}

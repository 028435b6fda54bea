import Jobs

/// The cycle in which views and view controllers update their properties; UIKit has no such type.
///
/// UIKit updates properties before it draws the next frame. Without frames, the cycle runs at the end
/// of each event of a person, and whenever the main loop has no job left. A person's touches and keys
/// run the cycle themselves. Code that sends other events runs the cycle after each of them.
package enum UpdateCycle {
  private static var waiting: [any PropertiesUpdating] = []

  /// Updates the properties of all that waits for it, until nothing is left.
  ///
  /// - Returns: True if there was something to update.
  @discardableResult
  package static func run() -> Bool {
    guard !waiting.isEmpty else { return false }
    while !waiting.isEmpty {
      let updating = waiting
      waiting = []
      for object in updating where object.isShown { object.updatePropertiesIfNeeded() }
    }
    return true
  }

  /// Adds a view or a view controller to those that the next cycle updates.
  static func add(_ object: any PropertiesUpdating) {
    waiting.append(object)
    MainLoop.beforeIdle = run
  }
}

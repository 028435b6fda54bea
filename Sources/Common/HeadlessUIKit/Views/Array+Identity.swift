extension Array where Element: AnyObject {
  /// Removes an object, if the array contains it.
  ///
  /// This method compares the objects in a loop. `firstIndex(where:)` would call a closure for each
  /// object, and each call would check that the closure runs on the main actor.
  mutating func remove(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}

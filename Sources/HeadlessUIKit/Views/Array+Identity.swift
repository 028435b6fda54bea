extension Array where Element: AnyObject {
  /// Removes an object, if the array contains it.
  ///
  /// A closure that compares objects would check for each one that it runs on the main actor.
  mutating func remove(_ object: Element) {
    for index in indices where self[index] === object {
      remove(at: index)
      return
    }
  }
}

extension Sequence {
  /// Returns true if the elements are the same objects as those of an array, in the same order.
  func isSame<Object: AnyObject>(as others: [Object]) -> Bool where Element == Object {
    elementsEqual(others, by: ===)
  }
}

extension Sequence {
  /// Whether the elements are the very objects of another sequence, in the same order.
  func isSame<Object: AnyObject>(as others: [Object]) -> Bool where Element == Object {
    elementsEqual(others, by: ===)
  }
}

/// Counts the objects and values that reflection reaches from an object, each object once.
///
/// The elements of collections count, also those that are no objects. What is reached only through
/// `surroundings` does not, and the captures of closures are not seen.
func graphSize(of root: AnyObject, without surroundings: [AnyObject]) -> Int {
  var known = Set(surroundings.map(ObjectIdentifier.init))

  func size(of value: Any) -> Int {
    if type(of: value) is AnyClass {
      guard known.insert(ObjectIdentifier(value as AnyObject)).inserted else { return 0 }
    }
    return sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
      .flatMap(\.children).reduce(1) { $0 + size(of: $1.value) }
  }
  return size(of: root)
}

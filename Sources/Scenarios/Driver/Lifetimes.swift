import HeadlessUIKit

/// Weak references to every object that a screen was ever seen to consist of.
///
/// Reflection sees stored properties, not what closures and tasks hold; those are found when they keep
/// one of the seen objects alive.
package struct Lifetimes {
  private var references: [ObjectIdentifier: WeakReference] = [:]

  package init() {}

  /// Remembers every object that reflection reaches from `roots`, short of `surroundings` and of
  /// what those consist of.
  package mutating func observe(_ roots: [AnyObject], without surroundings: [AnyObject]) {
    var walk = ObjectWalk(known: Set(surroundings.map(ObjectIdentifier.init)))
    walk.visit(roots)
    for object in walk.objects {
      references[ObjectIdentifier(object)] = WeakReference(object: object)
    }
  }

  /// How many objects were seen.
  package var count: Int { references.count }

  /// The types of the objects that are still alive, sorted.
  package var survivors: [String] {
    references.values.compactMap { $0.object.map { "\(type(of: $0))" } }.sorted()
  }
}

private struct WeakReference {
  weak var object: AnyObject?
}

/// A walk through an object graph along stored properties.
private struct ObjectWalk {
  /// Types of most values, of which each is looked at anew after every step, and none is an object.
  private static let plainTypes: Set = [
    ObjectIdentifier(Bool.self), ObjectIdentifier(Int.self), ObjectIdentifier(UInt.self),
    ObjectIdentifier(UInt8.self), ObjectIdentifier(String.self), ObjectIdentifier(String?.self),
  ]

  private(set) var objects: [AnyObject] = []
  private var known: Set<ObjectIdentifier>

  init(known: Set<ObjectIdentifier>) {
    self.known = known
  }

  mutating func visit(_ roots: [AnyObject]) {
    for root in roots { visit(root) }
  }

  private mutating func visit(_ value: Any) {
    let type = type(of: value)
    guard !Self.plainTypes.contains(ObjectIdentifier(type)) else { return }
    if type is AnyClass {
      let object = value as AnyObject
      // An image refers to nothing and may be a constant that every screen shares.
      guard !(object is UIImage), known.insert(ObjectIdentifier(object)).inserted else { return }
      objects.append(object)
    }
    var level: Mirror? = Mirror(reflecting: value)
    while let current = level {
      for child in current.children { visit(child.value) }
      level = current.superclassMirror
    }
  }
}

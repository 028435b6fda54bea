import HeadlessUIKit

/// Weak references to all objects that a screen has been seen to consist of.
///
/// ```swift
/// let screen = UIViewController()
/// var lifetimes = Lifetimes()
/// lifetimes.observe([screen], without: [])
/// // Leave the screen and drop every reference to it.
/// print(lifetimes.survivors)
/// ```
///
/// Reflection sees stored properties, but not the captures of closures and tasks. A capture is
/// noticed only if it keeps one of the seen objects alive.
package struct Lifetimes {
  private var references: [ObjectIdentifier: WeakReference] = [:]

  package init() {}

  /// Remembers all objects that reflection reaches from `roots`.
  ///
  /// The objects in `surroundings` are left out, and so is all that is reached through them only.
  package mutating func observe(_ roots: [AnyObject], without surroundings: [AnyObject]) {
    var walk = ObjectWalk(known: Set(surroundings.map(ObjectIdentifier.init)))
    walk.visit(roots)
    for object in walk.objects {
      references[ObjectIdentifier(object)] = WeakReference(object: object)
    }
  }

  /// The number of objects that were seen.
  package var count: Int { references.count }

  /// The types of the objects that are still alive, sorted.
  package var survivors: [String] {
    references.values.compactMap { $0.object.map { "\(type(of: $0))" } }.sorted()
  }
}

private struct WeakReference {
  weak var object: AnyObject?
}

/// Finds the objects of a graph by following stored properties.
private struct ObjectWalk {
  /// The types of most values; skipping them saves time, and none of them is a class.
  ///
  /// An image has no references and may be a constant that all screens share.
  private static let plainTypes: Set = [
    ObjectIdentifier(String.self), ObjectIdentifier(String?.self),
    ObjectIdentifier([UIControl.State: String].self), ObjectIdentifier(UIImage.self),
    ObjectIdentifier(UIImage?.self),
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
      guard known.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      objects.append(value as AnyObject)
    }
    var level: Mirror? = Mirror(reflecting: value)
    while let current = level {
      for child in current.children { visitChild(child.value) }
      level = current.superclassMirror
    }
  }

  private mutating func visitChild(_ value: Any) {
    // Opening the existential gives the value its own type.
    func isTrivial<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
    if !_openExistential(value, do: isTrivial) { visit(value) }
  }
}

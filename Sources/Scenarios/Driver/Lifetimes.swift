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
  /// The objects in `others` are left out, but not what is reached through them.
  package mutating func observe(
    _ roots: [AnyObject], without surroundings: [AnyObject], or others: Lifetimes = Lifetimes()
  ) {
    var walk = ObjectWalk(known: Set(surroundings.map(ObjectIdentifier.init)))
    walk.visit(roots)
    for object in walk.objects where !others.contains(object) {
      references[ObjectIdentifier(object)] = WeakReference(object: object)
    }
  }

  private func contains(_ object: AnyObject) -> Bool {
    references[ObjectIdentifier(object)]?.object === object
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

  /// For each class, the positions of its own stored properties that can lead to an object.
  ///
  /// Reading a property by reflection is slow, and most properties of a view are plain.
  private static var positions: [ObjectIdentifier: [Int]] = [:]

  private(set) var objects: [AnyObject] = []
  private var known: Set<ObjectIdentifier>

  init(known: Set<ObjectIdentifier>) {
    self.known = known
  }

  mutating func visit(_ roots: [AnyObject]) {
    for root in roots { visit(root) }
  }

  private mutating func visit(_ value: Any) {
    guard type(of: value) is AnyClass else {
      for child in Mirror(reflecting: value).children { visitChild(child.value) }
      return
    }
    // A key path is a constant of the process, to which an observed object may refer.
    if value is AnyKeyPath { return }
    guard known.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    objects.append(value as AnyObject)
    var level: Mirror? = Mirror(reflecting: value)
    while let current = level {
      visitProperties(in: current)
      level = current.superclassMirror
    }
  }

  /// Visits the stored properties that one class of an object adds to those of its superclass.
  private mutating func visitProperties(in mirror: Mirror) {
    let children = mirror.children
    let type = ObjectIdentifier(mirror.subjectType)
    if let positions = Self.positions[type] {
      for position in positions {
        visitChild(children[children.index(children.startIndex, offsetBy: position)].value)
      }
    } else {
      Self.positions[type] = children.enumerated().filter { !Self.isPlain($1.value) }.map(\.offset)
      for child in children { visitChild(child.value) }
    }
  }

  private mutating func visitChild(_ value: Any) {
    if !Self.isPlain(value) { visit(value) }
  }

  /// True if the type of a value rules out that the value leads to an object.
  private static func isPlain(_ value: Any) -> Bool {
    // Opening the existential gives the value its own type.
    func isTrivial<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
    return plainTypes.contains(ObjectIdentifier(type(of: value)))
      || _openExistential(value, do: isTrivial)
  }
}

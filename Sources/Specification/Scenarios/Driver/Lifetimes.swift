import Foundation
import HeadlessUIKit
import Models

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

  /// The objects that are still alive.
  var objects: [AnyObject] { references.values.compactMap(\.object) }

  /// The types of the objects that are still alive, sorted.
  package var survivors: [String] { objects.map { "\(type(of: $0))" }.sorted() }
}

private struct WeakReference {
  weak var object: AnyObject?
}

/// Finds the objects of a graph by following stored properties.
///
/// Reflection is slow, so the walk remembers which types and properties lead to no object.
private struct ObjectWalk {
  /// The types of values that lead to no object, to which the walk adds those in which reflection
  /// sees nothing, such as functions.
  ///
  /// An image has no references and may be a constant that all screens share. The values of the
  /// models have none but to the bytes of a photo, and reflection would visit each property.
  private static var plainTypes: Set = [
    ObjectIdentifier(String.self), ObjectIdentifier(String?.self),
    ObjectIdentifier([UIControl.State: String].self), ObjectIdentifier(UIAction.Identifier.self),
    ObjectIdentifier(UIImage.self), ObjectIdentifier(UIImage?.self),
    ObjectIdentifier(User.self), ObjectIdentifier(User?.self), ObjectIdentifier(Person.self),
    ObjectIdentifier(Post.self), ObjectIdentifier([Post].self), ObjectIdentifier(Data?.self),
  ]

  /// For the class of an object and each superclass in turn, the positions of its own stored
  /// properties that can lead to an object.
  ///
  /// The list ends at the last class with such a property. The first object of a class decides, so
  /// a property of a protocol's type must not hold a number first and an object later.
  private static var positions: [ObjectIdentifier: [[Int]]] = [:]

  private(set) var objects: [AnyObject] = []
  private var known: Set<ObjectIdentifier>

  init(known: Set<ObjectIdentifier>) {
    self.known = known
  }

  mutating func visit(_ roots: [AnyObject]) {
    for root in roots { visit(object: root) }
  }

  private mutating func visit(_ value: Any) {
    if type(of: value) is AnyClass {
      visit(object: value as AnyObject)
    } else if let container = value as? any Container {
      container.forEach { visitUnlessPlain($0) }
    } else {
      let mirror = Mirror(reflecting: value)
      let isOpaque = mirror.displayStyle == nil && mirror.children.isEmpty
      if isOpaque { Self.plainTypes.insert(ObjectIdentifier(type(of: value))) }
      for child in mirror.children { visitUnlessPlain(child.value) }
    }
  }

  private mutating func visitUnlessPlain(_ value: Any) {
    if !Self.isPlain(value) { visit(value) }
  }

  private mutating func visit(object: AnyObject) {
    guard known.insert(ObjectIdentifier(object)).inserted else { return }
    // A key path is a constant of the process, to which an observed object may refer.
    if object is AnyKeyPath { return }
    objects.append(object)
    if let view = object as? UIView {
      for subview in view.subviews { visit(object: subview) }
    }
    if let control = object as? UIControl { objects += control.actions }
    if let positions = Self.positions[ObjectIdentifier(type(of: object))] {
      visitProperties(of: object, at: positions)
    } else {
      visitAllProperties(of: object)
    }
  }

  private mutating func visitProperties(of object: AnyObject, at positions: [[Int]]) {
    guard !positions.isEmpty else { return }
    for (positions, mirror) in zip(positions, Self.mirrors(of: object)) {
      let children = mirror.children
      for position in positions {
        visitUnlessPlain(children[children.index(children.startIndex, offsetBy: position)].value)
      }
    }
  }

  /// Visits the properties of the first object of a class, and remembers which of them the next
  /// objects need.
  private mutating func visitAllProperties(of object: AnyObject) {
    let positions = Self.mirrors(of: object).map { mirror -> [Int] in
      // Most objects are views, which are asked for their subviews and actions. The other references
      // of UIKit's views are weak ones to objects above them.
      if mirror.subjectType is UIView.Type, Self.isShared(mirror.subjectType) { return [] }
      for child in mirror.children { visitUnlessPlain(child.value) }
      return mirror.children.enumerated().filter { !Self.isPlain($1.value) }.map(\.offset)
    }
    let count = positions.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    Self.positions[ObjectIdentifier(type(of: object))] = Array(positions.prefix(count))
  }

  /// True for a class of HeadlessUIKit or Views.
  private static func isShared(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("Views.")
  }

  /// Returns a mirror for the class of an object and for each superclass in turn.
  private static func mirrors(of object: AnyObject) -> some Sequence<Mirror> {
    sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
  }

  /// True if the type of a value rules out that the value leads to an object.
  private static func isPlain(_ value: Any) -> Bool {
    // Opening the existential gives the value its own type.
    func isTrivial<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
    return plainTypes.contains(ObjectIdentifier(type(of: value)))
      || _openExistential(value, do: isTrivial)
  }
}

/// A value of which the walk visits the elements without reflection.
private protocol Container {
  func forEach(_ visit: (Any) -> Void)
}

extension Optional: Container {
  fileprivate func forEach(_ visit: (Any) -> Void) {
    if let self { visit(self) }
  }
}

extension Array: Container {
  fileprivate func forEach(_ visit: (Any) -> Void) {
    for element in self { visit(element) }
  }
}

import HeadlessUIKit
import Testing

@testable import Scenarios

@Suite("The objects that a screen consists of")
struct LifetimesTests {
  @Test("Objects are found in every kind of property, and in those of superclasses")
  func found() {
    let holder = Holder()
    var lifetimes = Lifetimes(of: holder)
    #expect(lifetimes.count == 1)
    holder.child = Leaf()
    holder.inherited = Leaf()
    holder.list = [Leaf(), Leaf()]
    holder.pair = Pair(number: 1, leaf: Leaf())
    holder.later = .loaded(Leaf())
    holder.anything = Leaf()
    // The classes have been seen before, when they held nothing.
    lifetimes.observe([holder], without: [])
    #expect(lifetimes.count == 8)
  }

  @Test("An object is found in each of several objects of one class")
  func sameClass() {
    let empty = Holder()
    let full = Holder()
    full.child = Leaf()
    full.list = [Leaf()]
    #expect(Lifetimes(of: empty, full).count == 4)
  }

  @Test("The subviews of a view are found, and a view has no other reference that is not weak")
  func views() {
    let view = UIView()
    let subview = UIView()
    subview.addSubview(UILabel())
    view.addSubview(subview)
    #expect(Lifetimes(of: view).survivors == ["UILabel", "UIView", "UIView"])
    // `Lifetimes` does not look at these properties, so a new one may need a place there.
    #expect(
      Mirror(reflecting: UIView()).children.map(\.label) == [
        "subviews", "superview", "isHidden", "isUserInteractionEnabled", "accessibilityIdentifier",
        "viewController", "needsUpdateProperties", "propertiesUpdateCount",
      ])
  }

  @Test("Only objects that are still alive are survivors")
  func survivors() {
    let leaf = Leaf()
    var lifetimes = Lifetimes()
    do {
      let holder = Holder()
      holder.child = leaf
      holder.list = [Leaf()]
      lifetimes.observe([holder], without: [])
      #expect(lifetimes.survivors == ["Holder", "Leaf", "Leaf"])
    }
    #expect(lifetimes.survivors == ["Leaf"])
    withExtendedLifetime(leaf) {}
  }

  @Test("Surroundings are left out, with all that is reached through them only")
  func surroundings() {
    let surrounding = Holder()
    surrounding.child = Leaf()
    let holder = Holder()
    holder.anything = surrounding
    var lifetimes = Lifetimes()
    lifetimes.observe([holder], without: [surrounding])
    #expect(lifetimes.survivors == ["Holder"])
  }

  @Test("Objects that are known already are left out, but not what is reached through them later")
  func others() {
    let app = Holder()
    let parts = Lifetimes(of: app)
    app.child = Leaf()
    var lifetimes = Lifetimes()
    lifetimes.observe([app], without: [], or: parts)
    #expect(lifetimes.survivors == ["Leaf"])
  }

  @Test("A key path is left out, because it lives as long as the process")
  func keyPaths() {
    let holder = Holder()
    holder.anything = \Holder.text
    #expect(Lifetimes(of: holder).survivors == ["Holder"])
  }
}

extension Lifetimes {
  fileprivate init(of objects: AnyObject...) {
    self.init()
    observe(objects, without: [])
  }
}

private nonisolated class Base {
  var number = 1
  var inherited: Leaf?
}

private nonisolated final class Holder: Base {
  var text = ""
  var child: Leaf?
  var list: [Leaf] = []
  var pair: Pair?
  var later = Later.idle
  var anything: Any?
}

private nonisolated struct Pair {
  var number: Int
  var leaf: Leaf
}

private nonisolated enum Later {
  case idle
  case loaded(Leaf)
}

private nonisolated final class Leaf {}

import HeadlessUIKit
import Testing

@testable import LogicControllerMVC

extension WithViews {
  @Suite struct ChildrenTests {
    private let parent = UIViewController()
    private let child = Child()

    @Test("An added child is told of its parent, and a removed child that it has none")
    func addedAndRemoved() {
      parent.add(child)
      #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
      #expect(child.view.superview === parent.view)
      #expect(child.moves == ["will move to parent", "did move to parent"])
      child.moves = []
      child.remove()
      #expect(parent.children.isEmpty)
      #expect(child.view.superview == nil)
      #expect(child.moves == ["will move to none", "did move to none"])
    }

    @Test("A view controller without a parent is not removed")
    func withoutParent() {
      parent.view.addSubview(child.view)
      child.remove()
      #expect(child.view.superview === parent.view)
      #expect(child.moves.isEmpty)
    }
  }
}

private final class Child: UIViewController {
  var moves: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    moves.append("will move to \(parent == nil ? "none" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    moves.append("did move to \(parent == nil ? "none" : "parent")")
  }
}

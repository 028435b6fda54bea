import HeadlessUIKit
import Testing
import Views

@testable import LogicControllerMVC

extension WithViews {
  @Suite struct ChildrenTests {
    private let parent = UIViewController()
    private let column = UIStackView(column: [UIView()])
    private let child = Child()

    @Test("An added child is told of its parent, and a removed child that it has none")
    func addedAndRemoved() {
      parent.view.addSubview(column)
      parent.add(child, to: column)
      #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
      #expect(column.arrangedSubviews.count == 2)
      #expect(column.arrangedSubviews.last === child.view)
      #expect(child.moves == ["will move to parent", "did move to parent"])
      child.moves = []
      child.remove()
      #expect(parent.children.isEmpty)
      #expect(child.view.superview == nil)
      #expect(column.arrangedSubviews.count == 1)
      #expect(child.moves == ["will move to none", "did move to none"])
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

import Testing

@testable import HeadlessUIKit

@Suite("A stack view")
struct UIStackViewTests {
  @Test("makes what it arranges a subview")
  func add() {
    let (first, second) = (UIView(), UIView())
    let stackView = UIStackView(arrangedSubviews: [first])
    stackView.addArrangedSubview(second)
    #expect(stackView.arrangedSubviews.isSame(as: [first, second]))
    #expect(stackView.subviews.isSame(as: [first, second]))
  }

  @Test("leaves a view in the hierarchy that it no longer arranges")
  func removeArranged() {
    let view = UIView()
    let stackView = UIStackView(arrangedSubviews: [view])
    stackView.removeArrangedSubview(view)
    #expect(stackView.arrangedSubviews.isEmpty)
    #expect(view.superview === stackView)
  }

  @Test("no longer arranges a view that leaves the hierarchy")
  func removeSubview() {
    let view = UIView()
    let stackView = UIStackView(arrangedSubviews: [view])
    view.removeFromSuperview()
    #expect(stackView.arrangedSubviews.isEmpty)
  }

  @Test("keeps its arrangement when a subview comes to the front")
  func reorder() {
    let (first, second) = (UIView(), UIView())
    let stackView = UIStackView(arrangedSubviews: [first, second])
    stackView.addSubview(first)
    #expect(stackView.subviews.isSame(as: [second, first]))
    #expect(stackView.arrangedSubviews.isSame(as: [first, second]))
  }
}

import Testing

@testable import HeadlessUIKit

@Suite("A stack view")
struct UIStackViewTests {
  @Test("makes arranged views its subviews")
  func add() {
    let (first, second) = (UIView(), UIView())
    let stackView = UIStackView(arrangedSubviews: [first])
    stackView.addArrangedSubview(second)
    #expect(stackView.arrangedSubviews.isSame(as: [first, second]))
    #expect(stackView.subviews.isSame(as: [first, second]))
  }

  @Test("keeps a view that it no longer arranges as a subview")
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

  @Test("keeps its arrangement when a subview moves to the front")
  func reorder() {
    let (first, second) = (UIView(), UIView())
    let stackView = UIStackView(arrangedSubviews: [first, second])
    stackView.addSubview(first)
    #expect(stackView.subviews.isSame(as: [second, first]))
    #expect(stackView.arrangedSubviews.isSame(as: [first, second]))
  }
}

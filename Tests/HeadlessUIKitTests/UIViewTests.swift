import Testing

@testable import HeadlessUIKit

@Suite("A view")
struct UIViewTests {
  // Source: uiview/addsubview(_:)
  @Test("has one superview, which it leaves when it is added to another")
  func superview() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.isSame(as: [view]))
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(second.subviews.isEmpty)
    #expect(view.superview == nil)
  }

  @Test("keeps its subviews from back to front")
  func order() {
    let (superview, back, middle, front) = (UIView(), UIView(), UIView(), UIView())
    superview.addSubview(front)
    superview.insertSubview(back, at: 0)
    superview.insertSubview(middle, at: 1)
    #expect(superview.subviews.isSame(as: [back, middle, front]))
    superview.addSubview(back)
    #expect(superview.subviews.isSame(as: [middle, front, back]))
  }

  @Test("does not keep its superview alive")
  func weakSuperview() {
    let view = UIView()
    weak var superview: UIView?
    do {
      let owner = UIView()
      owner.addSubview(view)
      superview = owner
    }
    #expect(superview == nil)
    #expect(view.superview == nil)
  }

  // Source: uiview/didmovetosuperview()
  @Test("is told of each change of its superview")
  func didMoveToSuperview() {
    final class Moved: UIView {
      var superviews: [UIView?] = []

      override func didMoveToSuperview() {
        superviews.append(superview)
      }
    }
    let (superview, view) = (UIView(), Moved())
    superview.addSubview(view)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.superviews.map { $0 === superview } == [true, false])
  }

  @Test("is in the window that contains its outermost superview")
  func window() {
    let (window, outer, inner) = (UIWindow(), UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.window == nil)
    window.addSubview(outer)
    #expect(inner.window === window)
    #expect(inner.isDescendant(of: window))
    #expect(!outer.isDescendant(of: inner))
  }

  @Test("is on screen if its window is visible and no superview is hidden")
  func isOnScreen() {
    let (window, outer, inner) = (UIWindow(), UIView(), UIView())
    outer.addSubview(inner)
    #expect(!inner.isOnScreen)
    window.addSubview(outer)
    #expect(!inner.isOnScreen)
    window.makeKeyAndVisible()
    #expect(inner.isOnScreen)
    outer.isHidden = true
    #expect(!inner.isOnScreen)
  }

  // Source: uiresponder/canbecomefirstresponder
  @Test("takes no keyboard input by default")
  func firstResponder() {
    let (window, view) = (UIWindow(), UIView())
    window.addSubview(view)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    #expect(view.resignFirstResponder())
  }

  @Test("is found by its identifier")
  func identifier() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(UIView())
    outer.addSubview(inner)
    inner.accessibilityIdentifier = "inner"
    #expect(outer.firstView(identifiedBy: "inner") === inner)
    #expect(outer.firstView(identifiedBy: "another") == nil)
    #expect(outer.firstView(identifiedBy: "inner", isVisible: true) === inner)
    inner.isHidden = true
    #expect(outer.firstView(identifiedBy: "inner", isVisible: true) == nil)
    inner.isHidden = false
    outer.isHidden = true
    #expect(outer.firstView(identifiedBy: "inner", isVisible: true) == nil)
  }
}

@Suite("A stack view")
struct UIStackViewTests {
  private let first = UIView()
  private let second = UIView()
  private let stackView: UIStackView

  init() {
    stackView = UIStackView(arrangedSubviews: [first])
    stackView.addArrangedSubview(second)
  }

  @Test("makes arranged views its subviews, and keeps the order when one moves to the front")
  func order() {
    #expect(stackView.arrangedSubviews.isSame(as: [first, second]))
    #expect(stackView.subviews.isSame(as: [first, second]))
    stackView.addSubview(first)
    #expect(stackView.subviews.isSame(as: [second, first]))
    #expect(stackView.arrangedSubviews.isSame(as: [first, second]))
  }

  // Source: uistackview/removearrangedsubview(_:), arrangedsubviews
  @Test("keeps a view that it no longer arranges, and arranges none that leaves the hierarchy")
  func remove() {
    stackView.removeArrangedSubview(first)
    #expect(stackView.arrangedSubviews.isSame(as: [second]))
    #expect(first.superview === stackView)
    second.removeFromSuperview()
    #expect(stackView.arrangedSubviews.isEmpty)
  }
}

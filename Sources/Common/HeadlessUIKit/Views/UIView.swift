import Foundation

/// A node of the view hierarchy; it has no pixels, so it has neither frame nor layout.
open class UIView: UIResponder {
  /// The views directly in this view, from back to front.
  package private(set) var subviews: [UIView] = []

  /// The view that directly contains this view; `nil` if there is none.
  package private(set) weak var superview: UIView?

  /// True if the view is hidden; a hidden view also hides all its subviews.
  package var isHidden = false

  /// True if the view and its subviews can be touched.
  package var isUserInteractionEnabled = true

  /// The name that tests use to find the view; the name is never shown on the screen.
  package var accessibilityIdentifier: String?

  /// The view controller whose `view` property is this view; `nil` if there is no such controller.
  weak var viewController: UIViewController?

  var needsUpdateProperties = true
  var propertiesUpdateCount: UInt32 = 0

  /// Creates a view; the frame is ignored, as there are no pixels.
  public init(frame: CGRect) {
    super.init()
  }

  /// Creates a view.
  public convenience override init() {
    self.init(frame: CGRect())
  }

  /// Creates a view; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The window that contains the view; `nil` if the view is in no window.
  package var window: UIWindow? { superview?.window }

  override var responderWindow: UIWindow? { window }

  /// Adds a view in front of the other subviews.
  package func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view at an index of `subviews`.
  package func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or to its subviews.")
    if view.superview === self {
      subviews.remove(view)
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    let staysInWindow = view.window === window
    if staysInWindow {
      view.detach()
    } else {
      view.removeFromSuperview()
    }
    let arriving = staysInWindow || window == nil ? [] : view.viewControllers
    let appearing = arriving.filter { $0.beginAppearanceUnlessInTransition(true) }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    arriving.forEach { $0.sendViewIsAppearing() }
    appearing.forEach { $0.endAppearanceTransition() }
    // The views of a view controller are updated when it appears.
    if arriving.isEmpty, window != nil { UpdateCycle.add(view) }
  }

  /// Removes the view from its superview, and so from its window.
  package func removeFromSuperview() {
    guard superview != nil else { return }
    let leaving = window == nil ? [] : viewControllers
    let disappearing = leaving.filter { $0.beginAppearanceUnlessInTransition(false) }
    if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) {
      responder.relinquishFirstResponder()
    }
    detach()
    didMoveToSuperview()
    disappearing.forEach { $0.endAppearanceTransition() }
  }

  /// Called to set the properties of the view and its subviews; overriding methods must call this
  /// method.
  ///
  /// What the method reads from observable objects is tracked: a change requests another call. The
  /// first call is made when the view appears, and further calls in the update cycle.
  open func updateProperties() {}

  /// Called after the view has been added to a superview or removed from one.
  open func didMoveToSuperview() {}

  /// Called before a subview is removed.
  package func willRemoveSubview(_ subview: UIView) {}

  /// Returns true if this view is `view` itself or a direct or indirect subview of `view`.
  package func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Makes the first responder resign if this view is or contains the first responder.
  ///
  /// The first responder can refuse unless `force` is true. The result is true if this view or a
  /// descendant was the first responder and has resigned.
  @discardableResult
  package func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return false }
    guard force else { return responder.resignFirstResponder() }
    responder.relinquishFirstResponder()
    return true
  }

  /// The view controllers of this view and of all its descendants, parents before children.
  var viewControllers: [UIViewController] {
    (viewController.map { [$0] } ?? []) + subviews.flatMap(\.viewControllers)
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.subviews.remove(self)
    self.superview = nil
  }
}

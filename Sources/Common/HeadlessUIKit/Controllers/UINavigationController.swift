import Foundation

/// A container view controller that shows the top view controller of its navigation stack.
package class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var displayed: UIViewController?
  private var arriving: [UIViewController] = []
  private var leaving: [UIViewController] = []
  private var isInTransition = false
  /// The part of the announcement of the displayed view controller that is still to be made.
  private var announcement = Announcement.none

  private enum Announcement {
    case none, willAndDidShow, didShow
  }

  /// The object that is told which view controller is shown.
  ///
  /// The reference to this object is weak.
  package weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a navigation controller whose stack contains only the given root view controller.
  package init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  package override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with an empty stack; the coder is ignored.
  package required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view controllers on the navigation stack, from the root to the top.
  package var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller at the top of the navigation stack; `nil` if the stack is empty.
  package var topViewController: UIViewController? { stack.last }

  package override func viewDidLoad() {
    super.viewDidLoad()
    updateDisplay(animated: false)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateDisplay(animated: false)
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updateDisplay(animated: false)
  }

  /// Pushes a view controller onto the top of the navigation stack and shows its view.
  package func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Pops the top view controller from the navigation stack and returns the popped view controller.
  ///
  /// The root view controller is never popped. The result is `nil` if the stack contains only the
  /// root view controller, or no view controller at all.
  @discardableResult
  package func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[stack.count - 2], animated: animated)?.first
  }

  /// Pops all view controllers except the root, and returns the popped view controllers.
  ///
  /// The result is empty if only the root is on the navigation stack. The result is `nil` if the
  /// navigation stack is empty.
  @discardableResult
  package func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pops all view controllers above `viewController`, and returns the popped view controllers.
  ///
  /// `viewController` must be on the navigation stack. The result is never `nil`. The type of the
  /// result is optional only because UIKit's method has the same type.
  @discardableResult
  package func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("The view controller to pop to is not on the navigation stack.")
    }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Replaces the navigation stack, and shows the view of the new top view controller.
  package func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
      "A view controller can be on the navigation stack only once.")
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    stack = viewControllers
    for viewController in removed {
      viewController.isMovingFromParent = true
      viewController.willMove(toParent: nil)
    }
    for viewController in added {
      viewController.isMovingToParent = true
      addChild(viewController)
    }
    leaving += removed
    arriving += added
    updateDisplay(animated: animated)
  }

  /// Shows the view of the top view controller.
  ///
  /// While a transition is under way, the view changes only after the transition, as in UIKit. The
  /// delegate hears of a change that was made off screen when the navigation controller appears.
  private func updateDisplay(animated: Bool) {
    guard !isInTransition, appearance == .appeared || appearance == .disappeared else { return }
    isInTransition = true
    defer { isInTransition = false }
    while (isViewLoaded && displayed !== stack.last) || !arriving.isEmpty || !leaving.isEmpty
      || (announcement != .none && appearance == .appeared)
    {
      let (added, removed) = (arriving, leaving)
      (arriving, leaving) = ([], [])
      if isViewLoaded && displayed !== stack.last { showTop(animated: animated) }
      for viewController in added {
        viewController.isMovingToParent = false
        viewController.didMove(toParent: self)
      }
      for viewController in removed {
        viewController.removeFromParent()
        viewController.isMovingFromParent = false
      }
      announceTop(animated: animated)
    }
  }

  private func showTop(animated: Bool) {
    let (old, new) = (displayed, stack.last)
    displayed = new
    let isVisible = appearance == .appeared
    let newView = new?.view
    let disappearing = isVisible ? old?.view.viewControllers ?? [] : []
    let appearing = isVisible ? newView?.viewControllers ?? [] : []
    disappearing.forEach { $0.beginAppearanceTransition(false, animated: animated) }
    appearing.forEach { $0.beginAppearanceTransition(true, animated: animated) }
    announcement = new == nil ? .none : .willAndDidShow
    if isVisible { announceTopEarly(animated: animated) }
    old?.view.removeFromSuperview()
    if let newView { view.addSubview(newView) }
    disappearing.forEach { $0.endAppearanceTransition() }
    appearing.forEach { $0.endAppearanceTransition() }
  }

  /// Tells the delegate that the top view controller will be shown.
  private func announceTopEarly(animated: Bool) {
    guard announcement == .willAndDidShow, let displayed else { return }
    announcement = .didShow
    delegate?.navigationController(self, willShow: displayed, animated: animated)
  }

  /// Tells the delegate that the top view controller is shown, once it is.
  private func announceTop(animated: Bool) {
    guard announcement != .none, appearance == .appeared, let displayed else { return }
    announceTopEarly(animated: animated)
    announcement = .none
    delegate?.navigationController(self, didShow: displayed, animated: animated)
  }
}

import Foundation

/// An object that manages one view hierarchy, from loading it to removing it from the screen.
///
/// ```swift
/// final class HelloViewController: UIViewController {
///   override func loadView() {
///     view = UILabel()
///   }
/// }
/// ```
open class UIViewController: UIResponder {
  /// The content of the navigation bar while this view controller is on top of a navigation stack.
  package let navigationItem = UINavigationItem()

  /// The title of the screen; setting this title also sets the navigation item's title.
  package var title: String? {
    didSet { navigationItem.title = title }
  }

  /// The parent, a container view controller; `nil` if this view controller is in no container.
  package internal(set) weak var parent: UIViewController?

  /// The child view controllers of this view controller.
  package internal(set) var children: [UIViewController] = []

  /// True while a navigation controller is adding the view controller to its stack.
  package internal(set) var isMovingToParent = false

  /// True while a navigation controller is removing the view controller from its stack.
  package internal(set) var isMovingFromParent = false

  /// The view controller's view; `nil` if the view has not been loaded.
  package private(set) var viewIfLoaded: UIView?

  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var needsUpdateProperties = true
  var propertiesUpdateCount: UInt32 = 0

  /// Creates a view controller; both arguments are ignored, as there are no nib files.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a view controller without a nib file.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view that the view controller manages; reading this property loads the view if necessary.
  package var view: UIView {
    get {
      loadViewIfNeeded()
      guard let viewIfLoaded else { preconditionFailure("loadView() did not set the view.") }
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.viewController = nil
      viewIfLoaded = newValue
      newValue.viewController = self
    }
  }

  /// True after the view has been loaded.
  package var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Loads the view if it has not been loaded yet.
  package func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    loadView()
    viewDidLoad()
  }

  /// Creates the view and assigns it to `view`; the default is a plain `UIView`.
  open func loadView() {
    view = UIView()
  }

  /// Called once, after the view is loaded.
  open func viewDidLoad() {}

  /// Called to set the properties of the views; overriding methods must call this method.
  ///
  /// What the method reads from observable objects is tracked: a change requests another call. The
  /// first call is made before `viewDidAppear(_:)`, and further calls in the update cycle.
  open func updateProperties() {}

  /// Called before the view appears on the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view was added to the view hierarchy, and before `viewDidAppear(_:)`.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared on the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view controller is added to a container or removed from its container.
  ///
  /// `parent` is the new container, or `nil` if the view controller is removed.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the view controller was added to a container or removed from its container.
  ///
  /// `parent` is the new container, or `nil` if the view controller was removed.
  open func didMove(toParent parent: UIViewController?) {}
}

// HeadlessUIKit has no device. There, the program `demo` is the app.
#if canImport(UIKit)
  import Foundation
  import PortableUIKit
  import Store

  /// The root view controller of an app with the screens of all architectures.
  public final class ScreensController: UINavigationController {
    private lazy var catalog = Catalog(
      in: self,
      service: UserStore(fileURL: .documentsDirectory.appending(component: "user.json")),
      photoLibrary: ColorLibrary(), postService: SlowPostService())

    /// Creates the screens; the user is kept in the app's folder for documents.
    public init() {
      super.init(nibName: nil, bundle: nil)
      catalog.open()
    }

    /// Not available; the screens are made in code.
    public required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    /// Pushes a screen, after it has been given a background and room to scroll.
    public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewController.dress()
      super.pushViewController(viewController, animated: animated)
    }

    /// Shows screens, after each has been given a background and room to scroll.
    public override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      viewControllers.forEach { $0.dress() }
      super.setViewControllers(viewControllers, animated: animated)
    }
  }
#endif

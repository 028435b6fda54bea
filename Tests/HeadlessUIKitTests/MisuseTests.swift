import Testing

@testable import HeadlessUIKit

/// A use of UIKit that ends the process.
private nonisolated enum Misuse: CaseIterable, Codable, Sendable {
  case pushingTwice, poppingToStranger, noView, viewInItself

  @MainActor func perform() {
    let (window, root, other) = (UIWindow(), UIViewController(), UIViewController())
    let navigationController = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    switch self {
    case .pushingTwice:
      navigationController.pushViewController(other, animated: false)
      navigationController.pushViewController(other, animated: false)
    case .poppingToStranger:
      navigationController.popToViewController(other, animated: false)
    case .noView:
      final class Viewless: UIViewController {
        override func loadView() {}
      }
      _ = Viewless().view
    case .viewInItself:
      root.view.addSubview(other.view)
      other.view.addSubview(root.view)
    }
  }
}

@Suite("Misuse")
struct MisuseTests {
  // Source: uinavigationcontroller/pushviewcontroller(_:animated:); none for most
  @Test("ends the process, as in UIKit", arguments: Misuse.allCases)
  private func misuse(_ misuse: Misuse) async {
    await #expect(processExitsWith: .failure) { @MainActor [misuse] () in misuse.perform() }
  }
}

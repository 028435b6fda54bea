import Foundation
import Models
import PortableUIKit
import Views

/// The screens around the features, which no architecture makes.
extension UIViewController {
  /// A button of a menu.
  package typealias MenuItem = (title: String, identifier: String, open: () -> Void)

  /// Returns a screen with a button for each item.
  package static func menu(_ title: String, _ items: [MenuItem]) -> UIViewController {
    screen(title, items.map(button))
  }

  /// Returns the screen that the person sees after logging out.
  package static func logIn(onLogIn: @escaping () -> Void) -> UIViewController {
    screen("Log in", [label("You are logged out."), button(("Log in", "session.login", onLogIn))])
  }

  /// Returns the screen that shows a post.
  package static func post(_ post: Post) -> UIViewController {
    screen(
      "Post", [label(post.title), label(post.date.formatted(.iso8601.year().month().day()))])
  }

  private static func screen(_ title: String, _ views: [UIView]) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    screen.view = UIStackView(column: views)
    return screen
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private static func button(_ item: MenuItem) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: item.title) { _ in item.open() })
    button.accessibilityIdentifier = item.identifier
    return button
  }
}

import Foundation
import HeadlessUIKit
import Models

/// The screens around the features, which no architecture makes.
extension UIViewController {
  /// Returns the first screen of the app, with a button for each feature that the person can open.
  static func home(onOpen: @escaping (Feature) -> Void) -> UIViewController {
    screen(
      "Home",
      Feature.allCases.map { feature in
        button(feature.rawValue.capitalized, "home.\(feature.rawValue)") { onOpen(feature) }
      })
  }

  /// Returns the screen that the person sees after logging out.
  static func logIn(onLogIn: @escaping () -> Void) -> UIViewController {
    screen(
      "Log in", [label("You are logged out."), button("Log in", "session.login", action: onLogIn)])
  }

  /// Returns the screen that shows a post.
  static func post(_ post: Post) -> UIViewController {
    screen(
      "Post", [label(post.title), label(post.date.formatted(.iso8601.year().month().day()))])
  }

  private static func screen(_ title: String, _ views: [UIView]) -> UIViewController {
    let stackView = UIStackView(arrangedSubviews: views)
    stackView.axis = .vertical
    let screen = UIViewController()
    screen.title = title
    screen.view = stackView
    return screen
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private static func button(
    _ title: String, _ identifier: String, action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.accessibilityIdentifier = identifier
    return button
  }
}

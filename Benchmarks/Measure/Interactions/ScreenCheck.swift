import Foundation
import HeadlessUIKit
import Models
import Scenarios
import Views

/// Checks of the views that a person sees on a screen; each throws `WrongScreen` if it fails.
///
/// ```swift
/// let screen = FloorGreetingViewController()
/// let check = ScreenCheck(screen.view)
/// try check.find(Control.greetingButton, as: UIButton.self).tap()
/// try check.require(Control.greetingLabel, shows: "Hello David Blaine")
/// ```
@MainActor struct ScreenCheck {
  private let root: UIView

  init(_ root: UIView) {
    self.root = root
  }

  /// Returns the visible view with an identifier.
  func find<Found: UIView>(_ identifier: String, as type: Found.Type) throws(WrongScreen) -> Found {
    guard let found = root.firstView(identifiedBy: identifier, isVisible: true) as? Found else {
      throw WrongScreen(problem: "\(identifier) is not on the screen.")
    }
    return found
  }

  /// Requires that a label or field shows a text.
  func require(_ identifier: String, shows expected: String) throws(WrongScreen) {
    let view = try find(identifier, as: UIView.self)
    let shown = (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? ""
    guard shown == expected else {
      throw WrongScreen(problem: "\(identifier) shows \"\(shown)\", not \"\(expected)\".")
    }
  }

  /// Requires that a view is hidden or missing, or is a spinner that does not spin.
  func requireNothing(of identifier: String) throws(WrongScreen) {
    let view = root.firstView(identifiedBy: identifier, isVisible: true)
    if let spinner = view as? UIActivityIndicatorView, !spinner.isAnimating { return }
    guard view == nil else { throw WrongScreen(problem: "\(identifier) is on the screen.") }
  }

  /// Requires that the screen shows the button for the greeting, and no greeting yet.
  func requireNoGreeting() throws(WrongScreen) {
    try require(Control.greetingLabel, shows: "")
    _ = try find(Control.greetingButton, as: UIButton.self)
  }

  /// Requires that the screen shows a complete profile and no spinner.
  func requireProfile() throws(WrongScreen) {
    try require(Control.name, shows: "David Blaine")
    try require(Control.nameField, shows: "David Blaine")
    try require(Control.nameCount, shows: "12 of 40")
    try requireNothing(of: Control.spinner)
    let image = try find(Control.photo, as: UIImageView.self).image
    guard image?.source == User.measured.photo.map({ .data($0.data) }) else {
      throw WrongScreen(problem: "\(Control.photo) shows another photo.")
    }
  }

  /// Requires that the screen shows the titles and days of the five posts.
  func requirePosts() throws(WrongScreen) {
    let cells = try find(Control.posts, as: UITableView.self).visibleCells
    for (cell, post) in zip(cells, FivePosts.posts) {
      guard let cell = cell as? PostCell, cell.titleLabel.text == post.title,
        cell.dateLabel.text?.count == 10
      else { throw WrongScreen(problem: "\(post.title) is not on the screen with its day.") }
    }
    guard cells.count == FivePosts.posts.count else {
      throw WrongScreen(problem: "\(Control.posts) has \(cells.count) rows.")
    }
  }

  /// Requires that the screen shows the error of an unreachable service, and the button to retry.
  func requireFailure() throws(WrongScreen) {
    try require(Control.error, shows: UserServiceError.unreachable.localizedDescription)
    _ = try find(Control.retry, as: UIButton.self)
    try requireNothing(of: Control.spinner)
    try requireNothing(of: Control.name)
  }
}

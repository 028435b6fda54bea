import Models

@testable import SupervisingMVP

final class ProfileViewSpy: ProfileViewProtocol {
  /// The values that the presenter can set on the view; at first, the values of a new view.
  struct Screen: Equatable {
    var isContentHidden = true
    var nameFieldTexts: [String] = []
    var nameCounts: [String] = []
    var nameError: String?
    var error: String?
    var isRetryHidden = true
    var postsError: String?
    var logInScreens = 0
    var postScreens: [Post] = []
  }

  private(set) var screen = Screen()

  func setContentHidden(_ isHidden: Bool) { screen.isContentHidden = isHidden }

  func setNameFieldText(_ text: String) { screen.nameFieldTexts.append(text) }
  func setNameCount(_ count: String) { screen.nameCounts.append(count) }
  func showNameError(_ message: String) { screen.nameError = message }
  func hideNameError() { screen.nameError = nil }

  func showPostsError(_ message: String) { screen.postsError = message }
  func hidePostsError() { screen.postsError = nil }

  func showError(_ message: String) { screen.error = message }
  func hideError() { screen.error = nil }
  func setRetryHidden(_ isHidden: Bool) { screen.isRetryHidden = isHidden }

  func showLogInScreen() { screen.logInScreens += 1 }
  func showPostScreen(for post: Post) { screen.postScreens.append(post) }
}

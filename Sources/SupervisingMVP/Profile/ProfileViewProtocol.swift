import Models

/// What the presenter changes on the profile screen, since no binding to the model could.
protocol ProfileViewProtocol: AnyObject {
  func setContentHidden(_ isHidden: Bool)

  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func showNameError(_ message: String)
  func hideNameError()

  func showPostsError(_ message: String)
  func hidePostsError()

  func showError(_ message: String)
  func hideError()
  func setRetryHidden(_ isHidden: Bool)

  func showLogInScreen()
  func showPostScreen(for post: Post)
}

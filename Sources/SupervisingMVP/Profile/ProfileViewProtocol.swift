/// The outputs of the profile screen that no binding to the model sets, for the presenter to set.
protocol ProfileViewProtocol: AnyObject {
  func showProfile()
  func showLoadError(_ message: String)
  func hideLoadError()

  func setNameFieldText(_ text: String)
  func setNameCount(_ count: String)
  func showNameError(_ message: String)
  func hideNameError()

  func showPhotoError(_ message: String)
  func hidePhotoError()

  func showNoPosts()
  func showPostsError(_ message: String)
  func hidePostsError()
}

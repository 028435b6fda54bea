/// The events of the profile screen, which the view passes on to its presenter.
protocol ProfilePresenterProtocol: AnyObject {
  func viewWillAppear()
  /// The screen has left its navigation controller.
  func didLeave()

  func retryTapped()

  func nameChanged(_ text: String)
  func nameEditingEnded(_ text: String)

  func changePhotoTapped()

  func postsRetryTapped()
  func postSelected(at index: Int)

  func logOutTapped()
}

/// What the view of the profile screen tells the presenter.
protocol ProfilePresenterProtocol {
  func viewWillAppear()
  func viewDidLeave()

  func retryTapped()
  func logOutTapped()

  func nameChanged(to text: String)
  func nameEditingEnded(with text: String)

  func changePhotoTapped()

  func postsRetryTapped()
  func postSelected(at index: Int)
}

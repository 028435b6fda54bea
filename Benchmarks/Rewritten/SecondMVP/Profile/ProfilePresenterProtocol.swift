/// What the profile's view tells its presenter.
protocol ProfilePresenterProtocol {
  func viewDidLoad()
  func viewDidLeave()

  func didTapRetry()
  func didTapLogOut()

  func didEditName(_ text: String)
  func didEndEditingName(_ text: String)

  func didTapChangePhoto()

  func didTapRetryPosts()
  func didSelectPost(at index: Int)
}

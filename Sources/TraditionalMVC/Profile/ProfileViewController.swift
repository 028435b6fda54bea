import Foundation
import HeadlessUIKit
import Models

/// Turns what the person does on the profile screen into messages to the model, and navigates.
final class ProfileViewController: UIViewController {
  private let model: ProfileModel
  private let screenView: ProfileScreenView
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private var hasAppeared = false

  init(
    model: ProfileModel, screenView: ProfileScreenView,
    makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.model = model
    self.screenView = screenView
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  override func loadView() {
    view = screenView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    model.open()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    model.close()
  }

  // MARK: Input

  func retryTapped() {
    model.load()
  }

  func nameChanged(_ text: String) {
    model.editName(text)
  }

  func nameEditingEnded(_ text: String) {
    model.saveName(text)
  }

  func changePhotoTapped() {
    model.choosePhoto()
  }

  func postsRetryTapped() {
    model.reloadPosts()
  }

  func postSelected(at index: Int) {
    guard let post = model.posts?[index] else { return }
    navigationController?.pushViewController(makePostScreen(post), animated: true)
  }

  func logOutTapped() {
    model.logOut()
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

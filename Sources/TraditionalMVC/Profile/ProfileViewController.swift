import Foundation
import PortableUIKit
import Models

/// Turns what the person does on the profile screen into messages to the model, and navigates.
final class ProfileViewController: UIViewController {
  private let model: ProfileModel
  private let screenView: ProfileScreenView
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

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
    model.load()
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    model.leave()
  }

  // MARK: Input

  func retryTapped() {
    model.reload()
  }

  func nameChanged(_ text: String) {
    model.changeDraft(to: text)
  }

  func nameEditingEnded() {
    model.changeDisplayName()
  }

  func changePhotoTapped() {
    model.choosePhoto()
  }

  func postsRetryTapped() {
    model.reloadPosts()
  }

  func postSelected(at index: Int) {
    navigationController?.pushViewController(makePostScreen(model.posts[index]), animated: true)
  }

  func logOutTapped() {
    model.logOut()
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

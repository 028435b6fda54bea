import Foundation
import HeadlessUIKit
import Models

/// Turns what the person does on the profile screen into messages to the model, and navigates.
package final class ProfileViewController: UIViewController {
  private let model: ProfileModel
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private lazy var screenView = ProfileScreenView(model: model, controller: self)

  private var hasAppeared = false

  /// Creates the screen for the signed-in user.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    model = ProfileModel(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: Life cycle

  package override func loadView() {
    view = screenView
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    model.open()
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    model.didLeave()
    hasAppeared = false
  }

  // MARK: Input

  func retryTapped() {
    model.load()
  }

  func nameChanged() {
    model.editName(screenView.typedName)
  }

  func nameEditingEnded() {
    // Not every text comes from the keyboard, which alone tells of each change.
    model.editName(screenView.typedName)
    model.saveName()
  }

  func changePhotoTapped() {
    model.changePhoto()
  }

  func postsRetryTapped() {
    model.reloadPosts()
  }

  func postSelected(at index: Int) {
    guard let posts = model.posts else { return }
    navigationController?.pushViewController(makePostScreen(posts[index]), animated: true)
  }

  func logOutTapped() {
    model.logOut()
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

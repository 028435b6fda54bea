import Foundation
import Models
import PortableUIKit

/// Turns what the person does on the profile screen into messages to the model, and shows other
/// screens.
package final class ProfileViewController: UIViewController {
  private let model: ProfileModel
  private let screenView: ProfileScreenView
  private let photoLibrary: any PhotoLibrary
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController

  private let requests = Requests()
  private var hasAppeared = false

  /// Creates the screen for the signed-in user.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    model = ProfileModel(service: service, cache: cache, postService: postService)
    screenView = ProfileScreenView(model: model)
    self.photoLibrary = photoLibrary
    self.makeLogInScreen = makeLogInScreen
    self.makePostScreen = makePostScreen
    super.init(nibName: nil, bundle: nil)
    screenView.controller = self
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
    model.load()
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    requests.cancel(.choosePhoto)
    model.leave()
  }

  // MARK: Loading

  func retryTapped() {
    model.reload()
  }

  // MARK: Display name

  func nameChanged(_ text: String) {
    model.changeDraft(to: text)
  }

  func nameEditingEnded() {
    model.changeDisplayName()
  }

  // MARK: Photo

  func changePhotoTapped() {
    model.beginChangingPhoto()
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    if let data {
      model.changePhoto(to: data)
    } else {
      model.cancelChangingPhoto()
    }
  }

  // MARK: Posts

  func postsRetryTapped() {
    model.reloadPosts()
  }

  func postSelected(at index: Int) {
    navigationController?.pushViewController(makePostScreen(model.posts[index]), animated: true)
  }

  // MARK: Log out

  func logOutTapped() {
    requests.cancelAll()
    model.logOut()
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

import Foundation
import HeadlessUIKit
import Models
import Views

/// Connects the profile's view with its store and the state that they share, and navigates.
///
/// These are lighter view controllers: what belongs to the model or to the view has moved there. Rules
/// are extensions of the model, a store loads, caches and handles errors, a category of the view says
/// how it is configured, a list has a data source object, and what others need to know is in an object
/// of its own.
package final class ProfileViewController: UIViewController {
  private let state: ProfileState
  private let store: ProfileStore
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()
  private let postsDataSource = ArrayDataSource<Post, PostCell>(
    cellIdentifier: PostCell.reuseIdentifier, configureCell: { $0.configure(for: $1) })

  private var hasAppeared = false

  /// Creates the screen for the signed-in user.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    state = ProfileState()
    store = ProfileStore(
      state: state, service: service, cache: cache, photoLibrary: photoLibrary,
      postService: postService)
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
    view = profileView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    profileView.postsTableView.dataSource = postsDataSource
    profileView.postsTableView.delegate = self
    observeState()
    profileView.retryButton.addAction(
      UIAction { [weak self] _ in self?.retryTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.changePhotoTapped() }, for: .primaryActionTriggered)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.postsRetryTapped() }, for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    store.open()
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    store.didLeave()
    hasAppeared = false
  }

  // MARK: State

  private func observeState() {
    state.$isLoading.observe(by: self) { $0.profileView.configure(isLoading: $1) }
    state.$user.observe(by: self) { $0.show($1) }
    state.$draftName.observe(by: self) { $0.profileView.configure(draftName: $1) }
    state.$nameError.observe(by: self) { $0.profileView.configure(nameError: $1) }
    state.$isSavingName.observe(by: self) { $0.profileView.configure(isSavingName: $1) }
    state.$isChangingPhoto.observe(by: self) { $0.profileView.configure(isChangingPhoto: $1) }
    state.$error.observe(by: self) { $0.show($1) }
    state.$posts.observe(by: self) { $0.show($1) }
    state.$postsError.observe(by: self) { $0.profileView.configure(postsError: $1) }
  }

  private func show(_ user: User?) {
    // Without a user there is nothing to show; a screen on its way out keeps what it shows.
    guard let user else { return }
    profileView.configure(for: user)
  }

  private func show(_ error: (any Error)?) {
    profileView.configure(error: error, canRetry: state.hasFailedToLoad)
  }

  private func show(_ posts: [Post]?) {
    postsDataSource.items = posts ?? []
    profileView.configure(for: posts)
  }

  // MARK: Input

  private func retryTapped() {
    store.load()
  }

  private func nameChanged() {
    state.draftName = profileView.nameField.text ?? ""
  }

  private func nameEditingEnded() {
    // Not every text comes from the keyboard, which alone tells of each change.
    nameChanged()
    store.saveName()
  }

  private func changePhotoTapped() {
    store.changePhoto()
  }

  private func postsRetryTapped() {
    store.reloadPosts()
  }

  private func logOutTapped() {
    store.logOut()
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

extension ProfileViewController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      makePostScreen(postsDataSource.item(at: indexPath)), animated: true)
  }
}

import Foundation
import Models
import PortableUIKit
import Views

/// Connects the views of the profile screen with the store, and navigates.
package final class ProfileViewController: UIViewController {
  private let store: ProfileStore
  private let photoLibrary: any PhotoLibrary
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()
  private let postsDataSource = ArrayDataSource<Post, PostCell>(
    cellIdentifier: PostCell.reuseIdentifier, configureCell: { $0.configure(for: $1) })

  private let requests = Requests()
  private var hasAppeared = false
  private var user: User?

  /// Creates the screen for the signed-in user.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    store = ProfileStore(service: service, cache: cache, postService: postService)
    self.photoLibrary = photoLibrary
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
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.changePhotoTapped() }, for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = postsDataSource
    profileView.postsTableView.delegate = self
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.postsRetryTapped() }, for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = store.cachedUser {
      show(user)
    } else {
      load()
    }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  private func load() {
    setLoadError(nil)
    loadingView.spinner.startAnimating()
    requests.start(.load) { [store] in
      try await store.load()
    } deliver: { [weak self] result in
      self?.didLoad(result)
    }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    loadingView.spinner.stopAnimating()
    switch result {
    case .success(let user): show(user)
    case .failure(let error): setLoadError(error.localizedDescription)
    }
  }

  private func show(_ user: User) {
    self.user = user
    profileView.configure(for: user)
    loadPosts(by: user)
  }

  private func setLoadError(_ message: String?) {
    errorView.errorLabel.text = message
    errorView.isHidden = message == nil
  }

  // MARK: Display name

  private func nameChanged() {
    profileView.setNameCount(of: profileView.nameField.text ?? "")
    profileView.nameErrorLabel.showMessage(nil)
  }

  private func nameEditingEnded() {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let newName = try user.newDisplayName(from: profileView.nameField.text ?? "")
      profileView.nameErrorLabel.showMessage(nil)
      if let newName {
        changeDisplayName(to: newName, of: user)
      } else {
        profileView.setNameFieldText(user.displayName.text)
      }
    } catch {
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    profileView.setSaving(true)
    requests.start(.changeDisplayName) { [store] in
      try await store.changeDisplayName(to: name, of: user)
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    profileView.setSaving(false)
    switch result {
    case .success:
      user?.displayName = name
      profileView.setName(name)
    case .failure(let error):
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  // MARK: Photo

  private func changePhotoTapped() {
    profileView.changePhotoButton.isEnabled = false
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      profileView.changePhotoButton.isEnabled = true
      return
    }
    do {
      let photo = try Photo(data)
      profileView.photoErrorLabel.showMessage(nil)
      changePhoto(to: photo, of: user)
    } catch {
      profileView.changePhotoButton.isEnabled = true
      profileView.photoErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changePhoto(to photo: Photo, of user: User) {
    requests.start(.changePhoto) { [store] in
      try await store.changePhoto(to: photo, of: user)
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    profileView.changePhotoButton.isEnabled = true
    switch result {
    case .success:
      user?.photo = photo
      profileView.photoView.showPhoto(photo.data)
    case .failure(let error):
      profileView.photoErrorLabel.showMessage(error.localizedDescription)
    }
  }

  // MARK: Posts

  private func postsRetryTapped() {
    guard let user else { return }
    profileView.setPostsError(nil)
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    requests.start(.loadPosts) { [store] in
      try await store.loadPosts(by: user)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): show(posts)
    case .failure(let error): profileView.setPostsError(error.localizedDescription)
    }
  }

  private func show(_ posts: [Post]) {
    postsDataSource.items = posts.recent
    if posts.isEmpty {
      profileView.noPostsLabel.isHidden = false
    } else {
      profileView.showPosts()
    }
  }

  // MARK: Log out

  private func logOutTapped() {
    requests.cancelAll()
    user = nil
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

import Foundation
import PortableUIKit
import Models
import Views

/// Connects the views of the profile screen with its store, and navigates.
///
/// A lighter view controller leaves to other objects what is not its own task. Rules are extensions
/// of the model. A store loads, caches and saves. The list of posts has a data source object. Cells
/// and views take model values, in extensions that show them.
///
/// State that several view controllers observe and change would be an object of its own. This
/// screen has one view controller, which keeps its user itself.
final class ProfileViewController: UIViewController {
  private let store: ProfileStore
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()
  private let postsDataSource = ArrayDataSource<Post, PostCell>(
    cellIdentifier: PostCell.reuseIdentifier, configureCell: { $0.configure(for: $1) })

  private var hasAppeared = false
  private var user: User?

  init(
    store: ProfileStore, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.store = store
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
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .primaryActionTriggered)
    errorView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.profileView.updateNameCount() }, for: .editingChanged)
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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = store.cachedUser {
      show(user)
    } else {
      load()
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    store.leave()
  }

  // MARK: Loading

  private func load() {
    errorView.isHidden = true
    loadingView.spinner.startAnimating()
    store.load { [weak self] result in self?.didLoad(result) }
  }

  private func didLoad(_ result: Result<User, any Error>) {
    loadingView.spinner.stopAnimating()
    switch result {
    case .success(let user): show(user)
    case .failure(let error): showLoadError(error.localizedDescription)
    }
  }

  private func show(_ user: User) {
    self.user = user
    profileView.configure(for: user)
    profileView.isHidden = false
    loadPosts(by: user)
  }

  private func showLoadError(_ message: String) {
    errorView.errorLabel.text = message
    errorView.isHidden = false
  }

  // MARK: Display name

  private func nameEditingEnded() {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let newName = try user.newDisplayName(from: profileView.nameField.text ?? "")
      profileView.nameErrorLabel.showMessage(nil)
      if let newName {
        changeDisplayName(to: newName, of: user)
      } else {
        profileView.fillNameField(with: user.displayName)
      }
    } catch {
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
    store.changeDisplayName(to: name, of: user) { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
    switch result {
    case .success:
      user?.displayName = name
      profileView.showName(name)
    case .failure(let error):
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  // MARK: Photo

  private func changePhotoTapped() {
    profileView.changePhotoButton.isEnabled = false
    store.choosePhoto { [weak self] data in self?.didChoosePhoto(data) }
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
    store.changePhoto(to: photo, of: user) { [weak self] result in
      self?.didChangePhoto(to: photo, result)
    }
  }

  private func didChangePhoto(to photo: Photo, _ result: Result<Void, any Error>) {
    profileView.changePhotoButton.isEnabled = true
    switch result {
    case .success: profileView.photoView.showPhoto(photo.data)
    case .failure(let error): profileView.photoErrorLabel.showMessage(error.localizedDescription)
    }
  }

  // MARK: Posts

  private func postsRetryTapped() {
    guard let user else { return }
    profileView.hidePostsError()
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    store.loadPosts(by: user) { [weak self] result in self?.didLoadPosts(result) }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts):
      postsDataSource.items = posts.recent
      profileView.showPosts(postsDataSource.items)
    case .failure(let error):
      profileView.showPostsError(error.localizedDescription)
    }
  }

  // MARK: Log out

  private func logOutTapped() {
    user = nil
    store.logOut()
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

extension ProfileViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      makePostScreen(postsDataSource.item(at: indexPath)), animated: true)
  }
}

import Foundation
import PortableUIKit
import Models
import Views

/// Calls its actions when the person does something, and shows progress and results.
final class ProfileViewController: UIViewController {
  private let actions: Actions
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []

  init(actions: Actions) {
    self.actions = actions
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
      UIAction { [weak self] _ in self?.updateNameCount() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameEditingEnded() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.changePhotoTapped() }, for: .primaryActionTriggered)
    profileView.postsTableView.dataSource = self
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
    if let user = actions.cachedUser(self, ()) {
      show(user)
    } else {
      load()
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    actions.leave(self, ())
  }

  // MARK: Loading

  private func load() {
    errorView.isHidden = true
    loadingView.spinner.startAnimating()
    actions.load(self, ()) { [weak self] result in self?.didLoad(result) }
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
    showName(user.displayName)
    profileView.photoView.showPhoto(user.photo?.data)
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
    profileView.nameErrorLabel.showMessage(nil)
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
    let text = profileView.nameField.text ?? ""
    actions.changeDisplayName(self, (text: text, user: user)) { [weak self] result in
      self?.didChangeDisplayName(result)
    }
  }

  private func didChangeDisplayName(_ result: Result<DisplayName, any Error>) {
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
    switch result {
    case .success(let name):
      user?.displayName = name
      showName(name)
    case .failure(let error):
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func showName(_ name: DisplayName) {
    profileView.nameLabel.text = name.text
    profileView.nameField.text = name.text
    updateNameCount()
  }

  private func updateNameCount() {
    let count = profileView.nameField.text?.count ?? 0
    profileView.nameCountLabel.text = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  // MARK: Photo

  private func changePhotoTapped() {
    profileView.changePhotoButton.isEnabled = false
    actions.choosePhoto(self, ()) { [weak self] data in self?.didChoosePhoto(data) }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      profileView.changePhotoButton.isEnabled = true
      return
    }
    profileView.photoErrorLabel.showMessage(nil)
    actions.changePhoto(self, (data: data, user: user)) { [weak self] result in
      self?.didChangePhoto(result)
    }
  }

  private func didChangePhoto(_ result: Result<Photo, any Error>) {
    profileView.changePhotoButton.isEnabled = true
    switch result {
    case .success(let photo): profileView.photoView.showPhoto(photo.data)
    case .failure(let error): profileView.photoErrorLabel.showMessage(error.localizedDescription)
    }
  }

  // MARK: Posts

  private func postsRetryTapped() {
    guard let user else { return }
    hidePostsError()
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    actions.loadPosts(self, user) { [weak self] result in self?.didLoadPosts(result) }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): show(posts)
    case .failure(let error): showPostsError(error.localizedDescription)
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = posts
    if posts.isEmpty {
      profileView.noPostsLabel.isHidden = false
    } else {
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = false
    }
  }

  private func showPostsError(_ message: String) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = false
  }

  private func hidePostsError() {
    profileView.postsErrorLabel.showMessage(nil)
    profileView.postsRetryButton.isHidden = true
  }

  // MARK: Log out

  private func logOutTapped() {
    user = nil
    actions.logOut(self, ())
  }
}

extension ProfileViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PostCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? PostCell {
      let post = posts[indexPath.row]
      cell.titleLabel.text = post.title
      cell.dateLabel.text = post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
    }
    return cell
  }
}

extension ProfileViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    actions.showPost(self, posts[indexPath.row])
  }
}

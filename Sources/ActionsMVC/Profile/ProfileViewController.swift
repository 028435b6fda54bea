import Foundation
import HeadlessUIKit
import Models
import Views

/// Calls its actions when the person does something, and shows what the actions hand over.
final class ProfileViewController: UIViewController {
  private let actions: Actions
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var hasAppeared = false
  private var posts: [Post] = []

  /// Creates the screen with its actions.
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
      UIAction { [weak self] _ in self?.retryTapped() }, for: .primaryActionTriggered)
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
      UIAction { [weak self] _ in self?.loadPosts() }, for: .primaryActionTriggered)
    profileView.logOutButton.addAction(
      UIAction { [weak self] _ in self?.logOutTapped() }, for: .primaryActionTriggered)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    actions.load(self, ()) { [weak self] attempt in self?.showLoad(attempt) }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    actions.leave(self, ())
  }

  // MARK: Loading

  private func retryTapped() {
    actions.reload(self, ()) { [weak self] attempt in self?.showLoad(attempt) }
  }

  private func showLoad(_ attempt: Attempt<User>) {
    switch attempt {
    case .sent:
      errorView.isHidden = true
      loadingView.spinner.startAnimating()
    case .succeeded(let user):
      loadingView.spinner.stopAnimating()
      show(user)
    case .failed(let error):
      loadingView.spinner.stopAnimating()
      showLoadError(error)
    }
  }

  private func show(_ user: User) {
    showName(user.displayName)
    showPhoto(user.photo)
    profileView.isHidden = false
    loadPosts()
  }

  private func showLoadError(_ error: any Error) {
    errorView.errorLabel.text = error.localizedDescription
    errorView.isHidden = false
  }

  // MARK: Display name

  private func nameEditingEnded() {
    actions.changeName(self, profileView.nameField.text ?? "") { [weak self] attempt in
      self?.showNameChange(attempt)
    }
  }

  private func showNameChange(_ attempt: Attempt<DisplayName>) {
    switch attempt {
    case .sent:
      hideNameError()
      startSavingName()
    case .succeeded(let name):
      hideNameError()
      stopSavingName()
      showName(name)
    case .failed(let error):
      stopSavingName()
      showNameError(error)
    }
  }

  private func startSavingName() {
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
  }

  private func stopSavingName() {
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
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

  private func showNameError(_ error: any Error) {
    profileView.nameErrorLabel.text = error.localizedDescription
    profileView.nameErrorLabel.isHidden = false
  }

  private func hideNameError() {
    profileView.nameErrorLabel.isHidden = true
  }

  // MARK: Photo

  private func changePhotoTapped() {
    profileView.changePhotoButton.isEnabled = false
    actions.changePhoto(self, ()) { [weak self] attempt in self?.showPhotoChange(attempt) }
  }

  private func showPhotoChange(_ attempt: Attempt<Photo?>) {
    switch attempt {
    case .sent:
      hidePhotoError()
    case .succeeded(let photo):
      profileView.changePhotoButton.isEnabled = true
      if let photo { showPhoto(photo) }
    case .failed(let error):
      profileView.changePhotoButton.isEnabled = true
      showPhotoError(error)
    }
  }

  private func showPhoto(_ photo: Photo?) {
    profileView.photoView.image =
      photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
  }

  private func showPhotoError(_ error: any Error) {
    profileView.photoErrorLabel.text = error.localizedDescription
    profileView.photoErrorLabel.isHidden = false
  }

  private func hidePhotoError() {
    profileView.photoErrorLabel.isHidden = true
  }

  // MARK: Posts

  private func loadPosts() {
    actions.loadPosts(self, ()) { [weak self] attempt in self?.showPostsLoad(attempt) }
  }

  private func showPostsLoad(_ attempt: Attempt<[Post]>) {
    switch attempt {
    case .sent: hidePostsError()
    case .succeeded(let posts): show(posts)
    case .failed(let error): showPostsError(error)
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = posts
    profileView.postsTableView.reloadData()
    profileView.postsTableView.isHidden = posts.isEmpty
    profileView.noPostsLabel.isHidden = !posts.isEmpty
  }

  private func showPostsError(_ error: any Error) {
    profileView.postsErrorLabel.text = error.localizedDescription
    profileView.postsErrorLabel.isHidden = false
    profileView.postsRetryButton.isHidden = false
  }

  private func hidePostsError() {
    profileView.postsErrorLabel.isHidden = true
    profileView.postsRetryButton.isHidden = true
  }

  // MARK: Log out

  private func logOutTapped() {
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

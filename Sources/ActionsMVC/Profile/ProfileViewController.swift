import Foundation
import Models
import PortableUIKit
import Views

/// Calls its actions when the user does something, and shows progress and results.
package final class ProfileViewController: UIViewController {
  private let actions: Actions
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []

  /// Creates the screen that calls the actions.
  package init(actions: Actions) {
    self.actions = actions
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
    profileView.postsTableView.dataSource = self
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
    if let user = actions.cachedUser(self, ()) {
      show(user)
    } else {
      load()
    }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    actions.leave(self, ())
  }

  // MARK: Loading

  private func load() {
    setLoadError(nil)
    loadingView.spinner.startAnimating()
    actions.load(self, ()) { [weak self] result in self?.didLoad(result) }
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
    setName(user.displayName)
    profileView.photoView.showPhoto(user.photo?.data)
    profileView.isHidden = false
    loadPosts(by: user)
  }

  private func setLoadError(_ message: String?) {
    errorView.errorLabel.text = message
    errorView.isHidden = message == nil
  }

  // MARK: Display name

  private func nameChanged() {
    setNameCount(of: profileView.nameField.text ?? "")
    profileView.nameErrorLabel.showMessage(nil)
  }

  private func nameEditingEnded() {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    let text = profileView.nameField.text ?? ""
    switch actions.checkName(self, (text: text, user: user)) {
    case .success(let newName):
      profileView.nameErrorLabel.showMessage(nil)
      if let newName {
        changeDisplayName(to: newName, of: user)
      } else {
        setNameFieldText(user.displayName.text)
      }
    case .failure(let error):
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
    actions.changeDisplayName(self, (name: name, user: user)) { [weak self] result in
      self?.didChangeDisplayName(result)
    }
  }

  private func didChangeDisplayName(_ result: Result<DisplayName, any Error>) {
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
    switch result {
    case .success(let name):
      user?.displayName = name
      setName(name)
    case .failure(let error):
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func setName(_ name: DisplayName) {
    profileView.nameLabel.text = name.text
    setNameFieldText(name.text)
  }

  private func setNameFieldText(_ text: String) {
    profileView.nameField.text = text
    setNameCount(of: text)
  }

  private func setNameCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
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
    case .success(let photo):
      user?.photo = photo
      profileView.photoView.showPhoto(photo.data)
    case .failure(let error):
      profileView.photoErrorLabel.showMessage(error.localizedDescription)
    }
  }

  // MARK: Posts

  private func postsRetryTapped() {
    guard let user else { return }
    setPostsError(nil)
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    actions.loadPosts(self, user) { [weak self] result in self?.didLoadPosts(result) }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): show(posts)
    case .failure(let error): setPostsError(error.localizedDescription)
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

  private func setPostsError(_ message: String?) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = message == nil
  }

  // MARK: Log out

  private func logOutTapped() {
    user = nil
    actions.logOut(self, ())
  }
}

extension ProfileViewController: UITableViewDataSource {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
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
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    actions.showPost(self, posts[indexPath.row])
  }
}

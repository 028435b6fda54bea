import Foundation
import HeadlessUIKit
import Models
import Views

/// The profile screen: calls its actions when the person does something, and shows what they
/// return.
final class ProfileViewController: UIViewController {
  private let actions: Actions
  private let profileView = ProfileView()

  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []
  private var loadTask: Task<Void, Never>?
  private var saveNameTask: Task<Void, Never>?
  private var choosePhotoTask: Task<Void, Never>?
  private var changePhotoTask: Task<Void, Never>?
  private var loadPostsTask: Task<Void, Never>?

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
    view = profileView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    profileView.retryButton.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .primaryActionTriggered)
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
    if let user = actions.loadCached(self, ()) {
      show(user)
    } else {
      load()
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    if saveNameTask != nil || changePhotoTask != nil { actions.abandonChange(self, ()) }
    leave()
    reset()
  }

  private func leave() {
    for task in [loadTask, saveNameTask, choosePhotoTask, changePhotoTask, loadPostsTask] {
      task?.cancel()
    }
    loadTask = nil
    saveNameTask = nil
    choosePhotoTask = nil
    changePhotoTask = nil
    loadPostsTask = nil
    // After logging out, the name field ends editing, which sends nothing without a user. Popping
    // has ended it before.
    user = nil
  }

  /// A screen that is pushed again starts anew.
  private func reset() {
    hasAppeared = false
    profileView.spinner.stopAnimating()
    profileView.savingIndicator.stopAnimating()
    profileView.nameField.isEnabled = true
    profileView.changePhotoButton.isEnabled = true
    profileView.errorLabel.isHidden = true
    profileView.retryButton.isHidden = true
    profileView.nameErrorLabel.isHidden = true
    profileView.postsTableView.isHidden = true
    profileView.noPostsLabel.isHidden = true
    profileView.postsErrorLabel.isHidden = true
    profileView.postsRetryButton.isHidden = true
  }

  // MARK: Loading

  private func load() {
    profileView.errorLabel.isHidden = true
    profileView.retryButton.isHidden = true
    profileView.contentView.isHidden = true
    profileView.spinner.startAnimating()
    loadTask = Task {
      do {
        let user = try await actions.load(self, ())
        guard !Task.isCancelled else { return }
        loadTask = nil
        profileView.spinner.stopAnimating()
        show(user)
      } catch {
        guard !Task.isCancelled else { return }
        loadTask = nil
        profileView.spinner.stopAnimating()
        profileView.retryButton.isHidden = false
        showError(error)
      }
    }
  }

  private func show(_ user: User) {
    self.user = user
    showName(user.displayName)
    showPhoto(user.photo)
    profileView.contentView.isHidden = false
    loadPosts(by: user)
  }

  // MARK: Display name

  private func nameEditingEnded() {
    guard let user, saveNameTask == nil else { return }
    do {
      let name = try actions.checkName(self, (profileView.nameField.text ?? "", user.displayName))
      profileView.nameErrorLabel.isHidden = true
      if let name {
        changeName(to: name, of: user)
      } else {
        fillNameField(with: user.displayName)
      }
    } catch {
      profileView.errorLabel.isHidden = true
      showNameError(error)
    }
  }

  private func changeName(to name: DisplayName, of user: User) {
    profileView.errorLabel.isHidden = true
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
    saveNameTask = Task {
      do {
        try await actions.changeName(self, (name, user))
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        self.user?.displayName = name
        showName(name)
      } catch {
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        showError(error)
      }
    }
  }

  private func nameChangeEnded() {
    saveNameTask = nil
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
  }

  private func showName(_ name: DisplayName) {
    profileView.nameLabel.text = name.text
    fillNameField(with: name)
  }

  private func fillNameField(with name: DisplayName) {
    profileView.nameField.text = name.text
    updateNameCount()
  }

  private func updateNameCount() {
    let count = profileView.nameField.text?.count ?? 0
    profileView.nameCountLabel.text = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  private func showNameError(_ error: DisplayNameError) {
    profileView.nameErrorLabel.text = error.localizedDescription
    profileView.nameErrorLabel.isHidden = false
  }

  // MARK: Photo

  private func changePhotoTapped() {
    profileView.changePhotoButton.isEnabled = false
    choosePhotoTask = Task {
      do {
        let photo = try await actions.choosePhoto(self, ())
        guard !Task.isCancelled else { return }
        choosePhotoTask = nil
        photoChosen(photo)
      } catch {
        guard !Task.isCancelled else { return }
        choosePhotoTask = nil
        profileView.changePhotoButton.isEnabled = true
        showError(error)
      }
    }
  }

  private func photoChosen(_ photo: Photo?) {
    guard let user, let photo else {
      profileView.changePhotoButton.isEnabled = true
      return
    }
    changePhoto(to: photo, of: user)
  }

  private func changePhoto(to photo: Photo, of user: User) {
    profileView.errorLabel.isHidden = true
    changePhotoTask = Task {
      do {
        try await actions.changePhoto(self, (photo, user))
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        self.user?.photo = photo
        showPhoto(photo)
      } catch {
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        showError(error)
      }
    }
  }

  private func photoChangeEnded() {
    changePhotoTask = nil
    profileView.changePhotoButton.isEnabled = true
  }

  private func showPhoto(_ photo: Photo?) {
    profileView.photoView.image =
      photo.flatMap { UIImage(data: $0.data) } ?? ProfileView.photoPlaceholder
  }

  // MARK: Posts

  private func postsRetryTapped() {
    guard let user else { return }
    profileView.postsErrorLabel.isHidden = true
    profileView.postsRetryButton.isHidden = true
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    loadPostsTask = Task {
      do {
        let posts = try await actions.loadPosts(self, user)
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        show(posts)
      } catch {
        guard !Task.isCancelled else { return }
        loadPostsTask = nil
        showPostsError(error)
      }
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

  // MARK: Errors

  private func showError(_ error: any Error) {
    profileView.errorLabel.text = error.localizedDescription
    profileView.errorLabel.isHidden = false
  }

  // MARK: Log out

  private func logOutTapped() {
    leave()
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
      cell.dateLabel.text = post.date.formatted(.iso8601.year().month().day())
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

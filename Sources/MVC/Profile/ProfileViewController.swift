import Foundation
import HeadlessUIKit
import Models
import Views

/// Shows the signed-in user with the newest posts, who can change name and photo and log out.
package final class ProfileViewController: UIViewController {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let profileView = ProfileView()

  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []
  private var loadTask: Task<Void, Never>?
  private var saveNameTask: Task<Void, Never>?
  private var choosePhotoTask: Task<Void, Never>?
  private var changePhotoTask: Task<Void, Never>?
  private var loadPostsTask: Task<Void, Never>?

  /// Creates the screen for the signed-in user.
  package init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService, makeLogInScreen: @escaping () -> UIViewController,
    makePostScreen: @escaping (Post) -> UIViewController
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
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

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = cache.user {
      show(user)
    } else {
      load()
    }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    // Nobody knows whether the service took a change that was in flight.
    if saveNameTask != nil || changePhotoTask != nil { cache.user = nil }
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
        let user = try await service.currentUser()
        guard !Task.isCancelled else { return }
        loadTask = nil
        profileView.spinner.stopAnimating()
        cache.user = user
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
      let name = try DisplayName(profileView.nameField.text ?? "")
      profileView.nameErrorLabel.isHidden = true
      if name == user.displayName {
        fillNameField(with: user.displayName)
      } else {
        changeDisplayName(to: name)
      }
    } catch {
      profileView.errorLabel.isHidden = true
      showNameError(error)
    }
  }

  private func changeDisplayName(to name: DisplayName) {
    profileView.errorLabel.isHidden = true
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
    saveNameTask = Task {
      do {
        try await service.changeDisplayName(to: name)
        guard !Task.isCancelled else { return }
        nameChangeEnded()
        user?.displayName = name
        cache.update(user?.id) { $0.displayName = name }
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
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      profileView.changePhotoButton.isEnabled = true
      return
    }
    do {
      changePhoto(to: try Photo(data))
    } catch {
      profileView.changePhotoButton.isEnabled = true
      showError(error)
    }
  }

  private func changePhoto(to photo: Photo) {
    profileView.errorLabel.isHidden = true
    changePhotoTask = Task {
      do {
        try await service.changePhoto(to: photo)
        guard !Task.isCancelled else { return }
        photoChangeEnded()
        user?.photo = photo
        cache.update(user?.id) { $0.photo = photo }
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
        let posts = try await postService.posts(by: user.id)
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
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
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
    cache.user = nil
    // The service is told by work that outlives the screen.
    Task { [service] in try? await service.logOut() }
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
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
      cell.dateLabel.text = post.date.formatted(.iso8601.year().month().day())
    }
    return cell
  }
}

extension ProfileViewController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(makePostScreen(posts[indexPath.row]), animated: true)
  }
}

import Foundation
import Models
import PortableUIKit
import Views

/// Shows the signed-in user and the newest posts; the person can change the name and the photo, and
/// log out.
package final class ProfileViewController: UIViewController {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private let requests = Requests()
  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []

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
    if let user = cache.user {
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
    requests.start(.load) { [service, cache] in
      let user = try await service.currentUser()
      try Task.checkCancellation()
      cache.user = user
      return user
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
    do {
      let name = try DisplayName(profileView.nameField.text ?? "")
      profileView.nameErrorLabel.showMessage(nil)
      if name == user.displayName {
        setNameFieldText(user.displayName.text)
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    profileView.nameField.isEnabled = false
    profileView.savingIndicator.startAnimating()
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    profileView.nameField.isEnabled = true
    profileView.savingIndicator.stopAnimating()
    switch result {
    case .success:
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
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(user.id) { $0.photo = photo }
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
    setPostsError(nil)
    loadPosts(by: user)
  }

  private func loadPosts(by user: User) {
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts): show(posts)
    case .failure(let error): setPostsError(error.localizedDescription)
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
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
    requests.cancelAll()
    user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
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
      cell.dateLabel.text = post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
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

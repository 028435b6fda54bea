import Foundation
import Models
import PortableUIKit
import Views

/// The screen on which the signed-in user sees and changes the profile.
package final class ProfileViewController: UIViewController {
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let makeLogInScreen: () -> UIViewController
  private let makePostScreen: (Post) -> UIViewController
  private let requests = Requests()

  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private var user: User?
  private var posts: [Post] = []

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
  }

  package required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  // MARK: - Life cycle

  package override func loadView() {
    view = UIStackView(column: [loadingView, profileView, errorView])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    addActions()
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    if let user = cache.user {
      showProfile(of: user)
    } else {
      loadUser()
    }
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil else { return }
    requests.cancel(.load, .choosePhoto, .loadPosts)
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  private func addActions() {
    let logOut = UIAction { [weak self] _ in self?.logOut() }
    errorView.logOutButton.addAction(logOut, for: .touchUpInside)
    profileView.logOutButton.addAction(logOut, for: .touchUpInside)
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.loadUser() }, for: .touchUpInside)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.choosePhoto() }, for: .touchUpInside)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.loadPosts() }, for: .touchUpInside)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameFieldDidChange() }, for: .editingChanged)
    profileView.nameField.addAction(
      UIAction { [weak self] _ in self?.nameFieldDidEndEditing() }, for: .editingDidEnd)
  }

  // MARK: - Loading

  private func loadUser() {
    errorView.isHidden = true
    setLoading(true)
    requests.start(.load) { [service] in
      try await service.currentUser()
    } deliver: { [weak self] result in
      self?.didLoadUser(result)
    }
  }

  private func didLoadUser(_ result: Result<User, any Error>) {
    switch result {
    case .success(let user):
      cache.user = user
      showProfile(of: user)
    case .failure(let error):
      setLoading(false)
      errorView.errorLabel.text = error.localizedDescription
      errorView.isHidden = false
    }
  }

  private func showProfile(of user: User) {
    self.user = user
    setLoading(false)
    showName(user.displayName)
    profileView.photoView.showPhoto(user.photo?.data)
    profileView.isHidden = false
    loadPosts()
  }

  private func setLoading(_ isLoading: Bool) {
    loadingView.isHidden = !isLoading
    loadingView.spinner.run(isLoading)
  }

  // MARK: - Display name

  private func nameFieldDidChange() {
    profileView.nameErrorLabel.showMessage(nil)
    showNameCount()
  }

  private func nameFieldDidEndEditing() {
    guard let user else { return }
    do {
      let name = try DisplayName(profileView.nameField.text ?? "")
      profileView.nameErrorLabel.showMessage(nil)
      if name == user.displayName {
        showName(name)
      } else {
        changeDisplayName(of: user.id, to: name)
      }
    } catch {
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changeDisplayName(of userID: User.ID, to name: DisplayName) {
    setSavingName(true)
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = name }
      return name
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(result)
    }
  }

  private func didChangeDisplayName(_ result: Result<DisplayName, any Error>) {
    setSavingName(false)
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
    showNameCount()
  }

  private func showNameCount() {
    let count = DisplayName.characterCount(of: profileView.nameField.text ?? "")
    profileView.nameCountLabel.text = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  private func setSavingName(_ isSaving: Bool) {
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
  }

  // MARK: - Photo

  private func choosePhoto() {
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
      changePhoto(of: user.id, to: try Photo(data))
    } catch {
      profileView.photoErrorLabel.showMessage(error.localizedDescription)
      profileView.changePhotoButton.isEnabled = true
    }
  }

  private func changePhoto(of userID: User.ID, to photo: Photo) {
    profileView.photoErrorLabel.showMessage(nil)
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(userID) { $0.photo = photo }
      return photo
    } deliver: { [weak self] result in
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

  // MARK: - Posts

  private func loadPosts() {
    guard let user else { return }
    showPostsError(nil)
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts):
      self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = posts.isEmpty
      profileView.noPostsLabel.isHidden = !posts.isEmpty
    case .failure(let error):
      showPostsError(error.localizedDescription)
    }
  }

  private func showPostsError(_ message: String?) {
    profileView.postsErrorLabel.showMessage(message)
    profileView.postsRetryButton.isHidden = message == nil
  }

  // MARK: - Logging out

  private func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    Task { [service] in try? await service.logOut() }
    navigationController?.setViewControllers([makeLogInScreen()], animated: true)
  }
}

extension ProfileViewController: UITableViewDataSource, UITableViewDelegate {
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

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = makePostScreen(posts[indexPath.row])
    navigationController?.pushViewController(screen, animated: true)
  }
}

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

  private let loadingView = LoadingView()
  private let profileView = ProfileView()
  private let errorView = ErrorView()

  private let requests = Requests()
  private var hasAppeared = false
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
    profileView.postsTableView.dataSource = self
    profileView.postsTableView.delegate = self
    addActions()
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    if let cachedUser = cache.user {
      show(cachedUser)
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
    let nameField = profileView.nameField
    nameField.addAction(
      UIAction { [weak self] _ in self?.nameDidChange() }, for: .editingChanged)
    nameField.addAction(
      UIAction { [weak self] _ in self?.nameDidEndEditing() }, for: .editingDidEnd)
    profileView.changePhotoButton.addAction(
      UIAction { [weak self] _ in self?.choosePhoto() }, for: .touchUpInside)
    profileView.postsRetryButton.addAction(
      UIAction { [weak self] _ in self?.loadPosts() }, for: .touchUpInside)
    errorView.retryButton.addAction(
      UIAction { [weak self] _ in self?.loadUser() }, for: .touchUpInside)
    for button in [profileView.logOutButton, errorView.logOutButton] {
      button.addAction(UIAction { [weak self] _ in self?.logOut() }, for: .touchUpInside)
    }
  }

  // MARK: Loading

  private func loadUser() {
    errorView.isHidden = true
    loadingView.spinner.run(true)
    requests.start(.load) { [service] in
      try await service.currentUser()
    } deliver: { [weak self] result in
      self?.userDidLoad(result)
    }
  }

  private func userDidLoad(_ result: Result<User, any Error>) {
    loadingView.spinner.run(false)
    switch result {
    case .success(let user):
      cache.user = user
      show(user)
    case .failure(let error):
      errorView.errorLabel.text = error.localizedDescription
      errorView.isHidden = false
    }
  }

  private func show(_ user: User) {
    self.user = user
    showName(user.displayName)
    profileView.photoView.showPhoto(user.photo?.data)
    profileView.isHidden = false
    loadPosts()
  }

  // MARK: Display name

  private func nameDidChange() {
    profileView.nameErrorLabel.showMessage(nil)
    updateNameCount()
  }

  private func nameDidEndEditing() {
    guard let user else { return }
    do {
      let name = try DisplayName(profileView.nameField.text ?? "")
      profileView.nameErrorLabel.showMessage(nil)
      if name == user.displayName {
        showName(user.displayName)
      } else {
        changeDisplayName(to: name, of: user.id)
      }
    } catch {
      profileView.nameErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changeDisplayName(to name: DisplayName, of userID: User.ID) {
    setSavingName(true)
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.displayNameDidChange(to: name, result)
    }
  }

  private func displayNameDidChange(to name: DisplayName, _ result: Result<Void, any Error>) {
    setSavingName(false)
    switch result {
    case .success:
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
    let count = DisplayName.characterCount(of: profileView.nameField.text ?? "")
    profileView.nameCountLabel.text = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  private func setSavingName(_ isSaving: Bool) {
    profileView.nameField.isEnabled = !isSaving
    profileView.savingIndicator.run(isSaving)
  }

  // MARK: Photo

  private func choosePhoto() {
    profileView.changePhotoButton.isEnabled = false
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.photoDidGetChosen(result.get())
    }
  }

  private func photoDidGetChosen(_ data: Data?) {
    guard let data, let user else {
      profileView.changePhotoButton.isEnabled = true
      return
    }
    do {
      let photo = try Photo(data)
      changePhoto(to: photo, of: user.id)
    } catch {
      profileView.changePhotoButton.isEnabled = true
      profileView.photoErrorLabel.showMessage(error.localizedDescription)
    }
  }

  private func changePhoto(to photo: Photo, of userID: User.ID) {
    profileView.photoErrorLabel.showMessage(nil)
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: photo)
      try Task.checkCancellation()
      cache.update(userID) { $0.photo = photo }
    } deliver: { [weak self] result in
      self?.photoDidChange(to: photo, result)
    }
  }

  private func photoDidChange(to photo: Photo, _ result: Result<Void, any Error>) {
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

  private func loadPosts() {
    guard let user else { return }
    profileView.postsErrorLabel.showMessage(nil)
    profileView.postsRetryButton.isHidden = true
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.postsDidLoad(result)
    }
  }

  private func postsDidLoad(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let allPosts):
      posts = Array(allPosts.sorted { $0.date > $1.date }.prefix(5))
      profileView.postsTableView.reloadData()
      profileView.postsTableView.isHidden = posts.isEmpty
      profileView.noPostsLabel.isHidden = !posts.isEmpty
    case .failure(let error):
      profileView.postsErrorLabel.showMessage(error.localizedDescription)
      profileView.postsRetryButton.isHidden = false
    }
  }

  // MARK: Leaving

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
    navigationController?.pushViewController(
      makePostScreen(posts[indexPath.row]), animated: true)
  }
}

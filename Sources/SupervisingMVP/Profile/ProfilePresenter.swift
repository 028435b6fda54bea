import Foundation
import Models

/// Handles all that the person does on the profile screen: changes the model, which the view is
/// bound to, and sets on the view what no value of the model says.
final class ProfilePresenter {
  /// The view, which owns this presenter.
  weak var view: (any ProfileViewProtocol)?

  /// The function that shows the screen of a post.
  var onPostSelected: (@MainActor (Post) -> Void)?
  /// The function that shows the log-in screen in place of this one.
  var onLogOut: (@MainActor () -> Void)?

  private let model: ProfileModel
  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()
  private var hasAppeared = false
  private var user: User?
  private var posts: [Post] = []

  init(
    model: ProfileModel, service: any UserService, cache: UserCache,
    photoLibrary: any PhotoLibrary, postService: any PostService
  ) {
    self.model = model
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }
}

extension ProfilePresenter: ProfilePresenterProtocol {
  // MARK: Life cycle

  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = cache.user {
      show(user)
    } else {
      load()
    }
  }

  func didLeave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    // Changes go on without the screen, so that nothing that the person has done is lost.
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  // MARK: Loading

  func retryTapped() {
    load()
  }

  private func load() {
    model.loadError = nil
    view?.setLoading(true)
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
    view?.setLoading(false)
    switch result {
    case .success(let user): show(user)
    case .failure(let error): model.loadError = error.localizedDescription
    }
  }

  private func show(_ user: User) {
    self.user = user
    showName(user.displayName)
    model.photo = user.photo
    view?.setProfileHidden(false)
    loadPosts(by: user)
  }

  // MARK: Display name

  func nameChanged(_ text: String) {
    showNameCount(of: text)
    model.nameError = nil
  }

  func nameEditingEnded(_ text: String) {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let name = try DisplayName(text)
      model.nameError = nil
      if name == user.displayName {
        fillNameField(with: user.displayName)
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      model.nameError = error.localizedDescription
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    view?.setNameFieldEnabled(false)
    view?.setSaving(true)
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    view?.setNameFieldEnabled(true)
    view?.setSaving(false)
    switch result {
    case .success:
      user?.displayName = name
      showName(name)
    case .failure(let error):
      model.nameError = error.localizedDescription
    }
  }

  private func showName(_ name: DisplayName) {
    model.displayName = name
    fillNameField(with: name)
  }

  private func fillNameField(with name: DisplayName) {
    view?.setNameFieldText(name.text)
    showNameCount(of: name.text)
  }

  private func showNameCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
    view?.setNameCount("\(count) of \(DisplayName.maximumCharacterCount)")
  }

  // MARK: Photo

  func changePhotoTapped() {
    view?.setChangePhotoEnabled(false)
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      view?.setChangePhotoEnabled(true)
      return
    }
    do {
      let photo = try Photo(data)
      model.photoError = nil
      changePhoto(to: photo, of: user)
    } catch {
      view?.setChangePhotoEnabled(true)
      model.photoError = error.localizedDescription
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
    view?.setChangePhotoEnabled(true)
    switch result {
    case .success:
      user?.photo = photo
      model.photo = photo
    case .failure(let error):
      model.photoError = error.localizedDescription
    }
  }

  // MARK: Posts

  func postsRetryTapped() {
    guard let user else { return }
    model.postsError = nil
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    onPostSelected?(posts[index])
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
    case .failure(let error): model.postsError = error.localizedDescription
    }
  }

  private func show(_ posts: [Post]) {
    self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    if posts.isEmpty {
      view?.setNoPostsHidden(false)
    } else {
      view?.setPosts(self.posts.map { row(of: $0) })
    }
  }

  private func row(of post: Post) -> PostRow {
    PostRow(
      title: post.title,
      date: post.date.formatted(
        Date.ISO8601FormatStyle(timeZone: .current).year().month().day()))
  }

  // MARK: Log out

  func logOutTapped() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    // This task outlives the screen, so that the service hears of it.
    Task { [service] in try? await service.logOut() }
    onLogOut?()
  }
}

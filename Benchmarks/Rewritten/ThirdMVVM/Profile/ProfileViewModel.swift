import Foundation
import Models

/// The view model that holds the state of the profile screen and asks the services.
final class ProfileViewModel {
  /// The part of the screen that is shown.
  enum Content {
    case loading
    case profile
    case failure(message: String)
  }

  /// What is known about the user's posts.
  enum Posts {
    case unknown
    case loaded([PostRow])
    case failure(message: String)
  }

  /// The texts in a row of the posts.
  struct PostRow {
    let title: String
    let date: String
  }

  private static let shownPostCount = 5

  let content = ObservableValue(Content.loading)
  let name = ObservableValue("")
  let nameFieldText = ObservableValue("")
  let nameCount = ObservableValue("")
  let nameError = ObservableValue<String?>(nil)
  let isSavingName = ObservableValue(false)
  let photo = ObservableValue<Data?>(nil)
  let photoError = ObservableValue<String?>(nil)
  let isChangingPhoto = ObservableValue(false)
  let posts = ObservableValue(Posts.unknown)

  var onLogOut: (() -> Void)?
  var onSelectPost: ((Post) -> Void)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService

  private let requests = Requests()
  private var hasStarted = false
  private var user: User?
  private var shownPosts: [Post] = []

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: Life cycle

  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    if let cachedUser = cache.user {
      show(cachedUser)
    } else {
      loadUser()
    }
  }

  func leave() {
    requests.cancel(.load, .choosePhoto, .loadPosts)
    requests.letGo(.changeDisplayName, .changePhoto)
  }

  func logOut() {
    requests.cancelAll()
    user = nil
    cache.user = nil
    Task { [service] in try? await service.logOut() }
    onLogOut?()
  }

  // MARK: Loading

  func loadUser() {
    content.value = .loading
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
      show(user)
    case .failure(let error):
      content.value = .failure(message: error.localizedDescription)
    }
  }

  private func show(_ user: User) {
    self.user = user
    showName(user.displayName)
    photo.value = user.photo?.data
    content.value = .profile
    loadPosts()
  }

  // MARK: Display name

  func editName(_ text: String) {
    nameError.value = nil
    updateCount(of: text)
  }

  func endEditingName(_ text: String) {
    guard let user else { return }
    do {
      let newName = try DisplayName(text)
      nameError.value = nil
      if newName == user.displayName {
        showName(user.displayName)
      } else {
        changeDisplayName(of: user.id, to: newName)
      }
    } catch {
      nameError.value = error.localizedDescription
    }
  }

  private func changeDisplayName(of userID: User.ID, to newName: DisplayName) {
    isSavingName.value = true
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: newName)
      try Task.checkCancellation()
      cache.update(userID) { $0.displayName = newName }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: newName, result)
    }
  }

  private func didChangeDisplayName(to newName: DisplayName, _ result: Result<Void, any Error>) {
    isSavingName.value = false
    switch result {
    case .success:
      user?.displayName = newName
      showName(newName)
    case .failure(let error):
      nameError.value = error.localizedDescription
    }
  }

  private func showName(_ displayName: DisplayName) {
    name.value = displayName.text
    nameFieldText.value = displayName.text
    updateCount(of: displayName.text)
  }

  private func updateCount(of text: String) {
    let count = DisplayName.characterCount(of: text)
    nameCount.value = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  // MARK: Photo

  func choosePhoto() {
    isChangingPhoto.value = true
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      isChangingPhoto.value = false
      return
    }
    do {
      let newPhoto = try Photo(data)
      changePhoto(of: user.id, to: newPhoto)
    } catch {
      isChangingPhoto.value = false
      photoError.value = error.localizedDescription
    }
  }

  private func changePhoto(of userID: User.ID, to newPhoto: Photo) {
    photoError.value = nil
    requests.start(.changePhoto) { [service, cache] in
      try await service.changePhoto(to: newPhoto)
      try Task.checkCancellation()
      cache.update(userID) { $0.photo = newPhoto }
    } deliver: { [weak self] result in
      self?.didChangePhoto(to: newPhoto, result)
    }
  }

  private func didChangePhoto(to newPhoto: Photo, _ result: Result<Void, any Error>) {
    isChangingPhoto.value = false
    switch result {
    case .success:
      user?.photo = newPhoto
      photo.value = newPhoto.data
    case .failure(let error):
      photoError.value = error.localizedDescription
    }
  }

  // MARK: Posts

  func loadPosts() {
    guard let user else { return }
    posts.value = .unknown
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  func selectPost(at index: Int) {
    onSelectPost?(shownPosts[index])
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let allPosts):
      let dayStyle = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      shownPosts = Array(allPosts.sorted { $0.date > $1.date }.prefix(Self.shownPostCount))
      posts.value = .loaded(
        shownPosts.map { PostRow(title: $0.title, date: $0.date.formatted(dayStyle)) })
    case .failure(let error):
      posts.value = .failure(message: error.localizedDescription)
    }
  }
}

import Foundation
import Models

/// Holds what the profile screen shows and handles its events.
final class ProfileViewModel {
  @Observed private(set) var part = ScreenPart.loading

  @Observed private(set) var name: String?
  @Observed var nameFieldText = ""
  @Observed private(set) var nameCount = ""
  @Observed private(set) var isSaving = false
  @Observed private(set) var nameError: String?

  @Observed private(set) var photo: Data?
  @Observed private(set) var isChangingPhoto = false
  @Observed private(set) var photoError: String?

  @Observed private(set) var posts = PostsState.loading

  /// The function that is told which post the user has selected.
  var onPostSelected: (@MainActor (Post) -> Void)?
  /// The function that is told that the user has logged out.
  var onLogOut: (@MainActor () -> Void)?

  private let service: any UserService
  private let cache: UserCache
  private let postService: any PostService
  private let choosePhoto: @MainActor () async -> Data?

  private let requests = Requests()
  private var hasAppeared = false
  private var user: User?
  private var newestPosts: [Post] = []

  init(
    service: any UserService, cache: UserCache, postService: any PostService,
    choosePhoto: @escaping @MainActor () async -> Data?
  ) {
    self.service = service
    self.cache = cache
    self.postService = postService
    self.choosePhoto = choosePhoto
    $nameFieldText.observe(by: self) { $0.nameChanged($1) }
  }

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
    part = .loading
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
    switch result {
    case .success(let user): show(user)
    case .failure(let error): part = .failed(message: error.localizedDescription)
    }
  }

  private func show(_ user: User) {
    self.user = user
    showName(user.displayName)
    photo = user.photo?.data
    part = .profile
    loadPosts(by: user)
  }

  // MARK: Display name

  private func nameChanged(_ text: String) {
    nameCount = "\(DisplayName.characterCount(of: text)) of \(DisplayName.maximumCharacterCount)"
    nameError = nil
  }

  func nameEditingEnded() {
    // Logging out ends the editing of the name field, when there is no user any more.
    guard let user else { return }
    do {
      let name = try DisplayName(nameFieldText)
      if name == user.displayName {
        nameFieldText = user.displayName.text
      } else {
        changeDisplayName(to: name, of: user)
      }
    } catch {
      nameError = error.localizedDescription
    }
  }

  private func changeDisplayName(to name: DisplayName, of user: User) {
    nameError = nil
    isSaving = true
    requests.start(.changeDisplayName) { [service, cache] in
      try await service.changeDisplayName(to: name)
      try Task.checkCancellation()
      cache.update(user.id) { $0.displayName = name }
    } deliver: { [weak self] result in
      self?.didChangeDisplayName(to: name, result)
    }
  }

  private func didChangeDisplayName(to name: DisplayName, _ result: Result<Void, any Error>) {
    isSaving = false
    switch result {
    case .success:
      user?.displayName = name
      showName(name)
    case .failure(let error):
      nameError = error.localizedDescription
    }
  }

  private func showName(_ name: DisplayName) {
    self.name = name.text
    nameFieldText = name.text
  }

  // MARK: Photo

  func changePhotoTapped() {
    isChangingPhoto = true
    requests.start(.choosePhoto) { [choosePhoto] in
      await choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      isChangingPhoto = false
      return
    }
    do {
      let photo = try Photo(data)
      photoError = nil
      changePhoto(to: photo, of: user)
    } catch {
      isChangingPhoto = false
      photoError = error.localizedDescription
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
    isChangingPhoto = false
    switch result {
    case .success:
      user?.photo = photo
      self.photo = photo.data
    case .failure(let error):
      photoError = error.localizedDescription
    }
  }

  // MARK: Posts

  func postsRetryTapped() {
    guard let user else { return }
    posts = .loading
    loadPosts(by: user)
  }

  func postSelected(at index: Int) {
    onPostSelected?(newestPosts[index])
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
    case .failure(let error): posts = .failed(message: error.localizedDescription)
    }
  }

  private func show(_ posts: [Post]) {
    newestPosts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
    self.posts = posts.isEmpty ? .empty : .loaded(newestPosts.map { row(of: $0) })
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

/// The part of the profile screen that is shown.
enum ScreenPart: Equatable {
  case loading
  case profile
  case failed(message: String)

  var isLoading: Bool { self == .loading }

  var isProfile: Bool { self == .profile }

  var error: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}

/// What the profile screen shows of the posts.
enum PostsState: Equatable {
  case loading
  case loaded([PostRow])
  case empty
  case failed(message: String)

  var rows: [PostRow] {
    if case .loaded(let rows) = self { rows } else { [] }
  }

  var isEmpty: Bool { self == .empty }

  var error: String? {
    if case .failed(let message) = self { message } else { nil }
  }
}

/// The texts in the row of a post.
struct PostRow: Equatable {
  let title: String
  let date: String
}

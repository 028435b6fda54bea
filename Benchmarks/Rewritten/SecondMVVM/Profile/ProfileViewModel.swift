import Foundation
import Models

/// The state of the profile screen and what the person can do with it.
final class ProfileViewModel {
  enum Phase {
    case loading
    case failed(String)
    case loaded
  }

  struct PostRow {
    let title: String
    let date: String
  }

  let phase = ObservableValue(Phase.loading)

  let name = ObservableValue("")
  let nameText = ObservableValue("")
  let nameCount = ObservableValue("")
  let nameError = ObservableValue<String?>(nil)
  let isSavingName = ObservableValue(false)

  let photo = ObservableValue<Data?>(nil)
  let photoError = ObservableValue<String?>(nil)
  let canChangePhoto = ObservableValue(true)

  let postRows = ObservableValue<[PostRow]>([])
  let hasNoPosts = ObservableValue(false)
  let postsError = ObservableValue<String?>(nil)

  var onLogOut: (() -> Void)?
  var onSelectPost: ((Post) -> Void)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary
  private let postService: any PostService
  private let requests = Requests()
  private var user: User?
  private var posts: [Post] = []

  init(
    service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary,
    postService: any PostService
  ) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
    self.postService = postService
  }

  // MARK: - Opening and leaving

  func open() {
    if let user = cache.user {
      showProfile(of: user)
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

  // MARK: - Loading

  func loadUser() {
    phase.value = .loading
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
      phase.value = .failed(error.localizedDescription)
    }
  }

  private func showProfile(of user: User) {
    self.user = user
    showName(user.displayName)
    photo.value = user.photo?.data
    phase.value = .loaded
    loadPosts()
  }

  // MARK: - Display name

  func editName(_ text: String) {
    nameError.value = nil
    setNameText(text)
  }

  func endEditingName() {
    guard let user else { return }
    do {
      let name = try DisplayName(nameText.value)
      nameError.value = nil
      if name == user.displayName {
        showName(name)
      } else {
        changeDisplayName(of: user.id, to: name)
      }
    } catch {
      nameError.value = error.localizedDescription
    }
  }

  private func changeDisplayName(of userID: User.ID, to name: DisplayName) {
    isSavingName.value = true
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
    isSavingName.value = false
    switch result {
    case .success(let name):
      user?.displayName = name
      showName(name)
    case .failure(let error):
      nameError.value = error.localizedDescription
    }
  }

  private func showName(_ name: DisplayName) {
    self.name.value = name.text
    setNameText(name.text)
  }

  private func setNameText(_ text: String) {
    let count = DisplayName.characterCount(of: text)
    nameText.value = text
    nameCount.value = "\(count) of \(DisplayName.maximumCharacterCount)"
  }

  // MARK: - Photo

  func choosePhoto() {
    canChangePhoto.value = false
    requests.start(.choosePhoto) { [photoLibrary] in
      await photoLibrary.choosePhoto()
    } deliver: { [weak self] result in
      self?.didChoosePhoto(result.get())
    }
  }

  private func didChoosePhoto(_ data: Data?) {
    guard let user, let data else {
      canChangePhoto.value = true
      return
    }
    do {
      changePhoto(of: user.id, to: try Photo(data))
    } catch {
      photoError.value = error.localizedDescription
      canChangePhoto.value = true
    }
  }

  private func changePhoto(of userID: User.ID, to photo: Photo) {
    photoError.value = nil
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
    canChangePhoto.value = true
    switch result {
    case .success(let photo):
      user?.photo = photo
      self.photo.value = photo.data
    case .failure(let error):
      photoError.value = error.localizedDescription
    }
  }

  // MARK: - Posts

  func loadPosts() {
    guard let user else { return }
    postsError.value = nil
    requests.start(.loadPosts) { [postService] in
      try await postService.posts(by: user.id)
    } deliver: { [weak self] result in
      self?.didLoadPosts(result)
    }
  }

  func selectPost(at index: Int) {
    onSelectPost?(posts[index])
  }

  private func didLoadPosts(_ result: Result<[Post], any Error>) {
    switch result {
    case .success(let posts):
      self.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      postRows.value = self.posts.map(row)
      hasNoPosts.value = posts.isEmpty
    case .failure(let error):
      postsError.value = error.localizedDescription
    }
  }

  private func row(for post: Post) -> PostRow {
    let day = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    return PostRow(title: post.title, date: post.date.formatted(day))
  }
}

import Foundation
import Models

/// What the profile screen shows and does, without knowing any view.
final class ProfileViewModel {
  @Observed private(set) var isLoading = false
  @Observed private(set) var isProfileHidden = true
  @Observed private(set) var errorText: String?
  @Observed private(set) var isRetryHidden = true

  @Observed private(set) var displayName = ""
  @Observed private(set) var nameText = "" {
    didSet { nameCountText = "\(nameText.count) of \(DisplayName.maximumCharacterCount)" }
  }
  @Observed private(set) var nameCountText = ""
  @Observed private(set) var nameErrorText: String?
  @Observed private(set) var isNameEnabled = true
  @Observed private(set) var isSavingName = false {
    didSet { isNameEnabled = !isSavingName }
  }

  @Observed private(set) var photoData: Data?
  @Observed private(set) var isChangePhotoEnabled = true

  /// Called when the person has logged out and is to see the log-in screen.
  var onLogOut: (() -> Void)?

  private let service: any UserService
  private let cache: UserCache
  private let photoLibrary: any PhotoLibrary

  private var hasAppeared = false
  private var user: User?
  private var loadTask: Task<Void, Never>?
  private var saveNameTask: Task<Void, Never>?
  private var choosePhotoTask: Task<Void, Never>?
  private var changePhotoTask: Task<Void, Never>?

  init(service: any UserService, cache: UserCache, photoLibrary: any PhotoLibrary) {
    self.service = service
    self.cache = cache
    self.photoLibrary = photoLibrary
  }

  // MARK: - Events

  func viewWillAppear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    if let user = cache.user {
      show(user)
    } else {
      load()
    }
  }

  func retryTapped() {
    load()
  }

  func nameChanged(_ text: String) {
    nameText = text
  }

  func nameEditingEnded(_ text: String) {
    guard let user, saveNameTask == nil else { return }
    nameText = text
    do {
      let name = try DisplayName(text)
      nameErrorText = nil
      if name == user.displayName {
        nameText = user.displayName.text
      } else {
        changeDisplayName(to: name)
      }
    } catch {
      errorText = nil
      nameErrorText = error.localizedDescription
    }
  }

  func changePhotoTapped() {
    isChangePhotoEnabled = false
    choosePhotoTask = Task {
      let data = await photoLibrary.choosePhoto()
      guard !Task.isCancelled else { return }
      choosePhotoTask = nil
      photoChosen(data)
    }
  }

  func logOutTapped() {
    logOut()
  }

  func didLeave() {
    let isChanging = saveNameTask != nil || changePhotoTask != nil
    cancelWork()
    if isChanging {
      // Nobody knows whether the service has made the change.
      cache.user = nil
    }
  }

  // MARK: - Work

  private func load() {
    errorText = nil
    isRetryHidden = true
    isLoading = true
    loadTask = Task {
      guard let answer = await answer(to: service.currentUser) else { return }
      loadTask = nil
      isLoading = false
      switch answer {
      case .success(let user):
        cache.user = user
        show(user)
      case .failure(let error):
        errorText = error.localizedDescription
        isRetryHidden = false
      }
    }
  }

  private func show(_ user: User) {
    self.user = user
    displayName = user.displayName.text
    nameText = user.displayName.text
    photoData = user.photo?.data
    isProfileHidden = false
  }

  private func changeDisplayName(to name: DisplayName) {
    errorText = nil
    isSavingName = true
    saveNameTask = Task {
      guard let answer = await answer(to: { try await service.changeDisplayName(to: name) })
      else { return }
      saveNameTask = nil
      isSavingName = false
      switch answer {
      case .success:
        user?.displayName = name
        cache.user = user
        displayName = name.text
        nameText = name.text
      case .failure(let error):
        errorText = error.localizedDescription
      }
    }
  }

  private func photoChosen(_ data: Data?) {
    guard let data else {
      isChangePhotoEnabled = true
      return
    }
    errorText = nil
    do {
      changePhoto(to: try Photo(data))
    } catch {
      errorText = error.localizedDescription
      isChangePhotoEnabled = true
    }
  }

  private func changePhoto(to photo: Photo) {
    changePhotoTask = Task {
      guard let answer = await answer(to: { try await service.changePhoto(to: photo) })
      else { return }
      changePhotoTask = nil
      isChangePhotoEnabled = true
      switch answer {
      case .success:
        user?.photo = photo
        cache.user = user
        photoData = photo.data
      case .failure(let error):
        errorText = error.localizedDescription
      }
    }
  }

  private func logOut() {
    cancelWork()
    cache.user = nil
    // The service is told even though the screen, and this view model with it, goes away.
    Task { [service] in try? await service.logOut() }
    onLogOut?()
  }

  /// Ends what the screen has begun; without a user, a name that is still being edited when the
  /// screen goes away is not sent any more.
  private func cancelWork() {
    for task in [loadTask, saveNameTask, choosePhotoTask, changePhotoTask] {
      task?.cancel()
    }
    loadTask = nil
    saveNameTask = nil
    choosePhotoTask = nil
    changePhotoTask = nil
    user = nil
  }

  /// Asks the service and hands back its answer, or nil when the work was cancelled meanwhile: a
  /// service may answer all the same.
  private func answer<Value>(
    to request: () async throws -> Value
  ) async -> Result<Value, any Error>? {
    let answer: Result<Value, any Error>
    do {
      answer = .success(try await request())
    } catch {
      answer = .failure(error)
    }
    return Task.isCancelled ? nil : answer
  }
}

import Foundation
import Models

/// Changes the slice of a profile screen; there is none before it appears, and once it has left.
nonisolated enum ProfileReducer {
  static func reduce(_ state: inout ProfileState?, _ action: ProfileAction, user: User?) {
    switch action {
    case .viewWillAppear(let user): viewWillAppear(cached: user, &state)
    case .retryTapped: if case .failed = state { state = .loading }
    case .didLoad(let result): if state == .loading { state = didLoad(result) }
    case .nameChanged(let text): state?.updateProfile { nameChanged(text, &$0) }
    case .nameEditingEnded: state?.updateProfile { nameEditingEnded(&$0, user) }
    case .didChangeDisplayName(_, _, let result):
      state?.updateProfile { didChangeDisplayName(result, &$0) }
    case .changePhotoTapped: state?.updateProfile { $0.photoChange = .choosing }
    case .didChoosePhoto(let data): state?.updateProfile { didChoosePhoto(data, &$0) }
    case .didChangePhoto(_, _, let result): state?.updateProfile { didChangePhoto(result, &$0) }
    case .postsRetryTapped: state?.updateProfile { $0.postsState = .loading }
    case .didLoadPosts(let result, let timeZone):
      state?.updateProfile { didLoadPosts(result, in: timeZone, &$0) }
    case .logOutTapped: if state != nil { state = .loggedOut }
    case .didLeave: state = nil
    }
  }

  // MARK: Life cycle

  private static func viewWillAppear(cached user: User?, _ state: inout ProfileState?) {
    guard state == nil else { return }
    state = user.map { .loaded(LoadedProfile(userID: $0.id)) } ?? .loading
  }

  // MARK: Loading

  private static func didLoad(_ result: Result<User, any Error>) -> ProfileState {
    switch result {
    case .success(let user): .loaded(LoadedProfile(userID: user.id))
    case .failure(let error): .failed(message: error.localizedDescription)
    }
  }

  // MARK: Display name

  private static func nameChanged(_ text: String, _ profile: inout LoadedProfile) {
    profile.draft = text
    if case .failed = profile.nameChange { profile.nameChange = .none }
  }

  private static func nameEditingEnded(_ profile: inout LoadedProfile, _ user: User?) {
    guard let draft = profile.draft else { return }
    do {
      let name = try DisplayName(draft)
      if name == user?.displayName {
        profile.draft = nil
        profile.nameChange = .none
      } else {
        profile.nameChange = .saving(name)
      }
    } catch {
      profile.nameChange = .failed(message: error.localizedDescription)
    }
  }

  private static func didChangeDisplayName(
    _ result: Result<Void, any Error>, _ profile: inout LoadedProfile
  ) {
    switch result {
    case .success:
      profile.draft = nil
      profile.nameChange = .none
    case .failure(let error):
      profile.nameChange = .failed(message: error.localizedDescription)
    }
  }

  // MARK: Photo

  private static func didChoosePhoto(_ data: Data?, _ profile: inout LoadedProfile) {
    profile.photoChange = .none
    guard let data else { return }
    do {
      profile.photoChange = .saving(try Photo(data))
      profile.photoError = nil
    } catch {
      profile.photoError = error.localizedDescription
    }
  }

  private static func didChangePhoto(
    _ result: Result<Void, any Error>, _ profile: inout LoadedProfile
  ) {
    profile.photoChange = .none
    if case .failure(let error) = result { profile.photoError = error.localizedDescription }
  }

  // MARK: Posts

  private static func didLoadPosts(
    _ result: Result<[Post], any Error>, in timeZone: TimeZone, _ profile: inout LoadedProfile
  ) {
    switch result {
    case .success(let posts):
      profile.posts = Array(posts.sorted { $0.date > $1.date }.prefix(5))
      profile.postsState =
        posts.isEmpty ? .empty : .loaded(profile.posts.map { PostRow($0, in: timeZone) })
    case .failure(let error):
      profile.postsState = .failed(message: error.localizedDescription)
    }
  }
}

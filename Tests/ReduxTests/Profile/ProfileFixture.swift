import Foundation
import Jobs
import Models
import Scenarios

@testable import Redux

/// The middleware of the profile screens, in a store with the reducer of the app, with test doubles
/// for its services.
///
/// Some methods do what a person does on the screen that was opened last. The others answer requests
/// in place of the services.
final class ProfileFixture {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let store: Store
  private(set) var id = ScreenID(number: 0)
  /// The posts whose screens have been shown.
  private(set) var shownPosts: [Post] = []
  /// The cached users each time that the log-in screen has been shown.
  private(set) var cachedUsersAtLogIn: [User?] = []
  private let middleware: ProfileMiddleware

  /// Creates the store of a screen that has not appeared.
  init(cached user: User?) {
    cache = UserCache(user: user)
    middleware = ProfileMiddleware(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    store = Store(state: AppState(), reducer: AppReducer.reduce, middleware: [middleware])
    open()
  }

  /// Creates the store of a screen that has appeared and shows a user.
  convenience init(showing user: User) {
    self.init(cached: user)
    dispatch(.viewWillAppear)
  }

  /// The slice of the screen that was opened last; `nil` if there is none.
  var state: ProfileState? { store.state.profiles[id] }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  /// Opens another screen, which has not appeared.
  func open() {
    id = ScreenID(number: id.number + 1)
    middleware.open(
      id, showPost: { [weak self] in self?.shownPosts.append($0) },
      showLogIn: { [weak self] in
        guard let self else { return }
        cachedUsersAtLogIn.append(cache.user)
      })
  }

  func dispatch(_ actions: ProfileAction...) {
    for action in actions { store.dispatch(.profile(action, on: id)) }
  }

  func enter(_ text: String) async throws {
    dispatch(.nameChanged(text), .nameEditingEnded)
    try await settle()
  }

  func openLibrary() async throws {
    dispatch(.changePhotoTapped)
    try await settle()
  }

  func choosePhoto(_ data: Data?) async throws {
    try await openLibrary()
    try photoLibrary.choose(data)
    try await settle()
  }

  /// Sends a name and a photo.
  func changeNameAndPhoto() async throws {
    try await enter("Dee")
    try await choosePhoto(Photo.landscape.data)
  }

  func answer(_ kind: ScenarioService.Kind, with answer: ScenarioService.Answer) async throws {
    try await settle()
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }
}

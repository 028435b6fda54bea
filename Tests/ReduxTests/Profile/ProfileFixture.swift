import Foundation
import Jobs
import Models
import Scenarios

@testable import Redux

/// The store of an app with test doubles for its services, which runs the thunks of its screens.
///
/// Some methods do what a user does on the screen that was opened last. The others answer requests
/// in place of the services.
final class ProfileFixture {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let environment: ThunkEnvironment
  let store: Store
  /// The identifier of the screen that was opened last.
  private(set) var id = ScreenID.sample

  /// Creates the store of an app whose screen has not appeared.
  init(cached user: User?) {
    cache = UserCache(user: user)
    environment = ThunkEnvironment(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    store = Store(environment: environment)
  }

  /// Creates the store of an app whose screen has appeared and shows a user.
  convenience init(showing user: User) {
    self.init(cached: user)
    run(Thunk.load)
  }

  var state: AppState { store.state }
  /// The slice of the screen that was opened last; `nil` if there is none.
  var slice: ProfileState? { store.state.profiles[id] }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  /// Opens another screen.
  func open() {
    id = ScreenID(number: id.number + 1)
    run(Thunk.load)
  }

  func run(_ thunks: ((ScreenID) -> Thunk)...) {
    for thunk in thunks { store.dispatch(thunk(id)) }
  }

  func dispatch(_ action: ProfileAction) {
    store.dispatch(.profile(action, on: id))
  }

  func enter(_ text: String) async throws {
    dispatch(.nameChanged(text))
    run(Thunk.changeDisplayName)
    try await settle()
  }

  func openLibrary() async throws {
    run(Thunk.choosePhoto)
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

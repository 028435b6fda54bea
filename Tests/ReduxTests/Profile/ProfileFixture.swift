import Foundation
import Jobs
import Models
import Scenarios

@testable import Redux

/// The middleware of the profile, in a store with the reducer of the app, with test doubles for its
/// services.
///
/// Some methods do what a person does on the screen. The others answer requests in place of the
/// services.
final class ProfileFixture {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let store: Store

  /// Creates the store of a screen that has not appeared.
  init(cached user: User?) {
    cache = UserCache(user: user)
    store = Store(
      state: AppState(), reducer: AppReducer.reduce,
      middleware: [
        ProfileMiddleware(
          service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
      ])
  }

  /// Creates the store of a screen that has appeared and shows a user.
  convenience init(showing user: User) {
    self.init(cached: user)
    dispatch(.viewWillAppear)
  }

  var state: ProfileState { store.state.profile }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func dispatch(_ actions: ProfileAction...) {
    for action in actions { store.dispatch(.profile(action)) }
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

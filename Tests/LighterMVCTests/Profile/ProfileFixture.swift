import Foundation
import Jobs
import Models
import Scenarios

@testable import LighterMVC

/// A profile store with the objects that it works with, and an observer of its state.
struct ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let state = ProfileState()
  let store: ProfileStore
  let observer: ProfileStateSpy

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    store = ProfileStore(
      state: state, service: service, cache: cache, photoLibrary: photoLibrary,
      postService: postService)
    observer = ProfileStateSpy(state: state)
  }

  /// Returns a fixture whose store was opened with a user in the cache.
  static func opened(with user: User) -> ProfileFixture {
    let profile = ProfileFixture(cached: user)
    profile.store.open()
    return profile
  }

  var seen: ProfileStateSpy.Observation { observer.seen }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func enterName(_ name: String) {
    state.draftName = name
    store.saveName()
  }

  func choosePhoto(_ data: Data?) async throws {
    store.changePhoto()
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func answer(
    _ kind: ScenarioService.Kind, with answer: ScenarioService.Answer
  ) async throws {
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }

  /// Ends all waiting requests, so that no task outlives its test.
  func endEveryRequest() {
    service.endEveryCall()
    photoLibrary.close()
    postService.endEveryCall()
  }
}

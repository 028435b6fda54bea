import Foundation
import Jobs
import Models
import Scenarios

@testable import TraditionalMVC

/// A model with the objects that it works with, and an observer, which is called a dependent.
struct ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let model: ProfileModel
  let dependent: ProfileDependentSpy

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    model = ProfileModel(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    dependent = ProfileDependentSpy(model: model)
  }

  /// Returns a fixture whose model was opened with a user in the cache.
  static func opened(with user: User) -> ProfileFixture {
    let profile = ProfileFixture(cached: user)
    profile.model.open()
    return profile
  }

  var seen: ProfileDependentSpy.Observation { dependent.seen }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func enterName(_ name: String) {
    model.editName(name)
    model.saveName()
  }

  func choosePhoto(_ data: Data?) async throws {
    model.changePhoto()
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

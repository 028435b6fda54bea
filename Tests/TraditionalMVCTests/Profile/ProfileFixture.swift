import Foundation
import Jobs
import Models
import Scenarios

@testable import TraditionalMVC

/// A model with the services that it asks, and a dependent that keeps what is announced.
struct ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let postService = ScenarioPostService()
  let model: ProfileModel
  private let dependent: ProfileDependentSpy

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    model = ProfileModel(service: service, cache: cache, postService: postService)
    dependent = ProfileDependentSpy(model: model)
  }

  /// Returns a fixture whose model was loaded with a user in the cache.
  static func opened(with user: User) -> ProfileFixture {
    let profile = ProfileFixture(cached: user)
    profile.model.load()
    return profile
  }

  var screen: ProfileScreen { dependent.screen }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func type(_ text: String) {
    model.changeDraft(to: text)
  }

  func enter(_ text: String) {
    type(text)
    model.changeDisplayName()
  }

  /// Changes the photo to what was chosen in the library.
  func choosePhoto(_ data: Data) async throws {
    model.beginChangingPhoto()
    model.changePhoto(to: data)
    try await settle()
  }

  func answer(
    _ kind: ScenarioService.Kind, with answer: ScenarioService.Answer
  ) async throws {
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

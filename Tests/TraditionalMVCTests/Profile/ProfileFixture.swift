import Foundation
import Jobs
import Models
import Scenarios

@testable import TraditionalMVC

/// A model with the objects that it works with, and a dependent that records what is announced.
struct ProfileFixture {
  typealias Observation = ProfileDependentSpy.Observation

  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let model: ProfileModel
  private let dependent: ProfileDependentSpy

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    model = ProfileModel(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    dependent = ProfileDependentSpy(model: model)
  }

  /// Returns a fixture whose model was opened with a user in the cache.
  static func opened(with user: User) -> ProfileFixture {
    let profile = ProfileFixture(cached: user)
    profile.model.load()
    return profile
  }

  var seen: Observation { dependent.seen }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func type(_ text: String) {
    model.changeDraft(to: text)
  }

  func enter(_ text: String) {
    type(text)
    model.changeDisplayName()
  }

  func choosePhoto(_ data: Data?) async throws {
    model.choosePhoto()
    try await settle()
    try photoLibrary.choose(data)
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

extension ProfileDependentSpy.Observation {
  /// Returns what a dependent has observed after its model has announced only `user`.
  static func shown(_ user: User) -> Self {
    Self(
      hasUser: true, name: user.displayName.text, draftNames: [user.displayName.text],
      photo: user.photo)
  }

  /// Returns this observation with some changes.
  func with(_ change: (inout Self) -> Void) -> Self {
    var observation = self
    change(&observation)
    return observation
  }
}

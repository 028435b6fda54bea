import Foundation
import Jobs
import Models
import Scenarios

@testable import SupervisingMVP

/// A presenter with the objects that it works with.
struct ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let model = ProfileModel()
  let view = ProfileViewSpy()
  let presenter: ProfilePresenter

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    presenter = ProfilePresenter(
      model: model, service: service, cache: cache, photoLibrary: photoLibrary,
      postService: postService)
    presenter.view = view
  }

  /// Returns a fixture whose view has appeared with a user in the cache.
  static func showing(_ user: User) -> ProfileFixture {
    let profile = ProfileFixture(cached: user)
    profile.presenter.viewWillAppear()
    return profile
  }

  /// The values that a person could see: those of the model and those of the view.
  struct State: Equatable {
    let isLoading: Bool
    let displayName: DisplayName?
    let isSavingName: Bool
    let photo: Photo?
    let isChangingPhoto: Bool
    let posts: [Post]?
    var screen: ProfileViewSpy.Screen
  }

  var state: State {
    State(
      isLoading: model.isLoading, displayName: model.displayName,
      isSavingName: model.isSavingName, photo: model.photo,
      isChangingPhoto: model.isChangingPhoto, posts: model.posts, screen: screen)
  }

  var screen: ProfileViewSpy.Screen { view.screen }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func choosePhoto(_ data: Data?) async throws {
    presenter.changePhotoTapped()
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

import Foundation
import Jobs
import Models
import Scenarios

@testable import VIPER

/// The profile's presenter and interactor, connected as the router connects them.
final class ProfileFixture {
  let view = ProfileViewSpy()
  let router = ProfileRouterSpy()
  let service = ScenarioService()
  let postService = ScenarioPostService()
  let cache: UserCache
  let presenter: ProfilePresenter

  /// Creates a screen that has appeared, with a user in the cache or without.
  init(cached user: User? = .sample) {
    cache = UserCache(user: user)
    let interactor = ProfileInteractor(service: service, cache: cache, postService: postService)
    presenter = ProfilePresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
    presenter.viewWillAppear()
  }

  var shown: ProfileViewSpy.Shown { view.shown }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }
  /// The kinds of the requests that the screen has cancelled.
  var cancelled: [ScenarioService.Kind] {
    service.calls.filter(\.isCancelled).map(\.request.kind)
  }

  func type(_ text: String) {
    view.type(text)
    presenter.nameChanged(text)
  }

  func enter(_ text: String) async throws {
    type(text)
    presenter.nameEditingEnded(text)
    try await settle()
  }

  /// Asks for a change of the photo, and returns from the library with `data`.
  func choosePhoto(_ data: Data?) async throws {
    presenter.changePhotoTapped()
    presenter.didChoosePhoto(data)
    try await settle()
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

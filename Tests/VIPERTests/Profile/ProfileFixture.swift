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
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let presenter: ProfilePresenter

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    let interactor = ProfileInteractor(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    presenter = ProfilePresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
  }

  /// Returns a fixture whose profile screen shows a user from the cache.
  static func showing(_ user: User = .sample) -> ProfileFixture {
    let fixture = ProfileFixture(cached: user)
    fixture.presenter.viewWillAppear()
    return fixture
  }

  func type(_ text: String) {
    view.type(text)
    presenter.nameChanged(text)
  }

  func endEditing(with text: String) {
    type(text)
    presenter.nameEditingEnded(text)
  }

  /// Asks for a change of the photo, lets the photo library return `data`, and waits for the
  /// result.
  func choosePhoto(_ data: Data?) async throws {
    presenter.changePhotoTapped()
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func answer(_ kind: ScenarioService.Kind, with answer: ScenarioService.Answer) async throws {
    try service.answer(kind, with: answer)
    try await settle()
  }

  func answerPosts(_ answer: ScenarioPostService.Answer) async throws {
    try await settle()
    try postService.answer(answer)
    try await settle()
  }

  /// Ends all requests that the test has not answered.
  func end() async throws {
    photoLibrary.close()
    postService.endEveryCall()
    service.endEveryCall()
    try await settle()
  }
}

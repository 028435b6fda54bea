import Foundation
import Jobs
import Models
import Scenarios

@testable import SupervisingMVP

/// A presenter with its model, a spy for its view and test doubles for its services.
struct ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let model = ProfileModel()
  let view = ProfileViewSpy()
  let navigation = NavigationSpy()
  let presenter: ProfilePresenter

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    presenter = ProfilePresenter(
      model: model, service: service, cache: cache, photoLibrary: photoLibrary,
      postService: postService)
    presenter.view = view
    presenter.onPostSelected = { [navigation] in navigation.selectedPosts.append($0) }
    presenter.onLogOut = { [navigation] in navigation.logOutCount += 1 }
  }

  /// Returns a fixture whose view has appeared with a user in the cache.
  static func showing(_ user: User = .blaine) -> ProfileFixture {
    let profile = ProfileFixture(cached: user)
    profile.presenter.viewWillAppear()
    return profile
  }

  /// Returns a fixture whose view has appeared with an empty cache.
  ///
  /// The presenter has asked the service for the user, and the service has not answered yet.
  static func loading() async throws -> ProfileFixture {
    let profile = ProfileFixture()
    profile.presenter.viewWillAppear()
    try await settle()
    return profile
  }

  /// The outputs that the presenter has set, and the values of the model that a view is bound to.
  var screen: ProfileScreen {
    view.screen.with {
      $0.loadError = model.loadError
      $0.displayName = model.displayName
      $0.nameError = model.nameError
      $0.photo = model.photo
      $0.photoError = model.photoError
      $0.postsError = model.postsError
    }
  }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  /// Replaces the text in the name field, as a person does who goes on typing.
  func type(_ text: String) {
    view.screen.nameFieldText = text
    presenter.nameChanged(text)
  }

  func enter(_ text: String) {
    type(text)
    presenter.nameEditingEnded(text)
  }

  func choosePhoto(_ data: Data?) async throws {
    presenter.changePhotoTapped()
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

  /// Answers the request for posts while the person is in another time zone.
  ///
  /// No other test runs meanwhile.
  func answerPosts(_ answer: ScenarioPostService.Answer, in timeZone: String) async throws {
    try await MainLoop.whenIdle {
      ScenarioPostService.setTimeZone(timeZone)
      defer { ScenarioPostService.setTimeZone() }
      try postService.answer(answer)
      MainLoop.drain()
    }
  }
}

/// The navigation that the presenter has asked for.
final class NavigationSpy {
  var selectedPosts: [Post] = []
  var logOutCount = 0
}

import Foundation
import Jobs
import Models
import Scenarios

@testable import ThirdMVP

/// A presenter with a fake view, and services that wait to be answered.
final class ProfileFixture {
  let service = ScenarioService()
  let postService = ScenarioPostService()
  let photoLibrary = ScenarioPhotoLibrary()
  let cache: UserCache
  private(set) var view = FakeProfileView()
  private(set) var presenter: ProfilePresenter

  init(cached user: User? = .blaine) {
    cache = UserCache(user: user)
    presenter = ProfilePresenter(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    presenter.view = view
    presenter.viewWillAppear()
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  func openAnew() {
    view = FakeProfileView()
    presenter = ProfilePresenter(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
    presenter.view = view
    presenter.viewWillAppear()
  }

  func type(_ text: String) {
    view.nameField = text
    presenter.nameChanged(to: text)
  }

  func rename(to text: String) async throws {
    type(text)
    presenter.nameEditingEnded(with: text)
    try await settle()
  }

  func choosePhoto(_ data: Data?) async throws {
    presenter.changePhotoTapped()
    try await settle()
    try photoLibrary.choose(data)
    try await settle()
  }

  func answer(
    _ kind: ScenarioService.Kind, _ answer: ScenarioService.Answer, to call: WaitingCall = .oldest
  ) async throws {
    try await settle()
    try service.answer(kind, with: answer, to: call)
    try await settle()
  }

  func answerPosts(
    _ answer: ScenarioPostService.Answer, to call: WaitingCall = .oldest
  ) async throws {
    try await settle()
    try postService.answer(answer, to: call)
    try await settle()
  }

  func isCancelled(_ kind: ScenarioService.Kind) -> Bool {
    service.calls.contains { $0.request.kind == kind && $0.isCancelled }
  }
}

extension User {
  /// Returns the user with another name or photo.
  func changed(name: String? = nil, photo: Photo? = nil) -> User {
    User(
      id: id, displayName: name.map(DisplayName.sample) ?? displayName, photo: photo ?? self.photo)
  }
}

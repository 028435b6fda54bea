import Foundation
import Jobs
import Models
import Scenarios

@testable import ObservationMVVM

/// A profile view model with test doubles for its services.
///
/// Some methods do what a person does on the screen. The others answer requests in place of the
/// services.
final class ProfileFixture {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let viewModel: ProfileViewModel

  /// Creates the view model of a screen that has not appeared.
  init(cached user: User?) {
    cache = UserCache(user: user)
    viewModel = ProfileViewModel(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
  }

  /// Creates the view model of a screen that has appeared and shows a user.
  convenience init(showing user: User) {
    self.init(cached: user)
    viewModel.viewWillAppear()
  }

  var content: Content { Content(of: viewModel) }
  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  /// Replaces the text of the name field without ending the editing.
  func type(_ text: String) {
    viewModel.nameChanged(text)
  }

  func enter(_ text: String) async throws {
    type(text)
    viewModel.nameEditingEnded()
    try await settle()
  }

  func openLibrary() async throws {
    viewModel.changePhotoTapped()
    try await settle()
  }

  func choosePhoto(_ data: Data?) async throws {
    try await openLibrary()
    try photoLibrary.choose(data)
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

import Foundation
import Jobs
import Models
import Scenarios

@testable import LogicControllerMVC

/// A logic controller with the objects that it works with, and the state of the profile.
final class ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let logicController: ProfileLogicController

  /// The state that was handed back last.
  private(set) var state = ProfileState.loading

  init(cached user: User? = nil) {
    cache = UserCache(user: user)
    logicController = ProfileLogicController(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService)
  }

  /// Returns a fixture whose logic controller has loaded a user from the cache.
  static func presenting(_ user: User) -> ProfileFixture {
    let profile = ProfileFixture(cached: user)
    profile.load()
    return profile
  }

  /// The presented content; `nil` if there is none.
  var content: ProfileContent? {
    if case .presenting(let content) = state { content } else { nil }
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  // MARK: Actions

  func load() {
    logicController.load { [weak self] in self?.state = $0 }
  }

  func reload() {
    state = .loading
    logicController.reload { [weak self] in self?.state = $0 }
  }

  func type(_ text: String) {
    logicController.changeDraft(to: text) { state = $0 }
  }

  func endEditing() {
    logicController.changeDisplayName { [weak self] in self?.state = $0 }
  }

  /// Types a name and ends editing.
  func enter(_ text: String) {
    type(text)
    endEditing()
  }

  func openLibrary() {
    logicController.changePhoto { [weak self] in self?.state = $0 }
  }

  func reloadPosts() {
    logicController.reloadPosts { [weak self] in self?.state = $0 }
  }

  // MARK: Answers

  func choosePhoto(_ data: Data?) async throws {
    openLibrary()
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

extension ProfileState {
  /// Returns the state of a profile that shows `user`, after `change` has changed the content.
  static func presenting(
    _ user: User, _ change: (inout ProfileContent) -> Void
  ) -> ProfileState {
    var content = ProfileContent(user: user)
    change(&content)
    return .presenting(content)
  }

  /// Returns the state of a profile that shows `user` and whose posts are not loaded yet.
  static func presenting(_ user: User) -> ProfileState {
    .presenting(ProfileContent(user: user))
  }
}

extension User {
  /// Returns this user with another name or another photo.
  func with(name: String? = nil, photo: Photo? = nil) -> User {
    var user = self
    if let name { user.displayName = .sample(name) }
    if let photo { user.photo = photo }
    return user
  }
}

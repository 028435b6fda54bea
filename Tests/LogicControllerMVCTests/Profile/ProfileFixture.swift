import Foundation
import Jobs
import Models
import Scenarios

@testable import LogicControllerMVC

/// A logic controller with the objects that it works with, and the states that it has returned.
final class ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let logicController: ProfileLogicController
  private(set) var states: [ProfileState] = []

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

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  // MARK: The latest state

  var isLoading: Bool {
    if case .loading = states.last { true } else { false }
  }

  var content: ProfileContent? {
    if case .presenting(let content) = states.last { content } else { nil }
  }

  /// The error of the latest state; `nil` unless this state says that loading the user has failed.
  var failure: UserServiceError? {
    if case .failed(let error) = states.last { error as? UserServiceError } else { nil }
  }

  var error: String? { content?.error?.localizedDescription }

  // MARK: Actions

  func load() {
    logicController.load { [weak self] in self?.states.append($0) }
  }

  func reload() {
    logicController.reload { [weak self] in self?.states.append($0) }
  }

  func type(_ text: String) {
    logicController.changeDraft(to: text) { states.append($0) }
  }

  func endEditing(_ text: String) {
    logicController.changeDisplayName(to: text) { [weak self] in self?.states.append($0) }
  }

  func changePhoto() {
    logicController.changePhoto { [weak self] in self?.states.append($0) }
  }

  func reloadPosts() {
    logicController.reloadPosts { [weak self] in self?.states.append($0) }
  }

  func choosePhoto(_ data: Data?) async throws {
    changePhoto()
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

  /// Ends all waiting requests, so that no task outlives its test.
  func endEveryRequest() {
    service.endEveryCall()
    photoLibrary.close()
    postService.endEveryCall()
  }
}

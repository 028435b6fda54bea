import Foundation
import Jobs
import Models
import Scenarios

@testable import LogicControllerMVC

/// A logic controller with the objects that it works with, and a list of the profile's states.
///
/// Like the view controller, the fixture keeps the current state and applies each answer to it.
final class ProfileFixture {
  let service = ScenarioService()
  let cache: UserCache
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let logicController: ProfileLogicController
  /// All states of the profile so far, oldest first.
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

  var state: ProfileState { states.last ?? .loading }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }

  // MARK: Actions

  func load() {
    logicController.load { [weak self] in self?.states.append($0) }
  }

  func reload() {
    logicController.reload { [weak self] in self?.states.append($0) }
  }

  func type(_ text: String) {
    states.append(logicController.changeDraft(to: text, in: state))
  }

  /// Types a name and ends editing, which gives two states.
  func enter(_ text: String) {
    type(text)
    endEditing(text)
  }

  func endEditing(_ text: String) {
    states.append(
      logicController.changeDisplayName(to: text, in: state) { [weak self] in self?.apply($0) })
  }

  func openLibrary() {
    states.append(
      logicController.choosePhoto(in: state) { [weak self] in self?.changePhoto(to: $0) })
  }

  private func changePhoto(to data: Data?) {
    states.append(
      logicController.changePhoto(to: data, in: state) { [weak self] in self?.apply($0) })
  }

  func loadPosts() {
    states.append(logicController.loadPosts(in: state) { [weak self] in self?.apply($0) })
  }

  func logOut() {
    states.append(logicController.logOut())
  }

  private func apply(_ change: (inout ProfileContent) -> Void) {
    states.append(state.changed(by: change))
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

  // MARK: The current state

  /// The current state, with errors as the messages that a person reads.
  var shown: Shown {
    switch state {
    case .loading: .loading
    case .presenting(let content):
      .presenting(
        Content(
          user: content.user, draft: content.draft, isSavingName: content.isSavingName,
          nameError: content.nameError?.localizedDescription,
          isChangingPhoto: content.isChangingPhoto,
          photoError: content.photoError?.localizedDescription,
          posts: content.posts, postsError: content.postsError?.localizedDescription))
    case .failed(let error): .failed(error.localizedDescription)
    case .loggedOut: .loggedOut
    }
  }

  enum Shown: Equatable {
    case loading
    case presenting(Content)
    case failed(String)
    case loggedOut

    /// Returns the state of a profile that shows `user`, after `change` has changed the content.
    static func presenting(_ user: User, _ change: (inout Content) -> Void = { _ in }) -> Shown {
      var content = Content(user: user, draft: user.displayName.text)
      change(&content)
      return .presenting(content)
    }
  }

  struct Content: Equatable {
    var user: User
    var draft: String
    var isSavingName = false
    var nameError: String?
    var isChangingPhoto = false
    var photoError: String?
    var posts: [Post]?
    var postsError: String?
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

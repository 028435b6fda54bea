import Foundation
import Jobs
import Models
import PortableUIKit
import Scenarios

@testable import ActionsMVC

/// The actions of a profile screen with the objects that they work with, without the screen.
///
/// A ``HandlerSpy`` for each kind of work records the outputs. The actions need a view controller to
/// be called with, whose view is never loaded.
struct ProfileFixture {
  let service = ScenarioService()
  let photoLibrary = ScenarioPhotoLibrary()
  let postService = ScenarioPostService()
  let cache: UserCache
  let actions: ProfileViewController.Actions

  let loading = HandlerSpy<Outcome<User>>()
  let naming = HandlerSpy<Outcome<DisplayName>>()
  let choosing = HandlerSpy<Data?>()
  let picturing = HandlerSpy<Outcome<Photo>>()
  let posting = HandlerSpy<Outcome<[Post]>>()

  private let viewController = UIViewController()

  init(cached user: User? = .blaine) {
    cache = UserCache(user: user)
    actions = ProfileViewController.Actions(
      service: service, cache: cache, photoLibrary: photoLibrary, postService: postService,
      makeLogInScreen: { UIViewController() }, makePostScreen: { _ in UIViewController() })
  }

  var requests: [ScenarioService.Request] { service.calls.map(\.request) }
  var cancelled: [ScenarioService.Kind] {
    service.calls.filter(\.isCancelled).map(\.request.kind)
  }

  // MARK: Actions

  func cachedUser() -> User? {
    actions.cachedUser(viewController, ())
  }

  func load() {
    actions.load(viewController, ()) { [loading] in loading.handle(Outcome($0)) }
  }

  func check(_ text: String, of user: User = .blaine) -> Outcome<DisplayName?> {
    Outcome(actions.checkName(viewController, (text: text, user: user)))
  }

  func changeDisplayName(to name: DisplayName, of user: User = .blaine) {
    actions.changeDisplayName(viewController, (name: name, user: user)) { [naming] in
      naming.handle(Outcome($0))
    }
  }

  func choosePhoto() {
    actions.choosePhoto(viewController, (), choosing.handle)
  }

  func changePhoto(to data: Data, of user: User = .blaine) {
    actions.changePhoto(viewController, (data: data, user: user)) { [picturing] in
      picturing.handle(Outcome($0))
    }
  }

  func loadPosts() {
    actions.loadPosts(viewController, .blaine) { [posting] in posting.handle(Outcome($0)) }
  }

  func leave() {
    actions.leave(viewController, ())
  }

  func logOut() {
    actions.logOut(viewController, ())
  }

  // MARK: Answers

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

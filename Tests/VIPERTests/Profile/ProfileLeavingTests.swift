import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import VIPER

@Suite struct ProfileLeavingTests {
  private let fixture = ProfileFixture()

  @Test(
    "P-18: logging out cancels the changes, empties the cache and leads to the log-in at once",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func logsOut(answer: ScenarioService.Answer) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)

    fixture.presenter.logOutTapped()
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    #expect(fixture.cache.user == nil)
    #expect(fixture.router.logInsShown == 1)
    fixture.presenter.didLeave()

    try await settle()
    #expect(fixture.requests.dropFirst(2) == [.logOut])
    #expect(fixture.cancelled == [.changeDisplayName, .changePhoto])
    let shown = fixture.shown
    fixture.cache.user = .dee
    try await fixture.answer(.logOut, with: answer)
    #expect(fixture.shown == shown)
    #expect(fixture.cache.user == .dee)
    #expect(fixture.router.logInsShown == 1)
  }

  @Test(
    "P-18, P-20: logging out cancels a load, whose late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
  func logsOutWhileLoading(answer: ScenarioService.Answer) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    fixture.presenter.logOutTapped()
    #expect(fixture.cancelled == [.currentUser])
    #expect(fixture.router.logInsShown == 1)
    #expect(fixture.cache.user == nil)
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: answer)
    #expect(fixture.cache.user == .dee)
    #expect(fixture.shown == .init(isLoading: true))
  }

  @Test("P-18, P-26: logging out cancels choosing a photo and the request for posts")
  func logsOutInLibrary() async throws {
    fixture.presenter.changePhotoTapped()
    try await settle()
    fixture.presenter.logOutTapped()
    #expect(!fixture.router.isLibraryOpen)
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
  }

  @Test("P-4, P-18: the person can log out after a failed load")
  func logsOutAfterFailure() async throws {
    let fixture = ProfileFixture(cached: nil)
    try await fixture.answer(.currentUser, with: .failure(.unreachable))
    fixture.cache.user = .dee
    fixture.presenter.logOutTapped()
    #expect(fixture.cache.user == nil)
    #expect(fixture.router.logInsShown == 1)
    try await settle()
    #expect(fixture.requests == [.currentUser, .logOut])
  }

  @Test(
    "P-18: after logging out, the end of editing sends nothing, and nor does any other event",
    arguments: ["Anna", ""])
  func endsEditingAfterLogOut(text: String) async throws {
    try await fixture.answerPosts(.failure(.unreachable))
    fixture.type(text)
    fixture.presenter.logOutTapped()
    let shown = fixture.shown
    fixture.presenter.nameEditingEnded(text)
    fixture.presenter.didChoosePhoto(.png)
    fixture.presenter.postsRetryTapped()
    try await settle()
    #expect(fixture.requests == [.logOut])
    #expect(fixture.postService.calls.count == 1)
    #expect(fixture.shown == shown)
  }

  @Test(
    "P-20: after logging out late answers change nothing, even for the same user",
    arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.sample, .dee])
  func answersAfterLogOut(answer: ScenarioService.Answer, user: User) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.presenter.logOutTapped()
    fixture.presenter.didLeave()
    fixture.cache.user = user
    let shown = fixture.shown
    try await fixture.answer(.changeDisplayName, with: answer)
    try await fixture.answer(.changePhoto, with: answer)
    #expect(fixture.shown == shown)
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-20, P-26: after logging out a late answer about the posts changes nothing",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func postsAfterLogOut(answer: ScenarioPostService.Answer) async throws {
    try await settle()
    fixture.presenter.logOutTapped()
    fixture.cache.user = .sample
    try await fixture.answerPosts(answer)
    #expect(fixture.shown == .sample())
    #expect(fixture.cache.user == .sample)
  }

  @Test(
    "P-19, P-20: leaving cancels a load, whose late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
  func leavesWhileLoading(answer: ScenarioService.Answer) async throws {
    let fixture = ProfileFixture(cached: nil)
    try await settle()
    fixture.presenter.didLeave()
    #expect(fixture.cancelled == [.currentUser])
    fixture.cache.user = .dee
    try await fixture.answer(.currentUser, with: answer)
    #expect(fixture.shown == .init(isLoading: true))
    #expect(fixture.cache.user == .dee)
    #expect(fixture.requests == [.currentUser])
  }

  @Test("P-19: leaving cancels choosing a photo and keeps the cache")
  func leavesInLibrary() async throws {
    fixture.presenter.changePhotoTapped()
    fixture.presenter.didLeave()
    #expect(!fixture.router.isLibraryOpen)
    #expect(fixture.router.logInsShown == 0)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-19, P-20, P-27: changes in flight go on after leaving, and reach the cache alone")
  func leavesWithChanges() async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.presenter.didLeave()
    #expect(fixture.cancelled.isEmpty)
    let shown = fixture.shown
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == nil)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
    #expect(fixture.shown == shown)
  }

  @Test("P-19: the failure of a change is not told after leaving")
  func failsAfterLeaving() async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.presenter.didLeave()
    let shown = fixture.shown
    try await fixture.answer(.changeDisplayName, with: .failure(.refused))
    try await fixture.answer(.changePhoto, with: .failure(.unreachable))
    #expect(fixture.shown == shown)
    #expect(fixture.cache.user == .sample)
  }

  @Test("P-19: a name that was typed just before leaving is saved")
  func endsEditingBeforeLeaving() async throws {
    fixture.type("Anna")
    fixture.presenter.nameEditingEnded("Anna")
    fixture.presenter.didLeave()
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
  }

  @Test(
    "P-27: a change accepted after leaving keeps what else another part has cached of the user")
  func leavesWithOtherChanges() async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.presenter.didLeave()
    fixture.cache.user?.photo = try Photo(.jpeg)
    try await fixture.answer(.changeDisplayName, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Anna"))
    #expect(fixture.cache.user?.photo == (try Photo(.jpeg)))
    fixture.cache.user?.displayName = .sample("Dee")
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user?.displayName == .sample("Dee"))
    #expect(fixture.cache.user?.photo == (try Photo(.png)))
  }

  @Test(
    "P-19, P-27: a change that is accepted after leaving keeps an emptied cache and another user",
    arguments: [nil, User.dee])
  func leavesWithOtherUser(_ user: User?) async throws {
    try await fixture.enter("Anna")
    try await fixture.choosePhoto(.png)
    fixture.presenter.didLeave()
    fixture.cache.user = user
    try await fixture.answer(.changeDisplayName, with: .accepted)
    try await fixture.answer(.changePhoto, with: .accepted)
    #expect(fixture.cache.user == user)
  }

  @Test(
    "P-26: leaving cancels the request for posts, whose late answer changes nothing",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func leavesBeforePosts(answer: ScenarioPostService.Answer) async throws {
    try await settle()
    fixture.presenter.didLeave()
    #expect(fixture.postService.calls.map(\.isCancelled) == [true])
    try await fixture.answerPosts(answer)
    #expect(fixture.shown == .sample())
  }

  @Test("P-21: requests in flight keep neither presenter nor interactor alive")
  func release() async throws {
    let service = ScenarioService()
    weak var weakPresenter: ProfilePresenter?
    weak var weakInteractor: ProfileInteractor?
    do {
      let interactor = ProfileInteractor(
        service: service, cache: UserCache(user: .sample), postService: ScenarioPostService())
      let presenter = ProfilePresenter(interactor: interactor, router: ProfileRouterSpy())
      interactor.output = presenter
      presenter.viewWillAppear()
      presenter.nameEditingEnded("Anna")
      presenter.didChoosePhoto(.png)
      try await settle()
      presenter.didLeave()
      weakPresenter = presenter
      weakInteractor = interactor
    }
    #expect(service.calls.map(\.isPending) == [true, true])
    #expect(weakPresenter == nil && weakInteractor == nil)
  }

  @Test(
    "P-21: requests that leaving cancels keep neither presenter nor interactor alive, unanswered",
    arguments: [nil, User.sample])
  func releaseUnanswered(cached user: User?) async throws {
    let service = ScenarioService()
    let postService = ScenarioPostService()
    weak var weakPresenter: ProfilePresenter?
    weak var weakInteractor: ProfileInteractor?
    do {
      let interactor = ProfileInteractor(
        service: service, cache: UserCache(user: user), postService: postService)
      let presenter = ProfilePresenter(interactor: interactor, router: ProfileRouterSpy())
      interactor.output = presenter
      presenter.viewWillAppear()
      try await settle()
      presenter.didLeave()
      weakPresenter = presenter
      weakInteractor = interactor
    }
    #expect(service.calls.map(\.isPending) == (user == nil ? [true] : []))
    #expect(postService.calls.map(\.isPending) == (user == nil ? [] : [true]))
    #expect(weakPresenter == nil && weakInteractor == nil)
  }

  @Test("P-21: telling the service of the log-out keeps neither presenter nor interactor alive")
  func releaseAfterLogOut() async throws {
    let service = ScenarioService()
    weak var weakPresenter: ProfilePresenter?
    weak var weakInteractor: ProfileInteractor?
    do {
      let interactor = ProfileInteractor(
        service: service, cache: UserCache(), postService: ScenarioPostService())
      let presenter = ProfilePresenter(interactor: interactor, router: ProfileRouterSpy())
      interactor.output = presenter
      presenter.logOutTapped()
      weakPresenter = presenter
      weakInteractor = interactor
    }
    try await settle()
    #expect(service.calls.map(\.isPending) == [true])
    #expect(weakPresenter == nil && weakInteractor == nil)
  }

  @Test("P-21: the presenter does not keep its view alive")
  func weakView() {
    weak var weakView: ProfileViewSpy?
    do {
      let view = ProfileViewSpy()
      fixture.presenter.view = view
      weakView = view
    }
    #expect(weakView == nil)
  }
}

import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import SupervisingMVP

@Suite struct ProfilePresenterLeavingTests {
  // MARK: Logging out

  @Test("P-18, P-26: logging out cancels, empties the cache and leaves in the same turn")
  func loggedOut() async throws {
    let profile = ProfileFixture.showing()
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Dee")
    try await settle()
    profile.presenter.logOutTapped()
    #expect(profile.service.calls.map(\.isCancelled) == [true, true])
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    #expect(profile.cache.user == nil)
    #expect(profile.navigation.logOutCount == 1)
  }

  @Test("P-18: logging out cancels loading")
  func loggedOutWhileLoading() async throws {
    let profile = try await ProfileFixture.loading()
    profile.presenter.logOutTapped()
    #expect(profile.service.calls.map(\.isCancelled) == [true])
    #expect(profile.navigation.logOutCount == 1)
  }

  @Test("P-18: logging out cancels choosing a photo")
  func loggedOutWhileChoosing() async throws {
    let profile = ProfileFixture.showing()
    profile.presenter.changePhotoTapped()
    try await settle()
    profile.presenter.logOutTapped()
    #expect(profile.photoLibrary.isCancelled)
    #expect(profile.cache.user == nil)
  }

  @Test("P-4, P-18: the user can also be logged out after a failed load")
  func loggedOutAfterFailure() async throws {
    let profile = try await ProfileFixture.loading()
    try await profile.answer(.currentUser, with: .failure(.unreachable))
    profile.cache.user = .dee
    profile.presenter.logOutTapped()
    #expect(profile.cache.user == nil)
    #expect(profile.navigation.logOutCount == 1)
    try await settle()
    #expect(profile.requests == [.currentUser, .logOut])
  }

  @Test(
    "P-18: the service is told, and its answer makes no difference",
    arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
  func serviceTold(answer: ScenarioService.Answer) async throws {
    let profile = ProfileFixture.showing()
    profile.presenter.logOutTapped()
    profile.presenter.didLeave()
    try await settle()
    #expect(profile.requests == [.logOut])
    #expect(profile.service.calls.map(\.isCancelled) == [false])
    profile.cache.user = .dee
    try await profile.answer(.logOut, with: answer)
    #expect(profile.screen == .blaine)
    #expect(profile.cache.user == .dee)
    #expect(profile.navigation.logOutCount == 1)
  }

  @Test(
    "P-18: a name whose editing ends because of logging out is neither sent nor judged",
    arguments: ["Dee", ""])
  func editingEndsByLoggingOut(text: String) async throws {
    let profile = ProfileFixture.showing()
    profile.type(text)
    let screen = profile.screen
    profile.presenter.logOutTapped()
    profile.presenter.nameEditingEnded(text)
    try await settle()
    #expect(profile.requests == [.logOut])
    #expect(profile.screen == screen)
  }

  @Test("P-18: posts that are retried after logging out are not asked for")
  func postsRetriedAfterLoggingOut() async throws {
    let profile = ProfileFixture.showing()
    try await profile.answerPosts(.failure(.unreachable))
    let screen = profile.screen
    profile.presenter.logOutTapped()
    profile.presenter.postsRetryTapped()
    try await settle()
    #expect(profile.postService.calls.count == 1)
    #expect(profile.screen == screen)
  }

  @Test(
    "P-20: after logging out, late answers change nothing, though the same user is cached again",
    arguments: [
      (ScenarioService.Answer.accepted, ScenarioPostService.Answer.posts([.sample(1)])),
      (.failure(.refused), .failure(.unreachable)),
    ])
  func lateChanges(
    answer: ScenarioService.Answer, postsAnswer: ScenarioPostService.Answer
  ) async throws {
    let profile = ProfileFixture.showing()
    try await profile.choosePhoto(Photo.landscape.data)
    profile.enter("Dee")
    try await settle()
    profile.presenter.logOutTapped()
    profile.presenter.didLeave()
    profile.cache.user = .blaine
    let screen = profile.screen
    try await profile.answer(.changeDisplayName, with: answer)
    try await profile.answer(.changePhoto, with: answer)
    try await profile.answerPosts(postsAnswer)
    #expect(profile.screen == screen)
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-20: after logging out, a late user or photo changes nothing",
    arguments: [ScenarioService.Answer.user(.dee), .failure(.unreachable)])
  func lateUser(answer: ScenarioService.Answer) async throws {
    let profile = try await ProfileFixture.loading()
    profile.presenter.changePhotoTapped()
    try await settle()
    profile.presenter.logOutTapped()
    profile.cache.user = .blaine
    let screen = profile.screen
    try await profile.answer(.currentUser, with: answer)
    try profile.photoLibrary.choose(Photo.landscape.data)
    try await settle()
    #expect(profile.screen == screen)
    #expect(profile.cache.user == .blaine)
    #expect(profile.requests == [.currentUser, .logOut])
  }

  // MARK: Popping

  @Test(
    "P-19, P-20: popping cancels loading, and a late answer changes nothing",
    arguments: [ScenarioService.Answer.user(.blaine), .failure(.unreachable)])
  func leftWhileLoading(answer: ScenarioService.Answer) async throws {
    let profile = try await ProfileFixture.loading()
    profile.presenter.didLeave()
    #expect(profile.service.calls.map(\.isCancelled) == [true])
    try await profile.answer(.currentUser, with: answer)
    #expect(profile.screen == ProfileScreen(isLoading: true))
    #expect(profile.cache.user == nil)
  }

  @Test("P-19, P-20: popping cancels choosing a photo, and a photo that comes late is not sent")
  func leftWhileChoosing() async throws {
    let profile = ProfileFixture.showing()
    profile.presenter.changePhotoTapped()
    try await settle()
    profile.presenter.didLeave()
    #expect(profile.photoLibrary.isCancelled)
    let screen = profile.screen
    try profile.photoLibrary.choose(Photo.landscape.data)
    try await settle()
    #expect(profile.requests == [])
    #expect(profile.screen == screen)
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-26: popping cancels the request for posts, and a late answer changes nothing",
    arguments: [ScenarioPostService.Answer.posts([.sample(1)]), .failure(.unreachable)])
  func leftWhileLoadingPosts(answer: ScenarioPostService.Answer) async throws {
    let profile = ProfileFixture.showing()
    try await settle()
    profile.presenter.didLeave()
    #expect(profile.postService.calls.map(\.isCancelled) == [true])
    try await profile.answerPosts(answer)
    #expect(profile.screen == .blaine)
    #expect(profile.cache.user == .blaine)
  }

  @Test("P-19: changes go on after popping, and reach the cache when they are accepted")
  func changesGoOn() async throws {
    let profile = ProfileFixture.showing()
    profile.enter("Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.presenter.didLeave()
    #expect(profile.service.calls.map(\.isCancelled) == [false, false])
    #expect(profile.cache.user == .blaine)
    let screen = profile.screen
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(
      profile.cache.user
        == User(id: User.blaine.id, displayName: .sample("Dee"), photo: .portrait))
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(
      profile.cache.user
        == User(id: User.blaine.id, displayName: .sample("Dee"), photo: .landscape))
    #expect(profile.screen == screen)
  }

  @Test("P-19: a change that fails after popping is not told")
  func changesFail() async throws {
    let profile = ProfileFixture.showing()
    profile.enter("Dee")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.presenter.didLeave()
    let screen = profile.screen
    try await profile.answer(.changeDisplayName, with: .failure(.refused))
    try await profile.answer(.changePhoto, with: .failure(.unreachable))
    #expect(profile.screen == screen)
    #expect(profile.cache.user == .blaine)
  }

  @Test(
    "P-27: a change accepted after popping keeps what else another part has cached of the user")
  func keepsOtherChanges() async throws {
    let profile = ProfileFixture.showing()
    let photo = try Photo(.png)
    profile.enter("Harry Houdini")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.presenter.didLeave()
    profile.cache.user?.photo = photo
    try await profile.answer(.changeDisplayName, with: .accepted)
    #expect(
      profile.cache.user
        == User(id: User.blaine.id, displayName: .sample("Harry Houdini"), photo: photo))
    profile.cache.user?.displayName = .sample("Dai Vernon")
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(
      profile.cache.user
        == User(id: User.blaine.id, displayName: .sample("Dai Vernon"), photo: .landscape))
  }

  @Test(
    "P-19, P-27: a change accepted after popping leaves an emptied cache or another user alone",
    arguments: [nil, User.dee])
  func keepsOtherUser(_ user: User?) async throws {
    let profile = ProfileFixture.showing()
    profile.enter("Harry Houdini")
    try await profile.choosePhoto(Photo.landscape.data)
    profile.presenter.didLeave()
    profile.cache.user = user
    try await profile.answer(.changeDisplayName, with: .accepted)
    try await profile.answer(.changePhoto, with: .accepted)
    #expect(profile.cache.user == user)
  }

  // MARK: Lifetime

  @Test(
    "P-21: no request in flight keeps the presenter alive, and changes go on without it",
    arguments: [true, false])
  func changesOutliveThePresenter(photoIsChosen: Bool) async throws {
    let service: ScenarioService
    let cache: UserCache
    weak var presenter: ProfilePresenter?
    do {
      let profile = ProfileFixture.showing()
      (service, cache, presenter) = (profile.service, profile.cache, profile.presenter)
      profile.enter("Dee")
      profile.presenter.changePhotoTapped()
      try await settle()
      if photoIsChosen { try profile.photoLibrary.choose(Photo.landscape.data) }
      try await settle()
      profile.presenter.didLeave()
    }
    #expect(presenter == nil)
    try service.answer(.changeDisplayName, with: .accepted)
    if photoIsChosen { try service.answer(.changePhoto, with: .accepted) }
    try await settle()
    #expect(cache.user?.displayName == .sample("Dee"))
    #expect(cache.user?.photo == (photoIsChosen ? .landscape : .portrait))
  }

  @Test("P-21: no load and no log-out in flight keeps the presenter alive")
  func logOutOutlivesThePresenter() async throws {
    let service: ScenarioService
    weak var presenter: ProfilePresenter?
    do {
      let profile = try await ProfileFixture.loading()
      (service, presenter) = (profile.service, profile.presenter)
      profile.presenter.logOutTapped()
      try await settle()
    }
    #expect(presenter == nil)
    #expect(service.calls.map(\.request) == [.currentUser, .logOut])
    #expect(service.calls.map(\.isPending) == [true, true])
    #expect(service.calls.map(\.isCancelled) == [true, false])
  }

  @Test("P-21: the presenter does not own the view")
  func doesNotOwnTheView() {
    let presenter = ProfilePresenter(
      model: ProfileModel(), service: ScenarioService(), cache: UserCache(),
      photoLibrary: ScenarioPhotoLibrary(), postService: ScenarioPostService())
    do {
      let view = ProfileViewSpy()
      presenter.view = view
      #expect(presenter.view === view)
    }
    #expect(presenter.view == nil)
  }
}

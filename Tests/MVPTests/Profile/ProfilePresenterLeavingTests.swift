import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import MVP

extension ViewFree {
  @Suite struct ProfilePresenterLeavingTests {
    @Test("P-18: logging out cancels, empties the cache and leaves in the same turn")
    func loggedOut() async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      profile.presenter.logOutTapped()
      #expect(profile.service.calls.count == 2)
      #expect(profile.service.calls.allSatisfy { $0.isCancelled })
      #expect(profile.cache.user == nil)
      #expect(profile.screen.logInScreens == 1)
    }

    @Test(
      "P-18: the service is told, and its answer makes no difference",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
    func serviceTold(answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture.showing(.sample)
      profile.presenter.logOutTapped()
      profile.presenter.didLeave()
      try await settle()
      let call = try #require(profile.service.calls.last)
      #expect(profile.requests == [.logOut])
      #expect(!call.isCancelled)
      let screen = profile.screen
      try await profile.answer(.logOut, with: answer)
      #expect(profile.screen == screen)
      #expect(profile.cache.user == nil)
    }

    @Test("P-18: telling the service outlives the presenter and does not hold it")
    func logOutOutlivesThePresenter() async throws {
      let service = ScenarioService()
      let cache = UserCache(user: .sample)
      let postService = ScenarioPostService()
      var presenter: ProfilePresenter? = ProfilePresenter(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: postService)
      weak let released = presenter
      presenter?.viewWillAppear()
      presenter?.logOutTapped()
      presenter?.didLeave()
      presenter = nil
      try await settle()
      postService.endEveryCall()
      try await settle()
      #expect(released == nil)
      let call = try #require(service.calls.last)
      #expect(call.request == .logOut)
      #expect(call.isPending && !call.isCancelled)
      service.endEveryCall()
    }

    @Test("P-18: a name whose editing ends because of logging out is not sent")
    func editingEndsByLoggingOut() async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      profile.presenter.logOutTapped()
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      #expect(profile.requests == [.logOut])
    }

    @Test("P-18: leaving after logging out keeps a user who has signed in since")
    func leavingAfterLoggingOut() async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      profile.presenter.logOutTapped()
      profile.cache.user = .sample
      profile.presenter.didLeave()
      #expect(profile.cache.user == .sample)
    }

    @Test("P-19: leaving cancels loading")
    func leftWhileLoading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.presenter.viewWillAppear()
      try await settle()
      profile.presenter.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
    }

    @Test("P-19: leaving while a name is in flight cancels it and empties the cache")
    func leftWhileSavingName() async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      profile.presenter.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == nil)
    }

    @Test("P-19: leaving while a photo is in flight cancels it and empties the cache")
    func leftWhileChangingPhoto() async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.presenter.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == nil)
    }

    @Test("P-19: leaving with nothing in flight keeps the cache")
    func leftIdle() async throws {
      let profile = ProfileFixture.showing(.sample)
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(.refused))
      try await profile.choosePhoto(.png)
      try await profile.answer(.changePhoto, with: .accepted)
      let user = profile.cache.user
      profile.presenter.didLeave()
      #expect(user != nil)
      #expect(profile.cache.user == user)
    }

    @Test("P-19, P-20: an open library is no change in flight, and its photo comes too late")
    func leftWhileChoosing() async throws {
      let profile = ProfileFixture.showing(.sample)
      profile.presenter.changePhotoTapped()
      try await settle()
      profile.presenter.didLeave()
      #expect(profile.cache.user == .sample)
      let screen = profile.screen
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(profile.requests == [])
      #expect(profile.screen == screen)
      #expect(profile.cache.user == .sample)
    }

    @Test(
      "P-20: a late answer to loading changes neither the screen nor the cache",
      arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
    func lateUser(answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture()
      profile.presenter.viewWillAppear()
      try await settle()
      profile.presenter.didLeave()
      let screen = profile.screen
      try await profile.answer(.currentUser, with: answer)
      #expect(profile.screen == screen)
      #expect(profile.cache.user == nil)
    }

    @Test(
      "P-20: late answers to changes alter neither the screen nor the next user's cache",
      arguments: [true, false], [ScenarioService.Answer.accepted, .failure(.refused)])
    func lateChanges(loggingOut: Bool, answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await settle()
      if loggingOut { profile.presenter.logOutTapped() }
      profile.presenter.didLeave()
      profile.cache.user = .sample
      let screen = profile.screen
      try await profile.answer(.changeDisplayName, with: answer)
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.screen == screen)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-1, P-2: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      let profile = ProfileFixture.showing(.sample)
      defer { profile.endEveryRequest() }
      profile.presenter.nameEditingEnded("Harry Houdini")
      try await profile.choosePhoto(.png)
      profile.presenter.didLeave()
      profile.presenter.viewWillAppear()
      #expect(profile.screen.isLoading && profile.screen.isContentHidden)
      try await settle()
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.screen.name == "David Blaine")
      #expect(profile.screen.isNameFieldEnabled && !profile.screen.isSaving)
      #expect(profile.screen.isChangePhotoEnabled)
    }

    @Test("The presenter does not own the view, and no request that has ended holds it")
    func ownsNothingTooLong() async throws {
      let service = ScenarioService()
      let photoLibrary = ScenarioPhotoLibrary()
      let postService = ScenarioPostService()
      var presenter: ProfilePresenter? = ProfilePresenter(
        service: service, cache: UserCache(), photoLibrary: photoLibrary,
        postService: postService)
      weak let released = presenter
      do {
        let view = ProfileViewSpy()
        presenter?.view = view
      }
      #expect(presenter?.view == nil)
      presenter?.viewWillAppear()
      try await settle()
      try service.answer(.currentUser, with: .user(.sample))
      try await settle()
      try postService.answer(.posts([]))
      presenter?.nameEditingEnded("Harry Houdini")
      presenter?.changePhotoTapped()
      try await settle()
      try photoLibrary.choose(.png)
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      presenter = nil
      #expect(released == nil)
    }
  }
}

import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LighterMVC

extension ViewFree {
  @Suite struct ProfileStoreLeavingTests {
    @Test("P-18: logging out cancels and empties the cache in the same turn")
    func loggedOut() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.enterName("Harry Houdini")
      try await settle()
      let seen = profile.seen
      profile.store.logOut()
      #expect(profile.service.calls.count == 2)
      #expect(profile.service.calls.allSatisfy { $0.isCancelled })
      #expect(profile.cache.user == nil)
      #expect(!profile.seen.hasUser)
      // The screen is about to close and keeps its other content.
      #expect(profile.seen.isSavingName == seen.isSavingName)
      #expect(profile.seen.isChangingPhoto == seen.isChangingPhoto)
      #expect(profile.seen.draftNames == seen.draftNames)
    }

    @Test(
      "P-18: the service is told, and its answer makes no difference",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
    func serviceTold(answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture.opened(with: .sample)
      profile.store.logOut()
      profile.store.didLeave()
      try await settle()
      let call = try #require(profile.service.calls.last)
      #expect(profile.requests == [.logOut])
      #expect(!call.isCancelled)
      let seen = profile.seen
      try await profile.answer(.logOut, with: answer)
      #expect(profile.seen == seen)
      #expect(profile.cache.user == nil)
    }

    @Test("P-18: telling the service outlives the store and does not hold it")
    func logOutOutlivesTheStore() async throws {
      let service = ScenarioService()
      let cache = UserCache(user: .sample)
      let postService = ScenarioPostService()
      var store: ProfileStore? = ProfileStore(
        state: ProfileState(), service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: postService)
      weak let released = store
      store?.open()
      store?.logOut()
      store?.didLeave()
      store = nil
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
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      profile.store.logOut()
      profile.enterName("Harry Houdini")
      try await settle()
      #expect(profile.requests == [.logOut])
    }

    @Test("P-18: leaving after logging out keeps a user who has signed in since")
    func leavingAfterLoggingOut() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      profile.enterName("Harry Houdini")
      try await settle()
      profile.store.logOut()
      profile.cache.user = .sample
      profile.store.didLeave()
      #expect(profile.cache.user == .sample)
    }

    @Test("P-19: leaving cancels loading")
    func leftWhileLoading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.store.open()
      try await settle()
      profile.store.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
      #expect(!profile.seen.isLoading)
    }

    @Test("P-19: leaving while a name is in flight cancels it and empties the cache")
    func leftWhileSavingName() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      profile.enterName("Harry Houdini")
      try await settle()
      profile.store.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == nil)
    }

    @Test("P-19: leaving while a photo is in flight cancels it and empties the cache")
    func leftWhileChangingPhoto() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.store.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == nil)
    }

    @Test("P-19: leaving with nothing in flight keeps the cache")
    func leftIdle() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      profile.enterName("Harry Houdini")
      try await settle()
      try await profile.answer(.changeDisplayName, with: .failure(.refused))
      try await profile.choosePhoto(.png)
      try await profile.answer(.changePhoto, with: .accepted)
      let user = profile.cache.user
      profile.store.didLeave()
      #expect(user != nil)
      #expect(profile.cache.user == user)
    }

    @Test("P-19, P-20: an open library is no change in flight, and its photo comes too late")
    func leftWhileChoosing() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      profile.store.changePhoto()
      try await settle()
      profile.store.didLeave()
      #expect(profile.cache.user == .sample)
      let seen = profile.seen
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(profile.requests == [])
      #expect(profile.seen == seen)
      #expect(profile.cache.user == .sample)
    }

    @Test(
      "P-20: a late answer to loading changes neither the state nor the cache",
      arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
    func lateUser(answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture()
      profile.store.open()
      try await settle()
      profile.store.didLeave()
      let seen = profile.seen
      try await profile.answer(.currentUser, with: answer)
      #expect(profile.seen == seen)
      #expect(profile.cache.user == nil)
    }

    @Test(
      "P-20: late answers to changes alter neither the state nor the next user's cache",
      arguments: [true, false], [ScenarioService.Answer.accepted, .failure(.refused)])
    func lateChanges(loggingOut: Bool, answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.enterName("Harry Houdini")
      try await settle()
      if loggingOut { profile.store.logOut() }
      profile.store.didLeave()
      profile.cache.user = .sample
      let seen = profile.seen
      try await profile.answer(.changeDisplayName, with: answer)
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.seen == seen)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-1, P-2: a store that is opened again starts anew")
    func startsAnew() async throws {
      let profile = ProfileFixture.opened(with: .sample)
      defer { profile.endEveryRequest() }
      profile.enterName("Harry Houdini")
      try await profile.choosePhoto(.png)
      profile.store.didLeave()
      profile.store.open()
      #expect(profile.seen.isLoading && !profile.seen.hasUser)
      try await settle()
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.seen.name == "David Blaine")
      #expect(!profile.seen.isSavingName)
      #expect(!profile.seen.isChangingPhoto)
    }

    @Test("Nothing is left of a user or an error after leaving")
    func forgets() async throws {
      var user = User.sample
      user.photo = try Photo(.png)
      let profile = ProfileFixture.opened(with: user)
      profile.enterName("Harry\nHoudini")
      try await profile.choosePhoto(.gif)
      try #require(profile.seen.nameError != nil && profile.seen.error != nil)
      profile.store.didLeave()
      var seen = ProfileStateSpy.Observation()
      seen.draftNames = profile.seen.draftNames
      #expect(profile.seen == seen)
    }

    @Test("No request that has ended holds the store")
    func ownsNothingTooLong() async throws {
      let service = ScenarioService()
      let photoLibrary = ScenarioPhotoLibrary()
      let postService = ScenarioPostService()
      let state = ProfileState()
      var store: ProfileStore? = ProfileStore(
        state: state, service: service, cache: UserCache(), photoLibrary: photoLibrary,
        postService: postService)
      weak let released = store
      store?.open()
      try await settle()
      try service.answer(.currentUser, with: .user(.sample))
      try await settle()
      try postService.answer(.posts([]))
      state.draftName = "Harry Houdini"
      store?.saveName()
      store?.changePhoto()
      try await settle()
      try photoLibrary.choose(.png)
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      store = nil
      #expect(released == nil)
    }
  }
}

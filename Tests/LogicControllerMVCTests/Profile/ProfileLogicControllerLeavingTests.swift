import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

extension ViewFree {
  @Suite struct ProfileLogicControllerLeavingTests {
    @Test("P-18: logging out cancels, empties the cache and leaves in the same turn")
    func loggedOut() async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.endEditing("Harry Houdini")
      try await settle()
      let stateCount = profile.states.count
      var logInScreens = 0
      profile.logicController.logOut { logInScreens += 1 }
      #expect(profile.service.calls.count == 2)
      #expect(profile.service.calls.allSatisfy { $0.isCancelled })
      #expect(profile.cache.user == nil)
      #expect(logInScreens == 1)
      #expect(profile.states.count == stateCount)
    }

    @Test(
      "P-18: the service is told, and its answer makes no difference",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
    func serviceTold(answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture.presenting(.sample)
      profile.logicController.logOut {}
      profile.logicController.didLeave()
      try await settle()
      let call = try #require(profile.service.calls.last)
      #expect(profile.requests == [.logOut])
      #expect(!call.isCancelled)
      let stateCount = profile.states.count
      try await profile.answer(.logOut, with: answer)
      #expect(profile.states.count == stateCount)
      #expect(profile.cache.user == nil)
    }

    @Test("P-18: telling the service outlives the logic controller and does not hold it")
    func logOutOutlivesTheLogicController() async throws {
      let service = ScenarioService()
      let cache = UserCache(user: .sample)
      let postService = ScenarioPostService()
      var logicController: ProfileLogicController? = ProfileLogicController(
        service: service, cache: cache, photoLibrary: ScenarioPhotoLibrary(),
        postService: postService)
      weak let released = logicController
      logicController?.load { _ in }
      logicController?.logOut {}
      logicController?.didLeave()
      logicController = nil
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
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      profile.logicController.logOut { profile.endEditing("Harry Houdini") }
      try await settle()
      #expect(profile.requests == [.logOut])
      #expect(profile.states.count == 1)
    }

    @Test("P-18: leaving after logging out keeps a user who has signed in since")
    func leavingAfterLoggingOut() async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.endEditing("Harry Houdini")
      try await settle()
      profile.logicController.logOut {}
      profile.cache.user = .sample
      profile.logicController.didLeave()
      #expect(profile.cache.user == .sample)
    }

    @Test("P-19: leaving cancels loading")
    func leftWhileLoading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.load()
      try await settle()
      profile.logicController.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
    }

    @Test("P-19: leaving while a name is in flight cancels it and empties the cache")
    func leftWhileSavingName() async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      profile.endEditing("Harry Houdini")
      try await settle()
      profile.logicController.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == nil)
    }

    @Test("P-19: leaving while a photo is in flight cancels it and empties the cache")
    func leftWhileChangingPhoto() async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.logicController.didLeave()
      #expect(profile.service.calls.map(\.isCancelled) == [true])
      #expect(profile.cache.user == nil)
    }

    @Test("P-19: leaving with nothing in flight keeps the cache")
    func leftIdle() async throws {
      let profile = ProfileFixture.presenting(.sample)
      profile.endEditing("Harry Houdini")
      try await profile.answer(.changeDisplayName, with: .failure(.refused))
      try await profile.choosePhoto(.png)
      try await profile.answer(.changePhoto, with: .accepted)
      let user = profile.cache.user
      profile.logicController.didLeave()
      #expect(user != nil)
      #expect(profile.cache.user == user)
    }

    @Test("P-19, P-20: an open library is no change in flight, and its photo comes too late")
    func leftWhileChoosing() async throws {
      let profile = ProfileFixture.presenting(.sample)
      profile.changePhoto()
      try await settle()
      profile.logicController.didLeave()
      #expect(profile.photoLibrary.isCancelled)
      #expect(profile.cache.user == .sample)
      let stateCount = profile.states.count
      try profile.photoLibrary.choose(.png)
      try await settle()
      #expect(profile.requests == [])
      #expect(profile.states.count == stateCount)
      #expect(profile.cache.user == .sample)
    }

    @Test(
      "P-20: a late answer to loading hands back nothing and is not cached",
      arguments: [ScenarioService.Answer.user(.sample), .failure(.unreachable)])
    func lateUser(answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture()
      profile.load()
      try await settle()
      profile.logicController.didLeave()
      try await profile.answer(.currentUser, with: answer)
      #expect(profile.states.count == 1)
      #expect(profile.cache.user == nil)
    }

    @Test(
      "P-20: late answers to changes hand back nothing and leave the next user's cache alone",
      arguments: [true, false], [ScenarioService.Answer.accepted, .failure(.refused)])
    func lateChanges(loggingOut: Bool, answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      try await profile.choosePhoto(.png)
      profile.endEditing("Harry Houdini")
      try await settle()
      if loggingOut { profile.logicController.logOut {} }
      profile.logicController.didLeave()
      profile.cache.user = .sample
      let stateCount = profile.states.count
      try await profile.answer(.changeDisplayName, with: answer)
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.states.count == stateCount)
      #expect(profile.cache.user == .sample)
    }

    @Test(
      "P-20: late answers leave a profile alone that was loaded anew",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)])
    func lateChangesToNewProfile(answer: ScenarioService.Answer) async throws {
      let profile = ProfileFixture.presenting(.sample)
      try await profile.choosePhoto(.png)
      profile.endEditing("Harry Houdini")
      try await settle()
      profile.logicController.didLeave()
      profile.cache.user = .sample
      profile.load()
      let stateCount = profile.states.count
      try await profile.answer(.changeDisplayName, with: answer)
      try await profile.answer(.changePhoto, with: answer)
      #expect(profile.states.count == stateCount)
      #expect(profile.content?.user == .sample)
    }

    @Test("P-1, P-2: a screen that is pushed again starts anew")
    func startsAnew() async throws {
      let profile = ProfileFixture.presenting(.sample)
      defer { profile.endEveryRequest() }
      profile.endEditing("")
      profile.endEditing("Harry Houdini")
      try await profile.choosePhoto(.png)
      profile.logicController.didLeave()
      profile.load()
      #expect(profile.isLoading)
      try await profile.answer(.currentUser, with: .user(.sample))
      let content = try #require(profile.content)
      #expect(content.user == .sample)
      #expect(content.draft == "David Blaine")
      #expect(content.nameError == nil && content.error == nil)
      #expect(!content.isSavingName && !content.isChangingPhoto)
    }

    @Test("No request that has ended holds the logic controller")
    func ownsNothingTooLong() async throws {
      let service = ScenarioService()
      let photoLibrary = ScenarioPhotoLibrary()
      let postService = ScenarioPostService()
      var logicController: ProfileLogicController? = ProfileLogicController(
        service: service, cache: UserCache(), photoLibrary: photoLibrary,
        postService: postService)
      weak let released = logicController
      logicController?.load { _ in }
      try await settle()
      try service.answer(.currentUser, with: .user(.sample))
      try await settle()
      try postService.answer(.posts([]))
      logicController?.changeDisplayName(to: "Harry Houdini") { _ in }
      logicController?.changePhoto { _ in }
      try await settle()
      try photoLibrary.choose(.png)
      try await settle()
      try service.answer(.changeDisplayName, with: .accepted)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      logicController = nil
      #expect(released == nil)
    }
  }
}

import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct ProfileSessionTests {
    /// Begins everything that can be in flight once a user is loaded.
    func beginEverything() async throws -> ProfileLogic {
      let logic = ProfileLogic.loaded()
      try await logic.changeName(to: "Harry Houdini")
      try await logic.choose(Photo.landscape.data)
      try await logic.openLibrary()
      try await logic.loadPosts()
      return logic
    }

    @Test(
      "P-18: logging out empties the cache and tells the service, whose answer changes nothing",
      arguments: [ScenarioService.Answer.accepted, .failure(.unreachable)])
    func logsOut(answer: ScenarioService.Answer) async throws {
      let logic = ProfileLogic.loaded()
      logic.session.logOut()
      #expect(logic.cache.user == nil)
      logic.cache.user = .dee
      try await settle()
      #expect(logic.requests == [.logOut])
      try await logic.answer(.logOut, with: answer)
      #expect(logic.cache.user == .dee)
    }

    @Test("P-18: telling the service outlives the work that logs out")
    func outlivesItsTask() async throws {
      let logic = ProfileLogic.loaded()
      let task = Task { logic.session.logOut() }
      try await settle()
      task.cancel()
      let call = try #require(logic.service.calls.last)
      #expect(call.isPending && !call.isCancelled)
      logic.end()
    }

    @Test("P-18, P-26: logging out cancels changes, choosing a photo and asking for posts")
    func logsOutWithRequests() async throws {
      let logic = try await beginEverything()
      logic.session.logOut()
      #expect(logic.cancelled == [.changeDisplayName, .changePhoto])
      #expect(logic.photoLibrary.cancelledCount == 1)
      #expect(logic.postService.calls.map(\.isCancelled) == [true])
      logic.end()
    }

    @Test("P-18: logging out cancels a load, also a retry", arguments: [true, false])
    func logsOutWhileLoading(isRetry: Bool) async throws {
      let logic = ProfileLogic(cached: nil)
      logic.load()
      if isRetry {
        try await logic.answer(.currentUser, with: .failure(.unreachable))
        logic.reload()
      }
      try await settle()
      logic.session.logOut()
      #expect(logic.cancelled == [.currentUser])
      try await logic.answer(.currentUser, with: .user(.blaine))
      #expect(logic.loading.outputs.last == .sent)
      #expect(logic.cache.user == nil)
      logic.end()
    }

    @Test("P-18: a name whose editing ends after logging out is neither checked nor sent")
    func ignoresNameAfterLogOut() async throws {
      let logic = ProfileLogic.loaded()
      logic.session.logOut()
      try await logic.changeName(to: "Harry Houdini")
      try await logic.changeName(to: "")
      #expect(logic.requests == [.logOut])
      #expect(logic.naming.outputs.isEmpty)
      logic.end()
    }

    @Test("P-19, P-26: leaving cancels choosing a photo and asking for posts, and no change")
    func leavesWithRequests() async throws {
      let logic = try await beginEverything()
      logic.session.leave()
      #expect(logic.cancelled.isEmpty)
      #expect(logic.photoLibrary.cancelledCount == 1)
      #expect(logic.postService.calls.map(\.isCancelled) == [true])
      #expect(logic.cache.user == .blaine)
      logic.end()
    }

    @Test("P-19: leaving cancels a load, and a late answer is neither cached nor told")
    func leavesWhileLoading() async throws {
      let logic = ProfileLogic(cached: nil)
      logic.load()
      try await settle()
      logic.session.leave()
      #expect(logic.cancelled == [.currentUser])
      try await logic.answer(.currentUser, with: .user(.blaine))
      #expect(logic.loading.outputs == [.sent])
      #expect(logic.cache.user == nil)
    }

    @Test("P-19, P-20: after leaving, accepted changes are cached, and none is told")
    func cachesAfterLeaving() async throws {
      let logic = try await beginEverything()
      logic.session.leave()
      try await logic.answer(.changeDisplayName, with: .accepted)
      #expect(logic.cache.user == .houdini)
      try await logic.answer(.changePhoto, with: .accepted)
      #expect(logic.cache.user == .houdiniWithLandscape)
      #expect(logic.naming.outputs == [.sent])
      #expect(logic.picturing.outputs == [.sent])
      logic.end()
    }

    @Test("P-19, P-20: after leaving, failed changes are neither cached nor told")
    func failsAfterLeaving() async throws {
      let logic = try await beginEverything()
      logic.session.leave()
      try await logic.answer(.changeDisplayName, with: .failure(.refused))
      try await logic.answer(.changePhoto, with: .failure(.unreachable))
      #expect(logic.cache.user == .blaine)
      #expect(logic.naming.outputs == [.sent])
      #expect(logic.picturing.outputs == [.sent])
      logic.end()
    }

    @Test(
      "P-20: after logging out, late answers are neither cached nor told, even for the same user",
      arguments: [ScenarioService.Answer.accepted, .failure(.refused)], [User.blaine, .dee])
    func ignoresLateChanges(answer: ScenarioService.Answer, next: User) async throws {
      let logic = try await beginEverything()
      logic.session.logOut()
      logic.cache.user = next
      try await logic.answer(.changeDisplayName, with: answer)
      try await logic.answer(.changePhoto, with: answer)
      #expect(logic.cache.user == next)
      #expect(logic.naming.outputs == [.sent])
      #expect(logic.picturing.outputs == [.sent])
      logic.end()
    }

    @Test(
      "P-20, P-26: a photo that is chosen late is not sent, and late posts are not told",
      arguments: [true, false])
    func ignoresLatePhotoAndPosts(isLogOut: Bool) async throws {
      let logic = ProfileLogic.loaded()
      try await logic.openLibrary()
      try await logic.loadPosts()
      if isLogOut { logic.session.logOut() } else { logic.session.leave() }
      try logic.photoLibrary.choose(Photo.landscape.data)
      try await logic.answerPosts(.posts([.sample(1)]))
      #expect(logic.requests == (isLogOut ? [.logOut] : []))
      #expect(logic.picturing.outputs.isEmpty)
      #expect(logic.posting.outputs == [.sent])
      logic.end()
    }

    @Test("P-21: changes that go on after leaving keep nothing behind the actions alive")
    func isReleased() async throws {
      let service = ScenarioService()
      let postService = ScenarioPostService()
      let photoLibrary = ScenarioPhotoLibrary()
      let cache = UserCache()
      weak var session: ProfileSession?
      weak var loader: ProfileLoader?
      weak var nameChanger: NameChanger?
      weak var photoChanger: PhotoChanger?
      weak var postLoader: PostLoader?
      do {
        let used = ProfileSession(service: service, cache: cache)
        let load = ProfileLoader(session: used, service: service, cache: cache)
        let changeName = NameChanger(session: used, service: service, cache: cache)
        let changePhoto = PhotoChanger(
          session: used, service: service, cache: cache, photoLibrary: photoLibrary)
        let loadPosts = PostLoader(session: used, service: postService)
        (session, loader, nameChanger) = (used, load, changeName)
        (photoChanger, postLoader) = (changePhoto, loadPosts)
        load.load { _ in }
        try await settle()
        try service.answer(.currentUser, with: .user(.blaine))
        try await settle()
        changeName.change(to: "Harry Houdini") { _ in }
        changePhoto.change { _ in }
        try await settle()
        try photoLibrary.choose(Photo.landscape.data)
        try await settle()
        changePhoto.change { _ in }
        loadPosts.load { _ in }
        load.reload { _ in }
        try await settle()
        used.leave()
      }
      #expect(session == nil && loader == nil)
      #expect(nameChanger == nil && photoChanger == nil && postLoader == nil)
      try service.answer(.changeDisplayName, with: .accepted)
      try service.answer(.changePhoto, with: .accepted)
      try await settle()
      #expect(cache.user == .houdiniWithLandscape)
      service.endEveryCall()
      postService.endEveryCall()
      photoLibrary.close()
    }
  }
}

import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct PhotoChangerTests {
    let service = ScenarioService()
    let cache = UserCache(user: .blaine)
    let photoLibrary = ScenarioPhotoLibrary()
    var changer: PhotoChanger {
      PhotoChanger(service: service, cache: cache, photoLibrary: photoLibrary)
    }

    func choose(_ data: Data?) async throws -> Photo? {
      let task = Task { try await changer.choose() }
      try await settle()
      try photoLibrary.choose(data)
      return try await task.value
    }

    func change() async throws -> Task<Void, any Error> {
      let task = Task { try await changer.change(to: .landscape, of: .blaine) }
      try await settle()
      return task
    }

    @Test("The photo that the person chooses is returned, and no request is sent")
    func chooses() async throws {
      #expect(try await choose(Photo.landscape.data) == .landscape)
      #expect(photoLibrary.openedCount == 1)
      #expect(service.calls.isEmpty)
    }

    @Test("Cancelling in the library returns no photo")
    func cancels() async throws {
      #expect(try await choose(nil) == nil)
    }

    @Test(
      "What is no photo is refused",
      arguments: [
        (Data.gif, PhotoError.unsupportedFormat),
        (Data(), .unsupportedFormat),
        (Photo.portrait.data + Data(count: 5_000_000), .tooLarge),
      ])
    func refuses(data: Data, error: PhotoError) async throws {
      await #expect(throws: error) { try await choose(data) }
    }

    @Test("The service is asked once, and the changed user is cached")
    func changes() async throws {
      let task = try await change()
      #expect(service.calls.map(\.request) == [.changePhoto(.landscape)])
      #expect(cache.user == .blaine)
      try service.answer(.changePhoto, with: .accepted)
      try await task.value
      #expect(cache.user == .withLandscape)
    }

    @Test("P-27: A name that another part has cached meanwhile is kept")
    func keepsOtherName() async throws {
      let task = try await change()
      cache.user?.displayName = .sample("Harry Houdini")
      try service.answer(.changePhoto, with: .accepted)
      try await task.value
      #expect(
        cache.user
          == User(id: User.blaine.id, displayName: .sample("Harry Houdini"), photo: .landscape))
    }

    @Test(
      "P-27: A cache that was emptied or holds another user is left alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      let task = try await change()
      cache.user = user
      try service.answer(.changePhoto, with: .accepted)
      try await task.value
      #expect(cache.user == user)
    }

    @Test("A failed change is thrown and leaves the cache")
    func fails() async throws {
      let task = try await change()
      try service.answer(.changePhoto, with: .failure(.unreachable))
      await #expect(throws: UserServiceError.unreachable) { try await task.value }
      #expect(cache.user == .blaine)
    }

    @Test("An answer that comes too late leaves the next user's cache alone")
    func comesTooLate() async throws {
      let task = try await change()
      task.cancel()
      cache.user = .dee
      try service.answer(.changePhoto, with: .accepted)
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(cache.user == .dee)
    }

    @Test(
      "P-16: name and photo in flight together do not undo each other, in either order",
      arguments: [
        [ScenarioService.Kind.changeDisplayName, .changePhoto],
        [.changePhoto, .changeDisplayName],
      ])
    func changesTogether(order: [ScenarioService.Kind]) async throws {
      let nameChanger = NameChanger(service: service, cache: cache)
      let tasks: [ScenarioService.Kind: Task<Void, any Error>] = [
        .changePhoto: try await change(),
        .changeDisplayName: Task {
          try await nameChanger.change(to: .sample("Harry Houdini"), of: .blaine)
        },
      ]
      try await settle()
      for kind in order {
        try service.answer(kind, with: .accepted)
        try await settle()
      }
      for task in tasks.values { try await task.value }
      #expect(cache.user?.displayName == .sample("Harry Houdini"))
      #expect(cache.user?.photo == .landscape)
    }
  }
}

import Jobs
import Models
import Scenarios
import Testing

@testable import ActionsMVC

extension ViewFree {
  @Suite struct NameChangerTests {
    let service = ScenarioService()
    let cache = UserCache(user: .blaine)
    var changer: NameChanger { NameChanger(service: service, cache: cache) }

    func change() async throws -> Task<Void, any Error> {
      let task = Task { try await changer.change(to: .sample("Harry Houdini"), of: .blaine) }
      try await settle()
      return task
    }

    @Test(
      "A text that cannot be a name is refused, for the first rule that it breaks",
      arguments: [
        (" \n\t ", DisplayNameError.empty),
        ("Harry\nHoudini", .controlCharacters),
        ("\u{7}" + String(repeating: "a", count: 41), .controlCharacters),
        (String(repeating: "a", count: 41), .tooLong),
      ])
    func refuses(text: String, error: DisplayNameError) {
      #expect(throws: error) { try changer.check(text, savedName: .sample("David Blaine")) }
    }

    @Test("A new name is trimmed, and the saved one is none", arguments: ["", " ", "\n"])
    func checks(padding: String) throws {
      let saved = DisplayName.sample("David Blaine")
      #expect(
        try changer.check("\(padding)Harry Houdini\(padding)", savedName: saved)
          == .sample("Harry Houdini"))
      #expect(try changer.check("\(padding)David Blaine\(padding)", savedName: saved) == nil)
    }

    @Test("Checking a name sends no request")
    func checksAlone() async throws {
      _ = try changer.check("Harry Houdini", savedName: .sample("David Blaine"))
      try await settle()
      #expect(service.calls.isEmpty)
    }

    @Test("The service is asked once, and the changed user is cached")
    func changes() async throws {
      let task = try await change()
      #expect(service.calls.map(\.request) == [.changeDisplayName(.sample("Harry Houdini"))])
      #expect(cache.user == .blaine)
      try service.answer(.changeDisplayName, with: .accepted)
      try await task.value
      #expect(cache.user == .renamed)
    }

    @Test("P-27: A photo that another part has cached meanwhile is kept")
    func keepsOtherPhoto() async throws {
      let task = try await change()
      cache.user?.photo = nil
      try service.answer(.changeDisplayName, with: .accepted)
      try await task.value
      #expect(
        cache.user == User(id: User.blaine.id, displayName: .sample("Harry Houdini"), photo: nil))
    }

    @Test(
      "P-27: A cache that was emptied or holds another user is left alone",
      arguments: [nil, User.dee])
    func keepsOtherUser(_ user: User?) async throws {
      let task = try await change()
      cache.user = user
      try service.answer(.changeDisplayName, with: .accepted)
      try await task.value
      #expect(cache.user == user)
    }

    @Test("A failed change is thrown and leaves the cache", arguments: [UserServiceError.refused])
    func fails(error: UserServiceError) async throws {
      let task = try await change()
      try service.answer(.changeDisplayName, with: .failure(error))
      await #expect(throws: error) { try await task.value }
      #expect(cache.user == .blaine)
    }

    @Test("An answer that comes too late leaves the next user's cache alone")
    func comesTooLate() async throws {
      let task = try await change()
      task.cancel()
      cache.user = .dee
      try service.answer(.changeDisplayName, with: .accepted)
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(cache.user == .dee)
    }
  }
}

import Foundation
import Jobs
import Models
import Scenarios
import Testing

@testable import LogicControllerMVC

extension ViewFree {
  @Suite struct ProfileLogicControllerLoadingTests {
    @Test("P-1: with nothing cached, the profile is loading until the service answers")
    func loading() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.load()
      #expect(profile.isLoading)
      try await settle()
      #expect(profile.requests == [.currentUser])
      #expect(profile.isLoading)
      #expect(profile.states.count == 1)
    }

    @Test("P-2: a loaded user is presented and cached", arguments: [nil, Data.png, .jpeg])
    func loaded(photo: Data?) async throws {
      let profile = ProfileFixture()
      profile.load()
      var user = User.sample
      user.photo = try photo.map { try Photo($0) }
      try await profile.answer(.currentUser, with: .user(user))
      #expect(profile.states.count == 2)
      let content = try #require(profile.content)
      #expect(content.user == user)
      #expect(content.draft == "David Blaine")
      #expect(content.nameCount == "12 of 40")
      #expect(content.nameError == nil && content.error == nil)
      #expect(!content.isSavingName && !content.isChangingPhoto)
      #expect(profile.cache.user == user)
    }

    @Test("P-3: a cached user is presented before load returns, and no request is sent")
    func cached() async throws {
      let profile = ProfileFixture(cached: .sample)
      profile.load()
      #expect(profile.states.count == 1)
      let content = try #require(profile.content)
      #expect(content.user == .sample)
      #expect(content.draft == "David Blaine")
      try await settle()
      #expect(profile.requests == [])
    }

    @Test(
      "P-4: a failed load hands back what went wrong and caches nothing",
      arguments: [UserServiceError.unreachable, .refused, .storeDamaged])
    func failed(error: UserServiceError) async throws {
      let profile = ProfileFixture()
      profile.load()
      try await profile.answer(.currentUser, with: .failure(error))
      #expect(profile.states.count == 2)
      #expect(profile.failure == error)
      #expect(profile.cache.user == nil)
    }

    @Test("P-4, P-17: trying again is loading again")
    func retry() async throws {
      let profile = ProfileFixture()
      profile.load()
      try await profile.answer(.currentUser, with: .failure(.unreachable))
      profile.reload()
      #expect(profile.isLoading)
      try await settle()
      #expect(profile.requests == [.currentUser, .currentUser])
      try await profile.answer(.currentUser, with: .user(.sample))
      #expect(profile.content?.user == .sample)
      #expect(profile.cache.user == .sample)
    }

    @Test("P-4: trying again asks the service, also if another part of the app has cached a user")
    func retryWithCache() async throws {
      let profile = ProfileFixture()
      defer { profile.endEveryRequest() }
      profile.load()
      try await profile.answer(.currentUser, with: .failure(.unreachable))
      profile.cache.user = .sample
      profile.reload()
      #expect(profile.isLoading)
      try await settle()
      #expect(profile.requests == [.currentUser, .currentUser])
    }
  }
}
